//! sepax2d: `sat_overlap` and `contains_point`, of circles and convex polygons.

use crate::query::{Form, Query};
use sepax2d::prelude::*;

enum Own {
    Circle(Circle),
    Polygon(Polygon),
}

pub fn answer(query: &Query) -> Option<String> {
    let hit = match query {
        Query::Relation { a, at_a, b, .. } if at_a.is_empty() => match (own(a)?, own(b)?) {
            (Own::Circle(a), Own::Circle(b)) => sat_overlap(&a, &b),
            (Own::Circle(a), Own::Polygon(b)) => sat_overlap(&a, &b),
            (Own::Polygon(a), Own::Circle(b)) => sat_overlap(&a, &b),
            (Own::Polygon(a), Own::Polygon(b)) => sat_overlap(&a, &b),
        },
        Query::Point { form, point, .. } => {
            let point = (point[0] as f32, point[1] as f32);
            match own(form)? {
                Own::Circle(circle) => contains_point(&circle, point),
                Own::Polygon(polygon) => contains_point(&polygon, point),
            }
        }
        _ => return None,
    };
    Some(if hit { "hit" } else { "miss" }.to_string())
}

fn own(form: &Form) -> Option<Own> {
    match form {
        Form::Circle {
            center: [x, y],
            radius,
        } => Some(Own::Circle(Circle::new(
            (*x as f32, *y as f32),
            *radius as f32,
        ))),
        Form::Convex(ring) => {
            let vertices = ring.iter().map(|[x, y]| (*x as f32, *y as f32)).collect();
            Some(Own::Polygon(Polygon::from_vertices((0.0, 0.0), vertices)))
        }
        Form::Polygon(_) | Form::Segment(_) | Form::Outline(_) => None,
    }
}
