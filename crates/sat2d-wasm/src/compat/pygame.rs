//! Parity with `pygame.mask.Mask`.

use crate::mask::{Mask, handle, write_pixel};
use sat2d::compat::pygame::{self, LongBits};
use wasm_bindgen::prelude::wasm_bindgen;

/// `pygame::from_surface`.
#[wasm_bindgen]
pub fn pygame_from_surface(
    alpha: &[u8],
    width: usize,
    height: usize,
    threshold: i32,
) -> Option<Mask> {
    handle(pygame::from_surface(width, height, alpha, threshold))
}

/// `pygame::overlap`. Returns 1 if there is one and writes the pixel.
#[wasm_bindgen]
pub fn pygame_overlap(mask: &Mask, other: &Mask, x: i32, y: i32, long_bits: u32) -> i32 {
    let long = match long_bits {
        64 => LongBits::Long64,
        _ => LongBits::Long32,
    };
    let found = pygame::overlap(&mask.0, &other.0, (x, y), long);
    write_pixel(found.map(|(x, y)| (x as usize, y as usize)))
}

/// `pygame::overlap_area`.
#[wasm_bindgen]
pub fn pygame_overlap_area(mask: &Mask, other: &Mask, x: i32, y: i32) -> usize {
    pygame::overlap_area(&mask.0, &other.0, (x, y))
}

/// `pygame::overlap_mask`.
#[wasm_bindgen]
pub fn pygame_overlap_mask(mask: &Mask, other: &Mask, x: i32, y: i32) -> Mask {
    Mask(pygame::overlap_mask(&mask.0, &other.0, (x, y)))
}
