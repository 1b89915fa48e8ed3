//! What a level file holds: one level a line, in JSON.

use serde::{Deserialize, Serialize};

/// A point or a vector.
pub type Pair = [f64; 2];

/// A level, a body in it, and how the body is to move.
#[derive(Serialize, Deserialize)]
pub struct Level {
    pub level: usize,
    pub kind: String,
    pub body: String,
    pub motion: String,
    /// The size of a tile.
    pub unit: f64,
    /// Where characters believe that the sky is.
    pub up: Pair,
    pub obstacles: Vec<Obstacle>,
    pub mover: Mover,
    /// By how much the obstacles move before each step.
    pub lift: Pair,
    /// Each vector is asked for so many steps.
    pub moves: Vec<(f64, f64, usize)>,
    pub ideal: Ideal,
}

/// A body that does not yield: convex parts, or a chain whose front is on the right if y
/// points up.
#[derive(Serialize, Deserialize)]
pub struct Obstacle {
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<Vec<Pair>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chain: Vec<Pair>,
    /// Maps a, b, c, d, tx, ty, the outermost first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub at: Vec<[f64; 6]>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub one_way: bool,
}

/// The body that moves: a polygon in convex parts, a capsule (or circle) or an ellipse.
#[derive(Serialize, Deserialize)]
pub struct Mover {
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<Vec<Pair>>,
    /// The polygon of all parts.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub outline: Vec<Pair>,
    /// The ends of a capsule's axis, which are the same for a circle.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub axis: Vec<Pair>,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub radius: f64,
    /// The half axes of an ellipse.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ellipse: Option<Pair>,
    pub at: Pair,
}

/// The straight surface that the level stands for: through a point, with a direction and a normal
/// whose lengths are 1 up to rounding.
#[derive(Serialize, Deserialize)]
pub struct Ideal {
    pub through: Pair,
    pub along: Pair,
    pub normal: Pair,
    /// By how much the obstacles differ from it, at most.
    pub jitter: f64,
}

fn is_zero(number: &f64) -> bool {
    *number == 0.0
}
