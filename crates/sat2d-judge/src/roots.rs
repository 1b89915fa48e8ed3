//! Whether polynomials with integer coefficients are all positive somewhere, by Sturm's theorem.
//!
//! A polynomial of an even degree stands for a form in (t, 1), so that its value at infinity is its
//! leading coefficient, also if that is 0. The remainders are those of G. E. Collins,
//! "Subresultants and Reduced Polynomial Remainder Sequences", 1967.

use num_bigint::{BigInt, Sign};
use num_rational::BigRational;
use num_traits::{One, Signed, Zero};

/// A form in (t, 1): its coefficients, the constant first.
#[derive(Clone, Debug)]
pub struct Form(pub Vec<BigInt>);

impl Form {
    /// A number.
    pub fn constant(x: BigInt) -> Form {
        Form(vec![x])
    }

    /// The sum.
    pub fn plus(&self, other: &Form) -> Form {
        let at = |of: &Form, i: usize| of.0.get(i).cloned().unwrap_or_default();
        let size = self.0.len().max(other.0.len());
        Form((0..size).map(|i| at(self, i) + at(other, i)).collect())
    }

    /// The difference.
    pub fn minus(&self, other: &Form) -> Form {
        self.plus(&other.times(&Form::constant(-BigInt::one())))
    }

    /// The product.
    pub fn times(&self, other: &Form) -> Form {
        let mut product = vec![BigInt::zero(); self.0.len() + other.0.len() - 1];
        for (i, x) in self.0.iter().enumerate() {
            for (j, y) in other.0.iter().enumerate() {
                product[i + j] += x * y;
            }
        }
        Form(product)
    }

    fn sign_at_infinity(&self) -> Sign {
        self.0.last().expect("a coefficient").sign()
    }

    /// Without leading zeros: a polynomial, which may be empty.
    pub fn polynomial(&self) -> Polynomial {
        Polynomial(self.0.clone()).trimmed()
    }
}

#[derive(Clone, Debug)]
pub struct Polynomial(Vec<BigInt>);

impl Polynomial {
    fn trimmed(mut self) -> Polynomial {
        while self.0.last().is_some_and(Zero::is_zero) {
            self.0.pop();
        }
        self
    }

    pub fn is_zero(&self) -> bool {
        self.0.is_empty()
    }

    /// Of a polynomial that is not 0.
    fn degree(&self) -> usize {
        self.0.len() - 1
    }

    fn leading(&self) -> &BigInt {
        self.0.last().expect("not 0")
    }

    fn derivative(&self) -> Polynomial {
        let terms = self.0.iter().enumerate().skip(1);
        Polynomial(terms.map(|(i, x)| x * BigInt::from(i)).collect())
    }

    /// The sign at a number.
    pub fn sign_at(&self, t: &Dyadic) -> Sign {
        let mut sum = BigInt::zero();
        for (i, x) in self.0.iter().rev().enumerate() {
            sum = sum * &t.numerator + (x << (t.bits * i as u64));
        }
        sum.sign()
    }

    /// Without common factors of the coefficients.
    fn primitive(&self) -> Polynomial {
        let mut content = BigInt::zero();
        for x in self.0.iter().filter(|x| !x.is_zero()) {
            content = if content.is_zero() {
                x.abs()
            } else {
                // a reduced fraction has lost its greatest common divisor
                let reduced = BigRational::new(x.clone(), content.clone());
                content / reduced.denom()
            };
            if content.is_one() {
                break;
            }
        }
        Polynomial(self.0.iter().map(|x| x / &content).collect())
    }

    /// Quotient and remainder of this one, times the `leading` of the divisor to the power of the
    /// degrees' difference and 1.
    fn pseudo_division(&self, by: &Polynomial) -> (Polynomial, Polynomial) {
        let mut rest = self.0.clone();
        let steps = self.0.len() - by.0.len() + 1;
        let mut quotient = vec![BigInt::zero(); steps];
        for step in (0..steps).rev() {
            let top = rest.pop().expect("long enough");
            for x in quotient.iter_mut().chain(rest.iter_mut()) {
                *x *= by.leading();
            }
            for (i, y) in by.0[..by.degree()].iter().enumerate() {
                rest[step + i] -= &top * y;
            }
            quotient[step] = top;
        }
        (Polynomial(quotient), Polynomial(rest).trimmed())
    }

