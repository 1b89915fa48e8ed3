//! When and where two moving shapes meet.

use crate::types::closest_points::ClosestPoints;
use crate::types::relation::Relation;

/// The first moment at which two moving shapes meet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Impact {
    /// The time of impact, from 0 to 1.
    pub time: f64,
    /// The relation of the shapes where their motions place them at this time: `Touching`, or
    /// `Disjoint` by no more than rounding. It is `Overlapping` only at time 0, if the shapes
    /// overlap already.
    pub relation: Relation,
    /// The closest points at this time; those of the contact if the shapes overlap at time 0.
    pub closest: ClosestPoints,
    /// The speed at which the shapes approach along the normal at this point, per unit of time.
    ///
    /// It is 0 or less if they slide along each other or move apart, as shapes that touch at the
    /// start may. It is finite: each coordinate of a speed that overflows counts as 2^1000.
    pub approach: f64,
}

/// When two moving shapes first meet, within bounds that are proved.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ImpactBounds {
    /// The shapes have no common point before this time. From 0 to 1.
    pub earliest: f64,
    /// They have a common point at this time; `None` if that is not proved.
    pub latest: Option<f64>,
}
