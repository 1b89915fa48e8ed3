//! Contacts and distances of shapes with ellipses around their points. The judge looks at the
//! support functions of both shapes in many directions.

use fastrand::Rng;
use sat2d::query::{contact, distance};
use sat2d::{DVec2, Relation, Shape, Transform, relation};
use sat2d_test_support::elliptic_pairs::{
    Subject, direction, greatest_separation, random, separation,
};
use sat2d_test_support::seeds;
use std::f64::consts::TAU;

/// The accuracy of lengths, in parts of the size.
const ACCURACY: f64 = 1e-12;

/// Whether a point lies in a shape, up to a slack, as far as its support function tells.
fn is_in(subject: &Subject, point: DVec2, slack: f64) -> bool {
    (0..512).all(|k| {
        let n = direction(f64::from(k) * TAU / 512.0 + 0.001);
        point.dot(n) <= subject.reach(n) + slack
    })
}

fn assert_faces(a: &Subject, b: &Subject, normal: DVec2, points: [DVec2; 2], context: &str) {
    let size = a.size().max(b.size());
    assert!((normal.length() - 1.0).abs() < 1e-15, "{context}");
    for (subject, point, normal) in [(a, points[0], normal), (b, points[1], -normal)] {
        let slack = 4.0 * ACCURACY * size;
        let beyond = point.dot(normal) - subject.reach(normal);
        assert!(beyond.abs() <= slack, "{context}: {point} is {beyond} off");
        assert!(
            is_in(subject, point, slack),
            "{context}: {point} is outside"
        );
    }
}

fn check(a: &Subject, b: &Subject, context: &str) -> Relation {
    let (sa, ta, sb, tb) = (&a.shape, &a.transform, &b.shape, &b.transform);
    let found = relation(sa, ta, sb, tb).expect("a verdict");
    let size = a.size().max(b.size());
    let slack = ACCURACY * size;
    let greatest = greatest_separation(a, b);
    let hit = contact(sa, ta, sb, tb).expect("in range");
    let near = distance(sa, ta, sb, tb).expect("in range");
    assert_eq!(hit.is_some(), found != Relation::Disjoint, "{context}");
    assert_eq!(
        near.distance > 0.0,
        found == Relation::Disjoint,
        "{context}"
    );
    // its own separation proves a distance from below, and bounds the depth from above
    let along = separation(a, b, near.normal);
    assert!(along >= greatest - slack, "{context}: {near:?} {greatest}");
    if let Some(hit) = &hit {
        assert_eq!(hit.depth > 0.0, found == Relation::Overlapping, "{context}");
        let off = hit.depth + along;
        assert!(off.abs() <= slack, "{context}: {hit:?} is {off} off");
        assert_eq!(hit.normal, near.normal, "{context}");
        let first = hit.points()[0];
        assert_faces(a, b, hit.normal, [first.on_a, first.on_b], context);
        for point in hit.points() {
            let apart = point.on_b - (point.on_a - hit.normal * point.depth);
            assert!(apart.length() <= 4.0 * slack, "{context}: {point:?}");
            assert!(is_in(a, point.on_a, 4.0 * slack), "{context}: {point:?}");
            assert!(is_in(b, point.on_b, 4.0 * slack), "{context}: {point:?}");
        }
    } else {
        let off = near.distance - along;
        assert!(off.abs() <= slack, "{context}: {near:?} is {off} off");
        assert_faces(a, b, near.normal, [near.on_a, near.on_b], context);
        let apart = near.on_b - (near.on_a + near.normal * near.distance);
        assert!(apart.length() <= 4.0 * slack, "{context}: {near:?}");
    }
    if a.is_like(b) {
        return found; // nothing may tell them apart
    }
    let swapped = contact(sb, tb, sa, ta).expect("in range");
    assert_eq!(hit.map(|hit| hit.swapped()), swapped, "{context}");
    found
}

#[test]
fn contacts_and_distances_are_the_greatest_separation_of_all_directions() {
    let mut seen = [0; 3];
    for seed in seeds(3000) {
        let mut rng = Rng::with_seed(seed);
        let reach = [0.0, 0.3, 1.0, 2.0][rng.usize(0..4)];
        let size = [1.0, 1.0, 2f64.powi(-480), 2f64.powi(480)][rng.usize(0..4)];
        let part = [1.0, 1.0, 1e-9][rng.usize(0..3)];
        let (a, b) = (
            random(&mut rng, reach, size),
            random(&mut rng, reach / part, size * part),
        );
        seen[check(&a, &b, &format!("seed {seed}")) as usize] += 1;
    }
    assert!(seen[0] > 500 && seen[2] > 500, "{seen:?}");
}

/// An ellipse of any aspect ratio up to that of doubles, turned by about an angle.
fn needle(rng: &mut Rng, angle: f64) -> Subject {
    let (length, power) = (rng.f64() + 0.5, [17, 18, 20, 40, 200][rng.usize(..5)]);
    let width = length * 10f64.powi(-power);
    let shape = Shape::ellipse(length, width).expect("an ellipse");
    let nudge = [0.0, 0.0, 1e-17, 1e-16, 1e-12][rng.usize(..5)];
    let u = direction(angle + nudge);
    let place = u * (rng.f64() - 0.5) * 3.0;
    let turned = Transform::new(u.x, u.y, -u.y, u.x, place.x, place.y);
    Subject::new(shape, turned.expect("a map"))
}

