//! Eight boxes side by side, coordinate by coordinate, so that the compiler tests them a few at a time.

use crate::Aabb;
use glam::DVec2;

/// Boxes a node. Eight doubles are one line of cache.
pub(super) const WIDTH: usize = 8;

/// What no node and no key is numbered.
pub(super) const NONE: u32 = u32::MAX;

/// The boxes of a node. A free lane holds [`Aabb::EMPTY`], which meets nothing.
#[derive(Clone, Debug)]
pub(super) struct Lanes {
    min_x: [f64; WIDTH],
    min_y: [f64; WIDTH],
    max_x: [f64; WIDTH],
    max_y: [f64; WIDTH],
}

impl Lanes {
    pub(super) const EMPTY: Lanes = Lanes {
        min_x: [f64::INFINITY; WIDTH],
        min_y: [f64::INFINITY; WIDTH],
        max_x: [f64::NEG_INFINITY; WIDTH],
        max_y: [f64::NEG_INFINITY; WIDTH],
    };

    #[inline]
    pub(super) fn get(&self, lane: usize) -> Aabb {
        Aabb {
            min: DVec2::new(self.min_x[lane], self.min_y[lane]),
            max: DVec2::new(self.max_x[lane], self.max_y[lane]),
        }
    }

    #[inline]
    pub(super) fn set(&mut self, lane: usize, bounds: &Aabb) {
        self.min_x[lane] = bounds.min.x;
        self.min_y[lane] = bounds.min.y;
        self.max_x[lane] = bounds.max.x;
        self.max_y[lane] = bounds.max.y;
    }

    /// The least box around all lanes.
    #[inline]
    pub(super) fn union(&self) -> Aabb {
        Aabb {
            min: DVec2::new(least(&self.min_x), least(&self.min_y)),
            max: DVec2::new(greatest(&self.max_x), greatest(&self.max_y)),
        }
    }

    /// Which lanes share a point with a box.
    #[inline(always)]
    pub(super) fn hits(&self, bounds: &Aabb) -> Mask {
        let mut hits = [0u8; WIDTH];
        for (lane, hit) in hits.iter_mut().enumerate() {
            *hit = u8::from(
                (self.min_x[lane] <= bounds.max.x)
                    & (bounds.min.x <= self.max_x[lane])
                    & (self.min_y[lane] <= bounds.max.y)
                    & (bounds.min.y <= self.max_y[lane]),
            );
        }
        Mask(u64::from_le_bytes(hits))
    }
}

/// The least of eight, pairwise so that it needs no order of evaluation.
#[inline(always)]
fn least(v: &[f64; WIDTH]) -> f64 {
    let min = |a: f64, b: f64| if a < b { a } else { b };
    let [a, b, c, d] = [0, 1, 2, 3].map(|i| min(v[i], v[i + 4]));
    min(min(a, c), min(b, d))
}

#[inline(always)]
fn greatest(v: &[f64; WIDTH]) -> f64 {
    let max = |a: f64, b: f64| if a > b { a } else { b };
    let [a, b, c, d] = [0, 1, 2, 3].map(|i| max(v[i], v[i + 4]));
    max(max(a, c), max(b, d))
}

/// A set of lanes, a byte each: 1 for those in it. Iterates over their numbers.
#[derive(Clone, Copy)]
pub(super) struct Mask(u64);

impl Mask {
    /// Those beyond `lane`.
    #[inline]
    pub(super) fn after(self, lane: usize) -> Mask {
        Mask(self.0 & !((1 << (8 * lane + 1)) - 1))
    }

    /// Those of which `keep` says so.
    #[inline]
    pub(super) fn filtered(self, mut keep: impl FnMut(usize) -> bool) -> Mask {
        let kept = self.filter(|&lane| keep(lane));
        Mask(kept.fold(0, |mask, lane| mask | 1 << (8 * lane)))
    }
}

impl Iterator for Mask {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let lane = self.0.trailing_zeros() as usize / 8;
        self.0 &= self.0 - 1;
        Some(lane)
    }
}

/// What the lanes of a node stand for, and where the node hangs.
#[derive(Clone, Debug)]
pub(super) struct Links {
    /// At level 0 the keys of the boxes, above the nodes below; [`NONE`] in a free lane. The taken lanes come first.
    pub(super) child: [u32; WIDTH],
    /// The node above; [`NONE`] for the root.
    pub(super) parent: u32,
    /// The lane of the node above that stands for this one.
    pub(super) lane: u8,
    /// How many lanes are taken.
    pub(super) count: u8,
    /// How far above the leaves. All leaves are equally deep.
    pub(super) level: u8,
}

impl Links {
    pub(super) fn new(level: u8) -> Links {
        Links {
            child: [NONE; WIDTH],
            parent: NONE,
            lane: 0,
            count: 0,
            level,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_free_lane_meets_nothing() {
        let everywhere = Aabb::new(DVec2::NEG_INFINITY, DVec2::INFINITY);
        let mut lanes = Lanes::EMPTY;
        lanes.set(3, &Aabb::new(DVec2::ZERO, DVec2::ONE));
        lanes.set(7, &Aabb::new(DVec2::ONE, DVec2::ONE));
        assert!(lanes.hits(&everywhere).eq([3, 7]));
        assert!(lanes.hits(&everywhere).after(3).eq([7]));
        assert!(lanes.hits(&everywhere).after(7).eq([]));
        assert_eq!(lanes.union(), Aabb::new(DVec2::ZERO, DVec2::ONE));
    }
}
