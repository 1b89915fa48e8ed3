//! The interface of a world: ids of removed bodies, getters, events and the forms of region
//! queries.

use sat2d::query::{cast_ray, contact, contacts};
use sat2d::world::{
    Body, BodyId, BodyKind, Coverage, Filter, Phase, QueryFilter, Region, World, WorldError,
};
use sat2d::{Aabb, DVec2, Shape, Transform};
use std::ops::ControlFlow;
use std::sync::Arc;

fn at(x: f64, y: f64) -> Transform {
    Transform::translation(DVec2::new(x, y)).unwrap()
}

fn tile(x: f64, y: f64) -> Body {
    Body::new(Shape::rectangle(2.0, 2.0).unwrap(), at(x, y))
}

fn is_stale<T: std::fmt::Debug>(result: Result<T, WorldError>, stale: BodyId) -> bool {
    matches!(result, Err(WorldError::Stale { id }) if id == stale)
}

#[test]
fn the_id_of_a_removed_body_is_an_error_everywhere() {
    let mut world = World::new();
    let gone = world.insert(tile(0.0, 0.0)).unwrap();
    let other = world.insert(tile(1.0, 0.0)).unwrap();
    world.step();
    world.remove(gone).unwrap();
    // before the step that ends its pair, after it, and when the slot is used again
    for round in 0..3 {
        let shape = Arc::new(Shape::rectangle(1.0, 1.0).unwrap());
        let stale_at_1 = Err(WorldError::At {
            index: 1,
            error: Box::new(WorldError::Stale { id: gone }),
        });
        assert!(!world.contains(gone), "{round}");
        assert!(is_stale(world.get(gone), gone));
        assert!(is_stale(world.transform(gone), gone));
        assert!(is_stale(world.shape(gone), gone));
        assert!(is_stale(world.kind(gone), gone));
        assert!(is_stale(world.filter(gone), gone));
        assert!(is_stale(world.user(gone), gone));
        assert!(is_stale(world.inverse_mass(gone), gone));
        assert!(is_stale(world.bounds(gone), gone));
        assert!(is_stale(world.relation(gone, other), gone));
        assert!(is_stale(world.relation(other, gone), gone));
        assert!(is_stale(world.contact(other, gone), gone));
        assert!(is_stale(world.contacts(other, gone), gone));
        assert!(is_stale(world.set_transform(gone, at(0.0, 0.0)), gone));
        let moves = [(other, at(5.0, 5.0)), (gone, at(0.0, 0.0))];
        assert_eq!(world.set_transforms(&moves), stale_at_1);
        let kinds = [(other, BodyKind::Sensor), (gone, BodyKind::Static)];
        assert_eq!(world.set_kinds(&kinds), stale_at_1);
        assert_eq!(world.kind(other), Ok(BodyKind::Moving));
        assert_eq!(world.transform(other).unwrap(), at(1.0, 0.0));
        assert!(is_stale(world.set_shape(gone, shape), gone));
        assert!(is_stale(world.set_kind(gone, BodyKind::Sensor), gone));
        assert!(is_stale(world.set_filter(gone, Filter::ALL), gone));
        assert!(is_stale(world.set_user(gone, 3), gone));
        assert!(is_stale(world.set_inverse_mass(gone, 1.0), gone));
        assert!(is_stale(world.move_and_slide(gone, DVec2::X), gone));
        assert!(is_stale(world.remove(gone), gone));
        if round == 0 {
            world.step();
        } else {
            let again = world.insert(tile(9.0, 9.0)).unwrap();
            assert_ne!(again, gone);
        }
    }
}

