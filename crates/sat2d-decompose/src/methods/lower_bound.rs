//! A lower bound for the number of convex pieces, with or without holes, from the diagonals that
//! reflex corners need.
//!
//! A set of diagonals decomposes a region if it leaves no angle above 180 degrees. By Euler's
//! formula, d diagonals make d + 2 - b pieces of a region with b boundaries. A diagonal *resolves*
//! a reflex corner if it leaves no angle above 180 degrees there; a corner that no single diagonal
//! resolves takes two others. So the sum of s(v, e) over the diagonals e at a reflex corner v is at
//! least 1, where s is 1 for a diagonal that resolves v and 1/2 for another one. By the duality of
//! linear programs, d is at least the sum of any weights y(v) ≥ 0 such that
//!
//! ```text
//! s(u, e) y(u) + s(v, e) y(v) ≤ 1        for every diagonal e from u to v
//! ```
//!
//! where y is 0 at corners that are not reflex. Weights of 1/2 always fit. Weights of 0, 1/2 and 1
//! fit if y(u) + y(v) ≤ 1 where a diagonal resolves both ends, and y(u) ≤ 1/2 where it resolves u
//! and ends at a reflex corner that it does not resolve. The best of these come from a maximum
//! matching between two copies of the corners (D. Kőnig, "Gráfok és mátrixok", 1931).

use crate::index::{Index, NONE};
use crate::mesh::disk::Disk;
use crate::methods::matching::Matching;
use crate::methods::visibility::{Visibility, VisibilityWalk};
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::ops::ControlFlow;
use sat2d_base::exact::orient2d;
use sat2d_base::limit::WorkBudget;

/// The largest number of diagonals between reflex corners that are kept, about 64 megabytes.
const MAX_DIAGONALS: usize = 1 << 23;
/// The largest number of edges that the search for diagonals goes through, some seconds.
const MAX_EDGES: u64 = 1 << 27;

/// The weight of every position, in halves: 1 for a reflex corner.
pub(crate) fn even_weights(region: &Disk) -> Vec<u8> {
    region.reflex.iter().map(|&reflex| reflex.into()).collect()
}

/// The best weights of the positions, in halves; `None` if too many corners see each other or too
/// little work is left.
pub(crate) fn best_weights(region: &Disk, work: &WorkBudget) -> Option<Vec<u8>> {
    let mut walk = VisibilityWalk::default();
    let mut before = alloc::vec![NONE; region.len()];
    for position in region.positions() {
        before[region.after(position)] = position;
    }
    let is_left = |a, b, c| orient2d(region.at(a), region.at(b), region.at(c)) != Ordering::Less;
    let resolves =
        |at: Index, end: Index| is_left(before[at], at, end) && is_left(end, at, region.after(at));
    let is_reflex = |position: Index| region.reflex[position];
    let mut pairs = Vec::new();
    for from in region.positions().filter(|&from| is_reflex(from)) {
        let (seen, edges) = (pairs.len(), walk.edges);
        walk.visible_from(region, from, |to, visibility| {
            let is_edge = to == region.after(from) || to == before[from];
            if to > from && visibility == Visibility::Clear && is_reflex(to) && !is_edge {
                match (resolves(from, to), resolves(to, from)) {
                    (true, true) => pairs.push([from, to]),
                    (true, false) => pairs.push([from, from]),
                    (false, true) => pairs.push([to, to]),
                    (false, false) => {}
                }
            }
            ControlFlow::Continue(())
        });
        let found = (pairs.len() - seen) as u64;
        work.spend(walk.edges - edges + found).ok()?;
        if pairs.len() > MAX_DIAGONALS || walk.edges > MAX_EDGES {
            return None;
        }
    }
    let matching = Matching::of_copies(region.len(), &pairs, work).ok()?;
    let mut weights = even_weights(region);
    for (position, weight) in Index::all().zip(&mut weights) {
        *weight *= matching.uncovered(position);
    }
    Some(weights)
}

/// A lower bound for the number of pieces of a region whose positions have these weights.
pub(crate) fn pieces_needed(region: &Disk, weights: &[u8]) -> usize {
    let halves: usize = weights.iter().map(|&weight| usize::from(weight)).sum();
    (halves.div_ceil(2) + 2)
        .saturating_sub(region.boundaries())
        .max(1)
}
