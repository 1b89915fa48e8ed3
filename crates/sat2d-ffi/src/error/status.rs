//! Status codes and messages.
//!
//! Every function that can fail returns a status; `sat_last_error` has the details.
//!
//! Some functions take a limit on their work, for callers who must not wait long for any input.
//! Work is counted in units, not in time, so that the same call always ends in the same way. A unit
//! is about one step of an innermost loop: one vertex, edge or pair of pieces. A million units take
//! about 10 to 100 milliseconds. A call that needs more returns `SAT_ERR_LIMIT` and does nothing.
//! Separations and sweeps always have a limit: 2^25 units unless the caller sets another one;
//! `UINT64_MAX` is none. Elsewhere a limit of 0 means no limit.
//!
//! If memory runs out, the steps of a world return `SAT_ERR_MEMORY`, but only where they allocate
//! memory for the pairs that they find. Elsewhere the process ends, as in Rust.

use crate::error::place::{keep_entry, keep_status};
use libc::c_char;
use std::cell::RefCell;
use std::ffi::CStr;
use std::fmt::{self, Write};

/// The outcome of a call: `SAT_OK` or one of the `SAT_ERR_` codes.
pub type sat_status = i32;

/// Success.
pub const SAT_OK: sat_status = 0;
/// A pointer that must not be NULL is NULL.
pub const SAT_ERR_NULL: sat_status = 1;
/// The caller's buffer is too small; the count that was written is the capacity needed.
pub const SAT_ERR_CAPACITY: sat_status = 2;
/// A count is larger than the size of any array, or than the library can index.
pub const SAT_ERR_COUNT: sat_status = 3;
/// Invalid enum value: a number is none of the constants of its type.
pub const SAT_ERR_INVALID_ENUM: sat_status = 4;
/// An error of the library itself.
pub const SAT_ERR_INTERNAL: sat_status = 5;
/// The header that the program was compiled with does not match the library.
pub const SAT_ERR_VERSION: sat_status = 6;
/// A reserved field of a struct is not 0.
pub const SAT_ERR_RESERVED: sat_status = 7;
/// The call needs more work, or more pairs, than the limit that was set.
pub const SAT_ERR_LIMIT: sat_status = 8;
/// There is not enough memory.
pub const SAT_ERR_MEMORY: sat_status = 9;
/// A number is NaN or infinite, or would become so in a computation.
pub const SAT_ERR_NOT_FINITE: sat_status = 10;
/// A coordinate or length, as given or placed, is beyond 2^500, the range of exact answers.
pub const SAT_ERR_OUT_OF_RANGE: sat_status = 11;
/// A radius, width, height, reach, inverse mass or restitution is negative.
pub const SAT_ERR_NEGATIVE: sat_status = 12;
/// There are fewer points than the shape has corners.
pub const SAT_ERR_TOO_FEW_POINTS: sat_status = 13;
/// Two points are the same.
pub const SAT_ERR_REPEATED_POINT: sat_status = 14;
/// All points of a polygon lie on one line.
pub const SAT_ERR_ZERO_AREA: sat_status = 15;
/// A polygon has a reflex corner.
pub const SAT_ERR_NOT_CONVEX: sat_status = 16;
/// A polygon crosses or touches itself.
pub const SAT_ERR_SELF_INTERSECTING: sat_status = 17;
/// The determinant of a transform is 0.
pub const SAT_ERR_SINGULAR: sat_status = 18;
/// No function returns this any more: a circle under a transform that is not a similarity is an
/// ellipse.
pub const SAT_ERR_NOT_SIMILARITY: sat_status = 19;
/// A polygon has no ring.
pub const SAT_ERR_NO_RINGS: sat_status = 20;
/// A ring turns back on itself.
pub const SAT_ERR_SPIKE: sat_status = 21;
/// Two edges of a polygon cross.
pub const SAT_ERR_EDGES_CROSS: sat_status = 22;
/// Two edges of a polygon overlap along a segment.
pub const SAT_ERR_EDGES_OVERLAP: sat_status = 23;
/// A ring passes through one point twice.
pub const SAT_ERR_REPEATED_VERTEX: sat_status = 24;
/// A vertex of a ring lies on another edge of the same ring.
pub const SAT_ERR_VERTEX_ON_EDGE: sat_status = 25;
/// A hole is not inside the outer ring.
pub const SAT_ERR_HOLE_OUTSIDE: sat_status = 26;
/// Two holes share area.
pub const SAT_ERR_NESTED_HOLES: sat_status = 27;
/// Rings touch in so many points that they disconnect the interior.
pub const SAT_ERR_DISCONNECTED: sat_status = 28;
/// Two placements differ by more than a rotation and a translation.
pub const SAT_ERR_NOT_RIGID: sat_status = 29;
/// An index is beyond the end of its list.
pub const SAT_ERR_INDEX: sat_status = 30;
/// Two parts of a multipolygon have a common area.
pub const SAT_ERR_PARTS_OVERLAP: sat_status = 31;
/// Edges cross in a polygon that the caller declared valid.
pub const SAT_ERR_TRUST_MISPLACED: sat_status = 32;
/// An outline with curves has no answer to this question.
pub const SAT_ERR_NOT_OFFERED: sat_status = 33;
/// No certificate was found for the relation of two shapes.
pub const SAT_ERR_NO_CERTIFICATE: sat_status = 34;
/// No body has this id, or its body was removed.
pub const SAT_ERR_STALE_ID: sat_status = 60;
/// The world must not change while one of its callbacks runs.
pub const SAT_ERR_BUSY: sat_status = 61;
/// The world cannot hold more bodies.
pub const SAT_ERR_FULL: sat_status = 62;
/// The library was built without this feature.
pub const SAT_ERR_UNSUPPORTED: sat_status = 63;
/// The bytes are not a saved world.
pub const SAT_ERR_NOT_A_WORLD: sat_status = 64;
/// The world was saved in another version of the format.
pub const SAT_ERR_SAVE_VERSION: sat_status = 65;
/// Bytes of a saved world are missing, superfluous or changed.
pub const SAT_ERR_DAMAGED: sat_status = 66;
/// The body is a part of another one, which moves it.
pub const SAT_ERR_IS_PART: sat_status = 67;
/// The body is not a part of another one.
pub const SAT_ERR_NOT_A_PART: sat_status = 68;

