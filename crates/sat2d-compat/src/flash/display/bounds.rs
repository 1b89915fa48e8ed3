//! Boxes of display objects.

use super::matrix::{DisplayMatrix, TWIPS, pixels};
use crate::flash::geom::Rectangle;

/// An upright box in twips; all four sides belong to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Bounds {
    /// The least x and y.
    pub min: (i32, i32),
    /// The greatest x and y.
    pub max: (i32, i32),
}

impl Bounds {
    /// A box by its least and greatest coordinates in pixels, rounded to the nearest twips.
    #[must_use]
    pub fn of_pixels(min: (f64, f64), max: (f64, f64)) -> Bounds {
        let nearest = |pixels: f64| libm::rint(pixels * TWIPS) as i32;
        Bounds {
            min: (nearest(min.0), nearest(min.1)),
            max: (nearest(max.0), nearest(max.1)),
        }
    }

    /// The box round some points, `None` if there are none.
    #[must_use]
    pub fn of(points: impl IntoIterator<Item = (i32, i32)>) -> Option<Bounds> {
        let at = |point| Bounds {
            min: point,
            max: point,
        };
        points.into_iter().map(at).reduce(|a, b| a.union(&b))
    }

    /// The box round both.
    #[must_use]
    pub fn union(&self, other: &Bounds) -> Bounds {
        Bounds {
            min: (self.min.0.min(other.min.0), self.min.1.min(other.min.1)),
            max: (self.max.0.max(other.max.0), self.max.1.max(other.max.1)),
        }
    }

    /// The box round the moved corners.
    #[must_use]
    pub fn moved(&self, map: &DisplayMatrix) -> Bounds {
        let (low, high) = (
            map.apply(self.min.0, self.min.1),
            map.apply(self.max.0, self.max.1),
        );
        let corner = |point| Bounds {
            min: point,
            max: point,
        };
        corner(low)
            .union(&corner(high))
            .union(&corner(map.apply(self.min.0, self.max.1)))
            .union(&corner(map.apply(self.max.0, self.min.1)))
    }

    /// Whether two boxes have a point in common; touching counts.
    #[must_use]
    pub fn hits(&self, other: &Bounds) -> bool {
        self.min.0 <= other.max.0
            && other.min.0 <= self.max.0
            && self.min.1 <= other.max.1
            && other.min.1 <= self.max.1
    }

    /// Whether a point is in the box or on its boundary.
    #[must_use]
    pub fn contains(&self, (x, y): (i32, i32)) -> bool {
        self.min.0 <= x && x <= self.max.0 && self.min.1 <= y && y <= self.max.1
    }

    /// The nearest point of the box.
    pub(super) fn clamp(&self, (x, y): (i32, i32)) -> (i32, i32) {
        (
            x.clamp(self.min.0, self.max.0),
            y.clamp(self.min.1, self.max.1),
        )
    }

    /// The box larger by so many twips at each side.
    pub(super) fn grown(&self, by: i32) -> Bounds {
        Bounds {
            min: (self.min.0.saturating_sub(by), self.min.1.saturating_sub(by)),
            max: (self.max.0.saturating_add(by), self.max.1.saturating_add(by)),
        }
    }

    /// The box in pixels, as `getBounds` gives it: the sizes are differences of doubles.
    #[must_use]
    pub fn to_rectangle(&self) -> Rectangle {
        let (x, y) = (pixels(self.min.0), pixels(self.min.1));
        Rectangle {
            x,
            y,
            width: pixels(self.max.0) - x,
            height: pixels(self.max.1) - y,
        }
    }
}
