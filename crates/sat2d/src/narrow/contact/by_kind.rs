//! Contacts by short ways: of two circles, two rectangles, a circle and a polygon, two small polygons.
//!
//! Each way finds the features that meet by plain doubles, from as few placed points as it can, and takes them only where no other
//! features are as near within the errors of both this search and the general one (`nearest`), and where the depth found in plain
//! doubles is good enough for that one. Then the same formulas give the same bits. Anything else is left to the general way.

use crate::narrow::contact::general::hulls;
use crate::narrow::contact::{disc, disc_polygon, parallelogram, small_polygon};
use crate::proxy::placement::Placement;
use crate::shape::{Fit, Kind, PlaceError, PlacedHull};
use crate::types::manifold::Manifold;

/// How two hulls meet.
#[inline]
pub(crate) fn contact(a: Placement<'_>, b: Placement<'_>) -> Result<Option<Manifold>, PlaceError> {
    match (a.hull.kind, b.hull.kind) {
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
pub(crate) fn general(a: Placement<'_>, b: Placement<'_>) -> Result<Option<Manifold>, PlaceError> {
    // not by way of `Placed`, which would be moved about
    let (fit_a, fit_b) = (
        Fit::new(a.hull, a.transform)?,
        Fit::new(b.hull, b.transform)?,
    );
    let placed_a = PlacedHull::fitted(a.hull, a.transform, fit_a);
    let placed_b = PlacedHull::fitted(b.hull, b.transform, fit_b);
    Ok(hulls(&placed_a, &placed_b))
}
