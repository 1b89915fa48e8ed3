//! Tile grids: every tile belongs to one shape, and what is empty to none.

use crate::numbers::{IDENTITY, vector};
use crate::shapes::Handle;
use sat2d_ffi::*;
use sat2d_fuzz::bytes::Bytes;
use std::ptr::null_mut;

/// More groups than a grid of five by five can have.
const MOST_GROUPS: usize = 16;

/// Makes the shapes of tiles, and returns the first.
pub fn tiles(bytes: &mut Bytes) -> Option<Handle> {
    let (columns, rows) = (bytes.below(6), bytes.below(6));
    let cells: Vec<u8> = (0..columns * rows).map(|_| bytes.byte() & 1).collect();
    let (size, origin) = (vector(bytes), vector(bytes));
    let (mut made, mut count) = ([null_mut(); MOST_GROUPS], 0);
    let (from, buffer) = (cells.as_ptr(), made.as_mut_ptr());
    // SAFETY: the list has the size, the buffer the capacity.
    let status = unsafe {
        sat_shape_new_tiles(
            from,
            columns,
            rows,
            size,
            origin,
            buffer,
            MOST_GROUPS,
            &mut count,
        )
    };
    assert!(status != SAT_ERR_INTERNAL && status != SAT_ERR_CAPACITY);
    assert!(status == SAT_OK || count == 0);
    let groups: Vec<Handle> = made[..count]
        .iter()
        .map(|&shape| Handle::of(shape))
        .collect();
    let is_plain = [size.x, size.y].iter().all(|x| (0.01..100.0).contains(x))
        && [origin.x, origin.y].iter().all(|x| x.abs() < 1000.0);
    if status == SAT_OK && is_plain {
        for (index, &cell) in cells.iter().enumerate() {
            let middle = |from: f64, size: f64, at: usize| from + size * (at as f64 + 0.5);
            let point = sat_vec2 {
                x: middle(origin.x, size.x, index % columns),
                y: middle(origin.y, size.y, index / columns),
            };
            let holds = groups.iter().filter(|group| {
                let mut relation = -1;
                // SAFETY: references and a local.
                let status =
                    unsafe { sat_point_relation(group.shape, &IDENTITY, point, &mut relation) };
                assert_eq!(status, SAT_OK);
                assert_ne!(relation, SAT_TOUCHING);
                relation == SAT_OVERLAPPING
            });
            assert_eq!(holds.count(), usize::from(cell));
        }
    }
    groups.into_iter().next()
}
