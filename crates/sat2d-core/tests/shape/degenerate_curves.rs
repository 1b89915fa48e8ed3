//! Curves whose control points coincide or lie on a line, at random places: they add nothing, or
//! what the segments of their line add.

use fastrand::Rng;
use sat2d::outline::{Cap, FillRule, Join, OutlineError, Path, Stroke};
use sat2d::{DVec2, Shape, ShapeError};
use sat2d_test_support::{cases, seeds};

fn p(x: f64, y: f64) -> DVec2 {
    DVec2::new(x, y)
}

/// Coordinates as programs write them: whole, halves, few digits, all digits, single precision.
fn coordinate(rng: &mut Rng) -> f64 {
    let x = rng.f64() * 600.0;
    match rng.u32(..5) {
        0 => x.round(),
        1 => (x * 2.0).round() / 2.0,
        2 => (x * 1e5).round() / 1e5,
        3 => f64::from(x as f32),
        _ => x,
    }
}

fn place(rng: &mut Rng) -> DVec2 {
    p(coordinate(rng), coordinate(rng))
}

/// A curve along the line from `start` to `end`, as what it is given by.
#[derive(Clone, Copy, Debug)]
enum Curve {
    Quadratic(DVec2),
    Conic(DVec2, f64),
    Cubic(DVec2, DVec2, f64),
}

impl Curve {
    fn add(path: &mut Path, curve: Curve, end: DVec2) {
        match curve {
            Curve::Quadratic(control) => path.quadratic_to(control, end),
            Curve::Conic(control, weight) => path.conic_to(control, weight, end),
            Curve::Cubic(first, second, tolerance) => {
                path.cubic_within(first, second, end, tolerance)
            }
        };
    }
}

/// A curve that adds nothing but the segment from `start` to `end`, or nothing if they are one.
fn curve(rng: &mut Rng, start: DVec2, end: DVec2) -> Curve {
    let tolerance = f64::from(rng.i32(-40..4)).exp2();
    // of exact ends, or of points between, which are rounded
    let along = |rng: &mut Rng| match rng.u32(..4) {
        0 => start,
        1 => end,
        2 => start + (end - start) / 3.0,
        _ => start + (end - start) * rng.f64(),
    };
    let ends = |rng: &mut Rng| [start, end][rng.usize(..2)];
    match rng.u32(..4) {
        0 => Curve::Quadratic(ends(rng)),
        1 => Curve::Conic(ends(rng), rng.f64()),
        _ => {
            let [mut first, mut second] = [along(rng), along(rng)];
            if (second - first).dot(end - start) < 0.0 {
                (first, second) = (second, first);
            }
            Curve::Cubic(first, second, tolerance)
        }
    }
}

/// A triangle with such curves beside, at and instead of its sides; and that without them.
fn triangle(rng: &mut Rng) -> Option<(Path, Path)> {
    let corners = [place(rng), place(rng), place(rng)];
    let [a, b, c] = corners;
    if (b - a).perp_dot(c - a).abs() < 1.0 {
        return None;
    }
    let (mut curved, mut straight) = (Path::new(), Path::new());
    curved.move_to(a);
    straight.move_to(a);
    for (start, end) in [(a, b), (b, c), (c, a)] {
        if rng.bool() {
            let nothing = curve(rng, start, start);
            Curve::add(&mut curved, nothing, start);
        }
        let along = curve(rng, start, end);
        Curve::add(&mut curved, along, end);
        straight.line_to(end);
    }
    curved.close();
    straight.close();
    Some((curved, straight))
}

#[test]
fn straight_curves_are_segments_and_others_nothing() {
    let mut compared = 0;
    for seed in seeds(4000) {
        let mut rng = Rng::with_seed(seed);
        let Some((curved, straight)) = triangle(&mut rng) else {
            continue;
        };
        compared += 1;
        let shape = |path: &Path| Shape::outline(path, FillRule::EvenOdd);
        let right = shape(&straight).unwrap();
        let found = shape(&curved).unwrap_or_else(|error| panic!("seed {seed}: {error}"));
        assert_eq!(found.vertices(), right.vertices(), "seed {seed}");
        assert!(
            (found.area() - right.area()).abs() <= 1e-12 * right.area(),
            "seed {seed}"
        );
        assert_eq!(
            curved.flattened(0.1),
            straight.flattened(0.1),
            "seed {seed}"
        );
        if seed % 16 == 0 {
            let stroke = Stroke {
                width: 4.0,
                join: Join::Miter { limit: 4.0 },
                cap: Cap::Butt,
            };
            let area = |path: &Path| {
                let drawn = path.stroked_within(&stroke, 0.01).unwrap();
                Shape::outline(&drawn, FillRule::EvenOdd).unwrap().area()
            };
            let (found, right) = (area(&curved), area(&straight));
            assert!(
                (found - right).abs() <= 0.05 * 1200.0,
                "seed {seed}: {found} {right}"
            );
        }
    }
    assert!(compared > cases(4000) / 4, "{compared}");
}

