//! The placed corners of a small hull on the stack, for questions that need nothing else: cheaper
//! to write and to move than a [`PlacedHull`](crate::placed::PlacedHull).

use crate::placed::hull_view::{HullView, Numbering};
use crate::placed::placed_hull::{Fit, INLINE};
use crate::shape::{PolygonRing, bends_clearly};
use crate::transform::Transform;
use glam::DVec2;

/// A buffer for the corners of one hull.
pub(crate) struct CornerBuffer([DVec2; INLINE]);

impl CornerBuffer {
    /// An empty buffer.
    pub(crate) const EMPTY: CornerBuffer = CornerBuffer([DVec2::ZERO; INLINE]);

    /// The placed points of a hull, counter-clockwise. `None` if there are too many, or if rounding
    /// may have made points coincide or the hull concave.
    #[inline(always)]
    pub(crate) fn place<'a>(
        &mut self,
        ring: impl Into<PolygonRing<'a>>,
        t: &Transform,
        fit: Fit,
    ) -> Option<HullView<'_>> {
        let ring = ring.into();
        let n = ring.points.len();
        let room = self.0.get_mut(..n)?;
        let is_backward = n > 2 && ring.clockwise != t.is_mirrored();
        let places = room.iter_mut().zip(ring.points);
        if is_backward {
            let places = room.iter_mut().rev().zip(ring.points);
            places.for_each(|(place, p)| *place = t.apply(*p));
        } else {
            places.for_each(|(place, p)| *place = t.apply(*p));
        }
        let is_sound = match *room {
            [_] => true,
            [p, q] => p != q,
            _ => bends_clearly(ring.bend, t, fit.reach),
        };
        is_sound.then_some(HullView {
            points: room,
            is_strict: true,
            center: t.apply(ring.center),
            radius: fit.radius,
            ellipse: None,
            numbering: if is_backward {
                Numbering::BACKWARD
            } else {
                Numbering::FORWARD
            },
        })
    }
}
