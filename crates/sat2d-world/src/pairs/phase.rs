//! What happens to a pair in a step.

use core::fmt;

/// What happened to a pair of bodies in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[repr(u8)]
pub enum Phase {
    /// They meet, and did not meet in the previous step.
    Begin = 0,
    /// They meet, and met in the previous step.
    Stay = 1,
    /// They no longer meet or interact, or one of them was removed.
    End = 2,
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Phase::Begin => "begin",
            Phase::Stay => "stay",
            Phase::End => "end",
        })
    }
}
