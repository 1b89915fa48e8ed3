//! Laws of the verdict for concave polygons with and without holes.
//!
//! The judge uses no trees, diagonals or filters. It compares all pieces with all pieces in
//! integers, on the decomposition of another method that `verify` has proved; points and segments
//! it judges by the rings alone.

use crate::support::concave_cases::{exact_placement, hulls, is_exact, subjects};
use fastrand::Rng;
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{Signed, Zero};
use sat2d::query::point_relation;
use sat2d::{DVec2, Relation, Shape, Transform, relation};
use sat2d_test_support::generators::{self, KINDS, Kind, Style};
use sat2d_test_support::minkowski_judge::{self, Hull};
use sat2d_test_support::seeds;

fn judged(a: &[Hull], b: &[Hull]) -> Relation {
    let pairs = a.iter().flat_map(|p| b.iter().map(move |q| (p, q)));
    pairs
        .map(|(p, q)| minkowski_judge::relation(p, q))
        .max()
        .expect("pieces")
}

#[test]
fn bodies_meet_a_polygon_where_they_meet_one_of_its_pieces() {
    let subjects = subjects();
    assert!(subjects.len() > 40);
    let mut seen = [0; 3];
    for case in seeds(600) {
        let mut rng = Rng::with_seed(case);
        let subject = &subjects[rng.usize(0..subjects.len())];
        let t = exact_placement(&mut rng, subject);
        let parts = hulls(subject, &t);
        let kind = [
            Kind::Circle,
            Kind::Rectangle,
            Kind::Polygon,
            Kind::RoundedPolygon,
        ][rng.usize(0..4)];
        let style = if rng.bool() {
            Style::Grid
        } else {
            Style::Plain
        };
        let body = generators::shape(&mut rng, kind, style);
        if body.radius == 0.0 && body.points.len() < 3 {
            continue; // Judged below.
        }
        let mut tb = Transform::placement_degrees(
            generators::point(&mut rng, style),
            f64::from(rng.i32(-4..=4)) * 45.0,
            0.125,
            0.125,
        )
        .unwrap();
        if rng.bool() {
            let part = &parts[rng.usize(0..parts.len())];
            tb = generators::nudge_to_touch(&mut rng, part, &body.placed(&tb), &tb).unwrap();
        }
        let truth = judged(&parts, &[body.placed(&tb)]);
        seen[truth as usize] += 1;
        let name = &subject.name;
        assert_eq!(
            relation(&subject.shape, &t, &body.shape, &tb),
            Ok(truth),
            "{name}, case {case}"
        );
        assert_eq!(
            relation(&body.shape, &tb, &subject.shape, &t),
            Ok(truth),
            "{name}, case {case}"
        );
    }
    assert!(seen.iter().all(|&n| n > 20), "{seen:?}");
}

#[test]
fn polygons_meet_where_their_pieces_do() {
    let subjects = subjects();
    for case in seeds(60) {
        let mut rng = Rng::with_seed(case);
        let [a, b] = [0; 2].map(|_| &subjects[rng.usize(0..subjects.len())]);
        let (ta, tb) = (exact_placement(&mut rng, a), exact_placement(&mut rng, b));
        let (pa, pb) = (hulls(a, &ta), hulls(b, &tb));
        let mut away = Transform::new(
            1.0,
            0.0,
            0.0,
            1.0,
            f64::from(rng.i32(-9..9)),
            f64::from(rng.i32(-9..9)),
        )
        .unwrap();
        if rng.bool() {
            let (p, q) = (&pa[rng.usize(0..pa.len())], &pb[rng.usize(0..pb.len())]);
            away = generators::nudge_to_touch(&mut rng, p, q, &Transform::IDENTITY).unwrap();
        }
        // The judge must round as the library does, so it gets the product of the transforms.
        let moved = away.product(&tb).unwrap();
        let tb = if is_exact(b, &moved) { moved } else { tb };
        let truth = judged(&pa, &hulls(b, &tb));
        let names = (&a.name, &b.name);
        assert_eq!(
            relation(&a.shape, &ta, &b.shape, &tb),
            Ok(truth),
            "{names:?}, case {case}"
        );
        assert_eq!(
            relation(&b.shape, &tb, &a.shape, &ta),
            Ok(truth),
            "{names:?}, case {case}"
        );
    }
}

type Exact = (BigRational, BigRational);

fn exact(p: DVec2) -> Exact {
    let exact = |x| BigRational::from_float(x).expect("finite");
    (exact(p.x), exact(p.y))
}

fn cross(o: &Exact, a: &Exact, b: &Exact) -> BigRational {
    (&a.0 - &o.0) * (&b.1 - &o.1) - (&a.1 - &o.1) * (&b.0 - &o.0)
}