    /// The greatest common divisor of this one and another one, neither of which is 0.
    pub fn common(&self, other: &Polynomial) -> Polynomial {
        let (mut one, mut other) = (self.primitive(), other.primitive());
        if one.0.len() < other.0.len() {
            std::mem::swap(&mut one, &mut other);
        }
        while !other.is_zero() {
            let (_, rest) = one.pseudo_division(&other);
            (one, other) = (other, rest.primitive());
        }
        one
    }

    /// Divided by `s` and `s - 1` as often as possible.
    pub fn without_roots_at_0_and_1(&self) -> Polynomial {
        let mut rest = self.clone();
        for root in [0, 1] {
            let linear = Polynomial(vec![BigInt::from(-root), BigInt::one()]);
            while rest.sign_at(&Dyadic::new(root, 0)) == Sign::NoSign {
                rest = rest.pseudo_division(&linear).0;
            }
        }
        rest
    }

    /// Whether there are roots between two numbers that are none, of a polynomial that is not 0.
    pub fn has_roots(&self, [from, to]: &[Dyadic; 2]) -> bool {
        Chain::new(self).roots_between(from, to) > 0
    }

    /// With the same roots, each once. The last one of a chain is the greatest common divisor of
    /// a polynomial and its derivative.
    fn with_simple_roots(&self) -> Polynomial {
        let chain = Chain::new(self);
        let divisor = chain.0.last().expect("not empty");
        if divisor.degree() == 0 {
            return self.clone();
        }
        self.pseudo_division(&divisor.primitive()).0.primitive()
    }
}

/// A fraction whose denominator is a power of two.
#[derive(Clone, Debug)]
pub struct Dyadic {
    numerator: BigInt,
    pub bits: u64,
}

impl Dyadic {
    pub fn new(numerator: i32, bits: u64) -> Dyadic {
        Dyadic {
            numerator: BigInt::from(numerator),
            bits,
        }
    }

    /// A number between this one and a larger one, by sixteenths.
    pub fn between(&self, to: &Dyadic, part: i32) -> Dyadic {
        let bits = self.bits.max(to.bits) + 4;
        let at = |x: &Dyadic| &x.numerator << (bits - x.bits);
        let (from, to) = (at(self), at(to));
        Dyadic {
            numerator: &from + (to - &from) / 16 * part,
            bits,
        }
    }

    pub fn fraction(&self) -> BigRational {
        BigRational::new(self.numerator.clone(), BigInt::one() << self.bits)
    }
}

/// Sturm's chain: as many roots lie between two numbers, the second one included, as the chain has
/// more changes of sign at the first one.
pub struct Chain(Vec<Polynomial>);

impl Chain {
    /// The chain of a polynomial that is not 0.
    pub fn new(of: &Polynomial) -> Chain {
        let mut chain = vec![of.clone()];
        let first = of.derivative();
        if first.0.is_empty() {
            return Chain(chain);
        }
        chain.push(first);
        // the remainders up to positive factors, and whether their signs have to be turned
        let mut turned = vec![false, false];
        let mut psi = -BigInt::one();
        loop {
            let [.., before, last] = &chain[..] else {
                unreachable!("two at least")
            };
            let difference = (before.degree() - last.degree()) as u32;
            let (_, rest) = before.pseudo_division(last);
            if rest.0.is_empty() {
                break;
            }
            let beta = if chain.len() == 2 {
                BigInt::from(if difference.is_multiple_of(2) { -1 } else { 1 })
            } else {
                let of_before = chain[chain.len() - 3].degree() as u32 - before.degree() as u32;
                let power = (-before.leading()).pow(of_before);
                psi = match of_before {
                    0 => psi,
                    _ => power / psi.pow(of_before - 1),
                };
                -before.leading() * psi.pow(difference)
            };
            let factor = last.leading().is_negative() && difference.is_multiple_of(2);
            let sign = turned[chain.len() - 2] ^ factor ^ beta.is_negative() ^ true;
            let next = Polynomial(rest.0.iter().map(|x| x / &beta).collect());
            turned.push(sign);
            chain.push(next);
        }
        for (polynomial, turned) in chain.iter_mut().zip(turned) {
            if turned {
                for x in &mut polynomial.0 {
                    *x = -std::mem::take(x);
                }
            }
        }
        Chain(chain)
    }

