//! 2D collision detection by separating axes, decided exactly.
#![no_std]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

mod decompose;
mod exact;

pub use decompose::{
    CertificateError, Decomposition, EdgeSource, Method as DecomposeMethod,
    Options as DecomposeOptions, Piece, Polygon, PolygonError, decompose,
};
pub use exact::orient2d;
pub use glam::DVec2;
