//! Masks against tests of every pixel.

mod bits;
mod fill;
mod judge;
mod overlap;
mod queries;
mod rounded;
mod shapes;
mod silhouettes;
mod simplified;

use sat2d::Mask;

/// Random pixels: noise of some density, or discs, which have long runs.
fn random_mask(rng: &mut fastrand::Rng, largest: usize) -> Mask {
    let (width, height) = (rng.usize(0..=largest), rng.usize(0..=largest));
    if rng.bool() {
        let density = rng.f64();
        return Mask::from_fn(width, height, |_, _| rng.f64() < density).unwrap();
    }
    let mut disc = || {
        let at = [rng.usize(0..=width), rng.usize(0..=height)];
        (at, rng.usize(0..=largest / 3))
    };
    let discs: Vec<([usize; 2], usize)> = (0..3).map(|_| disc()).collect();
    let is_set = |x: usize, y: usize| {
        let within = |&([i, j], radius): &([usize; 2], usize)| {
            x.abs_diff(i).pow(2) + y.abs_diff(j).pow(2) < radius * radius
        };
        discs.iter().filter(|disc| within(disc)).count() % 2 == 1
    };
    Mask::from_fn(width, height, is_set).unwrap()
}

/// The pixels that count, row by row.
fn pixels(mask: &Mask) -> Vec<[usize; 2]> {
    let all = (0..mask.height()).flat_map(|y| (0..mask.width()).map(move |x| [x, y]));
    all.filter(|&[x, y]| mask.get(x, y)).collect()
}
