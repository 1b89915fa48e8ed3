//! Which points are inside of contours.

/// Which points lie inside, by how often the contours wind round them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[repr(i32)]
pub enum FillRule {
    /// An odd number of times: every contour within another one is a hole, or an island in one.
    #[default]
    EvenOdd = 0,
    /// Not 0 times: a contour within another one is a hole if it runs the other way round.
    NonZero = 1,
}
