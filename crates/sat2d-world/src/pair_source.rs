//! Where a step takes the pairs that may meet from.

/// Where a step takes the pairs that may meet from. No answer depends on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PairSource {
    /// From the pair cache. The boxes in the trees are fat, and displacements are counted.
    Cached,
    /// From a search of the trees in each step. The boxes in them are tight.
    Rebuilt,
}
