//! What the formats yield.

use sat2d::DVec2;
use sat2d::decompose::MultipolygonError;
use sat2d::outline::FillRule;
pub use sat2d_repair::Rings;
use sat2d_repair::validate;
use std::ops::Range;

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
pub fn readable(polygons: &[Result<Rings, String>]) -> Option<Vec<&[Vec<DVec2>]>> {
    let rings = polygons.iter().map(Result::as_deref);
    rings.map(Result::ok).collect()
}
