//! The area and the first moments of a polygon, as whole numbers of a common unit.

use crate::exact::integer::Unit;
use alloc::vec::Vec;
use glam::DVec2;
use num_bigint::{BigInt, Sign};

/// Twice the signed area in squared units: above 0 for a counter-clockwise ring, with y up.
pub fn doubled_area(ring: &[DVec2], unit: Unit) -> BigInt {
    let points = measured(ring, unit);
    edges(&points).map(|(from, to)| cross(from, to)).sum()
}

/// Which rings are holes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holes {
    /// All but the first; the rings run in either direction.
    AfterFirst,
    /// Those that run clockwise, with y up.
    Clockwise,
}

/// The area of polygons, rounded to the nearest double: that of the outer rings less those of the
/// holes. The coordinates are to be multiplied by 2^`exponent`.
pub fn rounded_area<'a>(
    rings: impl Iterator<Item = &'a [DVec2]> + Clone,
    holes: Holes,
    exponent: i32,
) -> f64 {
    let unit = common_unit(rings.clone());
    let areas = rings.enumerate().map(|(number, ring)| {
        let area = doubled_area(ring, unit);
        if holes.is_reversed(&area, number) {
            -area
        } else {
            area
        }
    });
    let doubled: BigInt = areas.sum();
    if doubled.sign() == Sign::NoSign {
        return 0.0;
    }
    let unit = unit.times_power(exponent).squared();
    unit.quotient(&doubled, &BigInt::from(2))
}

/// The centroid of polygons with an area, each coordinate rounded to the nearest double; the
/// arguments are those of [`rounded_area`].
pub fn rounded_centroid<'a>(
    rings: impl Iterator<Item = &'a [DVec2]> + Clone,
    holes: Holes,
    exponent: i32,
) -> DVec2 {
    let unit = common_unit(rings.clone());
    let (mut area, mut moments) = (BigInt::ZERO, [BigInt::ZERO, BigInt::ZERO]);
    for (number, ring) in rings.enumerate() {
        let (of_ring, [x, y]) = (doubled_area(ring, unit), sixfold_moments(ring, unit));
        if holes.is_reversed(&of_ring, number) {
            area -= of_ring;
            moments[0] -= x;
            moments[1] -= y;
        } else {
            area += of_ring;
            moments[0] += x;
            moments[1] += y;
        }
    }
    let (unit, threefold_area) = (unit.times_power(exponent), area * 3);
    let coordinate = |moment: &BigInt| match moment.sign() {
        Sign::NoSign => 0.0,
        Sign::Plus => unit.quotient(moment, &threefold_area),
        Sign::Minus => -unit.quotient(&-moment, &threefold_area),
    };
    let [x, y] = &moments;
    DVec2::new(coordinate(x), coordinate(y))
}

impl Holes {
    /// Whether a ring with this signed area runs clockwise as an outer ring, or counter-clockwise
    /// as a hole.
    fn is_reversed(self, area: &BigInt, number: usize) -> bool {
        self == Holes::AfterFirst && (area.sign() == Sign::Minus) != (number > 0)
    }
}

fn common_unit<'a>(rings: impl Iterator<Item = &'a [DVec2]>) -> Unit {
    Unit::of(rings.flatten().flat_map(|p| [p.x, p.y]))
}

/// Six times the first moments about the origin, signed as [`doubled_area`], in cubed units.
fn sixfold_moments(ring: &[DVec2], unit: Unit) -> [BigInt; 2] {
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

#[cfg(test)]
mod tests {
    use crate::exact::moments::*;

    /// Twice the area and six times the moments, by triangles that have the first vertex in common.
    fn triangles(ring: &[[i64; 2]]) -> [i64; 3] {
        let [x, y] = ring[0];
        let mut sums = [0; 3];
        for edge in ring[1..].windows(2) {
            let [[px, py], [qx, qy]] = [edge[0], edge[1]];
            let area = (px - x) * (qy - y) - (qx - x) * (py - y);
            let terms = [area, (x + px + qx) * area, (y + py + qy) * area];
            (sums.iter_mut().zip(terms)).for_each(|(sum, term)| *sum += term);
        }
        sums
    }

    /// Any rings will do, as all formulas are linear. The results are quotients of whole numbers
    /// that doubles hold, and so is the division of doubles rounded.
    #[test]
    fn areas_and_centroids_are_those_of_triangles() {
        let rng = &mut fastrand::Rng::with_seed(1);
        let mut checked = 0;
        for round in 0..2000 {
            let mut ring = |_| -> Vec<[i64; 2]> {
                let count = rng.usize(3..7);
                (0..count)
                    .map(|_| [rng.i64(-50..50), rng.i64(-50..50)])
                    .collect()
            };
            let rings: Vec<_> = (0..1 + round % 3).map(&mut ring).collect();
            let (scale, exponent) = ([0, -70, 9][round % 3], [0, 4, -1, 200][round % 4]);
            let point = |p: &[i64; 2]| DVec2::from(p.map(|x| libm::scalbn(x as f64, scale)));
            let placed = |ring: &Vec<[i64; 2]>| ring.iter().map(point).collect();
            let points: Vec<Vec<DVec2>> = rings.iter().map(placed).collect();
            for holes in [Holes::AfterFirst, Holes::Clockwise] {
                let mut sums = [0; 3];
                for (number, ring) in rings.iter().enumerate() {
                    let of_ring = triangles(ring);
                    let sign = match (holes, number) {
                        (Holes::Clockwise, _) => 1,
                        (Holes::AfterFirst, 0) => of_ring[0].signum(),
                        (Holes::AfterFirst, _) => -of_ring[0].signum(),
                    };
                    (sums.iter_mut().zip(of_ring)).for_each(|(sum, term)| *sum += sign * term);
                }
                let [area, x, y] = sums;
                if area <= 0 {
                    continue;
                }
                let slices = || points.iter().map(|ring| &ring[..]);
                let size = scale + exponent;
                assert_eq!(
                    rounded_area(slices(), holes, exponent),
                    libm::scalbn(area as f64 / 2.0, 2 * size)
                );
                let centroid = [x, y].map(|sum| sum as f64 / (3 * area) as f64);
                assert_eq!(
                    rounded_centroid(slices(), holes, exponent),
                    DVec2::from(centroid.map(|x| libm::scalbn(x, size)))
                );
                checked += 1;
            }
        }
        assert!(checked > 1000, "{checked}");
    }
}
