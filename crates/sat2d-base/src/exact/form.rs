//! Polynomials on the interval from 0 to 1, as forms: the sum of `c[k] · s^k · r^(n - k)` with
//! `r = 1 - s`.
//!
//! The signs of the coefficients tell much about the values, since s and r are above 0 inside. If
//! all are above 0, so is every value. By Descartes' rule, the number of changes of sign is at
//! least the number of roots inside, and exceeds it by an even number. A product of forms is the
//! product of their coefficients, and half the interval is an integer substitution.

use crate::exact::bounded::{BoundedWide, WithError};
use crate::exact::long::Long;
use crate::exact::real::{Real, Ring, Signed};
use core::cmp::Ordering;
use smallvec::SmallVec;

/// Enough steps of Newton's method from the middle of a short part to an extremum.
const NEWTON_STEPS: u32 = 5;

/// A polynomial with values for `s` from 0 to 1.
#[derive(Clone, Debug)]
pub struct Form<R>(pub(super) SmallVec<[R; 5]>);

impl<R: Ring> Form<R> {
    /// From its coefficients, of which there is at least one.
    pub fn new(coefficients: impl IntoIterator<Item = R>) -> Form<R> {
        Form(coefficients.into_iter().collect())
    }

    /// The form with these values at 0 and 1, linear between them.
    pub fn linear([at_0, at_1]: [R; 2]) -> Form<R> {
        Form::new([at_0, at_1])
    }

    /// The coefficients, from that of `rⁿ`.
    pub fn coefficients(&self) -> &[R] {
        &self.0
    }
    /// The product.
    pub fn times(&self, other: &Form<R>) -> Form<R> {
        let zero = R::difference(0.0, 0.0);
        let mut product: SmallVec<[R; 5]> = (1..self.0.len() + other.0.len())
            .map(|_| zero.clone())
            .collect();
        for (i, x) in self.0.iter().enumerate() {
            for (j, y) in other.0.iter().enumerate() {
                product[i + j] = product[i + j].plus(&x.times(y));
            }
        }
        Form(product)
    }

    /// The sum of two forms of the same degree.
    pub fn plus(&self, other: &Form<R>) -> Form<R> {
        debug_assert_eq!(self.0.len(), other.0.len());
        Form(
            self.0
                .iter()
                .zip(&other.0)
                .map(|(x, y)| x.plus(y))
                .collect(),
        )
    }

    /// The difference of two forms of the same degree.
    pub fn minus(&self, other: &Form<R>) -> Form<R> {
        debug_assert_eq!(self.0.len(), other.0.len());
        Form(
            self.0
                .iter()
                .zip(&other.0)
                .map(|(x, y)| x.minus(y))
                .collect(),
        )
    }
    /// The product with a number.
    pub fn scaled(&self, factor: &R) -> Form<R> {
        Form(self.0.iter().map(|x| x.times(factor)).collect())
    }
    /// The form with all signs changed.
    pub fn negated(&self) -> Form<R> {
        let zero = R::difference(0.0, 0.0);
        Form(self.0.iter().map(|x| zero.minus(x)).collect())
    }

    /// The value at 0.
    pub fn start(&self) -> &R {
        &self.0[0]
    }

    /// The value at 1.
    pub fn end(&self) -> &R {
        &self.0[self.0.len() - 1]
    }

    /// The value at 1/2, times a power of two.
    pub fn middle(&self) -> R {
        self.value(&R::difference(1.0, 0.0), &R::difference(1.0, 0.0))
    }

    /// The value for any `s` and `r`: that at `s / (s + r)` times a power of the sum of both.
    pub fn value(&self, s: &R, r: &R) -> R {
        let mut power = s.clone();
        let mut value = self.0[0].clone();
        for x in &self.0[1..] {
            value = value.times(r).plus(&x.times(&power));
            power = power.times(s);
        }
        value
    }

    /// The form that has the values of this one between 0 and 1/2, times a power of two.
    pub fn first_half(&self) -> Form<R> {
        // s and r become s and 2r + s
        let mut half: SmallVec<[R; 5]> = SmallVec::new();
        half.push(self.0[0].clone());
        for x in &self.0[1..] {
            let last = half[half.len() - 1].clone();
            for i in (1..half.len()).rev() {
                half[i] = half[i].plus(&half[i]).plus(&half[i - 1]);
            }
            half[0] = half[0].plus(&half[0]);
            half.push(last.plus(x));
        }
        Form(half)
    }

