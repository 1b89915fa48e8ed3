//! Shapes: a reference that is given back when it goes out of scope.

use crate::decompositions::decompose;
use crate::numbers::{number, vector, vectors};
use sat2d::DVec2;
use sat2d_ffi::*;
use sat2d_fuzz::bytes::Bytes;
use std::ptr::null_mut;

pub struct Handle {
    pub shape: *mut sat_shape,
    /// The vertices, and the radius.
    pub points: Vec<DVec2>,
    pub radius: f64,
    pub kind: sat_shape_type,
}

impl Handle {
    /// Makes a shape if the numbers are those of one.
    pub fn make(bytes: &mut Bytes) -> Option<Handle> {
        let mut shape = null_mut();
        let out = &mut shape;
        let kind = bytes.below(10);
        // SAFETY: the pointers are to locals, with their counts.
        let status = unsafe {
            match kind {
                0 => sat_shape_new_circle(vector(bytes), number(bytes).abs(), out),
                1 => sat_shape_new_segment(vector(bytes), vector(bytes), out),
                2 => {
                    let (start, end) = (vector(bytes), vector(bytes));
                    sat_shape_new_capsule(start, end, number(bytes).abs(), out)
                }
                3 => sat_shape_new_rectangle(number(bytes).abs(), number(bytes).abs(), out),
                4 => {
                    let [x, y, width, height] = [(); 4].map(|()| number(bytes));
                    sat_shape_new_rectangle_xywh(x, y, width.abs(), height.abs(), out)
                }
                5 => {
                    let points = vectors(bytes, 8);
                    sat_shape_new_convex_polygon(points.as_ptr(), points.len(), out)
                }
                6 => {
                    let (points, radius) = (vectors(bytes, 6), number(bytes).abs());
                    sat_shape_new_rounded_polygon(points.as_ptr(), points.len(), radius, out)
                }
                9 => sat_shape_new_ellipse(number(bytes).abs(), number(bytes).abs(), out),
                7 => {
                    let points = vectors(bytes, 12);
                    sat_shape_new_hull(points.as_ptr(), points.len(), out)
                }
                _ => {
                    let (points, sizes) = rings(bytes);
                    simplify(bytes, &points, &sizes);
                    let options = sat_decompose_options {
                        method: bytes.below(4) as i32,
                        prefer: bytes.below(3) as i32,
                        max_corners: bytes.below(8),
                        ..std::mem::zeroed()
                    };
                    decompose(&points, &sizes, &options);
                    let (points, sizes, count) = (points.as_ptr(), sizes.as_ptr(), sizes.len());
                    sat_shape_new_polygon_with(points, sizes, count, &options, out)
                }
            }
        };
        Handle::made(status, shape)
    }

    /// Makes a chain if the points are those of one.
    pub fn chain(bytes: &mut Bytes) -> Option<Handle> {
        let (points, closed, mut shape) = (vectors(bytes, 12), bytes.flag(), null_mut());
        let (count, points) = (points.len(), points.as_ptr());
        // SAFETY: a local list with its count, and a local.
        let status = unsafe { sat_shape_new_chain(points, count, closed, &mut shape) };
        Handle::made(status, shape)
    }

    fn made(status: sat_status, shape: *mut sat_shape) -> Option<Handle> {
        assert_ne!(status, SAT_ERR_INTERNAL);
        assert_eq!(status == SAT_OK, !shape.is_null());
        (!shape.is_null()).then(|| Handle::of(shape))
    }

    /// Another reference to the same shape.
    pub fn share(&self) -> Handle {
        let mut shape = null_mut();
        // SAFETY: this holds a reference.
        assert_eq!(unsafe { sat_shape_share(self.shape, &mut shape) }, SAT_OK);
        Handle::of(shape)
    }

