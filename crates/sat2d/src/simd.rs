//! Loops compiled for several instruction sets, of which the best that the machine has is taken at run time.

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

#[cfg(all(test, feature = "simd", target_arch = "aarch64"))]
mod tests {
    #[test]
    fn neon_is_taken_where_it_always_is() {
        assert!(matches!(pulp::Arch::new(), pulp::Arch::Neon(_)));
    }
}
