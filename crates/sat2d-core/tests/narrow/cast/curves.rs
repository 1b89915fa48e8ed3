//! Casts at outlines with curves: whether there is a hit is the relation, and where it is, is the
//! root of an equation of the second degree.

use fastrand::Rng;
use sat2d::outline::{FillRule, Path};
use sat2d::query::{Feature, cast_ray, cast_segment, point_relation};
use sat2d::{DVec2, Relation, Shape, Transform, relation};

fn p(x: f64, y: f64) -> DVec2 {
    DVec2::new(x, y)
}

/// The region above y = x² and below y = 16.
fn bowl() -> Shape {
    let mut path = Path::new();
    path.move_to(p(-4.0, 16.0))
        .quadratic_to(p(0.0, -16.0), p(4.0, 16.0));
    Shape::outline(&path, FillRule::EvenOdd).unwrap()
}

#[test]
fn a_hit_is_where_the_path_first_meets_a_parabola() {
    let bowl = bowl();
    let rng = &mut Rng::with_seed(12);
    let mut seen = [0; 3];
    for round in 0..sat2d_test_support::cases(4000) {
        let mut number = |most: i32| f64::from(rng.i32(-most..=most));
        let whole = [p(number(6), number(20)), p(number(6), number(20))];
        let [start, end] = match round % 2 {
            0 => whole,
            _ => whole.map(|v| v + p(rng.f64() - 0.5, rng.f64() - 0.5)),
        };
        let here = Transform::IDENTITY;
        let hit = cast_segment(&bowl, &here, start, end).unwrap();
        let path = if start == end {
            Shape::circle(start, 0.0).unwrap()
        } else {
            Shape::segment(start, end).unwrap()
        };
        let hits = relation(&bowl, &here, &path, &here).unwrap().hits();
        assert_eq!(hit.is_some(), hits, "{start} {end}");
        let Some(hit) = hit else {
            seen[0] += 1;
            continue;
        };
        match point_relation(&bowl, &here, start).unwrap() {
            Relation::Overlapping => {
                assert_eq!((hit.fraction, hit.feature), (0.0, None));
                seen[1] += 1;
                continue;
            }
            Relation::Touching => {
                assert_eq!((hit.fraction, hit.point), (0.0, start));
                seen[2] += 1;
                continue;
            }
            Relation::Disjoint => {}
        }
        seen[2] += 1;
        // roots of y - x² and the top, the first that counts
        let d = end - start;
        let (a, b, c) = (
            -d.x * d.x,
            d.y - 2.0 * start.x * d.x,
            start.y - start.x * start.x,
        );
        let root = (b * b - 4.0 * a * c).max(0.0).sqrt();
        let q = -(b + root.copysign(b)) / 2.0;
        let tops = [(16.0 - start.y) / d.y];
        let roots = [q / a, c / q].into_iter().chain(tops).filter(|t| {
            let at = start + d * *t;
            (-1e-9..=1.0 + 1e-9).contains(t) && at.x * at.x <= at.y + 1e-6 && at.y <= 16.0 + 1e-9
        });
        let first = roots.fold(f64::INFINITY, f64::min);
        if first.is_finite() {
            assert!(
                (hit.fraction - first.max(0.0)).abs() < 3e-7,
                "{start} {end} {hit:?} {first}"
            );
        }
        assert!(
            (start + d * hit.fraction - hit.point).length() < 1e-6,
            "{start} {end} {hit:?}"
        );
        let on_curve = (hit.point.y - hit.point.x * hit.point.x).abs() < 1e-12 * 40.0;
        match hit.feature {
            Some(Feature::Edge(0)) => {
                assert!(on_curve);
                let slope = p(2.0 * hit.point.x, -1.0).normalize();
                assert!((hit.normal - slope).length() < 1e-9, "{hit:?}");
            }
            Some(Feature::Edge(1)) => assert_eq!((hit.point.y, hit.normal), (16.0, DVec2::Y)),
            Some(Feature::Vertex(0)) => assert_eq!(hit.point, p(-4.0, 16.0)),
            Some(Feature::Vertex(1)) => assert_eq!(hit.point, p(4.0, 16.0)),
            other => panic!("{other:?}"),
        }
    }
    assert!(seen.iter().all(|&count| count > 200), "{seen:?}");
}

#[test]
fn tangents_and_infinite_rays_hit() {
    let bowl = bowl();
    let flat = Transform::new(1.0, 0.0, 0.0, -1.0, 0.0, 0.0).unwrap();
    // the tangent at x = 1, which touches at (1, 1), mirrored
    let hit = cast_segment(&bowl, &flat, p(0.0, 1.0), p(2.0, -3.0))
        .unwrap()
        .unwrap();
    assert!((hit.point - p(1.0, -1.0)).length() < 1e-12, "{hit:?}");
    assert_eq!(hit.feature, Some(Feature::Edge(0)));
    let miss = cast_segment(&bowl, &flat, p(0.0, 1.0 + 1e-15), p(2.0, -3.0 + 1e-15)).unwrap();
    assert_eq!(miss, None);
    let here = Transform::IDENTITY;
    let ray = cast_ray(&bowl, &here, p(0.0, -3.0), p(0.0, 1.0), f64::INFINITY)
        .unwrap()
        .unwrap();
    assert_eq!(
        (ray.fraction, ray.point, ray.normal),
        (3.0, DVec2::ZERO, DVec2::NEG_Y)
    );
}
