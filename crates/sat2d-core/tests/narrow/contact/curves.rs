//! Contacts and separations of outlines with curves: against the relation, circles and ellipses,
//! and fine polygons.

use crate::distance::curves::{blob, other};
use fastrand::Rng;
use sat2d::outline::{FillRule, Path};
use sat2d::query::{Feature, Manifold, Side, contact, contacts, separation, separation_within};
use sat2d::{DVec2, PlaceError, Relation, Shape, Transform, relation};

/// How far the polygons are from the curves, as a part of the size.
const TOLERANCE: f64 = 1.0 / 4096.0;

fn p(x: f64, y: f64) -> DVec2 {
    DVec2::new(x, y)
}

fn moved(at: &Transform, by: DVec2) -> Transform {
    Transform::translation(by).unwrap().product(at).unwrap()
}

/// A number of an edge or a vertex that the shape has.
fn is_of(shape: &Shape, feature: Feature) -> bool {
    match feature {
        Feature::Vertex(k) | Feature::Edge(k) | Feature::Arc(k) => {
            (k as usize) < shape.vertices().len()
        }
    }
}

fn check_points(hit: &Manifold) {
    for point in hit.points() {
        let off = (point.on_a - hit.normal * point.depth) - point.on_b;
        assert!(off.length() < 1e-12, "{hit:?}");
    }
}

#[test]
fn contacts_exist_where_outlines_meet_and_separations_part_them() {
    let rng = &mut Rng::with_seed(21);
    let fine = |path: &Path| Shape::polygon(&[&path.flattened(1e-3).unwrap()[0]]).unwrap();
    let mut seen = [0; 3];
    let mut on_curve = [0; 2];
    for round in 0..sat2d_test_support::cases(150) {
        let (path, shape) = blob(rng);
        let angle = rng.f64() * 360.0;
        let t = Transform::placement_degrees(DVec2::ZERO, angle, 1.5, -0.7).unwrap();
        let offset = DVec2::from_angle(rng.f64() * 7.0) * (9.0 * rng.f64());
        let at = Transform::placement_degrees(offset, 30.0, 1.0, 1.0).unwrap();
        let (second, second_fine) = if round % 3 == 0 {
            let (path, shape) = blob(rng);
            (shape, fine(&path))
        } else {
            let shape = other(rng);
            (shape.clone(), shape)
        };
        let now = relation(&shape, &t, &second, &at).unwrap();
        seen[now as usize] += 1;
        let hit = contact(&shape, &t, &second, &at).unwrap();
        let all = contacts(&shape, &t, &second, &at).unwrap();
        assert_eq!(hit, all.first().copied());
        assert_eq!(hit.is_some(), now.hits());
        assert_eq!(hit.is_some_and(|hit| hit.depth > 0.0), now.overlaps());
        let swapped = contacts(&second, &at, &shape, &t).unwrap();
        assert_eq!(
            swapped.iter().map(Manifold::swapped).collect::<Vec<_>>(),
            all
        );
        for hit in &all {
            assert!(is_of(&shape, hit.feature_a) && is_of(&second, hit.feature_b));
            check_points(hit);
            if hit.depth > 0.0 && matches!(hit.points()[0].feature_a, Feature::Edge(_)) {
                let (on, normal) = (hit.points()[0].on_a, hit.normal);
                on_curve[usize::from(is_on_boundary(&shape, &t, on, normal))] += 1;
            }
        }
        let out = separation(&shape, &t, &second, &at).unwrap();
        assert_eq!(out.is_some(), now.overlaps());
        let Some(out) = out else {
            continue;
        };
        let parted = relation(&shape, &t, &second, &moved(&at, out.translation)).unwrap();
        assert_ne!(parted, Relation::Overlapping);
        let expected = separation(&fine(&path), &t, &second_fine, &at).unwrap();
        let longer = out.depth() - expected.map_or(0.0, |least| least.depth());
        // of both shapes, on both sides; a narrow way out is longer by its slope
        let slack = 4.0 * TOLERANCE * 20.0;
        assert!(
            (-4e-3..10.0 * slack).contains(&longer),
            "{longer} {round} {:?} {:?}",
            out,
            second.kind()
        );
        let swapped = separation(&second, &at, &shape, &t).unwrap().unwrap();
        assert!((swapped.depth() - out.depth()).abs() < 1e-9 * out.depth());
        let enough = separation_within(&shape, &t, &second, &at, 100_000_000).unwrap();
        assert_eq!(enough, Some(out));
        assert!(separation_within(&shape, &t, &second, &at, 3).is_err());
    }
    assert!(seen[0] > 15 && seen[2] > 60, "{seen:?}");
    // deep inside of concave outlines, curves may face nothing
    assert!(on_curve[0] * 3 < on_curve[1], "{on_curve:?}");
}

