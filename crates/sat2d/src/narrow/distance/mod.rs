//! Distance and closest points.

pub(crate) mod bounds;
pub(crate) mod compound;
pub(crate) mod parallelogram;
pub(crate) mod point;

use crate::minkowski::gjk;
use crate::minkowski::nearest::{ENLARGE, Pair, REDUCE};
use crate::narrow::contact;
use crate::narrow::contact::by_kind::contact as contact_by_kind;
use crate::narrow::contact::general::in_order;
use crate::narrow::unchecked::{self, Continuation, Question, UncheckedCaller};
use crate::proxy::lazy_hull::LazyHull;
use crate::proxy::placement::Placement;
use crate::shape::{Body, Fit, Hull, Kind, PlaceError, Placed, PlacedHull, Shape};
use crate::transform::Transform;
use crate::types::manifold::at_least_normal;
use crate::types::{ClosestPoints, Outcome};

/// The distance between shape `a` at `ta` and shape `b` at `tb`, with the points and features that are nearest. It is right to
/// 1e-12 of itself, however near the shapes are to touching.
///
/// Where several pairs of points are as near (facing edges), one that has an edge's inside is preferred, of these the longest edge's.
/// Of concave shapes the nearest pieces are found by their boxes, and the time taken grows with the logarithm of the number of pieces where
/// few are about as near. Where the shapes are not disjoint the distance is 0, and normal, points and features are those of
/// the deepest point of their [`contact`](crate::contact()), in which overlapping shapes differ by its depth.
///
/// ```
/// use sat2d::query::{Feature, distance};
/// use sat2d::{DVec2, Shape, Transform};
/// let wall = Shape::rectangle(2.0, 10.0)?;
/// let ball = Shape::circle(DVec2::ZERO, 1.0)?;
/// let at = Transform::translation(DVec2::new(5.0, 3.0))?;
/// let near = distance(&wall, &Transform::IDENTITY, &ball, &at)?;
/// assert_eq!((near.distance, near.normal), (3.0, DVec2::X));
/// assert_eq!((near.on_a, near.feature_a), (DVec2::new(1.0, 3.0), Feature::Edge(1)));
/// assert_eq!((near.on_b, near.feature_b), (DVec2::new(4.0, 3.0), Feature::Arc(0)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// As [`relation`](crate::relation()).
#[inline(always)]
pub fn distance(
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
) -> Result<ClosestPoints, PlaceError> {
    let outcome = match (&a.body, &b.body) {
        (Body::Hull(a), Body::Hull(b)) => by_kind(Placement::new(a, ta), Placement::new(b, tb)),
        _ => Outcome::Undecided,
    };
    match outcome {
        Outcome::Decided(closest) => Ok(closest),
        Outcome::Undecided => checked_distance(a, ta, b, tb),
    }
}

/// [`distance`](crate::query::distance) for the C API, whose arguments nobody has checked yet.
#[inline(always)]
pub fn unchecked_distance<C: UncheckedCaller<ClosestPoints>>(
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
    out: C::Out,
) -> C::Returned {
    unchecked::ask::<DistanceQuestion, C>(a, ta, b, tb, out)
}

/// The question of [`distance`].
struct DistanceQuestion;

impl Question for DistanceQuestion {
    type Answer = ClosestPoints;

    const RECTANGLES: bool = false;
    const MIXED: bool = false;

    #[inline(always)]
    fn discs<K>(a: Placement<'_>, b: Placement<'_>, then: K) -> K::Returned
    where
        K: Continuation<ClosestPoints>,
    {
        then.outcome(parallelogram::circles(a, b).into())
    }
}

/// The stage for pairs of simple kinds.
#[inline(always)]
fn by_kind(a: Placement<'_>, b: Placement<'_>) -> Outcome<ClosestPoints> {
    match (a.hull.kind, b.hull.kind) {
        (Kind::Disc, Kind::Disc) => parallelogram::circles(a, b).into(),
        _ => Outcome::Undecided,
    }
}

