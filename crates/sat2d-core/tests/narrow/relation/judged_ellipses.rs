//! Hulls with ellipses around their points against a judge that shares no code with the library:
//! integers, witnesses and Sturm's theorem.
//!
//! `SAT2D_CASES=1000000 SAT2D_FIRST_SEED=1 cargo test --release -p sat2d --test narrow \
//! judged_ellipses -- --nocapture` tries a million pairs of each class, and says what they were.

use crate::support::round_judge::{Method, RoundHull, relation as judged, relation_by_roots};
use crate::support::round_pairs::{Class, RoundPair, pair};
use fastrand::Rng;
use sat2d::{DVec2, Relation, relation};
use sat2d_test_support::generators;
use sat2d_test_support::minkowski_judge::{self, Hull};
use sat2d_test_support::{cases, seeds};

/// Of so many pairs, one that has a witness is judged by Sturm's theorem as well, and one that
/// touches by construction is judged at all.
const SHARE: u64 = 256;

/// The relation that the library finds.
fn found(pair: &RoundPair) -> Option<Relation> {
    let (a, b) = (pair.a.shape()?, pair.b.shape()?);
    relation(&a, &pair.a.t, &b, &pair.b.t).ok()
}

/// What the pairs of a class were.
#[derive(Debug, Default)]
struct Tally {
    /// By relation.
    seen: [u64; 3],
    by_construction: u64,
    by_roots: u64,
    /// Two flat ellipses, whose lengths are no fractions.
    not_judged: u64,
}

impl Tally {
    fn check(&mut self, class: Class, seed: u64) {
        let Some(pair) = pair(&mut Rng::with_seed(seed), class) else {
            return;
        };
        let Some(found) = found(&pair) else {
            return;
        };
        let (a, b) = (pair.a.hull(), pair.b.hull());
        let is_share = seed.is_multiple_of(SHARE);
        let truth = match pair.expected {
            Some(expected) if !is_share => Some((expected, Method::Witness)),
            _ => judged(&a, &b),
        };
        let Some((truth, method)) = truth else {
            self.not_judged += 1;
            return;
        };
        assert_eq!(found, truth, "{class:?}, seed {seed}: {pair:?}");
        if let Some(expected) = pair.expected {
            assert_eq!(truth, expected, "{class:?}, seed {seed}: {pair:?}");
            self.by_construction += 1;
        }
        if is_share && method == Method::Witness {
            let by_roots = relation_by_roots(&a, &b);
            assert_eq!(by_roots, Some(truth), "{class:?}, seed {seed}: {pair:?}");
        }
        self.by_roots += u64::from(is_share || method == Method::Roots);
        self.seen[truth as usize] += 1;
    }
}

fn class_is_judged_rightly(class: Class) {
    let mut tally = Tally::default();
    for seed in seeds(1500) {
        tally.check(class, seed);
    }
    println!("{class:?}: {tally:?}");
    assert!(tally.seen.iter().sum::<u64>() > 500, "{tally:?}");
}

#[test]
fn random_pairs_have_the_verdict_of_the_judge() {
    class_is_judged_rightly(Class::Random);
}

#[test]
fn pairs_that_nearly_touch_have_the_verdict_of_the_judge() {
    class_is_judged_rightly(Class::Near);
}

#[test]
fn pairs_that_touch_by_construction_have_the_verdict_of_the_judge() {
    class_is_judged_rightly(Class::Tangent);
}

#[test]
fn flat_ellipses_have_the_verdict_of_the_judge() {
    class_is_judged_rightly(Class::Flat);
}

#[test]
fn thin_ellipses_have_the_verdict_of_the_judge() {
    class_is_judged_rightly(Class::Thin);
}

#[test]
fn equal_concentric_and_inner_ellipses_have_the_verdict_of_the_judge() {
    class_is_judged_rightly(Class::Within);
}

#[test]
fn all_magnitudes_have_the_verdict_of_the_judge() {
    class_is_judged_rightly(Class::Magnitudes);
}

/// Without a witness the judge finds the same, and so does the library.
#[test]
fn sturms_theorem_alone_finds_the_same() {
    for class in [
        Class::Random,
        Class::Near,
        Class::Tangent,
        Class::Flat,
        Class::Thin,
        Class::Within,
        Class::Magnitudes,
    ] {
        let mut compared = 0;
        for seed in seeds(25) {
            let Some(pair) = pair(&mut Rng::with_seed(seed), class) else {
                continue;
            };
            let (a, b) = (pair.a.hull(), pair.b.hull());
            let by_roots = relation_by_roots(&a, &b);
            let by_witness = judged(&a, &b).map(|(found, _)| found);
            assert_eq!(by_roots, by_witness, "{class:?}, seed {seed}: {pair:?}");
            if let (Some(truth), Some(found)) = (by_roots, found(&pair)) {
                assert_eq!(found, truth, "{class:?}, seed {seed}: {pair:?}");
                compared += 1;
            }
        }
        assert!(compared > cases(25) / 4, "{class:?}: {compared}");
    }
}

/// The judge agrees with the one for discs.
#[test]
fn both_judges_agree_about_discs() {
    for (k, kind) in generators::KINDS.into_iter().enumerate() {
        for seed in seeds(8) {
            let pair = generators::pair(&mut Rng::with_seed(seed + (k as u64 * 1000)), kind);
            let (a, b) = pair.hulls();
            let of = |hull: &Hull| RoundHull {
                points: hull.points.clone(),
                u: DVec2::new(hull.radius, 0.0),
                w: DVec2::new(0.0, hull.radius),
            };
            let truth = minkowski_judge::relation(&a, &b);
            let found = judged(&of(&a), &of(&b)).map(|(found, _)| found);
            assert_eq!(found, Some(truth), "{pair:?}");
            assert_eq!(relation_by_roots(&of(&a), &of(&b)), Some(truth), "{pair:?}");
        }
    }
}
