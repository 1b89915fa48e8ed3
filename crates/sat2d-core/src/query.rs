//! Two placed shapes: relation, contacts, distance, separation, casts and sweeps.

// Each question is asked here, and only here it is chosen who answers: `narrow` for hulls and
// pieces, `curved` if a shape is an outline with curves.

use crate::curved;
use crate::curved::sweep::after_start::{named, outlines_after_start};
use crate::narrow::cast::reach;
use crate::narrow::ladder::All;
use crate::narrow::one_sided::has_chain;
use crate::narrow::sweep::conservative_advancement::MovingPair;
use crate::narrow::sweep::moving::MovingShape;
use crate::narrow::{self, check_point};
use crate::placed::PlacedHull;
use crate::placed::placement::Placement;
use crate::shape::{Geometry, PlaceError, Shape};
use crate::transform::Transform;
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_base::limit::{DEFAULT_WORK_LIMIT, WorkBudget};
use sat2d_base::types::Outcome;

pub use crate::narrow::{AtStart, Motion, SweepError, SweepOptions};
pub use crate::narrow::{ExplainError, Explanation, SeparatingAxis, explain};
pub use crate::narrow::{Separation, SeparationError};
pub use sat2d_base::exact::rational::Rational;
pub use sat2d_base::types::ClosestPoints;
pub use sat2d_base::types::Containment;
pub use sat2d_base::types::RayHit;
pub use sat2d_base::types::SignedDistance;
pub use sat2d_base::types::{ContactKind, ContactPoint, Feature, Manifold, Relation, Side};
pub use sat2d_base::types::{Impact, ImpactBounds};

/// The relation of shape `a` at `ta` and shape `b` at `tb`, exact for the placed coordinates.
///
/// A placed coordinate is the double `(a·x + c·y) + tx` (see [`Transform`]), a placed radius the
/// double `radius · sqrt(a·a + b·b)` ([`Transform::scale`]). Under a transform that is no
/// similarity, the disc around a point becomes an ellipse: the image of the unit disc under the map
/// with the columns `(radius·a, radius·b)` and `(radius·c, radius·d)`, four doubles. The relation
/// of the hulls of these numbers is exact, with no tolerance of any kind.
///
/// ```
/// use sat2d::{DVec2, Relation, Shape, Transform, relation};
/// // a sprite that faces left: mirrored, then turned
/// let blade = Shape::rectangle_xywh(0.0, -2.0, 40.0, 4.0)?;
/// let corners = [DVec2::new(0.0, 0.0), DVec2::new(9.0, 0.0), DVec2::new(5.0, 7.0)];
/// let target = Shape::convex_polygon(&corners)?;
/// let hand = Transform::placement_degrees(DVec2::new(60.0, 5.0), 15.0, -1.0, 1.0)?;
/// let there = Transform::translation(DVec2::new(20.0, -8.0))?;
/// assert_eq!(relation(&blade, &hand, &target, &there)?, Relation::Overlapping);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`PlaceError`] if a placed coordinate is out of range.
#[inline(always)]
pub fn relation(
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
) -> Result<Relation, PlaceError> {
    match narrow::relation::ladder::unchecked(All, a, ta, b, tb) {
        Outcome::Decided(relation) => Ok(relation),
        Outcome::Undecided => checked_relation(a, ta, b, tb),
    }
}

/// What is left of [`relation`] after the stages for simple kinds. Part of the C API's fast path.
///
/// # Errors
/// As [`relation`].
#[doc(hidden)]
#[inline(never)]
pub fn checked_relation(
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
) -> Result<Relation, PlaceError> {
    if a.is_outline() || b.is_outline() {
        return curved::relation::relation((a, ta), (b, tb));
    }
    narrow::relation::checked_relation(a, ta, b, tb)
}

/// The closed test: whether the shapes have a point in common. Touching counts.
///
/// # Errors
/// As [`relation`].
#[inline(always)]
pub fn hits(a: &Shape, ta: &Transform, b: &Shape, tb: &Transform) -> Result<bool, PlaceError> {
    relation(a, ta, b, tb).map(Relation::hits)
}

/// The open test: whether the shapes overlap. Touching does not count.
///
/// # Errors
/// As [`relation`].
#[inline(always)]
pub fn overlaps(a: &Shape, ta: &Transform, b: &Shape, tb: &Transform) -> Result<bool, PlaceError> {
    relation(a, ta, b, tb).map(Relation::overlaps)
}

/// The relation of a placed shape and a point: outside it (`Disjoint`), on its boundary
/// (`Touching`) or inside (`Overlapping`). A segment has no inside.
///
/// ```
/// use sat2d::query::point_relation;
/// use sat2d::{DVec2, Relation, Shape, Transform};
/// let button = Shape::rectangle_xywh(10.0, 10.0, 80.0, 20.0)?;
/// let at = Transform::IDENTITY;
/// assert_eq!(point_relation(&button, &at, DVec2::new(50.0, 20.0))?, Relation::Overlapping);
/// assert_eq!(point_relation(&button, &at, DVec2::new(90.0, 30.0))?, Relation::Touching);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// As [`relation`]; a point that is not finite or out of range is [`PlaceError::BadPoint`].
pub fn point_relation(
    shape: &Shape,
    transform: &Transform,
    point: DVec2,
) -> Result<Relation, PlaceError> {
    check_point(point)?;
    if let Geometry::Outline(outline, _) = &shape.geometry {
        return curved::relation::of_point(outline, transform, point);
    }
    Ok(shape.place(transform)?.point_relation(point))
}

