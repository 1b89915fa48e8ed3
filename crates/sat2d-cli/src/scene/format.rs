//! The JSON of a scene file, field by field. Unknown fields are errors, so that a misspelt one is
//! not ignored.

use serde::de::{Deserialize, Deserializer, Error, MapAccess, Visitor};
use std::collections::HashSet;
use std::fmt;
use std::marker::PhantomData;
use std::path::PathBuf;

/// A whole file.
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SceneFormat {
    #[serde(default)]
    pub y_axis: YAxis,
    pub shapes: Named<ShapeFormat>,
    pub bodies: Vec<BodyFormat>,
}

/// The direction of y in a picture of the scene. Verdicts do not depend on it.
#[derive(Clone, Copy, Default, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum YAxis {
    #[default]
    Down,
    Up,
}

/// Which points are inside of the contours of an outline.
#[derive(Clone, Copy, Default, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FillRuleFormat {
    #[default]
    EvenOdd,
    NonZero,
}

/// What a stroke has where two edges meet at an angle.
#[derive(Clone, Copy, Default, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum JoinFormat {
    #[default]
    Round,
    Bevel,
    Miter,
}

/// What a stroke has at the ends of an open contour.
#[derive(Clone, Copy, Default, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CapFormat {
    #[default]
    Round,
    Butt,
    Square,
}

/// A shape: an object with one field, its kind. Points are `[x, y]`.
#[derive(serde::Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ShapeFormat {
    Circle {
        #[serde(default)]
        center: [f64; 2],
        radius: f64,
    },
    Ellipse {
        half_width: f64,
        half_height: f64,
    },
    Outline {
        path: String,
        #[serde(default)]
        rule: FillRuleFormat,
        tolerance: Option<f64>,
    },
    Stroke {
        path: String,
        width: f64,
        tolerance: f64,
        #[serde(default)]
        join: JoinFormat,
        #[serde(default)]
        cap: CapFormat,
        miter_limit: Option<f64>,
    },
    Segment {
        start: [f64; 2],
        end: [f64; 2],
    },
    Capsule {
        start: [f64; 2],
        end: [f64; 2],
        radius: f64,
    },
    Rectangle {
        width: f64,
        height: f64,
    },
    RectangleXywh {
        x: f64,
        y: f64,
        width: f64,
        height: f64,
    },
    Polygon {
        points: Vec<[f64; 2]>,
        #[serde(default)]
        holes: Vec<Vec<[f64; 2]>>,
    },
    RoundedPolygon {
        points: Vec<[f64; 2]>,
        radius: f64,
    },
    Chain {
        points: Vec<[f64; 2]>,
        #[serde(default)]
        closed: bool,
    },
    Tiles {
        rows: Vec<String>,
        size: [f64; 2],
        #[serde(default)]
        origin: [f64; 2],
    },
    Mask(MaskFormat),
}

/// The pixels of a sprite that count: either as rows of text or as the alphas of an image.
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MaskFormat {
    pub rows: Option<Vec<String>>,
    /// A PNG; the path is relative to the folder of the scene.
    pub image: Option<PathBuf>,
    /// The least alpha of pixels that count.
    pub threshold: Option<u8>,
    #[serde(default)]
    pub pivot: [f64; 2],
}

/// A body: a shape with a transform, a parent of other bodies, or both.
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BodyFormat {
    pub name: String,
    pub shape: Option<String>,
    #[serde(default)]
    pub kind: KindFormat,
    #[serde(default = "every")]
    pub category: u32,
    #[serde(default = "every")]
    pub mask: u32,
    // The transform from the body to its parent: either the matrix or the other fields.
    pub position: Option<[f64; 2]>,
    pub degrees: Option<f64>,
    pub radians: Option<f64>,
    pub scale_x: Option<f64>,
    pub scale_y: Option<f64>,
    pub matrix: Option<[f64; 6]>,
    /// Whether it is a part of its parent, one body with it.
    #[serde(default)]
    pub part: bool,
    pub one_way: Option<[f64; 2]>,
    #[serde(default)]
    pub children: Vec<BodyFormat>,
}

/// The kind of a body.
#[derive(Clone, Copy, Default, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KindFormat {
    Static,
    #[default]
    Moving,
    Sensor,
}

/// All bits of a filter, the default.
fn every() -> u32 {
    u32::MAX
}

/// An object whose keys are chosen by the user, in the order of the file; duplicates are errors.
pub struct Named<T>(pub Vec<(String, T)>);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Named<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Entries<T>(PhantomData<T>);

        impl<'de, T: Deserialize<'de>> Visitor<'de> for Entries<T> {
            type Value = Named<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object with a name for each entry")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Named<T>, A::Error> {
                let mut entries: Vec<(String, T)> = Vec::new();
                let mut known = HashSet::new();
                while let Some(name) = map.next_key::<String>()? {
                    if !known.insert(name.clone()) {
                        return Err(A::Error::custom(format!("duplicate name `{name}`")));
                    }
                    entries.push((name, map.next_value()?));
                }
                Ok(Named(entries))
            }
        }

        deserializer.deserialize_map(Entries(PhantomData))
    }
}
