//! Contact: how two shapes that are not disjoint meet, and how far they would have to move apart.

use crate::exact::gap::line_gap;
use crate::minkowski::edge_support::{Support, unit};
use crate::minkowski::nearest::{ENLARGE, Link, Nearest, Pair, REDUCE};
use crate::narrow::contact::by_kind;
use crate::narrow::contact::clip;
use crate::narrow::contact::clip::{Facing, Part};
use crate::narrow::contact::compound;
use crate::num::lexicographic;
use crate::proxy::placement::Placement;
use crate::shape::{Body, PlaceError, Placed, PlacedBody, Shape, View};
use crate::transform::Transform;
use crate::types::manifold::{ContactPoint, Feature, Manifold, Side};
use core::cmp::Ordering;
use glam::DVec2;

/// How shape `a` at `ta` and shape `b` at `tb` meet; `None` exactly where their [`relation`](crate::relation()) is `Disjoint`.
///
/// The depth is the length of the least translation that parts the shapes, right to 1e-12 of itself however small it is, above 0
/// exactly where they overlap. Moving `b` by `normal * depth`, or `a` the other way, leaves them touching but for
/// rounding; moved farther by [`rounding_margin`](Placed::rounding_margin) they do not overlap any more.
///
/// Where several answers are as good (equal polygons, one deep inside the other, crosses), the longest edge gives the normal,
/// of equally long ones that of one fixed shape of the two, then that with the least number: always the same one.
/// Circles with one centre part along the x axis. Segments on one line touch, and part across it.
///
/// Of concave shapes it is the deepest of their [`contacts`](crate::contacts()), and its depth that of two convex pieces: moving by it parts
/// these, others may still overlap.
///
/// Swapping the shapes swaps the answer: the normal is negated, features and points change sides, not a bit else
/// changes. (Only two shapes, or pieces of shapes, whose placed points are equal in order and number have one answer for both
/// orders, as nothing can tell them apart.)
///
/// ```
/// use sat2d::query::{ContactKind, Feature, Side, contact};
/// use sat2d::{DVec2, Shape, Transform};
/// let floor = Shape::rectangle(100.0, 2.0)?;
/// let crate_ = Shape::rectangle(4.0, 4.0)?;
/// let at = Transform::translation(DVec2::new(10.0, 2.5))?;
/// let hit = contact(&floor, &Transform::IDENTITY, &crate_, &at)?.ok_or("apart")?;
/// assert_eq!((hit.normal, hit.depth), (DVec2::Y, 0.5));
/// assert_eq!((hit.kind(), hit.reference), (ContactKind::EdgeEdge, Some(Side::A)));
/// assert_eq!((hit.feature_a, hit.feature_b), (Feature::Edge(2), Feature::Edge(0)));
/// assert_eq!(hit.points()[0].on_a, DVec2::new(8.0, 1.0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// As [`relation`](crate::relation()).
pub fn contact(
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
) -> Result<Option<Manifold>, PlaceError> {
    let (Body::Hull(hull_a), Body::Hull(hull_b)) = (&a.body, &b.body) else {
        return of_pieces(a, ta, b, tb);
    };
    by_kind::contact(Placement::new(hull_a, ta), Placement::new(hull_b, tb))
}

/// [`contact`] where a shape is concave. Apart from it because it needs room.
#[inline(never)]
fn of_pieces(
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
) -> Result<Option<Manifold>, PlaceError> {
    Ok(a.place(ta)?.contact(&b.place(tb)?))
}

impl Placed<'_> {
    /// How two placed shapes meet, see [`contact`]; `None` exactly where they are disjoint.
    pub fn contact(&self, other: &Placed<'_>) -> Option<Manifold> {
        match (&self.body, &other.body) {
            (PlacedBody::Hull(a), PlacedBody::Hull(b)) => hulls(a, b),
            (a, b) => compound::bodies(a, b).into_iter().next(),
        }
    }

    /// What a move by `normal * depth` must be lengthened by so that rounding cannot leave an overlap: 16 units in the last place
    /// of the largest magnitude that a coordinate of either shape, or the sum of their radii, has. It covers the error of
    /// depth and normal and the rounding of moved coordinates, as long as the offset of the transform that
    /// moves them is no larger than 4 times that magnitude.
    ///
    /// ```
    /// use sat2d::{DVec2, Relation, Shape, Transform};
    /// let tile = Shape::rectangle(0.7, 0.3)?;
    /// let turned = Transform::placement_degrees(DVec2::new(0.2, 0.1), 33.0, 1.0, 1.0)?;
    /// let (a, b) = (tile.place(&Transform::IDENTITY)?, tile.place(&turned)?);
    /// let hit = a.contact(&b).ok_or("apart")?;
    /// let out = hit.normal * (hit.depth + a.rounding_margin(&b));
    /// let parted = Transform::translation(out)?.product(&turned)?;
    /// assert_ne!(a.relation(&tile.place(&parted)?), Relation::Overlapping);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn rounding_margin(&self, other: &Placed<'_>) -> f64 {
        let ((reach_a, radius_a), (reach_b, radius_b)) =
            (self.body.magnitude(), other.body.magnitude());
        let reach = (radius_a + radius_b).max(reach_a).max(reach_b);
        // a unit in the last place is at most EPSILON of the magnitude
        (16.0 * f64::EPSILON * reach).max(f64::MIN_POSITIVE)
    }
}

