//! The judge of sprites: the closed squares of their pixels, in whole numbers.

use crate::pixels;
use sat2d::{DVec2, Mask, Relation, Transform};

/// The numbers of matrices are in units of 2^-26, coordinates in half of that, so that no placed
/// coordinate is rounded in doubles, and no product in 128 bits.
pub const ONE: i64 = 1 << 26;

pub type Point = [i128; 2];

/// A transform and a pivot.
#[derive(Clone, Debug)]
pub struct Placement {
    pub matrix: [i64; 4],
    /// In units of 2^-27.
    pub translation: [i64; 2],
    /// In halves.
    pub pivot: [i64; 2],
}

impl Placement {
    pub fn random(rng: &mut fastrand::Rng) -> Placement {
        let sign = |rng: &mut fastrand::Rng| [-ONE, ONE][rng.usize(0..2)];
        let (x, y) = (sign(rng), sign(rng));
        let matrix = match rng.u8(0..7) {
            0 | 1 => [x, 0, 0, y],                             // mirrored or not
            2 => [0, x, y, 0],                                 // and a quarter turn
            3 => [x, rng.i64(-99..99) << 20, 0, y],            // skewed
            4 => [0; 4].map(|_| rng.i64(-99..99) << 20),       // anything
            5 => [3, 4, -4, 3].map(|number| number * (x / 4)), // 3, 4, 5
            _ => {
                let (sin, cos) = (rng.f64() * 6.3).sin_cos();
                let turn = [cos, sin, -sin, cos].map(|number| (number * ONE as f64) as i64);
                [turn[0], turn[1], turn[2] * y.signum(), turn[3] * y.signum()]
            }
        };
        let [a, b, c, d] = matrix.map(i128::from);
        // whole or half pixels most of the time, so that many touch
        let unit = [2 * ONE, 2 * ONE, ONE, ONE >> 5][rng.usize(0..4)];
        Placement {
            matrix: if a * d == b * c {
                [ONE, 0, 0, ONE]
            } else {
                matrix
            },
            translation: [0; 2].map(|_| rng.i64(-10 * ONE..=10 * ONE) / unit * unit),
            pivot: [0; 2].map(|_| rng.i64(0..=8) * rng.i64(1..=2)),
        }
    }

    /// Moves this so that a corner of a pixel is at one of another mask.
    pub fn meet(&mut self, corner: [usize; 2], other: &Placement, at: [usize; 2]) {
        let (from, to) = (self.corner(corner), other.corner(at));
        for axis in 0..2 {
            self.translation[axis] += (to[axis] - from[axis]) as i64;
        }
    }

    pub fn transform(&self) -> Transform {
        let [a, b, c, d] = self.matrix.map(|number| number as f64 / ONE as f64);
        let [x, y] = self
            .translation
            .map(|number| number as f64 / (2 * ONE) as f64);
        Transform::new(a, b, c, d, x, y).unwrap()
    }

    pub fn pivot(&self) -> DVec2 {
        DVec2::from(self.pivot.map(|number| number as f64 / 2.0))
    }

    /// A corner of a pixel in units of 2^-27.
    pub fn corner(&self, [x, y]: [usize; 2]) -> Point {
        self.point([2 * x as i64, 2 * y as i64])
    }

    /// A point of the mask, in halves of pixels, in units of 2^-27.
    pub fn point(&self, [x, y]: [i64; 2]) -> Point {
        let [a, b, c, d] = self.matrix;
        let (x, y) = (x - self.pivot[0], y - self.pivot[1]);
        let placed = [a * x + c * y, b * x + d * y];
        [0, 1].map(|axis| i128::from(placed[axis] + self.translation[axis]))
    }

    /// The squares of the pixels that count.
    pub fn squares(&self, mask: &Mask) -> Vec<Vec<Point>> {
        let square = |[x, y]: [usize; 2]| {
            let corners = [[0, 0], [1, 0], [1, 1], [0, 1]];
            corners.map(|[i, j]| self.corner([x + i, y + j])).to_vec()
        };
        pixels(mask).into_iter().map(square).collect()
    }
}

/// A point in units of 2^-27 as doubles.
pub fn doubles(point: Point) -> DVec2 {
    DVec2::from(point.map(|number| number as f64 / (2 * ONE) as f64))
}

/// The relation of two convex polygons with an area, by separating axes: the normals of all sides.
fn polygons(p: &[Point], q: &[Point]) -> Relation {
    let gap = |sides: &[Point], i: usize| {
        let (from, to) = (sides[i], sides[(i + 1) % sides.len()]);
        let [x, y] = [0, 1].map(|axis| to[axis] - from[axis]);
        let along = |points: &[Point]| {
            let places = points.iter().map(|[i, j]| x * j - y * i);
            places.fold((i128::MAX, i128::MIN), |(least, most), place| {
                (least.min(place), most.max(place))
            })
        };
        let (of_p, of_q) = (along(p), along(q));
        (of_p.0 - of_q.1).max(of_q.0 - of_p.1)
    };
    let gaps = (0..p.len()).map(|i| gap(p, i));
    let gaps = gaps.chain((0..q.len()).map(|i| gap(q, i)));
    match gaps.max().unwrap() {
        1.. => Relation::Disjoint,
        0 => Relation::Touching,
        _ => Relation::Overlapping,
    }
}

/// The strongest relation of any two of them.
pub fn unions(p: &[Vec<Point>], q: &[Vec<Point>]) -> Relation {
    let pairs = p.iter().flat_map(|p| q.iter().map(move |q| polygons(p, q)));
    pairs.max().unwrap_or(Relation::Disjoint)
}

/// A mask of up to 64 pixels, at least one of which counts.
pub fn small_mask(rng: &mut fastrand::Rng) -> Mask {
    let (width, height, density) = (rng.usize(1..=8), rng.usize(1..=8), rng.f64());
    let mut mask = Mask::from_fn(width, height, |_, _| rng.f64() < density).unwrap();
    mask.set(rng.usize(0..width), rng.usize(0..height), true);
    mask
}

/// Two sprites, often with a common corner, often turned in the same way.
pub fn two_sprites(rng: &mut fastrand::Rng) -> ([Mask; 2], [Placement; 2]) {
    let masks = [small_mask(rng), small_mask(rng)];
    let mut places = [Placement::random(rng), Placement::random(rng)];
    if rng.bool() {
        places[1].matrix = places[0].matrix;
    }
    if rng.bool() {
        let [at, corner] = [0, 1].map(|k| {
            let all = pixels(&masks[k]);
            let [x, y] = all[rng.usize(0..all.len())];
            [x + rng.usize(0..2), y + rng.usize(0..2)]
        });
        let [first, second] = &mut places;
        second.meet(corner, first, at);
    }
    (masks, places)
}
