//! Masks: overlaps, silhouettes and shapes, pixel by pixel.

use crate::numbers::{IDENTITY, number, transform, vector};
use crate::shapes::Handle;
use sat2d_ffi::*;
use sat2d_fuzz::bytes::Bytes;
use std::ptr::null_mut;

/// A handle that is freed when it goes out of scope.
struct Mask(*mut sat_mask);

impl Drop for Mask {
    fn drop(&mut self) {
        // SAFETY: it was made by the library, and is freed once.
        unsafe { sat_mask_free(self.0) };
    }
}

impl Mask {
    /// A mask of up to 90 columns, so that some have two stripes.
    fn make(bytes: &mut Bytes) -> Mask {
        let (width, height) = (bytes.below(90), bytes.below(6));
        let row = width.div_ceil(64);
        let dense = bytes.flag();
        let word = |bytes: &mut Bytes| {
            let [a, b] = [(); 2].map(|()| u64::from_le_bytes(bytes.array()));
            if dense { a | b } else { a & b }
        };
        let words: Vec<u64> = (0..row * height).map(|_| word(bytes)).collect();
        let mut mask = null_mut();
        // SAFETY: the list has the size.
        let status = unsafe { sat_mask_new_words(words.as_ptr(), width, height, &mut mask) };
        assert_eq!(status, SAT_OK);
        Mask(mask)
    }

    fn size(&self) -> [i32; 2] {
        let (mut width, mut height) = (0, 0);
        // SAFETY: a mask and locals.
        let statuses = unsafe {
            [
                sat_mask_width(self.0, &mut width),
                sat_mask_height(self.0, &mut height),
            ]
        };
        assert_eq!(statuses, [SAT_OK; 2]);
        [width as i32, height as i32]
    }

    fn get(&self, x: i32, y: i32) -> bool {
        let (Ok(x), Ok(y)) = (usize::try_from(x), usize::try_from(y)) else {
            return false;
        };
        let mut is_set = false;
        // SAFETY: a mask and a local.
        assert_eq!(unsafe { sat_mask_get(self.0, x, y, &mut is_set) }, SAT_OK);
        is_set
    }

    /// The pixels that count, row by row.
    fn pixels(&self) -> Vec<(i32, i32)> {
        let [width, height] = self.size();
        let all = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
        all.filter(|&(x, y)| self.get(x, y)).collect()
    }
}

/// Changes a mask, then asks about it and another one.
pub fn run(shape: Option<&Handle>, bytes: &mut Bytes) {
    let (mask, other) = (Mask::make(bytes), Mask::make(bytes));
    if let Some(shape) = shape {
        let (at, is_set) = (transform(bytes), bytes.flag());
        let before = mask.pixels();
        // SAFETY: a mask, a shape and a local.
        let status = unsafe { sat_mask_fill(mask.0, shape.shape, &at, is_set) };
        assert_ne!(status, SAT_ERR_INTERNAL);
        let after = mask.pixels();
        let is_subset = |a: &[_], b: &[(i32, i32)]| a.iter().all(|pixel| b.contains(pixel));
        match (status, is_set) {
            (SAT_OK, true) => assert!(is_subset(&before, &after)),
            (SAT_OK, false) => assert!(is_subset(&after, &before)),
            _ => assert_eq!(before, after),
        }
    }
    for _ in 0..4 {
        overlap(&mask, &other, bytes);
    }
    groups(&mask, bytes);
}

