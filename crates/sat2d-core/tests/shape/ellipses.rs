//! Ellipses: construction, properties, and boxes against rational arithmetic.

use num_rational::BigRational;
use num_traits::FromPrimitive;
use sat2d::{Aabb, DVec2, MAX_COORDINATE, PlaceError, Shape, ShapeError, ShapeKind, Transform};
use std::f64::consts::PI;

fn ellipse(half_width: f64, half_height: f64) -> Shape {
    Shape::ellipse(half_width, half_height).unwrap()
}

#[test]
fn an_ellipse_has_a_center_and_two_half_axes() {
    let shape = ellipse(5.0, 3.0);
    assert_eq!(shape.kind(), ShapeKind::Ellipse);
    assert_eq!(shape.kind().to_string(), "ellipse");
    assert_eq!(shape.vertices(), [DVec2::ZERO]);
    assert_eq!(shape.half_axes(), DVec2::new(5.0, 3.0));
    assert_eq!(shape.radius(), 5.0);
    assert_eq!(ellipse(3.0, 5.0).radius(), 5.0);
    assert_eq!(shape.centroid(), DVec2::ZERO);
}

#[test]
fn half_axes_that_are_none_are_refused_by_name() {
    let error = |half_width, half_height| Shape::ellipse(half_width, half_height).unwrap_err();
    for bad in [f64::INFINITY, f64::NEG_INFINITY] {
        for (name, found) in [
            ("half width", error(bad, 1.0)),
            ("half height", error(1.0, bad)),
            // what is wrong with the width is said first
            ("half width", error(bad, bad)),
        ] {
            let expected = ShapeError::NotFinite {
                name,
                index: 0,
                value: bad,
            };
            assert_eq!(found, expected);
        }
    }
    assert!(
        error(1.0, f64::NAN)
            .to_string()
            .contains("half height is NaN")
    );
    let beyond = MAX_COORDINATE.next_up();
    assert_eq!(
        error(2.0, beyond),
        ShapeError::OutOfRange {
            name: "half height",
            index: 0,
            value: beyond
        }
    );
    assert_eq!(
        error(-2.0, 1.0),
        ShapeError::Negative {
            name: "half width",
            value: -2.0
        }
    );
    assert_eq!(error(2.0, -1.0).to_string(), "half height is -1.0, below 0");
    assert!(Shape::ellipse(MAX_COORDINATE, 1.0).is_ok());
}

#[test]
fn equal_half_axes_make_a_circle_and_flat_ones_a_segment_or_a_point() {
    assert_eq!(ellipse(2.5, 2.5), Shape::circle(DVec2::ZERO, 2.5).unwrap());
    assert_eq!(ellipse(2.5, 2.5).kind(), ShapeKind::Circle);
    for (half_width, half_height) in [(2.5, 0.0), (0.0, 2.5), (0.0, 0.0), (-0.0, 1.0)] {
        let flat = ellipse(half_width, half_height);
        let rectangle = Shape::rectangle(2.0 * half_width, 2.0 * half_height).unwrap();
        assert_eq!(flat, rectangle);
        assert_eq!(flat.kind(), rectangle.kind());
        assert_eq!(flat.half_axes(), DVec2::ZERO);
        assert_eq!((flat.area(), flat.centroid()), (0.0, DVec2::ZERO));
    }
    assert_eq!(ellipse(0.0, 0.0).kind(), ShapeKind::Point);
    let ends = [DVec2::new(0.0, -2.5), DVec2::new(0.0, 2.5)];
    assert_eq!(ellipse(0.0, 2.5).vertices(), ends);
    // however thin
    assert_eq!(ellipse(1e150, f64::from_bits(1)).kind(), ShapeKind::Ellipse);
    assert_eq!(ellipse(1.0, 1f64.next_up()).kind(), ShapeKind::Ellipse);
}

#[test]
fn ellipses_are_equal_and_print_alike_if_their_half_axes_are_equal() {
    let shape = ellipse(5.0, 3.0);
    assert_eq!(shape, shape.clone());
    for other in [
        ellipse(3.0, 5.0),
        ellipse(5.0, 3f64.next_up()),
        Shape::circle(DVec2::ZERO, 5.0).unwrap(),
        Shape::rectangle(10.0, 6.0).unwrap(),
    ] {
        assert_ne!(shape, other);
        assert_ne!(format!("{shape:?}"), format!("{other:?}"));
    }
    assert_eq!(
        format!("{shape:?}"),
        "Shape { kind: Ellipse, half_axes: DVec2(5.0, 3.0), rings: [[DVec2(0.0, 0.0)]] }"
    );
}

