//! Cases of the minimum separating translation whose answer is known.

use crate::separation::laws::{p, parted, polygon};
use fastrand::Rng;
use sat2d::query::{SeparationError, contact, separation};
use sat2d::{DVec2, PlaceError, Shape, Transform};
use sat2d_test_support::cases;

#[test]
fn shapes_that_do_not_overlap_need_no_separation() {
    let [here, there] = [p(0.0, 0.0), p(2.0, 0.0)].map(|t| Transform::translation(t).unwrap());
    let square = Shape::rectangle(2.0, 2.0).unwrap();
    assert_eq!(separation(&square, &here, &square, &there), Ok(None));
    let far = Transform::translation(p(9.0, 0.0)).unwrap();
    assert_eq!(separation(&square, &here, &square, &far), Ok(None));
    let ball = Shape::circle(p(0.0, 0.0), 1.0).unwrap();
    assert_eq!(separation(&ball, &here, &ball, &there), Ok(None));
}

#[test]
fn round_shapes_part_by_what_their_radii_lack() {
    let at = Transform::IDENTITY;
    let ball = |x, y, r| Shape::circle(p(x, y), r).unwrap();
    let depth = |a: &Shape, b: &Shape| parted(a, &at, b, &at).unwrap().translation;
    assert_eq!(
        depth(&ball(0.0, 0.0, 2.0), &ball(3.0, 0.0, 2.0)),
        p(1.0, 0.0)
    );
    assert_eq!(
        depth(&ball(1.0, 1.0, 2.0), &ball(1.0, 1.0, 3.0)),
        p(5.0, 0.0)
    );
    // In a corner of a room: the shortest way out is diagonal.
    let room = [
        p(0.0, 0.0),
        p(8.0, 0.0),
        p(8.0, 1.0),
        p(1.0, 1.0),
        p(1.0, 8.0),
        p(0.0, 8.0),
    ];
    let room = polygon(&[room.to_vec()]);
    let out = depth(&room, &ball(1.5, 1.5, 1.0));
    assert!((out - p(0.5, 0.5)).length() < 1e-14, "{out}");
    // Past the corner that points into the ball.
    let out = depth(&Shape::rectangle(2.0, 2.0).unwrap(), &ball(1.3, 1.4, 1.0));
    assert!((out - p(0.6, 0.8) + p(0.3, 0.4)).length() < 1e-14, "{out}");
}

#[test]
fn a_key_parts_within_its_hole_or_into_a_slot_it_fits_exactly() {
    let at = Transform::IDENTITY;
    let ring = |x0, y0, x1, y1| vec![p(x0, y0), p(x1, y0), p(x1, y1), p(x0, y1)];
    let wall = polygon(&[ring(-9.0, -9.0, 9.0, 9.0), ring(-2.0, -2.0, 2.0, 2.0)]);
    let key = Shape::rectangle(2.0, 3.0).unwrap();
    let stuck = Transform::translation(p(1.25, 1.0)).unwrap();
    // Back into the hole, not out of the wall.
    assert_eq!(
        parted(&wall, &at, &key, &stuck).unwrap().translation,
        p(-0.25, -0.5)
    );
    let tight = Shape::rectangle(4.0, 3.0).unwrap();
    assert_eq!(
        parted(&wall, &at, &tight, &stuck).unwrap().translation,
        p(-1.25, -0.5)
    );
    let plug = Shape::rectangle(4.0, 4.0).unwrap();
    assert_eq!(
        parted(&wall, &at, &plug, &stuck).unwrap().translation,
        p(-1.25, -1.0)
    );
    // Too large by an ulp: out of the wall.
    let large = Shape::rectangle(4.0f64.next_up(), 3.0).unwrap();
    assert!(parted(&wall, &at, &large, &stuck).unwrap().depth() > 9.0);
}

#[test]
fn two_combs_part_by_their_teeth_and_not_by_the_sum_of_them() {
    let comb: Vec<DVec2> = (0..8)
        .flat_map(|i| {
            let x = 3.0 * f64::from(i);
            [p(x, 4.0), p(x, 0.0), p(x + 1.0, 0.0), p(x + 1.0, 4.0)]
        })
        .chain([p(22.0, 5.0), p(0.0, 5.0)])
        .collect();
    let comb = polygon(&[comb]);
    let up = Transform::new(1.0, 0.0, 0.0, -1.0, 0.5, 2.5).unwrap();
    let out = parted(&comb, &Transform::IDENTITY, &comb, &up).unwrap();
    assert_eq!(out.translation, p(0.5, 0.0), "half a tooth to the side");
}

