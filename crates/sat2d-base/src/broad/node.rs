//! Nodes: eight boxes as a structure of arrays, which compilers test in vector instructions.

use crate::aabb::Aabb;
use glam::DVec2;

/// The number of boxes in a node. Eight doubles fill a cache line.
pub(crate) const WIDTH: usize = 8;

/// The number of no node and no key.
pub(crate) const NONE: u32 = u32::MAX;

/// Boxes that are rated farther are never visited.
pub(crate) const FARTHEST: f64 = f64::MAX / 2.0;

/// The bits of a key that hold the lane: three, between two others, so that the field is never all
/// zeros or all ones and the compiler treats all lanes alike.
const LANE: u64 = 31;

/// Lower bounds for the ratings of lanes, by the number of used lanes: those of free lanes are the
/// greatest.
const FREE: [[f64; WIDTH]; WIDTH + 1] = {
    let mut free = [[f64::MAX; WIDTH]; WIDTH + 1];
    let mut count = 0;
    while count <= WIDTH {
        let mut lane = 0;
        while lane < count {
            free[count][lane] = 0.0;
            lane += 1;
        }
        count += 1;
    }
    free
};

/// The rating of a lane, or less by a few units in the last place.
#[inline(always)]
pub(crate) fn rated(key: f64) -> f64 {
    f64::from_bits(key.to_bits() & !LANE)
}

/// The lane of a key.
#[inline(always)]
pub(crate) fn lane(key: f64) -> usize {
    key.to_bits() as usize % WIDTH
}

/// The boxes of a node. A free lane holds [`Aabb::EMPTY`], which meets nothing.
#[derive(Clone, Debug)]
pub(crate) struct Lanes {
    min_x: [f64; WIDTH],
    min_y: [f64; WIDTH],
    max_x: [f64; WIDTH],
    max_y: [f64; WIDTH],
}

impl Lanes {
    pub(crate) const EMPTY: Lanes = Lanes {
        min_x: [f64::INFINITY; WIDTH],
        min_y: [f64::INFINITY; WIDTH],
        max_x: [f64::NEG_INFINITY; WIDTH],
        max_y: [f64::NEG_INFINITY; WIDTH],
    };

    pub(crate) fn clear(&mut self, lane: usize) {
        self.min_x[lane] = f64::INFINITY;
        self.min_y[lane] = f64::INFINITY;
        self.max_x[lane] = f64::NEG_INFINITY;
        self.max_y[lane] = f64::NEG_INFINITY;
    }

    #[inline(always)]
    pub(crate) fn get(&self, lane: usize) -> Aabb {
        Aabb {
            min: DVec2::new(self.min_x[lane], self.min_y[lane]),
            max: DVec2::new(self.max_x[lane], self.max_y[lane]),
        }
    }

    #[inline]
    pub(crate) fn set(&mut self, lane: usize, bounds: &Aabb) {
        let bounds = finite(bounds);
        self.min_x[lane] = bounds.min.x;
        self.min_y[lane] = bounds.min.y;
        self.max_x[lane] = bounds.max.x;
        self.max_y[lane] = bounds.max.y;
    }

    /// Rates the first `count` lanes, not below 0, as keys that also hold the [`lane`]; the other
    /// lanes get keys beyond [`FARTHEST`].
    ///
    /// All lanes are rated, so that a `rate` without branches becomes vector instructions.
    #[inline(always)]
    pub(crate) fn keys(&self, count: u8, rate: impl Fn(&Aabb) -> f64) -> [f64; WIDTH] {
        let free = &FREE[(count as usize).min(WIDTH)];
        let mut keys = [0.0; WIDTH];
        for (lane, key) in keys.iter_mut().enumerate() {
            let rated = min(max(rate(&self.get(lane)), free[lane]), f64::MAX);
            *key = f64::from_bits(rated.to_bits() & !LANE | (WIDTH + lane) as u64);
        }
        keys
    }

