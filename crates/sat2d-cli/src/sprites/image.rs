//! The alphas of a PNG.

use crate::files;
use anyhow::{Context, bail};
use png::{Decoder, Transformations};
use sat2d::Mask;
use std::io::Cursor;
use std::path::Path;

/// The alphas of an image, a byte for each pixel, row by row.
pub struct Image {
    pub width: usize,
    pub height: usize,
    pub alpha: Vec<u8>,
    /// Whether the file says how transparent its pixels are. All pixels are opaque otherwise.
    pub has_alpha: bool,
}

/// Reads a PNG of any colour type and depth; of an animation the first image. Alphas of 16 bits are
/// cut to their upper 8.
pub fn read(path: &Path) -> anyhow::Result<Image> {
    let bytes = files::read_bytes(path)?;
    decode(&bytes).with_context(|| path.display().to_string())
}

fn decode(bytes: &[u8]) -> anyhow::Result<Image> {
    let mut decoder = Decoder::new(Cursor::new(bytes));
    decoder.set_transformations(Transformations::normalize_to_color8() | Transformations::ALPHA);
    let mut reader = decoder.read_info()?;
    let info = reader.info();
    let (width, height) = (info.width as usize, info.height as usize);
    let has_alpha = info.trns.is_some() || matches!(info.color_type as u8, 4 | 6);
    if width * height > Mask::MAX_PIXELS {
        bail!(
            "{width} by {height} pixels are more than {}",
            Mask::MAX_PIXELS
        );
    }
    let size = reader.output_buffer_size();
    let mut buffer = vec![0; size.context("the image is too large")?];
    let frame = reader.next_frame(&mut buffer)?;
    // alpha is the last sample of a pixel
    let samples = frame.color_type.samples();
    let alpha = buffer[..frame.buffer_size()]
        .iter()
        .skip(samples - 1)
        .step_by(samples);
    Ok(Image {
        width,
        height,
        alpha: alpha.copied().collect(),
        has_alpha,
    })
}
