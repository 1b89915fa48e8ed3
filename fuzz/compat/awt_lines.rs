//! `Line2D`: sides, intersections and distances on the grid, where the original is exact or as good
//! as rounding allows.

use crate::grid::{Eighths, any, point};
use sat2d_ffi::*;
use sat2d_fuzz::bytes::Bytes;

type Point = [Eighths; 2];

pub fn run(bytes: &mut Bytes) {
    if bytes.below(4) == 0 {
        return any_doubles(bytes);
    }
    let (a, b, p) = (
        [point(bytes), point(bytes)],
        [point(bytes), point(bytes)],
        point(bytes),
    );
    sides(a, p);
    distances(a, p);
    // two lines of no length count as meeting wherever they are
    if a[0] != a[1] || b[0] != b[1] {
        let meet = (0..2).all(|i| spans_meet(a, b, i)) && straddles(a, b) && straddles(b, a);
        assert_eq!(
            (intersect(a, b), intersect(b, a)),
            (meet, meet),
            "{a:?} {b:?}"
        );
    }
}

fn line([[x1, y1], [x2, y2]]: [Point; 2]) -> sat_compat_awt_line2d {
    let [x1, y1, x2, y2] = [x1, y1, x2, y2].map(Eighths::value);
    sat_compat_awt_line2d { x1, y1, x2, y2 }
}

fn intersect(a: [Point; 2], b: [Point; 2]) -> bool {
    let mut hit = false;
    // SAFETY: references and a local.
    let status = unsafe { sat_compat_awt_line2d_intersects_line(&line(a), &line(b), &mut hit) };
    assert_eq!(status, SAT_OK);
    hit
}

/// (b - a) × (p - a), in 64ths.
fn cross([a, b]: [Point; 2], p: Point) -> i64 {
    (b[0].0 - a[0].0) * (p[1].0 - a[1].0) - (b[1].0 - a[1].0) * (p[0].0 - a[0].0)
}

fn dot([a, b]: [Point; 2], p: Point) -> i64 {
    (0..2).map(|i| (b[i].0 - a[i].0) * (p[i].0 - a[i].0)).sum()
}

fn spans_meet(a: [Point; 2], b: [Point; 2], i: usize) -> bool {
    let [p, q, r, s] = [a[0], a[1], b[0], b[1]].map(|point| point[i].0);
    p.min(q) <= r.max(s) && r.min(s) <= p.max(q)
}

fn straddles(a: [Point; 2], b: [Point; 2]) -> bool {
    cross(a, b[0]).signum() * cross(a, b[1]).signum() <= 0
}

fn sides(a: [Point; 2], p: Point) {
    let mut side = 9;
    let (x, y) = (p[0].value(), p[1].value());
    // SAFETY: references and a local.
    let status = unsafe { sat_compat_awt_line2d_relative_ccw(&line(a), x, y, &mut side) };
    assert_eq!(status, SAT_OK);
    // Java's y axis points down: its sides are the other way round
    let turn = -cross(a, p).signum() as i32;
    let along = dot(a, p).signum() as i32;
    let is_beyond = dot([a[1], a[0]], p) < 0;
    let expected = match turn {
        0 if along < 0 => -1,
        0 => i32::from(is_beyond),
        turn => turn,
    };
    assert_eq!(side, expected, "{a:?} {p:?}");
}

fn distances(a: [Point; 2], p: Point) {
    let (mut of_segment, mut of_line) = (-1.0, -1.0);
    let (x, y) = (p[0].value(), p[1].value());
    // SAFETY: references and locals.
    let statuses = unsafe {
        [
            sat_compat_awt_line2d_point_segment_distance_squared(&line(a), x, y, &mut of_segment),
            sat_compat_awt_line2d_point_line_distance_squared(&line(a), x, y, &mut of_line),
        ]
    };
    assert_eq!(statuses, [SAT_OK; 2]);
    let square = |to: Point| (0..2).map(|i| (p[i].0 - to[i].0).pow(2)).sum::<i64>() as f64 / 64.0;
    if a[0] == a[1] {
        assert_eq!(of_segment, square(a[0]));
        return;
    }
    let length = dot(a, a[1]) as f64;
    let from_line = (cross(a, p) as f64).powi(2) / length / 64.0;
    let from_segment = match (dot(a, p) < 0, dot([a[1], a[0]], p) < 0) {
        (true, _) => square(a[0]),
        (_, true) => square(a[1]),
        _ => from_line,
    };
    let tolerance = 1e-12 * (square(a[0]) + square(a[1]) + length);
    assert!(
        (of_line - from_line).abs() <= tolerance,
        "{a:?} {p:?}: {of_line}"
    );
    assert!(
        (of_segment - from_segment).abs() <= tolerance,
        "{a:?} {p:?}: {of_segment}"
    );
}

fn any_doubles(bytes: &mut Bytes) {
    let [a, b] = [(); 2].map(|()| {
        let [x1, y1, x2, y2] = [(); 4].map(|()| any(bytes));
        sat_compat_awt_line2d { x1, y1, x2, y2 }
    });
    let (mut side, mut hit, mut square) = (9, false, 0.0);
    // SAFETY: references and locals.
    unsafe {
        assert_eq!(
            sat_compat_awt_line2d_intersects_line(&a, &b, &mut hit),
            SAT_OK
        );
        assert_eq!(
            sat_compat_awt_line2d_relative_ccw(&a, b.x1, b.y1, &mut side),
            SAT_OK
        );
        let distance = sat_compat_awt_line2d_point_segment_distance_squared;
        assert_eq!(distance(&a, b.x1, b.y1, &mut square), SAT_OK);
    }
    assert!((-1..=1).contains(&side) && (square.is_nan() || square >= 0.0));
}
