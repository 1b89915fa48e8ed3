//! Round shapes under transforms that are no similarities. The judge makes pairs that touch by
//! construction, from whole numbers alone, and moves them apart or together.
//!
//! Choose a normal n. An ellipse with the axes u = a n + β n⊥ and w = b n + γ n⊥, with a
//! Pythagorean triple a² + b² = c², has a rational support point (a u + b w) / c along n. So the
//! support points of two hulls along n and -n are rational. Where these are in one place, n
//! separates the hulls weakly and they share a point: they touch. From there, a step along the
//! difference of two inner points makes them overlap, and a step against it parts them.

use crate::support::concave_cases::subjects;
use crate::support::stages::Decided;
use fastrand::Rng;
use sat2d::batch::pairs;
use sat2d::internals::relation_stages;
use sat2d::query::point_relation;
use sat2d::{DVec2, PlaceError, Relation, Shape, Transform, hits, overlaps, relation};
use sat2d_test_support::seeds;

const TRIPLES: [[i64; 3]; 9] = [
    [3, 4, 5],
    [4, -3, 5],
    [5, 12, 13],
    [-12, 5, 13],
    [8, -15, 17],
    [1, 0, 1],
    [0, 1, 1],
    [0, -1, 1],
    [-20, -21, 29],
];

type Vector = [i64; 2];

fn dot(a: Vector, b: Vector) -> i64 {
    a[0] * b[0] + a[1] * b[1]
}

fn cross(a: Vector, b: Vector) -> i64 {
    a[0] * b[1] - a[1] * b[0]
}

fn sum(a: Vector, b: Vector) -> Vector {
    [a[0] + b[0], a[1] + b[1]]
}

fn times(a: Vector, factor: i64) -> Vector {
    a.map(|x| x * factor)
}

fn vector(rng: &mut Rng, most: i64) -> Vector {
    [rng.i64(-most..=most), rng.i64(-most..=most)]
}

/// A hull with a support point of whole numbers.
struct Side {
    /// The points in the coordinates of the shape.
    points: Vec<Vector>,
    radius: i64,
    u: Vector,
    w: Vector,
    /// The place that is farthest along the normal.
    support: Vector,
    /// A point of the hull, an inner one if there is one.
    inner: Vector,
    has_inside: bool,
    /// Whether the ellipse is a segment, or a point.
    is_flat: bool,
}

/// The smallest double. No map is singular, but its product with so small a radius may be: a
/// coefficient loses its fraction there.
const LEAST: f64 = f64::from_bits(1);

/// A fraction of a coefficient that is lost in a product with any of the radii.
const LOST: f64 = 1.0 / 128.0;

impl Side {
    /// A hull of some points, with or without a radius, under a map that is flat or not.
    fn random(rng: &mut Rng, n: Vector) -> Option<Side> {
        let [a, b, c] = TRIPLES[rng.usize(0..TRIPLES.len())];
        let is_flat = rng.u8(0..5) == 0;
        let count = if is_flat { 1 } else { rng.usize(1..=3) };
        let radius = c * rng.i64(i64::from(is_flat)..=2);
        // threes, so that the center of a triangle is whole
        let most = if is_flat { 0 } else { 3 };
        let points: Vec<Vector> = (0..count).map(|_| times(vector(rng, most), 3)).collect();
        let turn = match *points {
            [p, q, r] => cross(sum(q, times(p, -1)), sum(r, times(p, -1))),
            [p, q] => i64::from(p != q),
            _ => 1,
        };
        if turn == 0 || radius == 0 && count == 1 {
            return None;
        }
        let along = [-n[1], n[0]];
        let (u, w) = if is_flat {
            let axis = vector(rng, 2);
            (times(axis, a), times(axis, b))
        } else {
            let [beta, gamma, size] = [-3..=3, -3..=3, 1..=2].map(|range| rng.i64(range));
            (
                sum(times(n, a * size), times(along, beta)),
                sum(times(n, b * size), times(along, gamma)),
            )
        };
        let placed = |p: &Vector| sum(times(u, p[0]), times(w, p[1]));
        let corner = points.iter().map(placed).max_by_key(|p| dot(*p, n))?;
        let ellipse = times(sum(times(u, a), times(w, b)), radius / c);
        // the ends of a flat ellipse are these, whichever is farther
        let ellipse = if dot(ellipse, n) < 0 {
            times(ellipse, -1)
        } else {
            ellipse
        };
        let all = points.iter().fold([0, 0], |all, p| sum(all, *p));
        let is_map = cross(u, w) != 0;
        Some(Side {
            inner: if count == 3 {
                placed(&all.map(|x| x / 3))
            } else {
                placed(&points[0])
            },
            has_inside: is_map && (count == 3 || radius > 0),
            support: sum(corner, ellipse),
            is_flat,
            points,
            radius,
            u,
            w,
        })
    }

