//! The memory of lists: how much it is, and giving it back.

use crate::tuning::TRIM_FROM;
use alloc::vec::Vec;

/// Bytes of memory that a list holds.
pub(super) fn bytes<T>(list: &Vec<T>) -> usize {
    list.capacity() * size_of::<T>()
}

/// Gives memory back if a list has room for four times as much as was used of it in the last step.
/// What is in the list stays.
pub(super) fn trim<T>(list: &mut Vec<T>, used: usize) {
    if list.capacity() > 4 * used + TRIM_FROM {
        list.shrink_to(2 * used);
    }
}

/// Makes room in a list for `entries` and a few more, and truncates it to `entries`. Gives memory
/// back if the list has room for half as many again.
pub(super) fn make_room<T>(list: &mut Vec<T>, entries: usize) {
    list.truncate(entries);
    let room = entries + entries / 16;
    if list.capacity() > entries + entries / 2 + TRIM_FROM {
        list.shrink_to(room);
    }
    if list.capacity() < entries {
        list.reserve_exact(room - list.len());
    }
}

#[cfg(test)]
mod tests {
    use crate::memory::*;

    #[test]
    fn memory_follows_what_is_used() {
        let mut list: Vec<u64> = Vec::new();
        make_room(&mut list, 16_000);
        assert!((16_000..=17_000).contains(&list.capacity()));
        list.resize(16_000, 7);
        trim(&mut list, 4_000);
        assert_eq!(list, alloc::vec![7; 16_000]);
        make_room(&mut list, 1000);
        assert!((1000..=1100).contains(&list.capacity()));
        assert_eq!(list, alloc::vec![7; 1000]);
        list.clear();
        trim(&mut list, 100);
        assert!((100..=300).contains(&list.capacity()));
        trim(&mut list, 0);
        assert!(list.capacity() <= 300);
    }
}
