//! Contacts, verdicts and distances through the C API equal those of the Rust calls, and invalid
//! arguments get the status that the full argument check gives. The pairs are those with a fast
//! path before the argument checks: circles, and circles with polygons.

use sat2d::{DVec2, Shape, Transform};
use sat2d_ffi::*;
use std::f64::consts::TAU;
use std::ptr::{null, null_mut};

/// A shape for the Rust API and the C API.
struct Both {
    rust: Shape,
    c: *mut sat_shape,
}

impl Both {
    fn circle(center: DVec2, radius: f64) -> Both {
        let mut c = null_mut();
        // SAFETY: it may be written.
        let status = unsafe { sat_shape_new_circle(center.into(), radius, &mut c) };
        assert_eq!(status, SAT_OK);
        Both {
            rust: Shape::circle(center, radius).expect("a circle"),
            c,
        }
    }

    fn polygon(points: &[DVec2]) -> Both {
        let given: Vec<sat_vec2> = points.iter().map(|&p| p.into()).collect();
        let mut c = null_mut();
        // SAFETY: the points are those of one list, and the shape may be written.
        let status = unsafe { sat_shape_new_convex_polygon(given.as_ptr(), given.len(), &mut c) };
        assert_eq!(status, SAT_OK);
        Both {
            rust: Shape::convex_polygon(points).expect("a polygon"),
            c,
        }
    }

    fn rectangle(width: f64, height: f64) -> Both {
        let mut c = null_mut();
        // SAFETY: it may be written.
        let status = unsafe { sat_shape_new_rectangle(width, height, &mut c) };
        assert_eq!(status, SAT_OK);
        Both {
            rust: Shape::rectangle(width, height).expect("a rectangle"),
            c,
        }
    }
}

impl Drop for Both {
    fn drop(&mut self) {
        // SAFETY: it is freed once.
        unsafe { sat_shape_free(self.c) }
    }
}

fn ring(corners: usize, radius: f64) -> Vec<DVec2> {
    (0..corners)
        .map(|k| DVec2::from_angle(k as f64 * TAU / corners as f64) * radius)
        .collect()
}

fn shapes() -> Vec<Both> {
    let mut clockwise = ring(7, 1.5);
    clockwise.reverse();
    vec![
        Both::circle(DVec2::ZERO, 1.0),
        Both::circle(DVec2::new(0.5, -0.25), 0.75),
        Both::circle(DVec2::new(1.0, 0.0), 0.0),
        Both::circle(DVec2::new(1.0, 0.0), 1e-300),
        Both::rectangle(2.0, 1.0),
        Both::polygon(&ring(3, 1.0)),
        Both::polygon(&ring(8, 1.25)),
        Both::polygon(&clockwise),
        Both::polygon(&ring(16, 2.0)),
        Both::polygon(&ring(70, 2.0)),
    ]
}

/// Numbers from 0 to 1, the same in every run.
struct Rng(u64);

impl Rng {
    fn unit(&mut self) -> f64 {
        self.0 = self
            .0
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (self.0 >> 11) as f64 / (1u64 << 53) as f64
    }

    fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.unit()
    }
}

fn poisoned() -> sat_manifold {
    let point = sat_contact_point {
        depth: 7.0,
        feature_a: sat_feature { kind: 9, index: 9 },
        ..Default::default()
    };
    sat_manifold {
        depth: 7.0,
        point_count: 7,
        points: [point; 2],
        ..Default::default()
    }
}

/// The output of a distance call on failure.
fn no_distance() -> sat_closest_points {
    sat_closest_points {
        distance: f64::INFINITY,
        ..Default::default()
    }
}

/// The answers of the C API.
fn asked(
    a: *const sat_shape,
    ta: *const sat_transform,
    b: *const sat_shape,
    tb: *const sat_transform,
) -> (
    [sat_status; 3],
    sat_relation,
    sat_manifold,
    sat_closest_points,
) {
    let (mut relation, mut contact, mut closest) = (7, poisoned(), Default::default());
    // SAFETY: each pointer is NULL or to something alive; the outputs are writable.
    let statuses = unsafe {
        [
            sat_collide(a, ta, b, tb, &mut relation),
            sat_contact(a, ta, b, tb, &mut contact),
            sat_distance(a, ta, b, tb, &mut closest),
        ]
    };
    (statuses, relation, contact, closest)
}

#[test]
fn the_answers_are_those_of_the_rust_calls() {
    let shapes = shapes();
    let mut rng = Rng(1);
    let (mut met, mut apart) = (0, 0);
    for _ in 0..300 {
        for a in &shapes {
            for b in &shapes {
                let mut place = || {
                    let at = DVec2::new(rng.between(-2.5, 2.5), rng.between(-2.5, 2.5));
                    let scale = [1.0, 1.0, 0.5, 3.0][(4.0 * rng.unit()) as usize];
                    let mirror = if rng.unit() < 0.3 { -scale } else { scale };
                    Transform::placement(at, rng.between(0.0, TAU), mirror, scale)
                        .expect("a placement")
                };
                let (ta, tb) = (place(), place());
                let (statuses, relation, contact, closest) =
                    asked(a.c, &ta.into(), b.c, &tb.into());
                assert_eq!(statuses, [SAT_OK; 3]);
                let near = sat2d::query::distance(&a.rust, &ta, &b.rust, &tb).expect("in range");
                assert_eq!(closest, near.into());
                let verdict = sat2d::relation(&a.rust, &ta, &b.rust, &tb).expect("in range");
                assert_eq!(relation, verdict as i32);
                let expected = sat2d::query::contact(&a.rust, &ta, &b.rust, &tb).expect("in range");
                assert_eq!(expected.is_some(), relation != SAT_DISJOINT);
                match expected {
                    Some(expected) => {
                        met += 1;
                        assert_eq!(contact, (&expected).into());
                        if contact.point_count == 1 {
                            assert_eq!(contact.points[1], sat_contact_point::default());
                        }
                    }
                    None => {
                        apart += 1;
                        assert_eq!(contact, sat_manifold::default());
                    }
                }
            }
        }
    }
    assert!(met > 5_000 && apart > 5_000, "{met} {apart}");
}

