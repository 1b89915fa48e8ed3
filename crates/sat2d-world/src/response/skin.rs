//! The skin of a body that moves: by how much obstacles may reach into its way.

use crate::WorldError;
use crate::bodies::body::check_not_negative;
use glam::DVec2;

/// A skin, and what a move needs to know to use it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Skin {
    /// Its width; 0 is none.
    pub(crate) width: f64,
    /// The unit vector against gravity, of characters.
    pub(super) up: Option<DVec2>,
}

impl Skin {
    pub(super) fn new(width: f64, up: Option<DVec2>) -> Result<Skin, WorldError> {
        check_not_negative("skin", width)?;
        Ok(Skin { width, up })
    }
}
