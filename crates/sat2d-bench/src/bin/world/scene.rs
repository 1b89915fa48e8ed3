//! The scene: rotated rectangles that move. Each meets about three neighbours.

use fastrand::Rng;
use sat2d::{DVec2, Transform};

/// A rectangle that moves.
#[derive(Clone)]
pub struct Rectangle {
    pub size: DVec2,
    pub place: DVec2,
    pub angle: f64,
    velocity: DVec2,
    spin: f64,
}

impl Rectangle {
    pub fn transform(&self) -> Transform {
        Transform::placement(self.place, self.angle, 1.0, 1.0).expect("a placement")
    }

    /// Moves by one step and bounces off the walls of a square.
    fn advance(&mut self, side: f64) {
        self.place += self.velocity;
        self.angle += self.spin;
        if self.place.x < 0.0 || self.place.x > side {
            self.velocity.x = -self.velocity.x;
        }
        if self.place.y < 0.0 || self.place.y > side {
            self.velocity.y = -self.velocity.y;
        }
    }
}

/// The largest step per frame along an axis, as a fraction of the size of a rectangle.
const SPEED: f64 = 0.02;
/// The number of rectangles per unit square.
const DENSITY: f64 = 0.62;

/// All rectangles. A fraction of them moves in each frame, not always the same ones.
#[derive(Clone)]
pub struct Scene {
    pub bodies: Vec<Rectangle>,
    /// The rectangles that moved in the last frame.
    pub moved: Vec<usize>,
    pub side: f64,
    percent: u32,
    rng: Rng,
}

impl Scene {
    pub fn new(count: usize, percent: u32) -> Scene {
        let side = (count as f64 / DENSITY).sqrt();
        let mut rng = Rng::with_seed(1);
        let mut signed = |scale: f64| (rng.f64() * 2.0 - 1.0) * scale;
        let bodies = (0..count).map(|_| Rectangle {
            size: DVec2::new(1.0 + signed(0.5), 1.0 + signed(0.5)),
            place: (DVec2::new(signed(1.0), signed(1.0)) + 1.0) * (side / 2.0),
            angle: signed(std::f64::consts::PI),
            velocity: DVec2::new(signed(SPEED), signed(SPEED)),
            spin: signed(SPEED / 2.0),
        });
        Scene {
            bodies: bodies.collect(),
            moved: (0..count).collect(),
            side,
            percent,
            rng,
        }
    }

    pub fn advance(&mut self) {
        let (rng, percent) = (&mut self.rng, self.percent);
        self.moved = (0..self.bodies.len())
            .filter(|_| rng.u32(0..100) < percent)
            .collect();
        for &i in &self.moved {
            self.bodies[i].advance(self.side);
        }
    }
}
