//! The scenes: shapes that move in a square.

use fastrand::Rng;
use sat2d::DVec2;

/// The shape of a body.
#[derive(Clone, Copy, PartialEq)]
pub enum Form {
    /// Of the body's size.
    Rectangle,
    /// As wide as the body.
    Circle,
    /// Regular, as wide as the body from corner to corner.
    Octagon,
}

/// A body, which moves unless it is static.
#[derive(Clone)]
pub struct Body {
    pub form: Form,
    pub is_static: bool,
    pub size: DVec2,
    pub place: DVec2,
    pub angle: f64,
    velocity: DVec2,
    spin: f64,
    /// The center of a body that trembles.
    home: DVec2,
}

/// The corners of an octagon of this width.
pub fn octagon(width: f64) -> [DVec2; 8] {
    let angle = |i: usize| i as f64 * std::f64::consts::FRAC_PI_4;
    std::array::from_fn(|i| DVec2::from_angle(angle(i)) * (width / 2.0))
}

impl Body {
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

/// How bodies move from frame to frame.
#[derive(Clone, Copy, PartialEq)]
pub enum Motion {
    /// Along a line, until a wall turns them back.
    Steady,
    /// To a random place near their own.
    Tremble,
    /// To a random place anywhere.
    Teleport,
}

/// What a scene is like. Lengths are in average sizes of a body.
#[derive(Clone, Copy)]
pub struct Setting {
    pub name: &'static str,
    /// The shapes that take turns.
    pub forms: &'static [Form],
    /// The number of static tiles, and of moving bodies in place of the caller's number; 0 without
    /// a level.
    pub tiles: usize,
    pub movers: usize,
    pub motion: Motion,
    /// The largest step per frame along an axis.
    pub speed: f64,
    /// The number of bodies per unit square.
    pub density: f64,
    /// The largest size divided by the least.
    pub sizes: f64,
    /// The part of the square's side that a clump of a hundred bodies takes; 0 without clumps.
    pub clump: f64,
    /// How many of a hundred bodies move in a frame.
    pub percent: u32,
}

/// Each rectangle meets about three neighbours.
const ORDINARY: Setting = Setting {
    name: "speed 0.02",
    forms: &[Form::Rectangle],
    tiles: 0,
    movers: 0,
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
pub const SETTINGS: [Setting; 18] = [
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
    Setting {
        name: "circles",
        forms: &[Form::Circle],
        ..ORDINARY
    },
    Setting {
        name: "octagons",
        forms: &[Form::Octagon],
        ..ORDINARY
    },
    Setting {
        name: "mixed shapes",
        forms: &[Form::Rectangle, Form::Circle, Form::Octagon],
        ..ORDINARY
    },
    Setting {
        name: "level",
        speed: 0.05,
        tiles: 100_000,
        movers: 1_000,
        ..ORDINARY
    },
];

/// All bodies, the static ones last. A fraction of the others moves in each frame, not always the
/// same ones.
#[derive(Clone)]
pub struct Scene {
    pub bodies: Vec<Body>,
    /// The number of those that are not static.
    pub movers: usize,
    /// The bodies that moved in the last frame.
    pub moved: Vec<usize>,
    pub side: f64,
    setting: Setting,
    rng: Rng,
}

/// Static squares of size 1 in some cells of a grid that fills the scene.
fn tiles(count: usize, side: f64, rng: &mut Rng) -> Vec<Body> {
    let columns = side.ceil() as usize;
    let mut cells: Vec<usize> = (0..columns * columns).collect();
    rng.shuffle(&mut cells);
    let tile = |cell: &usize| {
        let place = DVec2::new((cell % columns) as f64, (cell / columns) as f64);
        Body {
            form: Form::Rectangle,
            is_static: true,
            size: DVec2::ONE,
            place,
            angle: 0.0,
            velocity: DVec2::ZERO,
            spin: 0.0,
            home: place,
        }
    };
    cells[..count].iter().map(tile).collect()
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
        let count = match setting.movers {
            0 => count,
            movers => movers,
        };
        let area = (count + setting.tiles) as f64 / setting.density;
        let side = area.sqrt();
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
            bodies.push(Body {
                form: setting.forms[i % setting.forms.len()],
                is_static: false,
                size,
                place,
                angle: signed(&mut rng) * std::f64::consts::PI,
                velocity: signed_vector(&mut rng) * setting.speed,
                spin: signed(&mut rng) * setting.speed.min(0.2) / 2.0,
                home: place,
            });
        }
        bodies.extend(tiles(setting.tiles, side, &mut rng));
        Scene {
            bodies,
            movers: count,
            moved: (0..count).collect(),
            side,
            setting: *setting,
            rng,
        }
    }

    pub fn advance(&mut self) {
        let (rng, setting) = (&mut self.rng, &self.setting);
        self.moved = (0..self.movers)
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
