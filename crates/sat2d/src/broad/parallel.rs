//! What is done for all boxes at once, divided between threads. The tree that comes out is the same to the bit.

use crate::aabb::Aabb;
use crate::broad::tree::BoundsTree;
use rayon::prelude::*;

impl BoundsTree {
    /// As [`update_all`](BoundsTree::update_all).
    pub(crate) fn update_all_parallel(&mut self, bounds: impl Fn(u32) -> Aabb + Sync) {
        let nodes = self.lanes.par_iter_mut().zip(&self.links);
        nodes.for_each(|(lanes, links)| links.update(lanes, &bounds));
        self.refresh(&|_, _| ());
    }
}
