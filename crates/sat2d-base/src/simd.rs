//! Loops compiled for several instruction sets; the best one of the machine is chosen at run time.

use crate::num::power_of_two;

/// A loop to be compiled for each instruction set. A trait instead of a closure: only an
/// `#[inline(always)]` function becomes part of each compiled version, of any size.
pub trait Kernel {
    /// What the loop returns.
    type Output;
    /// Runs the loop.
    fn run(self) -> Self::Output;
}

/// Runs the version of the loop for the best instruction set of this machine.
#[cfg(feature = "simd")]
pub fn dispatch<K: Kernel>(kernel: K) -> K::Output {
    struct Chosen<K>(K);
    impl<K: Kernel> pulp::NullaryFnOnce for Chosen<K> {
        type Output = K::Output;
        #[inline(always)]
        fn call(self) -> K::Output {
            self.0.run()
        }
    }
    pulp::Arch::new().dispatch(Chosen(kernel))
}

/// Runs the loop.
#[cfg(not(feature = "simd"))]
pub fn dispatch<K: Kernel>(kernel: K) -> K::Output {
    kernel.run()
}

/// Reduces four lanes to one, half with half first, as vector instructions do.
#[inline(always)]
pub fn of_lanes([x, y, z, w]: [f64; 4], pick: impl Fn(f64, f64) -> f64) -> f64 {
    pick(pick(x, z), pick(y, w))
}

/// 2^52.
const TWO_52: f64 = power_of_two(52);

/// Marks a match in a lane by adding: more than any lane number. A match counts as this plus its
/// lane number, so the sum tells whether there is exactly one, and which. LLVM compiles this to a
/// few vector instructions, unlike masks of integers.
pub const MATCH_UNIT: f64 = 1024.0;

/// The values of a match in the first four lanes; those of the next four are greater by 4.
pub const COUNTED: [f64; 4] = [
    MATCH_UNIT,
    MATCH_UNIT + 1.0,
    MATCH_UNIT + 2.0,
    MATCH_UNIT + 3.0,
];

/// The lane number of the only match.
#[inline(always)]
pub fn only(sum: f64) -> Option<usize> {
    // Adding 2^52 moves the units into the last bits.
    let bits = (sum + TWO_52).to_bits();
    (MATCH_UNIT..2.0 * MATCH_UNIT)
        .contains(&sum)
        .then_some((bits & (MATCH_UNIT as u64 - 1)) as usize)
}

#[cfg(all(test, feature = "simd", target_arch = "aarch64"))]
mod tests {
    #[test]
    fn neon_is_taken_where_it_always_is() {
        assert!(matches!(pulp::Arch::new(), pulp::Arch::Neon(_)));
    }
}
