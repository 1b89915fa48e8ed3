//! The program of the tutorial in Rust, joined from its listings by the build script.

include!(concat!(env!("OUT_DIR"), "/tutorial.rs"));
