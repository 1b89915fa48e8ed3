//! Laws of distances, casts and sweeps of concave shapes, against brute force over edges and
//! pieces.

use crate::common::minkowski_judge;
use crate::common::seeds;
use crate::support::concave_cases::{self, Case, case, outline, subjects};
use crate::support::rational_gap::{Gap, Solid, rational};
use fastrand::Rng;
use sat2d::decompose::{Options, decompose};
use sat2d::query::{Feature, Motion, cast_segment, contact, distance, sweep};
use sat2d::{DVec2, Relation, Shape, Transform, relation};

fn p(x: f64, y: f64) -> DVec2 {
    DVec2::new(x, y)
}

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

/// How far a point lies from an edge or vertex of a placed shape.
pub fn off(shape: &Shape, t: &Transform, feature: Feature, at: DVec2) -> f64 {
    match feature {
        Feature::Vertex(k) => (at - t.apply(shape.vertices()[k as usize])).length(),
        Feature::Edge(k) => {
            let edges = outline(shape, t);
            let &(_, start, end) = edges.iter().find(|edge| edge.0 == k).expect("an edge");
            let along = end - start;
            let place = (at - start).dot(along) / along.length_squared();
            (at - (start + along * place.clamp(0.0, 1.0))).length()
        }
        Feature::Arc(_) => panic!("a polygon has no arcs"),
    }
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
        let Ok(near) = distance(&subject.shape, ta, other, tb) else {
            continue;
        };
        let back = distance(other, tb, &subject.shape, ta).unwrap();
        assert_eq!(
            near.distance.to_bits(),
            back.distance.to_bits(),
            "seed {seed}"
        );
        // nothing but their numbers tells pieces apart that lie on the same points
        if !coincide(&subject.shape, ta, other, tb) {
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
            let lies_off = off(&subject.shape, ta, near.feature_a, near.on_a);
            assert!(lies_off < 1e-12, "seed {seed}: {lies_off} {near:?}");
            let off = near.on_a + near.normal * near.distance - near.on_b;
            assert!(
                off.length() < 1e-12,
                "seed {seed}: {off} {near:?} {other:?}"
            );
        }
    }
}

#[test]
fn a_sweep_meets_the_first_of_the_pieces() {
    let subjects = subjects();
    let (mut met, mut missed) = (0, 0);
    for seed in seeds(600) {
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
        let pieces: Vec<Shape> = subject
            .pieces
            .iter()
            .map(|piece| Shape::convex_polygon(piece).expect("convex"))
            .collect();
        let aside = p(rng.f64() * 40.0 - 20.0, rng.f64() * 40.0 - 20.0);
        let spin = if rng.bool() {
            0.0
        } else {
            rng.f64() * 6.0 - 3.0
        };
        let away = Transform::translation(aside).unwrap();
        let Ok(start) = away.product(tb) else {
            continue;
        };
        let still = Motion::still(*ta);
        let motion = Motion::turning(start, aside * -1.5, spin, start.apply(DVec2::ZERO)).unwrap();
        let Ok(hit) = sweep(&subject.shape, &still, other, &motion) else {
            continue;
        };
        let each: Vec<_> = pieces
            .iter()
            .filter_map(|piece| sweep(piece, &still, other, &motion).unwrap())
            .collect();
        let first = each.iter().map(|hit| hit.time).min_by(f64::total_cmp);
        let name = &subject.name;
        let speed = aside.length() * 1.5 + 20.0 * spin.abs();
        let enough = 1e-9 * (1.0 + 1.0 / speed);
        match (hit, first) {
            (Some(hit), Some(first)) => {
                met += 1;
                // A turning shape stops within a length tolerance, which is a longer time where it
                // grazes.
                let grazing = spin != 0.0 || hit.approach < 1e-3 * speed;
                // the offset of the moving shape is rounded on the way
                let [.., x, y] = start.to_array();
                let rounded = 64.0 * f64::EPSILON * x.abs().max(y.abs());
                let allowed = if grazing {
                    1e-4
                } else {
                    enough + rounded / hit.approach
                };
                assert!(
                    (hit.time - first).abs() < allowed,
                    "seed {seed}, {name}: {first} {hit:?}"
                );
                if hit.time > 0.0 {
                    assert_ne!(hit.relation, Relation::Overlapping, "seed {seed}, {name}");
                }
                for _ in 0..8 {
                    let before = motion.at(hit.time * rng.f64() * (1.0 - 1e-9)).unwrap();
                    if hit.time > 0.0 {
                        let earlier = relation(&subject.shape, ta, other, &before).unwrap();
                        assert_eq!(earlier, Relation::Disjoint, "seed {seed}, {name}");
                    }
                }
            }
            (None, None) => missed += 1,
            (hit, first) => panic!("seed {seed}, {name}: {hit:?} {first:?}"),
        }
    }
    assert!(met > 150 && missed > 50, "{met} {missed}");
}

#[test]
fn a_ball_flies_through_a_window_and_out_of_it_no_farther_than_the_wall() {
    let outer = [p(0.0, 0.0), p(4.0, 0.0), p(4.0, 20.0), p(0.0, 20.0)];
    let gap = [p(1.0, 8.0), p(3.0, 8.0), p(3.0, 12.0), p(1.0, 12.0)];
    let frame = Shape::polygon(&[&outer, &gap]).unwrap();
    let ball = Shape::circle(DVec2::ZERO, 0.5).unwrap();
    let still = Motion::still(Transform::IDENTITY);
    let inside = Transform::translation(p(2.0, 10.0)).unwrap();
    let near = distance(&frame, &Transform::IDENTITY, &ball, &inside).unwrap();
    assert_eq!(near.distance, 0.5);
    let flight = Motion::linear(inside, p(0.0, 1000.0)).unwrap();
    let hit = sweep(&frame, &still, &ball, &flight)
        .unwrap()
        .expect("held");
    assert_eq!((hit.time * 1000.0, hit.closest.normal), (1.5, DVec2::NEG_Y));
    assert_eq!(hit.closest.feature_a, Feature::Edge(6));
    let hit = cast_segment(&frame, &Transform::IDENTITY, p(2.0, 10.0), p(2.0, 110.0));
    let hit = hit.unwrap().expect("held");
    assert_eq!(
        (hit.point, hit.normal, hit.feature),
        (p(2.0, 12.0), DVec2::NEG_Y, Some(Feature::Edge(6)))
    );
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