    /// The form that has the values of this one between 1/2 and 1, times a power of two.
    pub fn second_half(&self) -> Form<R> {
        self.reversed().first_half().reversed()
    }

    /// The form that has the values of this one between `from / 2^halvings` and `to / 2^halvings`,
    /// times a number above 0; `to` is above 0.
    pub fn part(&self, halvings: u32, [from, to]: [u32; 2]) -> Form<R> {
        // the part from 0 first, then what is left to the end of that
        let start = self.up_to([to, 1 << halvings]);
        start.reversed().up_to([to - from, to]).reversed()
    }

    /// The form that has the values of this one between 0 and a fraction, times a number above 0.
    fn up_to(&self, [part, whole]: [u32; 2]) -> Form<R> {
        if part == whole {
            return self.clone();
        }
        self.up_to_part([part, whole].map(|x| R::difference(x.into(), 0.0)))
    }

    fn up_to_part(&self, [part, whole]: [R; 2]) -> Form<R> {
        // s and r become part · s and whole · r + rest · s
        let rest = whole.minus(&part);
        let mut coefficients = self.0.clone();
        let mut power = part.clone();
        for x in &mut coefficients[1..] {
            *x = x.times(&power);
            power = power.times(&part);
        }
        for i in 1..coefficients.len() {
            for k in (1..=i).rev() {
                coefficients[k] = coefficients[k].plus(&coefficients[k - 1].times(&rest));
            }
        }
        let mut power = whole.clone();
        for x in coefficients.iter_mut().rev().skip(1) {
            *x = x.times(&power);
            power = power.times(&whole);
        }
        Form(coefficients)
    }

    /// With 0 and 1 exchanged.
    pub(crate) fn reversed(&self) -> Form<R> {
        Form(self.0.iter().rev().cloned().collect())
    }
}

impl<R: Signed> Form<R> {
    /// The sign that all values between 0 and 1 have, `Equal` if all are 0, where the signs of the
    /// coefficients tell, or the discriminant of a quadratic form.
    pub fn sign_inside(&self) -> Option<Ordering> {
        let mut sign = Ordering::Equal;
        for x in &self.0 {
            let next = x.known_sign()?;
            if sign.is_eq() {
                sign = next;
            } else if next == sign.reverse() {
                return self.sign_without_roots();
            }
        }
        Some(sign)
    }

    /// The sign of a quadratic form that has no roots, by its discriminant.
    fn sign_without_roots(&self) -> Option<Ordering> {
        let [x, y, z] = &self.0[..] else {
            return None;
        };
        let sign = x
            .known_sign()
            .filter(|sign| z.known_sign() == Some(*sign))?;
        let four = R::difference(4.0, 0.0);
        let discriminant = y.times(y).minus(&x.times(z).times(&four));
        (discriminant.known_sign() == Some(Ordering::Less)).then_some(sign)
    }

    /// Whether all values from 0 to 1, these included, are certainly above 0.
    pub fn is_positive(&self) -> bool {
        let is_above = |x: &R| x.known_sign().is_some_and(Ordering::is_gt);
        self.0.iter().all(is_above)
    }

    /// The number of changes of sign: an upper bound for the number of roots between 0 and 1,
    /// exact for 0 and 1.
    pub(crate) fn variations(&self) -> Option<usize> {
        let (mut count, mut last) = (0, Ordering::Equal);
        for x in &self.0 {
            let sign = x.known_sign()?;
            if sign.is_ne() {
                count += usize::from(last == sign.reverse());
                last = sign;
            }
        }
        Some(count)
    }

    /// The sign right after 0: that of the first coefficient which is not 0.
    pub(crate) fn sign_after_start(&self) -> Option<Ordering> {
        first_sign(self.0.iter())
    }

    /// The sign right before 1.
    pub(crate) fn sign_before_end(&self) -> Option<Ordering> {
        first_sign(self.0.iter().rev())
    }
}

