//! Bit-for-bit answers of older programs, and of the JDK's own functions.

pub(crate) mod awt;
pub(crate) mod flash;
pub(crate) mod pygame;
pub(crate) mod typescript;
pub(crate) mod xywh;

pub use awt::*;
pub use flash::*;
pub use pygame::*;
pub use typescript::*;
pub use xywh::*;
