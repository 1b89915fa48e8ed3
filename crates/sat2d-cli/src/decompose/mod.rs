//! `sat2d decompose`: cuts polygons from files into convex pieces, and says, writes and draws what came of it.
//!
//! | file | what for |
//! | --- | --- |
//! | `input` | polygons from GeoJSON, WKT and CSV |
//! | `report` | the results as a table, as JSON, as GeoJSON |

mod input;
mod report;

use crate::scene::YAxis;
use crate::svg;
use anyhow::Context;
use clap::ValueEnum;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressFinish, ProgressStyle};
use input::{Input, Rings};
use sat2d::DVec2;
use sat2d::decompose::{
    CertificateError, Decomposition, Method as DecomposeMethod, Options, Polygon,
    Preference as DecomposePreference,
};
use serde::Serialize;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// What `sat2d decompose --help` says below the options.
pub const HELP: &str = "\
A file is told by its ending, or else by how it starts:

  .geojson .json  GeoJSON: a FeatureCollection, a Feature, or a geometry; Polygon, MultiPolygon, GeometryCollection.
                  A polygon's name is the property `name` of its feature, or its `id`
  .wkt            well-known text: POLYGON and MULTIPOLYGON, as many as there are
  .csv            points, `x,y` a line, with a header or not. After a blank line comes a hole, after two the next polygon

Rings may be closed or not and run either way round. Vertices are numbered as they stand in the file, from 0, through all rings
of a polygon, closing points counted; edge k runs from vertex k to the next one of its ring. With --json, `edges` has for each edge
of a piece the number of the input edge that it is (a part of), or null for a diagonal.

What is no polygon is reported with the reason, and the rest goes on. In the column `optimal`, `yes` says that fewer pieces are
impossible; else that is not known. The time is that of validation and cutting.

Exit status: 0 all done, 1 something was no polygon (or --check found a flaw), 2 a file cannot be read or written, or is in none
of these formats.";

/// Below this many vertices all is done before a progress bar could be read.
const LONG_RUN: u64 = 5000;

/// What the command is asked for.
#[derive(clap::Args)]
pub struct Arguments {
    /// Polygons: GeoJSON, WKT or CSV of points; `-` reads standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// How to cut
    #[arg(long, value_enum, default_value_t = Method::Balanced)]
    method: Method,
    /// The most corners that a piece may have, 3 at least; Box2D takes 8
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(3..))]
    max_corners: Option<u32>,
    /// Which pieces to prefer; there are as many as without
    #[arg(long, value_enum)]
    prefer: Option<Preference>,
    /// Prove of every result, exactly, that the pieces are convex and cover the polygon once
    #[arg(long)]
    check: bool,
    /// Print JSON instead of a table
    #[arg(long)]
    json: bool,
    /// Print the pieces as GeoJSON instead of a table, each a feature
    #[arg(long, conflicts_with = "json")]
    geojson: bool,
    /// Draw all polygons to this file, pieces coloured, diagonals dashed
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Draw with y pointing down, as screens have it; maps have it up
    #[arg(long, requires = "svg")]
    y_down: bool,
}

/// The methods of the library.
#[derive(Clone, Copy, ValueEnum)]
enum Method {
    /// Merge the triangles of a Delaunay triangulation
    Fast,
    /// The least number of pieces, where there are no holes and the work is not too much
    Fewest,
    /// Nearly as few, nearly as fast
    Balanced,
    /// By turns from each vertex that bends inwards, as older programs did
    Slicing,
}

impl Method {
    fn of_library(self) -> DecomposeMethod {
        match self {
            Method::Fast => DecomposeMethod::Fast,
            Method::Fewest => DecomposeMethod::Fewest,
            Method::Balanced => DecomposeMethod::Balanced,
            Method::Slicing => DecomposeMethod::Slicing,
        }
    }

    fn name(self) -> String {
        let value = self.to_possible_value().expect("no method is hidden");
        value.get_name().to_owned()
    }
}

/// The preferences of the library.
#[derive(Clone, Copy, ValueEnum, Serialize)]
#[serde(rename_all = "lowercase")]
enum Preference {
    /// Far from slivers: a larger ratio of the area to the square of the perimeter
    Fat,
    /// A larger least interior angle
    Angles,
}

impl Preference {
    fn of_library(self) -> DecomposePreference {
        match self {
            Preference::Fat => DecomposePreference::Fat,
            Preference::Angles => DecomposePreference::WideAngles,
        }
    }
}

/// What came of one polygon.
pub struct Outcome {
    file: String,
    pub name: String,
    /// As they stand in the file; none where no polygon could be read.
    pub rings: Rings,
    pub result: Result<Cut, String>,
}

