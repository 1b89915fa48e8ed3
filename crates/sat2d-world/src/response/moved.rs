//! A placement with another offset.

use crate::shape::PlaceError;
use crate::transform::Transform;
use glam::DVec2;

/// A placement moved by an offset.
pub(in crate::world) fn moved(
    transform: &Transform,
    offset: DVec2,
) -> Result<Transform, PlaceError> {
    let [a, b, c, d, x, y] = transform.to_array();
    let (x, y) = (x + offset.x, y + offset.y);
    // only the translation changed, so nothing else can be invalid
    Transform::new(a, b, c, d, x, y).map_err(|_| PlaceError::BadPoint { x, y })
}
