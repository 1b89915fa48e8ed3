//! Rotational slicing, compared with the recorded answers of the program that it fixes, and
//! otherwise checked by the certificate.

use crate::lattice::{doubles, lattice_polygon, may_cut};
use proptest::prelude::*;
use sat2d::DVec2;
use sat2d::decompose::{Decomposition, Method, Options, Polygon, Preference};
use sat2d_test_support::cases;
use sat2d_test_support::corpus::{committed, extra};
use sat2d_test_support::partition_judge::{P, cross, doubled_area, is_decomposition};
use std::path::Path;

const SLICING: Options = Options {
    method: Method::Slicing,
    max_corners: None,
    prefer: Preference::AsCut,
    work_limit: None,
};

struct Row {
    polygon: Vec<DVec2>,
    is_concave: bool,
    original_valid: bool,
    original_pieces: Vec<Vec<DVec2>>,
}

fn points(list: &str) -> Vec<DVec2> {
    let numbers: Vec<f64> = list
        .split_whitespace()
        .map(|x| x.parse().unwrap())
        .collect();
    numbers
        .chunks_exact(2)
        .map(|p| DVec2::new(p[0], p[1]))
        .collect()
}

fn table() -> Vec<Row> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../c_tests/reference/slicing.csv");
    let mut reader = csv::Reader::from_path(path).unwrap();
    let headers = reader.headers().unwrap().clone();
    let column = |name: &str| headers.iter().position(|h| h == name).unwrap();
    let [polygon, is_concave, valid, pieces] =
        ["polygon", "is_concave", "original_valid", "original_pieces"].map(column);
    let row = |record: csv::StringRecord| Row {
        polygon: points(&record[polygon]),
        is_concave: &record[is_concave] == "1",
        original_valid: &record[valid] == "1",
        original_pieces: record[pieces].split('|').map(points).collect(),
    };
    reader
        .records()
        .map(|record| row(record.unwrap()))
        .collect()
}

fn coordinates(pieces: &Decomposition, points: &[DVec2]) -> Vec<Vec<DVec2>> {
    let of = |&v: &u32| points[v as usize];
    pieces
        .pieces()
        .map(|piece| piece.vertices.iter().map(of).collect())
        .collect()
}

#[test]
fn where_the_original_was_right_the_pieces_are_its_own_in_its_order() {
    let rows: Vec<Row> = table()
        .into_iter()
        .filter(|row| row.original_valid)
        .collect();
    assert!(
        rows.len() > 50,
        "the table has rows where the original was right"
    );
    for row in rows {
        let polygon = Polygon::new(&[&row.polygon]).unwrap();
        let pieces = polygon.decompose(&SLICING);
        assert_eq!(
            coordinates(&pieces, &row.polygon),
            row.original_pieces,
            "{:?}",
            row.polygon
        );
    }
}

#[test]
fn where_the_original_was_wrong_the_pieces_are_proven() {
    for row in table() {
        let rings = [row.polygon.as_slice()];
        let polygon = Polygon::new(&rings).unwrap();
        assert_eq!(polygon.is_concave(), row.is_concave, "{:?}", row.polygon);
        let pieces = polygon.decompose(&SLICING);
        assert_eq!(pieces.verify(&rings), Ok(()), "{:?}", row.polygon);
        assert_eq!(pieces.count() > 1, row.is_concave, "{:?}", row.polygon);
    }
}

#[test]
fn slices_of_the_corpus_are_proven_with_and_without_a_limit_on_corners() {
    for fixture in committed().into_iter().chain(extra()).filter(|f| f.valid) {
        let rings = fixture.slices();
        let polygon = Polygon::new(&rings).unwrap();
        for max_corners in [None, Some(4)] {
            let pieces = polygon.decompose(&Options {
                max_corners,
                ..SLICING
            });
            assert_eq!(pieces.verify(&rings), Ok(()), "{}", fixture.name);
            let most = pieces
                .pieces()
                .map(|piece| piece.vertices.len())
                .max()
                .unwrap();
            assert!(
                most <= max_corners.unwrap_or(most),
                "{}: {most} corners",
                fixture.name
            );
        }
    }
}

#[test]
fn the_first_and_the_last_vertex_may_be_the_only_ones_that_bend_inwards() {
    let dart = [(0.0, 0.0), (3.0, -1.0), (0.0, 4.0), (-3.0, -1.0)].map(|(x, y)| DVec2::new(x, y));
    for turns in 0..4 {
        let mut ring = dart;
        ring.rotate_left(turns);
        let pieces = Polygon::new(&[&ring]).unwrap().decompose(&SLICING);
        assert_eq!(pieces.verify(&[&ring]), Ok(()));
        assert_eq!(pieces.count(), 2, "turned by {turns}");
    }
}

