//! Laws of ray and segment casts, and the special cases that the documentation promises.

use crate::support::pairs::{Pair, Rng, pair};
use crate::support::rational_gap::{Gap, Solid};
use sat2d::query::{Feature, RayHit, cast_ray, cast_segment, distance, point_relation};
use sat2d::{DVec2, PlaceError, Relation, Shape, Transform, relation};

/// A shape and a segment: with random ends, or along a segment or edge that just meets the shape.
fn each_cast(mut check: impl FnMut(u64, &Shape, &Transform, (DVec2, DVec2))) {
    for seed in 0..8000 {
        let Pair { a, ta, b, tb } = pair(seed, true);
        let mut rng = Rng::new(seed ^ 0xabcd);
        let n = b.vertices().len() as u64;
        let i = rng.below(n) as usize;
        let (p, q) = (b.vertices()[i], b.vertices()[(i + 1) % n as usize]);
        let (mut start, mut end) = (tb.apply(p), tb.apply(q));
        if rng.below(2) == 0 {
            (start, end) = (end, start);
        }
        // Exactly toward one of the shape's corners.
        if rng.below(4) == 0 {
            end = ta.apply(a.vertices()[rng.below(a.vertices().len() as u64) as usize]);
        }
        check(seed, &a, &ta, (start, end));
    }
}

fn of(start: DVec2, end: DVec2) -> Shape {
    if start == end {
        Shape::circle(start, 0.0).unwrap()
    } else {
        Shape::segment(start, end).unwrap()
    }
}

#[test]
fn a_segment_hits_iff_it_is_not_disjoint() {
    let (mut hits, mut misses) = (0, 0);
    each_cast(|seed, shape, t, (start, end)| {
        let hit = cast_segment(shape, t, start, end).unwrap();
        let verdict = relation(&of(start, end), &Transform::IDENTITY, shape, t).unwrap();
        assert_eq!(hit.is_some(), verdict.hits(), "seed {seed}");
        if seed % 8 == 0 {
            let gap = Gap::new(&Solid::of_points(&[start, end]), &Solid::new(shape, t));
            assert_eq!(gap.relation().hits(), hit.is_some(), "seed {seed}");
        }
        *(if hit.is_some() {
            &mut hits
        } else {
            &mut misses
        }) += 1;
    });
    assert!(hits > 1000 && misses > 1000, "{hits} {misses}");
}

#[test]
fn a_start_is_inside_iff_its_relation_says_so() {
    let mut hits_from = [0; 3];
    each_cast(|seed, shape, t, (start, end)| {
        let hit = cast_segment(shape, t, start, end).unwrap();
        let from = point_relation(shape, t, start).unwrap();
        hits_from[from as usize] += u32::from(hit.is_some());
        match from {
            Relation::Overlapping => {
                let hit = hit.expect("the start is a hit");
                assert!(
                    hit.starts_inside() && hit.fraction == 0.0 && hit.normal == DVec2::ZERO,
                    "seed {seed}"
                );
            }
            Relation::Touching => {
                let hit = hit.expect("the start is a hit");
                assert!(!hit.starts_inside() && hit.fraction == 0.0 && hit.point == start);
            }
            Relation::Disjoint => {
                if let Some(hit) = hit {
                    assert!(!hit.starts_inside(), "seed {seed}");
                    assert!(
                        hit.normal.dot(end - start) <= 1e-12 * (end - start).length(),
                        "seed {seed}: {hit:?}"
                    );
                    assert!(
                        (hit.normal.length() - 1.0).abs() < 4e-16,
                        "seed {seed}: {hit:?}"
                    );
                }
            }
        }
    });
    assert!(hits_from.iter().all(|&hits| hits > 200), "{hits_from:?}");
}

#[test]
fn the_point_is_on_the_boundary_and_on_the_path_and_nothing_is_met_before_it() {
    let (mut hits, mut free_before) = (0, 0);
    each_cast(|seed, shape, t, (start, end)| {
        let Some(hit) = cast_segment(shape, t, start, end).unwrap() else {
            return;
        };
        if hit.starts_inside() {
            return;
        }
        hits += 1;
        assert!((0.0..=1.0).contains(&hit.fraction));
        let reach = [start, end]
            .into_iter()
            .chain(shape.vertices().iter().map(|&p| t.apply(p)))
            .fold(shape.radius() * t.scale(), |m, p| {
                m.max(p.x.abs()).max(p.y.abs())
            });
        let along = start + (end - start) * hit.fraction;
        assert!(
            (along - hit.point).abs().max_element() <= 1e-14 * reach + 2.3e-308,
            "seed {seed}: {hit:?}"
        );
        let point = of(hit.point, hit.point);
        let to_shape = distance(shape, t, &point, &Transform::IDENTITY).unwrap();
        assert!(
            to_shape.distance <= 1e-14 * reach + 2.3e-308,
            "seed {seed}: {hit:?}"
        );
        let before = start + (hit.point - start) * (1.0 - 1e-6);
        let square = hit.normal.dot((end - start).normalize_or_zero()).abs() > 1e-3;
        if square && hit.fraction > 0.0 && (hit.point - start).length() > 1e-6 * reach {
            let way = relation(&of(start, before), &Transform::IDENTITY, shape, t).unwrap();
            assert_eq!(way, Relation::Disjoint, "seed {seed}: {hit:?}");
            free_before += 1;
        }
    });
    assert!(hits > 1000 && free_before > 500, "{hits} {free_before}");
}

