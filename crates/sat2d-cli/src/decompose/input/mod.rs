//! Polygons from files: many features a file, many polygons a feature. A feature that is none does not keep the others from being read.
//!
//! | file | what for |
//! | --- | --- |
//! | `geojson` | GeoJSON: Feature, FeatureCollection, bare geometries |
//! | `wkt` | well-known text: POLYGON and MULTIPOLYGON, one after the other |
//! | `points` | CSV: a point a line, rings and polygons apart by blank lines |

mod geojson;
mod points;
mod wkt;

use anyhow::{Context, anyhow, bail};
use sat2d::DVec2;
use std::io::Read;
use std::path::Path;

/// Rings of points as they stand in the file, closing points included; the outer one first.
pub type Rings = Vec<Vec<DVec2>>;

/// A polygon, or why there is none where one should be.
pub struct Input {
    /// That of its feature, or of the file; with a number where there are several.
    pub name: String,
    pub rings: Result<Rings, String>,
}

/// What a format makes of one feature of a file.
struct Feature {
    name: Option<String>,
    polygons: Vec<Result<Rings, String>>,
}

/// Reads a file, or standard input for `-`.
pub fn read(path: &Path) -> anyhow::Result<Vec<Input>> {
    let shown = path.display();
    let mut bytes = Vec::new();
    if path == Path::new("-") {
        std::io::stdin().read_to_end(&mut bytes)
    } else {
        std::fs::File::open(path).and_then(|mut file| file.read_to_end(&mut bytes))
    }
    .with_context(|| shown.to_string())?;
    let text = str::from_utf8(bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(&bytes))
        .map_err(|error| anyhow!("{shown}: not UTF-8 text: {error}"))?;
    let features = match Format::of(path, text) {
        Some(Format::GeoJson) => geojson::features(text).map_err(|e| anyhow!("{shown}: {e}"))?,
        Some(Format::Wkt) => wkt::features(text),
        Some(Format::Points) => points::features(text).map_err(|e| anyhow!("{shown}{e}"))?,
        None => bail!("{shown}: the file is empty"),
    };
    let stem = path.file_stem().unwrap_or(path.as_os_str());
    Ok(named(features, &stem.to_string_lossy()))
}

#[derive(Clone, Copy)]
enum Format {
    GeoJson,
    Wkt,
    Points,
}

impl Format {
    /// By the ending of the file's name, or else by how the text starts: a brace, a word that is not the header `x,y`, a number.
    fn of(path: &Path, text: &str) -> Option<Format> {
        let first = text.trim_start().chars().next()?;
        let ending = path.extension().unwrap_or_default().to_ascii_lowercase();
        Some(match ending.to_str() {
            Some("geojson" | "json") => Format::GeoJson,
            Some("wkt") => Format::Wkt,
            Some("csv") => Format::Points,
            _ if first == '{' => Format::GeoJson,
            _ if first.is_alphabetic() && !first.eq_ignore_ascii_case(&'x') => Format::Wkt,
            _ => Format::Points,
        })
    }
}

/// Gives every polygon a name: `stem` stands for features that have none.
fn named(features: Vec<Feature>, stem: &str) -> Vec<Input> {
    let single = features.len() == 1;
    let mut inputs = Vec::new();
    for (number, feature) in features.into_iter().enumerate() {
        let name = match feature.name {
            Some(name) => printable(&name),
            None if single => printable(stem),
            None => format!("{}[{number}]", printable(stem)),
        };
        let count = feature.polygons.len();
        for (number, rings) in feature.polygons.into_iter().enumerate() {
            let name = match count {
                1 => name.clone(),
                _ => format!("{name}[{number}]"),
            };
            inputs.push(Input { name, rings });
        }
    }
    inputs
}

/// Names go into lines of tables and into XML.
fn printable(name: &str) -> String {
    name.replace(
        |c: char| c.is_control() || matches!(c, '\u{FFFE}' | '\u{FFFF}'),
        "\u{FFFD}",
    )
}
