//! Queries of a world, judged by asking each body.

use crate::bodies::Body;
use crate::numbers::{IDENTITY, number, vector};
use crate::pairs::{check_hit, collide};
use crate::shapes::{Handle, finite};
use crate::worlds::TestWorld;
use sat2d_ffi::*;
use sat2d_fuzz::bytes::Bytes;
use std::ptr::null;

const CAPACITY: usize = 32;

pub fn run(
    world: &TestWorld,
    shape: Option<&Handle>,
    transforms: &[sat_transform],
    bytes: &mut Bytes,
) {
    match bytes.below(5) {
        0 => point(world, vector(bytes)),
        1 => {
            if let Some(shape) = shape {
                let transform = &transforms[bytes.below(transforms.len())];
                shape_region(world, shape, transform, bytes.below(2) as i32);
            }
        }
        2 => nearest(world, bytes),
        3 => ray(world, bytes),
        _ => {
            if let Some(shape) = shape {
                sweep(
                    world,
                    shape,
                    &transforms[bytes.below(transforms.len())],
                    bytes,
                );
            }
        }
    }
}

/// The ids that a call copies into a buffer; `None` if it fails.
fn ids(call: impl FnOnce(*mut sat_body_id, &mut usize) -> sat_status) -> Option<Vec<u64>> {
    let (mut found, mut count) = ([sat_body_id { bits: 0 }; CAPACITY], 0);
    let status = call(found.as_mut_ptr(), &mut count);
    assert!(status != SAT_ERR_INTERNAL && status != SAT_ERR_CAPACITY);
    (status == SAT_OK).then(|| found[..count].iter().map(|id| id.bits).collect())
}

/// The ids of the bodies of which something is true, in order.
fn asked(world: &TestWorld, is_found: impl Fn(&Body) -> bool) -> Vec<u64> {
    let found = world.bodies.iter().filter(|body| is_found(body));
    let mut ids: Vec<u64> = found.map(|body| body.id.bits).collect();
    ids.sort_unstable();
    ids
}

fn point(world: &TestWorld, at: sat_vec2) {
    // SAFETY: the world is valid, the buffer has the capacity.
    let found = ids(|buffer, count| unsafe {
        sat_world_query_point(world.world, at, null(), buffer, CAPACITY, count)
    });
    let Some(found) = found else { return };
    let expected = asked(world, |body| {
        let mut relation = SAT_DISJOINT;
        let (shape, transform) = (body.shape.shape, &body.transform);
        // SAFETY: a reference and locals.
        let status = unsafe { sat_point_relation(shape, transform, at, &mut relation) };
        assert_eq!(status, SAT_OK);
        relation != SAT_DISJOINT
    });
    assert_eq!(found, expected);
}

fn shape_region(
    world: &TestWorld,
    shape: &Handle,
    transform: &sat_transform,
    coverage: sat_coverage,
) {
    // SAFETY: the world is valid, the buffer has the capacity.
    let found = ids(|buffer, count| unsafe {
        let (world, shape) = (world.world, shape.shape);
        sat_world_query_shape(
            world,
            shape,
            transform,
            coverage,
            null(),
            buffer,
            CAPACITY,
            count,
        )
    });
    let Some(found) = found else { return };
    let least = [SAT_TOUCHING, SAT_OVERLAPPING][coverage as usize];
    let expected = asked(world, |body| {
        let relation = collide(shape, transform, &body.shape, &body.transform);
        relation.expect("both are placed") >= least
    });
    assert_eq!(found, expected);
}

fn nearest(world: &TestWorld, bytes: &mut Bytes) {
    let (at, k, reach) = (vector(bytes), bytes.below(CAPACITY), number(bytes));
    let (mut near, mut count) = ([sat_near_body::default(); CAPACITY], 0);
    let buffer = near.as_mut_ptr();
    // SAFETY: the world is valid, the buffer has the capacity.
    let status = unsafe {
        sat_world_nearest(
            world.world,
            at,
            k,
            reach,
            null(),
            buffer,
            CAPACITY,
            &mut count,
        )
    };
    assert_ne!(status, SAT_ERR_INTERNAL);
    if status != SAT_OK {
        return;
    }
    let mut dot = std::ptr::null_mut();
    let mut expected = Vec::new();
    // SAFETY: references and locals; the dot is given back.
    unsafe {
        assert_eq!(sat_shape_new_circle(at, 0.0, &mut dot), SAT_OK);
        for body in &world.bodies {
            let mut closest = sat_closest_points::default();
            let (shape, transform) = (body.shape.shape, &body.transform);
            let status = sat_distance(dot, &IDENTITY, shape, transform, &mut closest);
            assert_eq!(status, SAT_OK);
            if closest.distance <= reach {
                expected.push((closest.distance, body.id.bits));
            }
        }
        sat_shape_free(dot);
    }
    expected.sort_by(|p, q| p.0.total_cmp(&q.0).then(p.1.cmp(&q.1)));
    expected.truncate(k);
    let near = &near[..count];
    let found: Vec<_> = near
        .iter()
        .map(|near| (near.distance, near.body.bits))
        .collect();
    assert_eq!(found, expected);
    assert!(near.iter().all(|near| finite(near.point)));
}

