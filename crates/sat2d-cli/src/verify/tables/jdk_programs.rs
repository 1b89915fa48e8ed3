//! Programs of transforms: the fields of `awt-transform` and `awt-affine`.

use super::jdk_fields::steps;
use crate::csv::records::TableError;
use crate::csv::table::{Column, Row};
use sat2d::compat::awt::AffineTransform;

/// A transform by its calls: `T x y;R angle;…`.
pub fn program(row: &Row, column: &Column) -> Result<AffineTransform, TableError> {
    let mut map = AffineTransform::IDENTITY;
    for (text, letter, numbers) in steps(row, column)? {
        if !change(&mut map, letter, &numbers) {
            let wanted = "`T x y`, `S x y`, `H x y`, `R angle` or `R angle x y`";
            return Err(row.error(column, text, wanted));
        }
    }
    Ok(map)
}

/// Runs a program on a stack of transforms: the transform that it leaves, and the number of steps
/// that wanted an inverse where there is none.
pub fn run(row: &Row, column: &Column) -> Result<(AffineTransform, i32), TableError> {
    let (mut map, mut below) = (AffineTransform::IDENTITY, Vec::new());
    let mut refused = 0;
    for (text, letter, numbers) in steps(row, column)? {
        let wanted = |what: &str| row.error(column, text, what);
        let whole = |number: f64| {
            let whole = number as i32;
            let is_whole = f64::from(whole) == number;
            let error = || wanted("a number of quadrants: a 32-bit integer");
            is_whole.then_some(whole).ok_or_else(error)
        };
        if change(&mut map, letter, &numbers) {
            continue;
        }
        match (letter, &numbers[..]) {
            ("V", &[a, b]) => map.rotate_by_vector(a, b),
            ("V", &[a, b, x, y]) => {
                map.translate(x, y);
                map.rotate_by_vector(a, b);
                map.translate(-x, -y);
            }
            ("Q", &[n]) => map.quadrant_rotate(whole(n)?),
            ("Q", &[n, x, y]) => map.quadrant_rotate_about(whole(n)?, x, y),
            ("M", &[m00, m10, m01, m11, m02, m12]) => {
                map = AffineTransform::from_matrix([m00, m10, m01, m11, m02, m12]);
            }
            ("t" | "s" | "h", [_, _]) => {
                map = AffineTransform::IDENTITY;
                change(&mut map, &letter.to_ascii_uppercase(), &numbers);
            }
            ("r", &[angle]) => map = AffineTransform::from_rotation(angle),
            ("r", &[angle, x, y]) => map = AffineTransform::from_rotation_about(angle, x, y),
            ("v", &[a, b]) => map = AffineTransform::from_vector(a, b),
            ("v", &[a, b, x, y]) => map = AffineTransform::from_vector_about(a, b, x, y),
            ("q", &[n]) => map = AffineTransform::from_quadrants(whole(n)?, 0.0, 0.0),
            ("q", &[n, x, y]) => map = AffineTransform::from_quadrants(whole(n)?, x, y),
            ("(", []) => {
                below.push(map);
                map = AffineTransform::IDENTITY;
            }
            ("C" | "P", []) => {
                let argument = map;
                map = below
                    .pop()
                    .ok_or_else(|| wanted("a step after `(`: there is no argument"))?;
                if letter == "C" {
                    map.concatenate(&argument);
                } else {
                    map.pre_concatenate(&argument);
                }
            }
            ("I", []) => refused += i32::from(!map.invert()),
            ("J", []) => match map.inverse() {
                Some(inverse) => map = inverse,
                None => refused += 1,
            },
            _ => return Err(wanted("a step of a program of transforms")),
        }
    }
    if !below.is_empty() {
        let wanted = "a program with a `C` or `P` for each `(`";
        return Err(row.error(column, row.text(column), wanted));
    }
    Ok((map, refused))
}

/// Changes a transform by one of the calls `T`, `S`, `H` and `R`. False if it is another one.
fn change(map: &mut AffineTransform, letter: &str, numbers: &[f64]) -> bool {
    match (letter, numbers) {
        ("T", &[x, y]) => map.translate(x, y),
        ("S", &[x, y]) => map.scale(x, y),
        ("H", &[x, y]) => map.shear(x, y),
        ("R", &[angle]) => map.rotate(angle),
        ("R", &[angle, x, y]) => map.rotate_about(angle, x, y),
        _ => return false,
    }
    true
}
