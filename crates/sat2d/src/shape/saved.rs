//! Serialisation of shapes: the arguments of their constructors, validated again by these.

use crate::decompose::Options;
use crate::shape::hull::Kind;
use crate::shape::pieces::Outline;
use crate::shape::{Body, Shape, ShapeError};
use alloc::vec::Vec;
use glam::DVec2;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The constructor of a shape and its arguments. `O` stands for the options of a decomposition.
#[derive(Serialize, Deserialize)]
pub(crate) enum Recipe<O = Options> {
    Circle {
        center: [f64; 2],
        radius: f64,
    },
    Capsule {
        start: [f64; 2],
        end: [f64; 2],
        radius: f64,
    },
    Rectangle {
        min: [f64; 2],
        max: [f64; 2],
    },
    Polygon {
        points: Vec<[f64; 2]>,
        radius: f64,
    },
    Concave {
        rings: Vec<Vec<[f64; 2]>>,
        #[serde(default)]
        options: O,
    },
    Chain {
        points: Vec<[f64; 2]>,
        closed: bool,
    },
}

impl Recipe {
    fn of(shape: &Shape) -> Recipe {
        let list = |points: &[DVec2]| points.iter().map(DVec2::to_array).collect();
        let hull = match &shape.body {
            Body::Hull(hull) => hull,
            Body::Pieces(pieces) if pieces.outline.is_chain() => {
                return Recipe::Chain {
                    points: list(shape.vertices()),
                    closed: pieces.outline == Outline::ClosedChain,
                };
            }
            Body::Pieces(pieces) => {
                return Recipe::Concave {
                    rings: shape.rings().map(list).collect(),
                    options: pieces.options,
                };
            }
        };
        let (points, radius) = (shape.vertices(), shape.radius());
        match (hull.kind, points) {
            (Kind::Rectangle, [min, _, max, _]) => Recipe::Rectangle {
                min: min.to_array(),
                max: max.to_array(),
            },
            (_, [center]) => Recipe::Circle {
                center: center.to_array(),
                radius,
            },
            (_, [start, end]) => Recipe::Capsule {
                start: start.to_array(),
                end: end.to_array(),
                radius,
            },
            _ => Recipe::Polygon {
                points: list(points),
                radius,
            },
        }
    }
}

impl<O> Recipe<O> {
    /// The shape, validated by its constructor.
    pub(crate) fn shape(self, to_options: impl Fn(O) -> Options) -> Result<Shape, ShapeError> {
        let list = |points: Vec<[f64; 2]>| points.into_iter().map(DVec2::from).collect::<Vec<_>>();
        match self {
            Recipe::Circle { center, radius } => Shape::circle(center.into(), radius),
            Recipe::Capsule { start, end, radius } => {
                Shape::capsule(start.into(), end.into(), radius)
            }
            Recipe::Rectangle { min, max } => {
                Shape::of_box(&crate::aabb::Aabb::new(min.into(), max.into()))
            }
            Recipe::Polygon { points, radius } => Shape::rounded_polygon(&list(points), radius),
            Recipe::Concave { rings, options } => {
                let rings: Vec<Vec<DVec2>> = rings.into_iter().map(list).collect();
                let rings: Vec<&[DVec2]> = rings.iter().map(Vec::as_slice).collect();
                Shape::polygon_with(&rings, &to_options(options))
            }
            Recipe::Chain { points, closed } => Shape::chain(&list(points), closed),
        }
    }
}

impl Serialize for Shape {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Recipe::of(self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Shape {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Recipe::deserialize(deserializer)?
            .shape(|options| options)
            .map_err(D::Error::custom)
    }
}
