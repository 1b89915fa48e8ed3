//! Strokes beside a judge that knows no chords: a point is covered if it lies on a normal of an
//! edge, which it finds by halving, or in the part that a corner or an end adds.

use fastrand::Rng;
use sat2d::outline::{Cap, FillRule, Join, OutlineError, Path, Stroke};
use sat2d::query::{distance, point_relation};
use sat2d::{DVec2, Relation, Shape, Transform};
use sat2d_test_support::seeds;

fn p(x: f64, y: f64) -> DVec2 {
    DVec2::new(x, y)
}

/// A rational quadratic curve, a segment if the weight is 0; or a cubic one, which has a second
/// control point.
#[derive(Clone, Copy, Debug)]
struct Edge {
    start: DVec2,
    control: DVec2,
    second: Option<DVec2>,
    end: DVec2,
    weight: f64,
}

impl Edge {
    fn point(&self, s: f64) -> DVec2 {
        let (r, w) = (1.0 - s, self.weight);
        if let Some(second) = self.second {
            let near_start = self.start * (r * r * r) + self.control * (3.0 * r * r * s);
            return near_start + second * (3.0 * r * s * s) + self.end * (s * s * s);
        }
        let parts = [r * r, 2.0 * r * s * w, s * s];
        let sum = self.start * parts[0] + self.control * parts[1] + self.end * parts[2];
        sum / (parts[0] + parts[1] + parts[2])
    }

    fn direction(&self, s: f64) -> DVec2 {
        if let Some(second) = self.second {
            let r = 1.0 - s;
            let points = [self.start, self.control, second, self.end];
            let elsewhere = |from: DVec2| move |point: &&DVec2| **point != from;
            return match s {
                0.0 => *points.iter().find(elsewhere(self.start)).unwrap() - self.start,
                1.0 => self.end - *points.iter().rfind(elsewhere(self.end)).unwrap(),
                _ => {
                    let [a, b, c] = [0, 1, 2].map(|k| points[k + 1] - points[k]);
                    a * (r * r) + b * (2.0 * r * s) + c * (s * s)
                }
            }
            .normalize();
        }
        if self.weight == 0.0 {
            return (self.end - self.start).normalize();
        }
        let (a, b, r) = (self.control - self.start, self.end - self.control, 1.0 - s);
        (a * (self.weight * r * r) + (a + b) * (r * s) + b * (self.weight * s * s)).normalize()
    }

    /// Whether a point lies on a normal, at most `reach` from the edge. Two normals through it that
    /// begin in the same one of so many parts are missed.
    fn covers(&self, at: DVec2, reach: f64, parts: u32) -> bool {
        let ahead = |s: f64| (at - self.point(s)).dot(self.direction(s));
        let near = |s: f64| (at - self.point(s)).length() <= reach;
        (0..parts).any(|k| {
            let [mut low, mut high] = [k, k + 1].map(|k| f64::from(k) / f64::from(parts));
            let rises = ahead(low) < ahead(high);
            if (ahead(low) > 0.0) == (ahead(high) > 0.0) {
                return ahead(low) == 0.0 && near(low) || ahead(high) == 0.0 && near(high);
            }
            for _ in 0..60 {
                let middle = (low + high) / 2.0;
                if (ahead(middle) < 0.0) == rises {
                    low = middle;
                } else {
                    high = middle;
                }
            }
            near(low)
        })
    }
}

#[derive(Debug)]
struct Drawing {
    contours: Vec<(Vec<Edge>, bool)>,
    stroke: Stroke,
    /// For the quadratic curves that replace cubic ones.
    tolerance: f64,
}

impl Drawing {
    fn path(&self) -> Path {
        let mut path = Path::new();
        for (edges, is_closed) in &self.contours {
            path.move_to(edges[0].start);
            for edge in edges {
                match edge.second {
                    Some(second) => {
                        path.cubic_within(edge.control, second, edge.end, self.tolerance)
                    }
                    None => path.conic_to(edge.control, edge.weight, edge.end),
                };
            }
            if *is_closed {
                path.close();
            }
        }
        path
    }

