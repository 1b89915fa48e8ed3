//! A family of tables: the columns that it has, how its rows are checked, what they are about.

use super::comparison::{Comparison, Outcome, Reference, Refusal};
use super::profile::Profile;
use crate::csv::records::TableError;
use crate::csv::table::{Column, Header, Row};
use crate::picture::figures::Figure;
use crate::touching::Touching;
use sat2d::{DVec2, Shape, Transform};

/// A family of tables.
pub struct Family {
    pub profile: Profile,
    /// Columns that a table must have.
    pub inputs: &'static [&'static str],
    /// Columns with answers, of which a table must have one.
    pub answers: &'static [&'static str],
    /// Columns that a table may have.
    pub optional: &'static [&'static str],
    /// Stems of columns that a table may have, with any number after the stem.
    pub numbered: &'static [&'static str],
    /// What the answers are compared with.
    pub reference: Reference,
    /// Finds the columns that a check reads.
    pub open: fn(&Header) -> Result<Box<dyn Check>, TableError>,
    pub exact: Exact,
}

/// How a family is checked under [`Profile::Exact`].
pub enum Exact {
    /// Not at all.
    No,
    /// As under its own profile.
    Same,
    /// By the column `hit` and the exact relation of the two shapes of a row. A mere touch is what
    /// it was meant to be in the original, unless the user says otherwise.
    Hit(Touching),
}

/// The checks of a table.
pub trait Check {
    /// Compares the answers of one row.
    fn row(&self, row: &Row) -> Result<Outcome, TableError>;

    /// What one row is about.
    fn subject(&self, row: &Row) -> Result<Subject, TableError>;
}

/// Two shapes with their transforms, or the reason why the numbers do not make them.
pub type PlacedPair = Result<Box<[(Shape, Transform); 2]>, Refusal>;

/// What a row is about.
pub enum Subject {
    /// Two shapes.
    Pair(PlacedPair),
    /// The points of a polygon.
    Polygon(Vec<DVec2>),
    /// Figures that need not be valid shapes.
    Figures(Vec<Figure>),
    /// Nothing that has a picture.
    Numbers,
}

/// The exact check of a table of pairs that says `hit` or not.
pub struct ExactHits {
    table: Box<dyn Check>,
    hit: Option<Column>,
    touching: Touching,
}

impl ExactHits {
    pub fn open(
        family: &Family,
        header: &Header,
        touching: Touching,
    ) -> Result<Box<dyn Check>, TableError> {
        Ok(Box::new(ExactHits {
            table: (family.open)(header)?,
            hit: Some(header.require("hit")?),
            touching,
        }))
    }
}

impl Check for ExactHits {
    fn row(&self, row: &Row) -> Result<Outcome, TableError> {
        let mut comparison = Comparison::default();
        if let Subject::Pair(pair) = self.table.subject(row)? {
            let hit = pair.and_then(|pair| {
                let [(a, place_a), (b, place_b)] = &*pair;
                let relation = sat2d::relation(a, place_a, b, place_b)?;
                Ok(self.touching.is_hit(relation))
            });
            comparison.flag(row, &self.hit, hit)?;
        }
        Ok(comparison.outcome())
    }

    fn subject(&self, row: &Row) -> Result<Subject, TableError> {
        self.table.subject(row)
    }
}
