//! One pair of parallelograms by whole numbers: the same gaps, and those along the half-edges and the coordinate axes, which tell
//! parallelograms apart that are pressed to a segment or a point.

use crate::exact::integer::Unit;
use crate::types::Relation;
use core::cmp::Ordering;
use num_bigint::{BigInt, Sign};

type Vector = (BigInt, BigInt);

fn dot(a: &Vector, b: &Vector) -> BigInt {
    &a.0 * &b.0 + &a.1 * &b.1
}

fn magnitude(x: BigInt) -> BigInt {
    if x.sign() == Sign::Minus { -x } else { x }
}

/// The relation of two parallelograms, each as centre, u and v.
///
/// Along any direction in which both have no extent and their places are the same, the gap is 0, and they can only touch; where they meet
/// inside, it is below 0 along all others.
#[cold]
pub(crate) fn relation(a: [f64; 6], b: [f64; 6]) -> Relation {
    let unit = Unit::of(a.into_iter().chain(b));
    let whole = |[cx, cy, ux, uy, vx, vy]: [f64; 6]| {
        [(cx, cy), (ux, uy), (vx, vy)].map(|(x, y)| (unit.measure(x), unit.measure(y)))
    };
    let ([ca, ua, va], [cb, ub, vb]) = (whole(a), whole(b));
    let d = (cb.0 - ca.0, cb.1 - ca.1);
    let half_edges = [ua, va, ub, vb];
    let one = BigInt::from(1);
    let mut directions = [(one.clone(), BigInt::ZERO), (BigInt::ZERO, one)].to_vec();
    for edge in &half_edges {
        if *edge != (BigInt::ZERO, BigInt::ZERO) {
            directions.push((-&edge.1, edge.0.clone()));
            directions.push(edge.clone());
        }
    }
    let gap = |n: &Vector| {
        let reach: BigInt = half_edges.iter().map(|edge| magnitude(dot(edge, n))).sum();
        magnitude(dot(&d, n)).cmp(&reach)
    };
    match directions.iter().map(gap).max() {
        Some(Ordering::Greater) => Relation::Disjoint,
        Some(Ordering::Equal) => Relation::Touching,
        _ => Relation::Overlapping,
    }
}
