//! Updating all boxes on several threads. The resulting tree is the same to the bit.

use crate::aabb::Aabb;
use crate::broad::tree::BoundsTree;
use rayon::prelude::*;

impl BoundsTree {
    /// [`update_all`](BoundsTree::update_all) on several threads.
    pub(crate) fn update_all_parallel(&mut self, bounds: impl Fn(u32) -> Aabb + Sync) {
        if self.would_be_loose(&bounds) {
            return self.rebuild_with(bounds);
        }
        let nodes = self.lanes.par_iter_mut().zip(&self.links);
        nodes.for_each(|(lanes, links)| links.update(lanes, &bounds));
        self.refresh();
        self.rebuild_if_loose();
    }
}
