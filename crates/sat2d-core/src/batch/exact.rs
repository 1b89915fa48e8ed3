//! The relation of two parallelograms in exact integer arithmetic: by the separating axes along the
//! normals of the half-edges, and along the half-edges and coordinate axes as well, which decide
//! parallelograms that are degenerate to a segment or a point.

use core::cmp::Ordering;
use num_bigint::{BigInt, Sign};
use sat2d_base::exact::integer::Unit;
use sat2d_base::types::Relation;

type Vector = (BigInt, BigInt);

fn dot(a: &Vector, b: &Vector) -> BigInt {
    &a.0 * &b.0 + &a.1 * &b.1
}

fn magnitude(x: BigInt) -> BigInt {
    if x.sign() == Sign::Minus { -x } else { x }
}

/// The relation of two parallelograms, each as center, u and v.
///
/// If both have no extent along a direction and equal projections, the gap along it is 0, so they
/// can only touch. If their interiors meet, the gaps along all other directions are below 0.
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
