//! Rays and sweeps meet chains from the front only, and pass them from behind.

use crate::chains::{at, heroes, v};
use fastrand::Rng;
use sat2d::query::{Motion, cast_segment, sweep};
use sat2d::world::{Body, QueryFilter, World};
use sat2d::{DVec2, Relation, Shape, Transform, relation};

fn random_chain(rng: &mut Rng) -> (Vec<DVec2>, bool, Shape) {
    loop {
        let mut coordinate = || f64::from(rng.i32(-9..=9));
        let points = [(); 6].map(|()| v(coordinate(), coordinate()));
        let points = points[..2 + rng.usize(..5)].to_vec();
        let closed = rng.bool();
        if let Ok(shape) = Shape::chain(&points, closed) {
            return (points, closed, shape);
        }
    }
}

fn ends(points: &[DVec2], closed: bool) -> Vec<[DVec2; 2]> {
    let next = points.iter().cycle().skip(1);
    let count = points.len() - usize::from(!closed);
    points
        .iter()
        .zip(next)
        .take(count)
        .map(|(&p, &q)| [p, q])
        .collect()
}

/// The front is on the right of the way; mirrored, on the left.
fn is_in_front([p, q]: [DVec2; 2], point: DVec2, mirrored: bool) -> bool {
    let side = (q - p).perp_dot(point - p);
    if mirrored { side > 0.0 } else { side < 0.0 }
}

#[test]
fn rays_meet_the_first_segment_from_its_front() {
    let filter = QueryFilter {
        one_way: true,
        ..QueryFilter::ALL
    };
    let (mut met, mut passed) = (0, 0);
    for seed in 0..5_000 {
        let rng = &mut Rng::with_seed(seed);
        let (points, closed, shape) = random_chain(rng);
        let mirror = if rng.bool() { -1.0 } else { 1.0 };
        let place = Transform::new(mirror, 0.0, 0.0, 1.0, 2.0, -1.0).unwrap();
        let mut world = World::new();
        let id = world.insert(Body::new(shape, place)).unwrap();
        // off the grid, so that no ray starts on a segment or meets a vertex
        let mut coordinate = || rng.f64() * 24.0 - 12.0;
        let (start, end) = (v(coordinate(), coordinate()), v(coordinate(), coordinate()));
        let fractions = ends(&points, closed).into_iter().filter_map(|segment| {
            let segment = segment.map(|p| place.apply(p));
            let alone = Shape::segment(segment[0], segment[1]).unwrap();
            let hit = cast_segment(&alone, &Transform::IDENTITY, start, end).unwrap()?;
            let counts = is_in_front(segment, start, mirror < 0.0);
            passed += usize::from(!counts);
            counts.then_some(hit.fraction)
        });
        let first = fractions.min_by(f64::total_cmp);
        for reach in [1.0, f64::INFINITY] {
            let hit = world.cast_ray(start, end - start, reach, &filter).unwrap();
            if let Some((body, hit)) = hit {
                assert_eq!(body, id);
                assert!(hit.normal.dot(end - start) < 0.0, "seed {seed}: {hit:?}");
            }
            match (first, hit) {
                (Some(first), Some((_, hit))) => {
                    assert!((hit.fraction - first).abs() < 1e-12, "seed {seed}: {hit:?}");
                    met += 1;
                }
                (None, None) => {}
                (None, Some((_, hit))) => assert!(reach > 1.0 && hit.fraction > 1.0),
                (Some(_), None) => panic!("seed {seed}: missed"),
            }
        }
    }
    assert!(met > 1_000 && passed > 1_000, "{met} {passed}");
}

#[test]
fn sweeps_meet_the_first_segment_from_its_front() {
    let filter = QueryFilter {
        one_way: true,
        ..QueryFilter::ALL
    };
    let (mut front, mut behind, mut later) = (0, 0, 0);
    for seed in 0..3_000 {
        let rng = &mut Rng::with_seed(seed);
        let (points, closed, shape) = random_chain(rng);
        let hero = &heroes()[seed as usize % 5];
        let mut world = World::new();
        world
            .insert(Body::new(shape.clone(), Transform::IDENTITY))
            .unwrap();
        let mut coordinate = || rng.f64() * 30.0 - 15.0;
        let (from, to) = (v(coordinate(), coordinate()), v(coordinate(), coordinate()));
        if relation(hero, &at(from), &shape, &Transform::IDENTITY) != Ok(Relation::Disjoint) {
            continue;
        }
        let motion = Motion::linear(at(from), to - from).unwrap();
        let swept = world.sweep(hero, &motion, &filter).unwrap();
        let both = world.sweep(hero, &motion, &QueryFilter::ALL).unwrap();
        // what meets the inside of a segment alone, from its front, is stopped there at the latest
        let normal = |[p, q]: [DVec2; 2]| -(q - p).perp().normalize();
        let segments = ends(&points, closed);
        let limits = segments.iter().filter_map(|&segment| {
            let alone = Shape::segment(segment[0], segment[1]).unwrap();
            let still = Motion::still(Transform::IDENTITY);
            let hit = sweep(hero, &motion, &alone, &still).unwrap()?;
            let facing = -hit.closest.normal.dot(normal(segment));
            (facing > 1.0 - 1e-9).then_some(hit.time)
        });
        let limit = limits.fold(f64::INFINITY, f64::min);
        let Some((_, hit)) = swept else {
            assert_eq!(limit, f64::INFINITY, "seed {seed}: passed");
            behind += usize::from(both.is_some());
            continue;
        };
        let first = both.expect("at least as much").1;
        assert!(hit.time <= limit + 1e-9, "seed {seed}: {hit:?}, {limit}");
        assert!(hit.time >= first.time - 1e-9, "seed {seed}");
        let toward = -hit.closest.normal;
        let faces = segments
            .iter()
            .any(|&segment| normal(segment).dot(toward) > 0.0);
        assert!(faces && hit.approach > 0.0, "seed {seed}: {hit:?}");
        front += usize::from(hit.time <= first.time);
        later += usize::from(hit.time > first.time);
    }
    assert!(
        front > 300 && behind > 150 && later > 150,
        "{front} {behind} {later}"
    );
}

#[test]
fn a_segment_that_rounds_to_a_point_has_no_front() {
    let points = [v(0.0, 0.0), v(1.0, 0.0), v(1.0 + 2f64.powi(-40), 0.0)];
    let chain = Shape::chain(&points, false).unwrap();
    let far = 2f64.powi(40); // numbers there are 2^-12 apart
    let mut world = World::new();
    for _ in 0..2 {
        let place = at(v(far, 0.0));
        world.insert(Body::new(chain.clone(), place)).unwrap();
    }
    let filter = QueryFilter {
        one_way: true,
        ..QueryFilter::ALL
    };
    for (height, count) in [(-1.0, 2), (1.0, 0)] {
        let (start, direction) = (v(far + 1.0, height), v(0.0, -2.0 * height));
        let hits = world.cast_ray_all(start, direction, 1.0, &filter).unwrap();
        assert!(hits.iter().all(|(_, hit)| hit.fraction == 0.5), "{hits:?}");
        assert_eq!(hits.len(), count);
        let first = world.cast_ray(start, direction, 1.0, &filter).unwrap();
        assert_eq!(first, hits.first().copied());
    }
}
