//! Sprites where placed corners are rounded by as much as a pixel: far away, with a pivot far off
//! the mask, and under maps that all but flatten. The union of columns of pixels on a common base
//! is a polygon, so it meets another one as the polygon with the same corners does; that has no
//! pixels.

use fastrand::Rng;
use sat2d::decompose::{Method, Options};
use sat2d::{Connectivity, DVec2, Mask, Relation, Shape, Transform, relation};
use sat2d_test_support::seeds;

/// A sprite of columns of different heights, and the polygon of its silhouette in the same pieces.
fn columns(rng: &mut Rng, pivot: DVec2) -> Option<[Shape; 2]> {
    let most = [2, 8, 24][rng.usize(..3)];
    let width = rng.usize(2..=most);
    let mut heights: Vec<usize> = (0..width).map(|_| rng.usize(1..=most)).collect();
    heights[0] = heights[width - 1] % most + 1;
    let mask = Mask::from_fn(width, most, |x, y| y < heights[x]).unwrap();
    let silhouettes = mask.silhouettes(Connectivity::Four);
    let place = |corner: &[u32; 2]| DVec2::from(corner.map(f64::from)) - pivot;
    let ring: Vec<DVec2> = silhouettes[0].outer.iter().map(place).collect();
    let options = Options {
        method: Method::Fast,
        ..Options::default()
    };
    let polygon = Shape::polygon_with(&[&ring], &options).ok()?;
    Some([Shape::mask(&mask, pivot).ok()?, polygon])
}

/// A map of some size; some nearly turn the plane into a line.
fn linear(rng: &mut Rng) -> [f64; 4] {
    let mut signed = || rng.f64() * 2.0 - 1.0;
    let [a, b, c, d, near] = [(); 5].map(|()| signed());
    let flat = 2_f64.powi(-rng.i32(0..60));
    let matrix = match rng.u8(..4) {
        0 => [a, b, a + c * flat, b + d * flat],
        1 => [a * flat, 0.0, 0.0, d],
        2 => [a, 0.0, near, d * flat],
        _ => [a, b, c, d],
    };
    let scale = 2_f64.powi(rng.i32(-30..30));
    matrix.map(|number| number * scale)
}

#[test]
fn columns_of_pixels_meet_as_polygons_however_coarsely_they_are_placed() {
    let mut counts = [0; 3];
    for seed in seeds(6_000) {
        let rng = &mut Rng::with_seed(seed);
        let far = [0, 0, 27][rng.usize(..3)];
        let mut pivot = || {
            let [x, y] = [(); 2].map(|()| (rng.f64() * 2_f64.powi(far)).floor());
            DVec2::new(x, y)
        };
        let pivots = [pivot(), pivot()];
        let (first, mut second) = (linear(rng), linear(rng));
        if rng.bool() {
            second = first.map(|number| number * [1.0, 1e-9, 1e6][rng.usize(..3)]);
        }
        let (Some(a), Some(b)) = (columns(rng, pivots[0]), columns(rng, pivots[1])) else {
            continue;
        };
        let reach = first.map(f64::abs).into_iter().fold(0.0, f64::max);
        let offset = DVec2::new(rng.f64(), rng.f64()) * reach * 2_f64.powi(rng.i32(0..60));
        let place = |[a, b, c, d]: [f64; 4], at: DVec2, pivot: DVec2| {
            // the pivot's corner comes to lie at the place, as far as doubles allow
            let back = DVec2::new(a * pivot.x + c * pivot.y, b * pivot.x + d * pivot.y);
            Transform::new(a, b, c, d, at.x + back.x, at.y + back.y).ok()
        };
        let beside = offset + DVec2::new(rng.f64() - 0.5, rng.f64() - 0.5) * reach * 4.0;
        let (Some(ta), Some(tb)) = (
            place(first, offset, pivots[0]),
            place(second, beside, pivots[1]),
        ) else {
            continue;
        };
        let expected = relation(&a[1], &ta, &b[1], &tb);
        assert_eq!(relation(&a[0], &ta, &b[0], &tb), expected, "seed {seed}");
        if let Ok(relation) = expected {
            counts[relation as usize] += 1;
        }
    }
    assert!(counts.iter().all(|&count| count > 0), "{counts:?}");
}

