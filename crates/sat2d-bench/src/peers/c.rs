//! Libraries in C. Box2D v3: distance and manifolds. Its manifolds are speculative, so only points
//! with a separation of at most 0 count. cute_c2: the boolean test; the polygon manifold of this
//! translation is wrong.
//!
//! `unsafe`: calls foreign functions that read plain structs, which this file creates and keeps
//! alive for the call.
#![allow(unsafe_code)]

use super::entry::entry;
use crate::box2d::{self, relative, vec2};
use crate::measure::Entry;
use crate::scene::{Form, Pose, Scene};
use boxdd_sys::ffi;
use c2_sys as c2;
use std::ptr::null_mut;

/// The largest number of vertices that Box2D and cute_c2 allow in a polygon.
const MOST_VERTICES: usize = 8;

fn is_too_large(scene: &Scene) -> bool {
    let large = |pool: &Vec<Form>| pool[0].vertices().len() > MOST_VERTICES;
    scene.pools.iter().any(large)
}

pub(super) fn entries(scene: &Scene) -> Vec<Entry> {
    if is_too_large(scene) {
        return Vec::new();
    }
    let distance = entry(
        "Box2D b2ShapeDistance",
        "f32",
        scene,
        proxy,
        transform,
        apart,
    );
    let cute = entry(
        "cute_c2 c2Collided",
        "f32",
        scene,
        cute_shape,
        cute_pose,
        cute_hit,
    );
    vec![distance, cute]
}

fn transform(pose: &Pose) -> ffi::b2Transform {
    box2d::transform(pose.position, pose.angle)
}

fn proxy(form: &Form) -> ffi::b2ShapeProxy {
    let (points, radius) = match form {
        Form::Circle(radius) => (vec![sat2d::DVec2::ZERO], *radius),
        _ => (form.vertices(), 0.0),
    };
    let points: Vec<_> = points.into_iter().map(vec2).collect();
    // SAFETY: the pointer and the count are those of one slice, which the library copies.
    unsafe { ffi::b2MakeProxy(points.as_ptr(), points.len() as i32, radius as f32) }
}

fn apart(
    a: &ffi::b2ShapeProxy,
    ta: &ffi::b2Transform,
    b: &ffi::b2ShapeProxy,
    tb: &ffi::b2Transform,
) -> bool {
    let input = ffi::b2DistanceInput {
        proxyA: *a,
        proxyB: *b,
        transform: relative(ta, tb),
        useRadii: true,
    };
    let mut cache = ffi::b2SimplexCache {
        count: 0,
        indexA: [0; 3],
        indexB: [0; 3],
    };
    // SAFETY: input and cache are alive, and the list of simplexes has length 0.
    let output = unsafe { ffi::b2ShapeDistance(&input, &mut cache, null_mut(), 0) };
    output.distance == 0.0
}

/// Box2D's manifolds, in the frame of the first shape. The transformation to world coordinates is
/// not measured.
pub(super) fn manifolds(scene: &Scene) -> Vec<Entry> {
    if is_too_large(scene) {
        return Vec::new();
    }
    let manifold = entry(
        "Box2D b2Collide…",
        "f32",
        scene,
        box_shape,
        transform,
        box_manifold,
    );
    vec![manifold]
}

enum Box2d {
    Circle(ffi::b2Circle),
    Polygon(ffi::b2Polygon),
}

fn box_shape(form: &Form) -> Box2d {
    // SAFETY: the pointer and the count are those of one slice, and the hull comes from
    // b2ComputeHull.
    unsafe {
        match form {
            Form::Circle(radius) => Box2d::Circle(ffi::b2Circle {
                center: vec2(sat2d::DVec2::ZERO),
                radius: *radius as f32,
            }),
            Form::Rectangle(half) => Box2d::Polygon(ffi::b2MakeBox(half.x as f32, half.y as f32)),
            Form::Polygon(points) => {
                let points: Vec<_> = points.iter().copied().map(vec2).collect();
                let hull = ffi::b2ComputeHull(points.as_ptr(), points.len() as i32);
                Box2d::Polygon(ffi::b2MakePolygon(&hull, 0.0))
            }
            Form::Own(_) => unreachable!("only sat2d is asked"),
        }
    }
}

fn box_manifold(a: &Box2d, ta: &ffi::b2Transform, b: &Box2d, tb: &ffi::b2Transform) -> bool {
    // SAFETY: all pointers are to live, initialised structs.
    let manifold = unsafe {
        match (a, b) {
            (Box2d::Circle(a), Box2d::Circle(b)) => ffi::b2CollideCircles(a, b, relative(ta, tb)),
            (Box2d::Circle(a), Box2d::Polygon(b)) => {
                ffi::b2CollidePolygonAndCircle(b, a, relative(tb, ta))
            }
            (Box2d::Polygon(a), Box2d::Circle(b)) => {
                ffi::b2CollidePolygonAndCircle(a, b, relative(ta, tb))
            }
            (Box2d::Polygon(a), Box2d::Polygon(b)) => {
                ffi::b2CollidePolygons(a, b, relative(ta, tb))
            }
        }
    };
    let manifold = std::hint::black_box(&manifold);
    let points = &manifold.points[..manifold.pointCount as usize];
    points.iter().any(|point| point.separation <= 0.0)
}

enum Cute {
    Circle(c2::c2Circle),
    Polygon(c2::c2Poly),
}

fn cute_vector(p: sat2d::DVec2) -> c2::c2v {
    c2::c2v {
        x: p.x as f32,
        y: p.y as f32,
    }
}

fn cute_shape(form: &Form) -> Cute {
    let zero = cute_vector(sat2d::DVec2::ZERO);
    if let Form::Circle(radius) = form {
        return Cute::Circle(c2::c2Circle {
            p: zero,
            r: *radius as f32,
        });
    }
    let vertices = form.vertices();
    let mut polygon = c2::c2Poly {
        count: vertices.len() as i32,
        verts: [zero; MOST_VERTICES],
        norms: [zero; MOST_VERTICES],
    };
    for (i, &p) in vertices.iter().enumerate() {
        let next = vertices[(i + 1) % vertices.len()];
        polygon.verts[i] = cute_vector(p);
        polygon.norms[i] = cute_vector(-(next - p).perp().normalize());
    }
    Cute::Polygon(polygon)
}

fn cute_pose(pose: &Pose) -> c2::c2x {
    c2::c2x {
        p: cute_vector(pose.position),
        r: c2::c2r {
            c: pose.angle.cos() as f32,
            s: pose.angle.sin() as f32,
        },
    }
}

fn cute_hit(a: &Cute, pa: &c2::c2x, b: &Cute, pb: &c2::c2x) -> bool {
    let placed = |circle: &c2::c2Circle, pose: &c2::c2x| c2::c2Circle {
        p: pose.p,
        r: circle.r,
    };
    // SAFETY: all pointers are to live, initialised structs.
    unsafe {
        (match (a, b) {
            (Cute::Circle(a), Cute::Circle(b)) => {
                c2::c2CircletoCircle(placed(a, pa), placed(b, pb))
            }
            (Cute::Circle(a), Cute::Polygon(b)) => c2::c2CircletoPoly(placed(a, pa), b, pb),
            (Cute::Polygon(a), Cute::Circle(b)) => c2::c2CircletoPoly(placed(b, pb), a, pa),
            (Cute::Polygon(a), Cute::Polygon(b)) => c2::c2PolytoPoly(a, pa, b, pb),
        }) != 0
    }
}
