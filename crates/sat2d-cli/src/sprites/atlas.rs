//! The frames of an atlas: cells of a grid, or those that a JSON in TexturePacker's format lists.

use super::image::Image;
use crate::files;
use anyhow::{Context, bail};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::Path;

/// Where a sprite is in an image.
#[derive(Debug, PartialEq)]
pub struct Frame {
    pub name: String,
    /// The upper left pixel.
    pub at: [usize; 2],
    /// The size of the sprite; in the image, width and height are swapped if it is rotated.
    pub size: [usize; 2],
    /// Whether the image has the sprite turned by a quarter turn, clockwise on the screen.
    pub rotated: bool,
    /// Where the upper left pixel was before the packer cut transparent borders off.
    pub trimmed: [usize; 2],
}

impl Frame {
    /// The whole image.
    pub fn whole(name: &str, image: &Image) -> Frame {
        Frame {
            name: name.to_owned(),
            at: [0, 0],
            size: [image.width, image.height],
            rotated: false,
            trimmed: [0, 0],
        }
    }
}

/// The cells of a grid, row by row, named after their column and row. What is left at the right and
/// at the bottom is no cell.
pub fn grid(name: &str, image: &Image, cell: [usize; 2]) -> Vec<Frame> {
    let [width, height] = cell;
    let [columns, rows] = [image.width / width, image.height / height];
    let cell = |row: usize, column: usize| Frame {
        name: format!("{name}[{column},{row}]"),
        at: [column * width, row * height],
        size: cell,
        rotated: false,
        trimmed: [0, 0],
    };
    let cells = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
    cells.map(|(row, column)| cell(row, column)).collect()
}

/// TexturePacker's JSON, with the frames by name (hash) or in a list (array).
#[derive(Deserialize)]
struct Packed {
    frames: PackedFrames,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum PackedFrames {
    Array(Vec<Named>),
    Hash(BTreeMap<String, PackedFrame>),
}

#[derive(Deserialize)]
struct Named {
    filename: String,
    #[serde(flatten)]
    frame: PackedFrame,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct PackedFrame {
    frame: PackedBox,
    #[serde(default)]
    rotated: bool,
    sprite_source_size: Option<PackedBox>,
}

#[derive(Deserialize)]
struct PackedBox {
    x: usize,
    y: usize,
    w: usize,
    h: usize,
}

/// The frames that a JSON lists: of a list in its order, otherwise in the order of their names.
pub fn read(path: &Path, image: &Image) -> anyhow::Result<Vec<Frame>> {
    let text = files::read_text(path)?;
    parse(&text, image).with_context(|| path.display().to_string())
}

fn parse(text: &str, image: &Image) -> anyhow::Result<Vec<Frame>> {
    let packed: Packed = serde_json::from_str(text)
        .context("not an atlas in TexturePacker's format (hash or array)")?;
    let named: Vec<(String, PackedFrame)> = match packed.frames {
        PackedFrames::Hash(frames) => frames.into_iter().collect(),
        PackedFrames::Array(frames) => {
            let named = |Named { filename, frame }| (filename, frame);
            frames.into_iter().map(named).collect()
        }
    };
    let frame = |(name, packed): (String, PackedFrame)| {
        let PackedBox { x, y, w, h } = packed.frame;
        let [across, down] = if packed.rotated { [h, w] } else { [w, h] };
        let fits = |at: usize, size, most| at.checked_add(size).is_some_and(|end| end <= most);
        if !fits(x, across, image.width) || !fits(y, down, image.height) {
            bail!(
                "{name}: the frame is not within the image of {} by {} pixels",
                image.width,
                image.height
            );
        }
        let trimmed = packed.sprite_source_size;
        Ok(Frame {
            name,
            at: [x, y],
            size: [w, h],
            rotated: packed.rotated,
            trimmed: trimmed.map_or([0, 0], |source| [source.x, source.y]),
        })
    };
    named.into_iter().map(frame).collect()
}