/// How shape `a` at `ta` and shape `b` at `tb` meet; `None` exactly where their
/// [`relation`](crate::relation()) is `Disjoint`.
///
/// The depth is the length of the shortest translation that separates the shapes, accurate to 1e-12
/// of itself however small it is (with ellipses to 1e-12 of the size of the shapes), and above 0
/// exactly where they overlap. Moving `b` by
/// `normal * depth`, or `a` by as much in the opposite direction, leaves them touching up to
/// rounding; moved further by [`rounding_margin`](crate::Placed::rounding_margin) they no longer
/// overlap.
///
/// Where several answers are equally good (equal polygons, one deep inside the other, crosses), the
/// longest edge gives the normal; of equally long ones, the edge of one fixed shape of the two;
/// of these, the edge with the smallest number. So the answer is always the same. Circles with the
/// same centre separate along the x axis. Segments on one line touch and separate across it.
///
/// Straight vertices (on the line between their neighbours) end no edge: where two sides meet, the
/// two points are the ends of what both have in common, whichever edges they lie on.
///
/// For concave shapes it is the deepest of their [`contacts`], and its
/// depth is that of two convex pieces: moving by it separates these two, others may still overlap.
///
/// Contacts of an [outline with curves](Shape::outline) are those of its curves, found from the
/// polygons around it, as its documentation says.
///
/// Swapping the shapes swaps the answer: the normal is negated, features and points change sides,
/// and not a bit else changes. (Only two shapes, or pieces of shapes, whose placed points are equal
/// in order and number have the same answer in both orders, as nothing can tell them apart.)
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
/// As [`relation`](crate::relation()), and [`PlaceError::CurvedOutline`] if an outline cannot be
/// solid.
pub fn contact(
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
) -> Result<Option<Manifold>, PlaceError> {
    if let (Geometry::Hull(a), Geometry::Hull(b)) = (&a.geometry, &b.geometry) {
        let (a, b) = (Placement::new(a, ta), Placement::new(b, tb));
        return narrow::contact::ladder::hulls(All, a, b);
    }
    contact_of_others(a, ta, b, tb)
}

/// [`contact`] of two shapes that are not both hulls, in a function of its own for its stack frame.
#[inline(never)]
fn contact_of_others(
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
) -> Result<Option<Manifold>, PlaceError> {
    if a.is_outline() || b.is_outline() {
        let all = curved::contact::contacts((a, ta), (b, tb))?;
        return Ok(all.first().copied());
    }
    narrow::contact::ladder::contact(All, a, ta, b, tb)
}

/// All contacts of shape `a` at `ta` and shape `b` at `tb`, the deepest first; none exactly where
/// their [`relation`](crate::relation()) is `Disjoint`. Two convex shapes have one, that of
/// [`contact`].
///
/// Concave shapes have one for every two convex pieces that meet and that the outlines separate.
/// The normal is that of an edge of one of the shapes, never of a cut between pieces, and it meets
/// an edge or corner of the other shape's outline that faces it. Depths are those of the pieces. A
/// point in which several pieces meet the same feature with the same normal is reported once. The
/// deepest contact has a depth above 0 exactly where the shapes overlap.
///
/// Two pieces that a cut would separate sooner are reported only if the outline that separates them
/// is where they meet.
///
/// If no outline separates any two pieces (one shape deep inside another of many pieces), any
/// remaining edges of the pieces' outlines are used, wherever they lie; if there are none either,
/// cuts are. A point on a cut is then named by the vertex nearest to it, and there is no reference.
///
/// ```
/// use sat2d::query::{Feature, contacts};
/// use sat2d::{DVec2, Shape, Transform};
/// let p = |x, y| DVec2::new(x, y);
/// let stairs = [p(0.0, 0.0), p(8.0, 0.0), p(8.0, 4.0), p(4.0, 4.0), p(4.0, 2.0), p(0.0, 2.0)];
/// let stairs = Shape::polygon(&[&stairs])?;
/// let crate_ = Shape::rectangle(2.0, 2.0)?;
/// let corner = Transform::translation(p(3.25, 2.875))?;
/// let hits = contacts(&stairs, &Transform::IDENTITY, &crate_, &corner)?;
/// let found: Vec<_> = hits.iter().map(|hit| (hit.normal, hit.depth, hit.feature_a)).collect();
/// let wall = (DVec2::NEG_X, 0.25, Feature::Edge(3));
/// let step = (DVec2::Y, 0.125, Feature::Edge(4));
/// assert_eq!(found, [wall, step]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// As [`contact`].
pub fn contacts(
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
) -> Result<Vec<Manifold>, PlaceError> {
    if a.is_outline() || b.is_outline() {
        return curved::contact::contacts((a, ta), (b, tb));
    }
    Ok(a.place(ta)?.contacts(&b.place(tb)?))
}

