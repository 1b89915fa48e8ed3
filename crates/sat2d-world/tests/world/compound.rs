//! Compound bodies: random worlds against a test of every two bodies, and moves and pushes of
//! bodies and parts as one.

use crate::pair_model::{Model, Pairs};
use crate::pair_model::{all_pairs, any, body, expected_events, nudged, place, shapes};
use sat2d::query::contact;
use sat2d::world::{Body, BodyId, BodyKind, PairEvent, QueryFilter, World, WorldError};
use sat2d::{DVec2, Shape, Transform};
use sat2d_test_support::seeds;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Owner and local transform of each part.
type Owners = BTreeMap<BodyId, (BodyId, Transform)>;

fn at(x: f64, y: f64) -> Transform {
    Transform::translation(DVec2::new(x, y)).unwrap()
}

fn rectangle(width: f64, height: f64, at: Transform) -> Body {
    Body::new(Shape::rectangle(width, height).unwrap(), at)
}

/// All pairs but those within a compound body.
fn pairs(model: &Model, owners: &Owners) -> Pairs {
    let owner = |id: &BodyId| owners.get(id).map_or(*id, |(owner, _)| *owner);
    let mut pairs = all_pairs(model);
    pairs.retain(|(a, b), _| owner(a) != owner(b));
    pairs
}

/// The world as it comes out of a save; without saves, a clone.
fn copied(world: &World) -> World {
    #[cfg(feature = "serde")]
    return World::restore(&world.save()).unwrap();
    #[cfg(not(feature = "serde"))]
    world.clone()
}

/// Where all bodies are, in the world and in their owners.
fn state(world: &World) -> Vec<(BodyId, BodyId, [Transform; 2])> {
    let places = |id: BodyId| [world.transform(id), world.local_transform(id)].map(Result::unwrap);
    let ids = world.iter().map(|(id, _)| id);
    ids.map(|id| (id, world.owner(id).unwrap(), places(id)))
        .collect()
}

fn put(model: &mut Model, owners: &Owners, id: BodyId, to: Transform) {
    model.get_mut(&id).unwrap().transform = to;
    for (part, (owner, local)) in owners {
        if *owner == id {
            model.get_mut(part).unwrap().transform = to.product(local).unwrap();
        }
    }
}

fn change(
    rng: &mut fastrand::Rng,
    (world, model, owners): (&mut World, &mut Model, &mut Owners),
    shapes: &[Arc<Shape>],
    gone: &mut BTreeMap<BodyId, u64>,
) {
    let ids: Vec<BodyId> = model.keys().copied().collect();
    let (parts, wholes): (Vec<BodyId>, _) =
        ids.iter().copied().partition(|id| owners.contains_key(id));
    match rng.u8(..14) {
        0..2 if ids.len() < 90 => {
            let body = body(rng, shapes);
            let id = world.insert(body.clone()).unwrap();
            model.insert(id, body);
        }
        2..5 if ids.len() < 120 && !wholes.is_empty() => {
            let owner = wholes[rng.usize(..wholes.len())];
            let near = nudged(rng, &Transform::IDENTITY);
            let part = Body {
                transform: near,
                ..body(rng, shapes)
            };
            let id = world.attach(owner, part.clone()).unwrap();
            owners.insert(id, (owner, near));
            let transform = model[&owner].transform.product(&near).unwrap();
            model.insert(id, Body { transform, ..part });
        }
        5 if ids.len() > 60 => {
            let Some(id) = any(rng, &ids) else { return };
            world.remove(id).unwrap();
            let these = ids
                .iter()
                .filter(|&&other| other == id || owners.get(&other).is_some_and(|o| o.0 == id));
            for other in these.copied().collect::<Vec<_>>() {
                gone.insert(other, model.remove(&other).unwrap().user);
                owners.remove(&other);
            }
        }
        6 => {
            let Some(id) = any(rng, &parts) else { return };
            let local = nudged(rng, &owners[&id].1);
            world.set_local_transform(id, local).unwrap();
            owners.get_mut(&id).unwrap().1 = local;
            let to = model[&owners[&id].0].transform.product(&local).unwrap();
            model.get_mut(&id).unwrap().transform = to;
        }
        7 => {
            let moves: Vec<_> = (0..rng.usize(..=wholes.len()))
                .map(|_| (wholes[rng.usize(..wholes.len())], place(rng)))
                .collect();
            world.set_transforms(&moves).unwrap();
            for (id, to) in moves {
                put(model, owners, id, to);
            }
        }
        8 => {
            let Some(id) = any(rng, &ids) else { return };
            let kind = crate::pair_model::kind(rng);
            world.set_kind(id, kind).unwrap();
            model.get_mut(&id).unwrap().kind = kind;
        }
        choice => {
            let Some(id) = any(rng, &wholes) else { return };
            let to = match choice {
                9 => place(rng),
                _ => nudged(rng, &model[&id].transform),
            };
            world.set_transform(id, to).unwrap();
            put(model, owners, id, to);
        }
    }
}