fn hit(shape: &Shape, start: (f64, f64), end: (f64, f64)) -> Option<RayHit> {
    cast_segment(shape, &Transform::IDENTITY, start.into(), end.into()).unwrap()
}

#[test]
fn a_square_keeps_what_the_documentation_promises() {
    let square = Shape::rectangle(2.0, 2.0).unwrap();
    let inside = hit(&square, (0.0, 0.0), (5.0, 0.0)).unwrap();
    assert!(inside.starts_inside());
    // the corner (1, 1) is vertex 2; edges 1 and 2 meet there
    let graze = hit(&square, (0.0, 2.0), (2.0, 0.0)).unwrap();
    assert_eq!(
        (graze.feature, graze.point),
        (Some(Feature::Vertex(2)), DVec2::ONE)
    );
    assert_eq!(graze.fraction, 0.5);
    let along = hit(&square, (-3.0, 1.0), (3.0, 1.0)).unwrap();
    assert_eq!(
        (along.feature, along.point),
        (Some(Feature::Vertex(3)), DVec2::new(-1.0, 1.0))
    );
    assert_eq!(along.normal, DVec2::NEG_X);
    let leaving = hit(&square, (1.0, 0.0), (4.0, 0.0)).unwrap();
    assert_eq!(
        (leaving.fraction, leaving.normal, leaving.feature),
        (0.0, DVec2::X, Some(Feature::Edge(1)))
    );
    let short = hit(&square, (-3.0, 0.5), (-1.0, 0.5)).unwrap();
    assert_eq!(
        (short.fraction, short.feature),
        (1.0, Some(Feature::Edge(3)))
    );
    assert_eq!(
        hit(&square, (-3.0, 0.5), ((-1.0f64).next_down(), 0.5)),
        None
    );
}

#[test]
fn segments_points_and_rounded_shapes_keep_what_the_documentation_promises() {
    let wall = Shape::segment(DVec2::new(2.0, -1.0), DVec2::new(2.0, 1.0)).unwrap();
    let across = hit(&wall, (0.0, 0.0), (8.0, 0.0)).unwrap();
    assert_eq!(
        (across.fraction, across.normal, across.feature),
        (0.25, DVec2::NEG_X, Some(Feature::Edge(0)))
    );
    let end_on = hit(&wall, (2.0, 5.0), (2.0, -3.0)).unwrap();
    assert_eq!(
        (end_on.fraction, end_on.normal, end_on.feature),
        (0.5, DVec2::Y, Some(Feature::Vertex(1)))
    );
    let dot = Shape::circle(DVec2::new(3.0, 4.0), 0.0).unwrap();
    let met = hit(&dot, (0.0, 0.0), (6.0, 8.0)).unwrap();
    assert_eq!((met.fraction, met.feature), (0.5, Some(Feature::Vertex(0))));
    let ball = Shape::circle(DVec2::ZERO, 5.0).unwrap();
    let graze = hit(&ball, (-7.0, 5.0), (9.0, 5.0)).unwrap();
    assert_eq!(
        (graze.point, graze.normal),
        (DVec2::new(0.0, 5.0), DVec2::Y)
    );
    let pill = Shape::capsule(DVec2::ZERO, DVec2::new(4.0, 0.0), 1.0).unwrap();
    let side = hit(&pill, (2.0, 5.0), (2.0, 0.0)).unwrap();
    assert_eq!((side.fraction, side.feature), (0.8, Some(Feature::Edge(0))));
    let cap = hit(&pill, (9.0, 0.0), (4.0, 0.0)).unwrap();
    assert_eq!(
        (cap.fraction, cap.feature, cap.normal),
        (0.8, Some(Feature::Arc(1)), DVec2::X)
    );
}

