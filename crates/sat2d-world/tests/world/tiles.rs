//! Tile grids in worlds: where tiles lie side by side, nothing is seen of it. The same scene with a
//! rectangle in the place of the tiles has the same answers.

use sat2d::query::Motion;
use sat2d::world::{Body, BodyId, BodyKind, QueryFilter, World};
use sat2d::{DVec2, Shape, Transform};

const COLUMNS: usize = 100;
const TILE: f64 = 16.0;

fn at(x: f64, y: f64) -> Transform {
    Transform::translation(DVec2::new(x, y)).unwrap()
}

/// Two rooms one above the other, of solid tiles but for caves: a floor and a ceiling whose pieces
/// end in all kinds of places.
fn caves(rng: &mut fastrand::Rng) -> Vec<u8> {
    let mut cells = vec![1; COLUMNS * 14];
    for row in [0, 1, 2, 3, 11, 12, 13] {
        for column in 0..COLUMNS {
            cells[row * COLUMNS + column] = u8::from(rng.u8(..3) > 0);
        }
    }
    // the surfaces, at y = 5 and y = 10, and the room between
    for column in 0..COLUMNS {
        cells[4 * COLUMNS + column] = 1;
        cells[10 * COLUMNS + column] = 1;
        for row in 5..10 {
            cells[row * COLUMNS + column] = 0;
        }
    }
    cells
}

/// The world of tiles, and that of two rectangles, each with a body of this shape in the room.
fn worlds(rng: &mut fastrand::Rng, hero: &Shape, place: &Transform) -> [(World, BodyId); 2] {
    let tiles = Shape::tiles(&caves(rng), COLUMNS, DVec2::splat(TILE), DVec2::ZERO).unwrap();
    let wide = COLUMNS as f64 * TILE;
    let walls = [0.0, 10.0 * TILE].map(|y| {
        let height = if y == 0.0 { 5.0 } else { 4.0 } * TILE;
        Shape::rectangle_xywh(0.0, y, wide, height).unwrap()
    });
    [tiles, walls.into()].map(|shapes| {
        let mut world = World::new();
        for shape in shapes {
            let body = Body::new(shape, Transform::IDENTITY).kind(BodyKind::Static);
            world.insert(body).unwrap();
        }
        let id = world.insert(Body::new(hero.clone(), *place)).unwrap();
        (world, id)
    })
}

fn heroes() -> Vec<Shape> {
    let slant = [
        (-6.0, -8.0),
        (6.0, -8.0),
        (9.0, 0.0),
        (6.0, 8.0),
        (-6.0, 8.0),
    ]
    .map(DVec2::from);
    vec![
        Shape::rectangle(12.0, 16.0).unwrap(),
        Shape::circle(DVec2::ZERO, 7.0).unwrap(),
        Shape::capsule(DVec2::new(0.0, -4.0), DVec2::new(0.0, 4.0), 5.0).unwrap(),
        Shape::convex_polygon(&slant).unwrap(),
        Shape::rounded_polygon(&slant, 1.0).unwrap(),
    ]
}

#[test]
fn bodies_slide_over_tiles_as_over_a_rectangle() {
    let mut hits = 0;
    for seed in 0..60 {
        let rng = &mut fastrand::Rng::with_seed(seed);
        for hero in heroes() {
            let x = 200.0 + rng.f64() * 100.0;
            let [(mut tiles, a), (mut walls, b)] = worlds(rng, &hero, &at(x, 120.0));
            let mut place = x;
            for _ in 0..20 {
                // onto the floor or the ceiling, at all speeds
                let speed = 10f64.powf(rng.f64() * 4.0 - 2.0) * if rng.bool() { 1.0 } else { -1.0 };
                let fall = (rng.f64() - 0.5) * 2.0 * TILE;
                if !(100.0..1500.0).contains(&(place + speed)) {
                    continue;
                }
                let delta = DVec2::new(speed, fall);
                let (p, q) = (
                    tiles.move_and_slide(a, delta),
                    walls.move_and_slide(b, delta),
                );
                let (p, q) = (p.unwrap(), q.unwrap());
                let normals = |hits: &[sat2d::world::SlideHit]| {
                    hits.iter().map(|hit| hit.normal).collect::<Vec<_>>()
                };
                assert_eq!(normals(&p.hits), normals(&q.hits), "seed {seed}, {delta}");
                assert!(
                    p.moved.distance(q.moved) < 1e-9,
                    "seed {seed}: {p:?}, {q:?}"
                );
                assert!(
                    !p.stuck && (p.moved.x - speed).abs() < 1e-9,
                    "caught: {p:?}"
                );
                hits += p.hits.len();
                place += p.moved.x;
            }
        }
    }
    assert!(hits > 500, "{hits}");
}

