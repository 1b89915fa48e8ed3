//! SplitMix64 (G. Steele, D. Lea, C. Flood, *Fast splittable pseudorandom number generators*,
//! 2014).

/// A pseudorandom sequence.
pub struct Rng(u64);

impl Rng {
    /// The sequence of some numbers.
    pub fn new(seeds: &[u64]) -> Rng {
        let mut rng = Rng(0);
        for seed in seeds {
            rng.0 = rng.0.wrapping_add(*seed);
            rng.0 = rng.next();
        }
        rng
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number from 0 to below a bound.
    pub fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    /// A whole number from a range with both ends.
    pub fn whole(&mut self, from: i64, to: i64) -> f64 {
        (from + (self.next() % (to - from + 1) as u64) as i64) as f64
    }

    /// True once in so many times.
    pub fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// A sign: 1 or -1.
    pub fn sign(&mut self) -> f64 {
        if self.one_in(2) { -1.0 } else { 1.0 }
    }

    /// One of some things.
    pub fn pick<'a, T>(&mut self, things: &'a [T]) -> &'a T {
        &things[self.below(things.len())]
    }
}
