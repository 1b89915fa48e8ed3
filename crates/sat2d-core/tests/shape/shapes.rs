//! Valid shapes, and the errors for invalid ones.

use sat2d::decompose::{Method, Options};
use sat2d::{Aabb, DVec2, MAX_COORDINATE, PlaceError, Shape, ShapeError, Transform};

fn points(numbers: &[f64]) -> Vec<DVec2> {
    numbers.chunks(2).map(DVec2::from_slice).collect()
}

fn refused(numbers: &[f64]) -> ShapeError {
    Shape::convex_polygon(&points(numbers)).expect_err("no convex polygon")
}

#[test]
fn polygons_in_either_winding_keep_their_vertices() {
    let mut ring = points(&[0.0, 0.0, 2.0, 0.0, 4.0, 0.0, 4.0, 3.0]);
    assert_eq!(Shape::convex_polygon(&ring).unwrap().vertices(), ring);
    ring.reverse();
    assert_eq!(Shape::convex_polygon(&ring).unwrap().vertices(), ring);
}

#[test]
fn polygons_that_are_none_are_refused_with_the_place() {
    assert_eq!(
        refused(&[0.0, 0.0, 1.0, 0.0]),
        ShapeError::TooFewPoints { got: 2, needed: 3 }
    );
    assert_eq!(refused(&[]), ShapeError::TooFewPoints { got: 0, needed: 3 });
    assert_eq!(
        refused(&[0.0, 0.0, 1.0, 1.0, 3.0, 3.0]),
        ShapeError::ZeroArea
    );
    assert_eq!(
        refused(&[0.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0]),
        ShapeError::RepeatedPoint {
            first: 1,
            second: 2
        }
    );
    assert_eq!(
        refused(&[0.0, 0.0, 1.0, 0.0, 1.0, 1.0, 0.0, 0.0]),
        ShapeError::RepeatedPoint {
            first: 0,
            second: 3
        }
    );
    // An arrow head, in either winding.
    let arrow = [0.0, 0.0, 4.0, 0.0, 1.0, 1.0, 0.0, 4.0];
    assert_eq!(refused(&arrow), ShapeError::NotConvex { vertex: 2 });
    let mut backward = points(&arrow);
    backward.reverse();
    assert_eq!(
        Shape::convex_polygon(&backward).unwrap_err(),
        ShapeError::NotConvex { vertex: 1 }
    );
    // A bow tie, a pentagram (which turns left everywhere), an edge that folds back.
    assert_eq!(
        refused(&[0.0, 0.0, 2.0, 2.0, 2.0, 0.0, 0.0, 2.0]),
        ShapeError::SelfIntersecting {
            first: 0,
            second: 2
        }
    );
    let pentagram = [0.0, 5.0, 3.0, -4.0, -5.0, 2.0, 5.0, 2.0, -3.0, -4.0];
    match refused(&pentagram) {
        ShapeError::SelfIntersecting { first, second } => {
            assert!(
                second - first == 2 || second - first == 3,
                "edges {first} and {second} cross"
            );
        }
        error => panic!("{error:?}"),
    }
    assert_eq!(
        refused(&[0.0, 0.0, 4.0, 0.0, 2.0, 0.0, 2.0, 2.0]),
        ShapeError::SelfIntersecting {
            first: 0,
            second: 1
        }
    );
}

#[test]
fn numbers_that_are_none_are_refused_with_their_place() {
    for bad in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        match refused(&[0.0, 0.0, 1.0, bad, 1.0, 1.0]) {
            ShapeError::NotFinite {
                name: "y",
                index: 1,
                value,
            } => {
                assert_eq!(value.to_bits(), bad.to_bits())
            }
            error => panic!("{error:?}"),
        }
        assert!(Shape::circle(DVec2::ZERO, bad).is_err());
        assert!(Shape::rectangle(1.0, bad).is_err());
        assert!(Shape::rectangle_xywh(bad, 0.0, 1.0, 1.0).is_err());
        assert!(Shape::capsule(DVec2::ZERO, DVec2::new(bad, 1.0), 1.0).is_err());
    }
    let beyond = MAX_COORDINATE.next_up();
    assert_eq!(
        Shape::circle(DVec2::new(0.0, beyond), 1.0).unwrap_err(),
        ShapeError::OutOfRange {
            name: "y",
            index: 0,
            value: beyond
        }
    );
    assert_eq!(
        Shape::circle(DVec2::ZERO, -1.0).unwrap_err(),
        ShapeError::Negative {
            name: "radius",
            value: -1.0
        }
    );
    assert_eq!(
        Shape::rectangle(-2.0, 1.0).unwrap_err(),
        ShapeError::Negative {
            name: "width",
            value: -2.0
        }
    );
    assert_eq!(
        Shape::segment(DVec2::ONE, DVec2::ONE).unwrap_err(),
        ShapeError::RepeatedPoint {
            first: 0,
            second: 1
        }
    );
}

#[test]
fn flat_rectangles_are_segments_and_points() {
    let flat = Shape::rectangle(4.0, 0.0).unwrap();
    assert_eq!(flat.vertices(), points(&[-2.0, 0.0, 2.0, 0.0]));
    let dot = Shape::rectangle_xywh(3.0, 5.0, 0.0, 0.0).unwrap();
    assert_eq!(dot.vertices(), points(&[3.0, 5.0]));
    // Far from the origin rounding loses a width: a segment as well.
    let far = Shape::rectangle_xywh(1e17, 0.0, 1.0, 2.0).unwrap();
    assert_eq!(far.vertices().len(), 2);
}

