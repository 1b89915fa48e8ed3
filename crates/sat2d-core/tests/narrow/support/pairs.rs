//! Pairs of shapes of every kind: random, on a grid, touching within a few ulps, degenerate, far
//! from the origin, tiny and huge. A seed makes a pair, so its number reproduces a failure.

use sat2d::{DVec2, Shape, Transform};

/// Two placed shapes.
#[derive(Clone, Debug)]
pub struct Pair {
    pub a: Shape,
    pub ta: Transform,
    pub b: Shape,
    pub tb: Transform,
}

/// Splitmix64: G. L. Steele, D. Lea, C. H. Flood, "Fast splittable pseudorandom number generators"
/// (2014).
pub struct Rng(u64);

impl Rng {
    pub fn new(seed: u64) -> Rng {
        Rng(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x1234_5678_9abc_def0)
    }

    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// From 0 to below 1.
    pub fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1u64 << 53) as f64
    }

    pub fn below(&mut self, n: u64) -> u64 {
        self.bits() % n
    }

    pub fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.unit()
    }

    /// Integers from -6 to 6 on a grid, else any number.
    pub fn coordinate(&mut self, grid: bool) -> f64 {
        if grid {
            self.below(13) as f64 - 6.0
        } else {
            self.between(-6.0, 6.0)
        }
    }

    pub fn point(&mut self, grid: bool) -> DVec2 {
        DVec2::new(self.coordinate(grid), self.coordinate(grid))
    }

    /// A shape within 9 of the origin. `round` allows radii.
    pub fn shape(&mut self, grid: bool, round: bool) -> Shape {
        let radius = |rng: &mut Rng| match rng.below(3) {
            _ if !round => 0.0,
            0 => 0.0,
            _ if grid => (1 + rng.below(3)) as f64,
            _ => rng.between(0.1, 3.0),
        };
        loop {
            let made = match self.below(6) {
                0 => Shape::circle(self.point(grid), radius(self)),
                1 => Shape::capsule(self.point(grid), self.point(grid), radius(self)),
                2 => {
                    let (w, h) = (self.coordinate(grid).abs(), self.coordinate(grid).abs());
                    Shape::rectangle(w, h)
                }
                3 => {
                    let (w, h) = (self.coordinate(grid).abs(), self.coordinate(grid).abs());
                    Shape::rectangle_xywh(self.coordinate(grid), self.coordinate(grid), w, h)
                }
                _ => {
                    let points = self.ring(grid);
                    Shape::rounded_polygon(&points, radius(self))
                }
            };
            if let Ok(shape) = made {
                return shape;
            }
        }
    }

    /// Points that often form a convex polygon, in either winding, starting at any vertex.
    fn ring(&mut self, grid: bool) -> Vec<DVec2> {
        let n = 3 + self.below(6) as usize;
        let mut points: Vec<DVec2> = if grid {
            (0..n).map(|_| self.point(true)).collect()
        } else {
            let turn = self.between(0.0, 6.3);
            let size = self.point(false).abs() + DVec2::ONE;
            (0..n)
                .map(|i| turn + std::f64::consts::TAU * (i as f64 + 0.8 * self.unit()) / n as f64)
                .map(|angle| DVec2::from_angle(angle) * size)
                .collect()
        };
        if grid {
            let middle = points.iter().sum::<DVec2>() / n as f64;
            points.sort_by(|p, q| {
                (*p - middle)
                    .to_angle()
                    .total_cmp(&(*q - middle).to_angle())
            });
            points.dedup();
        }
        if self.below(2) == 0 {
            points.reverse();
        }
        points
    }

    /// A transform that is exact on integers: quarter turns, mirrors, integer translations.
    pub fn exact_map(&mut self) -> Transform {
        let angle = 90.0 * self.below(4) as f64;
        let mirror = if self.below(2) == 0 { -1.0 } else { 1.0 };
        Transform::placement_degrees(self.point(true), angle, mirror, 1.0).unwrap()
    }

    pub fn any_map(&mut self) -> Transform {
        let scale = self.between(0.5, 2.0);
        let mirror = if self.below(2) == 0 { -scale } else { scale };
        let angle = self.between(-7.0, 7.0);
        Transform::placement(self.point(false), angle, mirror, scale).unwrap()
    }

    fn maybe_exact_map(&mut self, grid: bool) -> Transform {
        if grid {
            self.exact_map()
        } else {
            self.any_map()
        }
    }
}

