//! parry in both precisions.

macro_rules! parry {
    ($scalar:ident, $parry:ident) => {
        pub mod $scalar {
            use crate::{Cases, corners};
            use $parry::math::{Pose, Vector};
            use $parry::query::{Ray, RayCast, ShapeCastOptions, cast_shapes, contact};
            use $parry::query::intersection_test;
            use $parry::shape::{Ball, Cuboid, Segment, Shape, SharedShape};

            fn vector(x: f64, y: f64) -> Vector {
                Vector::new(x as $scalar, y as $scalar)
            }

            fn at(x: f64, y: f64) -> Pose {
                Pose::translation(x as $scalar, y as $scalar)
            }

            fn polygon(p: &[f64]) -> SharedShape {
                let points = p.chunks(2).map(|p| vector(p[0], p[1])).collect();
                SharedShape::convex_polyline_unmodified(points).expect("convex")
            }

            fn hit(a: &dyn Shape, at_a: &Pose, b: &dyn Shape, at_b: &Pose) -> bool {
                intersection_test(at_a, a, at_b, b).expect("supported").intersecting
            }

            fn ball(c: &[f64]) -> Ball {
                Ball::new(c[2] as $scalar)
            }

            fn cuboid(r: &[f64]) -> (Cuboid, Pose) {
                let (x, y) = (r[2] / 2.0, r[3] / 2.0);
                (Cuboid::new(vector(x, y)), at(r[0] + x, r[1] + y))
            }

            pub fn ask(cases: &Cases) {
                let here = Pose::IDENTITY;
                let test =
                    |what| format!(concat!(stringify!($parry), " intersection_test, {}"), what);
                cases.ask(&test("polygons"), "polygons", |a, b| {
                    hit(&*polygon(a).0, &here, &*polygon(b).0, &here)
                });
                cases.ask(&test("cuboids"), "rectangles", |a, b| {
                    let ((a, at_a), (b, at_b)) = (cuboid(a), cuboid(b));
                    hit(&a, &at_a, &b, &at_b)
                });
                cases.ask(&test("rectangles as polygons"), "rectangles", |a, b| {
                    hit(&*polygon(&corners(a)).0, &here, &*polygon(&corners(b)).0, &here)
                });
                cases.ask(&test("balls"), "circles", |a, b| {
                    hit(&ball(a), &at(a[0], a[1]), &ball(b), &at(b[0], b[1]))
                });
                cases.ask(&test("a cuboid and a ball"), "circle_rectangle", |a, b| {
                    let (a, at_a) = cuboid(a);
                    hit(&a, &at_a, &ball(b), &at(b[0], b[1]))
                });
                cases.ask(&test("a polygon and a ball"), "circle_polygon", |a, b| {
                    hit(&*polygon(a).0, &here, &ball(b), &at(b[0], b[1]))
                });
                cases.ask(&test("a segment and a ball"), "segment_circle", |a, b| {
                    let segment = Segment::new(vector(a[0], a[1]), vector(a[2], a[3]));
                    hit(&segment, &here, &ball(b), &at(b[0], b[1]))
                });
                rays();
                sweeps();
                let square = Cuboid::new(vector(2.0, 2.0));
                let found = contact(&here, &square, &at(3.0, 0.0), &square, 0.0);
                let found = found.expect("supported").map(|c| (c.normal1, c.dist));
                println!("first to the left of the second: {found:?}");
                let quarter = Pose::new(vector(0.0, 0.0), std::$scalar::consts::FRAC_PI_2);
                println!("Pose of PI / 2: (1, 0) is at {:?}", quarter * vector(1.0, 0.0));
            }

            /// Rays at a square from (-2, -2) to (2, 2).
            fn rays() {
                let square = Cuboid::new(vector(2.0, 2.0));
                let points = vec![
                    vector(-2.0, -2.0), vector(2.0, -2.0), vector(2.0, 2.0), vector(-2.0, 2.0),
                ];
                let polygon = SharedShape::convex_polyline_unmodified(points).expect("convex");
                for (from, start) in [
                    ("outside", vector(-5.0, 0.0)), ("inside", vector(0.0, 0.0)),
                    ("the boundary", vector(-2.0, 0.0)),
                    ("outside, along an edge", vector(-5.0, 2.0)),
                    ("an edge, along it", vector(0.0, 2.0)),
                ] {
                    let ray = Ray::new(start, vector(1.0, 0.0));
                    for solid in [true, false] {
                        let cuboid = square.cast_local_ray(&ray, 100.0, solid);
                        let polygon = polygon.cast_local_ray(&ray, 100.0, solid);
                        println!(
                            "a ray from {from}, solid {solid}: cuboid {cuboid:?}, polygon \
                             {polygon:?}"
                        );
                    }
                }
            }

            /// A square of 2 that moves by (10, 0) or (-10, 0) beside one at (0, 0).
            fn sweeps() {
                let square = Cuboid::new(vector(1.0, 1.0));
                for (x, by) in
                    [(-7.0, 10.0), (-1.0, 10.0), (-1.0, -10.0), (-2.0, 10.0), (-2.0, -10.0)]
                {
                    for stop_at_penetration in [true, false] {
                        for target_distance in [0.0, 0.5] {
                            let options = ShapeCastOptions {
                                max_time_of_impact: 1.0,
                                stop_at_penetration,
                                target_distance,
                                ..Default::default()
                            };
                            let (start, rest) = (at(x, 0.0), Pose::IDENTITY);
                            let (moves, still) = (vector(by, 0.0), vector(0.0, 0.0));
                            let found =
                                cast_shapes(&start, moves, &square, &rest, still, &square, options);
                            let time = found.expect("supported").map(|hit| hit.time_of_impact);
                            println!(
                                "cast_shapes from {x} by {by}, stop_at_penetration \
                                 {stop_at_penetration}, target_distance {target_distance}: {time:?}"
                            );
                        }
                    }
                }
            }
        }
    };
}

parry!(f32, parry2d);
parry!(f64, parry2d_f64);
