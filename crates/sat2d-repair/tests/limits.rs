//! Limits, and several polygons as one shape. What a rule fills is judged by the tests of the
//! command, by winding numbers, and by those of the Python package, by shapely.

use sat2d::outline::FillRule;
use sat2d::query::point_relation;
use sat2d::{DVec2, Relation, Transform};
use sat2d_repair::{RepairError, filled, region};

fn ring<const N: usize>(points: [[f64; 2]; N]) -> Vec<DVec2> {
    points.map(DVec2::from).to_vec()
}

/// A row of teeth along x, and one along y: each tooth of one crosses each of the other.
fn combs(teeth: usize) -> Vec<DVec2> {
    let size = teeth as f64;
    let along = (0..teeth).map(|i| DVec2::new(i as f64, if i % 2 == 0 { 0.0 } else { size }));
    along
        .clone()
        .chain(along.map(|p| DVec2::new(p.y, p.x)))
        .collect()
}

#[test]
fn edges_that_may_cross_too_often_are_refused_before_they_are_cut() {
    let limit = (1 << 22) + 64 * 2 * 4000;
    let error = RepairError::TooManyPairs { limit };
    assert_eq!(filled(&[combs(4000)], FillRule::EvenOdd), Err(error));
    assert!(filled(&[combs(100)], FillRule::EvenOdd).is_ok());
}

#[test]
fn coordinates_out_of_range_are_refused() {
    for coordinate in [f64::NAN, f64::INFINITY, -1e300] {
        let triangle = ring([[0.0, 0.0], [1.0, coordinate], [1.0, 0.0]]);
        let found = filled(&[triangle], FillRule::NonZero);
        let Err(RepairError::OutOfRange { coordinate: found }) = found else {
            panic!("{found:?}");
        };
        assert_eq!(found.to_bits(), coordinate.to_bits());
    }
}

#[test]
fn nothing_is_left_of_what_has_no_area() {
    let spike = ring([[0.0, 0.0], [4.0, 4.0], [0.0, 0.0]]);
    assert_eq!(filled(&[spike], FillRule::NonZero), Ok(Vec::new()));
    assert_eq!(filled::<Vec<DVec2>>(&[], FillRule::NonZero), Ok(Vec::new()));
    assert!(region::<Vec<DVec2>>(&[]).is_err());
}

#[test]
fn polygons_may_touch_on_edges_in_any_number_of_points() {
    // a square with a hole, in which a star touches all sides of the hole
    let outer = ring([[0.0, 0.0], [9.0, 0.0], [9.0, 9.0], [0.0, 9.0], [0.0, 0.0]]);
    let hole = ring([[1.0, 1.0], [1.0, 8.0], [8.0, 8.0], [8.0, 1.0]]);
    let star = ring([
        [1.0, 4.0],
        [4.0, 4.0],
        [4.0, 1.0],
        [5.0, 4.0],
        [8.0, 4.5],
        [5.0, 5.0],
        [4.5, 8.0],
        [4.0, 5.0],
    ]);
    let shape = region(&[outer, hole, star]).expect("valid");
    let at = |x, y| point_relation(&shape, &Transform::IDENTITY, DVec2::new(x, y));
    for (x, y, expected) in [
        (0.5, 4.0, Relation::Overlapping),
        (4.5, 4.5, Relation::Overlapping),
        (1.0, 4.0, Relation::Touching),
        (1.0, 6.0, Relation::Touching),
        (2.0, 2.0, Relation::Disjoint),
        (9.5, 4.0, Relation::Disjoint),
    ] {
        assert_eq!(at(x, y), Ok(expected), "{x} {y}");
    }
}
