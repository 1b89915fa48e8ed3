//! Contacts of concave shapes: one for every two pieces that meet, as if nothing had been cut.
//!
//! The shortest translation that separates two pieces is along a side of their Minkowski
//! difference. The shapes may not have that side: it may belong to a cut, or to a corner of a piece
//! that is not a corner of the shape. Such "internal edges" would stop a box that slides over a
//! floor of many pieces. So a side only counts if the shapes have it at that place: an edge of one,
//! and in front of it a corner of the other whose neighbours on the boundary lie behind it.
//! (Engines do the same with the edges of triangle meshes and chains. E. Catto's Box2D calls the
//! contacts that this avoids "ghost collisions".)

use crate::minkowski::edge_support::EdgeSupport;
use crate::minkowski::hull_pair::{HullPair, Link, Nearest, in_order};
use crate::minkowski::inflated_pair::InflatedPair;
use crate::minkowski::sat;
use crate::narrow::contact::{ellipses, general};
use crate::narrow::relation;
use crate::narrow::relation::compound::{on_cut, pieces_hull};
use crate::placed::convex_part::{ConvexPart, each_near_pair, on_side};
use crate::placed::{PlacedGeometry, PlacedHull};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::cmp::Ordering;
use glam::DVec2;
use sat2d_base::exact::orient2d;
use sat2d_base::num::{lexicographic, power_of_two, unit};
use sat2d_base::sort::sort_by;
use sat2d_base::types::Relation;
use sat2d_base::types::manifold::{Feature, Manifold, Side};
use smallvec::SmallVec;

/// Normals with a smaller difference are the same.
const PARALLEL: f64 = power_of_two(-30);

/// The kinds of sides that may separate two parts, the preferred ones first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Sides {
    /// Edges of the shapes, and corners of the boundary that face them.
    Boundary,
    /// Edges of the shapes, and any corners.
    Edge,
    /// Cuts between pieces as well.
    Any,
}

/// All contacts of two placed bodies.
pub(crate) fn bodies(a: &PlacedGeometry<'_>, b: &PlacedGeometry<'_>) -> Vec<Manifold> {
    if let (PlacedGeometry::Hull(p), PlacedGeometry::Hull(q)) = (a, b) {
        return general::hulls(p, q).into_iter().collect();
    }
    among(a, b, |_, _| true)
}

/// The contacts of some of the parts of two placed bodies.
pub(crate) fn among(
    a: &PlacedGeometry<'_>,
    b: &PlacedGeometry<'_>,
    is_among: impl Fn(&ConvexPart<'_>, &ConvexPart<'_>) -> bool,
) -> Vec<Manifold> {
    let mut found: Vec<(Sides, Manifold)> = Vec::new();
    each_near_pair(a, b, &mut |p, q| {
        if is_among(&p, &q) {
            found.extend(parts(p, q));
        }
    });
    // a contact with a depth must be among the result
    let overlapping = found.iter().filter(|(_, hit)| hit.depth > 0.0);
    let sides = overlapping.map(|&(sides, _)| sides).min();
    let Some(sides) = sides.or_else(|| found.iter().map(|&(sides, _)| sides).min()) else {
        return Vec::new();
    };
    found.retain(|&(other, _)| other <= sides);
    let mut all: Vec<Manifold> = found.into_iter().map(|(_, hit)| hit).collect();
    sort_by(&mut all, &mut in_sequence);
    distinct(&all)
}

/// The deepest first; equally deep ones by place, independent of the order of the shapes.
fn in_sequence(one: &Manifold, other: &Manifold) -> Ordering {
    let place = |hit: &Manifold| hit.points()[0].on_a + hit.points()[0].on_b;
    // the normal or its opposite, whichever points to the right
    let rightward = |hit: &Manifold| {
        let back = DVec2::ZERO - hit.normal;
        if lexicographic(hit.normal, back) == Ordering::Less {
            back
        } else {
            hit.normal
        }
    };
    let by_normal = lexicographic(rightward(one), rightward(other));
    let features = |hit: &Manifold| {
        let (a, b) = (hit.feature_a, hit.feature_b);
        (a.min(b), a.max(b))
    };
    let by_place = lexicographic(place(one), place(other));
    other
        .depth
        .total_cmp(&one.depth)
        .then(other.points().len().cmp(&one.points().len()))
        .then(by_place)
        .then(by_normal)
        .then(features(one).cmp(&features(other)))
}