#[test]
fn random_compound_bodies_have_the_events_of_a_test_of_every_two_bodies() {
    let mut met = 0;
    for seed in seeds(4) {
        let rng = &mut fastrand::Rng::with_seed(seed);
        let shapes = shapes(rng);
        let (mut world, mut model) = (World::new(), Model::new());
        let (mut owners, mut gone) = (Owners::new(), BTreeMap::new());
        let mut before = Pairs::new();
        for step in 0..120 {
            let changes = if step == 0 { 150 } else { rng.usize(..8) };
            for _ in 0..changes {
                let state = (&mut world, &mut model, &mut owners);
                change(rng, state, &shapes, &mut gone);
            }
            let now = pairs(&model, &owners);
            let user = |id: BodyId| model.get(&id).map_or_else(|| gone[&id], |body| body.user);
            let mut expected = expected_events(&before, &now, user);
            let key = |event: &PairEvent| (event.a.to_bits() >> 32, event.b.to_bits() >> 32);
            expected.sort_by_key(|e| (key(e), e.a, e.b));
            let mut again = copied(&world);
            let mut clone = world.clone();
            let mut events: Vec<PairEvent> = world.step().iter().collect();
            assert!(again.step().iter().eq(events.iter().copied()));
            assert!(clone.step().iter().eq(events.iter().copied()));
            events.sort_by_key(|e| (key(e), e.a, e.b));
            assert_eq!(events, expected, "seed {seed}, step {step}");
            for (id, body) in &model {
                assert_eq!(world.transform(*id), Ok(body.transform));
                let owner = owners.get(id).map_or(*id, |(owner, _)| *owner);
                assert_eq!(world.owner(*id), Ok(owner));
                assert!(owner == *id || world.parts(owner).unwrap().contains(id));
            }
            if rng.u8(..4) == 0 {
                world = again;
            }
            let of_parts = |(a, b): &&(_, _)| owners.contains_key(a) || owners.contains_key(b);
            met += now.keys().filter(of_parts).count();
            before = now;
        }
    }
    assert!(met > 200, "{met} pairs of parts");
}

#[test]
fn queries_name_the_part_and_leave_out_the_parts_of_an_owner() {
    let mut world = World::new();
    let body = world.insert(rectangle(2.0, 2.0, at(5.0, 0.0))).unwrap();
    let part = world
        .attach(body, rectangle(1.0, 1.0, at(3.0, 0.0)).user(9))
        .unwrap();
    let all = QueryFilter::ALL;
    assert_eq!(
        world.query_point(DVec2::new(8.0, 0.0), &all),
        Ok(vec![part])
    );
    let except = |id| QueryFilter { except: id, ..all };
    let both = [body];
    let ray = |filter: &QueryFilter<'_>| {
        let hit = world.cast_ray(DVec2::ZERO, DVec2::X, 99.0, filter).unwrap();
        hit.map(|(id, hit)| (id, hit.fraction))
    };
    assert_eq!(ray(&all), Some((body, 4.0)));
    assert_eq!(ray(&except(&both)), None);
    assert_eq!(ray(&except(&[part])), Some((body, 4.0)));
    assert_eq!((world.user(part), world.user(body)), (Ok(9), Ok(0)));
}