    fn covers(&self, at: DVec2, parts: u32) -> bool {
        let reach = self.stroke.width / 2.0;
        self.contours.iter().any(|(edges, is_closed)| {
            let count = edges.len();
            let joined = if *is_closed { count } else { count - 1 };
            edges.iter().any(|edge| edge.covers(at, reach, parts))
                || (0..joined).any(|k| {
                    let (before, after) = (&edges[k], &edges[(k + 1) % count]);
                    self.corner_covers(
                        at - after.start,
                        before.direction(1.0),
                        after.direction(0.0),
                    )
                })
                || !is_closed
                    && (self.end_covers(at - edges[0].start, -edges[0].direction(0.0))
                        || self
                            .end_covers(at - edges[count - 1].end, edges[count - 1].direction(1.0)))
        })
    }

    fn corner_covers(&self, to: DVec2, from: DVec2, next: DVec2) -> bool {
        let reach = self.stroke.width / 2.0;
        let turn = from.perp_dot(next);
        if turn.abs() < 1e-12 {
            let is_back = from.dot(next) < 0.0 && self.stroke.join == Join::Round;
            return is_back && to.dot(from) >= 0.0 && to.length() <= reach;
        }
        let outer = |direction: DVec2| -direction.perp() * turn.signum();
        let (m, n) = (outer(from), outer(next));
        // the coordinates along both normals
        let (a, b) = (
            to.perp_dot(n) / m.perp_dot(n),
            m.perp_dot(to) / m.perp_dot(n),
        );
        let in_cone = a >= 0.0 && b >= 0.0;
        let is_sharp = |limit: f64| ((1.0 + from.dot(next)) / 2.0).sqrt() * limit < 1.0;
        in_cone
            && match self.stroke.join {
                Join::Round => to.length() <= reach,
                Join::Miter { limit } if !is_sharp(limit) => to.dot(m).max(to.dot(n)) <= reach,
                _ => a + b <= reach,
            }
    }

    fn end_covers(&self, to: DVec2, direction: DVec2) -> bool {
        let reach = self.stroke.width / 2.0;
        let (ahead, aside) = (to.dot(direction), to.perp_dot(direction).abs());
        match self.stroke.cap {
            Cap::Butt => false,
            Cap::Round => ahead >= 0.0 && to.length() <= reach,
            Cap::Square => (0.0..=reach).contains(&ahead) && aside <= reach,
        }
    }

    /// A point about as far from the path as the stroke reaches, or anywhere.
    fn point(&self, rng: &mut Rng, tolerance: f64) -> DVec2 {
        let reach = self.stroke.width / 2.0;
        let (edges, _) = &self.contours[rng.usize(..self.contours.len())];
        let edge = &edges[rng.usize(..edges.len())];
        let s = [0.0, 1.0, rng.f64(), rng.f64()][rng.usize(..4)];
        let turn = DVec2::from_angle(rng.f64() * std::f64::consts::TAU);
        let normal = edge.direction(s).perp();
        let far = reach + tolerance * (rng.f64() * 4.0 - 2.0);
        edge.point(s)
            + match rng.u32(..4) {
                0 => normal * far,
                1 => -normal * far,
                2 => turn * far,
                _ => turn * (reach * 2.0 * rng.f64()),
            }
    }
}

fn drawing(rng: &mut Rng, with_cubics: bool) -> Drawing {
    let grid = rng.bool();
    let scale = f64::from(rng.i32(-20..20)).exp2();
    let coordinate = |rng: &mut Rng| {
        let x = rng.f64() * 8.0;
        if grid { x.round() } else { x }
    };
    let contours = (0..rng.usize(1..3)).map(|_| {
        let mut edges: Vec<Edge> = Vec::new();
        let count = rng.usize(1..6);
        let mut start = p(coordinate(rng), coordinate(rng)) * scale;
        while edges.len() < count {
            let [mut end, control] = [(); 2].map(|()| p(coordinate(rng), coordinate(rng)) * scale);
            if edges.len() > 1 && rng.u32(..6) == 0 {
                end = edges[0].start;
            }
            if with_cubics && rng.u32(..4) > 0 {
                let second = p(coordinate(rng), coordinate(rng)) * scale;
                let before = edges.last().map(|edge| edge.direction(1.0));
                let [control, second] = handles(rng, before, [start, control, second, end]);
                if is_bent([start, control, second, end]) {
                    edges.push(Edge {
                        start,
                        control,
                        second: Some(second),
                        end,
                        weight: 1.0,
                    });
                    start = end;
                }
                continue;
            }
            let weight = [0.0, 0.0, 1.0, rng.f64() * 0.9 + 0.05][rng.usize(..4)];
            let is_flat = (end - start).perp_dot(control - start).abs() < 1e-3 * scale * scale;
            if end != start && (weight == 0.0 || !is_flat) {
                edges.push(Edge {
                    start,
                    control,
                    second: None,
                    end,
                    weight,
                });
                start = end;
            }
        }
        let is_closed = rng.bool();
        if is_closed && start != edges[0].start {
            let end = edges[0].start;
            edges.push(Edge {
                start,
                control: start,
                second: None,
                end,
                weight: 0.0,
            });
        }
        (edges, is_closed)
    });
    let contours = contours.collect();
    Drawing {
        contours,
        tolerance: scale * f64::from(rng.i32(-20..0)).exp2(),
        stroke: Stroke {
            width: scale * [0.01, 0.3, 1.0, 5.0][rng.usize(..4)] * (rng.f64() + 0.5),
            join: [
                Join::Round,
                Join::Bevel,
                Join::Miter {
                    limit: 1.0 + rng.f64() * 9.0,
                },
            ][rng.usize(..3)],
            cap: [Cap::Round, Cap::Butt, Cap::Square][rng.usize(..3)],
        },
    }
}

