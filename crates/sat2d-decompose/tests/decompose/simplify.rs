//! Simplification, judged by brute force on rationals: distances, deviation, validity.

use crate::plane::{Point, exact, location, middles, square_of_distance};
use crate::random_rings::{Case, DEVIATIONS, for_each_valid, random_case};
use sat2d::DVec2;
use sat2d::decompose::{Deviation, Options, Polygon, PolygonError, Simplification, simplify};
use sat2d_test_support::corpus::valid_up_to;
use sat2d_test_support::partition_judge::{P, cleaned, doubled_area, is_polygon};
use sat2d_test_support::rational::Rational;
use sat2d_test_support::seeds;
use std::cmp::Ordering;

/// Whether every point of the first polygon belongs to the second.
fn is_covered(rings: &[Vec<Point>], by: &[Vec<Point>]) -> bool {
    let leaves = |p: &Point| location(by, p) == Ordering::Less;
    let enters = |p: &Point| location(rings, p) == Ordering::Greater;
    !middles(rings, by).iter().any(leaves) && !middles(by, rings).iter().any(enters)
}

/// Judges a simplification with a tolerance of `quarters` / 4; returns whether corners are gone.
fn judge(case: &Case, made: &Simplification, quarters: u32) -> bool {
    let all = case.rings.concat();
    let kept: Vec<Vec<P>> = made
        .rings()
        .map(|ring| ring.iter().map(|&v| all[v as usize]).collect())
        .collect();
    assert!(is_polygon(&kept), "{kept:?} of {case:?}");
    let most = Rational::of(f64::from(quarters * quarters) / 16.0);
    let mut first = 0;
    for (ring, corners) in case.rings.iter().zip(made.rings()) {
        for (i, &from) in corners.iter().enumerate() {
            let to = corners[(i + 1) % corners.len()];
            let [a, b] = [from, to].map(|v| exact(all[v as usize]));
            let mut v = from;
            while v != to {
                let square = square_of_distance(&a, &b, &exact(all[v as usize]));
                assert!(square <= most, "vertex {v} is too far: {case:?}");
                v = first + (v - first + 1) % ring.len() as u32;
            }
        }
        first += ring.len() as u32;
    }
    let [before, after] = [&case.rings, &kept].map(|rings| -> Vec<Vec<Point>> {
        let ring = |ring: &Vec<P>| cleaned(ring).into_iter().map(exact).collect();
        rings.iter().map(ring).collect()
    });
    match made.deviation() {
        Deviation::Outward => assert!(is_covered(&before, &after), "{kept:?} of {case:?}"),
        Deviation::Inward => assert!(is_covered(&after, &before), "{kept:?} of {case:?}"),
        _ => {}
    }
    let same_direction =
        |ring: &Vec<P>, kept: &Vec<P>| doubled_area(ring).signum() == doubled_area(kept).signum();
    assert!(
        case.rings
            .iter()
            .zip(&kept)
            .all(|(a, b)| same_direction(a, b))
    );
    let corners = |rings: &[Vec<P>]| rings.iter().map(|ring| cleaned(ring).len()).sum::<usize>();
    corners(&kept) < corners(&case.rings)
}

#[test]
fn random_polygons_stay_polygons_within_the_tolerance() {
    let mut simpler = 0;
    let seeds = seeds(3_000);
    let drawn = seeds.end - seeds.start;
    let valid = for_each_valid(seeds, |_, case, rings, polygon, within| {
        let made = polygon
            .simplify(within.tolerance, within.deviation)
            .unwrap();
        let same = simplify(rings, within.tolerance, within.deviation);
        assert_eq!(made, same.unwrap());
        // a quarter of the least number is none
        if case.exponent >= -1072 {
            simpler += u64::from(judge(case, &made, within.quarters));
        }
        made.verify(rings)
            .unwrap_or_else(|e| panic!("{e}: {case:?}"));
    });
    assert!(
        valid > drawn * 2 / 5 && simpler > valid / 3,
        "{simpler} of {valid}"
    );
}

#[test]
fn a_tolerance_of_zero_removes_straight_corners_only() {
    let mut simplified = 0;
    for seed in 0..5_000 {
        let case = Case {
            exponent: 0,
            ..random_case(seed)
        };
        let doubles = case.doubles();
        let rings: Vec<&[DVec2]> = doubles.iter().map(Vec::as_slice).collect();
        let Ok(polygon) = Polygon::new(&rings) else {
            continue;
        };
        simplified += 1;
        let made = polygon.simplify(0.0, Deviation::Either).unwrap();
        let all = case.rings.concat();
        for (ring, corners) in case.rings.iter().zip(made.rings()) {
            let kept: Vec<P> = corners.iter().map(|&v| all[v as usize]).collect();
            assert_eq!(doubled_area(&kept), doubled_area(ring), "{case:?}");
        }
    }
    assert!(simplified > 500, "{simplified}");
}

#[test]
fn the_corpus_is_simplified_and_proven() {
    for fixture in valid_up_to(500) {
        let rings = fixture.slices();
        let polygon = Polygon::new(&rings).unwrap();
        let points = rings.concat();
        let width = points.iter().map(|p| p.x).fold(f64::NEG_INFINITY, f64::max)
            - points.iter().map(|p| p.x).fold(f64::INFINITY, f64::min);
        for deviation in DEVIATIONS {
            for part in [0.0, 0.001, 0.01, 0.1] {
                let made = polygon.simplify(width * part, deviation).unwrap();
                let name = &fixture.name;
                made.verify(&rings)
                    .unwrap_or_else(|e| panic!("{name} {deviation:?}: {e}"));
                let kept = made.points(&rings);
                let kept: Vec<&[DVec2]> = kept.iter().map(Vec::as_slice).collect();
                let simple = Polygon::new(&kept).unwrap();
                match deviation {
                    Deviation::Outward => assert!(simple.area() >= polygon.area(), "{name}"),
                    Deviation::Inward => assert!(simple.area() <= polygon.area(), "{name}"),
                    _ => {}
                }
                simple.decompose(&Options::default()).verify(&kept).unwrap();
            }
        }
    }
}

#[test]
fn tolerances_are_finite_and_not_negative() {
    let p = DVec2::new;
    let square = [p(0.0, 0.0), p(1.0, 0.0), p(1.0, 1.0), p(0.0, 1.0)];
    for tolerance in [-1.0, f64::NAN, f64::INFINITY] {
        let error = simplify(&[&square], tolerance, Deviation::Either).unwrap_err();
        assert!(
            matches!(error, PolygonError::BadTolerance { .. }),
            "{error}"
        );
    }
    let triangle = simplify(&[&square], f64::MAX, Deviation::Either).unwrap();
    assert_eq!(triangle.corner_count(), 3);
    let all = simplify(&[&square], 0.0, Deviation::Outward).unwrap();
    assert_eq!(all.rings().collect::<Vec<_>>(), [[0, 1, 2, 3]]);
}