fn overlap(mask: &Mask, other: &Mask, bytes: &mut Bytes) {
    let mut coordinate = || match bytes.below(16) {
        0 => i32::from_le_bytes(bytes.array()),
        _ => i32::from(bytes.byte() as i8) / 2,
    };
    let offset = sat_pixel {
        x: coordinate(),
        y: coordinate() / 16,
    };
    let in_both = |&(x, y): &(i32, i32)| match (x.checked_sub(offset.x), y.checked_sub(offset.y)) {
        (Some(x), Some(y)) => other.get(x, y),
        _ => false,
    };
    let both: Vec<(i32, i32)> = mask.pixels().into_iter().filter(in_both).collect();
    let (mut overlaps, mut area, mut common) = (both.is_empty(), both.len() + 1, null_mut());
    let [mut first, mut of_pygame] = [sat_found_pixel::default(); 2];
    let (a, b) = (mask.0, other.0);
    // SAFETY: masks and locals.
    let statuses = unsafe {
        [
            sat_mask_overlaps(a, b, offset, &mut overlaps),
            sat_mask_overlap_area(a, b, offset, &mut area),
            sat_mask_overlap_mask(a, b, offset, &mut common),
            sat_mask_first_overlap(a, b, offset, &mut first),
            sat_compat_pygame_overlap(a, b, offset, SAT_COMPAT_PYGAME_LONG_64, &mut of_pygame),
        ]
    };
    assert_eq!(statuses, [SAT_OK; 5]);
    assert_eq!((overlaps, area), (!both.is_empty(), both.len()));
    assert_eq!(Mask(common).pixels(), both);
    let found =
        |found: sat_found_pixel| (found.found == 1).then_some((found.pixel.x, found.pixel.y));
    assert_eq!(found(first), both.first().copied());
    assert_eq!(found(of_pygame).is_some(), overlaps);
    assert!(found(of_pygame).is_none_or(|pixel| both.contains(&pixel)));
}

/// The shapes have the centres of the pixels that count, and of no others.
fn groups(mask: &Mask, bytes: &mut Bytes) {
    let pivot = match bytes.below(4) {
        0 => vector(bytes),
        _ => sat_vec2 {
            x: (number(bytes) * 2.0).round().clamp(-99.0, 99.0),
            y: 0.5,
        },
    };
    let mut made = vec![null_mut(); mask.pixels().len()];
    let mut count = 0;
    // SAFETY: a mask, and the buffer has the capacity.
    let status = unsafe {
        sat_shape_new_mask_groups(mask.0, pivot, made.as_mut_ptr(), made.len(), &mut count)
    };
    assert!(status != SAT_ERR_INTERNAL && status != SAT_ERR_CAPACITY);
    let groups = made[..count].iter().map(|&shape| Handle::of(shape));
    let groups: Vec<Handle> = groups.collect();
    if status != SAT_OK || pivot.x.abs().max(pivot.y.abs()) > 1e9 {
        return;
    }
    let whole = whole(mask, pivot);
    let [width, height] = mask.size();
    for (x, y) in (0..height).flat_map(|y| (0..width).map(move |x| (x, y))) {
        let center = sat_vec2 {
            x: f64::from(x) + 0.5 - pivot.x,
            y: f64::from(y) + 0.5 - pivot.y,
        };
        let holds = |shape: &&Handle| {
            let mut relation = -1;
            // SAFETY: references and a local.
            let status =
                unsafe { sat_point_relation(shape.shape, &IDENTITY, center, &mut relation) };
            assert_eq!(status, SAT_OK);
            assert_ne!(relation, SAT_TOUCHING);
            relation == SAT_OVERLAPPING
        };
        let expected = usize::from(mask.get(x, y));
        assert_eq!(groups.iter().filter(holds).count(), expected);
        assert_eq!(whole.iter().filter(holds).count(), expected);
    }
}

/// All pixels as one shape, if there are any.
fn whole(mask: &Mask, pivot: sat_vec2) -> Option<Handle> {
    let mut made = null_mut();
    // SAFETY: a mask and a local.
    let status = unsafe { sat_shape_new_mask(mask.0, pivot, &mut made) };
    let expected = match mask.pixels().is_empty() {
        true => SAT_ERR_ZERO_AREA,
        false => SAT_OK,
    };
    assert_eq!(status, expected);
    (status == SAT_OK).then(|| Handle::of(made))
}
