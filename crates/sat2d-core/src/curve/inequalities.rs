//! Whether an edge reaches a region that is given by inequalities.

use alloc::vec::Vec;
use core::cmp::Ordering;
use sat2d_base::exact::bounded::{Bounded, BoundedWide};
use sat2d_base::exact::form::Form;
use sat2d_base::exact::long::Long;
use sat2d_base::exact::real::Signed;
use sat2d_base::exact::roots::each_place;
use sat2d_base::types::Relation;

/// After so many halvings, doubles leave the rest to double-double numbers.
const HALVINGS: u32 = 12;
/// After so many halvings, these leave it to big integers. They tell roots at different doubles
/// apart.
const WIDE_HALVINGS: u32 = 56;
/// After so many halvings, several forms that are not decided are divided at their exact roots.
const EXACT_HALVINGS: u32 = 16;

/// Whether somewhere from 0 to 1 all forms are above 0 (`Overlapping`), or none is below
/// (`Touching`). `None` if rounding errors leave it in doubt.
pub(crate) fn in_doubles(forms: &[Form<Bounded>]) -> Option<Relation> {
    rounded(forms, HALVINGS)
}

/// Whether somewhere from 0 to 1 all forms are above 0, or none is below, by double-double numbers.
pub(crate) fn in_wide(forms: &[Form<BoundedWide>]) -> Option<Relation> {
    let mut undecided = forms.iter().filter(|form| form.sign_inside().is_none());
    if let (Some(form), None) = (undecided.next(), undecided.next())
        && form.is_in_doubt_at_extremum()
    {
        return None;
    }
    rounded(forms, WIDE_HALVINGS)
}

fn rounded<R: Signed>(forms: &[Form<R>], halvings: u32) -> Option<Relation> {
    let signs = |at: fn(&Form<R>) -> &R| forms.iter().map(move |form| at(form).known_sign());
    let mut known = Some(Relation::Disjoint);
    for end in [
        strength(signs(Form::start)),
        strength(signs(Form::end)),
        inside(forms, halvings),
    ] {
        if end == Some(Relation::Overlapping) {
            return end;
        }
        known = known.zip(end).map(|(one, other)| one.max(other));
    }
    known
}

/// Whether somewhere from 0 to 1 all forms are above 0, or none is below, by whole numbers.
pub(crate) fn exactly(forms: &[Form<Long>]) -> Relation {
    let at = |at: fn(&Form<Long>) -> &Long| {
        strength(forms.iter().map(|form| at(form).known_sign())).unwrap_or(Relation::Disjoint)
    };
    let ends = at(Form::start).max(at(Form::end));
    if ends == Relation::Overlapping {
        return ends;
    }
    ends.max(exactly_inside(forms, EXACT_HALVINGS))
}

/// What the signs of all forms at one place mean, or everywhere between two places; `None` where a
/// sign is not known, or differs between these.
fn strength(signs: impl Iterator<Item = Option<Ordering>>) -> Option<Relation> {
    let (mut least, mut is_known) = (Ordering::Greater, true);
    for sign in signs {
        match sign {
            Some(Ordering::Less) => return Some(Relation::Disjoint),
            Some(sign) => least = least.min(sign),
            None => is_known = false,
        }
    }
    is_known.then_some(if least.is_gt() {
        Relation::Overlapping
    } else {
        Relation::Touching
    })
}

fn inside<R: Signed>(forms: &[Form<R>], halvings: u32) -> Option<Relation> {
    let known = strength(forms.iter().map(Form::sign_inside));
    if known.is_some() || halvings == 0 {
        return known;
    }
    let open = || forms.iter().filter(|form| !form.is_positive());
    let middle = strength(open().map(|form| form.middle().known_sign()));
    if middle == Some(Relation::Overlapping) {
        return middle;
    }
    let mut strongest = middle?;
    for half in [Form::first_half, Form::second_half] {
        let forms: Vec<Form<R>> = open().map(half).collect();
        // the next numbers then decide it all, so the other half would be in vain
        strongest = strongest.max(inside(&forms, halvings - 1)?);
        if strongest == Relation::Overlapping {
            break;
        }
    }
    Some(strongest)
}

fn exactly_inside(forms: &[Form<Long>], halvings: u32) -> Relation {
    if let Some(known) = strength(forms.iter().map(Form::sign_inside)) {
        return known;
    }
    let open: Vec<Form<Long>> = forms
        .iter()
        .filter(|form| !form.is_positive())
        .cloned()
        .collect();
    let undecided = open.iter().filter(|form| form.sign_inside().is_none());
    if undecided.count() == 1 || halvings == 0 {
        return at_roots(&open);
    }
    let middle = strength(open.iter().map(|form| form.middle().known_sign()));
    let mut strongest = middle.unwrap_or(Relation::Disjoint);
    for half in [Form::first_half, Form::second_half] {
        if strongest != Relation::Overlapping {
            let half: Vec<Form<Long>> = open.iter().map(half).collect();
            strongest = strongest.max(exactly_inside(&half, halvings - 1));
        }
    }
    strongest
}

