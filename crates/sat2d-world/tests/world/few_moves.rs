//! Steps in which only a few bodies of many move, against brute force.

use sat2d::world::{Body, BodyId, BodyKind, World};
use sat2d::{DVec2, Relation, Shape, Transform};
use sat2d_test_support::cases;
use std::sync::Arc;

const SIDE: f64 = 22.0;

fn at(rng: &mut fastrand::Rng, place: DVec2) -> Transform {
    Transform::placement(place, rng.f64() * 7.0, 1.0, 1.0).unwrap()
}

fn anywhere(rng: &mut fastrand::Rng) -> DVec2 {
    DVec2::new(rng.f64(), rng.f64()) * SIDE
}

/// All pairs that meet and are not of two static bodies, by the relation of two bodies.
fn brute_force(world: &World) -> Vec<(BodyId, BodyId, Relation)> {
    let all: Vec<(BodyId, BodyKind, sat2d::Aabb)> = (world.iter())
        .map(|(id, body)| (id, body.kind, world.bounds(id).unwrap()))
        .collect();
    let mut found = Vec::new();
    for (i, (a, kind, bounds)) in all.iter().enumerate() {
        for (b, other, near) in &all[i + 1..] {
            let interact = *kind == BodyKind::Moving || *other == BodyKind::Moving;
            if interact && bounds.intersects(near) {
                let relation = world.relation(*a, *b).unwrap();
                if relation.hits() {
                    found.push((*a, *b, relation));
                }
            }
        }
    }
    found
}

#[test]
fn pairs_are_those_of_brute_force_when_few_bodies_move() {
    let mut rng = fastrand::Rng::with_seed(7);
    let shapes = [
        Shape::rectangle(1.0, 0.6).unwrap(),
        Shape::circle(DVec2::ZERO, 0.5).unwrap(),
        Shape::rectangle(2.0, 1.5).unwrap(),
    ]
    .map(Arc::new);
    let bodies = (0..700).map(|i| {
        let place = anywhere(&mut rng);
        let kind = [BodyKind::Static, BodyKind::Moving][usize::from(i % 4 > 0)];
        Body::new(shapes[i % 3].clone(), at(&mut rng, place)).kind(kind)
    });
    let bodies: Vec<Body> = bodies.collect();
    let mut world = World::new();
    let mut ids = world.insert_many(bodies).unwrap();
    let (mut begun, mut ended) = (0, 0);
    let mut before = Vec::new();
    let rounds = cases(80).min(300) as usize;
    for round in 0..rounds {
        let some: Vec<BodyId> = (0..rng.usize(..8))
            .map(|_| ids[rng.usize(..ids.len())])
            .collect();
        for &id in &some {
            let place = world.transform(id).unwrap().position();
            let to = match round % 3 {
                // far away, together with a body that it meets
                0 => {
                    let partner = world.events().meeting().find_map(|event| event.other(id));
                    if let Some((partner, _)) = partner {
                        let to = anywhere(&mut rng);
                        let to = at(&mut rng, to);
                        world.set_transform(partner, to).unwrap();
                    }
                    anywhere(&mut rng)
                }
                1 => place + (DVec2::new(rng.f64(), rng.f64()) - 0.5) * 0.5,
                _ => place + (DVec2::new(rng.f64(), rng.f64()) - 0.5) * 0.02,
            };
            world.set_transform(id, at(&mut rng, to)).unwrap();
        }
        match round % 40 {
            13 => world.set_filter(ids[round], Default::default()).unwrap(),
            21 => {
                let id = ids.swap_remove(round);
                world.remove(id).unwrap();
            }
            30 => {
                let place = anywhere(&mut rng);
                let body = Body::new(shapes[0].clone(), at(&mut rng, place));
                ids.push(world.insert(body).unwrap());
            }
            37 => {
                world.separate(1);
            }
            _ => {}
        }
        // an error in between must not lose what happened
        if round % 5 == 0 {
            assert!(world.step_within(3).is_err());
        }
        world.step();
        let events: Vec<_> = world
            .events()
            .meeting()
            .map(|e| (e.a, e.b, e.relation))
            .collect();
        let now = brute_force(&world);
        assert_eq!(events, now, "round {round}");
        let pairs = |list: &[(BodyId, BodyId, Relation)]| -> Vec<(BodyId, BodyId)> {
            list.iter().map(|(a, b, _)| (*a, *b)).collect()
        };
        let (old, new) = (pairs(&before), pairs(&now));
        let begins = new.iter().filter(|pair| !old.contains(pair)).count();
        let ends = old.iter().filter(|pair| !new.contains(pair)).count();
        assert_eq!(world.events().len(), new.len() + ends);
        begun += begins;
        ended += ends;
        before = now;
    }
    assert!(
        3 * begun > 5 * rounds && 6 * ended > 5 * rounds,
        "{begun} {ended}"
    );
}

/// Diamonds that come nearer after the displacement of one started again at 0, because its filter
/// was set.
#[test]
fn bodies_meet_after_the_filter_of_one_was_set() {
    let half = std::f64::consts::FRAC_PI_4;
    let tile = Arc::new(Shape::rectangle(1.0, 1.0).unwrap());
    let place = |x: f64, y: f64| Transform::placement(DVec2::new(x, y), half, 1.0, 1.0).unwrap();
    let mut world = World::new();
    let mut insert = |transform| {
        let body = Body::new(tile.clone(), transform);
        world.insert(body).unwrap()
    };
    // pairs whose boxes meet, 0.13 apart
    let pairs: Vec<[BodyId; 2]> = (0..200)
        .map(|i| [0.0, 0.8].map(|at| insert(place(f64::from(i) * 4.0 + at, at))))
        .collect();
    assert!(world.step().is_empty());
    let [a, b] = pairs[0];
    for _ in 0..100 {
        for x in [-0.05, 0.0] {
            world.set_transform(a, place(x, 0.0)).unwrap();
            assert!(world.step().is_empty());
        }
    }
    for round in 0..4 {
        let to = place(0.8, 0.8 - f64::from(round) * 1e-3);
        world.set_transform(b, to).unwrap();
        assert!(world.step().is_empty());
    }
    world.set_filter(a, Default::default()).unwrap();
    assert!(world.step().is_empty());
    world.set_transform(b, place(0.75, 0.75)).unwrap();
    assert!(world.step().is_empty());
    world.set_transform(b, place(0.7, 0.7)).unwrap();
    let met: Vec<_> = world
        .step()
        .iter()
        .map(|event| (event.a, event.b))
        .collect();
    assert_eq!(met, [(a, b)]);
}
