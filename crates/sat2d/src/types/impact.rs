//! When and where two moving shapes meet.

use crate::types::closest_points::ClosestPoints;
use crate::types::relation::Relation;

/// The first moment at which two moving shapes meet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Impact {
    /// The time from 0 to 1.
    pub time: f64,
    /// How the shapes stand to each other where their motions put them at this time: `Touching`, or `Disjoint` by no more than rounding;
    /// `Overlapping` only at time 0, if they overlap already.
    pub relation: Relation,
    /// Where they meet: the closest points at this time; if they overlap at time 0, those of their contact.
    pub closest: ClosestPoints,
    /// How fast they approach along the normal at this point, per unit of time: 0 or less if they slide along or
    /// off each other (as shapes that touch at the start may).
    pub approach: f64,
}