/// The [`rounding_margin`](crate::Placed::rounding_margin) of shape `a` at `ta` and shape `b` at
/// `tb`.
///
/// # Errors
/// As [`contact`].
pub fn rounding_margin(
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
) -> Result<f64, PlaceError> {
    let (a, b) = (
        curved::contact::placed(a, ta)?,
        curved::contact::placed(b, tb)?,
    );
    Ok(a.rounding_margin(&b))
}

/// The distance between shape `a` at `ta` and shape `b` at `tb`, with the closest points and their
/// features. It is accurate to 1e-12 of itself, however near the shapes are to touching; with
/// ellipses to 1e-12 of the size of the shapes.
///
/// Where several pairs of points are equally near (facing edges), a pair inside an edge is
/// preferred, then one on the longest edge. Of concave shapes the nearest pieces are found by their
/// boxes; the time grows with the logarithm of the number of pieces where few are about equally
/// near. Where the shapes are not disjoint, the distance is 0, and normal, points and features are
/// those of the deepest point of their [`contact`]; the points of
/// overlapping shapes are as far from each other as that contact is deep.
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
    let simple = narrow::distance::ladder::unchecked(All, a, ta, b, tb);
    simple.ok_or_else(|| checked_distance(a, ta, b, tb))
}

/// What is left of [`distance`] after the stage for two circles. Part of the C API's fast path.
///
/// # Errors
/// As [`distance`].
#[doc(hidden)]
#[inline(never)]
pub fn checked_distance(
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
) -> Result<ClosestPoints, PlaceError> {
    if a.is_outline() || b.is_outline() {
        return curved::distance::closest((a, ta), (b, tb));
    }
    narrow::distance::ladder::checked(All, a, ta, b, tb)
}

/// The closest points of a point, which must be in range, and a shape: the result of [`distance`]
/// for a circle of radius 0 there.
pub fn distance_of_point(
    point: DVec2,
    shape: &Shape,
    transform: &Transform,
) -> Result<ClosestPoints, PlaceError> {
    if let Geometry::Hull(hull) = &shape.geometry
        && let Outcome::Decided(near) = narrow::distance::of_point(point, hull, transform)?
    {
        return Ok(near);
    }
    let DVec2 { x, y } = point;
    let dot = Shape::circle(point, 0.0).map_err(|_| PlaceError::BadPoint { x, y })?;
    distance(&dot, &Transform::IDENTITY, shape, transform)
}

/// How far a point is from the boundary of a placed shape, below 0 inside of the shape, and where
/// the boundary is nearest.
///
/// The signed distance is below 0 exactly where [`point_relation`] is `Overlapping`, 0 where it is
/// `Touching`, and above 0 where it is `Disjoint`; there it is the [`distance`] of a circle of
/// radius 0, bit for bit. It is in the units of the placed coordinates. Segments, chains and points
/// have no inside: it is their distance.
///
/// It is accurate to 1e-12 of itself for polygons, segments, chains and circles, however near the
/// point is to the boundary; for capsules and rounded polygons to 1e-12 of itself and of the
/// radius; with ellipses and curves to 1e-12 of the size of the shape. The nearest point
/// is rounded to some units in the last place of the coordinates. With ellipses and curves it is
/// less certain where the boundary bends around the point, so that a stretch of it is about equally
/// near.
///
/// The boundary of a polygon is that of its placed vertices, holes included, and never a cut
/// between its convex pieces. (Where rounding of placed coordinates folds it over itself, its edges
/// count although there is polygon on both sides.)
///
/// Of equally near points inside a polygon, one on an edge counts rather than a vertex, and of
/// several the one with the lowest number. Distances are compared as rounded, which recognizes all
/// equal ones where coordinates, counted from the point, are whole numbers up to 4096, or such
/// numbers times a power of two. Outside, it is the choice of [`distance`]. On the axis of a round
/// shape the choice is fixed: from the centre of a circle the nearest point is that along the x
/// axis.
///
/// A point on the boundary is its own nearest point. The normal is that of the edge; at a vertex it
/// is the direction between the normals of both edges. Where there is no inside, it is that of the
/// front: to the right of the direction from vertex to vertex, before a mirroring transform.
///
/// The time is a constant for up to eight vertices. It grows with the logarithm of the number of
/// vertices where few edges are about equally near, and with their number for convex polygons that
/// have straight vertices.
///
/// ```
/// use sat2d::query::{Feature, signed_distance};
/// use sat2d::{DVec2, Shape, Transform};
/// let room = Shape::rectangle(8.0, 6.0)?;
/// let here = Transform::IDENTITY;
/// let inside = signed_distance(&room, &here, DVec2::new(3.0, 1.0))?;
/// assert_eq!((inside.distance, inside.normal), (-1.0, DVec2::X));
/// assert_eq!((inside.on_boundary, inside.feature), (DVec2::new(4.0, 1.0), Feature::Edge(1)));
/// let outside = signed_distance(&room, &here, DVec2::new(7.0, 7.0))?;
/// assert_eq!((outside.distance, outside.normal), (5.0, DVec2::new(0.6, 0.8)));
/// assert_eq!(outside.feature, Feature::Vertex(2));
/// // a ball of radius 1 is pushed back into the room until its whole disc is inside
/// let ball = inside.on_boundary - inside.normal * 1.5;
/// assert_eq!(signed_distance(&room, &here, ball)?.distance, -1.5);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`PlaceError`] if a placed coordinate is out of range, [`PlaceError::BadPoint`] if the point is
/// not finite or out of range.
#[inline]
pub fn signed_distance(
    shape: &Shape,
    transform: &Transform,
    point: DVec2,
) -> Result<SignedDistance, PlaceError> {
    check_point(point)?;
    if let Geometry::Outline(outline, _) = &shape.geometry {
        return curved::signed_distance::of_point(point, (shape, outline), transform);
    }
    narrow::signed_distance::of_point(point, shape, transform)
}

