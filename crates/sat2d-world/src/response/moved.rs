//! A placement with another offset.

use glam::DVec2;
use sat2d_core::shape::PlaceError;
use sat2d_core::transform::Transform;

/// A placement moved by an offset.
pub(crate) fn moved(transform: &Transform, offset: DVec2) -> Result<Transform, PlaceError> {
    let [a, b, c, d, x, y] = transform.to_array();
    let (x, y) = (x + offset.x, y + offset.y);
    // only the translation changed, so nothing else can be invalid
    Transform::new(a, b, c, d, x, y).map_err(|_| PlaceError::BadPoint { x, y })
}
