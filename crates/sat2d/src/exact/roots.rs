//! Roots of forms between 0 and 1, told apart exactly.
//!
//! A form without multiple roots is halved until each part has at most one root by Descartes' rule
//! of signs (G. E. Collins, A. G. Akritas, "Polynomial real root isolation using Descarte's rule of
//! signs", 1976). Multiple and common roots are found by greatest common divisors.

use crate::exact::form::Form;
use crate::exact::long::Long;
use crate::exact::real::{Real, Ring};
use alloc::vec::Vec;
use core::cmp::Ordering;

/// Coefficients of powers of `s / r`, from the lowest.
type Polynomial = Vec<Long>;

/// The form without the factors that are 0 at 0 or 1.
fn without_roots_at_ends(form: &Form<Long>) -> Polynomial {
    let is_zero = |x: &&Long| x.sign().is_eq();
    let low = form.0.iter().take_while(is_zero).count();
    let high = form.0.iter().rev().take_while(is_zero).count();
    let end = (form.0.len() - high).max(low);
    form.0[low..end].to_vec()
}

fn without_leading_zeros(mut p: Polynomial) -> Polynomial {
    while p.last().is_some_and(|x| x.sign().is_eq()) {
        p.pop();
    }
    p
}

fn derivative(p: &Polynomial) -> Polynomial {
    let terms = p.iter().enumerate().skip(1);
    terms
        .map(|(i, x)| x.times(&Long::difference(i as f64, 0.0)))
        .collect()
}

/// The quotient and the remainder of `p` times a power of the leading coefficient of `q`.
fn divided(mut p: Polynomial, q: &Polynomial) -> (Polynomial, Polynomial) {
    let mut quotient = Polynomial::new();
    if let Some(lead) = q.last() {
        while p.len() >= q.len() {
            let (top, place) = (p[p.len() - 1].clone(), p.len() - q.len());
            quotient.iter_mut().for_each(|x| *x = x.times(lead));
            p.iter_mut().for_each(|x| *x = x.times(lead));
            for (i, x) in q.iter().enumerate() {
                p[place + i] = p[place + i].minus(&x.times(&top));
            }
            p.pop();
            quotient.push(top);
        }
    }
    quotient.reverse();
    (quotient, without_leading_zeros(p))
}

/// The greatest common divisor, up to a factor.
fn common_divisor(mut p: Polynomial, mut q: Polynomial) -> Polynomial {
    while !q.is_empty() {
        let (_, rest) = divided(p, &q);
        (p, q) = (q, rest);
    }
    p
}

/// A form whose roots between 0 and 1 are the multiple ones of another form.
pub(crate) fn repeated(form: &Form<Long>) -> Form<Long> {
    let p = without_roots_at_ends(form);
    let slopes = derivative(&p);
    Form::new(common_divisor(p, slopes))
}

/// A form with the same roots between 0 and 1, each simple, and none at 0 and 1, up to its sign.
pub(crate) fn squarefree(form: &Form<Long>) -> Form<Long> {
    let p = without_roots_at_ends(form);
    let common = common_divisor(p.clone(), derivative(&p));
    Form::new(if common.len() > 1 {
        divided(p, &common).0
    } else {
        p
    })
}

/// A form whose roots between 0 and 1 are those that both forms have.
pub(crate) fn common(one: &Form<Long>, other: &Form<Long>) -> Form<Long> {
    let (p, q) = (without_roots_at_ends(one), without_roots_at_ends(other));
    Form::new(common_divisor(p, q))
}

/// The signs of forms at a place between 0 and 1: right before it, at it, and right after it.
pub(crate) type Signs = Vec<[Ordering; 3]>;

/// Calls `visit` with the signs of some forms at every root of any of them between 0 and 1, and at
/// a place between any two of these, until it returns `true`. No form may be 0 everywhere.
pub(crate) fn each_place(forms: &[Form<Long>], visit: &mut dyn FnMut(Signs) -> bool) -> bool {
    let Some((first, others)) = forms.split_first() else {
        return false;
    };
    let product = others
        .iter()
        .fold(first.clone(), |product, form| product.times(form));
    in_interval(&squarefree(&product), forms, visit)
}

/// Calls `visit` at the roots in a part of the interval and between them; `root` has the roots of
/// all forms there, each once.
fn in_interval(
    root: &Form<Long>,
    forms: &[Form<Long>],
    visit: &mut dyn FnMut(Signs) -> bool,
) -> bool {
    match root.variations() {
        Some(0) => visit(forms.iter().map(|form| [form.middle().sign(); 3]).collect()),
        Some(1) => visit(
            forms
                .iter()
                .map(|form| at_root(form, root, forms.len() == 1))
                .collect(),
        ),
        _ => {
            let halves = |half: fn(&Form<Long>) -> Form<Long>| -> Vec<Form<Long>> {
                forms.iter().map(half).collect()
            };
            let (first, second) = (halves(Form::first_half), halves(Form::second_half));
            let at_middle = first.iter().zip(&second).map(|(first, second)| {
                let [before, after] = [first.sign_before_end(), second.sign_after_start()];
                [before, Some(first.end().sign()), after]
                    .map(|sign| sign.unwrap_or(Ordering::Equal))
            });
            visit(at_middle.collect())
                || in_interval(&root.first_half(), &first, visit)
                || in_interval(&root.second_half(), &second, visit)
        }
    }
}

/// The signs of a form at the only root that another one has, where it has no root but this one;
/// `is_alone` if it certainly has.
fn at_root(form: &Form<Long>, root: &Form<Long>, is_alone: bool) -> [Ordering; 3] {
    let [before, after] = [form.sign_after_start(), form.sign_before_end()]
        .map(|sign| sign.unwrap_or(Ordering::Equal));
    // the parity tells, since at most one root is common
    let is_root = || before != after || is_alone || common(form, root).variations() == Some(1);
    let at = if is_root() { Ordering::Equal } else { before };
    [before, at, after]
}
