//! Whether touching counts as a hit.

use sat2d::Relation;

/// What two shapes are whose boundaries meet while their interiors do not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Touching {
    /// Touching is a hit
    Hit,
    /// Touching is a miss
    Miss,
}

impl Touching {
    /// Whether this verdict is a hit.
    pub fn is_hit(self, relation: Relation) -> bool {
        match relation {
            Relation::Disjoint => false,
            Relation::Touching => self == Touching::Hit,
            Relation::Overlapping => true,
        }
    }
}
