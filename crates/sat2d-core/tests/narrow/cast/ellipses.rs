//! Paths against shapes with ellipses around their points. The judge knows their support functions,
//! and asks the exact verdict whether the path meets them before the hit.

use fastrand::Rng;
use sat2d::query::{cast_ray, cast_segment, point_relation};
use sat2d::{DVec2, Relation, Shape, Transform, hits};
use sat2d_test_support::elliptic_pairs::{Subject, random};
use sat2d_test_support::seeds;

/// The accuracy of places, in parts of the size.
const ACCURACY: f64 = 1e-12;

fn meets(subject: &Subject, start: DVec2, end: DVec2) -> bool {
    let path = Shape::hull(&[start, end]).expect("a segment");
    hits(
        &path,
        &Transform::IDENTITY,
        &subject.shape,
        &subject.transform,
    )
    .expect("a verdict")
}

#[test]
fn paths_enter_where_the_boundary_is_and_not_before() {
    let mut seen = [0; 3];
    for seed in seeds(4000) {
        let mut rng = Rng::with_seed(seed);
        let subject = random(&mut rng, 0.5, 1.0);
        let far = [1.0, 3.0, 1e4][rng.usize(0..3)];
        let mut place = |far: f64| DVec2::new(rng.f64() - 0.5, rng.f64() - 0.5) * far;
        let (start, end) = (place(2.0 * far), place(1.0));
        let (shape, transform) = (&subject.shape, &subject.transform);
        let hit = cast_segment(shape, transform, start, end).expect("in range");
        assert_eq!(hit.is_some(), meets(&subject, start, end), "seed {seed}");
        let Some(hit) = hit else {
            seen[0] += 1;
            continue;
        };
        let at_start = point_relation(shape, transform, start).expect("a verdict");
        assert_eq!(
            hit.starts_inside(),
            at_start == Relation::Overlapping,
            "seed {seed}"
        );
        if hit.starts_inside() {
            seen[1] += 1;
            continue;
        }
        seen[2] += 1;
        let slack = ACCURACY * subject.size();
        let beyond = hit.point.dot(hit.normal) - subject.reach(hit.normal);
        assert!(
            beyond.abs() <= 4.0 * slack,
            "seed {seed}: {hit:?} is {beyond} off"
        );
        let along = start + (end - start) * hit.fraction;
        let size = subject.size().max(start.abs().max_element());
        assert!(
            (along - hit.point).length() <= 4.0 * ACCURACY * size,
            "seed {seed}: {hit:?}"
        );
        assert!(
            hit.normal.dot(end - start) <= 1e-9 * (end - start).length(),
            "seed {seed}"
        );
        let before = start + (end - start) * (hit.fraction * (1.0 - 1e-9));
        assert!(!meets(&subject, start, before), "seed {seed}: {hit:?}");
        let ray = cast_ray(shape, transform, start, end - start, 1.0).expect("in range");
        assert_eq!(ray.map(|hit| hit.feature), Some(hit.feature), "seed {seed}");
    }
    assert!(seen.iter().all(|&count| count > 100), "{seen:?}");
}

/// A ray through the centre of an ellipse meets it where the half-axes say.
#[test]
fn rays_meet_an_ellipse_at_its_ends_and_at_a_pythagorean_point() {
    let ellipse = Shape::ellipse(5.0, 10.0).expect("an ellipse");
    let at = Transform::translation(DVec2::new(100.0, 0.0)).expect("a map");
    for (start, direction, fraction, normal) in [
        (DVec2::new(0.0, 0.0), DVec2::X, 95.0, DVec2::NEG_X),
        (DVec2::new(100.0, 50.0), DVec2::NEG_Y, 40.0, DVec2::Y),
        // (3/5)² + (4/5)² = 1
        (
            DVec2::new(0.0, 8.0),
            DVec2::X,
            97.0,
            DVec2::new(-6.0, 4.0).normalize(),
        ),
    ] {
        let hit = cast_ray(&ellipse, &at, start, direction, f64::INFINITY);
        let hit = hit.expect("in range").expect("a hit");
        assert_eq!(hit.fraction, fraction);
        assert_eq!(hit.point, start + direction * fraction);
        assert!((hit.normal - normal).length() < 1e-15, "{hit:?}");
    }
}