/// The pair of a seed.
pub fn pair(seed: u64, round: bool) -> Pair {
    let mut rng = Rng::new(seed);
    let rng = &mut rng;
    let grid = rng.below(2) == 0;
    let (a, mut b) = (rng.shape(grid, round), rng.shape(grid, round));
    let (ta, tb) = (rng.maybe_exact_map(grid), rng.maybe_exact_map(grid));
    let tb = match rng.below(8) {
        0 | 1 => tb,
        2 => {
            b = a.clone();
            if rng.below(2) == 0 { ta } else { tb }
        }
        _ => meet(rng, (&a, &ta), (&b, &tb)),
    };
    let pair = Pair { a, ta, b, tb };
    match rng.below(8) {
        0 => scaled(&pair, 1e-12, DVec2::ZERO),
        1 => scaled(&pair, 2f64.powi(-1040), DVec2::ZERO),
        2 => scaled(&pair, 1e120, DVec2::ZERO),
        3 => scaled(&pair, 1.0, DVec2::new(1e9, -1e9)),
        _ => pair,
    }
}

/// Both shapes moved and scaled together, with rounding.
fn scaled(pair: &Pair, scale: f64, offset: DVec2) -> Pair {
    let outer = Transform::new(scale, 0.0, 0.0, scale, offset.x, offset.y).unwrap();
    let place = |t: &Transform| outer.product(t).unwrap_or(outer);
    Pair {
        ta: place(&pair.ta),
        tb: place(&pair.tb),
        ..pair.clone()
    }
}

/// Moves `b` so that one of its vertices lies on the boundary of `a`, up to rounding and a few
/// ulps.
fn meet(rng: &mut Rng, (a, ta): (&Shape, &Transform), (b, tb): (&Shape, &Transform)) -> Transform {
    let vertices = a.vertices();
    let i = rng.below(vertices.len() as u64) as usize;
    let (p, q) = (vertices[i], vertices[(i + 1) % vertices.len()]);
    let at = [0.0, 0.5, 1.0, 0.25, rng.unit()][rng.below(5) as usize];
    let mut goal = ta.apply(p + (q - p) * at);
    let radius = a.radius() * ta.scale() + b.radius() * tb.scale();
    let side = ta.apply(q) - ta.apply(p);
    let outward = if side == DVec2::ZERO || rng.below(3) == 0 {
        DVec2::from_angle(rng.between(0.0, 6.3))
    } else {
        side.perp().normalize() * if rng.below(2) == 0 { 1.0 } else { -1.0 }
    };
    goal += outward * radius;
    let j = rng.below(b.vertices().len() as u64) as usize;
    let mut offset = goal - tb.apply(b.vertices()[j]);
    let [a, b, c, d, tx, ty] = tb.to_array();
    for _ in 0..rng.below(3) {
        offset.x = if rng.below(2) == 0 {
            offset.x.next_up()
        } else {
            offset.x.next_down()
        };
        offset.y = if rng.below(2) == 0 {
            offset.y.next_up()
        } else {
            offset.y.next_down()
        };
    }
    Transform::new(a, b, c, d, tx + offset.x, ty + offset.y).unwrap()
}

/// Pairs near to each other, and the same moved apart: by integers, so that aligned pairs stay
/// aligned, or by any vector.
pub fn each_pair(count: u64, mut check: impl FnMut(u64, &Pair)) {
    for seed in 0..count {
        let near = pair(seed, true);
        check(seed, &near);
        let mut rng = Rng::new(seed ^ 0xfa57);
        let [a, b, c, d, x, y] = near.tb.to_array();
        let size = a.abs() + b.abs();
        let grid = rng.below(2) == 0;
        let away = rng.point(grid) * (4.0 * size);
        let tb = Transform::new(a, b, c, d, x + away.x, y + away.y).unwrap();
        check(seed, &Pair { tb, ..near });
    }
}
