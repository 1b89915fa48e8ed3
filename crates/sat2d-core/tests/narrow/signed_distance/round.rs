//! Round shapes under every map: the greatest separation of the point along any direction is the
//! signed distance of a convex shape, by its support function alone.

use crate::signed_distance::scenes::offset_by;
use fastrand::Rng;
use sat2d::query::{Feature, SignedDistance, point_relation, signed_distance};
use sat2d::{DVec2, Relation, Shape, Transform};
use sat2d_test_support::aligned_scenes::{Turn, any, round};
use sat2d_test_support::elliptic_pairs::{self, Subject, greatest_separation, separation};
use sat2d_test_support::seeds;

/// The error that the documentation allows for, and that of the judge, in parts of the size.
const NEAR: f64 = 4e-12;

fn dot(at: DVec2) -> Subject {
    let shape = Shape::circle(DVec2::ZERO, 0.0).expect("a point");
    Subject::new(shape, Transform::translation(at).expect("in range"))
}

fn ask(subject: &Subject, at: DVec2) -> SignedDistance {
    signed_distance(&subject.shape, &subject.transform, at).expect("in range")
}

/// A point about a shape: on a grid, at the centre, on an axis, at a vertex, on the boundary.
fn point(rng: &mut Rng, subject: &Subject) -> DVec2 {
    let vertices = subject.shape.vertices();
    let [first, last] = [0, vertices.len() - 1].map(|k| subject.transform.apply(vertices[k]));
    let [a, b, c, d, ..] = subject.transform.to_array();
    let (x, y) = (DVec2::new(a, b), DVec2::new(c, d));
    let middle = (first + last) / 2.0;
    match rng.u8(..8) {
        0 => first,
        1 => middle,
        2 => middle + x * (rng.f64() * 2.0 - 1.0),
        3 => middle + y * (rng.f64() * 2.0 - 1.0),
        // about as far as the shape reaches
        4 => {
            let n = DVec2::from_angle(f64::from(rng.i32(0..8)) * std::f64::consts::FRAC_PI_4);
            n * subject.reach(n)
        }
        _ => {
            let half = |rng: &mut Rng| f64::from(rng.i8(-12..=12)) / 4.0;
            middle + DVec2::new(half(rng), half(rng))
        }
    }
}

fn check(name: &str, subject: &Subject, at: DVec2, counts: &mut [u32; 3]) {
    let size = subject.size().max(at.abs().max_element());
    let found = ask(subject, at);
    let text = || format!("{name}: {found:?} of {at}");
    let expected = greatest_separation(subject, &dot(at));
    assert!(
        (found.distance - expected).abs() <= NEAR * size,
        "{} instead of {expected}",
        text()
    );
    let along = separation(subject, &dot(at), found.normal);
    assert!(
        (along - expected).abs() <= NEAR * size,
        "{}, {along}",
        text()
    );
    let relation = point_relation(&subject.shape, &subject.transform, at).expect("in range");
    let sign = match relation {
        Relation::Overlapping => -1.0,
        Relation::Touching => 0.0,
        Relation::Disjoint => 1.0,
    };
    assert_eq!(found.distance * sign, found.distance.abs(), "{}", text());
    assert_eq!(found.distance == 0.0, sign == 0.0, "{}", text());
    counts[(sign + 1.0) as usize] += 1;
    let far = found.on_boundary.distance(at);
    assert!(
        (far - found.distance.abs()).abs() <= NEAR * size,
        "{}",
        text()
    );
    let of_boundary = greatest_separation(subject, &dot(found.on_boundary));
    assert!(
        of_boundary.abs() <= NEAR * size,
        "{}, {of_boundary}",
        text()
    );
}

#[test]
fn signed_distances_of_round_shapes_in_aligned_scenes_are_the_greatest_gap_of_any_direction() {
    let mut counts = [0; 3];
    for seed in seeds(1500) {
        let mut rng = Rng::with_seed(seed);
        let turn = Turn::random(&mut rng);
        let of = if rng.u8(..4) == 0 {
            any(&mut rng, &turn)
        } else {
            round(&mut rng, &turn)
        };
        let far = [0.0, 0.0, 1e6][rng.usize(..3)];
        let of = Subject::new(
            of.shape.clone(),
            offset_by(&of.transform, DVec2::new(far, far)),
        );
        let at = point(&mut rng, &of);
        check(&format!("seed {seed}"), &of, at, &mut counts);
    }
    assert!(counts.iter().all(|&count| count > 80), "{counts:?}");
}

