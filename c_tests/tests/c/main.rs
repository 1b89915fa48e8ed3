//! The C API, called by C and C++.

mod arena;
mod certificates;
#[cfg(unix)]
mod consumers;
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
mod cost;
#[cfg(unix)]
mod examples;
mod guides;
mod harness;
mod headers;
mod tutorial;
