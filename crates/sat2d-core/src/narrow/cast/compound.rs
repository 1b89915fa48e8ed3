//! A segment against a shape of several pieces.
//!
//! A path may enter a piece through a cut only if it comes from another piece. The first entry is
//! found by the fractions of doubles, and by exact ones where these may be wrong: seen from far
//! away, all pieces are at about the same fraction.

use crate::narrow::cast::entry::{self, fraction_error};
use crate::narrow::cast::exact_fraction::ExactPath;
use crate::narrow::cast::path_filter::PathFilter;
use crate::narrow::contact;
use crate::narrow::relation;
use crate::placed::convex_part::ConvexPart;
use crate::placed::{PlacedGeometry, PlacedHull, PlacedPieces};
use core::cell::RefCell;
use core::cmp::Ordering;
use core::ops::ControlFlow;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::exact::orient2d;
use sat2d_base::exact::surd::Surd;
use sat2d_base::num::unit;
use sat2d_base::types::manifold::Feature;
use sat2d_base::types::{RayHit, Relation};

/// Entries are at one place, up to rounding, if they are nearer to each other than this times the
/// magnitude of the shape's coordinates.
const ENTRY_ERROR: f64 = 128.0 * f64::EPSILON;

/// Where a path enters one piece.
struct PieceEntry {
    hit: RayHit,
    /// Whether the path enters through a cut. The feature is then the nearest vertex of the
    /// boundary.
    by_cut: bool,
}

/// Where a segment first meets placed pieces.
pub(crate) fn cast(
    body: &PlacedGeometry<'_>,
    pieces: &PlacedPieces<'_>,
    start: DVec2,
    end: DVec2,
) -> Option<RayHit> {
    let start_point = PlacedGeometry::Hull(PlacedHull::of_point(start));
    match relation::compound::bodies(body, &start_point) {
        Relation::Overlapping => return Some(RayHit::inside(start)),
        Relation::Touching => {
            let contact = contact::compound::bodies(body, &start_point)
                .into_iter()
                .next();
            return contact.map(|hit| RayHit::at_start(start, &hit));
        }
        Relation::Disjoint => {}
    }
    first_entry(body, pieces, start, end, piece_entry)
}

/// Where a segment first meets the front of a placed chain.
pub(crate) fn cast_in_front(
    body: &PlacedGeometry<'_>,
    chain: &PlacedPieces<'_>,
    start: DVec2,
    end: DVec2,
) -> Option<RayHit> {
    first_entry(body, chain, start, end, |part, _| {
        if !comes_from_front(part, chain, start, end) {
            return None;
        }
        let hit = entry::cast(part.hull, start, end)?;
        Some(PieceEntry {
            hit: RayHit {
                normal: part.front()?,
                feature: Some(part.name(hit.feature?, hit.point)),
                ..hit
            },
            by_cut: false,
        })
    })
}

/// Whether a segment crosses the line of a chain's segment from the front, or starts on it and
/// leads behind it.
fn comes_from_front(
    part: &ConvexPart<'_>,
    chain: &PlacedPieces<'_>,
    start: DVec2,
    end: DVec2,
) -> bool {
    if part.front().is_none() {
        return false; // rounding has made a point of it
    }
    let side = |x| orient2d(part.hull.points[0], part.hull.points[1], x);
    let (before, behind) = if chain.transform().is_mirrored() {
        (Ordering::Greater, Ordering::Less)
    } else {
        (Ordering::Less, Ordering::Greater)
    };
    let from = side(start);
    from == before || from == Ordering::Equal && side(end) == behind
}

/// The exact fraction at which `exact`, about the segment from `start` to `end`, first meets one of
/// the pieces that the segment meets; if `in_front`, without those of a chain that it passes from
/// behind.
#[cold]
pub(crate) fn exact_fraction(
    pieces: &PlacedPieces<'_>,
    [start, end]: [DVec2; 2],
    exact: &ExactPath,
    in_front: bool,
) -> Option<Surd> {
    let path = PlacedHull::of_segment(start, end);
    let in_front = in_front && pieces.pieces().boundary.is_chain();
    let mut first: Option<Surd> = None;
    let filter = PathFilter::new(start, end, pieces.box_reach());
    let may_meet = |bounds: &Aabb| filter.may_meet(bounds);
    let _ = pieces.in_boxes::<()>(may_meet, &mut |piece, hull| {
        let part = ConvexPart::piece(pieces, piece, hull);
        let is_met = relation::exact::hulls(&path, hull).hits()
            && (!in_front || comes_from_front(&part, pieces, start, end));
        if is_met
            && let Some(fraction) = exact.meets(hull)
            && first
                .as_ref()
                .is_none_or(|first| fraction.compare(first).is_lt())
        {
            first = Some(fraction);
        }
        ControlFlow::Continue(())
    });
    first
}

