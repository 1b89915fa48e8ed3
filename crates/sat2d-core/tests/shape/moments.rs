//! Area, centroid and kind of shapes, against rational arithmetic and against fine polygons.

use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{Signed, ToPrimitive, Zero};
use sat2d::decompose::{Options, decompose};
use sat2d::{DVec2, Shape, ShapeKind};
use std::f64::consts::{PI, TAU};

fn points(numbers: &[f64]) -> Vec<DVec2> {
    numbers.chunks(2).map(DVec2::from_slice).collect()
}

fn rational(x: f64) -> BigRational {
    BigRational::from_float(x).expect("finite")
}

/// Area and centroid of the pieces of a decomposition, each cut into triangles.
fn exact_moments(rings: &[&[DVec2]]) -> (BigRational, [BigRational; 2]) {
    let all = rings.concat();
    let mut doubled = BigRational::zero();
    let mut moments = [BigRational::zero(), BigRational::zero()];
    for piece in decompose(rings, &Options::default()).unwrap().pieces() {
        let corner = |i: usize| {
            let p = all[piece.vertices[i] as usize];
            [rational(p.x), rational(p.y)]
        };
        let a = corner(0);
        for i in 1..piece.vertices.len() - 1 {
            let (b, c) = (corner(i), corner(i + 1));
            let along = |p: &[BigRational; 2], axis: usize| &p[axis] - &a[axis];
            let area = along(&b, 0) * along(&c, 1) - along(&b, 1) * along(&c, 0);
            assert!(!area.is_negative(), "triangles are counter-clockwise");
            for axis in 0..2 {
                moments[axis] += &area * (&a[axis] + &b[axis] + &c[axis]);
            }
            doubled += area;
        }
    }
    let threefold = &doubled * BigRational::from(BigInt::from(3));
    let centroid = moments.map(|moment| moment / &threefold);
    (doubled / BigRational::from(BigInt::from(2)), centroid)
}

/// The error is at most one unit in the last place, and zero where the exact value is a double.
fn assert_rounded(got: f64, exact: &BigRational) {
    let nearest = exact.to_f64().unwrap();
    if rational(nearest) == *exact {
        assert_eq!(got, nearest);
    }
    let unit = rational(got.abs().next_up()) - rational(got.abs());
    assert!(
        (rational(got) - exact).abs() <= unit,
        "{got} for about {nearest}"
    );
}

fn assert_exact(rings: &[&[DVec2]]) {
    let shape = Shape::polygon(rings).unwrap();
    let (area, [x, y]) = exact_moments(rings);
    assert_rounded(shape.area(), &area);
    assert_rounded(shape.centroid().x, &x);
    assert_rounded(shape.centroid().y, &y);
}

/// A star-shaped ring about `center`, its vertices at random distances.
fn star(rng: &mut fastrand::Rng, n: usize, center: DVec2, least: f64, most: f64) -> Vec<DVec2> {
    let vertex = |i: usize| {
        let angle = i as f64 / n as f64 * TAU;
        let distance = least + rng.f64() * (most - least);
        center + DVec2::new(angle.cos(), angle.sin()) * distance
    };
    (0..n).map(vertex).collect()
}

#[test]
fn moments_of_polygons_are_those_of_rational_arithmetic() {
    let mut rng = fastrand::Rng::with_seed(15);
    for round in 0..60 {
        let center = DVec2::new(rng.f64(), rng.f64()) * [0.0, 1.0, 1e6, 1e12][round % 4];
        let outer = star(&mut rng, 3 + round % 11, center, 2.0, 9.0);
        assert_exact(&[&outer]);
        let mut hole = star(&mut rng, 3 + round % 7, center, 0.1, 0.9);
        if Shape::polygon(&[&outer, &hole]).is_ok() {
            assert_exact(&[&outer, &hole]);
            hole.reverse();
            assert_exact(&[&outer, &hole]);
        }
    }
}

