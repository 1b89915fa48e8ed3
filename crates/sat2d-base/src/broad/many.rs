//! Moving many boxes at once: each node above them is updated once.

use crate::aabb::Aabb;
use crate::broad::node::{Links, NONE, WIDTH, finite};
use crate::broad::tree::{BoundsTree, LOOSE, extent};
use alloc::vec::Vec;

/// One leaf in so many tells how much all of them would grow.
const SAMPLE: usize = 16;

impl BoundsTree {
    /// Moves some boxes. Keys that are not in the tree are ignored.
    #[doc(hidden)]
    pub fn update_some(&mut self, keys: &[u32], bounds: impl Fn(u32) -> Aabb) {
        // in the order of places, so that each node comes once
        let mut places: Vec<u64> = Vec::new();
        for &key in keys {
            match self.place.get(key as usize) {
                Some(&place) if place != NONE => {
                    places.push(u64::from(place) << 32 | u64::from(key))
                }
                _ => (),
            }
        }
        places.sort_unstable();
        let (mut nodes, mut far): (Vec<u32>, Vec<u32>) = (Vec::new(), Vec::new());
        for place in places {
            let (key, place) = (place as u32, (place >> 32) as usize);
            let (node, lane) = (place / WIDTH, place % WIDTH);
            let bounds = bounds(key);
            if !self.is_near(node, &bounds) {
                far.push(key);
                continue;
            }
            self.lanes[node].set(lane, &bounds);
            if nodes.last() != Some(&(node as u32)) {
                nodes.push(node as u32);
            }
        }
        self.tighten_all(nodes);
        self.rebuild_if_loose();
        for key in far {
            self.update(key, bounds(key));
        }
    }

    /// Updates the boxes above some leaves, level by level.
    fn tighten_all(&mut self, mut nodes: Vec<u32>) {
        while !nodes.is_empty() {
            let mut above = 0;
            for i in 0..nodes.len() {
                if let Some(parent) = self.tighten_one(nodes[i] as usize)
                    && (above == 0 || nodes[above - 1] != parent as u32)
                {
                    nodes[above] = parent as u32;
                    above += 1;
                }
            }
            nodes.truncate(above);
        }
    }

    /// Updates every box and then all nodes at once: the way to move many. `bounds` is called once
    /// for each key, or twice, in an order of the tree's own.
    pub fn update_all(&mut self, bounds: impl Fn(u32) -> Aabb) {
        self.update_all_with(bounds, BoundsTree::update_leaves);
    }

    /// Updates every box by a function that updates the leaves, and then all nodes.
    pub(crate) fn update_all_with<B: Fn(u32) -> Aabb>(
        &mut self,
        bounds: B,
        update_leaves: impl FnOnce(&mut BoundsTree, &B),
    ) {
        if self.would_be_loose(&bounds) {
            return self.rebuild_with(bounds);
        }
        update_leaves(self, &bounds);
        self.refresh();
        self.rebuild_if_loose();
    }

    /// Whether the tree would have to be rebuilt after an update, by some of its leaves: updating
    /// all of them first is then of no use.
    fn would_be_loose(&self, bounds: &impl Fn(u32) -> Aabb) -> bool {
        let (mut before, mut after) = (0.0, 0.0);
        for (lanes, links) in self.lanes.iter().zip(&self.links).step_by(SAMPLE) {
            if links.level == 0 {
                let boxes = links.keys().iter().map(|&key| finite(&bounds(key)));
                before += extent(&lanes.union());
                after += extent(&boxes.fold(Aabb::EMPTY, |all, one| all.union(&one)));
            }
        }
        self.extent * after > LOOSE * self.built_extent * before && self.len > SAMPLE * WIDTH
    }

    /// Updates every box and then all nodes, on several threads if `threads` is set.
    #[doc(hidden)]
    pub fn update_all_by(&mut self, threads: bool, bounds: impl Fn(u32) -> Aabb + Sync) {
        #[cfg(feature = "parallel")]
        if threads {
            return self.update_all_with(bounds, BoundsTree::update_leaves_parallel);
        }
        let _ = threads;
        self.update_all(bounds);
    }

    /// Sets the boxes in all leaves. They lie anywhere in memory, and a loop that does little else
    /// waits for many of them at once.
    pub(crate) fn update_leaves(&mut self, bounds: &impl Fn(u32) -> Aabb) {
        for (lanes, links) in self.lanes.iter_mut().zip(&self.links) {
            links.update(lanes, bounds);
        }
    }

    /// Updates all nodes above the leaves.
    pub(crate) fn refresh(&mut self) {
        self.extent = 0.0;
        self.refresh_node(self.root as usize);
    }

    fn refresh_node(&mut self, node: usize) -> Aabb {
        let Links {
            child,
            count,
            level,
            ..
        } = self.links[node];
        if level == 0 {
            let all = self.lanes[node].union();
            if node != self.root as usize {
                self.extent += extent(&all);
            }
            return all;
        }
        for (lane, &node_below) in child[..count as usize].iter().enumerate() {
            let below = self.refresh_node(node_below as usize);
            self.lanes[node].set(lane, &below);
        }
        self.lanes[node].union()
    }
}

#[cfg(test)]
mod tests {
    use crate::broad::many::*;
    use glam::DVec2;

    /// Checks that each lane has the smallest box around the node below, and the sum of extents.
    fn is_tight(tree: &BoundsTree) {
        let (mut sum, mut nodes) = (0.0, Vec::from([tree.root as usize]));
        while let Some(node) = nodes.pop() {
            let links = &tree.links[node];
            if links.level == 0 {
                sum += extent(&tree.lanes[node].union());
                continue;
            }
            for (lane, &below) in links.child[..links.count as usize].iter().enumerate() {
                assert_eq!(
                    tree.lanes[node].get(lane),
                    tree.lanes[below as usize].union()
                );
                nodes.push(below as usize);
            }
        }
        assert!((sum - tree.extent).abs() < 1e-9 * sum);
    }

    #[test]
    fn all_nodes_are_tight_after_some_boxes_moved() {
        let mut rng = fastrand::Rng::with_seed(1);
        let mut boxes: Vec<Aabb> = (0..1000)
            .map(|_| {
                let corner = DVec2::new(rng.f64(), rng.f64()) * 30.0;
                Aabb::new(corner, corner + DVec2::ONE)
            })
            .collect();
        let mut tree = BoundsTree::build(&boxes);
        for round in 0..60 {
            // some keys are not in the tree, some come twice, and sometimes a box moves far
            let keys: Vec<u32> = (0..rng.usize(..300)).map(|_| rng.u32(..1003)).collect();
            for &key in &keys {
                if let Some(b) = boxes.get_mut(key as usize) {
                    let scale = if rng.u32(..50) == 0 { 30.0 } else { 0.1 };
                    let by = (DVec2::new(rng.f64(), rng.f64()) - DVec2::splat(0.5)) * scale;
                    *b = Aabb::new(b.min + by, b.max + by);
                }
            }
            let bounds = |key: u32| boxes[key as usize];
            tree.update_some(&keys, bounds);
            is_tight(&tree);
            for (key, b) in (0..).zip(&boxes) {
                assert_eq!(tree.get(key), Some(*b), "round {round}");
            }
            let mut found = Vec::new();
            tree.query(&boxes[round], |key| found.push(key as usize));
            found.sort_unstable();
            let meets = |&key: &usize| boxes[key].intersects(&boxes[round]);
            let expected: Vec<usize> = (0..boxes.len()).filter(meets).collect();
            assert_eq!(found, expected);
        }
    }
}
