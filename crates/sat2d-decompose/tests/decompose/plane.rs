//! Points and polygons in exact fractions, by brute force.

use sat2d_test_support::partition_judge::P;
use sat2d_test_support::rational::Rational;
use std::cmp::Ordering;

pub type Point = [Rational; 2];

pub fn exact(p: P) -> Point {
    [p.0, p.1].map(|x| Rational::of(x as f64))
}

/// Twice the signed area of the triangle.
pub fn cross([a, b, c]: [&Point; 3]) -> Rational {
    (&b[0] - &a[0]) * (&c[1] - &a[1]) - (&b[1] - &a[1]) * (&c[0] - &a[0])
}

pub fn dot(a: &Point, b: &Point, p: &Point) -> Rational {
    (&b[0] - &a[0]) * (&p[0] - &a[0]) + (&b[1] - &a[1]) * (&p[1] - &a[1])
}

/// The square of the distance of a point from a segment.
pub fn square_of_distance(a: &Point, b: &Point, p: &Point) -> Rational {
    let (place, length) = (dot(a, b, p), dot(a, b, b));
    if place <= Rational::zero() {
        dot(a, p, p)
    } else if place >= length {
        dot(b, p, p)
    } else {
        let area = cross([a, b, p]);
        &area * &area / length
    }
}

pub fn edges(ring: &[Point]) -> impl Iterator<Item = [&Point; 2]> {
    (0..ring.len()).map(|i| [&ring[i], &ring[(i + 1) % ring.len()]])
}

/// Whether a point is inside (`Greater`), on the outline, or outside of rings.
pub fn location(rings: &[Vec<Point>], p: &Point) -> Ordering {
    let mut inside = false;
    for [a, b] in rings.iter().flat_map(|ring| edges(ring)) {
        let side = cross([a, b, p]);
        if side.is_zero() && dot(p, a, b) <= Rational::zero() {
            return Ordering::Equal;
        }
        let upward = b[1] > p[1];
        inside ^= (a[1] > p[1]) != upward && (side > Rational::zero()) == upward;
    }
    if inside {
        Ordering::Greater
    } else {
        Ordering::Less
    }
}

/// The middles of the parts into which other rings cut the edges of rings.
pub fn middles(rings: &[Vec<Point>], others: &[Vec<Point>]) -> Vec<Point> {
    let mut middles = Vec::new();
    for [a, b] in rings.iter().flat_map(|ring| edges(ring)) {
        // places along the edge, from 0 to 1
        let mut stops = vec![Rational::zero(), Rational::of(1.0)];
        for [c, d] in others.iter().flat_map(|ring| edges(ring)) {
            let (at_c, at_d) = (cross([a, b, c]), cross([a, b, d]));
            if at_c.is_zero() {
                stops.push(dot(a, b, c) / dot(a, b, b));
            } else if (at_c > Rational::zero()) != (at_d > Rational::zero()) {
                let (from, to) = (cross([c, d, a]), cross([c, d, b]));
                stops.push(&from / &(&from - &to));
            }
        }
        stops.retain(|stop| (Rational::zero()..=Rational::of(1.0)).contains(stop));
        stops.sort();
        stops.dedup();
        for pair in stops.windows(2) {
            let t = (&pair[0] + &pair[1]) * Rational::of(0.5);
            middles.push([0, 1].map(|i| &a[i] + &((&b[i] - &a[i]) * &t)));
        }
    }
    middles
}