#[test]
fn contacts_with_tiles_have_the_normals_and_depths_of_a_rectangle() {
    let (mut met, mut apart) = (0, 0);
    for seed in 0..200 {
        let rng = &mut fastrand::Rng::with_seed(seed);
        for hero in heroes() {
            let x = 100.0 + (rng.f64() * 1400.0 * 4.0).round() / 4.0;
            let depth = match rng.u8(..4) {
                0 => 0.0,
                1 => -rng.f64(),
                _ => rng.f64() * 6.0,
            };
            let half = hero.bounds().max.y;
            let y = if rng.bool() {
                80.0 + half - depth
            } else {
                160.0 - half + depth
            };
            let [(mut tiles, _), (mut walls, _)] = worlds(rng, &hero, &at(x, y));
            let contact = |world: &mut World| {
                let events: Vec<_> = world.step().iter().collect();
                let [event] = events[..] else {
                    assert!(events.is_empty());
                    return None;
                };
                let contacts = world.contacts(event.a, event.b).unwrap();
                let deepest = world.contact(event.a, event.b).unwrap().unwrap();
                // other contacts have the same normal: none has one of an inner side
                assert!(contacts.iter().all(|hit| hit.normal == deepest.normal));
                Some((event.relation, deepest.normal, deepest.depth))
            };
            let (p, q) = (contact(&mut tiles), contact(&mut walls));
            match (p, q) {
                (Some((r, n, d)), Some((s, m, e))) => {
                    met += 1;
                    assert_eq!((r, n), (s, m), "seed {seed}");
                    assert!((d - e).abs() < 1e-9, "seed {seed}: {d}, {e}");
                }
                _ => {
                    apart += 1;
                    assert_eq!(p, q, "seed {seed}");
                }
            }
        }
    }
    assert!(met > 600 && apart > 150, "{met} met, {apart} did not");
}

#[test]
fn rays_and_sweeps_meet_tiles_as_they_meet_a_rectangle() {
    let mut met = 0;
    for seed in 0..60 {
        let rng = &mut fastrand::Rng::with_seed(seed);
        for hero in heroes() {
            let [(tiles, a), (walls, b)] = worlds(rng, &hero, &at(0.0, 0.0));
            for _ in 0..20 {
                // from within the room, often straight down a seam or at a corner of tiles
                let on_grid = |value: f64| (value / TILE).round() * TILE;
                let mut from = DVec2::new(100.0 + rng.f64() * 1400.0, 100.0 + rng.f64() * 40.0);
                let mut to = DVec2::new(
                    from.x + (rng.f64() - 0.5) * 90.0,
                    if rng.bool() { 40.0 } else { 200.0 },
                );
                if rng.bool() {
                    from.x = on_grid(from.x);
                    to.x = if rng.bool() { from.x } else { on_grid(to.x) };
                }
                let along = to - from;
                let [p, q] = [(&tiles, &a), (&walls, &b)].map(|(world, id)| {
                    let except = std::slice::from_ref(id);
                    let filter = QueryFilter {
                        except,
                        ..QueryFilter::ALL
                    };
                    let ray = world
                        .cast_ray(from, along, 1.0, &filter)
                        .unwrap()
                        .unwrap()
                        .1;
                    let all = world.cast_ray_all(from, along, 1.0, &filter).unwrap();
                    assert_eq!(all[0].1, ray);
                    let motion = Motion::linear(at(from.x, from.y), along).unwrap();
                    let impact = world.sweep(&hero, &motion, &filter).unwrap().unwrap().1;
                    (ray, impact)
                });
                assert_eq!(p.0.normal, q.0.normal, "seed {seed}, {from} {to}");
                assert!((p.0.fraction - q.0.fraction).abs() < 1e-12, "seed {seed}");
                assert!(
                    (p.1.time - q.1.time).abs() < 1e-12,
                    "seed {seed}, {from} {to}"
                );
                let (n, m) = (p.1.closest.normal, q.1.closest.normal);
                assert!(n.distance(m) < 1e-9, "seed {seed}, {from} {to}: {n}, {m}");
                met += 1;
            }
        }
    }
    assert!(met > 5000, "{met}");
}
