//! The frames of an atlas: cells of a grid, or those that a file lists.
//!
//! | file | contents |
//! | --- | --- |
//! | `frame` | where a sprite is in an image |
//! | `json` | TexturePacker's and Phaser's JSON |
//! | `starling` | the XML of Starling and Sparrow |
//! | `libgdx` | libGDX's `.atlas`, old and new |

mod frame;
mod json;
mod libgdx;
mod starling;

pub use frame::Frame;

use super::image::Image;
use crate::files;
use anyhow::{Context, bail};
use frame::{Page, Turn};
use std::path::Path;

/// The cells of a grid over an image of some size, row by row, named after their column and row.
/// What is left at the right and at the bottom is no cell.
pub fn grid(name: &str, image: [usize; 2], cell: [usize; 2]) -> impl Iterator<Item = Frame> {
    let [width, height] = cell;
    let [columns, rows] = [image[0] / width, image[1] / height];
    let frame = move |row: usize, column: usize| Frame {
        name: format!("{name}[{column},{row}]"),
        at: [column * width, row * height],
        size: cell,
        turn: Turn::Upright,
        trimmed: [0, 0],
    };
    let cells = (0..rows).flat_map(move |row| (0..columns).map(move |column| (row, column)));
    cells.map(move |(row, column)| frame(row, column))
}

/// The frames that a file lists for an image, and by how much their sprites were scaled: those of
/// lists in their order, others in the order of their names. An atlas of several images has the
/// image by the name of its file.
pub fn read(path: &Path, image_path: &Path, image: &Image) -> anyhow::Result<(Vec<Frame>, f64)> {
    let text = files::read_text(path)?;
    let pages = match text.trim_start().chars().next() {
        Some('{') => json::pages(&text),
        Some('<') => starling::page(&text).map(|page| vec![page]),
        _ => libgdx::pages(&text),
    };
    let context = || path.display().to_string();
    let Page { frames, scale, .. } = pages
        .and_then(|pages| page_of(pages, image_path))
        .map_err(anyhow::Error::msg)
        .with_context(context)?;
    if scale != 1.0 {
        files::note(format_args!(
            "{}: the sprites are scaled by {scale}; silhouettes are in pixels of the image",
            path.display()
        ));
    }
    if let Some(frame) = frames.iter().find(|frame| !frame.is_within(image)) {
        bail!(
            "{}: {}: the frame is not within the image of {} by {} pixels",
            path.display(),
            frame.name,
            image.width,
            image.height
        );
    }
    Ok((frames, scale))
}

/// The page that belongs to an image. A single page does under every name.
fn page_of(mut pages: Vec<Page>, image: &Path) -> Result<Page, String> {
    let own = match pages.len() {
        1 => Some(0),
        _ => pages.iter().position(|page| {
            let name = Path::new(&page.image).file_name();
            name.is_some() && name == image.file_name()
        }),
    };
    match own {
        Some(own) => Ok(pages.swap_remove(own)),
        None => {
            let names: Vec<&str> = pages.iter().map(|page| page.image.as_str()).collect();
            Err(format!(
                "the atlas has no image of this name, but {}",
                names.join(", ")
            ))
        }
    }
}
