//! The signed distances of many points from one placed shape.

use crate::query;
use crate::shape::{Geometry, PlaceError, Shape};
use crate::transform::Transform;
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_base::types::SignedDistance;

/// The [signed distance](crate::query::signed_distance()) of each of some points from one placed
/// shape, with the same answers, bit for bit. Polygons of several pieces are placed only once.
///
/// ```
/// use sat2d::batch::signed_distances;
/// use sat2d::{DVec2, Shape, Transform};
/// let tile = Shape::rectangle(4.0, 2.0)?;
/// let points = [(0.0, 0.5), (2.0, 0.25), (5.0, 5.0)].map(DVec2::from);
/// let found = signed_distances(&tile, &Transform::IDENTITY, &points)?;
/// let distances: Vec<f64> = found.iter().map(|signed| signed.distance).collect();
/// assert_eq!(distances, [-0.5, 0.0, 5.0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`PlaceError`] if a placed coordinate is out of range, [`PlaceError::BadPoint`] for the first
/// point that is not finite or out of range.
pub fn signed_distances(
    shape: &Shape,
    transform: &Transform,
    points: &[DVec2],
) -> Result<Vec<SignedDistance>, PlaceError> {
    if let Geometry::Pieces(_) = &shape.geometry {
        let placed = shape.place(transform)?;
        return points
            .iter()
            .map(|&point| placed.signed_distance(point))
            .collect();
    }
    points
        .iter()
        .map(|&point| query::signed_distance(shape, transform, point))
        .collect()
}