/// The relation of a point and rings, by the parity of the edges above it.
fn point_judged(rings: &[Vec<Exact>], p: &Exact) -> Relation {
    let mut inside = false;
    for ring in rings {
        for (i, a) in ring.iter().enumerate() {
            let b = &ring[(i + 1) % ring.len()];
            let between =
                |x: &BigRational, a: &BigRational, b: &BigRational| a.min(b) <= x && x <= a.max(b);
            let side = cross(a, b, p);
            if side.is_zero() && between(&p.0, &a.0, &b.0) && between(&p.1, &a.1, &b.1) {
                return Relation::Touching;
            }
            if (a.0 <= p.0) != (b.0 <= p.0) && (side.is_positive() == (b.0 > a.0)) {
                inside = !inside;
            }
        }
    }
    if inside {
        Relation::Overlapping
    } else {
        Relation::Disjoint
    }
}

/// The relation of a segment and rings: it is split where it meets an edge, and the middle of each
/// part is classified.
fn segment_judged(rings: &[Vec<Exact>], p: &Exact, q: &Exact) -> Relation {
    let zero = BigRational::zero();
    let one = BigRational::from(BigInt::from(1));
    let mut places = vec![zero.clone(), one.clone()];
    let along: Exact = (&q.0 - &p.0, &q.1 - &p.1);
    let length2 = &along.0 * &along.0 + &along.1 * &along.1;
    for ring in rings {
        for (i, a) in ring.iter().enumerate() {
            let b = &ring[(i + 1) % ring.len()];
            let (sa, sb) = (cross(p, q, a), cross(p, q, b));
            let place =
                |x: &Exact| ((&x.0 - &p.0) * &along.0 + (&x.1 - &p.1) * &along.1) / &length2;
            if sa.is_zero() {
                places.push(place(a));
            }
            if sa.is_positive() != sb.is_positive() && sa != sb {
                let share = &sa / (&sa - &sb);
                let meet = (&a.0 + (&b.0 - &a.0) * &share, &a.1 + (&b.1 - &a.1) * &share);
                places.push(place(&meet));
            }
        }
    }
    places.retain(|t| *t >= zero && *t <= one);
    places.sort();
    places.dedup();
    let two = BigRational::from(BigInt::from(2));
    let at = |t: &BigRational| (&p.0 + &along.0 * t, &p.1 + &along.1 * t);
    let middles = places.windows(2).map(|w| at(&((&w[0] + &w[1]) / &two)));
    if middles
        .into_iter()
        .any(|m| point_judged(rings, &m) == Relation::Overlapping)
    {
        return Relation::Overlapping;
    }
    let on_rim = |t: &BigRational| point_judged(rings, &at(t)) != Relation::Disjoint;
    if places.iter().any(on_rim) {
        Relation::Touching
    } else {
        Relation::Disjoint
    }
}

#[test]
fn points_and_segments_on_cuts_are_inside() {
    let subjects = subjects();
    let mut seen = [0; 3];
    for case in seeds(150) {
        let mut rng = Rng::with_seed(case);
        let subject = &subjects[rng.usize(0..subjects.len())];
        let t = exact_placement(&mut rng, subject);
        let placed =
            |ring: &Vec<DVec2>| -> Vec<DVec2> { ring.iter().map(|&p| t.apply(p)).collect() };
        let rings: Vec<Vec<DVec2>> = subject.rings.iter().map(placed).collect();
        let vertices = rings.concat();
        let truth_rings: Vec<Vec<Exact>> = rings
            .iter()
            .map(|r| r.iter().map(|&p| exact(p)).collect())
            .collect();
        // Between and beyond vertices, where the diagonals are.
        let draw = |rng: &mut Rng| {
            let [p, q] = [0; 2].map(|_| vertices[rng.usize(0..vertices.len())]);
            match rng.u8(0..4) {
                0 => p,
                1 => (p + q) / 2.0,
                2 => p + (p - q),
                _ => generators::point(rng, Style::Grid),
            }
        };
        let (p, q) = (draw(&mut rng), draw(&mut rng));
        let name = &subject.name;
        let truth = point_judged(&truth_rings, &exact(p));
        assert_eq!(
            point_relation(&subject.shape, &t, p),
            Ok(truth),
            "{name} {p}, case {case}"
        );
        if p == q {
            continue;
        }
        let truth = segment_judged(&truth_rings, &exact(p), &exact(q));
        seen[truth as usize] += 1;
        let segment = Shape::segment(p, q).unwrap();
        let found = relation(&subject.shape, &t, &segment, &Transform::IDENTITY);
        assert_eq!(found, Ok(truth), "{name} {p} {q}, case {case}");
    }
    assert!(seen.iter().all(|&n| n > 10), "{seen:?}");
}