/// Whether all forms are above 0 somewhere, or none is below, by their roots.
fn at_roots(forms: &[Form<Long>]) -> Relation {
    let is_zero = |form: &Form<Long>| form.sign_inside() == Some(Ordering::Equal);
    // where a form is 0 everywhere, the others decide whether the edge is on the boundary
    let most = if forms.iter().any(is_zero) {
        Relation::Touching
    } else {
        Relation::Overlapping
    };
    let signed: Vec<Form<Long>> = forms
        .iter()
        .filter(|form| !is_zero(form))
        .cloned()
        .collect();
    let mut strongest = Relation::Disjoint;
    each_place(&signed, &mut |signs| {
        let at = |side: usize| strength(signs.iter().map(|signs| Some(signs[side])));
        let found = at(0).max(at(1)).max(at(2));
        strongest = strongest.max(found.unwrap_or(Relation::Disjoint)).min(most);
        strongest == most
    });
    strongest
}

#[cfg(test)]
mod tests {
    use crate::curve::inequalities::*;
    use sat2d_base::exact::real::Ring;

    fn form<R: Ring>(coefficients: &[f64]) -> Form<R> {
        Form::new(coefficients.iter().map(|&x| R::difference(x, 0.0)))
    }

    /// Products of linear factors with roots at p / q, or their negatives.
    fn products<R: Ring>(roots: &[Vec<(i64, i64)>], flip: &[bool]) -> Vec<Form<R>> {
        let product = |(roots, &flip): (&Vec<(i64, i64)>, &bool)| {
            let first = form(&[if flip { -1.0 } else { 1.0 }]);
            // q s - p = (q - p) s - p r
            roots.iter().fold(first, |product: Form<R>, &(p, q)| {
                product.times(&form(&[-p as f64, (q - p) as f64]))
            })
        };
        roots.iter().zip(flip).map(product).collect()
    }

    /// The order of roots at fractions decides.
    #[test]
    fn roots_at_fractions_decide() {
        let rng = &mut fastrand::Rng::with_seed(2);
        let mut seen = [0; 3];
        for _ in 0..3000 {
            let count = rng.usize(1..=3);
            let roots: Vec<Vec<(i64, i64)>> = (0..count)
                .map(|_| {
                    (0..rng.usize(1..=3))
                        .map(|_| {
                            let q = rng.i64(1..=7);
                            (rng.i64(-1..=q + 1), q)
                        })
                        .collect()
                })
                .collect();
            let flip: Vec<bool> = (0..count).map(|_| rng.bool()).collect();
            let forms = products::<Long>(&roots, &flip);
            // the signs at all roots, at 0 and 1, and between, as fractions of 840
            let mut places: Vec<i64> = roots
                .iter()
                .flatten()
                .map(|&(p, q)| 2 * 420 * p / q)
                .filter(|&at| (0..=840).contains(&at))
                .chain([0, 840])
                .collect();
            places.sort_unstable();
            let between: Vec<i64> = places.windows(2).map(|w| w[0] + w[1]).collect();
            let doubled = places.iter().map(|&at| 2 * at).chain(between);
            let at = |place: i64| {
                let signs = (0..count).map(|i| {
                    let sign: i64 = roots[i]
                        .iter()
                        .map(|&(p, q)| (q * place - p * 1680).signum())
                        .product();
                    Some((if flip[i] { -sign } else { sign }).cmp(&0))
                });
                strength(signs).unwrap_or(Relation::Disjoint)
            };
            let expected = doubled.map(at).max().unwrap_or(Relation::Disjoint);
            assert_eq!(exactly(&forms), expected, "{roots:?} {flip:?}");
            seen[expected as usize] += 1;
            let in_doubles = in_doubles(&products::<Bounded>(&roots, &flip));
            assert!(in_doubles.is_none_or(|relation| relation == expected));
            let in_wide = in_wide(&products::<BoundedWide>(&roots, &flip));
            assert!(in_wide.is_none_or(|relation| relation == expected));
        }
        assert!(seen.iter().all(|&count| count > 100), "{seen:?}");
    }

    /// Beyond one root and before another one, which are nearly the same.
    #[test]
    fn double_double_numbers_tell_roots_apart_that_doubles_do_not() {
        let rng = &mut fastrand::Rng::with_seed(3);
        let mut seen = [0; 3];
        for _ in 0..300 {
            let q = rng.i64(1 << 24..1 << 26);
            let p = rng.i64(1..q);
            let factor = rng.i64(1..1 << 26);
            let (p_2, q_2) = (p * factor + rng.i64(-1..=1), q * factor);
            let roots = [Vec::from([(p, q)]), Vec::from([(p_2, q_2)])];
            let expected = match (p_2 - p * factor).cmp(&0) {
                Ordering::Less => Relation::Disjoint,
                Ordering::Equal => Relation::Touching,
                Ordering::Greater => Relation::Overlapping,
            };
            assert_eq!(exactly(&products(&roots, &[false, true])), expected);
            let is_right = |known: Option<Relation>| known.is_none_or(|known| known == expected);
            assert!(is_right(in_doubles(&products(&roots, &[false, true]))));
            let in_wide = in_wide(&products(&roots, &[false, true]));
            assert!(is_right(in_wide) && (in_wide.is_some() || expected == Relation::Touching));
            seen[expected as usize] += 1;
        }
        assert!(seen.iter().all(|&count| count > 50), "{seen:?}");
    }
}
