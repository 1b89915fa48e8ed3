//! Tables of the TypeScript original: is a polygon concave, and how it was cut.

use super::family::{Family, Profile};
use super::relation::points;
use super::row::{Check, Comparison, Outcome, Refusal};
use crate::table::{Column, Header, Row, TableError};
use sat2d::compat::typescript;
use sat2d::{DVec2, Shape, ShapeError};

/// A polygon, whether it is concave, whether the original saw it, and its pieces.
pub static SLICING: Family = Family {
    profile: Profile::Slicing,
    inputs: &["polygon"],
    answers: &["is_concave", "original_is_concave", "original_pieces"],
    optional: &["counter_clockwise", "original_valid"],
    numbered: &[],
    open: |header| Ok(Box::new(Slicing::new(header)?)),
    exact: None,
};

struct Slicing {
    polygon: Column,
    is_concave: Option<Column>,
    original_is_concave: Option<Column>,
    original_valid: Option<Column>,
    original_pieces: Option<Column>,
}

impl Slicing {
    fn new(header: &Header) -> Result<Self, TableError> {
        Ok(Slicing {
            polygon: header.require("polygon")?,
            is_concave: header.find("is_concave"),
            original_is_concave: header.find("original_is_concave"),
            original_valid: header.find("original_valid"),
            original_pieces: header.find("original_pieces"),
        })
    }

    /// The original's pieces where they are a partition of the polygon: elsewhere they are nothing to compare with.
    fn pieces(&self, row: &Row) -> Result<Option<Vec<Vec<DVec2>>>, TableError> {
        let valid = match &self.original_valid {
            Some(column) => row.flag(column)?,
            None => true,
        };
        match &self.original_pieces {
            Some(column) if valid && !row.text(column).is_empty() => row
                .text(column)
                .split('|')
                .map(|piece| points(row, column, piece))
                .collect::<Result<_, _>>()
                .map(Some),
            _ => Ok(None),
        }
    }
}

impl Check for Slicing {
    fn row(&self, row: &Row) -> Result<Outcome, TableError> {
        let polygon = points(row, &self.polygon, row.text(&self.polygon))?;
        let mut comparison = Comparison::default();
        comparison.flag(row, &self.is_concave, is_concave(&polygon))?;
        let seen = typescript::is_concave(&polygon);
        comparison.flag(row, &self.original_is_concave, Ok(seen))?;
        if self.pieces(row)?.is_some() {
            comparison.skip("original_pieces is not compared");
        }
        Ok(comparison.outcome())
    }
}

/// The truth: every vertex looked at.
fn is_concave(polygon: &[DVec2]) -> Result<bool, Refusal> {
    match Shape::convex_polygon(polygon) {
        Ok(_) => Ok(false),
        Err(ShapeError::NotConvex { .. }) => Ok(true),
        Err(error) => Err(error.into()),
    }
}
