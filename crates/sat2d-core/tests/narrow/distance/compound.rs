//! Laws of distances of concave shapes, against brute force over edges and pieces.

use crate::support::concave_cases::{self, Case, case, off, subjects};
use crate::support::rational_gap::{Gap, Solid, rational};
use fastrand::Rng;
use sat2d::decompose::{Options, decompose};
use sat2d::query::{contact, distance};
use sat2d::{DVec2, Relation, Shape, Transform, relation};
use sat2d_test_support::{cases, minkowski_judge, seeds};

#[test]
fn distance_is_the_least_of_any_two_pieces() {
    let subjects = subjects();
    let mut apart = 0;
    for seed in seeds(600) {
        let mut rng = Rng::with_seed(seed);
        let case = case(&mut rng, &subjects, true);
        let Case {
            subject,
            ta,
            other,
            tb,
            parts,
        } = &case;
        let near = distance(&subject.shape, ta, other, tb).unwrap();
        let verdict = relation(&subject.shape, ta, other, tb).unwrap();
        assert_eq!(
            near.distance > 0.0,
            verdict == Relation::Disjoint,
            "seed {seed}"
        );
        if verdict != Relation::Disjoint {
            let deepest = contact(&subject.shape, ta, other, tb).unwrap().unwrap();
            assert_eq!(
                (near.normal, near.on_a),
                (deepest.normal, deepest.points()[0].on_a)
            );
            continue;
        }
        apart += 1;
        let solids = |hulls: &[minkowski_judge::Hull]| -> Vec<Solid> {
            let solid = |hull: &minkowski_judge::Hull| Solid {
                radius: rational(hull.radius),
                ..Solid::of_points(&hull.points)
            };
            hulls.iter().map(solid).collect()
        };
        let (a, b) = (solids(&concave_cases::hulls(subject, ta)), solids(parts));
        let gaps: Vec<Gap> = a
            .iter()
            .flat_map(|a| b.iter().map(move |b| Gap::new(a, b)))
            .collect();
        let slack = rational(near.distance * 1e-12);
        let (low, high) = (
            rational(near.distance) - &slack,
            rational(near.distance) + &slack,
        );
        assert!(
            gaps.iter().all(|gap| gap.cmp(&low).is_ge()),
            "seed {seed}: {}",
            subject.name
        );
        assert!(
            gaps.iter().any(|gap| gap.cmp(&high).is_le()),
            "seed {seed}: {}",
            subject.name
        );
    }
    assert!(apart > 100, "{apart}");
}

/// The placed vertices of each piece, sorted.
fn placed_pieces(shape: &Shape, t: &Transform) -> Vec<Vec<[u64; 2]>> {
    let rings: Vec<&[DVec2]> = shape.rings().collect();
    let points = rings.concat();
    let placed = |&v: &u32| (t.apply(points[v as usize]) + DVec2::ZERO).to_array();
    let sorted = |vertices: &[u32]| {
        let mut piece: Vec<_> = vertices
            .iter()
            .map(|v| placed(v).map(f64::to_bits))
            .collect();
        piece.sort_unstable();
        piece
    };
    match decompose(&rings, &Options::default()) {
        Ok(found) => found.pieces().map(|piece| sorted(piece.vertices)).collect(),
        Err(_) => vec![sorted(&Vec::from_iter(0..points.len() as u32))],
    }
}

/// Whether a piece of one shape lies on the same points as a piece of the other.
fn coincide(a: &Shape, ta: &Transform, b: &Shape, tb: &Transform) -> bool {
    let pieces = placed_pieces(b, tb);
    placed_pieces(a, ta)
        .iter()
        .any(|piece| pieces.contains(piece))
}

#[test]
fn closest_points_lie_on_their_features_and_swap_with_the_shapes() {
    let subjects = subjects();
    let (mut swapped, mut apart) = (0, 0);
    for seed in seeds(3000) {
        let mut rng = Rng::with_seed(seed);
        let exact = rng.bool();
        let case = case(&mut rng, &subjects, exact);
        let Case {
            subject,
            ta,
            other,
            tb,
            ..
        } = &case;
        let near = distance(&subject.shape, ta, other, tb).unwrap();
        let back = distance(other, tb, &subject.shape, ta).unwrap();
        assert_eq!(
            near.distance.to_bits(),
            back.distance.to_bits(),
            "seed {seed}"
        );
        // nothing but their numbers tells pieces apart that lie on the same points
        if !coincide(&subject.shape, ta, other, tb) {
            swapped += 1;
            assert_eq!(
                (near.on_a, near.on_b),
                (back.on_b, back.on_a),
                "seed {seed}"
            );
            assert_eq!(
                (near.feature_a, near.feature_b),
                (back.feature_b, back.feature_a)
            );
        }
        if near.distance > 0.0 {
            apart += 1;
            let lies_off = off(&subject.shape, ta, near.feature_a, near.on_a);
            assert!(lies_off < 1e-12, "seed {seed}: {lies_off} {near:?}");
            let off = near.on_a + near.normal * near.distance - near.on_b;
            assert!(
                off.length() < 1e-12,
                "seed {seed}: {off} {near:?} {other:?}"
            );
        }
    }
    let least = cases(3000) / 4;
    assert!(swapped > least && apart > least, "{swapped} {apart}");
}

/// Far from the origin, corners of a polygon coincide and pieces collapse to segments and points.
#[test]
fn laws_hold_where_rounding_flattens_pieces() {
    let subjects = subjects();
    let mut seen = [0; 3];
    for seed in seeds(3000) {
        let mut rng = Rng::with_seed(seed);
        let Case {
            subject,
            ta,
            other,
            tb,
            ..
        } = case(&mut rng, &subjects, true);
        // One ulp is 1 to 16 there; bodies are about ten units large.
        let away = DVec2::new(rng.f64() - 0.5, rng.f64() - 0.5) * 2f64.powi(rng.i32(54..=57));
        let away = Transform::translation(away).unwrap();
        let (ta, tb) = (away.product(&ta).unwrap(), away.product(&tb).unwrap());
        let verdict = relation(&subject.shape, &ta, &other, &tb).unwrap();
        let hit = contact(&subject.shape, &ta, &other, &tb).unwrap();
        let gap = distance(&subject.shape, &ta, &other, &tb).unwrap().distance;
        let place = format!("seed {seed}: {}, {verdict:?}", subject.name);
        assert_eq!(hit.is_some(), verdict.hits(), "{place}");
        let is_deep = hit.is_some_and(|hit| hit.depth > 0.0);
        assert_eq!(is_deep, verdict.overlaps(), "{place}");
        assert_eq!(gap > 0.0, verdict == Relation::Disjoint, "{place}");
        seen[verdict as usize] += 1;
    }
    assert!(seen.iter().all(|&n| n >= 100), "{seen:?}");
}
