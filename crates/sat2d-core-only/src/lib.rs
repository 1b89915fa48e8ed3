//! What `sat2d` has without worlds and compatibility profiles. The examples and tests of the core
//! use it by the name `sat2d`, so a change of a world compiles none of them again.
#![no_std]

pub use sat2d_core::*;
