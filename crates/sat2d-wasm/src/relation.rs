//! Relations.

use crate::placed::{pair_functions, shape_functions};
use sat2d::{DVec2, Shape, Transform};

pair_functions! {
    /// `relation`.
    relation = sat2d::relation;
}

shape_functions! {
    /// `point_relation`.
    point_relation(x, y) = |shape: &Shape, at: &Transform| {
        sat2d::query::point_relation(shape, at, DVec2::new(x, y))
    };
    /// `Placed::bounds`.
    placed_bounds() = |shape: &Shape, at: &Transform| {
        shape.place(at).map(|placed| placed.bounds())
    };
}
