//! Approximate decomposition, judged by brute force on rationals: convexity, cover, distances.

use crate::plane::{Point, cross, edges, exact, location, middles, square_of_distance};
use crate::random_rings::{Case, DEVIATIONS, for_each_valid, random_case};
use sat2d::DVec2;
use sat2d::decompose::{
    Approximation, Deviation, Method, Options, PolygonError, VerifyApproximationError, approximate,
};
use sat2d_test_support::corpus::{committed, valid_up_to};
use sat2d_test_support::partition_judge::{P, cleaned};
use sat2d_test_support::rational::Rational;
use sat2d_test_support::seeds;
use std::cmp::Ordering;

/// Whether a point belongs to any of some polygons.
fn is_in_any(polygons: &[Vec<Vec<Point>>], p: &Point) -> bool {
    (polygons.iter()).any(|rings| location(rings, p) != Ordering::Less)
}

/// Whether every point of the first polygons belongs to one of the others. All outlines cut each
/// other into parts; on both sides of the middle of each part, a point is looked at that is nearer
/// to it than any other edge that does not pass through it.
fn are_covered(polygons: &[Vec<Vec<Point>>], by: &[Vec<Vec<Point>>]) -> bool {
    let all: Vec<Vec<Point>> = polygons.iter().chain(by).flatten().cloned().collect();
    let step = Rational::of(0.5f64.powi(60));
    for ring in &all {
        for [a, b] in edges(ring) {
            let normal = [&a[1] - &b[1], &b[0] - &a[0]];
            for middle in middles(&[vec![a.clone(), b.clone()]], &all) {
                for sign in [1.0, -1.0] {
                    let step = &step * &Rational::of(sign);
                    let p = [0, 1].map(|i| &middle[i] + &(&normal[i] * &step));
                    if is_in_any(polygons, &p) && !is_in_any(by, &p) {
                        return false;
                    }
                }
            }
        }
    }
    true
}

/// Whether the point is within the tolerance, given by its square, of one of the polygons.
fn is_near(polygons: &[Vec<Vec<Point>>], p: &Point, most: &Rational) -> bool {
    let mut all = polygons.iter().flatten().flat_map(|ring| edges(ring));
    is_in_any(polygons, p) || all.any(|[a, b]| square_of_distance(a, b, p) <= *most)
}

/// Points in and on a polygon: means of three of its vertices, of which one or two may be the same.
fn probes(rings: &[Vec<Point>]) -> Vec<Point> {
    let all: Vec<&Point> = rings.iter().flatten().collect();
    let third = Rational::of(1.0) / Rational::of(3.0);
    let mut probes = Vec::new();
    for (i, a) in all.iter().enumerate() {
        for (j, b) in all.iter().enumerate().skip(i) {
            let c = all[(i * 7 + j * 3 + 1) % all.len()];
            let mean = |k: usize| (&(&a[k] + &b[k]) + &c[k]) * third.clone();
            let half = |k: usize| (&a[k] + &b[k]) * Rational::of(0.5);
            probes.extend([[mean(0), mean(1)], [half(0), half(1)]]);
        }
    }
    probes.retain(|p| location(rings, p) != Ordering::Less);
    probes
}

/// Judges the pieces for a tolerance of `quarters` / 4.
fn judge(case: &Case, made: &Approximation, quarters: u32) {
    let all = case.rings.concat();
    let pieces: Vec<Vec<Point>> = made
        .pieces()
        .map(|piece| piece.iter().map(|&v| exact(all[v as usize])).collect())
        .collect();
    for piece in &pieces {
        let n = piece.len();
        for i in 0..n {
            let [a, b] = [&piece[i], &piece[(i + 1) % n]];
            let others = (2..n).map(|k| &piece[(i + k) % n]);
            for c in others {
                assert!(cross([a, b, c]) > Rational::zero(), "{piece:?} of {case:?}");
            }
        }
    }
    let ring = |ring: &Vec<P>| cleaned(ring).into_iter().map(exact).collect();
    let polygon = [case.rings.iter().map(ring).collect::<Vec<Vec<Point>>>()];
    let pieces: Vec<Vec<Vec<Point>>> = pieces.into_iter().map(|piece| vec![piece]).collect();
    match made.deviation() {
        Deviation::Outward => assert!(are_covered(&polygon, &pieces), "{made:?} of {case:?}"),
        Deviation::Inward => assert!(are_covered(&pieces, &polygon), "{made:?} of {case:?}"),
        _ => {}
    }
    let most = Rational::of(f64::from(quarters * quarters) / 16.0);
    // points in holes as well, which may be filled
    let holes = polygon[0].iter().skip(1);
    let in_holes = holes.flat_map(|hole| probes(std::slice::from_ref(hole)));
    let in_pieces = pieces.iter().flat_map(|piece| probes(piece));
    for p in in_pieces.chain(in_holes.filter(|p| is_in_any(&pieces, p))) {
        assert!(is_near(&polygon, &p, &most), "{p:?} is too far: {case:?}");
    }
    for p in probes(&polygon[0]) {
        assert!(is_near(&pieces, &p, &most), "{p:?} is left out: {case:?}");
    }
}

