//! Fast paths decide some pairs before the C API checks their transforms. They rely on the fact
//! that an invalid transform never decides a pair. Here every kind of pair gets invalid transforms
//! and must return the error that a separate check gives.

use sat2d_ffi::*;
use std::ptr::null_mut;

/// One shape of every kind that has a fast path.
fn shapes() -> Vec<*mut sat_shape> {
    let v = |x, y| sat_vec2 { x, y };
    let octagon: Vec<_> = (0..8)
        .map(|k| f64::from(k) * std::f64::consts::FRAC_PI_4)
        .map(|angle| v(angle.cos(), angle.sin()))
        .collect();
    let mut shapes = [null_mut(); 5];
    let [a, b, c, d, e] = &mut shapes;
    // SAFETY: each is writable, and the points are those of one list.
    let statuses = unsafe {
        [
            sat_shape_new_rectangle(2.0, 1.0, a),
            sat_shape_new_rectangle_xywh(3.0, 4.0, 2.0, 1.0, b),
            sat_shape_new_circle(v(0.0, 0.0), 1.0, c),
            sat_shape_new_circle(v(2.0, 1.0), 0.0, d),
            sat_shape_new_convex_polygon(octagon.as_ptr(), octagon.len(), e),
        ]
    };
    assert_eq!(statuses, [SAT_OK; 5]);
    shapes.to_vec()
}

fn map([a, b, c, d, tx, ty]: [f64; 6]) -> sat_transform {
    sat_transform { a, b, c, d, tx, ty }
}

/// Invalid transforms, and their status.
fn no_maps() -> Vec<(sat_transform, sat_status)> {
    let mut found = Vec::new();
    for bad in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        for i in 0..6 {
            let mut numbers = [0.8, 0.6, -0.6, 0.8, 0.5, 0.25];
            numbers[i] = bad;
            found.push((map(numbers), SAT_ERR_NOT_FINITE));
        }
    }
    for power in [0, -30, 30, -300, 150] {
        let s = 2f64.powi(power);
        for [a, b, c, d] in [
            [0.0, 0.0, 0.0, 0.0],
            [1.0, 0.0, 0.0, 0.0],
            [1.0, 0.0, 1.0, 0.0],
            [0.0, 1.0, 0.0, 3.0],
            // of rank 1; halved sides are rounded away from that
            [0.1, 0.3, 0.2, 0.6],
            [0.7, 1.1, -0.7, -1.1],
        ] {
            let numbers = [s * a, s * b, s * c, s * d, 0.5, 0.25];
            found.push((map(numbers), SAT_ERR_SINGULAR));
        }
    }
    found
}

#[test]
fn what_is_no_map_is_told_for_every_kind_of_pair() {
    let shapes = shapes();
    let good = [
        [1.0, 0.0, 0.0, 1.0, 0.0, 0.0],
        [0.6, 0.8, -0.8, 0.6, 90.0, 50.0],
    ];
    for (bad, why) in no_maps() {
        for good in good.map(map) {
            for &a in &shapes {
                for &b in &shapes {
                    for [ta, tb] in [[&bad, &good], [&good, &bad], [&bad, &bad]] {
                        let mut relation = 7;
                        let mut contact = sat_manifold {
                            point_count: 7,
                            ..Default::default()
                        };
                        let mut closest = sat_closest_points::default();
                        // SAFETY: everything is alive and may be read or written.
                        let statuses = unsafe {
                            [
                                sat_collide(a, ta, b, tb, &mut relation),
                                sat_contact(a, ta, b, tb, &mut contact),
                                sat_distance(a, ta, b, tb, &mut closest),
                            ]
                        };
                        assert_eq!(statuses, [why; 3], "{ta:?} {tb:?}");
                        assert_eq!(relation, SAT_DISJOINT);
                        assert_eq!(contact, sat_manifold::default());
                        let harmless = sat_closest_points {
                            distance: f64::INFINITY,
                            ..Default::default()
                        };
                        assert_eq!(closest, harmless);
                    }
                }
            }
        }
    }
    for shape in shapes {
        // SAFETY: each is freed once.
        unsafe { sat_shape_free(shape) };
    }
}
