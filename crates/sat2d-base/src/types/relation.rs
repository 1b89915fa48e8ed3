//! The relation of two placed shapes.

/// The relation of two placed shapes, in the order `Disjoint < Touching < Overlapping`.
///
/// `Overlapping` means that the shapes still meet after every small enough translation of one of
/// them. For shapes with an interior this says that their interiors meet. A segment overlaps a
/// shape if it enters the interior, and another segment if they properly cross; two segments on
/// one line, or a point on a segment, can only touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[repr(i32)]
pub enum Relation {
    /// No point in common.
    Disjoint = 0,
    /// The boundaries meet, the interiors do not.
    Touching = 1,
    /// The interiors meet.
    Overlapping = 2,
}

impl Relation {
    /// The closed test: touching counts.
    #[inline]
    pub fn hits(self) -> bool {
        self != Relation::Disjoint
    }

    /// The open test: touching does not count.
    #[inline]
    pub fn overlaps(self) -> bool {
        self == Relation::Overlapping
    }
}
