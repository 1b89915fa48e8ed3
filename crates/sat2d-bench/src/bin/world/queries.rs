//! Queries among 100,000 rectangles at rest: a region, a ray, the nearest. Trees of boxes answer
//! for the bounding boxes, worlds for the rectangles.

use crate::ours::Ours;
use crate::parry;
use crate::parry::{cuboid, pose};
use crate::row::{Row, mean_of_fastest_block};
use crate::rtree::items;
use crate::scene::Scene;
use fastrand::Rng;
use parry2d_f64::bounding_volume::Aabb as ParryAabb;
use parry2d_f64::math::Vector;
use parry2d_f64::query::{PointQuery, Ray, RayCast};
use rstar::{AABB, RTree};
use sat2d::broad::BoundsTree;
use sat2d::world::{Coverage, QueryFilter};
use sat2d::{Aabb, DVec2};

const BODIES: usize = 100_000;
/// The number of queries of each kind.
const ASKED: usize = 2_000;
const ROUNDS: usize = 15;
/// The side of a region, and the length of a ray.
const REGION: f64 = 8.0;
const RAY: f64 = 100.0;

/// A library's answer to query `i`, as a number that must be the same for all libraries.
type Ask<'a> = (&'static str, Box<dyn Fn(usize) -> f64 + 'a>);

pub fn rows() -> Vec<Row> {
    let scene = Scene::new(BODIES);
    let mut rng = Rng::with_seed(3);
    let mut point = || DVec2::new(rng.f64(), rng.f64()) * scene.side;
    let points: Vec<DVec2> = (0..ASKED).map(|_| point()).collect();
    let ways: Vec<DVec2> = (0..ASKED)
        .map(|_| DVec2::from_angle(point().x) * RAY)
        .collect();
    let regions: Vec<Aabb> = points
        .iter()
        .map(|&p| Aabb::new(p, p + DVec2::splat(REGION)))
        .collect();

    let world = Ours::new(&scene).world;
    let boxes: Vec<Aabb> = world
        .iter()
        .map(|(id, _)| world.bounds(id).expect("a body"))
        .collect();
    let tree = BoundsTree::build(&boxes);
    let rtree = RTree::bulk_load(items(&scene));
    let bvh = parry::tree(&scene.bodies);
    let placed: Vec<_> = scene.bodies.iter().map(|b| (cuboid(b), pose(b))).collect();
    let all = QueryFilter::ALL;
    let vector = |p: DVec2| Vector::new(p.x, p.y);

    let region: Vec<Ask<'_>> = vec![
        (
            "sat2d BoundsTree",
            Box::new(|i| {
                let mut count = 0;
                tree.query(&regions[i], |_| count += 1);
                f64::from(count)
            }),
        ),
        (
            "parry2d-f64 Bvh",
            Box::new(|i| {
                let Aabb { min, max } = regions[i];
                let region = ParryAabb::new(vector(min), vector(max));
                bvh.intersect_aabb(&region).count() as f64
            }),
        ),
        (
            "rstar",
            Box::new(|i| {
                let Aabb { min, max } = regions[i];
                let region = AABB::from_corners([min.x, min.y], [max.x, max.y]);
                rtree.locate_in_envelope_intersecting(region).count() as f64
            }),
        ),
    ];
    let exact_region: Vec<Ask<'_>> = vec![(
        "sat2d World",
        Box::new(|i| {
            let found = world.query_box(&regions[i], Coverage::Touching, &all);
            found.expect("in range").len() as f64
        }),
    )];
    let ray: Vec<Ask<'_>> = vec![
        (
            "sat2d World",
            Box::new(|i| {
                let hit = world.cast_ray(points[i], ways[i], 1.0, &all);
                hit.expect("in range").map_or(2.0, |(_, hit)| hit.fraction)
            }),
        ),
        (
            "parry2d-f64 Bvh",
            Box::new(|i| {
                let ray = Ray::new(vector(points[i]), vector(ways[i]));
                let check = |body: u32, most: f64| {
                    let (shape, pose) = &placed[body as usize];
                    shape.cast_ray(pose, &ray, most, true)
                };
                bvh.cast_ray(&ray, 1.0, check).map_or(2.0, |hit| hit.1)
            }),
        ),
    ];
    let near: Vec<Ask<'_>> = vec![
        (
            "sat2d World",
            Box::new(|i| {
                let found = world.nearest(points[i], 1, f64::INFINITY, &all);
                found.expect("in range")[0].distance
            }),
        ),
        (
            "parry2d-f64 Bvh",
            Box::new(|i| {
                let check = |body: u32, _: f64| {
                    let (shape, pose) = &placed[body as usize];
                    Some(shape.project_point(pose, vector(points[i]), true))
                };
                let found = bvh.project_point(vector(points[i]), f64::MAX, check);
                found.map_or(-1.0, |found| found.1.0)
            }),
        ),
    ];
    let near_box: Vec<Ask<'_>> = vec![
        (
            "sat2d BoundsTree",
            Box::new(|i| {
                // squared distances, as rstar returns them
                let square = |b: &Aabb| {
                    let gap = (b.min - points[i]).max(points[i] - b.max);
                    gap.max(DVec2::ZERO).length_squared()
                };
                let mut nearest = -1.0;
                tree.nearest(square, f64::INFINITY, |_, square| {
                    nearest = square;
                    -1.0
                });
                nearest.sqrt()
            }),
        ),
        (
            "rstar",
            Box::new(|i| {
                let at = [points[i].x, points[i].y];
                let (_, distance) = rtree
                    .nearest_neighbor_iter_with_distance_2(at)
                    .next()
                    .expect("a box");
                distance.sqrt()
            }),
        ),
    ];
    [
        ("boxes in a region", region),
        ("rectangles in a region", exact_region),
        ("first rectangle on a ray", ray),
        ("nearest rectangle", near),
        ("nearest box", near_box),
    ]
    .into_iter()
    .flat_map(|(question, asks)| answer(question, &asks))
    .collect()
}

fn answer(question: &'static str, asks: &[Ask<'_>]) -> Vec<Row> {
    let mut times = vec![Vec::new(); asks.len()];
    for _ in 0..ROUNDS {
        for ((_, ask), times) in asks.iter().zip(&mut times) {
            let start = cpu_time::ThreadTime::now();
            let sum: f64 = (0..ASKED).map(ask).sum();
            times.push(start.elapsed().as_secs_f64() * 1e6 / ASKED as f64);
            std::hint::black_box(sum);
        }
    }
    let first = &asks[0].1;
    let rows = asks.iter().zip(times).map(|((library, ask), times)| {
        let differ = |&i: &usize| (ask(i) - first(i)).abs() > 1e-9;
        Row {
            question: question.into(),
            library,
            time: mean_of_fastest_block(times),
            bytes: None,
            differ: (0..ASKED).filter(differ).count(),
        }
    });
    rows.collect()
}
