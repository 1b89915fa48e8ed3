//! Building the tree top-down: the boxes are halved at the median of their centers along the longer
//! axis, until a leaf holds them. It takes O(n log n) and adapts to boxes of very different sizes.

use crate::aabb::Aabb;
use crate::broad::node::{Lanes, Links, NONE, WIDTH, finite};
use crate::broad::tree::BoundsTree;
use alloc::vec::Vec;
use core::cmp::Ordering;
use glam::DVec2;

/// The average number of boxes in a leaf at most: one lane stays free for insertions.
const FILL: usize = WIDTH - 1;

/// A box to be inserted: twice its center, which is not NaN, and its key.
#[derive(Clone, Copy)]
struct Item {
    middle: DVec2,
    key: u32,
}

impl Item {
    fn new(key: u32, bounds: &Aabb) -> Item {
        let b = finite(bounds);
        let middle = b.min + b.max;
        Item { middle, key }
    }
}

impl BoundsTree {
    /// A tree of boxes, whose keys are their indices. Faster than inserting them one by one, and
    /// the tree is better.
    ///
    /// ```
    /// use sat2d::{Aabb, DVec2, broad::BoundsTree};
    /// let boxes = [0.0, 5.0].map(|x| Aabb::new(DVec2::new(x, 0.0), DVec2::new(x + 1.0, 1.0)));
    /// let tree = BoundsTree::build(&boxes);
    /// assert_eq!((tree.len(), tree.get(1)), (2, Some(boxes[1])));
    /// ```
    pub fn build(boxes: &[Aabb]) -> BoundsTree {
        let mut tree = BoundsTree::new();
        tree.place.resize(boxes.len(), NONE);
        tree.rebuild_from(0..boxes.len() as u32, |key| boxes[key as usize]);
        tree
    }

    /// Inserts many boxes at once, or moves those whose keys are there.
    pub fn extend(&mut self, boxes: impl IntoIterator<Item = (u32, Aabb)>) {
        let mut all: Vec<Aabb> = Vec::new();
        all.resize(self.place.len(), Aabb::EMPTY);
        let mut keys: Vec<u32> = self.keys().copied().collect();
        for &key in &keys {
            if let Some((node, lane)) = self.find(key) {
                all[key as usize] = self.lanes[node].get(lane);
            }
        }
        for (key, bounds) in boxes {
            if self.place.len() <= key as usize {
                self.place.resize(key as usize + 1, NONE);
                all.resize(key as usize + 1, Aabb::EMPTY);
            }
            if self.place[key as usize] == NONE {
                self.place[key as usize] = 0; // marks the key as seen; the place follows
                keys.push(key);
            }
            all[key as usize] = bounds;
        }
        self.rebuild_from(keys, |key| all[key as usize]);
    }

    /// Removes many boxes at once. Keys that are not in the tree are ignored.
    #[doc(hidden)]
    pub fn remove_many(&mut self, keys: &[u32]) {
        for &key in keys {
            if let Some(place) = self.place.get_mut(key as usize) {
                *place = NONE;
            }
        }
        self.rebuild();
    }

    /// Rebuilds the tree from its boxes. Updates do this themselves when it pays.
    pub fn rebuild(&mut self) {
        let old = core::mem::take(&mut self.lanes);
        let place = core::mem::take(&mut self.place);
        let kept = |key: &u32| place[*key as usize] != NONE;
        let keys: Vec<u32> = self.keys().copied().filter(kept).collect();
        self.place = place.clone();
        self.rebuild_from(keys, |key| {
            let at = place[key as usize] as usize;
            old[at / WIDTH].get(at % WIDTH)
        });
    }

    /// Rebuilds the tree from other boxes of the same keys.
    pub(crate) fn rebuild_with(&mut self, bounds: impl Fn(u32) -> Aabb) {
        let mut items = Vec::with_capacity(self.len);
        let places = (0..).zip(&self.place).filter(|(_, place)| **place != NONE);
        items.extend(places.map(|(key, _)| Item::new(key, &bounds(key))));
        self.rebuild_of(items, bounds);
    }