#[test]
fn points_and_segments_leave_a_polygon_by_its_edges_and_not_by_its_cuts() {
    let at = Transform::IDENTITY;
    let l = [
        p(0.0, 0.0),
        p(6.0, 0.0),
        p(6.0, 4.0),
        p(4.0, 4.0),
        p(4.0, 6.0),
        p(0.0, 6.0),
    ];
    let l = polygon(&[l.to_vec()]);
    let point = |x, y| Shape::circle(p(x, y), 0.0).unwrap();
    for (x, y, out) in [
        (4.0, 3.5, p(0.0, 0.5)),
        (3.5, 4.0, p(0.5, 0.0)),
        (1.0, 3.0, p(-1.0, 0.0)),
    ] {
        assert_eq!(parted(&l, &at, &point(x, y), &at).unwrap().translation, out);
    }
    let segment = |a, b| Shape::segment(a, b).unwrap();
    let along = segment(p(4.0, 3.0), p(4.0, 3.5));
    assert_eq!(
        parted(&l, &at, &along, &at).unwrap().translation,
        p(0.0, 1.0)
    );
    let crossing = segment(p(-1.0, 1.0), p(7.0, 1.0));
    assert_eq!(
        parted(&l, &at, &crossing, &at).unwrap().translation,
        p(0.0, -1.0)
    );
    let other = segment(p(0.5, 0.0), p(0.5, 4.0));
    let crossing = segment(p(0.0, 2.0), p(7.0, 2.0));
    assert_eq!(
        parted(&other, &at, &crossing, &at).unwrap().translation,
        p(0.5, 0.0)
    );
}

#[test]
fn the_largest_and_the_smallest_shapes_part_or_say_why_not() {
    let arrow = [p(0.0, 0.0), p(4.0, -4.0), p(2.0, 0.0), p(4.0, 4.0)];
    let unit = parted(
        &polygon(&[arrow.to_vec()]),
        &Transform::IDENTITY,
        &polygon(&[arrow.to_vec()]),
        &Transform::translation(p(1.0, 1.0)).unwrap(),
    );
    let unit = unit.unwrap().translation;
    for exponent in [-1060, -1040, -500, 400, 490] {
        // In two steps, as the factor may be subnormal.
        let factor = |x: f64| x * 2.0f64.powi(exponent / 2) * 2.0f64.powi(exponent - exponent / 2);
        let scaled = |q: DVec2| p(factor(q.x), factor(q.y));
        let shape = polygon(&[arrow.iter().map(|&q| scaled(q)).collect()]);
        let at = Transform::translation(scaled(p(1.0, 1.0))).unwrap();
        let found = parted(&shape, &Transform::IDENTITY, &shape, &at).unwrap();
        let error = (found.translation - scaled(unit)).abs().max_element();
        assert!(
            error <= factor(1.0) * 1e-12 + 4e-323,
            "2^{exponent}: {found:?}"
        );
    }
    // Half of the range: the other half is not room enough.
    let giant = Shape::rectangle(2.0f64.powi(500), 2.0f64.powi(500)).unwrap();
    let stay = Transform::IDENTITY;
    let found = separation(&giant, &stay, &giant, &stay);
    assert!(
        matches!(
            found,
            Err(SeparationError::Place(PlaceError::OutOfRange { .. }))
        ),
        "{found:?}"
    );
}

#[test]
fn a_disc_far_smaller_than_rounding_parts_from_the_edge_beside_it() {
    let block = Shape::rectangle(1e9, 2e9).unwrap();
    let slanted = Transform::new(1.0, 0.0, 1e8, 1e9, -7000000003.0, 0.0).unwrap();
    let disc = Shape::circle(p(0.0, 0.0), 14.0).unwrap();
    let beside = Transform::translation(p(-7500000014.528, -4.6)).unwrap();
    let out = parted(&block, &slanted, &disc, &beside).unwrap();
    assert!(out.depth() < 4000.0, "{out:?}");
}