#[test]
fn calls_that_fail_say_why_and_do_nothing() {
    let mut world = World::new();
    let owner = world.insert(rectangle(2.0, 2.0, at(5.0, 0.0))).unwrap();
    let part = world
        .attach(owner, rectangle(1.0, 1.0, at(3.0, 0.0)))
        .unwrap();
    let lone = world.insert(rectangle(2.0, 2.0, at(0.0, 0.0))).unwrap();
    let before = state(&world);
    let is_part = WorldError::IsPart { id: part, owner };
    assert_eq!(
        world.set_transform(part, at(0.0, 0.0)),
        Err(is_part.clone())
    );
    let moves = [(lone, at(1.0, 0.0)), (part, at(1.0, 0.0))];
    let (index, error) = (1, Box::new(is_part.clone()));
    assert_eq!(
        world.set_transforms(&moves),
        Err(WorldError::At { index, error })
    );
    assert_eq!(world.move_and_slide(part, DVec2::X).unwrap_err(), is_part);
    let body = rectangle(1.0, 1.0, Transform::IDENTITY);
    assert_eq!(world.attach(part, body.clone()), Err(is_part));
    let refused = world.set_local_transform(lone, at(0.0, 0.0));
    assert_eq!(refused, Err(WorldError::NotAPart { id: lone }));
    // the part, not the owner, would be out of range
    let local = at(1e300, 0.0);
    assert!(matches!(
        world.set_local_transform(part, local),
        Err(WorldError::Place(_))
    ));
    let far = Transform::new(1e151, 0.0, 0.0, 1.0, 0.0, 0.0).unwrap();
    let away = body.clone();
    let away = Body {
        transform: far,
        ..away
    };
    let wide = [
        (lone, far),
        (
            owner,
            Transform::new(1e200, 0.0, 0.0, 1e200, 0.0, 0.0).unwrap(),
        ),
    ];
    assert!(matches!(
        world.set_transforms(&wide),
        Err(WorldError::At { index: 0 | 1, .. })
    ));
    assert!(world.attach(owner, away).is_err());
    assert_eq!(state(&world), before);
    world.remove(owner).unwrap();
    assert_eq!(world.transform(part), Err(WorldError::Stale { id: part }));
    assert_eq!(
        world.attach(owner, body),
        Err(WorldError::Stale { id: owner })
    );
    assert_eq!(world.len(), 1);
}

/// A world of static boxes, and an L of two rectangles or of one polygon.
fn scene(rng: &mut fastrand::Rng, boxes: usize) -> (World, World, [BodyId; 2]) {
    let mut compound = World::new();
    for _ in 0..boxes {
        let size = || rng.f64() * 3.0 + 0.5;
        let shape = std::iter::repeat_with(size).take(2).collect::<Vec<_>>();
        let there = DVec2::new(rng.f64() - 0.5, rng.f64() - 0.5) * 20.0;
        let there = Transform::placement(there, rng.f64() * 7.0, 1.0, 1.0).unwrap();
        let body = rectangle(shape[0], shape[1], there).kind(BodyKind::Static);
        compound.insert(body).unwrap();
    }
    let mut whole = compound.clone();
    let there = Transform::placement(DVec2::ZERO, rng.f64() * 7.0, 1.0, 1.0).unwrap();
    let id = compound.insert(rectangle(1.0, 3.0, there)).unwrap();
    compound
        .attach(id, rectangle(2.0, 1.0, at(1.5, -1.0)))
        .unwrap();
    let far = rectangle(40.0, 40.0, at(0.5, 0.0)).kind(BodyKind::Sensor);
    compound.attach(id, far).unwrap();
    let l = [
        (-0.5, -1.5),
        (2.5, -1.5),
        (2.5, -0.5),
        (0.5, -0.5),
        (0.5, 1.5),
        (-0.5, 1.5),
    ];
    let l = l.map(DVec2::from);
    let l = whole
        .insert(Body::new(Shape::polygon(&[&l]).unwrap(), there))
        .unwrap();
    (compound, whole, [id, l])
}

