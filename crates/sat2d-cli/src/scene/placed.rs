//! A scene: shapes made from a file, and the bodies that place them, with the transforms of nested
//! bodies multiplied out.
//!
//! An error names its place, such as `bodies[2].children[0].shape`, and for an error of the JSON
//! itself the line and column.

use super::format::{BodyFormat, KindFormat, SceneFormat, YAxis};
use sat2d::world::{BodyKind, Filter};
use sat2d::{DVec2, Shape, Transform, TransformError};
use serde_json::Value;
use serde_path_to_error::Segment;
use std::collections::HashMap;
use std::fmt::Display;
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;
use thiserror::Error;

/// What `sat2d collide --help` says below the options.
pub const HELP: &str = r#"A scene:

  {
    "shapes": {
      "torso": { "rectangle": { "width": 20, "height": 40 } },
      "ball": { "circle": { "radius": 5 } }
    },
    "bodies": [
      { "name": "knight", "shape": "torso", "position": [100, 50], "degrees": 15, "scale_x": -1,
        "children": [ { "name": "fist", "shape": "ball", "position": [14, 0] } ] },
      { "name": "stone", "shape": "ball", "matrix": [1, 0, 0, 1, 80, 52] }
    ]
  }

Shapes: circle, ellipse, segment, capsule, rectangle, rectangle_xywh, polygon, rounded_polygon,
chain, tiles, mask, outline, stroke.
docs/scene.md in the project describes every field and the output of --contacts.

With --contacts, pictures show contact points as dots, and normals as arrows with the depth beside
them. They also show the separating axis of each pair that meets, or only that of the deepest pair
if more than three meet: the interval that each body covers of it, and the depth.

Exit status: 0 success, 2 invalid arguments or an invalid scene (the message names the place)."#;

/// Why a file is not a scene.
#[derive(Debug, Error)]
pub enum SceneError {
    /// The text is not JSON, or lacks the structure of a scene; the problem ends with its line and
    /// column.
    #[error("{}{problem}", prefix(path))]
    Form { path: String, problem: String },
    /// A value is invalid.
    #[error("{path}: {problem}")]
    Content { path: String, problem: String },
}

/// The path in front of a problem; nothing for the root.
fn prefix(path: &str) -> String {
    match path {
        "." => String::new(),
        _ => format!("{path}: "),
    }
}

/// What the children of a body need to know.
#[derive(Default)]
struct Parents {
    /// Their names, each followed by a slash.
    names: String,
    /// The product of their transforms.
    outer: Transform,
    /// The index of the body whose parts they may be.
    owner: Option<usize>,
}

/// A scene, ready for queries.
pub struct Scene {
    pub y_axis: YAxis,
    /// The shapes by name, in the order of the file. Those of a grid of tiles follow each other
    /// under one name.
    pub shapes: Vec<(String, Arc<Shape>)>,
    /// The bodies that have a shape, in the order of the file, parents before children.
    pub bodies: Vec<Body>,
}

/// A shape with a transform.
pub struct Body {
    /// The names of its parents and its own: `knight/arm/sword`.
    pub name: String,
    /// The index of its shape.
    pub shape: usize,
    /// From the shape to the world: the product of the transforms of its parents and its own.
    pub transform: Transform,
    /// Two static bodies do not interact, nor do two sensors.
    pub kind: BodyKind,
    /// Two bodies interact if the category of each is in the mask of the other.
    pub filter: Filter,
    /// The body that it is a part of, and where it is in its coordinates.
    pub part_of: Option<(usize, Transform)>,
    /// The direction in which others pass through it.
    pub one_way: Option<DVec2>,
}

