//! Invalid polygons of a feature, replaced by what a fill rule fills of them.

use super::input::{Feature, Path, Rings, readable};
use crate::words::count;
use sat2d::decompose::MultipolygonError;
use sat2d::outline::FillRule;
use sat2d_repair::{filled, validate};
use std::ops::Range;

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
    let repaired = match path {
        Some(path) => filled(&path.rings, path.rule),
        None => {
            let rings: Vec<_> = parts.into_iter().flatten().collect();
            filled(&rings, rule)
        }
    };
    Some(match repaired {
        Ok(polygons) => Ok((reason, polygons)),
        Err(failure) => Err(format!("{reason}; not repaired: {failure}")),
    })
}

/// Why a polygon, or a multipolygon, is invalid.
fn fault(parts: &[&[Vec<sat2d::DVec2>]]) -> Option<String> {
    let error = validate(parts).err()?;
    Some(match error {
        MultipolygonError::Part { error, .. } if parts.len() == 1 => error.to_string(),
        error => error.to_string(),
    })
}