/// The original's cut of a counter-clockwise ring, according to its recorded answers: from the
/// first reflex corner, except the first and last corner, to the first later corner on its left,
/// visible or not; `None` if there is no such corner.
fn original(ring: &[P]) -> Option<Vec<Vec<P>>> {
    let bend =
        (0..ring.len().saturating_sub(2)).find(|&i| cross(ring[i], ring[i + 1], ring[i + 2]) < 0);
    let Some(i) = bend else {
        return Some(vec![ring.to_vec()]);
    };
    let j = (i + 3..ring.len()).find(|&j| cross(ring[i], ring[i + 1], ring[j]) > 0)?;
    let kept = original(&[&ring[..i + 2], &ring[j..]].concat())?;
    let cut_off = original(&ring[i + 1..=j])?;
    Some([kept, cut_off].concat())
}

/// The cuts by their definition, in cubic time: from the first reflex corner (the last one and then
/// the first one come at the end) to the first corner after it that is on the left of the edge
/// that arrives there and that it can be cut to.
fn by_definition(ring: &[P]) -> Vec<Vec<P>> {
    let m = ring.len();
    let at = |i: usize| ring[i % m];
    let reflex = |&i: &usize| cross(at(i + m - 1), at(i), at(i + 1)) < 0;
    let Some(from) = (1..m).chain([0]).find(reflex) else {
        return vec![ring.to_vec()];
    };
    let to = (from + 1..from + m)
        .map(|j| j % m)
        .find(|&j| cross(at(from + m - 1), at(from), at(j)) > 0 && may_cut(ring, from, j))
        .expect("a triangle on the edge that arrives");
    let [kept, cut_off] = if from < to {
        let kept = [&ring[..=from], &ring[to..]].concat();
        [kept, ring[from..=to].to_vec()]
    } else {
        let cut_off = [&ring[from..], &ring[..=to]].concat();
        [ring[to..=from].to_vec(), cut_off]
    };
    // The part that was cut off first is sliced last.
    [by_definition(&kept), by_definition(&cut_off)].concat()
}

#[test]
fn the_original_is_understood() {
    let mut failures = 0;
    for row in table() {
        let ring: Vec<P> = row
            .polygon
            .iter()
            .map(|p| (p.x as i128, p.y as i128))
            .collect();
        if doubled_area(&ring) < 0 {
            continue;
        }
        let answer: Vec<Vec<DVec2>> = match original(&ring) {
            Some(pieces) if pieces.len() > 1 => pieces.iter().map(|piece| doubles(piece)).collect(),
            // The table is blank where the original fails, and where it finds nothing to cut.
            _ => {
                failures += 1;
                vec![Vec::new()]
            }
        };
        assert_eq!(answer, row.original_pieces, "{:?}", row.polygon);
    }
    assert!(
        failures > 100,
        "the table has rows where the original fails"
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(500) as u32))]

    #[test]
    fn where_the_original_is_right_on_random_polygons_the_pieces_are_its_own(
        ring in prop_oneof![lattice_polygon(5, 9), lattice_polygon(60, 9)],
    ) {
        let mut ring = ring;
        if doubled_area(&ring) < 0 {
            ring.reverse();
        }
        let points = doubles(&ring);
        let pieces = Polygon::new(&[&points]).unwrap().decompose(&SLICING);
        let is_right = |pieces: &Vec<_>| is_decomposition(&[ring.clone()], pieces);
        if let Some(right) = original(&ring).filter(is_right) {
            let right: Vec<Vec<DVec2>> = right.iter().map(|piece| doubles(piece)).collect();
            prop_assert_eq!(coordinates(&pieces, &points), right);
        }
        prop_assert_eq!(pieces.verify(&[&points]), Ok(()));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(75) as u32))]

    #[test]
    fn the_pieces_and_their_order_are_those_of_the_definition(
        ring in prop_oneof![lattice_polygon(7, 40), lattice_polygon(60, 40)],
        first in 0..40_usize,
    ) {
        let mut ring = ring;
        if doubled_area(&ring) < 0 {
            ring.reverse();
        }
        let first = first % ring.len();
        ring.rotate_left(first);
        let points = doubles(&ring);
        let pieces = Polygon::new(&[&points]).unwrap().decompose(&SLICING);
        let right = by_definition(&ring);
        let right: Vec<Vec<DVec2>> = right.iter().map(|piece| doubles(piece)).collect();
        prop_assert_eq!(coordinates(&pieces, &points), right);
    }
}

/// Cuts do not examine the whole part, which took several hundred units of work for each corner.
#[test]
fn a_star_of_fifty_thousand_corners_takes_little_work_for_each() {
    let n = 50_000;
    let mut rng = fastrand::Rng::with_seed(1);
    let corner = |i: u32| {
        let angle = f64::from(i) / f64::from(n) * core::f64::consts::TAU;
        DVec2::from_angle(angle) * (10.0 + 5.0 * rng.f64())
    };
    let star: Vec<DVec2> = (0..n).map(corner).collect();
    let pieces = Polygon::new(&[&star]).unwrap().decompose(&Options {
        work_limit: Some(100 * u64::from(n)),
        ..SLICING
    });
    assert!(pieces.is_complete());
    assert_eq!(pieces.verify(&[&star]), Ok(()));
}
