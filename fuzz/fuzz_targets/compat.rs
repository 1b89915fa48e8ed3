//! The functions of `compat` through the C API, where independent arithmetic knows the answer: on a
//! grid in integers, elsewhere up to rounding. Other numbers must do no harm.
//!
//! | file | functions | judged by |
//! | --- | --- | --- |
//! | `awt_lines` | `Line2D` | integers |
//! | `awt_outlines` | `Polygon`, `Path2D`, `Ellipse2D` | winding numbers in integers |
//! | `awt_transforms` | `AffineTransform` | products of matrices |
//! | `flash_geom` | `Rectangle`, `Point`, `Matrix` of `flash.geom` | integers, products |
//! | `flash_stage` | a display list | a tree of its own, object by object |
//! | `programs` | the Python and TypeScript programs | integers |
//!
//! Rectangles and images of whole numbers are in the target `c_api`.
#![no_main]

#[path = "../compat/awt_lines.rs"]
mod awt_lines;
#[path = "../compat/awt_outlines.rs"]
mod awt_outlines;
#[path = "../compat/awt_transforms.rs"]
mod awt_transforms;
#[path = "../compat/flash_geom.rs"]
mod flash_geom;
#[path = "../compat/flash_stage.rs"]
mod flash_stage;
#[path = "../compat/grid.rs"]
mod grid;
#[path = "../compat/programs.rs"]
mod programs;

use libfuzzer_sys::fuzz_target;
use sat2d_fuzz::bytes::Bytes;

fuzz_target!(|data: &[u8]| {
    let mut bytes = Bytes::new(data);
    match bytes.below(6) {
        0 => awt_lines::run(&mut bytes),
        1 => awt_outlines::run(&mut bytes),
        2 => awt_transforms::run(&mut bytes),
        3 => flash_geom::run(&mut bytes),
        4 => flash_stage::run(&mut bytes),
        _ => programs::run(&mut bytes),
    }
});
