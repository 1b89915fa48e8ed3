//! Contacts of concave shapes: one for every two pieces that meet, told as if nothing had been cut.
//!
//! Two pieces overlap least along some side of their Minkowski difference, but that side may be one that the shapes don't have: it may
//! belong to a cut, or to a corner that sticks out of a piece only because it was cut off there. A box that slides over a floor of
//! many pieces would be stopped by such "internal edges". So only those sides count that the shapes have at that place: an edge, and before
//! it a corner beyond which the outline runs back (engines do the same with the edges of triangle meshes and chains: E. Catto's Box2D
//! calls what they avoid "ghost collisions").

use crate::exact::orient2d;
use crate::minkowski::edge_support::Support;
use crate::minkowski::nearest::{ENLARGE, Link, Nearest, Pair, REDUCE};
use crate::minkowski::sat;
use crate::narrow::contact;
use crate::narrow::contact::general::in_order;
use crate::narrow::part;
use crate::narrow::part::Part;
use crate::narrow::relation;
use crate::num::{lexicographic, power_of_two};
use crate::shape::{PlaceError, Placed, PlacedBody, Shape};
use crate::transform::Transform;
use crate::types::Relation;
use crate::types::manifold::{Feature, Manifold, Side};
use alloc::vec::Vec;
use core::cmp::Ordering;
use glam::DVec2;

/// Normals that differ by less are the same.
const PARALLEL: f64 = power_of_two(-30);

/// All contacts of shape `a` at `ta` and shape `b` at `tb`, the deepest first; none exactly where their
/// [`relation`](crate::relation()) is `Disjoint`. Two convex shapes have one, that of [`contact`](crate::contact()).
///
/// Concave shapes have one for every two convex pieces that meet and that their outlines part: the normal is that of an edge of
/// one of the shapes, never of a cut, and what meets it of the other is an edge or corner of the outline that faces it. Depths are those
/// of the pieces. A point in which several pieces meet the same feature with the same normal is told once. The deepest contact has a depth
/// above 0 exactly where the shapes overlap.
///
/// Two pieces that a cut would part sooner are told only if the outline that parts them is where they meet.
///
/// If no outline parts any two pieces (one shape deep inside another of many pieces), the edges of the pieces' outlines that
/// are left are taken wherever they lie, and if there is not even one, cuts; a point on a cut is then named by the vertex nearest to it, and
/// there is no reference.
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
/// assert_eq!(found, [(DVec2::NEG_X, 0.25, Feature::Edge(3)), (DVec2::Y, 0.125, Feature::Edge(4))]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// As [`relation`](crate::relation()).
pub fn contacts(
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
) -> Result<Vec<Manifold>, PlaceError> {
    Ok(a.place(ta)?.contacts(&b.place(tb)?))
}

impl Placed<'_> {
    /// All contacts of two placed shapes, see [`contacts`]; none exactly where they are disjoint.
    pub fn contacts(&self, other: &Placed<'_>) -> Vec<Manifold> {
        bodies(&self.body, &other.body)
    }
}

/// Of what sort the sides are by which two parts are parted; those of the first sort are preferred.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Sort {
    /// Edges, and corners of the outline that face them.
    Outline,
    /// Edges, and any corners.
    Edge,
    /// Cuts as well.
    Any,
}

/// All contacts of two placed bodies.
pub(crate) fn bodies(a: &PlacedBody<'_>, b: &PlacedBody<'_>) -> Vec<Manifold> {
    if let (PlacedBody::Hull(p), PlacedBody::Hull(q)) = (a, b) {
        return contact::general::hulls(p, q).into_iter().collect();
    }
    let mut found: Vec<(Sort, Manifold)> = Vec::new();
    part::each_near_pair(a, b, |p, q| found.extend(parts(p, q)));
    // what overlaps must be among what is told
    let overlapping = found.iter().filter(|(_, hit)| hit.depth > 0.0);
    let sort = overlapping.map(|&(sort, _)| sort).min();
    let Some(sort) = sort.or_else(|| found.iter().map(|&(sort, _)| sort).min()) else {
        return Vec::new();
    };
    found.retain(|&(other, _)| other <= sort);
    let mut all: Vec<Manifold> = found.into_iter().map(|(_, hit)| hit).collect();
    all.sort_by(in_sequence);
    distinct(&all)
}

