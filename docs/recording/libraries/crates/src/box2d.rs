//! Box2D, by its C API. The numbers are metres.
//!
//! `unsafe`: calls foreign functions with plain structs, and with worlds that it creates and
//! destroys.

use crate::{Cases, corners};
use boxdd_sys::ffi::*;
use std::ffi::c_void;

fn vector(x: f64, y: f64) -> b2Vec2 {
    b2Vec2 {
        x: x as f32,
        y: y as f32,
    }
}

const STILL: b2Rot = b2Rot { c: 1.0, s: 0.0 };

/// A polygon without a radius, or a circle.
#[derive(Clone, Copy)]
enum Form<'a> {
    Polygon(&'a [f64]),
    Circle(&'a [f64]),
}

impl Form<'_> {
    fn proxy(self) -> b2ShapeProxy {
        match self {
            Form::Polygon(p) => {
                let points: Vec<_> = p.chunks(2).map(|p| vector(p[0], p[1])).collect();
                unsafe { b2MakeProxy(points.as_ptr(), points.len() as i32, 0.0) }
            }
            Form::Circle(c) => unsafe { b2MakeProxy(&vector(c[0], c[1]), 1, c[2] as f32) },
        }
    }
}

fn polygon(p: &[f64]) -> b2Polygon {
    let points: Vec<_> = p.chunks(2).map(|p| vector(p[0], p[1])).collect();
    unsafe {
        let hull = b2ComputeHull(points.as_ptr(), points.len() as i32);
        b2MakePolygon(&hull, 0.0)
    }
}

/// A world without gravity, destroyed at the end.
struct World(b2WorldId);

impl World {
    fn new() -> World {
        unsafe {
            let mut settings = b2DefaultWorldDef();
            settings.gravity = vector(0.0, 0.0);
            World(b2CreateWorld(&settings))
        }
    }

    fn add(&self, form: Form<'_>, is_dynamic: bool) {
        unsafe {
            let mut body = b2DefaultBodyDef();
            if is_dynamic {
                body.type_ = b2BodyType_b2_dynamicBody;
            }
            let body = b2CreateBody(self.0, &body);
            let mut shape = b2DefaultShapeDef();
            shape.enableContactEvents = true;
            match form {
                Form::Polygon(p) => b2CreatePolygonShape(body, &shape, &polygon(p)),
                Form::Circle(c) => {
                    let circle = b2Circle {
                        center: vector(c[0], c[1]),
                        radius: c[2] as f32,
                    };
                    b2CreateCircleShape(body, &shape, &circle)
                }
            };
        }
    }

    fn overlaps(&self, form: Form<'_>) -> bool {
        unsafe extern "C" fn note(_: b2ShapeId, context: *mut c_void) -> bool {
            // SAFETY: the context is the `bool` that was passed with this function.
            unsafe { *context.cast::<bool>() = true };
            false
        }
        let mut found = false;
        unsafe {
            let (origin, filter) = (std::mem::zeroed(), b2DefaultQueryFilter());
            let context = (&raw mut found).cast();
            b2World_OverlapShape(self.0, origin, &form.proxy(), filter, Some(note), context);
        }
        found
    }
}

impl Drop for World {
    fn drop(&mut self) {
        unsafe { b2DestroyWorld(self.0) };
    }
}

fn overlap(a: Form<'_>, b: Form<'_>) -> bool {
    let world = World::new();
    world.add(a, false);
    world.overlaps(b)
}

/// Whether a contact begins in the first step.
fn begins(a: Form<'_>, b: Form<'_>) -> bool {
    let world = World::new();
    world.add(a, false);
    world.add(b, true);
    unsafe {
        b2World_Step(world.0, 1.0 / 60.0, 4);
        b2World_GetContactEvents(world.0).beginCount > 0
    }
}

type Ask = fn(Form<'_>, Form<'_>) -> bool;

pub fn ask(cases: &Cases) {
    let version = unsafe { b2GetVersion() };
    println!(
        "Box2D {}.{}.{}",
        version.major, version.minor, version.revision
    );
    let calls: [(&str, Ask); 2] = [("b2World_OverlapShape", overlap), ("b2World_Step", begins)];
    for (call, is_hit) in calls {
        let name = |what| format!("{call}, {what}");
        cases.ask(&name("polygons"), "polygons", |a, b| {
            is_hit(Form::Polygon(a), Form::Polygon(b))
        });
        cases.ask(&name("rectangles"), "rectangles", |a, b| {
            is_hit(Form::Polygon(&corners(a)), Form::Polygon(&corners(b)))
        });
        cases.ask(&name("circles"), "circles", |a, b| {
            is_hit(Form::Circle(a), Form::Circle(b))
        });
        cases.ask(
            &name("a rectangle and a circle"),
            "circle_rectangle",
            |a, b| is_hit(Form::Polygon(&corners(a)), Form::Circle(b)),
        );
        cases.ask(&name("a polygon and a circle"), "circle_polygon", |a, b| {
            is_hit(Form::Polygon(a), Form::Circle(b))
        });
        for gap in [
            0.0004, 0.00049, 0.00051, 0.0006, 0.0049, 0.0051, 0.0199, 0.0201, 0.03,
        ] {
            let boxes = is_hit(
                Form::Polygon(&corners(&[-1.0, -1.0, 1.0, 2.0])),
                Form::Polygon(&corners(&[gap, -1.0, 1.0, 2.0])),
            );
            let circles = is_hit(
                Form::Circle(&[-1.0, 0.0, 1.0]),
                Form::Circle(&[1.0 + gap, 0.0, 1.0]),
            );
            println!("{call}, a gap of {gap}: boxes {boxes}, circles {circles}");
        }
    }
    rays();
    all_hits();
    sweeps();
    let (first, second) = (
        corners(&[-2.0, -2.0, 4.0, 4.0]),
        corners(&[1.0, -2.0, 4.0, 4.0]),
    );
    let identity = b2Transform {
        p: vector(0.0, 0.0),
        q: STILL,
    };
    let found = unsafe { b2CollidePolygons(&polygon(&first), &polygon(&second), identity) };
    println!("first to the left of the second: normal {:?}", found.normal);
    let quarter = unsafe { b2ComputeCosSin(std::f32::consts::FRAC_PI_2) };
    println!(
        "b2ComputeCosSin(PI / 2): {:.3}, {:.3}",
        quarter.cosine, quarter.sine
    );
}

