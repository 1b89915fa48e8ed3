//! Shapes: the geometry of things.
//!
//! A shape has its own coordinates; a transform places it. It is made once and never changes, so
//! any number of threads and bodies may share it.

use crate::error::status::{Failure, sat_status};
use crate::guard::call::{answer, get, guarded, null};
use crate::guard::lists::list;
use libc::size_t;
use sat2d::Shape;
use std::mem::{align_of, offset_of, size_of};
use std::ptr::null_mut;
use std::sync::Arc;

/// A reference to a shape, made by a `sat_shape_new_` function or by `sat_shape_share` and freed
/// with `sat_shape_free`.
pub struct sat_shape {
    pub(crate) shape: Shape,
}

// A reference to one is read as a reference to the other where worlds and callers share shapes.
// (Not `repr(transparent)`: cbindgen would then show the field.)
const _: () = assert!(
    size_of::<sat_shape>() == size_of::<Shape>()
        && align_of::<sat_shape>() == align_of::<Shape>()
        && offset_of!(sat_shape, shape) == 0
);

const _: () = {
    const fn usable_from_any_thread<T: Send + Sync>() {}
    usable_from_any_thread::<sat_shape>();
};

/// Hands a new shape to the caller.
///
/// # Safety
/// As [`answer`].
pub(crate) unsafe fn hand_out(
    out_shape: *mut *mut sat_shape,
    make: impl FnOnce() -> Result<Shape, Failure>,
) -> sat_status {
    let body = || Ok(handed_out(make()?));
    // SAFETY: by the caller's contract.
    unsafe { answer(out_shape, null_mut(), body) }
}

/// A reference to a new shape, for the caller to free.
pub(crate) fn handed_out(shape: Shape) -> *mut sat_shape {
    Arc::into_raw(Arc::new(sat_shape { shape })).cast_mut()
}

/// A new reference to the shape behind an argument, for the library to keep.
///
/// # Safety
/// `shape` is NULL or a reference that was not freed.
pub(crate) unsafe fn owned(shape: *const sat_shape) -> Result<Arc<Shape>, Failure> {
    // SAFETY: by the caller's contract.
    unsafe { get(shape, "shape") }?;
    let shape: *const Shape = shape.cast();
    // SAFETY: it came from `Arc::into_raw`, and a sat_shape is laid out as the Shape in it.
    unsafe {
        Arc::increment_strong_count(shape);
        Ok(Arc::from_raw(shape))
    }
}

/// The shapes behind a list of references.
///
/// # Safety
/// As [`list`], and each is NULL or a reference that was not freed.
pub(crate) unsafe fn shapes<'a>(
    shapes: *const *const sat_shape,
    count: size_t,
    name: &str,
) -> Result<&'a [&'a Shape], Failure> {
    // SAFETY: by the caller's contract.
    let given = unsafe { list(shapes, count, name) }?;
    if let Some(index) = given.iter().position(|shape| shape.is_null()) {
        return Err(null(name).at(index));
    }
    // SAFETY: none is NULL, and a sat_shape is laid out as the Shape in it.
    Ok(unsafe { std::slice::from_raw_parts(given.as_ptr().cast(), given.len()) })
}

/// A new reference to the same shape: the shape lives until its last reference is freed. Nothing
/// is copied. The caller frees `out_shape` with `sat_shape_free`; on failure it is NULL.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// sat_shape *crate = NULL, *mine = NULL;
/// size_t count;
/// sat_shape_new_rectangle(4, 4, &crate);
/// sat_shape_share(crate, &mine);
/// sat_shape_free(crate);
/// sat_shape_vertex_count(mine, &count);
/// assert(count == 4); // the shape is still there
/// sat_shape_free(mine);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_shape_share(
    shape: *const sat_shape,
    out_shape: *mut *mut sat_shape,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header it is NULL or came from `Arc::into_raw` and was
        // not freed.
        unsafe {
            get(shape, "shape")?;
            Arc::increment_strong_count(shape);
        }
        Ok(shape.cast_mut())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_shape, null_mut(), body) }
}

/// Frees a reference; do not use it afterwards. Freeing the last reference frees the shape. NULL is
/// fine.
///
/// ```c
/// sat_shape *crate = NULL;
/// sat_shape_free(crate); // NULL is fine
/// sat_shape_new_rectangle(4, 4, &crate);
/// sat_shape_free(crate);
/// crate = NULL; // a later use is SAT_ERR_NULL
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_shape_free(shape: *mut sat_shape) {
    if !shape.is_null() {
        // freeing numbers cannot fail, and a void function could not report it
        let _ = guarded(|| {
            // SAFETY: by the contract of the header it came from `Arc::into_raw` and was not given
            // back.
            unsafe { Arc::decrement_strong_count(shape) };
            Ok(())
        });
    }
}
