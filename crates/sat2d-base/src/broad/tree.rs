//! The tree: inserting, moving and removing boxes.
//!
//! An R-tree (A. Guttman, "R-trees: a dynamic index structure for spatial searching", 1984): all
//! leaves are equally deep, and a lane holds the smallest box around the node below. Loose boxes
//! are not repaired one by one: if the perimeters of the leaves have grown enough, or enough boxes
//! were inserted and removed, the tree is rebuilt (see `build`).

use crate::aabb::Aabb;
use crate::broad::node::{Lanes, Links, NONE, WIDTH, finite};
use crate::sort::sort_by;
use alloc::vec::Vec;
use glam::DVec2;

/// A tree of axis-aligned boxes, each under a key of the caller's choice.
///
/// Memory grows with the largest key, so count from 0. Boxes are closed: sides that touch meet. A
/// side that is infinite or NaN lies as far out as doubles reach.
///
/// ```
/// use sat2d::broad::BoundsTree;
/// use sat2d::{Aabb, DVec2};
/// let mut tree = BoundsTree::new();
/// for i in 0..100 {
///     let corner = DVec2::new(f64::from(i) * 2.0, 0.0);
///     tree.insert(i, Aabb::new(corner, corner + DVec2::splat(2.0)));
/// }
/// let mut found = Vec::new();
/// tree.query(&Aabb::new(DVec2::new(9.0, 1.0), DVec2::new(12.0, 1.0)), |i| found.push(i));
/// found.sort();
/// assert_eq!(found, [4, 5, 6]);
/// let mut pairs = 0;
/// tree.pairs(|_, _| pairs += 1); // neighbors touch
/// assert_eq!(pairs, 99);
/// ```
#[derive(Clone, Debug)]
pub struct BoundsTree {
    pub(crate) lanes: Vec<Lanes>,
    pub(crate) links: Vec<Links>,
    pub(crate) root: u32,
    /// Free nodes.
    pub(crate) free: Vec<u32>,
    /// The place of each key: `node * WIDTH + lane`, or [`NONE`].
    pub(crate) place: Vec<u32>,
    pub(crate) len: usize,
    /// The number of boxes inserted and removed since the tree was built.
    pub(crate) changes: usize,
    /// The sum of the extents of the leaves, except a root, when the tree was built and now.
    pub(crate) built_extent: f64,
    pub(crate) extent: f64,
}

/// The growth of the sum of extents at which the tree is rebuilt.
pub(crate) const LOOSE: f64 = 1.4;

impl Default for BoundsTree {
    fn default() -> Self {
        BoundsTree::new()
    }
}

impl BoundsTree {
    /// An empty tree.
    pub fn new() -> BoundsTree {
        BoundsTree {
            lanes: [Lanes::EMPTY].into(),
            links: [Links::new(0)].into(),
            root: 0,
            free: Vec::new(),
            place: Vec::new(),
            len: 0,
            changes: 0,
            built_extent: 0.0,
            extent: 0.0,
        }
    }

    /// The number of boxes.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there is no box.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The box with a key.
    pub fn get(&self, key: u32) -> Option<Aabb> {
        let (node, lane) = self.find(key)?;
        Some(self.lanes[node].get(lane))
    }

    /// The smallest box around all boxes; [`Aabb::EMPTY`] if there is none.
    pub fn bounds(&self) -> Aabb {
        self.lanes[self.root as usize].union()
    }

    /// Bytes of memory that the tree holds.
    pub fn memory(&self) -> usize {
        self.lanes.capacity() * size_of::<Lanes>()
            + self.links.capacity() * size_of::<Links>()
            + (self.free.capacity() + self.place.capacity()) * size_of::<u32>()
    }

    /// The smallest box around a node.
    #[inline(always)]
    pub(crate) fn around(&self, node: usize) -> Aabb {
        let up = &self.links[node];
        match up.parent {
            NONE => self.lanes[node].union(),
            parent => self.lanes[parent as usize].get(up.lane as usize),
        }
    }

    /// The place of a key, which is similar for keys that are near each other in the tree; the
    /// greatest number for a key that is not in it.
    #[doc(hidden)]
    pub fn place_of(&self, key: u32) -> u32 {
        self.place.get(key as usize).copied().unwrap_or(NONE)
    }

    /// Whether the tree has a box with this key.
    #[doc(hidden)]
    pub fn contains(&self, key: u32) -> bool {
        self.place_of(key) != NONE
    }

