//! Entities and the bodies that they have. `examples/engines/check.sh bevy` runs these tests.

use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_math::{Quat, Rect, Vec2, Vec3};
use bevy_transform::prelude::*;
use sat2d::world::{BodyKind, Phase, QueryFilter};
use sat2d::{DVec2, Relation, Shape, query};
use sat2d_bevy::{Collider, CollisionPlugin, Collisions, Meeting};
use std::f32::consts::{FRAC_1_SQRT_2, FRAC_PI_2, FRAC_PI_4};
use std::sync::Arc;

fn app() -> App {
    let mut app = App::new();
    app.add_plugins((TransformPlugin, CollisionPlugin));
    app
}

fn square(size: f64) -> Collider {
    Collider::new(Shape::rectangle(size, size).unwrap())
}

fn at(x: f32, y: f32) -> Transform {
    Transform::from_xyz(x, y, 0.0)
}

/// Updates and returns what the update reported.
fn update(app: &mut App) -> Vec<Meeting> {
    app.world_mut().resource_mut::<Messages<Meeting>>().clear();
    app.update();
    let mut messages = app.world_mut().resource_mut::<Messages<Meeting>>();
    messages.drain().collect()
}

fn phases(meetings: &[Meeting]) -> Vec<Phase> {
    meetings.iter().map(|meeting| meeting.phase).collect()
}

#[test]
fn a_pair_begins_stays_and_ends() {
    let mut app = app();
    let wall = square(2.0).kind(BodyKind::Static);
    let wall = app.world_mut().spawn((wall, at(0.0, 0.0))).id();
    let hero = app.world_mut().spawn((square(2.0), at(2.0, 0.5))).id();
    let [meeting] = update(&mut app)[..] else {
        panic!("one pair");
    };
    assert_eq!(meeting.phase, Phase::Begin);
    assert_eq!(meeting.relation, Relation::Touching);
    assert_eq!(meeting.other(hero), Some(wall));
    assert_eq!(meeting.other(wall), Some(hero));
    assert_eq!(meeting.other(Entity::PLACEHOLDER), None);
    assert_eq!(phases(&update(&mut app)), [Phase::Stay]);
    app.world_mut()
        .get_mut::<Transform>(hero)
        .unwrap()
        .translation
        .x = 2.25;
    assert_eq!(phases(&update(&mut app)), [Phase::End]);
    assert_eq!(update(&mut app), []);
}

#[test]
fn entities_that_are_despawned_or_lose_their_collider_end_their_pairs() {
    let mut app = app();
    let [a, b, c] = [0.0, 1.0, -1.0].map(|x| app.world_mut().spawn((square(2.0), at(x, 0.0))).id());
    assert_eq!(update(&mut app).len(), 3);
    app.world_mut().despawn(b);
    app.world_mut().entity_mut(c).remove::<Collider>();
    let ended = update(&mut app);
    assert_eq!(phases(&ended), [Phase::End; 3]);
    assert!(ended.iter().any(|meeting| meeting.other(b) == Some(a)));
    let collisions = app.world().resource::<Collisions>();
    assert_eq!(collisions.world().len(), 1);
    assert_eq!(collisions.body(c), None);
    app.world_mut().entity_mut(c).insert(square(2.0));
    assert_eq!(phases(&update(&mut app)), [Phase::Begin]);
}

