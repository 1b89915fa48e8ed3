//! The arguments of calls, and how they are written.

use crate::record::error::{ReplayError, damaged};
use crate::recorder::Recorder;
use crate::{Body, BodyId, BodyKind, CharacterOptions, Filter, Ground, MoveOptions, World};
use alloc::sync::Arc;
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_core::shape::Shape;
use sat2d_core::transform::Transform;
use serde::{Deserialize, Serialize};

/// An argument of a call that changes a world.
pub(crate) trait Argument: Sized {
    /// Its form in a recording.
    type Written;

    fn write(&self, to: &mut Writer<'_>) -> Self::Written;

    fn read(written: Self::Written, from: &Reader<'_>) -> Result<Self, ReplayError>;
}

/// What arguments are written with: the world before the call, and the recording.
pub(crate) struct Writer<'a> {
    pub(crate) world: &'a World,
    pub(super) recorder: &'a mut Recorder,
}

/// What arguments are read with: the world before the call, and the shapes of the recording.
pub(crate) struct Reader<'a> {
    pub(crate) world: &'a World,
    pub(crate) shapes: &'a [Arc<Shape>],
}

macro_rules! written_as_they_are {
    ($($type:ty),*) => {$(
        impl Argument for $type {
            type Written = $type;

            fn write(&self, _: &mut Writer<'_>) -> $type {
                *self
            }

            fn read(written: $type, _: &Reader<'_>) -> Result<$type, ReplayError> {
                Ok(written)
            }
        }
    )*};
}

written_as_they_are!(
    BodyId,
    BodyKind,
    (BodyId, BodyKind),
    Filter,
    MoveOptions,
    Transform,
    DVec2,
    Option<DVec2>,
    f64,
    u64,
    usize
);

/// The options of a character without its skin, which calls that have one write after them.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct WrittenOptions {
    up: DVec2,
    max_slope: f64,
    step: f64,
    snap: f64,
    ground: Option<Ground>,
}

impl Argument for CharacterOptions {
    type Written = WrittenOptions;

    fn write(&self, _: &mut Writer<'_>) -> WrittenOptions {
        WrittenOptions {
            up: self.up,
            max_slope: self.max_slope,
            step: self.step,
            snap: self.snap,
            ground: self.ground,
        }
    }

    fn read(written: WrittenOptions, _: &Reader<'_>) -> Result<CharacterOptions, ReplayError> {
        Ok(CharacterOptions {
            up: written.up,
            max_slope: written.max_slope,
            step: written.step,
            snap: written.snap,
            skin: 0.0,
            ground: written.ground,
        })
    }
}

impl<T: Argument> Argument for Vec<T> {
    type Written = Vec<T::Written>;

    fn write(&self, to: &mut Writer<'_>) -> Vec<T::Written> {
        self.iter().map(|argument| argument.write(to)).collect()
    }

    fn read(written: Vec<T::Written>, from: &Reader<'_>) -> Result<Vec<T>, ReplayError> {
        let arguments = written.into_iter();
        arguments.map(|argument| T::read(argument, from)).collect()
    }
}

/// As its number. The first one that is written has the number 0.
impl Argument for Arc<Shape> {
    type Written = u32;

    fn write(&self, to: &mut Writer<'_>) -> u32 {
        to.recorder.shape(self)
    }

    fn read(number: u32, from: &Reader<'_>) -> Result<Arc<Shape>, ReplayError> {
        let shape = from.shapes.get(number as usize).cloned();
        shape.ok_or(damaged("a call uses a shape that does not exist"))
    }
}

/// A body that is inserted, with the number of its shape.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct NewBody {
    shape: u32,
    transform: Transform,
    kind: BodyKind,
    filter: Filter,
    user: u64,
    inverse_mass: f64,
}

impl Argument for Body {
    type Written = NewBody;

    fn write(&self, to: &mut Writer<'_>) -> NewBody {
        NewBody {
            shape: self.shape.write(to),
            transform: self.transform,
            kind: self.kind,
            filter: self.filter,
            user: self.user,
            inverse_mass: self.inverse_mass,
        }
    }

    fn read(body: NewBody, from: &Reader<'_>) -> Result<Body, ReplayError> {
        Ok(Body {
            shape: Arc::read(body.shape, from)?,
            transform: body.transform,
            kind: body.kind,
            filter: body.filter,
            user: body.user,
            inverse_mass: body.inverse_mass,
        })
    }
}

/// Where a body moves.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum Place {
    /// The rest of its transform stays the same.
    Position([f64; 2]),
    Transform(Transform),
}

/// A move.
impl Argument for (BodyId, Transform) {
    type Written = (BodyId, Place);

    fn write(&self, to: &mut Writer<'_>) -> (BodyId, Place) {
        let &(id, transform) = self;
        let [.., x, y] = transform.to_array();
        let bits = |transform: Transform| {
            let [a, b, c, d, ..] = transform.to_array();
            [a, b, c, d].map(f64::to_bits)
        };
        let place = match to.world.transform(id) {
            Ok(before) if bits(before) == bits(transform) => Place::Position([x, y]),
            _ => Place::Transform(transform),
        };
        (id, place)
    }

    fn read((id, place): (BodyId, Place), from: &Reader<'_>) -> Result<Self, ReplayError> {
        let transform = match place {
            Place::Transform(transform) => transform,
            Place::Position([x, y]) => {
                // a world that differs may lack the body, which the call then reports
                let before = from.world.transform(id).unwrap_or_default();
                let [a, b, c, d, ..] = before.to_array();
                let moved = Transform::new(a, b, c, d, x, y);
                moved.map_err(|_| damaged("a transform is invalid"))?
            }
        };
        Ok((id, transform))
    }
}
