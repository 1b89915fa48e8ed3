//! `flash.geom`: rectangles on the grid in integers, matrices against plain products.

use crate::grid::{Eighths, any, eighths, size};
use sat2d_ffi::*;
use sat2d_fuzz::bytes::Bytes;

pub fn run(bytes: &mut Bytes) {
    match bytes.below(4) {
        0 => any_rectangles(bytes),
        1 => rectangles(bytes),
        2 => points(bytes),
        _ => matrices(bytes),
    }
}

fn handed([x, y, width, height]: [f64; 4]) -> sat_compat_flash_rectangle {
    sat_compat_flash_rectangle {
        x,
        y,
        width,
        height,
    }
}

/// Rectangles with an inside: what they have in common, and what they cover together.
fn rectangles(bytes: &mut Bytes) {
    let [a, b] = [(); 2].map(|()| {
        let [width, height] = [(); 2].map(|()| Eighths(size(bytes).0 + 1));
        [eighths(bytes), eighths(bytes), width, height]
    });
    let [p, q] = [a, b].map(|r| handed(r.map(Eighths::value)));
    let span = |r: [Eighths; 4], i: usize| (r[i].0, r[i].0 + r[i + 2].0);
    let common = [0, 1].map(|i| {
        let (a, b) = (span(a, i), span(b, i));
        (a.0.max(b.0), a.1.min(b.1))
    });
    let hull = [0, 1].map(|i| {
        let (a, b) = (span(a, i), span(b, i));
        (a.0.min(b.0), a.1.max(b.1))
    });
    let box_of = |spans: [(i64, i64); 2]| {
        let [x, y] = spans.map(|span| Eighths(span.0).value());
        let [width, height] = spans.map(|span| Eighths(span.1 - span.0).value());
        handed([x, y, width, height])
    };
    let (mut hit, mut inside) = (false, false);
    let [mut both, mut all] = [handed([9.0; 4]); 2];
    // SAFETY: references and locals.
    let statuses = unsafe {
        let script = SAT_COMPAT_FLASH_AS3;
        [
            sat_compat_flash_rectangle_intersects(&p, &q, script, &mut hit),
            sat_compat_flash_rectangle_contains_rectangle(&p, &q, script, &mut inside),
            sat_compat_flash_rectangle_intersection(&p, &q, script, &mut both),
            sat_compat_flash_rectangle_union(&p, &q, script, &mut all),
        ]
    };
    assert_eq!(statuses, [SAT_OK; 4]);
    let meets = common.iter().all(|span| span.0 < span.1);
    let expected = if meets {
        box_of(common)
    } else {
        handed([0.0; 4])
    };
    let holds = [0, 1].map(|i| span(a, i)) == hull;
    assert_eq!(
        (hit, both, all),
        (meets, expected, box_of(hull)),
        "{a:?} {b:?}"
    );
    assert_eq!(inside, holds, "{a:?} {b:?}");
}

/// Both scripts, any numbers: one rectangle hits another exactly if the other hits it.
fn any_rectangles(bytes: &mut Bytes) {
    let [p, q] = [(); 2].map(|()| handed([(); 4].map(|()| any(bytes))));
    let side = bytes.below(4) as i32;
    let value = any(bytes);
    for script in [SAT_COMPAT_FLASH_AS3, SAT_COMPAT_FLASH_AS2] {
        let (mut hit, mut back, mut place) = (false, false, 0.0);
        let [mut moved, mut other] = [p; 2];
        // SAFETY: references and locals.
        let statuses = unsafe {
            [
                sat_compat_flash_rectangle_intersects(&p, &q, script, &mut hit),
                sat_compat_flash_rectangle_intersects(&q, &p, script, &mut back),
                sat_compat_flash_rectangle_union(&p, &q, script, &mut other),
                sat_compat_flash_rectangle_inflate(&p, value, q.x, &mut other),
                sat_compat_flash_rectangle_set_side(&p, side, value, &mut moved),
                sat_compat_flash_rectangle_side(&moved, side, &mut place),
            ]
        };
        assert_eq!(statuses, [SAT_OK; 6]);
        assert_eq!(hit, back, "{p:?} {q:?}");
    }
}

fn points(bytes: &mut Bytes) {
    let [a, b] = [(); 2].map(|()| [eighths(bytes), eighths(bytes)]);
    let [p, q] = [a, b].map(|[x, y]| sat_vec2 {
        x: x.value(),
        y: y.value(),
    });
    let (mut distance, mut length) = (-1.0, -1.0);
    let mut unit = p;
    // SAFETY: references and locals.
    let statuses = unsafe {
        [
            sat_compat_flash_point_distance(p, q, &mut distance),
            sat_compat_flash_point_normalize(p, SAT_COMPAT_FLASH_AS3, 1.0, &mut unit),
            sat_compat_flash_point_length(unit, &mut length),
        ]
    };
    assert_eq!(statuses, [SAT_OK; 3]);
    let square = |x: [i64; 2]| (x[0].pow(2) + x[1].pow(2)) as f64 / 64.0;
    let expected = square([a[0].0 - b[0].0, a[1].0 - b[1].0]);
    assert!(
        (distance * distance - expected).abs() <= 1e-12 * expected,
        "{distance}"
    );
    let is_zero = a.iter().all(|x| x.0 == 0);
    assert!(
        (length - if is_zero { 0.0 } else { 1.0 }).abs() <= 1e-12,
        "{length}"
    );
    // SAFETY: a local.
    assert_eq!(
        unsafe { sat_compat_flash_point_polar(any(bytes), any(bytes), &mut unit) },
        SAT_OK
    );
}

fn matrices(bytes: &mut Bytes) {
    let matrix = |bytes: &mut Bytes| {
        let [a, b, c, d, tx, ty] = [(); 6].map(|()| eighths(bytes).value());
        sat_transform { a, b, c, d, tx, ty }
    };
    let (m, n) = (matrix(bytes), matrix(bytes));
    let at = sat_vec2 {
        x: eighths(bytes).value(),
        y: eighths(bytes).value(),
    };
    let apply = |t: &sat_transform, p: sat_vec2| sat_vec2 {
        x: t.a * p.x + t.c * p.y + t.tx,
        y: t.b * p.x + t.d * p.y + t.ty,
    };
    let (mut both, mut back, mut wild) = (m, m, m);
    let [mut there, mut again] = [at; 2];
    // SAFETY: references and locals.
    let statuses = unsafe {
        [
            sat_compat_flash_matrix_concat(&m, &n, &mut both),
            sat_compat_flash_matrix_transform_point(&both, at, &mut there),
            sat_compat_flash_matrix_invert(&m, &mut back),
            sat_compat_flash_matrix_transform_point(&back, apply(&m, at), &mut again),
            sat_compat_flash_matrix_rotate(&m, any(bytes), &mut wild),
            sat_compat_flash_matrix_create_box(
                any(bytes),
                any(bytes),
                any(bytes),
                any(bytes),
                any(bytes),
                &mut wild,
            ),
        ]
    };
    assert_eq!(statuses, [SAT_OK; 6]);
    // numbers of the grid have room for products
    let wanted = apply(&n, apply(&m, at));
    assert_eq!(
        (there.x, there.y),
        (wanted.x, wanted.y),
        "{m:?} {n:?} {at:?}"
    );
    let determinant = m.a * m.d - m.b * m.c;
    if determinant != 0.0 {
        let tolerance = 1e-9 / determinant.abs().min(1.0);
        let is_near = (again.x - at.x).abs() < tolerance && (again.y - at.y).abs() < tolerance;
        assert!(is_near, "{m:?} {at:?}: {again:?}");
    }
}
