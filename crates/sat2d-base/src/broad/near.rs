//! Nearest-first searches by any rating of boxes.
//!
//! A search that promises an order keeps what is left in a heap (G. R. Hjaltason and H. Samet,
//! "Distance browsing in spatial databases", 1999). One that only looks for the nearest descends
//! into the nearest child first and leaves out what is farther than the best so far (N.
//! Roussopoulos, S. Kelley and F. Vincent, "Nearest neighbor queries", 1995).

use crate::aabb::Aabb;
use crate::broad::node::{FARTHEST, WIDTH, lane, least, rated};
use crate::broad::tree::BoundsTree;
use alloc::collections::BinaryHeap;
use alloc::collections::binary_heap::PeekMut;
use smallvec::SmallVec;

impl BoundsTree {
    /// Visits the boxes from near to far, as rated by `distance`, which must rate no box nearer
    /// than a larger box around it. `visit` gets each key and the rating of its box, and returns a
    /// limit: boxes that are rated farther are not visited any more.
    ///
    /// ```
    /// use sat2d::{Aabb, DVec2, broad::BoundsTree};
    /// let boxes = [3.0, 1.0, 2.0].map(|x| Aabb::new(DVec2::new(x, 0.0), DVec2::new(x, 1.0)));
    /// let tree = BoundsTree::build(&boxes);
    /// let mut order = Vec::new();
    /// tree.nearest(|b| b.min.x, f64::INFINITY, |key, _| {
    ///     order.push(key);
    ///     if order.len() == 2 { f64::NEG_INFINITY } else { f64::INFINITY }
    /// });
    /// assert_eq!(order, [1, 2]);
    /// ```
    pub fn nearest(
        &self,
        distance: impl Fn(&Aabb) -> f64,
        limit: f64,
        mut visit: impl FnMut(u32, f64) -> f64,
    ) {
        let mut limit = limit;
        // all that is left except the nearest child of the last node, which most often is next
        let mut heap = BinaryHeap::with_capacity(8 * WIDTH);
        let root = Rated {
            distance: 0.0,
            level: self.links[self.root as usize].level + 1,
            child: self.root,
        };
        let mut next = root.packed();
        loop {
            let near = Rated::unpacked(next);
            if near.distance > limit {
                return;
            }
            next = NOTHING;
            if near.level == 0 {
                limit = visit(near.child, near.distance);
            } else {
                let node = near.child as usize;
                let (lanes, links) = (&self.lanes[node], &self.links[node]);
                for lane in 0..links.count as usize {
                    let distance = distance(&lanes.get(lane));
                    if distance <= limit {
                        let rated = Rated {
                            distance,
                            level: links.level,
                            child: links.child[lane],
                        };
                        let packed = rated.packed();
                        let farther = next.min(packed);
                        next = next.max(packed);
                        if farther != NOTHING {
                            heap.push(farther);
                        }
                    }
                }
            }
            match heap.peek_mut() {
                Some(top) if next == NOTHING => next = PeekMut::pop(top),
                Some(mut top) if *top > next => next = core::mem::replace(&mut *top, next),
                None if next == NOTHING => return,
                _ => {}
            }
        }
    }

    /// Visits the boxes that are rated no farther than a limit, near ones first but in no strict
    /// order, which needs no heap: the nearest child of each node comes first. `rate` and `visit`
    /// are as for [`nearest`](BoundsTree::nearest), but ratings are not below 0, `rate` is also
    /// called for [`Aabb::EMPTY`], and a box rated infinitely far is never visited.
    #[inline(always)]
    #[doc(hidden)]
    pub fn near_first(
        &self,
        rate: impl Fn(&Aabb) -> f64,
        limit: f64,
        mut visit: impl FnMut(u32) -> f64,
    ) {
        let mut limit = limit.min(FARTHEST);
        let mut open: SmallVec<[Open; 12]> = SmallVec::new();
        let mut node = self.root as usize;
        loop {
            let links = &self.links[node];
            let keys = self.lanes[node].keys(links.count, &rate);
            let mut key = least(&keys);
            if links.level == 0 {
                while rated(key) <= limit {
                    limit = visit(links.child[lane(key)]).min(FARTHEST);
                    key = least_after(&keys, key);
                }
            } else if rated(key) <= limit {
                open.push(Open { keys, key, node });
                node = links.child[lane(key)] as usize;
                continue;
            }
            node = loop {
                let Some(top) = open.last_mut() else {
                    return;
                };
                top.key = least_after(&top.keys, top.key);
                if rated(top.key) <= limit {
                    break self.links[top.node].child[lane(top.key)] as usize;
                }
                open.pop();
            };
        }
    }
}

/// A node whose child in the lane of `key` is being searched.
struct Open {
    keys: [f64; WIDTH],
    key: f64,
    node: usize,
}

/// The smallest key above `taken`; beyond [`FARTHEST`] if there is none.
#[inline(always)]
fn least_after(keys: &[f64; WIDTH], taken: f64) -> f64 {
    least(&keys.map(|key| if key > taken { key } else { f64::MAX }))
}

/// Farther than any packed rating.
const NOTHING: u128 = 0;

/// A node or a box, and its rating.
#[derive(Clone, Copy)]
struct Rated {
    distance: f64,
    /// 0 for a box, else one more than the level of the node.
    level: u8,
    child: u32,
}

impl Rated {
    /// One number, for a single comparison. The nearest is the greatest, as a max-heap needs it.
    #[inline(always)]
    fn packed(self) -> u128 {
        let bits = self.distance.to_bits();
        // greater negative doubles have lesser bits
        let negative = (bits as i64 >> 63) as u64;
        let order = bits ^ (negative | 1 << 63);
        u128::from(!order) << 64 | u128::from(self.level) << 32 | u128::from(self.child)
    }

    #[inline(always)]
    fn unpacked(packed: u128) -> Rated {
        let order = !((packed >> 64) as u64);
        let positive = (order as i64 >> 63) as u64;
        Rated {
            distance: f64::from_bits(order ^ (!positive | 1 << 63)),
            level: (packed >> 32) as u8,
            child: packed as u32,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::broad::near::*;

    #[test]
    fn packed_ratings_are_ordered_from_far_to_near_and_unpack_to_the_same() {
        let distances = [f64::INFINITY, 2.0, 5e-324, 0.0, -0.0, -1.0, -1e300];
        let rated = |distance| Rated {
            distance,
            level: 7,
            child: u32::MAX,
        };
        let packed = distances.map(|distance| rated(distance).packed());
        assert!(packed.is_sorted_by(|p, q| p < q));
        for (packed, distance) in packed.into_iter().zip(distances) {
            let out = Rated::unpacked(packed);
            assert_eq!(out.distance.to_bits(), distance.to_bits());
            assert_eq!((out.level, out.child), (7, u32::MAX));
        }
    }
}