#[test]
fn mirrored_shapes_keep_their_numbers() {
    let square = Shape::rectangle(2.0, 2.0).unwrap();
    let mirror = Transform::new(-1.0, 0.0, 0.0, 1.0, 0.0, 0.0).unwrap();
    let met = cast_segment(&square, &mirror, DVec2::new(-3.0, 0.5), DVec2::ZERO)
        .unwrap()
        .unwrap();
    assert_eq!(met.feature, Some(Feature::Edge(1)));
}

#[test]
fn what_is_no_ray_is_an_error() {
    let ball = Shape::circle(DVec2::ZERO, 1.0).unwrap();
    let bad = cast_ray(&ball, &Transform::IDENTITY, DVec2::ZERO, DVec2::X, f64::NAN);
    assert!(matches!(bad, Err(PlaceError::BadReach { .. })));
    let bad = cast_segment(
        &ball,
        &Transform::IDENTITY,
        DVec2::new(0.0, 1e300),
        DVec2::X,
    );
    assert!(matches!(bad, Err(PlaceError::BadPoint { .. })));
}

#[test]
fn a_ray_of_infinite_reach_meets_what_a_long_one_meets() {
    let mut rng = fastrand::Rng::with_seed(7);
    let unit = Shape::rectangle(1.0, 1.0).unwrap();
    let disc = Shape::circle(DVec2::ZERO, 0.5).unwrap();
    let (mut hits, mut misses) = (0, 0);
    for _ in 0..2000 {
        let scale = 2f64.powi(rng.i32(-300..300));
        let mut point = || (DVec2::new(rng.f64(), rng.f64()) * 20.0 - DVec2::splat(10.0)) * scale;
        let (origin, center) = (point(), point());
        let shape = if rng.bool() { &unit } else { &disc };
        let at = Transform::placement(center, rng.f64(), scale, scale).unwrap();
        let aside = DVec2::from_angle(rng.f64() * 7.0) * scale;
        let direction = (center + aside - origin) * 2f64.powi(rng.i32(-150..150));
        let reach = 2.0 * (center - origin).length() / direction.length() + 1.0;
        let far = cast_ray(shape, &at, origin, direction, f64::INFINITY).unwrap();
        let near = cast_ray(shape, &at, origin, direction, reach).unwrap();
        match (far, near) {
            (None, None) => misses += 1,
            (Some(far), Some(near)) => {
                assert!((far.fraction - near.fraction).abs() <= 1e-12 * reach);
                assert!((far.point - near.point).length() <= 1e-9 * scale);
                assert_eq!(far.feature, near.feature);
                hits += 1;
            }
            _ => panic!("{origin} {direction} {at:?}: {far:?}, {near:?}"),
        }
    }
    assert!(hits > 200 && misses > 200, "{hits} {misses}");
}

#[test]
fn a_ray_of_infinite_reach_works_at_the_ends_of_the_range() {
    let side = 2f64.powi(499);
    let wall = Shape::rectangle(side, side).unwrap();
    let at = Transform::translation(DVec2::new(-side, 0.0)).unwrap();
    let origin = DVec2::new(2.0 * side, 0.0);
    for length in [1e-100, 1.0, 1e300] {
        let hit = cast_ray(&wall, &at, origin, DVec2::NEG_X * length, f64::INFINITY).unwrap();
        assert_eq!(hit.unwrap().point.x, -side / 2.0, "{length}");
        let away = cast_ray(&wall, &at, origin, DVec2::X * length, f64::INFINITY).unwrap();
        assert_eq!(away, None);
    }
    // no direction: the ray is its origin
    let inside = cast_ray(&wall, &at, DVec2::X * -side, DVec2::ZERO, f64::INFINITY).unwrap();
    assert!(inside.unwrap().starts_inside());
    let outside = cast_ray(&wall, &at, origin, DVec2::ZERO, f64::INFINITY).unwrap();
    assert_eq!(outside, None);
}

#[test]
fn a_reach_below_0_or_nan_is_an_error_that_names_it() {
    let disc = Shape::circle(DVec2::ZERO, 1.0).unwrap();
    for reach in [-1.0, -f64::MIN_POSITIVE, f64::NEG_INFINITY, f64::NAN] {
        let bad = cast_ray(&disc, &Transform::IDENTITY, DVec2::X * 5.0, DVec2::X, reach);
        assert!(
            bad.unwrap_err().to_string().starts_with("reach is "),
            "{reach}"
        );
    }
    let touched = cast_ray(&disc, &Transform::IDENTITY, DVec2::X, DVec2::X, -0.0).unwrap();
    assert!(touched.is_some());
}