#[test]
fn random_polygons_are_covered_by_pieces_within_the_tolerance() {
    let (mut joined, mut inward) = (0, 0);
    let seeds = seeds(210);
    let drawn = seeds.end - seeds.start;
    let valid = for_each_valid(seeds, |seed, case, rings, polygon, within| {
        let method = [Method::Fast, Method::Balanced][seed as usize / 21 % 2];
        let max_corners = [None, Some(4)][seed as usize / 42 % 2];
        let options = Options {
            method,
            max_corners,
            ..Options::default()
        };
        let made = approximate(rings, within.tolerance, within.deviation, &options).unwrap();
        made.verify(rings)
            .unwrap_or_else(|e| panic!("{e}: {case:?}"));
        let most = max_corners.unwrap_or(usize::MAX);
        assert!(made.pieces().all(|piece| piece.len() <= most), "{case:?}");
        // a quarter of the least number is none
        if case.exponent >= -1072 {
            judge(case, &made, within.quarters);
        }
        let pieces = polygon.decompose(&options).count();
        assert!(made.count() <= pieces, "{case:?}");
        let fewer = u64::from(made.count() < pieces);
        joined += fewer;
        inward += u64::from(within.deviation == Deviation::Inward) * fewer;
    });
    assert!(
        valid > drawn / 3 && joined > valid / 4 && inward > valid / 20,
        "{joined}, inward {inward} of {valid}"
    );
}

#[test]
fn the_corpus_is_approximated_and_proven() {
    for fixture in valid_up_to(150) {
        let (rings, name) = (fixture.slices(), &fixture.name);
        let xs = || rings.iter().flat_map(|ring| ring.iter().map(|p| p.x));
        let width = xs().fold(f64::NEG_INFINITY, f64::max) - xs().fold(f64::INFINITY, f64::min);
        let options = Options {
            method: Method::Fast,
            ..Options::default()
        };
        for deviation in DEVIATIONS {
            for part in [0.001, 0.01, 0.1] {
                let made = approximate(&rings, width * part, deviation, &options).unwrap();
                let verified = made.verify(&rings);
                verified.unwrap_or_else(|e| panic!("{name} {deviation:?}: {e}"));
            }
        }
    }
}

#[test]
fn a_hole_is_filled_if_it_is_narrow_enough_and_bad_tolerances_are_refused() {
    let p = DVec2::new;
    let square = [p(0.0, 0.0), p(9.0, 0.0), p(9.0, 9.0), p(0.0, 9.0)];
    let hole = [p(4.0, 4.0), p(4.0, 5.0), p(5.0, 5.0), p(5.0, 4.0)];
    let rings: [&[DVec2]; 2] = [&square, &hole];
    // points in the hole are at most half of its width away
    for (tolerance, deviation, fills) in [
        (0.499, Deviation::Outward, false),
        (0.5, Deviation::Outward, true),
        (0.5, Deviation::Either, true),
        (3.0, Deviation::Inward, false),
    ] {
        let made = approximate(&rings, tolerance, deviation, &Options::default()).unwrap();
        assert_eq!(made.verify(&rings), Ok(()));
        assert_eq!(made.count() == 1, fills, "{made:?}");
        let wide = [p(4.0, 4.0), p(4.0, 6.0), p(6.0, 6.0), p(6.0, 4.0)];
        let verified = made.verify(&[&square, &wide]);
        let is_refused = verified == Err(VerifyApproximationError::Filled { ring: 1 });
        assert_eq!(is_refused, fills, "{verified:?}");
        assert!(matches!(
            made.verify(&[&square]),
            Err(VerifyApproximationError::Filled { .. }
                | VerifyApproximationError::Simplification(_))
        ));
    }
    for tolerance in [-1.0, f64::NAN, f64::INFINITY] {
        let error = approximate(&rings, tolerance, Deviation::Either, &Options::default());
        let error = error.unwrap_err();
        assert!(
            matches!(error, PolygonError::BadTolerance { .. }),
            "{error}"
        );
    }
}

#[test]
fn a_tooth_is_left_out_inward_within_the_tolerance() {
    let p = DVec2::new;
    let corners = [p(9.0, 4.0), p(9.5, 4.5), p(9.0, 5.0)];
    let square = [p(0.0, 9.0), p(0.0, 0.0), p(9.0, 0.0)];
    let ring = [square.as_slice(), &corners, &[p(9.0, 9.0)]].concat();
    for (tolerance, count) in [(0.499, 2), (0.5, 1)] {
        let inward = Deviation::Inward;
        let made = approximate(&[&ring], tolerance, inward, &Options::default()).unwrap();
        assert_eq!((made.count(), made.verify(&[&ring])), (count, Ok(())));
    }
    let made = approximate(&[&ring], 0.5, Deviation::Inward, &Options::default()).unwrap();
    let longer = ring
        .iter()
        .map(|&q| if q.x == 9.5 { p(9.75, 4.5) } else { q });
    let longer: Vec<DVec2> = longer.collect();
    assert!(matches!(
        made.verify(&[&longer]),
        Err(VerifyApproximationError::LeftOut { .. }
            | VerifyApproximationError::Piece { .. }
            | VerifyApproximationError::Simplification(_))
    ));
}

