//! Answers where small features stand beside large coordinates, over fresh pairs, against exact
//! fractions. `SAT2D_CASES` sets the number of pairs.

use crate::common::cases;
use crate::common::rational::Rational;
use crate::mixed_pairs::{MixedPair, mixed_pair, parts};
use crate::rational_gap::{Gap, Solid, point, rational};
use sat2d::query::{ContactKind, Manifold, contact, contacts};
use sat2d::{DVec2, Relation, Shape, ShapeKind, relation};
use std::cmp::Ordering;
use std::collections::BTreeMap;

/// Counts the pairs that break each law, so that a run over many pairs reports all of them.
#[derive(Default)]
struct Laws {
    broken: BTreeMap<&'static str, (u64, Vec<u64>)>,
}

impl Laws {
    fn check(&mut self, seed: u64, law: &'static str, holds: bool) {
        if !holds {
            let (count, seeds) = self.broken.entry(law).or_default();
            *count += 1;
            if seeds.len() < 10 {
                seeds.push(seed);
            }
        }
    }
}

impl Drop for Laws {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            assert!(self.broken.is_empty(), "{:#?}", self.broken);
        }
    }
}

/// The exact gap of two convex shapes; `None` if one of them is concave.
fn exact_gap(MixedPair { a, ta, b, tb }: &MixedPair) -> Option<Gap> {
    let is_convex = |shape: &Shape| shape.kind() != ShapeKind::ConcavePolygon;
    (is_convex(a) && is_convex(b)).then(|| Gap::new(&Solid::new(a, ta), &Solid::new(b, tb)))
}

/// The exact relation of two shapes, of which one is concave. `None` where placing it rounds, and
/// where a point or segment only touches pieces, since it may lie on a cut inside the shape.
fn exact_relation(MixedPair { a, ta, b, tb }: &MixedPair) -> Option<Relation> {
    let (of_a, of_b) = (parts(a, ta)?, parts(b, tb)?);
    let pairs = of_a.iter().flat_map(|p| of_b.iter().map(move |q| (p, q)));
    let mut met = Relation::Disjoint;
    for (p, q) in pairs {
        match Gap::new(p, q).relation() {
            Relation::Overlapping => return Some(Relation::Overlapping),
            Relation::Touching => met = Relation::Touching,
            Relation::Disjoint => {}
        }
    }
    let is_thin = |shape: &Shape| shape.vertices().len() < 3 && shape.radius() == 0.0;
    (met == Relation::Disjoint || !is_thin(a) && !is_thin(b)).then_some(met)
}

/// Whether a vector has length 1 up to 4 units in the last place.
fn is_unit(v: DVec2) -> bool {
    if !v.is_finite() {
        return false;
    }
    let square = |x: f64| rational(x) * rational(x);
    let length2 = square(v.x) + square(v.y);
    length2 >= square(1.0 - 4.0 * f64::EPSILON) && length2 <= square(1.0 + 4.0 * f64::EPSILON)
}

/// By how much two solids overlap along a direction, times its length.
fn overlap_along(a: &Solid, b: &Solid, direction: DVec2) -> Rational {
    let (x, y) = point(direction);
    let along = |(px, py): &(Rational, Rational)| px * &x + py * &y;
    let most = a.points.iter().map(along).max().expect("a point");
    let least = b.points.iter().map(along).min().expect("a point");
    most - least + &a.radius + &b.radius
}

fn is_finite(hit: &Manifold) -> bool {
    let numbers = hit.points().iter().flat_map(|p| {
        let (a, b) = (p.on_a, p.on_b);
        [a.x, a.y, b.x, b.y, p.depth]
    });
    let own = [hit.normal.x, hit.normal.y, hit.depth];
    own.into_iter().chain(numbers).all(f64::is_finite)
}

#[test]
fn contacts_agree_with_exact_fractions() {
    let mut laws = Laws::default();
    let mut seen = [0; 3];
    for seed in 0..cases(600) {
        let pair = mixed_pair(seed);
        let MixedPair { a, ta, b, tb } = &pair;
        let verdict = relation(a, ta, b, tb).expect("the pair can be placed");
        seen[verdict as usize] += 1;
        let gap = exact_gap(&pair);
        let truth = match &gap {
            Some(gap) => Some(gap.relation()),
            None => exact_relation(&pair),
        };
        let mut check = |law, holds| laws.check(seed, law, holds);
        check("the relation is exact", truth.is_none_or(|r| r == verdict));
        let hit = contact(a, ta, b, tb).expect("the pair can be placed");
        check(
            "a contact exists iff not disjoint",
            hit.is_some() == verdict.hits(),
        );
        let all = contacts(a, ta, b, tb).expect("the pair can be placed");
        check(
            "the first of all contacts is the contact",
            all.first() == hit.as_ref(),
        );
        for hit in &all {
            check("every number is finite", is_finite(hit));
            check("the normal is a unit vector", is_unit(hit.normal));
            let depths = hit.points().iter().map(|p| p.depth);
            check(
                "no point is deeper than the contact",
                depths.into_iter().all(|d| d >= 0.0 && d <= hit.depth),
            );
            check(
                "the first point is the deepest",
                hit.points()[0].depth == hit.depth,
            );
            let is_stretch = hit.points().len() == 2;
            check(
                "edge-edge iff two points",
                (hit.kind() == ContactKind::EdgeEdge) == is_stretch,
            );
        }
        let Some(hit) = hit else { continue };
        check(
            "a depth above 0 iff overlapping",
            (hit.depth > 0.0) == verdict.overlaps(),
        );
        let Some(gap) = gap.filter(|_| is_finite(&hit)) else {
            continue;
        };
        check(
            "the depth is exact to 1e-12 of itself",
            gap.is_about(-hit.depth, 1e-12),
        );
        let (placed_a, placed_b) = (Solid::new(a, ta), Solid::new(b, tb));
        let margin = a.place(ta).unwrap().rounding_margin(&b.place(tb).unwrap());
        let out = rational(hit.depth) + rational(margin);
        let square = |x: f64| rational(x) * rational(x);
        let moved = out * (square(hit.normal.x) + square(hit.normal.y));
        let overlap = overlap_along(&placed_a, &placed_b, hit.normal);
        check(
            "the depth separates along the normal",
            moved.cmp(&overlap) != Ordering::Less,
        );
    }
    assert!(seen.iter().all(|&n| n > cases(600) / 40), "{seen:?}");
}