/// Whether the boundary of a shape leads through a point, across a normal: points a little farther
/// are outside, those a little before inside, also a little to the sides.
fn is_on_boundary(shape: &Shape, at: &Transform, on: DVec2, normal: DVec2) -> bool {
    let side = |beside: f64, out: f64| {
        let point = on + normal.perp() * beside + normal * out;
        sat2d::query::point_relation(shape, at, point).unwrap()
    };
    [(0.0, 1e-11), (1e-5, 1e-8), (-1e-5, 1e-8)]
        .iter()
        .all(|&(beside, out)| {
            side(beside, out) == Relation::Disjoint && side(beside, -out) == Relation::Overlapping
        })
}

/// A disc of arcs.
fn disc(radius: f64) -> Shape {
    let mut path = Path::new();
    path.move_to(p(radius, 0.0));
    for to in [p(-radius, 0.0), p(radius, 0.0)] {
        path.arc_to(DVec2::splat(radius), 0.0, false, true, to);
    }
    Shape::outline(&path, FillRule::NonZero).unwrap()
}

#[test]
fn depths_of_discs_are_those_of_circles() {
    let rng = &mut Rng::with_seed(22);
    for _ in 0..sat2d_test_support::cases(200) {
        let (r, s) = (0.5 + 4.0 * rng.f64(), 0.5 + 4.0 * rng.f64());
        let offset = DVec2::from_angle(rng.f64() * 7.0) * (r + s) * (0.1 + 0.8999 * rng.f64());
        let (here, there) = (
            Transform::placement_degrees(DVec2::ZERO, rng.f64() * 360.0, 1.0, 1.0).unwrap(),
            Transform::translation(offset).unwrap(),
        );
        let circle = Shape::circle(DVec2::ZERO, s).unwrap();
        let exact = r + s - offset.length();
        for second in [circle, disc(s)] {
            let hit = contact(&disc(r), &here, &second, &there).unwrap().unwrap();
            let off = hit.depth - exact;
            assert!(off.abs() < 1e-14 * (r + s), "{off:e}");
            let off = hit.normal - offset.normalize();
            assert!(off.length() < 1e-11, "{hit:?}");
            check_points(&hit);
        }
    }
}

