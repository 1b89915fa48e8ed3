//! Casts where tiny features lie beside huge coordinates, judged in rationals.

use crate::support::mixed_pairs::{MixedPair, is_unit, judge_all, mixed_pair, placed, ulp};
use crate::support::pairs::Rng;
use crate::support::rational_gap::{Gap, Solid, cross, dot, point, rational, zero};
use sat2d::query::{RayHit, cast_segment};
use sat2d::{DVec2, Relation, Shape, ShapeKind, Transform};
use sat2d_test_support::seeds;
use std::cmp::Ordering;

/// A shape and a path between two corners of another one, or of its own.
fn mixed_path(seed: u64) -> (Shape, Transform, DVec2, DVec2) {
    let MixedPair { a, ta, b, tb } = mixed_pair(seed);
    let mut rng = Rng::new(seed);
    let mut end = || {
        let (shape, t) = if rng.below(8) == 0 {
            (&a, &ta)
        } else {
            (&b, &tb)
        };
        let corners = shape.vertices();
        t.apply(corners[rng.below(corners.len() as u64) as usize])
    };
    let (start, end) = (end(), end());
    (a, ta, start, end)
}

fn judge_cast(
    seed: u64,
    (shape, t, start, end): (Shape, Transform, DVec2, DVec2),
) -> Result<(), String> {
    if shape.kind() == ShapeKind::ConcavePolygon {
        return Ok(());
    }
    let Ok(hit) = cast_segment(&shape, &t, start, end) else {
        return Ok(());
    };
    let fail = |what: &str| {
        let placed = placed(&shape, &t);
        Err(format!(
            "{seed}: {what}: {hit:?} {placed} {start:?} {end:?}"
        ))
    };
    let solid = Solid::new(&shape, &t);
    let path = Solid::of_points(&[start, end]);
    let meets = Gap::new(&path, &solid).relation().hits();
    if meets != hit.is_some() {
        return fail("relation");
    }
    let Some(RayHit {
        fraction,
        point: at,
        normal,
        feature,
    }) = hit
    else {
        return Ok(());
    };
    let finite = fraction.is_finite() && at.is_finite() && normal.is_finite();
    if !finite || !(0.0..=1.0).contains(&fraction) {
        return fail("not finite");
    }
    let beginning = Gap::new(&Solid::of_points(&[start]), &solid).relation();
    if (feature.is_none()) != (beginning == Relation::Overlapping) {
        return fail("starts inside");
    }
    if feature.is_none() {
        return Ok(());
    }
    if !is_unit(normal) {
        return fail("normal");
    }
    if beginning == Relation::Touching {
        return if at == start { Ok(()) } else { fail("start") };
    }
    let (s, e, p) = (point(start), point(end), point(at));
    let length2 = dot(&s, &e, &e);
    // against the path, up to the rounding of the normal
    let toward = (&e.0 - &s.0) * rational(normal.x) + (&e.1 - &s.1) * rational(normal.y);
    if toward > zero()
        && &toward * &toward > &length2 * rational(16.0 * f64::EPSILON * f64::EPSILON)
    {
        return fail("normal along the path");
    }
    let one = ulp(at);
    // up to the rounding of its own coordinates and those of the shape
    let sizes = solid.points.iter().map(|p| p.0.abs().max(p.1.abs()));
    let size = sizes.max().expect("a point") + &solid.radius;
    let allowed = rational(256.0) * &one + size * rational(256.0 * f64::EPSILON);
    let off = cross(&s, &e, &p);
    if &off * &off > &allowed * &allowed * &length2 {
        return fail("off the path");
    }
    let to_core = Gap::new(&Solid::of_points(&[at]), &solid);
    if to_core.cmp(&allowed) == Ordering::Greater || to_core.cmp(&-allowed) == Ordering::Less {
        return fail("off the boundary");
    }
    Ok(())
}

#[test]
fn casts_agree_with_exact_fractions() {
    judge_all(seeds(3000), |seed| judge_cast(seed, mixed_path(seed)));
}