/// Each point once: a pair of features that an earlier contact with the same normal has reported is
/// left out of later ones.
fn distinct(all: &[Manifold]) -> Vec<Manifold> {
    let mut kept: Vec<Manifold> = Vec::with_capacity(all.len());
    let mut reported = Reported::default();
    for hit in all {
        let is_new = |i: usize| !reported.contains(features(hit, i), hit.normal);
        let only = match (is_new(0), hit.points().len() == 2 && is_new(1)) {
            (true, second) if second || hit.points().len() == 1 => *hit,
            (true, _) => hit.only(0),
            (false, true) => hit.only(1),
            (false, false) => continue,
        };
        (0..only.points().len()).for_each(|i| reported.add(features(&only, i), hit.normal));
        kept.push(only);
    }
    kept
}

type Features = (Feature, Feature);

fn features(hit: &Manifold, i: usize) -> Features {
    let point = hit.points()[i];
    (point.feature_a, point.feature_b)
}

/// The pairs of features that contacts have reported, with their normals.
#[derive(Default)]
struct Reported {
    /// The first ones. Most shapes have no more.
    first: SmallVec<[(Features, DVec2); 16]>,
    more: BTreeMap<Features, SmallVec<[DVec2; 1]>>,
}

impl Reported {
    fn contains(&self, features: Features, normal: DVec2) -> bool {
        let is_same =
            |earlier: DVec2| earlier.dot(normal) > 0.0 && earlier.perp_dot(normal).abs() < PARALLEL;
        let mut first = self.first.iter();
        first.any(|&(other, earlier)| other == features && is_same(earlier))
            || !self.more.is_empty()
                && self
                    .more
                    .get(&features)
                    .is_some_and(|normals| normals.iter().any(|&earlier| is_same(earlier)))
    }

    fn add(&mut self, features: Features, normal: DVec2) {
        if self.first.len() < self.first.inline_size() {
            self.first.push((features, normal));
        } else {
            self.more.entry(features).or_default().push(normal);
        }
    }
}

/// The contact of two parts, with the features numbered as the user gave them.
pub(crate) fn parts(a: ConvexPart<'_>, b: ConvexPart<'_>) -> Option<(Sides, Manifold)> {
    let (sides, hit) = if in_order(a.hull, b.hull) {
        ordered(a, b)?
    } else {
        let (sides, hit) = ordered(b, a)?;
        (sides, hit.swapped())
    };
    let name = |side: Side, feature: Feature, at: DVec2| on_side(side, &a, &b).name(feature, at);
    Some(if sides == Sides::Any {
        (sides, hit.without_reference().renamed(name))
    } else {
        (sides, hit.renamed(name))
    })
}

