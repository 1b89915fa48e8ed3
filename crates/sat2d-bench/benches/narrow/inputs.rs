//! The same pairs in the form of each library.

use fastrand::Rng;
use parry2d_f64::math::{Pose, Vector};
use parry2d_f64::shape::{Ball, ConvexPolygon, Cuboid};
use sat2d::{DVec2, Shape, Transform};

/// A shape in plain numbers, relative to its own origin, for an exact judgement without any
/// library.
pub enum Outline {
    /// A radius.
    Circle(f64),
    /// Vertices counter-clockwise.
    Polygon(Vec<DVec2>),
}

/// One shape in the form of each library.
pub struct Forms<P> {
    /// In plain numbers.
    pub outline: Outline,
    /// In sat2d's form.
    pub shape: Shape,
    /// In parry's form.
    pub parry: P,
}

/// One pair of placements in the form of each library; the shapes are indices into a pool.
pub struct Case {
    /// The shapes, by index.
    pub shapes: [usize; 2],
    /// The placements in sat2d's form.
    pub transforms: [Transform; 2],
    /// The placements in parry's form.
    pub poses: [Pose; 2],
}

/// Rectangles with sides from 1 to 5.
pub fn rectangles(count: usize, seed: u64) -> Vec<Forms<Cuboid>> {
    let mut rng = Rng::with_seed(seed);
    let side = |rng: &mut Rng| 1.0 + 4.0 * rng.f64();
    (0..count)
        .map(|_| {
            let (width, height) = (side(&mut rng), side(&mut rng));
            let half = DVec2::new(width / 2.0, height / 2.0);
            let signs = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
            let corners = signs.map(|(x, y)| half * DVec2::new(x, y));
            Forms {
                outline: Outline::Polygon(corners.to_vec()),
                shape: Shape::rectangle(width, height).expect("a rectangle"),
                parry: Cuboid::new(Vector::new(half.x, half.y)),
            }
        })
        .collect()
}

/// Circles with radii from 0.5 to 2.5.
pub fn circles(count: usize, seed: u64) -> Vec<Forms<Ball>> {
    let mut rng = Rng::with_seed(seed);
    (0..count)
        .map(|_| {
            let radius = 0.5 + 2.0 * rng.f64();
            Forms {
                outline: Outline::Circle(radius),
                shape: Shape::circle(DVec2::ZERO, radius).expect("a circle"),
                parry: Ball::new(radius),
            }
        })
        .collect()
}

/// Convex polygons with `corners` corners on an ellipse, its axes from 1 to 5.
pub fn polygons(count: usize, corners: usize, seed: u64) -> Vec<Forms<ConvexPolygon>> {
    let mut rng = Rng::with_seed(seed);
    (0..count)
        .map(|_| {
            let (rx, ry) = (0.5 + 2.0 * rng.f64(), 0.5 + 2.0 * rng.f64());
            let points: Vec<DVec2> = (0..corners)
                .map(|k| {
                    let angle =
                        (k as f64 + 0.6 * rng.f64()) * std::f64::consts::TAU / corners as f64;
                    DVec2::new(rx * angle.cos(), ry * angle.sin())
                })
                .collect();
            let parry = points.iter().map(|p| Vector::new(p.x, p.y)).collect();
            Forms {
                shape: Shape::convex_polygon(&points).expect("convex"),
                parry: ConvexPolygon::from_convex_polyline(parry).expect("convex"),
                outline: Outline::Polygon(points),
            }
        })
        .collect()
}

/// Pairs from a pool of shapes, randomly rotated, at such distances that about half of them hit.
pub fn cases(count: usize, pool: usize, spread: f64, seed: u64) -> Vec<Case> {
    let mut rng = Rng::with_seed(seed);
    let mut place = || {
        let (x, y) = (spread * (rng.f64() - 0.5), spread * (rng.f64() - 0.5));
        let angle = rng.f64() * std::f64::consts::TAU;
        (
            rng.usize(0..pool),
            Transform::placement(DVec2::new(x, y), angle, 1.0, 1.0).expect("a placement"),
            Pose::new(Vector::new(x, y), angle),
        )
    };
    (0..count)
        .map(|_| {
            let (a, b) = (place(), place());
            Case {
                shapes: [a.0, b.0],
                transforms: [a.1, b.1],
                poses: [a.2, b.2],
            }
        })
        .collect()
}