/// The control points of a cubic curve: anywhere, or as drawing programs leave them: none at an end
/// or both, nearly none, both at one end, or in line with the curve before.
fn handles(rng: &mut Rng, before: Option<DVec2>, points: [DVec2; 4]) -> [DVec2; 2] {
    let [start, mut first, mut second, end] = points;
    match rng.u32(..8) {
        0 => first = start,
        1 => second = end,
        2 => first = end,
        3 => second = start,
        4 => first = start + (first - start) * f64::from(rng.i32(-30..0)).exp2(),
        5 => second = end + (second - end) * f64::from(rng.i32(-30..0)).exp2(),
        6 => first = start + before.unwrap_or(DVec2::X) * (first - start).length(),
        _ => {}
    }
    [first, second]
}

/// Whether control points are clearly not on a line: what such a curve does is not to be judged by
/// its normals.
fn is_bent(points: [DVec2; 4]) -> bool {
    let size = points
        .iter()
        .map(|q| (*q - points[0]).length())
        .fold(0.0, f64::max);
    let area = |k: usize, l: usize| {
        (points[k] - points[0])
            .perp_dot(points[l] - points[0])
            .abs()
    };
    [(1, 2), (1, 3), (2, 3)]
        .iter()
        .any(|&(k, l)| area(k, l) > 1e-3 * size * size)
}

/// Whether a point within a distance, or hardly more, is covered or not.
fn is_near(drawing: &Drawing, at: DVec2, distance: f64, is_covered: bool) -> bool {
    [1.01, 0.7, 0.4, 0.1, 0.03].iter().any(|part| {
        (0..64).any(|k| {
            let turn = DVec2::from_angle(f64::from(k) * std::f64::consts::TAU / 64.0);
            drawing.covers(at + turn * (distance * part), 8192) == is_covered
        })
    })
}

#[test]
fn strokes_are_as_near_as_the_tolerance() {
    judge(20, false);
}

#[test]
fn strokes_of_cubic_curves_are_as_near_as_the_tolerance() {
    judge(10, true);
}

