//! Ray and segment cast: where a straight path first meets a shape.
//!
//! Whether it does is the exact verdict on the segment and the shape. Where is then a matter of rounding only: at the last of the
//! edges' lines that the path enters (M. Cyrus, J. Beck, "Generalized two- and three-dimensional clipping", 1978), or, with a
//! radius, at the first of the arcs and moved edges.

use super::calipers::{lengthened, unit};
use super::clip::Part;
use super::contact::{self, feature};
use super::entry;
use super::local::Ring;
use super::manifold::{Feature, Manifold};
use super::nearest::{ENLARGE, Pair, REDUCE};
use super::piercing::{self, Cast};
use super::verdict::{self, check_point};
use super::zero::positive;
use super::{chord, slabs};
use crate::exact::gap::line_gap;
use crate::exact::orient2d;
use crate::shape::{Body, Fit, Kind, PlaceError, Placed, PlacedBody, PlacedHull, Shape};
use crate::{Relation, Transform};
use core::cmp::Ordering;
use glam::DVec2;

/// The sine of an angle below which doubles are not precise enough to say where two lines meet: 2^-10.
pub(super) const SHALLOW: f64 = f64::from_bits((1023 - 10) << 52);

/// Where a path first meets a shape.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RayHit {
    /// How far along the path: 0 at its start, 1 at the end of a segment, in units of the direction for a ray.
    pub fraction: f64,
    /// The point, up to rounding; exactly the vertex where the path meets a sharp one.
    pub point: DVec2,
    /// The unit normal of the shape's boundary there, outward; zero if the path starts inside.
    pub normal: DVec2,
    /// What of the shape is met; none if the path starts inside.
    pub feature: Option<Feature>,
}

impl RayHit {
    /// Whether the path starts inside the shape (not just on its boundary).
    pub fn starts_inside(&self) -> bool {
        self.feature.is_none()
    }

    /// Of a path that starts inside.
    #[inline]
    pub(crate) fn inside(start: DVec2) -> RayHit {
        RayHit {
            fraction: 0.0,
            point: start,
            normal: DVec2::ZERO,
            feature: None,
        }
    }

    /// Of a path that starts on the boundary, where the shape and the start have this contact.
    pub(super) fn at_start(start: DVec2, contact: &Manifold) -> RayHit {
        RayHit {
            fraction: 0.0,
            point: start,
            normal: contact.normal,
            feature: Some(contact.feature_a),
        }
    }
}

/// Where the segment from `start` to `end` first meets a shape; `None` exactly where the [`relation`](crate::relation()) of the
/// segment (or point, if the ends are the same) and the shape is `Disjoint`.
///
/// - A segment that starts inside hits at fraction 0, with no normal and no feature.
/// - One that starts on the boundary hits at 0, with the normal and feature of the contact there, wherever it leads.
/// - One that grazes a corner or rounding hits there. A corner met exactly is named as a vertex, with the normal of the one of its
///   edges that the segment comes at from the front (of two, the one it meets more squarely).
/// - One that lies along an edge, from outside, hits at the corner where the edge begins.
/// - A vertex of a concave shape that is met exactly has the normal of an edge of the outline there, never of a cut between pieces.
/// - A segment or point as shape is met head-on at its end: the normal points back along the path.
///
/// ```
/// use sat2d::{cast_segment, DVec2, Feature, Shape, Transform};
/// let wall = Shape::rectangle(2.0, 10.0)?;
/// let (eye, goal) = (DVec2::new(-5.0, 1.0), DVec2::new(3.0, 1.0));
/// let hit = cast_segment(&wall, &Transform::IDENTITY, eye, goal)?.ok_or("free")?;
/// assert_eq!((hit.fraction, hit.point), (0.5, DVec2::new(-1.0, 1.0)));
/// assert_eq!((hit.normal, hit.feature), (DVec2::NEG_X, Some(Feature::Edge(3))));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// As [`relation`](crate::relation()); an end that is not finite or out of range is [`PlaceError::BadPoint`].
pub fn cast_segment(
    shape: &Shape,
    transform: &Transform,
    start: DVec2,
    end: DVec2,
) -> Result<Option<RayHit>, PlaceError> {
    if let Body::Hull(hull) = &shape.body {
        let plain = match hull.kind {
            Kind::Rectangle => slabs::cast(hull, transform, start, end),
            Kind::Disc => chord::cast(hull, transform, start, end),
            Kind::Round | Kind::Polygon => Cast::Unknown,
        };
        match plain {
            Cast::Hit(hit) => return Ok(Some(hit)),
            Cast::Miss => return Ok(None),
            Cast::Unknown => {}
        }
    }
    full_cast(shape, transform, start, end)
}

