//! Rays and queries for the nearest order bodies by exact fractions and distances, also where these
//! round to the same doubles. The judge finds them by bisection: whether a point of the ray, or a
//! circle around a point, meets a shape is decided in exact rationals.

use sat2d::world::{Body, BodyId, QueryFilter, World};
use sat2d::{DVec2, Shape, Transform};
use sat2d_test_support::rational::Rational;
use sat2d_test_support::seeds;

/// The convex parts of a shape, counter-clockwise, and a radius.
struct Outline {
    parts: Vec<Vec<DVec2>>,
    radius: f64,
}

type Point = [Rational; 2];

fn exact(p: DVec2) -> Point {
    [Rational::of(p.x), Rational::of(p.y)]
}

fn between(a: &Point, b: &Point) -> Point {
    [&b[0] - &a[0], &b[1] - &a[1]]
}

fn dot(a: &Point, b: &Point) -> Rational {
    &a[0] * &b[0] + &a[1] * &b[1]
}

fn cross(a: &Point, b: &Point) -> Rational {
    &a[0] * &b[1] - &a[1] * &b[0]
}

impl Outline {
    /// Whether a point is no farther from the shape than `distance`.
    fn is_within(&self, point: &Point, distance: &Rational) -> bool {
        let reach = Rational::of(self.radius) + distance.clone();
        let square = &reach * &reach;
        self.parts.iter().any(|part| {
            let corners: Vec<Point> = part.iter().map(|&corner| exact(corner)).collect();
            let n = corners.len();
            let mut is_inside = n > 2;
            // ends early if the point is near
            let is_near = (0..n).any(|i| {
                let (p, q) = (&corners[i], &corners[(i + 1) % n]);
                let (edge, to) = (between(p, q), between(p, point));
                let side = cross(&edge, &to);
                is_inside &= side >= Rational::zero();
                let (foot, length) = (dot(&edge, &to), dot(&edge, &edge));
                if foot > Rational::zero() && foot < length {
                    &side * &side <= &square * &length
                } else {
                    dot(&to, &to) <= square
                }
            });
            is_near || is_inside
        })
    }
}

/// 170 bits of where a predicate becomes true, between 0, where it may be false, and 1.
fn bisected(meets: impl Fn(&Rational) -> bool) -> Rational {
    let half = Rational::of(0.5);
    let (mut low, mut step) = (Rational::zero(), half.clone());
    for _ in 0..170 {
        let middle = &low + &step;
        if !meets(&middle) {
            low = middle;
        }
        step = &step * &half;
    }
    low
}

/// The outline of a body, and its shape.
fn outlined(rng: &mut fastrand::Rng, scene: &Scene) -> Option<(Outline, Shape)> {
    let (out, along, size) = (scene.out, scene.out.perp(), scene.size);
    let (wide, deep) = (1.0 + rng.f64(), 1.0 + rng.f64());
    let shift = [0.0, 0.5, rng.f64() - 0.5][rng.usize(..3)];
    // beside the place where all bodies meet, and behind it
    let at = |u: f64, v: f64| scene.at + (along * (u + shift) - out * v) * size;
    let box_behind = |v: f64| {
        let corners = [(-wide, v), (wide, v), (wide, v + deep), (-wide, v + deep)];
        corners.map(|(u, v)| at(u, v)).to_vec()
    };
    let radius = [0.5, 1.0, 0.5 + rng.f64()][rng.usize(..3)];
    let behind = |v: f64| scene.at - out * (v * size);
    let (parts, shape) = match rng.u8(..6) {
        0 => {
            let center = behind(radius);
            (vec![vec![center]], Shape::circle(center, radius * size))
        }
        1 => {
            let ends = [at(-wide, radius), at(wide, radius)];
            let capsule = Shape::capsule(ends[0], ends[1], radius * size);
            (vec![ends.to_vec()], capsule)
        }
        2 => {
            let corners = box_behind(radius);
            let shape = Shape::rounded_polygon(&corners, radius * size);
            (vec![corners], shape)
        }
        3 => {
            let tip = [behind(0.0), at(deep, 2.0 * deep), at(-deep, 2.0 * deep)];
            (vec![tip.to_vec()], Shape::convex_polygon(&tip))
        }
        4 => {
            let corners = box_behind(0.0);
            let shape = Shape::convex_polygon(&corners);
            (vec![corners], shape)
        }
        _ => {
            let ring = [
                at(-wide, 0.0),
                at(wide, 0.0),
                at(wide, deep),
                at(0.0, deep),
                at(0.0, 2.0 * deep),
                at(-wide, 2.0 * deep),
            ];
            let parts = [[0, 1, 2, 3], [0, 3, 4, 5]];
            let parts = parts.map(|part| part.map(|i| ring[i]).to_vec());
            (parts.to_vec(), Shape::polygon(&[&ring]))
        }
    };
    let mut outline = Outline { parts, radius: 0.0 };
    let shape = shape.ok()?;
    outline.radius = match outline.parts[0].len() {
        1 | 2 => radius * size,
        _ => shape.radius(),
    };
    Some((outline, shape))
}

