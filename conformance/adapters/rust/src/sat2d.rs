//! sat2d: `relation`, `point_relation`, `cast_segment`, `distance` and `sweep`.

use crate::query::{self, Contour, Edge, Form, Point, Query};
use sat2d::outline::{FillRule, Path};
use sat2d::query::{Motion, cast_segment, distance, point_relation, sweep};
use sat2d::{DVec2, Relation, Shape, Transform, relation};

pub fn answer(query: &Query) -> Option<String> {
    Some(answered(query).unwrap_or_else(|_| crate::REFUSED.to_string()))
}

fn answered(query: &Query) -> Result<String, Box<dyn std::error::Error>> {
    let here = Transform::IDENTITY;
    Ok(match query {
        Query::Relation { a, at_a, b, at_b } => {
            let (at_a, at_b) = (transform(at_a)?, transform(at_b)?);
            word(relation(&shape(a)?, &at_a, &shape(b)?, &at_b)?).to_string()
        }
        Query::Segments { a, b } => {
            word(relation(&shape(a)?, &here, &shape(b)?, &here)?).to_string()
        }
        Query::Point { form, at, point } => {
            match point_relation(&shape(form)?, &transform(at)?, (*point).into())? {
                Relation::Disjoint => "outside",
                Relation::Touching => "boundary",
                Relation::Overlapping => "inside",
            }
            .to_string()
        }
        Query::Ray { form, at, from, to } => {
            let at = transform(at)?;
            let hit = cast_segment(&shape(form)?, &at, (*from).into(), (*to).into())?;
            hit.map_or("none".to_string(), |hit| hit.fraction.to_string())
        }
        Query::Distance { a, b } => distance(&shape(a)?, &here, &shape(b)?, &here)?
            .distance
            .to_string(),
        Query::Sweep { a, b, motion } => {
            let moves = Motion::linear(here, (*motion).into())?;
            let hit = sweep(&shape(a)?, &moves, &shape(b)?, &Motion::still(here))?;
            hit.map_or("none".to_string(), |hit| hit.time.to_string())
        }
        Query::Turning {
            a,
            motion_a,
            b,
            motion_b,
        } => {
            let turns = |of: &query::Motion| {
                Motion::turning(here, of.way.into(), of.angle, of.pivot.into())
            };
            let hit = sweep(&shape(a)?, &turns(motion_a)?, &shape(b)?, &turns(motion_b)?)?;
            hit.map_or("none".to_string(), |hit| hit.time.to_string())
        }
    })
}

fn word(relation: Relation) -> &'static str {
    match relation {
        Relation::Disjoint => "disjoint",
        Relation::Touching => "touching",
        Relation::Overlapping => "overlapping",
    }
}

fn shape(form: &Form) -> Result<Shape, sat2d::ShapeError> {
    let points = |ring: &[Point]| ring.iter().map(|&p| p.into()).collect::<Vec<DVec2>>();
    match form {
        Form::Circle { center, radius } => Shape::circle((*center).into(), *radius),
        Form::Convex(ring) => Shape::convex_polygon(&points(ring)),
        Form::Polygon(rings) => {
            let rings: Vec<_> = rings.iter().map(|ring| points(ring)).collect();
            Shape::polygon(&rings.iter().map(|ring| &ring[..]).collect::<Vec<_>>())
        }
        Form::Segment(ends) => Shape::hull(&points(ends)),
        Form::Outline(contours) => Shape::outline(&path(contours), FillRule::EvenOdd),
    }
}

fn path(contours: &[Contour]) -> Path {
    let mut path = Path::new();
    for contour in contours {
        path.move_to(contour.start.into());
        for edge in &contour.edges {
            match *edge {
                Edge::Line(end) => path.line_to(end.into()),
                Edge::Quadratic(control, end) => path.quadratic_to(control.into(), end.into()),
                Edge::Conic(control, weight, end) => {
                    path.conic_to(control.into(), weight, end.into())
                }
            };
        }
    }
    path
}

fn transform(maps: &[[f64; 6]]) -> Result<Transform, sat2d::TransformError> {
    let map = |&[a, b, c, d, x, y]: &[f64; 6]| Transform::new(a, b, c, d, x, y);
    Transform::nested(&maps.iter().map(map).collect::<Result<Vec<_>, _>>()?)
}