fn judge(count: u64, with_cubics: bool) {
    let mut checked = 0;
    for seed in seeds(count) {
        let mut rng = Rng::with_seed(seed);
        let drawing = drawing(&mut rng, with_cubics);
        let tolerance = drawing.stroke.width * f64::from(rng.i32(-16..-2)).exp2();
        let is_round = drawing.stroke.join == Join::Round && drawing.stroke.cap == Cap::Round;
        let path = drawing.path().stroked_within(&drawing.stroke, tolerance);
        let path = path.unwrap_or_else(|error| panic!("seed {seed}: {error}"));
        let shape = Shape::outline(&path, FillRule::EvenOdd);
        let shape = shape.unwrap_or_else(|error| panic!("seed {seed}: {error}\n{drawing:?}"));
        assert_eq!(
            Shape::outline(&path, FillRule::NonZero).unwrap().area(),
            shape.area(),
            "seed {seed}"
        );
        for _ in 0..100 {
            let at = drawing.point(&mut rng, tolerance);
            let found = point_relation(&shape, &Transform::IDENTITY, at).unwrap();
            let is_covered = found != Relation::Disjoint;
            if drawing.covers(at, 256) == is_covered {
                continue;
            }
            let is_near = if is_covered {
                let beyond_ends = if is_round {
                    0.0
                } else {
                    drawing.stroke.width / 128.0
                };
                is_near(&drawing, at, tolerance + beyond_ends, true)
            } else {
                // in a notch between two sides that meet at a small angle, the boundary is farther
                // away than the stroke; nowhere else is anything left out
                let point = Shape::circle(at, 0.0).unwrap();
                let here = &Transform::IDENTITY;
                let gap = distance(&shape, here, &point, here).unwrap().distance;
                gap <= tolerance * 1.01 && is_near(&drawing, at, tolerance * 16.0, false)
            };
            assert!(
                is_near,
                "seed {seed}: {at} within {tolerance}: {found:?}\n{drawing:#?}"
            );
            checked += 1;
        }
    }
    assert!(
        checked > count / 10,
        "only {checked} points were near the boundary"
    );
}

fn drawn(points: &[DVec2], is_closed: bool) -> Path {
    let mut path = Path::new();
    path.move_to(points[0]);
    for &point in &points[1..] {
        path.line_to(point);
    }
    if is_closed {
        path.close();
    }
    path
}

/// The area of the stroke of a path, in which all corners are multiples of the grid's size.
fn area(path: &Path, width: f64, join: Join, cap: Cap) -> f64 {
    let stroke = Stroke { width, join, cap };
    let path = path.stroked_within(&stroke, 1.0 / 1024.0).unwrap();
    let area = Shape::outline(&path, FillRule::EvenOdd).unwrap().area();
    // without rounding errors of the sum
    (area * 1e9).round() / 1e9
}

#[test]
fn straight_strokes_have_their_corners_and_ends() {
    let miter = |limit| Join::Miter { limit };
    let corner = drawn(&[p(0.0, 0.0), p(8.0, 0.0), p(8.0, 8.0)], false);
    // two arms of 8 by 2, less what both cover; a bevel adds half a square, a miter a whole one
    assert_eq!(area(&corner, 2.0, Join::Bevel, Cap::Butt), 31.5);
    assert_eq!(area(&corner, 2.0, miter(2.0), Cap::Butt), 32.0);
    assert_eq!(area(&corner, 2.0, miter(1.25), Cap::Butt), 31.5);
    assert_eq!(area(&corner, 2.0, miter(2.0), Cap::Square), 36.0);
    let frame = [p(0.0, 0.0), p(8.0, 0.0), p(8.0, 8.0), p(0.0, 8.0)];
    assert_eq!(area(&drawn(&frame, true), 2.0, miter(2.0), Cap::Butt), 64.0);
    assert_eq!(
        area(&drawn(&frame, true), 2.0, Join::Bevel, Cap::Butt),
        62.0
    );
    // without the last side
    assert_eq!(
        area(&drawn(&frame, false), 2.0, miter(2.0), Cap::Butt),
        48.0
    );
    // one that ends where it began without being closed has no corner there
    let [a, b, c, d] = frame;
    let open = drawn(&[a, b, c, d, a], false);
    assert_eq!(area(&open, 2.0, miter(2.0), Cap::Butt), 63.0);
    // there and back
    let back = drawn(&[a, b, a], false);
    assert_eq!(area(&back, 2.0, miter(10.0), Cap::Butt), 16.0);
    let round = area(&back, 2.0, Join::Round, Cap::Butt) - 16.0;
    assert!(
        // chords at most 1/1024 away leave out two thirds of that over an arc of the length π
        (0.0..2.1e-3).contains(&(std::f64::consts::FRAC_PI_2 - round)),
        "{round}"
    );
    // a cross
    let mut cross = drawn(&[p(0.0, 4.0), p(8.0, 4.0)], false);
    cross.move_to(p(4.0, 0.0)).line_to(p(4.0, 8.0));
    assert_eq!(area(&cross, 2.0, Join::Bevel, Cap::Butt), 28.0);
}