    fn shape(&self) -> Shape {
        let points: Vec<DVec2> = self.points.iter().copied().map(point).collect();
        let radius = self.radius as f64 * if self.is_flat { LEAST } else { 1.0 };
        match *points {
            [p] => Shape::circle(p, radius),
            [p, q] if radius == 0.0 => Shape::segment(p, q),
            [p, q] => Shape::capsule(p, q, radius),
            _ if radius == 0.0 => Shape::convex_polygon(&points),
            _ => Shape::rounded_polygon(&points, radius),
        }
        .expect("a shape")
    }

    /// The map, enlarged by two factors, to a place that is enlarged by the second one only.
    fn transform(&self, factor: i64, place: Vector, power: f64) -> Option<Transform> {
        let [u, w, place] = [times(self.u, factor), times(self.w, factor), place].map(point);
        assert!(
            place.abs().max_element() < 9e15,
            "whole numbers are doubles"
        );
        let place = place * power;
        let [u, w] = if self.is_flat {
            [u + DVec2::new(LOST, 0.0), w + DVec2::new(0.0, LOST)]
        } else {
            [u, w].map(|axis| axis * power)
        };
        let transform = Transform::new(u.x, u.y, w.x, w.y, place.x, place.y).ok()?;
        // a similarity has a rounded radius
        let is_exact = self.radius == 0 || !transform.is_similarity();
        is_exact.then_some(transform)
    }
}

fn point(v: Vector) -> DVec2 {
    DVec2::new(v[0] as f64, v[1] as f64)
}

#[test]
fn hulls_that_touch_by_construction_touch_and_meet_or_part_with_any_step() {
    let mut seen = [0; 3];
    for seed in seeds(20_000) {
        let mut rng = Rng::with_seed(seed);
        let n = vector(&mut rng, 3);
        let sides = (
            Side::random(&mut rng, n),
            Side::random(&mut rng, times(n, -1)),
        );
        let (Some(a), Some(b)) = sides else {
            continue;
        };
        if n == [0, 0] || a.radius + b.radius == 0 {
            continue;
        }
        let factor = 1 << [1, 4, 20][rng.usize(0..3)];
        let power = if a.is_flat || b.is_flat {
            LEAST
        } else {
            [1.0, 2f64.powi(-60), 2f64.powi(-1030), 2f64.powi(300)][rng.usize(0..4)]
        };
        let origin = vector(&mut rng, 1000);
        let meeting = sum(a.support, times(b.support, -1));
        let between = sum(meeting, sum(b.inner, times(a.inner, -1)));
        let (shape_a, shape_b) = (a.shape(), b.shape());
        for step in [-1, 0, 1] {
            let place = sum(times(meeting, factor), times(between, step));
            let transforms = (
                a.transform(factor, origin, power),
                b.transform(factor, sum(origin, place), power),
            );
            let (Some(ta), Some(tb)) = transforms else {
                continue;
            };
            let expected = match step {
                0 => Relation::Touching,
                _ if !a.has_inside && !b.has_inside => continue,
                1 => Relation::Disjoint,
                _ => Relation::Overlapping,
            };
            let found = relation(&shape_a, &ta, &shape_b, &tb);
            assert_eq!(found, Ok(expected), "seed {seed}, step {step}");
            let found = relation(&shape_b, &tb, &shape_a, &ta);
            assert_eq!(found, Ok(expected), "seed {seed}, step {step}, exchanged");
            seen[expected as usize] += 1;
        }
    }
    assert!(seen.iter().all(|&count| count > 1000), "{seen:?}");
}

