//! `BitmapData.hitTest` against what Flash players and Ruffle answered.

use sat2d::compat::flash::{Bitmap, Script};

const TABLE: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../c_tests/reference/flash_bitmap_hit_test.csv"
);

/// Rows of two-digit hexadecimal alphas, separated by `/`: the width and the alphas.
fn image(text: &str) -> (usize, Vec<u8>) {
    let row = |row: &str| -> Vec<u8> {
        let digits = row.as_bytes().chunks(2);
        let byte = |digits: &[u8]| std::str::from_utf8(digits).expect("digits").to_owned();
        digits
            .map(|digits| u8::from_str_radix(&byte(digits), 16).expect("two digits"))
            .collect()
    };
    let rows: Vec<Vec<u8>> = text.split('/').map(row).collect();
    (rows[0].len(), rows.concat())
}

#[test]
fn every_row() {
    let mut reader = csv::Reader::from_path(TABLE).expect("the table is there");
    let mut rows = 0;
    for row in reader.records() {
        let row = row.expect("a row");
        let int = |at: usize| row[at].parse::<i32>().expect("an int");
        let long = |at: usize| row[at].parse::<i64>().expect("an int");
        let (width, alpha) = image(&row[3]);
        let script = match &row[1] {
            "as2" => Script::As2,
            _ => Script::As3,
        };
        let bitmap = Bitmap::new(width, &alpha).of_script(script);
        let (corner, threshold) = ((int(4), int(5)), long(6));
        let hit = match &row[7] {
            "point" => bitmap.hits_point(corner, threshold, (int(9), int(10))),
            "rect" => bitmap.hits_rectangle(corner, threshold, [9, 10, 11, 12].map(int)),
            kind => {
                assert_eq!(kind, "bitmap");
                let (width, alpha) = image(&row[8]);
                let other = Bitmap::new(width, &alpha).of_script(script);
                bitmap.hits_bitmap(corner, threshold, &other, (int(9), int(10)), long(13))
            }
        };
        rows += 1;
        assert_eq!(hit, int(14) == 1, "row {rows}: {row:?}");
    }
    assert!(rows >= 111, "{rows}");
}

/// Against the same question asked of every pixel.
#[test]
fn random_images_at_random_places() {
    let mut rng = fastrand::Rng::with_seed(1);
    let (mut hits, mut misses) = (0, 0);
    for _ in 0..20_000 {
        let mut picture = || {
            let (width, height) = (rng.usize(0..6), rng.usize(0..6));
            let alpha: Vec<u8> = (0..width * height)
                .map(|_| [0, 1, 127, 255][rng.usize(0..4)])
                .collect();
            let corner = (rng.i32(-6..6), rng.i32(-6..6));
            (
                width,
                alpha,
                corner,
                [-1, 0, 1, 128, 255, 300, 4_294_967_295_i64][rng.usize(0..7)],
            )
        };
        let (first, second) = (picture(), picture());
        let counts = |(width, alpha, corner, threshold): &(usize, Vec<u8>, (i32, i32), i64),
                      (x, y): (i32, i32)| {
            let (column, row) = (x - corner.0, y - corner.1);
            let at = row * *width as i32 + column;
            column >= 0
                && column < *width as i32
                && row >= 0
                && (at as usize) < alpha.len()
                // a `uint`: below 0 is above 255
                && match *threshold {
                    0..=255 => i64::from(alpha[at as usize]) >= *threshold,
                    _ => alpha[at as usize] == 255,
                }
        };
        let pixels = || (-12..12).flat_map(|y| (-12..12).map(move |x| (x, y)));
        let bitmap = Bitmap::new(first.0, &first.1);
        let other = Bitmap::new(second.0, &second.1);
        let hit = bitmap.hits_bitmap(first.2, first.3, &other, second.2, second.3);
        assert_eq!(
            hit,
            pixels().any(|p| counts(&first, p) && counts(&second, p))
        );
        let rectangle = [
            second.2.0,
            second.2.1,
            second.0 as i32,
            second.1.len() as i32,
        ];
        let within = |(x, y): (i32, i32)| {
            let [left, top, width, height] = rectangle;
            x >= left && x < left + width && y >= top && y < top + height
        };
        let hit = bitmap.hits_rectangle(first.2, first.3, rectangle);
        assert_eq!(hit, pixels().any(|p| counts(&first, p) && within(p)));
        if hit { hits += 1 } else { misses += 1 }
    }
    assert!(hits > 1000 && misses > 1000, "{hits} {misses}");
}
