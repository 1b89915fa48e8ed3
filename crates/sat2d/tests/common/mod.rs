//! Generators of input and independent judges of the answers. They share only the public types with
//! the library.
#![allow(dead_code)] // Not every test target uses all of it.

pub mod corpus;
pub mod generators;
pub mod minkowski_judge;
pub mod partition_judge;
pub mod rational;

/// The number of cases for a law: `small`, or the environment variable `SAT2D_CASES`.
pub fn cases(small: u64) -> u64 {
    match std::env::var("SAT2D_CASES") {
        Ok(text) => text.parse().expect("SAT2D_CASES is a whole number"),
        Err(_) => small,
    }
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
