//! Questions about two shapes.
//!
//! The relation of two convex shapes is judged in exact integers. Of any shapes, contacts exist
//! exactly if they meet, depths are positive exactly if they overlap, distances exactly if they are
//! disjoint, and every number is finite.

use crate::numbers::{number, vector};
use crate::shapes::{Handle, finite};
use sat2d::{Relation, Transform};
use sat2d_ffi::*;
use sat2d_fuzz::bytes::Bytes;
use sat2d_fuzz::minkowski_judge::{self, Hull};
use std::mem::zeroed;
use std::ptr::{null, null_mut};

pub fn collide(a: &Handle, ta: &sat_transform, b: &Handle, tb: &sat_transform) -> Option<i32> {
    let mut relation = -1;
    // SAFETY: references and locals.
    let status = unsafe { sat_collide(a.shape, ta, b.shape, tb, &mut relation) };
    assert_ne!(status, SAT_ERR_INTERNAL);
    (status == SAT_OK).then_some(relation)
}

fn judged(a: &Handle, ta: &sat_transform, b: &Handle, tb: &sat_transform) -> Option<i32> {
    let hulls = |shape: &Handle, t: &sat_transform| -> Option<Vec<Hull>> {
        let placed = Transform::new(t.a, t.b, t.c, t.d, t.tx, t.ty).expect("it was accepted");
        if shape.kind == SAT_SHAPE_ELLIPSE || shape.radius > 0.0 && !placed.is_similarity() {
            return None; // the judge knows no ellipses
        }
        if shape.is_convex() {
            return Some(vec![Hull::placed(&shape.points, shape.radius, &placed)]);
        }
        let segments = shape.segments();
        let segments = segments.iter().map(|ends| Hull::placed(ends, 0.0, &placed));
        shape.is_chain().then(|| segments.collect())
    };
    let (p, q) = (hulls(a, ta)?, hulls(b, tb)?);
    let pairs = p.iter().flat_map(|p| q.iter().map(move |q| (p, q)));
    let strongest = pairs.map(|(p, q)| minkowski_judge::relation(p, q)).max();
    Some(match strongest? {
        Relation::Disjoint => SAT_DISJOINT,
        Relation::Touching => SAT_TOUCHING,
        Relation::Overlapping => SAT_OVERLAPPING,
    })
}

fn is_unit(v: sat_vec2) -> bool {
    (v.x.hypot(v.y) - 1.0).abs() <= 4.0 * f64::EPSILON
}

pub fn questions(a: &Handle, ta: &sat_transform, b: &Handle, tb: &sat_transform) {
    let relation = collide(a, ta, b, tb);
    assert_eq!(collide(b, tb, a, ta), relation);
    // SAFETY: references and locals, here and below; all outputs are plain numbers.
    let (hits, overlaps) = unsafe {
        let hits = sat_hits(a.shape, ta, b.shape, tb);
        (hits, sat_overlaps(a.shape, ta, b.shape, tb))
    };
    assert_eq!(
        hits,
        relation.is_some_and(|relation| relation != SAT_DISJOINT)
    );
    assert_eq!(overlaps, relation == Some(SAT_OVERLAPPING));
    let mut manifold: sat_manifold = unsafe { zeroed() };
    let contact = unsafe { sat_contact(a.shape, ta, b.shape, tb, &mut manifold) };
    let mut closest = sat_closest_points::default();
    let distance = unsafe { sat_distance(a.shape, ta, b.shape, tb, &mut closest) };
    assert_eq!(contact, distance);
    assert_eq!(contact == SAT_OK, relation.is_some());
    let Some(relation) = relation else { return };
    if let Some(judged) = judged(a, ta, b, tb) {
        assert_eq!(relation, judged);
    }
    check_manifold(&manifold, relation);
    check_closest(&closest, relation);
    let mut all = vec![manifold; 8];
    let mut count = 0;
    let buffer = all.as_mut_ptr();
    let status = unsafe { sat_contacts(a.shape, ta, b.shape, tb, buffer, 8, &mut count) };
    assert_eq!(count > 0, relation != SAT_DISJOINT);
    if status == SAT_OK {
        all[..count].iter().for_each(|one| check_points(one));
        assert!(count == 0 || (all[0].depth > 0.0) == (relation == SAT_OVERLAPPING));
    } else {
        assert!(status == SAT_ERR_CAPACITY && count > 8);
    }
    separation(a, ta, b, tb, relation);
}

fn check_manifold(manifold: &sat_manifold, relation: sat_relation) {
    assert_eq!(manifold.point_count > 0, relation != SAT_DISJOINT);
    assert_eq!(manifold.depth > 0.0, relation == SAT_OVERLAPPING);
    if relation != SAT_DISJOINT {
        check_points(manifold);
    }
}

