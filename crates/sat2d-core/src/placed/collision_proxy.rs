//! Collision proxies: what decides a pair of bodies as far as doubles can, one cache line a body.

use crate::placed::disc::Disc;
use crate::placed::parallelogram::Parallelogram;
use glam::DVec2;
use sat2d_base::aabb::Aabb;

/// A placed rectangle or circle, or a box around any other shape. As a [`Parallelogram`] a circle
/// is the box around it as well.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
pub struct CollisionProxy(Parallelogram);

impl CollisionProxy {
    /// The proxy of an empty slot.
    pub fn none() -> CollisionProxy {
        CollisionProxy::around(&Aabb::EMPTY)
    }

    #[inline(always)]
    pub fn of_rectangle(placed: Parallelogram) -> CollisionProxy {
        CollisionProxy(placed)
    }

    pub fn around(bounds: &Aabb) -> CollisionProxy {
        CollisionProxy(Parallelogram::around(bounds))
    }

    pub fn of_disc(disc: &Disc) -> CollisionProxy {
        let Disc {
            center,
            radius,
            size,
        } = *disc;
        let numbers = [center.x, center.y, radius, 0.0, 0.0, radius, f64::NAN, size];
        CollisionProxy(Parallelogram::of_numbers(numbers))
    }

    /// The rectangle. For any other shape, a box that decides no question about it.
    #[inline(always)]
    pub fn rectangle(&self) -> &Parallelogram {
        &self.0
    }

    #[inline(always)]
    pub fn is_rectangle(&self) -> bool {
        !self.0.reach().is_nan()
    }

    /// Whether this is a circle: not a rectangle, but with a size.
    #[inline(always)]
    pub fn is_disc(&self) -> bool {
        let [.., magnitude, size] = self.0.numbers();
        magnitude.is_nan() & !size.is_nan()
    }

    /// The circle, if this is one.
    #[inline]
    pub fn disc(&self) -> Option<Disc> {
        self.is_disc().then(|| self.as_disc())
    }

    /// The circle. For any other shape, numbers without a meaning.
    #[inline(always)]
    pub fn as_disc(&self) -> Disc {
        let [x, y, radius, .., size] = self.0.numbers();
        Disc {
            center: DVec2::new(x, y),
            radius,
            size,
        }
    }
}
