//! Steps with a limit on pairs: they fail without a trace, and go on as if nothing had happened.

#[cfg(feature = "serde")]
use sat2d::world::BodyRef;
use sat2d::world::{Body, BodyId, BodyKind, PairEvent, World, WorldError};
use sat2d::{DVec2, LimitError, Shape, Transform};
use std::sync::Arc;

fn at(x: f64, y: f64) -> Transform {
    Transform::translation(DVec2::new(x, y)).unwrap()
}

fn place(rng: &mut fastrand::Rng) -> Transform {
    let at = DVec2::new(rng.f64(), rng.f64()) * 12.0;
    Transform::placement(at, rng.f64() * 7.0, 1.0, 1.0).unwrap()
}

fn exceeded(limit: usize) -> WorldError {
    WorldError::Limit(LimitError::Pairs { limit })
}

fn events(world: &World) -> Vec<PairEvent> {
    world.events().iter().collect()
}

/// Without a limit this takes 50 million pairs, 2.9 GB and 18 s.
#[test]
fn ten_thousand_bodies_in_one_place_end_in_an_error_instead_of_a_full_memory() {
    let tile = Arc::new(Shape::rectangle(1.0, 1.0).unwrap());
    let mut world = World::new();
    let bodies = (0..10_000).map(|_| Body::new(tile.clone(), Transform::IDENTITY));
    let ids = world.insert_many(bodies.collect()).unwrap();
    let before = world.memory();
    assert_eq!(world.step_within(100_000).unwrap_err(), exceeded(100_000));
    assert!(
        world.memory() <= before,
        "nothing is kept of what was found"
    );
    assert!(world.events().is_empty());
    // nothing is lost: most of them leave, the rest meet
    for &id in &ids[100..] {
        world.remove(id).unwrap();
    }
    let met = world.step_within(100_000).unwrap();
    assert_eq!(met.len(), 100 * 99 / 2);
}

/// Two worlds see the same changes; in one of them, steps fail before they succeed.
#[test]
fn a_step_that_failed_leaves_no_trace() {
    let shapes = [
        Shape::rectangle(1.0, 1.0).unwrap(),
        Shape::circle(DVec2::ZERO, 0.6).unwrap(),
    ]
    .map(Arc::new);
    let kinds = [BodyKind::Static, BodyKind::Moving, BodyKind::Moving];
    let (mut failed, mut taken) = (0, 0);
    for seed in 0..20 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let (mut limited, mut free) = (World::new(), World::new());
        for _ in 0..12 {
            for _ in 0..rng.usize(..30) {
                let body = Body::new(shapes[rng.usize(..2)].clone(), place(&mut rng));
                let body = body.kind(kinds[rng.usize(..3)]);
                limited.insert(body.clone()).unwrap();
                free.insert(body).unwrap();
            }
            let ids: Vec<BodyId> = free.iter().map(|(id, _)| id).collect();
            // few of them, or most
            let share = if rng.bool() { 30 } else { 2 };
            for id in ids {
                match rng.u32(..share) {
                    0 => {
                        let to = place(&mut rng);
                        limited.set_transform(id, to).unwrap();
                        free.set_transform(id, to).unwrap();
                    }
                    1 if rng.bool() => {
                        assert_eq!(limited.remove(id).unwrap(), free.remove(id).unwrap());
                    }
                    _ => {}
                }
            }
            let before = events(&limited);
            for limit in [0, 5, 60] {
                match limited.step_within(limit) {
                    Err(error) => {
                        failed += 1;
                        assert_eq!(error, exceeded(limit));
                        assert_eq!(events(&limited), before);
                    }
                    Ok(_) => {
                        taken += 1;
                        break;
                    }
                }
            }
            if events(&limited) == before {
                limited.step();
            }
            free.step();
            assert_eq!(events(&limited), events(&free));
        }
    }
    assert!(failed > 100 && taken > 10, "{failed} {taken}");
}

