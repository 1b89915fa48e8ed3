//! Edges of outlines as the independent judge takes them.

use sat2d::{DVec2, Relation};
pub use sat2d_judge::{Q, q};

/// An edge: three points, and the weight of the middle one.
#[derive(Clone, Debug)]
pub struct Curve {
    pub points: [DVec2; 3],
    pub weight: f64,
}

impl Curve {
    fn judged(&self) -> sat2d_judge::Curve {
        sat2d_judge::Curve::conic(self.points.map(|point| point.to_array()), self.weight)
    }

    /// The point at a parameter.
    pub fn at(&self, s: &Q) -> [Q; 2] {
        self.judged().at(s)
    }
}

fn all(curves: &[Curve]) -> Vec<sat2d_judge::Curve> {
    curves.iter().map(Curve::judged).collect()
}

fn of_library(relation: sat2d_judge::Relation) -> Relation {
    match relation {
        sat2d_judge::Relation::Disjoint => Relation::Disjoint,
        sat2d_judge::Relation::Touching => Relation::Touching,
        sat2d_judge::Relation::Overlapping => Relation::Overlapping,
    }
}

/// Where a point is to the region between curves, by even-odd.
pub fn point_relation(curves: &[Curve], point: &[Q; 2]) -> Relation {
    of_library(sat2d_judge::point_relation(&all(curves), point))
}

/// The relation of two regions, both by even-odd.
pub fn relation(a: &[Curve], b: &[Curve]) -> Relation {
    of_library(sat2d_judge::relation(&all(a), &all(b)))
}
