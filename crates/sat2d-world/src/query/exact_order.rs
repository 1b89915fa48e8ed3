//! The exact order of the bodies that a query finds: by bounds of what they are compared by, and by
//! its exact value where the bounds overlap.

use crate::BodyId;
use alloc::vec::Vec;
use core::cmp::Ordering;
use sat2d_base::sort::sort_by;
use sat2d_core::narrow::distance::bounds::Bounds;

/// A body that a query found.
pub(super) trait Ranked: Copy {
    /// What bodies are compared by.
    type Exact;
    fn id(&self) -> BodyId;
    fn bounds(&self) -> Bounds;
}

/// Sorts bodies by their keys, equal ones by their ids.
pub(super) fn sort<T: Ranked>(
    found: &mut [T],
    key: impl Fn(&T) -> T::Exact,
    compare: impl Fn(&T::Exact, &T::Exact) -> Ordering,
) {
    sort_by(found, &mut |a, b| {
        let by_low = a.bounds().low.total_cmp(&b.bounds().low);
        by_low.then_with(|| a.id().cmp(&b.id()))
    });
    let mut rest = found;
    while let Some(first) = rest.first() {
        let Bounds { low, mut high } = first.bounds();
        let mut count = 1;
        while let Some(next) = rest.get(count)
            && next.bounds().low <= high
        {
            high = high.max(next.bounds().high);
            count += 1;
        }
        let (close, others) = rest.split_at_mut(count);
        // if the bounds are one number, as of bodies that a point is inside, the order is by ids
        if count > 1 && high > low {
            let mut keyed: Vec<(T::Exact, T)> = close.iter().map(|one| (key(one), *one)).collect();
            sort_by(&mut keyed, &mut |(p, a), (q, b)| {
                compare(p, q).then(a.id().cmp(&b.id()))
            });
            for (place, (_, one)) in close.iter_mut().zip(keyed) {
                *place = one;
            }
        }
        rest = others;
    }
}
