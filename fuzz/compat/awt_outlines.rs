//! `Polygon`, `Path2D` and `Ellipse2D`: points that are not on the outline are inside or not by the
//! winding number, and what is said of a rectangle agrees with the points in it.

use crate::grid::{Eighths, any, eighths, size};
use sat2d_ffi::*;
use sat2d_fuzz::bytes::Bytes;

/// Between the grid's points, in 16ths, so that few points are on an outline.
type Fine = [i64; 2];

pub fn run(bytes: &mut Bytes) {
    match bytes.below(8) {
        0 => any_doubles(bytes),
        1 | 2 => polygon(bytes),
        3 | 4 => ellipse(bytes),
        _ => path(bytes),
    }
}

/// The winding number of closed rings round a point, and the number of crossings; `None` if the
/// point is on an edge.
fn winding(edges: &[[Fine; 2]], p: Fine) -> Option<(i64, i64)> {
    let (mut winding, mut crossings) = (0, 0);
    for &[a, b] in edges {
        let cross = (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
        let is_within = (0..2).all(|i| a[i].min(b[i]) <= p[i] && p[i] <= a[i].max(b[i]));
        if cross == 0 && is_within {
            return None;
        }
        if (a[1] <= p[1]) != (b[1] <= p[1]) && (cross > 0) == (b[1] > a[1]) {
            winding += if b[1] > a[1] { 1 } else { -1 };
            crossings += 1;
        }
    }
    Some((winding, crossings))
}

fn sixteenths(of: [Eighths; 2]) -> Fine {
    of.map(|x| 2 * x.0)
}

fn value(x: i64) -> f64 {
    x as f64 / 16.0
}

/// A rectangle on the grid, with an inside, and some points of its inside.
fn rectangle(bytes: &mut Bytes) -> (sat_compat_awt_rectangle2d, Vec<Fine>) {
    let [x, y] = [(); 2].map(|()| 2 * eighths(bytes).0);
    let [width, height] = [(); 2].map(|()| 2 * size(bytes).0 + 2);
    let inside = |from: i64, length: i64| [from + 1, from + length / 2, from + length - 1];
    let points = inside(x, width)
        .into_iter()
        .flat_map(|x| inside(y, height).map(|y| [x, y]));
    let [x, y, width, height] = [x, y, width, height].map(value);
    (
        sat_compat_awt_rectangle2d {
            x,
            y,
            width,
            height,
        },
        points.collect(),
    )
}

/// The answer that a call writes.
fn ask(call: impl FnOnce(&mut bool) -> sat_status) -> bool {
    let mut answer = false;
    assert_eq!(call(&mut answer), SAT_OK);
    answer
}

/// What an outline says of points and rectangles.
struct Answers<'a> {
    contains: &'a dyn Fn(f64, f64) -> bool,
    intersects: &'a dyn Fn(&sat_compat_awt_rectangle2d) -> bool,
    contains_rectangle: &'a dyn Fn(&sat_compat_awt_rectangle2d) -> bool,
}

impl Answers<'_> {
    fn check(&self, is_inside: &dyn Fn(Fine) -> Option<bool>, bytes: &mut Bytes) {
        let p = [(); 2].map(|()| i64::from(i16::from_le_bytes(bytes.array()) % 280));
        let (rectangle, mut points) = rectangle(bytes);
        let meets = (self.intersects)(&rectangle);
        let holds = (self.contains_rectangle)(&rectangle);
        for &p in &points {
            if let Some(inside) = is_inside(p) {
                assert!(inside || !holds, "{rectangle:?} is not inside at {p:?}");
                assert!(!inside || meets, "{rectangle:?} meets at {p:?}");
            }
        }
        points.push(p);
        for p in points {
            if let Some(inside) = is_inside(p) {
                assert_eq!((self.contains)(value(p[0]), value(p[1])), inside, "{p:?}");
            }
        }
    }
}

fn polygon(bytes: &mut Bytes) {
    let count = bytes.below(10);
    let ring: Vec<[i64; 2]> = (0..count)
        .map(|_| [(); 2].map(|()| i64::from(bytes.byte() as i8 / 8)))
        .collect();
    let points: Vec<_> = ring
        .iter()
        .map(|&[x, y]| sat_compat_awt_point {
            x: x as i32,
            y: y as i32,
        })
        .collect();
    let corner = |i: usize| ring[i % count].map(|x| 16 * x);
    let edges: Vec<_> = (0..count).map(|i| [corner(i), corner(i + 1)]).collect();
    let list = (points.as_ptr(), points.len());
    // SAFETY: lists, references and locals.
    let answers = unsafe {
        Answers {
            contains: &|x, y| ask(|out| sat_compat_awt_polygon_contains(list.0, list.1, x, y, out)),
            intersects: &|r| ask(|out| sat_compat_awt_polygon_intersects(list.0, list.1, r, out)),
            contains_rectangle: &|r| {
                ask(|out| sat_compat_awt_polygon_contains_rectangle(list.0, list.1, r, out))
            },
        }
    };
    let is_inside = |p| {
        let (_, crossings) = winding(&edges, p)?;
        Some(count > 2 && crossings % 2 != 0)
    };
    answers.check(&is_inside, bytes);
}