#[test]
fn getters_tell_what_the_body_is() {
    let mut world = World::new();
    let body = tile(3.0, 4.0).kind(BodyKind::Sensor).filter(2, 5).user(7);
    let id = world.insert(body.clone().inverse_mass(0.25)).unwrap();
    assert_eq!(world.transform(id).unwrap(), body.transform);
    assert!(Arc::ptr_eq(world.shape(id).unwrap(), &body.shape));
    assert_eq!(world.kind(id).unwrap(), BodyKind::Sensor);
    assert_eq!(world.filter(id).unwrap(), Filter::new(2, 5));
    assert_eq!(world.user(id).unwrap(), 7);
    assert_eq!(world.inverse_mass(id).unwrap(), 0.25);
}

#[test]
fn contacts_are_those_of_the_shapes() {
    let comb = [
        (0, 0),
        (5, 0),
        (5, 3),
        (4, 3),
        (4, 1),
        (1, 1),
        (1, 3),
        (0, 3),
    ];
    let comb = comb.map(|(x, y)| DVec2::new(f64::from(x), f64::from(y)));
    let comb = Shape::polygon(&[&comb]).unwrap();
    let mut world = World::new();
    let a = world
        .insert(Body::new(comb.clone(), at(-2.5, -4.0)))
        .unwrap();
    let b = world.insert(tile(0.0, 0.0).filter(2, 2)).unwrap();
    let c = world.insert(tile(0.0, 20.0)).unwrap();
    let bar = Shape::rectangle(5.0, 2.0).unwrap();
    world.set_shape(b, bar.clone()).unwrap();
    let (ta, tb) = (at(-2.5, -4.0), at(0.0, 0.0));
    let all = world.contacts(a, b).unwrap();
    assert_eq!(all, contacts(&comb, &ta, &bar, &tb).unwrap());
    assert_eq!(all.len(), 2);
    assert_eq!(
        world.contact(a, b).unwrap(),
        contact(&comb, &ta, &bar, &tb).unwrap()
    );
    assert!(world.contacts(a, c).unwrap().is_empty());
}

#[test]
fn events_stay_until_the_next_step_with_the_values_of_removed_bodies() {
    let mut world = World::new();
    let (a, b) = (
        world.insert(tile(0.0, 0.0).user(10)).unwrap(),
        world.insert(tile(1.0, 0.0).user(20)).unwrap(),
    );
    let mut count = 0;
    for event in world.step() {
        assert_eq!((event.a, event.b, event.phase), (a, b, Phase::Begin));
        count += 1;
    }
    assert_eq!((count, world.events().len()), (1, 1));
    world.remove(b).unwrap();
    let event = world.events().into_iter().next().unwrap();
    assert_eq!((event.user_a, event.user_b), (10, 20));
    world.step();
    let new = world.insert(tile(1.0, 0.0).user(30)).unwrap();
    world.set_user(a, 11).unwrap();
    for _ in 0..2 {
        let events: Vec<_> = (&world.events()).into_iter().collect();
        assert_eq!((events[0].a, events[0].b), (a, b));
        assert_eq!((events[0].user_a, events[0].user_b), (10, 20));
        assert_eq!(events[0].phase, Phase::End);
    }
    let events = world.step();
    assert_eq!(events.iter().len(), events.len());
    let event = events.iter().next().unwrap();
    assert_eq!((event.b, event.user_a, event.user_b), (new, 11, 30));
    assert_eq!(event.other(a), Some((new, 30)));
    assert_eq!(event.other(new), Some((a, 11)));
    assert_eq!(event.other(b), None);
}

