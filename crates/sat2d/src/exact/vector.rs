//! Vectors of numbers that have more digits than doubles.

use crate::exact::real::Real;
use crate::num::one_norm;
use glam::DVec2;

/// A vector.
pub(crate) struct Vector<R> {
    pub(crate) x: R,
    pub(crate) y: R,
}

impl<R: Real> Vector<R> {
    pub(crate) fn between(from: DVec2, to: DVec2) -> Vector<R> {
        Vector {
            x: R::difference(to.x, from.x),
            y: R::difference(to.y, from.y),
        }
    }

    pub(crate) fn dot(&self, other: &Vector<R>) -> R {
        self.x.times(&other.x).plus(&self.y.times(&other.y))
    }

    pub(crate) fn cross(&self, other: &Vector<R>) -> R {
        self.x.times(&other.y).minus(&self.y.times(&other.x))
    }

    /// About the length: at most √2 times as long.
    pub(crate) fn length(&self) -> f64 {
        one_norm(DVec2::new(self.x.value(), self.y.value()))
    }
}