/// A circle under a map is an ellipse, so points of its boundary with Pythagorean parameters touch
/// it, and those nearer to its center are inside.
#[test]
fn points_lie_in_ellipses_as_they_lie_in_the_disc_before_the_map() {
    let circle = Shape::circle(DVec2::ZERO, 1.0).expect("a circle");
    let mut seen = 0;
    for seed in seeds(5000) {
        let mut rng = Rng::with_seed(seed);
        let [a, b, c] = TRIPLES[rng.usize(0..TRIPLES.len())];
        let [u, w, place] = [9, 9, 100].map(|most| vector(&mut rng, most));
        let size = c << rng.u8(1..20);
        let [x, y, center] = [times(u, size), times(w, size), place].map(point);
        if cross(u, w) == 0 {
            continue;
        }
        let map = Transform::new(x.x, x.y, y.x, y.y, center.x, center.y).expect("a map");
        if map.is_similarity() {
            continue;
        }
        let direction = sum(times(u, a), times(w, b));
        for (step, expected) in [
            (-1, Relation::Overlapping),
            (0, Relation::Touching),
            (1, Relation::Disjoint),
        ] {
            let at = sum(place, times(direction, size / c + step));
            let found = point_relation(&circle, &map, point(at));
            assert_eq!(found, Ok(expected), "seed {seed}, step {step}");
            seen += 1;
        }
    }
    assert!(seen > 3000, "{seen}");
}

/// A shape of several pieces meets an ellipse as the strongest of the pieces does.
#[test]
fn ellipses_meet_a_polygon_where_they_meet_one_of_its_pieces() {
    let mut seen = [0; 3];
    for (number, subject) in subjects().iter().enumerate() {
        let shape = &subject.shape;
        let bounds = shape.bounds();
        let size = (bounds.max - bounds.min).max_element();
        for seed in seeds(20) {
            let mut rng = Rng::with_seed(seed + 1000 * number as u64);
            let mut number = |most: f64| (rng.f64() - 0.5) * most;
            let t = Transform::new(1.0 + number(1.0), number(1.0), number(1.0), 1.0, 0.0, 0.0);
            let t = t.expect("a map");
            let round =
                Shape::capsule(DVec2::ZERO, DVec2::new(number(0.2) * size, 0.0), 0.1 * size)
                    .expect("a capsule");
            let place = (bounds.min + bounds.max) / 2.0;
            let place = place + DVec2::new(number(1.3), number(1.3)) * size;
            let at = Transform::new(number(2.0), number(2.0), 0.5, 1.0, place.x, place.y);
            let at = at.expect("a map");
            let found = relation(shape, &t, &round, &at).expect("a verdict");
            let pieces = subject.pieces.iter().map(|piece| {
                let piece = Shape::convex_polygon(piece).expect("a piece");
                relation(&piece, &t, &round, &at).expect("a verdict")
            });
            assert_eq!(Some(found), pieces.max(), "seed {seed}");
            seen[found as usize] += 1;
        }
    }
    assert!(seen[0] > 100 && seen[2] > 100, "{seen:?}");
}

/// A circle that is flattened to a segment or a point, by a map that is nearly singular, overlaps a
/// polygon if it enters its inside, also along a cut between two pieces.
#[test]
fn flat_circles_overlap_a_polygon_that_they_are_inside_of() {
    let corners = [[0, 0], [4, 0], [4, 2], [2, 2], [2, 4], [0, 4]].map(point);
    let shape = Shape::polygon(&[&corners]).expect("a polygon");
    let circle = Shape::circle(DVec2::ZERO, 5.0 * LEAST).expect("a circle");
    let here = Transform::new(16.0 * LEAST, 0.0, 0.0, 16.0 * LEAST, 0.0, 0.0).expect("a map");
    let mut seen = [0; 3];
    for (x, y) in (1..64).flat_map(|x| (1..64).map(move |y| (x, y))) {
        for axis in [[0, 0], [1, 0], [0, 1], [1, 1], [1, -1], [-1, 2]] {
            let [u, w] = [3, 4].map(|part| point(times(axis, part)) / 5.0);
            let center = point([x, y]) * LEAST;
            let [u, w] = [u + DVec2::new(LOST, 0.0), w + DVec2::new(0.0, LOST)];
            let flat = Transform::new(u.x, u.y, w.x, w.y, center.x, center.y).expect("a map");
            // five times the axis to either side
            let ends = [-5, 5].map(|part| sum([x, y], times(axis, part)));
            if ends
                .as_flattened()
                .iter()
                .any(|place| !(1..64).contains(place))
            {
                continue;
            }
            // the notch is where both coordinates are above 32; the smaller one is least at an end
            let expected = match ends.map(|[x, y]| x.min(y)).into_iter().min() {
                Some(..32) => Relation::Overlapping,
                Some(32) => Relation::Touching,
                _ => Relation::Disjoint,
            };
            let found = relation(&shape, &here, &circle, &flat);
            assert_eq!(found, Ok(expected), "{x} {y} {axis:?}");
            seen[expected as usize] += 1;
        }
    }
    assert!(seen.iter().all(|&count| count > 50), "{seen:?}");
}

