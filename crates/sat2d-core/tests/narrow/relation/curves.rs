//! Outlines with curves: points against a judge in fractions, straight outlines against polygons,
//! the same region in other edges, tangents by construction, and pairs against sampled points.

use crate::support::curve_judge::{self, Curve, Q, point_relation, q};
use fastrand::Rng;
use num_traits::ToPrimitive;
use sat2d::outline::{FillRule, OutlineError, Path};
use sat2d::query::distance;
use sat2d::{DVec2, Relation, Shape, ShapeError, Transform, relation};

fn p(x: f64, y: f64) -> DVec2 {
    DVec2::new(x, y)
}

/// The kinds of edges.
#[derive(Clone, Copy, PartialEq)]
enum Edges {
    Straight,
    Parabolas,
    Conics,
}

/// A closed contour of curves.
fn path(contour: &[Curve]) -> Path {
    let mut path = Path::new();
    path.move_to(contour[0].points[0]);
    for curve in contour {
        path.conic_to(curve.points[1], curve.weight, curve.points[2]);
    }
    path
}

/// Vertices by their angle round the origin, joined by segments and curves; whole numbers, times
/// `unit`.
fn contour(rng: &mut Rng, unit: f64, edges: Edges) -> Vec<Curve> {
    let count = rng.usize(2..7) + usize::from(edges == Edges::Straight);
    let reach = [4, 9, 30][rng.usize(..3)];
    let mut vertices: Vec<DVec2> = Vec::new();
    while vertices.len() < count {
        let mut number = || f64::from(rng.i32(-reach..=reach));
        let vertex = p(number(), number());
        if vertex != DVec2::ZERO && !vertices.contains(&vertex) {
            vertices.push(vertex);
        }
    }
    vertices.sort_by(|v, w| v.to_angle().total_cmp(&w.to_angle()));
    (0..count)
        .map(|k| {
            let (start, end) = (vertices[k], vertices[(k + 1) % count]);
            let middle = (start + end) * 0.5;
            let mut number = || f64::from(rng.i32(-reach / 2..=reach / 2));
            let control = middle.round() + p(number(), number());
            let weight = match rng.usize(..4) {
                _ if edges == Edges::Straight => 0.0,
                0 => 0.0,
                1 if edges == Edges::Conics => [0.25, 0.5, 0.75, 0.875][rng.usize(..4)],
                _ => 1.0,
            };
            Curve {
                points: [start, control, end].map(|v| v * unit),
                weight,
            }
        })
        .collect()
}

/// A random outline that is valid, and its edges.
fn outline(rng: &mut Rng, unit: f64, edges: Edges) -> (Shape, Vec<Curve>) {
    loop {
        let curves = contour(rng, unit, edges);
        if let Ok(shape) = Shape::outline(&path(&curves), FillRule::EvenOdd) {
            return (shape, curves);
        }
    }
}

fn moved(curves: &[Curve], by: DVec2) -> Vec<Curve> {
    let mut moved = curves.to_vec();
    for curve in &mut moved {
        curve.points = curve.points.map(|v| v + by);
    }
    moved
}

fn at(x: f64, y: f64) -> Transform {
    Transform::translation(p(x, y)).unwrap()
}

#[test]
fn points_lie_where_fractions_say() {
    let rng = &mut Rng::with_seed(40);
    let mut seen = [0; 3];
    for _ in 0..sat2d_test_support::cases(400) {
        let (shape, curves) = outline(rng, 8.0, Edges::Conics);
        for _ in 0..24 {
            let curve = &curves[rng.usize(..curves.len())];
            // a whole number, a vertex, about a point of a curve, or above one
            let on_curve = curve.at(&q(f64::from(rng.u8(..=8)) / 8.0));
            let near = on_curve.map(|x| x.to_f64().unwrap());
            let mut number = || f64::from(rng.i32(-90..=90));
            let point = match [number(), number()].map(|x| x.abs() < 45.0) {
                [true, true] => p(near[0], near[1]),
                [true, false] => p(near[0], number()),
                [false, true] => curve.points[rng.usize(..3)],
                _ => p(number(), number()),
            };
            let judged = point_relation(&curves, &[q(point.x), q(point.y)]);
            let found = sat2d::query::point_relation(&shape, &Transform::IDENTITY, point).unwrap();
            assert_eq!(found, judged, "{point} {curves:?}");
            let dot = Shape::circle(point, 0.0).unwrap();
            let here = Transform::IDENTITY;
            assert_eq!(relation(&shape, &here, &dot, &here).unwrap(), judged);
            seen[judged as usize] += 1;
        }
    }
    assert!(seen.iter().all(|&count| count > 500), "{seen:?}");
}