fn check_points(manifold: &sat_manifold) {
    assert!(is_unit(manifold.normal), "{manifold:?}");
    assert!(manifold.depth.is_finite() && manifold.depth >= 0.0);
    assert!((1..=2).contains(&manifold.point_count));
    for point in &manifold.points[..manifold.point_count] {
        assert!(finite(point.on_a) && finite(point.on_b), "{manifold:?}");
        assert!(point.depth.is_finite() && point.depth >= 0.0);
    }
    let edges = manifold.point_count == 2;
    assert!(
        !edges || manifold.kind == SAT_CONTACT_EDGE_EDGE,
        "{manifold:?}"
    );
}

fn check_closest(closest: &sat_closest_points, relation: sat_relation) {
    assert!(closest.distance.is_finite(), "{closest:?}");
    assert_eq!(
        closest.distance > 0.0,
        relation == SAT_DISJOINT,
        "{closest:?}"
    );
    assert!(finite(closest.on_a) && finite(closest.on_b), "{closest:?}");
    assert!(is_unit(closest.normal), "{closest:?}");
}

/// The least translation parts the shapes.
fn separation(
    a: &Handle,
    ta: &sat_transform,
    b: &Handle,
    tb: &sat_transform,
    relation: sat_relation,
) {
    let mut least = sat_minimum_translation::default();
    // SAFETY: references and locals.
    let status = unsafe { sat_separation(a.shape, ta, b.shape, tb, &mut least) };
    assert_ne!(status, SAT_ERR_INTERNAL);
    assert!(finite(least.translation) && least.depth.is_finite());
    if status != SAT_OK {
        return;
    }
    assert_eq!(least.depth > 0.0, relation == SAT_OVERLAPPING, "{least:?}");
    let moved = sat_transform {
        tx: tb.tx + least.translation.x,
        ty: tb.ty + least.translation.y,
        ..*tb
    };
    assert_ne!(
        collide(a, ta, b, &moved),
        Some(SAT_OVERLAPPING),
        "{least:?}"
    );
}

/// A path meets a shape exactly if the segment does.
pub fn casts(shape: &Handle, transform: &sat_transform, bytes: &mut Bytes) {
    let (start, end) = (vector(bytes), vector(bytes));
    let mut hit = sat_ray_hit::default();
    let mut path = null_mut();
    let mut relation = SAT_DISJOINT;
    let identity = crate::numbers::IDENTITY;
    // SAFETY: references and locals; the path is given back.
    let (cast, asked) = unsafe {
        let cast = sat_cast_segment(shape.shape, transform, start, end, &mut hit);
        if (start.x, start.y) == (end.x, end.y) {
            sat_shape_new_circle(start, 0.0, &mut path);
        } else {
            sat_shape_new_segment(start, end, &mut path);
        }
        let asked = match path.is_null() {
            true => SAT_ERR_NOT_FINITE,
            false => sat_collide(shape.shape, transform, path, &identity, &mut relation),
        };
        sat_shape_free(path);
        (cast, asked)
    };
    assert_ne!(cast, SAT_ERR_INTERNAL);
    assert_eq!(cast == SAT_OK, asked == SAT_OK);
    if cast == SAT_OK {
        assert_eq!(hit.hit == 1, relation != SAT_DISJOINT, "{hit:?}");
        check_hit(&hit);
        assert!((0.0..=1.0).contains(&hit.fraction));
    }
    let (direction, reach) = (end, number(bytes));
    // SAFETY: references and locals.
    let status = unsafe { sat_cast_ray(shape.shape, transform, start, direction, reach, &mut hit) };
    assert_ne!(status, SAT_ERR_INTERNAL);
    if status == SAT_OK {
        check_hit(&hit);
        assert!(hit.fraction <= reach);
    }
}

pub fn check_hit(hit: &sat_ray_hit) {
    assert!(hit.fraction.is_finite() && hit.fraction >= 0.0, "{hit:?}");
    assert!(finite(hit.point), "{hit:?}");
    assert!(
        hit.hit == 0 || hit.starts_inside == 1 || is_unit(hit.normal),
        "{hit:?}"
    );
}

fn motion(start: &sat_transform, bytes: &mut Bytes) -> sat_motion {
    sat_motion {
        start: *start,
        translation: vector(bytes),
        rotation: if bytes.flag() { number(bytes) } else { 0.0 },
        pivot: vector(bytes),
    }
}

