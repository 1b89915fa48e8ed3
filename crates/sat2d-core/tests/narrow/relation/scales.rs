//! Verdicts where the size of a shape and the scale of its map are far apart, in either direction:
//! an error bound that takes one of them, or a sum of both, for the placed size fails here.

use crate::relation::underflow::{checked, scaled};
use fastrand::Rng;
use sat2d::{DVec2, PlaceError, Relation, Shape, Transform, relation};
use sat2d_test_support::cases;
use sat2d_test_support::generators::{KINDS, Kind, Made, Style, nudge_to_touch, placement, shape};

/// A placement whose linear part is multiplied by `scale` and whose offset by `offset`.
fn map(rng: &mut Rng, made: &Made, scale: f64, offset: f64) -> Option<Transform> {
    let [a, b, c, d, tx, ty] = placement(rng, Style::Plain, made.radius > 0.0).to_array();
    let [a, b, c, d] = [a, b, c, d].map(|x| x * scale);
    Transform::new(a, b, c, d, tx * offset, ty * offset).ok()
}

#[test]
fn shapes_of_one_size_under_maps_of_another_are_judged_rightly() {
    let mut seen = [0_u64; 3];
    for seed in 0..cases(20_000) {
        let rng = &mut Rng::with_seed(seed);
        let placed_size = [rng.i32(-390..390), rng.i32(-399..-375), 0][rng.usize(..3)];
        let apart = [0, 0, 20, -20].map(|most: i32| rng.i32(most.min(0)..=most.max(0)));
        let far = apart[rng.usize(..4)];
        // the second one may be much smaller
        let sizes = [placed_size, placed_size - rng.i32(0..2) * rng.i32(0..20)];
        let kind = if rng.bool() {
            Kind::Rectangle
        } else {
            KINDS[rng.usize(..KINDS.len())]
        };
        let other = if rng.bool() {
            kind
        } else {
            KINDS[rng.usize(..KINDS.len())]
        };
        let mut one = |kind, placed_size| {
            let size = [rng.i32(-490..490), rng.i32(480..495)][rng.usize(..2)];
            let made = scaled(&shape(rng, kind, Style::Plain), 2_f64.powi(size))?;
            let offset = 2_f64.powi(placed_size + far);
            let t = map(rng, &made, 2_f64.powi(placed_size - size), offset)?;
            Some((made, t))
        };
        let (Some((a, ta)), Some((b, mut tb))) = (one(kind, sizes[0]), one(other, sizes[1])) else {
            continue;
        };
        if let Some(nudged) = nudge_to_touch(rng, &a.placed(&ta), &b.placed(&tb), &tb) {
            tb = nudged;
        }
        if let Some(got) = checked(&a, &ta, &b, &tb) {
            seen[got as usize] += 1;
        }
    }
    assert!(
        seen[Relation::Disjoint as usize] > 500 && seen[2] > 500,
        "{seen:?}"
    );
}

/// Whole numbers times a power of two: no coordinate is rounded, so all sizes have one verdict.
#[test]
fn concave_polygons_on_a_grid_are_judged_alike_at_any_size() {
    let mut seen = [0_u64; 3];
    for seed in 0..cases(3000) {
        let rng = &mut Rng::with_seed(seed);
        let mut corner = || DVec2::new(rng.i32(0..40).into(), rng.i32(0..40).into());
        let triangle = [corner(), corner(), corner()];
        let (notch, offset) = (corner(), corner());
        let most = DVec2::splat(40.0);
        let ring = [
            DVec2::ZERO,
            DVec2::new(40.0, 0.0),
            notch,
            DVec2::new(0.0, 40.0),
        ];
        let verdict = |power: i32, scale: i32| {
            let (size, scale) = (2_f64.powi(power), 2_f64.powi(scale));
            let scaled = |points: &[DVec2]| points.iter().map(|p| *p * size).collect::<Vec<_>>();
            let concave = Shape::polygon(&[&scaled(&ring)]).ok()?;
            let triangle = Shape::convex_polygon(&scaled(&triangle)).ok()?;
            let at = (offset * 2.0 - most) * size * scale;
            let at = Transform::new(scale, 0.0, 0.0, scale, at.x, at.y).expect("a similarity");
            let here = Transform::new(scale, 0.0, 0.0, scale, 0.0, 0.0).expect("a similarity");
            relation(&concave, &here, &triangle, &at).ok()
        };
        let Some(ordinary) = verdict(0, 0) else {
            continue;
        };
        for power in [-1000, -545, -540, -535, -530, -430, -390, 390, 410, 490] {
            assert_eq!(verdict(power, 0), Some(ordinary), "seed {seed}, 2^{power}");
        }
        // the products of placed edges underflow, those of edges and scales do not
        for (power, scale) in [(-500, -40), (-500, -100), (-300, -300), (480, 10)] {
            let got = verdict(power, scale);
            assert_eq!(got, Some(ordinary), "seed {seed}, 2^{power} at 2^{scale}");
        }
        seen[ordinary as usize] += 1;
    }
    assert!(seen.iter().all(|&count| count > 20), "{seen:?}");
}