    pub(crate) fn find(&self, key: u32) -> Option<(usize, usize)> {
        let place = *self.place.get(key as usize)?;
        (place != NONE).then_some((place as usize / WIDTH, place as usize % WIDTH))
    }

    /// All keys in the order of the tree.
    pub(crate) fn keys(&self) -> impl Iterator<Item = &u32> {
        self.links.iter().flat_map(|links| links.keys())
    }

    /// Inserts a box, or moves the box that has this key.
    pub fn insert(&mut self, key: u32, bounds: Aabb) {
        if self.update(key, bounds) {
            return;
        }
        if self.place.len() <= key as usize {
            self.place.resize(key as usize + 1, NONE);
        }
        self.len += 1;
        let before = self.extent;
        self.put(key, bounds);
        self.count_change(before);
    }

    /// Moves a box. Returns `false` if no box has this key.
    pub fn update(&mut self, key: u32, bounds: Aabb) -> bool {
        let Some((node, lane)) = self.find(key) else {
            return false;
        };
        if self.is_near(node, &bounds) {
            self.lanes[node].set(lane, &bounds);
            self.tighten(node);
            self.rebuild_if_loose();
        } else {
            // far away: it would stretch its node over everything between
            let before = self.extent;
            self.take(node, lane);
            self.put(key, bounds);
            self.count_change(before);
        }
        true
    }

    /// Whether a box meets the box of a leaf. If not, it would stretch the leaf over everything
    /// between.
    #[inline]
    pub(crate) fn is_near(&self, leaf: usize, bounds: &Aabb) -> bool {
        self.links[leaf].parent == NONE || self.around(leaf).intersects(&finite(bounds))
    }

    /// Removes a box and returns it; `None` if no box has this key.
    pub fn remove(&mut self, key: u32) -> Option<Aabb> {
        let (node, lane) = self.find(key)?;
        let bounds = self.lanes[node].get(lane);
        let before = self.extent;
        self.take(node, lane);
        self.place[key as usize] = NONE;
        self.len -= 1;
        self.count_change(before);
        Some(bounds)
    }

    /// Counts a box that was inserted or removed. Its change of the extent does not loosen the
    /// tree.
    fn count_change(&mut self, extent_before: f64) {
        self.built_extent += self.extent - extent_before;
        self.changes += 1;
        if self.changes > self.len + 8 * WIDTH {
            self.rebuild();
        }
    }

    pub(crate) fn rebuild_if_loose(&mut self) {
        if self.extent > LOOSE * self.built_extent && self.len > WIDTH {
            self.rebuild();
        }
    }

    /// Adds a key to the leaf that grows least.
    fn put(&mut self, key: u32, bounds: Aabb) {
        let mut node = self.root as usize;
        while self.links[node].level > 0 {
            node = self.links[node].child[self.least_growth(node, &bounds)] as usize;
        }
        self.add(node, key, &bounds);
    }

    fn least_growth(&self, node: usize, bounds: &Aabb) -> usize {
        let mut best = (f64::INFINITY, f64::INFINITY, 0);
        for lane in 0..self.links[node].count as usize {
            let old = self.lanes[node].get(lane);
            let before = extent(&old);
            let growth = extent(&old.union(bounds)) - before;
            if growth < best.0 || (growth == best.0 && before < best.1) {
                best = (growth, before, lane);
            }
        }
        best.2
    }

    /// Adds an entry to a node, which is split if it is full.
    fn add(&mut self, node: usize, child: u32, bounds: &Aabb) {
        let count = self.links[node].count as usize;
        if count < WIDTH {
            self.links[node].count += 1;
            self.fill(node, count, child, bounds);
            self.tighten(node);
        } else {
            self.split(node, child, bounds);
        }
    }

    /// Writes an entry into a lane and updates the child.
    fn fill(&mut self, node: usize, lane: usize, child: u32, bounds: &Aabb) {
        self.lanes[node].set(lane, bounds);
        self.link(node, lane, child);
    }

    /// Writes an entry into a lane, without its box, and updates the child.
    pub(crate) fn link(&mut self, node: usize, lane: usize, child: u32) {
        self.links[node].child[lane] = child;
        if self.links[node].level == 0 {
            self.place[child as usize] = (node * WIDTH + lane) as u32;
        } else {
            let below = &mut self.links[child as usize];
            below.parent = node as u32;
            below.lane = lane as u8;
        }
    }