impl Scene {
    /// Reads a scene from JSON. `folder` is that of the file: paths in it are relative to it.
    pub fn parse(text: &str, folder: &Path) -> Result<Scene, SceneError> {
        let mut reader = serde_json::Deserializer::from_str(text);
        let form = |path: String, error: &dyn Display| SceneError::Form {
            path,
            problem: error.to_string(),
        };
        let format: SceneFormat = serde_path_to_error::deserialize(&mut reader)
            .map_err(|error| form(named_path(error.path(), text), error.inner()))?;
        reader.end().map_err(|error| form(".".to_owned(), &error))?;

        let mut scene = Scene {
            y_axis: format.y_axis,
            shapes: Vec::new(),
            bodies: Vec::new(),
        };
        for (name, shape) in format.shapes.0 {
            let path = format!("shapes.{name}");
            let shapes = shape.make(folder);
            let shapes = shapes.map_err(|error| content(&path, &format!("{error:#}")))?;
            let named = shapes.into_iter().map(|shape| (name.clone(), shape.into()));
            scene.shapes.extend(named);
        }
        scene.place(&format.bodies, "bodies", &Parents::default())?;
        Ok(scene)
    }

    /// Adds bodies and their children. `path` is the place of the list in the file.
    fn place(
        &mut self,
        bodies: &[BodyFormat],
        path: &str,
        parents: &Parents,
    ) -> Result<(), SceneError> {
        let Parents { names, outer, .. } = parents;
        let mut known = HashMap::new();
        for (index, body) in bodies.iter().enumerate() {
            let list = path;
            let path = format!("{path}[{index}]");
            let name = format!("{names}{}", body.name);
            let fault = |member: &str, problem: &dyn Display| {
                content(&format!("{path}{member} (`{name}`)"), problem)
            };
            let mut claim = |name: String| match known.insert(name.clone(), index) {
                Some(other) => {
                    let problem = format!("`{name}` is already the name of {list}[{other}]");
                    Err(content(&format!("{path}.name"), &problem))
                }
                None => Ok(()),
            };
            claim(body.name.clone())?;
            check_name(&body.name).map_err(|why| content(&format!("{path}.name"), &why))?;
            let own = body.transform().map_err(|problem| fault("", &problem))?;
            let transform = outer.product(&own).map_err(|error| fault("", &error))?;
            let owner = match (body.part, parents.owner) {
                (false, _) => None,
                (true, Some(owner)) => Some((owner, own)),
                (true, None) => {
                    let problem = "a part needs a parent with a shape that is no part itself";
                    return Err(fault(".part", &problem));
                }
            };
            let first = self.bodies.len();
            if body.shape.is_some() {
                let placed = self.place_body(body, &name, transform, owner);
                placed.map_err(|(member, problem)| fault(member, &problem))?;
                for number in 2..=self.bodies.len() - first {
                    claim(numbered(&body.name, number))?;
                }
            } else if body.children.is_empty() {
                return Err(fault("", &"a body needs a `shape` or `children`"));
            }
            let inner = Parents {
                names: format!("{name}/"),
                outer: transform,
                owner: (body.shape.is_some() && !body.part).then_some(first),
            };
            self.place(&body.children, &format!("{path}.children"), &inner)?;
        }
        Ok(())
    }

    /// Adds a body; of several shapes the first one, and the others as parts of it. An error has
    /// the member at fault.
    fn place_body(
        &mut self,
        body: &BodyFormat,
        name: &str,
        transform: Transform,
        mut owner: Option<(usize, Transform)>,
    ) -> Result<(), (&'static str, String)> {
        let wanted = body.shape.as_deref().unwrap_or_default();
        let shapes = self
            .find_shapes(wanted)
            .map_err(|problem| (".shape", problem))?;
        let one_way = body.one_way.map(DVec2::from_array);
        if one_way.is_some_and(|to| !to.is_finite() || to == DVec2::ZERO) {
            let problem = "the direction is not finite, or 0";
            return Err((".one_way", problem.to_owned()));
        }
        for (number, shape) in shapes.enumerate() {
            self.shapes[shape]
                .1
                .placed_bounds(&transform)
                .map_err(|error| ("", error.to_string()))?;
            self.bodies.push(Body {
                name: match number {
                    0 => name.to_owned(),
                    _ => numbered(name, number + 1),
                },
                shape,
                transform,
                kind: match body.kind {
                    KindFormat::Static => BodyKind::Static,
                    KindFormat::Moving => BodyKind::Moving,
                    KindFormat::Sensor => BodyKind::Sensor,
                },
                filter: Filter {
                    category: body.category,
                    mask: body.mask,
                },
                part_of: owner,
                one_way,
            });
            let this = (self.bodies.len() - 1, Transform::IDENTITY);
            owner = owner.or(Some(this));
        }
        Ok(())
    }

