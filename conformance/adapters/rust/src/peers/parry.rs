//! parry, in both precisions: `intersection_test`, `contains_point`, `cast_ray`, `distance`,
//! `cast_shapes` and `cast_shapes_nonlinear`. A polygon without holes is a `TriMesh::from_polygon`;
//! one with holes has no shape.

macro_rules! parry {
    ($module:ident, $parry:ident, $scalar:ident) => {
        pub mod $module {
            use crate::query::{Form, Motion, Query};
            use $parry::math::{Pose, Vector};
            use $parry::query::{
                NonlinearRigidMotion, Ray, ShapeCastOptions, cast_shapes, cast_shapes_nonlinear,
                distance, intersection_test,
            };
            use $parry::shape::{SharedShape, TriMesh};

            pub fn answer(query: &Query) -> Option<String> {
                match query {
                    Query::Relation { a, at_a, b, .. } if at_a.is_empty() => hits(a, b),
                    Query::Relation { .. } => None,
                    Query::Segments { a, b } => hits(a, b),
                    Query::Point { form, point, .. } => {
                        let (at, shape) = placed(form)?;
                        let is_in = shape.contains_point(&at, vector(*point));
                        Some(if is_in { "hit" } else { "miss" }.to_string())
                    }
                    Query::Ray { form, from, to, .. } => {
                        let (at, shape) = placed(form)?;
                        let from = vector(*from);
                        let ray = Ray::new(from, vector(*to) - from);
                        let hit = shape.cast_ray(&at, &ray, 1.0, true);
                        Some(hit.map_or("none".to_string(), |t| t.to_string()))
                    }
                    Query::Distance { a, b } => {
                        let ((at_a, a), (at_b, b)) = (placed(a)?, placed(b)?);
                        Some(distance(&at_a, &*a, &at_b, &*b).ok()?.distance.to_string())
                    }
                    Query::Sweep { a, b, motion } => {
                        let ((at_a, a), (at_b, b)) = (placed(a)?, placed(b)?);
                        let (moves, still) = (vector(*motion), vector([0.0, 0.0]));
                        let options = ShapeCastOptions::with_max_time_of_impact(1.0);
                        let hit =
                            cast_shapes(&at_a, moves, &*a, &at_b, still, &*b, options).ok()?;
                        Some(hit.map_or("none".to_string(), |hit| hit.time_of_impact.to_string()))
                    }
                    Query::Turning {
                        a,
                        motion_a,
                        b,
                        motion_b,
                    } => {
                        let ((at_a, a), (at_b, b)) = (placed(a)?, placed(b)?);
                        let turns = |at: Pose, of: &Motion| {
                            let (pivot, way) = (vector(of.pivot), vector(of.way));
                            NonlinearRigidMotion::new(at, pivot, way, of.angle as $scalar)
                        };
                        let (moves_a, moves_b) = (turns(at_a, motion_a), turns(at_b, motion_b));
                        let hit =
                            cast_shapes_nonlinear(&moves_a, &*a, &moves_b, &*b, 0.0, 1.0, true);
                        let hit = hit.ok()?;
                        Some(hit.map_or("none".to_string(), |hit| hit.time_of_impact.to_string()))
                    }
                }
            }

            fn hits(a: &Form, b: &Form) -> Option<String> {
                let ((at_a, a), (at_b, b)) = (placed(a)?, placed(b)?);
                let hit = intersection_test(&at_a, &*a, &at_b, &*b).ok()?.intersecting;
                Some(if hit { "hit" } else { "miss" }.to_string())
            }

            fn vector([x, y]: [f64; 2]) -> Vector {
                Vector::new(x as $scalar, y as $scalar)
            }

            /// A shape and where it is: vertices are given as they are, a ball has its centre.
            fn placed(form: &Form) -> Option<(Pose, SharedShape)> {
                let vectors = |ring: &[[f64; 2]]| ring.iter().map(|&p| vector(p)).collect();
                let shape = match form {
                    Form::Circle {
                        center: [x, y],
                        radius,
                    } => {
                        let at = Pose::translation(*x as $scalar, *y as $scalar);
                        return Some((at, SharedShape::ball(*radius as $scalar)));
                    }
                    Form::Convex(ring) => SharedShape::convex_polyline_unmodified(vectors(ring))?,
                    Form::Polygon(rings) => match &rings[..] {
                        [ring] => SharedShape::new(TriMesh::from_polygon(vectors(ring))?),
                        _ => return None,
                    },
                    Form::Segment([p, q]) => SharedShape::segment(vector(*p), vector(*q)),
                    Form::Outline(_) => return None,
                };
                Some((Pose::default(), shape))
            }
        }
    };
}

parry!(single, parry2d, f32);
parry!(double, parry2d_f64, f64);
