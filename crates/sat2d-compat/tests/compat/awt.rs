//! `compat::awt` against the recorded answers of the original.

use proptest::prelude::*;
use sat2d::compat::awt::{Point, hit};

const TABLE: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../c_tests/reference/awt_rects.csv"
);

#[test]
fn every_recorded_row() {
    let mut reader = csv::Reader::from_path(TABLE).expect("the table is there");
    let mut rows = 0;
    for row in reader.records() {
        let row = row.expect("a row");
        let numbers: Vec<i32> = row
            .iter()
            .map(|field| field.parse().expect("an int"))
            .collect();
        let corners = |from: usize| {
            std::array::from_fn(|i| Point {
                x: numbers[from + 2 * i],
                y: numbers[from + 2 * i + 1],
            })
        };
        rows += 1;
        assert_eq!(
            hit(&corners(0), &corners(8)),
            numbers[16] == 1,
            "row {rows}"
        );
    }
    assert!(rows >= 1500);
}

fn square(x: i32, y: i32, size: i32) -> [Point; 4] {
    [(0, 0), (size, 0), (size, size), (0, size)].map(|(dx, dy)| Point {
        x: x.wrapping_add(dx),
        y: y.wrapping_add(dy),
    })
}

#[test]
fn touching_is_a_hit_and_a_gap_of_one_is_none() {
    let a = square(0, 0, 10);
    assert!(hit(&a, &square(10, 10, 4)) && hit(&a, &square(-4, 3, 4)));
    assert!(!hit(&a, &square(11, 3, 4)) && !hit(&a, &square(3, -5, 4)));
}

/// The original projects only two corners of a rectangle onto its own normals. If the four points
/// are not a rectangle, it can miss the farthest corner.
#[test]
fn only_half_of_a_rectangles_own_corners_are_projected() {
    let [p, q, r, s] = [(0, 0), (10, 0), (10, 10), (0, 14)].map(|(x, y)| Point { x, y });
    let b = square(0, 12, 5);
    assert!(!hit(&[p, q, r, s], &b));
    // With (0, 14) as the corner that represents its side, the original finds the overlap.
    assert!(hit(&[q, p, s, r], &b));
}

#[test]
fn products_wrap_round() {
    let a = square(0, 0, 70_000);
    // 70 000 · 70 000 is 605 032 704 modulo 2³², and 70 000 · 40 000 is below zero: an overlap is
    // missed.
    assert!(!hit(&a, &square(40_000, 0, 1_000)));
    assert!(hit(&a, &a));
}

proptest! {
    /// All ints give an answer, and the order of the rectangles does not matter.
    #[test]
    fn swapping_the_rectangles_keeps_the_answer(
        a in any::<[(i32, i32); 4]>(),
        b in any::<[(i32, i32); 4]>(),
    ) {
        let (a, b) = (a.map(|(x, y)| Point { x, y }), b.map(|(x, y)| Point { x, y }));
        prop_assert_eq!(hit(&a, &b), hit(&b, &a));
    }

    /// For axis-aligned squares well within range, the answer is the true one.
    #[test]
    fn upright_squares_that_do_not_wrap_get_the_closed_test(
        x in -60..60, y in -60..60, size_a in 1..50, size_b in 1..50,
    ) {
        let within = |at: i32| at <= size_a && at + size_b >= 0;
        prop_assert_eq!(hit(&square(0, 0, size_a), &square(x, y, size_b)), within(x) && within(y));
    }
}
