//! The place of the last error of each thread. This file imports no other file, because every
//! function that can fail stores its errors here.

use sat2d::internals::StatusError;
use std::cell::Cell;

/// Stands for an index that an error does not name.
pub(crate) const NO_INDEX: u32 = u32::MAX;

/// The status of an error, and the indices and the point that it names.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ErrorPlace {
    pub(crate) status: i32,
    pub(crate) entry: u32,
    pub(crate) body: u32,
    pub(crate) parts: [u32; 2],
    pub(crate) rings: [u32; 2],
    pub(crate) vertices: [u32; 2],
    pub(crate) edges: [u32; 2],
    pub(crate) point: Option<[f64; 2]>,
}

impl ErrorPlace {
    /// A status without a place; 0 is no error.
    const fn of(status: i32) -> ErrorPlace {
        const NONE: [u32; 2] = [NO_INDEX; 2];
        ErrorPlace {
            status,
            entry: NO_INDEX,
            body: NO_INDEX,
            parts: NONE,
            rings: NONE,
            vertices: NONE,
            edges: NONE,
            point: None,
        }
    }

    fn set(&mut self, name: &str, index: usize) {
        let index = u32::try_from(index).unwrap_or(NO_INDEX);
        let pair = match name {
            "part" | "parts" => &mut self.parts,
            "ring" | "otherRing" => &mut self.rings,
            "vertex" | "vertices" => &mut self.vertices,
            "edge" | "edges" => &mut self.edges,
            "body" => return self.body = index,
            _ => return self.entry = index,
        };
        let second = pair[0] != NO_INDEX;
        pair[usize::from(second)] = index;
    }
}

thread_local! {
    static LAST: Cell<ErrorPlace> = const { Cell::new(ErrorPlace::of(0)) };
}

/// The place of the last error of this thread.
pub(crate) fn last() -> ErrorPlace {
    // a thread whose locals are already destroyed has no place
    LAST.try_with(Cell::get).unwrap_or(ErrorPlace::of(0))
}

/// Records that a call failed with this status, at a place that is not known yet.
#[cold]
pub(crate) fn keep_status(status: i32) {
    // a thread whose locals are already destroyed cannot read it any more
    let _ = LAST.try_with(|last| last.set(ErrorPlace::of(status)));
}

/// Records the place of an error of the core.
#[cold]
pub(crate) fn keep_place(error: &impl StatusError) {
    let mut place = ErrorPlace::of(error.status() as i32);
    error.visit_indices(&mut |(name, index)| place.set(name, index));
    place.point = error.point().map(Into::into);
    let _ = LAST.try_with(|last| last.set(place));
}

/// Records that the last error belongs to this entry of a list.
#[cold]
pub(crate) fn keep_entry(index: usize) {
    let _ = LAST.try_with(|last| {
        let mut place = last.get();
        place.set("entry", index);
        last.set(place);
    });
}
