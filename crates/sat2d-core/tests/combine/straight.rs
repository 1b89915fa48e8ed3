use crate::OPERATIONS;
use crate::judge::{self, Side};
use crate::scenes::{self, Operand, Style};
use fastrand::Rng;
use sat2d::combine::{CombineError, Operation, combine, union_all};
use sat2d::decompose::validate_multipolygon;
use sat2d::query::point_relation;
use sat2d::{DVec2, Relation, Shape, ShapeKind, Transform};
use sat2d_test_support::seeds;

fn combined(operation: Operation, a: &Operand, b: &Operand) -> Option<Shape> {
    combine(operation, &a.shape, &a.transform, &b.shape, &b.transform).unwrap()
}

fn sides(operand: &Operand) -> Vec<Side> {
    judge::sides(operand.rings().iter().map(Vec::as_slice))
}

/// How far a result may be off: twice the size of the grid, a bit more along diagonals.
fn error_of(operands: [&[Side]; 2]) -> f64 {
    let coordinates = operands.into_iter().flatten().flatten();
    let farthest = coordinates.fold(0.0_f64, |most, p| most.max(p.abs().max_element()));
    farthest * 2f64.powi(-48)
}

/// That the library's validator accepts the polygons of a shape, outer rings and holes.
fn check_valid(shape: &Shape) {
    let rings: Vec<&[DVec2]> = shape.rings().collect();
    let is_outer = |ring: &&[DVec2]| {
        let sides = judge::sides(core::iter::once(*ring));
        sides
            .iter()
            .map(|[p, q]| (*p - ring[0]).perp_dot(*q - ring[0]))
            .sum::<f64>()
            > 0.0
    };
    if shape.kind() == ShapeKind::MultiPolygon {
        let polygons: Vec<&[&[DVec2]]> = rings.chunk_by(|_, next| !is_outer(next)).collect();
        assert!(polygons.len() > 1);
        validate_multipolygon(&polygons).unwrap();
    } else {
        validate_multipolygon(&[&rings]).unwrap();
    }
}

#[test]
fn areas_and_insides_are_those_of_exact_fractions() {
    let (mut empty, mut several, mut holes) = (0, 0, 0);
    for seed in seeds(300) {
        let rng = &mut Rng::with_seed(seed);
        let style = Style::random(rng);
        let a = scenes::straight(rng, style);
        let b = if rng.u8(..12) == 0 {
            Operand {
                shape: a.shape.clone(),
                transform: a.transform,
            }
        } else {
            scenes::straight(rng, style)
        };
        let (of_a, of_b) = (sides(&a), sides(&b));
        let error = error_of([&of_a, &of_b]);
        let perimeter: f64 = of_a.iter().chain(&of_b).map(|[p, q]| p.distance(*q)).sum();
        for operation in OPERATIONS {
            let expected = judge::area(operation, [&of_a, &of_b]);
            let found = combined(operation, &a, &b);
            let area = found.as_ref().map_or(0.0, Shape::area);
            assert!(
                (area - expected).abs() <= error * perimeter,
                "seed {seed} {operation:?}: {area} {expected} {:?} {:?}",
                a.rings(),
                b.rings()
            );
            let Some(found) = found else {
                empty += 1;
                continue;
            };
            check_valid(&found);
            several += u32::from(found.kind() == ShapeKind::MultiPolygon);
            holes += u32::from(found.rings().len() > 1);
            let bounds = a.shape.placed_bounds(&a.transform).unwrap();
            for _ in 0..8 {
                let unit = DVec2::new(rng.f64(), rng.f64());
                let point = bounds.min + (bounds.max - bounds.min) * unit;
                let [Some(in_a), Some(in_b)] =
                    [&of_a, &of_b].map(|sides| judge::is_inside(sides, point, 4.0 * error))
                else {
                    continue;
                };
                let expected = judge::has(operation, [in_a, in_b]);
                let relation = point_relation(&found, &Transform::IDENTITY, point).unwrap();
                assert_eq!(
                    relation == Relation::Overlapping,
                    expected,
                    "seed {seed} {operation:?} {point}"
                );
            }
        }
    }
    assert!(
        empty > 10 && several > 50 && holes > 50,
        "{empty} {several} {holes}"
    );
}

