//! Casts at concave shapes: the outline is met first where exact fractions say so.

use crate::support::concave_cases::{self, Subject, off, outline, subjects};
use crate::support::rational_gap::{Point, cross, point, rational, zero};
use fastrand::Rng;
use sat2d::query::{Feature, RayHit, cast_segment, point_relation};
use sat2d::{DVec2, Relation, Shape, Transform, relation};
use sat2d_test_support::generators::{self, Style};
use sat2d_test_support::rational::Rational;
use sat2d_test_support::seeds;

/// The first place on a path, as a fraction, at which it meets an edge of an outline.
fn first_meeting(edges: &[(u32, DVec2, DVec2)], from: &Point, to: &Point) -> Option<Rational> {
    let mut places: Vec<Rational> = Vec::new();
    let along = (&to.0 - &from.0, &to.1 - &from.1);
    let square = &along.0 * &along.0 + &along.1 * &along.1;
    for (_, a, b) in edges {
        let (a, b) = (point(*a), point(*b));
        let (sa, sb) = (cross(from, to, &a), cross(from, to, &b));
        let place =
            |at: &Point| ((&at.0 - &from.0) * &along.0 + (&at.1 - &from.1) * &along.1) / &square;
        if sa == zero() {
            places.push(place(&a));
        }
        if sb == zero() {
            places.push(place(&b));
        }
        if (sa > zero()) != (sb > zero()) && sa != sb {
            let share = &sa / (&sa - &sb);
            places.push(place(&(
                &a.0 + (&b.0 - &a.0) * &share,
                &a.1 + (&b.1 - &a.1) * &share,
            )));
        }
    }
    let one = rational(1.0);
    places
        .into_iter()
        .filter(|at| *at >= zero() && *at <= one)
        .min()
}

#[test]
fn a_cast_meets_the_outline_first_where_it_does() {
    let subjects = subjects();
    let mut seen = [0; 3];
    for seed in seeds(4000) {
        let mut rng = Rng::with_seed(seed);
        let subject = &subjects[rng.usize(0..subjects.len())];
        let t = concave_cases::exact_placement(&mut rng, subject);
        let vertices: Vec<DVec2> = subject
            .shape
            .vertices()
            .iter()
            .map(|&v| t.apply(v))
            .collect();
        let draw = |rng: &mut Rng| {
            let [v, w] = [0; 2].map(|_| vertices[rng.usize(0..vertices.len())]);
            match rng.u8(0..5) {
                0 => v,
                1 => (v + w) / 2.0,
                2 => v + (v - w),
                3 => generators::point(rng, Style::Grid),
                _ => generators::point(rng, Style::Plain),
            }
        };
        let (from, to) = (draw(&mut rng), draw(&mut rng));
        let hit = cast_segment(&subject.shape, &t, from, to).unwrap();
        let path = if from == to {
            Shape::circle(from, 0.0).unwrap()
        } else {
            Shape::segment(from, to).unwrap()
        };
        let verdict = relation(&subject.shape, &t, &path, &Transform::IDENTITY).unwrap();
        let name = &subject.name;
        assert_eq!(hit.is_some(), verdict.hits(), "seed {seed}, {name}");
        let Some(hit) = hit else { continue };
        let start = point_relation(&subject.shape, &t, from).unwrap();
        seen[start as usize] += 1;
        assert_eq!(
            hit.starts_inside(),
            start == Relation::Overlapping,
            "seed {seed}, {name}"
        );
        if start != Relation::Disjoint {
            assert_eq!((hit.fraction, hit.point), (0.0, from), "seed {seed}");
        }
        let Some(feature) = hit.feature else { continue };
        let lies_off = off(&subject.shape, &t, feature, hit.point);
        assert!(lies_off < 1e-11, "seed {seed}, {name}: {lies_off} {hit:?}");
        if start == Relation::Disjoint {
            let edges = outline(&subject.shape, &t);
            let truth = first_meeting(&edges, &point(from), &point(to)).expect("it meets");
            let truth = truth.to_f64();
            let error = (hit.fraction - truth).abs() * (to - from).length();
            assert!(error < 1e-11, "seed {seed}, {name}: {truth} {hit:?}");
            assert!(
                hit.normal.dot(to - from) <= 1e-11,
                "seed {seed}, {name}: {hit:?}"
            );
        }
    }
    assert!(seen.iter().all(|&n| n > 200), "{seen:?}");
}

