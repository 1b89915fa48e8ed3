//! The pairs of a world are those that a test of every two bodies finds, and its events are the
//! differences between steps, for any sequence of insertions, moves, changes and removals.

use crate::pair_model::{Model, Pairs, all_pairs, body, change, expected_events, place, shapes};
use sat2d::world::{Body, Filter, PairEvent, Phase, World};
use sat2d::{DVec2, Relation, Shape, Transform};
use sat2d_test_support::seeds;
use std::collections::BTreeMap;
use std::sync::Arc;

#[test]
fn pairs_are_those_of_brute_force_and_events_their_differences() {
    for seed in seeds(4) {
        let mut rng = fastrand::Rng::with_seed(seed);
        let shapes = shapes(&mut rng);
        let (mut world, mut model) = (World::new(), Model::new());
        let (mut before, mut gone) = (Pairs::new(), BTreeMap::new());
        let mut operations = 0;
        while operations < 1_500 {
            for _ in 0..rng.usize(1..40) {
                change(&mut rng, &mut world, &mut model, &shapes, &mut gone);
                operations += 1;
            }
            let now = all_pairs(&model);
            let mut events: Vec<PairEvent> = world.step().iter().collect();
            let in_order = |p: &PairEvent| (p.a.to_bits() >> 32, p.b.to_bits() >> 32);
            assert!(
                events.is_sorted_by_key(in_order),
                "seed {seed}: out of order"
            );
            events.sort_by_key(|event| (event.phase == Phase::End, event.a, event.b));
            assert_eq!(
                events,
                expected_events(&before, &now, |id| {
                    model.get(&id).map_or_else(|| gone[&id], |body| body.user)
                }),
                "seed {seed}, {operations} operations"
            );
            assert_eq!(world.len(), model.len());
            assert!(world.iter().map(|(id, _)| id).eq(model.keys().copied()));
            for id in gone.keys() {
                assert!(world.get(*id).is_err(), "seed {seed}: {id} is stale");
            }
            before = now;
        }
    }
}

#[test]
fn events_do_not_depend_on_the_way_bodies_got_where_they_are() {
    let mut rng = fastrand::Rng::with_seed(7);
    let shapes = shapes(&mut rng);
    let bodies: Vec<Body> = (0..500).map(|_| body(&mut rng, &shapes)).collect();
    let mut straight = World::new();
    let ids = straight.insert_many(bodies.clone()).unwrap();
    let mut roundabout = World::new();
    for body in &bodies {
        let elsewhere = Body {
            transform: place(&mut rng),
            ..body.clone()
        };
        roundabout.insert(elsewhere).unwrap();
    }
    let mut order: Vec<usize> = (0..500).collect();
    rng.shuffle(&mut order);
    for i in order {
        roundabout.set_transform(ids[i], place(&mut rng)).unwrap();
        roundabout
            .set_transform(ids[i], bodies[i].transform)
            .unwrap();
    }
    assert!(straight.step().iter().eq(roundabout.step().iter()));
    assert!(straight.events().len() > 30);
}

/// A huge body approaches tiny bodies at rest, in steps that are large compared with them.
#[test]
fn large_bodies_among_dust_meet_when_they_do() {
    let body = |size: f64, x: f64| {
        let at = Transform::translation(DVec2::new(x, 0.0)).unwrap();
        Body::new(Shape::rectangle(size, size).unwrap(), at)
    };
    let mut world = World::new();
    for i in 1..=20 {
        world.insert(body(1e-12, -10.0 - f64::from(i))).unwrap();
    }
    world.step();
    world.insert(body(1.0, 0.0)).unwrap();
    let comer = world.insert(body(1.0, 2.0)).unwrap();
    // there and back
    for step in (-16..=16).chain((-16..=16).rev()) {
        let x = 1.0 + f64::from(step) / 64.0;
        let at = Transform::translation(DVec2::new(x, 0.0)).unwrap();
        world.set_transform(comer, at).unwrap();
        let expected = match step {
            ..0 => Some(Relation::Overlapping),
            0 => Some(Relation::Touching),
            _ => None,
        };
        let meeting = world.step().meeting().map(|event| event.relation).next();
        assert_eq!(meeting, expected, "{step}");
    }
}

/// The pair cache is told at once that pairs have changed and that they have parted; the two are in
/// different buckets.
#[test]
fn a_jump_out_of_a_rectangle_ends_the_pair() {
    let tile = Arc::new(Shape::rectangle(1.0, 1.0).unwrap());
    let mut world = World::new();
    let at = |x: f64, y: f64| Transform::translation(DVec2::new(x, y)).unwrap();
    let mut ids = Vec::new();
    for i in 0..400 {
        let x = 10.0 * f64::from(i);
        let tile = || tile.clone();
        ids.push(world.insert(Body::new(tile(), at(x, 0.0))).unwrap());
        world.insert(Body::new(tile(), at(x + 0.5, 0.0))).unwrap();
    }
    assert_eq!(world.step().len(), 400);
    for number in 0..50 {
        let ended = |event: &PairEvent| event.phase == Phase::End;
        assert_eq!(world.step().iter().filter(ended).count(), 0);
        let jumping = [number, 399 - number];
        for i in jumping {
            world
                .set_transform(ids[i], at(10.0 * i as f64, 4.0))
                .unwrap();
        }
        let events: Vec<PairEvent> = world.step().iter().filter(ended).collect();
        assert_eq!(events.len(), 2, "{number}");
        for (event, i) in events.iter().zip(jumping) {
            assert!(event.a == ids[i] || event.b == ids[i]);
        }
    }
}

/// A body that left the box it is searched in, and then interacts with others than before, meets
/// those that it was near all the time.
#[test]
fn a_body_that_moves_and_is_changed_in_one_step_meets_who_was_near() {
    let mut world = World::new();
    let square = Arc::new(Shape::rectangle(10.0, 10.0).unwrap());
    let at = |x: f64| Transform::translation(DVec2::new(x, 0.0)).unwrap();
    let mut put = |x: f64| world.insert(Body::new(square.clone(), at(x))).unwrap();
    let [hero, near] = [put(0.0), put(5.0)];
    for i in 1..20 {
        put(100.0 * f64::from(i));
    }
    world.set_filter(hero, Filter::new(0, 0)).unwrap();
    world.step();
    assert!(world.step().is_empty());
    world.set_transform(hero, at(-4.0)).unwrap();
    world.set_filter(hero, Filter::ALL).unwrap();
    let events = world.step();
    assert_eq!(events.len(), 1);
    let met = events.iter().next().unwrap();
    assert_eq!([met.a, met.b], [hero, near]);
}
