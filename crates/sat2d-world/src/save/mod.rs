//! The state of a world as bytes, and back.
//!
//! The bytes begin with a mark, the version of the format and a checksum of the rest, which is the
//! state in postcard's encoding: `state` writes version 3 and reads versions 2 and 3, `version_1`
//! reads the format of sat2d 0.1. What can be computed (boxes, trees, proxies) is not saved.
//! Everything that is read is checked as strictly as if a caller passed it.
//!
//! Version 3 is version 2 with [ellipses](sat2d_core::Shape::ellipse) and [outlines with
//! curves](sat2d_core::Shape::outline) among the shapes.

pub(super) mod decode;
mod error;
mod state;
mod version_1;

use crate::World;
use alloc::vec;
use alloc::vec::Vec;
use decode::split_version;
pub use error::RestoreError;
use error::damaged;
use sat2d_core::shape::ShapeKind;
use state::State;

const MARK: [u8; 4] = *b"s2dw";
/// The version of the format that is written.
const VERSION: u32 = 3;
/// The first version that has these kinds of shapes, and what is said of them in those before.
const NEW_KINDS: (u32, [(ShapeKind, &str); 2]) = (
    3,
    [
        (
            ShapeKind::Ellipse,
            "it has an ellipse, which its version does not know",
        ),
        (
            ShapeKind::Outline,
            "it has an outline with curves, which its version does not know",
        ),
    ],
);
/// Mark and version.
const PREFIX: usize = 4 + 4;
/// Mark, version, checksum.
const HEADER: usize = PREFIX + 4;

impl World {
    /// The state of the world as bytes: the same on every machine, and equal for equal worlds.
    ///
    /// ```
    /// use sat2d::world::{Body, World};
    /// use sat2d::{Shape, Transform};
    /// let mut world = World::new();
    /// let id = world.insert(Body::new(Shape::rectangle(2.0, 1.0)?, Transform::IDENTITY).user(7))?;
    /// let bytes = world.save();
    /// let again = World::restore(&bytes)?;
    /// assert_eq!(again.get(id)?.user, 7);
    /// assert!(World::restore(&bytes[..bytes.len() - 1]).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn save(&self) -> Vec<u8> {
        let mut bytes = vec![0; HEADER];
        bytes[..4].copy_from_slice(&MARK);
        bytes[4..PREFIX].copy_from_slice(&VERSION.to_le_bytes());
        // serializing into memory cannot fail
        let state = postcard::to_allocvec(&State::of(self)).unwrap_or_default();
        bytes.extend_from_slice(&state);
        let sum = crc32fast::hash(&bytes[HEADER..]);
        bytes[PREFIX..HEADER].copy_from_slice(&sum.to_le_bytes());
        bytes
    }

    /// The world that was [saved](World::save). It continues with the same ids, pairs and events.
    ///
    /// [`save`](World::save) writes format version 3. Versions 1, of sat2d 0.1, and 2, which have
    /// neither ellipses nor outlines with curves, are read too; such shapes in their bytes are an
    /// error. Version 1 kept neither how polygons were decomposed nor the user values of bodies
    /// that were already removed: it is the default method, and events about such bodies have the
    /// user value 0. Of version 1, worlds with many thousands of empty slots and hardly any body
    /// are rejected.
    ///
    /// The bytes may come from anywhere: what is read is validated, and the memory that is
    /// allocated is at most proportional to their length. The time is not limited: each concave
    /// polygon is decomposed again, with the options of its shape, and a million corners in one
    /// ring can take minutes. Reject bytes that are longer than your own worlds are.
    ///
    /// # Errors
    /// [`RestoreError`] if the bytes are not exactly those of a saved world.
    pub fn restore(bytes: &[u8]) -> Result<World, RestoreError> {
        let (found, rest) = split_version(bytes, MARK).ok_or(RestoreError::NotAWorld)?;
        let state = match found {
            1 => version_1::read(rest)?,
            2..=VERSION => State::read(rest)?,
            _ => {
                return Err(RestoreError::Version {
                    found,
                    expected: VERSION,
                });
            }
        };
        let (since, kinds) = NEW_KINDS;
        for (kind, what) in kinds {
            if found < since && state.has(kind) {
                return Err(damaged(what));
            }
        }
        state.world()
    }
}