    /// The smallest box around all lanes.
    #[inline]
    pub(crate) fn union(&self) -> Aabb {
        Aabb {
            min: DVec2::new(least(&self.min_x), least(&self.min_y)),
            max: DVec2::new(greatest(&self.max_x), greatest(&self.max_y)),
        }
    }

    /// The lanes that share a point with a box, which must be [`finite`].
    ///
    /// Two boxes meet if the largest of four differences is not above 0. Unlike four comparisons
    /// joined by "and", this vectorizes. A difference of doubles has the right sign, however small.
    #[inline(always)]
    pub(crate) fn hits(&self, bounds: &Aabb) -> Mask {
        let mut apart = [0; WIDTH];
        for (lane, apart) in apart.iter_mut().enumerate() {
            let x = max(
                self.min_x[lane] - bounds.max.x,
                bounds.min.x - self.max_x[lane],
            );
            let y = max(
                self.min_y[lane] - bounds.max.y,
                bounds.min.y - self.max_y[lane],
            );
            // 0 minus either zero is 0. This must not be written as a comparison plus 0: LLVM then
            // drops the addition, and on ARM selects an instruction that returns -0 (LLVM issue
            // 93414).
            *apart = (0.0 - max(x, y)).to_bits() >> 63 << lane;
        }
        Mask(!apart.iter().fold(0, |all, bit| all | bit) as u32 & ((1 << WIDTH) - 1))
    }
}

/// A box without infinities, so that its differences with a free lane have a sign. A side that is
/// NaN becomes as far out as possible.
#[inline(always)]
pub(crate) fn finite(bounds: &Aabb) -> Aabb {
    Aabb {
        min: bounds.min.max(DVec2::splat(f64::MIN)),
        max: bounds.max.min(DVec2::splat(f64::MAX)),
    }
}

#[inline(always)]
fn min(a: f64, b: f64) -> f64 {
    if a < b { a } else { b }
}

#[inline(always)]
fn max(a: f64, b: f64) -> f64 {
    if a > b { a } else { b }
}

/// The least of eight, by pairs, which vectorizes.
#[inline(always)]
pub(crate) fn least(v: &[f64; WIDTH]) -> f64 {
    let [a, b, c, d] = [0, 1, 2, 3].map(|i| min(v[i], v[i + 4]));
    min(min(a, c), min(b, d))
}

#[inline(always)]
fn greatest(v: &[f64; WIDTH]) -> f64 {
    let [a, b, c, d] = [0, 1, 2, 3].map(|i| max(v[i], v[i + 4]));
    max(max(a, c), max(b, d))
}

/// A set of lanes, one bit each. Iterates over their numbers.
#[derive(Clone, Copy)]
pub(crate) struct Mask(u32);

impl Mask {
    /// Bit `i` for lane `i`.
    #[inline(always)]
    pub(crate) fn bits(self) -> u64 {
        u64::from(self.0)
    }

    /// The lanes before `count`.
    #[inline(always)]
    pub(crate) fn first(count: usize) -> Mask {
        Mask(!(!0 << count))
    }

    #[inline(always)]
    pub(crate) fn without(self, other: Mask) -> Mask {
        Mask(self.0 & !other.0)
    }

    /// The lanes for which `keep` is true.
    #[inline]
    pub(crate) fn filtered(self, mut keep: impl FnMut(usize) -> bool) -> Mask {
        let kept = self.filter(|&lane| keep(lane));
        Mask(kept.fold(0, |mask, lane| mask | 1 << lane))
    }
}

impl Iterator for Mask {
    type Item = usize;

    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let lane = self.0.trailing_zeros() as usize % WIDTH;
        self.0 &= self.0 - 1;
        Some(lane)
    }
}

/// The children of a node, and its place in the tree.
#[derive(Clone, Debug)]
pub(crate) struct Links {
    /// At level 0 the keys of the boxes, above that the nodes below; [`NONE`] in free lanes. The
    /// used lanes come first.
    pub(crate) child: [u32; WIDTH],
    /// The parent; [`NONE`] for the root.
    pub(crate) parent: u32,
    /// The lane of the parent that holds this node.
    pub(crate) lane: u8,
    /// The number of used lanes.
    pub(crate) count: u8,
    /// The height above the leaves, which are all equally deep.
    pub(crate) level: u8,
}