/// The deepest first; of equally deep ones by place, in a way that does not depend on the order of the shapes.
fn in_sequence(one: &Manifold, other: &Manifold) -> Ordering {
    let place = |hit: &Manifold| hit.points()[0].on_a + hit.points()[0].on_b;
    // of the normal and its opposite the one to the right
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

/// Each point once: what an earlier contact with the same normal has told of two features is left out of later ones.
fn distinct(all: &[Manifold]) -> Vec<Manifold> {
    let mut kept: Vec<Manifold> = Vec::with_capacity(all.len());
    for hit in all {
        let is_new = |i: usize| {
            let point = hit.points()[i];
            !kept.iter().any(|earlier| {
                earlier.normal.dot(hit.normal) > 0.0
                    && earlier.normal.perp_dot(hit.normal).abs() < PARALLEL
                    && earlier
                        .points()
                        .iter()
                        .any(|p| (p.feature_a, p.feature_b) == (point.feature_a, point.feature_b))
            })
        };
        match (is_new(0), hit.points().len() == 2 && is_new(1)) {
            (true, second) if second || hit.points().len() == 1 => kept.push(*hit),
            (true, _) => kept.push(hit.only(0)),
            (false, true) => kept.push(hit.only(1)),
            (false, false) => {}
        }
    }
    kept
}

/// How two parts meet, in the user's names.
fn parts(a: Part<'_>, b: Part<'_>) -> Option<(Sort, Manifold)> {
    let (sort, hit) = if in_order(a.hull, b.hull) {
        ordered(a, b)?
    } else {
        let (sort, hit) = ordered(b, a)?;
        (sort, hit.swapped())
    };
    let name = |side: Side, feature: Feature, at: DVec2| part::of(side, &a, &b).name(feature, at);
    Some(if sort == Sort::Any {
        (sort, hit.without_reference().renamed(name))
    } else {
        (sort, hit.renamed(name))
    })
}

fn ordered(a: Part<'_>, b: Part<'_>) -> Option<(Sort, Manifold)> {
    let pair = Pair::new(a.hull, b.hull);
    if pair.is_small {
        let (p, q) = (a.hull.scaled(ENLARGE), b.hull.scaled(ENLARGE));
        let (sort, hit) = ordered(a.scaled(&p, ENLARGE), b.scaled(&q, ENLARGE))?;
        return Some((sort, hit.scaled(REDUCE)));
    }
    let relation = relation::exact::hulls(a.hull, b.hull);
    if relation == Relation::Disjoint {
        return None;
    }
    let (sort, nearest) = if sat::relation(a.hull.core(), b.hull.core()).hits() {
        inside(&a, &b, &pair, relation)?
    } else {
        let nearest = pair.contact()?;
        (outside(&a, &b, &pair, &nearest), nearest)
    };
    let is_edge = |side: Side, i: usize| part::of(side, &a, &b).is_edge(i);
    let hit = contact::general::manifold(&pair, &nearest, is_edge);
    // where a cut is nearer than any outline, the outline found may lie far off, and it is other pieces that tell how the shapes meet
    let sort =
        if sort == Sort::Outline && !is_least(&pair, &nearest) && !is_local(&a, &b, &pair, &hit) {
            Sort::Edge
        } else {
            sort
        };
    Some((sort, hit))
}

/// Whether no side at all, allowed or not, parts the pair sooner.
fn is_least(pair: &Pair<'_>, nearest: &Nearest) -> bool {
    pair.contact()
        .is_none_or(|least| least.gap <= nearest.gap + 2.0 * pair.error)
}

/// Whether a point of the contact lies in the shape whose edge parts the pair, or all but for rounding.
fn is_local(a: &Part<'_>, b: &Part<'_>, pair: &Pair<'_>, hit: &Manifold) -> bool {
    let Some(side) = hit.reference else {
        return true;
    };
    let part = part::of(side, a, b);
    hit.points().iter().any(|point| {
        part.shape_contains(
            match side {
                Side::A => point.on_b,
                Side::B => point.on_a,
            },
            2.0 * pair.error,
        )
    })
}

/// A vector out of the hull that an edge belongs to.
fn outward(support: &Support) -> DVec2 {
    DVec2::new(support.along.y, -support.along.x)
}

/// The sort of the features that are nearest to each other, of parts whose cores are apart.
fn outside(a: &Part<'_>, b: &Part<'_>, pair: &Pair<'_>, nearest: &Nearest) -> Sort {
    let is_outline = match &nearest.link {
        Link::Edge(side, support) => {
            let (one, other) = (part::of(*side, a, b), part::of(side.other(), a, b));
            one.is_edge(support.edge) && other.is_extreme(support.vertex, outward(support))
        }
        &Link::Vertices(i, j) => {
            let (p, q) = (pair.hull(Side::A).points[i], pair.hull(Side::B).points[j]);
            a.is_extreme(i, p - q) && b.is_extreme(j, q - p)
        }
    };
    if is_outline { Sort::Outline } else { Sort::Any }
}

/// The least translation that parts two parts whose cores meet, by the best sort of sides that does.
fn inside(
    a: &Part<'_>,
    b: &Part<'_>,
    pair: &Pair<'_>,
    relation: Relation,
) -> Option<(Sort, Nearest)> {
    // a point or segment on a cut touches the piece but is inside the shape, so it is not the cut that parts them
    let on_cut = relation == Relation::Touching && (a.has_on_cut(b.hull) || b.has_on_cut(a.hull));
    [Sort::Outline, Sort::Edge, Sort::Any]
        .into_iter()
        .find_map(|sort| {
            let nearest = pair.inside_among(&|side, support| {
                let (one, other) = (part::of(side, a, b), part::of(side.other(), a, b));
                let (start, end) = pair.ends(side, support);
                let is_of_sort = match sort {
                    Sort::Outline => {
                        one.is_edge(support.edge)
                            && other.is_extreme(support.vertex, outward(support))
                            && other.faces(support.vertex, start, end)
                    }
                    Sort::Edge => one.is_edge(support.edge),
                    Sort::Any => true,
                };
                let vertex = other.hull.points[support.vertex];
                is_of_sort && !(on_cut && orient2d(start, end, vertex) != Ordering::Greater)
            })?;
            // parts that only touch are not parted by a side behind which one lies
            let fits = relation == Relation::Overlapping || on_cut || nearest.gap == 0.0;
            fits.then_some((sort, nearest))
        })
        // points and segments, of bodies that rounding has flattened: no side of theirs faces another
        .or_else(|| Some((Sort::Any, pair.contact()?)))
}