/// Where the segment from `start` to `end` first meets a shape; `None` exactly where the
/// [`relation`](crate::relation()) of the segment (or point, if the ends are the same) and the
/// shape is `Disjoint`.
///
/// - A segment that starts inside hits at fraction 0, with no normal and no feature.
/// - A segment that starts on the boundary hits at 0, with the normal and feature of the contact
///   there, wherever it leads.
/// - A segment that grazes a corner or a rounding hits there. A corner that is hit exactly is
///   reported as a vertex, with the normal of one of its edges: the one that the segment comes at
///   from the front; of two, the one that it meets more squarely.
/// - A segment that lies along an edge, from outside, hits at the corner where the edge begins.
/// - A vertex of a concave shape that is hit exactly has the normal of an edge of the outline,
///   never of a cut between pieces.
/// - A segment or point as a shape is hit head-on at its end: the normal points back along the
///   path.
///
/// Whether there is a hit is exact. Where it is, is off by some units in the last place of the
/// coordinates, times up to 2^10 where the segment meets an edge or a rounding at a small angle;
/// below that angle, a thousandth, more digits are computed with, and an exact tangent is hit where
/// it touches.
///
/// ```
/// use sat2d::query::{Feature, cast_segment};
/// use sat2d::{DVec2, Shape, Transform};
/// let wall = Shape::rectangle(2.0, 10.0)?;
/// let (eye, goal) = (DVec2::new(-5.0, 1.0), DVec2::new(3.0, 1.0));
/// let hit = cast_segment(&wall, &Transform::IDENTITY, eye, goal)?.ok_or("free")?;
/// assert_eq!((hit.fraction, hit.point), (0.5, DVec2::new(-1.0, 1.0)));
/// assert_eq!((hit.normal, hit.feature), (DVec2::NEG_X, Some(Feature::Edge(3))));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// As [`relation`](crate::relation()); an end that is not finite or out of range is
/// [`PlaceError::BadPoint`].
#[inline(always)]
pub fn cast_segment(
    shape: &Shape,
    transform: &Transform,
    start: DVec2,
    end: DVec2,
) -> Result<Option<RayHit>, PlaceError> {
    narrow::cast::ladder::unchecked(All, shape, transform, start, end)
        .ok_or_else(|| checked_cast(shape, transform, start, end))
}

/// What is left of [`cast_segment`] after the stage for circles, in a function of its own so that
/// that one needs no stack frame.
#[inline(never)]
fn checked_cast(
    shape: &Shape,
    transform: &Transform,
    start: DVec2,
    end: DVec2,
) -> Result<Option<RayHit>, PlaceError> {
    narrow::cast::ladder::rectangle(All, shape, transform, start, end).ok_or_else(|| {
        match &shape.geometry {
            Geometry::Outline(outline, _) => curved::cast::cast((outline, transform), start, end),
            _ => narrow::cast::ladder::any_shape(All, shape, transform, start, end),
        }
    })
}

/// Where the ray from `origin` along `direction` (of any length) first meets a shape, no farther
/// than `reach` times the direction. It is the segment to `origin + direction * reach`, rounded;
/// see [`cast_segment`] for particular cases. The fraction of the hit is in units of `direction`. A
/// ray of infinite reach ends somewhere beyond the shape. A ray whose direction or reach is 0 is
/// its origin.
///
/// ```
/// use sat2d::query::cast_ray;
/// use sat2d::{DVec2, Shape, Transform};
/// let ball = Shape::circle(DVec2::new(10.0, 0.0), 2.0)?;
/// let hit = cast_ray(&ball, &Transform::IDENTITY, DVec2::ZERO, DVec2::X, 100.0)?.ok_or("free")?;
/// assert_eq!((hit.fraction, hit.normal), (8.0, DVec2::NEG_X));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// As [`cast_segment`], for the origin and the far end; [`PlaceError::BadReach`] if `reach` is NaN
/// or below 0.
#[inline(always)]
pub fn cast_ray(
    shape: &Shape,
    transform: &Transform,
    origin: DVec2,
    direction: DVec2,
    reach: f64,
) -> Result<Option<RayHit>, PlaceError> {
    if !(0.0..f64::INFINITY).contains(&reach) {
        return cast_unusual_ray(shape, transform, origin, direction, reach);
    }
    let hit = cast_segment(shape, transform, origin, origin + direction * reach)?;
    Ok(hit.map(|hit| hit.scaled(reach)))
}

