//! What the C API and the bindings say of an error besides its message: a code, and the indices
//! and the point where the fault is. Each crate answers for its own errors.

use core::fmt::Display;
use glam::DVec2;

/// The kind of an error. The numbers are those of the C API, whose constants explain them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(i32)]
#[expect(missing_docs, reason = "the C API documents them")]
pub enum Status {
    Count = 3,
    Internal = 5,
    Limit = 8,
    Memory = 9,
    NotFinite = 10,
    OutOfRange = 11,
    Negative = 12,
    TooFewPoints = 13,
    RepeatedPoint = 14,
    ZeroArea = 15,
    NotConvex = 16,
    SelfIntersecting = 17,
    Singular = 18,
    NoRings = 20,
    Spike = 21,
    EdgesCross = 22,
    EdgesOverlap = 23,
    RepeatedVertex = 24,
    VertexOnEdge = 25,
    HoleOutside = 26,
    NestedHoles = 27,
    Disconnected = 28,
    NotRigid = 29,
    Index = 30,
    PartsOverlap = 31,
    TrustMisplaced = 32,
    NotOffered = 33,
    NoCertificate = 34,
    StaleId = 60,
    Full = 62,
    Unsupported = 63,
    NotAWorld = 64,
    SaveVersion = 65,
    Damaged = 66,
    IsPart = 67,
    NotAPart = 68,
}

/// An index in an error: what it counts, and its value. Several of one kind, such as the two edges
/// that cross, are in a row.
pub type ErrorIndex = (&'static str, usize);

/// An error of the library.
pub trait StatusError: Display {
    /// Its kind.
    fn status(&self) -> Status;

    /// Calls `visit` with every index that the error names.
    fn visit_indices(&self, _visit: &mut dyn FnMut(ErrorIndex)) {}

    /// The point that the error names.
    fn point(&self) -> Option<DVec2> {
        None
    }
}

/// The status of a tolerance that is negative or not finite.
pub fn bad_tolerance(tolerance: f64) -> Status {
    if tolerance.is_finite() {
        Status::Negative
    } else {
        Status::NotFinite
    }
}
