//! Generators of input and independent judges of the answers. They share no code with the library
//! but its public types.
#![allow(dead_code)] // Not every test target uses all of it.

pub mod corpus;
pub mod generators;
pub mod minkowski_judge;
pub mod partition_judge;

/// How many cases a law is tried on: `small`, or what the environment variable `SAT2D_CASES` says.
pub fn cases(small: u64) -> u64 {
    match std::env::var("SAT2D_CASES") {
        Ok(text) => text.parse().expect("SAT2D_CASES is a whole number"),
        Err(_) => small,
    }
}

/// Rectangles in columns, as a batch takes them.
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
