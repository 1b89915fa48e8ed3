//! The scratch array, in which numbers cross the border.

use sat2d::{DVec2, Relation, Transform};
use std::cell::RefCell;
use wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    static NUMBERS: RefCell<Vec<f64>> = const { RefCell::new(Vec::new()) };
}

/// Where the scratch array starts, which has at least this length then. Its numbers stay. Null
/// without the memory for it.
#[wasm_bindgen]
pub fn scratch(length: usize) -> *const f64 {
    NUMBERS.with_borrow_mut(|numbers| {
        if numbers.len() < length {
            let length = length.checked_next_power_of_two().unwrap_or(length);
            if numbers.try_reserve_exact(length - numbers.len()).is_err() {
                return std::ptr::null();
            }
            numbers.resize(length, 0.0);
        }
        numbers.as_ptr()
    })
}

/// The first numbers that the caller wrote.
pub(crate) fn read<const N: usize>() -> [f64; N] {
    NUMBERS.with_borrow(|numbers| std::array::from_fn(|i| numbers[i]))
}

/// The transform whose coefficients the caller wrote from `start`.
#[cfg(feature = "full")]
pub(crate) fn transform_at(start: usize) -> Result<Transform, sat2d::TransformError> {
    let numbers: [f64; 6] = NUMBERS.with_borrow(|n| std::array::from_fn(|i| n[start + i]));
    Transform::try_from(numbers)
}

/// So many points that the caller wrote.
pub(crate) fn points(count: usize) -> Vec<DVec2> {
    NUMBERS.with_borrow(|numbers| pairs(&numbers[..2 * count]))
}

/// The rings of points that the caller wrote: their lengths, then all their points.
#[cfg(feature = "full")]
pub(crate) fn rings(count: usize) -> Vec<Vec<DVec2>> {
    rings_from(0, count)
}

/// The rings that the caller wrote from `start`.
#[cfg(feature = "full")]
pub(crate) fn rings_from(start: usize, count: usize) -> Vec<Vec<DVec2>> {
    NUMBERS.with_borrow(|numbers| {
        let (lengths, mut rest) = numbers[start..].split_at(count);
        let mut ring = |&length: &f64| {
            let (ring, after) = rest.split_at(2 * length as usize);
            rest = after;
            pairs(ring)
        };
        lengths.iter().map(&mut ring).collect()
    })
}

fn pairs(numbers: &[f64]) -> Vec<DVec2> {
    let pairs = numbers.chunks_exact(2);
    pairs.map(|pair| DVec2::new(pair[0], pair[1])).collect()
}

/// Writes numbers from the start of the array. Returns how many.
pub(crate) fn write(answer: impl IntoIterator<Item = f64>) -> i32 {
    NUMBERS.with_borrow_mut(|numbers| {
        let mut count = 0;
        for number in answer {
            match numbers.get_mut(count) {
                Some(place) => *place = number,
                None => numbers.push(number),
            }
            count += 1;
        }
        count as i32
    })
}

/// The same for numbers that are in a row already: one copy.
#[cfg(feature = "full")]
pub(crate) fn write_array(answer: &[f64]) -> i32 {
    NUMBERS.with_borrow_mut(|numbers| {
        if numbers.len() < answer.len() {
            numbers.resize(answer.len(), 0.0);
        }
        numbers[..answer.len()].copy_from_slice(answer);
        answer.len() as i32
    })
}

/// An answer as numbers in the scratch array and the number that a function returns.
pub(crate) trait Answer {
    fn encode(self) -> i32;
}

/// Nothing in the array; `disjoint`, `touching`, `overlapping`.
impl Answer for Relation {
    fn encode(self) -> i32 {
        self as i32
    }
}

/// The number of numbers in the array.
impl Answer for Transform {
    fn encode(self) -> i32 {
        write(self.to_array())
    }
}

impl Answer for DVec2 {
    fn encode(self) -> i32 {
        write(self.to_array())
    }
}

impl Answer for sat2d::Aabb {
    fn encode(self) -> i32 {
        write([self.min.x, self.min.y, self.max.x, self.max.y])
    }
}

/// 0 for `None`.
impl<T: Answer> Answer for Option<T> {
    fn encode(self) -> i32 {
        self.map_or(0, Answer::encode)
    }
}

/// A limit on work as JavaScript gives it: infinity is none.
#[cfg(feature = "full")]
pub(crate) fn limit(work_limit: f64) -> Option<u64> {
    (work_limit < f64::INFINITY).then_some(work_limit as u64)
}

/// The columns of this length that the caller wrote.
#[cfg(feature = "full")]
pub(crate) fn with_columns<const N: usize, T>(
    length: usize,
    work: impl FnOnce([&[f64]; N]) -> T,
) -> T {
    NUMBERS.with_borrow(|numbers| work(std::array::from_fn(|i| &numbers[i * length..][..length])))
}

/// So many numbers that the caller wrote from `start`.
#[cfg(feature = "full")]
pub(crate) fn slice(start: usize, count: usize) -> Vec<f64> {
    NUMBERS.with_borrow(|numbers| numbers[start..][..count].to_vec())
}