/// A circle whose axis vanishes lies along an edge and beyond its ends, or passes a corner.
#[test]
fn flat_circles_at_a_corner_overlap_a_polygon_only_if_they_enter_it() {
    let unit = 2f64.powi(-600);
    let corners = [[0, 0], [8, 0], [0, 8]].map(|corner| point(corner) * unit);
    let triangle = Shape::convex_polygon(&corners).expect("a triangle");
    let circle = Shape::circle(DVec2::ZERO, unit).expect("a circle");
    let here = Transform::IDENTITY;
    for (axis, center, expected) in [
        ([0, 9], [0, -5], Relation::Touching),
        ([0, 9], [0, 4], Relation::Touching),
        ([9, 0], [0, 0], Relation::Touching),
        ([6, -6], [9, -1], Relation::Touching),
        ([4, -4], [0, 0], Relation::Touching),
        ([2, -3], [0, 0], Relation::Touching),
        ([4, 4], [-1, -1], Relation::Overlapping),
        ([4, 4], [-4, -4], Relation::Touching),
        ([9, 1], [-1, 0], Relation::Overlapping),
        ([9, -1], [-1, 0], Relation::Disjoint),
        ([9, 9], [4, 4], Relation::Overlapping),
    ] {
        let lost = DVec2::new(2f64.powi(-520), 2f64.powi(-519));
        let [u, at] = [point(axis), point(center) * unit];
        for [u, w] in [[u, lost], [lost, u]] {
            let map = Transform::new(u.x, u.y, w.x, w.y, at.x, at.y).expect("a map");
            let found = relation(&triangle, &here, &circle, &map);
            assert_eq!(found, Ok(expected), "{axis:?} {center:?}");
            let found = relation(&circle, &map, &triangle, &here);
            assert_eq!(found, Ok(expected), "{axis:?} {center:?}, exchanged");
        }
    }
}

/// Half the length of this capsule is no double.
#[test]
fn a_capsule_as_long_as_the_least_double_reaches_to_its_end() {
    let capsule = Shape::capsule(DVec2::ZERO, DVec2::new(LEAST, 0.0), LEAST).expect("a capsule");
    let power = 2f64.powi(1000);
    let map = Transform::new(power, 0.0, 0.0, 2.0 * power, 0.0, 0.0).expect("a map");
    let unit = LEAST * power;
    for (x, expected) in [
        (1.5, Relation::Overlapping),
        (2.0, Relation::Touching),
        (2.5, Relation::Disjoint),
    ] {
        let corners = [[x, -1.0], [x + 1.0, -1.0], [x + 1.0, 1.0], [x, 1.0]];
        let corners = corners.map(|corner| DVec2::from(corner) * unit);
        let square = Shape::convex_polygon(&corners).expect("a square");
        let found = relation(&capsule, &map, &square, &Transform::IDENTITY);
        assert_eq!(found, Ok(expected), "{x}");
    }
}

#[test]
fn all_forms_of_the_verdict_take_ellipses_and_report_what_is_out_of_range() {
    let circle = Shape::circle(DVec2::ZERO, 1.0).expect("a circle");
    let square = Shape::rectangle(2.0, 2.0).expect("a square");
    let squeezed = |x: f64| Transform::new(3.0, 0.0, 0.0, 0.5, x, 0.0).expect("a map");
    let here = Transform::IDENTITY;
    assert_eq!(hits(&circle, &squeezed(4.0), &square, &here), Ok(true));
    assert_eq!(overlaps(&circle, &squeezed(4.0), &square, &here), Ok(false));
    assert_eq!(hits(&circle, &squeezed(4.5), &square, &here), Ok(false));
    let (shapes, places) = ([&circle, &square], [squeezed(4.0), here]);
    let mut out = [Relation::Disjoint];
    pairs(&shapes, &places, &[[0, 1]], &mut out).expect("a verdict");
    assert_eq!(out, [Relation::Touching]);
    let vast = Transform::new(1e150, 0.0, 0.0, 4e150, 0.0, 0.0).expect("a map");
    for (a, ta, b, tb) in [
        (&circle, &vast, &square, &here),
        (&square, &here, &circle, &vast),
    ] {
        let found = relation(a, ta, b, tb);
        assert!(
            matches!(found, Err(PlaceError::OutOfRange { .. })),
            "{found:?}"
        );
    }
}