/// A shape of any kind, near the origin, of whole numbers where that is possible.
fn any_shape(rng: &mut Rng) -> Shape {
    loop {
        let mut number = |most: i32| f64::from(rng.i32(-most..=most));
        let (a, b, c) = (
            p(number(9), number(9)),
            p(number(9), number(9)),
            p(number(9), number(9)),
        );
        let d = p(number(9), number(9));
        let radius = [1.0, 2.0, 5.0, 0.5][rng.usize(..4)];
        let made = match rng.usize(..9) {
            0 => Shape::circle(a, radius),
            1 => Shape::ellipse(radius, 3.0),
            2 => Shape::segment(a, b),
            3 => Shape::capsule(a, b, radius),
            4 => Shape::rounded_polygon(&[a, b, c], radius),
            5 => Shape::convex_polygon(&[a, b, c]),
            6 => Shape::polygon(&[&[a, b, c, d]]),
            7 => Shape::chain(&[a, b, c, d], rng.bool()),
            _ => Shape::rectangle(radius, 2.0),
        };
        if let Ok(shape) = made {
            return shape;
        }
    }
}

/// Whole numbers and quarter turns, scales and skews that keep them.
fn placement(rng: &mut Rng, reach: i32) -> Transform {
    let mut number = || f64::from(rng.i32(-reach..=reach));
    let (x, y) = (number(), number());
    let [a, b, c, d] = [
        [1.0, 0.0, 0.0, 1.0],
        [0.0, 1.0, -1.0, 0.0],
        [-1.0, 0.0, 0.0, 1.0],
        [2.0, 0.0, 0.0, 1.0],
        [1.0, 2.0, -2.0, 1.0],
        [1.0, 1.0, 0.0, 1.0],
    ][rng.usize(..6)];
    Transform::new(a, b, c, d, x, y).unwrap()
}

/// A placement of the second shape that often puts a vertex of it on one of the first.
fn meeting(rng: &mut Rng, one: &Shape, t: &Transform, two: &Shape) -> Transform {
    let at = placement(rng, 9);
    if rng.bool() {
        return at;
    }
    let [v, w] = [one, two].map(|shape| shape.vertices()[rng.usize(..shape.vertices().len())]);
    let from = at.apply(w) - at.position();
    let by = t.apply(v) - from;
    let [a, b, c, d, _, _] = at.to_array();
    Transform::new(a, b, c, d, by.x, by.y).unwrap()
}

#[test]
fn straight_outlines_answer_as_polygons() {
    let rng = &mut Rng::with_seed(41);
    let mut seen = [0; 3];
    for round in 0..sat2d_test_support::cases(6000) {
        let (shape, curves) = outline(rng, 1.0, Edges::Straight);
        let ring: Vec<DVec2> = curves.iter().map(|curve| curve.points[0]).collect();
        let Ok(polygon) = Shape::polygon(&[&ring]) else {
            panic!("{ring:?}");
        };
        let t = placement(rng, 4);
        if round % 3 == 0 {
            let (other, curves) = outline(rng, 1.0, Edges::Straight);
            let ring: Vec<DVec2> = curves.iter().map(|curve| curve.points[0]).collect();
            let same = Shape::polygon(&[&ring]).unwrap();
            let at = meeting(rng, &polygon, &t, &same);
            let expected = relation(&polygon, &t, &same, &at).unwrap();
            let pairs = [(&shape, &other), (&polygon, &other), (&shape, &same)];
            for (one, two) in pairs {
                let found = relation(one, &t, two, &at).unwrap();
                assert_eq!(found, expected, "{one:?} {t:?} {two:?} {at:?}");
                assert_eq!(relation(two, &at, one, &t).unwrap(), expected);
            }
            seen[expected as usize] += 1;
        }
        let other = any_shape(rng);
        let at = meeting(rng, &polygon, &t, &other);
        let expected = relation(&polygon, &t, &other, &at).unwrap();
        let found = relation(&shape, &t, &other, &at).unwrap();
        assert_eq!(found, expected, "{ring:?} {t:?} {other:?} {at:?}");
        seen[expected as usize] += 1;
    }
    assert!(seen.iter().all(|&count| count > 200), "{seen:?}");
}