/// What is no circle or rectangle, and what of these is not plain.
#[inline(never)]
fn full_cast(
    shape: &Shape,
    transform: &Transform,
    start: DVec2,
    end: DVec2,
) -> Result<Option<RayHit>, PlaceError> {
    check_point(start)?;
    check_point(end)?;
    if let Body::Hull(hull) = &shape.body
        && let Some(ring) = Ring::new(hull, transform, Fit::new(hull, transform)?)
    {
        match piercing::cast(&ring, start, end) {
            Cast::Hit(hit) => return Ok(Some(hit)),
            Cast::Miss => return Ok(None),
            Cast::Unknown => {}
        }
    }
    placed(shape, transform, start, end)
}

/// The same by all vertices. Apart from [`full_cast`] because it needs room for them.
#[inline(never)]
fn placed(
    shape: &Shape,
    transform: &Transform,
    start: DVec2,
    end: DVec2,
) -> Result<Option<RayHit>, PlaceError> {
    Ok(shape.place(transform)?.cast_segment(start, end))
}

/// Where the ray from `origin` along `direction` (of any length) first meets a shape, no farther than `reach` times the direction. It is the
/// segment to `origin + direction * reach`, rounded, and [`cast_segment`] says what happens in particular cases; the
/// fraction counts directions.
///
/// ```
/// use sat2d::{cast_ray, DVec2, Shape, Transform};
/// let ball = Shape::circle(DVec2::new(10.0, 0.0), 2.0)?;
/// let hit = cast_ray(&ball, &Transform::IDENTITY, DVec2::ZERO, DVec2::X, 100.0)?.ok_or("free")?;
/// assert_eq!((hit.fraction, hit.normal), (8.0, DVec2::NEG_X));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// As [`cast_segment`], for the origin and the far end.
pub fn cast_ray(
    shape: &Shape,
    transform: &Transform,
    origin: DVec2,
    direction: DVec2,
    reach: f64,
) -> Result<Option<RayHit>, PlaceError> {
    let hit = cast_segment(shape, transform, origin, origin + direction * reach)?;
    Ok(hit.map(|hit| RayHit {
        fraction: hit.fraction * reach,
        ..hit
    }))
}

impl Placed<'_> {
    /// Where the segment between two finite points first meets the placed shape, see [`cast_segment`].
    pub fn cast_segment(&self, start: DVec2, end: DVec2) -> Option<RayHit> {
        match &self.body {
            PlacedBody::Hull(placed) => hull(placed, start, end),
            PlacedBody::Pieces(pieces) => entry::pieces(&self.body, pieces, start, end),
        }
    }
}

/// Where a segment first meets a placed hull.
pub(crate) fn hull(hull: &PlacedHull, start: DVec2, end: DVec2) -> Option<RayHit> {
    let path = PlacedHull::of_segment(start, end);
    if !verdict::hulls(&path, hull).hits() {
        return None;
    }
    let eye = PlacedHull::of_point(start);
    match verdict::hulls(&eye, hull) {
        Relation::Overlapping => Some(RayHit::inside(start)),
        Relation::Touching => contact::hulls(hull, &eye).map(|hit| RayHit::at_start(start, &hit)),
        Relation::Disjoint => Some(entry(hull, &path)),
    }
}

