//! Loops compiled for several instruction sets, of which the best that the machine has is taken at run time.

use crate::num::power_of_two;

/// A loop to be compiled for each instruction set. A trait and no closure: `run` must be `#[inline(always)]` to become part of each
/// compiled form, which a closure of some size does not.
pub(crate) trait Work {
    type Output;
    fn run(self) -> Self::Output;
}

/// Runs the loop as compiled for the best instruction set that this machine has.
#[cfg(feature = "simd")]
pub(crate) fn dispatch<W: Work>(work: W) -> W::Output {
    struct Chosen<W>(W);
    impl<W: Work> pulp::NullaryFnOnce for Chosen<W> {
        type Output = W::Output;
        #[inline(always)]
        fn call(self) -> W::Output {
            self.0.run()
        }
    }
    pulp::Arch::new().dispatch(Chosen(work))
}

#[cfg(not(feature = "simd"))]
pub(crate) fn dispatch<W: Work>(work: W) -> W::Output {
    work.run()
}

/// One of four lanes. Half against half first, as vector instructions have it.
#[inline(always)]
pub(crate) fn of_lanes([x, y, z, w]: [f64; 4], pick: impl Fn(f64, f64) -> f64) -> f64 {
    pick(pick(x, z), pick(y, w))
}

/// 2^52.
const TWO_52: f64 = power_of_two(52);

/// Counts by adding: more than any number in a lane. What is found counts as this and its number, so that the sum tells whether there is one and which;
/// LLVM has that in a few vector instructions, while it takes masks of integers apart.
pub(crate) const ONE: f64 = 1024.0;

/// What the first four lanes count as; the next four by 4 more.
pub(crate) const COUNTED: [f64; 4] = [ONE, ONE + 1.0, ONE + 2.0, ONE + 3.0];

/// The number of the only one that was counted.
#[inline(always)]
pub(crate) fn only(sum: f64) -> Option<usize> {
    // 2^52 puts the units of the sum into the last bits
    let bits = (sum + TWO_52).to_bits();
    (ONE..2.0 * ONE)
        .contains(&sum)
        .then_some((bits & (ONE as u64 - 1)) as usize)
}

#[cfg(all(test, feature = "simd", target_arch = "aarch64"))]
mod tests {
    #[test]
    fn neon_is_taken_where_it_always_is() {
        assert!(matches!(pulp::Arch::new(), pulp::Arch::Neon(_)));
    }
}