#[test]
fn a_mirrored_parent_mirrors_the_sword() {
    let mut app = app();
    let blade = Collider::new(Shape::rectangle_xywh(0.0, -1.0, 20.0, 2.0).unwrap());
    let [left, right] =
        [35.0, 65.0].map(|x| app.world_mut().spawn((square(1.0), at(x, 30.0))).id());
    let knight = at(50.0, 30.0).with_scale(Vec3::new(-1.0, 1.0, 1.0));
    let knight = app.world_mut().spawn(knight).id();
    let sword = app.world_mut().spawn((blade, ChildOf(knight))).id();
    let [meeting] = update(&mut app)[..] else {
        panic!("one pair");
    };
    assert_eq!(meeting.other(sword), Some(left));
    app.world_mut()
        .get_mut::<Transform>(knight)
        .unwrap()
        .scale
        .x = 1.0;
    let meetings = update(&mut app);
    assert_eq!(meetings.len(), 2);
    let of = |phase| {
        meetings
            .iter()
            .find(|meeting| meeting.phase == phase)
            .unwrap()
    };
    assert_eq!(of(Phase::End).other(sword), Some(left));
    assert_eq!(of(Phase::Begin).other(sword), Some(right));
    // the knight falls over, so the sword points upwards
    app.world_mut()
        .get_mut::<Transform>(knight)
        .unwrap()
        .rotation = Quat::from_rotation_z(FRAC_PI_2);
    assert_eq!(phases(&update(&mut app)), [Phase::End]);
    let collisions = app.world().resource::<Collisions>();
    let above = DVec2::new(50.0, 45.0);
    let found = collisions
        .world()
        .query_point(above, &QueryFilter::default())
        .unwrap();
    assert_eq!(found.len(), 1);
    assert_eq!(collisions.entity(found[0]), Some(sword));
}

#[test]
fn changes_of_a_collider_reach_its_body() {
    let mut app = app();
    let a = app.world_mut().spawn((square(2.0), at(0.0, 0.0))).id();
    let b = app.world_mut().spawn((square(2.0), at(3.0, 0.0))).id();
    assert_eq!(update(&mut app), []);
    app.world_mut().get_mut::<Collider>(b).unwrap().shape =
        Arc::new(Shape::rectangle(6.0, 1.0).unwrap());
    assert_eq!(phases(&update(&mut app)), [Phase::Begin]);
    app.world_mut().get_mut::<Collider>(b).unwrap().filter.mask = 0;
    assert_eq!(phases(&update(&mut app)), [Phase::End]);
    app.world_mut().get_mut::<Collider>(b).unwrap().filter.mask = 1;
    assert_eq!(phases(&update(&mut app)), [Phase::Begin]);
    for entity in [a, b] {
        app.world_mut().get_mut::<Collider>(entity).unwrap().kind = BodyKind::Sensor;
    }
    assert_eq!(phases(&update(&mut app)), [Phase::End]);
}

#[test]
fn an_entity_with_a_scale_of_0_has_no_body() {
    let mut app = app();
    let a = app.world_mut().spawn((square(2.0), at(0.0, 0.0))).id();
    app.world_mut().spawn((square(2.0), at(1.0, 0.0)));
    assert_eq!(phases(&update(&mut app)), [Phase::Begin]);
    app.world_mut().get_mut::<Transform>(a).unwrap().scale.x = 0.0;
    assert_eq!(phases(&update(&mut app)), [Phase::End]);
    assert_eq!(app.world().resource::<Collisions>().body(a), None);
    app.world_mut().get_mut::<Transform>(a).unwrap().scale.x = 1.0;
    assert_eq!(phases(&update(&mut app)), [Phase::Begin]);
}

#[test]
fn bounding_boxes_find_a_hit_that_is_none() {
    let mut app = app();
    let blade = || Collider::new(Shape::rectangle(20.0, 2.0).unwrap());
    let turned = |x| at(x, 0.0).with_rotation(Quat::from_rotation_z(FRAC_PI_4));
    let [a, b] = [0.0, 8.0].map(|x| app.world_mut().spawn((blade(), turned(x))).id());
    let size = Vec2::splat((20.0 + 2.0) * FRAC_1_SQRT_2);
    let bounds = |x| Rect::from_center_size(Vec2::new(x, 0.0), size);
    assert!(!bounds(0.0).intersect(bounds(8.0)).is_empty());
    assert_eq!(update(&mut app), []);
    let collisions = app.world().resource::<Collisions>();
    let [a, b] = [a, b].map(|entity| {
        collisions
            .world()
            .get(collisions.body(entity).unwrap())
            .unwrap()
    });
    let apart = query::distance(a.shape, &a.transform, b.shape, &b.transform).unwrap();
    assert!(apart.distance > 3.6 && apart.distance < 3.7);
}
