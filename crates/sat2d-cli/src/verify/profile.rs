//! The profiles: what a table is checked against.

use clap::ValueEnum;

/// What a table is checked against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Profile {
    /// Rotated, possibly mirrored rectangles as the ActionScript original answers
    Flash,
    /// The rotation of nested containers as the ActionScript original computes it
    FlashRotation,
    /// Rectangles by integer corners as the Java original answers
    Awt,
    /// Upright rectangles as the Python original answers
    Xywh,
    /// A circle and an upright rectangle as the Python original answers
    XywhCircle,
    /// Concave polygons as the TypeScript original answers
    Slicing,
    /// Two shapes and their exact relation
    Relation,
    /// Two shapes and their depth of overlap
    Depth,
    /// Any of the tables of pairs above, against the exact answer
    Exact,
}

impl Profile {
    /// The name on the command line.
    pub fn name(self) -> String {
        self.to_possible_value()
            .map_or_else(String::new, |value| value.get_name().to_owned())
    }
}