#[test]
fn a_stroke_names_what_is_wrong() {
    let path = drawn(&[p(0.0, 0.0), p(8.0, 0.0)], false);
    let stroke = Stroke::new(2.0);
    for width in [0.0, -1.0, f64::NAN, f64::INFINITY, 1e300] {
        let found = path.stroked_within(&Stroke { width, ..stroke }, 0.1);
        let Err(OutlineError::BadWidth { width: named }) = found else {
            panic!("{width}: {found:?}");
        };
        assert_eq!(named.to_bits(), width.to_bits());
    }
    for limit in [0.99, f64::NAN, f64::INFINITY] {
        let join = Join::Miter { limit };
        let found = path.stroked_within(&Stroke { join, ..stroke }, 0.1);
        assert!(
            matches!(found, Err(OutlineError::BadMiterLimit { .. })),
            "{limit}"
        );
    }
    for tolerance in [0.0, -1.0, f64::NAN] {
        let found = path.stroked_within(&stroke, tolerance);
        assert!(matches!(
            found,
            Err(OutlineError::BadTolerance { edge: 0, .. })
        ));
    }
    assert_eq!(
        Path::new().stroked_within(&stroke, 0.1),
        Err(OutlineError::NoEdges)
    );
    let far = drawn(&[p(0.0, 0.0), p(f64::NAN, 0.0)], false);
    let found = far.stroked_within(&stroke, 0.1);
    assert!(
        matches!(found, Err(OutlineError::BadPoint { edge: 0, .. })),
        "{found:?}"
    );
    // 4,096 corners of half a million segments each
    let zigzag: Vec<DVec2> = (0..4096)
        .map(|k| p(f64::from(k), f64::from(k % 2)))
        .collect();
    let found = drawn(&zigzag, false).stroked_within(&Stroke::new(1e6), 1e-6);
    assert!(
        matches!(found, Err(OutlineError::TooManyEdges { .. })),
        "{found:?}"
    );
}

fn butt(width: f64, join: Join) -> Stroke {
    let cap = Cap::Butt;
    Stroke { width, join, cap }
}

fn stroked(path: &Path, stroke: &Stroke, tolerance: f64) -> Shape {
    let path = path.stroked_within(stroke, tolerance).unwrap();
    Shape::outline(&path, FillRule::NonZero).unwrap()
}

/// Beyond the cut along its last normal, such a curve has what lies on other normals: nothing, or
/// less than a tenth where it bends ever more tightly toward an end without a handle.
#[test]
fn butt_ends_of_cubic_curves_are_cut_along_the_normal() {
    for handle in [0.0, 1e-9, 1e-6, 1e-3, 0.1, 1.0, 50.0] {
        let edge = Edge {
            start: p(0.0, 0.0),
            control: p(0.0, 100.0),
            second: Some(p(100.0 - handle, 100.0)),
            end: p(100.0, 100.0),
            weight: 1.0,
        };
        let reaches = (0..=100_000).map(|k| {
            let s = f64::from(k) / 1e5;
            edge.point(s).x + 20.0 * edge.direction(s).y - 100.0
        });
        let right = reaches.fold(0.0, f64::max);
        assert!(right < 0.1);
        for of_curve in [0.1, 1e-3, 1e-6] {
            for tolerance in [0.1, 1e-3, 1e-4] {
                let drawing = Drawing {
                    contours: vec![(vec![edge], false)],
                    stroke: butt(40.0, Join::Round),
                    tolerance: of_curve,
                };
                let shape = stroked(&drawing.path(), &drawing.stroke, tolerance);
                let bounds = shape.bounds();
                let beyond = bounds.max.x - 100.0 - right;
                let most = if right > 0.0 { 20.0 / 64.0 } else { 0.0 };
                assert!(
                    (-tolerance..=tolerance + most).contains(&beyond),
                    "{handle} {tolerance}: {beyond}"
                );
                assert!(bounds.min.y.abs() <= tolerance, "{handle} {tolerance}");
            }
        }
    }
}

