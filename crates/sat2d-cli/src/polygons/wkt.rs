//! Well-known text, and EWKT with `SRID=…;` in front of a geometry. Geometries follow each other,
//! each on a new line or after the end of the one before.

use super::input::{Feature, Rings};
use sat2d::DVec2;
use wkt::Wkt;
use wkt::types::Polygon;

/// The geometries of a file.
pub fn features(text: &str) -> Vec<Feature> {
    split(text)
        .into_iter()
        .map(|(line, geometry)| match polygons(geometry) {
            Ok(polygons) => Feature {
                name: None,
                multipolygons: std::iter::once(0..polygons.len()).collect(),
                polygons: polygons.into_iter().map(Ok).collect(),
            },
            Err(reason) => Feature::single(None, Err(format!("line {line}: {reason}"))),
        })
        .collect()
}

/// The text of each geometry and the line on which it starts. A geometry ends with the bracket that
/// closes its first, or outside of brackets with its line; a semicolon may follow.
fn split(text: &str) -> Vec<(usize, &str)> {
    let (mut found, mut depth, mut start, mut line) = (Vec::new(), 0_usize, 0, 1);
    let mut add = |start: usize, end: usize, last_line: usize| {
        let geometry = text[start..end]
            .trim_start_matches([';', ' ', '\t', '\r', '\n'])
            .trim_end();
        let first_line = last_line - geometry.matches('\n').count();
        let geometry = without_srid(geometry);
        if !geometry.is_empty() {
            found.push((first_line, geometry));
        }
    };
    for (at, c) in text.char_indices() {
        let ends = match c {
            '(' => {
                depth += 1;
                false
            }
            ')' => {
                depth = depth.saturating_sub(1);
                depth == 0
            }
            '\n' => depth == 0,
            _ => false,
        };
        if ends {
            add(start, at + 1, line);
            start = at + 1;
        }
        line += usize::from(c == '\n');
    }
    add(start, text.len(), line);
    found
}

/// A geometry without the reference system of EWKT, which says where on Earth it is. No piece
/// depends on that.
fn without_srid(geometry: &str) -> &str {
    let srid = geometry.split_once(';').filter(|(before, _)| {
        let assignment = before.split_once('=');
        assignment.is_some_and(|(name, number)| {
            name.trim().eq_ignore_ascii_case("SRID") && number.trim().parse::<i64>().is_ok()
        })
    });
    srid.map_or(geometry, |(_, rest)| rest.trim_start())
}

/// The parts of a geometry that are not empty.
fn polygons(geometry: &str) -> Result<Vec<Rings>, String> {
    let kind = geometry
        .split(|c: char| !c.is_alphanumeric())
        .next()
        .unwrap_or_default();
    // the parser recurses as deep as collections are nested
    if kind.eq_ignore_ascii_case("GEOMETRYCOLLECTION") {
        let advice = "write the polygons of a GEOMETRYCOLLECTION one after the other";
        return Err(advice.to_owned());
    }
    match geometry.parse::<Wkt<f64>>()? {
        Wkt::Polygon(polygon) => Ok(filled(&[polygon])),
        Wkt::MultiPolygon(polygons) => Ok(filled(polygons.polygons())),
        _ => Err(format!("not a polygon but a {kind}")),
    }
}

fn filled(polygons: &[Polygon<f64>]) -> Vec<Rings> {
    let all = polygons.iter().map(rings);
    all.filter(|rings| !rings.is_empty()).collect()
}

fn rings(polygon: &Polygon<f64>) -> Rings {
    let ring = |ring: &wkt::types::LineString<f64>| {
        ring.coords().iter().map(|c| DVec2::new(c.x, c.y)).collect()
    };
    polygon.rings().iter().map(ring).collect()
}