impl Form<Long> {
    /// The form that has the values of this one between 0 and 2^-`halvings`, times a number above
    /// 0.
    pub(crate) fn beginning(&self, halvings: u32) -> Form<Long> {
        let part = Long::of(1.0);
        let whole = part.times_power(halvings.into());
        self.up_to_part([part, whole])
    }

    /// A number of halvings after which the first part still has all roots inside the interval (J.
    /// B. Kioustelidis, "Bounds for positive roots of polynomials", 1986, by magnitudes alone).
    pub(crate) fn roots_near_start(&self) -> u32 {
        let degree = self.0.len() - 1;
        let last = self.end();
        if last.sign().is_eq() {
            return 0;
        }
        // positive roots of a polynomial of x = s / r are below 2 (|c| / |last|)^(1 / power)
        let of_term = |(k, term): (usize, &Long)| {
            let power = (degree - k) as i64;
            let is_opposite = term.sign() == last.sign().reverse();
            let excess = term.magnitude() - last.magnitude() + 1;
            is_opposite.then(|| (excess + power - 1).div_euclid(power) + 1)
        };
        let terms = self.0[..degree].iter().enumerate();
        let exponent = terms.filter_map(of_term).max();
        exponent.map_or(0, |exponent| (0 - exponent).max(0) as u32)
    }

    /// A number of halvings after which the first part of the interval has no roots but 0, unless
    /// the form is 0 everywhere (the bound of A.-L. Cauchy, by magnitudes alone).
    pub fn clear_start(&self) -> u32 {
        // a polynomial of x = s / r
        let start = self.0.iter().take_while(|x| x.sign().is_eq()).count();
        let Some((first, terms)) = self.0[start..].split_first() else {
            return 0;
        };
        // together, n terms of at most 1 / 2n of the first one do not outweigh it
        let margin = 3 + i64::from((terms.len() + 1).ilog2());
        let of_term = |(k, term): (usize, &Long)| {
            let is_opposite = term.sign() == first.sign().reverse();
            let excess = term.magnitude() - first.magnitude() + margin;
            let power = k as i64 + 1;
            // x is up to twice 2^-halvings there
            is_opposite.then(|| (excess + power - 1).div_euclid(power).max(0) + 1)
        };
        let halvings = terms.iter().enumerate().filter_map(of_term).max();
        halvings.unwrap_or(0) as u32
    }
}

impl Form<BoundedWide> {
    /// Whether rounding hides the sign at about the extremum of a form that has one inside: it may
    /// have a double root there.
    pub fn is_in_doubt_at_extremum(&self) -> bool {
        let coefficients: SmallVec<[f64; 5]> = self.0.iter().map(WithError::nearest).collect();
        let slope = derivative(&coefficients);
        let of_slope = derivative(&slope);
        let mut s = 0.5;
        for _ in 0..NEWTON_STEPS {
            s -= at(&slope, s) / at(&of_slope, s);
        }
        if !(s > 0.0 && s < 1.0) {
            return false;
        }
        let number = |x| BoundedWide::difference(x, 0.0);
        let value = self.value(&number(s), &number(1.0 - s));
        value.known_sign().is_none_or(Ordering::is_eq)
    }
}

/// The coefficients of the derivative by `s` of a form with these.
fn derivative(coefficients: &[f64]) -> SmallVec<[f64; 5]> {
    let n = coefficients.len() - 1;
    let pairs = coefficients.windows(2).enumerate();
    let slope = pairs.map(|(k, pair)| (k + 1) as f64 * pair[1] - (n - k) as f64 * pair[0]);
    slope.collect()
}

/// The value at `s` of a form with these coefficients.
fn at(coefficients: &[f64], s: f64) -> f64 {
    let (mut power, mut value) = (1.0, 0.0);
    for x in coefficients {
        value = value * (1.0 - s) + x * power;
        power *= s;
    }
    value
}

fn first_sign<'a, R: Signed + 'a>(coefficients: impl Iterator<Item = &'a R>) -> Option<Ordering> {
    for x in coefficients {
        let sign = x.known_sign()?;
        if sign.is_ne() {
            return Some(sign);
        }
    }
    Some(Ordering::Equal)
}

