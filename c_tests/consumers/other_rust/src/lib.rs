//! Uses of its standard library what the C API of sat2d uses of its own: memory, threads, locals of
//! threads, panics, formatting.

use std::cell::RefCell;
use std::collections::HashMap;
use std::panic::catch_unwind;
use std::thread;

thread_local! {
    static SEEN: RefCell<HashMap<u32, String>> = RefCell::new(HashMap::new());
}

/// The sum of the numbers below `count`, by two threads. A number above a million panics; that is
/// caught, and answered with 0.
#[unsafe(no_mangle)]
pub extern "C" fn other_sum_below(count: u32) -> u64 {
    catch_unwind(|| {
        assert!(count <= 1_000_000, "too many: {count}");
        let half = count / 2;
        let upper = thread::spawn(move || (half..count).map(u64::from).sum::<u64>());
        let lower: u64 = (0..half).map(u64::from).sum();
        lower + upper.join().expect("a sum does not panic")
    })
    .unwrap_or(0)
}

/// How many different numbers this thread has given so far.
#[unsafe(no_mangle)]
pub extern "C" fn other_remember(number: u32) -> usize {
    SEEN.with_borrow_mut(|seen| {
        seen.entry(number)
            .or_insert_with(|| format!("number {number}"));
        seen.len()
    })
}
