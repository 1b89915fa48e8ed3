//! What is told before anything is checked: contacts where a circle meets a circle or a polygon, verdicts on these and on two rectangles, the distance of
//! two circles.
//!
//! These ways cannot panic nor allocate, and of numbers that are no maps (not finite, or with determinant 0) they tell nothing. So the C face
//! takes them before it checks its arguments and puts up its guard against panics.

use crate::narrow::contact;
use crate::narrow::contact::by_kind::general;
use crate::narrow::distance;
use crate::narrow::relation;
use crate::proxy::placement::Placement;
use crate::shape::{Body, Kind, PlaceError, Shape};
use crate::transform::Transform;
use crate::types::ClosestPoints;
use crate::types::Relation;
use crate::types::manifold::{Manifold, Side};

/// Who asks how two hulls meet, and what becomes of the answer, which is handed on so that it is made where it is to lie.
#[doc(hidden)]
pub trait Ask {
    /// What becomes of it.
    type Answer;

    /// Takes the answer.
    fn tell(self, contact: Option<Manifold>) -> Self::Answer;

    /// Goes another way, where the one that was asked cannot tell.
    fn left(self) -> Self::Answer;
}

/// Asks for [`contact`](crate::narrow::contact::by_kind::contact), which goes the general way where it is left.
pub(crate) struct Asked<'a> {
    pub(crate) a: Placement<'a>,
    pub(crate) b: Placement<'a>,
}

impl Ask for Asked<'_> {
    type Answer = Result<Option<Manifold>, PlaceError>;

    #[inline(always)]
    fn tell(self, contact: Option<Manifold>) -> Self::Answer {
        Ok(contact)
    }

    #[inline(always)]
    fn left(self) -> Self::Answer {
        general(self.a, self.b)
    }
}

/// A pair of kinds that has such a way. For the C face.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuickPair {
    /// Two rectangles, of which the verdict is told this way.
    Rectangles,
    /// Two circles.
    Circles,
    /// A circle, then a convex polygon.
    CircleAndPolygon,
    /// The other way round.
    PolygonAndCircle,
}

impl QuickPair {
    /// Which pair two shapes are.
    #[inline(always)]
    pub fn of(a: &Shape, b: &Shape) -> Option<QuickPair> {
        let (Body::Hull(a), Body::Hull(b)) = (&a.body, &b.body) else {
            return None;
        };
        match (a.kind, b.kind) {
            (Kind::Rectangle, Kind::Rectangle) => Some(QuickPair::Rectangles),
            (Kind::Disc, Kind::Disc) => Some(QuickPair::Circles),
            (Kind::Disc, Kind::Rectangle | Kind::Polygon) => Some(QuickPair::CircleAndPolygon),
            (Kind::Rectangle | Kind::Polygon, Kind::Disc) => Some(QuickPair::PolygonAndCircle),
            _ => None,
        }
    }

    /// How two shapes that are [`of`](QuickPair::of) these kinds stand to each other, where doubles can tell.
    #[inline(always)]
    pub fn relation(
        self,
        a: &Shape,
        ta: &Transform,
        b: &Shape,
        tb: &Transform,
    ) -> Option<Relation> {
        let (Body::Hull(a), Body::Hull(b)) = (&a.body, &b.body) else {
            return None;
        };
        let (a, b) = (Placement::new(a, ta), Placement::new(b, tb));
        match self {
            QuickPair::Rectangles => relation::parallelogram::unchecked_relation(a, b),
            QuickPair::Circles => relation::disc::relation(a, b),
            QuickPair::CircleAndPolygon => relation::disc_polygon::relation(b, a),
            QuickPair::PolygonAndCircle => relation::disc_polygon::relation(a, b),
        }
    }

    /// How far two circles are apart, where doubles can tell; of other kinds nothing is told.
    #[inline(always)]
    pub fn distance(
        self,
        a: &Shape,
        ta: &Transform,
        b: &Shape,
        tb: &Transform,
    ) -> Option<ClosestPoints> {
        match (self, &a.body, &b.body) {
            (QuickPair::Circles, Body::Hull(a), Body::Hull(b)) => {
                distance::parallelogram::circles(Placement::new(a, ta), Placement::new(b, tb))
            }
            _ => None,
        }
    }

    /// How two shapes that are [`of`](QuickPair::of) these kinds meet.
    #[inline(always)]
    pub fn contact<A: Ask>(
        self,
        a: &Shape,
        ta: &Transform,
        b: &Shape,
        tb: &Transform,
        ask: A,
    ) -> A::Answer {
        let (Body::Hull(a), Body::Hull(b)) = (&a.body, &b.body) else {
            return ask.left();
        };
        let (a, b) = (Placement::new(a, ta), Placement::new(b, tb));
        match self {
            QuickPair::Rectangles => ask.left(),
            QuickPair::Circles => contact::disc::quick(a, b, ask),
            QuickPair::CircleAndPolygon => contact::disc_polygon::quick(b, a, Side::B, ask),
            QuickPair::PolygonAndCircle => contact::disc_polygon::quick(a, b, Side::A, ask),
        }
    }
}
