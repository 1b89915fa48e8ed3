//! Numbers on a grid of eighths, as doubles and as whole numbers of eighths, and any other doubles.

use sat2d_fuzz::bytes::Bytes;

/// A number on the grid.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Eighths(pub i64);

impl Eighths {
    pub fn value(self) -> f64 {
        self.0 as f64 / 8.0
    }
}

/// From -16 to 16.
pub fn eighths(bytes: &mut Bytes) -> Eighths {
    Eighths(i64::from(bytes.byte() as i8))
}

/// From 0 to 16.
pub fn size(bytes: &mut Bytes) -> Eighths {
    Eighths(i64::from(bytes.byte() / 2))
}

pub fn point(bytes: &mut Bytes) -> [Eighths; 2] {
    [eighths(bytes), eighths(bytes)]
}

/// Any double, often on the grid.
pub fn any(bytes: &mut Bytes) -> f64 {
    match bytes.below(4) {
        0 => bytes.any_double(),
        _ => eighths(bytes).value(),
    }
}
