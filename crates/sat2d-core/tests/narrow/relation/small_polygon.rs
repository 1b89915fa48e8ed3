//! Polygons of up to eight corners, which are decided by every edge against every corner, against
//! the judge and against the last stage.

use crate::support::stages::{Decided, same_text};
use fastrand::Rng;
use sat2d::internals::relation_stages;
use sat2d::{DVec2, Relation, Shape, Transform, relation};
use sat2d_test_support::generators::{self, Kind, Pair, placement, shape, style};
use sat2d_test_support::{cases, minkowski_judge};

/// Two polygons of at most eight corners, most of them nearly touching.
fn small_pair(seed: u64) -> Pair {
    let mut rng = Rng::with_seed(seed);
    let rng = &mut rng;
    let style = style(rng);
    let mut small = |kind| {
        loop {
            let made = shape(rng, kind, style);
            if made.shape.vertices().len() <= 8 {
                return made;
            }
        }
    };
    let kinds = [
        Kind::Polygon,
        [Kind::Polygon, Kind::Rectangle][seed as usize % 2],
    ];
    let [a, b] = kinds.map(&mut small);
    let ta = placement(rng, style, false);
    let mut tb = placement(rng, style, false);
    if rng.u8(0..4) > 0 {
        let hulls = (a.placed(&ta), b.placed(&tb));
        tb = generators::nudge_to_touch(rng, &hulls.0, &hulls.1, &tb).unwrap_or(tb);
    }
    Pair { a, ta, b, tb }
}

#[test]
fn relations_are_those_of_the_judge_and_of_the_last_stage() {
    // By verdict, and by how many of the two have more than four corners.
    let mut seen = [[0u64; 3]; 3];
    let mut decided = Decided::default();
    for seed in 0..cases(30_000) {
        let pair = small_pair(seed);
        let (a, b) = (&pair.a.shape, &pair.b.shape);
        let verdict = relation(a, &pair.ta, b, &pair.tb).expect("in range");
        let stages = relation_stages(a, &pair.ta, b, &pair.tb);
        let last = decided.compare(stages, same_text, &pair);
        assert_eq!(last, Ok(verdict), "seed {seed}: {pair:?}");
        let swapped = relation(b, &pair.tb, a, &pair.ta);
        assert_eq!(swapped, Ok(verdict), "seed {seed}: {pair:?}");
        let (hull_a, hull_b) = pair.hulls();
        assert_eq!(
            verdict,
            minkowski_judge::relation(&hull_a, &hull_b),
            "seed {seed}: {pair:?}"
        );
        let large = [a, b]
            .iter()
            .filter(|shape| shape.vertices().len() > 4)
            .count();
        seen[verdict as usize][large] += 1;
    }
    assert!(seen.as_flattened().iter().all(|&n| n > 100), "{seen:?}");
    assert!(decided.by("up_to_four") > 1_000 && decided.by("up_to_eight") > 1_000);
    assert!(
        seen[Relation::Touching as usize].iter().sum::<u64>() > 1000,
        "{seen:?}"
    );
}

/// A line through the origin parts two triangles, each with an edge on it. The ends of these edges
/// are whole multiples of a vector, the nearest of them farther apart than doubles can tell without
/// the exact stage.
#[test]
fn triangles_on_either_side_of_a_line_meet_where_their_edges_do() {
    let far = 2_f64.powi(50);
    let place = |number: f64| DVec2::new(4.0, 3.0) * number;
    let corners = [place(0.0), place(far), DVec2::new(-1.0, 5.5) * far];
    let above = Shape::convex_polygon(&corners).unwrap();
    let here = Transform::IDENTITY;
    for (from, to, expected) in [
        (far + 1.0, 2.0 * far, Relation::Disjoint),
        (far, 2.0 * far, Relation::Touching),
        (far - 1.0, 2.0 * far, Relation::Touching),
        (-far, 2.0 * far, Relation::Touching),
        (far / 4.0, far / 2.0, Relation::Touching),
        (-far, 0.0, Relation::Touching),
        (-far, -1.0, Relation::Disjoint),
    ] {
        let corners = [place(from), place(to), DVec2::new(0.75, -1.0) * far];
        let below = Shape::convex_polygon(&corners).unwrap();
        let found = relation(&above, &here, &below, &here);
        assert_eq!(found, Ok(expected), "{from} {to}");
        let swapped = relation(&below, &here, &above, &here);
        assert_eq!(swapped, Ok(expected), "{from} {to}");
    }
}

/// The relation, on which all stages agree.
fn relation_by_all_stages(a: &Shape, b: &Shape, at: &Transform) -> Relation {
    let stages = relation_stages(a, &Transform::IDENTITY, b, at);
    let last = Decided::default().compare(stages, same_text, &(a, b, at));
    last.expect("in range")
}

/// Triangles of any size, also where the products of their coordinates would underflow.
#[test]
fn triangles_of_any_size_meet_as_those_of_whole_numbers() {
    for exponent in [-1070, -500, 0, 490] {
        let triangle = |corners: [(i32, i32); 3]| {
            let scaled = |x: i32| libm::scalbn(f64::from(x), exponent);
            let corners = corners.map(|(x, y)| DVec2::new(scaled(x), scaled(y)));
            Shape::convex_polygon(&corners).unwrap()
        };
        let low = triangle([(0, 0), (8, 0), (0, 8)]);
        for (back, expected) in [
            (0, Relation::Disjoint),
            (1, Relation::Touching),
            (2, Relation::Overlapping),
        ] {
            let [far, near] = [8 - back, 2 - back];
            let high = triangle([(far, far), (far, near), (near, far)]);
            let found = relation_by_all_stages(&low, &high, &Transform::IDENTITY);
            assert_eq!(found, expected, "{exponent} {back}");
        }
    }
}

#[test]
fn squares_with_equal_radii_meet_as_far_as_the_radii_reach() {
    let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(DVec2::from);
    let rounded = Shape::rounded_polygon(&corners, 1.0).unwrap();
    for (x, expected) in [
        (3.0, Relation::Overlapping),
        (4.0, Relation::Touching),
        (5.0, Relation::Disjoint),
    ] {
        let at = Transform::translation(DVec2::new(x, 0.0)).unwrap();
        assert_eq!(
            relation_by_all_stages(&rounded, &rounded, &at),
            expected,
            "{x}"
        );
    }
}
