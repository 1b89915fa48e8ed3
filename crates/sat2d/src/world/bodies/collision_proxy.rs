//! What pairs with a body are decided by, as far as doubles can: one line of cache a body.

use crate::aabb::Aabb;
use crate::proxy::disc::Disc;
use crate::proxy::parallelogram::Parallelogram;
use glam::DVec2;

/// A placed rectangle or circle, or a box about what is neither. As a [`Parallelogram`] a circle is the box about it as well.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
pub(crate) struct Card(Parallelogram);

impl Card {
    /// Of nobody.
    pub(crate) fn none() -> Card {
        Card::around(&Aabb::EMPTY)
    }

    #[inline(always)]
    pub(crate) fn of_rectangle(placed: Parallelogram) -> Card {
        Card(placed)
    }

    pub(crate) fn around(bounds: &Aabb) -> Card {
        Card(Parallelogram::around(bounds))
    }

    pub(crate) fn of_disc(disc: &Disc) -> Card {
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
    pub(crate) fn rectangle(&self) -> &Parallelogram {
        &self.0
    }

    #[inline(always)]
    pub(crate) fn is_rectangle(&self) -> bool {
        !self.0.reach().is_nan()
    }

    /// The circle, if this is one: what is no rectangle and has a size.
    #[inline]
    pub(crate) fn disc(&self) -> Option<Disc> {
        let [x, y, radius, .., magnitude, size] = self.0.numbers();
        (magnitude.is_nan() && !size.is_nan()).then_some(Disc {
            center: DVec2::new(x, y),
            radius,
            size,
        })
    }
}
