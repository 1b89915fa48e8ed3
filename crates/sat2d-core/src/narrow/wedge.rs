//! The edges that separate two shapes without radii where these meet corner to corner.
//!
//! Near a corner a shape is a wedge between two edges. Between two wedges that meet at their tips
//! and do not overlap lies a fan of separating lines. The outermost of them lie along edges:
//!
//! ```text
//!    mover  |
//!           |    /     Both the left side of the ramp and its slope separate the two. The normal
//!           |  /       of the closest points belongs to either edge or to any line between them,
//!    _______|/         depending on rounding. A mover that moves to the right can continue up
//!           |          the slope.
//!           |  ramp
//! ```

use crate::placed::convex_part::{ConvexPart, PARALLEL};
use crate::placed::{Placed, PlacedGeometry, PlacedHull};
use core::cmp::Ordering;
use core::ops::ControlFlow;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::exact::orient2d;
use sat2d_base::num::unit;
use sat2d_base::types::ClosestPoints;
use smallvec::SmallVec;

/// A convex corner: the unit vectors from it along the edge before it and along the edge after it,
/// in a boundary that has the inside on its left.
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

    /// The wedge at a corner of the shape that is at most `near` away from a point.
    fn find(body: &PlacedGeometry<'_>, point: DVec2, near: f64) -> Option<Wedge> {
        match body {
            PlacedGeometry::Hull(hull) => Wedge::of_part(&ConvexPart::whole(hull), point, near),
            PlacedGeometry::Pieces(pieces) => {
                let around = Aabb::new(point, point).inflated(near);
                let found = pieces.near(&around, &mut |piece, hull| {
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

    /// Whether the wedge lies behind the line through its tip with this normal. If an edge of each
    /// of two wedges lies on one line, rounding cannot reject both edges: the two tests compute the
    /// same product, with opposite signs.
    fn is_behind(&self, normal: DVec2) -> bool {
        normal.dot(self.before) <= 0.0 && normal.dot(self.after) <= 0.0
    }
}

/// The unit normals, from the first shape to the second, of the lines that separate two shapes
/// where they meet.
///
/// Where they meet corner to corner, these are the normals of all edges that separate them there,
/// starting with that of the closest points if it is one of them. Otherwise it is the normal of the
/// closest points alone. Corners count as those that meet within a distance of `near`, which should
/// be about the rounding of coordinates.
pub fn separating_normals(
    a: &Placed<'_>,
    b: &Placed<'_>,
    met: &ClosestPoints,
    near: f64,
) -> SmallVec<[DVec2; 4]> {
    let mut normals = SmallVec::<[DVec2; 4]>::new();
    let wedges =
        Wedge::find(&a.geometry, met.on_a, near).zip(Wedge::find(&b.geometry, met.on_b, near));
    if let Some((a, b)) = wedges {
        normals.extend(a.normals().into_iter().filter(|&n| b.is_behind(-n)));
        let of_b = b.normals().map(|n| -n);
        normals.extend(of_b.into_iter().filter(|&n| a.is_behind(n)));
    }
    // replaced by the normal of the closest points, so that contact with an end of an edge gives
    // the same bits as contact with its interior
    let is_of_closest = |n: &DVec2| (*n - met.normal).length_squared() <= PARALLEL * PARALLEL;
    let is_one_of_them = normals.iter().any(is_of_closest);
    normals.retain(|n| !is_of_closest(n));
    if is_one_of_them || normals.is_empty() {
        normals.insert(0, met.normal);
    }
    normals
}
