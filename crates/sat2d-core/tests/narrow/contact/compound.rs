//! Laws of contacts of concave shapes: they agree with the verdict, and the diagonals between
//! pieces never show.

use crate::support::concave_cases::{Case, case, hulls, outline, subjects};
use fastrand::Rng;
use sat2d::query::{ContactKind, Feature, Manifold, Side, contact, contacts};
use sat2d::{DVec2, Relation, Shape, Transform, relation};
use sat2d_test_support::{cases, minkowski_judge, seeds};

fn each_case(small: u64, mut check: impl FnMut(u64, &Case, Relation, &[Manifold])) {
    let subjects = subjects();
    for seed in seeds(small) {
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
        let verdict = relation(&subject.shape, ta, other, tb).expect("in range");
        let hits = contacts(&subject.shape, ta, other, tb).expect("in range");
        check(seed, &case, verdict, &hits);
    }
}

#[test]
fn contacts_exist_iff_not_disjoint_and_the_deepest_has_a_depth_iff_overlapping() {
    let mut seen = [0; 3];
    each_case(6000, |seed, case, verdict, hits| {
        let name = &case.subject.name;
        seen[verdict as usize] += 1;
        assert_eq!(
            !hits.is_empty(),
            verdict.hits(),
            "seed {seed}, {name}: {verdict:?}"
        );
        let deepest = contact(&case.subject.shape, &case.ta, &case.other, &case.tb).unwrap();
        assert_eq!(hits.first().copied(), deepest, "seed {seed}, {name}");
        let Some(deepest) = deepest else { return };
        assert_eq!(
            deepest.depth > 0.0,
            verdict.overlaps(),
            "seed {seed}, {name}: {deepest:?}"
        );
        for hit in hits {
            assert!(
                hit.depth >= 0.0 && hit.depth <= deepest.depth,
                "seed {seed}"
            );
            assert_eq!(hit.points()[0].depth, hit.depth, "seed {seed}");
            assert!((hit.normal.length() - 1.0).abs() < 4e-16, "seed {seed}");
        }
    });
    assert!(
        seen.iter().all(|&n| n > 300),
        "all three verdicts occur: {seen:?}"
    );
}

#[test]
fn swapping_the_shapes_swaps_every_contact() {
    let mut swapped = 0;
    each_case(3000, |seed, case, _, hits| {
        let corners = |hull: &minkowski_judge::Hull| {
            let mut corners = hull.points.clone();
            corners.sort_by(|p, q| p.x.total_cmp(&q.x).then(p.y.total_cmp(&q.y)));
            corners
        };
        let own: Vec<_> = hulls(case.subject, &case.ta).iter().map(corners).collect();
        if case.parts.iter().any(|part| own.contains(&corners(part))) {
            return; // The two are the same.
        }
        let back = contacts(&case.other, &case.tb, &case.subject.shape, &case.ta).unwrap();
        let back: Vec<Manifold> = back.iter().map(Manifold::swapped).collect();
        for (i, (back, hit)) in back.iter().zip(hits).enumerate() {
            assert_eq!(back, hit, "seed {seed}, {}, {i}", case.subject.name);
        }
        assert_eq!(back.len(), hits.len());
        swapped += hits.len() as u64;
    });
    assert!(swapped > cases(3000) / 2, "{swapped}");
}

/// How far a point lies from a feature of a placed shape; a vertex that `is_reference` may stand
/// for the line of an edge that ends there.
fn off(shape: &Shape, t: &Transform, feature: Feature, p: DVec2, is_reference: bool) -> f64 {
    let radius = if shape.radius() > 0.0 {
        shape.radius() * t.scale()
    } else {
        0.0
    };
    match feature {
        Feature::Vertex(k) | Feature::Arc(k) => {
            assert_eq!(matches!(feature, Feature::Arc(_)), radius > 0.0);
            let vertex = t.apply(shape.vertices()[k as usize]);
            let from_vertex = ((p - vertex).length() - radius).abs();
            let edges = outline(shape, t).into_iter();
            edges
                .filter(|edge| is_reference && (edge.1 == vertex || edge.2 == vertex))
                .map(|(_, start, end)| (p - start).perp_dot((end - start).normalize()).abs())
                .fold(from_vertex, |off, across| off.min((across - radius).abs()))
        }
        Feature::Edge(k) => {
            let edges = outline(shape, t);
            let &(_, start, end) = edges.iter().find(|edge| edge.0 == k).expect("an edge");
            let along = end - start;
            let place = (p - start).dot(along) / along.length_squared();
            ((p - (start + along * place.clamp(0.0, 1.0))).length() - radius).abs()
        }
    }
}

