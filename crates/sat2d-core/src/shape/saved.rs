//! Serialisation of shapes: the arguments of their constructors, validated again by these.

use crate::curve::Edge;
use crate::mask::{Mask, MaskError};
use crate::shape::hull::Kind;
use crate::shape::outline::{FillRule, Path};
use crate::shape::padding::Padding;
use crate::shape::pieces::Boundary;
use crate::shape::sprite::Sprite;
use crate::shape::{Geometry, Shape, ShapeError};
use alloc::vec;
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_decompose::Options;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

/// The constructor of a shape and its arguments. `O` stands for the options of a decomposition.
#[derive(Serialize, Deserialize)]
pub enum SavedShape<O = Options> {
    Circle {
        center: DVec2,
        radius: f64,
    },
    Capsule {
        start: DVec2,
        end: DVec2,
        radius: f64,
    },
    Rectangle {
        min: DVec2,
        max: DVec2,
    },
    Polygon {
        points: Vec<DVec2>,
        radius: f64,
    },
    Concave {
        rings: Vec<Vec<DVec2>>,
        #[serde(default)]
        options: O,
    },
    Chain {
        points: Vec<DVec2>,
        closed: bool,
    },
    Mask {
        width: u32,
        height: u32,
        pivot: DVec2,
        /// As [`Mask::from_words`] takes them, each with its lowest byte first.
        words: Vec<[u8; 8]>,
        /// For each corner of the silhouettes.
        padding: Vec<Padding<16>>,
    },
    Ellipse {
        half_width: f64,
        half_height: f64,
    },
    Outline {
        edges: Vec<SavedEdge>,
        /// The end of each contour in `edges`.
        contours: Vec<usize>,
        rule: FillRule,
    },
}

/// An edge of an outline: see [`Edge`].
#[derive(Clone, Copy, Serialize, Deserialize)]
pub struct SavedEdge {
    start: DVec2,
    control: DVec2,
    end: DVec2,
    weight: f64,
}

impl SavedEdge {
    fn of(edge: &Edge) -> SavedEdge {
        SavedEdge {
            start: edge.start,
            control: edge.control,
            end: edge.end,
            weight: edge.weight,
        }
    }

    fn edge(self) -> Edge {
        Edge {
            start: self.start,
            control: self.control,
            end: self.end,
            weight: self.weight,
        }
    }
}

impl SavedShape {
    fn of(shape: &Shape) -> SavedShape {
        let hull = match &shape.geometry {
            Geometry::Hull(hull) => hull,
            Geometry::Outline(outline, _) => {
                let (edges, ends) = &outline.given;
                return SavedShape::Outline {
                    edges: edges.iter().map(SavedEdge::of).collect(),
                    contours: ends.clone(),
                    rule: outline.rule,
                };
            }
            Geometry::Pieces(pieces) => {
                return match &pieces.sprite {
                    Some(sprite) => SavedShape::of_sprite(sprite, pieces.vertices().len()),
                    None if pieces.boundary.is_chain() => SavedShape::Chain {
                        points: shape.vertices().to_vec(),
                        closed: pieces.boundary == Boundary::ClosedChain,
                    },
                    None => SavedShape::Concave {
                        rings: shape.rings().map(<[DVec2]>::to_vec).collect(),
                        options: pieces.options,
                    },
                };
            }
        };
        let (points, radius) = (shape.vertices(), shape.radius());
        match (hull.kind, points) {
            (Kind::Rectangle, [min, _, max, _]) => SavedShape::Rectangle {
                min: *min,
                max: *max,
            },
            (_, [_]) if hull.is_stretched => SavedShape::Ellipse {
                half_width: hull.half_axes().x,
                half_height: hull.half_axes().y,
            },
            (_, [center]) => SavedShape::Circle {
                center: *center,
                radius,
            },
            (_, [start, end]) => SavedShape::Capsule {
                start: *start,
                end: *end,
                radius,
            },
            _ => SavedShape::Polygon {
                points: points.to_vec(),
                radius,
            },
        }
    }

    fn of_sprite(sprite: &Sprite, corners: usize) -> SavedShape {
        let mask = &sprite.mask;
        let rows = 0..mask.height() as i64;
        let words = rows.flat_map(|y| {
            let columns = (0..mask.width() as i64).step_by(64);
            columns.map(move |x| mask.word(x, y).to_le_bytes())
        });
        SavedShape::Mask {
            width: mask.width() as u32,
            height: mask.height() as u32,
            pivot: sprite.pivot,
            words: words.collect(),
            padding: vec![Padding; corners],
        }
    }
}

/// Why these arguments do not make a shape.
#[derive(Debug, Error)]
pub enum SavedShapeError {
    #[error(transparent)]
    Shape(#[from] ShapeError),
    #[error(transparent)]
    Mask(#[from] MaskError),
    #[error("the silhouettes of a mask have {got} corners, not {expected}")]
    Corners { got: usize, expected: usize },
}

impl<O> SavedShape<O> {
    /// The shape, validated by its constructor.
    pub fn shape(self, to_options: impl Fn(O) -> Options) -> Result<Shape, SavedShapeError> {
        let shape = match self {
            SavedShape::Circle { center, radius } => Shape::circle(center, radius),
            SavedShape::Ellipse {
                half_width,
                half_height,
            } => Shape::ellipse(half_width, half_height),
            SavedShape::Capsule { start, end, radius } => Shape::capsule(start, end, radius),
            SavedShape::Rectangle { min, max } => Shape::of_box(&Aabb::new(min, max)),
            SavedShape::Polygon { points, radius } => Shape::rounded_polygon(&points, radius),
            SavedShape::Concave { rings, options } => {
                let rings: Vec<&[DVec2]> = rings.iter().map(Vec::as_slice).collect();
                Shape::polygon_with(&rings, &to_options(options))
            }
            SavedShape::Chain { points, closed } => Shape::chain(&points, closed),
            SavedShape::Mask {
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
                    return Err(SavedShapeError::Corners { got, expected });
                }
                Shape::mask(&mask, pivot)
            }
            SavedShape::Outline {
                edges,
                contours,
                rule,
            } => {
                let edges: Vec<Edge> = edges.into_iter().map(SavedEdge::edge).collect();
                Shape::outline(&Path::of_edges(&edges, &contours), rule)
            }
        };
        Ok(shape?)
    }
}

impl Serialize for Shape {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        SavedShape::of(self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Shape {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        SavedShape::deserialize(deserializer)?
            .shape(|options| options)
            .map_err(D::Error::custom)
    }
}
