//! Bodies that move far less than their size meet and part in the step in which they do.

use crate::pair_model::{Model, Pairs, all_pairs, expected_events, kind};
use sat2d::world::{Body, BodyId, BodyKind, PairEvent, Phase, World};
use sat2d::{DVec2, Relation, Shape, Transform};
use std::sync::Arc;

/// Bodies that creep past each other for a long time, in worlds of any scale, stop, and end exactly
/// side by side. A cached verdict must not outlive its bound. Beside them are bodies that are much
/// larger or smaller, for which the unit of displacement is too coarse or too fine.
#[test]
fn pairs_of_what_creeps_are_those_of_brute_force() {
    let rounds = [
        (1.0, None),
        (1e-140, None),
        (1e140, None),
        (3e-4, None),
        (1.0, Some(1e9)),
        (1.0, Some(1e-5)),
        (3e-4, Some(1e-7)),
        (1.0, Some(1e-12)),
    ];
    for (round, (scale, dust)) in rounds.into_iter().enumerate() {
        let mut rng = fastrand::Rng::with_seed(round as u64);
        let square = Arc::new(Shape::rectangle(scale, scale).unwrap());
        let slab = Arc::new(Shape::rectangle(scale * 6.0, scale * 0.25).unwrap());
        let ball = Arc::new(Shape::circle(DVec2::new(0.25 * scale, 0.0), scale / 2.0).unwrap());
        let wedge = [(0.0, 0.0), (1.0, 0.0), (0.5, 1.0)].map(|(x, y)| DVec2::new(x, y) * scale);
        let wedge = Arc::new(Shape::convex_polygon(&wedge).unwrap());
        let octagon = [1, 2, 2, 1, -1, -2, -2, -1].map(|x| f64::from(x) / 4.0);
        let octagon =
            std::array::from_fn::<_, 8, _>(|i| DVec2::new(octagon[i], octagon[(i + 2) % 8]));
        let octagon = octagon.map(|corner| corner * scale);
        let octagon = Arc::new(Shape::convex_polygon(&octagon).unwrap());
        let shapes = [square.clone(), square, slab, ball, wedge, octagon];
        // in eighths of the scale, so that bodies that stop on a multiple touch
        let mut states: Vec<_> = (0..60)
            .map(|_| {
                let at = DVec2::new(rng.f64(), rng.f64()) * 9.0;
                let at = (at * 8.0).round() / 8.0;
                let way = DVec2::new(rng.i32(-3..=3).into(), rng.i32(-3..=3).into()) / 64.0;
                let spin = if rng.bool() { 0.0 } else { rng.f64() * 0.05 };
                (at, way, 0.0, spin, if rng.bool() { 1.0 } else { -1.0 })
            })
            .collect();
        let place = |&(at, _, angle, _, mirror): &(DVec2, DVec2, f64, f64, f64)| {
            Transform::placement(at * scale, angle, mirror, 1.0).unwrap()
        };
        let (mut world, mut model) = (World::new(), Model::new());
        for i in 1..=dust.map_or(0, |_| 20) {
            let size = scale * dust.unwrap();
            let far = DVec2::splat(-50.0 * f64::from(i) * (scale + size));
            let shape = Shape::rectangle(size, size).unwrap();
            let body = Body::new(shape, Transform::translation(far).unwrap());
            model.insert(world.insert(body.clone()).unwrap(), body);
        }
        let ids: Vec<BodyId> = states
            .iter()
            .map(|state| {
                // few bodies are new at each step, so that the unit of displacement keeps suiting
                // the others
                if dust.is_some() {
                    world.step();
                }
                let kind = kind(&mut rng);
                let shape = shapes[rng.usize(..shapes.len())].clone();
                let body = Body::new(shape, place(state)).kind(kind);
                let id = world.insert(body.clone()).unwrap();
                model.insert(id, body);
                id
            })
            .collect();
        let mut before = Pairs::new();
        if dust.is_some() {
            world.step();
            before = all_pairs(&model);
        }
        let mut touched = 0;
        for frame in 0..400 {
            let mut moves = Vec::new();
            for (id, state) in ids.iter().zip(&mut states) {
                // in some frames half of them do not move
                if frame / 50 % 2 == 1 && id.to_bits() % 2 == 0 {
                    continue;
                }
                state.0 += state.1;
                state.2 += state.3;
                for axis in 0..2 {
                    if !(0.0..9.0).contains(&state.0[axis]) {
                        state.1[axis] = -state.1[axis];
                    }
                }
                moves.push((*id, place(state)));
            }
            world.set_transforms(&moves).unwrap();
            for (id, to) in moves {
                model.get_mut(&id).unwrap().transform = to;
            }
            let now = all_pairs(&model);
            touched += now.values().filter(|r| **r == Relation::Touching).count();
            let mut events: Vec<PairEvent> = world.step().iter().collect();
            events.sort_by_key(|event| (event.phase == Phase::End, event.a, event.b));
            assert_eq!(
                events,
                expected_events(&before, &now, |id| model[&id].user),
                "scale {scale}, dust {dust:?}, frame {frame}"
            );
            before = now;
        }
        assert!(touched > 100, "scale {scale}: {touched}");
    }
}

