//! What Java is told where the C API is not called.

/// A status for Java: another thread uses the object, and one of both calls changes it.
pub const BUSY: i32 = -1;
/// A status for Java: the object was closed.
pub const CLOSED: i32 = -2;
/// A status for Java: there is no memory for the handle.
pub const MEMORY: i32 = -3;
