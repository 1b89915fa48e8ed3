//! Parity: the answers of older programs, and of the JDK's own functions, bit for bit.
//!
//! Each module takes the numbers that its original took and returns what the original returned,
//! with its rounding, overflow and errors, so that a port can prove on recorded cases that nothing
//! changed. For *correct* answers use the rest of the crate, which shares no code with this module
//! but the bits of a [`Mask`](sat2d_core::Mask).
//!
//! | module | the original |
//! | --- | --- |
//! | [`flash`] | the Flash player's functions; an ActionScript 3 test of two rotated rectangles |
//! | [`awt`] | the JDK's 2D functions; a Java test of two rectangles given by integer corners |
//! | [`xywh`] | a pair of Python tests: upright rectangles, and a circle against one |
//! | [`pygame`] | `pygame.Rect`, circles of sprites, pixels of `pygame.mask.Mask` |
//! | [`typescript`] | a TypeScript test whether a polygon is concave |
//!
//! No function here fails or panics. Where an original computed with NaN, infinities or wrapped
//! integers, these functions do too.
#![no_std]

extern crate alloc;
#[cfg(test)]
extern crate std;

mod arctangent;
pub mod awt;
mod bridge;
mod fdlibm;
pub mod flash;
pub mod pygame;
pub mod typescript;
pub mod xywh;
