//! One sort for lists that are short or seldom sorted.

// `slice::sort_by` is compiled for each type and each comparison: 5 to 10 kB of code each time.
// Here the comparison is a trait object, so the sort is compiled once, and only a few lines that
// move items for each type. Hot loops over long lists call the methods of slices instead.

use alloc::vec::Vec;
use core::cmp::Ordering;

/// Lists up to this length are sorted by insertion, which allocates nothing.
const SHORT: usize = 16;

/// Sorts by an order, equal items as they were.
pub fn sort_by<T>(items: &mut [T], order: &mut dyn FnMut(&T, &T) -> Ordering) {
    if items.len() > SHORT {
        let places = sorted(items.len() as u32, &mut |p, q| {
            order(&items[p as usize], &items[q as usize])
        });
        return arrange(items, places);
    }
    for end in 1..items.len() {
        let mut at = end;
        while at > 0 && order(&items[at - 1], &items[at]).is_gt() {
            items.swap(at - 1, at);
            at -= 1;
        }
    }
}

/// Sorts in the order of the type.
pub fn sort<T: Ord>(items: &mut [T]) {
    sort_by(items, &mut Ord::cmp);
}

/// The places from 0 on, sorted.
#[inline(never)]
fn sorted(count: u32, order: &mut dyn FnMut(u32, u32) -> Ordering) -> Vec<u32> {
    let mut places: Vec<u32> = (0..count).collect();
    places.sort_by(|&p, &q| order(p, q));
    places
}

/// Moves each item to its place: `items[i]` becomes the former `items[places[i]]`.
fn arrange<T>(items: &mut [T], mut places: Vec<u32>) {
    for start in 0..items.len() {
        let mut at = start;
        loop {
            let from = places[at] as usize;
            places[at] = at as u32;
            if from == start {
                break;
            }
            items.swap(at, from);
            at = from;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::sort_by;
    use alloc::vec::Vec;

    #[test]
    fn items_are_sorted_as_by_the_stable_sort_of_slices() {
        let mut rng = fastrand::Rng::with_seed(5);
        for case in 0..2000 {
            let count = rng.usize(..if case % 4 == 0 { 300 } else { 20 });
            let kinds = rng.u32(1..40);
            let mut items: Vec<(u32, usize)> = (0..count).map(|i| (rng.u32(..kinds), i)).collect();
            let mut expected = items.clone();
            expected.sort_by_key(|item| item.0);
            sort_by(&mut items, &mut |p, q| p.0.cmp(&q.0));
            assert_eq!(items, expected);
        }
    }
}
