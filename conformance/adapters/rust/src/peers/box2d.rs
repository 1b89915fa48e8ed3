//! Box2D: `b2ShapeDistance` (shapes meet where the distance is 0), `b2PointInPolygon`,
//! `b2PointInCircle`, `b2RayCastPolygon`, `b2RayCastCircle` and `b2ShapeCast`.

use crate::query::{Form, Point, Query};
use boxdd_sys::ffi;

const HERE: ffi::b2Transform = ffi::b2Transform {
    p: ffi::b2Vec2 { x: 0.0, y: 0.0 },
    q: ffi::b2Rot { c: 1.0, s: 0.0 },
};

pub fn answer(query: &Query) -> Option<String> {
    match query {
        Query::Relation { a, at_a, b, .. } if at_a.is_empty() => meet(a, b),
        Query::Relation { .. } => None,
        Query::Segments { a, b } => meet(a, b),
        Query::Point { form, point, .. } => {
            let point = vec2(point);
            // SAFETY: the pointers are to initialised structs.
            let is_in = unsafe {
                match form {
                    Form::Circle { .. } => ffi::b2PointInCircle(&circle(form)?, point),
                    _ => match polygon(form)? {
                        Some(polygon) => ffi::b2PointInPolygon(&polygon, point),
                        None => return Some(crate::REFUSED.to_string()),
                    },
                }
            };
            Some(if is_in { "hit" } else { "miss" }.to_string())
        }
        Query::Ray { form, from, to, .. } => {
            let (origin, end) = (vec2(from), vec2(to));
            let translation = ffi::b2Vec2 {
                x: end.x - origin.x,
                y: end.y - origin.y,
            };
            let input = ffi::b2RayCastInput {
                origin,
                translation,
                maxFraction: 1.0,
            };
            // SAFETY: the pointers are to initialised structs.
            let output = unsafe {
                match form {
                    Form::Circle { .. } => ffi::b2RayCastCircle(&circle(form)?, &input),
                    _ => match polygon(form)? {
                        Some(polygon) => ffi::b2RayCastPolygon(&polygon, &input),
                        None => return Some(crate::REFUSED.to_string()),
                    },
                }
            };
            Some(fraction(&output))
        }
        Query::Distance { a, b } => Some(distance(a, b)?.to_string()),
        Query::Sweep { a, b, motion } => {
            let input = ffi::b2ShapeCastPairInput {
                proxyA: proxy(b)?,
                proxyB: proxy(a)?,
                transform: HERE,
                translationB: vec2(motion),
                maxFraction: 1.0,
                canEncroach: false,
            };
            // SAFETY: the pointer is to an initialised struct.
            Some(fraction(&unsafe { ffi::b2ShapeCast(&input) }))
        }
        // `b2TimeOfImpact` turns by another speed in the middle than at the ends
        Query::Turning { .. } => None,
    }
}

fn vec2([x, y]: &Point) -> ffi::b2Vec2 {
    ffi::b2Vec2 {
        x: *x as f32,
        y: *y as f32,
    }
}

fn fraction(output: &ffi::b2CastOutput) -> String {
    if output.hit {
        output.fraction.to_string()
    } else {
        "none".to_string()
    }
}

fn meet(a: &Form, b: &Form) -> Option<String> {
    Some(
        if distance(a, b)? == 0.0 {
            "hit"
        } else {
            "miss"
        }
        .to_string(),
    )
}

fn distance(a: &Form, b: &Form) -> Option<f32> {
    let input = ffi::b2DistanceInput {
        proxyA: proxy(a)?,
        proxyB: proxy(b)?,
        transform: HERE,
        useRadii: true,
    };
    let mut cache = ffi::b2SimplexCache {
        count: 0,
        indexA: [0; 3],
        indexB: [0; 3],
    };
    // SAFETY: the structs are initialised, and the list of simplexes has length 0.
    let output = unsafe { ffi::b2ShapeDistance(&input, &mut cache, std::ptr::null_mut(), 0) };
    Some(output.distance)
}

fn proxy(form: &Form) -> Option<ffi::b2ShapeProxy> {
    let (points, radius) = match form {
        Form::Circle { center, radius } => (vec![*center], *radius),
        Form::Convex(ring) => (ring.clone(), 0.0),
        Form::Segment(ends) => (ends.to_vec(), 0.0),
        Form::Polygon(_) | Form::Outline(_) => return None,
    };
    let points: Vec<_> = points.iter().map(vec2).collect();
    // SAFETY: the pointer and the count are those of one list, which is copied.
    Some(unsafe { ffi::b2MakeProxy(points.as_ptr(), points.len() as i32, radius as f32) })
}

fn circle(form: &Form) -> Option<ffi::b2Circle> {
    let Form::Circle { center, radius } = form else {
        return None;
    };
    Some(ffi::b2Circle {
        center: vec2(center),
        radius: *radius as f32,
    })
}

/// `Some(None)` if Box2D finds no hull, because points are closer than its slop.
fn polygon(form: &Form) -> Option<Option<ffi::b2Polygon>> {
    let Form::Convex(ring) = form else {
        return None;
    };
    let points: Vec<_> = ring.iter().map(vec2).collect();
    // SAFETY: the pointer and the count are those of one list, and the hull is valid.
    unsafe {
        let hull = ffi::b2ComputeHull(points.as_ptr(), points.len() as i32);
        Some((hull.count > 0).then(|| ffi::b2MakePolygon(&hull, 0.0)))
    }
}