#[test]
fn features_are_where_the_contacts_are() {
    let (mut named, mut deep) = (0, 0);
    each_case(4000, |seed, case, _, hits| {
        for hit in hits {
            let two = hit.points().len() == 2;
            assert_eq!(
                hit.kind() == ContactKind::EdgeEdge,
                two,
                "seed {seed}: {hit:?}"
            );
            for point in hit.points() {
                let of = |side| hit.reference == Some(side);
                let (of_a, of_b) = (of(Side::A), of(Side::B));
                let (on_a, on_b) = (point.on_a, point.on_b);
                let shape = &case.subject.shape;
                let a = off(shape, &case.ta, point.feature_a, on_a, of_a);
                let b = off(&case.other, &case.tb, point.feature_b, on_b, of_b);
                if hit.reference.is_none() && a.max(b) > 1e-12 {
                    deep += 1; // Far from the outline: reported as the nearest vertex.
                    continue;
                }
                named += 1;
                assert!(a < 1e-12 && b < 1e-12, "seed {seed}: {a} {b} {hit:?}");
                let off = on_a - on_b - hit.normal * point.depth;
                assert!(off.length() < 1e-12, "seed {seed}: {hit:?}");
            }
        }
    });
    assert!(named > 2000 && deep < named / 10, "{named} {deep}");
}

#[test]
fn the_normal_is_that_of_an_edge_of_the_outline() {
    let mut edges_met = 0;
    each_case(3000, |seed, case, _, hits| {
        for hit in hits {
            let (shape, t, feature) = match hit.reference {
                Some(Side::A) => (&case.subject.shape, &case.ta, hit.feature_a),
                Some(Side::B) => (&case.other, &case.tb, hit.feature_b),
                None => continue,
            };
            if let Feature::Edge(k) = feature {
                edges_met += 1;
                let edges = outline(shape, t);
                let &(_, p, q) = edges.iter().find(|edge| edge.0 == k).unwrap();
                let lean = hit.normal.dot((q - p).normalize()).abs();
                assert!(lean < 1e-12, "seed {seed}, {}: {hit:?}", case.subject.name);
            }
        }
    });
    assert!(edges_met > cases(3000) / 2, "{edges_met}");
}

#[test]
fn no_point_is_told_twice() {
    let mut compared = 0;
    each_case(3000, |seed, _, _, hits| {
        for (i, hit) in hits.iter().enumerate() {
            let earlier = hits[..i]
                .iter()
                .filter(|other| other.normal.dot(hit.normal) > 1.0 - 1e-15);
            for q in earlier.flat_map(|other| other.points()) {
                let again = hit
                    .points()
                    .iter()
                    .any(|p| (p.feature_a, p.feature_b) == (q.feature_a, q.feature_b));
                assert!(!again, "seed {seed}: {hits:?}");
                compared += 1;
            }
        }
    });
    assert!(compared > cases(3000) / 100, "{compared}");
}

fn p(x: f64, y: f64) -> DVec2 {
    DVec2::new(x, y)
}

/// A floor on pillars. Its top has a vertex above every second corner, so it has many pieces.
fn floor() -> Shape {
    let mut ring: Vec<DVec2> = Vec::new();
    for i in 0..8 {
        let x = f64::from(i) * 4.0;
        ring.extend([
            p(x, -4.0),
            p(x + 2.0, -4.0),
            p(x + 2.0, -1.0),
            p(x + 4.0, -1.0),
        ]);
    }
    ring.pop();
    ring.pop();
    let right = ring.last().unwrap().x;
    ring.extend((0..=(right as i32)).rev().map(|x| p(f64::from(x), 0.0)));
    Shape::polygon(&[&ring]).expect("simple")
}

/// Bodies with flat, pointed and round undersides that reach 1 below their origin.
fn sliders() -> [Shape; 6] {
    [
        Shape::rectangle(2.0, 2.0).unwrap(),
        Shape::circle(DVec2::ZERO, 1.0).unwrap(),
        Shape::capsule(p(-1.0, 0.0), p(1.0, 0.0), 1.0).unwrap(),
        Shape::rounded_polygon(
            &[p(-0.5, -0.5), p(0.5, -0.5), p(0.5, 0.5), p(-0.5, 0.5)],
            0.5,
        )
        .unwrap(),
        Shape::convex_polygon(&[p(0.0, -1.0), p(1.0, 1.0), p(-1.0, 1.0)]).unwrap(),
        Shape::polygon(&[&[
            p(-2.0, -1.0),
            p(2.0, -1.0),
            p(2.0, 1.0),
            p(1.0, 1.0),
            p(1.0, 0.0),
            p(-1.0, 0.0),
            p(-1.0, 1.0),
            p(-2.0, 1.0),
        ]])
        .unwrap(),
    ]
}

#[test]
fn whatever_slides_over_a_floor_of_many_pieces_is_pushed_straight_up() {
    let floor = floor();
    let sliders = sliders();
    for mirror in [1.0, -1.0] {
        let under = Transform::placement(DVec2::ZERO, 0.0, mirror, 1.0).unwrap();
        for slider in &sliders {
            for step in 0..400 {
                for depth in [0.0, 0.0625, 0.25] {
                    let x = mirror * (2.5 + f64::from(step) / 16.0);
                    let at = Transform::translation(p(x, 1.0 - depth)).unwrap();
                    let hits = contacts(&floor, &under, slider, &at).unwrap();
                    assert!(!hits.is_empty());
                    for hit in &hits {
                        assert_eq!(
                            (hit.normal, hit.depth),
                            (DVec2::Y, depth),
                            "at {x}: {hit:?}"
                        );
                    }
                    let back = contacts(slider, &at, &floor, &under).unwrap();
                    assert!(back.iter().all(|hit| hit.normal == DVec2::NEG_Y));
                }
            }
        }
    }
}

