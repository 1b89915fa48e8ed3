//! What a world knows of a body.

use crate::shape::Shape;
use crate::transform::Transform;
use alloc::sync::Arc;

/// What part a body plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[repr(u8)]
pub enum BodyKind {
    /// Walls and floors: not reported with each other, never pushed, free of cost in every frame in which they are left alone. They
    /// may be moved nevertheless.
    Static = 0,
    /// Whatever moves and is pushed.
    #[default]
    Moving = 1,
    /// Notices moving and static bodies but no other sensors; nothing is pushed by it or stopped at it. Two sensors are asked by name, with
    /// [`World::relation`](crate::world::World::relation) or [`World::contact`](crate::world::World::contact).
    Sensor = 2,
}

/// Which bodies mind each other, meet and stop each other, that is: each must be of a category that the other's mask has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Filter {
    /// The categories that this body is of, a bit each; what they mean is the caller's to say.
    pub category: u32,
    /// The categories that it minds, a bit each.
    pub mask: u32,
}

impl Filter {
    /// Of every category and minds all.
    pub const ALL: Filter = Filter {
        category: u32::MAX,
        mask: u32::MAX,
    };

    /// Whether two bodies mind each other.
    #[inline]
    pub fn accepts(self, other: Filter) -> bool {
        (self.category & other.mask != 0) & (other.category & self.mask != 0)
    }
}

impl Default for Filter {
    fn default() -> Self {
        Filter::ALL
    }
}

/// A body: a shape, where it is, and what part it plays.
///
/// ```
/// use sat2d::world::{Body, BodyKind, World};
/// use sat2d::{Shape, Transform};
/// let mut world = World::new();
/// let wall = Body::new(Shape::rectangle(10.0, 1.0)?, Transform::IDENTITY).kind(BodyKind::Static);
/// let id = world.insert(wall.user(42))?;
/// assert_eq!(world.get(id)?.user, 42);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Body {
    /// What it is. Many bodies may share one shape.
    pub shape: Arc<Shape>,
    /// Where it is.
    pub transform: Transform,
    /// What part it plays.
    pub kind: BodyKind,
    /// Whom it minds.
    pub filter: Filter,
    /// Whatever the caller likes to keep with it.
    pub user: u64,
    /// How readily it gives way when bodies are pushed apart, beside others' weights: a finite number of 0 or more, as in
    /// [`resolve`](crate::resolve()). Static bodies never do.
    pub weight: f64,
}

impl Body {
    /// A moving body of weight 1 that minds all others.
    pub fn new(shape: impl Into<Arc<Shape>>, transform: Transform) -> Body {
        Body {
            shape: shape.into(),
            transform,
            kind: BodyKind::Moving,
            filter: Filter::ALL,
            user: 0,
            weight: 1.0,
        }
    }

    /// The same with another part to play.
    pub fn kind(self, kind: BodyKind) -> Body {
        Body { kind, ..self }
    }

    /// The same with another filter.
    pub fn filter(self, category: u32, mask: u32) -> Body {
        let filter = Filter { category, mask };
        Body { filter, ..self }
    }

    /// The same with other user data.
    pub fn user(self, user: u64) -> Body {
        Body { user, ..self }
    }

    /// The same with another weight.
    pub fn weight(self, weight: f64) -> Body {
        Body { weight, ..self }
    }
}

/// A body in a world, as it is now.
#[derive(Clone, Copy, Debug)]
pub struct BodyRef<'a> {
    /// What it is.
    pub shape: &'a Arc<Shape>,
    /// Where it is.
    pub transform: Transform,
    /// What part it plays.
    pub kind: BodyKind,
    /// Whom it minds.
    pub filter: Filter,
    /// What the caller keeps with it.
    pub user: u64,
    /// How readily it gives way.
    pub weight: f64,
}

impl BodyRef<'_> {
    /// A body like this one, for another world, say; the shape is shared.
    pub fn to_body(&self) -> Body {
        Body {
            shape: self.shape.clone(),
            transform: self.transform,
            kind: self.kind,
            filter: self.filter,
            user: self.user,
            weight: self.weight,
        }
    }
}

/// Whether a pair of these kinds is of interest at all.
#[inline]
pub(crate) fn kinds_pair(a: BodyKind, b: BodyKind) -> bool {
    (a != b) | (a == BodyKind::Moving)
}