/// The normal does not tell where on them two needles meet that are nearly parallel.
#[test]
fn contacts_of_needles_lie_on_both() {
    let mut seen = [0; 3];
    for seed in seeds(1500) {
        let mut rng = Rng::with_seed(seed);
        let angle = [0.0, TAU / 4.0, rng.f64() * TAU][rng.usize(..3)];
        let a = needle(&mut rng, angle);
        let b = match rng.u8(..4) {
            0 => random(&mut rng, 1.0, 1.0),
            _ => needle(&mut rng, angle),
        };
        seen[check(&a, &b, &format!("seed {seed}")) as usize] += 1;
    }
    assert!(seen[0] > 100 && seen[2] > 100, "{seen:?}");
}

/// Of two edges in a line that face the least angle, the ring had one at each end.
#[test]
fn vertices_within_edges_change_no_contact() {
    let corners = [(-107.0, -433.0), (219.0, 1195.0), (-77.0, -641.0)].map(DVec2::from);
    let next = corners.iter().cycle().skip(1);
    let halves = corners.iter().zip(next).map(|(&p, &q)| [p, (p + q) / 2.0]);
    let mut ring: Vec<DVec2> = halves.flatten().collect();
    let plain = Shape::convex_polygon(&corners).expect("a triangle");
    let ellipse = Shape::ellipse(95.0, 54.0).expect("an ellipse");
    let there = Transform::new(-1.0, -5.0, 0.0, 1.0, 23.0, 108.0).expect("a map");
    let here = Transform::IDENTITY;
    let of = |shape: &Shape| {
        let met = contact(shape, &here, &ellipse, &there).expect("in range");
        let near = distance(shape, &here, &ellipse, &there).expect("in range");
        (met.map(|met| (met.normal, met.depth)), near.distance)
    };
    let expected = of(&plain);
    assert!(expected.0.is_some_and(|(_, depth)| depth > 0.0));
    for _ in 0..2 {
        for _ in 0..ring.len() {
            ring.rotate_left(1);
            let divided = Shape::convex_polygon(&ring).expect("a triangle");
            assert_eq!(of(&divided), expected, "{ring:?}");
        }
        ring.reverse();
    }
}

#[test]
fn the_sides_of_a_thin_triangle_keep_their_order() {
    let p = DVec2::new;
    // a corner of the hole lies on an edge, and leaves it when it is rounded
    let outer = [
        p(-3.0, -2.0),
        p(-6.0, -5.0),
        p(-6.0, -6.0),
        p(-4.0, -5.0),
        p(-2.0, -3.0),
        p(5.0, -4.0),
        p(3.0, 0.0),
        p(6.0, 2.0),
        p(-6.0, 5.0),
    ];
    let hole = [p(-4.5, -3.5), p(-1.875, -1.375), p(-1.3125, -1.0625)];
    let polygon = Shape::polygon(&[&outer, &hole]).unwrap();
    let at = Transform::new(
        -0.09729016577026406,
        0.7916314075708188,
        0.5911206346637082,
        0.07264772972200581,
        -1.0,
        1.0,
    )
    .unwrap();
    let ellipse = Shape::ellipse(3.0, 6.0).unwrap();
    let turned = Transform::new(
        0.25953080795675465,
        -0.9657348288848829,
        -0.9657348288848829,
        -0.25953080795675465,
        -6.0,
        -3.0,
    )
    .unwrap();
    let relation = relation(&ellipse, &turned, &polygon, &at).unwrap();
    assert_eq!(relation, Relation::Overlapping);
    let near = distance(&ellipse, &turned, &polygon, &at).unwrap();
    assert_eq!(near.distance, 0.0);
}

/// Vertices on a straight side do not change the region; its normals may differ by rounding there.
#[test]
fn straight_vertices_change_neither_contacts_nor_distances() {
    let mut seen = [0; 2];
    for seed in seeds(4000) {
        let mut rng = Rng::with_seed(seed);
        let mut number = |most: i32| f64::from(rng.i32(-most..=most));
        let corners = [(); 4].map(|()| DVec2::new(number(9), number(9)) * 12.0);
        let Ok(plain) = Shape::hull(&corners) else {
            continue;
        };
        let sides = plain.vertices().len();
        let ring: Vec<DVec2> = (0..sides)
            .flat_map(|k| {
                let (p, q) = (plain.vertices()[k], plain.vertices()[(k + 1) % sides]);
                [p, p + (q - p) / 4.0, p + (q - p) / 3.0]
            })
            .collect();
        let Ok(other) = Shape::convex_polygon(&ring) else {
            continue;
        };
        let at = DVec2::new(number(120), number(120));
        let map = [(); 4].map(|()| number(4));
        let oval = Transform::new(map[0], map[1], map[2], map[3], at.x, at.y);
        let Ok(oval) = oval else { continue };
        let disc = Shape::circle(DVec2::ZERO, 1.0 + number(9).abs()).unwrap();
        let here = Transform::IDENTITY;
        let depth = |polygon| {
            contact(&disc, &oval, polygon, &here)
                .unwrap()
                .map(|met| met.depth)
        };
        let gap = |polygon| distance(&disc, &oval, polygon, &here).unwrap().distance;
        let (one, two) = (depth(&plain), depth(&other));
        assert_eq!(one.is_some(), two.is_some(), "seed {seed}");
        let apart = [
            one.unwrap_or(0.0) - two.unwrap_or(0.0),
            gap(&plain) - gap(&other),
        ];
        assert!(
            apart.iter().all(|x| x.abs() < 1e-10),
            "seed {seed}: {apart:?}"
        );
        seen[usize::from(one.is_some())] += 1;
    }
    assert!(seen.iter().all(|&count| count > 300), "{seen:?}");
}
