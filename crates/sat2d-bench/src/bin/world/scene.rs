//! The scenes: rotated rectangles that move in a square.

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
    /// The center of a rectangle that trembles.
    home: DVec2,
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

/// How rectangles move from frame to frame.
#[derive(Clone, Copy, PartialEq)]
pub enum Motion {
    /// Along a line, until a wall turns them back.
    Steady,
    /// To a random place near their own.
    Tremble,
    /// To a random place anywhere.
    Teleport,
}

/// What a scene is like. Lengths are in average sizes of a rectangle.
#[derive(Clone, Copy)]
pub struct Setting {
    pub name: &'static str,
    pub motion: Motion,
    /// The largest step per frame along an axis.
    pub speed: f64,
    /// The number of rectangles per unit square.
    pub density: f64,
    /// The largest size divided by the least.
    pub sizes: f64,
    /// The part of the square's side that a clump of a hundred rectangles takes; 0 without clumps.
    pub clump: f64,
    /// How many of a hundred rectangles move in a frame.
    pub percent: u32,
}

/// Each rectangle meets about three neighbours.
const ORDINARY: Setting = Setting {
    name: "speed 0.02",
    motion: Motion::Steady,
    speed: 0.02,
    density: 0.62,
    sizes: 3.0,
    clump: 0.0,
    percent: 100,
};

const fn at_speed(name: &'static str, speed: f64) -> Setting {
    Setting {
        name,
        speed,
        ..ORDINARY
    }
}

/// All scenes; the first one is the ordinary one.
pub const SETTINGS: [Setting; 14] = [
    ORDINARY,
    Setting {
        name: "10 % moving",
        percent: 10,
        ..ORDINARY
    },
    Setting {
        name: "1 % moving",
        percent: 1,
        ..ORDINARY
    },
    at_speed("speed 0.05", 0.05),
    at_speed("speed 0.1", 0.1),
    at_speed("speed 0.2", 0.2),
    at_speed("speed 0.5", 0.5),
    at_speed("speed 1", 1.0),
    Setting {
        name: "trembling by 0.5",
        motion: Motion::Tremble,
        speed: 0.5,
        ..ORDINARY
    },
    Setting {
        name: "teleporting",
        motion: Motion::Teleport,
        ..ORDINARY
    },
    Setting {
        name: "sizes 1:100",
        sizes: 100.0,
        ..ORDINARY
    },
    Setting {
        name: "clumps",
        clump: 0.04,
        ..ORDINARY
    },
    Setting {
        name: "density 3.1",
        density: 3.1,
        ..ORDINARY
    },
    Setting {
        name: "density 0.05",
        density: 0.05,
        ..ORDINARY
    },
];

/// All rectangles. A fraction of them moves in each frame, not always the same ones.
#[derive(Clone)]
pub struct Scene {
    pub bodies: Vec<Rectangle>,
    /// The rectangles that moved in the last frame.
    pub moved: Vec<usize>,
    pub side: f64,
    setting: Setting,
    rng: Rng,
}

fn signed(rng: &mut Rng) -> f64 {
    rng.f64() * 2.0 - 1.0
}

fn signed_vector(rng: &mut Rng) -> DVec2 {
    DVec2::new(signed(rng), signed(rng))
}

impl Scene {
    /// The ordinary scene.
    pub fn new(count: usize) -> Scene {
        Scene::with(count, &ORDINARY)
    }

    pub fn with(count: usize, setting: &Setting) -> Scene {
        let side = (count as f64 / setting.density).sqrt();
        let mut rng = Rng::with_seed(1);
        let ratio = setting.sizes;
        let (mut clump, mut bodies) = (DVec2::ZERO, Vec::new());
        for i in 0..count {
            let size = if ratio > 10.0 {
                // as many from 1 to 2 as from 2 to 4; the average is 1
                DVec2::from([(); 2].map(|()| ratio.powf(rng.f64()) * ratio.ln() / ratio))
            } else {
                let half = (ratio - 1.0) / (ratio + 1.0);
                DVec2::ONE + signed_vector(&mut rng) * half
            };
            if i % 100 == 0 {
                clump = (signed_vector(&mut rng) + 1.0) * (side / 2.0);
            }
            let place = match setting.clump {
                0.0 => (signed_vector(&mut rng) + 1.0) * (side / 2.0),
                part => clump + signed_vector(&mut rng) * (part * side),
            };
            bodies.push(Rectangle {
                size,
                place,
                angle: signed(&mut rng) * std::f64::consts::PI,
                velocity: signed_vector(&mut rng) * setting.speed,
                spin: signed(&mut rng) * setting.speed.min(0.2) / 2.0,
                home: place,
            });
        }
        Scene {
            bodies,
            moved: (0..count).collect(),
            side,
            setting: *setting,
            rng,
        }
    }

    pub fn advance(&mut self) {
        let (rng, setting) = (&mut self.rng, &self.setting);
        self.moved = (0..self.bodies.len())
            .filter(|_| rng.u32(0..100) < setting.percent)
            .collect();
        for &i in &self.moved {
            let body = &mut self.bodies[i];
            match setting.motion {
                Motion::Steady => body.advance(self.side),
                Motion::Tremble => body.place = body.home + signed_vector(rng) * setting.speed,
                Motion::Teleport => {
                    body.place = (signed_vector(rng) + 1.0) * (self.side / 2.0);
                }
            }
        }
    }
}