/// Where the boundaries of all bodies are, up to rounding.
struct Scene {
    at: DVec2,
    out: DVec2,
    size: f64,
}

impl Scene {
    fn new(rng: &mut fastrand::Rng) -> Scene {
        let size = [1.0, 16.0, 2f64.powi(rng.i32(-30..30))][rng.usize(..3)];
        let far = [0.0, 10.0, 10f64.powf(6.0 * rng.f64())][rng.usize(..3)];
        let turn = std::f64::consts::TAU * rng.f64();
        let (at, out) = match rng.bool() {
            true => (DVec2::new(2.0, 3.0), [DVec2::X, -DVec2::Y][rng.usize(..2)]),
            false => (DVec2::new(rng.f64(), rng.f64()), DVec2::from_angle(turn)),
        };
        Scene {
            at: at * far * size,
            out,
            size,
        }
    }

    fn bodies(&self, rng: &mut fastrand::Rng, is_good: impl Fn(&Outline) -> bool) -> Bodies {
        let mut bodies = Bodies::default();
        for _ in 0..6 {
            if let Some((outline, shape)) = outlined(rng, self)
                && is_good(&outline)
            {
                let body = Body::new(shape, Transform::IDENTITY);
                bodies.ids.push(bodies.world.insert(body).unwrap());
                bodies.outlines.push(outline);
            }
        }
        bodies
    }
}

#[derive(Default)]
struct Bodies {
    world: World,
    ids: Vec<BodyId>,
    outlines: Vec<Outline>,
}

impl Bodies {
    /// The bodies in the order of where a predicate becomes true for them.
    fn sorted(&self, meets: impl Fn(&Outline, &Rational) -> bool) -> Vec<(Rational, BodyId)> {
        let places = self.outlines.iter().map(|one| bisected(|x| meets(one, x)));
        let mut sorted: Vec<_> = places.zip(self.ids.iter().copied()).collect();
        sorted.sort();
        sorted
    }
}

/// What the answers had in them.
#[derive(Default, Debug)]
struct Seen {
    /// Bodies that are met one after the other, in doubles at once.
    equal_in_doubles: usize,
    /// Bodies that are met one after the other, in doubles the other way round.
    swapped_in_doubles: usize,
    at_once: usize,
}

impl Seen {
    fn note(&mut self, expected: &[(Rational, BodyId)], found: &[f64]) {
        for (exact, found) in expected.windows(2).zip(found.windows(2)) {
            if exact[0].0 == exact[1].0 {
                self.at_once += 1;
            } else {
                self.equal_in_doubles += usize::from(found[0] == found[1]);
                self.swapped_in_doubles += usize::from(found[0] > found[1]);
            }
        }
    }
}

#[test]
fn rays_meet_bodies_in_the_exact_order() {
    let mut seen = Seen::default();
    let seeds = seeds(100);
    let drawn = (seeds.end - seeds.start) as usize;
    for seed in seeds {
        let mut rng = fastrand::Rng::with_seed(seed);
        let scene = Scene::new(&mut rng);
        let slope = [0.0, 0.25, 0.3 * rng.f64()][rng.usize(..3)];
        let back = (scene.out + scene.out.perp() * slope) * scene.size;
        let start = scene.at + back * 10f64.powf(7.0 * rng.f64()).round();
        let direction = scene.at - back * 0.25 - start;
        let is_infinite = seed % 3 == 0;
        let end = match is_infinite {
            true => {
                let (start, direction) = (exact(start), exact(direction));
                [&start[0] + &direction[0], &start[1] + &direction[1]]
            }
            false => exact(start + direction),
        };
        let (start_exact, zero) = (exact(start), Rational::zero());
        let path = between(&start_exact, &end);
        // they contain the end of the path, so they contain all of it from where they are met
        let bodies = scene.bodies(&mut rng, |outline| {
            outline.is_within(&end, &zero) && !outline.is_within(&start_exact, &zero)
        });
        let expected = bodies.sorted(|outline, t| {
            let point = [
                &start_exact[0] + &path[0] * t,
                &start_exact[1] + &path[1] * t,
            ];
            outline.is_within(&point, &zero)
        });
        let reach = if is_infinite { f64::INFINITY } else { 1.0 };
        let (world, all) = (&bodies.world, &QueryFilter::ALL);
        let hits = world.cast_ray_all(start, direction, reach, all).unwrap();
        let order = |(_, id): &(Rational, BodyId)| *id;
        assert!(
            hits.iter()
                .map(|(id, _)| *id)
                .eq(expected.iter().map(order)),
            "seed {seed}: {hits:?}"
        );
        let first = world.cast_ray(start, direction, reach, all).unwrap();
        assert_eq!(first, hits.first().copied(), "seed {seed}");
        let fractions: Vec<f64> = hits.iter().map(|(_, hit)| hit.fraction).collect();
        seen.note(&expected, &fractions);
    }
    let least = seen
        .equal_in_doubles
        .min(seen.swapped_in_doubles)
        .min(seen.at_once);
    assert!(least > drawn / 10, "{seen:?}");
}