#[test]
fn null_is_told_for_every_kind_of_pair_and_every_argument() {
    let here = sat_transform::from(Transform::IDENTITY);
    let shapes = shapes();
    for a in &shapes {
        for b in &shapes {
            let given = (
                a.c.cast_const(),
                &raw const here,
                b.c.cast_const(),
                &raw const here,
            );
            let wrong = [
                (null(), given.1, given.2, given.3),
                (given.0, null(), given.2, given.3),
                (given.0, given.1, null(), given.3),
                (given.0, given.1, given.2, null()),
            ];
            for (a, ta, b, tb) in wrong {
                let (statuses, relation, contact, closest) = asked(a, ta, b, tb);
                assert_eq!(statuses, [SAT_ERR_NULL; 3]);
                assert_eq!(closest, no_distance());
                assert_eq!(relation, SAT_DISJOINT);
                assert_eq!(contact, sat_manifold::default());
            }
            // SAFETY: everything is alive, or NULL.
            let statuses = unsafe {
                [
                    sat_collide(given.0, given.1, given.2, given.3, null_mut()),
                    sat_contact(given.0, given.1, given.2, given.3, null_mut()),
                    sat_distance(given.0, given.1, given.2, given.3, null_mut()),
                ]
            };
            assert_eq!(statuses, [SAT_ERR_NULL; 3]);
        }
    }
}

/// Transforms that are invalid for a circle, or that lead out of range, get the error that checking
/// and placing the shapes separately gives.
#[test]
fn sheared_and_far_maps_get_the_status_of_placing() {
    let shapes = shapes();
    let maps = [
        [1.0, 0.0, 1.0, 1.0, 0.0, 0.0],
        [2.0, 0.0, 0.0, 1.0, 0.5, 0.0],
        [1.0, 1e-15, 0.0, 1.0, 0.5, 0.0],
        [1.0, 1e-14, 0.0, 1.0, 0.5, 0.0],
        [1.0, 0.0, 0.0, 1.0, 1e160, 0.0],
        [1.0, 0.0, 0.0, 1.0, 0.0, -1e200],
        [1.0, 0.0, 0.0, 1.0, 1e100, 0.0],
        // far factors whose products may cancel
        [1e200, 0.0, 0.0, 1e200, -1e200, 0.0],
        [1e140, 0.0, 0.0, 1e140, -1e140, 0.0],
        [1e-200, 0.0, 0.0, 1e-200, 0.0, 0.0],
        [1e-160, 0.0, 0.0, 1e-160, 0.5, 0.0],
        [5e-324, 0.0, 0.0, 5e-324, 0.5, 0.0],
    ]
    .map(|[a, b, c, d, x, y]| Transform::new(a, b, c, d, x, y).expect("a map"));
    let here = Transform::placement(DVec2::new(0.25, 0.5), 0.3, 1.0, 1.0).expect("a placement");
    let (mut refused, mut answered) = (0, 0);
    for map in maps {
        for a in &shapes {
            for b in &shapes {
                for (ta, tb) in [(&map, &here), (&here, &map), (&map, &map)] {
                    let (statuses, relation, contact, closest) =
                        asked(a.c, &(*ta).into(), b.c, &(*tb).into());
                    let placed = a.rust.place(ta).and_then(|a| Ok((a, b.rust.place(tb)?)));
                    match placed {
                        Ok((a, b)) => {
                            answered += 1;
                            assert_eq!(statuses, [SAT_OK; 3], "{ta:?} {tb:?}");
                            let near = sat_closest_points::from(a.distance(&b));
                            // by doubles in one code path and with more digits in the other
                            let error = (closest.distance - near.distance).abs();
                            assert!(error <= 1e-12 * near.distance, "{ta:?} {tb:?}");
                            // compares texts, because the scale by 5e-324 leaves points that are
                            // NaN
                            let points = |c: sat_closest_points| format!("{:?}", (c.on_a, c.on_b));
                            assert_eq!(points(closest), points(near));
                            assert_eq!(relation, a.relation(&b) as i32);
                            let expected = a.contact(&b).map(|c| sat_manifold::from(&c));
                            assert_eq!(contact, expected.unwrap_or_default());
                        }
                        Err(_) => {
                            refused += 1;
                            assert_eq!(statuses, [SAT_ERR_OUT_OF_RANGE; 3], "{ta:?} {tb:?}");
                            assert_eq!(closest, no_distance());
                            assert_eq!(relation, SAT_DISJOINT);
                            assert_eq!(contact, sat_manifold::default());
                        }
                    }
                }
            }
        }
    }
    assert!(refused > 100 && answered > 100, "{refused} {answered}");
}
