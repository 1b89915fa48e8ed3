//! Contacts of polygons with vertices that are straight. The judge takes the sides that meet from
//! all vertices, in integers or within a bound far above rounding, and intersects them.

use crate::support::pairs::Rng;
use sat2d::query::{Manifold, contact, contacts};
use sat2d::{DVec2, Shape, Transform};

fn cross(p: DVec2, q: DVec2) -> f64 {
    p.x * q.y - p.y * q.x
}

/// The hull of some points of a small grid, counter-clockwise, with all grid points on its sides
/// that a draw keeps.
fn with_straight_vertices(rng: &mut Rng) -> Vec<DVec2> {
    loop {
        let grid = |rng: &mut Rng| DVec2::new(rng.below(7) as f64, rng.below(7) as f64) - 3.0;
        let points: Vec<DVec2> = (0..3 + rng.below(4)).map(|_| grid(rng)).collect();
        let corners = corners_of(points);
        if corners.len() < 3 {
            continue;
        }
        let n = corners.len();
        let mut ring = Vec::new();
        for (i, &corner) in corners.iter().enumerate() {
            let side = corners[(i + 1) % n] - corner;
            let steps = (1..=7)
                .rev()
                .map(f64::from)
                .find(|&k| (side / k).fract() == DVec2::ZERO);
            let steps = steps.expect("at least one step") as u32;
            ring.push(corner * 2.0);
            let inner = (1..steps).filter(|_| rng.below(3) > 0);
            ring.extend(inner.map(|k| (corner + side / f64::from(steps) * f64::from(k)) * 2.0));
        }
        let start = rng.below(ring.len() as u64) as usize;
        ring.rotate_left(start);
        if rng.below(2) == 0 {
            ring.reverse();
        }
        return ring;
    }
}

/// The corners of the convex hull of points of a grid, counter-clockwise, by gift wrapping.
fn corners_of(points: Vec<DVec2>) -> Vec<DVec2> {
    let lowest = |p: &&DVec2, q: &&DVec2| (p.y, p.x).partial_cmp(&(q.y, q.x)).expect("finite");
    let first = *points.iter().min_by(lowest).expect("points");
    let mut corners = vec![first];
    loop {
        let from = corners[corners.len() - 1];
        let mut next = from;
        for &p in &points {
            let turn = cross(next - from, p - from);
            let farther = (p - from).length_squared() > (next - from).length_squared();
            if next == from || turn < 0.0 || turn == 0.0 && farther {
                next = p;
            }
        }
        if next == first || next == from {
            return corners;
        }
        corners.push(next);
    }
}

/// The interval along `tangent` of the vertices that are farthest in a direction, within `slack`.
fn face(points: &[DVec2], toward: DVec2, tangent: DVec2, slack: f64) -> (f64, f64) {
    let most = points
        .iter()
        .map(|p| p.dot(toward))
        .fold(f64::MIN, f64::max);
    let far = points.iter().filter(|p| p.dot(toward) >= most - slack);
    far.map(|p| p.dot(tangent))
        .fold((f64::MAX, f64::MIN), |(low, high), x| {
            (low.min(x), high.max(x))
        })
}

fn placed(points: &[DVec2], t: &Transform) -> Vec<DVec2> {
    points.iter().map(|&p| t.apply(p)).collect()
}

fn assert_law(hit: &Manifold, size: f64, context: &dyn std::fmt::Debug) {
    for point in hit.points() {
        let off = point.on_a - point.on_b - hit.normal * point.depth;
        assert!(off.length() <= 1e-14 * size, "{off} {hit:?} {context:?}");
    }
}

