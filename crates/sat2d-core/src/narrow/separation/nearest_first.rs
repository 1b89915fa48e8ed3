//! A queue that hands out what is nearest to the origin first; of equally near things, the one of
//! the feature with the smallest index.

use alloc::collections::BinaryHeap;
use core::cmp::Ordering;

/// Things on features, by their distance from the origin.
pub(crate) struct NearestFirst<T>(BinaryHeap<Item<T>>);

struct Item<T> {
    distance: f64,
    feature: usize,
    item: T,
}

impl<T> NearestFirst<T> {
    pub(crate) fn new() -> NearestFirst<T> {
        NearestFirst(BinaryHeap::new())
    }

    pub(crate) fn push(&mut self, distance: f64, feature: usize, item: T) {
        self.0.push(Item {
            distance,
            feature,
            item,
        });
    }

    /// The distance of the nearest.
    pub(crate) fn distance(&self) -> Option<f64> {
        self.0.peek().map(|entry| entry.distance)
    }

    /// The indices of the features, of each as often as there is something on it, in any order.
    pub(crate) fn features(&self) -> impl Iterator<Item = usize> {
        self.0.iter().map(|entry| entry.feature)
    }

    /// The nearest and the index of its feature.
    pub(crate) fn pop(&mut self) -> Option<(usize, T)> {
        self.0.pop().map(|entry| (entry.feature, entry.item))
    }
}

/// The nearest is the greatest, as the heap needs it.
impl<T> Ord for Item<T> {
    fn cmp(&self, other: &Item<T>) -> Ordering {
        let nearer = other.distance.total_cmp(&self.distance);
        nearer.then(other.feature.cmp(&self.feature))
    }
}

impl<T> PartialOrd for Item<T> {
    fn partial_cmp(&self, other: &Item<T>) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<T> PartialEq for Item<T> {
    fn eq(&self, other: &Item<T>) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl<T> Eq for Item<T> {}
