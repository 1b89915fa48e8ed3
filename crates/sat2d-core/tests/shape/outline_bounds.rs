//! The boxes of outlines, beside the extrema of their curves as fractions and as trigonometry.

use fastrand::Rng;
use sat2d::outline::{FillRule, Path};
use sat2d::{Aabb, DVec2, Shape, Transform};
use sat2d_test_support::rational::Rational;
use sat2d_test_support::seeds;
use std::error::Error;

fn p(x: f64, y: f64) -> DVec2 {
    DVec2::new(x, y)
}

/// The units in the last place by which a bound may exceed the extremum.
const ROUNDINGS: f64 = 4.0;

/// The greatest coordinate of a parabola, exactly, from those of its control points.
fn greatest([from, control, to]: [f64; 3]) -> Rational {
    let of_ends = from.max(to);
    if control <= of_ends {
        return Rational::of(of_ends);
    }
    let [from, control, to] = [from, control, to].map(Rational::of);
    let square = &control * &control;
    (&(&from * &to) - &square) / (&(&from + &to) - &(&control + &control))
}

/// Checks a bound of some parabolas, and returns whether it is exact.
fn check(bound: f64, parabolas: &[[f64; 3]]) -> bool {
    let extrema = parabolas.iter().map(|&values| greatest(values));
    let extremum = extrema.reduce(|most, other| if other > most { other } else { most });
    let extremum = extremum.expect("there is a parabola");
    assert!(
        Rational::of(bound) >= extremum,
        "{bound} is in {parabolas:?}"
    );
    let largest = parabolas
        .iter()
        .flatten()
        .fold(0.0_f64, |most, x| most.max(x.abs()));
    let rounding = largest.next_up() - largest;
    let least = Rational::of(bound - ROUNDINGS * rounding);
    assert!(least <= extremum, "{bound} is far from {parabolas:?}");
    Rational::of(bound) == extremum
}

fn transform(rng: &mut Rng, is_grid: bool) -> Transform {
    let offset = p(f64::from(rng.i32(-9..9)), f64::from(rng.i32(-9..9)));
    let turned = if is_grid {
        Transform::placement_degrees(offset, 90.0 * f64::from(rng.i32(0..4)), 1.0, -1.0)
    } else {
        Transform::placement(
            offset + p(rng.f64(), rng.f64()),
            7.0 * rng.f64(),
            rng.f64(),
            2.0,
        )
    };
    turned.expect("it is in range")
}

/// Placed control points; those of a curve that rounding makes straight are its ends.
fn placed(curve: [DVec2; 3], at: &Transform) -> [DVec2; 3] {
    let [from, control, to] = curve.map(|point| at.apply(point));
    let along = |a: f64, b: f64| Rational::of(b) - Rational::of(a);
    let left = along(from.x, control.x) * along(control.y, to.y);
    if left == along(from.y, control.y) * along(control.x, to.x) {
        return [from, from, to];
    }
    [from, control, to]
}