#[test]
fn a_turned_outline_with_straight_vertices_is_judged_by_its_placed_vertices() {
    // Turning bends collinear runs by an ulp here and there.
    let p = |x: i32, y: i32| DVec2::new(f64::from(x), f64::from(y));
    let mut ring: Vec<DVec2> = (0..12).map(|x| p(x, 0)).collect();
    ring.extend((0..5).map(|y| p(12, y)));
    ring.extend((7..=12).rev().map(|x| p(x, 5)));
    ring.extend([p(6, 2), p(5, 5)]);
    ring.extend((1..5).rev().map(|x| p(x, 5)));
    ring.extend((1..=5).rev().map(|y| p(0, y)));
    let shape = Shape::polygon(&[&ring]).unwrap();
    for case in seeds(75) {
        let mut rng = Rng::with_seed(case);
        let t = Transform::placement(
            p(0, 0),
            rng.f64() * 7.0,
            if rng.bool() { -0.7 } else { 0.7 },
            0.7,
        )
        .unwrap();
        let placed: Vec<DVec2> = ring.iter().map(|&q| t.apply(q)).collect();
        let truth = vec![placed.iter().map(|&q| exact(q)).collect::<Vec<_>>()];
        let i = rng.usize(0..placed.len());
        let (a, b) = (placed[i], placed[(i + 1) % placed.len()]);
        for point in [a, (a + b) / 2.0, a + (b - a) * rng.f64()] {
            let expected = point_judged(&truth, &exact(point));
            assert_eq!(
                point_relation(&shape, &t, point),
                Ok(expected),
                "case {case}: {point}"
            );
        }
        let far = generators::point(&mut rng, Style::Plain);
        let expected = segment_judged(&truth, &exact(a), &exact(far));
        let segment = Shape::segment(a, far).unwrap();
        assert_eq!(
            relation(&segment, &Transform::IDENTITY, &shape, &t),
            Ok(expected),
            "case {case}"
        );
    }
}

/// Rounding leaves no inside to the polygon, and so none to the cut between its pieces.
#[test]
fn a_polygon_that_rounding_flattens_is_touched_on_its_cut() {
    let ring = [(4.0, 0.0), (10.0, 0.1), (0.0, 0.4), (3.0, 0.2)].map(DVec2::from);
    let polygon = Shape::polygon(&[&ring]).unwrap();
    let far = Transform::translation(DVec2::new(0.0, 2_f64.powi(54))).unwrap();
    // the cut leads from (3, 0.2) to (10, 0.1)
    let within = Shape::segment(DVec2::new(5.0, 0.0), DVec2::new(6.0, 0.0)).unwrap();
    assert_eq!(
        relation(&polygon, &far, &within, &far),
        Ok(Relation::Touching)
    );
    assert_eq!(
        relation(&within, &far, &polygon, &far),
        Ok(Relation::Touching)
    );
    let across = Shape::segment(DVec2::new(5.0, 0.0), DVec2::new(5.0, 0.4)).unwrap();
    let here = Transform::IDENTITY;
    assert_eq!(
        relation(&polygon, &here, &across, &here),
        Ok(Relation::Overlapping)
    );
}

#[test]
fn every_kind_of_shape_fits_through_a_hole_or_not() {
    let p = |x: f64, y: f64| DVec2::new(x, y);
    let outer = [
        p(-20.0, -20.0),
        p(20.0, -20.0),
        p(20.0, 20.0),
        p(-20.0, 20.0),
    ];
    let hole = [p(-8.0, -8.0), p(-8.0, 8.0), p(8.0, 8.0), p(8.0, -8.0)];
    let frame = Shape::polygon(&[&outer, &hole]).unwrap();
    assert_eq!(frame.rings().collect::<Vec<_>>(), [&outer[..], &hole[..]]);
    let at = Transform::IDENTITY;
    let mut rng = Rng::with_seed(7);
    for kind in KINDS {
        let body = generators::shape(&mut rng, kind, Style::Grid);
        let bounds = body.shape.bounds();
        let center = (bounds.min + bounds.max) / 2.0;
        let middle = Transform::placement(-center * 0.25, 0.0, 0.25, 0.25).unwrap();
        assert_eq!(
            relation(&frame, &at, &body.shape, &middle),
            Ok(Relation::Disjoint),
            "{kind:?}"
        );
        let wall = Transform::placement(p(8.0, 0.0) - center * 0.25, 0.0, 0.25, 0.25).unwrap();
        let expected = if bounds.min.x == bounds.max.x {
            Relation::Touching
        } else {
            Relation::Overlapping
        };
        assert_eq!(
            relation(&body.shape, &wall, &frame, &at),
            Ok(expected),
            "{kind:?}"
        );
    }
}
