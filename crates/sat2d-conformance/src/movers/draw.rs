//! Draws levels: twelve kinds, three offsets, seven bodies, seven motions.

use super::level::{Ideal, Level, Mover, Obstacle, Pair};
use crate::draw::rng::Rng;

pub const KINDS: [&str; 12] = [
    "exact",
    "f32",
    "turned",
    "nested",
    "jittered",
    "chains",
    "compounds",
    "beside",
    "slopes",
    "corridors",
    "one-way",
    "lifts",
];
pub const BODIES: [&str; 7] = [
    "box", "octagon", "circle", "capsule", "tall", "ellipse", "concave",
];
pub const MOTIONS: [&str; 7] = [
    "creep",
    "walk",
    "run",
    "glide",
    "heavy",
    "press",
    "turn back",
];
const OFFSETS: [f64; 3] = [0.0, 1024.0, 65536.0];
/// How many tiles a row has.
const TILES: i32 = 24;

/// The levels of a seed: all 1,764, or of each kind, body and offset one motion.
pub fn levels(seed: u64, all: bool, jitter: f64) -> impl Iterator<Item = Level> {
    let numbers = 0..KINDS.len() * OFFSETS.len() * BODIES.len() * MOTIONS.len();
    numbers.filter_map(move |number| {
        let (rest, motion) = (number / MOTIONS.len(), number % MOTIONS.len());
        let (rest, body) = (rest / BODIES.len(), rest % BODIES.len());
        let (kind, offset) = (rest / OFFSETS.len(), rest % OFFSETS.len());
        let is_asked = all || (kind + offset + body) % MOTIONS.len() == motion;
        let mut rng = Rng::new(&[seed, number as u64]);
        is_asked.then(|| level(number, (kind, offset, body, motion), jitter, &mut rng))
    })
}

fn level(
    number: usize,
    (kind, offset, body, motion): (usize, usize, usize, usize),
    jitter: f64,
    rng: &mut Rng,
) -> Level {
    let name = KINDS[kind];
    let unit = *rng.pick(&[1.0, 0.5, 16.0]);
    let quarter = unit / 64.0;
    let far = OFFSETS[offset];
    let origin = [
        far + quarter * rng.whole(-64, 64),
        far + quarter * rng.whole(-64, 64),
    ];
    let (c, s) = match name {
        "turned" | "nested" | "f32" => {
            // cosine and sine of doubles, from a half angle's tangent, by IEEE arithmetic only
            let tangent = rng.whole(-300, 300) / 1024.0;
            let square = tangent * tangent;
            (
                (1.0 - square) / (1.0 + square),
                2.0 * tangent / (1.0 + square),
            )
        }
        "slopes" => (0.8, 0.6 * rng.sign()),
        _ => (1.0, 0.0),
    };
    let (along, normal) = ([c, s], [-s, c]);
    let uneven = match name {
        "jittered" => jitter * unit,
        "one-way" => 1e-7 * unit,
        // half a unit in the last place of each coordinate
        "f32" => (far + 32.0 * unit) * 2f64.powi(-23),
        "turned" | "nested" => (far + 32.0 * unit) * 2f64.powi(-49),
        _ => 0.0,
    };
    let mover = mover(BODIES[body], unit);
    let row = Row {
        name,
        unit,
        origin,
        c,
        s,
        uneven,
    };
    let mut obstacles = row.floor(rng);
    if name == "corridors" {
        let height = reach(&mover, [0.0, 1.0]) + reach(&mover, [0.0, -1.0]);
        obstacles.extend((0..TILES).map(|i| {
            let x = unit * f64::from(i);
            row.tile(x, height, unit, unit)
        }));
    }
    // in the sky of a corridor there is no room to fall from
    let gap = if name == "corridors" {
        0.0
    } else {
        unit / 16.0
    };
    let down = [-normal[0], -normal[1]];
    let rise = reach(&mover, down) + gap;
    let start = unit * if name == "slopes" { 12.0 } else { 2.5 };
    let at = [
        origin[0] + along[0] * start + normal[0] * rise,
        origin[1] + along[1] * start + normal[1] * rise,
    ];
    let up = if name == "slopes" { [0.0, 1.0] } else { normal };
    Level {
        level: number,
        kind: name.to_string(),
        body: BODIES[body].to_string(),
        motion: MOTIONS[motion].to_string(),
        unit,
        up,
        obstacles,
        mover: Mover { at, ..mover },
        lift: [0.0, if name == "lifts" { unit / 64.0 } else { 0.0 }],
        moves: moves(MOTIONS[motion], unit, up),
        ideal: Ideal {
            through: origin,
            along,
            normal,
            jitter: uneven,
        },
    }
}

