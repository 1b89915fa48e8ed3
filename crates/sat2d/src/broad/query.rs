//! Which boxes meet a region or a ray, and which are nearest to a point.

use super::node::{Lanes, Mask, finite};
use super::tree::BoundsTree;
use crate::Aabb;
use crate::exact::orientation::{U, UNDERFLOW};
use alloc::collections::BinaryHeap;
use glam::DVec2;
use smallvec::SmallVec;

impl BoundsTree {
    /// Each key whose box shares a point with `region` (a box without extent asks about a point), in no particular order.
    pub fn query(&self, region: &Aabb, mut visit: impl FnMut(u32)) {
        let region = finite(region);
        self.visit(self.root as usize, &|lanes| lanes.hits(&region), &mut visit);
    }

    /// Each key whose box the segment from `start` to `end` may meet, in no particular order: all that it meets, and
    /// perhaps some that it misses by a rounding.
    pub fn query_segment(&self, start: DVec2, end: DVec2, mut visit: impl FnMut(u32)) {
        let around = finite(&Aabb::of_points(&[start, end]));
        let along = end - start;
        let hits = |lanes: &Lanes| {
            let near = lanes.hits(&around);
            near.filtered(|lane| !certainly_beside(&lanes.get(lane), start, along))
        };
        self.visit(self.root as usize, &hits, &mut visit);
    }

    fn visit(&self, node: usize, hits: &impl Fn(&Lanes) -> Mask, visit: &mut impl FnMut(u32)) {
        let links = &self.links[node];
        for lane in hits(&self.lanes[node]) {
            if links.level == 0 {
                visit(links.child[lane]);
            } else {
                self.visit(links.child[lane] as usize, hits, visit);
            }
        }
    }

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
        let mut heap = BinaryHeap::new();
        let root = Rated {
            distance: 0.0,
            level: self.links[self.root as usize].level + 1,
            child: self.root,
        };
        heap.push(root.packed());
        while let Some(packed) = heap.pop() {
            let near = Rated::unpacked(packed);
            if near.distance > limit {
                return;
            }
            if near.level == 0 {
                limit = visit(near.child, near.distance);
                continue;
            }
            let (lanes, links) = (
                &self.lanes[near.child as usize],
                &self.links[near.child as usize],
            );
            for lane in 0..links.count as usize {
                let distance = distance(&lanes.get(lane));
                if distance <= limit {
                    let rated = Rated {
                        distance,
                        level: links.level,
                        child: links.child[lane],
                    };
                    heap.push(rated.packed());
                }
            }
        }
    }
}

impl BoundsTree {
    /// Goes through the boxes that are rated no farther than a limit, near ones rather before far ones but in no strict order, which takes no
    /// heap: node by node, the nearest of what is below first. `rate` and `visit` are as for [`nearest`](BoundsTree::nearest), and
    /// a box rated infinitely far is never visited.
    pub(crate) fn near_first(
        &self,
        rate: impl Fn(&Aabb) -> f64,
        mut limit: f64,
        mut visit: impl FnMut(u32) -> f64,
    ) {
        let mut stack: SmallVec<[Rated; 64]> = SmallVec::new();
        stack.push(Rated {
            distance: 0.0,
            level: self.links[self.root as usize].level + 1,
            child: self.root,
        });
        while let Some(next) = stack.pop() {
            if next.distance > limit {
                continue;
            }
            if next.level == 0 {
                limit = visit(next.child);
                continue;
            }
            let node = next.child as usize;
            let (lanes, links) = (&self.lanes[node], &self.links[node]);
            let bottom = stack.len();
            for lane in 0..links.count as usize {
                let distance = rate(&lanes.get(lane));
                if distance > limit || distance == f64::INFINITY {
                    continue;
                }
                let rated = Rated {
                    distance,
                    level: links.level,
                    child: links.child[lane],
                };
                let mut at = stack.len();
                stack.push(rated);
                while at > bottom && stack[at - 1].distance < distance {
                    stack[at] = stack[at - 1];
                    at -= 1;
                }
                stack[at] = rated;
            }
        }
    }
}

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

/// Whether a box lies on one side of the line through `start` along a vector, beyond any rounding: the separating axis that the
/// sides of the box do not cover.
fn certainly_beside(bounds: &Aabb, start: DVec2, along: DVec2) -> bool {
    let half = (bounds.max - bounds.min) / 2.0;
    let to = bounds.min + half - start;
    let (left, right) = (along.x * to.y, along.y * to.x);
    let reach = along.x.abs() * half.y + along.y.abs() * half.x;
    // the middle and `to` are off by a few roundings of the coordinates, not of their difference
    let size = start.abs() + bounds.min.abs().max(bounds.max.abs());
    let error = 16.0 * U * (along.x.abs() * size.y + along.y.abs() * size.x) + UNDERFLOW;
    (left - right).abs() - reach > error
}

#[cfg(test)]
mod tests {
    use super::*;

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