/// Options concern only contacts at the start: what is left is skipped, what is entered is not.
pub fn sweep_past(
    a: &Handle,
    ta: &sat_transform,
    b: &Handle,
    tb: &sat_transform,
    bytes: &mut Bytes,
) {
    let (moves_a, moves_b) = (motion(ta, bytes), motion(tb, bytes));
    let sweep = |at_start: Option<sat_at_start>| {
        let mut impact = sat_impact::default();
        let options = at_start.map(|at_start| sat_sweep_options {
            at_start,
            ..sat_sweep_options::default()
        });
        let options = options.as_ref().map_or(null(), std::ptr::from_ref);
        // SAFETY: references and locals; the options may be NULL.
        let status =
            unsafe { sat_sweep_with(a.shape, &moves_a, b.shape, &moves_b, options, &mut impact) };
        assert_ne!(status, SAT_ERR_INTERNAL);
        (status, impact)
    };
    let (status, first) = sweep(None);
    assert_eq!(sweep(Some(SAT_AT_START_REPORT)), (status, first));
    let parting = sweep(Some(SAT_AT_START_SKIP_PARTING));
    let overlapping = sweep(Some(SAT_AT_START_SKIP_OVERLAPPING));
    if status != SAT_OK || first.hit == 0 || first.time > 0.0 {
        assert_eq!(parting, (status, first));
        assert_eq!(overlapping, (status, first));
        return;
    }
    let nothing = (SAT_OK, sat_impact::default());
    match first.relation {
        SAT_OVERLAPPING => assert_eq!(overlapping, nothing),
        _ => assert_eq!(overlapping, parting),
    }
    let (status, next) = parting;
    if status != SAT_OK || next.hit == 0 {
        return;
    }
    assert!((0.0..=1.0).contains(&next.time) && next.approach.is_finite());
    let is_straight = moves_a.rotation == 0.0 && moves_b.rotation == 0.0;
    if is_straight && a.is_convex() && b.is_convex() {
        // what two convex shapes leave, they leave for good
        assert_eq!(next, first);
        assert!(next.approach > 0.0, "{next:?}");
    }
}

/// Shapes meet at the time of impact or are just apart, and never overlap unless they did before.
pub fn sweep(a: &Handle, ta: &sat_transform, b: &Handle, tb: &sat_transform, bytes: &mut Bytes) {
    let (moves_a, moves_b) = (motion(ta, bytes), motion(tb, bytes));
    let mut impact = sat_impact::default();
    // SAFETY: references and locals.
    let status = unsafe { sat_sweep(a.shape, &moves_a, b.shape, &moves_b, &mut impact) };
    assert_ne!(status, SAT_ERR_INTERNAL);
    if status != SAT_OK {
        return;
    }
    let before = collide(a, ta, b, tb).expect("what moves is placed");
    assert!(
        before == SAT_DISJOINT || impact.hit == 1 && impact.time == 0.0,
        "{impact:?}"
    );
    if a.is_convex() && b.is_convex() {
        bounds((a, &moves_a), (b, &moves_b), before != SAT_DISJOINT);
    }
    if impact.hit == 0 {
        return;
    }
    assert!(
        (0.0..=1.0).contains(&impact.time) && impact.approach.is_finite(),
        "{impact:?}"
    );
    let mut placed = [sat_transform::default(); 2];
    for (motion, out) in [&moves_a, &moves_b].into_iter().zip(&mut placed) {
        // SAFETY: locals.
        assert_eq!(unsafe { sat_motion_at(motion, impact.time, out) }, SAT_OK);
    }
    let there = collide(a, &placed[0], b, &placed[1]);
    assert_eq!(there, Some(impact.relation), "{impact:?}");
    assert!(
        there != Some(SAT_OVERLAPPING) || before == SAT_OVERLAPPING,
        "{impact:?}"
    );
}

/// Bounds are in order, and 0 if the shapes meet at the start.
fn bounds((a, moves_a): (&Handle, &sat_motion), (b, moves_b): (&Handle, &sat_motion), meet: bool) {
    let mut bounds = sat_impact_bounds::default();
    // SAFETY: references and locals.
    let status = unsafe { sat_sweep_bounds(a.shape, moves_a, b.shape, moves_b, &mut bounds) };
    assert_ne!(status, SAT_ERR_INTERNAL);
    if status != SAT_OK {
        return;
    }
    assert!(
        0.0 <= bounds.earliest && bounds.earliest <= bounds.latest && bounds.latest <= 1.0,
        "{bounds:?}"
    );
    let is_at_start = bounds.hit == 1 && bounds.latest == 0.0;
    assert_eq!(is_at_start, meet, "{bounds:?}");
    let width = bounds.latest - bounds.earliest;
    assert!(bounds.proved == 0 || width <= 2_f64.powi(-40), "{bounds:?}");
}
