//! i_overlay: `interiors_intersect_as::<i64>` and `intersects_as::<i64>`. It has no circles, and
//! only predicates of areas.

use crate::query::{Form, Point, Query};
use i_overlay::float::relate::FloatRelate;

pub fn answer(query: &Query) -> Option<String> {
    let Query::Relation { a, at_a, b, .. } = query else {
        return None;
    };
    if !at_a.is_empty() {
        return None;
    }
    let (a, b) = (rings(a)?, rings(b)?);
    Some(if a.interiors_intersect_as::<i64>(&b) {
        "overlapping".to_string()
    } else if a.intersects_as::<i64>(&b) {
        "touching".to_string()
    } else {
        "disjoint".to_string()
    })
}

fn rings(form: &Form) -> Option<Vec<Vec<Point>>> {
    match form {
        Form::Convex(ring) => Some(vec![ring.clone()]),
        Form::Polygon(rings) => Some(rings.clone()),
        Form::Circle { .. } | Form::Segment(_) | Form::Outline(_) => None,
    }
}