    fn changes(signs: impl Iterator<Item = Sign>) -> usize {
        let signs: Vec<Sign> = signs.filter(|&sign| sign != Sign::NoSign).collect();
        signs.windows(2).filter(|pair| pair[0] != pair[1]).count()
    }

    fn changes_at(&self, t: &Dyadic) -> usize {
        Chain::changes(self.0.iter().map(|p| p.sign_at(t)))
    }

    /// The number of different roots between two numbers that are none.
    pub fn roots_between(&self, from: &Dyadic, to: &Dyadic) -> usize {
        self.changes_at(from) - self.changes_at(to)
    }

    /// The number of different real roots.
    fn roots(&self) -> usize {
        let high = |p: &Polynomial| p.leading().sign();
        let low = |p: &Polynomial| {
            if p.degree().is_multiple_of(2) {
                high(p)
            } else {
                -high(p)
            }
        };
        Chain::changes(self.0.iter().map(low)) - Chain::changes(self.0.iter().map(high))
    }
}

/// Numbers between which a polynomial has one root each, in order.
fn isolated(polynomial: &Polynomial) -> Vec<Dyadic> {
    let chain = Chain::new(polynomial);
    // all roots are below 1 + the largest quotient of a coefficient by the leading one
    let largest = polynomial.0.iter().map(|x| x.bits()).max().unwrap_or(0);
    let bits = largest - polynomial.leading().bits().min(largest) + 2;
    let end = |numerator: i32| Dyadic {
        numerator: BigInt::from(numerator) << bits,
        bits: 0,
    };
    let (low, high) = (end(-1), end(1));
    let mut ends = vec![low.clone()];
    let (at_low, at_high) = (chain.changes_at(&low), chain.changes_at(&high));
    split(
        &chain,
        polynomial,
        (low, at_low),
        (high, at_high),
        &mut ends,
    );
    ends
}

/// Adds numbers up to `high` such that there is one root between any two.
fn split(
    chain: &Chain,
    polynomial: &Polynomial,
    low: (Dyadic, usize),
    high: (Dyadic, usize),
    ends: &mut Vec<Dyadic>,
) {
    match low.1 - high.1 {
        0 => {}
        1 => ends.push(high.0),
        _ => {
            let middle = (8..)
                .map(|part| low.0.between(&high.0, part))
                .find(|middle| polynomial.sign_at(middle) != Sign::NoSign)
                .expect("few places are roots");
            let changes = chain.changes_at(&middle);
            let middle = (middle, changes);
            split(chain, polynomial, low, middle.clone(), ends);
            split(chain, polynomial, middle, high, ends);
        }
    }
}

/// Whether all forms are above 0 somewhere.
pub fn all_positive_somewhere(forms: &[Form]) -> bool {
    somewhere(forms, true)
}

/// Whether no form is below 0 somewhere.
pub fn none_negative_somewhere(forms: &[Form]) -> bool {
    somewhere(forms, false)
}

