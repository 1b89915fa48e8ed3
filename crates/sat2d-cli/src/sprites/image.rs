//! The alphas of a PNG.

use crate::files;
use anyhow::{Context, bail};
use png::{Decoder, Transformations};
use sat2d::Mask;
use std::io::Cursor;
use std::path::Path;

/// The least alpha of pixels that count, unless the user says another.
pub const THRESHOLD: u8 = 128;

/// What a PNG begins with.
const SIGNATURE: &[u8] = b"\x89PNG\r\n\x1A\n";

/// The alphas of an image, a byte for each pixel, row by row.
pub struct Image {
    pub width: usize,
    pub height: usize,
    pub alpha: Vec<u8>,
}

/// Reads a PNG of any colour type and depth; of an animation the first image. Alphas of 16 bits are
/// cut to their upper 8. If the file does not say how transparent its pixels are, all are opaque,
/// and a note says so.
pub fn read(path: &Path) -> anyhow::Result<Image> {
    let bytes = files::read_bytes(path, SIGNATURE)?;
    let shown = path.display();
    let (image, has_alpha) = decode(&bytes).with_context(|| shown.to_string())?;
    if !has_alpha {
        files::note(format_args!(
            "{shown}: no transparency, so every pixel counts"
        ));
    }
    Ok(image)
}

/// The image, and whether it has alphas.
fn decode(bytes: &[u8]) -> anyhow::Result<(Image, bool)> {
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
    let image = Image {
        width,
        height,
        alpha: alpha.copied().collect(),
    };
    Ok((image, has_alpha))
}