/// A round shape near the origin, and a path that starts up to 1e140 away from it.
fn far_path(seed: u64) -> (Shape, Transform, DVec2, DVec2) {
    let mut rng = Rng::new(seed ^ 0xfa5);
    let mut shape = loop {
        let shape = rng.shape(false, true);
        if seed.is_multiple_of(4) || shape.radius() > 0.0 {
            break shape;
        }
    };
    if seed % 4 == 1 {
        shape =
            Shape::circle(DVec2::new(rng.unit(), 1.0), rng.between(0.1, 3.0)).expect("a circle");
    }
    let t = Transform::placement(rng.point(false), rng.between(0.0, 6.3), 1.0, 1.0).expect("a map");
    let most = [18.0, 140.0][rng.below(2) as usize];
    let far = 10f64.powf(rng.between(0.0, most));
    let start = DVec2::from_angle(rng.between(0.0, 6.3)) * far;
    let corner = t.apply(shape.vertices()[rng.below(shape.vertices().len() as u64) as usize]);
    let aim =
        corner + DVec2::from_angle(rng.between(0.0, 6.3)) * shape.radius() * rng.between(0.0, 1.1);
    let end = aim + (aim - start) * [0.5, 0.0, 1.0, 1e-3][rng.below(4) as usize];
    (shape, t, start, end)
}

#[test]
fn rays_from_far_away_agree_with_exact_fractions() {
    judge_all(seeds(3000), |seed| judge_cast(seed, far_path(seed)));
}

#[test]
fn a_ray_from_far_away_has_the_normal_and_the_point_of_a_near_one() {
    let ball = Shape::circle(DVec2::ZERO, 1.0).expect("a circle");
    let start = DVec2::new(-9992856650619380.0, -377909989510770.0);
    let end = DVec2::new(4996428325309690.0, 188954994755384.97);
    let pill = Shape::capsule(DVec2::ZERO, DVec2::new(3.0, 0.0), 1.0).expect("a capsule");
    let corners = [DVec2::ZERO, DVec2::X, DVec2::Y];
    let rounded = Shape::rounded_polygon(&corners, 1.0).expect("a rounded triangle");
    for shape in [ball, pill, rounded] {
        let hit = cast_segment(&shape, &Transform::IDENTITY, start, end);
        let hit = hit.expect("in range").expect("it passes the origin");
        // the path leads through the origin, up to a quarter of its last digits
        assert!((hit.point.length() - 1.0).abs() < 1e-15, "{hit:?}");
        assert!((hit.normal - hit.point).length() < 1e-15, "{hit:?}");
        assert!(hit.normal.dot(end - start) < 0.0, "{hit:?}");
        judge_cast(0, (shape, Transform::IDENTITY, start, end)).unwrap();
    }
}

fn p(x: f64, y: f64) -> DVec2 {
    DVec2::new(x, y)
}

#[test]
fn a_path_at_a_small_angle_has_the_digits_of_its_hit() {
    let judged = |ring: &[DVec2], start, end| {
        let shape = match ring {
            &[start, end] => Shape::segment(start, end),
            ring => Shape::convex_polygon(ring),
        };
        let shape = shape.expect("valid");
        judge_cast(0, (shape, Transform::IDENTITY, start, end)).unwrap();
    };
    // the gaps between the path and the line are a few thousand times the smallest number
    let segment = [
        p(-3.957e-320, -5.283350067927008e144),
        p(0.0, 1.028335006792701e145),
    ];
    let start = p(-7.914e-320, 1.5566700135854016e145);
    judged(&segment, start, p(0.0, 1.0283350067927009e145));
    let needle = [
        p(-7.7194e-319, -2.9999999999999997e-96),
        p(7.7194e-319, -8.21577e-319),
        p(8.2157e-319, 9.65e-320),
    ];
    let end = p(-2.3443e-320, 1.4999999999999999e-96);
    judged(&needle, p(8.2157e-319, 0.0), end);
    // an angle of less than a degree, forty times as far away as the hit is from the origin
    let tile = [
        p(-5.012697820772159, -3.021192033169639),
        p(-6.465341822676154, -5.658126397312225),
        p(-5.215992555733919, -6.346372469563972),
        p(-3.763348553829924, -3.7094381054213854),
    ];
    let start = p(173.70484053257218, 329.23031567106415);
    judged(&tile, start, p(-186.63552417792448, -340.5465684656886));
}
