//! kurbo: `Shape::winding` of an `Ellipse`, and of a `BezPath` of lines and quadratic curves.

use crate::query::{Contour, Edge, Form, Query};
use kurbo::{Affine, BezPath, Circle, Ellipse, Point, Shape};

pub fn answer(query: &Query) -> Option<String> {
    let Query::Point { form, at, point } = query else {
        return None;
    };
    let placed = at.iter().map(|map| Affine::new(*map));
    let placed = placed.fold(Affine::IDENTITY, |outer, inner| outer * inner);
    let point = Point::from((point[0], point[1]));
    let winding = match form {
        Form::Circle { center, radius } => {
            let circle = Circle::new((center[0], center[1]), *radius);
            (placed * Ellipse::from(circle)).winding(point)
        }
        Form::Outline(contours) => (placed * path(contours)?).winding(point),
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
