//! Masks: the pixels of sprites.

use crate::batch::{Shapes, shapes};
use crate::failure::{answer, stored};
use crate::scratch::{transform_at, write};
use crate::shape::{self, Shape};
use sat2d::{Connectivity, DVec2, MaskError, Outline};
use wasm_bindgen::prelude::wasm_bindgen;

/// A mask.
#[wasm_bindgen]
pub struct Mask(pub(crate) sat2d::Mask);

/// The handle of a valid mask; otherwise `None`, and the failure is stored.
pub(crate) fn handle(made: Result<sat2d::Mask, MaskError>) -> Option<Mask> {
    stored(made.map(Mask))
}

/// Writes a pixel. Returns 1 if there is one.
pub(crate) fn write_pixel(pixel: Option<(usize, usize)>) -> i32 {
    let (x, y) = pixel.unwrap_or_default();
    write([x as f64, y as f64]);
    i32::from(pixel.is_some())
}

/// `Mask::new`.
#[wasm_bindgen]
pub fn mask_empty(width: usize, height: usize) -> Option<Mask> {
    handle(sat2d::Mask::new(width, height))
}

/// `Mask::from_alpha`.
#[wasm_bindgen]
pub fn mask_from_alpha(alpha: &[u8], width: usize, height: usize, threshold: u8) -> Option<Mask> {
    handle(sat2d::Mask::from_alpha(width, height, alpha, threshold))
}

/// `Mask::from_words`.
#[wasm_bindgen]
pub fn mask_from_words(words: &[u64], width: usize, height: usize) -> Option<Mask> {
    handle(sat2d::Mask::from_words(width, height, words))
}

#[wasm_bindgen]
impl Mask {
    /// Another handle of a mask with the same pixels.
    pub fn copy(&self) -> Mask {
        Mask(self.0.clone())
    }

    /// Whether both have the same size and the same pixels.
    pub fn equals(&self, other: &Mask) -> bool {
        self.0 == other.0
    }

    /// `Mask::width`.
    pub fn width(&self) -> usize {
        self.0.width()
    }

    /// `Mask::height`.
    pub fn height(&self) -> usize {
        self.0.height()
    }

    /// `Mask::get`.
    pub fn get(&self, x: usize, y: usize) -> bool {
        self.0.get(x, y)
    }

    /// `Mask::set`.
    pub fn set(&mut self, x: usize, y: usize, is_set: bool) {
        self.0.set(x, y, is_set);
    }

    /// `Mask::fill` with a shape at the transform in the scratch array.
    pub fn fill(&mut self, shape: &Shape, is_set: bool) -> i32 {
        answer(|| {
            let at = transform_at(0)?;
            self.0.fill(&shape.0.place(&at)?, is_set);
            Ok(0)
        })
    }

    /// `Mask::count`.
    pub fn count(&self) -> usize {
        self.0.count()
    }

    /// `Mask::is_empty`.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// `Mask::bounds`: 1 if there are any, and x, y, width and height.
    pub fn bounds(&self) -> i32 {
        let bounds = self.0.bounds();
        let (columns, rows) = bounds.clone().unwrap_or_default();
        let numbers = [columns.start, rows.start, columns.len(), rows.len()];
        write(numbers.map(|number| number as f64));
        i32::from(bounds.is_some())
    }

    /// `Mask::word`.
    pub fn word(&self, x: i32, y: i32) -> u64 {
        self.0.word(x.into(), y.into())
    }

    /// `Mask::overlaps`.
    pub fn overlaps(&self, other: &Mask, x: i32, y: i32) -> bool {
        self.0.overlaps(&other.0, (x, y))
    }

    /// `Mask::overlap_area`.
    pub fn overlap_area(&self, other: &Mask, x: i32, y: i32) -> usize {
        self.0.overlap_area(&other.0, (x, y))
    }

    /// `Mask::overlap_mask`.
    pub fn overlap_mask(&self, other: &Mask, x: i32, y: i32) -> Mask {
        Mask(self.0.overlap_mask(&other.0, (x, y)))
    }

    /// `Mask::first_overlap`. Returns 1 if there is one and writes the pixel.
    pub fn first_overlap(&self, other: &Mask, x: i32, y: i32) -> i32 {
        write_pixel(self.0.first_overlap(&other.0, (x, y)))
    }

    /// `Mask::outlines`. Returns their number and writes the number of rings of each, the number of
    /// corners of each ring, and all corners.
    pub fn outlines(&self, connect_corners: bool) -> i32 {
        let connectivity = match connect_corners {
            true => Connectivity::Eight,
            false => Connectivity::Four,
        };
        let outlines = self.0.outlines(connectivity);
        let rings = || outlines.iter().flat_map(Outline::rings);
        let counts = outlines
            .iter()
            .map(|outline| 1.0 + outline.holes.len() as f64);
        let corners = rings().flatten().flat_map(|corner| corner.map(f64::from));
        write(
            counts
                .chain(rings().map(|ring| ring.len() as f64))
                .chain(corners),
        );
        outlines.len() as i32
    }

    /// `Shape::mask`.
    pub fn shape(&self, x: f64, y: f64) -> Option<Shape> {
        shape::handle(sat2d::Shape::mask(&self.0, DVec2::new(x, y)))
    }

    /// `Shape::mask_groups`.
    pub fn groups(&self, x: f64, y: f64) -> Option<Shapes> {
        shapes(sat2d::Shape::mask_groups(&self.0, DVec2::new(x, y)))
    }
}

/// `Shape::tiles`.
#[wasm_bindgen]
pub fn shape_tiles(
    cells: &[u8],
    columns: usize,
    width: f64,
    height: f64,
    x: f64,
    y: f64,
) -> Option<Shapes> {
    let (size, origin) = (DVec2::new(width, height), DVec2::new(x, y));
    shapes(sat2d::Shape::tiles(cells, columns, size, origin))
}