/// [`cast_ray`] for a reach that is infinite or invalid.
#[cold]
#[inline(never)]
fn cast_unusual_ray(
    shape: &Shape,
    transform: &Transform,
    origin: DVec2,
    direction: DVec2,
    reach: f64,
) -> Result<Option<RayHit>, PlaceError> {
    reach::check_reach(reach)?;
    let reach = reach::reach_beyond_shape(shape, transform, origin, direction)?;
    let hit = cast_segment(shape, transform, origin, origin + direction * reach)?;
    Ok(hit.map(|hit| hit.scaled(reach)))
}

/// When two shapes that move from time 0 to 1 first meet; `None` if they stay `Disjoint`.
///
/// Nothing tunnels, however fast it moves. At the resulting time the shapes, placed by
/// [`Motion::at`], touch or are just disjoint, and never overlap: they are apart by at most 64
/// units in the last place of the largest coordinate on their way for straight motions, and by at
/// most 1.5e-11 of it if one turns. (The offset of the transform of a shape that moves counts as a
/// coordinate, since it is rounded on the way; distances below 2^-1022 count as none.) Shapes that
/// pass each other as closely as that count as meeting; if they come so close only at the end, and
/// are disjoint there, they may not. So a straight motion that exactly touches, such as one along a
/// tangent of a circle, is a hit, and `None` hides no overlap by rounding.
///
/// At most 4096 steps are taken. Straight motions take a few, turning ones a few dozen, and more if
/// most of the turning does not lead toward the other shape. If they do not suffice (shapes that
/// nearly touch during very many turns), the result is the time reached: the shapes are disjoint
/// until then and there, and nothing is known about what follows. Sweeps of outlines with curves
/// look at 2^14 pairs of edges at most, and 64 more for each edge or piece; if the shapes are
/// clearly apart then, they return [`SweepError::Limit`].
///
/// Shapes that overlap at time 0 are reported there with the relation `Overlapping`. Shapes that
/// touch at time 0, or are as near as said above, are also reported at time 0, even if they part or
/// slide: `approach` is then 0 or less. To find what they meet later, use [`sweep_with`] and
/// [`AtStart`].
///
/// ```
/// use sat2d::query::{Motion, sweep};
/// use sat2d::{DVec2, Relation, Shape, Transform};
/// let wall = Shape::rectangle(0.125, 10.0)?;
/// let bullet = Shape::circle(DVec2::ZERO, 0.5)?;
/// let from = Transform::translation(DVec2::new(-100.5625, 1.0))?;
/// let flight = Motion::linear(from, DVec2::new(1600.0, 0.0))?;
/// let still = Motion::still(Transform::IDENTITY);
/// let hit = sweep(&wall, &still, &bullet, &flight)?.ok_or("tunnelled")?;
/// assert_eq!((hit.time, hit.closest.normal), (0.0625, DVec2::NEG_X));
/// assert_ne!(hit.relation, Relation::Overlapping);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`SweepError`] if a shape cannot be placed at some time of its motion. [`SweepError::Limit`] if
/// the sweep takes more than [`DEFAULT_WORK_LIMIT`] units of work, as concave shapes of a thousand
/// corners may that turn; [`sweep_with`] takes another limit.
#[inline(always)]
pub fn sweep(
    a: &Shape,
    motion_a: &Motion,
    b: &Shape,
    motion_b: &Motion,
) -> Result<Option<Impact>, SweepError> {
    sweep_pair(
        MovingShape::new(a, motion_a),
        MovingShape::new(b, motion_b),
        &WorkBudget::by_default(),
    )
}

