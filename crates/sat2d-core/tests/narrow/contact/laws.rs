//! Laws of contacts, over pairs of every kind.

use crate::support::pairs::{Pair, Rng, pair};
use crate::support::rational_gap::{Gap, Solid};
use sat2d::query::{ContactKind, ContactPoint, Feature, Manifold, Side, contact};
use sat2d::{DVec2, Relation, Shape, Transform, relation};

const PAIRS: u64 = 6000;

/// Calls `check` with pairs of all three verdicts.
fn each_pair(mut check: impl FnMut(u64, &Pair, Relation, Option<Manifold>)) {
    let mut seen = [0; 3];
    for seed in 0..PAIRS {
        let pair = pair(seed, true);
        let Pair { a, ta, b, tb } = &pair;
        let verdict = relation(a, ta, b, tb).expect("in range");
        seen[verdict as usize] += 1;
        check(
            seed,
            &pair,
            verdict,
            contact(a, ta, b, tb).expect("in range"),
        );
    }
    assert!(seen.iter().all(|&n| n > 300), "{seen:?}");
}

#[test]
fn contact_exists_iff_not_disjoint() {
    each_pair(|seed, _, verdict, hit| {
        assert_eq!(hit.is_some(), verdict.hits(), "seed {seed}: {verdict:?}");
    });
}

#[test]
fn depth_is_above_zero_iff_overlapping() {
    each_pair(|seed, _, verdict, hit| {
        let Some(hit) = hit else { return };
        assert_eq!(
            hit.depth > 0.0,
            verdict.overlaps(),
            "seed {seed}: {verdict:?} {hit:?}"
        );
        assert!(hit.depth >= 0.0 && hit.depth.is_finite());
        assert_eq!(hit.points()[0].depth, hit.depth);
    });
}

#[test]
fn depth_is_that_of_the_exact_judge() {
    each_pair(|seed, pair, verdict, hit| {
        if seed % 4 != 0 {
            return;
        }
        let gap = Gap::new(
            &Solid::new(&pair.a, &pair.ta),
            &Solid::new(&pair.b, &pair.tb),
        );
        assert_eq!(gap.relation(), verdict, "seed {seed}");
        if let Some(hit) = hit {
            assert!(
                gap.is_about(-hit.depth, 1e-12),
                "seed {seed}: {pair:?} {}",
                hit.depth
            );
        }
    });
}

#[test]
fn swapping_the_shapes_negates_the_normal_and_swaps_the_features() {
    let mut swapped = 0;
    each_pair(|seed, Pair { a, ta, b, tb }, _, hit| {
        let placed = |s: &Shape, t: &Transform| -> Vec<DVec2> {
            s.vertices().iter().map(|&p| t.apply(p)).collect()
        };
        if placed(a, ta) == placed(b, tb) && a.radius() == b.radius() {
            return; // The two are the same.
        }
        let back = contact(b, tb, a, ta).expect("in range");
        assert_eq!(back.map(|m| m.swapped()), hit, "seed {seed}");
        swapped += u64::from(hit.is_some());
    });
    assert!(swapped > PAIRS / 4, "{swapped}");
}

#[test]
fn normals_are_unit_vectors() {
    each_pair(|seed, _, _, hit| {
        let Some(hit) = hit else { return };
        let off = (hit.normal.length() - 1.0).abs();
        assert!(off < 4e-16, "seed {seed}: {}", hit.normal);
    });
}

#[test]
fn the_two_sides_of_a_contact_point_are_its_depth_apart_along_the_normal() {
    each_pair(|seed, pair, _, hit| {
        let Some(hit) = hit else { return };
        let slack = 1e-14 * size(pair) + 1e-320;
        for point in hit.points() {
            let across = point.on_a - point.on_b - hit.normal * point.depth;
            // Two corners may deviate from an edge's normal only by rounding.
            assert!(across.length() <= slack, "seed {seed}: {across} {hit:?}");
        }
    });
}

/// The largest magnitude of a placed coordinate or radius.
fn size(pair: &Pair) -> f64 {
    let reach = |s: &Shape, t: &Transform| {
        let points = s.vertices().iter().map(|&p| t.apply(p));
        points.fold(s.radius() * t.scale(), |m, p| {
            m.max(p.x.abs()).max(p.y.abs())
        })
    };
    reach(&pair.a, &pair.ta).max(reach(&pair.b, &pair.tb))
}

/// How far a point lies from a feature of a placed shape.
fn off(shape: &Shape, t: &Transform, feature: Feature, p: DVec2) -> f64 {
    let vertex = |k: u32| t.apply(shape.vertices()[k as usize % shape.vertices().len()]);
    let radius = shape.radius() * t.scale();
    match feature {
        Feature::Vertex(k) => {
            assert_eq!(radius, 0.0);
            scaled_length(p - vertex(k))
        }
        Feature::Arc(k) => (scaled_length(p - vertex(k)) - radius).abs(),
        Feature::Edge(k) => {
            let (start, end) = (vertex(k), vertex(k + 1));
            let along = end - start;
            let big = along.abs().max_element();
            let place = ((p - start) / big).dot(along / big) / (along / big).length_squared();
            let foot = start + along * place.clamp(0.0, 1.0);
            (scaled_length(p - foot) - radius).abs()
        }
    }
}

fn scaled_length(v: DVec2) -> f64 {
    let big = v.abs().max_element();
    if big == 0.0 {
        0.0
    } else {
        (v / big).length() * big
    }
}

