//! Relations, contacts, distances, separation, containment and casts.

use crate::error::OrRaise;
use crate::generated::words::Containment;
use crate::input::{Instance, Vector};
use crate::plain;
use crate::results::{ClosestPoints, Manifold, RayHit, Relation, Separation};
use crate::shape::Shape;
use crate::transform::At;
use pyo3::prelude::*;
use sat2d::query;

/// How two placed shapes meet; decided exactly.
#[pyfunction]
pub(crate) fn relation(
    a: Instance<'_, Shape>,
    at_a: At,
    b: Instance<'_, Shape>,
    at_b: At,
) -> PyResult<Relation> {
    query::relation(&a.get().0, &at_a.0, &b.get().0, &at_b.0)
        .or_raise()
        .map(Relation)
}

/// Whether two placed shapes touch or overlap.
#[pyfunction]
pub(crate) fn hits(
    a: Instance<'_, Shape>,
    at_a: At,
    b: Instance<'_, Shape>,
    at_b: At,
) -> PyResult<bool> {
    query::hits(&a.get().0, &at_a.0, &b.get().0, &at_b.0).or_raise()
}

/// Whether two placed shapes overlap.
#[pyfunction]
pub(crate) fn overlaps(
    a: Instance<'_, Shape>,
    at_a: At,
    b: Instance<'_, Shape>,
    at_b: At,
) -> PyResult<bool> {
    query::overlaps(&a.get().0, &at_a.0, &b.get().0, &at_b.0).or_raise()
}

/// The relation of a placed shape and a point.
#[pyfunction]
pub(crate) fn point_relation(
    shape: Instance<'_, Shape>,
    at: At,
    point: Vector,
) -> PyResult<Relation> {
    query::point_relation(&shape.get().0, &at.0, point.0)
        .or_raise()
        .map(Relation)
}

/// How two placed shapes meet; `None` exactly where they are disjoint.
///
/// Of concave shapes it is the deepest of `contacts`.
#[pyfunction]
pub(crate) fn contact(
    a: Instance<'_, Shape>,
    at_a: At,
    b: Instance<'_, Shape>,
    at_b: At,
) -> PyResult<Option<Manifold>> {
    let found = query::contact(&a.get().0, &at_a.0, &b.get().0, &at_b.0).or_raise()?;
    Ok(found.map(Into::into))
}

/// The contacts of all pieces of two placed shapes, the deepest first.
#[pyfunction]
pub(crate) fn contacts(
    a: Instance<'_, Shape>,
    at_a: At,
    b: Instance<'_, Shape>,
    at_b: At,
) -> PyResult<Vec<Manifold>> {
    let found = query::contacts(&a.get().0, &at_a.0, &b.get().0, &at_b.0).or_raise()?;
    Ok(found.into_iter().map(Into::into).collect())
}

/// The length to add to the depth of a contact so that moving the second shape along the normal
/// leaves no overlap, whatever is rounded.
#[pyfunction]
pub(crate) fn rounding_margin(
    a: Instance<'_, Shape>,
    at_a: At,
    b: Instance<'_, Shape>,
    at_b: At,
) -> PyResult<f64> {
    let (a, b) = (&a.get().0, &b.get().0);
    query::rounding_margin(a, &at_a.0, b, &at_b.0).or_raise()
}

/// The distance of two placed shapes; 0 exactly where they meet.
#[pyfunction]
pub(crate) fn distance(
    a: Instance<'_, Shape>,
    at_a: At,
    b: Instance<'_, Shape>,
    at_b: At,
) -> PyResult<ClosestPoints> {
    let found = query::distance(&a.get().0, &at_a.0, &b.get().0, &at_b.0).or_raise()?;
    Ok(found.into())
}

/// The shortest translation of the second shape after which the shapes do not overlap.
///
/// `None` if they do not overlap anyway. More than `work_limit` units of work, 2**25 if it is
/// `None`, raise an error.
#[pyfunction]
#[pyo3(signature = (a, at_a, b, at_b, *, work_limit=None))]
pub(crate) fn separation(
    a: Instance<'_, Shape>,
    at_a: At,
    b: Instance<'_, Shape>,
    at_b: At,
    work_limit: Option<u64>,
) -> PyResult<Option<Separation>> {
    let (a, b) = (&a.get().0, &b.get().0);
    let found = match work_limit {
        None => query::separation(a, &at_a.0, b, &at_b.0).or_raise()?,
        Some(limit) => query::separation_within(a, &at_a.0, b, &at_b.0, limit).or_raise()?,
    };
    Ok(found.map(Into::into))
}

/// How a placed shape, the first, lies within another; decided exactly.
///
/// Not, touching its boundary from inside, in its interior, or the same set of points.
#[pyfunction]
pub(crate) fn containment(
    inner: Instance<'_, Shape>,
    at_inner: At,
    outer: Instance<'_, Shape>,
    at_outer: At,
) -> PyResult<Containment> {
    let (inner, outer) = (&inner.get().0, &outer.get().0);
    query::containment(inner, &at_inner.0, outer, &at_outer.0)
        .or_raise()
        .map(Containment)
}

/// Where a segment first meets a placed shape.
#[pyfunction]
pub(crate) fn cast_segment(
    shape: Instance<'_, Shape>,
    at: At,
    start: Vector,
    end: Vector,
) -> PyResult<Option<RayHit>> {
    let hit = query::cast_segment(&shape.get().0, &at.0, start.0, end.0).or_raise()?;
    Ok(hit.map(Into::into))
}

/// Where a ray first meets a placed shape, within `reach` lengths of `direction`; if that is
/// (0, 0), the ray is its origin.
#[pyfunction]
#[pyo3(signature = (shape, at, origin, direction, reach=f64::INFINITY),
        text_signature = "(shape, at, origin, direction, reach=1e999)",
    )]
pub(crate) fn cast_ray(
    shape: Instance<'_, Shape>,
    at: At,
    origin: Vector,
    direction: Vector,
    #[pyo3(from_py_with = plain::number)] reach: f64,
) -> PyResult<Option<RayHit>> {
    let hit = query::cast_ray(&shape.get().0, &at.0, origin.0, direction.0, reach).or_raise()?;
    Ok(hit.map(Into::into))
}
