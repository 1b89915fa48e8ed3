//! Transforms, as six numbers.

use crate::failure::{Failed, answer};
use crate::scratch::{Answer, read};
use sat2d::{DVec2, Transform, TransformError};
use wasm_bindgen::prelude::wasm_bindgen;

fn encoded(made: Result<Transform, TransformError>) -> Result<i32, Failed> {
    Ok(made?.encode())
}

/// `Transform::placement`.
#[wasm_bindgen]
pub fn placement(x: f64, y: f64, rotation: f64, scale_x: f64, scale_y: f64) -> i32 {
    let at = DVec2::new(x, y);
    answer(|| encoded(Transform::placement(at, rotation, scale_x, scale_y)))
}

/// `Transform::placement_degrees`.
#[wasm_bindgen]
pub fn placement_degrees(x: f64, y: f64, rotation: f64, scale_x: f64, scale_y: f64) -> i32 {
    let at = DVec2::new(x, y);
    answer(|| encoded(Transform::placement_degrees(at, rotation, scale_x, scale_y)))
}

fn given<const START: usize, const END: usize>() -> Result<Transform, TransformError> {
    let numbers = read::<END>();
    Transform::try_from(std::array::from_fn(|i| numbers[START + i]))
}

/// `Transform::product` of the two transforms in the scratch array.
#[wasm_bindgen]
pub fn product() -> i32 {
    answer(|| encoded(given::<0, 6>()?.product(&given::<6, 12>()?)))
}

/// `Transform::inverse` of the transform in the scratch array.
#[wasm_bindgen]
pub fn inverse() -> i32 {
    answer(|| encoded(given::<0, 6>()?.inverse()))
}

/// `Transform::new`: checks the transform in the scratch array.
#[wasm_bindgen]
pub fn checked_transform() -> i32 {
    answer(|| encoded(given::<0, 6>()))
}

/// `Transform::apply` of the transform in the scratch array.
#[wasm_bindgen]
pub fn apply(x: f64, y: f64) -> i32 {
    answer(|| Ok(given::<0, 6>()?.apply(DVec2::new(x, y)).encode()))
}

/// `Transform::apply_vector` of the transform in the scratch array.
#[wasm_bindgen]
pub fn apply_vector(x: f64, y: f64) -> i32 {
    answer(|| Ok(given::<0, 6>()?.apply_vector(DVec2::new(x, y)).encode()))
}

/// `Transform::is_mirrored` of the transform in the scratch array.
#[wasm_bindgen]
pub fn is_mirrored() -> i32 {
    answer(|| Ok(i32::from(given::<0, 6>()?.is_mirrored())))
}

/// `Transform::is_similarity` of the transform in the scratch array.
#[wasm_bindgen]
pub fn is_similarity() -> i32 {
    answer(|| Ok(i32::from(given::<0, 6>()?.is_similarity())))
}
