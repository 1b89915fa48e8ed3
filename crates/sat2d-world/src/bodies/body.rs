//! Bodies: what a world stores about each of them.

use crate::WorldError;
use alloc::sync::Arc;
use core::fmt;
use sat2d_core::shape::{PlaceError, Shape};
use sat2d_core::transform::Transform;

/// How a body takes part in a world.
///
/// ```
/// use sat2d::world::BodyKind;
/// assert_eq!(BodyKind::default(), BodyKind::Moving);
/// assert_eq!(BodyKind::Sensor.to_string(), "sensor");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[repr(u8)]
pub enum BodyKind {
    /// Moves and is pushed.
    #[default]
    Moving = 0,
    /// Walls and floors: never reported with each other, never pushed, and free in every step in
    /// which they do not move. They may be moved nevertheless.
    Static = 1,
    /// Detects moving and static bodies, but no other sensors. It neither pushes nor stops
    /// anything. For two sensors call [`World::relation`](crate::World::relation) or
    /// [`World::contact`](crate::World::contact). The only kind for an
    /// [outline with curves](sat2d_core::Shape::outline) that cannot be solid.
    Sensor = 2,
}

impl fmt::Display for BodyKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BodyKind::Moving => "moving",
            BodyKind::Static => "static",
            BodyKind::Sensor => "sensor",
        })
    }
}

/// Which bodies interact: each one's category must be in the other's mask.
///
/// The default, as in Box2D, is the category 1 and a mask of all categories: bodies with the
/// default filter interact with each other and with every body whose mask has bit 0.
///
/// ```
/// use sat2d::world::Filter;
/// let (player, wall) = (Filter::new(2, 1), Filter::default());
/// assert!(player.accepts(wall) && !player.accepts(player));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Filter {
    /// The categories of this body, one bit each. Their meaning is up to the caller.
    pub category: u32,
    /// The categories that it interacts with, one bit each.
    pub mask: u32,
}

impl Filter {
    /// Every category, and a mask of all categories: interacts with every body whose own category
    /// and mask are not 0.
    pub const ALL: Filter = Filter::new(u32::MAX, u32::MAX);

    /// A filter with these categories and this mask.
    pub const fn new(category: u32, mask: u32) -> Filter {
        Filter { category, mask }
    }

    /// Whether two bodies with these filters interact.
    #[inline]
    pub fn accepts(self, other: Filter) -> bool {
        (self.category & other.mask != 0) & (other.category & self.mask != 0)
    }
}

impl Default for Filter {
    fn default() -> Self {
        Filter::new(1, u32::MAX)
    }
}

/// A body: a shape, its placement, and how it takes part in a world.
///
/// ```
/// use sat2d::{Shape, Transform};
/// use sat2d::world::{Body, BodyKind, World};
/// let mut world = World::new();
/// let wall = Body::new(Shape::rectangle(10.0, 1.0)?, Transform::IDENTITY).kind(BodyKind::Static);
/// let id = world.insert(wall.user(42))?;
/// assert_eq!(world.get(id)?.user, 42);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Body {
    /// Its shape. Bodies may share one.
    pub shape: Arc<Shape>,
    /// Where it is.
    pub transform: Transform,
    /// How it takes part.
    pub kind: BodyKind,
    /// Which bodies it interacts with.
    pub filter: Filter,
    /// Any number that the caller wants to keep with it: the index of an entity, for example.
    /// Events carry it.
    pub user: u64,
    /// One over its mass: a finite number of 0 or more. Where bodies are pushed apart, each moves
    /// in proportion to its inverse mass, as in [`resolve`](sat2d_core::response::resolve). 0 is
    /// infinitely heavy; static bodies always count as that.
    pub inverse_mass: f64,
}

impl Body {
    /// A moving body with an inverse mass of 1 and the default [`Filter`].
    pub fn new(shape: impl Into<Arc<Shape>>, transform: Transform) -> Body {
        Body {
            shape: shape.into(),
            transform,
            kind: BodyKind::Moving,
            filter: Filter::default(),
            user: 0,
            inverse_mass: 1.0,
        }
    }

    /// The same body with another kind.
    #[must_use]
    pub fn kind(self, kind: BodyKind) -> Body {
        Body { kind, ..self }
    }

    /// The same body with another filter.
    #[must_use]
    pub fn filter(self, category: u32, mask: u32) -> Body {
        let filter = Filter { category, mask };
        Body { filter, ..self }
    }

    /// The same body with another user value.
    #[must_use]
    pub fn user(self, user: u64) -> Body {
        Body { user, ..self }
    }

    /// The same body with another inverse mass: one over the mass.
    #[must_use]
    pub fn inverse_mass(self, inverse_mass: f64) -> Body {
        Body {
            inverse_mass,
            ..self
        }
    }
}

/// The current state of a body in a world.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BodyRef<'a> {
    /// Its shape.
    pub shape: &'a Arc<Shape>,
    /// Where it is.
    pub transform: Transform,
    /// How it takes part.
    pub kind: BodyKind,
    /// Which bodies it interacts with.
    pub filter: Filter,
    /// The caller's value.
    pub user: u64,
    /// One over its mass.
    pub inverse_mass: f64,
}

impl BodyRef<'_> {
    /// A copy of the body, for another world, for example. The shape is shared.
    pub fn to_body(&self) -> Body {
        Body {
            shape: self.shape.clone(),
            transform: self.transform,
            kind: self.kind,
            filter: self.filter,
            user: self.user,
            inverse_mass: self.inverse_mass,
        }
    }
}

/// Whether a step reports pairs of these kinds.
#[inline]
pub(super) fn kinds_interact(a: BodyKind, b: BodyKind) -> bool {
    (a != b) | (a == BodyKind::Moving)
}

/// Checks whether a body with this shape may be of a kind: what is solid must have contacts.
pub(crate) fn check_kind(shape: &Shape, kind: BodyKind) -> Result<(), PlaceError> {
    if kind != BodyKind::Sensor && shape.is_outline() && shape.circumscribed().is_none() {
        return Err(PlaceError::CurvedOutline);
    }
    Ok(())
}

pub(crate) fn check_inverse_mass(inverse_mass: f64) -> Result<(), WorldError> {
    check_not_negative("inverse_mass", inverse_mass)
}

pub(crate) fn check_tolerance(tolerance: f64) -> Result<(), WorldError> {
    check_not_negative("tolerance", tolerance)
}

pub(crate) fn check_not_negative(name: &'static str, value: f64) -> Result<(), WorldError> {
    if (0.0..f64::INFINITY).contains(&value) {
        return Ok(());
    }
    Err(WorldError::BadNumber {
        name,
        value,
        expected: "a finite number of 0 or more",
    })
}
