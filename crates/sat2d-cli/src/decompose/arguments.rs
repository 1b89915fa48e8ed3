//! The options of `sat2d decompose`.

use crate::deviation::{Deviation, distance};
use clap::ValueEnum;
use sat2d::decompose;
use sat2d::outline::FillRule;
use serde::Serialize;
use std::path::PathBuf;

/// What `sat2d decompose --help` prints below the options.
pub const HELP: &str = "\
The format of a file follows from its extension, otherwise from its first characters:

  .geojson .json  GeoJSON: a FeatureCollection, a Feature, or a geometry; Polygon, MultiPolygon,
                  GeometryCollection. A polygon is named after the property `name` of its feature
                  or the feature's `id`.
                  Or a scene (see `sat2d collide --help`): every body with straight edges, placed
                  Or points, `[[x, y], ...]`, or a list of such rings, of which the others are holes
  .wkt            well-known text, with `SRID=...;` too: any number of POLYGON and MULTIPOLYGON
  .csv            points, one `x,y` per line; a semicolon, blanks or tabs may take the place of the
                  comma. A header may name `x` and `y` in either order. A blank line starts a hole,
                  two blank lines the next polygon
  .svg            what a browser fills of path, polygon, polyline, rect, circle, ellipse, use:
                  attributes, `style` and style sheets decide what is filled and shown, and
                  `fill-rule` which subpaths are holes. Strokes are read with --strokes. Clips must
                  contain what they clip. What would move or cut an outline and is not read, such
                  as masks or transforms in CSS, is an error; text and images are skipped.
                  Path data alone is accepted as well: `M0 0H9V9z`, as the text of a file or with
                  --path

Curves and strokes of SVG become chords that deviate by at most about --tolerance, in the units of
the file.
Other coordinates are kept to the last bit, apart from the rounding of transforms.

Rings may be closed or not, and may run in either direction. Vertices are numbered in the order of
the file, from 0, through all rings of a polygon, closing points counted; edge k runs from vertex k
to the next vertex of its ring. With --json, `points` lists the vertices, and `edges` for each edge
of a piece the input edge that it is or is part of, or null for a diagonal.

With --approximate the union of the pieces is within a distance of the polygon; with --deviation
outward they cover it, with inward it covers them. An edge of such a piece is an input edge only if
it is the whole of one.

With --repair, the area that the rule fills replaces an invalid polygon, or a multipolygon whose
parts overlap; for a path of SVG its own rule counts. The result may be several polygons, or none,
and standard error lists each repair. Intersection points become vertices, rounded to the nearest
coordinates. Valid polygons keep every bit.

Invalid polygons are reported with the reason, and the other ones are decomposed. Parts of a
multipolygon that overlap or share an edge are reported on standard error; they may touch in points.
An empty geometry is valid and has no polygons. In the column `optimal`, `yes` means that fewer
pieces are impossible; otherwise that is unknown. The time is that of validation and decomposition.

Exit status: 0 success, 1 a polygon or multipolygon is invalid or --check found a flaw, 2 a file
cannot be read or written, or has none of these formats.";

/// What the command is asked for.
#[derive(clap::Args)]
pub struct Arguments {
    /// Polygons: GeoJSON, WKT, CSV of points, SVG or a scene; `-` reads standard input
    #[arg(required_unless_present = "path", value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Path data of SVG to decompose, such as `M0 0H9V9z`; may be given several times
    #[arg(long, value_name = "DATA")]
    pub path: Vec<String>,
    /// How to decompose
    #[arg(long, value_enum, default_value_t = Method::Balanced)]
    pub method: Method,
    /// The maximum number of corners of a piece, at least 3; Box2D allows 8
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    #[arg(value_parser = clap::value_parser!(u32).range(3..))]
    pub max_corners: Option<u32>,
    /// Which pieces to prefer; their number does not change
    #[arg(long, value_enum)]
    pub prefer: Option<Preference>,
    /// Fewer pieces, whose union is within this distance of the polygon; they may overlap
    #[arg(long, value_name = "DISTANCE")]
    #[arg(allow_negative_numbers = true, value_parser = distance)]
    pub approximate: Option<f64>,
    /// Where approximate pieces may differ from the polygon
    #[arg(long, value_enum, default_value_t = Deviation::Either, requires = "approximate")]
    pub deviation: Deviation,
    /// How far chords may deviate from the curves and strokes of SVG
    #[arg(long, value_name = "LENGTH", default_value_t = 0.25)]
    #[arg(allow_negative_numbers = true, value_parser = positive)]
    pub tolerance: f64,
    /// Read the strokes of SVG files too, each as polygons of its own
    #[arg(long)]
    pub strokes: bool,
    /// Replace each invalid polygon by the area that its rings fill under this rule
    #[arg(long, value_enum, value_name = "RULE")]
    pub repair: Option<Repair>,
    /// Prove exactly that the pieces are convex and cover every polygon once, or, with
    /// --approximate, that they keep within the distance
    #[arg(long)]
    pub check: bool,
    /// Print JSON instead of a table
    #[arg(long)]
    pub json: bool,
    /// Print the pieces as GeoJSON instead of a table, each as a feature
    #[arg(long, conflicts_with = "json")]
    pub geojson: bool,
    /// Draw all polygons to this file, pieces coloured, diagonals dashed
    /// (`-`: to standard output, in place of the results)
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
    /// Draw with y pointing down, the default for SVG and for scenes that do not say otherwise
    #[arg(long, requires = "svg")]
    pub y_down: bool,
}

/// Reads a number above 0.
fn positive(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(number) if number > 0.0 && f64::is_finite(number) => Ok(number),
        _ => Err("not a number above 0".to_owned()),
    }
}

/// Which points the rings of an invalid polygon fill.
#[derive(Clone, Copy, ValueEnum)]
pub enum Repair {
    /// Those around which the rings wind an odd number of times
    EvenOdd,
    /// Those around which the rings wind more often in one direction than in the other
    NonZero,
}

impl Repair {
    pub fn rule(self) -> FillRule {
        match self {
            Repair::EvenOdd => FillRule::EvenOdd,
            Repair::NonZero => FillRule::NonZero,
        }
    }
}

/// The methods of the library.
#[derive(Clone, Copy, ValueEnum)]
pub enum Method {
    /// Merge the triangles of a Delaunay triangulation
    Fast,
    /// The minimum number of pieces; a few more for large polygons and with many holes
    Fewest,
    /// Almost as few pieces, almost as fast
    Balanced,
    /// Cut from each reflex vertex in turn, as the TypeScript original did
    Slicing,
}

impl Method {
    pub fn of_library(self) -> decompose::Method {
        match self {
            Method::Fast => decompose::Method::Fast,
            Method::Fewest => decompose::Method::Fewest,
            Method::Balanced => decompose::Method::Balanced,
            Method::Slicing => decompose::Method::Slicing,
        }
    }

    pub fn name(self) -> String {
        let value = self.to_possible_value().expect("no method is hidden");
        value.get_name().to_owned()
    }
}

/// The preferences of the library.
#[derive(Clone, Copy, ValueEnum, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Preference {
    /// Compact pieces: a larger ratio of the area to the square of the perimeter
    Fat,
    /// A larger smallest interior angle
    Angles,
}

impl Preference {
    pub fn of_library(self) -> decompose::Preference {
        match self {
            Preference::Fat => decompose::Preference::Fat,
            Preference::Angles => decompose::Preference::WideAngles,
        }
    }
}
