//! sat2d through its C API: the exported functions, with pointers as a C program would pass them.
//!
//! `unsafe`: calls the exported functions. Every pointer is to something that this file creates and
//! keeps alive for the call.
#![allow(unsafe_code)]

use super::entry::entry;
use crate::measure::Entry;
use crate::scene::{Form, Pose, Scene};
use sat2d_ffi::{
    SAT_OK, sat_closest_points, sat_collide, sat_contact, sat_distance, sat_manifold, sat_shape,
    sat_shape_free, sat_shape_new_circle, sat_shape_new_convex_polygon, sat_shape_new_rectangle,
    sat_transform, sat_vec2,
};
use std::hint::black_box;
use std::ptr::null_mut;

/// A shape as a C handle.
struct Handle(*mut sat_shape);

impl Handle {
    fn new(form: &Form) -> Handle {
        let mut shape = null_mut();
        let point = |x, y| sat_vec2 { x, y };
        // SAFETY: `shape` is writable, and the pointer and the count are those of one list.
        let status = unsafe {
            match form {
                Form::Circle(radius) => sat_shape_new_circle(point(0.0, 0.0), *radius, &mut shape),
                Form::Rectangle(half) => {
                    sat_shape_new_rectangle(2.0 * half.x, 2.0 * half.y, &mut shape)
                }
                Form::Polygon(points) => {
                    let points: Vec<_> = points.iter().map(|p| point(p.x, p.y)).collect();
                    sat_shape_new_convex_polygon(points.as_ptr(), points.len(), &mut shape)
                }
                Form::Own(_) => unreachable!("asked only in Rust"),
            }
        };
        assert_eq!(status, SAT_OK);
        Handle(shape)
    }
}

impl Drop for Handle {
    fn drop(&mut self) {
        // SAFETY: it is freed once.
        unsafe { sat_shape_free(self.0) }
    }
}

fn transform(pose: &Pose) -> sat_transform {
    pose.transform().into()
}

pub(super) fn verdict(scene: &Scene) -> Entry {
    // prevents inlining, like a call into a shared library
    let collide = black_box(sat_collide as Collide);
    entry(
        "sat2d sat_collide, the C API",
        "f64",
        scene,
        Handle::new,
        transform,
        move |a, ta, b, tb| {
            let mut relation = 0;
            // SAFETY: handles and transforms are alive, and `relation` is writable.
            let status = unsafe { collide(a.0, ta, b.0, tb, &mut relation) };
            assert_eq!(status, SAT_OK);
            relation != 0
        },
    )
}

pub(super) fn contact(scene: &Scene) -> Entry {
    let find = black_box(sat_contact as Find);
    entry(
        "sat2d sat_contact, the C API",
        "f64",
        scene,
        Handle::new,
        transform,
        move |a, ta, b, tb| {
            let mut contact = sat_manifold::default();
            // SAFETY: as above.
            let status = unsafe { find(a.0, ta, b.0, tb, &mut contact) };
            assert_eq!(status, SAT_OK);
            black_box(&contact).point_count > 0
        },
    )
}

pub(super) fn distance(scene: &Scene) -> Entry {
    let distance = black_box(sat_distance as Distance);
    entry(
        "sat2d sat_distance, the C API",
        "f64",
        scene,
        Handle::new,
        transform,
        move |a, ta, b, tb| {
            let mut closest = sat_closest_points::default();
            // SAFETY: as above.
            let status = unsafe { distance(a.0, ta, b.0, tb, &mut closest) };
            assert_eq!(status, SAT_OK);
            black_box(&closest).distance > 0.0
        },
    )
}

type Collide = unsafe extern "C" fn(
    *const sat_shape,
    *const sat_transform,
    *const sat_shape,
    *const sat_transform,
    *mut i32,
) -> i32;

type Find = unsafe extern "C" fn(
    *const sat_shape,
    *const sat_transform,
    *const sat_shape,
    *const sat_transform,
    *mut sat_manifold,
) -> i32;

type Distance = unsafe extern "C" fn(
    *const sat_shape,
    *const sat_transform,
    *const sat_shape,
    *const sat_transform,
    *mut sat_closest_points,
) -> i32;
