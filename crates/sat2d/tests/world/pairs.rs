//! The pairs of a world are those that a test of every two bodies finds, and its events are the
//! differences between steps, for any sequence of insertions, moves, changes and removals.
//! `SAT2D_SEEDS` sets a larger number of seeds.

use sat2d::world::{Body, BodyId, BodyKind, Filter, PairEvent, Phase, World};
use sat2d::{DVec2, Relation, Shape, Transform, relation};
use std::collections::BTreeMap;
use std::sync::Arc;

fn seeds() -> u64 {
    std::env::var("SAT2D_SEEDS").map_or(4, |n| n.parse().expect("SAT2D_SEEDS is a number"))
}

/// The model: a plain list of bodies by name.
pub type Model = BTreeMap<BodyId, Body>;
pub type Pairs = BTreeMap<(BodyId, BodyId), Relation>;

pub fn all_pairs(model: &Model) -> Pairs {
    let bodies: Vec<_> = model.iter().collect();
    let mut pairs = Pairs::new();
    for (i, (a, p)) in bodies.iter().enumerate() {
        for (b, q) in &bodies[i + 1..] {
            let both = |kind| p.kind == kind && q.kind == kind;
            if both(BodyKind::Static)
                || both(BodyKind::Sensor)
                || p.filter.category & q.filter.mask == 0
                || q.filter.category & p.filter.mask == 0
            {
                continue;
            }
            let relation = relation(&p.shape, &p.transform, &q.shape, &q.transform).unwrap();
            if relation != Relation::Disjoint {
                pairs.insert((**a, **b), relation);
            }
        }
    }
    pairs
}

pub fn expected_events(
    before: &Pairs,
    now: &Pairs,
    user: impl Fn(BodyId) -> u64,
) -> Vec<PairEvent> {
    let mut events: Vec<PairEvent> = Vec::new();
    for (&(a, b), &relation) in now {
        let stays = before.contains_key(&(a, b));
        let phase = if stays { Phase::Stay } else { Phase::Begin };
        events.push(PairEvent {
            a,
            b,
            user_a: user(a),
            user_b: user(b),
            phase,
            relation,
        });
    }
    for &(a, b) in before.keys().filter(|pair| !now.contains_key(pair)) {
        events.push(PairEvent {
            a,
            b,
            user_a: user(a),
            user_b: user(b),
            phase: Phase::End,
            relation: Relation::Disjoint,
        });
    }
    events
}

/// Shapes of all kinds with sizes from 0.01 to 10, some on a grid of quarters so that pairs touch.
fn shapes(rng: &mut fastrand::Rng) -> Vec<Arc<Shape>> {
    let mut shapes = Vec::new();
    for _ in 0..6 {
        let size = |rng: &mut fastrand::Rng| 10f64.powf(rng.f64() * 2.5 - 2.0);
        let (w, h) = (size(rng), size(rng));
        shapes.push(Shape::rectangle(w, h).unwrap());
        shapes.push(Shape::rectangle(1.0, 0.5).unwrap());
        shapes.push(Shape::circle(DVec2::ZERO, w / 2.0).unwrap());
        shapes.push(Shape::circle(DVec2::new(0.5, -0.25), h / 4.0).unwrap());
        shapes.push(Shape::circle(DVec2::new(h, 0.0), 0.0).unwrap());
        shapes.push(Shape::capsule(DVec2::ZERO, DVec2::new(h, 0.1), w / 4.0).unwrap());
        let corners = [(0.0, 0.0), (w, 0.0), (w * 0.7, h)].map(|(x, y)| DVec2::new(x, y));
        shapes.push(Shape::convex_polygon(&corners).unwrap());
        let bracket = [
            (0.0, 0.0),
            (w, 0.0),
            (w, h / 4.0),
            (w / 4.0, h / 4.0),
            (w / 4.0, h),
            (0.0, h),
        ];
        let bracket = bracket.map(|(x, y)| DVec2::new(x, y));
        shapes.push(Shape::polygon(&[&bracket]).unwrap());
    }
    shapes.into_iter().map(Arc::new).collect()
}

/// Anywhere in a square of 24 by 24; sometimes scaled, together with the bodies, by a factor from
/// 1e-6 to 1e6.
fn place(rng: &mut fastrand::Rng) -> Transform {
    let side = 24.0;
    let at = DVec2::new(rng.f64() * side, rng.f64() * side);
    let mirror = if rng.bool() { 1.0 } else { -1.0 };
    if rng.u8(..5) == 0 {
        let scale = 10f64.powi(rng.i32(-7..=5));
        return Transform::placement(at * scale, rng.f64() * 7.0, mirror * scale, scale).unwrap();
    }
    if rng.u8(..3) == 0 {
        let on_grid = (at * 4.0).round() / 4.0;
        return Transform::placement_degrees(on_grid, 90.0 * f64::from(rng.u8(..4)), mirror, 1.0)
            .unwrap();
    }
    Transform::placement(at, rng.f64() * 7.0, mirror, 1.0).unwrap()
}

