//! The details of the last failure.

use crate::scratch::write;
use sat2d::DVec2;
use sat2d::internals::{Status, StatusError};
use std::cell::RefCell;
use wasm_bindgen::prelude::wasm_bindgen;

/// A failure whose details are stored.
pub(crate) struct Failed(pub(crate) Status);

#[derive(Default)]
struct Details {
    status: i32,
    message: String,
    indices: String,
    point: Option<DVec2>,
}

thread_local! {
    static LAST: RefCell<Details> = RefCell::default();
}

impl<E: StatusError> From<E> for Failed {
    #[cold]
    fn from(error: E) -> Failed {
        if matches!(error.status(), Status::Memory) {
            crate::memory::failed_request(); // that is reported now
        }
        let mut indices = Vec::new();
        error.visit_indices(&mut |(name, index)| indices.push(format!("{name} {index}")));
        let details = Details {
            status: error.status() as i32,
            message: error.to_string(),
            indices: indices.join(" "),
            point: error.point(),
        };
        LAST.set(details);
        Failed(error.status())
    }
}

impl Failed {
    /// Stores the details of a failure that the core has no error for.
    #[cfg(feature = "full")]
    #[cold]
    pub(crate) fn new(status: Status, message: String) -> Failed {
        LAST.set(Details {
            status: status as i32,
            message,
            ..Details::default()
        });
        Failed(status)
    }
}

/// What was made; otherwise `None`, and the failure is stored.
pub(crate) fn stored<T, E: Into<Failed>>(made: Result<T, E>) -> Option<T> {
    let stored: Result<T, Failed> = made.map_err(Into::into);
    stored.ok()
}

/// The answer of a function that can fail.
#[inline(always)]
pub(crate) fn answer(ask: impl FnOnce() -> Result<i32, Failed>) -> i32 {
    ask().unwrap_or_else(|Failed(status)| -(status as i32))
}

/// The status of the last failure.
#[wasm_bindgen]
pub fn failure_status() -> i32 {
    LAST.with_borrow(|last| last.status)
}

/// Its message.
#[wasm_bindgen]
pub fn failure_message() -> String {
    LAST.with_borrow(|last| last.message.clone())
}

/// Its indices: what each counts, and its value, separated by spaces.
#[wasm_bindgen]
pub fn failure_indices() -> String {
    LAST.with_borrow(|last| last.indices.clone())
}

/// Writes its point. Returns 0 if it has none.
#[wasm_bindgen]
pub fn failure_point() -> i32 {
    LAST.with_borrow(|last| last.point.map_or(0, |point| write(point.to_array())))
}