#[test]
fn a_disc_parts_from_a_sheared_rectangle_by_the_depth_of_the_contact() {
    let mut seen = 0;
    for case in 0..cases(400) {
        let mut rng = Rng::with_seed(case);
        let mut power = |most| 10f64.powi(rng.i32(0..=most));
        let (shear, height) = (power(9), power(9));
        let block = Shape::rectangle(power(9), power(9)).unwrap();
        let at = p(rng.f64() - 0.5, rng.f64() - 0.5) * 1e10;
        let slanted = Transform::new(1.0, 0.0, shear, height, at.x, at.y).unwrap();
        let radius = 0.5 + rng.f64() * 20.0;
        let disc = Shape::circle(p(0.0, 0.0), radius).unwrap();
        let vertices = block.vertices();
        let i = rng.usize(0..4);
        let (start, end) = (vertices[i], vertices[(i + 1) % 4]);
        let on_edge = slanted.apply(start + (end - start) * rng.f64());
        let off = p(rng.f64() - 0.5, rng.f64() - 0.5) * radius;
        let beside = Transform::translation(on_edge + off).unwrap();
        let Some(out) = parted(&block, &slanted, &disc, &beside) else {
            continue;
        };
        seen += 1;
        let hit = contact(&block, &slanted, &disc, &beside).unwrap().unwrap();
        let (a, b) = (block.place(&slanted).unwrap(), disc.place(&beside).unwrap());
        let rounding = 8.0 * a.rounding_margin(&b);
        let off = (out.depth() - hit.depth).abs();
        assert!(
            off <= 1e-12 * hit.depth + rounding,
            "case {case}: {out:?} for {hit:?}"
        );
    }
    assert!(seen > cases(400) / 4, "{seen}");
}

/// The least translation out of two shapes on a lattice, and of the same with the smallest doubles
/// as its unit.
#[test]
fn shapes_of_subnormal_numbers_part_by_as_many_units() {
    let unit = f64::from_bits(1);
    let mut seen = 0;
    for case in 0..cases(500) {
        let mut rng = Rng::with_seed(case);
        let reach = [100, 1 << 20, 1 << 40][rng.usize(0..3)];
        let mut hull = || -> Vec<DVec2> {
            let mut number = || rng.i64(-reach..=reach) as f64;
            (0..4).map(|_| p(number(), number())).collect()
        };
        let (a, b) = (hull(), hull());
        let shape = |points: &[DVec2], unit: f64| {
            Shape::hull(&points.iter().map(|&q| q * unit).collect::<Vec<_>>()).unwrap()
        };
        let at = Transform::IDENTITY;
        let large = separation(&shape(&a, 1.0), &at, &shape(&b, 1.0), &at).unwrap();
        let small = separation(&shape(&a, unit), &at, &shape(&b, unit), &at).unwrap();
        assert_eq!(large.is_some(), small.is_some(), "case {case}");
        let (Some(large), Some(small)) = (large, small) else {
            continue;
        };
        seen += 1;
        let steps = small.translation / unit;
        let found = steps.length();
        assert!(
            found <= large.depth() * (1.0 + 1e-12) + 3.0 && found >= large.depth() - 3.0,
            "case {case}: {found} units for {}",
            large.depth()
        );
    }
    assert!(seen > cases(500) / 4, "{seen}");
}

#[test]
fn a_core_that_vanishes_beside_a_radius_parts_as_a_point() {
    for case in 0..cases(300) {
        let mut rng = Rng::with_seed(case);
        let (tiny, radius) = (
            10f64.powi(rng.i32(-200..-60)),
            (1.0 + rng.f64()) * 10f64.powi(rng.i32(60..100)),
        );
        let mut core = || p(rng.f64() - 0.5, rng.f64() - 0.5) * tiny;
        let core: Vec<DVec2> = (0..6).map(|_| core()).collect();
        let hull = Shape::hull(&core).unwrap();
        let points: Vec<DVec2> = hull.vertices().to_vec();
        let round = Shape::rounded_polygon(&points, radius).unwrap();
        let angle = rng.f64() * std::f64::consts::TAU;
        let to = p(angle.cos(), angle.sin()) * radius * rng.f64();
        let at = Transform::translation(to).unwrap();
        let stay = Transform::IDENTITY;
        let (dot, ball) = (
            Shape::circle(p(0.0, 0.0), 0.0).unwrap(),
            Shape::circle(p(0.0, 0.0), radius).unwrap(),
        );
        for (a, b) in [(&round, &dot), (&hull, &ball)] {
            let depth = parted(a, &stay, b, &at).unwrap().depth();
            let least = radius - to.length();
            assert!(
                (depth - least).abs() <= 1e-12 * radius,
                "case {case}: {depth:e} for {least:e}"
            );
        }
    }
}
