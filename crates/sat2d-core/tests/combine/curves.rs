use crate::judge::has;
use crate::{OPERATIONS, scenes};
use fastrand::Rng;
use sat2d::combine::{CombineError, Operation, combine, combine_within};
use sat2d::outline::{FillRule, Path};
use sat2d::query::{distance_of_point, point_relation};
use sat2d::{DVec2, Relation, Shape, ShapeKind, Transform};
use sat2d_test_support::seeds;

/// A shape that is round, or an outline.
fn round(rng: &mut Rng) -> Shape {
    let size = |rng: &mut Rng| f64::from(rng.u8(1..9)) / 2.0;
    let p = DVec2::new;
    let (w, h, r) = (size(rng), size(rng), size(rng));
    match rng.u8(..7) {
        0 | 1 => Shape::circle(DVec2::ZERO, r).unwrap(),
        2 => Shape::capsule(p(-w, 0.0), p(w, h), r).unwrap(),
        3 => Shape::rounded_polygon(&[p(-w, -h), p(w, -h), p(0.0, h)], r).unwrap(),
        4 => Shape::ellipse(w, h).unwrap(),
        5 => {
            let mut leaf = Path::new();
            leaf.move_to(p(-w, 0.0)).quadratic_to(p(0.0, h), p(w, 0.0));
            leaf.quadratic_to(p(0.0, -h), p(-w, 0.0));
            Shape::outline(&leaf, FillRule::EvenOdd).unwrap()
        }
        _ => {
            let mut bite = Path::new();
            bite.move_to(p(-4.0, -3.0))
                .line_to(p(4.0, -3.0))
                .line_to(p(4.0, 3.0));
            bite.arc_to(p(3.0, 3.0), 0.0, false, true, p(4.0 - w / 2.0, 3.0));
            bite.line_to(p(-4.0, 3.0)).close();
            Shape::outline(&bite, FillRule::EvenOdd)
                .unwrap_or_else(|_| Shape::rectangle(8.0, 6.0).unwrap())
        }
    }
}

fn placement(rng: &mut Rng) -> Transform {
    let half = |rng: &mut Rng| f64::from(rng.i8(-6..=6)) / 2.0;
    let degrees = match rng.u8(..3) {
        0 => 0.0,
        1 => 90.0 * f64::from(rng.u8(..4)),
        _ => rng.f64() * 360.0,
    };
    let (x, y) = ([-1.0, 1.0, 2.0][rng.usize(..3)], [1.0, 0.5][rng.usize(..2)]);
    Transform::placement_degrees(DVec2::new(half(rng), half(rng)), degrees, x, y).unwrap()
}

#[test]
fn points_are_inside_exactly_where_the_operation_says() {
    let (mut checked, mut curved, mut straight) = (0, 0, 0);
    for seed in seeds(250) {
        let rng = &mut Rng::with_seed(seed);
        let (a, ta) = (round(rng), placement(rng));
        let (b, tb) = match rng.u8(..3) {
            0 => {
                let style = scenes::Style::random(rng).at_origin();
                let operand = scenes::straight(rng, style);
                (operand.shape, operand.transform)
            }
            _ => (round(rng), placement(rng)),
        };
        for operation in OPERATIONS {
            let tolerance = 1e-3;
            let found = combine_within(operation, &a, &ta, &b, &tb, tolerance).unwrap();
            for _ in 0..12 {
                let point = DVec2::new(rng.f64(), rng.f64()) * 16.0 - 8.0;
                let inside = [(&a, &ta), (&b, &tb)].map(|(shape, t)| {
                    point_relation(shape, t, point).unwrap() == Relation::Overlapping
                });
                let expected = has(operation, inside);
                let Some(found) = &found else {
                    assert!(
                        !expected || is_near(&[(&a, &ta), (&b, &tb)], point),
                        "seed {seed}"
                    );
                    continue;
                };
                let is_inside = point_relation(found, &Transform::IDENTITY, point).unwrap()
                    == Relation::Overlapping;
                if is_inside != expected {
                    assert!(
                        is_near(&[(&a, &ta), (&b, &tb)], point),
                        "seed {seed} {operation:?} {point}"
                    );
                    continue;
                }
                checked += 1;
            }
            match found.map(|found| found.kind()) {
                Some(ShapeKind::Outline) => curved += 1,
                Some(_) => straight += 1,
                None => {}
            }
        }
    }
    assert!(
        checked > 8000 && curved > 700,
        "{checked} {curved} {straight}"
    );
}

