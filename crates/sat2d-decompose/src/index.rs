//! Indices of 32 bits.

use alloc::vec::Vec;
use core::ops::{self, Add, AddAssign, Range, Sub};

/// The number of a vertex, an edge, a half-edge, a triangle, a piece or the like: its index in the
/// lists that have an entry for each. Half as large as `usize`, since long lists consist of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Index(u32);

/// No index.
pub(crate) const NONE: Index = Index(u32::MAX);

impl Index {
    /// The first index of a list.
    pub const FIRST: Index = Index(0);

    /// The index with this number, which must be below 2^32.
    #[inline]
    pub const fn new(index: usize) -> Index {
        Index(index as u32)
    }

    /// The number of the index.
    #[inline]
    pub const fn get(self) -> usize {
        self.0 as usize
    }

    /// All indices, in ascending order.
    #[inline]
    pub fn all() -> impl Iterator<Item = Index> {
        Index::FIRST.onwards()
    }

    /// The indices of a list of this length.
    #[inline]
    pub fn below(
        length: usize,
    ) -> impl ExactSizeIterator<Item = Index> + DoubleEndedIterator + Clone {
        Index::FIRST.to(Index::new(length))
    }

    /// The indices from this one to before `end`.
    #[inline]
    pub fn to(
        self,
        end: Index,
    ) -> impl ExactSizeIterator<Item = Index> + DoubleEndedIterator + Clone {
        (self.0..end.0).map(Index)
    }

    /// The indices from this one on.
    #[inline]
    pub fn onwards(self) -> impl Iterator<Item = Index> {
        (self.0..).map(Index)
    }

    /// The index with bits that mark it, which no unmarked index has.
    #[inline]
    pub const fn marked(self, bits: u32) -> Index {
        Index(self.0 | bits)
    }

    /// The index without the bits that mark it, or `None` if it does not have all of them.
    #[inline]
    pub const fn unmarked(self, bits: u32) -> Option<Index> {
        if self.0 & bits == bits {
            Some(Index(self.0 & !bits))
        } else {
            None
        }
    }
}

/// The parts of a list that begin at each of `starts` except for the last one, and end at the next.
pub(crate) fn spans(
    starts: &[Index],
) -> impl ExactSizeIterator<Item = Range<usize>> + DoubleEndedIterator + Clone {
    starts.windows(2).map(|ends| ends[0].get()..ends[1].get())
}

impl From<u32> for Index {
    #[inline]
    fn from(index: u32) -> Index {
        Index(index)
    }
}

impl From<Index> for u32 {
    #[inline]
    fn from(index: Index) -> u32 {
        index.0
    }
}

impl From<Index> for u64 {
    #[inline]
    fn from(index: Index) -> u64 {
        index.0.into()
    }
}

impl Add<u32> for Index {
    type Output = Index;

    #[inline]
    fn add(self, steps: u32) -> Index {
        Index(self.0 + steps)
    }
}

impl AddAssign<u32> for Index {
    #[inline]
    fn add_assign(&mut self, steps: u32) {
        self.0 += steps;
    }
}

impl Sub<u32> for Index {
    type Output = Index;

    #[inline]
    fn sub(self, steps: u32) -> Index {
        Index(self.0 - steps)
    }
}

impl<T> ops::Index<Index> for [T] {
    type Output = T;

    #[inline]
    fn index(&self, index: Index) -> &T {
        &self[index.get()]
    }
}

impl<T> ops::IndexMut<Index> for [T] {
    #[inline]
    fn index_mut(&mut self, index: Index) -> &mut T {
        &mut self[index.get()]
    }
}

impl<T> ops::Index<Index> for Vec<T> {
    type Output = T;

    #[inline]
    fn index(&self, index: Index) -> &T {
        &self[index.get()]
    }
}

impl<T> ops::IndexMut<Index> for Vec<T> {
    #[inline]
    fn index_mut(&mut self, index: Index) -> &mut T {
        &mut self[index.get()]
    }
}