/// The other stages of [`distance`], in a function of their own: the first one needs no stack
/// frame and stays small enough to be inlined.
///
/// # Errors
/// As [`distance`].
#[inline(never)]
pub fn checked_distance(
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
) -> Result<ClosestPoints, PlaceError> {
    let (Body::Hull(hull_a), Body::Hull(hull_b)) = (&a.body, &b.body) else {
        return Ok(a.place(ta)?.distance(&b.place(tb)?));
    };
    if let (Kind::Rectangle, Kind::Rectangle) = (hull_a.kind, hull_b.kind)
        && let Some(near) =
            parallelogram::rectangles(Placement::new(hull_a, ta), Placement::new(hull_b, tb))
    {
        return Ok(near);
    }
    full_distance(Placement::new(hull_a, ta), Placement::new(hull_b, tb))
}

/// What is not plain, and other kinds.
#[inline(never)]
fn full_distance(
    Placement {
        hull: hull_a,
        transform: ta,
    }: Placement<'_>,
    Placement {
        hull: hull_b,
        transform: tb,
    }: Placement<'_>,
) -> Result<ClosestPoints, PlaceError> {
    let (fit_a, fit_b) = (Fit::new(hull_a, ta)?, Fit::new(hull_b, tb)?);
    if let (Some(ring_a), Some(ring_b)) = (
        LazyHull::new(hull_a, ta, fit_a),
        LazyHull::new(hull_b, tb, fit_b),
    ) && let Some(near) = gjk::closest(&ring_a, &ring_b)
    {
        return Ok(near);
    }
    // what is not plainly apart meets, mostly, and contacts have short ways of their own
    if let Ok(Some(hit)) = contact_by_kind(Placement::new(hull_a, ta), Placement::new(hull_b, tb)) {
        return Ok(ClosestPoints::of_contact(&hit));
    }
    Ok(placed((hull_a, ta, fit_a), (hull_b, tb, fit_b)))
}

/// The closest points by all vertices. Apart from [`full_distance`] because it needs room for them.
#[inline(never)]
fn placed(a: (&Hull, &Transform, Fit), b: (&Hull, &Transform, Fit)) -> ClosestPoints {
    let placed_a = PlacedHull::fitted(a.0, a.1, a.2);
    let placed_b = PlacedHull::fitted(b.0, b.1, b.2);
    hulls(&placed_a, &placed_b)
}

impl Placed<'_> {
    /// The distance between two placed shapes and their closest points, see [`distance`].
    pub fn distance(&self, other: &Placed<'_>) -> ClosestPoints {
        compound::bodies(&self.body, &other.body)
    }
}

/// The closest points of two placed hulls.
pub(crate) fn hulls(a: &PlacedHull, b: &PlacedHull) -> ClosestPoints {
    if in_order(a, b) {
        ordered(a, b)
    } else {
        ordered(b, a).swapped()
    }
}

fn ordered(p: &PlacedHull, q: &PlacedHull) -> ClosestPoints {
    let pair = Pair::new(p, q);
    if pair.is_small {
        let near = ordered(&p.scaled(ENLARGE), &q.scaled(ENLARGE));
        return ClosestPoints {
            distance: at_least_normal(near.distance, near.distance * REDUCE),
            on_a: near.on_a * REDUCE,
            on_b: near.on_b * REDUCE,
            ..near
        };
    }
    let nearest = pair.distance();
    if nearest.gap <= 0.0 {
        return ClosestPoints::of_contact(&contact::general::manifold(&pair, &nearest, |_, _| {
            true
        }));
    }
    let (point, normal) = contact::general::witness(&pair, &nearest);
    ClosestPoints {
        distance: nearest.gap,
        normal,
        on_a: point.on_a,
        on_b: point.on_b,
        feature_a: point.feature_a,
        feature_b: point.feature_b,
    }
}