#[test]
fn a_turned_floor_that_rounding_has_bent_pushes_straight_out_as_well() {
    let floor = floor();
    let mut met = 0;
    for seed in seeds(4000) {
        let mut rng = Rng::with_seed(seed);
        let mirror = if rng.bool() { -1.0 } else { 1.0 };
        let at = DVec2::new(rng.f64() * 90.0, rng.f64() * 90.0);
        let turned = Transform::placement(at, rng.f64() * 7.0, mirror, 1.0).unwrap();
        let slider = &sliders()[rng.usize(0..6)];
        let depth = rng.f64() * 0.25;
        let over = Transform::translation(p(2.5 + rng.f64() * 25.0, 1.0 - depth)).unwrap();
        let on = turned.product(&over).unwrap();
        let up = (turned.apply(DVec2::Y) - turned.apply(DVec2::ZERO)).normalize();
        let hits = contacts(&floor, &turned, slider, &on).expect("in range");
        for hit in &hits {
            assert!(
                (hit.normal - up).length() < 1e-9,
                "seed {seed}: {hit:?} {up}"
            );
            assert!(hit.depth < depth + 1e-9, "seed {seed}: {hit:?} {depth}");
        }
        if let Some(deepest) = hits.first() {
            met += 1;
            assert!(
                (deepest.depth - depth).abs() < 1e-9,
                "seed {seed}: {deepest:?} {depth}"
            );
        }
    }
    // only rounding may part a slider that barely touches
    assert!(met > cases(4000) * 99 / 100, "{met}");
}

#[test]
fn an_u_on_a_floor_stands_on_both_its_feet() {
    let u = [
        p(0.0, 0.0),
        p(1.0, 0.0),
        p(1.0, 2.0),
        p(3.0, 2.0),
        p(3.0, 0.0),
        p(4.0, 0.0),
        p(4.0, 3.0),
        p(0.0, 3.0),
    ];
    let u = Shape::polygon(&[&u]).unwrap();
    let floor = Shape::rectangle(20.0, 2.0).unwrap();
    let at = Transform::translation(p(0.0, 0.875)).unwrap();
    let hits = contacts(&floor, &Transform::IDENTITY, &u, &at).unwrap();
    let mut found: Vec<_> = hits
        .iter()
        .map(|hit| (hit.feature_b, hit.normal, hit.depth, hit.points().len()))
        .collect();
    found.sort_by_key(|hit| hit.0);
    assert_eq!(
        found,
        [
            (Feature::Edge(0), DVec2::Y, 0.125, 2),
            (Feature::Edge(4), DVec2::Y, 0.125, 2)
        ]
    );
}

#[test]
fn a_ball_in_a_hole_touches_its_rim_by_the_edges_it_touches() {
    let outer = [p(-9.0, -9.0), p(9.0, -9.0), p(9.0, 9.0), p(-9.0, 9.0)];
    let hole = [p(-4.0, -4.0), p(4.0, -4.0), p(4.0, 4.0), p(-4.0, 4.0)];
    let frame = Shape::polygon(&[&outer, &hole]).unwrap();
    let ball = Shape::circle(DVec2::ZERO, 4.0).unwrap();
    let hits = contacts(&frame, &Transform::IDENTITY, &ball, &Transform::IDENTITY).unwrap();
    let mut found: Vec<_> = hits
        .iter()
        .map(|hit| (hit.feature_a, hit.normal, hit.depth))
        .collect();
    found.sort_by_key(|hit| hit.0);
    assert_eq!(
        found,
        [
            (Feature::Edge(4), DVec2::Y, 0.0),
            (Feature::Edge(5), DVec2::NEG_X, 0.0),
            (Feature::Edge(6), DVec2::NEG_Y, 0.0),
            (Feature::Edge(7), DVec2::X, 0.0),
        ]
    );
}

#[test]
fn a_point_and_a_segment_on_a_cut_are_parted_by_an_edge() {
    // The only diagonal of an L with one corner cut off runs between its two outer corners.
    let dart = Shape::polygon(&[&[p(0.0, 0.0), p(4.0, -4.0), p(1.0, 0.0), p(4.0, 4.0)]]).unwrap();
    let at = Transform::IDENTITY;
    for body in [
        Shape::circle(p(0.5, 0.0), 0.0).unwrap(),
        Shape::segment(p(0.25, 0.0), p(0.75, 0.0)).unwrap(),
        Shape::segment(p(-3.0, 0.0), p(0.75, 0.0)).unwrap(),
    ] {
        let hit = contact(&dart, &at, &body, &at).unwrap().expect("inside");
        assert!(hit.depth > 0.0);
        assert!(matches!(hit.feature_a, Feature::Edge(_)), "{hit:?}");
    }
}