/// The first of the entries of a segment into the pieces.
fn first_entry(
    body: &PlacedGeometry<'_>,
    pieces: &PlacedPieces<'_>,
    start: DVec2,
    end: DVec2,
    entry_of: impl Fn(&ConvexPart<'_>, &PlacedHull) -> Option<PieceEntry>,
) -> Option<RayHit> {
    let path = PlacedHull::of_segment(start, end);
    let (reach, _) = body.magnitude();
    // the sides of a box around the start and the shape add up to no more
    let size = 4.0 * reach.max(path.reach());
    let length = unit(end - start).dot(end - start);
    let order = Order {
        start,
        end,
        near: ENTRY_ERROR * reach,
        error: fraction_error(size, length),
    };
    // pieces that are farther away than this are certainly entered later
    let margin = order.near + 8.0 * order.error * length;
    let filter = RefCell::new(PathFilter::new(start, end, pieces.box_reach()));
    let may_meet = |bounds: &Aabb| filter.borrow().may_meet(bounds);
    let mut first: Option<(PieceEntry, PlacedHull)> = None;
    let _ = pieces.in_boxes::<()>(may_meet, &mut |piece, hull| {
        let part = ConvexPart::piece(pieces, piece, hull);
        if let Some(entry) = entry_of(&part, &path) {
            let is_first = first
                .as_ref()
                .is_none_or(|(first, of_first)| order.is_before((&entry, hull), (first, of_first)));
            if is_first {
                filter.borrow_mut().end_after(entry.hit.point, margin);
                first = Some((entry, hull.clone()));
            }
        }
        ControlFlow::Continue(())
    });
    first.map(|(entry, _)| entry.hit)
}

/// The order of the entries of a path.
struct Order {
    start: DVec2,
    end: DVec2,
    /// Entries that are nearer to each other are at one place.
    near: f64,
    /// A bound for the error of a fraction in doubles.
    error: f64,
}

impl Order {
    /// Whether an entry comes before another: the earlier one, and of entries at one place, up to
    /// rounding, one through the boundary.
    fn is_before(
        &self,
        (one, hull): (&PieceEntry, &PlacedHull),
        (other, other_hull): (&PieceEntry, &PlacedHull),
    ) -> bool {
        let apart = one.hit.point - other.hit.point;
        if one.by_cut != other.by_cut && apart.abs().max_element() <= self.near {
            return other.by_cut;
        }
        let (at, place) = (one.hit.fraction, other.hit.fraction);
        let order = if (at - place).abs() > 2.0 * self.error {
            at.total_cmp(&place)
        } else {
            let path = ExactPath::between(self.start, self.end);
            match (path.enters(hull), path.enters(other_hull)) {
                (Some(one), Some(other)) => one.compare(&other),
                _ => Ordering::Equal, // both are known to be met
            }
        };
        order.is_lt() || order.is_eq() && one.hit.feature < other.hit.feature
    }
}

fn piece_entry(part: &ConvexPart<'_>, path: &PlacedHull) -> Option<PieceEntry> {
    if !relation::exact::hulls(path, part.hull).hits() {
        return None;
    }
    // the path starts outside the shape, so outside the piece
    let hit = entry::first_point(part.hull, path);
    let local = hit.feature?;
    let by_cut = matches!(local, Feature::Edge(k) if !part.is_on_boundary(k));
    let feature = part.name(local, hit.point);
    let mut hit = RayHit {
        feature: Some(feature),
        ..hit
    };
    if let Feature::Vertex(vertex) = feature
        && let Some(normal) = squarest(part, vertex, path)
    {
        hit.normal = normal;
    }
    Some(PieceEntry { hit, by_cut })
}

/// The normal of the edge of the boundary at a vertex that the path comes at from the front; of
/// two, the one that it meets more squarely.
fn squarest(part: &ConvexPart<'_>, vertex: u32, path: &PlacedHull) -> Option<DVec2> {
    let (start, end) = (path.points[0], path.points[path.points.len() - 1]);
    let edges = part.edges_at(vertex)?;
    let normals = edges.into_iter().filter_map(|[p, q]| {
        let is_before = orient2d(p, q, start) == Ordering::Less;
        is_before.then(|| DVec2::ZERO - unit(q - p).perp())
    });
    normals.min_by(|m, n| m.dot(end - start).total_cmp(&n.dot(end - start)))
}
