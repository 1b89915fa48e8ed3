//! Events with a touching tolerance: brute force by distances is the judge.

use crate::resolution_scenes::{at, position, random_shape};
use sat2d::query::distance;
use sat2d::world::{Body, BodyKind, Phase, World};
use sat2d::{DVec2, Relation, Shape, Transform};
use std::collections::BTreeMap;
use std::sync::Arc;

type Pairs = BTreeMap<(u64, u64), Relation>;

/// All pairs that meet up to a tolerance, by their user values.
fn by_brute_force(world: &World, tolerance: f64) -> Pairs {
    let bodies: Vec<_> = world.iter().map(|(_, body)| body).collect();
    let mut pairs = Pairs::new();
    for (i, a) in bodies.iter().enumerate() {
        for b in &bodies[i + 1..] {
            let kinds = (a.kind, b.kind);
            let both = |kind| kinds == (kind, kind);
            if both(BodyKind::Static) || both(BodyKind::Sensor) {
                continue;
            }
            let near = distance(a.shape, &a.transform, b.shape, &b.transform).unwrap();
            let exact = sat2d::relation(a.shape, &a.transform, b.shape, &b.transform).unwrap();
            if near.distance <= tolerance {
                pairs.insert((a.user, b.user), exact.max(Relation::Touching));
            }
        }
    }
    pairs
}

#[test]
fn events_are_those_of_the_pairs_within_the_tolerance() {
    let mut meetings = 0;
    for seed in 0..6 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut world = World::new();
        let kinds = [
            BodyKind::Moving,
            BodyKind::Moving,
            BodyKind::Static,
            BodyKind::Sensor,
        ];
        let insert = |user: u64| {
            let place = at(10.0 * rng.f64(), 10.0 * rng.f64());
            let kind = kinds[rng.usize(..4)];
            let body = Body::new(random_shape(&mut rng), place)
                .kind(kind)
                .user(user);
            world.insert(body).unwrap()
        };
        let ids: Vec<_> = (0..50).map(insert).collect();
        let mut angles = vec![0.0; ids.len()];
        let mut before = Pairs::new();
        let mut tolerance = 0.0;
        for frame in 0..240 {
            if frame % 30 == 5 {
                tolerance = [0.0, 0.05, 0.3][rng.usize(..3)];
                world.set_touching_tolerance(tolerance).unwrap();
                assert_eq!(world.touching_tolerance(), tolerance);
            }
            // slow enough for the pair cache, then too fast, and slow again
            let speed = [0.003, 0.02, 0.5, 0.01][frame / 60];
            for (&id, angle) in ids.iter().zip(&mut angles) {
                let by = DVec2::new(rng.f64() - 0.5, rng.f64() - 0.5) * speed;
                *angle += (rng.f64() - 0.5) * speed;
                let place = position(&world, id) + by;
                let moved = Transform::placement(place, *angle, 1.0, 1.0).unwrap();
                world.set_transform(id, moved).unwrap();
            }
            world.step();
            let now = by_brute_force(&world, tolerance);
            meetings += now.len();
            let mut found = Pairs::new();
            for event in world.events() {
                let pair = (event.user_a, event.user_b);
                let expected = match (before.contains_key(&pair), now.contains_key(&pair)) {
                    (false, true) => Phase::Begin,
                    (true, true) => Phase::Stay,
                    _ => Phase::End,
                };
                assert_eq!(event.phase, expected, "seed {seed} frame {frame} {pair:?}");
                if event.phase != Phase::End {
                    found.insert(pair, event.relation);
                }
            }
            assert_eq!(found, now, "seed {seed} frame {frame}");
            before = now;
        }
    }
    assert!(meetings > 10_000, "{meetings}");
}

#[test]
fn a_resting_pile_of_twenty_crates_has_no_event_for_600_frames() {
    let mut world = World::new();
    let floor = Body::new(Shape::rectangle(640.0, 20.0).unwrap(), at(320.0, 490.0));
    world.insert(floor.kind(BodyKind::Static)).unwrap();
    world.set_touching_tolerance(0.01).unwrap();
    let shape = Arc::new(Shape::rectangle(16.0, 16.0).unwrap());
    let ids: Vec<_> = (0..20)
        .map(|i| {
            // 8 pixels deep in the floor, and a little to the side of each other
            let place = at(320.0 + f64::from(i % 3), 480.0 - 16.0 * f64::from(i));
            world.insert(Body::new(shape.clone(), place)).unwrap()
        })
        .collect();
    let mut velocities = vec![0.0; ids.len()];
    for frame in 0..601 {
        for (&id, velocity) in ids.iter().zip(&mut velocities) {
            *velocity += 0.25;
            let place = position(&world, id);
            world
                .set_transform(id, at(place.x, place.y + *velocity))
                .unwrap();
        }
        let done = world.separate(20);
        assert!(done.depth <= 0.01, "frame {frame}: {done:?}");
        // what stands on something does not fall on
        velocities.fill(0.0);
        world.step();
        assert_eq!(world.events().len(), 20, "frame {frame}");
        let expected = if frame == 0 {
            Phase::Begin
        } else {
            Phase::Stay
        };
        let changes = world
            .events()
            .into_iter()
            .filter(|event| event.phase != expected);
        assert_eq!(changes.count(), 0, "frame {frame}");
    }
}

#[test]
fn a_tolerance_is_a_length() {
    let mut world = World::new();
    for bad in [-1.0, f64::NAN, f64::INFINITY] {
        assert!(world.set_touching_tolerance(bad).is_err());
        assert_eq!(world.touching_tolerance(), 0.0);
    }
}

#[cfg(feature = "serde")]
#[test]
fn a_saved_world_keeps_its_tolerance() {
    let mut world = World::new();
    let tile = Arc::new(Shape::rectangle(2.0, 2.0).unwrap());
    world.set_touching_tolerance(0.25).unwrap();
    for x in [0.0, 2.125] {
        world.insert(Body::new(tile.clone(), at(x, 0.0))).unwrap();
    }
    assert_eq!(world.step().len(), 1);
    let mut again = World::restore(&world.save()).unwrap();
    assert_eq!(again.touching_tolerance(), 0.25);
    assert_eq!(again.save(), world.save());
    assert!(
        again
            .step()
            .into_iter()
            .all(|event| event.phase == Phase::Stay)
    );
    assert_eq!(again.events().len(), 1);
}