fn path(bytes: &mut Bytes) {
    let rule = bytes.below(2) as i32;
    let count = bytes.below(12);
    let mut commands = Vec::new();
    let (mut edges, mut start, mut at) = (Vec::new(), [0; 2], [0; 2]);
    for _ in 0..count {
        let (kind, to) = (bytes.below(6), [eighths(bytes), eighths(bytes)]);
        let [x, y] = to.map(Eighths::value);
        let kind = match kind {
            0 => SAT_COMPAT_AWT_PATH_MOVE_TO,
            1 => SAT_COMPAT_AWT_PATH_CLOSE,
            _ => SAT_COMPAT_AWT_PATH_LINE_TO,
        };
        commands.push(sat_compat_awt_path_command {
            kind,
            reserved: 0,
            x,
            y,
        });
        if kind == SAT_COMPAT_AWT_PATH_LINE_TO {
            edges.push([at, sixteenths(to)]);
            at = sixteenths(to);
        } else {
            edges.push([at, start]);
            if kind == SAT_COMPAT_AWT_PATH_MOVE_TO {
                start = sixteenths(to);
            }
            at = start;
        }
    }
    edges.push([at, start]);
    // a point without a line is no edge
    edges.retain(|[a, b]| a != b);
    let list = (commands.as_ptr(), commands.len());
    // SAFETY: lists, references and locals.
    let answers = unsafe {
        Answers {
            contains: &|x, y| {
                ask(|out| sat_compat_awt_path2d_contains(list.0, list.1, rule, x, y, out))
            },
            intersects: &|r| {
                ask(|out| sat_compat_awt_path2d_intersects(list.0, list.1, rule, r, out))
            },
            contains_rectangle: &|r| {
                ask(|out| sat_compat_awt_path2d_contains_rectangle(list.0, list.1, rule, r, out))
            },
        }
    };
    let is_inside = |p| {
        let (winding, crossings) = winding(&edges, p)?;
        Some(match rule {
            SAT_COMPAT_AWT_WIND_EVEN_ODD => crossings % 2 != 0,
            _ => winding != 0,
        })
    };
    answers.check(&is_inside, bytes);
}

fn ellipse(bytes: &mut Bytes) {
    let [x, y] = [(); 2].map(|()| 2 * eighths(bytes).0);
    let [width, height] = [(); 2].map(|()| 2 * size(bytes).0);
    let own = sat_compat_awt_rectangle2d {
        x: value(x),
        y: value(y),
        width: value(width),
        height: value(height),
    };
    // SAFETY: references and locals.
    let answers = unsafe {
        Answers {
            contains: &|x, y| ask(|out| sat_compat_awt_ellipse2d_contains(&own, x, y, out)),
            intersects: &|r| ask(|out| sat_compat_awt_ellipse2d_intersects(&own, r, out)),
            contains_rectangle: &|r| {
                ask(|out| sat_compat_awt_ellipse2d_contains_rectangle(&own, r, out))
            },
        }
    };
    let is_inside = |[px, py]: Fine| {
        // (2 (p - x) - width)² height² + … against width² height²
        let u = (i128::from(2 * (px - x) - width) * i128::from(height)).pow(2);
        let v = (i128::from(2 * (py - y) - height) * i128::from(width)).pow(2);
        let whole = (i128::from(width) * i128::from(height)).pow(2);
        // rounding decides on the outline
        (u + v != whole).then_some(u + v < whole)
    };
    answers.check(&is_inside, bytes);
}

fn any_doubles(bytes: &mut Bytes) {
    let [x, y, width, height] = [(); 4].map(|()| any(bytes));
    let rectangle = sat_compat_awt_rectangle2d {
        x,
        y,
        width,
        height,
    };
    let count = bytes.below(6);
    let commands: Vec<_> = (0..count)
        .map(|_| sat_compat_awt_path_command {
            kind: bytes.below(3) as i32,
            reserved: 0,
            x: any(bytes),
            y: any(bytes),
        })
        .collect();
    let (list, mut meets, mut holds) = ((commands.as_ptr(), count), false, false);
    // SAFETY: lists, references and locals.
    unsafe {
        for rule in [SAT_COMPAT_AWT_WIND_EVEN_ODD, SAT_COMPAT_AWT_WIND_NON_ZERO] {
            let calls = [
                sat_compat_awt_path2d_contains(list.0, list.1, rule, x, y, &mut holds),
                sat_compat_awt_path2d_intersects(list.0, list.1, rule, &rectangle, &mut meets),
                sat_compat_awt_path2d_contains_rectangle(
                    list.0, list.1, rule, &rectangle, &mut holds,
                ),
            ];
            assert_eq!(calls, [SAT_OK; 3]);
            assert!(meets || !holds);
        }
        let other = sat_compat_awt_rectangle2d {
            x: any(bytes),
            ..rectangle
        };
        assert_eq!(
            sat_compat_awt_ellipse2d_intersects(&other, &rectangle, &mut meets),
            SAT_OK
        );
    }
}