#[test]
fn round_shapes_may_have_any_map() {
    let ball = Shape::circle(DVec2::ZERO, 2.0).unwrap();
    let skew = Transform::new(1.0, 0.0, 0.75, 1.0, 5.0, 7.0).unwrap();
    // half a side is √(1² + 0.75²) · 2 by 2
    let bounds = ball.place(&skew).unwrap().bounds();
    let half = DVec2::new(2.5, 2.0);
    let center = DVec2::new(5.0, 7.0);
    let near = |p: DVec2, q: DVec2| (p - q).abs().max_element() < 1e-14;
    assert!(near(bounds.min, center - half) && near(bounds.max, center + half));
    assert!(bounds.min.cmple(center - half).all() && bounds.max.cmpge(center + half).all());
    // as tight at any size
    for power in [2f64.powi(-520), 2f64.powi(490)] {
        let tiny = Transform::new(power, 0.0, 0.0, 2.0 * power, 0.0, 0.0).unwrap();
        let bounds = ball.place(&tiny).unwrap().bounds();
        let half = DVec2::new(2.0, 4.0) * power;
        assert!(bounds.max.cmpge(half).all() && bounds.max.cmple(half * (1.0 + 1e-14)).all());
    }
    let vast = Transform::new(1e150, 0.0, 0.0, 3e150, 0.0, 0.0).unwrap();
    let error = ball.place(&vast).unwrap_err();
    assert!(matches!(error, PlaceError::OutOfRange { reach } if reach >= 6e150));
}

#[test]
fn placing_beyond_the_range_is_an_error() {
    let square = Shape::rectangle(2.0, 2.0).unwrap();
    let far = Transform::translation(DVec2::new(0.0, -1e200)).unwrap();
    match square.place(&far).unwrap_err() {
        PlaceError::OutOfRange { reach } => assert!(reach >= 1e200),
        error => panic!("{error:?}"),
    }
    let at = Transform::IDENTITY;
    assert!(sat2d::relation(&square, &far, &square, &at).is_err());
    for bad in [f64::NAN, f64::INFINITY, 1e200] {
        let asked = sat2d::query::point_relation(&square, &at, DVec2::new(0.0, bad));
        assert!(matches!(asked, Err(PlaceError::BadPoint { .. })));
    }
}

#[test]
fn bounds_hold_the_shape() {
    let capsule = Shape::capsule(DVec2::ZERO, DVec2::new(4.0, 0.0), 1.0).unwrap();
    let bounds = capsule.bounds();
    assert!(bounds.contains(&Aabb::new(DVec2::new(-1.0, -1.0), DVec2::new(5.0, 1.0))));
    assert!(bounds.max.x < 5.0 + 1e-14);
    let square = Shape::rectangle(2.0, 4.0).unwrap();
    assert_eq!(
        square.bounds(),
        Aabb::new(DVec2::new(-1.0, -2.0), DVec2::new(1.0, 2.0))
    );
}

/// Whatever was asked of a shape, and however it was made.
#[test]
fn equal_shapes_print_alike() {
    let corners = |min: f64, max: f64| points(&[min, min, max, min, max, max, min, max]);
    let zero = |zero: f64| points(&[zero, 0.0, 2.0, zero, 2.0, 2.0, 1.0, 0.5, 0.0, 2.0]);
    let by = |method, ring: &[DVec2]| {
        let options = Options {
            method,
            ..Options::default()
        };
        Shape::polygon_with(&[ring], &options).unwrap()
    };
    let circle = Shape::circle(DVec2::ZERO, 1.0).unwrap();
    let asked = circle.clone();
    let kinds = [
        Shape::capsule(DVec2::ZERO, DVec2::X, 0.5).unwrap(),
        Shape::convex_polygon(&corners(0.0, 3.0)).unwrap(),
        by(Method::Fast, &zero(0.0)),
    ];
    let ask = |shape: &Shape| {
        for other in &kinds {
            for x in [0.5, 2.0, 9.0] {
                let there = Transform::translation(DVec2::new(x, 0.3)).unwrap();
                let here = Transform::IDENTITY;
                sat2d::query::contact(shape, &here, other, &there).unwrap();
                sat2d::query::separation(shape, &here, other, &there).unwrap();
                sat2d::query::distance(shape, &here, other, &there).unwrap();
            }
        }
    };
    ask(&asked);
    let pairs = [
        (circle, asked),
        (
            Shape::rectangle(2.0, 2.0).unwrap(),
            Shape::convex_polygon(&corners(-1.0, 1.0)).unwrap(),
        ),
        (
            Shape::rectangle(2.0, 2.0).unwrap(),
            Shape::polygon(&[&corners(-1.0, 1.0)]).unwrap(),
        ),
        (
            by(Method::Fast, &zero(0.0)),
            by(Method::Slicing, &zero(-0.0)),
        ),
        (
            Shape::circle(DVec2::new(-0.0, 0.0), 0.0).unwrap(),
            Shape::circle(DVec2::new(0.0, -0.0), -0.0).unwrap(),
        ),
    ];
    for (a, b) in &pairs {
        assert_eq!(a, b);
        assert_eq!(format!("{a:?}"), format!("{b:?}"));
        ask(a);
        assert_eq!(format!("{a:?}"), format!("{b:?}"));
        let zero = Transform::new(1.0, -0.0, 0.0, 1.0, 0.0, -0.0).unwrap();
        let placed = (
            a.place(&Transform::IDENTITY).unwrap(),
            b.place(&zero).unwrap(),
        );
        assert_eq!(placed.0, placed.1);
        assert_eq!(format!("{:?}", placed.0), format!("{:?}", placed.1));
    }
    assert_ne!(format!("{:?}", kinds[0]), format!("{:?}", kinds[1]));
}
