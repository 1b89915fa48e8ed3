//! `compat::pygame` against what pygame and pygame-ce answered.

mod components;
mod masks;
mod rect;

/// Rows of `#` and `.`, separated by `/`.
fn mask(text: &str) -> sat2d::Mask {
    let rows: Vec<&str> = text.split('/').collect();
    let is_set = |x: usize, y: usize| rows[y].as_bytes()[x] == b'#';
    sat2d::Mask::from_fn(rows[0].len(), rows.len(), is_set).unwrap()
}
