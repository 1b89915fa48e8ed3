//! Areas and centroids of polygons, against rational arithmetic: each is the nearest double.

use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{Signed, Zero};
use sat2d::DVec2;
use sat2d::decompose::{Options, Polygon};
use sat2d_test_support::corpus;

fn rational(x: f64) -> BigRational {
    BigRational::from_float(x).expect("finite")
}

/// The exact area and centroid of valid rings, the outer one first.
fn exact_moments(rings: &[&[DVec2]]) -> (BigRational, [BigRational; 2]) {
    let (mut doubled, mut moments) = (BigRational::zero(), [(); 2].map(|()| BigRational::zero()));
    for (number, ring) in rings.iter().enumerate() {
        let points: Vec<[BigRational; 2]> = (ring.iter())
            .map(|p| [rational(p.x), rational(p.y)])
            .collect();
        let (mut area, mut sums) = (BigRational::zero(), [(); 2].map(|()| BigRational::zero()));
        for (a, b) in points.iter().zip(points.iter().cycle().skip(1)) {
            let cross = &a[0] * &b[1] - &b[0] * &a[1];
            for axis in 0..2 {
                sums[axis] += (&a[axis] + &b[axis]) * &cross;
            }
            area += cross;
        }
        let outward = area.is_positive() == (number == 0);
        let sign = |x: BigRational| if outward { x } else { -x };
        doubled += sign(area);
        let [x, y] = sums.map(sign);
        moments[0] += x;
        moments[1] += y;
    }
    let threefold = &doubled * rational(3.0);
    (doubled / rational(2.0), moments.map(|m| m / &threefold))
}

/// Asserts that no double is nearer, and of two equally near ones it is the even one.
fn assert_nearest(got: f64, exact: &BigRational, what: &str) {
    if got == f64::INFINITY {
        return assert!(*exact > rational(f64::MAX), "{what}");
    }
    let off = (rational(got) - exact).abs();
    let half = BigRational::from(BigInt::from(2));
    for other in [got.next_up(), got.next_down()] {
        let gap = (rational(other) - rational(got)).abs() / &half;
        let toward = (rational(other) > rational(got)) == (*exact > rational(got));
        if off.is_zero() || !toward {
            continue;
        }
        let is_even = got.to_bits() & 1 == 0;
        assert!(off < gap || off == gap && is_even, "{what}: {got:e}");
    }
}

fn assert_moments(rings: &[&[DVec2]], what: &str) {
    let polygon = Polygon::new(rings).unwrap();
    let (area, [x, y]) = exact_moments(rings);
    assert_nearest(polygon.area(), &area, what);
    assert_eq!(
        polygon.decompose(&Options::default()).area(),
        polygon.area()
    );
    assert_nearest(polygon.centroid().x, &x, what);
    assert_nearest(polygon.centroid().y, &y, what);
}

#[test]
fn the_area_of_a_sliver_keeps_its_digits() {
    let p = DVec2::new;
    let sliver = [p(0.0, 0.0), p(3.0, 3.0 + 4e-16), p(0.1, 0.1)];
    let polygon = Polygon::new(&[&sliver]).unwrap();
    assert_eq!(polygon.area(), 0.1 * f64::EPSILON);
    assert_moments(&[&sliver], "a sliver");
}

#[test]
fn moments_of_random_slivers_are_the_nearest_doubles() {
    let rng = &mut fastrand::Rng::with_seed(19);
    let mut valid = 0;
    for case in 0..4000 {
        let size = [1.0, 1e-3, 1e6, 1e150, 1e-160, 1e-300][case % 6];
        let along = DVec2::new(rng.f64() - 0.5, rng.f64() - 0.5) * size;
        let count = 3 + case % 4;
        let mut steps: Vec<f64> = (0..count).map(|_| rng.f64()).collect();
        steps.sort_by(f64::total_cmp);
        let mut near = |t: f64| {
            let p = along * t;
            let step = |x: f64, by: i64| f64::from_bits((x.to_bits() as i64 + by) as u64);
            DVec2::new(step(p.x, rng.i64(-2..3)), step(p.y, rng.i64(-2..3)))
        };
        let ring: Vec<DVec2> = steps.into_iter().map(&mut near).collect();
        if Polygon::new(&[&ring]).is_ok() {
            valid += 1;
            assert_moments(&[&ring], &format!("{ring:?}"));
        }
    }
    assert!(valid > 1500, "{valid}");
}

#[test]
fn moments_of_the_corpus_are_the_nearest_doubles() {
    let mut valid = 0;
    for fixture in corpus::valid_up_to(1100) {
        valid += 1;
        assert_moments(&fixture.slices(), &fixture.name);
    }
    assert!(valid > 100, "{valid}");
}