#[test]
fn boxes_of_parabolas_are_the_least_ones_rounded_outward() -> Result<(), Box<dyn Error>> {
    let (mut exact, mut grids, mut checked) = (0, 0, 0);
    for seed in seeds(2000) {
        let mut rng = Rng::with_seed(seed);
        let is_grid = seed % 2 == 0;
        let scale = if is_grid {
            1.0
        } else {
            f64::from(rng.i32(-60..60)).exp2()
        };
        let mut point = || {
            let at = p(rng.f64(), rng.f64()) * 16.0;
            (if is_grid { at.round() } else { at }) * scale
        };
        let [a, b, c, d] = [point(), point(), point(), point()];
        let mut path = Path::new();
        path.move_to(a)
            .quadratic_to(b, c)
            .quadratic_to(d, a)
            .close();
        let Ok(shape) = Shape::outline(&path, FillRule::EvenOdd) else {
            continue; // it crosses itself, or turns back on a line
        };
        let at = transform(&mut rng, is_grid);
        let of_placed = shape.placed_bounds(&at)?;
        for (bounds, at) in [(shape.bounds(), Transform::IDENTITY), (of_placed, at)] {
            let curves = [[a, b, c], [c, d, a]].map(|curve| placed(curve, &at));
            for (max, min, axis) in [
                (bounds.max.x, bounds.min.x, DVec2::X),
                (bounds.max.y, bounds.min.y, DVec2::Y),
            ] {
                let values = curves.map(|curve| curve.map(|point| axis.dot(point)));
                let below = values.map(|values| values.map(|value| -value));
                exact += i32::from(check(max, &values)) + i32::from(check(-min, &below));
                grids += if is_grid { 2 } else { 0 };
                checked += 2;
            }
        }
    }
    // on grids most extrema are the ends, or multiples of a half
    assert!(
        checked > 4000 && exact > grids / 4,
        "{exact} of {grids} of {checked}"
    );
    Ok(())
}

/// A point of a conic at `s`, by the definition of a rational quadratic Bézier curve.
fn conic([from, control, to]: [DVec2; 3], weight: f64, s: f64) -> DVec2 {
    let r = 1.0 - s;
    let [p, q, w] = [r * r, 2.0 * r * s * weight, s * s];
    (from * p + control * q + to * w) / (p + q + w)
}

#[test]
fn boxes_of_conics_hold_their_points_and_no_more() -> Result<(), Box<dyn Error>> {
    let mut checked = 0;
    for seed in seeds(500) {
        let mut rng = Rng::with_seed(seed);
        let mut point = || p(rng.f64(), rng.f64()) * 16.0;
        let [a, b, c] = [point(), point(), point()];
        let weight = [0.01, 0.3, 0.5_f64.sqrt(), 0.9999][seed as usize % 4];
        let mut path = Path::new();
        path.move_to(a).conic_to(b, weight, c);
        let shape = Shape::outline(path.close(), FillRule::EvenOdd)?;
        let at = transform(&mut rng, seed % 3 == 0);
        let bounds = shape.placed_bounds(&at)?;
        let points = (0..=4096).map(|k| {
            conic(
                [a, b, c].map(|point| at.apply(point)),
                weight,
                f64::from(k) / 4096.0,
            )
        });
        let of_points = points.fold(Aabb::EMPTY, |sum, at| sum.union(&Aabb::new(at, at)));
        for (outer, inner) in [(bounds.max, of_points.max), (-bounds.min, -of_points.min)] {
            let more = outer - inner;
            assert!(more.min_element() >= -1e-14, "seed {seed}: {bounds:?}");
            assert!(more.max_element() <= 1e-4, "seed {seed}: {bounds:?}");
            checked += 2;
        }
    }
    assert!(checked >= 2000);
    Ok(())
}

#[test]
fn a_circle_of_arcs_has_the_box_of_a_circle_however_it_is_turned() -> Result<(), Box<dyn Error>> {
    let mut path = Path::new();
    path.move_to(p(-10.0, 0.0));
    path.arc_to(p(10.0, 10.0), 0.0, false, true, p(10.0, 0.0));
    path.arc_to(p(10.0, 10.0), 0.0, false, true, p(-10.0, 0.0));
    let circle = Shape::outline(path.close(), FillRule::NonZero)?;
    assert_eq!(circle.bounds(), Aabb::new(p(-10.0, -10.0), p(10.0, 10.0)));
    for degrees in 0..360 {
        let turned = Transform::placement_degrees(DVec2::ZERO, f64::from(degrees), 1.0, 1.0)?;
        let Aabb { min, max } = circle.placed_bounds(&turned)?;
        for side in [max.x, max.y, -min.x, -min.y] {
            assert!((side - 10.0).abs() <= 1e-14, "{side} at {degrees} degrees");
        }
    }
    Ok(())
}
