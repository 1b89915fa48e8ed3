//! Vectors of numbers that have more digits than doubles.

use crate::exact::real::{Real, Ring};
use crate::num::one_norm;
use glam::DVec2;

/// A vector.
#[derive(Clone)]
pub struct Vector<R> {
    /// The coordinate along x.
    pub x: R,
    /// The coordinate along y.
    pub y: R,
}

impl<R: Ring> Vector<R> {
    /// The vector from one point to another, exactly.
    pub fn between(from: DVec2, to: DVec2) -> Vector<R> {
        Vector {
            x: R::difference(to.x, from.x),
            y: R::difference(to.y, from.y),
        }
    }
    /// The sum.
    pub fn plus(&self, other: &Vector<R>) -> Vector<R> {
        Vector {
            x: self.x.plus(&other.x),
            y: self.y.plus(&other.y),
        }
    }
    /// The difference.
    pub fn minus(&self, other: &Vector<R>) -> Vector<R> {
        Vector {
            x: self.x.minus(&other.x),
            y: self.y.minus(&other.y),
        }
    }

    /// The vector times a number.
    pub fn scaled(&self, by: &R) -> Vector<R> {
        Vector {
            x: self.x.times(by),
            y: self.y.times(by),
        }
    }
    /// The dot product.
    pub fn dot(&self, other: &Vector<R>) -> R {
        self.x.times(&other.x).plus(&self.y.times(&other.y))
    }
    /// The cross product.
    pub fn cross(&self, other: &Vector<R>) -> R {
        self.x.times(&other.y).minus(&self.y.times(&other.x))
    }
}

impl<R: Real> Vector<R> {
    /// The nearest vector of doubles.
    pub fn rounded(&self) -> DVec2 {
        DVec2::new(self.x.value(), self.y.value())
    }

    /// About the length: at most √2 times as long.
    pub fn length(&self) -> f64 {
        one_norm(self.rounded())
    }
}

#[cfg(test)]
mod tests {
    use crate::exact::long::Long;
    use crate::exact::vector::Vector;
    use crate::exact::wide::Wide;
    use glam::DVec2;

    #[test]
    fn the_length_is_at_most_about_half_as_long_again() {
        let rng = &mut fastrand::Rng::with_seed(1);
        for _ in 0..1000 {
            let scale = rng.i32(-190..190);
            let mut number = || libm::scalbn(rng.f64() - 0.5, scale);
            let (from, to) = (
                DVec2::new(number(), number()),
                DVec2::new(number(), number()),
            );
            let exact = libm::hypot(to.x - from.x, to.y - from.y);
            let wide = Vector::<Wide>::between(from, to).length();
            let long = Vector::<Long>::between(from, to).length();
            for length in [wide, long] {
                assert!(
                    (0.999..1.415).contains(&(length / exact)),
                    "{from} {to} {length}"
                );
            }
        }
    }
}