/// A large rectangle with a corner at the origin and a small one near that corner: only the span of
/// the large one makes its edges inaccurate.
#[test]
fn a_small_rectangle_at_a_corner_of_a_large_one_is_judged_rightly() {
    let mut seen = [0_u64; 3];
    for seed in 0..cases(4000) {
        let rng = &mut Rng::with_seed(seed);
        let (size, scale) = [(0, 0), (90, 60), (-70, -80), (200, -150)][rng.usize(..4)];
        let mut one = |width: f64, height: f64, smaller: i32| {
            let power = 2_f64.powi(size - smaller);
            let shape = Shape::rectangle_xywh(0.0, 0.0, width * power, height * power);
            let shape = shape.expect("a rectangle");
            let (points, radius) = (shape.vertices().to_vec(), 0.0);
            let made = Made {
                shape,
                points,
                radius,
            };
            let angle = DVec2::from_angle(rng.f64() * 7.0) * 2_f64.powi(scale);
            let t = Transform::new(angle.x, angle.y, -angle.y, angle.x, 0.0, 0.0);
            (made, t.expect("a similarity"))
        };
        let (large, tl) = one(3.7, 5.1, 0);
        let (small, mut ts) = one(1.3, 1.9, 20);
        // until it is the corner that is touched
        let far = 2_f64.powi(size + scale - 10);
        for _ in 0..100 {
            let nudged = nudge_to_touch(rng, &large.placed(&tl), &small.placed(&ts), &ts);
            let nudged = nudged.expect("in range");
            let [.., x, y] = nudged.to_array();
            if x.abs().max(y.abs()) < far {
                ts = nudged;
                break;
            }
        }
        let got = checked(&large, &tl, &small, &ts).expect("in range");
        assert_eq!(checked(&small, &ts, &large, &tl), Some(got));
        seen[got as usize] += 1;
    }
    assert!(seen[0] > 500 && seen[2] > 500, "{seen:?}");
}

/// However plainly the shapes are apart.
#[test]
fn shapes_that_are_placed_out_of_range_are_refused() {
    let square = Shape::rectangle(2.0, 2.0).unwrap();
    let disc = Shape::circle(DVec2::ZERO, 1.0).unwrap();
    let corners = [(0.0, 0.0), (4.0, 0.0), (2.0, 3.0)].map(DVec2::from);
    let triangle = Shape::convex_polygon(&corners).unwrap();
    let arrow = [(0.0, 0.0), (4.0, -4.0), (0.0, 4.0), (-4.0, -4.0)].map(DVec2::from);
    let arrow = Shape::polygon(&[&arrow]).unwrap();
    let size = 2_f64.powi(501);
    let beyond = [
        Transform::new(1.0, 0.0, 0.0, 1.0, size, 0.0).unwrap(),
        Transform::new(1.0, 0.0, 0.0, 1.0, 0.0, -size).unwrap(),
        Transform::new(size, 0.0, 0.0, size, 0.0, 0.0).unwrap(),
    ];
    let shapes = [square, disc, triangle, arrow];
    for (a, b) in shapes
        .iter()
        .flat_map(|a| shapes.iter().map(move |b| (a, b)))
    {
        for t in &beyond {
            for other in [t, &Transform::IDENTITY] {
                for found in [relation(a, t, b, other), relation(b, other, a, t)] {
                    let is_refused = matches!(found, Err(PlaceError::OutOfRange { .. }));
                    assert!(is_refused, "{a:?} {t:?} {b:?} {other:?}: {found:?}");
                }
            }
        }
    }
}
