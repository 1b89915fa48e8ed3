//! The results: a table for people, JSON, and the pieces as GeoJSON.

use super::arguments::{Arguments, Preference};
use crate::deviation::Deviation;
use crate::files;
use crate::polygons::cut::{Cut, Outcome};
use crate::words::count;
use sat2d::decompose::EdgeSource;
use serde::Serialize;
use std::io::Write;
use std::time::Duration;

/// The columns after the name; each is as wide as its widest cell.
const COLUMNS: [&str; 8] = [
    "vertices", "holes", "reflex", "pieces", "optimal", "method", "check", "time",
];

pub fn write_table(
    outcomes: &[Outcome],
    arguments: &Arguments,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let method = arguments.method.name();
    let rows: Vec<Option<[String; 8]>> = outcomes.iter().map(|one| cells(one, &method)).collect();
    let widths: [usize; 8] = std::array::from_fn(|column| {
        let cells = rows.iter().flatten().map(|row| row[column].len());
        cells.max().unwrap_or(0).max(COLUMNS[column].len())
    });
    let names = outcomes.iter().map(|one| one.name.chars().count());
    let width = names.max().unwrap_or(0).max("name".len());
    // there is no such column without --check
    let shown = |column: &usize| arguments.check || COLUMNS[*column] != "check";
    let line = |name: &str, row: [&str; 8]| {
        let cells = (0..8)
            .filter(shown)
            .map(|c| format!("  {:>1$}", row[c], widths[c]));
        format!("{name:width$}{}", cells.collect::<String>())
    };
    writeln!(out, "{}", line("name", COLUMNS))?;
    for (outcome, row) in outcomes.iter().zip(&rows) {
        let name = &outcome.name;
        match (&outcome.result, row) {
            (Err(reason), _) => writeln!(out, "{name:width$}  invalid: {reason}")?,
            (_, Some(row)) => writeln!(out, "{}", line(name, row.each_ref().map(String::as_str)))?,
            (Ok(_), None) => {}
        }
        if let Ok(Cut {
            proof: Some(Err(flaw)),
            ..
        }) = &outcome.result
        {
            writeln!(out, "{name:width$}  flawed: {flaw}")?;
        }
    }
    let cuts = || outcomes.iter().filter(|one| one.result.is_ok());
    let pieces: usize = cuts()
        .flat_map(|one| &one.result)
        .map(|cut| cut.pieces.len())
        .sum();
    writeln!(
        out,
        "{}: {} valid, {} invalid; {}, {}, {}",
        count(outcomes.len(), "polygon"),
        cuts().count(),
        outcomes.len() - cuts().count(),
        count(cuts().map(Outcome::vertex_count).sum::<usize>(), "vertex"),
        count(pieces, "piece"),
        milliseconds(cuts().flat_map(|one| &one.result).map(|cut| cut.time).sum()),
    )?;
    Ok(())
}

fn cells(outcome: &Outcome, method: &str) -> Option<[String; 8]> {
    let cut = outcome.result.as_ref().ok()?;
    let optimal = if cut.optimal { "yes" } else { "unknown" };
    let check = match &cut.proof {
        None => "",
        Some(Ok(())) => "proven",
        Some(Err(_)) => "FLAWED",
    };
    Some([
        outcome.vertex_count().to_string(),
        (outcome.rings.len() - 1).to_string(),
        cut.reflex.len().to_string(),
        cut.pieces.len().to_string(),
        optimal.to_owned(),
        method.to_owned(),
        check.to_owned(),
        milliseconds(cut.time),
    ])
}

fn milliseconds(time: Duration) -> String {
    format!("{:.3} ms", time.as_secs_f64() * 1e3)
}

#[derive(Serialize)]
struct JsonReport<'a> {
    method: String,
    max_corners: Option<u32>,
    prefer: Option<Preference>,
    #[serde(skip_serializing_if = "Option::is_none")]
    approximate: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    deviation: Option<Deviation>,
    polygons: Vec<JsonPolygon<'a>>,
}

#[derive(Serialize)]
struct JsonPolygon<'a> {
    file: &'a str,
    name: &'a str,
    valid: bool,
    #[serde(flatten)]
    rest: JsonRest<'a>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum JsonRest<'a> {
    Invalid {
        reason: &'a str,
    },
    Cut {
        vertices: usize,
        holes: usize,
        reflex_vertices: &'a [u32],
        area: f64,
        optimal: bool,
        #[serde(skip_serializing_if = "Option::is_none")]
        lower_bound: Option<usize>,
        #[serde(skip_serializing_if = "Option::is_none")]
        proven: Option<bool>,
        milliseconds: f64,
        /// The vertices of all rings, in the order of their indices.
        points: Vec<[f64; 2]>,
        pieces: Vec<JsonPiece<'a>>,
    },
}

