//! Where a path first meets a shape of several pieces. It may enter a piece through a cut only if it comes from another one.

use crate::exact::orient2d;
use crate::minkowski::edge_support::unit;
use crate::narrow::cast::entry;
use crate::narrow::contact;
use crate::narrow::part::Part;
use crate::narrow::relation;
use crate::shape::{PlacedBody, PlacedHull, PlacedPieces};
use crate::types::RayHit;
use crate::types::Relation;
use crate::types::manifold::Feature;
use core::cmp::Ordering;
use core::ops::ControlFlow;
use glam::DVec2;

/// Entries that are farther apart than this times the magnitude of coordinates are told apart by doubles.
const ROUNDING: f64 = 64.0 * f64::EPSILON;

/// What a path meets of one piece.
struct Entry {
    hit: RayHit,
    /// Whether it comes in through a cut. Then the feature is the vertex of the outline nearest to that place.
    by_cut: bool,
}

/// Where a segment first meets placed pieces.
pub(crate) fn pieces(
    body: &PlacedBody<'_>,
    pieces: &PlacedPieces<'_>,
    start: DVec2,
    end: DVec2,
) -> Option<RayHit> {
    let eye = PlacedBody::Hull(PlacedHull::of_point(start));
    match relation::bodies(body, &eye) {
        Relation::Overlapping => return Some(RayHit::inside(start)),
        Relation::Touching => {
            let contact = contact::compound::bodies(body, &eye).into_iter().next();
            return contact.map(|hit| RayHit::at_start(start, &hit));
        }
        Relation::Disjoint => {}
    }
    let path = PlacedHull::of_segment(start, end);
    let (reach, _) = body.magnitude();
    let reach = reach.max(path.reach());
    let near = ROUNDING * reach / unit(end - start).dot(end - start);
    let mut first: Option<Entry> = None;
    let _ = pieces.near::<()>(&path.bounds(), |piece, hull| {
        let part = Part::piece(pieces, piece, hull);
        if let Some(entry) = entry(&part, &path)
            && first
                .as_ref()
                .is_none_or(|first| is_before(&entry, first, near))
        {
            first = Some(entry);
        }
        ControlFlow::Continue(())
    });
    first.map(|entry| entry.hit)
}

/// The earlier first; of entries at one place, as far as rounding can tell, one through the outline.
fn is_before(one: &Entry, other: &Entry, near: f64) -> bool {
    let (at, place) = (one.hit.fraction, other.hit.fraction);
    if one.by_cut != other.by_cut && (at - place).abs() <= near {
        return other.by_cut;
    }
    let by_number = || one.hit.feature < other.hit.feature;
    at < place || at == place && by_number()
}

fn entry(part: &Part<'_>, path: &PlacedHull) -> Option<Entry> {
    if !relation::hulls(path, part.hull).hits() {
        return None;
    }
    // the path starts outside the shape, so outside the piece
    let hit = entry::hull(part.hull, path);
    let local = hit.feature?;
    let by_cut = matches!(local, Feature::Edge(k) if !part.is_outline(k));
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
    Some(Entry { hit, by_cut })
}

/// The normal of that edge of the outline at a vertex which the path comes at from the front, of two the one it meets more squarely.
fn squarest(part: &Part<'_>, vertex: u32, path: &PlacedHull) -> Option<DVec2> {
    let (start, end) = (path.points[0], path.points[path.points.len() - 1]);
    let edges = part.edges_at(vertex)?;
    let normals = edges.into_iter().filter_map(|[p, q]| {
        let is_before = orient2d(p, q, start) == Ordering::Less;
        is_before.then(|| DVec2::ZERO - unit(q - p).perp())
    });
    normals.min_by(|m, n| m.dot(end - start).total_cmp(&n.dot(end - start)))
}
