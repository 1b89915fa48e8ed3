//! Shapes as they are written and read.

use alloc::sync::Arc;
use sat2d_core::shape::Shape;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A shape in its final allocation, so that reading many of them never holds a second copy.
pub(super) struct Shared(pub(super) Arc<Shape>);

impl Serialize for Shared {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Shared {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Shared(Arc::new(Shape::deserialize(deserializer)?)))
    }
}
