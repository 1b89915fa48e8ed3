//! `compat::xywh` against the recorded answers of the originals.

use sat2d::compat::xywh::{Circle, Rect, circle_to_rect, rect_to_rect};

/// The rows of a reference table as numbers.
fn rows<const N: usize>(name: &str) -> Vec<[f64; N]> {
    let path = format!(
        "{}/../../c_tests/reference/{name}",
        env!("CARGO_MANIFEST_DIR")
    );
    let mut reader = csv::Reader::from_path(path).expect("the table is there");
    let rows = reader.records().map(|row| {
        let row = row.expect("a row");
        std::array::from_fn(|i| row[i].parse().expect("a number"))
    });
    rows.collect()
}

fn rect(numbers: &[f64]) -> Rect {
    Rect {
        x: numbers[0],
        y: numbers[1],
        width: numbers[2],
        height: numbers[3],
    }
}

#[test]
fn every_recorded_pair_of_rectangles() {
    let rows = rows::<9>("xywh_rects.csv");
    assert!(rows.len() >= 1500);
    for (i, row) in rows.iter().enumerate() {
        let got = rect_to_rect(&rect(&row[0..4]), &rect(&row[4..8]));
        assert_eq!(got, row[8] == 1.0, "row {}", i + 1);
    }
}

#[test]
fn every_recorded_circle_and_rectangle() {
    let rows = rows::<8>("xywh_circle_rect.csv");
    assert!(rows.len() >= 1500);
    for (i, row) in rows.iter().enumerate() {
        let circle = Circle {
            x: row[0],
            y: row[1],
            radius: row[2],
        };
        let got = circle_to_rect(&circle, &rect(&row[3..7]));
        assert_eq!(got, row[7] == 1.0, "row {}", i + 1);
    }
}

#[test]
fn a_rectangle_without_width_hits_what_it_lies_strictly_within() {
    let line = rect(&[2.0, 0.0, 0.0, 4.0]);
    assert!(rect_to_rect(&line, &rect(&[0.0, 0.0, 4.0, 4.0])));
    assert!(!rect_to_rect(&line, &rect(&[2.0, 0.0, 4.0, 4.0])));
    assert!(!rect_to_rect(&line, &line));
}

#[test]
fn a_circle_of_radius_zero_hits_nothing() {
    let circle = Circle {
        x: 1.0,
        y: 1.0,
        radius: 0.0,
    };
    assert!(!circle_to_rect(&circle, &rect(&[0.0, 0.0, 2.0, 2.0])));
}

/// The sum of the squares is below the square of the radius, but its rounded root equals the
/// radius.
#[test]
fn the_rounded_root_decides_and_not_the_squares() {
    let rect = rect(&[0.0, 0.0, 1.0, 1.0]);
    let radius = 15.000_000_000_000_002;
    let circle = Circle {
        x: 10.000_000_000_000_002,
        y: 13.0,
        radius,
    };
    let (dx, dy) = (circle.x - 1.0, circle.y - 1.0);
    assert!(dx * dx + dy * dy < radius * radius);
    assert!(!circle_to_rect(&circle, &rect));
}

#[test]
fn numbers_that_are_none_hit_nothing() {
    let all = rect(&[-1e9, -1e9, 2e9, 2e9]);
    let nan = Circle {
        x: 0.0,
        y: 0.0,
        radius: f64::NAN,
    };
    assert!(!circle_to_rect(&nan, &all));
    assert!(!rect_to_rect(&rect(&[f64::NAN, 0.0, 1.0, 1.0]), &all));
    assert!(!rect_to_rect(
        &rect(&[0.0, 0.0, 1.0, -1.0]),
        &rect(&[0.0, 0.0, 1.0, 0.0])
    ));
}