#[test]
fn the_union_of_many_is_that_of_pairs() {
    for seed in seeds(100) {
        let rng = &mut Rng::with_seed(seed);
        let style = Style::random(rng);
        let operands: Vec<Operand> = (0..rng.usize(1..6))
            .map(|_| scenes::straight(rng, style))
            .collect();
        let shapes: Vec<(&Shape, &Transform)> =
            operands.iter().map(|o| (&o.shape, &o.transform)).collect();
        let found = union_all(&shapes).unwrap().unwrap();
        check_valid(&found);
        let mut one_by_one = operands[0].shape.clone();
        let mut transform = operands[0].transform;
        for operand in &operands[1..] {
            let both = combine(
                Operation::Union,
                &one_by_one,
                &transform,
                &operand.shape,
                &operand.transform,
            );
            one_by_one = both.unwrap().unwrap();
            transform = Transform::IDENTITY;
        }
        let [a, b, c, d, ..] = transform.to_array();
        let expected = one_by_one.area() * (a * d - b * c).abs();
        let all: Vec<Side> = operands.iter().flat_map(sides).collect();
        let perimeter: f64 = all.iter().map(|[p, q]| p.distance(*q)).sum();
        // each union rounds once
        let error = error_of([&all, &[]]) * perimeter * operands.len() as f64;
        let area = found.area();
        assert!(
            (area - expected).abs() <= error,
            "seed {seed}: {area} {expected} {error}"
        );
    }
}

#[test]
fn what_is_cut_off_does_not_overlap_what_cut_it() {
    for seed in seeds(150) {
        let rng = &mut Rng::with_seed(seed);
        let style = Style::random(rng);
        let [a, b] = [0; 2].map(|_| scenes::straight(rng, style));
        let Some(rest) = combined(Operation::Difference, &a, &b) else {
            continue;
        };
        let rest = Operand {
            shape: rest,
            transform: Transform::IDENTITY,
        };
        let of_rest = sides(&rest);
        let error = error_of([&of_rest, &sides(&b)]);
        let perimeter: f64 = of_rest.iter().map(|[p, q]| p.distance(*q)).sum();
        let common = combined(Operation::Intersection, &rest, &b);
        let area = common.map_or(0.0, |common| common.area());
        assert!(area <= error * perimeter, "seed {seed}: {area}");
    }
}

#[test]
fn results_scale_by_powers_of_two() {
    for seed in seeds(60) {
        let rng = &mut Rng::with_seed(seed);
        let style = Style::random(rng);
        let [a, b] = [0; 2].map(|_| scenes::straight(rng, style));
        for exponent in [-900, -40, 300] {
            let factor = 2f64.powi(exponent);
            let scale = Transform::new(factor, 0.0, 0.0, factor, 0.0, 0.0).unwrap();
            let scaled = |of: &Operand| Operand {
                shape: of.shape.clone(),
                transform: scale.product(&of.transform).unwrap(),
            };
            let (c, d) = (scaled(&a), scaled(&b));
            for operation in OPERATIONS {
                let vertices = |found: Option<Shape>, factor: f64| -> Vec<DVec2> {
                    found.map_or(Vec::new(), |found| {
                        found
                            .vertices()
                            .iter()
                            .map(|&vertex| vertex * factor)
                            .collect()
                    })
                };
                let expected = vertices(combined(operation, &a, &b), factor);
                let found = vertices(combined(operation, &c, &d), 1.0);
                assert_eq!(found, expected, "seed {seed} {operation:?} {exponent}");
            }
        }
    }
}

#[test]
fn shapes_that_touch_or_have_no_interior() {
    let at = |x: f64, y: f64| Transform::translation(DVec2::new(x, y)).unwrap();
    let here = Transform::IDENTITY;
    let square = Shape::rectangle(2.0, 2.0).unwrap();
    let pair =
        |operation, there: &Transform| combine(operation, &square, &here, &square, there).unwrap();
    assert_eq!(pair(Operation::Intersection, &at(2.0, 0.0)), None);
    assert_eq!(pair(Operation::Difference, &here), None);
    assert_eq!(pair(Operation::SymmetricDifference, &here), None);
    let side_by_side = pair(Operation::Union, &at(2.0, 0.0)).unwrap();
    assert_eq!(side_by_side.kind(), ShapeKind::Rectangle);
    assert_eq!(side_by_side.vertices().len(), 4);
    let corner_to_corner = pair(Operation::Union, &at(2.0, 2.0)).unwrap();
    assert_eq!(corner_to_corner.kind(), ShapeKind::MultiPolygon);
    assert_eq!(corner_to_corner.area(), 8.0);
    let p = |x, y| DVec2::new(x, y);
    let chain = Shape::chain(&[p(0.0, 0.0), p(1.0, 0.0), p(1.0, 1.0)], false).unwrap();
    let segment = Shape::segment(p(0.0, 0.0), p(1.0, 0.0)).unwrap();
    for flat in [&chain, &segment] {
        for (a, b, operand) in [(flat, &square, 0), (&square, flat, 1)] {
            let error = combine(Operation::Union, a, &here, b, &here).unwrap_err();
            assert_eq!(error, CombineError::NoInterior { operand });
        }
    }
    assert_eq!(union_all(&[]).unwrap(), None);
}
