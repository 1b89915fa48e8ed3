//! The pairs and events of a world by a test of every two bodies, and random changes of a world.

use sat2d::world::{Body, BodyId, BodyKind, Filter, PairEvent, Phase, World};
use sat2d::{DVec2, Relation, Shape, Transform, relation};
use std::collections::BTreeMap;
use std::sync::Arc;

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
pub fn shapes(rng: &mut fastrand::Rng) -> Vec<Arc<Shape>> {
    let mut shapes = Vec::new();
    for _ in 0..6 {
        let size = |rng: &mut fastrand::Rng| 10f64.powf(rng.f64() * 2.5 - 2.0);
        let (w, h) = (size(rng), size(rng));
        shapes.push(Shape::rectangle(w, h).unwrap());
        shapes.push(Shape::rectangle(1.0, 0.5).unwrap());
        shapes.push(Shape::circle(DVec2::ZERO, w / 2.0).unwrap());
        shapes.push(Shape::circle(DVec2::new(0.5, -0.25), h / 4.0).unwrap());
        shapes.push(Shape::circle(DVec2::new(h, 0.0), 0.0).unwrap());
        shapes.push(Shape::ellipse(w / 2.0, h / 2.0).unwrap());
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
/// 1e-6 to 1e6, or by different factors along two axes.
pub fn place(rng: &mut fastrand::Rng) -> Transform {
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
    let factor = if rng.u8(..3) == 0 {
        0.1 + rng.f64()
    } else {
        1.0
    };
    let turned = Transform::placement(at, rng.f64() * 7.0, mirror * factor, 1.0).unwrap();
    if rng.u8(..8) > 0 {
        return turned;
    }
    let slanted = Transform::new(1.0, 0.0, rng.f64() - 0.5, 1.0, 0.0, 0.0).unwrap();
    turned.product(&slanted).unwrap()
}

pub fn body(rng: &mut fastrand::Rng, shapes: &[Arc<Shape>]) -> Body {
    let kind = kind(rng);
    let filter = filter(rng);
    Body::new(shapes[rng.usize(..shapes.len())].clone(), place(rng))
        .kind(kind)
        .filter(filter.category, filter.mask)
        .user(rng.u64(..1 << 40))
}

pub fn kind(rng: &mut fastrand::Rng) -> BodyKind {
    match rng.u8(..6) {
        0 | 1 => BodyKind::Static,
        2 => BodyKind::Sensor,
        _ => BodyKind::Moving,
    }
}

pub fn filter(rng: &mut fastrand::Rng) -> Filter {
    if rng.u8(..3) > 0 {
        return Filter::ALL;
    }
    Filter {
        category: 1 << rng.u32(..3),
        mask: rng.u32(..8),
    }
}

pub fn any(rng: &mut fastrand::Rng, ids: &[BodyId]) -> Option<BodyId> {
    (!ids.is_empty()).then(|| ids[rng.usize(..ids.len())])
}

/// A small displacement, sometimes so small that only touching bodies are affected.
pub fn nudged(rng: &mut fastrand::Rng, from: &Transform) -> Transform {
    let [a, b, c, d, x, y] = from.to_array();
    let most = match rng.u8(..3) {
        0 => 10f64.powi(rng.i32(-14..0)),
        _ => 0.5,
    };
    let by = |rng: &mut fastrand::Rng| (rng.f64() - 0.5) * most;
    Transform::new(a, b, c, d, x + by(rng), y + by(rng)).unwrap()
}

/// One change to the world and the model.
pub fn change(
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
        8 if rng.u8(..4) == 0 => {
            let count = rng.usize(..=ids.len());
            let change = |_| (ids[rng.usize(..ids.len())], kind(rng));
            let kinds: Vec<_> = (0..count).map(change).collect();
            world.set_kinds(&kinds).unwrap();
            for (id, kind) in kinds {
                model.get_mut(&id).unwrap().kind = kind;
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