#[cfg(test)]
mod tests {
    use crate::exact::form::*;
    use crate::exact::long::Long;

    fn of(coefficients: &[i32]) -> Form<Long> {
        Form::new(
            coefficients
                .iter()
                .map(|&x| Long::difference(x.into(), 0.0)),
        )
    }

    fn at(form: &Form<Long>, s: f64) -> f64 {
        let n = form.0.len() as i32 - 1;
        let terms = form.0.iter().enumerate();
        let term = |(k, x): (usize, &Long)| {
            use crate::exact::real::Real;
            x.value() * libm::pow(s, k as f64) * libm::pow(1.0 - s, f64::from(n - k as i32))
        };
        terms.map(term).sum()
    }

    #[test]
    fn halves_products_and_sums_have_the_values_they_should() {
        let rng = &mut fastrand::Rng::with_seed(4);
        for _ in 0..500 {
            let mut form = |n: usize| {
                let coefficients: alloc::vec::Vec<i32> = (0..=n).map(|_| rng.i32(-9..=9)).collect();
                of(&coefficients)
            };
            let (p, q, p_2) = (form(3), form(2), form(3));
            let s = 0.375;
            assert_eq!(at(&p.times(&q), s), at(&p, s) * at(&q, s));
            assert_eq!(at(&p.plus(&p_2), s), at(&p, s) + at(&p_2, s));
            assert_eq!(at(&p.minus(&p_2), s), at(&p, s) - at(&p_2, s));
            assert_eq!(at(&p.first_half(), 0.75), 8.0 * at(&p, s));
            assert_eq!(at(&p.second_half(), 0.5), 8.0 * at(&p, 0.75));
            let [from, to] = [rng.u32(..8), rng.u32(9..=16)];
            let part = p.part(4, [from, to]);
            let whole = |s: f64| at(&p, (f64::from(from) * (1.0 - s) + f64::from(to) * s) / 16.0);
            let times = at(&part, 0.5) / whole(0.5);
            for s in [0.0, 0.25, 0.75, 1.0] {
                let off = at(&part, s) - times * whole(s);
                assert!(
                    times.is_nan() || times > 0.0 && off.abs() <= 1e-9 * times,
                    "{off}"
                );
            }
            let number = |x: f64| Long::difference(x, 0.0);
            use crate::exact::real::Real;
            assert_eq!(
                p.value(&number(3.0), &number(5.0)).value(),
                512.0 * at(&p, s)
            );
        }
    }

    /// Forms with known roots: all within 2^-60 of 0, or all but one.
    #[test]
    fn roots_near_the_start_are_where_the_bounds_say() {
        let rng = &mut fastrand::Rng::with_seed(5);
        let (mut found, mut clear) = (0, 0);
        for _ in 0..2000 {
            let (far, has_rest) = (rng.bool(), rng.bool());
            let exponents: alloc::vec::Vec<u32> = (0..rng.usize(1..4))
                .map(|i| if far && i == 0 { 1 } else { rng.u32(40..60) })
                .collect();
            // 2^e s - (s + r) has a root at 2^-e, and 3 s + r at none
            let number = |x: f64| Long::difference(x, 0.0);
            let of = |e: &u32| Form::new([number(-1.0), number(libm::exp2(f64::from(*e)) - 1.0)]);
            let rest: &[f64] = if has_rest { &[1.0, 3.0] } else { &[1.0] };
            let rest = Form::new(rest.iter().map(|&x| number(x)));
            let factors = exponents.iter().map(of);
            let form = factors.fold(rest, |product, factor| product.times(&factor));
            let (least, most) = (
                exponents.iter().max().unwrap(),
                exponents.iter().min().unwrap(),
            );
            let halvings = form.clear_start();
            assert!(halvings > *least, "{exponents:?}: {halvings}");
            assert_eq!(form.beginning(halvings).variations(), Some(0));
            clear += u32::from(halvings < least + 16);
            let halvings = form.roots_near_start();
            assert!(halvings <= *most, "{exponents:?}: {halvings}");
            // with a root below 0 that is far, the bound is much too large
            found += u32::from(!far && !has_rest && halvings + 8 > *most);
        }
        assert!(found > 300 && clear > 1500, "{found} {clear}");
    }
}
