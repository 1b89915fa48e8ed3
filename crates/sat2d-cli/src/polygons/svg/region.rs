//! The rings of what an element fills or strokes.

use super::super::input::{Feature, Path};
use super::super::{nesting, svg_path};
use super::style::Style;
use kurbo::{Affine, Point};
use sat2d::DVec2;
use sat2d::exact::orient2d;
use sat2d::outline::{FillRule, Stroke};
use std::cmp::Ordering;

/// The rings of path data that is filled.
pub fn filled(
    data: &str,
    transform: Affine,
    tolerance: f64,
    rule: FillRule,
) -> Result<Path, String> {
    let rings = svg_path::rings(data, transform, tolerance)?;
    Ok(Path { rings, rule })
}

/// The rings of the region that the stroke of path data covers; none without a segment. The stroke
/// is that of the path before the transform.
pub fn stroked(
    data: &str,
    transform: Affine,
    tolerance: f64,
    style: &Style,
) -> Result<Path, String> {
    let scale = svg_path::most_scale(transform);
    let tolerance = tolerance / scale;
    let path = svg_path::exact(data, Some(tolerance / 2.0))?;
    let stroke = Stroke {
        width: style.stroke_width.clone()?,
        join: style.join(),
        cap: style.cap,
    };
    let rule = FillRule::EvenOdd;
    let outline = match path.stroked_within(&stroke, tolerance / 2.0) {
        Ok(outline) => outline,
        Err(sat2d::outline::OutlineError::NoEdges) => {
            return Ok(Path {
                rings: Vec::new(),
                rule,
            });
        }
        Err(error) => return Err(format!("the stroke: {error}")),
    };
    let rings = outline.flattened(tolerance / 2.0);
    let rings = rings.map_err(|error| format!("the stroke: {error}"))?;
    let place = |point: DVec2| {
        let Point { x, y } = transform * Point::new(point.x, point.y);
        DVec2::new(x, y)
    };
    let place_all = |ring: Vec<DVec2>| ring.into_iter().map(place).collect();
    Ok(Path {
        rings: rings.into_iter().map(place_all).collect(),
        rule,
    })
}

/// Whether a ring encloses nothing since all of its points are in one line.
pub fn is_flat(ring: &[DVec2]) -> bool {
    let Some(&first) = ring.first() else {
        return true;
    };
    let Some(&other) = ring.iter().find(|&&point| point != first) else {
        return true;
    };
    let mut points = ring.iter();
    points.all(|&point| orient2d(first, other, point) == Ordering::Equal)
}

/// A feature of one path.
pub fn feature(name: Option<String>, path: Result<Path, String>) -> Feature {
    let filled = path.and_then(|path| {
        let polygons = nesting::fill(path.rings.clone(), path.rule)?;
        Ok((path, polygons))
    });
    match filled {
        Ok((path, polygons)) => Feature {
            name,
            polygons: polygons.into_iter().map(Ok).collect(),
            path: Some(path),
            ..Feature::default()
        },
        Err(reason) => Feature::single(name, Err(reason)),
    }
}