    fn rebuild_from(&mut self, keys: impl IntoIterator<Item = u32>, bounds: impl Fn(u32) -> Aabb) {
        let items = keys.into_iter().map(|key| Item::new(key, &bounds(key)));
        self.rebuild_of(items.collect(), bounds);
    }

    fn rebuild_of(&mut self, mut items: Vec<Item>, bounds: impl Fn(u32) -> Aabb) {
        self.lanes.clear();
        self.links.clear();
        self.free.clear();
        self.len = items.len();
        self.changes = 0;
        let leaves = items.len().div_ceil(FILL).max(1);
        let mut level = 0;
        while WIDTH.pow(u32::from(level)) < leaves {
            level += 1;
        }
        self.root = 0;
        // with some more for the nodes above the leaves, of which most are full
        let nodes = leaves + leaves / 6 + usize::from(level);
        self.lanes.reserve_exact(nodes);
        self.links.reserve_exact(nodes);
        self.build_node(level, leaves, &mut items);
        self.update_leaves(&bounds);
        self.refresh();
        self.built_extent = self.extent;
        self.give_back();
    }

    /// Gives memory back that the tree would fill only if it grew by a quarter.
    fn give_back(&mut self) {
        let nodes = self.lanes.len();
        if self.lanes.capacity() > nodes + nodes / 4 {
            self.lanes.shrink_to(nodes + nodes / 16);
            self.links.shrink_to(nodes + nodes / 16);
        }
        if self.place.capacity() > self.place.len() + self.place.len() / 4 {
            self.place.shrink_to_fit();
        }
    }

    /// Builds a node with so many leaves over `items`, without boxes, and returns it.
    fn build_node(&mut self, level: u8, leaves: usize, items: &mut [Item]) -> u32 {
        let node = self.lanes.len();
        self.lanes.push(Lanes::EMPTY);
        self.links.push(Links::new(level));
        if level == 0 {
            self.links[node].count = items.len() as u8;
            for (lane, item) in items.iter().enumerate() {
                self.link(node, lane, item.key);
            }
            return node as u32;
        }
        let below = WIDTH.pow(u32::from(level) - 1);
        let children = leaves.div_ceil(below);
        self.build_children(node, children, leaves, items);
        node as u32
    }

    /// Halves `items` until there is a part for each of `children`, which have `leaves` leaves.
    fn build_children(&mut self, node: usize, children: usize, leaves: usize, items: &mut [Item]) {
        if children == 1 {
            let level = self.links[node].level - 1;
            let child = self.build_node(level, leaves, items);
            let lane = self.links[node].count as usize;
            self.links[node].count += 1;
            self.link(node, lane, child);
            return;
        }
        let first_children = children / 2;
        let first_leaves = leaves * first_children / children;
        let at = items.len() * first_leaves / leaves;
        let axis = longer_axis(items);
        // two copies of the loop, each with its axis
        match axis {
            0 => select(items, at, |item| item.middle.x),
            _ => select(items, at, |item| item.middle.y),
        }
        let (first, second) = items.split_at_mut(at);
        self.build_children(node, first_children, first_leaves, first);
        self.build_children(
            node,
            children - first_children,
            leaves - first_leaves,
            second,
        );
    }
}

/// Puts the `at` least items first.
fn select(items: &mut [Item], at: usize, of: impl Fn(&Item) -> f64) {
    if at < items.len() {
        // numbers that are not NaN are ordered
        let order = |p: &Item, q: &Item| of(p).partial_cmp(&of(q)).unwrap_or(Ordering::Equal);
        items.select_nth_unstable_by(at, order);
    }
}

/// The axis along which the centers spread farther: 0 for x.
fn longer_axis(items: &[Item]) -> usize {
    let (mut min, mut max) = (DVec2::INFINITY, DVec2::NEG_INFINITY);
    for item in items {
        min = min.min(item.middle);
        max = max.max(item.middle);
    }
    let size = max - min;
    usize::from(size.y > size.x)
}
