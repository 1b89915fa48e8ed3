//! Containment with outlines: by the relation with a large box that has the outer shape as a hole,
//! and by construction.

use crate::distance::curves::{blob, other};
use fastrand::Rng;
use sat2d::outline::{FillRule, Path};
use sat2d::query::{Containment, containment};
use sat2d::{DVec2, PlaceError, Relation, Shape, Transform, relation};

fn p(x: f64, y: f64) -> DVec2 {
    DVec2::new(x, y)
}

fn even_odd(path: &Path) -> Shape {
    Shape::outline(path, FillRule::EvenOdd).unwrap()
}

fn add_ring(path: &mut Path, ring: &[DVec2]) {
    path.move_to(ring[0]);
    for &to in &ring[1..] {
        path.line_to(to);
    }
    path.close();
}

const BOX: [DVec2; 4] = [
    DVec2::new(-99.0, -99.0),
    DVec2::new(99.0, -99.0),
    DVec2::new(99.0, 99.0),
    DVec2::new(-99.0, 99.0),
];

fn expected(with_outside: Relation) -> fn(Containment) -> bool {
    match with_outside {
        Relation::Disjoint => |found| found == Containment::Proper,
        Relation::Touching => |found| found == Containment::Touching,
        Relation::Overlapping => |found| found == Containment::None,
    }
}

#[test]
fn what_lies_in_an_outline_does_not_overlap_a_box_with_that_hole() {
    let rng = &mut Rng::with_seed(41);
    let mut seen = [0; 3];
    for round in 0..sat2d_test_support::cases(400) {
        let (mut path, outer) = blob(rng);
        let angle = rng.f64() * 360.0;
        let mirror = [1.0, -1.0][rng.usize(..2)];
        let t = Transform::placement_degrees(p(1.0, 2.0), angle, 1.5, mirror).unwrap();
        add_ring(&mut path, &BOX);
        let outside = even_odd(&path);
        let scale = 0.05 + 0.5 * rng.f64() * rng.f64();
        let offset = DVec2::from_angle(rng.f64() * 7.0) * 6.0 * rng.f64();
        let at = Transform::placement_degrees(p(1.0, 2.0) + offset, 30.0, scale, scale).unwrap();
        let inner = if round % 3 == 0 {
            blob(rng).1
        } else {
            other(rng)
        };
        let found = containment(&inner, &at, &outer, &t).unwrap();
        let with_outside = relation(&inner, &at, &outside, &t).unwrap();
        assert!(expected(with_outside)(found), "{found:?} {with_outside:?}");
        seen[with_outside as usize] += 1;
    }
    assert!(seen[0] > 60 && seen[2] > 60, "{seen:?}");
}

#[test]
fn an_outline_that_lies_in_a_polygon_does_not_overlap_a_box_with_that_hole() {
    let rng = &mut Rng::with_seed(42);
    let mut seen = [0; 3];
    for round in 0..sat2d_test_support::cases(400) {
        let concave = [
            p(-6.0, -5.0),
            p(7.0, -4.0),
            p(0.0, 0.0),
            p(5.0, 8.0),
            p(-5.0, 6.0),
        ];
        let hole = [p(-3.0, -1.0), p(-2.0, -1.0), p(-2.0, 1.0)];
        let convex = [p(-6.0, -5.0), p(7.0, -4.0), p(5.0, 8.0), p(-5.0, 6.0)];
        let rings: &[&[DVec2]] = match round % 3 {
            0 => &[&convex],
            1 => &[&concave],
            _ => &[&concave, &hole],
        };
        let outer = Shape::polygon(rings).unwrap();
        let mut outside = Path::new();
        for ring in rings {
            add_ring(&mut outside, ring);
        }
        add_ring(&mut outside, &BOX);
        let outside = even_odd(&outside);
        let angle = rng.f64() * 360.0;
        let mirror = [1.0, -1.0][rng.usize(..2)];
        let t = Transform::placement_degrees(p(1.0, 2.0), angle, 1.5, mirror).unwrap();
        let scale = 0.02 + 0.5 * rng.f64() * rng.f64();
        let offset = DVec2::from_angle(rng.f64() * 7.0) * 6.0 * rng.f64();
        let at = Transform::placement_degrees(p(1.0, 2.0) + offset, 30.0, scale, scale).unwrap();
        let inner = blob(rng).1;
        let found = containment(&inner, &at, &outer, &t).unwrap();
        let with_outside = relation(&inner, &at, &outside, &t).unwrap();
        assert!(expected(with_outside)(found), "{found:?} {with_outside:?}");
        seen[with_outside as usize] += 1;
    }
    assert!(seen[0] > 60 && seen[2] > 60, "{seen:?}");
}