/// Ellipses of arcs have the contacts of ellipses, whose depth is the least over all directions.
#[test]
fn depths_of_ellipses_of_arcs_are_those_of_ellipses() {
    let rng = &mut Rng::with_seed(23);
    let mut seen = 0;
    for round in 0..sat2d_test_support::cases(300) {
        let half_axes = p(0.5 + 4.0 * rng.f64(), 0.5 + 4.0 * rng.f64());
        let mut path = Path::new();
        path.move_to(p(half_axes.x, 0.0));
        for to in [p(-half_axes.x, 0.0), p(half_axes.x, 0.0)] {
            path.arc_to(half_axes, 0.0, false, true, to);
        }
        let outline = Shape::outline(&path, FillRule::NonZero).unwrap();
        let ellipse = Shape::ellipse(half_axes.x, half_axes.y).unwrap();
        let at = |rng: &mut Rng, offset: DVec2| {
            let mirror = [1.0, -1.0][rng.usize(..2)];
            Transform::placement(offset, rng.f64() * 7.0, mirror, 0.5 + rng.f64()).unwrap()
        };
        let here = at(rng, DVec2::ZERO);
        let offset = DVec2::from_angle(rng.f64() * 7.0) * (1.0 + 5.0 * rng.f64());
        let there = at(rng, offset);
        let second = match round % 5 {
            0 => Shape::rectangle(2.0, 3.0),
            1 => Shape::circle(DVec2::ZERO, 1.0),
            2 => Shape::capsule(p(-2.0, 0.0), p(1.0, 1.0), 0.5),
            3 => Shape::polygon(&[&[p(-2.0, -1.0), p(3.0, 0.0), p(0.0, 4.0)]]),
            _ => Shape::ellipse(2.0, 0.7),
        }
        .unwrap();
        let expected = contact(&ellipse, &here, &second, &there).unwrap();
        let Some(expected) = expected.filter(|hit| hit.depth > 0.0) else {
            continue;
        };
        let hit = contact(&outline, &here, &second, &there).unwrap().unwrap();
        let off = hit.depth - expected.depth;
        assert!(off.abs() < 1e-13, "round {round}: {off:e}");
        let parted = moved(&there, hit.normal * (hit.depth + 1e-9));
        let after = relation(&ellipse, &here, &second, &parted).unwrap();
        assert_eq!(after, Relation::Disjoint, "round {round}");
        check_points(&hit);
        seen += 1;
    }
    assert!(seen > 100, "{seen}");
}

#[test]
fn a_crate_on_a_flat_edge_has_the_contact_of_that_edge() {
    // a dome of 8 by 4 under a flat roof
    let mut path = Path::new();
    path.move_to(p(4.0, 0.0))
        .line_to(p(-4.0, 0.0))
        .quadratic_to(p(0.0, -8.0), p(4.0, 0.0));
    let bowl = Shape::outline(&path, FillRule::EvenOdd).unwrap();
    let here = Transform::IDENTITY;
    let box_ = Shape::rectangle(2.0, 2.0).unwrap();
    for (y, depth) in [(1.0, 0.0), (0.75, 0.25)] {
        let at = Transform::translation(p(0.5, y)).unwrap();
        let hit = contact(&bowl, &here, &box_, &at).unwrap().unwrap();
        assert_eq!((hit.normal, hit.depth), (DVec2::Y, depth));
        assert_eq!(hit.feature_a, Feature::Edge(0));
        assert_eq!(hit.feature_b, Feature::Edge(0));
        assert_eq!((hit.points().len(), hit.reference.is_some()), (2, true));
        let mirrored = Transform::placement_degrees(DVec2::ZERO, 0.0, -1.0, 1.0).unwrap();
        let other = contact(&bowl, &mirrored, &box_, &at).unwrap().unwrap();
        assert_eq!((other.normal, other.feature_a), (hit.normal, hit.feature_a));
    }
    // at the lowest point of the dome
    let below = Transform::translation(p(0.0, -5.0)).unwrap();
    let hit = contact(&bowl, &here, &box_, &below).unwrap().unwrap();
    assert_eq!((hit.depth, hit.feature_a), (0.0, Feature::Edge(1)));
    assert!((hit.normal + DVec2::Y).length() < 1e-12, "{hit:?}");
    assert_ne!(hit.reference, Some(Side::A));
}

