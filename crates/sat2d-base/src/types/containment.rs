//! How one placed shape lies within another.

/// How a shape, the inner one, lies within another.
///
/// Shapes are closed sets. In terms of RCC-8 (D. A. Randell, Z. Cui and A. G. Cohn, "A spatial
/// logic based on regions and connection", 1992), `Touching` is a tangential proper part, `Proper`
/// a non-tangential one. In terms of DE-9IM and the Java Topology Suite, the outer shape `covers`
/// the inner one unless the answer is `None`, and `containsProperly` corresponds to `Proper`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[repr(i32)]
pub enum Containment {
    /// A part of the inner shape is outside the outer one.
    None = 0,
    /// All of it is inside, and it touches the boundary of the outer shape from inside. If the
    /// outer shape is a segment or point, it consists of boundary only.
    Touching = 1,
    /// All of it is in the interior of the outer shape.
    Proper = 2,
    /// Both are the same set of points.
    Equal = 3,
}

impl Containment {
    /// Whether all of the inner shape is in the outer one; boundaries may meet.
    #[inline]
    pub fn is_inside(self) -> bool {
        self != Containment::None
    }
}
