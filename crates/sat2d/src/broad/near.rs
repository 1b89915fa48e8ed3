//! From near to far: which boxes are nearest to whatever rates them.
//!
//! A walk that promises an order keeps all it has yet to look at in a heap. One that only looks for what is nearest goes into the nearest
//! part of a node first and leaves out what is farther than the best so far (N. Roussopoulos, S. Kelley, F. Vincent, "Nearest neighbor
//! queries", 1995).

use crate::aabb::Aabb;
use crate::broad::node::{FARTHEST, WIDTH, lane, least, rated};
use crate::broad::tree::BoundsTree;
use alloc::collections::BinaryHeap;
use alloc::collections::binary_heap::PeekMut;
use smallvec::SmallVec;

impl BoundsTree {
    /// Goes through the boxes from near to far, as `distance` rates them. It must rate no box nearer than a
    /// larger one around it. `visit` is told each key with its box's distance and returns how far to go on at most: nothing farther
    /// than that is told any more.
    pub fn nearest(
        &self,
        distance: impl Fn(&Aabb) -> f64,
        limit: f64,
        mut visit: impl FnMut(u32, f64) -> f64,
    ) {
        let mut limit = limit;
        // what was seen and is yet to be looked at, but for the nearest of a node, which most often is next
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

    /// Goes through the boxes that are rated no farther than a limit, near ones rather before far ones but in no strict order, which takes no
    /// heap: node by node, the nearest of what is below first. `rate` and `visit` are as for [`nearest`](BoundsTree::nearest), but
    /// ratings are not below 0, `rate` may be asked about [`Aabb::EMPTY`] as well, and a box rated infinitely far is never visited.
    #[inline(always)]
    pub(crate) fn near_first(
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

/// A node below whose lane of a key the walk is.
struct Open {
    keys: [f64; WIDTH],
    key: f64,
    node: usize,
}

/// The least of the keys that are greater than one; beyond [`FARTHEST`] if there is none.
#[inline(always)]
fn least_after(keys: &[f64; WIDTH], taken: f64) -> f64 {
    least(&keys.map(|key| if key > taken { key } else { f64::MAX }))
}

/// Farther than anything that is packed.
const NOTHING: u128 = 0;

/// A node or a box, and how far it was rated.
#[derive(Clone, Copy)]
struct Rated {
    distance: f64,
    /// 0 for a box, otherwise one more than the level of the node.
    level: u8,
    child: u32,
}

impl Rated {
    /// As one number, which is compared at once; the nearest is the greatest, as a heap wants it.
    #[inline(always)]
    fn packed(self) -> u128 {
        let bits = self.distance.to_bits();
        // of negative doubles the greater has the lesser bits
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
    fn packed_ratings_are_ordered_from_far_to_near_and_come_out_as_they_went_in() {
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
