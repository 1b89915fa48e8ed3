//! Shapes as bytes, for `pickle`: a mark, the version of the format and a CRC-32 of the rest, which
//! is the shape in postcard's encoding. Before sat2d 0.3, it was the encoded shape alone, which is
//! read as well: that begins with the number of a constructor, never with the mark.

use crate::error::{DAMAGED, SAVE_VERSION, misuse};
use pyo3::prelude::*;
use sat2d::Shape;

const MARK: [u8; 4] = *b"s2ds";
const VERSION: u32 = 1;

#[cold]
fn damaged(what: &str) -> PyErr {
    misuse(DAMAGED, format!("the saved shape is damaged: {what}"))
}

/// The bytes of a shape.
pub(crate) fn bytes(shape: &Shape) -> PyResult<Vec<u8>> {
    let state = postcard::to_allocvec(shape).map_err(|error| damaged(&error.to_string()))?;
    let sum = crc32fast::hash(&state).to_le_bytes();
    Ok([&MARK, &VERSION.to_le_bytes(), &sum, &*state].concat())
}

/// The shape with these bytes.
pub(crate) fn shape(bytes: &[u8]) -> PyResult<Shape> {
    let Some(rest) = bytes.strip_prefix(&MARK) else {
        return decoded(bytes);
    };
    let (Some((version, rest)), true) = (rest.split_first_chunk(), rest.len() >= 8) else {
        return Err(damaged("bytes are missing"));
    };
    let version = u32::from_le_bytes(*version);
    if version != VERSION {
        let message =
            format!("the shape was saved in format version {version}; expected {VERSION}");
        return Err(misuse(SAVE_VERSION, message));
    }
    let (sum, state) = rest.split_at(4);
    if sum != crc32fast::hash(state).to_le_bytes() {
        return Err(damaged("the checksum does not match"));
    }
    decoded(state)
}

fn decoded(state: &[u8]) -> PyResult<Shape> {
    match postcard::take_from_bytes(state) {
        Ok((shape, [])) => Ok(shape),
        Ok(_) => Err(damaged("there are bytes after the end")),
        Err(error) => Err(damaged(&error.to_string())),
    }
}
