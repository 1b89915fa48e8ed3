//! Straight shapes as games have them, and others.

use fastrand::Rng;
use sat2d::{DVec2, Mask, Shape, Transform};

pub struct Operand {
    pub shape: Shape,
    pub transform: Transform,
}

/// How two operands lie: on a grid, or anywhere.
#[derive(Clone, Copy)]
pub struct Style {
    is_on_grid: bool,
    scale: f64,
    offset: f64,
}

impl Style {
    pub fn random(rng: &mut Rng) -> Style {
        Style {
            is_on_grid: rng.u8(..3) > 0,
            scale: [1.0, 1.0, 0.125, 16.0, 0.1][rng.usize(..5)],
            offset: [0.0, 0.0, 0.0, 1e6, -3e4][rng.usize(..5)],
        }
    }
}

impl Style {
    pub fn at_origin(self) -> Style {
        Style {
            scale: 1.0,
            offset: 0.0,
            ..self
        }
    }
}

/// A shape with an interior and straight sides.
pub fn straight(rng: &mut Rng, style: Style) -> Operand {
    let number = |rng: &mut Rng| match style.is_on_grid {
        true => f64::from(rng.i8(-8..=8)),
        false => rng.f64() * 16.0 - 8.0,
    };
    let shape = loop {
        let made = match rng.u8(..6) {
            0 => Shape::rectangle(f64::from(rng.u8(1..9)), f64::from(rng.u8(1..9))),
            1 | 2 => {
                let points: Vec<DVec2> = (0..rng.usize(3..8))
                    .map(|_| DVec2::new(number(rng), number(rng)))
                    .collect();
                Shape::polygon(&[&points])
            }
            3 => {
                let outer = [(-8.0, -8.0), (8.0, -8.0), (8.0, 8.0), (-8.0, 8.0)].map(DVec2::from);
                let hole = [0; 3].map(|_| DVec2::new(number(rng), number(rng)));
                Shape::polygon(&[&outer, &hole])
            }
            4 => {
                let star = |k: usize| {
                    let radius = if k.is_multiple_of(2) { 7.0 } else { 3.0 };
                    let angle = k as f64 * 0.2 * std::f64::consts::PI;
                    DVec2::from_angle(angle) * radius
                };
                let points: Vec<DVec2> = (0..10).map(star).collect();
                Shape::polygon(&[&points])
            }
            _ => {
                let density = rng.f64();
                let (width, height) = (rng.usize(1..7), rng.usize(1..7));
                let mask = Mask::from_fn(width, height, |_, _| rng.f64() < density).unwrap();
                Shape::mask(&mask, DVec2::new(3.0, 3.0))
            }
        };
        if let Ok(shape) = made {
            break shape;
        }
    };
    let degrees = match style.is_on_grid {
        true => 90.0 * f64::from(rng.u8(..4)),
        false => rng.f64() * 360.0,
    };
    let mirror = if rng.bool() { 1.0 } else { -1.0 };
    let half = |rng: &mut Rng| f64::from(rng.i8(-8..=8)) / 2.0;
    let at = DVec2::new(half(rng), half(rng)) * style.scale + style.offset;
    let transform =
        Transform::placement_degrees(at, degrees, mirror * style.scale, style.scale).unwrap();
    Operand { shape, transform }
}

impl Operand {
    pub fn rings(&self) -> Vec<Vec<DVec2>> {
        let placed = |ring: &[DVec2]| ring.iter().map(|&p| self.transform.apply(p)).collect();
        self.shape.rings().map(placed).collect()
    }
}
