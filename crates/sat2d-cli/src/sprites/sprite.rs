//! The pixels of a frame that count, their outlines and convex pieces.

use super::atlas::Frame;
use super::image::Image;
use crate::polygons::cut::Outcome;
use crate::polygons::input::Input;
use anyhow::Context;
use sat2d::decompose::Options;
use sat2d::{Connectivity, DVec2, Mask};

/// A sprite, traced.
pub struct Sprite {
    pub file: String,
    pub name: String,
    /// Its pixels, upright.
    pub mask: Mask,
    /// Where pixel (0, 0) of the mask is in the sprite's own coordinates.
    pub origin: [usize; 2],
    /// The outlines of the groups of connected pixels, in the sprite's own coordinates.
    pub outlines: Vec<Outcome>,
}

impl Sprite {
    /// Traces the pixels of a frame whose alpha is at least `threshold`.
    pub fn of(file: &str, image: &Image, frame: Frame, threshold: u8) -> anyhow::Result<Sprite> {
        let Frame {
            name,
            at: [left, top],
            size: [width, height],
            rotated,
            trimmed,
        } = frame;
        let alpha = |x: usize, y: usize| {
            let (column, row) = match rotated {
                true => (left + height - 1 - y, top + x),
                false => (left + x, top + y),
            };
            image.alpha[row * image.width + column]
        };
        let mask = Mask::from_fn(width, height, |x, y| alpha(x, y) >= threshold)
            .with_context(|| format!("{file}: {name}"))?;
        let origin = DVec2::from(trimmed.map(|pixels| pixels as f64));
        let corner = |corner: &[u32; 2]| origin + DVec2::from(corner.map(f64::from));
        let outline = |(number, outline): (usize, sat2d::Outline)| {
            let rings = outline.rings();
            let rings = rings.map(|ring| ring.iter().map(corner).collect());
            let input = Input {
                name: format!("{name}, outline {number}"),
                rings: Ok(rings.collect()),
            };
            Outcome::of(file, input, &Options::default(), false)
        };
        let outlines = mask.outlines(Connectivity::Four);
        let outlines = outlines.into_iter().enumerate().map(outline).collect();
        Ok(Sprite {
            file: file.to_owned(),
            name,
            mask,
            origin: trimmed,
            outlines,
        })
    }

    /// The number of corners of all outlines.
    pub fn corners(&self) -> usize {
        self.outlines.iter().map(Outcome::vertex_count).sum()
    }

    /// The number of holes of all outlines.
    pub fn holes(&self) -> usize {
        self.outlines.iter().map(|one| one.rings.len() - 1).sum()
    }

    /// The number of convex pieces of all outlines.
    pub fn pieces(&self) -> usize {
        let cuts = self.outlines.iter().flat_map(|one| &one.result);
        cuts.map(|cut| cut.pieces.count()).sum()
    }
}
