//! Transforms in Box2D's form, for everything that measures it.

use boxdd_sys::ffi::{b2Rot, b2Transform, b2Vec2};
use sat2d::DVec2;

/// A point or vector in Box2D's single precision.
pub fn vec2(p: DVec2) -> b2Vec2 {
    b2Vec2 {
        x: p.x as f32,
        y: p.y as f32,
    }
}

/// A rotation by `angle`, in radians, then a translation to `position`.
pub fn transform(position: DVec2, angle: f64) -> b2Transform {
    b2Transform {
        p: vec2(position),
        q: b2Rot {
            c: angle.cos() as f32,
            s: angle.sin() as f32,
        },
    }
}

/// The pose of `b` relative to `a`, as b2InvMulTransforms computes it.
#[inline]
pub fn relative(a: &b2Transform, b: &b2Transform) -> b2Transform {
    let (dx, dy) = (b.p.x - a.p.x, b.p.y - a.p.y);
    b2Transform {
        p: b2Vec2 {
            x: a.q.c * dx + a.q.s * dy,
            y: a.q.c * dy - a.q.s * dx,
        },
        q: b2Rot {
            c: a.q.c * b.q.c + a.q.s * b.q.s,
            s: a.q.c * b.q.s - a.q.s * b.q.c,
        },
    }
}
