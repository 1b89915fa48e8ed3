//! The last stage: the placed points by separating axes, exactly. It decides every pair.

use crate::minkowski::sat;
use crate::narrow::relation::{ellipses, rounded};
use crate::placed::placement::Placement;
use crate::placed::{CornerBuffer, Fit, HullView, PlacedHull};
use crate::shape::PlaceError;
use sat2d_base::types::Relation;

/// The relation of two hulls. Not inlined because it needs stack space for their points.
#[inline(never)]
pub(crate) fn relation(a: Placement<'_>, b: Placement<'_>) -> Result<Relation, PlaceError> {
    let (fit_a, fit_b) = (
        Fit::new(a.hull, a.transform)?,
        Fit::new(b.hull, b.transform)?,
    );
    let (mut corners_a, mut corners_b) = (CornerBuffer::EMPTY, CornerBuffer::EMPTY);
    let small = (
        corners_a.place(a.hull, a.transform, fit_a),
        corners_b.place(b.hull, b.transform, fit_b),
    );
    if let (Some(a), Some(b)) = small {
        return Ok(hulls(a, b));
    }
    let placed_a = PlacedHull::fitted(a.hull, a.transform, fit_a);
    let placed_b = PlacedHull::fitted(b.hull, b.transform, fit_b);
    Ok(hulls(&placed_a, &placed_b))
}

/// The relation of two placed hulls.
#[inline]
pub(crate) fn hulls<'a, 'b>(a: impl Into<HullView<'a>>, b: impl Into<HullView<'b>>) -> Relation {
    let (a, b) = (a.into(), b.into());
    if a.radius == 0.0 && b.radius == 0.0 {
        sat::relation(a.core(), b.core())
    } else if a.ellipse.is_some() || b.ellipse.is_some() {
        ellipses::views(a, b)
    } else {
        rounded::relation(a, b)
    }
}