/// A curve that turns back on its line is no boundary of a region, but a line to draw: as long as
/// the way to where it turns.
#[test]
fn curves_that_turn_back_are_drawn_to_where_they_turn() {
    let mut drawn_back = 0;
    for seed in seeds(300) {
        let mut rng = Rng::with_seed(seed);
        let (start, to) = (place(&mut rng), place(&mut rng));
        let along = to - start;
        if along.length() < 1.0 {
            continue;
        }
        // parts of the way from `start` to `to`
        let [first, second, last] = [(); 3].map(|()| f64::from(rng.i32(-8..=8)) / 4.0);
        let is_cubic = rng.bool();
        let at = |part: f64| start + along * part;
        let value = |s: f64| {
            let r = 1.0 - s;
            if is_cubic {
                first * 3.0 * r * r * s + second * 3.0 * r * s * s + last * s * s * s
            } else {
                first * 2.0 * r * s + last * s * s
            }
        };
        let values = (0..=1000).map(|k| value(f64::from(k) / 1000.0));
        let (low, high) = values.fold((0.0_f64, 0.0_f64), |(low, high), value| {
            (low.min(value), high.max(value))
        });
        if high - low < 0.1 {
            continue;
        }
        drawn_back += 1;
        let mut path = Path::new();
        path.move_to(start);
        if is_cubic {
            path.cubic_within(at(first), at(second), at(last), 1e-3);
        } else {
            path.quadratic_to(at(first), at(last));
        }
        let drawn = path.stroked_within(&Stroke::new(0.5), 0.01).unwrap();
        let found = Shape::outline(&drawn, FillRule::NonZero).unwrap().bounds();
        let right = [at(low), at(high)];
        let (least, most) = (right[0].min(right[1]) - 0.25, right[0].max(right[1]) + 0.25);
        let off = (found.min - least)
            .abs()
            .max((found.max - most).abs())
            .max_element();
        assert!(
            off < 0.02 + 1e-5 * along.length(),
            "seed {seed}: {found:?} {least} {most}"
        );
    }
    assert!(drawn_back > cases(300) / 2, "{drawn_back}");
}

#[test]
fn regions_of_curves_that_turn_back_are_refused_but_can_be_united() {
    let mut path = Path::new();
    path.move_to(p(0.0, 0.0))
        .quadratic_to(p(20.0, 0.0), p(10.0, 0.0));
    path.line_to(p(10.0, 10.0)).line_to(p(0.0, 10.0)).close();
    assert_eq!(
        Shape::outline(&path, FillRule::EvenOdd).unwrap_err(),
        ShapeError::Outline(OutlineError::Folded { edge: 0 })
    );
    let is_square = |path: &Path| {
        let united = path.united_within(FillRule::EvenOdd, 0.01).unwrap();
        let area = Shape::outline(&united, FillRule::EvenOdd).unwrap().area();
        (area - 100.0).abs() < 1e-9
    };
    assert!(is_square(&path));
    let mut cubic = Path::new();
    cubic.move_to(p(0.0, 0.0));
    cubic.cubic_within(p(20.0, 0.0), p(20.0, 0.0), p(10.0, 0.0), 0.01);
    cubic.line_to(p(10.0, 10.0)).line_to(p(0.0, 10.0)).close();
    assert!(matches!(
        Shape::outline(&cubic, FillRule::EvenOdd).unwrap_err(),
        ShapeError::Outline(OutlineError::EdgesOverlap { .. })
    ));
    assert!(is_square(&cubic));
}

#[test]
fn a_cubic_curve_names_what_is_wrong() {
    let begun = || {
        let mut path = Path::new();
        path.move_to(p(0.0, 0.0)).line_to(p(1.0, 0.0));
        path
    };
    for bad in [f64::NAN, f64::INFINITY, 1e300] {
        let mut path = begun();
        path.cubic_within(p(1.0, 1.0), p(bad, 1.0), p(0.0, 1.0), 0.1);
        let found = path.flattened(0.1);
        assert!(
            matches!(found, Err(OutlineError::BadPoint { edge: 1, .. })),
            "{found:?}"
        );
    }
    // 65,536 quadratic curves each
    let mut path = begun();
    for k in 0..100 {
        path.cubic_within(p(9e9, 0.0), p(-9e9, f64::from(k)), p(0.0, 9e9), 1e-9);
    }
    let found = path.flattened(0.1);
    assert!(
        matches!(
            found,
            Err(OutlineError::TooManyEdges {
                most: 0x40_0000,
                ..
            })
        ),
        "{found:?}"
    );
}
