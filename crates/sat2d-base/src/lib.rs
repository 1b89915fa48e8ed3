//! Numbers, exact predicates, boxes, transforms: what the other crates of
//! [sat2d](https://docs.rs/sat2d) are built on. Not a public interface: use `sat2d`.
#![no_std]
#![allow(
    rustdoc::private_intra_doc_links,
    reason = "the documentation of internal modules is for maintainers"
)]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

pub mod aabb;
pub mod broad;
pub mod exact;
pub mod limit;
pub mod num;
pub mod simd;
pub mod sort;
pub mod status;
pub mod types;
