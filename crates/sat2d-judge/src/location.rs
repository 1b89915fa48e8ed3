//! Whether a point lies in a region with curves: it solves each edge for the height of the point,
//! and counts the solutions beyond it.

use crate::Relation;
use crate::curve::{Curve, Edge, Q, Quadratic, unit_bits};
use num_bigint::BigInt;
use num_traits::{Signed, Zero};
use std::cmp::Ordering;

/// Where a point is to the region between curves, by even-odd.
pub fn point_relation(curves: &[Curve], point: &[Q; 2]) -> Relation {
    let bits = unit_bits(curves);
    let point = point
        .clone()
        .map(|x| x * Q::from_integer(BigInt::from(1) << bits));
    in_region(&Edge::all(curves, bits), &point)
}

/// Where a point, in the unit of the edges, is to the region between them.
pub(crate) fn in_region(edges: &[Edge], point: &[Q; 2]) -> Relation {
    for lean in 0.. {
        match crossings(edges, point, lean) {
            Some(counts) if counts.iter().any(|found| found.is_on) => return Relation::Touching,
            Some(counts) => {
                let beyond: usize = counts.iter().map(|found| found.beyond).sum();
                return match beyond % 2 {
                    1 => Relation::Overlapping,
                    _ => Relation::Disjoint,
                };
            }
            None => {}
        }
    }
    unreachable!("some ray is clear")
}

/// Whether the places just beyond a point of one curve, on a ray to the right that leans, are
/// inside; `None` if the ray does not tell.
pub(crate) fn is_inside_beyond(edges: &[Edge], point: &[Q; 2], lean: i32) -> Option<bool> {
    let counts = crossings(edges, point, lean)?;
    if counts.iter().any(|found| found.is_tangent) {
        return None;
    }
    let beyond: usize = counts.iter().map(|found| found.beyond).sum();
    Some(beyond % 2 == 1)
}

/// Where the curves cross a ray from a point to the right that leans; `None` if it meets a vertex
/// or touches a curve, which tells nothing.
fn crossings(edges: &[Edge], [px, py]: &[Q; 2], lean: i32) -> Option<Vec<Solutions>> {
    let of_edge = |edge: &Edge| {
        let [x, y, w] = &edge.polynomials;
        // times the denominator
        let minus = |a: &Quadratic, from: &Q| -> Quadratic {
            std::array::from_fn(|i| &a[i] * from.denom() - &w[i] * from.numer())
        };
        let (across, up) = (minus(x, px), minus(y, py));
        let (right, left) = (px.denom() * 100, py.denom() * (37 * lean));
        let up = std::array::from_fn(|i| &up[i] * &right - &across[i] * &left);
        solutions(&up, &across)
    };
    edges.iter().map(of_edge).collect()
}

/// Where a curve crosses a ray.
#[derive(Clone, Copy, Default)]
struct Solutions {
    /// At the start of the ray.
    is_on: bool,
    /// Not across it.
    is_tangent: bool,
    /// How often elsewhere.
    beyond: usize,
}

/// The roots of `up` from 0 to 1, by `across` there: 0 or above. `None` where a root is double or
/// at an end, unless `across` is 0 there.
fn solutions(up: &Quadratic, across: &Quadratic) -> Option<Solutions> {
    let mut found = Solutions::default();
    let ends = |p: &Quadratic| [p[2].clone(), &p[0] + &p[1] + &p[2]];
    for (height, place) in ends(up).iter().zip(ends(across)) {
        if height.is_zero() {
            found.is_on = true;
            return place.is_zero().then_some(found);
        }
    }
    let ([a, b, c], [a_2, b_2, c_2]) = (up, across);
    if a.is_zero() {
        // s = -c / b is between 0 and 1 where the ends differ in sign
        if c.sign() != (b + c).sign() {
            let value = (a_2 * c - b_2 * b) * c + c_2 * b * b;
            found.is_on = value.is_zero();
            found.beyond = usize::from(value.is_positive());
        }
        return Some(found);
    }
    let discriminant: BigInt = b * b - 4 * a * c;
    if discriminant.is_negative() {
        return Some(found);
    }
    for side in [-1, 1] {
        // s = (-b ± √D) / 2a; signs of p + r √D
        let (root, of_root) = (-b, BigInt::from(side));
        let at_1 = &root - 2 * a;
        let [from_0, from_1] = [&root, &at_1].map(|p| {
            let sign = sign(p, &of_root, &discriminant);
            if a.is_negative() {
                sign.reverse()
            } else {
                sign
            }
        });
        if from_0.is_lt() || from_1.is_gt() {
            continue;
        }
        // across at s, with a s² = -b s - c, times 2 a²
        let (slope, rest) = (a * b_2 - b * a_2, a * c_2 - c * a_2);
        let value = 2 * a * rest - &slope * b;
        match sign(&value, &(slope * side), &discriminant) {
            Ordering::Equal => {
                found.is_on = true;
                found.is_tangent = discriminant.is_zero();
            }
            _ if discriminant.is_zero() => return None,
            order => found.beyond += usize::from(order.is_gt()),
        }
    }
    Some(found)
}

/// The sign of `p + r √d`.
fn sign(p: &BigInt, r: &BigInt, d: &BigInt) -> Ordering {
    let zero = BigInt::zero();
    let (rational, root) = (
        p.cmp(&zero),
        if d.is_zero() {
            Ordering::Equal
        } else {
            r.cmp(&zero)
        },
    );
    if rational == root || root.is_eq() {
        return rational;
    }
    if rational.is_eq() {
        return root;
    }
    let squares = (p * p).cmp(&(r * r * d));
    if rational.is_gt() {
        squares
    } else {
        squares.reverse()
    }
}