#[derive(Serialize)]
struct JsonPiece<'a> {
    vertices: &'a [u32],
    /// The input edge of each edge; null for a diagonal.
    edges: Vec<Option<u32>>,
}

pub fn write_json(
    outcomes: &[Outcome],
    arguments: &Arguments,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let report = JsonReport {
        method: arguments.method.name(),
        max_corners: arguments.max_corners,
        prefer: arguments.prefer,
        approximate: arguments.approximate,
        deviation: arguments.approximate.map(|_| arguments.deviation),
        polygons: outcomes.iter().map(json_polygon).collect(),
    };
    serde_json::to_writer(&mut *out, &report)?;
    writeln!(out)?;
    Ok(())
}

fn json_polygon(outcome: &Outcome) -> JsonPolygon<'_> {
    let rest = match &outcome.result {
        Err(reason) => JsonRest::Invalid { reason },
        Ok(cut) => JsonRest::Cut {
            vertices: outcome.vertex_count(),
            holes: outcome.rings.len() - 1,
            reflex_vertices: &cut.reflex,
            area: cut.area,
            optimal: cut.optimal,
            lower_bound: cut.lower_bound,
            proven: cut.proof.as_ref().map(Result::is_ok),
            milliseconds: cut.time.as_secs_f64() * 1e3,
            points: (outcome.rings.iter().flatten())
                .map(|point| point.to_array())
                .collect(),
            pieces: (cut.pieces.iter())
                .map(|piece| JsonPiece {
                    vertices: &piece.vertices,
                    edges: input_edges(&piece.edges),
                })
                .collect(),
        },
    };
    JsonPolygon {
        file: &outcome.file,
        name: &outcome.name,
        valid: outcome.result.is_ok(),
        rest,
    }
}

fn input_edges(edges: &[EdgeSource]) -> Vec<Option<u32>> {
    let number = |edge: &EdgeSource| match *edge {
        EdgeSource::Input(edge) => Some(edge),
        EdgeSource::Diagonal => None,
    };
    edges.iter().map(number).collect()
}

/// A piece as a feature of GeoJSON.
#[derive(Serialize)]
#[serde(tag = "type", rename = "Feature")]
struct PieceFeature<'a> {
    geometry: PieceGeometry,
    properties: PieceProperties<'a>,
}

#[derive(Serialize)]
#[serde(tag = "type", rename = "Polygon")]
struct PieceGeometry {
    /// One ring, which ends where it begins.
    coordinates: [Vec<[f64; 2]>; 1],
}

#[derive(Serialize)]
struct PieceProperties<'a> {
    edges: Vec<Option<u32>>,
    piece: usize,
    polygon: &'a str,
    vertices: &'a [u32],
}

/// Writes a feature for each piece. Invalid polygons and flaws are reported on standard error.
pub fn write_geojson(outcomes: &[Outcome], out: &mut impl Write) -> anyhow::Result<()> {
    write!(out, r#"{{ "type": "FeatureCollection", "features": ["#)?;
    let mut separator = "";
    for outcome in outcomes {
        let cut = match &outcome.result {
            Ok(cut) => cut,
            Err(reason) => {
                let (file, name) = (&outcome.file, &outcome.name);
                files::note(format_args!("{file}: {name}: invalid: {reason}"));
                continue;
            }
        };
        if let Some(Err(flaw)) = &cut.proof {
            let (file, name) = (&outcome.file, &outcome.name);
            files::note(format_args!("{file}: {name}: flawed: {flaw}"));
        }
        let points = outcome.rings.concat();
        for (number, piece) in cut.pieces.iter().enumerate() {
            let corners = piece.vertices.iter().chain(&piece.vertices[..1]);
            let ring = corners.map(|&v| points[v as usize].to_array()).collect();
            let feature = PieceFeature {
                geometry: PieceGeometry {
                    coordinates: [ring],
                },
                properties: PieceProperties {
                    edges: input_edges(&piece.edges),
                    piece: number,
                    polygon: &outcome.name,
                    vertices: &piece.vertices,
                },
            };
            write!(out, "{separator}")?;
            serde_json::to_writer(&mut *out, &feature)?;
            separator = ",";
        }
    }
    writeln!(out, "]}}")?;
    Ok(())
}