/// The smallest step of one body is noticed, however far the other has moved. A circle of radius 0
/// accepts transforms that would be errors for other circles; a body that becomes a circle, or
/// grows, starts a new displacement.
#[test]
fn points_that_are_stretched_and_circles_that_grow_meet_when_they_do() {
    let mut world = World::new();
    let stretched =
        |at: f64, by: f64| Transform::new(by, 0.0, 0.0, 1.0, at, 0.0).expect("an affine map");
    let wall = Body::new(Shape::rectangle(2.0, 2.0).unwrap(), Transform::IDENTITY);
    world.insert(wall.kind(BodyKind::Static)).unwrap();
    let point = Shape::circle(DVec2::new(1.0, 0.5), 0.0).unwrap();
    let body = world.insert(Body::new(point, stretched(5.0, 2.0))).unwrap();
    assert!(world.step().is_empty());
    let relation = |world: &mut World| world.step().meeting().next().map(|event| event.relation);
    for (at, by, expected) in [
        (-1.0, 2.0, Some(Relation::Touching)),
        (0.0, 1.0, Some(Relation::Touching)),
        (0.0, 1.0 + f64::EPSILON, None),
        (-1.0, 1.5, Some(Relation::Overlapping)),
        (-0.5, 1.5, Some(Relation::Touching)),
        (0.5, 1.0, None),
    ] {
        world.set_transform(body, stretched(at, by)).unwrap();
        assert_eq!(relation(&mut world), expected, "{at} {by}");
    }
    let circle = Shape::circle(DVec2::ZERO, 0.25).unwrap();
    world.set_transform(body, stretched(2.0, 1.0)).unwrap();
    world.set_shape(body, circle).unwrap();
    assert_eq!(relation(&mut world), None);
    for (at, by, expected) in [
        (1.5, 2.0, Some(Relation::Touching)),
        (1.5, 2.0 - f64::EPSILON, None),
        (1.5, 2.0 + 4.0 * f64::EPSILON, Some(Relation::Overlapping)),
    ] {
        world.set_transform(body, stretched(at, by)).unwrap();
        assert_eq!(relation(&mut world), expected, "{at} {by}");
    }
    let grown = |size: f64| Transform::new(-size, 0.0, 0.0, size, 2.0, 0.0).unwrap();
    for (size, expected) in [
        (3.875, None),
        (4.0, Some(Relation::Touching)),
        (4.0 + 1e-12, Some(Relation::Overlapping)),
        (4.0 - 1e-12, None),
        (6.0, Some(Relation::Overlapping)),
    ] {
        world.set_transform(body, grown(size)).unwrap();
        assert_eq!(relation(&mut world), expected, "{size}");
    }
}

#[test]
fn after_a_long_way_a_small_step_still_counts() {
    for scale in [1.0, 1e-20, 1e20] {
        let square = Arc::new(Shape::rectangle(scale, scale).unwrap());
        let at = |x: f64| Transform::translation(DVec2::new(x * scale, 0.0)).unwrap();
        for far in [1e3, 1e6, 1e15] {
            let mut world = World::new();
            let traveller = world.insert(Body::new(square.clone(), at(0.0))).unwrap();
            let other = world.insert(Body::new(square.clone(), at(1.0))).unwrap();
            for _ in 0..3 {
                for x in [far, 0.0] {
                    world.set_transform(traveller, at(x)).unwrap();
                    world.step();
                }
            }
            for (x, relation) in [(1.0 + 1e-9, None), (1.0, Some(Relation::Touching))] {
                world.set_transform(other, at(x)).unwrap();
                let meeting = world.step().meeting().map(|event| event.relation).next();
                assert_eq!(meeting, relation, "{scale} {far} {x}");
            }
        }
    }
}
