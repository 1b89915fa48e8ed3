//! Fractions that are handed out: the numbers of a certificate.

use crate::exact::integer::Unit;
use crate::num::unit;
use alloc::boxed::Box;
use core::fmt;
use glam::DVec2;
use num_bigint::{BigInt, Sign};

/// A rational number: a double, or a fraction of whole numbers where no double is exact.
///
/// It prints as a double (`0.5`) or as a fraction in lowest terms (`1/3`), always exactly.
///
/// ```
/// use sat2d::{DVec2, Shape, Transform, query::explain};
/// // two segments that cross at (1/3, 1/3)
/// let a = Shape::segment(DVec2::ZERO, DVec2::ONE)?;
/// let b = Shape::segment(DVec2::new(0.0, 1.0), DVec2::new(0.5, 0.0))?;
/// let at = Transform::IDENTITY;
/// let proof = explain(&a, &at, &b, &at)?;
/// let [x, _] = proof.point().expect("they meet");
/// assert_eq!((x.to_string(), x.as_double()), ("1/3".to_string(), None));
/// assert!((x.to_f64() - 1.0 / 3.0).abs() < 1e-15);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq)]
pub struct Rational(Form);

#[derive(Clone, PartialEq)]
enum Form {
    Double(f64),
    /// In lowest terms; the denominator is above 0.
    Fraction(Box<[BigInt; 2]>),
}

impl Rational {
    /// The nearest double.
    pub fn to_f64(&self) -> f64 {
        match &self.0 {
            Form::Double(x) => *x,
            Form::Fraction(parts) => nearest(Unit::power(0), &parts[0], &parts[1]),
        }
    }

    /// The number as a double, if one is exact.
    pub fn as_double(&self) -> Option<f64> {
        match &self.0 {
            Form::Double(x) => Some(*x),
            Form::Fraction(_) => None,
        }
    }

    /// A finite double.
    #[inline]
    #[doc(hidden)]
    pub fn of(x: f64) -> Rational {
        // -0 + 0 is 0, so that equal numbers print alike
        Rational(Form::Double(x + 0.0))
    }

    /// The numerator and the denominator, which is above 0.
    #[doc(hidden)]
    pub fn parts(&self) -> (BigInt, BigInt) {
        match &self.0 {
            Form::Double(x) => {
                let unit = Unit::of([*x]);
                let power = |exponent: i32| BigInt::from(1) << exponent.max(0) as u32;
                let numerator = unit.measure(*x) * power(unit.exponent());
                (numerator, power(-unit.exponent()))
            }
            Form::Fraction(parts) => (parts[0].clone(), parts[1].clone()),
        }
    }

    /// `n / d` units for a `d` above 0.
    #[doc(hidden)]
    pub fn quotient(unit: Unit, n: &BigInt, d: &BigInt) -> Rational {
        let double = nearest(unit, n, d);
        let power = |exponent: i32| BigInt::from(1) << exponent.max(0) as u32;
        let (n, d) = (n * power(unit.exponent()), d * power(-unit.exponent()));
        let own = Unit::of([double]);
        if double.is_finite() {
            let exact = own.measure(double) * power(own.exponent()) * &d;
            if exact == &n * power(-own.exponent()) {
                return Rational::of(double);
            }
        }
        let common = greatest_divisor(&n, &d);
        Rational(Form::Fraction(Box::new([n / &common, d / &common])))
    }
}

/// `n / d` units, rounded to the nearest double, for a `d` above 0.
pub fn nearest(unit: Unit, n: &BigInt, d: &BigInt) -> f64 {
    match n.sign() {
        Sign::NoSign => 0.0,
        Sign::Plus => unit.quotient(n, d),
        Sign::Minus => -unit.quotient(&-n, d),
    }
}

/// The unit vector along a vector that is not 0, however long or short that is, rounded.
pub fn direction(vector: &[Rational; 2]) -> DVec2 {
    let [x, y] = vector.each_ref().map(Rational::as_double);
    if let Some((x, y)) = x.zip(y) {
        return unit(DVec2::new(x, y) / x.abs().max(y.abs()));
    }
    let [(x, of_x), (y, of_y)] = vector.each_ref().map(Rational::parts);
    let (x, y) = (x * of_y, y * of_x);
    let largest = BigInt::from(1) << x.bits().max(y.bits());
    let [x, y] = [x, y].map(|x| nearest(Unit::power(0), &x, &largest));
    unit(DVec2::new(x, y))
}

/// Euclid's algorithm; above 0 unless both are 0.
pub fn greatest_divisor(n: &BigInt, d: &BigInt) -> BigInt {
    let (mut n, mut d) = (n.clone(), d.clone());
    while d != BigInt::ZERO {
        (n, d) = (d.clone(), n % d);
    }
    if n < BigInt::ZERO { -n } else { n }
}

impl fmt::Display for Rational {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Form::Double(x) => write!(f, "{x}"),
            Form::Fraction(parts) => write!(f, "{}/{}", parts[0], parts[1]),
        }
    }
}

impl fmt::Debug for Rational {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use crate::exact::rational::*;
    use alloc::string::ToString;

    #[test]
    fn numbers_are_doubles_where_these_are_exact_and_fractions_elsewhere() {
        let quotient = |n: i64, d: i64, exponent| {
            let unit = Unit::power(exponent);
            Rational::quotient(unit, &BigInt::from(n), &BigInt::from(d)).to_string()
        };
        assert_eq!(quotient(6, 4, 0), "1.5");
        assert_eq!(quotient(-6, 4, 1), "-3");
        assert_eq!(quotient(-6, 9, 0), "-2/3");
        assert_eq!(quotient(1, 6, 2), "2/3");
        assert_eq!(quotient(2, 3, -2), "1/6");
        assert_eq!(quotient(0, 7, -9), "0");
        assert_eq!(quotient((1 << 53) + 1, 1, 0), "9007199254740993/1");
    }

    #[test]
    fn directions_are_those_of_doubles_and_of_fractions() {
        let long = Rational::quotient(Unit::power(2000), &BigInt::from(3), &BigInt::from(1));
        let longer = Rational::quotient(Unit::power(2000), &BigInt::from(-4), &BigInt::from(1));
        let third = Rational::quotient(Unit::power(0), &BigInt::from(1), &BigInt::from(3));
        let of = |x, y| direction(&[x, y]).to_array();
        assert_eq!(of(long.clone(), longer), [0.6, -0.8]);
        assert_eq!(of(long, third.clone()), [1.0, 0.0]);
        assert_eq!(
            of(third.clone(), third),
            [core::f64::consts::FRAC_1_SQRT_2; 2]
        );
        assert_eq!(of(Rational::of(-5e-324), Rational::of(0.0)), [-1.0, 0.0]);
        assert_eq!(of(Rational::of(3e300), Rational::of(4e300)), [0.6, 0.8]);
    }
}