/// Whether a point is near the boundary of a shape: whether a point around it lies elsewhere.
fn is_near(shapes: &[(&Shape, &Transform); 2], point: DVec2) -> bool {
    let near = |(shape, t): &(&Shape, &Transform)| {
        let relation = |at| point_relation(shape, t, at).unwrap();
        let around = (0..16).map(|k| DVec2::from_angle(f64::from(k) * 0.39) * 4e-3);
        around
            .into_iter()
            .any(|by| relation(point + by) != relation(point))
    };
    shapes.iter().any(near)
}

#[test]
fn areas_add_up() {
    let mut exact = 0;
    for seed in seeds(150) {
        let rng = &mut Rng::with_seed(seed);
        let (a, ta, b, tb) = (round(rng), placement(rng), round(rng), placement(rng));
        let scale = |t: &Transform| {
            let [a, b, c, d, ..] = t.to_array();
            (a * d - b * c).abs()
        };
        let both = a.area() * scale(&ta) + b.area() * scale(&tb);
        let [union, common, rest, either] = OPERATIONS.map(|operation| {
            let found = combine(operation, &a, &ta, &b, &tb).unwrap();
            found.map_or(0.0, |found| found.area())
        });
        let error = 1e-3 * both;
        assert!(
            (union + common - both).abs() <= error,
            "seed {seed}: {union} {common} {both}"
        );
        assert!(
            (rest + common - a.area() * scale(&ta)).abs() <= error,
            "seed {seed}"
        );
        assert!((either + common - union).abs() <= error, "seed {seed}");
        exact += u32::from((union + common - both).abs() <= 1e-11 * both);
    }
    assert!(exact > 100, "{exact}");
}

#[test]
fn whole_arcs_stay_and_others_are_cut_where_they_cross() {
    let here = Transform::IDENTITY;
    let wall = Shape::rectangle(10.0, 4.0).unwrap();
    let hole = Shape::circle(DVec2::ZERO, 1.0).unwrap();
    let inside = combine(Operation::Difference, &wall, &here, &hole, &here)
        .unwrap()
        .unwrap();
    assert_eq!(inside.kind(), ShapeKind::Outline);
    assert_eq!(inside.rings().len(), 2);
    assert!((inside.area() - (40.0 - std::f64::consts::PI)).abs() < 1e-14 * 40.0);
    let edge = Transform::translation(DVec2::new(0.0, 2.0)).unwrap();
    let bitten = combine(Operation::Difference, &wall, &here, &hole, &edge)
        .unwrap()
        .unwrap();
    assert!((bitten.area() - (40.0 - std::f64::consts::PI / 2.0)).abs() < 1e-14 * 40.0);
    // a lens of two circles through each other's centers
    let other = Transform::translation(DVec2::new(1.0, 0.0)).unwrap();
    let lens = combine(Operation::Intersection, &hole, &here, &hole, &other)
        .unwrap()
        .unwrap();
    let expected = 2.0 * std::f64::consts::PI / 3.0 - 3f64.sqrt() / 2.0;
    assert!(
        (lens.area() - expected).abs() < 1e-15,
        "{} {expected}",
        lens.area()
    );
    for shape in [&inside, &bitten, &lens] {
        let near = distance_of_point(DVec2::new(0.0, 9.0), shape, &here)
            .unwrap()
            .distance;
        assert!(near > 6.9);
    }
}

#[test]
fn bad_tolerances_are_errors() {
    let (circle, here) = (
        Shape::circle(DVec2::ZERO, 1.0).unwrap(),
        Transform::IDENTITY,
    );
    for tolerance in [0.0, -1.0, f64::NAN] {
        let found = combine_within(Operation::Union, &circle, &here, &circle, &here, tolerance);
        assert!(matches!(found, Err(CombineError::BadTolerance { .. })));
    }
}
