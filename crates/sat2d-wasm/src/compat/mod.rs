//! Parity with older programs.

mod flash_geom;
mod flash_stage;
mod jdk;
mod pygame;

use crate::scratch::{points, read, write};
use sat2d::compat::{awt, flash, typescript, xywh};
use wasm_bindgen::prelude::wasm_bindgen;

/// `flash::Mirror` of a scale: 0, 1 or 2.
#[wasm_bindgen]
pub fn flash_mirror_of(scale_x: f64) -> u32 {
    match flash::Mirror::from(scale_x) {
        flash::Mirror::None => 0,
        flash::Mirror::Horizontal => 1,
        flash::Mirror::Vertical => 2,
    }
}

/// `flash::collide` of two rectangles in the scratch array: x, y, width, height, rotation and 0, 1
/// or 2 for a mirror. Writes the four axes. Returns 1 if the circles meet, 2 more if they hit.
#[wasm_bindgen]
pub fn flash_collide() -> i32 {
    let numbers = read::<12>();
    let rect = |start: usize| flash::Rect {
        x: numbers[start],
        y: numbers[start + 1],
        width: numbers[start + 2],
        height: numbers[start + 3],
        rotation: numbers[start + 4],
        mirror: match numbers[start + 5] {
            1.0 => flash::Mirror::Horizontal,
            2.0 => flash::Mirror::Vertical,
            _ => flash::Mirror::None,
        },
    };
    let outcome = flash::collide(&rect(0), &rect(6));
    write(outcome.axes.into_iter().flat_map(|axis| axis.to_array()));
    i32::from(outcome.near) + 2 * i32::from(outcome.hit)
}

/// `flash::global_rotation` of so many pairs in the scratch array.
#[wasm_bindgen]
pub fn flash_global_rotation(count: usize) -> f64 {
    let levels = points(count);
    let levels: Vec<(f64, f64)> = levels.into_iter().map(Into::into).collect();
    flash::global_rotation(&levels)
}

/// `awt::hit` of two times four corners in the scratch array.
#[wasm_bindgen]
pub fn awt_hit() -> bool {
    let corners: [awt::Point; 8] = std::array::from_fn(|i| {
        let numbers = read::<16>();
        awt::Point {
            x: numbers[2 * i] as i32,
            y: numbers[2 * i + 1] as i32,
        }
    });
    let [a, b] = [0, 4].map(|start| std::array::from_fn(|i| corners[start + i]));
    awt::hit(&a, &b)
}

/// `typescript::is_concave` of so many points in the scratch array.
#[wasm_bindgen]
pub fn typescript_is_concave(count: usize) -> bool {
    typescript::is_concave(&points(count))
}

fn rect(numbers: &[f64]) -> xywh::Rect {
    xywh::Rect {
        x: numbers[0],
        y: numbers[1],
        width: numbers[2],
        height: numbers[3],
    }
}

/// `xywh::rect_to_rect` of two rectangles in the scratch array.
#[wasm_bindgen]
pub fn xywh_rect_to_rect() -> bool {
    let numbers = read::<8>();
    xywh::rect_to_rect(&rect(&numbers), &rect(&numbers[4..]))
}

/// `xywh::circle_to_rect` of a circle and a rectangle in the scratch array.
#[wasm_bindgen]
pub fn xywh_circle_to_rect() -> bool {
    let numbers = read::<7>();
    let [x, y, radius, ..] = numbers;
    xywh::circle_to_rect(&xywh::Circle { x, y, radius }, &rect(&numbers[3..]))
}