/// The contact of two placed hulls.
pub(crate) fn hulls<'a>(a: impl Into<View<'a>>, b: impl Into<View<'a>>) -> Option<Manifold> {
    let (a, b) = (a.into(), b.into());
    if in_order(a, b) {
        ordered(a, b)
    } else {
        ordered(b, a).map(|manifold| manifold.swapped())
    }
}

/// An order of hulls in which every pair is computed, so that both orders of asking give the same bits.
pub(crate) fn in_order<'a>(a: impl Into<View<'a>>, b: impl Into<View<'a>>) -> bool {
    let (a, b) = (a.into(), b.into());
    let mut order = lexicographic(a.points[0], b.points[0]);
    if order == Ordering::Equal {
        let pairs = a.points.iter().zip(b.points).skip(1);
        order = pairs
            .map(|(&p, &q)| lexicographic(p, q))
            .find(|&order| order != Ordering::Equal)
            .unwrap_or(a.points.len().cmp(&b.points.len()))
            .then(a.radius.total_cmp(&b.radius));
    }
    order != Ordering::Greater
}

fn ordered(p: View<'_>, q: View<'_>) -> Option<Manifold> {
    let pair = Pair::new(p, q);
    if pair.is_small {
        let manifold = ordered(p.scaled(ENLARGE).view(), q.scaled(ENLARGE).view())?;
        return Some(manifold.scaled(REDUCE));
    }
    let nearest = pair.contact()?;
    Some(manifold(&pair, &nearest, |_, _| true))
}

/// The manifold of a pair that meets; `is_edge` tells sides of a hull that are edges of the shape from cuts.
#[inline(always)]
pub(crate) fn manifold(
    pair: &Pair<'_>,
    nearest: &Nearest,
    is_edge: impl Fn(Side, usize) -> bool,
) -> Manifold {
    let depth = 0.0 - nearest.gap;
    let (side, support) = match &nearest.link {
        Link::Edge(side, support) => (*side, support),
        Link::Vertices(..) => {
            let (point, normal) = witness(pair, nearest);
            return Manifold::single(normal, None, ContactPoint { depth, ..point });
        }
    };
    let (reference, incident) = (pair.hull(side), pair.hull(side.other()));
    let (_, end) = pair.ends(side, support);
    let normal = side.toward_second(support.normal());
    let radii = (reference.radius, incident.radius);
    let at = |facing: &Facing, depth| contact_point(pair, side, normal, facing, radii, depth);
    let single = || {
        let facing = clip::deepest(support, end, reference, incident);
        Manifold::single(normal, Some(side), at(&facing, depth))
    };
    let Some(edge) = clip::incident_edge(support, incident, |i| is_edge(side.other(), i)) else {
        return single();
    };
    let Some([first, second]) = clip::clip(support, end, reference, &edge, incident) else {
        return single();
    };
    // a side that is not the nearest of all may have the deepest corner beyond its end
    if first.separation > 2.0 * pair.error - (depth - reference.radius - incident.radius) {
        return single();
    }
    // a corner that is not the deepest, and a cut, face an edge that may lean
    let leaning = |facing: &Facing| {
        let toward = side.toward_second(DVec2::ZERO - normal);
        let (out, incident_part) = clip::way_out(&edge, facing, toward, incident, pair.error);
        let facing = Facing {
            incident_part,
            ..*facing
        };
        (facing, out)
    };
    let (leant, out) = leaning(&second);
    let less = reference.radius + out - second.separation;
    if !reaches(pair, side, support, &edge, &second, less) {
        return single();
    }
    let deepest = match first.incident_part {
        Part::Vertex(_) => at(&first, depth),
        Part::Edge(_) => {
            let (first, out) = leaning(&first);
            contact_point(pair, side, normal, &first, (reference.radius, out), depth)
        }
    };
    let less = less.clamp(0.0, depth);
    let points = [
        deepest,
        contact_point(pair, side, normal, &leant, (reference.radius, out), less),
    ];
    let middle = first.reference + (second.reference - first.reference) / 2.0;
    let feature = |hull: View<'_>, edge: usize| feature(hull, Part::Edge(edge), middle);
    let (own, other) = (
        feature(reference, support.edge),
        feature(incident, edge.edge),
    );
    Manifold::stretch(normal, depth, side, by_side(side, own, other), points)
}

