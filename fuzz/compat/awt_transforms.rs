//! `AffineTransform`: programs of its calls against plain products of matrices.

use crate::grid::{any, eighths};
use sat2d_ffi::*;
use sat2d_fuzz::bytes::Bytes;

/// The rows of a map of the plane.
type Matrix = [[f64; 3]; 2];

const IDENTITY: Matrix = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0]];

fn product(a: &Matrix, b: &Matrix) -> Matrix {
    std::array::from_fn(|i| {
        std::array::from_fn(|j| {
            let translation = if j == 2 { a[i][2] } else { 0.0 };
            a[i][0] * b[0][j] + a[i][1] * b[1][j] + translation
        })
    })
}

/// The greatest that products of the entries can become.
fn size(a: &Matrix) -> f64 {
    a.iter().flatten().map(|x| x.abs()).sum::<f64>().max(1.0)
}

pub fn run(bytes: &mut Bytes) {
    let is_wild = bytes.below(4) == 0;
    let number = |bytes: &mut Bytes| match is_wild {
        true => any(bytes),
        false => eighths(bytes).value(),
    };
    let mut t = sat_compat_awt_transform_identity();
    let (mut expected, mut bound) = (IDENTITY, 1.0);
    for _ in 0..bytes.below(7) {
        let call = bytes.below(5);
        let [x, y, theta] = [(); 3].map(|()| number(bytes));
        let (sin, cos) = theta.sin_cos();
        let turn = [[cos, -sin, 0.0], [sin, cos, 0.0]];
        let mut next = t;
        // SAFETY: a reference and a local.
        let (status, step) = unsafe {
            match call {
                0 => (
                    sat_compat_awt_transform_translate(&t, x, y, &mut next),
                    [[1.0, 0.0, x], [0.0, 1.0, y]],
                ),
                1 => (
                    sat_compat_awt_transform_scale(&t, x, y, &mut next),
                    [[x, 0.0, 0.0], [0.0, y, 0.0]],
                ),
                2 => (
                    sat_compat_awt_transform_shear(&t, x, y, &mut next),
                    [[1.0, x, 0.0], [y, 1.0, 0.0]],
                ),
                3 => (sat_compat_awt_transform_rotate(&t, theta, &mut next), turn),
                _ => (
                    sat_compat_awt_transform_rotate_about(&t, theta, x, y, &mut next),
                    product(
                        &[[1.0, 0.0, x], [0.0, 1.0, y]],
                        &product(&turn, &[[1.0, 0.0, -x], [0.0, 1.0, -y]]),
                    ),
                ),
            }
        };
        assert_eq!(status, SAT_OK);
        expected = product(&expected, &step);
        bound *= size(&step)
            * if call == 4 {
                size(&[[x, y, 0.0]; 2])
            } else {
                1.0
            };
        t = next;
    }
    let found = [[t.m00, t.m01, t.m02], [t.m10, t.m11, t.m12]];
    let [x, y] = [(); 2].map(|()| number(bytes));
    let mut point = sat_vec2 { x: 0.0, y: 0.0 };
    // SAFETY: a reference and a local.
    assert_eq!(
        unsafe { sat_compat_awt_transform_point(&t, x, y, &mut point) },
        SAT_OK
    );
    if is_wild {
        return;
    }
    let near = |a: f64, b: f64, bound: f64| (a - b).abs() <= 1e-12 * bound;
    for (row, wanted) in found.iter().zip(&expected) {
        for (&a, &b) in row.iter().zip(wanted) {
            assert!(near(a, b, bound), "{found:?} {expected:?}");
        }
    }
    let [px, py] = expected.map(|[a, b, c]| a * x + b * y + c);
    assert!(
        near(point.x, px, 33.0 * bound) && near(point.y, py, 33.0 * bound),
        "{point:?}"
    );
}
