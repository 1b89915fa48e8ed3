//! `sat2d` without worlds and compatibility profiles. The core's examples and tests import it as
//! `sat2d`, so a change of a world does not recompile them.
#![no_std]

pub use sat2d_core::*;
