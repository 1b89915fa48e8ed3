//! Refines a contact of the polygons around curves, or closest points that are known up to
//! rounding, to where the curves themselves face each other.
//!
//! The features say which arcs, edges and vertices may be in contact. Of the pairs that face each
//! other there, the one with the least depth is the contact.

use crate::curve::{Edge, Faced, Facing};
use crate::placed::{PlacedHull, PlacedOutline};
use crate::shape::{Geometry, PlaceError, Shape};
use crate::transform::Transform;
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::ops::RangeInclusive;
use glam::DVec2;
use sat2d_base::exact::ellipse::Ellipse;
use sat2d_base::num::{positive, power_of_two, unit};
use sat2d_base::types::ClosestPoints;
use sat2d_base::types::manifold::{ContactPoint, Feature, Manifold, Side};

/// The least cosine of the angle between the normals of both contacts.
const NEARLY_PARALLEL: f64 = 0.9;

/// What is less than this part of the tolerance is rounding.
const DEPTH_ERROR: f64 = power_of_two(-30);

/// A shape where it is.
pub(crate) struct Solid<'s> {
    shape: &'s Shape,
    at: &'s Transform,
    outline: Option<PlacedOutline<'s>>,
    /// What is around each vertex.
    radius: f64,
    ellipse: Option<Ellipse>,
}

/// What a contact of the polygons is on the curves.
pub(crate) enum OnCurves {
    /// The contact in which the curves face each other.
    Facing(Manifold),
    /// The same one: no arc takes part in it.
    Straight,
    /// No curves face each other there.
    Beside,
    /// The one in which they face each other and are apart, or only touch.
    Apart(Manifold),
}

