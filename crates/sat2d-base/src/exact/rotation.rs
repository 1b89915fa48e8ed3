//! Rotations with more digits than doubles have, and a proven error.

use crate::exact::long::Long;
use crate::exact::real::Ring;
use crate::exact::vector::Vector;
use crate::num::power_of_two;
use num_bigint::BigInt;

/// The bits of a sine and a cosine.
const PRECISION: i64 = 160;

/// Angles are halved until they are at most 2^-4.
const SMALL: i64 = -4;

/// The most halvings: angles reach 2^60.
const HALVINGS: i64 = 64;

/// A rotation.
pub struct Rotation {
    cos: Long,
    sin: Long,
    /// The most by which either is off.
    pub error: f64,
}

impl Rotation {
    /// The rotation by an angle in radians, from the x axis toward the y axis; `None` if that is
    /// beyond 2^60.
    ///
    /// The series of both functions at a part of the angle, 2^-h of it, in numbers with `bits`
    /// bits after the point. Each term is off by less than three units of the last bit and there
    /// are fewer than 64, so both sums are off by less than 2^8 units. Each of the h times in which
    /// the angle is doubled, `2 cos² - 1` and `2 sin cos` are off by at most four times as much and
    /// four units.
    pub fn by(angle: &Long) -> Option<Rotation> {
        if angle.is_zero() {
            return Some(Rotation {
                cos: Long::of(1.0),
                sin: Long::of(0.0),
                error: 0.0,
            });
        }
        let halvings = (angle.magnitude() - SMALL).max(0);
        if halvings > HALVINGS {
            return None;
        }
        let bits = PRECISION + 2 * halvings + 10;
        let x = angle.absolute().floored(bits - halvings);
        let mut sums = [BigInt::ZERO, BigInt::ZERO];
        let mut term = BigInt::from(1) << bits as u64;
        let mut power = 0_usize;
        while term != BigInt::ZERO {
            let sum = &mut sums[power % 2];
            if power % 4 < 2 {
                *sum += &term;
            } else {
                *sum -= &term;
            }
            power += 1;
            term = ((term * &x) >> bits as u64) / power;
        }
        let [mut cos, mut sin] = sums;
        let one = BigInt::from(1) << bits as u64;
        for _ in 0..halvings {
            sin = (&sin * &cos) >> (bits - 1) as u64;
            cos = ((&cos * &cos) >> (bits - 1) as u64) - &one;
        }
        let sin = Long::scaled(sin, -bits);
        Some(Rotation {
            cos: Long::scaled(cos, -bits),
            sin: if angle.is_negative() {
                sin.negated()
            } else {
                sin
            },
            error: power_of_two(-PRECISION as i32),
        })
    }

    /// The vector after the rotation.
    pub fn apply(&self, v: &Vector<Long>) -> Vector<Long> {
        Vector {
            x: self.cos.times(&v.x).minus(&self.sin.times(&v.y)),
            y: self.sin.times(&v.x).plus(&self.cos.times(&v.y)),
        }
    }

    /// The rotation back.
    pub fn inverse(&self) -> Rotation {
        Rotation {
            cos: self.cos.clone(),
            sin: self.sin.negated(),
            error: self.error,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::exact::long::Long;
    use crate::exact::real::{Real, Ring};
    use crate::exact::rotation::Rotation;

    /// The squares of sine and cosine add up to 1, and the sum of two angles turns as far as one
    /// after the other: no other functions that are small and smooth at 0 with slope 1 do.
    #[test]
    fn rotations_are_those_of_their_angles() {
        let rng = &mut fastrand::Rng::with_seed(1);
        for _ in 0..2000 {
            let mut angle = || libm::scalbn(rng.f64() - 0.5, rng.i32(-70..50));
            let (a, b) = (Long::of(angle()), Long::of(angle()));
            let [p, q, both] =
                [a.clone(), b.clone(), a.plus(&b)].map(|angle| Rotation::by(&angle).unwrap());
            let off = |x: &Long, y: &Long| x.minus(y).value().abs();
            let one = Long::of(1.0);
            for r in [&p, &q, &both] {
                let square = r.cos.times(&r.cos).plus(&r.sin.times(&r.sin));
                assert!(off(&square, &one) <= 4.0 * r.error);
                // the functions of libm have errors of their own
                let angle = [&a, &b][usize::from(!std::ptr::eq(r, &p))];
                if !std::ptr::eq(r, &both) {
                    let (sin, cos) = libm::sincos(angle.value());
                    assert!((r.cos.value() - cos).abs() <= 1e-15);
                    assert!((r.sin.value() - sin).abs() <= 1e-15);
                }
            }
            let cos = p.cos.times(&q.cos).minus(&p.sin.times(&q.sin));
            let sin = p.sin.times(&q.cos).plus(&p.cos.times(&q.sin));
            assert!(off(&cos, &both.cos) <= 8.0 * both.error);
            assert!(off(&sin, &both.sin) <= 8.0 * both.error);
        }
    }

    #[test]
    fn no_angle_is_no_rotation_and_a_huge_one_none() {
        let none = Rotation::by(&Long::of(0.0)).unwrap();
        assert_eq!(
            [none.cos.value(), none.sin.value(), none.error],
            [1.0, 0.0, 0.0]
        );
        assert!(Rotation::by(&Long::of(1e18)).is_some());
        assert!(Rotation::by(&Long::of(-1e20)).is_none());
    }
}