/// Checks a contact of two convex polygons without radii against the sides that meet. Returns
/// whether these share more than a point.
fn check(a: &[DVec2], b: &[DVec2], hit: &Manifold, size: f64) -> bool {
    let context = (a, b);
    assert_law(hit, size, &context);
    let slack = 1e-11 * size;
    let tangent = hit.normal.perp();
    let (of_a, of_b) = (
        face(a, hit.normal, tangent, slack),
        face(b, -hit.normal, tangent, slack),
    );
    let (low, high) = (of_a.0.max(of_b.0), of_a.1.min(of_b.1));
    assert!(
        low <= high + slack,
        "the sides face each other: {hit:?} {context:?}"
    );
    let is_side = |(low, high): (f64, f64)| high > low + slack;
    if !is_side(of_a) || !is_side(of_b) || high <= low + slack {
        return false;
    }
    assert_eq!(hit.points().len(), 2, "{hit:?} {context:?}");
    let mut found = [0, 1].map(|i| hit.points()[i]);
    found.sort_by(|p, q| p.on_a.dot(tangent).total_cmp(&q.on_a.dot(tangent)));
    for (point, at) in found.iter().zip([low, high]) {
        for on in [point.on_a, point.on_b] {
            assert!(
                (on.dot(tangent) - at).abs() <= slack,
                "{at} {hit:?} {context:?}"
            );
        }
        assert!(
            (point.depth - hit.depth).abs() <= slack,
            "{hit:?} {context:?}"
        );
    }
    true
}

/// A side of three vertices, and one that begins beside it.
#[test]
fn sides_that_meet_beside_a_straight_vertex_have_two_points() {
    let p = DVec2::new;
    let a = [
        p(-4.0, -2.0),
        p(6.0, -6.0),
        p(2.0, 2.0),
        p(0.0, 2.0),
        p(-2.0, 2.0),
    ];
    let b = [p(-4.0, -4.0), p(0.0, -4.0), p(6.0, -2.0)];
    let shapes = [&a[..], &b].map(|ring| Shape::convex_polygon(ring).expect("convex"));
    let at = Transform::translation(p(-1.0, 2.0)).expect("finite");
    let hit = contact(&shapes[0], &Transform::IDENTITY, &shapes[1], &at);
    let hit = hit.expect("in range").expect("they overlap");
    let mut points = hit
        .points()
        .iter()
        .map(|p| (p.on_a, p.on_b))
        .collect::<Vec<_>>();
    points.sort_by(|v, w| v.0.x.total_cmp(&w.0.x));
    let right = [-2.0, -1.0].map(|x| (p(x, 2.0), p(x, -2.0)));
    assert_eq!(points, right);
}

#[test]
fn contacts_on_a_grid_are_where_the_sides_meet() {
    let mut rng = Rng::new(35);
    let (mut hits, mut stretches) = (0, 0);
    while hits < 100_000 {
        let rings = [(); 2].map(|()| with_straight_vertices(&mut rng));
        let [a, b] = rings
            .each_ref()
            .map(|ring| Shape::convex_polygon(ring).expect("convex"));
        let (ta, tb) = (rng.exact_map(), rng.exact_map());
        let Some(hit) = contact(&a, &ta, &b, &tb).expect("in range") else {
            continue;
        };
        hits += 1;
        let (a, b) = (placed(&rings[0], &ta), placed(&rings[1], &tb));
        let size = a
            .iter()
            .chain(&b)
            .fold(1.0, |size: f64, p| size.max(p.abs().max_element()));
        stretches += usize::from(check(&a, &b, &hit, size));
    }
    assert!(stretches > 8_000, "{stretches}");
}

#[test]
fn contacts_of_turned_sides_are_where_they_meet() {
    let mut rng = Rng::new(36);
    let (mut hits, mut stretches) = (0, 0);
    while hits < 50_000 {
        let rings = [(); 2].map(|()| with_straight_vertices(&mut rng));
        let [a, b] = rings
            .each_ref()
            .map(|ring| Shape::convex_polygon(ring).expect("convex"));
        let turn = rng.between(-4.0, 4.0);
        let place = |rng: &mut Rng| {
            let at = DVec2::new(rng.below(13) as f64, rng.below(13) as f64) - 6.0;
            let right_angles = rng.below(4) as f64 * std::f64::consts::FRAC_PI_2;
            let at = DVec2::from_angle(turn).rotate(at);
            Transform::placement(at, turn + right_angles, 1.0, 1.0).expect("a placement")
        };
        let (ta, tb) = (place(&mut rng), place(&mut rng));
        let Some(hit) = contact(&a, &ta, &b, &tb).expect("in range") else {
            continue;
        };
        // of sides that touch up to rounding, only one may be a side of the contact
        if hit.depth < 1e-9 {
            continue;
        }
        hits += 1;
        let (a, b) = (placed(&rings[0], &ta), placed(&rings[1], &tb));
        stretches += usize::from(check(&a, &b, &hit, 20.0));
    }
    assert!(stretches > 4_000, "{stretches}");
}

