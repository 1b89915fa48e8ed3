//! `sat2d trace`: the silhouettes of sprites along the edges of their pixels, as polygons with
//! holes and as convex pieces.
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
use crate::sprites::image::{self, Image};
use crate::sprites::sprite::{Sheet, Sprite};
use crate::words::count;
use anyhow::{Context, bail};
use arguments::Arguments;
use sat2d::Mask;
use std::io::Write;
use std::path::Path;

/// An image, and which sprites it has.
struct Source {
    sheet: Sheet,
    frames: Frames,
}

/// The frames of an image. The cells of a grid may be as many as its pixels.
enum Frames {
    List(Vec<Frame>),
    Grid { name: String, cell: [usize; 2] },
}

impl Source {
    fn frames(&self) -> Box<dyn Iterator<Item = Frame> + '_> {
        let pixels = &self.sheet.pixels;
        match &self.frames {
            Frames::List(frames) => Box::new(frames.iter().cloned()),
            Frames::Grid { name, cell } => {
                let size = [pixels.width(), pixels.height()];
                Box::new(atlas::grid(name, size, *cell))
            }
        }
    }
}

/// Traces the sprites of all images, one after the other, and prints them as they come. Nothing is
/// printed if an image or its atlas cannot be read.
pub fn run(arguments: &Arguments, out: &mut impl Write) -> anyhow::Result<()> {
    let images = files::expand(&arguments.images);
    if arguments.atlas.is_some() && images.len() != 1 {
        bail!("--atlas describes one image, {} are given", images.len());
    }
    let sources = images.iter().map(|path| read(path, arguments));
    let sources: Vec<Source> = sources.collect::<anyhow::Result<_>>()?;
    let tracing = arguments.tracing();
    let traced = sources.iter().flat_map(|source| {
        let frames = source.frames();
        frames.map(|frame| Sprite::of(&source.sheet, frame, &tracing))
    });
    let Some(picture) = &arguments.svg else {
        return report::write(traced, arguments, out);
    };
    // a picture has all sprites at once
    let traced: Vec<Sprite> = traced.collect::<anyhow::Result<_>>()?;
    files::write_picture(picture, &sprites::draw(&traced), out)?;
    let out = &mut files::results(Some(picture), out);
    report::write(traced.into_iter().map(Ok), arguments, out)
}

/// Reads an image and finds its frames.
fn read(path: &Path, arguments: &Arguments) -> anyhow::Result<Source> {
    let image = image::read(path)?;
    let file = path.display().to_string();
    let stem = path.file_stem().map(|stem| stem.to_string_lossy());
    let stem = stem.unwrap_or_default();
    let mut scale = 1.0;
    let frames = match (&arguments.atlas, arguments.grid) {
        (Some(atlas), _) => {
            let (frames, scaled_by) = atlas::read(atlas, path, &image)?;
            scale = scaled_by;
            Frames::List(frames)
        }
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
            let name = stem.into_owned();
            Frames::Grid { name, cell }
        }
        (None, None) => Frames::List(vec![Frame::whole(&stem, &image)]),
    };
    let Image {
        width,
        height,
        alpha,
    } = image;
    let pixels = Mask::from_fn(width, height, |x, y| {
        alpha[y * width + x] >= arguments.threshold
    });
    let pixels = pixels.with_context(|| file.clone())?;
    let sheet = Sheet {
        file,
        pixels,
        scale,
    };
    let source = Source { sheet, frames };
    if source.frames().next().is_none() {
        bail!("{}: the image has no sprite", source.sheet.file);
    }
    Ok(source)
}