fn ray(world: &TestWorld, bytes: &mut Bytes) {
    let (origin, direction, reach) = (vector(bytes), vector(bytes), number(bytes));
    let (mut hits, mut count) = ([sat_body_ray_hit::default(); CAPACITY], 0);
    let mut first = sat_body_ray_hit::default();
    let (asked, buffer) = (world.world, hits.as_mut_ptr());
    // SAFETY: the world is valid, the buffer has the capacity.
    let (status, again) = unsafe {
        let first = sat_world_cast_ray(asked, origin, direction, reach, null(), &mut first);
        let all = (buffer, CAPACITY, &mut count);
        let (buffer, capacity, count) = all;
        let filter = null();
        let status = sat_world_cast_ray_all(
            asked, origin, direction, reach, filter, buffer, capacity, count,
        );
        (status, first)
    };
    assert!(status != SAT_ERR_INTERNAL && status != SAT_ERR_CAPACITY);
    assert_eq!(again, status);
    if status != SAT_OK {
        return;
    }
    let mut expected = Vec::new();
    for body in &world.bodies {
        let mut hit = sat_ray_hit::default();
        let (shape, transform) = (body.shape.shape, &body.transform);
        // SAFETY: a reference and locals.
        let status = unsafe { sat_cast_ray(shape, transform, origin, direction, reach, &mut hit) };
        assert_eq!(status, SAT_OK);
        if hit.hit == 1 {
            check_hit(&hit);
            expected.push((hit, body.id.bits));
        }
    }
    expected.sort_by(|(p, a), (q, b)| p.fraction.total_cmp(&q.fraction).then(a.cmp(b)));
    let found: Vec<_> = hits[..count]
        .iter()
        .map(|hit| (hit.hit, hit.body.bits))
        .collect();
    assert_eq!(found, expected);
    let nearest = expected.first().map_or(0, |&(_, id)| id);
    assert_eq!(first.body.bits, nearest);
}

fn sweep(world: &TestWorld, shape: &Handle, start: &sat_transform, bytes: &mut Bytes) {
    let motion = sat_motion {
        start: *start,
        translation: vector(bytes),
        rotation: if bytes.flag() { number(bytes) } else { 0.0 },
        pivot: vector(bytes),
    };
    let at_start = bytes.below(3) as sat_at_start;
    let mut filter = sat_query_filter_default();
    filter.at_start = at_start;
    let mut found = sat_body_impact::default();
    // SAFETY: the world and the shape are valid, the rest are locals.
    let status = unsafe { sat_world_sweep(world.world, shape.shape, &motion, &filter, &mut found) };
    assert_ne!(status, SAT_ERR_INTERNAL);
    if status != SAT_OK {
        return;
    }
    let mut expected: Option<(f64, u64)> = None;
    for body in &world.bodies {
        let rests = sat_motion {
            start: body.transform,
            ..sat_motion::default()
        };
        let mut impact = sat_impact::default();
        let options = sat_sweep_options {
            at_start,
            ..sat_sweep_options::default()
        };
        let (body_shape, out) = (body.shape.shape, &mut impact);
        // SAFETY: references and locals.
        let status =
            unsafe { sat_sweep_with(shape.shape, &motion, body_shape, &rests, &options, out) };
        assert_eq!(status, SAT_OK);
        let sooner = |&(time, id): &(f64, u64)| (impact.time, body.id.bits) < (time, id);
        if impact.hit == 1 && expected.as_ref().is_none_or(sooner) {
            expected = Some((impact.time, body.id.bits));
        }
    }
    let found = (found.impact.hit == 1).then_some((found.impact.time, found.body.bits));
    assert_eq!(found, expected);
}
