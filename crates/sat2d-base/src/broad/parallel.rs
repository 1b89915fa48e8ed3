//! Updating all leaves on several threads. The resulting tree is the same to the bit.

use crate::aabb::Aabb;
use crate::broad::tree::BoundsTree;
use rayon::prelude::*;

impl BoundsTree {
    /// [`update_leaves`](BoundsTree::update_leaves) on several threads.
    pub(crate) fn update_leaves_parallel(&mut self, bounds: &(impl Fn(u32) -> Aabb + Sync)) {
        let nodes = self.lanes.par_iter_mut().zip(&self.links);
        nodes.for_each(|(lanes, links)| links.update(lanes, bounds));
    }
}
