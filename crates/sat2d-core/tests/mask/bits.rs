//! Constructors, single pixels, bounds.

use crate::{pixels, random_mask};
use sat2d::{Mask, MaskError};

#[test]
fn all_constructors_agree_about_every_pixel() {
    for seed in 0..200 {
        let rng = &mut fastrand::Rng::with_seed(seed);
        let (width, height) = (rng.usize(0..150), rng.usize(0..9));
        let alpha: Vec<u8> = (0..width * height).map(|_| rng.u8(..)).collect();
        let threshold = rng.u8(..);
        let mask = Mask::from_alpha(width, height, &alpha, threshold).unwrap();
        let row = width.div_ceil(64);
        // bits beyond the width are to be ignored
        let mut words = vec![u64::MAX; row * height];
        for (i, &alpha) in alpha.iter().enumerate() {
            let (x, y) = (i % width, i / width);
            assert_eq!(mask.get(x, y), alpha >= threshold);
            if alpha < threshold {
                words[y * row + x / 64] &= !(1 << (x % 64));
            }
        }
        assert_eq!(Mask::from_words(width, height, &words), Ok(mask.clone()));
        let count = alpha.iter().filter(|&&alpha| alpha >= threshold).count();
        assert_eq!((mask.count(), mask.is_empty()), (count, count == 0));
        assert!(!mask.get(width, 0) && !mask.get(0, height));
        for _ in 0..20 {
            let (x, y) = (rng.i64(-70..220), rng.i64(-2..11));
            let counts = |i: i64| {
                let [x, y] = [x + i, y].map(usize::try_from);
                x.is_ok_and(|x| y.is_ok_and(|y| mask.get(x, y)))
            };
            let word = (0..64).fold(0, |word, i| word | u64::from(counts(i)) << i);
            assert_eq!(mask.word(x, y), word);
        }
    }
}

/// Equal masks have equal words and spans, however they were made.
#[test]
fn pixels_set_and_cleared_one_by_one_leave_the_mask_that_is_made_at_once() {
    for seed in 0..300 {
        let rng = &mut fastrand::Rng::with_seed(seed);
        let goal = random_mask(rng, 130);
        let (width, height) = (goal.width(), goal.height());
        let mut mask = Mask::new(width, height).unwrap();
        let mut changes: Vec<[usize; 2]> = pixels(&goal);
        for _ in 0..changes.len() / 2 {
            changes.push([rng.usize(0..width), rng.usize(0..height)]);
        }
        rng.shuffle(&mut changes);
        for &[x, y] in &changes {
            mask.set(x, y, true);
        }
        rng.shuffle(&mut changes);
        for &[x, y] in &changes {
            mask.set(x, y, goal.get(x, y));
        }
        mask.set(width, 0, true);
        mask.set(0, height, true);
        assert_eq!(mask, goal);
        let all = pixels(&goal);
        let range = |axis: usize| {
            let places = || all.iter().map(|pixel| pixel[axis]);
            Some(places().min()?..places().max()? + 1)
        };
        assert_eq!(mask.bounds(), range(0).zip(range(1)));
    }
}

#[test]
fn sizes_that_do_not_fit_are_errors() {
    let most = Mask::MAX_PIXELS;
    for (width, height) in [(most, 2), (0, most + 1), (usize::MAX, usize::MAX)] {
        let error = MaskError::TooManyPixels { width, height };
        assert_eq!(Mask::new(width, height), Err(error));
    }
    let error = MaskError::WrongLength { got: 5, needed: 6 };
    assert_eq!(Mask::from_alpha(3, 2, &[0; 5], 1), Err(error));
    let error = MaskError::WrongLength { got: 3, needed: 4 };
    assert_eq!(Mask::from_words(65, 2, &[0; 3]), Err(error));
}