#[test]
fn moments_of_slivers_and_of_extreme_coordinates_are_exact() {
    let sliver = points(&[0.1, 0.1, 1e9, 1e9, 1e9 + 1.0, 1e9 + 1.0 + 1e-6]);
    assert_exact(&[&sliver]);
    for scale in [2.0f64.powi(490), 2.0f64.powi(-530)] {
        let base = points(&[0.5, -0.25, 3.0, 0.125, 1.0, 0.5, 0.75, 2.0]);
        let scaled: Vec<DVec2> = base.iter().map(|&p| p * scale).collect();
        let (small, large) = (
            Shape::polygon(&[&base]).unwrap(),
            Shape::polygon(&[&scaled]).unwrap(),
        );
        assert_eq!(large.area(), small.area() * scale * scale);
        assert_eq!(large.centroid(), small.centroid() * scale);
        let small = Shape::rounded_polygon(&base[..3], 0.375).unwrap();
        let large = Shape::rounded_polygon(&scaled[..3], 0.375 * scale).unwrap();
        assert_eq!(large.centroid(), small.centroid() * scale);
    }
}

#[test]
fn repeated_points_and_either_winding_do_not_matter() {
    let l = points(&[0.0, 0.0, 4.0, 0.0, 4.0, 1.0, 1.0, 1.0, 1.0, 4.0, 0.0, 4.0]);
    let mut closed = l.clone();
    closed.extend([l[0], l[0]]);
    let reversed: Vec<DVec2> = l.iter().rev().copied().collect();
    for ring in [&l, &closed, &reversed] {
        let shape = Shape::polygon(&[ring]).unwrap();
        assert_eq!(shape.area(), 7.0);
        assert_eq!(shape.centroid(), DVec2::splat(19.0 / 14.0));
    }
}

#[test]
fn circles_segments_and_capsules_have_their_closed_forms() {
    let (p, q) = (DVec2::new(-3.0, 5.0), DVec2::new(0.0, 9.0));
    let circle = Shape::circle(p, 2.0).unwrap();
    assert_eq!((circle.area(), circle.centroid()), (4.0 * PI, p));
    let point = Shape::circle(p, 0.0).unwrap();
    assert_eq!((point.area(), point.centroid()), (0.0, p));
    let middle = DVec2::new(-1.5, 7.0);
    let segment = Shape::segment(p, q).unwrap();
    assert_eq!((segment.area(), segment.centroid()), (0.0, middle));
    let capsule = Shape::capsule(p, q, 0.5).unwrap();
    assert_eq!(capsule.centroid(), middle);
    assert!((capsule.area() - (5.0 + PI / 4.0)).abs() <= 1e-15 * capsule.area());
    let square = Shape::rectangle(2.0, 2.0).unwrap();
    let rounded = Shape::rounded_polygon(square.vertices(), 1.0).unwrap();
    assert_eq!(rounded.centroid(), DVec2::ZERO);
    assert!((rounded.area() - (4.0 + 8.0 + PI)).abs() <= 1e-15 * rounded.area());
}

/// The rounded polygon with each arc replaced by chords of `step` radians at most.
fn with_chords(corners: &[DVec2], radius: f64, step: f64) -> Vec<DVec2> {
    let n = corners.len();
    let mut ring = Vec::new();
    for i in 0..n {
        let [before, at, after] = [i + n - 1, i, i + 1].map(|k| corners[k % n]);
        let normal = |from: DVec2, to: DVec2| (to - from).normalize().perp() * -1.0;
        let (start, end) = (normal(before, at), normal(at, after));
        let angle = start.angle_to(end);
        let chords = (angle / step).ceil().max(1.0) as usize;
        for k in 0..=chords {
            let turn = DVec2::from_angle(angle * k as f64 / chords as f64);
            ring.push(at + turn.rotate(start) * radius);
        }
    }
    ring
}

#[test]
fn rounded_polygons_are_the_limit_of_polygons_with_ever_more_chords() {
    let shapes: [(&[f64], f64); 3] = [
        (&[0.0, 0.0, 7.0, 1.0, 2.0, 4.0], 1.5),
        (&[10.0, 10.0, 10.5, 10.0, 10.0, 19.0], 0.125),
        (&[-4.0, 0.0, 0.0, -1.0, 3.0, 0.0, 3.0, 2.0, 0.0, 3.0], 20.0),
    ];
    for (numbers, radius) in shapes {
        let corners = points(numbers);
        let rounded = Shape::rounded_polygon(&corners, radius).unwrap();
        let chords = with_chords(&corners, radius, 1e-3);
        let fine = Shape::polygon(&[&chords]).unwrap();
        // The area between an arc and its chords is a 6,000,000th of the sector's.
        let area = rounded.area();
        assert!(
            (area - fine.area()).abs() <= 2e-7 * area,
            "{area} {}",
            fine.area()
        );
        assert!(area > fine.area());
        let apart = rounded.centroid().distance(fine.centroid());
        assert!(
            apart <= 2e-7 * rounded.bounds().max.distance(rounded.bounds().min),
            "{apart}"
        );
    }
}