/// The first point on a path that starts outside and is known to meet the hull.
pub(super) fn entry(hull: &PlacedHull, path: &PlacedHull) -> RayHit {
    if Pair::new(path, hull).is_small {
        let hit = entry(&hull.scaled(ENLARGE), &path.scaled(ENLARGE));
        return RayHit {
            point: hit.point * REDUCE,
            ..hit
        };
    }
    // the start lies outside, so a path that meets the hull has another end
    let path = Path::new(path.points[0], path.points[path.points.len() - 1]);
    if hull.radius > 0.0 {
        round_entry(hull, &path)
    } else {
        sharp_entry(hull, &path)
    }
}

pub(super) struct Path {
    start: DVec2,
    end: DVec2,
    pub(super) direction: DVec2,
    pub(super) length: f64,
}

impl Path {
    #[inline]
    pub(super) fn new(start: DVec2, end: DVec2) -> Path {
        let direction = unit(end - start);
        Path {
            start,
            end,
            direction,
            length: (end - start).dot(direction),
        }
    }

    #[inline]
    pub(super) fn hit(&self, fraction: f64, normal: DVec2, feature: Feature) -> RayHit {
        let fraction = fraction.clamp(0.0, 1.0);
        RayHit {
            fraction,
            point: self.start + (self.end - self.start) * fraction,
            normal,
            feature: Some(feature),
        }
    }

    /// The fraction at which the path passes a point.
    fn fraction(&self, point: DVec2) -> f64 {
        (point - self.start).dot(self.direction) / self.length
    }

    /// A sharp vertex that the path meets exactly.
    fn vertex_hit(&self, hull: &PlacedHull, i: usize, normal: DVec2) -> RayHit {
        let point = hull.points[i];
        let feature = feature(hull, Part::Vertex(i), point);
        RayHit {
            point,
            ..self.hit(self.fraction(point), normal, feature)
        }
    }
}

/// A line that the path enters.
pub(super) struct Entry {
    edge: usize,
    pub(super) fraction: f64,
    pub(super) normal: DVec2,
}

impl Entry {
    /// The line of an edge, if the path starts in front of it.
    fn new(points: &[DVec2], edge: usize, path: &Path) -> Option<Entry> {
        let (p, q) = (points[edge], points[(edge + 1) % points.len()]);
        if p == q || orient2d(p, q, path.start) != Ordering::Less {
            return None;
        }
        Some(Entry::between(edge, p, q, path))
    }

    /// The line of an edge between two points in front of which the path starts.
    #[inline]
    pub(super) fn between(edge: usize, p: DVec2, q: DVec2, path: &Path) -> Entry {
        let along = unit(q - p);
        // how far outside the path starts and ends; it meets the hull, so it does not stay outside
        let (mut from, mut to) = (along.perp_dot(p - path.start), along.perp_dot(p - path.end));
        if from - to <= SHALLOW * path.length {
            // the less a path is inclined to an edge, the more a rounding shifts where it meets it
            from = line_gap(p, q, path.start, (0.0, 0.0));
            to = line_gap(p, q, path.end, (0.0, 0.0));
        }
        Entry {
            edge,
            fraction: if from > to { from / (from - to) } else { 1.0 },
            normal: -along.perp() + DVec2::ZERO,
        }
    }

    fn squareness(&self, path: &Path) -> f64 {
        -self.normal.dot(path.direction)
    }
}