fn ordered(a: ConvexPart<'_>, b: ConvexPart<'_>) -> Option<(Sides, Manifold)> {
    let pair = HullPair::new(a.hull, b.hull);
    if pair.is_small {
        let enlarged = pair.enlargement();
        let (p, q) = (enlarged.hull(pair.p), enlarged.hull(pair.q));
        let (sides, hit) = ordered(a.enlarged(&p, enlarged), b.enlarged(&q, enlarged))?;
        return Some((sides, enlarged.original_contact(&hit)));
    }
    let relation = relation::exact::hulls(a.hull, b.hull);
    if relation == Relation::Disjoint {
        return None;
    }
    if a.hull.ellipse.is_some() || b.hull.ellipse.is_some() {
        return elliptic(&a, &b, relation);
    }
    // hulls without a radius that meet are their cores
    let cores_meet = pair.radius == 0.0 || sat::relation(a.hull.core(), b.hull.core()).hits();
    let (kind, nearest, is_least) = if cores_meet {
        inside(&a, &b, &pair, relation)?
    } else {
        let nearest = pair.contact()?;
        (outside(&a, &b, &pair, &nearest), nearest, true)
    };
    let is_edge = |side: Side, i: usize| on_side(side, &a, &b).is_edge(i);
    let hit = general::manifold(&pair, &nearest, is_edge);
    // where a cut is nearer than any boundary, the boundary found may lie elsewhere, and other
    // pieces give the contact there
    let is_elsewhere =
        kind == Sides::Boundary && !is_least && !is_local(&a, &b, 2.0 * pair.error, &hit);
    Some((if is_elsewhere { Sides::Edge } else { kind }, hit))
}

/// The contact of two parts, one of them with ellipses around its points.
#[cold]
#[inline(never)]
fn elliptic(
    a: &ConvexPart<'_>,
    b: &ConvexPart<'_>,
    relation: Relation,
) -> Option<(Sides, Manifold)> {
    let views = [a.hull.view(), b.hull.view()];
    let pair = InflatedPair::new(views[0], views[1]);
    let among = |sides: Sides| {
        pair.apart_among(&|link, normal| match *link {
            Link::Edge(side, support) => {
                // what faces the edge is the point of the ellipse, not the vertex
                let aside = pair.offset(side, normal) - pair.offset(side.other(), normal);
                let (start, end) = pair.cores.ends(side, &support);
                let ends = (start + aside, end + aside);
                is_allowed(sides, (a, b), (side, &support), ends)
            }
            Link::Vertices(i, j) => match sides {
                Sides::Boundary => a.is_extreme(i, -normal) && b.is_extreme(j, normal),
                Sides::Edge => false,
                Sides::Any => true,
            },
        })
    };
    let least = pair.apart()?;
    let (sides, apart) = [Sides::Boundary, Sides::Edge]
        .into_iter()
        .find_map(|sides| {
            let apart = among(sides)?;
            // parts that only touch are not separated by a side behind which one of them lies
            let fits = relation == Relation::Overlapping || apart.gap >= -4.0 * pair.error;
            fits.then_some((sides, apart))
        })
        .unwrap_or((Sides::Any, least));
    let is_edge = |side: Side, i: usize| on_side(side, a, b).is_edge(i);
    let hit = ellipses::manifold(&pair, views, &apart, relation, is_edge);
    let is_least = least.gap <= apart.gap + 2.0 * pair.error;
    let is_elsewhere =
        sides == Sides::Boundary && !is_least && !is_local(a, b, 2.0 * pair.error, &hit);
    Some((if is_elsewhere { Sides::Edge } else { sides }, hit))
}

/// Whether a point of the contact lies in the shape whose edge separates the pair, up to rounding;
/// if that is a segment of a chain, on either side of it.
fn is_local(a: &ConvexPart<'_>, b: &ConvexPart<'_>, error: f64, hit: &Manifold) -> bool {
    let Some(side) = hit.reference else {
        return true;
    };
    let part = on_side(side, a, b);
    hit.points().iter().any(|point| {
        let on_other = match side {
            Side::A => point.on_b,
            Side::B => point.on_a,
        };
        if let (true, [start, end]) = (part.is_segment(), &*part.hull.points) {
            let place = (on_other - start).dot(unit(end - start));
            let length = (end - start).dot(unit(end - start));
            return (-error..=length + error).contains(&place);
        }
        shape_contains(part, on_other, error)
    })
}

/// Whether a point lies in the part, up to an error, or in another part of its shape.
fn shape_contains(part: &ConvexPart<'_>, point: DVec2, error: f64) -> bool {
    let points = &part.hull.points;
    let n = points.len();
    let is_behind = |i: usize| {
        let (p, q) = (points[i], points[(i + 1) % n]);
        p == q || unit(q - p).perp_dot(point - p) >= -error - part.hull.radius
    };
    (0..n).all(is_behind)
        || part.piece.is_some_and(|(pieces, _)| {
            let point = PlacedHull::of_point(part.enlargement.original(point));
            pieces_hull(pieces, &point, None).hits()
        })
}