#[test]
fn a_rounded_polygon_far_away_has_the_same_form() {
    let corners = points(&[0.0, 0.0, 7.0, 1.0, 2.0, 4.0]);
    let near = Shape::rounded_polygon(&corners, 1.5).unwrap();
    let offset = DVec2::new(2f64.powi(40), -2f64.powi(41));
    let moved: Vec<DVec2> = corners.iter().map(|&p| p + offset).collect();
    let far = Shape::rounded_polygon(&moved, 1.5).unwrap();
    assert!((far.area() - near.area()).abs() <= 1e-14 * near.area());
    let error = (far.centroid() - offset).distance(near.centroid());
    assert!(error <= 2f64.powi(41) * f64::EPSILON, "{error}");
}

#[test]
fn the_kind_is_that_of_the_vertices_and_the_radius() {
    let p = DVec2::new;
    let square = [p(0.0, 0.0), p(1.0, 0.0), p(1.0, 1.0), p(0.0, 1.0)];
    let hole = square.map(|v| v / 4.0 + 0.25);
    let arrow = [p(0.0, 0.0), p(4.0, 0.0), p(1.0, 1.0), p(0.0, 4.0)];
    let rotated = [square[2], square[1], square[0], square[3]];
    let tilted = [p(0.0, 0.0), p(2.0, 1.0), p(1.0, 3.0), p(-1.0, 2.0)];
    use ShapeKind::*;
    for (shape, kind) in [
        (Shape::circle(p(1.0, 2.0), 0.0), Point),
        (Shape::circle(p(1.0, 2.0), 3.0), Circle),
        (Shape::ellipse(2.0, 3.0), Ellipse),
        (Shape::ellipse(3.0, 3.0), Circle),
        (Shape::hull(&[p(1.0, 2.0); 3]), Point),
        (Shape::segment(p(0.0, 0.0), p(1.0, 1.0)), Segment),
        (Shape::capsule(p(0.0, 0.0), p(1.0, 1.0), 1.0), Capsule),
        (Shape::rectangle(2.0, 1.0), Rectangle),
        (Shape::rectangle(1e-300, 1e-310), Rectangle),
        (Shape::rectangle(0.0, 1.0), Segment),
        (Shape::rectangle(0.0, 0.0), Point),
        (Shape::convex_polygon(&rotated), Rectangle),
        (Shape::convex_polygon(&tilted), ConvexPolygon),
        (Shape::polygon(&[&square]), Rectangle),
        (Shape::polygon(&[&arrow[..3]]), ConvexPolygon),
        (Shape::rounded_polygon(&square, 1.0), RoundedPolygon),
        (Shape::rounded_polygon(&square, 0.0), Rectangle),
        (Shape::polygon(&[&arrow]), ConcavePolygon),
        (Shape::polygon(&[&square, &hole]), ConcavePolygon),
    ] {
        assert_eq!(shape.unwrap().kind(), kind);
    }
}

#[test]
fn equal_shapes_have_equal_rings_and_radius() {
    let corners = points(&[0.0, 0.0, 4.0, 0.0, 1.0, 1.0, 0.0, 4.0]);
    let fast = Options {
        max_corners: Some(3),
        ..Options::default()
    };
    let shape = Shape::polygon(&[&corners]).unwrap();
    assert_eq!(shape, Shape::polygon_with(&[&corners], &fast).unwrap());
    assert_ne!(shape, Shape::hull(&corners).unwrap());
    let circle = |radius| Shape::circle(DVec2::ONE, radius).unwrap();
    assert_eq!(circle(1.0), circle(1.0));
    assert_ne!(circle(1.0), circle(2.0));
}
