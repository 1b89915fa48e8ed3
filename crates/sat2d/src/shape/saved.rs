//! Serialisation of shapes: the arguments of their constructors, validated again by these.

use crate::decompose::Options;
use crate::mask::{Mask, MaskError};
use crate::shape::hull::Kind;
use crate::shape::padding::Padding;
use crate::shape::pieces::Outline;
use crate::shape::sprite::Sprite;
use crate::shape::{Body, Shape, ShapeError};
use alloc::vec;
use alloc::vec::Vec;
use glam::DVec2;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

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
    Mask {
        width: u32,
        height: u32,
        pivot: [f64; 2],
        /// As [`Mask::from_words`] takes them, each with its lowest byte first.
        words: Vec<[u8; 8]>,
        /// For each corner of the outlines.
        padding: Vec<Padding<16>>,
    },
}

impl Recipe {
    fn of(shape: &Shape) -> Recipe {
        let list = |points: &[DVec2]| points.iter().map(DVec2::to_array).collect();
        let hull = match &shape.body {
            Body::Hull(hull) => hull,
            Body::Pieces(pieces) => {
                return match &pieces.sprite {
                    Some(sprite) => Recipe::of_sprite(sprite, pieces.vertices().len()),
                    None if pieces.outline.is_chain() => Recipe::Chain {
                        points: list(shape.vertices()),
                        closed: pieces.outline == Outline::ClosedChain,
                    },
                    None => Recipe::Concave {
                        rings: shape.rings().map(list).collect(),
                        options: pieces.options,
                    },
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

    fn of_sprite(sprite: &Sprite, corners: usize) -> Recipe {
        let mask = &sprite.mask;
        let rows = 0..mask.height() as i64;
        let words = rows.flat_map(|y| {
            let columns = (0..mask.width() as i64).step_by(64);
            columns.map(move |x| mask.word(x, y).to_le_bytes())
        });
        Recipe::Mask {
            width: mask.width() as u32,
            height: mask.height() as u32,
            pivot: sprite.pivot.to_array(),
            words: words.collect(),
            padding: vec![Padding; corners],
        }
    }
}

/// Why a recipe does not make a shape.
#[derive(Debug, Error)]
pub(crate) enum RecipeError {
    #[error(transparent)]
    Shape(#[from] ShapeError),
    #[error(transparent)]
    Mask(#[from] MaskError),
    #[error("the outlines of a mask have {got} corners, not {expected}")]
    Corners { got: usize, expected: usize },
}

impl<O> Recipe<O> {
    /// The shape, validated by its constructor.
    pub(crate) fn shape(self, to_options: impl Fn(O) -> Options) -> Result<Shape, RecipeError> {
        let list = |points: Vec<[f64; 2]>| points.into_iter().map(DVec2::from).collect::<Vec<_>>();
        let shape = match self {
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
            Recipe::Mask {
                width,
                height,
                pivot,
                words,
                padding,
            } => {
                let words: Vec<u64> = words.into_iter().map(u64::from_le_bytes).collect();
                let mask = Mask::from_words(width as usize, height as usize, &words)?;
                let (got, expected) = (mask.corners(), padding.len());
                if got != expected {
                    return Err(RecipeError::Corners { got, expected });
                }
                Shape::mask(&mask, pivot.into())
            }
        };
        Ok(shape?)
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
