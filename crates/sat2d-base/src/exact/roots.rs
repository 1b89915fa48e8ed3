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

/// So often, the part in which a root is isolated is halved to see that another form is not 0
/// there.
const HALVINGS: u32 = 6;

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

/// The greatest common divisor, up to a factor, by subresultants: without the divisions, which are
/// exact, coefficients would have twice as many digits after each step (W. S. Brown, J. F. Traub,
/// "On Euclid's algorithm and the theory of subresultants", 1971).
fn common_divisor(mut p: Polynomial, mut q: Polynomial) -> Polynomial {
    if p.len() < q.len() {
        (p, q) = (q, p);
    }
    let one = Long::of(1.0);
    let (mut lead, mut height) = (one.clone(), one.clone());
    while !q.is_empty() {
        let by = p.len() - q.len();
        let (_, rest) = divided(p, &q);
        let factor = lead.times(&power(&height, by));
        p = q;
        q = rest.iter().map(|x| x.divided_exactly(&factor)).collect();
        lead = p[p.len() - 1].clone();
        if by > 0 {
            height = power(&lead, by).divided_exactly(&power(&height, by - 1));
        }
    }
    p
}

fn power(x: &Long, exponent: usize) -> Long {
    (0..exponent).fold(Long::of(1.0), |product, _| product.times(x))
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
pub fn each_place(forms: &[Form<Long>], visit: &mut dyn FnMut(Signs) -> bool) -> bool {
    let Some((first, others)) = forms.split_first() else {
        return false;
    };
    let product = others
        .iter()
        .fold(first.clone(), |product, form| product.times(form));
    in_interval(&squarefree(&product), forms, visit)
}

/// Calls `visit` at the roots in a part of the interval and between them; `root` has the roots of
/// all forms there, each once. Where all are close to an end, the rest is left out at once: its
/// signs are those right beside them.
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
            if let Some(part) = part_with_roots(root) {
                let forms: Vec<Form<Long>> = forms.iter().map(&part).collect();
                return in_interval(&part(root), &forms, visit);
            }
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

/// How to find the part of a form in which all roots of another one are, if that is no more than a
/// quarter of the interval, at its start or at its end.
fn part_with_roots(root: &Form<Long>) -> Option<impl Fn(&Form<Long>) -> Form<Long> + use<>> {
    let at_start = root.roots_near_start();
    let at_end = root.reversed().roots_near_start();
    let part = move |form: &Form<Long>| match at_start > 1 {
        true => form.beginning(at_start),
        false => form.reversed().beginning(at_end).reversed(),
    };
    (at_start > 1 || at_end > 1).then_some(part)
}

/// The signs of a form at the only root that another one has, where it has no root but this one;
/// `is_alone` if it certainly has.
fn at_root(form: &Form<Long>, root: &Form<Long>, is_alone: bool) -> [Ordering; 3] {
    let [before, after] = [form.sign_after_start(), form.sign_before_end()]
        .map(|sign| sign.unwrap_or(Ordering::Equal));
    // the parity tells, since at most one root is common
    let is_root = before != after || is_alone || is_zero_at(form.clone(), root.clone());
    let at = if is_root { Ordering::Equal } else { before };
    [before, at, after]
}

/// Whether a form is 0 at the only root of another one. A few halvings tell that most are not.
fn is_zero_at(mut form: Form<Long>, mut root: Form<Long>) -> bool {
    let (whole, all) = (form.clone(), root.clone());
    for _ in 0..HALVINGS {
        if form.variations() == Some(0) {
            return false;
        }
        if root.middle().sign().is_eq() {
            return form.middle().sign().is_eq();
        }
        let half = match root.first_half().variations() {
            Some(0) => Form::second_half,
            _ => Form::first_half,
        };
        (form, root) = (half(&form), half(&root));
    }
    common(&whole, &all).variations() == Some(1)
}
