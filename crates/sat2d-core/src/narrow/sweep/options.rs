//! The options of a sweep.

use sat2d_base::limit::WorkBudget;

/// What a sweep does about shapes that meet at the start, at time 0.
///
/// A contact at the start is *left* if the shapes approach along its normal at a speed of 0 or
/// less: they part, or slide along each other. Where several lines separate the shapes (corner at
/// corner), one along which they do not approach suffices. Speeds up to 2^-48 of the shapes' own
/// speeds cannot be told from the rounding of the normal and count as 0.
///
/// Contacts that are left are left out: in straight motions of convex shapes for good, since they
/// cannot meet again. Pieces of concave shapes count one by one, so that a ball in a corner leaves
/// one wall and hits the other. If a shape turns, a contact is left out until the pieces are apart
/// by more than what counts as contact (1.5e-11 of their coordinates); then they can meet again. If
/// they come closer by as much before that, such as a bar that rolls over one of its corners and
/// falls flat, the sweep reports the last time before. What is closest then may be the corner on
/// which it rolled, which does not approach: `approach` can be 0.
///
/// An outline with curves counts as a whole at the start. After that the [polygons around
/// it](crate::Shape::outline) move on in its place, within 1/4096 of its size; convex shapes in
/// straight motions are exact. One that *cannot be solid* is left out for good once it is left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum AtStart {
    /// Reports every contact at time 0.
    #[default]
    Report,
    /// Leaves out contacts that are left, so that a body that was placed at its time of impact and
    /// rebounds can be swept again.
    SkipParting,
    /// As `SkipParting`. Shapes that overlap at the start are left out as a whole, wherever they
    /// move: for programs that ignore what a body is in already.
    SkipOverlapping,
}

/// The options of a [`sweep_with`](crate::query::sweep_with).
///
/// ```
/// use sat2d::query::{AtStart, SweepOptions};
/// let bounce = SweepOptions { at_start: AtStart::SkipParting, ..SweepOptions::default() };
/// assert_eq!((bounce.work_limit, SweepOptions::default().at_start), (None, AtStart::Report));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SweepOptions {
    /// What to do about shapes that meet at the start.
    pub at_start: AtStart,
    /// The most [units of work](crate::LimitError): vertices and pairs of pieces that are looked
    /// at. A sweep of convex shapes takes some hundred; concave shapes that turn close to each
    /// other may take millions. `None` is [`DEFAULT_WORK_LIMIT`](crate::DEFAULT_WORK_LIMIT);
    /// `Some(u64::MAX)` is no limit.
    pub work_limit: Option<u64>,
}

impl SweepOptions {
    pub(crate) fn work(&self) -> WorkBudget {
        self.work_limit
            .map_or(WorkBudget::by_default(), WorkBudget::new)
    }
}
