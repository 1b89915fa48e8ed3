//! Repairs invalid polygons: replaces them by the area that a fill rule fills, computed by the
//! crate i_overlay.
//!
//! i_overlay scales coordinates to 64-bit integers by a power of two, so vertices keep all bits
//! unless the coordinates of a polygon span more than about 60 binary digits. Intersection points
//! are new vertices and are rounded. If rounding makes edges cross, the result is repaired again.

use super::input::{Feature, FillRule, Path, Rings, readable, validate};
use crate::words::count;
use i_overlay::core::fill_rule;
use i_overlay::float::overlay::OverlayOptions;
use i_overlay::float::simplify::SimplifyShape;
use sat2d::DVec2;
use sat2d::decompose::MultipolygonError;
use std::ops::Range;

/// The most passes; each repairs what rounding did in the one before.
const ROUNDS: usize = 8;
/// The greatest coordinate that i_overlay takes: 2^500.
const MAX_COORDINATE: f64 = f64::from_bits((1023 + 500) << 52);

impl Feature {
    /// Replaces each invalid polygon by what the rule fills of its rings, each invalid multipolygon
    /// by what it fills of all rings, and an invalid path by what the path's own rule fills.
    /// Returns a message for each repair, and for each that failed, with the reason.
    pub fn repair(&mut self, rule: FillRule) -> Vec<String> {
        let mut notes = Vec::new();
        let units = self.units();
        let polygons = std::mem::take(&mut self.polygons);
        let mut polygons = polygons.into_iter();
        self.multipolygons.clear();
        for unit in units {
            let parts: Vec<Result<Rings, String>> = polygons.by_ref().take(unit.len()).collect();
            let first = self.polygons.len();
            match repaired_parts(&parts, self.path.as_ref(), rule) {
                Some(Ok((reason, repaired))) => {
                    let polygons = count(repaired.len(), "polygon");
                    notes.push(format!("repaired to {polygons}: {reason}"));
                    self.polygons.extend(repaired.into_iter().map(Ok));
                }
                other => {
                    notes.extend(other.and_then(Result::err));
                    self.polygons.extend(parts);
                }
            }
            let parts = first..self.polygons.len();
            if parts.len() > 1 && self.path.is_none() {
                self.multipolygons.push(parts);
            }
        }
        notes
    }

    /// The polygons that are filled together.
    fn units(&self) -> Vec<Range<usize>> {
        let count = self.polygons.len();
        let mut units = Vec::new();
        if self.path.is_some() {
            units.push(0..count);
            return units;
        }
        let mut next = 0;
        for parts in &self.multipolygons {
            units.extend((next..parts.start).map(|one| one..one + 1));
            units.push(parts.clone());
            next = parts.end;
        }
        units.extend((next..count).map(|one| one..one + 1));
        units
    }
}

/// The repaired polygons, with the reason; `None` if the parts are valid or cannot be read.
fn repaired_parts(
    parts: &[Result<Rings, String>],
    path: Option<&Path>,
    rule: FillRule,
) -> Option<Result<(String, Vec<Rings>), String>> {
    let parts = readable(parts)?;
    // parts of a path may share edges
    let reason = match path {
        Some(_) => parts.iter().find_map(|&part| fault(&[part]))?,
        None => fault(&parts)?,
    };
    let (rings, rule) = match path {
        Some(path) => (path.rings.clone(), path.rule),
        None => (parts.into_iter().flatten().cloned().collect(), rule),
    };
    Some(match repaired(&rings, rule) {
        Ok(polygons) => Ok((reason, polygons)),
        Err(failure) => Err(format!("{reason}; not repaired: {failure}")),
    })
}

/// Why a polygon, or a multipolygon, is invalid.
fn fault(parts: &[&Rings]) -> Option<String> {
    let error = validate(parts).err()?;
    Some(match error {
        MultipolygonError::Part { error, .. } if parts.len() == 1 => error.to_string(),
        error => error.to_string(),
    })
}

/// What a rule fills of rings, as valid polygons that do not overlap.
fn repaired(rings: &Rings, rule: FillRule) -> Result<Vec<Rings>, String> {
    let coordinates = rings.iter().flatten().flat_map(|point| point.to_array());
    for x in coordinates {
        if !x.is_finite() || x.abs() > MAX_COORDINATE {
            return Err(format!("the coordinate {x:e} is out of range"));
        }
    }
    let mut polygons = filled(rings, rule);
    for _ in 0..ROUNDS {
        let parts: Vec<&Rings> = polygons.iter().collect();
        if fault(&parts).is_none() {
            return Ok(polygons);
        }
        polygons = filled(&polygons.concat(), FillRule::EvenOdd);
    }
    Err(format!("edges still cross after {ROUNDS} passes"))
}

fn filled(rings: &Rings, rule: FillRule) -> Vec<Rings> {
    let rule = match rule {
        FillRule::EvenOdd => fill_rule::FillRule::EvenOdd,
        FillRule::NonZero => fill_rule::FillRule::NonZero,
    };
    let contours: Vec<Vec<[f64; 2]>> = rings
        .iter()
        .map(|ring| ring.iter().map(|point| point.to_array()).collect())
        .collect();
    let mut options = OverlayOptions::<f64, i64>::default();
    options.ogc = true;
    let shapes = contours.simplify_shape_custom_as::<i64>(rule, options, Default::default());
    let ring = |contour: Vec<[f64; 2]>| contour.into_iter().map(DVec2::from).collect();
    let shapes = shapes.into_iter();
    shapes
        .map(|contours| contours.into_iter().map(ring).collect())
        .collect()
}