/// Upright sprites whose pixels are at whole pixels from each other only as far as doubles tell: at
/// fractions that are rounded anew at each corner.
#[test]
fn upright_columns_of_pixels_meet_as_polygons_at_any_fraction() {
    let mut counts = [0; 3];
    for seed in seeds(2_000) {
        let rng = &mut Rng::with_seed(seed);
        let [fraction, far] = [
            [0.0, 0.1, 0.7, 2_f64.powi(-21), 1e-7][rng.usize(..5)],
            [0.0, 3.0, 2_f64.powi(29) + 1.0, 2_f64.powi(50)][rng.usize(..4)],
        ];
        let origin = f64::from(rng.u8(..2));
        // at the farthest places whole pixels are rounded as well
        let away = [far, far, 2_f64.powi(54)][rng.usize(..3)];
        let mut number = |most: i32| f64::from(rng.i32(-most..=most));
        let mut at = || DVec2::new(fraction + number(9), fraction + number(9));
        let (pivot, first, second) = (at() + far * origin, at() + away, at() + away);
        let (Some(a), Some(b)) = (columns(rng, pivot), columns(rng, pivot)) else {
            continue;
        };
        let [ta, tb] = [first, second].map(|at| Transform::translation(at).unwrap());
        let expected = relation(&a[1], &ta, &b[1], &tb);
        assert_eq!(relation(&a[0], &ta, &b[0], &tb), expected, "seed {seed}");
        counts[expected.unwrap() as usize] += 1;
    }
    assert!(counts.iter().all(|&count| count > 0), "{counts:?}");
}

/// The corners of pixels are as good as exact in both tests below, but not what leads from the
/// pixels of one sprite to those of the other.
fn disjoint(a: &Shape, ta: [f64; 6], b: &Shape, tb: [f64; 6]) {
    let [ta, tb] = [ta, tb].map(|[a, b, c, d, x, y]| Transform::new(a, b, c, d, x, y).unwrap());
    assert_eq!(relation(a, &ta, b, &tb), Ok(Relation::Disjoint));
    assert_eq!(relation(b, &tb, a, &ta), Ok(Relation::Disjoint));
}

/// Three pixels: shapes of a single piece are not compared by pixels.
fn corner(pivot: DVec2) -> Shape {
    let mask = Mask::from_fn(2, 2, |x, y| x == 1 || y == 0).unwrap();
    Shape::mask(&mask, pivot).unwrap()
}

/// Beside the last one of many pixels, where doubles are twice as far from each other as the sides
/// of the small pixels are long.
#[test]
fn tiny_pixels_beside_the_edge_of_a_large_one_are_disjoint_from_it() {
    let last = 16_383;
    let row = Mask::from_fn(last + 1, 1, |x, _| x == last || x == last - 2).unwrap();
    let large = Shape::mask(&row, DVec2::new(last as f64, 0.0)).unwrap();
    let small = corner(DVec2::new(1.5, 0.5));
    let side = 2_f64.powi(-40);
    let at = [side, 0.0, 0.0, side, -0.6 * side, 0.1];
    disjoint(&small, at, &large, [1.0, 0.0, 0.0, 1.0, 0.0, 0.0]);
}

/// The determinant of so small a map has hardly any bits.
#[test]
fn pixels_in_a_gap_of_a_row_of_tiny_ones_are_disjoint_from_it() {
    let row = Mask::from_fn(3000, 1, |x, _| !(2699..=2702).contains(&x)).unwrap();
    let row = Shape::mask(&row, DVec2::ZERO).unwrap();
    let scale = 1.3 * 2_f64.powi(-535);
    let at = |x: f64| [scale, 0.0, 0.0, scale, x * scale, 0.0];
    disjoint(&corner(DVec2::ZERO), at(2700.0), &row, at(0.0));
}