/// Two steps to come to rest, then the motion.
fn moves(motion: &str, unit: f64, up: Pair) -> Vec<(f64, f64, usize)> {
    let vector = |ahead: f64, fall: f64, times| {
        let (ahead, fall) = (ahead * unit, fall * unit);
        (
            up[1] * ahead - up[0] * fall,
            -up[0] * ahead - up[1] * fall,
            times,
        )
    };
    let settle = vector(0.0, 0.25, 2);
    let rest = match motion {
        "creep" => vec![vector(0.0625, 0.03125, 40)],
        "walk" => vec![vector(0.3125, 0.0625, 32)],
        "run" => vec![vector(1.5, 0.125, 9)],
        "glide" => vec![vector(0.375, 0.0, 30)],
        "heavy" => vec![vector(0.25, 1.0, 12)],
        "press" => vec![vector(0.0, 0.25, 16)],
        _ => vec![vector(0.4375, 0.0625, 20), vector(-0.4375, 0.0625, 20)],
    };
    [vec![settle], rest].concat()
}

struct Row<'a> {
    name: &'a str,
    unit: f64,
    origin: Pair,
    c: f64,
    s: f64,
    uneven: f64,
}

impl Row<'_> {
    fn floor(&self, rng: &mut Rng) -> Vec<Obstacle> {
        let unit = self.unit;
        let mut x = 0.0;
        let mut floor = Vec::new();
        while x < unit * f64::from(TILES) {
            let top = match self.name {
                "jittered" | "one-way" => self.uneven * rng.whole(-1024, 1024) / 1024.0,
                _ => 0.0,
            };
            let width = match self.name {
                "beside" => unit * rng.whole(2, 12) / 4.0,
                "chains" => 4.0 * unit,
                "compounds" => 2.0 * unit,
                _ => unit,
            };
            floor.push(match self.name {
                "chains" => Obstacle {
                    // points on the way, the front above
                    chain: (0..=4)
                        .rev()
                        .map(|i| self.at(x + unit * f64::from(i), 0.0))
                        .collect(),
                    ..none()
                },
                "compounds" => Obstacle {
                    parts: vec![
                        self.ring(x, -unit / 2.0, unit, unit / 2.0),
                        self.ring(x + unit, -unit, unit, unit),
                    ],
                    ..none()
                },
                "beside" => self.tile(x, -unit * rng.whole(1, 8) / 4.0, width, 0.0),
                "one-way" => self.tile(x, top - unit / 4.0, width, unit / 4.0),
                _ => self.tile(x, top - unit, width, unit),
            });
            x += width;
        }
        floor
    }

    /// A tile from (x, y); a height of 0 stands for one up to the surface.
    fn tile(&self, x: f64, y: f64, width: f64, height: f64) -> Obstacle {
        let height = if height == 0.0 { -y } else { height };
        let ring = self.ring(x, y, width, height);
        let [tx, ty] = self.origin;
        let (c, s) = (self.c, self.s);
        match self.name {
            "f32" => {
                let rounded = |[x, y]: Pair| [f64::from(x as f32), f64::from(y as f32)];
                let parts = vec![ring.into_iter().map(rounded).collect()];
                Obstacle { parts, ..none() }
            }
            "turned" => {
                let half = [width / 2.0, height / 2.0];
                let [tx, ty] = self.at(x + half[0], y + half[1]);
                let at = vec![[c, s, -s, c, tx, ty]];
                Obstacle {
                    parts: vec![upright([-half[0], -half[1]], half)],
                    at,
                    ..none()
                }
            }
            "nested" => {
                let at = vec![
                    [c * 0.3, s * 0.3, -s * 0.3, c * 0.3, tx, ty],
                    [1.0, 0.0, 0.0, 1.0, x / 0.3, y / 0.3],
                ];
                let end = [width / 0.3, height / 0.3];
                Obstacle {
                    parts: vec![upright([0.0, 0.0], end)],
                    at,
                    ..none()
                }
            }
            name => Obstacle {
                parts: vec![ring],
                one_way: name == "one-way",
                ..none()
            },
        }
    }

    fn ring(&self, x: f64, y: f64, width: f64, height: f64) -> Vec<Pair> {
        // the sides of the tiles of a slope stand upright, so that all corners are exact
        let corner = |x: f64, y: f64| match self.name {
            "slopes" => {
                let [left, top] = self.at(x, 0.0);
                [left, top + y]
            }
            _ => self.at(x, y),
        };
        vec![
            corner(x, y),
            corner(x + width, y),
            corner(x + width, y + height),
            corner(x, y + height),
        ]
    }

    fn at(&self, x: f64, y: f64) -> Pair {
        let [tx, ty] = self.origin;
        if self.name == "slopes" {
            // a rise of 3 in 4, in steps that doubles hold
            return [tx + x, ty + x * 0.75 * self.s.signum() + y];
        }
        [
            tx + (self.c * x - self.s * y),
            ty + (self.s * x + self.c * y),
        ]
    }
}

