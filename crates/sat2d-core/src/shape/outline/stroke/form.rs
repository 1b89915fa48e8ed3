//! How a stroke looks: its width, corners and ends.

use crate::shape::outline::error::OutlineError;
use sat2d_base::num::MAX_COORDINATE;

/// The form of a stroke: see [`Path::stroked_within`](crate::outline::Path::stroked_within).
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Stroke {
    /// How wide it is: half of it lies on each side of the path.
    pub width: f64,
    /// Its corners.
    pub join: Join,
    /// Its ends.
    pub cap: Cap,
}

/// What a stroke has where two edges of a path meet at an angle.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Join {
    /// An arc around the corner.
    #[default]
    Round,
    /// A straight edge between the outer corners of both edges.
    Bevel,
    /// The point where the outer sides meet, if it is not farther from the corner than half the
    /// width times `limit`; else as `Bevel`. SVG's default limit is 4; that of Flash is 3, that of
    /// Java and of the HTML canvas 10.
    Miter {
        /// At least 1.
        limit: f64,
    },
}

/// What a stroke has at both ends of a contour that is not closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[repr(i32)]
pub enum Cap {
    /// Half a disc around the end.
    #[default]
    Round = 0,
    /// Nothing: the stroke ends where the path does.
    Butt = 1,
    /// Half a square beyond the end.
    Square = 2,
}

impl Stroke {
    /// A stroke with round corners and ends: Flash's default.
    pub fn new(width: f64) -> Stroke {
        Stroke {
            width,
            join: Join::Round,
            cap: Cap::Round,
        }
    }

    pub(super) fn check(&self) -> Result<(), OutlineError> {
        let width = self.width;
        if !(width > 0.0 && width <= MAX_COORDINATE) {
            return Err(OutlineError::BadWidth { width });
        }
        match self.join {
            Join::Miter { limit } if !(1.0..=MAX_COORDINATE).contains(&limit) => {
                Err(OutlineError::BadMiterLimit { limit })
            }
            _ => Ok(()),
        }
    }
}
