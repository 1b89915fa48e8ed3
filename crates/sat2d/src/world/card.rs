//! What pairs with a body are decided by, as far as doubles can: one line of cache a body.

use crate::Aabb;
use crate::narrow::disc::Disc;
use crate::narrow::rectangle::Parallelogram;
use glam::DVec2;

/// A placed rectangle or circle, or a box about what is neither. As a [`Parallelogram`] a circle is the box about it as well.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
pub(super) struct Card(Parallelogram);

impl Card {
    /// Of nobody.
    pub(super) fn none() -> Card {
        Card::around(&Aabb::EMPTY)
    }

    #[inline(always)]
    pub(super) fn of_rectangle(placed: Parallelogram) -> Card {
        Card(placed)
    }

    pub(super) fn around(bounds: &Aabb) -> Card {
        Card(Parallelogram::around(bounds))
    }

    pub(super) fn of_disc(disc: &Disc) -> Card {
        let Disc {
            center,
            radius,
            size,
        } = *disc;
        let numbers = [center.x, center.y, radius, 0.0, 0.0, radius, f64::NAN, size];
        Card(Parallelogram::of_numbers(numbers))
    }

    /// Of what is no rectangle one that tells nothing but a box about it.
    #[inline(always)]
    pub(super) fn rectangle(&self) -> &Parallelogram {
        &self.0
    }

    #[inline(always)]
    pub(super) fn is_rectangle(&self) -> bool {
        !self.0.reach().is_nan()
    }

    /// The circle, if this is one: what is no rectangle and has a size.
    #[inline]
    pub(super) fn disc(&self) -> Option<Disc> {
        let [x, y, radius, .., magnitude, size] = self.0.numbers();
        (magnitude.is_nan() && !size.is_nan()).then_some(Disc {
            center: DVec2::new(x, y),
            radius,
            size,
        })
    }
}