/// [`sweep`] with options: what to do about contacts at the start, and a limit on the work.
///
/// With [`AtStart::SkipParting`], a body that was stopped at
/// its time of impact and rebounds does not meet again what it leaves:
///
/// ```
/// use sat2d::query::{AtStart, Motion, SweepOptions, sweep, sweep_with};
/// use sat2d::{DVec2, Shape, Transform};
/// let (floor, ball) = (Shape::rectangle(9.0, 2.0)?, Shape::circle(DVec2::ZERO, 1.0)?);
/// let still = Motion::still(Transform::IDENTITY);
/// let on_floor = Transform::translation(DVec2::new(0.0, 2.0))?;
/// let rises = Motion::linear(on_floor, DVec2::new(1.0, 3.0))?;
/// assert_eq!(sweep(&floor, &still, &ball, &rises)?.map(|hit| hit.time), Some(0.0));
/// let bounce = SweepOptions { at_start: AtStart::SkipParting, ..SweepOptions::default() };
/// assert!(sweep_with(&floor, &still, &ball, &rises, &bounce)?.is_none());
/// let sinks = Motion::linear(on_floor, DVec2::new(1.0, -3.0))?;
/// let hit = sweep_with(&floor, &still, &ball, &sinks, &bounce)?.ok_or("passed")?;
/// assert_eq!((hit.time, hit.approach), (0.0, 3.0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// With a lower limit on its work, a sweep that would take longer is an error:
///
/// ```
/// use sat2d::query::{Motion, SweepError, SweepOptions, sweep_with};
/// use sat2d::{DVec2, LimitError, Shape, Transform};
/// let bar = Shape::rectangle(8.0, 1.0)?;
/// let at = Transform::translation(DVec2::new(0.0, 5.0))?;
/// let turns = Motion::turning(at, DVec2::new(0.0, -3.0), 2.0, DVec2::new(0.0, 5.0))?;
/// let rests = Motion::still(Transform::IDENTITY);
/// let few = SweepOptions { work_limit: Some(20), ..SweepOptions::default() };
/// let error = SweepError::Limit(LimitError::Work { limit: 20 });
/// assert_eq!(sweep_with(&bar, &rests, &bar, &turns, &few), Err(error));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Those of [`sweep`].
pub fn sweep_with(
    a: &Shape,
    motion_a: &Motion,
    b: &Shape,
    motion_b: &Motion,
    options: &SweepOptions,
) -> Result<Option<Impact>, SweepError> {
    let work = options.work();
    work.spend((a.vertices().len() + b.vertices().len()) as u64)?;
    let (a, b) = (MovingShape::new(a, motion_a), MovingShape::new(b, motion_b));
    let first = sweep_pair(a, b, &work)?;
    if a.is_outline() || b.is_outline() {
        return outlines_after_start(first, (a, b), options, &work);
    }
    narrow::sweep::at_start::after_start(first, &MovingPair::new(a, b), options, &work, &[])
}

/// [`sweep_with`], but chains are passed from behind.
///
/// # Errors
/// Those of [`sweep_with`].
pub fn sweep_in_front(
    a: &Shape,
    motion_a: &Motion,
    b: &Shape,
    motion_b: &Motion,
    options: &SweepOptions,
) -> Result<Option<Impact>, SweepError> {
    if !has_chain(a, b) {
        return sweep_with(a, motion_a, b, motion_b, options);
    }
    let (around_a, around_b) = (a.polygons_around(), b.polygons_around());
    let pair = MovingPair::new(
        MovingShape::new(around_a, motion_a),
        MovingShape::new(around_b, motion_b),
    );
    let impact = narrow::sweep::one_sided::sweep(&pair, options, &options.work())?;
    Ok(impact.map(|impact| named(impact, a, b)))
}

/// Whether a shape on a straight motion enters another one, a chain only from the front. `paths`
/// are what its pieces cover on their way, in order.
///
/// # Errors
/// Those of [`sweep`].
pub fn enters_from_front(
    a: &Shape,
    motion_a: &Motion,
    paths: &[PlacedHull],
    b: &Shape,
    motion_b: &Motion,
) -> Result<bool, SweepError> {
    let (a, b) = (MovingShape::new(a, motion_a), MovingShape::new(b, motion_b));
    narrow::sweep::one_sided::enters(&MovingPair::new(a, b), paths)
}

#[inline(always)]
fn sweep_pair(
    a: MovingShape<'_>,
    b: MovingShape<'_>,
    work: &WorkBudget,
) -> Result<Option<Impact>, SweepError> {
    match narrow::sweep::ladder::straight_discs(All, a, b) {
        Outcome::Decided(meeting) => Ok(meeting.map(|meeting| meeting.impact(a.motion, b.motion))),
        Outcome::Undecided if a.is_outline() || b.is_outline() => {
            curved::sweep::sweep(&MovingPair::new(a, b), work)
        }
        Outcome::Undecided => narrow::sweep::all_pairs(a, b, work),
    }
}

