//! Parity: the answers of four old programs, bit for bit.
//!
//! Each module takes the plain numbers its original took and gives the answer the original gave, with its rounding, its
//! overflow and its oddities, so that a port can prove on recorded cases that nothing changed. For answers that are *right*
//! use the rest of the crate; nothing here shares code with it.
//!
//! | module | the original |
//! | --- | --- |
//! | [`flash`] | an ActionScript 3 test of two rotated, perhaps mirrored rectangles |
//! | [`awt`] | a Java test of two rectangles given by integer corners |
//! | [`xywh`] | a pair of Python tests: upright rectangles, and a circle against one |
//! | [`typescript`] | a TypeScript test whether a polygon is concave |
//!
//! No function of this room fails or panics: where an original computed with NaN, an infinity or a wrapped integer, so do these.

pub mod awt;
mod fdlibm;
pub mod flash;
pub mod typescript;
pub mod xywh;