fn rational(x: f64) -> BigRational {
    BigRational::from_float(x).expect("finite")
}

/// 2^-53 times `n`.
fn roundings(n: u32) -> BigRational {
    rational(f64::EPSILON / 2.0) * BigRational::from_u32(n).expect("a number")
}

#[test]
fn the_area_is_pi_times_both_half_axes() {
    // π itself is off by less than its half last place
    for (a, b) in [(5.0, 3.0), (0.1, 0.7), (1e150, 1e-150), (1e-90, 3e-90)] {
        let exact = rational(PI) * rational(a) * rational(b);
        let area = rational(ellipse(a, b).area());
        let error = roundings(2) * &exact;
        assert!(
            area >= &exact - &error && area <= &exact + &error,
            "{a} {b}"
        );
        assert_eq!(ellipse(b, a).area(), ellipse(a, b).area());
    }
}

/// The box of an ellipse as it is: rounded outward by one unit in the last place.
#[test]
fn bounds_are_the_half_axes_rounded_outward() {
    for (a, b) in [(5.0, 3.0), (0.1, 1e150), (1e-300, 2.0)] {
        let expected = DVec2::new(a, b).map(f64::next_up);
        assert_eq!(ellipse(a, b).bounds(), Aabb::new(-expected, expected));
    }
}

/// The box of a placed ellipse contains that of the map of its half-axes, and is hardly larger.
fn assert_box(shape: &Shape, t: &Transform) {
    let (half, placed) = (shape.half_axes(), shape.place(t).unwrap());
    let [a, b, c, d, tx, ty] = t.to_array();
    // rounded once each
    let (u, w) = (DVec2::new(a, b) * half.x, DVec2::new(c, d) * half.y);
    for axis in 0..2 {
        let square = |x: f64| rational(x) * rational(x);
        let exact = square(u[axis]) + square(w[axis]);
        let at = rational([tx, ty][axis]);
        let (min, max) = (placed.bounds().min[axis], placed.bounds().max[axis]);
        let slack = rational([tx, ty][axis].abs() + u[axis].abs() + w[axis].abs()) * roundings(32);
        for reach in [rational(max) - &at, &at - rational(min)] {
            assert!(&reach * &reach >= exact, "{shape:?} {t:?}");
            let inner = reach - &slack;
            assert!(
                inner < rational(0.0) || &inner * &inner <= exact,
                "{shape:?} {t:?}"
            );
        }
    }
}

#[test]
fn boxes_of_placed_ellipses_are_the_least_up_to_roundings() {
    let mut rng = fastrand::Rng::with_seed(39);
    for round in 0..3000 {
        let scale = [1.0, 1e-100, 1e100, 1e7][round % 4];
        let mut number = || (rng.f64() - 0.5) * 8.0;
        let [a, b, c, d, x, y] = std::array::from_fn(|_| number());
        let (half_width, half_height) = (number().abs() * scale, number().abs() * scale);
        let shape = ellipse(half_width, half_height);
        assert_box(&shape, &Transform::new(a, b, c, d, x, y).unwrap());
        // a similarity too, since the shape is no disc
        assert_box(&shape, &Transform::new(a, b, -b, a, 0.0, 0.0).unwrap());
        let disc = Shape::circle(DVec2::ZERO, half_width).unwrap();
        assert_box(&disc, &Transform::new(a, b, c, d, x, y).unwrap());
    }
    // 3² + 4² = 5²
    let placed = |a, c| Transform::new(a, 0.0, c, 1.0, 0.0, 0.0).unwrap();
    let leaning = ellipse(1.0, 2.0).place(&placed(3.0, 2.0)).unwrap().bounds();
    assert!(leaning.max.x > 5.0 && leaning.max.x < 5.0 + 1e-14);
    assert!(leaning.max.y > 2.0 && leaning.max.y < 2.0 + 1e-14);
}

#[test]
fn ellipses_beyond_the_range_are_not_placed() {
    let shape = ellipse(MAX_COORDINATE / 2.0, 1.0);
    assert!(shape.place(&Transform::IDENTITY).is_ok());
    let wider = Transform::new(3.0, 0.0, 0.0, 1.0, 0.0, 0.0).unwrap();
    match shape.place(&wider).unwrap_err() {
        PlaceError::OutOfRange { reach } => assert!(reach >= 1.5 * MAX_COORDINATE),
        error => panic!("{error:?}"),
    }
    let turned = Transform::new(0.0, 1.0, 3.0, 0.0, 0.0, 0.0).unwrap();
    assert!(shape.place(&turned).is_ok());
}