    /// Splits a full node and one more entry into two nodes, along the axis and at the place with
    /// the smallest sum of extents; each gets a quarter of the entries at least (after N. Beckmann,
    /// H.-P. Kriegel, R. Schneider and B. Seeger, "The R*-tree", 1990).
    fn split(&mut self, node: usize, child: u32, bounds: &Aabb) {
        let mut entries = [(child, *bounds); WIDTH + 1];
        for (lane, entry) in entries.iter_mut().enumerate().take(WIDTH) {
            *entry = (self.links[node].child[lane], self.lanes[node].get(lane));
        }
        let around = |part: &[(u32, Aabb)]| {
            part.iter()
                .fold(Aabb::EMPTY, |all, (_, bounds)| all.union(bounds))
        };
        let middle = |(_, b): &(u32, Aabb)| b.min + b.max;
        let mut best = (f64::INFINITY, entries, WIDTH / 2);
        for axis in 0..2 {
            sort_by(&mut entries, &mut |p, q| {
                middle(p)[axis].total_cmp(&middle(q)[axis])
            });
            for at in 2..WIDTH {
                let sum = extent(&around(&entries[..at])) + extent(&around(&entries[at..]));
                if sum < best.0 {
                    best = (sum, entries, at);
                }
            }
        }
        let (_, entries, at) = best;
        let (kept, given) = entries.split_at(at);
        let level = self.links[node].level;
        let (parent, lane) = (self.links[node].parent, self.links[node].lane);
        let neighbor = self.new_node(level);
        for (node, part) in [(node, kept), (neighbor, given)] {
            self.lanes[node] = Lanes::EMPTY;
            self.links[node] = Links::new(level);
            self.links[node].count = part.len() as u8;
            for (lane, (child, bounds)) in part.iter().enumerate() {
                self.fill(node, lane, *child, bounds);
            }
        }
        if level == 0 {
            self.extent += extent(&around(given));
            if parent == NONE {
                self.extent += extent(&around(kept));
            }
        }
        if parent == NONE {
            let root = self.new_node(level + 1);
            self.root = root as u32;
            self.links[root].count = 1;
            self.fill(root, 0, node as u32, &around(kept));
            self.add(root, neighbor as u32, &around(given));
        } else {
            self.links[node].parent = parent;
            self.links[node].lane = lane;
            self.tighten(node);
            self.add(parent as usize, neighbor as u32, &around(given));
        }
    }

    pub(crate) fn new_node(&mut self, level: u8) -> usize {
        if let Some(node) = self.free.pop() {
            self.lanes[node as usize] = Lanes::EMPTY;
            self.links[node as usize] = Links::new(level);
            return node as usize;
        }
        self.lanes.push(Lanes::EMPTY);
        self.links.push(Links::new(level));
        self.links.len() - 1
    }

    /// Removes a lane, which the last lane replaces, and nodes that become empty.
    fn take(&mut self, node: usize, lane: usize) {
        let last = self.links[node].count as usize - 1;
        if lane != last {
            let (child, bounds) = (self.links[node].child[last], self.lanes[node].get(last));
            self.fill(node, lane, child, &bounds);
        }
        self.lanes[node].clear(last);
        let links = &mut self.links[node];
        links.child[last] = NONE;
        links.count -= 1;
        let (parent, up) = (links.parent, links.lane);
        if links.count > 0 {
            self.tighten(node);
        } else if parent == NONE {
            links.level = 0;
        } else {
            if links.level == 0 {
                self.extent -= extent(&self.lanes[parent as usize].get(up as usize));
            }
            self.free.push(node as u32);
            self.take(parent as usize, up as usize);
        }
    }

    /// Updates the boxes above a node.
    fn tighten(&mut self, mut node: usize) {
        while let Some(parent) = self.tighten_one(node) {
            node = parent;
        }
    }

    /// Updates the box around a node. Returns the parent if the box changed.
    pub(crate) fn tighten_one(&mut self, node: usize) -> Option<usize> {
        let Links {
            parent,
            lane,
            level,
            ..
        } = self.links[node];
        if parent == NONE {
            return None;
        }
        let (parent, lane) = (parent as usize, lane as usize);
        let old = self.lanes[parent].get(lane);
        let bounds = self.lanes[node].union();
        if bounds == old {
            return None;
        }
        self.lanes[parent].set(lane, &bounds);
        if level == 0 {
            self.extent += extent(&bounds) - extent(&old);
        }
        Some(parent)
    }
}

/// Half the perimeter, to which the probability of a hit is proportional; 0 for an empty box.
pub(crate) fn extent(bounds: &Aabb) -> f64 {
    let size = (bounds.max - bounds.min).max(DVec2::ZERO);
    size.x + size.y
}
