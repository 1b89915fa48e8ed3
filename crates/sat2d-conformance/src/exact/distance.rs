//! How far two shapes are apart.

use super::measure::squared_between;
use super::number::F;
use super::region::Region;
use super::relation::{Relation, relation};

/// The squared distance of two shapes without circles: 0 if they meet.
pub fn squared_distance(a: &Region, b: &Region) -> F {
    match relation(a, b).relation {
        Relation::Disjoint => squared_between(&a.edges, &b.edges),
        _ => F::ZERO,
    }
}
