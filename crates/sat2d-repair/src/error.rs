//! Errors.

/// Why rings cannot be repaired.
#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum RepairError {
    /// A coordinate is not finite, or above 2^500.
    #[error("the coordinate {coordinate:e} is out of range")]
    OutOfRange {
        /// The coordinate.
        coordinate: f64,
    },
    /// So many edges may cross each other that the result could be huge.
    #[error("more than {limit} pairs of edges may cross")]
    TooManyPairs {
        /// The most pairs for these rings: 2^22, and 64 for each edge.
        limit: usize,
    },
    /// Rounded vertices made edges cross again and again.
    #[error("edges still cross after {passes} passes")]
    Crossing {
        /// The number of passes.
        passes: usize,
    },
}