/// All numbers times a power of two, which is exact: so are the answers.
#[test]
fn answers_do_not_depend_on_the_unit() {
    let rng = &mut Rng::with_seed(46);
    let mut seen = [0; 3];
    for _ in 0..sat2d_test_support::cases(100) {
        let exponent = [490, 300, -300, -500, -1000, -1050][rng.usize(..6)];
        let unit = 2f64.powi(exponent / 2) * 2f64.powi(exponent - exponent / 2);
        let (shape, curves) = outline(rng, 4.0, Edges::Parabolas);
        let (second, others) = outline(rng, 4.0, Edges::Parabolas);
        let scaled = |curves: &[Curve]| {
            let mut curves = curves.to_vec();
            for curve in &mut curves {
                curve.points = curve.points.map(|v| v * unit);
            }
            Shape::outline(&path(&curves), FillRule::EvenOdd).unwrap()
        };
        let radius = f64::from(rng.i32(1..=9));
        let thirds = [
            [second, scaled(&others)],
            [radius, radius * unit].map(|r| Shape::circle(DVec2::ZERO, r).unwrap()),
            [radius, radius * unit].map(|r| Shape::ellipse(r, 2.0 * r).unwrap()),
            [1.0, unit].map(|u| Shape::capsule(p(0.0, 0.0), p(8.0 * u, 4.0 * u), u).unwrap()),
            [1.0, unit].map(|u| Shape::rectangle(8.0 * u, 4.0 * u).unwrap()),
            [1.0, unit].map(|u| Shape::segment(p(0.0, 0.0), p(8.0 * u, 4.0 * u)).unwrap()),
        ];
        let large = scaled(&curves);
        let here = Transform::IDENTITY;
        for [small, third] in thirds {
            let t = meeting(rng, &shape, &here, &small);
            let [a, b, c, d, x, y] = t.to_array();
            let u = Transform::new(a, b, c, d, x * unit, y * unit).unwrap();
            let expected = relation(&shape, &here, &small, &t).unwrap();
            let found = relation(&large, &here, &third, &u).unwrap();
            assert_eq!(found, expected, "2^{exponent} {curves:?} {small:?} {t:?}");
            seen[expected as usize] += 1;
            let [one, two] = [(&shape, &small, &t), (&large, &third, &u)]
                .map(|(shape, other, at)| distance(shape, &here, other, at).unwrap().distance);
            if exponent > -600 {
                let size = 200.0 * unit;
                assert!(
                    (one * unit - two).abs() <= 1e-12 * size,
                    "2^{exponent} {one} {two}"
                );
            }
        }
    }
    assert!(seen.iter().all(|&count| count > 60), "{seen:?}");
}

/// The halves of a curve with whole numbers that are multiples of 4.
fn halves(curve: &Curve) -> [Curve; 2] {
    let [start, control, end] = curve.points;
    let (first, second) = ((start + control) / 2.0, (control + end) / 2.0);
    let middle = (first + second) / 2.0;
    [[start, first, middle], [middle, second, end]].map(|points| Curve {
        points,
        weight: curve.weight,
    })
}