#[test]
fn all_forms_of_a_region_query_find_the_same_bodies() {
    let mut rng = fastrand::Rng::with_seed(1);
    let mut world = World::new();
    for i in 0..300 {
        let kind = [BodyKind::Static, BodyKind::Moving][i % 2];
        let body = tile(40.0 * rng.f64(), 40.0 * rng.f64()).kind(kind);
        world.insert(body).unwrap();
    }
    let disc = Shape::circle(DVec2::ZERO, 3.0).unwrap();
    let mut buffer = Vec::new();
    let mut most = 0;
    for _ in 0..50 {
        let center = DVec2::new(rng.f64(), rng.f64()) * 40.0;
        let here = Transform::translation(center).unwrap();
        let bounds = Aabb::new(center, center + DVec2::splat(6.0));
        for region in [
            Region::Point(center),
            Region::Box(bounds),
            Region::Circle {
                center,
                radius: 3.0,
            },
            Region::Shape(&disc, &here),
        ] {
            for coverage in [Coverage::Touching, Coverage::Overlapping, Coverage::Inside] {
                let all = &QueryFilter::default();
                let found = world.query(&region, coverage, all).unwrap();
                world
                    .query_into(&region, coverage, all, &mut buffer)
                    .unwrap();
                assert_eq!(buffer, found);
                let mut visited = Vec::new();
                let flow = world.query_each(&region, coverage, all, |id| {
                    visited.push(id);
                    ControlFlow::<()>::Continue(())
                });
                assert_eq!(flow.unwrap(), ControlFlow::Continue(()));
                let first = world.query_each(&region, coverage, all, ControlFlow::Break);
                assert_eq!(first.unwrap().break_value(), visited.first().copied());
                visited.sort();
                assert_eq!(visited, found);
                most = most.max(found.len());
            }
        }
    }
    assert!(most > 5);
    let bad = Region::Circle {
        center: DVec2::ZERO,
        radius: -1.0,
    };
    assert!(
        world
            .query(&bad, Coverage::Touching, &QueryFilter::ALL)
            .is_err()
    );
}

#[test]
fn bodies_with_the_default_filter_interact() {
    assert!(Filter::default().accepts(Filter::default()));
    assert!(Filter::ALL.accepts(Filter::default()));
    // a mask without category 1 excludes bodies with the default category
    assert!(!Filter::new(2, 2).accepts(Filter::default()));
    assert!(Filter::new(2, 3).accepts(Filter::default()));
}

#[test]
fn a_ray_of_no_length_is_its_origin() {
    let mut world = World::new();
    let bodies = [tile(0.0, 0.0), tile(2.0, 0.0)];
    let ids = bodies.clone().map(|body| world.insert(body).unwrap());
    let all = &QueryFilter::ALL;
    // inside, on both boundaries, outside
    for (x, count) in [(0.5, 1), (1.0, 2), (5.0, 0)] {
        for reach in [0.0, 9.0, f64::INFINITY] {
            let (origin, none) = (DVec2::X * x, DVec2::ZERO);
            let hit = |(id, body): (&BodyId, &Body)| {
                let hit = cast_ray(&body.shape, &body.transform, origin, none, reach);
                hit.unwrap().map(|hit| (*id, hit))
            };
            let expected: Vec<_> = ids.iter().zip(&bodies).filter_map(hit).collect();
            assert_eq!(expected.len(), count);
            let found = world.cast_ray_all(origin, none, reach, all).unwrap();
            assert_eq!(found, expected, "{x} {reach}");
            let first = world.cast_ray(origin, none, reach, all).unwrap();
            assert_eq!(first, expected.first().copied(), "{x} {reach}");
        }
    }
}

#[test]
fn a_reach_below_0_or_nan_is_named() {
    let mut world = World::new();
    world.insert(tile(5.0, 0.0)).unwrap();
    let all = &QueryFilter::ALL;
    for reach in [-1.0, f64::NEG_INFINITY, f64::NAN] {
        let ray = world
            .cast_ray(DVec2::ZERO, DVec2::X, reach, all)
            .unwrap_err();
        let rays = world
            .cast_ray_all(DVec2::ZERO, DVec2::X, reach, all)
            .unwrap_err();
        let near = world.nearest(DVec2::ZERO, 1, reach, all).unwrap_err();
        for error in [ray.to_string(), rays.to_string(), near.to_string()] {
            assert!(error.starts_with("reach is "), "{error}");
        }
    }
    let near = world.nearest(DVec2::ZERO, 9, f64::INFINITY, all).unwrap();
    assert_eq!(near.len(), 1);
}
