//! `compat::flash` against the recorded answers of the original and, at the ends of the number
//! range, of an ECMAScript engine.

use csv::StringRecord;
use sat2d::DVec2;
use sat2d::compat::flash::{Mirror, Rect, axes, collide, global_rotation, hit, near};

const REFERENCE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../c_tests/reference/");
const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/");

fn rows(path: &str) -> Vec<StringRecord> {
    let mut reader = csv::Reader::from_path(path).expect("the table is there");
    reader.records().map(|row| row.expect("a row")).collect()
}

fn number(row: &StringRecord, column: usize) -> f64 {
    row[column].parse().expect("a number")
}

fn rect(row: &StringRecord, column: usize) -> Rect {
    let [x, y, width, height, rotation, mirror] = std::array::from_fn(|i| number(row, column + i));
    Rect {
        x,
        y,
        width,
        height,
        rotation,
        mirror: Mirror::from(mirror),
    }
}

/// Compares bits, except that all NaNs are equal.
fn bits(x: f64) -> u64 {
    if x.is_nan() {
        f64::NAN.to_bits()
    } else {
        x.to_bits()
    }
}

/// Every row of a table in the columns of `flash_rects.csv`.
fn agrees_on_every_row(path: &str, at_least: usize) {
    let rows = rows(path);
    assert!(rows.len() >= at_least);
    for (i, row) in rows.iter().enumerate() {
        let (a, b) = (rect(row, 0), rect(row, 6));
        let outcome = collide(&a, &b);
        let expected: [u64; 8] = std::array::from_fn(|k| bits(number(row, 12 + k)));
        let got: Vec<u64> = outcome
            .axes
            .iter()
            .flat_map(|n| [bits(n.x), bits(n.y)])
            .collect();
        assert_eq!(got, expected, "row {}: axes {:?}", i + 1, outcome.axes);
        assert_eq!(outcome.near, &row[20] == "1", "row {}: near", i + 1);
        assert_eq!(outcome.hit, &row[21] == "1", "row {}: hit", i + 1);
        assert_eq!((near(&a, &b), hit(&a, &b)), (outcome.near, outcome.hit));
    }
}

#[test]
fn every_recorded_pair_of_rectangles_to_the_bit() {
    agrees_on_every_row(&format!("{REFERENCE}flash_rects.csv"), 1500);
}

#[test]
fn every_pair_at_the_ends_of_the_number_range_to_the_bit() {
    agrees_on_every_row(&format!("{DATA}flash_edges.csv"), 800);
}

#[test]
fn every_recorded_nested_rotation_to_the_bit() {
    let rows = rows(&format!("{REFERENCE}flash_rotation.csv"));
    assert!(rows.len() >= 150);
    for (i, row) in rows.iter().enumerate() {
        let count: usize = row[0].parse().expect("a count");
        let levels: Vec<(f64, f64)> = (0..count)
            .map(|level| (number(row, 1 + 2 * level), number(row, 2 + 2 * level)))
            .collect();
        let got = global_rotation(&levels);
        assert_eq!(
            got.to_bits(),
            number(row, 9).to_bits(),
            "row {}: {got}",
            i + 1
        );
    }
}

#[test]
fn no_levels_turn_nothing() {
    assert_eq!(global_rotation(&[]), 0.0);
}

const PLAIN: Rect = Rect {
    x: 0.0,
    y: 0.0,
    width: 8.0,
    height: 6.0,
    rotation: 0.0,
    mirror: Mirror::None,
};

/// LR-LL and LR-UR of the first, LL-UL and LL-LR of the second: the other mirror with UR and LR, UL
/// and LL swapped.
#[test]
fn a_vertical_mirror_takes_the_axes_its_author_describes() {
    let mirrored = Rect {
        mirror: Mirror::Vertical,
        ..PLAIN
    };
    let expected = [(8.0, 0.0), (0.0, 6.0), (0.0, 6.0), (-8.0, 0.0)];
    assert_eq!(axes(&mirrored, &mirrored), expected.map(DVec2::from));
}

#[test]
fn the_recorded_number_mirrors_below_zero_only() {
    let horizontal = [-1.0, -0.001, f64::NEG_INFINITY];
    let none = [0.0, -0.0, 0.5, 1.0, f64::INFINITY, f64::NAN];
    assert!(
        horizontal
            .iter()
            .all(|&n| Mirror::from(n) == Mirror::Horizontal)
    );
    assert!(none.iter().all(|&n| Mirror::from(n) == Mirror::None));
}

/// A mirror changes which sides are the axes, not where the rectangle is: except for rounding, the
/// verdict is the same.
#[test]
fn a_mirror_changes_no_clear_verdict() {
    let mirrors = [Mirror::None, Mirror::Horizontal, Mirror::Vertical];
    for step in 0..72 {
        let a = Rect {
            rotation: 7.0,
            ..PLAIN
        };
        let b = Rect {
            x: 0.17 * f64::from(step),
            y: 1.3,
            rotation: 5.0 * f64::from(step),
            ..PLAIN
        };
        let plain = hit(&a, &b);
        for (mirror_a, mirror_b) in mirrors.iter().flat_map(|&m| mirrors.map(|n| (m, n))) {
            let (a, b) = (
                Rect {
                    mirror: mirror_a,
                    ..a
                },
                Rect {
                    mirror: mirror_b,
                    ..b
                },
            );
            assert_eq!(hit(&a, &b), plain, "{a:?} {b:?}");
        }
    }
}

/// An axis of length zero never separates, so rectangles of size zero hit where their circles of
/// radius zero meet.
#[test]
fn rectangles_without_size_hit_where_they_coincide() {
    let dot = Rect {
        width: 1.9,
        height: 1.9,
        ..PLAIN
    };
    let outcome = collide(&dot, &dot);
    assert_eq!(outcome.axes, [DVec2::ZERO; 4]);
    assert!(outcome.near && outcome.hit);
    assert!(!hit(&dot, &Rect { x: 0.5, ..dot }));
}