#[test]
fn the_same_region_in_other_edges_gives_the_same_answers() {
    let rng = &mut Rng::with_seed(42);
    let mut seen = [0; 3];
    for _ in 0..sat2d_test_support::cases(1500) {
        let (shape, curves) = outline(rng, 4.0, Edges::Parabolas);
        let divided: Vec<Curve> = curves
            .iter()
            .flat_map(|curve| match curve.weight {
                1.0 => halves(curve).to_vec(),
                _ => vec![curve.clone()],
            })
            .collect();
        let other = Shape::outline(&path(&divided), FillRule::NonZero).unwrap();
        let here = Transform::IDENTITY;
        assert_eq!(
            relation(&shape, &here, &other, &here).unwrap(),
            Relation::Overlapping
        );
        let against = [any_shape(rng), outline(rng, 1.0, Edges::Conics).0];
        for third in against {
            let t = meeting(rng, &shape, &here, &third);
            let expected = relation(&shape, &here, &third, &t).unwrap();
            assert_eq!(
                relation(&other, &here, &third, &t).unwrap(),
                expected,
                "{curves:?}"
            );
            assert_eq!(
                relation(&third, &t, &other, &here).unwrap(),
                expected,
                "{curves:?}"
            );
            seen[expected as usize] += 1;
        }
    }
    assert!(seen.iter().all(|&count| count > 30), "{seen:?}");
}

/// A cap between a parabola and a chord above it, and the same region below the parabola.
#[test]
fn regions_on_both_sides_of_a_curve_touch_along_it() {
    let rng = &mut Rng::with_seed(43);
    let mut valid = 0;
    for _ in 0..sat2d_test_support::cases(300) {
        let mut number = || f64::from(rng.i32(-40..=40));
        let [a, b, c] = [
            p(number(), number()),
            p(number(), number()),
            p(number(), number()),
        ];
        let far = b + b - (a + c) / 2.0;
        let mut upper = Path::new();
        upper.move_to(a).quadratic_to(b, c);
        let mut lower = Path::new();
        lower.move_to(a).quadratic_to(b, c).line_to(far);
        let shapes = [upper, lower].map(|path| Shape::outline(&path, FillRule::EvenOdd));
        let [Ok(upper), Ok(lower)] = shapes else {
            continue;
        };
        valid += 1;
        let t = placement(rng, 9);
        assert_eq!(
            relation(&upper, &t, &lower, &t).unwrap(),
            Relation::Touching
        );
        assert_eq!(
            relation(&lower, &t, &lower, &t).unwrap(),
            Relation::Overlapping
        );
        assert_eq!(
            relation(&upper, &t, &upper, &t).unwrap(),
            Relation::Overlapping
        );
    }
    assert!(valid > sat2d_test_support::cases(300) / 2, "{valid}");
}

/// y = x² between -n and n, the side above it, under an exact map.
#[test]
fn tangents_by_construction_touch_and_a_step_decides() {
    let rng = &mut Rng::with_seed(44);
    for _ in 0..sat2d_test_support::cases(2000) {
        let n = f64::from(rng.i32(1..=9));
        let mut above = Path::new();
        above
            .move_to(p(-n, n * n))
            .quadratic_to(p(0.0, -n * n), p(n, n * n));
        let above = Shape::outline(&above, FillRule::EvenOdd).unwrap();
        let s = f64::from(rng.i32(-64..=64)) / 64.0 * n;
        let contact = p(s, s * s);
        let slope = p(1.0, 2.0 * s);
        // what touches from below: a triangle with a side on the tangent, the region under another
        // parabola, a disc of a radius with whole numbers, a segment
        let other = match rng.usize(..4) {
            0 => {
                let ends = [contact - slope, contact + slope * 2.0];
                Shape::convex_polygon(&[ends[0], ends[1], contact + p(0.0, -8.0)]).unwrap()
            }
            1 => {
                // the parabola y = s² + 2s (x - s) - k (x - s)²
                let k = f64::from(rng.i32(0..=3));
                let m = f64::from(rng.i32(1..=4));
                let at = |x: f64| contact + p(x, 2.0 * s * x - k * x * x);
                let control = contact + p(0.0, k * m * m);
                let mut below = Path::new();
                below
                    .move_to(at(-m))
                    .quadratic_to(control, at(m))
                    .line_to(at(m) - p(0.0, 99.0));
                Shape::outline(&below, FillRule::NonZero).unwrap()
            }
            2 => Shape::segment(contact - slope * 0.5, contact + slope * 3.0).unwrap(),
            _ => Shape::circle(contact, 0.0).unwrap(),
        };
        let [a, b, c, d] = [
            [1.0, 0.0, 0.0, 1.0],
            [0.0, 1.0, -1.0, 0.0],
            [2.0, 1.0, 1.0, 1.0],
            [-1.0, 3.0, 0.0, 1.0],
        ][rng.usize(..4)];
        let step = 2f64.powi(-30);
        for (by, expected) in [
            (0.0, Relation::Touching),
            (step, Relation::Overlapping),
            (-step, Relation::Disjoint),
        ] {
            let t = Transform::new(a, b, c, d, 0.0, 0.0).unwrap();
            let shifted = t.apply(p(0.0, by));
            let u = Transform::new(a, b, c, d, shifted.x, shifted.y).unwrap();
            if by > 0.0 && (s.abs() >= n || other.kind() == sat2d::ShapeKind::Point) {
                // at the corner of the region, or a point: no need to overlap
                continue;
            }
            assert_eq!(
                relation(&above, &t, &other, &u).unwrap(),
                expected,
                "{n} {s} {other:?}"
            );
        }
    }
}