/// Where on a path its hit says that it meets the outline: the exact fraction of the feature.
fn place_of_feature(
    edges: &[(u32, DVec2, DVec2)],
    feature: Feature,
    from: &Point,
    to: &Point,
) -> Rational {
    let along = (&to.0 - &from.0, &to.1 - &from.1);
    match feature {
        Feature::Edge(number) => {
            let (_, a, b) = edges.iter().find(|edge| edge.0 == number).expect("an edge");
            let (a, b) = (point(*a), point(*b));
            let (before, after) = (cross(&a, &b, from), cross(&a, &b, to));
            &before / (&before - &after)
        }
        Feature::Vertex(number) => {
            let (_, at, _) = edges
                .iter()
                .find(|edge| edge.0 == number)
                .expect("a vertex");
            let at = point(*at);
            assert!(cross(from, to, &at) == zero(), "the path misses the vertex");
            let square = &along.0 * &along.0 + &along.1 * &along.1;
            ((&at.0 - &from.0) * &along.0 + (&at.1 - &from.1) * &along.1) / square
        }
        Feature::Arc(_) => panic!("a sharp shape has no arcs"),
    }
}

/// Judges a cast in exact fractions: what is met, where, and by which feature.
fn judge_far_cast(
    name: &str,
    (shape, t): (&Shape, &Transform),
    (start, end): (DVec2, DVec2),
) -> Option<RayHit> {
    if point_relation(shape, t, start).unwrap().hits() {
        return None;
    }
    let hit = cast_segment(shape, t, start, end).unwrap();
    let edges = outline(shape, t);
    let (from, to) = (point(start), point(end));
    let truth = first_meeting(&edges, &from, &to);
    assert_eq!(hit.is_some(), truth.is_some(), "{name}");
    let (hit, truth) = (hit?, truth?);
    let feature = hit.feature.expect("it starts outside");
    let place = place_of_feature(&edges, feature, &from, &to);
    assert!(place == truth, "{name}: another part is met before {hit:?}");
    let is_at = |found: f64, from: &Rational, to: &Rational| {
        let there = from + (to - from) * &truth;
        (rational(found) - there).abs() < rational(1e-11)
    };
    let is_there = is_at(hit.point.x, &from.0, &to.0) && is_at(hit.point.y, &from.1, &to.1);
    assert!(is_there, "{name}: {hit:?}");
    Some(hit)
}

/// From far away, all fractions are about the same: those of doubles do not tell which part of the
/// outline is met first.
#[test]
fn a_cast_from_far_away_meets_the_outline_first_where_it_does() {
    let subjects = subjects();
    let mut met = 0;
    for seed in seeds(4000) {
        let mut rng = Rng::with_seed(seed);
        let subject = &subjects[rng.usize(0..subjects.len())];
        let Subject { shape, name, .. } = subject;
        let t = concave_cases::exact_placement(&mut rng, subject);
        let vertices = shape.vertices();
        let [v, w] = [0; 2].map(|_| t.apply(vertices[rng.usize(0..vertices.len())]));
        let aim = v + (w - v) * rng.f64();
        let most = [18.0, 140.0][rng.usize(0..2)];
        let away = DVec2::from_angle(rng.f64() * 7.0) * 10f64.powf(rng.f64() * most);
        let start = aim + away;
        let end = aim - away * [0.5, 0.0, 1.0, 1e-3][rng.usize(0..4)];
        let what = format!("seed {seed}, {name}");
        met += usize::from(judge_far_cast(&what, (shape, &t), (start, end)).is_some());
    }
    assert!(met > 1500, "{met}");
}

/// A comb whose teeth are a hundredth of a unit apart, from 1e15 away.
#[test]
fn the_first_tooth_of_a_comb_is_met_from_far_away() {
    let teeth = 40;
    let mut ring = Vec::new();
    for i in 0..teeth {
        let x = f64::from(i) / 64.0;
        ring.extend([(x, 1.0), (x + 1.0 / 256.0, 0.0), (x + 1.0 / 128.0, 1.0)]);
    }
    ring.extend([(1.0, 1.0), (1.0, 2.0), (0.0, 2.0)]);
    let ring: Vec<DVec2> = ring.into_iter().map(DVec2::from).collect();
    let comb = Shape::polygon(&[&ring]).unwrap();
    for (far, down) in [
        (1e3, 0.0),
        (1e15, 0.0),
        (-1e15, 0.0),
        (1e140, 0.0),
        (3e16, 1e14),
    ] {
        let (start, end) = (DVec2::new(far, 0.5 + down), DVec2::new(-far, 0.5 - down));
        let name = format!("from {start}");
        judge_far_cast(&name, (&comb, &Transform::IDENTITY), (start, end)).expect("it is met");
    }
}
