//! `compat::typescript` against the recorded answers of the original.

use sat2d::DVec2;
use sat2d::compat::typescript::is_concave;

const TABLE: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../c_tests/reference/slicing.csv"
);

#[test]
fn every_recorded_polygon() {
    let mut reader = csv::Reader::from_path(TABLE).expect("the table is there");
    let (mut rows, mut wrong_about_the_truth) = (0, 0);
    for row in reader.records() {
        let row = row.expect("a row");
        let numbers: Vec<f64> = row[0]
            .split(' ')
            .map(|field| field.parse().expect("a number"))
            .collect();
        let points: Vec<DVec2> = numbers.chunks_exact(2).map(DVec2::from_slice).collect();
        let got = is_concave(&points);
        rows += 1;
        assert_eq!(got, &row[3] == "1", "row {rows}");
        wrong_about_the_truth += usize::from(got != (&row[2] == "1"));
    }
    assert!(rows >= 500);
    // The table would prove little if the original were always right.
    assert!(wrong_about_the_truth > 0);
}

#[test]
fn the_first_and_the_last_vertex_are_not_seen() {
    let dart = [(1.0, 1.0), (0.0, 0.0), (4.0, 1.0), (0.0, 4.0)].map(DVec2::from);
    for (start, seen) in [false, true, true, false].into_iter().enumerate() {
        let mut points = dart;
        points.rotate_right(start);
        assert_eq!(
            is_concave(&points),
            seen,
            "with the reflex vertex at {start}"
        );
    }
}

/// A straight angle counts as a left turn.
#[test]
fn a_collinear_vertex_makes_a_clockwise_polygon_concave_only() {
    let mut points = [(0.0, 0.0), (4.0, 0.0), (8.0, 0.0), (8.0, 8.0), (0.0, 8.0)].map(DVec2::from);
    assert!(!is_concave(&points));
    points.reverse();
    assert!(is_concave(&points));
}

#[test]
fn what_is_no_polygon_is_not_concave() {
    let points = [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0)].map(DVec2::from);
    for count in 0..=3 {
        assert!(!is_concave(&points[..count]));
    }
    // A cross product that is NaN counts as a right turn.
    let (left, nan) = (DVec2::new(0.0, 1.0), DVec2::new(f64::NAN, 2.0));
    assert!(is_concave(&[DVec2::ZERO, DVec2::X, left, nan]));
}