/// A polygon that was cut.
pub struct Cut {
    pub reflex: Vec<u32>,
    pub pieces: Decomposition,
    /// What `--check` found.
    proof: Option<Result<(), CertificateError>>,
    time: Duration,
}

impl Outcome {
    fn of(file: &str, input: Input, options: &Options, check: bool) -> Outcome {
        let (rings, result) = match input.rings {
            Ok(rings) => {
                let result = Cut::of(&rings, options, check);
                (rings, result)
            }
            Err(reason) => (Rings::new(), Err(reason)),
        };
        Outcome {
            file: file.to_owned(),
            name: input.name,
            rings,
            result,
        }
    }

    /// How many vertices the rings have; points that only close them are not counted.
    pub fn vertex_count(&self) -> usize {
        let count = |ring: &Vec<DVec2>| {
            let closed = ring.len() > 1 && ring.first() == ring.last();
            ring.len() - usize::from(closed)
        };
        self.rings.iter().map(count).sum()
    }

    fn is_fine(&self) -> bool {
        let flawed = |cut: &Cut| matches!(cut.proof, Some(Err(_)));
        self.result.as_ref().is_ok_and(|cut| !flawed(cut))
    }
}

impl Cut {
    fn of(rings: &Rings, options: &Options, check: bool) -> Result<Cut, String> {
        let rings: Vec<&[DVec2]> = rings.iter().map(Vec::as_slice).collect();
        let start = Instant::now();
        let polygon = Polygon::new(&rings).map_err(|error| error.to_string())?;
        let pieces = polygon.decompose(options);
        let time = start.elapsed();
        Ok(Cut {
            reflex: polygon.reflex_vertices(),
            proof: check.then(|| pieces.verify(&rings)),
            pieces,
            time,
        })
    }
}

/// Reads the files one after the other; one that cannot be read does not keep the others from being cut.
pub fn run(arguments: &Arguments, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let mut inputs = Vec::new();
    let mut unreadable = false;
    for path in &arguments.files {
        match input::read(path) {
            Ok(read) => inputs.extend(
                read.into_iter()
                    .map(|one| (path.display().to_string(), one)),
            ),
            Err(error) => {
                eprintln!("sat2d: {error:#}");
                unreadable = true;
            }
        }
    }
    let options = Options {
        method: arguments.method.of_library(),
        max_corners: arguments.max_corners.map(|most| most as usize),
        prefer: (arguments.prefer)
            .map_or_else(DecomposePreference::default, Preference::of_library),
    };
    let outcomes = cut_all(inputs, &options, arguments.check);
    if let Some(picture) = &arguments.svg {
        let y_axis = if arguments.y_down {
            YAxis::Down
        } else {
            YAxis::Up
        };
        let drawing = svg::draw_pieces(&outcomes, y_axis);
        std::fs::write(picture, drawing).with_context(|| picture.display().to_string())?;
    }
    if arguments.json {
        report::write_json(&outcomes, arguments, out)?;
    } else if arguments.geojson {
        report::write_geojson(&outcomes, out)?;
    } else {
        report::write_table(&outcomes, arguments, out)?;
    }
    Ok(ExitCode::from(match unreadable {
        true => 2,
        false => u8::from(!outcomes.iter().all(Outcome::is_fine)),
    }))
}

/// Cuts all polygons. When it takes long and a terminal is watching, a bar shows how much is done.
fn cut_all(inputs: Vec<(String, Input)>, options: &Options, check: bool) -> Vec<Outcome> {
    let size = |input: &Input| {
        let rings = input.rings.iter().flatten();
        rings.map(|ring| ring.len() as u64).sum::<u64>()
    };
    let total = inputs.iter().map(|(_, input)| size(input)).sum();
    // indicatif itself draws nothing where standard error is no terminal
    let target = if total >= LONG_RUN {
        ProgressDrawTarget::stderr()
    } else {
        ProgressDrawTarget::hidden()
    };
    let style = "{wide_bar} {percent:>3} % of the vertices, {elapsed}, now {msg}";
    let progress = ProgressBar::with_draw_target(Some(total), target)
        .with_style(ProgressStyle::with_template(style).expect("the template is well-formed"))
        .with_finish(ProgressFinish::AndClear);
    progress.enable_steady_tick(Duration::from_millis(100));
    let cut = |(file, input): (String, Input)| {
        let size = size(&input);
        progress.set_message(input.name.clone());
        let outcome = Outcome::of(&file, input, options, check);
        progress.inc(size);
        outcome
    };
    inputs.into_iter().map(cut).collect()
}
