//! Tables of two shapes and the truth about them: the relation, whether they hit, the depth.

use crate::csv::records::TableError;
use crate::csv::table::{Column, Row};
use crate::touching::Touching;
use crate::verify::comparison::{Comparison, Outcome, Reference, Refusal};
use crate::verify::family::{Check, Exact, Family, Subject};
use crate::verify::fields::{convex_shape, in_place, point_list, shape};
use crate::verify::profile::Profile;
use crate::words::word;
use sat2d::{Relation, Shape, ShapeError, Transform};
use std::fmt;

/// Two shapes and their relation.
pub static RELATION: Family = Family {
    profile: Profile::Relation,
    inputs: &["a", "b"],
    answers: &["relation"],
    optional: &["kind"],
    numbered: &[],
    reference: Reference::Truth,
    open: |header| {
        Ok(Box::new(Relations {
            shapes: header.require_all(["a", "b"])?,
            relation: header.require("relation")?,
        }))
    },
    exact: Exact::Same,
};

/// Two shapes and whether they hit: the answers of a library. Touching is a hit.
pub static HITS: Family = Family {
    profile: Profile::Hits,
    inputs: &["a", "b"],
    answers: &["hit"],
    optional: &["kind"],
    numbered: &[],
    reference: Reference::Truth,
    open: |header| {
        Ok(Box::new(Hits {
            shapes: header.require_all(["a", "b"])?,
            hit: header.find("hit"),
        }))
    },
    exact: Exact::Hit(Touching::Hit),
};

/// Two convex shapes that meet, and the length of the shortest translation that separates them.
pub static DEPTH: Family = Family {
    profile: Profile::Depth,
    inputs: &["a", "b"],
    answers: &["depth"],
    optional: &["kind"],
    numbered: &[],
    reference: Reference::Truth,
    open: |header| {
        Ok(Box::new(Depths {
            shapes: header.require_all(["a", "b"])?,
            depth: header.require("depth")?,
        }))
    },
    exact: Exact::No,
};

/// Two simple polygons and whether their interiors meet. What `java.awt.geom.Area` answered may
/// stand beside that.
pub static AREA: Family = Family {
    profile: Profile::AwtArea,
    inputs: &["a", "b"],
    answers: &["exact_overlap"],
    optional: &["non_empty"],
    numbered: &[],
    reference: Reference::Truth,
    open: |header| {
        Ok(Box::new(Areas {
            polygons: header.require_all(["a", "b"])?,
            overlap: header.find("exact_overlap"),
        }))
    },
    exact: Exact::No,
};

struct Relations {
    shapes: [Column; 2],
    relation: Column,
}

impl Check for Relations {
    fn row(&self, row: &Row) -> Result<Outcome, TableError> {
        let [a, b] = &self.shapes;
        let (a, b) = (shape(row, a)?, shape(row, b)?);
        let text = row.text(&self.relation);
        let expected = Word::ALL
            .into_iter()
            .find(|word| word.to_string() == text)
            .ok_or_else(|| {
                row.error(
                    &self.relation,
                    text,
                    "`disjoint`, `touching` or `overlapping`",
                )
            })?;
        let mut comparison = Comparison::default();
        comparison.word(&self.relation, expected, relation(a, b).map(Word));
        Ok(comparison.outcome())
    }

    fn subject(&self, row: &Row) -> Result<Subject, TableError> {
        let [a, b] = &self.shapes;
        Ok(Subject::Pair(in_place(shape(row, a)?, shape(row, b)?)))
    }
}

struct Hits {
    shapes: [Column; 2],
    hit: Option<Column>,
}

impl Check for Hits {
    fn row(&self, row: &Row) -> Result<Outcome, TableError> {
        let [a, b] = &self.shapes;
        let hit = relation(shape(row, a)?, shape(row, b)?).map(Relation::hits);
        let mut comparison = Comparison::default();
        comparison.flag(row, &self.hit, hit)?;
        Ok(comparison.outcome())
    }

    fn subject(&self, row: &Row) -> Result<Subject, TableError> {
        let [a, b] = &self.shapes;
        Ok(Subject::Pair(in_place(shape(row, a)?, shape(row, b)?)))
    }
}

struct Depths {
    shapes: [Column; 2],
    depth: Column,
}

impl Check for Depths {
    fn row(&self, row: &Row) -> Result<Outcome, TableError> {
        let [a, b] = &self.shapes;
        let (a, b) = (convex_shape(row, a)?, convex_shape(row, b)?);
        let got = depth(a, b);
        let magnitude = got.as_ref().map_or(0.0, |&(_, magnitude)| magnitude);
        let got = got.map(|(depth, _)| depth);
        let tolerance = |expected: f64| (1e-12 * expected).max(4.0 * ulp(magnitude));
        let mut comparison = Comparison::default();
        comparison.near(row, &self.depth, got, tolerance)?;
        Ok(comparison.outcome())
    }

    fn subject(&self, row: &Row) -> Result<Subject, TableError> {
        let [a, b] = &self.shapes;
        let (a, b) = (convex_shape(row, a)?, convex_shape(row, b)?);
        Ok(Subject::Pair(in_place(a, b)))
    }
}

struct Areas {
    polygons: [Column; 2],
    overlap: Option<Column>,
}

impl Areas {
    fn polygons(&self, row: &Row) -> Result<[Result<Shape, ShapeError>; 2], TableError> {
        let [a, b] = &self.polygons;
        let (a, b) = (point_list(row, a)?, point_list(row, b)?);
        Ok([Shape::polygon(&[&a]), Shape::polygon(&[&b])])
    }
}

impl Check for Areas {
    fn row(&self, row: &Row) -> Result<Outcome, TableError> {
        let [a, b] = self.polygons(row)?;
        let overlap = relation(a, b).map(|relation| relation == Relation::Overlapping);
        let mut comparison = Comparison::default();
        comparison.flag(row, &self.overlap, overlap)?;
        Ok(comparison.outcome())
    }

    fn subject(&self, row: &Row) -> Result<Subject, TableError> {
        let [a, b] = self.polygons(row)?;
        Ok(Subject::Pair(in_place(a, b)))
    }
}

fn relation(
    a: Result<Shape, ShapeError>,
    b: Result<Shape, ShapeError>,
) -> Result<Relation, Refusal> {
    let identity = Transform::IDENTITY;
    Ok(sat2d::relation(&a?, &identity, &b?, &identity)?)
}

/// The depth of a contact, and the largest magnitude of the coordinates and radii of the shapes.
fn depth(
    a: Result<Shape, ShapeError>,
    b: Result<Shape, ShapeError>,
) -> Result<(f64, f64), Refusal> {
    let (a, b, identity) = (a?, b?, Transform::IDENTITY);
    let contact = sat2d::query::contact(&a, &identity, &b, &identity)?;
    let contact = contact.ok_or_else(|| Refusal::because("the shapes are disjoint"))?;
    Ok((contact.depth, magnitude(&a).max(magnitude(&b))))
}

fn magnitude(shape: &Shape) -> f64 {
    let coordinates = shape.vertices().iter().map(|p| p.abs().max_element());
    coordinates.fold(shape.radius(), f64::max)
}

/// A unit in the last place.
fn ulp(magnitude: f64) -> f64 {
    magnitude.next_up() - magnitude
}

/// A relation that prints as in the tables.
#[derive(Clone, Copy, PartialEq)]
struct Word(Relation);

impl Word {
    const ALL: [Word; 3] = [
        Word(Relation::Disjoint),
        Word(Relation::Touching),
        Word(Relation::Overlapping),
    ];
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(word(self.0))
    }
}