/// The limit counts pairs that are near now. What was near in an earlier step does not count.
#[test]
fn bodies_that_parted_do_not_count() {
    let tile = Arc::new(Shape::rectangle(1.0, 1.0).unwrap());
    let mut world = World::new();
    let bodies = (0..50).map(|_| Body::new(tile.clone(), Transform::IDENTITY));
    let ids = world.insert_many(bodies.collect()).unwrap();
    assert_eq!(world.step().len(), 50 * 49 / 2);
    assert_eq!(world.step_within(1000).unwrap_err(), exceeded(1000));
    for (i, &id) in (0..).zip(&ids) {
        world
            .set_transform(id, at(10.0 * f64::from(i), 0.0))
            .unwrap();
    }
    assert_eq!(
        world.step_within(0).unwrap().len(),
        50 * 49 / 2,
        "all of them end"
    );
    assert!(world.step_within(0).unwrap().is_empty());
}

#[test]
fn separation_that_exceeds_the_limit_moves_nothing() {
    let mut world = World::new();
    let mut insert = |kind, width, height, x, y| {
        let shape = Shape::rectangle(width, height).unwrap();
        world.insert(Body::new(shape, at(x, y)).kind(kind)).unwrap();
    };
    // a wall pushes a large body into a row of small ones
    insert(BodyKind::Static, 10.0, 40.0, 0.0, 0.0);
    insert(BodyKind::Moving, 10.0, 10.0, 5.0, 0.0);
    for i in 0..9 {
        insert(BodyKind::Moving, 0.2, 0.2, 14.0, f64::from(i) - 4.0);
    }
    let transforms = |world: &World| -> Vec<Transform> {
        world.iter().map(|(_, body)| body.transform).collect()
    };
    let before = transforms(&world);
    let mut free = world.clone();
    free.separate(20);
    // enough at the start, but not after some pushes
    let enough = (0..)
        .find(|&most| world.clone().step_within(most).is_ok())
        .unwrap();
    let needed = (0..)
        .find(|&most| world.clone().separate_within(20, most).is_ok())
        .unwrap();
    assert!(enough < needed);
    for most in [0, enough - 1, enough, needed - 1] {
        assert_eq!(world.separate_within(20, most), Err(exceeded(most)));
        assert_eq!(transforms(&world), before);
    }
    world.separate_within(20, needed).unwrap();
    assert_eq!(transforms(&world), transforms(&free));
}

#[cfg(feature = "parallel")]
#[test]
fn threads_do_not_change_which_steps_fail() {
    let tile = Arc::new(Shape::rectangle(1.0, 1.0).unwrap());
    for seed in 0..10 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut world = World::new();
        let bodies = (0..600).map(|_| Body::new(tile.clone(), place(&mut rng)));
        let ids = world.insert_many(bodies.collect()).unwrap();
        for round in 0..3 {
            let mut parallel = world.clone();
            parallel.set_parallel_from(0);
            let near = |limit: usize| world.clone().step_within(limit).is_ok();
            let (mut low, mut high) = (0, 1 << 20);
            while low < high {
                let middle = (low + high) / 2;
                (low, high) = if near(middle) {
                    (low, middle)
                } else {
                    (middle + 1, high)
                };
            }
            assert!(low > 1000);
            assert!(parallel.clone().step_within(low).is_ok());
            assert_eq!(
                parallel.step_within(low - 1).unwrap_err(),
                exceeded(low - 1)
            );
            world.step();
            // a few bodies or most of them move
            for &id in ids.iter().step_by([4, 1, 9][round]) {
                world.set_transform(id, place(&mut rng)).unwrap();
            }
        }
    }
}

#[test]
fn one_body_that_comes_to_many_exceeds_the_limit() {
    let dust = Arc::new(Shape::circle(DVec2::ZERO, 0.1).unwrap());
    let cloud = Arc::new(Shape::rectangle(20.0, 20.0).unwrap());
    let mut world = World::new();
    for i in 0..40 {
        let (x, y) = (f64::from(i % 4), f64::from(i / 4));
        world
            .insert(Body::new(dust.clone(), at(4.0 * x, 4.0 * y)))
            .unwrap();
    }
    let id = world.insert(Body::new(cloud, at(1000.0, 0.0))).unwrap();
    assert!(world.step_within(0).unwrap().is_empty());
    world.set_transform(id, at(4.0, 4.0)).unwrap();
    let met = world.clone().step().len();
    assert!(met > 5, "{met}");
    assert_eq!(world.step_within(met - 1).unwrap_err(), exceeded(met - 1));
    assert_eq!(world.step_within(met + 20).unwrap().len(), met);
}

