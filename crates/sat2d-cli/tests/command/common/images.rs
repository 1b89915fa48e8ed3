//! PNG images made from rows of letters.

use png::{BitDepth, ColorType};

/// The alpha that a letter stands for.
pub fn alpha(letter: u8) -> u8 {
    match letter {
        b'#' => 255,
        b'+' => 100,
        _ => 0,
    }
}

/// Encodes rows of letters, a pixel as `samples` of its letter say.
pub fn png(rows: &[&str], kind: (ColorType, BitDepth), pixel: impl Fn(u8) -> Vec<u8>) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, rows[0].len() as u32, rows.len() as u32);
    encoder.set_color(kind.0);
    encoder.set_depth(kind.1);
    if kind.0 == ColorType::Indexed {
        encoder.set_palette(vec![9, 9, 9, 200, 0, 0, 0, 200, 0]);
        encoder.set_trns(vec![0, 100]); // the third colour is opaque
    }
    let mut writer = encoder.write_header().expect("a header");
    let data: Vec<u8> = rows
        .iter()
        .flat_map(|row| row.bytes())
        .flat_map(pixel)
        .collect();
    writer
        .write_image_data(&data)
        .expect("as many samples as pixels need");
    writer.finish().expect("written to memory");
    bytes
}

/// Encodes rows of letters as colours with alphas of 8 bits.
pub fn rgba(rows: &[&str]) -> Vec<u8> {
    let kind = (ColorType::Rgba, BitDepth::Eight);
    png(rows, kind, |letter| vec![1, 2, 3, alpha(letter)])
}