/// How many other bodies a compound body overlaps.
fn overlaps(world: &World, id: BodyId) -> usize {
    overlaps_deeper_than(0.0, world, id)
}

/// How many other bodies a compound body overlaps by more than rounding, which `separate` counts as
/// parted.
fn deep_overlaps(world: &World, id: BodyId) -> usize {
    overlaps_deeper_than(1e-12, world, id)
}

fn overlaps_deeper_than(depth: f64, world: &World, id: BodyId) -> usize {
    let all = world.iter();
    let others = all.filter(|(other, _)| world.owner(*other) != Ok(id));
    let own = |part: &BodyId| world.get(*part).unwrap();
    let solid = world.parts(id).unwrap().into_iter().chain([id]);
    let solid: Vec<_> = solid
        .filter(|part| own(part).kind != BodyKind::Sensor)
        .collect();
    let pairs = others.flat_map(|(_, body)| solid.iter().map(move |part| (body, own(part))));
    let depths = pairs.map(|(p, q)| {
        let found = contact(p.shape, &p.transform, q.shape, &q.transform).unwrap();
        found.map_or(0.0, |found| found.depth)
    });
    depths.filter(|found| *found > depth).count()
}

#[test]
fn an_l_of_two_rectangles_moves_and_slides_like_one_polygon() {
    let (mut free, mut slid) = (0, 0);
    for seed in 0..200 {
        let rng = &mut fastrand::Rng::with_seed(seed);
        let (mut compound, mut whole, [two, one]) = scene(rng, 25);
        if overlaps(&whole, one) > 0 {
            continue;
        }
        free += 1;
        let delta = DVec2::new(rng.f64() - 0.5, rng.f64() - 0.5) * 16.0;
        let (p, q) = (
            compound.move_and_slide(two, delta).unwrap(),
            whole.move_and_slide(one, delta).unwrap(),
        );
        assert_eq!(overlaps(&compound, two), 0, "seed {seed}");
        let gap = p.moved.distance(q.moved);
        assert!(gap < 1e-9, "seed {seed}: {p:?}, {q:?}");
        slid += usize::from(!p.hits.is_empty());
    }
    assert!(free > 20 && slid > 15, "{free} free, {slid} slid");
}

#[test]
fn a_compound_body_is_pushed_as_one() {
    let mut pushed = 0;
    for seed in 0..100 {
        let rng = &mut fastrand::Rng::with_seed(seed);
        let (mut compound, _, [two, _]) = scene(rng, 8);
        let before = compound.transform(two).unwrap();
        let overlapped = overlaps(&compound, two) > 0;
        let done = compound.separate(64);
        assert_eq!(
            done.overlapping,
            deep_overlaps(&compound, two),
            "seed {seed}"
        );
        let now = compound.transform(two).unwrap();
        assert_eq!(now != before, overlapped, "seed {seed}");
        for part in compound.parts(two).unwrap() {
            let local = compound.local_transform(part).unwrap();
            assert_eq!(compound.transform(part), Ok(now.product(&local).unwrap()));
        }
        pushed += usize::from(overlapped && done.overlapping == 0);
    }
    assert!(pushed > 30, "{pushed}");

    // two bodies share an overlap by the masses of the owners, whatever their parts weigh
    let mut world = World::new();
    let left = world
        .insert(rectangle(1.0, 1.0, at(-9.0, 5.0)).inverse_mass(3.0))
        .unwrap();
    let arm = rectangle(2.0, 2.0, at(9.0, -5.0)).inverse_mass(70.0);
    world.attach(left, arm.kind(BodyKind::Static)).unwrap();
    let right = world.insert(rectangle(2.0, 2.0, at(1.5, 0.0))).unwrap();
    let done = world.separate(9);
    assert_eq!((done.overlapping, done.iterations), (0, 1));
    assert!((world.transform(left).unwrap().position().x + 9.375).abs() < 1e-12);
    assert!((world.transform(right).unwrap().position().x - 1.625).abs() < 1e-12);
}