/// The unit vector from the first hull to the second, along which they are nearest or deepest.
pub(crate) fn normal(pair: &Pair<'_>, link: &Link) -> DVec2 {
    match link {
        Link::Edge(side, support) => side.toward_second(support.normal()),
        &Link::Vertices(i, j) => {
            let (p, q) = (pair.hull(Side::A).points[i], pair.hull(Side::B).points[j]);
            if p == q { DVec2::X } else { unit(q - p) }
        }
    }
}

/// The two points of a pair that are nearest to each other (or deepest), and the unit vector from the first hull to the second.
pub(crate) fn witness(pair: &Pair<'_>, nearest: &Nearest) -> (ContactPoint, DVec2) {
    let normal = normal(pair, &nearest.link);
    let (side, facing) = match &nearest.link {
        Link::Edge(side, support) => {
            let (_, end) = pair.ends(*side, support);
            let (reference, incident) = (pair.hull(*side), pair.hull(side.other()));
            (*side, clip::deepest(support, end, reference, incident))
        }
        &Link::Vertices(i, j) => {
            let facing = Facing {
                reference: pair.hull(Side::A).points[i],
                reference_part: Part::Vertex(i),
                incident: pair.hull(Side::B).points[j],
                incident_part: Part::Vertex(j),
                separation: nearest.gap,
            };
            (Side::A, facing)
        }
    };
    let radii = (pair.hull(side).radius, pair.hull(side.other()).radius);
    let point = contact_point(pair, side, normal, &facing, radii, 0.0);
    (point, normal)
}

/// Whether the second point of a clipped edge, too, lies on the reference edge's line or behind it (less the radii). Where doubles
/// cannot tell, the sign of the gap between the corner and the edge that make the point does.
#[inline]
fn reaches(
    pair: &Pair<'_>,
    side: Side,
    support: &Support,
    edge: &clip::Incident,
    facing: &Facing,
    depth: f64,
) -> bool {
    if depth.abs() > pair.error {
        return depth > 0.0;
    }
    let radii = (pair.hull(side).radius, pair.hull(side.other()).radius);
    let (start, end) = pair.ends(side, support);
    let gap = match facing.incident_part {
        Part::Vertex(_) => line_gap(start, end, facing.incident, radii),
        Part::Edge(_) => line_gap(edge.start, edge.end, facing.reference, radii),
    };
    gap <= 0.0
}

/// A point on both boundaries: that far from the cores along the normal, with the user's numbers.
#[inline(always)]
fn contact_point(
    pair: &Pair<'_>,
    side: Side,
    normal: DVec2,
    facing: &Facing,
    out: (f64, f64),
    depth: f64,
) -> ContactPoint {
    let (reference, incident) = (pair.hull(side), pair.hull(side.other()));
    let outward = side.toward_second(normal);
    let (on_a, on_b) = by_side(
        side,
        facing.reference + outward * out.0,
        facing.incident - outward * out.1,
    );
    let (feature_a, feature_b) = by_side(
        side,
        feature(reference, facing.reference_part, facing.reference),
        feature(incident, facing.incident_part, facing.incident),
    );
    ContactPoint {
        on_a,
        on_b,
        depth,
        feature_a,
        feature_b,
    }
}

/// What of the reference hull and what of the incident one, as first and second.
#[inline]
fn by_side<T>(side: Side, reference: T, incident: T) -> (T, T) {
    match side {
        Side::A => (reference, incident),
        Side::B => (incident, reference),
    }
}

/// A part of a hull as its user names it.
#[inline(always)]
pub(crate) fn feature<'a>(hull: impl Into<View<'a>>, part: Part, at: DVec2) -> Feature {
    let hull = hull.into();
    match part {
        Part::Edge(i) => Feature::Edge(hull.edge_number(i, at) as u32),
        Part::Vertex(i) if hull.radius > 0.0 => Feature::Arc(hull.vertex_number(i) as u32),
        Part::Vertex(i) => Feature::Vertex(hull.vertex_number(i) as u32),
    }
}
