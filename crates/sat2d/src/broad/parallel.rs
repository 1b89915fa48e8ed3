//! What is done for all boxes at once, divided between threads. The tree that comes out is the same to the bit.

use super::node::WIDTH;
use super::tree::BoundsTree;
use crate::Aabb;
use alloc::vec::Vec;
use rayon::prelude::*;

impl BoundsTree {
    /// As [`update_all`](BoundsTree::update_all).
    pub(crate) fn update_all_parallel(&mut self, bounds: impl Fn(u32) -> Aabb + Sync) {
        let nodes = self.lanes.par_iter_mut().zip(&self.links);
        nodes.for_each(|(lanes, links)| links.update(lanes, &bounds));
        self.refresh(&|_, _| ());
    }

    /// As [`gather`](BoundsTree::gather).
    pub(crate) fn gather_parallel<T: Copy + Send + Sync>(
        &self,
        all: &mut Vec<T>,
        none: T,
        of: impl Fn(u32) -> T + Sync,
    ) {
        all.resize(self.links.len() * WIDTH, none);
        let parts = all.par_chunks_mut(WIDTH).zip(&self.links);
        parts.for_each(|(part, links)| links.gather(part, &of));
    }
}
