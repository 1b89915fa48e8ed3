//! Tables of programs of `java.awt.geom.AffineTransform`, with all of its functions.

use super::jdk_calls::{Answer, Calls, JDK};
use super::jdk_fields::doubles;
use super::jdk_figures;
use super::jdk_programs::run;
use crate::csv::records::TableError;
use crate::csv::table::{Column, Row};
use crate::verify::family::Family;
use crate::verify::profile::Profile;

pub static AFFINE: Family = Family {
    profile: Profile::AwtAffine,
    inputs: &["program", "px", "py"],
    answers: &[
        "refused",
        "m00",
        "m10",
        "m01",
        "m11",
        "m02",
        "m12",
        "determinant",
        "x",
        "y",
        "delta_x",
        "delta_y",
        "has_inverse",
        "inverse_x",
        "inverse_y",
    ],
    open: |header| Calls::open(&AFFINE, header, affine, jdk_figures::affine),
    ..JDK
};

fn affine(row: &Row, inputs: &[Column]) -> Result<Vec<Answer>, TableError> {
    let (map, refused) = run(row, &inputs[0])?;
    let [px, py] = doubles(row, &inputs[1..])?;
    let mut answers = vec![Answer::Int(refused)];
    answers.extend(map.matrix().map(Answer::Double));
    answers.push(Answer::Double(map.determinant()));
    for (x, y) in [map.transform(px, py), map.delta_transform(px, py)] {
        answers.extend([x, y].map(Answer::Double));
    }
    let inverse = map.inverse_transform(px, py);
    answers.push(Answer::Flag(inverse.is_some()));
    let (x, y) = inverse.unwrap_or_default();
    answers.extend([x, y].map(Answer::Double));
    Ok(answers)
}