/// When two shapes that move from time 0 to 1 first have a common point, between two times that are
/// proved: at most 2^-40 apart. `None` if it is proved that they never meet.
///
/// The motion is the exact one: the vertices start where the shapes are placed at time 0, in
/// doubles, and then move along straight lines and true circles. ([`Motion::at`] rounds instead, so
/// the time of [`sweep`], which stops where shapes placed by it are just
/// apart, can be a few roundings outside of these bounds.)
///
/// Where shapes only graze each other, or have no inside and pass through each other at one
/// instant, no contact is proved, although there may be one: `latest` is then `None`, and
/// `earliest` the time up to which they are proved apart; or `latest` is that of other parts of the
/// shapes, which meet later. So it is if a shape turns by more than 2^60 radians, and if it
/// takes more than 4096 steps per pair of parts, as it may during very many turns.
///
/// It takes much longer than `sweep`: some hundred microseconds for two convex shapes. Use it to
/// verify results, not in every frame.
///
/// ```
/// use sat2d::query::{Motion, sweep_bounds};
/// use sat2d::{DVec2, Shape, Transform};
/// let (wall, bar) = (Shape::rectangle(2.0, 8.0)?, Shape::rectangle(6.0, 1.0)?);
/// let still = Motion::still(Transform::IDENTITY);
/// let at = Transform::translation(DVec2::new(5.0, 0.0))?;
/// // a bar that moves by -4 and turns by half a radian about its centre
/// let swings = Motion::turning(at, DVec2::new(-4.0, 0.0), 0.5, DVec2::new(5.0, 0.0))?;
/// let bounds = sweep_bounds(&wall, &still, &bar, &swings)?.ok_or("passed")?;
/// let latest = bounds.latest.ok_or("not proved")?;
/// assert!(bounds.earliest <= latest && latest - bounds.earliest <= 2_f64.powi(-40));
/// // the corner at (-3, ±0.5) of the bar reaches x = 1 then
/// let x = |time: f64| 5.0 - 4.0 * time - 3.0 * (0.5 * time).cos() - 0.5 * (0.5 * time).sin();
/// assert!((x(bounds.earliest) - 1.0).abs() < 1e-11);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`SweepError`] if a shape cannot be placed at time 0. [`PlaceError::CurvedOutline`] if a shape
/// is an outline with curves. [`SweepError::Limit`] after [`DEFAULT_WORK_LIMIT`] units of work;
/// [`sweep_bounds_within`] takes another limit.
pub fn sweep_bounds(
    a: &Shape,
    motion_a: &Motion,
    b: &Shape,
    motion_b: &Motion,
) -> Result<Option<ImpactBounds>, SweepError> {
    sweep_bounds_within(a, motion_a, b, motion_b, DEFAULT_WORK_LIMIT)
}

/// [`sweep_bounds`] with another limit on its work.
///
/// ```
/// use sat2d::query::{Motion, SweepError, sweep_bounds_within};
/// use sat2d::{DVec2, LimitError, Shape, Transform};
/// let (wall, bar) = (Shape::rectangle(2.0, 8.0)?, Shape::rectangle(6.0, 1.0)?);
/// let at = Transform::translation(DVec2::new(5.0, 0.0))?;
/// let swings = Motion::turning(at, DVec2::new(-4.0, 0.0), 0.5, DVec2::new(5.0, 0.0))?;
/// let still = Motion::still(Transform::IDENTITY);
/// let few = sweep_bounds_within(&wall, &still, &bar, &swings, 100);
/// assert_eq!(few, Err(SweepError::Limit(LimitError::Work { limit: 100 })));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Those of [`sweep_bounds`].
pub fn sweep_bounds_within(
    a: &Shape,
    motion_a: &Motion,
    b: &Shape,
    motion_b: &Motion,
    work_limit: u64,
) -> Result<Option<ImpactBounds>, SweepError> {
    let work = WorkBudget::new(work_limit);
    work.spend((a.vertices().len() + b.vertices().len()) as u64)?;
    let (a, b) = (a.as_polygons(), b.as_polygons());
    let (a, b) = (MovingShape::new(a, motion_a), MovingShape::new(b, motion_b));
    if a.is_outline() || b.is_outline() {
        return Err(PlaceError::CurvedOutline.into());
    }
    narrow::sweep::bounds::sweep_bounds(&MovingPair::new(a, b), &work)
}

/// The least translation of `b` that separates shape `b` at `tb` from shape `a` at `ta`. The shapes
/// may be convex or concave, with holes, round, or segments. `None` exactly where their
/// [`relation`](crate::relation()) is not `Overlapping`.
///
/// The translation is verified: added to `tx` and `ty` of `tb`, it makes the relation `Touching` or
/// `Disjoint`. (The [`product`](Transform::product) of the translation and `tb` does the same.)
///
/// It is the least: no shorter one separates the shapes, up to 1e-12 of its length and the rounding
/// of placed coordinates, which is some units in the last place of the largest coordinate. Where
/// the shapes come free at the end of a narrow wedge, that rounding counts as many times more as
/// the wedge is longer than wide. If several translations are equally short, the result is always
/// the same one.
///
/// An exact fit counts if doubles reach it: a block as wide as a slot moves into the slot. Where
/// the translations that fit are a part of a line, the result is the nearest of them whose
/// coordinates are doubles. It differs from the least by rounding if the line's direction is one of
/// small whole numbers, such as along an axis or at 3 to 4; on other lines there may be no such
/// translation. A fit at a single point counts only if its coordinates are doubles. Both orders of
/// the shapes find the same fits. Where rounding lets only one of the shapes move into a fit, both
/// orders pass over it, unless the next translation is more than twice as long: then it is the
/// result if that shape is the second one.
///
/// Of a concave [outline with curves](Shape::outline) it may be longer, as said there.
///
/// The work depends on the number p of pairs of pieces that come within twice the result's length
/// of each other, and on the number e of their edges: mostly about p + e, at worst p·e. Two convex
/// polygons of n and m corners take O(n + m). Memory mostly grows with the pieces, not with pairs.
///
/// ```
/// use sat2d::query::separation;
/// use sat2d::{DVec2, Relation, Shape, Transform};
/// let p = |x, y| DVec2::new(x, y);
/// // a U whose feet stand half a unit deep in the floor: the shortest translation is upward
/// let u = Shape::polygon(&[&[
///     p(0.0, 0.0), p(1.0, 0.0), p(1.0, 3.0), p(2.0, 3.0),
///     p(2.0, 0.0), p(3.0, 0.0), p(3.0, 4.0), p(0.0, 4.0),
/// ]])?;
/// let floor = Shape::rectangle(100.0, 2.0)?;
/// let (ground, at) = (Transform::IDENTITY, Transform::translation(p(7.0, 0.5))?);
/// let out = separation(&floor, &ground, &u, &at)?.ok_or("apart")?;
/// assert_eq!(out.translation, p(0.0, 0.5));
/// let moved = Transform::translation(out.translation)?.product(&at)?;
/// assert_eq!(sat2d::relation(&floor, &ground, &u, &moved)?, Relation::Touching);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`SeparationError::Place`] if a coordinate leaves the range, before or after the translation, or
/// an outline cannot be solid. [`SeparationError::Limit`] if the search takes more than
/// [`DEFAULT_WORK_LIMIT`] units of work, as that of two concave shapes of a thousand corners may;
/// [`separation_within`] takes another limit.
pub fn separation(
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
) -> Result<Option<Separation>, SeparationError> {
    separation_within(a, ta, b, tb, DEFAULT_WORK_LIMIT)
}

