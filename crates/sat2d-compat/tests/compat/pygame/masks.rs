//! `pygame.mask.Mask` against what pygame-ce answered, and against a search block by block.

use super::mask;
use sat2d::Mask;
use sat2d::compat::pygame::{self, LongBits};

const TABLE: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../c_tests/reference/pygame_masks.csv"
);

#[test]
fn every_recorded_row() {
    let mut reader = csv::Reader::from_path(TABLE).expect("the table is there");
    let (mut rows, mut hits) = (0, 0);
    for row in reader.records() {
        let row = row.expect("a row");
        let (own, other) = (mask(&row[0]), mask(&row[1]));
        let offset = (row[2].parse().unwrap(), row[3].parse().unwrap());
        assert_eq!(&row[4], "64");
        let found = pygame::overlap(&own, &other, offset, LongBits::Long64);
        let found = found.map_or("none".to_owned(), |(x, y)| format!("{x} {y}"));
        assert_eq!(found, &row[5], "row {rows}");
        let area = pygame::overlap_area(&own, &other, offset);
        assert_eq!(area.to_string(), &row[6], "row {rows}");
        let common = pygame::overlap_mask(&own, &other, offset);
        assert_eq!(common, mask(&row[7]), "row {rows}");
        rows += 1;
        hits += usize::from(area > 0);
    }
    assert!(rows >= 300 && hits >= 100, "{rows} {hits}");
}

/// The first common pixel by the number of cuts before its column, then by its row and column.
#[test]
fn the_point_found_is_the_first_of_the_first_block_for_both_sizes_of_long() {
    let mut several = 0;
    for seed in 0..2000 {
        let rng = &mut fastrand::Rng::with_seed(seed);
        let mut random = || {
            let (width, height) = (rng.usize(0..90), rng.usize(0..6));
            Mask::from_fn(width, height, |_, _| rng.u8(..3) == 0).unwrap()
        };
        let (a, b) = (random(), random());
        let (dx, dy) = (rng.i32(-40..40), rng.i32(-3..4));
        for (bits, long) in [(32, LongBits::Long32), (64, LongBits::Long64)] {
            let mut common = Vec::new();
            for (y, x) in (0..6).flat_map(|y| (0..90).map(move |x| (y, x))) {
                let other = [x - dx, y - dy].map(usize::try_from);
                if let [Ok(i), Ok(j)] = other
                    && a.get(x as usize, y as usize)
                    && b.get(i, j)
                {
                    let block = x.div_euclid(bits) + (x - dx).div_euclid(bits);
                    common.push((block, y, x));
                }
            }
            several += usize::from(common.len() > 1);
            let first = common.iter().min().map(|&(_, y, x)| (x, y));
            assert_eq!(
                pygame::overlap(&a, &b, (dx, dy), long),
                first,
                "seed {seed}"
            );
        }
    }
    assert!(several > 500, "{several}");
}

#[test]
fn thresholds_are_exceeded_by_alphas() {
    let alpha = [0, 1, 127, 128, 255];
    for threshold in [i32::MIN, -1, 0, 126, 127, 128, 254, 255, 256, i32::MAX] {
        let mask = pygame::from_surface(5, 1, &alpha, threshold).unwrap();
        for (x, &alpha) in alpha.iter().enumerate() {
            assert_eq!(mask.get(x, 0), i32::from(alpha) > threshold, "{threshold}");
        }
    }
    assert!(pygame::from_surface(5, 2, &alpha, 300).is_err());
}
