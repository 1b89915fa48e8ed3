//! kurbo: `Shape::winding` of an `Ellipse`, and of a `BezPath` of lines and quadratic curves, whose
//! segments also `intersect_line`.

use crate::query::{Contour, Edge, Form, Query};
use kurbo::{Affine, BezPath, Circle, Ellipse, Line, Point, Shape};

pub fn answer(query: &Query) -> Option<String> {
    match query {
        Query::Point { form, at, point } => point_in(form, placed(at), *point),
        Query::Ray {
            form: Form::Outline(contours),
            at,
            from,
            to,
        } => {
            let line = Line::new((from[0], from[1]), (to[0], to[1]));
            let path = placed(at) * path(contours)?;
            let hits = path.segments().flat_map(|edge| edge.intersect_line(line));
            let first = hits.map(|hit| hit.line_t).min_by(f64::total_cmp);
            Some(first.map_or("none".to_string(), |t| t.to_string()))
        }
        _ => None,
    }
}

fn placed(at: &[[f64; 6]]) -> Affine {
    let maps = at.iter().map(|map| Affine::new(*map));
    maps.fold(Affine::IDENTITY, |outer, inner| outer * inner)
}

fn point_in(form: &Form, at: Affine, point: [f64; 2]) -> Option<String> {
    let point = Point::from((point[0], point[1]));
    let winding = match form {
        Form::Circle { center, radius } => {
            let circle = Circle::new((center[0], center[1]), *radius);
            (at * Ellipse::from(circle)).winding(point)
        }
        Form::Outline(contours) => (at * path(contours)?).winding(point),
        Form::Convex(_) | Form::Polygon(_) | Form::Segment(_) => return None,
    };
    Some(if winding % 2 != 0 { "hit" } else { "miss" }.to_string())
}

/// There are no rational curves.
fn path(contours: &[Contour]) -> Option<BezPath> {
    let point = |[x, y]: [f64; 2]| Point::new(x, y);
    let mut path = BezPath::new();
    for contour in contours {
        path.move_to(point(contour.start));
        for edge in &contour.edges {
            match *edge {
                Edge::Line(end) => path.line_to(point(end)),
                Edge::Quadratic(control, end) => path.quad_to(point(control), point(end)),
                Edge::Conic(..) => return None,
            }
        }
        path.close_path();
    }
    Some(path)
}