fn somewhere(forms: &[Form], strictly: bool) -> bool {
    let is_good = |sign: Sign| sign == Sign::Plus || !strictly && sign == Sign::NoSign;
    if forms.iter().all(|form| is_good(form.sign_at_infinity())) {
        return true;
    }
    let mut polynomials: Vec<Polynomial> = forms.iter().map(Form::polynomial).collect();
    if strictly && polynomials.iter().any(|p| p.0.is_empty()) {
        return false;
    }
    polynomials.retain(|p| !p.0.is_empty());
    let [positive, negative] = [Sign::Plus, Sign::Minus]
        .map(|sign| move |p: &Polynomial| p.0.len() == 1 && p.0[0].sign() == sign);
    if polynomials.iter().any(negative) {
        return false;
    }
    polynomials.retain(|p| !positive(p));
    if let [polynomial] = &polynomials[..] {
        // without multiple roots, all real roots are changes of sign
        let chain = Chain::new(polynomial);
        if chain.0.last().is_some_and(|last| last.degree() == 0) {
            return polynomial.leading().is_positive() || chain.roots() > 0;
        }
    }
    let one = Form::constant(BigInt::one());
    let product = polynomials
        .iter()
        .fold(one, |product, p| product.times(&Form(p.0.clone())));
    let product = Polynomial(product.0);
    let ends = isolated(&product.with_simple_roots());
    let holds = |t: &Dyadic| polynomials.iter().all(|p| is_good(p.sign_at(t)));
    if ends.iter().any(holds) {
        return true;
    }
    let chains: Vec<Chain> = polynomials.iter().map(Chain::new).collect();
    !strictly
        && ends.windows(2).any(|pair| {
            polynomials.iter().zip(&chains).all(|(p, chain)| {
                let has_root = chain.changes_at(&pair[0]) > chain.changes_at(&pair[1]);
                has_root || p.sign_at(&pair[1]) == Sign::Plus
            })
        })
}

#[cfg(test)]
mod tests {
    use super::{Form, all_positive_somewhere, none_negative_somewhere};
    use num_bigint::BigInt;
    use num_traits::Zero;

    #[test]
    fn polynomials_with_known_roots_are_positive_between_these() {
        let mut rng = fastrand::Rng::with_seed(7);
        let mut seen = [0; 4];
        for _ in 0..3000 {
            // forms with roots at quarters, some of them in common, some without real roots
            let roots: Vec<Vec<i32>> = (0..rng.usize(1..=3))
                .map(|_| (0..rng.usize(0..=2) * 2).map(|_| rng.i32(-6..=6)).collect())
                .collect();
            let signs: Vec<i32> = roots.iter().map(|_| [1, -1][rng.usize(0..2)]).collect();
            let forms: Vec<Form> = roots
                .iter()
                .zip(&signs)
                .map(|(roots, &sign)| {
                    let form = Form(vec![
                        BigInt::from(sign * 3),
                        BigInt::zero(),
                        BigInt::from(sign),
                    ]);
                    roots.iter().fold(form, |form, &root| {
                        form.times(&Form(vec![BigInt::from(-root), BigInt::from(4)]))
                    })
                })
                .collect();
            // in eighths: the roots, and between them
            let signs_at = |t: i32| -> Vec<i32> {
                let of = |(roots, &sign): (&Vec<i32>, &i32)| {
                    sign * roots
                        .iter()
                        .map(|root| (t - 2 * root).signum())
                        .product::<i32>()
                };
                roots.iter().zip(&signs).map(of).collect()
            };
            let all: Vec<Vec<i32>> = (-14..=14).map(signs_at).collect();
            let strictly = all.iter().any(|signs| signs.iter().all(|&sign| sign > 0));
            let weakly = all.iter().any(|signs| signs.iter().all(|&sign| sign >= 0));
            assert_eq!(
                all_positive_somewhere(&forms),
                strictly,
                "{roots:?} {signs:?}"
            );
            assert_eq!(
                none_negative_somewhere(&forms),
                weakly,
                "{roots:?} {signs:?}"
            );
            seen[usize::from(strictly) + 2 * usize::from(weakly)] += 1;
        }
        assert!([0, 2, 3].iter().all(|&i| seen[i] > 100), "{seen:?}");
    }
}