fn sharp_entry(hull: &PlacedHull, path: &Path) -> RayHit {
    let points = &hull.points[..];
    let n = points.len();
    let mut last: Option<Entry> = None;
    for entry in (0..n).filter_map(|i| Entry::new(points, i, path)) {
        let is_later = last.as_ref().is_none_or(|last| {
            entry.fraction > last.fraction
                || entry.fraction == last.fraction && entry.squareness(path) > last.squareness(path)
        });
        if is_later {
            last = Some(entry);
        }
    }
    let Some(mut entry) = last else {
        // a point, or a segment end-on
        let nearer = |&i: &usize, &j: &usize| {
            path.fraction(points[i])
                .total_cmp(&path.fraction(points[j]))
        };
        let i = (0..n).min_by(nearer).unwrap_or(0);
        return path.vertex_hit(hull, i, DVec2::ZERO - path.direction);
    };
    let edge = crossed(points, entry.edge, path);
    if edge != entry.edge {
        entry = Entry::new(points, edge, path).unwrap_or(entry);
    }
    for i in [entry.edge, (entry.edge + 1) % n] {
        if orient2d(path.start, path.end, points[i]) == Ordering::Equal {
            return path.vertex_hit(hull, i, entry.normal);
        }
    }
    let hit = path.hit(entry.fraction, entry.normal, Feature::Edge(0));
    RayHit {
        feature: Some(feature(hull, Part::Edge(entry.edge), hit.point)),
        ..hit
    }
}

/// The edge whose ends lie on either side of the path, found exactly from one near it: where edges lie on one line, or nearly, the path
/// enters all their lines at once.
fn crossed(points: &[DVec2], mut edge: usize, path: &Path) -> usize {
    let n = points.len();
    // a path from the right of an edge to its left has the edge's start on its left
    let side = |i: usize| orient2d(path.start, path.end, points[i % n]);
    for _ in 0..n {
        if side(edge) == Ordering::Less {
            edge = (edge + n - 1) % n;
        } else if side(edge + 1) == Ordering::Greater {
            edge = (edge + 1) % n;
        } else {
            break;
        }
    }
    edge
}

fn round_entry(hull: &PlacedHull, path: &Path) -> RayHit {
    let points = &hull.points[..];
    let n = points.len();
    let mut first: Option<RayHit> = None;
    let mut offer = |hit: RayHit| {
        if first.is_none_or(|first| hit.fraction < first.fraction) {
            first = Some(hit);
        }
    };
    for (i, &p) in points.iter().enumerate() {
        let to = p - path.start;
        let across = path.direction.perp_dot(to);
        let half_chord = hull.radius * hull.radius - across * across;
        if half_chord >= 0.0 {
            let (middle, half_chord) = (path.direction.dot(to), libm::sqrt(half_chord));
            let place = positive(middle - half_chord);
            // the start lies outside: if doubles see it within the circle, it is on it but for rounding
            if middle + half_chord > 0.0 && place <= path.length {
                let normal = unit(path.direction * place - to);
                offer(path.hit(
                    place / path.length,
                    normal,
                    feature(hull, Part::Vertex(i), p),
                ));
            }
        }
        let q = points[(i + 1) % n];
        if p == q {
            continue;
        }
        let along = unit(q - p);
        let (from, to) = (
            along.perp_dot(p - path.start) - hull.radius,
            along.perp_dot(p - path.end) - hull.radius,
        );
        // again: a start before the edge and nearer than the radius is that far off but for rounding
        if from > -hull.radius && to <= 0.0 && from > to {
            let fraction = positive(from / (from - to));
            let normal = -along.perp() + DVec2::ZERO;
            let foot = path.start + (path.end - path.start) * fraction - normal * hull.radius;
            let lengthened = lengthened(q - p);
            if (foot - p).dot(lengthened) >= 0.0 && (foot - q).dot(lengthened) <= 0.0 {
                offer(path.hit(fraction, normal, feature(hull, Part::Edge(i), foot)));
            }
        }
    }
    first.unwrap_or_else(|| graze(hull, path))
}

/// Where doubles see no way in, the path only just meets the hull: at its point nearest to the core.
fn graze(hull: &PlacedHull, path: &Path) -> RayHit {
    let segment = PlacedHull::of_segment(path.start, path.end);
    let near = super::distance::hulls(hull, &segment);
    RayHit {
        point: near.on_a,
        ..path.hit(path.fraction(near.on_a), near.normal, near.feature_a)
    }
}