#[test]
fn contacts_of_round_and_other_shapes_with_straight_sides_obey_the_law() {
    let mut rng = Rng::new(37);
    let mut met = 0;
    for _ in 0..20_000 {
        let ring = with_straight_vertices(&mut rng);
        let corners = corners_of(ring.clone());
        let radius = [0.0, 0.5, 1.0][rng.below(3) as usize];
        let whole = |ring: &[DVec2]| Shape::rounded_polygon(ring, radius).expect("convex");
        let other = match rng.below(3) {
            0 => Shape::circle(DVec2::new(1.0, 0.0), 1.5),
            1 => Shape::capsule(DVec2::new(-2.0, 0.0), DVec2::new(2.0, 0.0), 0.5),
            _ => Shape::rectangle(6.0, 2.0),
        };
        let (other, ta, tb) = (other.expect("a shape"), rng.exact_map(), rng.exact_map());
        let with = contact(&whole(&ring), &ta, &other, &tb).expect("in range");
        let without = contact(&whole(&corners), &ta, &other, &tb).expect("in range");
        assert_eq!(with.is_some(), without.is_some());
        let (Some(with), Some(without)) = (with, without) else {
            continue;
        };
        met += 1;
        assert_law(&with, 30.0, &(&ring, radius, &other, ta, tb));
        assert!((with.depth - without.depth).abs() < 1e-12);
    }
    assert!(met > 5_000, "{met}");
}

/// Concave polygons of unit squares, with a vertex at every corner of a square, or not.
fn of_squares(rng: &mut Rng) -> Vec<DVec2> {
    let heights: Vec<f64> = (0..3 + rng.below(3))
        .map(|_| 1.0 + rng.below(4) as f64)
        .collect();
    let n = heights.len();
    let mut ring: Vec<DVec2> = (0..=n)
        .filter(|&x| x == 0 || x == n || rng.below(2) == 0)
        .map(|x| DVec2::new(x as f64, 0.0))
        .collect();
    for x in (0..n).rev() {
        let right = DVec2::new(x as f64 + 1.0, heights[x]);
        let is_new = ring[ring.len() - 1] != right;
        ring.extend(is_new.then_some(right));
        ring.push(DVec2::new(x as f64, heights[x]));
    }
    ring.iter().map(|p| *p * 2.0 - DVec2::splat(4.0)).collect()
}

#[test]
fn the_two_sides_of_every_point_of_concave_shapes_are_its_depth_apart_along_the_normal() {
    let mut rng = Rng::new(38);
    let mut points = 0;
    for number in 0..20_000 {
        let make = |rng: &mut Rng| {
            let ring = if rng.below(3) == 0 {
                with_straight_vertices(rng)
            } else {
                of_squares(rng)
            };
            Shape::polygon(&[&ring]).expect("simple")
        };
        let (a, b) = (make(&mut rng), make(&mut rng));
        let place = |rng: &mut Rng| {
            if number % 2 == 0 {
                return rng.exact_map();
            }
            let at = DVec2::new(rng.between(-5.0, 5.0), rng.between(-5.0, 5.0));
            let mirror = [1.0, -1.0][rng.below(2) as usize];
            Transform::placement(at, rng.between(-4.0, 4.0), mirror, 1.0).expect("a placement")
        };
        let (ta, tb) = (place(&mut rng), place(&mut rng));
        for hit in contacts(&a, &ta, &b, &tb).expect("in range") {
            assert_law(&hit, 40.0, &(&a, ta, &b, tb));
            points += hit.points().len();
        }
    }
    assert!(points > 20_000, "{points}");
}