/// Where curves touch, to the last digits.
#[test]
fn contacts_of_curves_that_touch_are_where_they_do() {
    // a hill of height 4 over y = 0
    let mut path = Path::new();
    path.move_to(p(-4.0, 0.0))
        .line_to(p(4.0, 0.0))
        .quadratic_to(p(0.0, 8.0), p(-4.0, 0.0));
    let hill = Shape::outline(&path, FillRule::EvenOdd).unwrap();
    let here = Transform::IDENTITY;
    let box_ = Shape::rectangle(2.0, 2.0).unwrap();
    let point = Shape::circle(DVec2::ZERO, 0.0).unwrap();
    // the slope of the curve y = 4 - x² / 4 is -x / 2
    let slope = p(1.0, 1.0).normalize();
    let flipped = Transform::placement_degrees(p(0.0, 8.0), 0.0, 1.0, -1.0).unwrap();
    let at = |x: f64, y: f64| Transform::translation(p(x, y)).unwrap();
    for (other, there, normal, on) in [
        (&box_, at(0.5, 5.0), DVec2::Y, p(0.0, 4.0)),
        (&box_, at(3.0, 4.0), slope, p(2.0, 3.0)),
        (&point, at(2.0, 3.0), slope, p(2.0, 3.0)),
        (&hill, flipped, DVec2::Y, p(0.0, 4.0)),
        // corners, between which the tangent of one curve separates
        (&hill, at(8.0, 0.0), p(2.0, 1.0).normalize(), p(4.0, 0.0)),
    ] {
        assert_eq!(
            relation(&hill, &here, other, &there),
            Ok(Relation::Touching)
        );
        let hits = contacts(&hill, &here, other, &there).unwrap();
        let [hit] = hits[..] else {
            panic!("{hits:?}");
        };
        assert_eq!((hit.depth, hit.points().len()), (0.0, 1));
        let near = hit.points()[0];
        assert!(
            (near.on_a - on).length() < 1e-7 && near.on_a == near.on_b,
            "{hit:?}"
        );
        assert!((hit.normal - normal).length() < 1e-6, "{hit:?}");
        let swapped = contacts(other, &there, &hill, &here).unwrap();
        assert_eq!(swapped, [hit.swapped()]);
    }
}

#[test]
fn a_ball_in_a_bowl_and_a_peg_in_a_ring() {
    // a block with a bowl of radius 3 in its top, and a ring
    let mut path = Path::new();
    path.move_to(p(-5.0, 0.0))
        .line_to(p(-5.0, -5.0))
        .line_to(p(5.0, -5.0));
    path.line_to(p(5.0, 0.0)).line_to(p(3.0, 0.0));
    path.arc_to(p(3.0, 3.0), 0.0, false, false, p(-3.0, 0.0));
    let block = Shape::outline(&path, FillRule::EvenOdd).unwrap();
    let ball = Shape::circle(DVec2::ZERO, 1.0).unwrap();
    let here = Transform::IDENTITY;
    for (y, depth) in [(-1.5, None), (-2.25, Some(0.25))] {
        let at = Transform::translation(p(0.0, y)).unwrap();
        let hit = contact(&block, &here, &ball, &at).unwrap();
        assert_eq!(hit.is_some(), depth.is_some());
        let Some((hit, depth)) = hit.zip(depth) else {
            continue;
        };
        assert!((hit.depth - depth).abs() < 1e-12, "{hit:?}");
        assert!((hit.normal - DVec2::Y).length() < 1e-12, "{hit:?}");
    }
    let mut path = Path::new();
    for radius in [4.0, 2.0] {
        path.move_to(p(radius, 0.0));
        for to in [p(-radius, 0.0), p(radius, 0.0)] {
            path.arc_to(DVec2::splat(radius), 0.0, false, true, to);
        }
    }
    let ring = Shape::outline(&path, FillRule::EvenOdd).unwrap();
    let inside = Transform::translation(p(0.5, 0.0)).unwrap();
    assert_eq!(contact(&ring, &here, &ball, &inside), Ok(None));
    let against = Transform::translation(p(1.125, 0.0)).unwrap();
    let hit = contact(&ring, &here, &ball, &against).unwrap().unwrap();
    assert!((hit.depth - 0.125).abs() < 1e-12, "{hit:?}");
    assert!((hit.normal + DVec2::X).length() < 1e-12, "{hit:?}");
}