fn body(rng: &mut fastrand::Rng, shapes: &[Arc<Shape>]) -> Body {
    let kind = kind(rng);
    let filter = filter(rng);
    Body::new(shapes[rng.usize(..shapes.len())].clone(), place(rng))
        .kind(kind)
        .filter(filter.category, filter.mask)
        .user(rng.u64(..1 << 40))
}

fn kind(rng: &mut fastrand::Rng) -> BodyKind {
    match rng.u8(..6) {
        0 | 1 => BodyKind::Static,
        2 => BodyKind::Sensor,
        _ => BodyKind::Moving,
    }
}

fn filter(rng: &mut fastrand::Rng) -> Filter {
    if rng.u8(..3) > 0 {
        return Filter::ALL;
    }
    Filter {
        category: 1 << rng.u32(..3),
        mask: rng.u32(..8),
    }
}

fn any(rng: &mut fastrand::Rng, ids: &[BodyId]) -> Option<BodyId> {
    (!ids.is_empty()).then(|| ids[rng.usize(..ids.len())])
}

/// A small displacement, sometimes so small that only touching bodies are affected.
fn nudged(rng: &mut fastrand::Rng, from: &Transform) -> Transform {
    let [a, b, c, d, x, y] = from.to_array();
    let most = match rng.u8(..3) {
        0 => 10f64.powi(rng.i32(-14..0)),
        _ => 0.5,
    };
    let by = |rng: &mut fastrand::Rng| (rng.f64() - 0.5) * most;
    Transform::new(a, b, c, d, x + by(rng), y + by(rng)).unwrap()
}

/// One change to the world and the model.
fn change(
    rng: &mut fastrand::Rng,
    world: &mut World,
    model: &mut Model,
    shapes: &[Arc<Shape>],
    gone: &mut BTreeMap<BodyId, u64>,
) {
    let ids: Vec<BodyId> = model.keys().copied().collect();
    match rng.u8(..20) {
        0..4 if ids.len() < 220 => {
            let body = body(rng, shapes);
            let id = world.insert(body.clone()).unwrap();
            assert!(model.insert(id, body).is_none(), "an id was given twice");
            assert!(
                !gone.contains_key(&id),
                "the id of a removed body was given again"
            );
        }
        4 if ids.len() < 200 => {
            let bodies: Vec<Body> = (0..rng.usize(..25)).map(|_| body(rng, shapes)).collect();
            let new = world.insert_many(bodies.clone()).unwrap();
            model.extend(new.into_iter().zip(bodies));
        }
        5..8 => {
            if let Some(id) = any(rng, &ids) {
                let removed = world.remove(id).unwrap();
                assert_eq!(removed.user, model.remove(&id).unwrap().user);
                gone.insert(id, removed.user);
            }
        }
        8 => {
            let count = rng.usize(..=ids.len());
            let moves: Vec<_> = (0..count)
                .map(|_| {
                    let id = ids[rng.usize(..ids.len())];
                    let near = nudged(rng, &model[&id].transform);
                    (id, if rng.bool() { near } else { place(rng) })
                })
                .collect();
            world.set_transforms(&moves).unwrap();
            for (id, to) in moves {
                model.get_mut(&id).unwrap().transform = to;
            }
        }
        choice => {
            let Some(id) = any(rng, &ids) else { return };
            let body = model.get_mut(&id).unwrap();
            match choice {
                9 => {
                    body.shape = shapes[rng.usize(..shapes.len())].clone();
                    world.set_shape(id, body.shape.clone()).unwrap();
                }
                10 => {
                    body.kind = kind(rng);
                    world.set_kind(id, body.kind).unwrap();
                    body.user += 1;
                    world.set_user(id, body.user).unwrap();
                }
                11 => {
                    body.filter = filter(rng);
                    world.set_filter(id, body.filter).unwrap();
                }
                12..14 => {
                    body.transform = place(rng);
                    world.set_transform(id, body.transform).unwrap();
                }
                _ => {
                    body.transform = nudged(rng, &body.transform);
                    world.set_transform(id, body.transform).unwrap();
                }
            }
        }
    }
}

#[test]
fn pairs_are_those_of_brute_force_and_events_their_differences() {
    for seed in 0..seeds() {
        let mut rng = fastrand::Rng::with_seed(seed);
        let shapes = shapes(&mut rng);
        let (mut world, mut model) = (World::new(), Model::new());
        let (mut before, mut gone) = (Pairs::new(), BTreeMap::new());
        let mut operations = 0;
        while operations < 10_000 {
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
    assert!(world.set_transform(body, stretched(1.0, 2.0)).is_err());
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