/// The contact of the curves that a contact of the polygons belongs to. It may be less deep by
/// `slack`. With `with_joined`, arcs beside the features are tried as well.
pub(crate) fn on_curves(
    hit: &Manifold,
    solids: &[Solid<'_>; 2],
    slack: f64,
    with_joined: bool,
) -> OnCurves {
    let depths = hit.depth - slack..=hit.depth + DEPTH_ERROR * slack;
    match least_facing(hit, solids, depths, with_joined) {
        Ok(found) if found.depth > 0.0 => OnCurves::Facing(found),
        Ok(found) => OnCurves::Apart(found),
        Err(HasArc(true)) => OnCurves::Beside,
        Err(HasArc(false)) => OnCurves::Straight,
    }
}

/// The depth of the curves at the features of a contact, below 0 where they are apart, and the
/// normal along which it is; `None` if no curves face each other there. It differs from that of the
/// contact by `slack` at most.
pub(crate) fn depth_on_curves(
    hit: &Manifold,
    solids: &[Solid<'_>; 2],
    slack: f64,
) -> Option<(f64, DVec2)> {
    match least_facing(hit, solids, hit.depth - slack..=hit.depth + slack, true) {
        Ok(found) => Some((found.depth, found.normal)),
        Err(HasArc(true)) => None,
        Err(HasArc(false)) => Some((hit.depth, hit.normal)),
    }
}

/// The closest points of two shapes, one of them an outline: where its curves face the other shape,
/// if the points are on a curve. Those given are off by `slack` at most.
pub(crate) fn closest_on_curves(
    near: &ClosestPoints,
    solids: &[Solid<'_>; 2],
    slack: f64,
) -> ClosestPoints {
    let depth = 0.0 - near.distance;
    let hit = at_closest(near, depth);
    let Ok(found) = least_facing(&hit, solids, depth - slack..=depth + slack, false) else {
        return *near;
    };
    let point = found.points()[0];
    ClosestPoints {
        distance: positive(0.0 - found.depth),
        normal: found.normal,
        on_a: point.on_a,
        on_b: point.on_b,
        ..*near
    }
}

/// Closest points as a contact with a depth.
pub(crate) fn at_closest(closest: &ClosestPoints, depth: f64) -> Manifold {
    let point = ContactPoint {
        on_a: closest.on_a,
        on_b: closest.on_b,
        depth,
        feature_a: closest.feature_a,
        feature_b: closest.feature_b,
    };
    Manifold::single(closest.normal, None, point)
}

/// Whether an arc was among the boundaries.
struct HasArc(bool);

/// Where two boundaries at a contact face each other, with a depth in a range, the least of these.
fn least_facing(
    hit: &Manifold,
    [a, b]: &[Solid<'_>; 2],
    depths: RangeInclusive<f64>,
    with_joined: bool,
) -> Result<Manifold, HasArc> {
    let rounding = DEPTH_ERROR * (depths.end() - depths.start());
    let is_near = |found: &Manifold| {
        depths.contains(&found.depth)
            && found.normal.dot(hit.normal) > NEARLY_PARALLEL
            && a.is_farthest(found.feature_a, found.normal, rounding)
            && b.is_farthest(found.feature_b, DVec2::ZERO - found.normal, rounding)
    };
    let features = features(hit);
    let mut has_arc = false;
    for joined in [false, true] {
        if joined && !with_joined {
            break;
        }
        let of_a = a.boundaries(features.map(|(a, _)| a), hit.normal, joined);
        let toward = DVec2::ZERO - hit.normal;
        let of_b = b.boundaries(features.map(|(_, b)| b), toward, joined);
        let is_arc = |(boundary, _): &Named| matches!(boundary, Faced::Arc(_));
        has_arc |= of_a.iter().chain(&of_b).any(is_arc);
        let pairs = of_a.iter().flat_map(|a| of_b.iter().map(move |b| (*a, *b)));
        let faced = pairs.filter_map(|(one, other)| facing(hit, one, other));
        let least = faced
            .filter(is_near)
            .min_by(|one, other| one.depth.total_cmp(&other.depth));
        if let Some(found) = least {
            return Ok(found);
        }
    }
    Err(HasArc(has_arc))
}

/// The features of both shapes that meet, and those of the deepest point.
fn features(hit: &Manifold) -> [(Feature, Feature); 2] {
    let deepest = hit.points()[0];
    [
        (hit.feature_a, hit.feature_b),
        (deepest.feature_a, deepest.feature_b),
    ]
}

type Named = (Faced, Feature);

/// The contact in which two boundaries, one of them an arc, face each other.
fn facing(hit: &Manifold, (one, feature_a): Named, (other, feature_b): Named) -> Option<Manifold> {
    let side = match (&one, &other) {
        (Faced::Arc(one), Faced::Arc(other)) => first_of(one, other),
        (Faced::Arc(_), _) => Side::A,
        _ => Side::B,
    };
    let (Faced::Arc(arc), other) = side.ordered(one, other) else {
        return None;
    };
    let at = hit.points()[0];
    let (near, _) = side.ordered(at.on_a, at.on_b);
    let Facing {
        point,
        outward,
        depth,
    } = arc.facing(&other, arc.parameter(near))?;
    let (on_a, on_b) = side.ordered(point, point - outward * depth);
    let is_line = matches!(other, Faced::Line { .. });
    let reference = is_line.then_some(side.other());
    let point = ContactPoint {
        on_a,
        on_b,
        depth,
        feature_a,
        feature_b,
    };
    Some(Manifold::single(
        side.toward_second(outward),
        reference,
        point,
    ))
}

/// Which of two arcs is the first one, in either order of the shapes.
fn first_of(one: &Edge, other: &Edge) -> Side {
    let numbers = |arc: &Edge| {
        let [p, q, r] = [arc.start, arc.control, arc.end];
        [p.x, p.y, q.x, q.y, r.x, r.y]
    };
    let (one, other) = (numbers(one), numbers(other));
    let order = one.iter().zip(&other).map(|(x, y)| x.total_cmp(y));
    match order.fold(Ordering::Equal, Ordering::then) {
        Ordering::Greater => Side::B,
        _ => Side::A,
    }
}

impl<'s> Solid<'s> {
    /// # Errors
    /// [`PlaceError`] if a coordinate leaves the range.
    pub(crate) fn new(shape: &'s Shape, at: &'s Transform) -> Result<Solid<'s>, PlaceError> {
        let (radius, ellipse) = match &shape.geometry {
            Geometry::Hull(hull) => {
                let hull = PlacedHull::new(hull, at)?;
                (hull.radius, hull.ellipse)
            }
            Geometry::Pieces(_) | Geometry::Outline(..) => (0.0, None),
        };
        let outline = match &shape.geometry {
            Geometry::Outline(outline, _) => Some(PlacedOutline::new(outline, at)?),
            _ => None,
        };
        Ok(Solid {
            shape,
            at,
            outline,
            radius,
            ellipse,
        })
    }

    fn vertex(&self, number: u32) -> DVec2 {
        self.at.apply(self.shape.vertices()[number as usize])
    }

    /// The numbers before and after one, of a vertex or an edge.
    fn neighbors(&self, number: u32) -> [u32; 2] {
        let (mut start, number) = (0, number as usize);
        for ring in self.shape.rings() {
            let n = ring.len();
            if number < start + n {
                return [n - 1, 1].map(|step| (start + (number - start + step) % n) as u32);
            }
            start += n;
        }
        [number as u32; 2]
    }

    /// The boundaries that two features are part of. With `joined`, also the arcs next to an arc or
    /// corner, since facets of both meet where they join. `toward` is the normal away from this
    /// shape.
    fn boundaries(&self, features: [Feature; 2], toward: DVec2, joined: bool) -> Vec<Named> {
        let mut all = Vec::new();
        for &feature in &features[usize::from(features[0] == features[1])..] {
            let (Feature::Vertex(number) | Feature::Edge(number) | Feature::Arc(number)) = feature;
            let [before, after] = self.neighbors(number);
            let mut beside = [before, number];
            match feature {
                Feature::Edge(_) if self.shape.is_curved(feature) => {
                    all.extend(self.arc(number));
                    beside = [before, after];
                }
                Feature::Edge(_) => {
                    let start = self.vertex(number);
                    let across = unit(self.vertex(after) - start).perp();
                    let is_toward = across.dot(toward) > 0.0;
                    let outward = if is_toward {
                        across
                    } else {
                        DVec2::ZERO - across
                    };
                    let reach = match &self.ellipse {
                        Some(ellipse) => ellipse.reach_along(outward),
                        None => self.radius,
                    };
                    let point = start + outward * reach;
                    all.push((Faced::Line { point, outward }, feature));
                    continue;
                }
                Feature::Vertex(_) | Feature::Arc(_) => {
                    let round = Faced::Round {
                        center: self.vertex(number),
                        radius: self.radius,
                        ellipse: self.ellipse,
                    };
                    all.push((round, feature));
                }
            }
            if joined {
                all.extend(beside.into_iter().filter_map(|number| self.arc(number)));
            }
        }
        all
    }

    fn arc(&self, number: u32) -> Option<Named> {
        let edge = self.outline.as_ref()?.edge(number)?;
        (!edge.is_straight()).then_some((Faced::Arc(edge), Feature::Edge(number)))
    }

    /// Whether a vertex is farther along a unit vector than the boundary beside it, up to rounding.
    /// It is not asked of other features.
    fn is_farthest(&self, feature: Feature, along: DVec2, rounding: f64) -> bool {
        let (Feature::Vertex(number) | Feature::Arc(number)) = feature else {
            return true;
        };
        let [before, after] = self.neighbors(number);
        let corner = self.vertex(number);
        match &self.outline {
            Some(outline) => [number, before].into_iter().all(|number| {
                let leaves = outline.edge(number).map(|edge| match edge.start == corner {
                    true => edge.direction(0.0),
                    false => DVec2::ZERO - edge.direction(1.0),
                });
                leaves.is_some_and(|leaves| along.dot(leaves) <= DEPTH_ERROR * leaves.length())
            }),
            None => [before, after]
                .into_iter()
                .all(|beside| along.dot(self.vertex(beside) - corner) <= rounding),
        }
    }
}
