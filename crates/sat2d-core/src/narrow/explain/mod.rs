//! The relation of two shapes with a certificate that proves it.
//!
//! The relation is that of [`relation`](crate::relation()), which decides first. Then [`hulls`]
//! looks for the certificate of two hulls, in doubles if these prove it, otherwise in whole numbers
//! ([`whole`]); [`compound`] has that of shapes of several pieces, and [`json`] writes it down.
//! `docs/witnesses.md` says what a certificate proves, and how to check it.

pub(crate) mod compound;
pub(crate) mod explanation;
pub(crate) mod hulls;
pub(crate) mod json;
pub(crate) mod whole;

use crate::narrow::explain::explanation::{ExplainError, Explanation, SeparatingAxis};
use crate::narrow::relation::relation;
use crate::placed::placement::Placement;
use crate::placed::{CornerBuffer, Fit, HullView, PlacedHull};
use crate::shape::{Geometry, PlaceError, Shape};
use crate::transform::Transform;
use alloc::boxed::Box;
use sat2d_base::types::Relation;
use smallvec::{SmallVec, smallvec};

/// The [`relation`](crate::relation()) of shape `a` at `ta` and shape `b` at `tb`, with a
/// certificate that proves it to anyone who can add and multiply fractions.
///
/// - *Disjoint*: an axis along which all of `b` lies beyond all of `a`.
/// - *Touching*: a point of both, and an axis along which nothing of `b` lies before anything of
///   `a`.
/// - *Overlapping*: a point inside of both. Where one shape is a segment, a point or a chain, it is
///   a point of that inside of the other; where two segments cross, the point where they do.
///
/// A concave shape, a mask or a chain has an axis for each part of it and each part of the other
/// shape, or one for many parts together. The numbers are doubles, or fractions where no double
/// proves it: see [`Rational`](crate::query::Rational). All speak of the placed shapes, whose
/// coordinates are doubles. An outline without curves counts as the polygons that it consists of,
/// and their vertices have the numbers that [`to_json`](Explanation::to_json) gives them.
///
/// ```
/// use sat2d::{DVec2, Relation, Shape, Transform, query::explain};
/// let wall = Shape::rectangle(10.0, 2.0)?;
/// let ball = Shape::circle(DVec2::ZERO, 1.0)?;
/// let at = Transform::translation(DVec2::new(3.0, 2.0))?;
/// let proof = explain(&wall, &Transform::IDENTITY, &ball, &at)?;
/// assert_eq!(proof.relation(), Relation::Touching);
/// let [x, y] = proof.point().expect("they touch");
/// assert_eq!((x.to_f64(), y.to_f64()), (3.0, 1.0));
/// let [x, y] = &proof.axes()[0].normal;
/// assert!(x.to_f64() == 0.0 && y.to_f64() > 0.0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`ExplainError::Place`] if a placed coordinate is out of range, or a shape is an outline with
/// curves. [`ExplainError::NoCertificate`] for some pairs of ellipses that are closer to touching
/// than doubles can tell, and for concave polygons that rounding made flat or made cross
/// themselves.
pub fn explain(
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
) -> Result<Explanation, ExplainError> {
    let (a, b) = (a.as_polygons(), b.as_polygons());
    let relation = relation(a, ta, b, tb)?;
    let explanation = match (&a.geometry, &b.geometry) {
        (Geometry::Hull(a), Geometry::Hull(b)) => {
            of_placements(Placement::new(a, ta), Placement::new(b, tb), relation)?
        }
        _ => {
            let (a, b) = (a.place(ta)?, b.place(tb)?);
            compound::bodies(&a.geometry, &b.geometry, relation)
        }
    };
    explanation.ok_or(ExplainError::NoCertificate { relation })
}

/// The explanation of two hulls, small ones placed on the stack.
fn of_placements(
    a: Placement<'_>,
    b: Placement<'_>,
    relation: Relation,
) -> Result<Option<Explanation>, PlaceError> {
    if !a.is_elliptic() && !b.is_elliptic() {
        let fit = |of: Placement<'_>| Fit::new(of.hull, of.transform);
        let (fit_a, fit_b) = (fit(a)?, fit(b)?);
        let (mut corners_a, mut corners_b) = (CornerBuffer::EMPTY, CornerBuffer::EMPTY);
        let small = corners_a
            .place(a.hull, a.transform, fit_a)
            .zip(corners_b.place(b.hull, b.transform, fit_b));
        if let Some((p, q)) = small {
            return Ok(of_hulls(p, q, relation));
        }
    }
    let place = |of: Placement<'_>| PlacedHull::new(of.hull, of.transform);
    let (p, q) = (place(a)?, place(b)?);
    Ok(of_hulls(p.view(), q.view(), relation))
}

/// The explanation of two hulls with this relation; `None` if no certificate was found.
fn of_hulls(p: HullView<'_>, q: HullView<'_>, relation: Relation) -> Option<Explanation> {
    let (point, normal) = match relation {
        Relation::Disjoint => (None, Some(hulls::separating_axis(p, q)?)),
        Relation::Touching => {
            let (normal, point) = hulls::touching_axis(p, q)?;
            (Some(point?), Some(normal))
        }
        Relation::Overlapping => (Some(hulls::inner_point(p, q)?), None),
    };
    let axis = |normal| SeparatingAxis {
        of_a: 0..1,
        of_b: 0..1,
        offset: hulls::offset(p, q, &normal),
        normal,
    };
    Some(Explanation {
        relation,
        point: point.map(Box::new),
        parts: Default::default(),
        axes: normal.map_or_else(SmallVec::new, |normal| smallvec![axis(normal)]),
    })
}
