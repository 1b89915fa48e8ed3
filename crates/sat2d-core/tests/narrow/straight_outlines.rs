//! Outlines without curves answer as polygons do; those with curves, by formulas.

use fastrand::Rng;
use sat2d::batch::PointLocator;
use sat2d::outline::{FillRule, Path};
use sat2d::query::{
    AtStart, Motion, SweepOptions, explain, point_relation, sweep_bounds, sweep_with,
};
use sat2d::{DVec2, Mask, Relation, Shape, Transform};
use sat2d_test_support::seeds;

fn p(x: f64, y: f64) -> DVec2 {
    DVec2::new(x, y)
}

fn outline(rings: &[Vec<DVec2>]) -> Shape {
    let mut path = Path::new();
    for ring in rings {
        path.move_to(ring[0]);
        for &to in &ring[1..] {
            path.line_to(to);
        }
        path.close();
    }
    Shape::outline(&path, FillRule::EvenOdd).unwrap()
}

/// A star-shaped polygon, clockwise or not, with a hole or not; on a grid or not.
fn rings(rng: &mut Rng) -> Vec<Vec<DVec2>> {
    let count = rng.usize(3..9);
    let on_grid = rng.bool();
    let corner = |rng: &mut Rng, k: usize, least: f64| {
        let turn = std::f64::consts::TAU * k as f64 / count as f64;
        let at = p(turn.cos(), turn.sin()) * (least + 4.0 * rng.f64());
        if on_grid {
            (at * 2.0).round() / 2.0
        } else {
            at
        }
    };
    let mut ring: Vec<DVec2> = (0..count).map(|k| corner(rng, k, 2.0)).collect();
    if rng.bool() {
        ring.reverse();
    }
    let hole = Vec::from([p(-0.25, -0.25), p(0.25, -0.25), p(0.0, 0.25)]);
    if rng.bool() {
        Vec::from([ring, hole])
    } else {
        Vec::from([ring])
    }
}

fn other(rng: &mut Rng) -> Shape {
    match rng.u8(..3) {
        0 => Shape::rectangle(2.0, 1.0),
        1 => Shape::circle(DVec2::ZERO, 1.0),
        _ => Shape::convex_polygon(&[p(0.0, 0.0), p(1.5, 0.5), p(-0.5, 2.0)]),
    }
    .unwrap()
}

#[test]
fn an_outline_without_curves_is_a_polygon_to_all_questions() {
    let (mut met, mut impacts, mut cases) = (0, 0, 0);
    for seed in seeds(400) {
        let mut rng = Rng::with_seed(seed);
        let rings = rings(&mut rng);
        let slices: Vec<&[DVec2]> = rings.iter().map(Vec::as_slice).collect();
        let Ok(polygon) = Shape::polygon(&slices) else {
            continue;
        };
        cases += 1;
        let outline = outline(&rings);
        let place = |rng: &mut Rng| {
            let at = p(rng.f64(), rng.f64()) * 8.0 - 4.0;
            let at = if rng.bool() {
                (at * 2.0).round() / 2.0
            } else {
                at
            };
            let turn = [0.0, 90.0, 360.0 * rng.f64()][rng.usize(..3)];
            Transform::placement_degrees(at, turn, 1.0, [1.0, -1.0][rng.usize(..2)]).unwrap()
        };
        let (here, there) = (place(&mut rng), place(&mut rng));
        let shape = other(&mut rng);

        let [one, same] = [&outline, &polygon].map(|of| explain(of, &here, &shape, &there));
        match (one, same) {
            (Ok(one), Ok(same)) => {
                assert_eq!(one.relation(), same.relation(), "seed {seed}");
                met += usize::from(one.relation().hits());
            }
            (one, same) => assert_eq!(one.is_err(), same.is_err(), "seed {seed}"),
        }

        let locator = PointLocator::of_shape(&outline, &here, 500).unwrap();
        let mut filled = [(); 2].map(|()| Mask::new(10, 10).unwrap());
        for x in 0..10 {
            for y in 0..10 {
                let at = p(f64::from(x), f64::from(y)) / 2.0 - 2.0;
                let expected = point_relation(&polygon, &here, at).unwrap();
                assert_eq!(locator.relation(at), expected, "seed {seed} at {at}");
            }
        }
        filled[0].fill_shape(&outline, &here, true).unwrap();
        filled[1].fill(&polygon.place(&here).unwrap(), true);
        assert_eq!(filled[0], filled[1], "seed {seed}");

        let by = p(rng.f64() - 0.5, rng.f64() - 0.5) * 16.0;
        let (still, moves) = (Motion::still(here), Motion::linear(there, by).unwrap());
        let [one, same] =
            [&outline, &polygon].map(|of| sweep_bounds(of, &still, &shape, &moves).unwrap());
        assert_eq!(one, same, "seed {seed}");
        for at_start in [AtStart::SkipParting, AtStart::SkipOverlapping] {
            let options = SweepOptions {
                at_start,
                ..SweepOptions::default()
            };
            let [one, same] = [&outline, &polygon]
                .map(|of| sweep_with(of, &still, &shape, &moves, &options).unwrap());
            impacts += usize::from(one.is_some());
            let [one, same] = [one, same].map(|hit| hit.map(|hit| (hit.time, hit.closest.normal)));
            match (one, same) {
                (Some((time, _)), Some((other, _))) => {
                    assert!((time - other).abs() < 1e-12, "seed {seed}: {time} {other}");
                }
                (one, same) => assert_eq!(one, same, "seed {seed}"),
            }
        }
    }
    assert!(
        met > cases / 4 && impacts > cases / 4,
        "{met} {impacts} of {cases}"
    );
}

/// The region below y = (h² - x²) / h over the x axis, in whole numbers.
#[test]
fn points_and_pixels_of_a_parabola_are_those_of_its_formula() {
    for h in [4_i64, 7, 16, 33] {
        let (x, y) = (h as f64, 2.0 * h as f64);
        let mut path = Path::new();
        path.move_to(p(-x, 0.0));
        path.quadratic_to(p(0.0, y), p(x, 0.0));
        let hill = Shape::outline(&path, FillRule::EvenOdd).unwrap();
        let half = |n: i64| n as f64 / 2.0;
        // in half units: 4 h y = 4 h² - 4 x², each side times 4
        let expected = |x: i64, y: i64| {
            let inside = (4 * h * h - x * x - 2 * h * y).signum().min(y.signum());
            [
                Relation::Disjoint,
                Relation::Touching,
                Relation::Overlapping,
            ][(inside + 1) as usize]
        };
        let at = Transform::IDENTITY;
        let locator = PointLocator::of_shape(&hill, &at, 1000).unwrap();
        for x in -2 * h - 2..=2 * h + 2 {
            for y in -2..=2 * h + 2 {
                let found = locator.relation(p(half(x), half(y)));
                assert_eq!(found, expected(x, y), "{h}: {x} {y}");
            }
        }
        // moved so that the pixels of a mask cover it and more
        let by = Transform::translation(p(half(2 * h + 4), 2.0)).unwrap();
        let size = (2 * h + 5) as usize;
        let mut mask = Mask::new(size, size).unwrap();
        mask.fill_shape(&hill, &by, true).unwrap();
        for x in 0..size {
            for y in 0..size {
                let there = (2 * x as i64 + 1 - (2 * h + 4), 2 * y as i64 + 1 - 4);
                let is_inside = expected(there.0, there.1).hits();
                assert_eq!(mask.get(x, y), is_inside, "{h}: pixel {x} {y}");
            }
        }
    }
}