fn none() -> Obstacle {
    Obstacle {
        parts: Vec::new(),
        chain: Vec::new(),
        at: Vec::new(),
        one_way: false,
    }
}

fn upright([x, y]: Pair, [right, top]: Pair) -> Vec<Pair> {
    vec![[x, y], [right, y], [right, top], [x, top]]
}

fn mover(body: &str, unit: f64) -> Mover {
    let h = unit * 0.375;
    let mut mover = Mover {
        parts: Vec::new(),
        outline: Vec::new(),
        axis: Vec::new(),
        radius: 0.0,
        ellipse: None,
        at: [0.0, 0.0],
    };
    match body {
        "box" => mover.outline = upright([-h, -h], [h, h]),
        "tall" => mover.outline = upright([-h / 2.0, -h * 2.0], [h / 2.0, h * 2.0]),
        "octagon" => {
            let q = h / 2.0;
            mover.outline = vec![
                [q, -h],
                [h, -q],
                [h, q],
                [q, h],
                [-q, h],
                [-h, q],
                [-h, -q],
                [-q, -h],
            ];
        }
        "circle" => (mover.axis, mover.radius) = (vec![[0.0, 0.0]; 2], h),
        "capsule" => (mover.axis, mover.radius) = (vec![[0.0, -h / 2.0], [0.0, h / 2.0]], h / 2.0),
        "ellipse" => mover.ellipse = Some([h / 2.0, h]),
        _ => {
            // two legs below a bar
            let q = h / 2.0;
            mover.outline = vec![
                [-h, -h],
                [-q, -h],
                [-q, 0.0],
                [q, 0.0],
                [q, -h],
                [h, -h],
                [h, h],
                [-h, h],
            ];
            mover.parts = vec![
                upright([-h, -h], [-q, h]),
                upright([-q, 0.0], [q, h]),
                upright([q, -h], [h, h]),
            ];
        }
    }
    if mover.parts.is_empty() && !mover.outline.is_empty() {
        mover.parts = vec![mover.outline.clone()];
    }
    mover
}

/// How far a body reaches from its origin in a direction of length 1.
pub fn reach(mover: &Mover, [x, y]: Pair) -> f64 {
    if let Some([a, b]) = mover.ellipse {
        return (a * x * (a * x) + b * y * (b * y)).sqrt();
    }
    let points = mover.outline.iter().chain(&mover.axis);
    points.map(|p| p[0] * x + p[1] * y).fold(f64::MIN, f64::max) + mover.radius
}