/// Whether a hull without interior lies on one of the part's cuts, between its ends.
fn is_on_cut(part: &ConvexPart<'_>, other: &PlacedHull) -> bool {
    part.piece
        .is_some_and(|(_, piece)| on_cut(&piece, part.hull.view(), other.view()))
}

/// An outward normal of an edge, as long as the edge.
fn outward(support: &EdgeSupport) -> DVec2 {
    DVec2::new(support.along.y, -support.along.x)
}

/// The kind of the nearest features of parts whose cores are apart.
fn outside(
    a: &ConvexPart<'_>,
    b: &ConvexPart<'_>,
    pair: &HullPair<'_>,
    nearest: &Nearest,
) -> Sides {
    let is_on_boundary = match &nearest.link {
        Link::Edge(side, support) => {
            let (one, other) = (on_side(*side, a, b), on_side(side.other(), a, b));
            one.is_edge(support.edge) && other.is_extreme(support.vertex, outward(support))
        }
        &Link::Vertices(i, j) => {
            let (p, q) = (pair.hull(Side::A).points[i], pair.hull(Side::B).points[j]);
            a.is_extreme(i, p - q) && b.is_extreme(j, q - p)
        }
    };
    if is_on_boundary {
        Sides::Boundary
    } else {
        Sides::Any
    }
}

/// Whether a side, from its start to its end, may separate two parts.
fn is_allowed(
    sides: Sides,
    (a, b): (&ConvexPart<'_>, &ConvexPart<'_>),
    (side, support): (Side, &EdgeSupport),
    (start, end): (DVec2, DVec2),
) -> bool {
    let (one, other) = (on_side(side, a, b), on_side(side.other(), a, b));
    match sides {
        Sides::Boundary => {
            one.is_edge(support.edge)
                && other.is_extreme(support.vertex, outward(support))
                && other.faces(support.vertex, start, end)
        }
        Sides::Edge => one.is_edge(support.edge),
        Sides::Any => true,
    }
}

/// The shortest translation that separates two parts whose cores meet, along the most preferred
/// kind of sides that has one, and whether no side of any kind separates them sooner.
fn inside(
    a: &ConvexPart<'_>,
    b: &ConvexPart<'_>,
    pair: &HullPair<'_>,
    relation: Relation,
) -> Option<(Sides, Nearest, bool)> {
    // a point or segment on a cut touches the piece but is inside the shape, so the cut does not
    // separate them
    let on_cut = relation == Relation::Touching && (is_on_cut(a, b.hull) || is_on_cut(b, a.hull));
    let all = pair.sides();
    let found = [Sides::Boundary, Sides::Edge, Sides::Any]
        .into_iter()
        .find_map(|sides| {
            let nearest = pair.inside_among(&all, &|side, support| {
                let (start, end) = pair.ends(side, support);
                let vertex = on_side(side.other(), a, b).hull.points[support.vertex];
                is_allowed(sides, (a, b), (side, support), (start, end))
                    && !(on_cut && orient2d(start, end, vertex) != Ordering::Greater)
            })?;
            // parts that only touch are not separated by a side behind which one of them lies
            let fits = relation == Relation::Overlapping || on_cut || nearest.gap == 0.0;
            fits.then_some((sides, nearest))
        })
        // pieces that rounding has flattened to points or segments have no sides that face others
        .or_else(|| Some((Sides::Any, pair.contact()?)));
    let (sides, nearest) = found?;
    let least = pair.inside_among(&all, &|_, _| true);
    let is_least = least.is_none_or(|least| least.gap <= nearest.gap + 2.0 * pair.error);
    Some((sides, nearest, is_least))
}