    /// The indices of the shapes with this name.
    fn find_shapes(&self, wanted: &str) -> Result<Range<usize>, String> {
        let names = || self.shapes.iter().map(|(name, _)| name.as_str());
        let first = names().position(|name| name == wanted).ok_or_else(|| {
            let mut known: Vec<&str> = names().collect();
            known.dedup();
            format!(
                "no shape is named `{wanted}` (shapes: {})",
                known.join(", ")
            )
        })?;
        let count = names().skip(first).take_while(|name| *name == wanted);
        Ok(first..first + count.count())
    }
}

/// The path of an error of the JSON itself, with the names of the bodies that it goes through.
fn named_path(path: &serde_path_to_error::Path, text: &str) -> String {
    let json: Value = serde_json::from_str(text).unwrap_or_default();
    let mut names: Vec<&str> = Vec::new();
    let mut value = &json;
    for segment in path.iter() {
        value = match segment {
            Segment::Seq { index } => &value[index],
            Segment::Map { key } => &value[key],
            _ => &Value::Null,
        };
        let is_body = matches!(segment, Segment::Seq { .. });
        let name = value["name"].as_str().filter(|_| is_body);
        names.extend(name.filter(|name| check_name(name).is_ok()));
    }
    match names.as_slice() {
        [] => path.to_string(),
        names => format!("{path} (`{}`)", names.join("/")),
    }
}

fn content(path: &str, problem: &dyn Display) -> SceneError {
    SceneError::Content {
        path: path.to_owned(),
        problem: problem.to_string(),
    }
}

/// The name of one of several shapes of a body, but the first.
fn numbered(name: &str, number: usize) -> String {
    format!("{name}#{number}")
}

/// Names are printed in tables, joined by slashes and written into XML.
fn check_name(name: &str) -> Result<(), String> {
    let unfit = |c: char| c == '/' || c.is_control() || matches!(c, '\u{FFFE}' | '\u{FFFF}');
    if name.is_empty() {
        Err("the name is empty".to_owned())
    } else if name.contains(unfit) {
        Err(format!(
            "the name {name:?} contains a slash or a control character"
        ))
    } else {
        Ok(())
    }
}

impl BodyFormat {
    /// The transform from the body to its parent.
    fn transform(&self) -> Result<Transform, String> {
        self.try_transform()?.map_err(|error| error.to_string())
    }

    /// The outer error is about fields that exclude each other, the inner one about their values.
    fn try_transform(&self) -> Result<Result<Transform, TransformError>, String> {
        let BodyFormat {
            position,
            degrees,
            radians,
            scale_x,
            scale_y,
            matrix,
            ..
        } = *self;
        if let Some([a, b, c, d, tx, ty]) = matrix {
            let others = [
                ("position", position.is_some()),
                ("degrees", degrees.is_some()),
                ("radians", radians.is_some()),
                ("scale_x", scale_x.is_some()),
                ("scale_y", scale_y.is_some()),
            ];
            return match others.iter().find(|(_, given)| *given) {
                Some((other, _)) => Err(format!("`matrix` and `{other}` exclude each other")),
                None => Ok(Transform::new(a, b, c, d, tx, ty)),
            };
        }
        let position = DVec2::from_array(position.unwrap_or_default());
        let (scale_x, scale_y) = (scale_x.unwrap_or(1.0), scale_y.unwrap_or(1.0));
        match (degrees, radians) {
            (Some(_), Some(_)) => Err("`degrees` and `radians` exclude each other".to_owned()),
            (None, Some(angle)) => Ok(Transform::placement(position, angle, scale_x, scale_y)),
            (angle, None) => {
                let angle = angle.unwrap_or_default();
                Ok(Transform::placement_degrees(
                    position, angle, scale_x, scale_y,
                ))
            }
        }
    }
}
