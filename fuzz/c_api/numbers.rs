//! Coordinates, lengths and transforms: mostly small and on a grid, so that shapes meet and touch,
//! sometimes any double.

use sat2d_ffi::{sat_transform, sat_transform_placement, sat_transform_product, sat_vec2};
use sat2d_fuzz::bytes::Bytes;

pub const IDENTITY: sat_transform = sat_transform {
    a: 1.0,
    b: 0.0,
    c: 0.0,
    d: 1.0,
    tx: 0.0,
    ty: 0.0,
};

/// Numbers where rounding, range or sign decide.
const SPECIAL: [f64; 16] = [
    0.0,
    -0.0,
    f64::MIN_POSITIVE,
    5e-324,
    -1e-310,
    1e-160,
    1e-150,
    0.1,
    1.0 + f64::EPSILON,
    1e8,
    9007199254740993.0,
    1e149,
    3.2e150,
    f64::MAX,
    f64::INFINITY,
    f64::NAN,
];

/// One byte says what comes: nine of ten are a number on the grid themselves.
pub fn number(bytes: &mut Bytes) -> f64 {
    match bytes.byte() {
        // the nearest neighbours of numbers on the grid
        100..=103 => bytes.small().next_up(),
        104..=107 => bytes.small().next_down(),
        108..=112 => SPECIAL[bytes.below(SPECIAL.len())],
        113..=116 => bytes.any_double(),
        117..=122 => bytes.small() * 2f64.powi(i32::from(bytes.byte() as i8)),
        123..=127 => f64::from(i16::from_le_bytes(bytes.array())) / 127.0,
        grid => f64::from(grid as i8) / 8.0,
    }
}

pub fn vector(bytes: &mut Bytes) -> sat_vec2 {
    sat_vec2 {
        x: number(bytes),
        y: number(bytes),
    }
}

pub fn vectors(bytes: &mut Bytes, most: usize) -> Vec<sat_vec2> {
    let count = bytes.below(most + 1);
    (0..count).map(|_| vector(bytes)).collect()
}

/// Often a placement, and then often one of quarter turns; sometimes a product, or any numbers.
pub fn transform(bytes: &mut Bytes) -> sat_transform {
    let mut made = IDENTITY;
    let position = vector(bytes);
    let form = bytes.below(8);
    let (tx, ty) = (position.x, position.y);
    match form {
        0..=2 => sat_transform { tx, ty, ..IDENTITY },
        3 => sat_transform {
            a: 0.0,
            b: 1.0,
            c: -1.0,
            d: 0.0,
            tx,
            ty,
        },
        4 => sat_transform {
            a: -1.0,
            tx,
            ty,
            ..IDENTITY
        },
        5 => {
            let (turn, scale) = (number(bytes), number(bytes));
            // SAFETY: the output is a local. On failure it is all zero, an invalid transform.
            unsafe { sat_transform_placement(position, turn, scale, scale, &mut made) };
            made
        }
        6 => {
            let (outer, inner) = (transform_of_numbers(bytes), transform_of_numbers(bytes));
            // SAFETY: all are locals.
            unsafe { sat_transform_product(&outer, &inner, &mut made) };
            made
        }
        _ => transform_of_numbers(bytes),
    }
}

fn transform_of_numbers(bytes: &mut Bytes) -> sat_transform {
    let [a, b, c, d, tx, ty] = [(); 6].map(|()| number(bytes));
    sat_transform { a, b, c, d, tx, ty }
}