fn placed(curves: &[Curve], t: &Transform) -> Vec<Curve> {
    let place = |curve: &Curve| Curve {
        points: curve.points.map(|v| t.apply(v)),
        ..*curve
    };
    curves.iter().map(place).collect()
}

/// A contour that shares something with a curve: an end and the tangent there, a part of it on
/// either side, or the tangent in its middle.
fn beside(rng: &mut Rng, curve: &Curve) -> Vec<Curve> {
    let [start, control, end] = curve.points;
    let mut number = |most: i32| f64::from(rng.i32(-most..=most));
    let third = p(number(40), number(40));
    let offset = p(number(9), number(9));
    let reach = f64::from(rng.i32(1..=3));
    let [first, second] = halves(curve);
    let arc = match rng.usize(..6) {
        0 => Curve {
            points: [start, control, control + offset],
            weight: 1.0,
        },
        1 => first,
        2 => second,
        3 => curve.clone(),
        4 => Curve {
            points: [start, control + offset, end],
            ..*curve
        },
        _ => {
            let (middle, along) = (second.points[0], (end - start) / 4.0 * reach);
            Curve {
                points: [
                    middle - along + offset,
                    middle - offset,
                    middle + along + offset,
                ],
                weight: 1.0,
            }
        }
    };
    let arc = match rng.bool() {
        true => arc,
        false => Curve {
            points: [arc.points[2], arc.points[1], arc.points[0]],
            ..arc
        },
    };
    let [start, _, end] = arc.points;
    let mut contour = vec![arc];
    let corners = match rng.usize(..3) {
        0 => [end, start, start],
        _ => [end, third, start],
    };
    for [from, to] in [[corners[0], corners[1]], [corners[1], corners[2]]] {
        if from != to {
            contour.push(Curve {
                points: [from, from, to],
                weight: 0.0,
            });
        }
    }
    contour
}

#[test]
fn pairs_of_outlines_are_as_whole_numbers_say() {
    let rng = &mut Rng::with_seed(48);
    let mut seen = [[0; 3]; 2];
    for round in 0..sat2d_test_support::cases(400) {
        let edges = [Edges::Conics, Edges::Parabolas][rng.usize(..2)];
        let (a, of_a) = outline(rng, 4.0, edges);
        let is_beside = round % 2 == 0;
        let (b, of_b) = if is_beside {
            let number = rng.usize(..of_a.len());
            let of_b = beside(rng, &of_a[number]);
            match Shape::outline(&path(&of_b), FillRule::EvenOdd) {
                Ok(shape) if of_b[0].points[0] != of_b[0].points[2] => (shape, of_b),
                _ => continue,
            }
        } else {
            outline(rng, 1.0, Edges::Conics)
        };
        let t = placement(rng, 30);
        let u = if is_beside {
            t
        } else {
            meeting(rng, &a, &t, &b)
        };
        let judged = curve_judge::relation(&placed(&of_a, &t), &placed(&of_b, &u));
        let found = relation(&a, &t, &b, &u).unwrap();
        assert_eq!(found, judged, "{of_a:?} {t:?} {of_b:?} {u:?}");
        assert_eq!(relation(&b, &u, &a, &t).unwrap(), judged);
        seen[usize::from(is_beside)][judged as usize] += 1;
    }
    let [apart, beside] = seen;
    let least = |counts: [i32; 3]| counts.into_iter().min();
    assert!(
        least(apart) > Some(5) && least(beside) > Some(1),
        "{seen:?}"
    );
}

