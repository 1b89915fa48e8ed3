//! Numbers and pairs as pygame takes them.

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyFloat, PyTuple};

/// How many objects may be in each other: tuples of one element, and attributes `rect`.
pub(super) const MAX_NESTING: usize = 100;

/// A C `int`. Floats lose their fraction. Numbers that no `int` holds become what a cast makes of
/// them on x86: the least `int` for floats, the low bits for integers.
pub(super) fn int(number: &Bound<'_, PyAny>) -> Option<i32> {
    if let Ok(float) = number.cast::<PyFloat>() {
        let float = float.value().trunc();
        let fits = (f64::from(i32::MIN)..=f64::from(i32::MAX)).contains(&float);
        return Some(if fits { float as i32 } else { i32::MIN });
    }
    number.extract::<i64>().ok().map(|whole| whole as i32)
}

/// The length of a sequence; dictionaries are none.
fn length(given: &Bound<'_, PyAny>) -> Option<usize> {
    let length = given.len().ok()?;
    (!given.is_instance_of::<PyDict>()).then_some(length)
}

/// The only element of a tuple.
fn only<'py>(given: &Bound<'py, PyAny>) -> Option<Bound<'py, PyAny>> {
    let tuple = given.cast::<PyTuple>().ok()?;
    (tuple.len() == 1).then(|| tuple.get_item(0).ok()).flatten()
}

/// What is in tuples of one element.
pub(super) fn unwrapped<'py>(given: &Bound<'py, PyAny>) -> Bound<'py, PyAny> {
    let mut given = given.clone();
    for _ in 0..MAX_NESTING {
        match only(&given) {
            Some(inner) => given = inner,
            None => break,
        }
    }
    given
}

/// Two numbers: a sequence of them, such as a `Vector2`, alone in a tuple or not.
pub(super) fn pair(given: &Bound<'_, PyAny>) -> Option<(i32, i32)> {
    let given = unwrapped(given);
    let item = |index: usize| int(&given.get_item(index).ok()?);
    if length(&given)? != 2 {
        return None;
    }
    item(0).zip(item(1))
}

/// Four numbers or two pairs, alone in a tuple or not.
pub(super) fn four(given: &Bound<'_, PyAny>) -> Option<[i32; 4]> {
    let given = unwrapped(given);
    let item = |index: usize| given.get_item(index).ok();
    match length(&given)? {
        4 => {
            let number = |index: usize| int(&item(index)?);
            Some([number(0)?, number(1)?, number(2)?, number(3)?])
        }
        2 => {
            let ((x, y), (width, height)) = pair(&item(0)?).zip(pair(&item(1)?))?;
            Some([x, y, width, height])
        }
        _ => None,
    }
}
