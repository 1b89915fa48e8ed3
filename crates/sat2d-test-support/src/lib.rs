//! Generators of input and independent judges of the answers. They share only the public types with
//! the library.

pub mod aligned_scenes;
pub mod corpus;
pub mod elliptic_pairs;
pub mod generators;
pub mod minkowski_judge;
pub mod partition_judge;
pub mod rational;
pub mod source_files;

use std::ops::Range;

/// The number of cases for a law: the environment variable `SAT2D_CASES`, or `small` times the
/// variable `SAT2D_TIMES`, 1 if there is none.
pub fn cases(small: u64) -> u64 {
    variable("SAT2D_CASES").unwrap_or_else(|| small * variable("SAT2D_TIMES").unwrap_or(1))
}

/// The seeds of as many cases, from 0 or the environment variable `SAT2D_FIRST_SEED`.
pub fn seeds(small: u64) -> Range<u64> {
    let first = variable("SAT2D_FIRST_SEED").unwrap_or(0);
    first..first + cases(small)
}

/// The whole number in an environment variable, if it is set.
fn variable(name: &str) -> Option<u64> {
    let text = std::env::var(name).ok()?;
    Some(
        text.parse()
            .unwrap_or_else(|_| panic!("{name} is a whole number")),
    )
}

/// Rectangles in columns, as the batch functions take them.
pub fn view<T>(columns: &[Vec<T>; 6]) -> sat2d::batch::Rectangles<'_, T> {
    let [center_x, center_y, u_x, u_y, v_x, v_y] = columns;
    sat2d::batch::Rectangles {
        center_x,
        center_y,
        u_x,
        u_y,
        v_x,
        v_y,
    }
}
