//! `sat2d trace`: the outlines of sprites along the edges of their pixels, as polygons with holes
//! and as convex pieces.
//!
//! | file | contents |
//! | --- | --- |
//! | `arguments` | the options |
//! | `report` | the results as a table and as JSON |

pub mod arguments;
mod report;

use crate::files;
use crate::picture::sprites;
use crate::sprites::atlas::{self, Frame};
use crate::sprites::image;
use crate::sprites::sprite::Sprite;
use crate::words::count;
use anyhow::bail;
use arguments::Arguments;
use std::io::Write;
use std::path::Path;

/// Traces the sprites of all images. Nothing is printed if one cannot be read.
pub fn run(arguments: &Arguments, out: &mut impl Write) -> anyhow::Result<()> {
    let images = files::expand(&arguments.images);
    if arguments.atlas.is_some() && images.len() != 1 {
        bail!("--atlas describes one image, {} are given", images.len());
    }
    let mut sprites = Vec::new();
    for path in &images {
        trace(path, arguments, &mut sprites)?;
    }
    if let Some(picture) = &arguments.svg {
        files::write_picture(picture, &sprites::draw(&sprites), out)?;
    }
    let out = &mut files::results(arguments.svg.as_deref(), out);
    if arguments.json {
        report::write_json(&sprites, arguments, out)
    } else {
        report::write_table(&sprites, out)
    }
}

/// Adds the sprites of an image.
fn trace(path: &Path, arguments: &Arguments, sprites: &mut Vec<Sprite>) -> anyhow::Result<()> {
    let image = image::read(path)?;
    let file = path.display().to_string();
    let stem = path.file_stem().map(|stem| stem.to_string_lossy());
    let stem = stem.unwrap_or_default();
    let frames = match (&arguments.atlas, arguments.grid) {
        (Some(atlas), _) => atlas::read(atlas, path, &image)?,
        (None, Some(cell)) => {
            let rest = [image.width % cell[0], image.height % cell[1]];
            if rest != [0, 0] {
                files::note(format_args!(
                    "{file}: cells of {}x{} do not divide the image of {}x{} pixels: skipped {} at \
                     the right, {} at the bottom",
                    cell[0],
                    cell[1],
                    image.width,
                    image.height,
                    count(rest[0], "column"),
                    count(rest[1], "row"),
                ));
            }
            atlas::grid(&stem, &image, cell)
        }
        (None, None) => vec![Frame::whole(&stem, &image)],
    };
    if frames.is_empty() {
        bail!("{file}: the image has no sprite");
    }
    let tracing = arguments.tracing();
    for frame in frames {
        sprites.push(Sprite::of(&file, &image, frame, &tracing)?);
    }
    Ok(())
}
