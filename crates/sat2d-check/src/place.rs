//! What a placed shape is: the one part that computes in doubles, as the definition does.

use crate::geometry::{Point, fraction};
use serde::{Deserialize, Serialize};

/// What the vertices of a shape are connected to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// The convex hull of the vertices, with an ellipse around each point of it.
    Hull,
    /// What is inside of an odd number of rings, with its boundary.
    Polygon,
    /// A line from each vertex to the next.
    OpenChain,
    /// A line from each vertex to the next, and from the last one to the first.
    ClosedChain,
}

/// A shape, and where it is.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Placed {
    /// What the vertices are connected to.
    pub kind: Kind,
    /// The rings of vertices; one but for polygons.
    pub rings: Vec<Vec<[f64; 2]>>,
    /// The half-axes of the ellipse around each point of a hull.
    pub half_axes: [f64; 2],
    /// The transform: a, b, c, d, tx, ty.
    pub at: [f64; 6],
}

impl Placed {
    /// The placed vertices, each coordinate rounded as `(a·x + c·y) + tx`.
    pub(crate) fn vertices(&self) -> Vec<Vec<[f64; 2]>> {
        let [a, b, c, d, tx, ty] = self.at;
        let place = |&[x, y]: &[f64; 2]| [(a * x + c * y) + tx, (b * x + d * y) + ty];
        let ring = |ring: &Vec<[f64; 2]>| ring.iter().map(place).collect();
        self.rings.iter().map(ring).collect()
    }

    /// The columns of the map from the unit disc to the ellipse around each placed point.
    pub(crate) fn ellipse(&self) -> [Point; 2] {
        let ([a, b, c, d, ..], [x, y]) = (self.at, self.half_axes);
        let columns = if x == y && is_similarity(self.at) {
            let radius = x * scale(a, b);
            [[radius, 0.0], [0.0, radius]]
        } else {
            [[a * x, b * x], [c * y, d * y]]
        };
        columns.map(|column| column.map(fraction))
    }
}

/// Whether circles stay circles: up to four units in the last place of the largest coefficient.
fn is_similarity([a, b, c, d, ..]: [f64; 6]) -> bool {
    let largest = a.abs().max(b.abs()).max(c.abs()).max(d.abs());
    let slack = 4.0 * f64::EPSILON * largest;
    let turned = (a - d).abs() <= slack && (b + c).abs() <= slack;
    let mirrored = (a + d).abs() <= slack && (b - c).abs() <= slack;
    turned || mirrored
}

/// `sqrt(a·a + b·b)`, of numbers times a power of two if the squares might underflow or overflow.
fn scale(a: f64, b: f64) -> f64 {
    let plain = 2_f64.powi(-968)..=2_f64.powi(1000);
    let by = match a * a + b * b {
        square if plain.contains(&square) => 1.0,
        _ if a.abs().max(b.abs()) < 1.0 => 2_f64.powi(600),
        _ => 2_f64.powi(-600),
    };
    let (a, b) = (a * by, b * by);
    (a * a + b * b).sqrt() / by
}