/// The center of mass of three points, as fractions.
fn between(rng: &mut Rng, one: &[Q; 2], other: &[Q; 2]) -> [Q; 2] {
    let part = q(f64::from(rng.u8(..=16)) / 16.0);
    std::array::from_fn(|i| &one[i] + (&other[i] - &one[i]) * &part)
}

/// Sampled points of both outlines never contradict the relation.
#[test]
fn sampled_points_do_not_contradict_pairs_of_outlines() {
    let rng = &mut Rng::with_seed(45);
    let (mut seen, mut shown) = ([0; 3], 0);
    for _ in 0..sat2d_test_support::cases(300) {
        let (a, of_a) = outline(rng, 1.0, Edges::Conics);
        let (b, of_b) = outline(rng, 1.0, Edges::Conics);
        let mut number = || f64::from(rng.i32(-12..=12));
        let by = p(number(), number());
        let of_b = moved(&of_b, by);
        let found = relation(&a, &Transform::IDENTITY, &b, &at(by.x, by.y)).unwrap();
        let mut strongest = Relation::Disjoint;
        let mut samples = Vec::new();
        for (own, other) in [(&of_a, &of_b), (&of_b, &of_a)] {
            for curve in own {
                for k in 0..=12 {
                    let point = curve.at(&q(f64::from(k) / 12.0));
                    let of_point = point_relation(other, &point);
                    strongest = strongest.max(of_point);
                    if of_point.hits() {
                        samples.push(point);
                    }
                }
            }
        }
        assert!(strongest <= found, "{found:?} {of_a:?} {of_b:?}");
        seen[found as usize] += 1;
        // points of both interiors, between sampled ones
        let is_inside = |point: &[Q; 2]| {
            [&of_a, &of_b]
                .iter()
                .all(|curves| point_relation(curves, point).overlaps())
        };
        let witness = |rng: &mut Rng| {
            let [one, other] = [0; 2].map(|_| &samples[rng.usize(..samples.len())]);
            is_inside(&between(rng, one, other))
        };
        if found.overlaps() && strongest != Relation::Overlapping && !samples.is_empty() {
            shown += usize::from((0..60).any(|_| witness(rng)));
        } else {
            shown += usize::from(found.overlaps() && strongest.overlaps());
        }
        if !found.overlaps() && !samples.is_empty() {
            assert!(!(0..20).any(|_| witness(rng)), "{of_a:?} {of_b:?}");
        }
    }
    assert!(
        seen[0] > 20 && seen[2] > 50 && shown * 10 > seen[2] * 8,
        "{seen:?} {shown}"
    );
}

