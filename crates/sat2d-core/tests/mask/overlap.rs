//! The AND of two masks at whole-pixel offsets.

use crate::{pixels, random_mask};
use sat2d::Mask;

#[test]
fn two_masks_have_the_pixels_in_common_that_are_at_the_same_place() {
    let mut hits = 0;
    for seed in 0..600 {
        let rng = &mut fastrand::Rng::with_seed(seed);
        let (a, b) = (random_mask(rng, 200), random_mask(rng, 200));
        for _ in 0..4 {
            let offset = (rng.i32(-210..210), rng.i32(-210..210));
            let common: Vec<[usize; 2]> = pixels(&a)
                .into_iter()
                .filter(|pixel| {
                    let x = usize::try_from(pixel[0] as i32 - offset.0);
                    let y = usize::try_from(pixel[1] as i32 - offset.1);
                    x.is_ok_and(|x| y.is_ok_and(|y| b.get(x, y)))
                })
                .collect();
            assert_eq!(a.overlaps(&b, offset), !common.is_empty(), "seed {seed}");
            assert_eq!(a.overlap_area(&b, offset), common.len(), "seed {seed}");
            let first = common.first().map(|&[x, y]| (x, y));
            assert_eq!(a.first_overlap(&b, offset), first, "seed {seed}");
            let mask = a.overlap_mask(&b, offset);
            assert_eq!((mask.width(), mask.height()), (a.width(), a.height()));
            assert_eq!(pixels(&mask), common, "seed {seed}");
            hits += usize::from(!common.is_empty());
        }
    }
    assert!((300..2000).contains(&hits), "{hits}");
}

#[test]
fn offsets_at_the_ends_of_their_range_are_misses() {
    let mask = Mask::from_fn(100, 100, |_, _| true).unwrap();
    for x in [i32::MIN, 0, i32::MAX] {
        for y in [i32::MIN, 0, i32::MAX] {
            assert_eq!(mask.overlaps(&mask, (x, y)), (x, y) == (0, 0));
        }
    }
}
