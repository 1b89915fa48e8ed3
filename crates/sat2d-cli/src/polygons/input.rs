//! What the formats yield.

use sat2d::DVec2;

/// Rings of points as they are in the file, closing points included, the outer ring first.
pub type Rings = Vec<Vec<DVec2>>;

/// A polygon, or the reason why it cannot be read.
pub struct Input {
    /// The name of its feature or file, with an index if there are several.
    pub name: String,
    pub rings: Result<Rings, String>,
}

/// What a format makes of one feature of a file: several polygons for a multipolygon.
pub struct Feature {
    pub name: Option<String>,
    pub polygons: Vec<Result<Rings, String>>,
}

impl Feature {
    /// A feature of one polygon.
    pub fn single(name: Option<String>, polygon: Result<Rings, String>) -> Feature {
        Feature {
            name,
            polygons: vec![polygon],
        }
    }
}
