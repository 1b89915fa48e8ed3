//! The pairs that all libraries answer.

use fastrand::Rng;
use sat2d::{DVec2, Shape, Transform};
use std::f64::consts::TAU;

/// A shape in plain numbers, relative to its own origin.
#[derive(Clone, Debug)]
pub enum Form {
    /// Half width and half height.
    Rectangle(DVec2),
    /// A radius.
    Circle(f64),
    /// Vertices counter-clockwise.
    Polygon(Vec<DVec2>),
    /// A shape of a kind that only sat2d is asked about.
    Own(Box<Shape>),
}

impl Form {
    /// In the form of sat2d.
    pub fn shape(&self) -> Shape {
        match self {
            Form::Rectangle(half) => Shape::rectangle(2.0 * half.x, 2.0 * half.y),
            Form::Circle(radius) => Shape::circle(DVec2::ZERO, *radius),
            Form::Polygon(points) => Shape::convex_polygon(points),
            Form::Own(shape) => Ok((**shape).clone()),
        }
        .expect("a shape")
    }

    /// Its vertices counter-clockwise; none for round shapes and for sat2d's own.
    pub fn vertices(&self) -> Vec<DVec2> {
        match self {
            Form::Circle(_) | Form::Own(_) => Vec::new(),
            Form::Polygon(points) => points.clone(),
            Form::Rectangle(h) => [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
                .map(|(x, y)| DVec2::new(x * h.x, y * h.y))
                .to_vec(),
        }
    }
}

/// The placement of a shape: a rotation by `angle`, then a translation to `position`.
#[derive(Clone, Copy, Debug)]
pub struct Pose {
    /// The position of its origin.
    pub position: DVec2,
    /// The rotation in radians.
    pub angle: f64,
}

impl Pose {
    /// In the form of sat2d.
    pub fn transform(&self) -> Transform {
        Transform::placement(self.position, self.angle, 1.0, 1.0).expect("a placement")
    }
}

/// Pairs of shapes from two pools.
pub struct Scene {
    /// The name in tables.
    pub name: String,
    /// The shapes.
    pub pools: [Vec<Form>; 2],
    /// Pairs: the index of a shape in each pool, and its pose.
    pub pairs: Vec<[(usize, Pose); 2]>,
}

/// The number of shapes in a pool: the working set of a game, too large for the L1 cache.
const POOL: usize = 256;

impl Scene {
    /// Random pairs of shapes from `first` and `second`, randomly rotated, in a square of such a
    /// size that about half of the pairs hit.
    pub fn new(
        name: &str,
        pairs: usize,
        first: impl Fn(&mut Rng) -> Form,
        second: impl Fn(&mut Rng) -> Form,
    ) -> Scene {
        let mut rng = Rng::with_seed(1);
        let mut pool = |make: &dyn Fn(&mut Rng) -> Form| -> Vec<Form> {
            (0..POOL).map(|_| make(&mut rng)).collect()
        };
        let pools = [pool(&first), pool(&second)];
        let mut rng = Rng::with_seed(2);
        let mut place = || {
            let position = DVec2::new(6.2 * rng.f64(), 6.2 * rng.f64());
            let angle = TAU * rng.f64();
            (rng.usize(0..POOL), Pose { position, angle })
        };
        Scene {
            name: name.into(),
            pools,
            pairs: (0..pairs).map(|_| [place(), place()]).collect(),
        }
    }
}

/// A rectangle with sides from 1 to 5.
pub fn rectangle(rng: &mut Rng) -> Form {
    Form::Rectangle(DVec2::new(0.5 + 2.0 * rng.f64(), 0.5 + 2.0 * rng.f64()))
}

/// A circle with a radius from 0.5 to 2.5.
pub fn circle(rng: &mut Rng) -> Form {
    Form::Circle(0.5 + 2.0 * rng.f64())
}

/// A polygon with `corners` corners on an ellipse, its axes from 1 to 5.
pub fn polygon(corners: usize) -> impl Fn(&mut Rng) -> Form {
    move |rng| {
        let (rx, ry) = (0.5 + 2.0 * rng.f64(), 0.5 + 2.0 * rng.f64());
        let corner = |k: usize| {
            let angle = (k as f64 + 0.6 * rng.f64()) * TAU / corners as f64;
            DVec2::new(rx * angle.cos(), ry * angle.sin())
        };
        Form::Polygon((0..corners).map(corner).collect())
    }
}

/// A capsule along the x axis, from 1 to 4 long between the centres of its arcs, with a radius from
/// 0.25 to 1.25.
pub fn capsule(rng: &mut Rng) -> Form {
    let (half, radius) = (0.5 + 1.5 * rng.f64(), 0.25 + rng.f64());
    let ends = [DVec2::new(-half, 0.0), DVec2::new(half, 0.0)];
    let capsule = Shape::capsule(ends[0], ends[1], radius).expect("a capsule");
    Form::Own(Box::new(capsule))
}

/// A concave polygon: a star of 20 vertices, its outer ones from 0.5 to 2.5 from the middle.
pub fn star(rng: &mut Rng) -> Form {
    let size = 0.5 + 2.0 * rng.f64();
    let vertex = |k: usize| {
        let angle = (k as f64 + 0.3 * rng.f64()) * TAU / 20.0;
        let radius = if k.is_multiple_of(2) {
            size
        } else {
            0.5 * size
        };
        DVec2::new(radius * angle.cos(), radius * angle.sin())
    };
    let ring: Vec<DVec2> = (0..20).map(vertex).collect();
    Form::Own(Box::new(Shape::polygon(&[&ring]).expect("a star")))
}
