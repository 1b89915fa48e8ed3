//! Compatibility: what a shape of the Flash player paints.
//!
//! The example plays in the scene of @ref sat_compat_flash_stage.

use crate::base::geometry::sat_aabb;
use crate::compat::flash::display::stage::{
    SAT_COMPAT_FLASH_NO_NODE, alter, sat_compat_flash_node, sat_compat_flash_stage,
};
use crate::error::status::{Failure, SAT_ERR_INVALID_ENUM, sat_status};
use crate::guard::call::answer;
use crate::guard::lists::{check_reserved, list};
use libc::size_t;
use sat2d::compat::flash::{Bounds, Content, Graphics, Paint, PathStep};
use std::mem::size_of;

/// A step of a path: one of the three constants that end in `_TO`.
pub type sat_compat_flash_path_kind = i32;

/// `moveTo`.
pub const SAT_COMPAT_FLASH_MOVE_TO: sat_compat_flash_path_kind = 0;
/// `lineTo`.
pub const SAT_COMPAT_FLASH_LINE_TO: sat_compat_flash_path_kind = 1;
/// `curveTo`: a quadratic curve.
pub const SAT_COMPAT_FLASH_CURVE_TO: sat_compat_flash_path_kind = 2;

/// A step of a path, in pixels; numbers are rounded to the nearest twip. Nothing is closed unless
/// the path does so itself.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_compat_flash_path_step {
    /// What the step does.
    pub kind: sat_compat_flash_path_kind,
    /// Must be 0.
    pub reserved: u32,
    /// The control point of a curve.
    pub control_x: f64,
    /// The control point of a curve.
    pub control_y: f64,
    /// Where the step ends.
    pub x: f64,
    /// Where the step ends.
    pub y: f64,
}

const _: () = assert!(size_of::<sat_compat_flash_path_step>() == 40);

/// How a layer is painted: `SAT_COMPAT_FLASH_EVEN_ODD`, `…_NON_ZERO` or `…_STROKE`.
pub type sat_compat_flash_paint = i32;

/// Filled where a ray leaves through an odd number of edges: the usual fill.
pub const SAT_COMPAT_FLASH_EVEN_ODD: sat_compat_flash_paint = 0;
/// Filled where the edges go round at least once.
pub const SAT_COMPAT_FLASH_NON_ZERO: sat_compat_flash_paint = 1;
/// A line along the path.
pub const SAT_COMPAT_FLASH_STROKE: sat_compat_flash_paint = 2;

/// A fill or a stroke.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct sat_compat_flash_layer {
    /// How it is painted.
    pub paint: sat_compat_flash_paint,
    /// Must be 0.
    pub reserved: u32,
    /// The thickness of a stroke in pixels.
    pub thickness: f64,
    /// The path; may be NULL if `count` is 0.
    pub steps: *const sat_compat_flash_path_step,
    /// The number of steps.
    pub count: size_t,
}

fn step(step: &sat_compat_flash_path_step) -> Result<PathStep, Failure> {
    check_reserved(&[step.reserved])?;
    let sat_compat_flash_path_step {
        control_x,
        control_y,
        x,
        y,
        ..
    } = *step;
    match step.kind {
        SAT_COMPAT_FLASH_MOVE_TO => Ok(PathStep::MoveTo { x, y }),
        SAT_COMPAT_FLASH_LINE_TO => Ok(PathStep::LineTo { x, y }),
        SAT_COMPAT_FLASH_CURVE_TO => Ok(PathStep::CurveTo {
            control_x,
            control_y,
            x,
            y,
        }),
        other => Err(Failure::new(
            SAT_ERR_INVALID_ENUM,
            format_args!("kind is {other}, no step of a path"),
        )),
    }
}

fn paint(layer: &sat_compat_flash_layer) -> Result<Paint, Failure> {
    check_reserved(&[layer.reserved])?;
    match layer.paint {
        SAT_COMPAT_FLASH_EVEN_ODD => Ok(Paint::EvenOdd),
        SAT_COMPAT_FLASH_NON_ZERO => Ok(Paint::NonZero),
        SAT_COMPAT_FLASH_STROKE => Ok(Paint::Stroke(layer.thickness)),
        other => Err(Failure::new(
            SAT_ERR_INVALID_ENUM,
            format_args!("paint is {other}, neither a fill nor a stroke"),
        )),
    }
}

impl sat_aabb {
    /// A box in pixels as one in twips.
    fn twips(&self) -> Bounds {
        Bounds::of_pixels((self.min.x, self.min.y), (self.max.x, self.max.y))
    }
}

/// The graphics of some layers.
///
/// # Safety
/// The `steps` of each as [`list`].
unsafe fn graphics(layers: &[sat_compat_flash_layer]) -> Result<Graphics, Failure> {
    let mut graphics = Graphics::new();
    for layer in layers {
        let paint = paint(layer)?;
        // SAFETY: by the caller's contract.
        let steps = unsafe { list(layer.steps, layer.count, "steps") }?;
        let steps = steps.iter().map(step).collect::<Result<Vec<_>, _>>()?;
        graphics.add(paint, &steps);
    }
    Ok(graphics)
}

/// `new Shape()`: an object with fills and strokes, which are copied. Its boxes with strokes (for
/// `getBounds`) and without (for `getRect`) are those of the file that the shape comes from, in
/// pixels; where they are NULL, the boxes round all points, control points included, and half the
/// thickness of strokes. On failure `out_node` is `SAT_COMPAT_FLASH_NO_NODE`.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_COUNT`, `SAT_ERR_INVALID_ENUM` (a paint, a step),
/// `SAT_ERR_RESERVED`.
///
/// ```c
/// const sat_compat_flash_layer stroke = {SAT_COMPAT_FLASH_STROKE, 0, 2, triangle, 4};
/// sat_compat_flash_node frame;
/// sat_compat_flash_stage_create_graphics(stage, &stroke, 1, NULL, NULL, &frame);
/// sat_compat_flash_stage_add_child(stage, ship, frame);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_stage_create_graphics(
    stage: *mut sat_compat_flash_stage,
    layers: *const sat_compat_flash_layer,
    count: size_t,
    bounds_with_strokes: *const sat_aabb,
    bounds_without: *const sat_aabb,
    out_node: *mut sat_compat_flash_node,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let (stage, layers) = unsafe { (alter(stage)?, list(layers, count, "layers")?) };
        // SAFETY: by the contract of the header.
        let mut graphics = unsafe { graphics(layers) }?;
        // SAFETY: by the contract of the header.
        let given = unsafe { (bounds_with_strokes.as_ref(), bounds_without.as_ref()) };
        let with = given.0.map(sat_aabb::twips).or(graphics.bounds(true));
        let without = given.1.map(sat_aabb::twips).or(graphics.bounds(false));
        if let Some((with, without)) = with.zip(without) {
            graphics.set_bounds(with, without);
        }
        Ok(stage.create(Content::Graphics(graphics)).index())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_node, SAT_COMPAT_FLASH_NO_NODE, body) }
}