/// The pairs that a limit counts, by brute force.
#[cfg(feature = "serde")]
fn near_pairs(world: &World) -> usize {
    let reach = world.touching_tolerance() / 2.0;
    let bodies: Vec<_> = world.iter().collect();
    let interact = |(i, a): &(BodyId, BodyRef<'_>), (j, b): &(BodyId, BodyRef<'_>)| {
        let kinds = match a.kind {
            BodyKind::Moving => true,
            kind => b.kind != kind,
        };
        kinds && a.filter.accepts(b.filter) && world.owner(*i) != world.owner(*j)
    };
    let bounds = |id: BodyId| world.bounds(id).unwrap().inflated(reach);
    let of = |at: usize| {
        let others = bodies[at + 1..].iter();
        let near = others.filter(|other| {
            interact(&bodies[at], other) && bounds(bodies[at].0).intersects(&bounds(other.0))
        });
        near.count()
    };
    (0..bodies.len()).map(of).sum()
}

/// Bodies of all kinds that live through still, slow and fast frames, and where they fail.
#[cfg(feature = "serde")]
#[test]
fn a_limit_counts_the_pairs_of_the_bodies_as_they_are_now() {
    let shapes = [
        Shape::rectangle(1.0, 0.4).unwrap(),
        Shape::circle(DVec2::ZERO, 0.6).unwrap(),
        Shape::capsule(DVec2::ZERO, DVec2::X, 0.2).unwrap(),
    ]
    .map(Arc::new);
    let kinds = [BodyKind::Moving, BodyKind::Static, BodyKind::Sensor];
    for seed in 0..12 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut world = World::new();
        for _ in 0..80 {
            let body = Body::new(shapes[rng.usize(..3)].clone(), place(&mut rng))
                .kind(kinds[rng.usize(..3)])
                .filter(rng.u32(1..4), rng.u32(1..4));
            world.insert(body).unwrap();
        }
        let owner = world.iter().next().unwrap().0;
        let part = Body::new(shapes[0].clone(), at(0.5, 0.0));
        world.attach(owner, part).unwrap();
        for frame in 0..120 {
            // still, slow and fast frames in turn, so that pairs are cached and found anew
            let speed = [0.0, 0.02, 3.0][frame / 20 % 3];
            let owners: Vec<BodyId> = (world.iter().map(|(id, _)| id))
                .filter(|id| world.owner(*id) == Ok(*id))
                .collect();
            if speed > 0.0 {
                for &id in owners.iter().skip(rng.usize(..2)) {
                    let [a, b, c, d, x, y] = world.transform(id).unwrap().to_array();
                    let (x, y) = (x + speed * (rng.f64() - 0.5), y + speed * (rng.f64() - 0.5));
                    let to = Transform::new(a, b, c, d, x, y).unwrap();
                    world.set_transform(id, to).unwrap();
                }
            }
            if frame % 30 == 7 {
                world.set_touching_tolerance(0.1 * rng.f64()).unwrap();
            }
            let near = near_pairs(&world);
            let restored = World::restore(&world.save()).unwrap();
            for mut copy in [world.clone(), restored] {
                let limits = [0, rng.usize(..near), near - 1];
                for limit in limits {
                    assert_eq!(copy.step_within(limit).unwrap_err(), exceeded(limit));
                }
                copy.step_within(near).unwrap();
                // unchanged now
                assert_eq!(copy.step_within(near - 1).unwrap_err(), exceeded(near - 1));
                copy.step_within(near).unwrap();
                let mut twin = World::restore(&copy.save()).unwrap();
                let limit = near + rng.usize(..6);
                assert_eq!(
                    copy.separate_within(3, limit),
                    twin.separate_within(3, limit)
                );
                assert_eq!(copy.save(), twin.save());
            }
            if frame % 3 == 0 {
                world.step();
            } else {
                world.step_within(near).unwrap();
            }
        }
    }
}