/// A block with a notch between two parabolas, which have the same tangent where they meet.
#[test]
fn an_outline_that_cannot_be_solid_has_no_contacts() {
    let mut path = Path::new();
    path.move_to(p(0.0, 0.0))
        .quadratic_to(p(1.0, 0.0), p(2.0, 8.0));
    path.line_to(p(-4.0, 8.0))
        .line_to(p(-4.0, -8.0))
        .line_to(p(2.0, -8.0));
    path.line_to(p(2.0, 4.0))
        .quadratic_to(p(1.0, 0.0), p(0.0, 0.0));
    let block = Shape::outline(&path, FillRule::EvenOdd).unwrap();
    let box_ = Shape::rectangle(2.0, 2.0).unwrap();
    let here = Transform::IDENTITY;
    let refused = PlaceError::CurvedOutline;
    assert_eq!(
        relation(&block, &here, &box_, &here),
        Ok(Relation::Overlapping)
    );
    assert_eq!(contact(&block, &here, &box_, &here), Err(refused));
    assert_eq!(contacts(&box_, &here, &block, &here), Err(refused));
    assert_eq!(separation(&block, &here, &box_, &here), Err(refused.into()));
}

/// Polygons whose edge or corner a half disc has just come into, by less than rounding up to
/// 1e-9 of its size: the depth is at most that, whatever other directions have.
#[test]
fn what_has_just_met_a_curve_is_no_deeper_than_that() {
    let mut overlapping = 0;
    for seed in sat2d_test_support::seeds(400) {
        let rng = &mut fastrand::Rng::with_seed(seed);
        let (h, k) = (0.375, 0.1875);
        let mut path = Path::new();
        path.move_to(p(-h, -h));
        path.line_to(p(h, -h));
        path.line_to(p(h, 0.0));
        path.arc_to(p(h, h), 0.0, false, true, p(-h, 0.0));
        let dome = Shape::outline(&path, FillRule::EvenOdd).unwrap();
        let octagon: Vec<DVec2> = [(k, -h), (h, -k), (h, k), (k, h), (-k, h), (-h, k), (-h, -k)]
            .into_iter()
            .chain([(-k, -h)])
            .map(DVec2::from)
            .collect();
        let octagon = Shape::polygon(&[&octagon]).unwrap();
        // on a grid, or anywhere
        let origin = p(rng.f64(), rng.f64()) * [0.0, 4.0, 100.0][rng.usize(..3)];
        let origin = if rng.bool() { origin.round() } else { origin };
        // along the normals of edges, and others, for which a corner is ahead
        let turn = match rng.bool() {
            true => std::f64::consts::FRAC_PI_4 * f64::from(rng.i32(0..5)),
            false => std::f64::consts::PI * rng.f64(),
        };
        let toward = DVec2::from_angle(turn);
        let reach = octagon.vertices().iter().map(|v| v.dot(toward));
        let reach = reach.fold(f64::MIN, f64::max) + h;
        let into = [0.0, 1e-16, 1e-15, 1e-12, 1e-9][rng.usize(..5)];
        let here = Transform::translation(origin).unwrap();
        let mut there = origin + toward * (reach - into);
        // with an edge in front the octagon may be anywhere along it
        if (turn / std::f64::consts::FRAC_PI_4).fract() == 0.0 {
            there += toward.perp() * (rng.f64() - 0.5) * 0.25;
        }
        let there = Transform::translation(there).unwrap();
        let (one, other) = ((&dome, &here), (&octagon, &there));
        for ((a, ta), (b, tb)) in [(one, other), (other, one)] {
            let relation = relation(a, ta, b, tb).unwrap();
            let hit = contact(a, ta, b, tb).unwrap();
            if relation != Relation::Overlapping {
                continue;
            }
            overlapping += 1;
            let depth = hit.unwrap().depth;
            let most = into + 1e-14 * (1.0 + origin.abs().max_element());
            assert!(
                depth > 0.0 && depth <= most,
                "seed {seed}: {depth} over {into}"
            );
        }
    }
    assert!(overlapping > 200, "{overlapping}");
}