#[test]
fn faults_of_contours_name_their_edges() {
    let fault = |path: &Path| match Shape::outline(path, FillRule::EvenOdd) {
        Err(ShapeError::Outline(error)) => error,
        other => panic!("{other:?}"),
    };
    assert_eq!(fault(&Path::new()), OutlineError::NoEdges);
    let mut spike = Path::new();
    spike
        .move_to(p(0.0, 0.0))
        .quadratic_to(p(9.0, 0.0), p(4.0, 0.0))
        .line_to(p(0.0, 5.0));
    assert_eq!(fault(&spike), OutlineError::Folded { edge: 0 });
    let mut crossed = Path::new();
    crossed
        .move_to(p(0.0, 0.0))
        .quadratic_to(p(5.0, 8.0), p(10.0, 0.0));
    crossed.line_to(p(10.0, 2.0)).line_to(p(0.0, 2.0));
    match fault(&crossed) {
        OutlineError::EdgesMeet { first, second, at } => {
            assert_eq!((first, second), (0, 2));
            assert!((at.y - 2.0).abs() < 1e-12, "{at}");
        }
        other => panic!("{other}"),
    }
    // a line that touches a curve at its top
    let mut touched = Path::new();
    touched
        .move_to(p(0.0, 0.0))
        .quadratic_to(p(5.0, 8.0), p(10.0, 0.0));
    touched.line_to(p(10.0, 4.0)).line_to(p(0.0, 4.0));
    let expected = OutlineError::EdgesMeet {
        first: 0,
        second: 2,
        at: p(5.0, 4.0),
    };
    assert_eq!(fault(&touched), expected);
    // one that crosses a quarter of a circle
    let mut arc = Path::new();
    arc.move_to(p(5.0, 0.0))
        .arc_to(p(5.0, 5.0), 0.0, false, true, p(0.0, 5.0));
    arc.line_to(p(-2.0, 5.0)).line_to(p(-2.0, 3.0));
    arc.line_to(p(8.0, 3.0));
    match fault(&arc) {
        OutlineError::EdgesMeet { first, second, at } => {
            assert_eq!((first, second), (0, 3));
            assert!(at.distance(p(4.0, 3.0)) < 1e-14, "{at}");
        }
        other => panic!("{other}"),
    }
    let mut doubled = Path::new();
    doubled
        .move_to(p(0.0, 0.0))
        .quadratic_to(p(5.0, 8.0), p(10.0, 0.0));
    doubled.quadratic_to(p(5.0, 8.0), p(0.0, 0.0));
    let expected = (0, 1);
    match fault(&doubled) {
        OutlineError::EdgesOverlap { first, second, .. } => assert_eq!((first, second), expected),
        other => panic!("{other}"),
    }
    let mut bad = Path::new();
    bad.move_to(p(0.0, 0.0))
        .line_to(p(1.0, 0.0))
        .quadratic_to(p(f64::NAN, 1.0), p(1.0, 1.0));
    assert!(matches!(
        fault(&bad),
        OutlineError::BadPoint { edge: 1, .. }
    ));
    let mut heavy = Path::new();
    heavy
        .move_to(p(0.0, 0.0))
        .conic_to(p(1.0, 1.0), 1.5, p(2.0, 0.0));
    assert_eq!(
        fault(&heavy),
        OutlineError::BadWeight {
            edge: 0,
            weight: 1.5
        }
    );
}

#[test]
fn holes_islands_and_fill_rules() {
    let circle = |path: &mut Path, radius: f64, sweep: bool| {
        path.move_to(p(radius, 0.0));
        for to in [p(-radius, 0.0), p(radius, 0.0)] {
            path.arc_to(DVec2::splat(radius), 0.0, false, sweep, to);
        }
    };
    let mut rings = Path::new();
    circle(&mut rings, 10.0, true);
    circle(&mut rings, 6.0, true);
    circle(&mut rings, 3.0, false);
    let of = |rule| Shape::outline(&rings, rule).unwrap();
    let inside = |shape: &Shape, x: f64| {
        let here = Transform::IDENTITY;
        sat2d::query::point_relation(shape, &here, p(x, 0.0)).unwrap()
    };
    let even_odd = of(FillRule::EvenOdd);
    let relations = [0.0, 3.0, 5.0, 6.0, 8.0, 10.0, 11.0].map(|x| inside(&even_odd, x));
    use Relation::{Disjoint as D, Overlapping as O, Touching as T};
    assert_eq!(relations, [O, T, D, T, O, T, D]);
    // 1 + 1 - 1 turns in the middle, 2 between the inner circles
    let non_zero = of(FillRule::NonZero);
    let relations = [0.0, 3.0, 5.0, 6.0, 8.0, 10.0].map(|x| inside(&non_zero, x));
    assert_eq!(relations, [O, O, O, O, O, T]);
    let area = std::f64::consts::PI;
    assert!((even_odd.area() / (area * (100.0 - 36.0 + 9.0)) - 1.0).abs() < 1e-13);
    assert!((non_zero.area() / (area * 100.0) - 1.0).abs() < 1e-13);
    assert!(even_odd.centroid().length() < 1e-13);
    // a disc in the ring, and one in the gap
    let disc = Shape::circle(DVec2::ZERO, 1.0).unwrap();
    let here = Transform::IDENTITY;
    assert_eq!(relation(&even_odd, &here, &disc, &at(4.5, 0.0)).unwrap(), D);
    assert_eq!(relation(&even_odd, &here, &disc, &at(8.0, 0.0)).unwrap(), O);
    assert_eq!(relation(&even_odd, &here, &disc, &at(5.0, 0.0)).unwrap(), T);
}