/// A short description of a status code. The text is static: never free it. Numbers that are not
/// status codes have a description as well.
///
/// ```c
/// const char *text = sat_status_message(SAT_ERR_SINGULAR);
/// assert(strlen(text) > 0);
/// printf("%d: %s\n", SAT_ERR_SINGULAR, text);
/// ```
#[unsafe(no_mangle)]
pub extern "C" fn sat_status_message(status: sat_status) -> *const c_char {
    description(status).as_ptr()
}

/// The details of the last failed call of this thread, with indices and values; empty if no call
/// has failed. Never free the text; it is valid until the next failure in the same thread.
///
/// ```c
/// sat_shape *disc = NULL;
/// sat_status status = sat_shape_new_circle((sat_vec2){0, 0}, -3, &disc);
/// assert(status == SAT_ERR_NEGATIVE && disc == NULL);
/// assert(strstr(sat_last_error(), "-3") != NULL); // names the value
/// ```
#[unsafe(no_mangle)]
pub extern "C" fn sat_last_error() -> *const c_char {
    LAST_ERROR
        .try_with(|last| last.borrow().bytes.as_ptr().cast())
        .unwrap_or(c"".as_ptr())
}

/// The text of [`sat_status_message`].
pub(crate) fn description(status: sat_status) -> &'static CStr {
    match status {
        SAT_OK => c"no error",
        SAT_ERR_NULL => c"a pointer is NULL",
        SAT_ERR_CAPACITY => c"the buffer is too small",
        SAT_ERR_COUNT => c"a count is too large",
        SAT_ERR_INVALID_ENUM => c"invalid enum value",
        SAT_ERR_INTERNAL => c"internal error of the library",
        SAT_ERR_VERSION => c"the versions of header and library do not fit",
        SAT_ERR_RESERVED => c"a reserved field is not 0",
        SAT_ERR_LIMIT => c"the call needs more than the limit that was set",
        SAT_ERR_MEMORY => c"there is not enough memory",
        SAT_ERR_NOT_FINITE => c"a number is NaN or infinite",
        SAT_ERR_OUT_OF_RANGE => c"a number is beyond the range of exact answers",
        SAT_ERR_NEGATIVE => c"a number is negative",
        SAT_ERR_TOO_FEW_POINTS => c"too few points",
        SAT_ERR_REPEATED_POINT => c"two points are the same",
        SAT_ERR_ZERO_AREA => c"all points of the polygon lie on one line",
        SAT_ERR_NOT_CONVEX => c"the polygon is not convex",
        SAT_ERR_SELF_INTERSECTING => c"the polygon crosses or touches itself",
        SAT_ERR_SINGULAR => c"the transform is singular",
        SAT_ERR_NOT_SIMILARITY => c"a round shape needs a similarity transform",
        SAT_ERR_NO_RINGS => c"the polygon has no ring",
        SAT_ERR_SPIKE => c"a ring turns back on itself",
        SAT_ERR_EDGES_CROSS => c"two edges cross",
        SAT_ERR_EDGES_OVERLAP => c"two edges overlap",
        SAT_ERR_REPEATED_VERTEX => c"a ring passes through one point twice",
        SAT_ERR_VERTEX_ON_EDGE => c"a vertex lies on another edge of its ring",
        SAT_ERR_HOLE_OUTSIDE => c"a hole lies outside the outer ring",
        SAT_ERR_NESTED_HOLES => c"two holes share area",
        SAT_ERR_DISCONNECTED => c"touching rings disconnect the interior",
        SAT_ERR_NOT_RIGID => c"the placements differ by more than rotation and translation",
        SAT_ERR_PARTS_OVERLAP => c"two parts of a multipolygon share area",
        SAT_ERR_TRUST_MISPLACED => c"edges of a trusted polygon cross",
        SAT_ERR_NOT_OFFERED => c"an outline with curves has no answer to this question",
        SAT_ERR_NO_CERTIFICATE => c"no certificate was found for the relation",
        SAT_ERR_INDEX => c"an index is beyond the end of its list",
        SAT_ERR_STALE_ID => c"no such body",
        SAT_ERR_BUSY => c"a callback of the world is running",
        SAT_ERR_FULL => c"the world is full",
        SAT_ERR_UNSUPPORTED => c"the library was built without this feature",
        SAT_ERR_NOT_A_WORLD => c"the bytes are not a saved world",
        SAT_ERR_SAVE_VERSION => c"the world was saved in another version of the format",
        SAT_ERR_DAMAGED => c"the saved world is damaged",
        SAT_ERR_IS_PART => c"the body is a part of another one",
        SAT_ERR_NOT_A_PART => c"the body is no part of another one",
        _ => c"not a status code",
    }
}

