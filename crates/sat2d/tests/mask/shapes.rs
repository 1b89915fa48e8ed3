//! Masks as shapes against their pixels, each a closed square, in whole numbers.

use crate::common::seeds;
use crate::pixels;
use sat2d::query::point_relation;
use sat2d::{DVec2, Mask, Relation, Shape, ShapeError, Transform, relation};

/// The numbers of a transform in units of 1/64, and the pivot in halves.
struct Placement {
    matrix: [i64; 4],
    translation: [i64; 2],
    pivot: [i64; 2],
}

impl Placement {
    fn random(rng: &mut fastrand::Rng) -> Placement {
        let mut sign = || [-64, 64][rng.usize(0..2)];
        let (x, y) = (sign(), sign());
        let matrix = match rng.u8(0..5) {
            0 | 1 => [x, 0, 0, y],                 // mirrored or not
            2 => [0, x, y, 0],                     // and a quarter turn
            3 => [x, rng.i64(-99..99), 0, y],      // skewed
            _ => [0; 4].map(|_| rng.i64(-99..99)), // anything
        };
        let matrix = match matrix[0] * matrix[3] == matrix[1] * matrix[2] {
            true => [64, 0, 0, 64],
            false => matrix,
        };
        // whole or half pixels most of the time, so that many touch
        let unit = [64, 64, 32, 1][rng.usize(0..4)];
        Placement {
            matrix,
            translation: [0; 2].map(|_| rng.i64(-320..=320) / unit * unit),
            pivot: [0; 2].map(|_| rng.i64(0..=8) * rng.i64(1..=2)),
        }
    }

    fn transform(&self) -> Transform {
        let [a, b, c, d] = self.matrix.map(|number| number as f64 / 64.0);
        let [x, y] = self.translation.map(|number| number as f64 / 64.0);
        Transform::new(a, b, c, d, x, y).unwrap()
    }

    fn pivot(&self) -> DVec2 {
        DVec2::from(self.pivot.map(|number| number as f64 / 2.0))
    }

    /// The corners of a pixel's square in units of 1/128.
    fn square(&self, [x, y]: [usize; 2]) -> [[i64; 2]; 4] {
        let [a, b, c, d] = self.matrix;
        [[0, 0], [1, 0], [1, 1], [0, 1]].map(|[i, j]| {
            let x = 2 * (x as i64 + i) - self.pivot[0];
            let y = 2 * (y as i64 + j) - self.pivot[1];
            [
                a * x + c * y + 2 * self.translation[0],
                b * x + d * y + 2 * self.translation[1],
            ]
        })
    }
}

/// By separating axes, the normals of all sides.
fn squares(p: &[[i64; 2]; 4], q: &[[i64; 2]; 4]) -> Relation {
    let gap = |sides: &[[i64; 2]; 4], i: usize| {
        let [x, y] = [0, 1].map(|k| sides[i + 1][k] - sides[i][k]);
        let along = |points: &[[i64; 2]; 4]| points.map(|[i, j]| x * j - y * i);
        let least = |points| along(points).into_iter().min().unwrap();
        let most = |points| along(points).into_iter().max().unwrap();
        (least(p) - most(q)).max(least(q) - most(p))
    };
    let gaps = [gap(p, 0), gap(p, 1), gap(q, 0), gap(q, 1)];
    match gaps.into_iter().max().unwrap() {
        1.. => Relation::Disjoint,
        0 => Relation::Touching,
        _ => Relation::Overlapping,
    }
}

fn small_mask(rng: &mut fastrand::Rng) -> Mask {
    let (width, height, density) = (rng.usize(1..=8), rng.usize(1..=8), rng.f64());
    Mask::from_fn(width, height, |_, _| rng.f64() < density).unwrap()
}

/// The numbers are so short that no placed coordinate is rounded.
#[test]
fn two_sprites_meet_as_the_squares_of_their_pixels_do() {
    let mut counts = [0; 3];
    for seed in seeds(6000) {
        let rng = &mut fastrand::Rng::with_seed(seed);
        let masks = [small_mask(rng), small_mask(rng)];
        let places = [Placement::random(rng), Placement::random(rng)];
        let [p, q] = [0, 1].map(|k| {
            let square = |pixel| places[k].square(pixel);
            pixels(&masks[k])
                .into_iter()
                .map(square)
                .collect::<Vec<_>>()
        });
        let pairs = p.iter().flat_map(|p| q.iter().map(move |q| squares(p, q)));
        let expected = pairs.max().unwrap_or(Relation::Disjoint);
        let shapes = [0, 1].map(|k| Shape::mask_groups(&masks[k], places[k].pivot()).unwrap());
        let [ta, tb] = [0, 1].map(|k| places[k].transform());
        let pairs = shapes[0].iter().flat_map(|a| {
            let relation = |b| relation(a, &ta, b, &tb).unwrap();
            shapes[1].iter().map(relation).collect::<Vec<_>>()
        });
        let got = pairs.max().unwrap_or(Relation::Disjoint);
        assert_eq!(got, expected, "seed {seed}");
        counts[expected as usize] += 1;
    }
    assert!(counts.iter().all(|&count| count > 100), "{counts:?}");
}

/// A sprite has the points of its pixels, at the pivot that was asked for.
#[test]
fn points_are_in_a_sprite_where_they_are_in_a_pixel() {
    for seed in seeds(500) {
        let rng = &mut fastrand::Rng::with_seed(seed);
        let (mask, place) = (small_mask(rng), Placement::random(rng));
        let shapes = Shape::mask_groups(&mask, place.pivot()).unwrap();
        let area: f64 = shapes.iter().map(Shape::area).sum();
        assert_eq!(area, mask.count() as f64);
        for (x, y) in (0..64).map(|i| (i % 8, i / 8)) {
            let center = DVec2::new(x as f64, y as f64) + 0.5 - place.pivot();
            let (at, transform) = (place.transform().apply(center), place.transform());
            let in_shape = |shape| point_relation(shape, &transform, at).unwrap();
            let found = shapes.iter().map(in_shape).max();
            let expected = match mask.get(x, y) {
                true => Relation::Overlapping,
                false => Relation::Disjoint,
            };
            assert_eq!(found.unwrap_or(Relation::Disjoint), expected, "seed {seed}");
        }
    }
}

#[test]
fn a_pivot_too_far_away_for_pixels_is_an_error() {
    let rows = ["##", "#."];
    let mask = Mask::from_fn(2, 2, |x, y| rows[y].as_bytes()[x] == b'#').unwrap();
    assert!(Shape::mask_groups(&mask, DVec2::new(1e15, 0.0)).is_ok());
    assert!(Shape::mask_groups(&mask, DVec2::new(1e17, 0.0)).is_err());
    let error = Shape::mask_groups(&mask, DVec2::new(0.0, f64::NAN));
    assert!(matches!(error, Err(ShapeError::NotFinite { .. })));
    assert_eq!(
        Shape::mask_groups(&Mask::new(9, 9).unwrap(), DVec2::ZERO),
        Ok(vec![])
    );
}
