//! Ray and segment cast: where a straight path first meets a shape.
//!
//! [`ladder`] has the stages.
//!
//! Whether the path meets the shape is the exact relation of the segment and the shape. Where it
//! does is then a matter of rounding only, see [`entry`].

pub(crate) mod compound;
pub(crate) mod disc;
pub(crate) mod elliptic;
pub mod entry;
pub mod exact_fraction;
pub(crate) mod ladder;
pub(crate) mod parallelogram;
pub(crate) mod path_filter;
pub(crate) mod polygon;
pub(crate) mod precise;
pub mod reach;

use crate::placed::{Placed, PlacedGeometry};
use glam::DVec2;
use sat2d_base::exact::surd::Surd;
use sat2d_base::types::RayHit;

impl Placed<'_> {
    /// Where the segment between two finite points first meets the placed shape, see
    /// [`query::cast_segment`](crate::query::cast_segment).
    pub fn cast_segment(&self, start: DVec2, end: DVec2) -> Option<RayHit> {
        match &self.geometry {
            PlacedGeometry::Hull(hull) => entry::cast(hull, start, end),
            PlacedGeometry::Pieces(pieces) => compound::cast(&self.geometry, pieces, start, end),
        }
    }

    /// [`cast_segment`](Placed::cast_segment), but chains are passed from behind.
    #[doc(hidden)]
    pub fn cast_segment_in_front(&self, start: DVec2, end: DVec2) -> Option<RayHit> {
        match &self.geometry {
            PlacedGeometry::Pieces(pieces) if pieces.pieces().boundary.is_chain() => {
                compound::cast_in_front(&self.geometry, pieces, start, end)
            }
            _ => self.cast_segment(start, end),
        }
    }

    /// The exact fraction at which `exact`, about the segment between two points that hits the
    /// shape, does so; if `in_front`, chains are passed from behind. `None` if only the rounded
    /// segment meets the shape.
    #[doc(hidden)]
    pub fn exact_fraction(
        &self,
        segment: [DVec2; 2],
        exact: &exact_fraction::ExactPath,
        in_front: bool,
    ) -> Option<Surd> {
        match &self.geometry {
            PlacedGeometry::Hull(hull) => exact.meets(hull),
            PlacedGeometry::Pieces(pieces) => {
                compound::exact_fraction(pieces, segment, exact, in_front)
            }
        }
    }
}