/// Enough for the longest message, with eight numbers: a double may take some 340 characters.
const CAPACITY: usize = 4096;

/// A NUL-terminated text in fixed storage: an error needs no allocation, and nothing is left to
/// free at the end of a thread.
struct Message {
    bytes: [u8; CAPACITY],
    len: usize,
}

impl Write for Message {
    /// Appends the whole characters that fit; the last byte stays NUL.
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let mut end = text.len().min(CAPACITY - 1 - self.len);
        while !text.is_char_boundary(end) {
            end -= 1;
        }
        let text = &text[..end];
        self.bytes[self.len..][..text.len()].copy_from_slice(text.as_bytes());
        self.len += text.len();
        self.bytes[self.len] = 0;
        Ok(())
    }
}

thread_local! {
    static LAST_ERROR: RefCell<Message> =
        const { RefCell::new(Message { bytes: [0; CAPACITY], len: 0 }) };
}

/// A failed call whose message is stored. Only `new` makes it.
#[derive(Debug)]
pub(crate) struct Failure(sat_status);

impl Failure {
    #[cold]
    pub(crate) fn new(status: sat_status, message: fmt::Arguments) -> Failure {
        // a thread whose locals are already destroyed cannot read the message any more
        let _ = LAST_ERROR.try_with(|last| {
            let mut last = last.borrow_mut();
            last.len = 0;
            last.write_fmt(message)
        });
        keep_status(status);
        Failure(status)
    }

    pub(crate) fn status(&self) -> sat_status {
        self.0
    }

    /// The same failure of one entry of a list.
    #[cold]
    pub(crate) fn at(self, index: usize) -> Failure {
        let _ = LAST_ERROR.try_with(|last| {
            let mut last = last.borrow_mut();
            let message = String::from_utf8_lossy(&last.bytes[..last.len]).into_owned();
            last.len = 0;
            write!(last, "entry {index}: {message}")
        });
        keep_entry(index);
        self
    }

    /// The failure of a function whose feature is not compiled in.
    #[cfg(not(all(feature = "parallel", feature = "serde")))]
    pub(crate) fn unsupported(feature: &str) -> Failure {
        let message = format_args!("the library was built without the feature {feature}");
        Failure::new(SAT_ERR_UNSUPPORTED, message)
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// The text of [`sat_last_error`].
    pub(crate) fn last_error() -> String {
        // SAFETY: the text is NUL-terminated, and this thread makes no call before it is copied.
        let text = unsafe { CStr::from_ptr(sat_last_error()) };
        text.to_str()
            .expect("messages are cut between characters")
            .into()
    }

    #[test]
    fn a_message_longer_than_its_storage_is_cut_between_characters() {
        Failure::new(SAT_ERR_INTERNAL, format_args!("x{}", "é".repeat(CAPACITY)));
        assert_eq!(last_error().len(), CAPACITY - 1);
        Failure::new(SAT_ERR_INTERNAL, format_args!("{}", "é".repeat(CAPACITY)));
        assert_eq!(last_error().len(), CAPACITY - 2);
        Failure::new(SAT_ERR_INTERNAL, format_args!("short"));
        assert_eq!(last_error(), "short");
    }
}
