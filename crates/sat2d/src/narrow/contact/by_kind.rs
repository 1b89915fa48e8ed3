//! Contacts by short ways: of two circles, two rectangles, a circle and a polygon, two small polygons.
//!
//! Each way finds the features that meet by plain doubles, from as few placed points as it can, and takes them only where no other
//! features are as near within the errors of both this search and the general one (`nearest`), and where the depth found in plain
//! doubles is good enough for that one. Then the same formulas give the same bits. Anything else is left to the general way.

use crate::narrow::contact::general::hulls;
use crate::narrow::contact::{disc, disc_polygon, parallelogram, small_polygon};
use crate::narrow::unchecked::{self, Continuation, Question, UncheckedCaller};
use crate::proxy::placement::Placement;
use crate::shape::{Fit, Kind, PlaceError, PlacedHull, Shape};
use crate::transform::Transform;
use crate::types::{Manifold, Side};

/// How two hulls meet.
#[inline]
pub(crate) fn contact(a: Placement<'_>, b: Placement<'_>) -> Result<Option<Manifold>, PlaceError> {
    match (a.hull.kind, b.hull.kind) {
        (Kind::Rectangle, Kind::Rectangle) => parallelogram::contact(a, b),
        (Kind::Disc, Kind::Disc) => discs(a, b),
        (Kind::Disc, Kind::Rectangle | Kind::Polygon) => disc_and_polygon(a, b),
        (Kind::Rectangle | Kind::Polygon, Kind::Disc) => polygon_and_disc(a, b),
        (Kind::Rectangle | Kind::Polygon, Kind::Rectangle | Kind::Polygon) => {
            small_polygon::contact(a, b)
        }
        _ => general(a, b),
    }
}

/// Goes on to the general stage.
struct ElseGeneral<'a> {
    a: Placement<'a>,
    b: Placement<'a>,
}

impl Continuation<Option<Manifold>> for ElseGeneral<'_> {
    type Returned = Result<Option<Manifold>, PlaceError>;

    #[inline(always)]
    fn decided(self, contact: Option<Manifold>) -> Self::Returned {
        Ok(contact)
    }

    #[inline(always)]
    fn undecided(self) -> Self::Returned {
        general(self.a, self.b)
    }
}

#[inline(never)]
fn discs(a: Placement<'_>, b: Placement<'_>) -> Result<Option<Manifold>, PlaceError> {
    disc::contact(a, b, ElseGeneral { a, b })
}

#[inline(never)]
fn disc_and_polygon(a: Placement<'_>, b: Placement<'_>) -> Result<Option<Manifold>, PlaceError> {
    disc_polygon::contact(b, a, Side::B, ElseGeneral { a, b })
}

#[inline(never)]
fn polygon_and_disc(a: Placement<'_>, b: Placement<'_>) -> Result<Option<Manifold>, PlaceError> {
    disc_polygon::contact(a, b, Side::A, ElseGeneral { a, b })
}

/// [`contact`](crate::query::contact) for the C API, whose arguments nobody has checked yet.
#[inline(always)]
pub fn unchecked_contact<C: UncheckedCaller<Option<Manifold>>>(
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
    out: C::Out,
) -> C::Returned {
    unchecked::ask::<ContactQuestion, C>(a, ta, b, tb, out)
}

/// The question of [`contact`].
struct ContactQuestion;

impl Question for ContactQuestion {
    type Answer = Option<Manifold>;

    const RECTANGLES: bool = false;
    const MIXED: bool = true;

    #[inline(always)]
    fn discs<K>(a: Placement<'_>, b: Placement<'_>, then: K) -> K::Returned
    where
        K: Continuation<Option<Manifold>>,
    {
        disc::contact(a, b, then)
    }

    #[inline(always)]
    fn disc_and_polygon<K>(a: Placement<'_>, b: Placement<'_>, then: K) -> K::Returned
    where
        K: Continuation<Option<Manifold>>,
    {
        disc_polygon::contact(b, a, Side::B, then)
    }

    #[inline(always)]
    fn polygon_and_disc<K>(a: Placement<'_>, b: Placement<'_>, then: K) -> K::Returned
    where
        K: Continuation<Option<Manifold>>,
    {
        disc_polygon::contact(a, b, Side::A, then)
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