#[test]
fn features_are_where_the_contact_is() {
    each_pair(|seed, pair, _, hit| {
        let Some(hit) = hit else { return };
        let slack = 1e-14 * size(pair) + 1e-320;
        for point in hit.points() {
            let ContactPoint {
                on_a,
                on_b,
                feature_a,
                feature_b,
                ..
            } = *point;
            assert!(
                off(&pair.a, &pair.ta, feature_a, on_a) <= slack,
                "seed {seed}: a of {hit:?}"
            );
            assert!(
                off(&pair.b, &pair.tb, feature_b, on_b) <= slack,
                "seed {seed}: b of {hit:?}"
            );
        }
        let two = hit.points().len() == 2;
        assert_eq!(hit.kind() == ContactKind::EdgeEdge, two, "seed {seed}");
        if !two {
            let point = hit.points()[0];
            assert_eq!(
                (hit.feature_a, hit.feature_b),
                (point.feature_a, point.feature_b)
            );
        }
    });
}

#[test]
fn the_normal_is_that_of_the_reference_edge() {
    let mut edges = 0;
    each_pair(|seed, pair, _, hit| {
        let Some(hit) = hit else { return };
        let (shape, t, feature) = match hit.reference {
            Some(Side::A) => (&pair.a, &pair.ta, hit.feature_a),
            Some(Side::B) => (&pair.b, &pair.tb, hit.feature_b),
            None => return,
        };
        if let Feature::Edge(k) = feature {
            edges += 1;
            let n = shape.vertices().len();
            let vertex = |k: usize| t.apply(shape.vertices()[k % n]);
            let along = vertex(k as usize + 1) - vertex(k as usize);
            let along = along / along.abs().max_element();
            assert!(
                hit.normal.dot(along.normalize()).abs() < 1e-12,
                "seed {seed}: {hit:?}"
            );
        }
    });
    assert!(edges > PAIRS / 8, "{edges}");
}

#[test]
fn moving_by_depth_and_margin_parts_the_shapes() {
    each_pair(|seed, Pair { a, ta, b, tb }, verdict, hit| {
        let Some(hit) = hit.filter(|_| verdict.overlaps()) else {
            return;
        };
        let (at, bt) = (a.place(ta).unwrap(), b.place(tb).unwrap());
        let out = hit.normal * (hit.depth + at.rounding_margin(&bt));
        let [ca, cb, cc, cd, tx, ty] = tb.to_array();
        let there = Transform::new(ca, cb, cc, cd, tx + out.x, ty + out.y).unwrap();
        let moved = at.relation(&b.place(&there).unwrap());
        assert_ne!(moved, Relation::Overlapping, "seed {seed}: {hit:?}");
    });
}

#[test]
fn whole_moves_of_both_shapes_keep_the_contact_of_a_grid() {
    let mut met = 0;
    for seed in 0..2000 {
        let mut rng = Rng::new(seed);
        let (a, b) = (rng.shape(true, true), rng.shape(true, true));
        let (ta, tb) = (rng.exact_map(), rng.exact_map());
        let offset = DVec2::new(rng.below(1000) as f64, -(rng.below(1000) as f64));
        let away = Transform::translation(offset).unwrap();
        let here = contact(&a, &ta, &b, &tb).unwrap();
        let there = contact(
            &a,
            &away.product(&ta).unwrap(),
            &b,
            &away.product(&tb).unwrap(),
        )
        .unwrap();
        match (here, there) {
            (Some(here), Some(there)) => {
                met += 1;
                assert_eq!(
                    (here.normal, here.depth),
                    (there.normal, there.depth),
                    "seed {seed}"
                );
                assert_eq!(here.reference, there.reference);
                assert_eq!(here.points().len(), there.points().len());
                for (p, q) in here.points().iter().zip(there.points()) {
                    assert_eq!((p.feature_a, p.feature_b), (q.feature_a, q.feature_b));
                    assert!((p.on_a + offset - q.on_a).length() < 1e-11);
                }
            }
            (None, None) => {}
            other => panic!("seed {seed}: {other:?}"),
        }
    }
    assert!(met > 300, "{met}");
}

#[test]
fn mirroring_both_shapes_keeps_the_depth_and_mirrors_a_contact_that_is_the_only_one() {
    let mirror = Transform::new(-1.0, 0.0, 0.0, 1.0, 0.0, 0.0).unwrap();
    let mut mirrored = 0;
    each_pair(|seed, Pair { a, ta, b, tb }, _, hit| {
        let there = contact(
            a,
            &mirror.product(ta).unwrap(),
            b,
            &mirror.product(tb).unwrap(),
        )
        .unwrap();
        let (Some(hit), Some(there)) = (hit, there) else {
            assert_eq!(hit.is_some(), there.is_some(), "seed {seed}");
            return;
        };
        let depth_error = (hit.depth - there.depth).abs();
        assert!(
            depth_error <= 1e-12 * hit.depth,
            "seed {seed}: {} {}",
            hit.depth,
            there.depth
        );
        if (hit.normal * DVec2::new(-1.0, 1.0) - there.normal).length() < 1e-12 {
            mirrored += 1;
            let features = |m: &Manifold| (m.reference, m.points().len());
            if hit.points().len() == 1 && there.points().len() == 1 {
                assert_eq!(features(&hit), features(&there), "seed {seed}");
            }
        }
    });
    assert!(
        mirrored > 1500,
        "most contacts are the only one: {mirrored}"
    );
}