#[test]
fn signed_distances_of_any_round_shapes_are_the_greatest_gap_of_any_direction() {
    let mut counts = [0; 3];
    for seed in seeds(1000) {
        let mut rng = Rng::with_seed(seed);
        let size = [1.0, 1.0, 1e-9, 1e9][rng.usize(..4)];
        let of = elliptic_pairs::random(&mut rng, 0.5, size);
        let at = match rng.u8(..3) {
            0 => of.transform.apply(of.shape.vertices()[0]),
            _ => DVec2::new(rng.f64() - 0.5, rng.f64() - 0.5) * (4.0 * size),
        };
        check(&format!("seed {seed}"), &of, at, &mut counts);
    }
    assert!(counts[0] > 150 && counts[2] > 150, "{counts:?}");
}

/// On the long axis of an ellipse, the nearest points are on the short sides until the centre of
/// the circle of curvature, and the tip beyond it.
#[test]
fn the_long_axis_of_an_ellipse_is_as_near_as_its_formula_says() {
    let (a, b) = (5.0_f64, 2.0_f64);
    let shape = Shape::ellipse(a, b).expect("an ellipse");
    for k in 0..=200 {
        let x = a * f64::from(k) / 200.0;
        let found = signed_distance(&shape, &Transform::IDENTITY, DVec2::new(x, 0.0));
        let found = found.expect("in range");
        let focal = a * a - b * b;
        let expected = if x < focal / a {
            b * (1.0 - x * x / focal).sqrt()
        } else {
            a - x
        };
        assert!(
            (found.distance + expected).abs() < 5e-12,
            "{x}: {found:?}, {expected}"
        );
    }
}

/// Circles and capsules, whose boundaries are circles and lines, and what doubles say of them.
#[test]
fn discs_have_the_distance_of_their_cores() {
    let mut inside = 0;
    for seed in seeds(3000) {
        let mut rng = Rng::with_seed(seed);
        let p = |rng: &mut Rng| {
            DVec2::new(f64::from(rng.i32(-20..=20)), f64::from(rng.i32(-20..=20))) / 4.0
        };
        let radius = f64::from(rng.i32(1..=16)) / 4.0;
        let (start, end, at) = (p(&mut rng), p(&mut rng), p(&mut rng));
        let (shape, end) = if start == end || rng.bool() {
            (Shape::circle(start, radius), start)
        } else {
            (Shape::capsule(start, end, radius), end)
        };
        let found = signed_distance(&shape.expect("a shape"), &Transform::IDENTITY, at);
        let found = found.expect("in range");
        let along = end - start;
        let place = match along.length_squared() {
            0.0 => 0.0,
            square => ((at - start).dot(along) / square).clamp(0.0, 1.0),
        };
        let core = start + along * place;
        let expected = at.distance(core) - radius;
        let text = || format!("seed {seed}: {found:?} of {at} instead of {expected}");
        assert!((found.distance - expected).abs() < 2e-14, "{}", text());
        let on = core + found.normal * radius;
        assert!(
            on.distance(found.on_boundary) < 2e-14 || found.distance == 0.0,
            "{}",
            text()
        );
        assert!(
            found.normal.dot(at - core) > at.distance(core) - 1e-13,
            "{}",
            text()
        );
        let expected = match found.feature {
            Feature::Edge(_) => place > 0.0 && place < 1.0,
            Feature::Arc(0) => place <= 0.0,
            Feature::Arc(_) => place >= 1.0,
            Feature::Vertex(_) => false,
        };
        assert!(expected, "{}, {place}", text());
        inside += u32::from(found.distance < 0.0);
    }
    assert!(inside > 400, "{inside}");
}

#[test]
fn the_centre_of_a_circle_is_nearest_to_its_right_end() {
    let circle = Shape::circle(DVec2::new(1.0, 2.0), 3.0).expect("a circle");
    let found = signed_distance(&circle, &Transform::IDENTITY, DVec2::new(1.0, 2.0));
    let expected = SignedDistance {
        distance: -3.0,
        on_boundary: DVec2::new(4.0, 2.0),
        normal: DVec2::X,
        feature: Feature::Arc(0),
    };
    assert_eq!(found, Ok(expected));
}
