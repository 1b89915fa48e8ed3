//! The Python program's rectangles and circles, and the TypeScript program's concavity.

use crate::grid::{Eighths, any, eighths, point, size};
use sat2d_ffi::*;
use sat2d_fuzz::bytes::Bytes;

pub fn run(bytes: &mut Bytes) {
    match bytes.below(3) {
        0 => rectangles(bytes),
        1 => circles(bytes),
        _ => concavity(bytes),
    }
}

fn rectangle(bytes: &mut Bytes) -> [Eighths; 4] {
    [eighths(bytes), eighths(bytes), size(bytes), size(bytes)]
}

fn handed([x, y, width, height]: [f64; 4]) -> sat_compat_xywh_rect {
    sat_compat_xywh_rect {
        x,
        y,
        width,
        height,
    }
}

fn hit(a: [f64; 4], b: [f64; 4]) -> bool {
    let mut hit = false;
    // SAFETY: references and a local.
    let status = unsafe { sat_compat_xywh_rect_to_rect(&handed(a), &handed(b), &mut hit) };
    assert_eq!(status, SAT_OK);
    hit
}

fn rectangles(bytes: &mut Bytes) {
    let [a, b] = [(); 2].map(|()| rectangle(bytes));
    let [x, y, width, height] = a.map(|x| x.0);
    let [u, v, w, h] = b.map(|x| x.0);
    let expected = x.max(u) < (x + width).min(u + w) && y.max(v) < (y + height).min(v + h);
    let has_inside = width > 0 && height > 0 && w > 0 && h > 0;
    let [a, b] = [a, b].map(|r| r.map(Eighths::value));
    if has_inside {
        assert_eq!((hit(a, b), hit(b, a)), (expected, expected), "{a:?} {b:?}");
    }
    let wild = [(); 4].map(|()| any(bytes));
    assert_eq!(hit(a, wild), hit(wild, a), "{a:?} {wild:?}");
}

fn circles(bytes: &mut Bytes) {
    let (r, c, radius) = (rectangle(bytes), point(bytes), size(bytes));
    let circle = sat_compat_xywh_circle {
        x: c[0].value(),
        y: c[1].value(),
        radius: radius.value(),
    };
    let mut hit = false;
    // SAFETY: references and a local.
    let status = unsafe {
        sat_compat_xywh_circle_to_rect(&circle, &handed(r.map(Eighths::value)), &mut hit)
    };
    assert_eq!(status, SAT_OK);
    let beyond = |i: usize| (r[i].0 - c[i].0).max(c[i].0 - r[i].0 - r[i + 2].0).max(0);
    let square = beyond(0).pow(2) + beyond(1).pow(2);
    assert_eq!(hit, square < radius.0.pow(2), "{r:?} {circle:?}");
}

fn concavity(bytes: &mut Bytes) {
    let count = bytes.below(9);
    let ring: Vec<_> = (0..count).map(|_| point(bytes)).collect();
    let points: Vec<_> = ring
        .iter()
        .map(|p| sat_vec2 {
            x: p[0].value(),
            y: p[1].value(),
        })
        .collect();
    let mut concave = false;
    // SAFETY: a list and a local.
    let status = unsafe { sat_compat_typescript_is_concave(points.as_ptr(), count, &mut concave) };
    if status != SAT_OK {
        assert!(count < 3 && !concave, "{points:?}");
        return;
    }
    let turns: Vec<i64> = ring
        .windows(3)
        .map(|p| {
            let [u, v] = [1, 2].map(|i| [p[i][0].0 - p[i - 1][0].0, p[i][1].0 - p[i - 1][1].0]);
            (u[0] * v[1] - u[1] * v[0]).signum()
        })
        .collect();
    // a straight angle counts as a turn to one side
    if !turns.contains(&0) {
        let both = turns.contains(&1) && turns.contains(&-1);
        assert_eq!(concave, both, "{points:?}");
    }
}
