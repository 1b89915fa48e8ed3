//! Contacts by short ways: of two circles, two rectangles, a circle and a polygon, two small polygons.
//!
//! Each way finds the features that meet by plain doubles, from as few placed points as it can, and takes them only where no other
//! features are as near within the errors of both this search and the general one (`nearest`), and where the depth found in plain
//! doubles is good enough for that one. Then the same formulas give the same bits. Anything else is left to the general way.

mod circles;
mod disc;
mod polygons;
mod quick;
mod rectangles;
mod sharp;

use super::contact::hulls;
use super::manifold::Manifold;
use crate::Transform;
use crate::shape::{Fit, Hull, Kind, PlaceError, PlacedHull};

pub use quick::{Ask, QuickPair};

/// One hull of a pair and where it is.
type Given<'a> = (&'a Hull, &'a Transform);

/// How two hulls meet.
#[inline]
pub(super) fn contact(a: Given<'_>, b: Given<'_>) -> Result<Option<Manifold>, PlaceError> {
    match (a.0.kind, b.0.kind) {
        (Kind::Rectangle, Kind::Rectangle) => rectangles::contact(a, b),
        (Kind::Disc, Kind::Disc) => circles::contact(a, b),
        (Kind::Disc, Kind::Rectangle | Kind::Polygon) => disc::disc_and_polygon(a, b),
        (Kind::Rectangle | Kind::Polygon, Kind::Disc) => disc::polygon_and_disc(a, b),
        (Kind::Rectangle | Kind::Polygon, Kind::Rectangle | Kind::Polygon) => {
            polygons::contact(a, b)
        }
        _ => general(a, b),
    }
}

/// How two hulls meet, by the general way.
#[inline(never)]
fn general(a: Given<'_>, b: Given<'_>) -> Result<Option<Manifold>, PlaceError> {
    // not by way of `Placed`, which would be moved about
    let (fit_a, fit_b) = (Fit::new(a.0, a.1)?, Fit::new(b.0, b.1)?);
    let placed_a = PlacedHull::fitted(a.0, a.1, fit_a);
    let placed_b = PlacedHull::fitted(b.0, b.1, fit_b);
    Ok(hulls(&placed_a, &placed_b))
}