impl Links {
    pub(crate) fn new(level: u8) -> Links {
        Links {
            child: [NONE; WIDTH],
            parent: NONE,
            lane: 0,
            count: 0,
            level,
        }
    }

    /// The keys in a leaf; none in an inner node.
    #[inline]
    pub(crate) fn keys(&self) -> &[u32] {
        let taken = if self.level == 0 { self.count } else { 0 };
        &self.child[..taken as usize]
    }

    /// Updates the boxes of a leaf.
    #[inline]
    pub(crate) fn update(&self, lanes: &mut Lanes, bounds: &impl Fn(u32) -> Aabb) {
        for (lane, &key) in self.keys().iter().enumerate() {
            lanes.set(lane, &bounds(key));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::broad::node::*;
    use alloc::vec::Vec;

    #[test]
    fn free_lanes_meet_nothing() {
        let everywhere = finite(&Aabb::new(DVec2::NEG_INFINITY, DVec2::INFINITY));
        let mut lanes = Lanes::EMPTY;
        lanes.set(3, &Aabb::new(DVec2::ZERO, DVec2::ONE));
        lanes.set(7, &Aabb::new(DVec2::ONE, DVec2::ONE));
        assert!(lanes.hits(&everywhere).eq([3, 7]));
        assert!(lanes.hits(&everywhere).without(Mask::first(4)).eq([7]));
        assert_eq!(lanes.union(), Aabb::new(DVec2::ZERO, DVec2::ONE));
        lanes.clear(3);
        assert!(lanes.hits(&everywhere).eq([7]));
    }

    #[test]
    fn boxes_meet_as_four_comparisons_say() {
        let values = [-1.0, -5e-324, -0.0, 0.0, 5e-324, 1.0, 1.0 + f64::EPSILON];
        let intervals = || {
            let pairs = values.iter().flat_map(|&a| values.map(|b| (a, b)));
            pairs.filter(|(a, b)| a <= b)
        };
        for ((a, b), (c, d)) in intervals().flat_map(|p| intervals().map(move |q| (p, q))) {
            for flip in [|x, y| DVec2::new(x, y), |x, y| DVec2::new(y, x)] {
                let (p, q) = (
                    Aabb::new(flip(a, 0.0), flip(b, 1.0)),
                    Aabb::new(flip(c, 1.0), flip(d, 2.0)),
                );
                let mut lanes = Lanes::EMPTY;
                lanes.set(5, &p);
                assert_eq!(lanes.hits(&q).count() == 1, p.intersects(&q), "{p:?} {q:?}");
            }
        }
    }

    #[test]
    fn keys_have_the_lane_and_are_ordered_by_rating() {
        let mut lanes = Lanes::EMPTY;
        let ratings = [3.0, 0.0, f64::INFINITY, 1e-300, 3.5];
        for (i, _) in ratings.iter().enumerate() {
            lanes.set(
                i,
                &Aabb::new(DVec2::splat(i as f64), DVec2::splat(i as f64)),
            );
        }
        let rate = |b: &Aabb| ratings.get(b.min.x as usize).copied().unwrap_or(f64::NAN);
        let mut keys = lanes.keys(ratings.len() as u8, rate);
        keys.sort_by(f64::total_cmp);
        assert_eq!(
            keys[..4].iter().map(|&key| lane(key)).collect::<Vec<_>>(),
            [1, 3, 0, 4]
        );
        assert!(keys[4..].iter().all(|&key| rated(key) > FARTHEST));
        for (key, exact) in keys.into_iter().zip([0.0, 1e-300, 3.0, 3.5]) {
            assert!(rated(key) <= exact && rated(key) >= exact * (1.0 - 1e-14));
        }
    }
}
