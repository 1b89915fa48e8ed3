//! Chains of segments: relation and distance are those of the union of the segments, decided in
//! integers and rationals segment by segment.

use crate::support::rational_gap::{Gap, Solid, rational};
use fastrand::Rng;
use sat2d::query::{contact, contacts, distance, separation};
use sat2d::{DVec2, Relation, Shape, Transform, relation};
use sat2d_test_support::generators::{
    KINDS, Made, Style, below, nudge_to_touch, placement, point, shape, style,
};
use sat2d_test_support::minkowski_judge;
use sat2d_test_support::{cases, seeds};
use std::cmp::Ordering;

/// A random chain and its segments.
struct Chain {
    shape: Shape,
    segments: Vec<Made>,
}

/// On the grid often with joints that are straight, and with segments on top of each other.
fn chain(rng: &mut Rng, style: Style) -> Chain {
    loop {
        let closed = rng.bool();
        let points: Vec<DVec2> = (0..2 + below(rng, 7)).map(|_| point(rng, style)).collect();
        let Ok(shape) = Shape::chain(&points, closed) else {
            continue;
        };
        let next = points.iter().cycle().skip(1);
        let count = points.len() - usize::from(!closed);
        let segments = points.iter().zip(next).take(count).map(|(&p, &q)| Made {
            shape: Shape::segment(p, q).unwrap(),
            points: vec![p, q],
            radius: 0.0,
        });
        let segments = segments.collect();
        return Chain { shape, segments };
    }
}

struct Scene {
    chain: Chain,
    at: Transform,
    other: Made,
    there: Transform,
}

/// A chain and a convex shape; every second one nearly touches a segment.
fn scene(rng: &mut Rng) -> Scene {
    let style = style(rng);
    let chain = chain(rng, style);
    let kind = KINDS[below(rng, KINDS.len())];
    let other = shape(rng, kind, style);
    let at = placement(rng, style, false);
    let mut there = placement(rng, style, other.radius > 0.0);
    if rng.bool() {
        let segment = &chain.segments[below(rng, chain.segments.len())];
        let (segment, hull) = (segment.placed(&at), other.placed(&there));
        there = nudge_to_touch(rng, &segment, &hull, &there).unwrap_or(there);
    }
    Scene {
        chain,
        at,
        other,
        there,
    }
}

#[test]
fn the_relation_is_the_strongest_of_any_segment() {
    let mut counts = [0; 3];
    for seed in seeds(3_000) {
        let rng = &mut Rng::with_seed(seed);
        let Scene {
            chain,
            at,
            other,
            there,
        } = scene(rng);
        let Ok(verdict) = relation(&chain.shape, &at, &other.shape, &there) else {
            continue;
        };
        let hull = other.placed(&there);
        let of_segments = chain.segments.iter();
        let judged =
            of_segments.map(|segment| minkowski_judge::relation(&segment.placed(&at), &hull));
        let judged = judged.max().unwrap();
        assert_eq!(verdict, judged, "seed {seed}");
        let swapped = relation(&other.shape, &there, &chain.shape, &at);
        assert_eq!(swapped, Ok(verdict), "seed {seed}");
        counts[verdict as usize] += 1;

        let hit = contact(&chain.shape, &at, &other.shape, &there).unwrap();
        assert_eq!(hit.is_some(), verdict.hits(), "seed {seed}");
        if let Some(hit) = hit {
            assert_eq!(hit.depth > 0.0, verdict.overlaps(), "seed {seed}: {hit:?}");
            assert!((hit.normal.length() - 1.0).abs() < 1e-15, "seed {seed}");
            let all = contacts(&chain.shape, &at, &other.shape, &there).unwrap();
            assert_eq!(all.first(), Some(&hit), "seed {seed}");
        }
        let near = distance(&chain.shape, &at, &other.shape, &there).unwrap();
        assert_eq!(
            near.distance > 0.0,
            !verdict.hits(),
            "seed {seed}: {near:?}"
        );
    }
    assert!(counts.iter().all(|&count| count > 80), "{counts:?}");
}

#[test]
fn the_distance_is_that_of_the_nearest_segment() {
    let mut apart = 0;
    for seed in seeds(3_000) {
        let rng = &mut Rng::with_seed(seed);
        let Scene {
            chain,
            at,
            other,
            there,
        } = scene(rng);
        let near = distance(&chain.shape, &at, &other.shape, &there).expect("in range");
        if near.distance <= 0.0 {
            continue;
        }
        apart += 1;
        let solid = Solid::new(&other.shape, &there);
        let mut is_found = false;
        for segment in &chain.segments {
            let gap = Gap::new(&Solid::new(&segment.shape, &at), &solid);
            let is_it = gap.is_about(near.distance, 1e-12);
            let is_more = gap.cmp(&rational(near.distance)) == Ordering::Greater;
            assert!(is_it || is_more, "seed {seed}: {near:?} is not the least");
            is_found |= is_it;
        }
        assert!(is_found, "seed {seed}: {near:?} is that of no segment");
    }
    assert!(apart > cases(3_000) / 4, "{apart}");
}

/// The push by a contact parts the segment that it belongs to; that of the least separation all.
#[test]
fn separations_part_all_segments() {
    let mut count = 0;
    for seed in seeds(2_000) {
        let rng = &mut Rng::with_seed(seed);
        let Scene {
            chain,
            at,
            other,
            there,
        } = scene(rng);
        let verdict = relation(&chain.shape, &at, &other.shape, &there);
        if verdict != Ok(Relation::Overlapping) {
            continue;
        }
        let out = separation(&chain.shape, &at, &other.shape, &there);
        let out = out.unwrap().expect("they overlap");
        let [a, b, c, d, x, y] = there.to_array();
        let (x, y) = (x + out.translation.x, y + out.translation.y);
        let moved = Transform::new(a, b, c, d, x, y).unwrap();
        let after = relation(&chain.shape, &at, &other.shape, &moved).unwrap();
        assert_ne!(after, Relation::Overlapping, "seed {seed}: {out:?}");
        count += 1;
    }
    assert!(count > 500, "{count}");
}
