//! Contacts by short ways: of two circles, two rectangles, a circle and a polygon, two small polygons.
//!
//! Each way finds the features that meet by plain doubles, from as few placed points as it can, and takes them only where no other
//! features are as near within the errors of both this search and the general one (`nearest`), and where the depth found in plain
//! doubles is good enough for that one. Then the same formulas give the same bits. Anything else is left to the general way.

use crate::narrow::contact::general::hulls;
use crate::narrow::contact::{disc, disc_polygon, parallelogram, small_polygon};
use crate::shape::{Fit, Hull, Kind, PlaceError, PlacedHull};
use crate::transform::Transform;
use crate::types::manifold::Manifold;

/// One hull of a pair and where it is.
pub(crate) type Given<'a> = (&'a Hull, &'a Transform);

/// How two hulls meet.
#[inline]
pub(crate) fn contact(a: Given<'_>, b: Given<'_>) -> Result<Option<Manifold>, PlaceError> {
    match (a.0.kind, b.0.kind) {
        (Kind::Rectangle, Kind::Rectangle) => parallelogram::contact(a, b),
        (Kind::Disc, Kind::Disc) => disc::contact(a, b),
        (Kind::Disc, Kind::Rectangle | Kind::Polygon) => disc_polygon::disc_and_polygon(a, b),
        (Kind::Rectangle | Kind::Polygon, Kind::Disc) => disc_polygon::polygon_and_disc(a, b),
        (Kind::Rectangle | Kind::Polygon, Kind::Rectangle | Kind::Polygon) => {
            small_polygon::contact(a, b)
        }
        _ => general(a, b),
    }
}

/// How two hulls meet, by the general way.
#[inline(never)]
pub(crate) fn general(a: Given<'_>, b: Given<'_>) -> Result<Option<Manifold>, PlaceError> {
    // not by way of `Placed`, which would be moved about
    let (fit_a, fit_b) = (Fit::new(a.0, a.1)?, Fit::new(b.0, b.1)?);
    let placed_a = PlacedHull::fitted(a.0, a.1, fit_a);
    let placed_b = PlacedHull::fitted(b.0, b.1, fit_b);
    Ok(hulls(&placed_a, &placed_b))
}