/// Every stage that decides answers as the exact one, also for pairs that nearly touch: the place
/// is found by halving.
#[test]
fn every_stage_for_ellipses_that_decides_agrees_with_the_last_one() {
    let mut decided = Decided::default();
    for seed in seeds(500) {
        let mut rng = Rng::with_seed(seed);
        let mut axis = |size: f64| DVec2::new(rng.f64() - 0.5, rng.f64() - 0.5) * size;
        let [u, w, p, q, r, way] = [4.0, 3.0, 4.0, 4.0, 4.0, 1.0].map(&mut axis);
        let (other_u, other_w) = (axis(2.0), axis(0.01));
        let circle = Shape::circle(axis(1.0), 1.0).expect("a circle");
        let capsule = Shape::capsule(axis(1.0), axis(1.0), 0.5).expect("a capsule");
        let Ok(triangle) = Shape::convex_polygon(&[p, q, r]) else {
            continue;
        };
        let place = |u: DVec2, w: DVec2, at: DVec2| Transform::new(u.x, u.y, w.x, w.y, at.x, at.y);
        let here = place(other_u, other_w, DVec2::ZERO).expect("a map");
        for other in [&circle, &triangle, &capsule] {
            let (mut near, mut far) = (0.0, 100.0);
            for halving in 0..60 {
                let middle = (near + far) / 2.0;
                let there = place(u, w, way * middle).expect("a map");
                let stages = relation_stages(&circle, &there, other, &here);
                let relation = decided.compare(stages, |one, other| one == other, &(seed, halving));
                if relation == Ok(Relation::Disjoint) {
                    far = middle;
                } else {
                    near = middle;
                }
            }
        }
    }
    decided.assert_by(&["boxes", "ellipse_pair", "ellipse_polygon"]);
}

/// Products of up to eight coordinates overflow or underflow where the coordinates are far from
/// doing so.
#[test]
fn ellipses_beside_a_polygon_and_another_ellipse_have_one_verdict_at_every_scale() {
    let circle = Shape::circle(DVec2::ZERO, 1.0).expect("a circle");
    let triangle = [[0, 0], [8, 0], [0, 8]].map(point);
    let triangle = Shape::convex_polygon(&triangle).expect("a triangle");
    for exponent in -490..=490 {
        let power = 2f64.powi(exponent);
        let map = |[a, b, c, d, x, y]: [f64; 6]| {
            let [a, b, c, d, x, y] = [a, b, c, d, x, y].map(|number| number * power);
            Transform::new(a, b, c, d, x, y).expect("a map")
        };
        let here = map([1.0, 0.0, 0.0, 1.0, 0.0, 0.0]);
        for (at, expected) in [
            // outside of the slanted edge, x + y = 8, toward which it reaches by √2
            (4.5, Relation::Overlapping),
            (4.75, Relation::Disjoint),
        ] {
            let there = map([2.0, -1.0, 1.0, -2.0, at, at]);
            let found = relation(&circle, &there, &triangle, &here);
            assert_eq!(found, Ok(expected), "2^{exponent}, {at}");
        }
        let squeezed = map([3.0, 0.0, 0.0, 1.0, 0.0, 0.0]);
        for (x, y, expected) in [
            (2.5, 2.5, Relation::Overlapping),
            (3.5, 3.5, Relation::Disjoint),
            (4.0, 0.0, Relation::Touching),
        ] {
            let there = map([1.0, 0.0, 0.0, 3.0, x, y]);
            let found = relation(&circle, &squeezed, &circle, &there);
            assert_eq!(found, Ok(expected), "2^{exponent}, {x} {y}");
        }
    }
}
