//! The area and the first moments of a polygon, as whole numbers of a common unit.

use crate::exact::integer::Unit;
use alloc::vec::Vec;
use glam::DVec2;
use num_bigint::BigInt;

/// Twice the signed area in squared units: above 0 for a counter-clockwise ring, with y up.
pub(crate) fn doubled_area(ring: &[DVec2], unit: Unit) -> BigInt {
    let points = measured(ring, unit);
    edges(&points).map(|(from, to)| cross(from, to)).sum()
}

/// Six times the first moments about the origin, signed as [`doubled_area`], in cubed units.
pub(crate) fn sixfold_moments(ring: &[DVec2], unit: Unit) -> [BigInt; 2] {
    let points = measured(ring, unit);
    let along = |axis: usize| {
        let term = |(from, to): (&Point, &Point)| (&from[axis] + &to[axis]) * cross(from, to);
        edges(&points).map(term).sum()
    };
    [along(0), along(1)]
}

type Point = [BigInt; 2];

fn measured(ring: &[DVec2], unit: Unit) -> Vec<Point> {
    let point = |p: &DVec2| [unit.measure(p.x), unit.measure(p.y)];
    ring.iter().map(point).collect()
}

fn edges(points: &[Point]) -> impl Iterator<Item = (&Point, &Point)> {
    points.iter().zip(points.iter().cycle().skip(1))
}

fn cross(a: &Point, b: &Point) -> BigInt {
    &a[0] * &b[1] - &a[1] * &b[0]
}
