//! What the formats yield.

use sat2d::DVec2;
use sat2d::decompose::{MultipolygonError, validate_multipolygon};
use std::ops::Range;

/// Rings of points as they are in the file, closing points included, the outer ring first.
pub type Rings = Vec<Vec<DVec2>>;

/// A polygon, or the reason why it cannot be read.
pub struct Input {
    /// The name of its feature or file, with an index if there are several.
    pub name: String,
    pub rings: Result<Rings, String>,
}

/// What a format makes of one feature of a file: several polygons for a multipolygon, none for an
/// empty geometry.
#[derive(Default)]
pub struct Feature {
    pub name: Option<String>,
    pub polygons: Vec<Result<Rings, String>>,
    /// The polygons that are the parts of a multipolygon together.
    pub multipolygons: Vec<Range<usize>>,
    /// The path that is filled by all polygons together.
    pub path: Option<Path>,
}

/// Which points a path fills, by its winding number around them.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum FillRule {
    /// Where the number is not 0.
    #[default]
    NonZero,
    /// Where the number is odd.
    EvenOdd,
}

impl FillRule {
    /// Whether points with this winding number are filled.
    pub fn fills(self, winding: i64) -> bool {
        match self {
            FillRule::NonZero => winding != 0,
            FillRule::EvenOdd => winding % 2 != 0,
        }
    }
}

/// Rings that are filled together.
pub struct Path {
    pub rings: Rings,
    pub rule: FillRule,
}

impl Feature {
    /// A feature of one polygon.
    pub fn single(name: Option<String>, polygon: Result<Rings, String>) -> Feature {
        Feature {
            name,
            polygons: vec![polygon],
            ..Feature::default()
        }
    }

    /// Why its multipolygons are invalid, unless a part is: that is found where it is used.
    pub fn faults(&self) -> Vec<MultipolygonError> {
        let check = |parts: &Range<usize>| {
            let error = validate(&readable(&self.polygons[parts.clone()])?).err();
            error.filter(|error| !matches!(error, MultipolygonError::Part { .. }))
        };
        self.multipolygons.iter().filter_map(check).collect()
    }
}

/// The rings of polygons, if all of them can be read.
pub fn readable(polygons: &[Result<Rings, String>]) -> Option<Vec<&Rings>> {
    polygons.iter().map(|rings| rings.as_ref().ok()).collect()
}

/// Checks polygons as the parts of a multipolygon.
pub fn validate(parts: &[&Rings]) -> Result<(), MultipolygonError> {
    let rings: Vec<Vec<&[DVec2]>> = parts
        .iter()
        .map(|rings| rings.iter().map(Vec::as_slice).collect())
        .collect();
    let slices: Vec<&[&[DVec2]]> = rings.iter().map(Vec::as_slice).collect();
    validate_multipolygon(&slices)
}
