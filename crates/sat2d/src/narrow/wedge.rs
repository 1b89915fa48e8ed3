//! Where two sharp shapes meet corner to corner: which of their edges part them there.
//!
//! Near a corner a shape is a wedge between two edges. Two wedges that meet at their tips and do not overlap have a fan of lines between
//! them, the outermost of which lie along an edge:
//!
//! ```text
//!    mover  |
//!           |    /     The left side of the ramp parts them, and so does its slope. The closest points
//!           |  /       name one of the two or any line between them, as roundings have it, but a
//!    _______|/         mover on its way to the right may go on up the slope.
//!           |
//!           |  ramp
//! ```

use crate::aabb::Aabb;
use crate::exact::orient2d;
use crate::num::unit;
use crate::proxy::convex_part::{ConvexPart, PARALLEL};
use crate::shape::{Placed, PlacedBody, PlacedHull};
use crate::types::ClosestPoints;
use core::cmp::Ordering;
use core::ops::ControlFlow;
use glam::DVec2;
use smallvec::SmallVec;

/// A corner that sticks out: the unit vectors from it along the edge before it and along the one after it, the inside on the left.
#[derive(Clone, Copy)]
struct Wedge {
    before: DVec2,
    after: DVec2,
}

impl Wedge {
    fn new(before: DVec2, corner: DVec2, after: DVec2) -> Option<Wedge> {
        let is_wedge = before != corner
            && after != corner
            && orient2d(before, corner, after) != Ordering::Less;
        is_wedge.then(|| Wedge {
            before: unit(before - corner),
            after: unit(after - corner),
        })
    }

    /// The wedge of a shape at its corner that is within a distance of a point, if it has one.
    fn find(body: &PlacedBody<'_>, point: DVec2, near: f64) -> Option<Wedge> {
        match body {
            PlacedBody::Hull(hull) => Wedge::of_part(&ConvexPart::whole(hull), point, near),
            PlacedBody::Pieces(pieces) => {
                let around = Aabb::new(point, point).inflated(near);
                let found = pieces.near(&around, |piece, hull| {
                    let part = ConvexPart::piece(pieces, piece, hull);
                    Wedge::of_part(&part, point, near)
                        .map_or(ControlFlow::Continue(()), ControlFlow::Break)
                });
                found.break_value()
            }
        }
    }

    fn of_part(part: &ConvexPart<'_>, point: DVec2, near: f64) -> Option<Wedge> {
        let PlacedHull { points, radius, .. } = part.hull;
        if *radius > 0.0 || points.len() < 2 {
            return None;
        }
        let is_near = |p: &DVec2| (*p - point).abs().max_element() <= near;
        let i = points.iter().position(is_near)?;
        let [before, after] = part.neighbors(i);
        Wedge::new(before, points[i], after)
    }

    /// The outward unit normals of both edges.
    fn normals(&self) -> [DVec2; 2] {
        [self.before.perp(), -self.after.perp()]
    }

    /// Whether all of it lies behind a line through its tip with this normal. Of two edges in one line, one of each wedge, rounding cannot refuse
    /// both: it is the same product that is asked for, once with the other sign.
    fn is_behind(&self, normal: DVec2) -> bool {
        normal.dot(self.before) <= 0.0 && normal.dot(self.after) <= 0.0
    }
}

/// The unit normals from the first shape to the second of what parts them where they meet: that of the closest points or, where they meet
/// corner to corner up to a distance, which is to be a rounding, those of all edges that do, that of the closest points first if it is one
/// of them.
pub(crate) fn parting_normals(
    a: &Placed<'_>,
    b: &Placed<'_>,
    met: &ClosestPoints,
    near: f64,
) -> SmallVec<[DVec2; 4]> {
    let mut normals = SmallVec::<[DVec2; 4]>::new();
    let wedges = Wedge::find(&a.body, met.on_a, near).zip(Wedge::find(&b.body, met.on_b, near));
    if let Some((a, b)) = wedges {
        normals.extend(a.normals().into_iter().filter(|&n| b.is_behind(-n)));
        let of_b = b.normals().map(|n| -n);
        normals.extend(of_b.into_iter().filter(|&n| a.is_behind(n)));
    }
    // the same edge has the same normal to the bit, whether it is met at its end or not, and comes first
    let is_told = |n: &DVec2| (*n - met.normal).length_squared() <= PARALLEL * PARALLEL;
    let is_one_of_them = normals.iter().any(is_told);
    normals.retain(|n| !is_told(n));
    if is_one_of_them || normals.is_empty() {
        normals.insert(0, met.normal);
    }
    normals
}
