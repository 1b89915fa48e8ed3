//! Polygons from files of any format. A malformed feature does not keep the others from being read.

use super::input::{Feature, Input};
use super::{geojson, json_points, points, scene_bodies, svg, wkt};
use crate::files;
use crate::scene::format::YAxis;
use crate::words;
use anyhow::{anyhow, bail};
use sat2d::outline::FillRule;
use serde_json::Value;
use std::path::Path;

/// The polygons of one file.
pub struct Source {
    pub inputs: Vec<Input>,
    /// The multipolygons whose parts are valid but overlap, each as a message.
    pub faults: Vec<String>,
    /// What was repaired, or could not be.
    pub repairs: Vec<String>,
    /// The direction of y in this file.
    pub y_axis: YAxis,
}

/// How files are read.
pub struct Reading {
    /// How the curves and strokes of SVG are read.
    pub svg: svg::Options,
    /// By which rule invalid polygons are repaired, if they are.
    pub repair: Option<FillRule>,
}

/// Reads a file, or standard input for `-`.
pub fn read(path: &Path, reading: &Reading) -> anyhow::Result<Source> {
    let shown = path.display();
    let text = files::read_text(path)?;
    if text.trim_start().is_empty() {
        bail!("{shown}: the file is empty");
    }
    let Some(format) = Format::of(path, &text) else {
        bail!(
            "{shown}: unknown format: not GeoJSON, a scene, WKT, points, SVG or path data \
             (`sat2d decompose --help` describes them)"
        );
    };
    let mut y_axis = YAxis::Up;
    let features = match format {
        Format::Json => match serde_json::from_str(&text) {
            Ok(json) if is_scene(&json) => {
                let bodies = scene_bodies::bodies(&text, files::folder(path))
                    .map_err(|e| anyhow!("{shown}: {e}"))?;
                y_axis = bodies.y_axis;
                if !bodies.others.is_empty() {
                    let count = words::count(bodies.others.len(), "body");
                    let names = bodies.others.join(", ");
                    files::note(format_args!(
                        "{shown}: skipped {count} without straight edges around an area: {names}"
                    ));
                }
                bodies.polygons
            }
            Ok(Value::Array(list)) => {
                let rings = json_points::rings(&list).map_err(|e| anyhow!("{shown}: {e}"))?;
                vec![Feature::single(None, Ok(rings))]
            }
            Ok(json) => geojson::features(&json).map_err(|e| anyhow!("{shown}: {e}"))?,
            Err(error) => bail!("{shown}: {error}"),
        },
        Format::Wkt => wkt::features(&text),
        Format::Points => points::features(&text).map_err(|e| anyhow!("{shown}{e}"))?,
        Format::Svg => {
            y_axis = YAxis::Down;
            let drawing = svg::drawing(&text, reading.svg);
            let drawing = drawing.map_err(|e| anyhow!("{shown}: {e}"))?;
            if drawing.strokes_left > 0 {
                let count = words::count(drawing.strokes_left, "stroke");
                files::note(format_args!(
                    "{shown}: skipped {count} (--strokes reads them)"
                ));
            }
            for message in drawing.left.messages() {
                files::note(format_args!("{shown}: {message}"));
            }
            drawing.features
        }
        Format::SvgPath => {
            y_axis = YAxis::Down;
            vec![svg::path_feature(&text, reading.svg.tolerance)]
        }
    };
    let stem = path.file_stem().unwrap_or(path.as_os_str());
    let stem = stem.to_string_lossy();
    Ok(Source::of(features, &stem, y_axis, reading.repair))
}

/// The polygons of SVG path data, one feature for each text.
pub fn from_path_data(texts: &[String], reading: &Reading) -> Source {
    let features = texts
        .iter()
        .map(|data| svg::path_feature(data, reading.svg.tolerance));
    Source::of(features.collect(), "path", YAxis::Down, reading.repair)
}

impl Source {
    /// Features without a name are named after the file, `stem`.
    fn of(features: Vec<Feature>, stem: &str, y_axis: YAxis, repair: Option<FillRule>) -> Source {
        let (mut inputs, mut faults, mut repairs) = (Vec::new(), Vec::new(), Vec::new());
        let single = features.len() == 1;
        for (number, mut feature) in features.into_iter().enumerate() {
            let name = match &feature.name {
                Some(name) => printable(name),
                None if single => printable(stem),
                None => format!("{}[{number}]", printable(stem)),
            };
            if let Some(rule) = repair {
                let notes = feature.repair(rule).into_iter();
                repairs.extend(notes.map(|note| format!("{name}: {note}")));
            }
            faults.extend((feature.faults().iter()).map(|fault| format!("{name}: {fault}")));
            inputs.extend(named(feature, &name));
        }
        Source {
            inputs,
            faults,
            repairs,
            y_axis,
        }
    }
}

#[derive(Clone, Copy)]
enum Format {
    /// GeoJSON or a scene.
    Json,
    Wkt,
    Points,
    Svg,
    SvgPath,
}

impl Format {
    /// By the extension of the file's name, otherwise by the first characters: a bracket, a tag, a
    /// move of a path, a kind of geometry, a header of points or a number.
    fn of(path: &Path, text: &str) -> Option<Format> {
        let text = text.trim_start();
        let extension = path.extension().unwrap_or_default().to_ascii_lowercase();
        Some(match extension.to_str() {
            Some("geojson" | "json") => Format::Json,
            Some("wkt") => Format::Wkt,
            Some("csv") => Format::Points,
            Some("svg") => Format::Svg,
            _ if text.starts_with(['{', '[']) => Format::Json,
            _ if text.starts_with('<') => Format::Svg,
            _ if starts_with_move(text) => Format::SvgPath,
            _ if wkt::is_start(text) => Format::Wkt,
            _ if points::is_start(text) => Format::Points,
            _ => return None,
        })
    }
}

/// Whether a text starts as path data does, with `M` and a number.
fn starts_with_move(text: &str) -> bool {
    let rest = text.strip_prefix(['M', 'm']).unwrap_or_default();
    let next = rest.trim_start().chars().next();
    next.is_some_and(|c| c.is_ascii_digit() || matches!(c, '+' | '-' | '.'))
}

/// Whether a JSON text is meant as a scene.
fn is_scene(json: &Value) -> bool {
    json.get("type").is_none() && json.get("bodies").is_some()
}

/// Gives every polygon of a feature a name.
fn named(feature: Feature, name: &str) -> impl Iterator<Item = Input> {
    let count = feature.polygons.len();
    let polygons = feature.polygons.into_iter().enumerate();
    polygons.map(move |(number, rings)| {
        let name = match count {
            1 => name.to_owned(),
            _ => format!("{name}[{number}]"),
        };
        Input { name, rings }
    })
}

/// Replaces characters that would break tables and XML.
fn printable(name: &str) -> String {
    name.replace(
        |c: char| c.is_control() || matches!(c, '\u{FFFE}' | '\u{FFFF}'),
        "\u{FFFD}",
    )
}