/// The tip of a corner between two cubic curves without handles there.
#[test]
fn corners_of_cubic_curves_have_their_miter() {
    let corner = p(222.0, 21.0);
    let (from, to) = (p(24.0, 148.0), p(359.0, 178.0));
    let (before, after) = ((corner - from).normalize(), (to - corner).normalize());
    let outward = (before - after).normalize();
    let ratio = 1.0 / ((1.0 + before.dot(after)) / 2.0).sqrt();
    for of_curve in [0.1, 1e-4] {
        let mut path = Path::new();
        path.move_to(p(16.0, 298.0))
            .cubic_within(from, corner, corner, of_curve);
        path.cubic_within(corner, to, p(332.0, 324.0), of_curve);
        for (join, reaches) in [
            (Join::Miter { limit: 100.0 }, ratio),
            (Join::Miter { limit: 1.0 }, 1.0 / ratio),
            (Join::Bevel, 1.0 / ratio),
            (Join::Round, 1.0),
        ] {
            let shape = stroked(&path, &butt(32.0, join), 1e-3);
            let at = |part: f64| corner + outward * (16.0 * reaches * part);
            let found = [1.0 - 1e-3, 1.0 + 1e-3]
                .map(|part| point_relation(&shape, &Transform::IDENTITY, at(part)).unwrap());
            assert_eq!(
                found,
                [Relation::Overlapping, Relation::Disjoint],
                "{join:?}"
            );
        }
    }
}

/// SVG 2, 13.5: round ends make a disc of a contour without length, square ones a square.
#[test]
fn contours_without_length_have_their_ends() {
    let at = p(50.0, 50.0);
    let dots: [fn(&mut Path, DVec2); 6] = [
        |path, at| drop(path.move_to(at).line_to(at).clone()),
        |path, at| drop(path.move_to(at).close().clone()),
        |path, at| drop(path.move_to(at).quadratic_to(at, at).clone()),
        |path, at| drop(path.move_to(at).cubic_within(at, at, at, 1.0).clone()),
        |path, at| {
            drop(
                path.move_to(at)
                    .arc_to(DVec2::ZERO, 0.0, false, false, at)
                    .clone(),
            )
        },
        |path, at| drop(path.move_to(at).line_to(at).line_to(at).close().clone()),
    ];
    for dot in dots {
        for with_line in [false, true] {
            for (cap, of_line, of_dot) in [
                (
                    Cap::Round,
                    30.0 + 2.25 * std::f64::consts::PI,
                    2.25 * std::f64::consts::PI,
                ),
                (Cap::Square, 39.0, 9.0),
                (Cap::Butt, 30.0, 0.0),
            ] {
                let mut path = Path::new();
                dot(&mut path, at);
                if with_line {
                    path.move_to(DVec2::ZERO).line_to(p(10.0, 0.0));
                    dot(&mut path, -at);
                }
                let stroke = Stroke {
                    cap,
                    ..Stroke::new(3.0)
                };
                let drawn = path.stroked_within(&stroke, 1e-4);
                if !with_line && cap == Cap::Butt {
                    assert_eq!(drawn, Err(OutlineError::NoArea));
                    continue;
                }
                let shape = Shape::outline(&drawn.unwrap(), FillRule::EvenOdd).unwrap();
                let right = if with_line {
                    of_line + 2.0 * of_dot
                } else {
                    of_dot
                };
                assert!(
                    (shape.area() - right).abs() < 2e-3,
                    "{cap:?}: {}",
                    shape.area()
                );
            }
        }
    }
    // neither a point alone nor a second end is a contour
    let mut none = Path::new();
    none.move_to(at).move_to(at);
    let found = none.stroked_within(&Stroke::new(3.0), 1e-4);
    assert_eq!(found, Err(OutlineError::NoEdges));
    let mut closed_twice = drawn(&[p(0.0, 0.0), p(8.0, 0.0), p(8.0, 8.0)], true);
    let once = closed_twice
        .stroked_within(&butt(2.0, Join::Bevel), 1e-4)
        .unwrap();
    closed_twice.close().move_to(at);
    assert_eq!(
        closed_twice
            .stroked_within(&butt(2.0, Join::Bevel), 1e-4)
            .unwrap(),
        once
    );
    // nor does a region have more
    let mut filled = drawn(&[p(0.0, 0.0), p(8.0, 0.0), p(8.0, 8.0)], true);
    filled.move_to(at).line_to(at);
    assert_eq!(
        Shape::outline(&filled, FillRule::EvenOdd).unwrap().area(),
        32.0
    );
    let mut far = Path::new();
    far.move_to(p(f64::INFINITY, 0.0))
        .line_to(p(f64::INFINITY, 0.0));
    assert!(matches!(
        far.stroked_within(&Stroke::new(3.0), 1e-4),
        Err(OutlineError::BadPoint { edge: 0, .. })
    ));
}