    /// Takes over a reference and asks for the shape's properties.
    pub fn of(shape: *mut sat_shape) -> Handle {
        let (mut kind, mut count, mut rings) = (0, 0, 0);
        let (mut radius, mut area, mut centroid) = (f64::NAN, f64::NAN, sat_vec2::default());
        // SAFETY: the shape is a reference, the outputs are locals, the buffers have the sizes.
        unsafe {
            assert_eq!(sat_shape_kind(shape, &mut kind), SAT_OK);
            assert_eq!(sat_shape_radius(shape, &mut radius), SAT_OK);
            assert_eq!(sat_shape_area(shape, &mut area), SAT_OK);
            assert_eq!(sat_shape_centroid(shape, &mut centroid), SAT_OK);
            assert_eq!(sat_shape_vertex_count(shape, &mut count), SAT_OK);
            assert_eq!(sat_shape_ring_count(shape, &mut rings), SAT_OK);
            let (mut vertices, mut sizes) = (vec![sat_vec2::default(); count], vec![0; rings]);
            let buffer = vertices.as_mut_ptr();
            assert_eq!(sat_shape_vertices(shape, buffer, count, &mut count), SAT_OK);
            let buffer = sizes.as_mut_ptr();
            assert_eq!(
                sat_shape_ring_sizes(shape, buffer, rings, &mut rings),
                SAT_OK
            );
            assert_eq!(sizes.iter().sum::<usize>(), count);
            assert!(radius.is_finite() && area >= 0.0 && finite(centroid));
            Handle {
                shape,
                points: vertices.into_iter().map(|p| DVec2::new(p.x, p.y)).collect(),
                radius,
                kind,
            }
        }
    }

    /// The ends of the segments of a chain; none of another shape.
    pub fn segments(&self) -> Vec<[DVec2; 2]> {
        let n = self.points.len();
        let count = match self.kind {
            SAT_SHAPE_OPEN_CHAIN => n - 1,
            SAT_SHAPE_CLOSED_CHAIN => n,
            _ => 0,
        };
        let ends = |i: usize| [self.points[i], self.points[(i + 1) % n]];
        (0..count).map(ends).collect()
    }

    pub fn is_chain(&self) -> bool {
        matches!(self.kind, SAT_SHAPE_OPEN_CHAIN | SAT_SHAPE_CLOSED_CHAIN)
    }

    pub fn is_convex(&self) -> bool {
        self.kind < SAT_SHAPE_CONCAVE_POLYGON
    }
}

impl Drop for Handle {
    fn drop(&mut self) {
        // SAFETY: the reference is this one's own.
        unsafe { sat_shape_free(self.shape) };
    }
}

pub fn finite(p: sat_vec2) -> bool {
    p.x.is_finite() && p.y.is_finite()
}

/// The rings of a polygon: any points, or a star about a point with smaller stars as holes.
fn rings(bytes: &mut Bytes) -> (Vec<sat_vec2>, Vec<usize>) {
    let (mut points, mut sizes) = (Vec::new(), Vec::new());
    let is_star = bytes.below(4) > 0;
    for ring in 0..1 + bytes.below(3) {
        let before = points.len();
        if is_star {
            let center = if ring == 0 {
                sat_vec2::default()
            } else {
                vector(bytes)
            };
            let (count, scale) = (3 + bytes.below(10), if ring == 0 { 1.0 } else { 0.1 });
            for i in 0..count {
                let angle = std::f64::consts::TAU * i as f64 / count as f64;
                let reach = scale * (1.0 + number(bytes).abs());
                points.push(sat_vec2 {
                    x: center.x + reach * angle.cos(),
                    y: center.y + reach * angle.sin(),
                });
            }
        } else {
            points.extend(vectors(bytes, 8));
        }
        sizes.push(points.len() - before);
    }
    (points, sizes)
}

/// Simplifies a polygon, if the rings are one, in place of the sizes. What is left is a polygon.
fn simplify(bytes: &mut Bytes, points: &[sat_vec2], sizes: &[usize]) {
    let (tolerance, deviation) = (number(bytes).abs(), bytes.below(3) as i32);
    let (mut left, mut count) = (vec![0_u32; points.len()], 0);
    let mut new_sizes = sizes.to_vec();
    // SAFETY: the lists have the sizes, the buffers the capacities.
    let status = unsafe {
        sat_polygon_simplify(
            points.as_ptr(),
            new_sizes.as_ptr(),
            sizes.len(),
            tolerance,
            deviation,
            new_sizes.as_mut_ptr(),
            left.as_mut_ptr(),
            left.len(),
            &mut count,
        )
    };
    assert!(status != SAT_ERR_INTERNAL && status != SAT_ERR_CAPACITY);
    if status == SAT_OK {
        assert_eq!(count, new_sizes.iter().sum());
        let simple: Vec<sat_vec2> = left[..count].iter().map(|&v| points[v as usize]).collect();
        let (simple, rings) = (simple.as_ptr(), new_sizes.len());
        // SAFETY: the lists have the sizes; the place of the fault may be NULL.
        let status = unsafe { sat_polygon_validate(simple, new_sizes.as_ptr(), rings, null_mut()) };
        assert_eq!(status, SAT_OK);
    }
}