/// [`separation`] with a limit on its work: a lower one for callers who must not wait, a higher one
/// or `u64::MAX` for shapes of many corners.
///
/// The [units of work](crate::LimitError) are pairs of pieces that are looked at, and their edges.
/// Two octagons take some hundred, two concave shapes of a hundred pieces up to some million.
///
/// ```
/// use sat2d::query::{SeparationError, separation, separation_within};
/// use sat2d::{LimitError, Shape, Transform};
/// let tile = Shape::rectangle(2.0, 1.0)?;
/// let at = Transform::IDENTITY;
/// let few = separation_within(&tile, &at, &tile, &at, 10);
/// assert_eq!(few, Err(SeparationError::Limit(LimitError::Work { limit: 10 })));
/// let many = separation_within(&tile, &at, &tile, &at, 1000)?;
/// assert_eq!(many, separation(&tile, &at, &tile, &at)?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Those of [`separation`].
pub fn separation_within(
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
    work_limit: u64,
) -> Result<Option<Separation>, SeparationError> {
    if a.is_outline() || b.is_outline() {
        return of_outlines((a, ta), (b, tb), &WorkBudget::new(work_limit));
    }
    a.place(ta)?.separation_within(&b.place(tb)?, work_limit)
}

fn of_outlines(
    a: (&Shape, &Transform),
    b: (&Shape, &Transform),
    work: &WorkBudget,
) -> Result<Option<Separation>, SeparationError> {
    let found = curved::separation::translation(a, b, work)?;
    Ok(found.map(|translation| Separation { translation }))
}

/// How the shape `inner` lies within the shape `outer`, exact for the placed coordinates, as
/// [`relation`](crate::relation()) is.
///
/// The boundary of a polygon is that of its placed vertices. Where the rounding of coordinates
/// folds it over itself or closes a gap in it, its edges count as boundary although there is
/// polygon on both sides.
///
/// ```
/// use sat2d::query::{Containment, containment};
/// use sat2d::{DVec2, Shape, Transform};
/// let net = Shape::rectangle(4.0, 4.0)?;
/// let fish = Shape::circle(DVec2::ZERO, 1.0)?;
/// let here = Transform::IDENTITY;
/// let at = |x| Transform::translation(DVec2::X * x);
/// assert_eq!(containment(&fish, &at(0.5)?, &net, &here)?, Containment::Proper);
/// assert_eq!(containment(&fish, &at(1.0)?, &net, &here)?, Containment::Touching);
/// assert_eq!(containment(&fish, &at(1.5)?, &net, &here)?, Containment::None);
/// assert_eq!(containment(&net, &here, &net, &here)?, Containment::Equal);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`PlaceError`] if a placed coordinate is out of range, and [`PlaceError::CurvedOutline`] if an
/// [outline with curves](crate::Shape::outline) lies in a capsule or a rounded polygon or not.
pub fn containment(
    inner: &Shape,
    inner_transform: &Transform,
    outer: &Shape,
    outer_transform: &Transform,
) -> Result<Containment, PlaceError> {
    if inner.is_outline() || outer.is_outline() {
        return curved::containment::containment(
            (inner, inner_transform),
            (outer, outer_transform),
        );
    }
    let inner = inner.place(inner_transform)?;
    Ok(inner.containment_in(&outer.place(outer_transform)?))
}

/// Whether all of a shape lies in another one, boundaries included.
///
/// # Errors
/// As [`containment`].
pub fn contains(
    (outer, outer_transform): (&Shape, &Transform),
    (inner, inner_transform): (&Shape, &Transform),
) -> Result<bool, PlaceError> {
    if inner.is_outline() || outer.is_outline() {
        return curved::containment::contains((outer, outer_transform), (inner, inner_transform));
    }
    let outer = outer.place(outer_transform)?;
    Ok(outer.contains(&inner.place(inner_transform)?))
}