#[test]
fn nearest_bodies_come_in_the_exact_order() {
    let mut seen = Seen::default();
    let seeds = seeds(100);
    let drawn = (seeds.end - seeds.start) as usize;
    for seed in seeds {
        let mut rng = fastrand::Rng::with_seed(seed);
        let scene = Scene::new(&mut rng);
        let away = [1.0, 4.0, 10f64.powf(8.0 * rng.f64() - 5.0)][rng.usize(..3)] * scene.size;
        let point = scene.at + scene.out * away;
        let (point_exact, most) = (exact(point), Rational::of(4.0 * away));
        let bodies = scene.bodies(&mut rng, |outline| {
            !outline.is_within(&point_exact, &Rational::zero())
                && outline.is_within(&point_exact, &most)
        });
        let expected = bodies.sorted(|outline, t| outline.is_within(&point_exact, &(&most * t)));
        let (world, all) = (&bodies.world, &QueryFilter::ALL);
        let near = world.nearest(point, 9, f64::INFINITY, all).unwrap();
        let ids = |expected: &[(Rational, BodyId)]| -> Vec<BodyId> {
            expected.iter().map(|(_, id)| *id).collect()
        };
        let found: Vec<BodyId> = near.iter().map(|body| body.id).collect();
        assert_eq!(found, ids(&expected), "seed {seed}: {near:?}");
        let distances: Vec<f64> = near.iter().map(|body| body.distance).collect();
        seen.note(&expected, &distances);
        for (count, body) in near.iter().enumerate() {
            let first = world.nearest(point, count + 1, f64::INFINITY, all).unwrap();
            assert_eq!(first, near[..=count], "seed {seed}");
            // within a reach that their distances round to
            let reach = body.distance;
            let within = expected.iter().filter(|(_, id)| {
                let i = bodies.ids.iter().position(|other| other == id).unwrap();
                bodies.outlines[i].is_within(&point_exact, &Rational::of(reach))
            });
            let found = world.nearest(point, 9, reach, all).unwrap();
            assert!(
                found
                    .iter()
                    .map(|body| body.id)
                    .eq(within.map(|(_, id)| *id)),
                "seed {seed}, {count}"
            );
        }
    }
    let least = seen
        .equal_in_doubles
        .min(seen.swapped_in_doubles)
        .min(seen.at_once);
    assert!(least > drawn / 10, "{seen:?}");
}

/// Chains that are passed from behind, and bodies one unit in the last place before and behind.
#[test]
fn chains_and_what_lies_on_them_are_met_in_the_exact_order() {
    let eye = DVec2::new(-3.0e5, 1.0e6);
    let direction = DVec2::new(0.3125, 0.0) - eye;
    for (top, first) in [
        (1.0 + f64::EPSILON, 1),
        (1.0, 0),
        (1.0 - f64::EPSILON / 2.0, 0),
    ] {
        let mut world = World::new();
        let corners = [(9.0, 1.0), (0.0, 1.0), (-9.0, 1.0), (-9.0, 5.0), (9.0, 5.0)];
        // the front of the segments at 1 is above; that of the segment at 5 is below
        let chain = Shape::chain(&corners.map(DVec2::from), true).unwrap();
        let tile = [(-4.0, -1.0), (4.0, -1.0), (4.0, top), (-4.0, top)].map(DVec2::from);
        let tile = Shape::convex_polygon(&tile).unwrap();
        let ids =
            [chain, tile].map(|shape| world.insert(Body::new(shape, Transform::IDENTITY)).unwrap());
        let filter = QueryFilter {
            one_way: true,
            ..QueryFilter::ALL
        };
        for reach in [1.0, f64::INFINITY] {
            let hits = world.cast_ray_all(eye, direction, reach, &filter).unwrap();
            let found: Vec<BodyId> = hits.iter().map(|(id, _)| *id).collect();
            assert_eq!(found, [ids[first], ids[1 - first]], "{top}");
            assert_eq!(hits[0].1.fraction, hits[1].1.fraction);
            // without one-way surfaces the upper side comes first
            let hits = world
                .cast_ray_all(eye, direction, reach, &QueryFilter::ALL)
                .unwrap();
            assert_eq!((hits[0].0, hits[1].0), (ids[0], ids[1]));
            assert!(hits[0].1.fraction < hits[1].1.fraction);
        }
    }
}
