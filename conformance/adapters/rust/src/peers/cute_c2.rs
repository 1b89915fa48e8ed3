//! cute_c2, in the Rust translation of c2-sys: the boolean tests, `c2RaytoPoly`, `c2RaytoCircle`
//! and `c2GJK`. `c2TOI` of this translation reads a null transform, so it is not asked.

use crate::query::{Form, Point, Query};
use c2_sys as c2;
use std::ffi::c_void;
use std::ptr::{from_ref, null, null_mut};

enum Own {
    Circle(c2::c2Circle),
    Polygon(c2::c2Poly),
}

pub fn answer(query: &Query) -> Option<String> {
    match query {
        Query::Relation { a, at_a, b, .. } if at_a.is_empty() => {
            let hit = hits(&own(a)?, &own(b)?);
            Some(if hit { "hit" } else { "miss" }.to_string())
        }
        Query::Ray { form, from, to, .. } => {
            let (p, to) = (vector(from), vector(to));
            let d = c2::c2v {
                x: to.x - p.x,
                y: to.y - p.y,
            };
            let length = d.x.hypot(d.y);
            let d = c2::c2v {
                x: d.x / length,
                y: d.y / length,
            };
            let ray = c2::c2Ray { p, d, t: length };
            let mut out = c2::c2Raycast { t: 0.0, n: p };
            // SAFETY: the pointers are to initialised structs, or null for no transform.
            let hit = unsafe {
                match own(form)? {
                    Own::Circle(circle) => c2::c2RaytoCircle(ray, circle, &mut out),
                    Own::Polygon(polygon) => c2::c2RaytoPoly(ray, &polygon, null(), &mut out),
                }
            };
            Some(if hit != 0 {
                (out.t / length).to_string()
            } else {
                "none".to_string()
            })
        }
        Query::Distance { a, b } => Some(distance(&own(a)?, &own(b)?).to_string()),
        _ => None,
    }
}

fn vector([x, y]: &Point) -> c2::c2v {
    c2::c2v {
        x: *x as f32,
        y: *y as f32,
    }
}

fn own(form: &Form) -> Option<Own> {
    match form {
        Form::Circle { center, radius } => Some(Own::Circle(c2::c2Circle {
            p: vector(center),
            r: *radius as f32,
        })),
        Form::Convex(ring) => {
            let zero = vector(&[0.0, 0.0]);
            let count = ring.len() as i32;
            let mut polygon = c2::c2Poly {
                count,
                verts: [zero; 8],
                norms: [zero; 8],
            };
            // c2Norms of this translation leaves out the first normal
            for (i, p) in ring.iter().enumerate() {
                let (from, to) = (vector(p), vector(&ring[(i + 1) % ring.len()]));
                let (x, y) = (to.y - from.y, from.x - to.x);
                let length = (x * x + y * y).sqrt();
                polygon.verts[i] = from;
                polygon.norms[i] = c2::c2v {
                    x: x / length,
                    y: y / length,
                };
            }
            Some(Own::Polygon(polygon))
        }
        Form::Polygon(_) | Form::Segment(_) | Form::Outline(_) => None,
    }
}

fn hits(a: &Own, b: &Own) -> bool {
    // SAFETY: the pointers are to initialised structs, or null for no transform.
    unsafe {
        (match (a, b) {
            (Own::Circle(a), Own::Circle(b)) => c2::c2CircletoCircle(*a, *b),
            (Own::Circle(a), Own::Polygon(b)) | (Own::Polygon(b), Own::Circle(a)) => {
                c2::c2CircletoPoly(*a, b, null())
            }
            (Own::Polygon(a), Own::Polygon(b)) => c2::c2PolytoPoly(a, null(), b, null()),
        }) != 0
    }
}

fn distance(a: &Own, b: &Own) -> f32 {
    let raw = |own: &Own| match own {
        Own::Circle(circle) => (
            from_ref(circle).cast::<c_void>(),
            c2::C2_TYPE_C2_TYPE_CIRCLE,
        ),
        Own::Polygon(polygon) => (from_ref(polygon).cast::<c_void>(), c2::C2_TYPE_C2_TYPE_POLY),
    };
    let ((a, type_a), (b, type_b)) = (raw(a), raw(b));
    // SAFETY: the pointers are to initialised structs of their types; null stands for no transform
    // and for no output.
    unsafe {
        c2::c2GJK(
            a,
            type_a,
            null(),
            b,
            type_b,
            null(),
            null_mut(),
            null_mut(),
            1,
            null_mut(),
            null_mut(),
        )
    }
}
