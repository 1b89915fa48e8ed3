//! geo: `relate` for relations, `coordinate_position` for points, `Euclidean.distance`; placements
//! by `affine_transform`. It has no circles, rays or sweeps.

use crate::query::{Form, Point, Query};
use geo::coordinate_position::{CoordPos, CoordinatePosition};
use geo::line_measures::{Distance, Euclidean};
use geo::{AffineOps, AffineTransform, Coord, Geometry, Line, LineString, Polygon, Relate};

pub fn answer(query: &Query) -> Option<String> {
    match query {
        Query::Relation { a, at_a, b, at_b } => {
            let matrix = polygon(a, at_a)?.relate(&polygon(b, at_b)?);
            Some(if matrix.is_disjoint() {
                "disjoint".to_string()
            } else if matrix.is_touches() {
                "touching".to_string()
            } else {
                "overlapping".to_string()
            })
        }
        Query::Segments {
            a: Form::Segment(a),
            b: Form::Segment(b),
        } => {
            let matrix = line(a).relate(&line(b));
            let cross = a[0] != a[1] && b[0] != b[1] && matrix.is_crosses();
            Some(if matrix.is_disjoint() {
                "disjoint".to_string()
            } else if cross {
                "overlapping".to_string()
            } else {
                "touching".to_string()
            })
        }
        Query::Point { form, point, .. } => {
            let place = polygon(form, &[])?.coordinate_position(&coord(point));
            Some(match place {
                CoordPos::Outside => "outside".to_string(),
                CoordPos::OnBoundary => "boundary".to_string(),
                CoordPos::Inside => "inside".to_string(),
            })
        }
        Query::Distance { a, b } => {
            let distance = Euclidean.distance(&polygon(a, &[])?, &polygon(b, &[])?);
            Some(distance.to_string())
        }
        _ => None,
    }
}

fn coord(&[x, y]: &Point) -> Coord {
    Coord { x, y }
}

/// A segment without a length is a point.
fn line([p, q]: &[Point; 2]) -> Geometry {
    if p == q {
        Geometry::Point(coord(p).into())
    } else {
        Geometry::Line(Line::new(coord(p), coord(q)))
    }
}

fn polygon(form: &Form, maps: &[[f64; 6]]) -> Option<Polygon> {
    let line = |ring: &Vec<Point>| LineString::new(ring.iter().map(coord).collect());
    let polygon = match form {
        Form::Convex(ring) => Polygon::new(line(ring), vec![]),
        Form::Polygon(rings) => {
            Polygon::new(line(&rings[0]), rings[1..].iter().map(line).collect())
        }
        Form::Circle { .. } | Form::Segment(_) | Form::Outline(_) => return None,
    };
    let place = |polygon: Polygon, &[a, b, c, d, x, y]: &[f64; 6]| {
        polygon.affine_transform(&AffineTransform::new(a, c, x, b, d, y))
    };
    Some(maps.iter().rev().fold(polygon, place))
}
