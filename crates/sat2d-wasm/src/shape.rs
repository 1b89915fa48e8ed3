//! What a shape says of itself, besides the C API.

use sat2d::Shape;
use sat2d_ffi::{sat_aabb, sat_shape};

/// The shape of a handle.
unsafe fn shape<'a>(handle: *const sat_shape) -> &'a Shape {
    // SAFETY: by the rules of the C API; a handle points to a shape.
    unsafe { &*handle.cast() }
}

/// `Shape::bounds`, in its own coordinates.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn js_shape_bounds(handle: *const sat_shape, out_bounds: *mut sat_aabb) {
    // SAFETY: by the rules of the C API.
    unsafe { out_bounds.write(shape(handle).bounds().into()) };
}

/// Whether two shapes are equal.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn js_shape_equal(a: *const sat_shape, b: *const sat_shape) -> bool {
    // SAFETY: by the rules of the C API.
    unsafe { shape(a) == shape(b) }
}