#[test]
fn known_cases() {
    // between y = 0 and a parabola of height 4
    let mut path = Path::new();
    path.move_to(p(-4.0, 0.0))
        .line_to(p(4.0, 0.0))
        .quadratic_to(p(0.0, 8.0), p(-4.0, 0.0));
    let hill = even_odd(&path);
    let here = Transform::IDENTITY;
    let at = |x: f64, y: f64| Transform::translation(p(x, y)).unwrap();
    let within = |inner: &Shape, at: &Transform| containment(inner, at, &hill, &here).unwrap();
    let box_ = Shape::rectangle(2.0, 2.0).unwrap();
    assert_eq!(within(&box_, &at(0.0, 1.0)), Containment::Touching);
    assert_eq!(within(&box_, &at(0.0, 1.5)), Containment::Proper);
    // the curve is y = 4 - x² / 4, so 3.75 at the corners
    assert_eq!(within(&box_, &at(0.0, 2.75)), Containment::Touching);
    assert_eq!(within(&box_, &at(0.0, 2.7500000001)), Containment::None);
    assert_eq!(within(&box_, &at(0.0, 9.0)), Containment::None);
    let point = |x, y| Shape::circle(p(x, y), 0.0).unwrap();
    assert_eq!(within(&point(2.0, 3.0), &here), Containment::Touching);
    assert_eq!(within(&point(2.0, 2.0), &here), Containment::Proper);
    assert_eq!(within(&point(2.0, 3.5), &here), Containment::None);
    // along the base, across the curve, and a chord from the curve to the curve
    let segment = |from, to| Shape::segment(from, to).unwrap();
    assert_eq!(
        within(&segment(p(-4.0, 0.0), p(3.0, 0.0)), &here),
        Containment::Touching
    );
    assert_eq!(
        within(&segment(p(-4.0, 0.0), p(5.0, 0.0)), &here),
        Containment::None
    );
    assert_eq!(
        within(&segment(p(2.0, 3.0), p(-2.0, 3.0)), &here),
        Containment::Touching
    );
    assert_eq!(
        within(&segment(p(2.0, 3.0), p(2.0, 4.0)), &here),
        Containment::None
    );
    // a hill half as large, and itself
    let half = Transform::new(0.5, 0.0, 0.0, 0.5, 0.0, 2.0).unwrap();
    assert_eq!(within(&hill, &half), Containment::Touching);
    assert_eq!(within(&hill, &here), Containment::Equal);
    // itself with a vertex in its base, from the other end
    let mut again = Path::new();
    again
        .move_to(p(-4.0, 0.0))
        .quadratic_to(p(0.0, 8.0), p(4.0, 0.0))
        .line_to(p(1.0, 0.0));
    let again = even_odd(&again);
    assert_eq!(within(&again, &here), Containment::Equal);
    assert_eq!(
        containment(&hill, &here, &again, &here),
        Ok(Containment::Equal)
    );
    // polygons around it
    let roof = [p(-4.0, 0.0), p(4.0, 0.0), p(2.0, 4.0), p(-2.0, 4.0)];
    let roof = Shape::polygon(&[&roof]).unwrap();
    assert_eq!(
        containment(&hill, &here, &roof, &here),
        Ok(Containment::Touching)
    );
    assert_eq!(
        containment(&roof, &here, &hill, &here),
        Ok(Containment::None)
    );
    assert_eq!(
        containment(&hill, &here, &segment(p(-9.0, 0.0), p(9.0, 0.0)), &here),
        Ok(Containment::None)
    );
    let mut square = Path::new();
    add_ring(
        &mut square,
        &[p(-1.0, -1.0), p(-1.0, 1.0), p(1.0, 1.0), p(1.0, -1.0)],
    );
    let square = even_odd(&square);
    assert_eq!(
        containment(&square, &here, &box_, &here),
        Ok(Containment::Equal)
    );
    assert_eq!(
        containment(&box_, &here, &square, &here),
        Ok(Containment::Equal)
    );
    let chain = Shape::chain(&[p(-1.0, 1.0), p(0.0, 2.0), p(1.0, 1.0)], false).unwrap();
    assert_eq!(within(&chain, &here), Containment::Proper);
    assert_eq!(
        containment(&hill, &here, &chain, &here),
        Ok(Containment::None)
    );
    // round shapes: inside, but not around
    let ball = Shape::circle(p(0.0, 0.0), 1.0).unwrap();
    assert_eq!(within(&ball, &at(0.0, 1.0)), Containment::Touching);
    assert_eq!(within(&ball, &at(0.0, 1.5)), Containment::Proper);
    assert_eq!(within(&ball, &at(0.0, 3.5)), Containment::None);
    // inside of a circle through both ends, which the curve does not leave, and of a smaller one
    for (radius, expected) in [
        (4.25, Containment::Proper),
        (4.0, Containment::Touching),
        (3.999999999, Containment::None),
    ] {
        let disc = Shape::circle(p(0.0, 0.0), radius).unwrap();
        assert_eq!(containment(&hill, &here, &disc, &here), Ok(expected));
        let ellipse = Transform::placement_degrees(DVec2::ZERO, 0.0, 1.0, 2.0).unwrap();
        assert_eq!(containment(&hill, &here, &disc, &ellipse), Ok(expected));
    }
    let pill = Shape::capsule(p(0.0, 0.0), p(1.0, 0.0), 99.0).unwrap();
    let refused = Err(PlaceError::CurvedOutline);
    assert_eq!(containment(&hill, &here, &pill, &here), refused);
    assert_eq!(
        containment(&pill, &here, &hill, &here),
        Ok(Containment::None)
    );
}