/// Without the vertex that sticks out, the polygon is convex; joining may not leave it out.
#[test]
fn what_sticks_out_a_little_is_left_out_inward() {
    let corners = [
        [0, 0],
        [16, 0],
        [16, 16],
        [12, 16],
        [8, 17],
        [4, 16],
        [0, 16],
    ];
    let corners = corners.map(|[x, y]| DVec2::new(f64::from(x), f64::from(y)));
    let options = Options::default();
    let made = approximate(&[&corners], 1.0, Deviation::Inward, &options).unwrap();
    assert_eq!((made.count(), made.verify(&[&corners])), (1, Ok(())));
    let less = approximate(&[&corners], 0.9, Deviation::Inward, &options).unwrap();
    assert!(less.count() > 1);
}

/// To leave out pieces that are near to a neighbour alone gave 123 and 59 pieces.
#[test]
fn pieces_are_joined_inward() {
    for (name, percent, most) in [("gen_rand_star_400", 5.0, 90), ("ne50_Chile", 2.0, 50)] {
        let fixture = committed().into_iter().find(|f| f.name == name).unwrap();
        let rings = fixture.slices();
        let bounds = sat2d::Aabb::of_points(&rings.concat());
        let tolerance = (bounds.max - bounds.min).max_element() * percent / 100.0;
        let made = approximate(&rings, tolerance, Deviation::Inward, &Options::default()).unwrap();
        assert_eq!(made.verify(&rings), Ok(()));
        assert!(made.count() < most, "{name}: {}", made.count());
    }
}

/// Random polygons, each of which needs more pieces, or gets wrong ones, if the step that its
/// comment names is left out.
#[test]
fn known_polygons_take_no_more_pieces() {
    for (seed, deviation, quarters, max_corners, most) in [
        // vertices are removed, and nothing is joined
        (56, Deviation::Either, 1, Some(4), 1),
        // vertices are removed and pieces joined, within a half of the tolerance each
        (353, Deviation::Either, 4, None, 1),
        // a piece that has grown is tried with its neighbours again
        (304, Deviation::Outward, 2, None, 2),
        (112, Deviation::Either, 10, Some(4), 1),
        // the polygon inside deviates least of all, and replaces chains at reflex vertices
        (10, Deviation::Inward, 10, None, 2),
        (121, Deviation::Inward, 10, Some(4), 1),
        // a piece is left out if it is near to one that stays
        (98, Deviation::Either, 6, Some(4), 2),
    ] {
        let case = random_case(seed);
        let doubles = case.doubles();
        let rings: Vec<&[DVec2]> = doubles.iter().map(Vec::as_slice).collect();
        let options = Options {
            method: Method::Fast,
            max_corners,
            ..Options::default()
        };
        let tolerance = case.scaled(f64::from(quarters) / 4.0);
        let made = approximate(&rings, tolerance, deviation, &options).unwrap();
        assert_eq!(made.verify(&rings), Ok(()), "{seed}");
        judge(&case, &made, quarters);
        assert_eq!(made.tolerance(), tolerance);
        assert!(made.count() <= most, "{seed}: {}", made.count());
    }
}

/// A dent and a hole that each take half of the tolerance.
#[test]
fn a_hole_is_filled_and_pieces_are_joined_within_half_of_the_tolerance() {
    let p = DVec2::new;
    let dented = [
        p(0.0, 0.0),
        p(9.0, 0.5),
        p(18.0, 0.0),
        p(18.0, 9.0),
        p(0.0, 9.0),
    ];
    let hole = [p(4.0, 4.0), p(4.0, 5.0), p(5.0, 5.0), p(5.0, 4.0)];
    let rings: [&[DVec2]; 2] = [&dented, &hole];
    for (tolerance, is_one) in [(0.99, false), (1.0, true)] {
        let made = approximate(&rings, tolerance, Deviation::Outward, &Options::default()).unwrap();
        assert_eq!(made.verify(&rings), Ok(()));
        assert_eq!(made.count() == 1, is_one, "{made:?}");
    }
}

/// The limit suffices for the triangle or quadrangle that is returned, and not for all vertices.
#[test]
fn a_work_limit_that_one_of_the_decompositions_exceeds_is_reported() {
    let mut all = committed().into_iter();
    let fixture = all.find(|f| f.name == "gen_rand_star_400").unwrap();
    let rings = fixture.slices();
    let bounds = sat2d::Aabb::of_points(&rings.concat());
    let tolerance = (bounds.max - bounds.min).max_element() * 0.4;
    for (work_limit, suffices) in [(Some(8_000), false), (None, true)] {
        let options = Options {
            method: Method::Fewest,
            work_limit,
            max_corners: Some(4),
            ..Options::default()
        };
        let made = approximate(&rings, tolerance, Deviation::Either, &options).unwrap();
        assert_eq!(made.verify(&rings), Ok(()));
        assert_eq!((made.count(), made.is_complete()), (1, suffices));
    }
}