/// Rays at a square from (-2, -2) to (2, 2), and at segments.
fn rays() {
    let square = corners(&[-2.0, -2.0, 4.0, 4.0]);
    let world = World::new();
    world.add(Form::Polygon(&square), false);
    let told = |cast: b2CastOutput| {
        format!(
            "{} at {}, normal ({}, {})",
            cast.hit, cast.fraction, cast.normal.x, cast.normal.y
        )
    };
    for (from, x, y) in [
        ("outside", -5.0, 0.0),
        ("inside", 0.0, 0.0),
        ("the boundary", -2.0, 0.0),
        ("outside, along an edge", -5.0, 2.0),
        ("an edge, along it", 0.0, 2.0),
    ] {
        let input = b2RayCastInput {
            origin: vector(x, y),
            translation: vector(10.0, 0.0),
            maxFraction: 1.0,
        };
        let circle = b2Circle {
            center: vector(0.0, 0.0),
            radius: 2.0,
        };
        let edge = b2Segment {
            point1: vector(-2.0, 2.0),
            point2: vector(2.0, 2.0),
        };
        unsafe {
            println!(
                "a ray from {from}: b2RayCastPolygon {}",
                told(b2RayCastPolygon(&polygon(&square), &input))
            );
            println!(
                "a ray from {from}: b2RayCastCircle {}",
                told(b2RayCastCircle(&circle, &input))
            );
            println!(
                "a ray from {from}: b2RayCastSegment {}",
                told(b2RayCastSegment(&edge, &input, false))
            );
            let mut origin: b2Pos = std::mem::zeroed();
            (origin.x, origin.y) = (x as f32, y as f32);
            let found =
                b2World_CastRayClosest(world.0, origin, vector(10.0, 0.0), b2DefaultQueryFilter());
            println!(
                "a ray from {from}: b2World_CastRayClosest {} at {}",
                found.hit, found.fraction
            );
        }
    }
}

/// How many hits `b2World_CastRay` tells of two circles and a square on its way.
fn all_hits() {
    unsafe extern "C" fn count(
        _: b2ShapeId,
        _: b2Pos,
        _: b2Vec2,
        _: f32,
        context: *mut c_void,
    ) -> f32 {
        // SAFETY: the context is the `i32` that was passed with this function.
        unsafe { *context.cast::<i32>() += 1 };
        1.0 // go on
    }
    let world = World::new();
    world.add(Form::Polygon(&corners(&[0.0, -1.0, 2.0, 2.0])), false);
    world.add(Form::Circle(&[5.0, 0.0, 1.0]), false);
    world.add(Form::Circle(&[8.0, 0.0, 1.0]), false);
    let mut hits = 0;
    unsafe {
        let (mut origin, filter): (b2Pos, _) = (std::mem::zeroed(), b2DefaultQueryFilter());
        origin.x = -5.0;
        let context = (&raw mut hits).cast();
        b2World_CastRay(
            world.0,
            origin,
            vector(20.0, 0.0),
            filter,
            Some(count),
            context,
        );
    }
    println!("b2World_CastRay through three shapes: {hits} hits");
}

/// A square of 2 that moves by (10, 0) or (-10, 0) beside one at (0, 0), and circles.
fn sweeps() {
    let square = corners(&[-1.0, -1.0, 2.0, 2.0]);
    for (x, by) in [
        (-7.0, 10.0),
        (-1.0, 10.0),
        (-1.0, -10.0),
        (-2.0, 10.0),
        (-2.0, -10.0),
        (-2.004, 10.0),
        (-2.004, -10.0),
    ] {
        for (name, form) in [
            ("squares", Form::Polygon(&square)),
            ("circles", Form::Circle(&[0.0, 0.0, 1.0])),
        ] {
            unsafe {
                let mut input: b2ShapeCastPairInput = std::mem::zeroed();
                (input.proxyA, input.proxyB) = (form.proxy(), form.proxy());
                input.transform = b2Transform {
                    p: vector(x, 0.0),
                    q: STILL,
                };
                input.translationB = vector(by, 0.0);
                input.maxFraction = 1.0;
                let cast = b2ShapeCast(&input);
                let mut input: b2TOIInput = std::mem::zeroed();
                (input.proxyA, input.proxyB) = (form.proxy(), form.proxy());
                (input.sweepA.q1, input.sweepA.q2) = (STILL, STILL);
                (input.sweepB.q1, input.sweepB.q2) = (STILL, STILL);
                input.sweepB.c1 = vector(x, 0.0);
                input.sweepB.c2 = vector(x + by, 0.0);
                input.maxFraction = 1.0;
                let impact = b2TimeOfImpact(&input);
                let state =
                    ["unknown", "failed", "overlapped", "hit", "separated"][impact.state as usize];
                println!(
                    "{name} from {x} by {by}: b2ShapeCast {} at {}, b2TimeOfImpact {state} at {}",
                    cast.hit, cast.fraction, impact.fraction
                );
            }
        }
    }
}
