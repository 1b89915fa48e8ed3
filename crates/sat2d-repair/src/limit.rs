//! How many edges may cross: each crossing becomes a vertex, so a few thousand edges can become
//! millions.

use crate::error::RepairError;
use sat2d::broad::BoundsTree;
use sat2d::{Aabb, DVec2};

/// The most pairs of edges whose boxes meet, besides those of each edge.
const PAIRS: usize = 1 << 22;

/// The pairs that each edge adds to the limit: of maps, a few boxes meet that of an edge.
const PAIRS_OF_AN_EDGE: usize = 64;

/// An error if the boxes of too many pairs of edges meet, found before any is cut.
pub fn check(rings: &[&[DVec2]]) -> Result<(), RepairError> {
    let edges: Vec<Aabb> = (rings.iter().copied())
        .flat_map(|ring| {
            let ends = ring.iter().cycle().skip(1);
            ring.iter()
                .zip(ends)
                .map(|(&p, &q)| Aabb::of_points(&[p, q]))
        })
        .collect();
    let limit = PAIRS + PAIRS_OF_AN_EDGE * edges.len();
    let tree = BoundsTree::build(&edges);
    let mut met = 0;
    for edge in &edges {
        tree.query(edge, |_| met += 1);
        // each pair is met from both sides, and each edge meets itself
        if met / 2 > limit {
            return Err(RepairError::TooManyPairs { limit });
        }
    }
    Ok(())
}
