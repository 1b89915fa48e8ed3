//! The one verdict.

/// How two placed shapes stand to each other. The order is that of meeting more: `Disjoint < Touching < Overlapping`.
///
/// `Overlapping` says that the shapes still meet after every small enough move of one of them. For shapes with an
/// interior that is: the interiors meet. For a segment it is: it enters the other's interior or properly crosses
/// another segment; two segments along one line, or a point on a segment, can only touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[repr(i32)]
pub enum Relation {
    /// No point in common.
    Disjoint = 0,
    /// Boundaries meet, interiors don't.
    Touching = 1,
    /// Interiors meet.
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
