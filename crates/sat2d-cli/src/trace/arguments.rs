//! The options of `sat2d trace`.

use crate::deviation::{Deviation, distance};
use crate::sprites::image::THRESHOLD;
use crate::sprites::sprite::{Simplify, Tracing};
use sat2d::Connectivity;
use std::path::PathBuf;

/// What `sat2d trace --help` prints below the options.
pub const HELP: &str = "\
A pixel counts if its alpha is at least the threshold. The pixels that count and are connected by
their sides have one silhouette: a polygon, with holes, along the edges of the pixels. Pixel (x, y)
is the square from (x, y) to (x + 1, y + 1), y down, so all corners are whole numbers. In the
library this is `Mask`, `Mask::silhouettes` and `Shape::mask`. With --connectivity eight, pixels
that share a corner have one silhouette as well: its rings pass such a corner twice.

An atlas is cut by a grid of cells, row by row, or by a file that lists the frames: the JSON of
TexturePacker and Phaser (hash, array, or a multi-atlas), the XML of Starling and Sparrow, or
libGDX's .atlas. An atlas of several images has the image by the name of its file. Silhouettes are
in the coordinates of the sprite before it was packed, turned and trimmed. If an atlas says that its
sprites were scaled, a note says so, and --json has the `scale`: silhouettes are in pixels of the
image. Divide by the scale for the coordinates of the sprite as it was drawn.

With --simplify silhouettes have fewer corners, all of them corners of pixels. Silhouettes stay
within the distance of the edges of the pixels, never cross, and keep their holes; each is proven
to. With --deviation outward they cover all pixels that count, with inward they cover no other
point.

With --json each silhouette has its `rings`, the outer one first, and its convex `pieces`: indices
of corners through all of its rings. Outer rings run clockwise on the screen, holes the other way.

The picture has the pixels as a fine grid, the silhouettes, and the pieces, coloured.

Exit status: 0 success, 2 a file cannot be read or written, or is no PNG or atlas.";

/// What the command is asked for.
#[derive(clap::Args)]
pub struct Arguments {
    /// PNG images; `-` reads standard input
    #[arg(required = true, value_name = "IMAGE")]
    pub images: Vec<PathBuf>,
    /// The least alpha of pixels that count
    #[arg(long, value_name = "ALPHA", default_value_t = THRESHOLD)]
    #[arg(allow_negative_numbers = true)]
    pub threshold: u8,
    /// Cut each image into cells of this size, such as 32x48
    #[arg(long, value_name = "WIDTHxHEIGHT", value_parser = cell)]
    pub grid: Option<[usize; 2]>,
    /// Cut the image into the frames that a JSON, XML or .atlas file lists
    #[arg(long, value_name = "FILE", conflicts_with = "grid")]
    pub atlas: Option<PathBuf>,
    /// Which pixels have one silhouette: those that share a side, or also those that share a corner
    #[arg(long, value_enum, default_value_t = Neighbours::Four, conflicts_with = "simplify")]
    pub connectivity: Neighbours,
    /// Leave out corners: silhouettes stay within this many pixels of the pixels' edges
    #[arg(long, value_name = "DISTANCE")]
    #[arg(allow_negative_numbers = true, value_parser = distance)]
    pub simplify: Option<f64>,
    /// Where simplified silhouettes may differ from the pixels
    #[arg(long, value_enum, default_value_t = Deviation::Either, requires = "simplify")]
    pub deviation: Deviation,
    /// Print JSON instead of a table
    #[arg(long)]
    pub json: bool,
    /// Draw pixels, silhouettes and pieces to this file
    /// (`-`: to standard output, in place of the results)
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
}

/// How many neighbours a pixel has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Neighbours {
    Four,
    Eight,
}

impl Arguments {
    /// How sprites are traced.
    pub fn tracing(&self) -> Tracing {
        let simplify = |tolerance| Simplify {
            tolerance,
            deviation: self.deviation.of_library(),
        };
        Tracing {
            connectivity: match self.connectivity {
                Neighbours::Four => Connectivity::Four,
                Neighbours::Eight => Connectivity::Eight,
            },
            simplify: self.simplify.map(simplify),
        }
    }
}

/// Reads the size of a cell.
fn cell(text: &str) -> Result<[usize; 2], String> {
    let size = text.split_once('x').and_then(|(width, height)| {
        let size = [width.parse().ok()?, height.parse().ok()?];
        (!size.contains(&0)).then_some(size)
    });
    size.ok_or_else(|| "not a size such as 32x48".to_owned())
}
