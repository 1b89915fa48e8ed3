//! Tables of the TypeScript original: whether a polygon is concave, and its pieces.

use crate::csv::records::TableError;
use crate::csv::table::{Column, Header, Row};
use crate::verify::comparison::{Comparison, Outcome, Reference, Refusal};
use crate::verify::family::{Check, Exact, Family, Subject};
use crate::verify::fields::points;
use crate::verify::profile::Profile;
use sat2d::DVec2;
use sat2d::compat::typescript;
use sat2d::decompose::{Decomposition, Method, Options, Piece, Polygon, Preference};
use std::fmt;

/// A polygon, whether it is concave, what the original answered, and the pieces of the original.
pub static SLICING: Family = Family {
    profile: Profile::Slicing,
    inputs: &["polygon"],
    answers: &["is_concave", "original_is_concave", "original_pieces"],
    optional: &["counter_clockwise", "original_valid"],
    numbered: &[],
    reference: Reference::Original,
    open: |header| Ok(Box::new(Slicing::new(header)?)),
    exact: Exact::No,
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

    /// The pieces of the original if they are a partition of the polygon, otherwise nothing to
    /// compare with.
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
        let points = points(row, &self.polygon, row.text(&self.polygon))?;
        let polygon = Polygon::new(&[&points]);
        let mut comparison = Comparison::default();
        let is_concave = polygon.as_ref().map(Polygon::is_concave);
        comparison.flag(row, &self.is_concave, is_concave.map_err(Refusal::from))?;
        let original = typescript::is_concave(&points);
        comparison.flag(row, &self.original_is_concave, Ok(original))?;
        if let (Some(column), Ok(polygon)) = (&self.original_pieces, polygon) {
            let pieces = polygon.decompose(&SLICING_OPTIONS);
            match self.pieces(row)? {
                Some(expected) => {
                    let got = Pieces::of(&pieces, &points);
                    comparison.word(column, Pieces(expected), Ok(got));
                }
                None => {
                    let partition = "convex pieces that cover it once";
                    let proof = pieces.verify(&[&points]).map(|()| partition);
                    comparison.word(&self.polygon, partition, proof.map_err(Refusal::from));
                }
            }
        }
        Ok(comparison.outcome())
    }

    fn subject(&self, row: &Row) -> Result<Subject, TableError> {
        points(row, &self.polygon, row.text(&self.polygon)).map(Subject::Polygon)
    }
}

/// The options whose pieces are those of the original.
pub const SLICING_OPTIONS: Options = Options {
    method: Method::Slicing,
    max_corners: None,
    prefer: Preference::AsCut,
    work_limit: None,
};

/// Pieces as lists of corners, which print as in the tables.
#[derive(PartialEq)]
struct Pieces(Vec<Vec<DVec2>>);

impl Pieces {
    fn of(pieces: &Decomposition, points: &[DVec2]) -> Self {
        let corners = |piece: Piece| piece.vertices.iter().map(|&v| points[v as usize]).collect();
        Pieces(pieces.pieces().map(corners).collect())
    }
}

impl fmt::Display for Pieces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let piece = |corners: &Vec<DVec2>| {
            let corners: Vec<String> = corners.iter().map(|p| format!("{} {}", p.x, p.y)).collect();
            corners.join(" ")
        };
        let pieces: Vec<String> = self.0.iter().map(piece).collect();
        f.write_str(&pieces.join("|"))
    }
}
