//! Chains of segments: each segment is a piece, and the vertices know the segments on both sides.
//!
//! That is what E. Catto's Box2D calls ghost vertices: where two segments join, a normal only
//! counts if neither of them reaches in front of it.

use crate::shape::error::finite_points;
use crate::shape::piece_list::PieceList;
use crate::shape::pieces::{Boundary, Pieces};
use crate::shape::{Geometry, Shape, ShapeError};
use alloc::boxed::Box;
use alloc::vec::Vec;
use core::cmp::Ordering;
use glam::DVec2;
use sat2d_base::exact::orient2d;
use sat2d_decompose::PolygonError;

/// Vertices are numbered with 32 bits. The limit is that of polygons.
const MOST_POINTS: usize = 1 << 27;

impl Shape {
    /// A chain of segments from each point to the next, and from the last to the first if it is
    /// `closed`: terrain, walls, platforms without thickness. It may cross itself.
    ///
    /// As a shape, a chain is the union of its segments, each with its ends. It has no interior: a
    /// point within a closed chain is not in it. The relation is the strongest one of any segment,
    /// so a shape overlaps a chain if it overlaps a segment, from either side. The distance is that
    /// of the nearest segment. Both are exact.
    ///
    /// Joined segments act as one line. A contact has the normal of a segment or of an edge of the
    /// other shape, or, at a vertex that points toward the other shape, one between those of both
    /// segments. So a body that slides along a chain is not caught where segments join.
    ///
    /// In a `world::World`, chains push and stop other bodies on one side only, the
    /// front. If y points up, it is the right side, seen from point to point: the outside of a
    /// closed chain whose points run counter-clockwise. So ground runs from right to left if y
    /// points up, and from left to right if y points down. Bodies that come from behind pass,
    /// segment by segment: see `World::move_and_slide`. A transform
    /// that mirrors the chain leaves the front on the same side of its segments.
    ///
    /// Vertices are numbered as given; edge `k` leads from vertex `k` to the next.
    ///
    /// ```
    /// use sat2d::query::{Side, contact};
    /// use sat2d::{DVec2, Relation, Shape, Transform, relation};
    /// let points = [(8.0, 0.0), (4.0, 0.0), (0.0, 0.0), (-4.0, 3.0)].map(DVec2::from);
    /// let ground = Shape::chain(&points, false)?;
    /// let (ball, here) = (Shape::circle(DVec2::ZERO, 1.0)?, Transform::IDENTITY);
    /// let at = Transform::translation(DVec2::new(4.0, 0.75))?; // above the join
    /// assert_eq!(relation(&ground, &here, &ball, &at)?, Relation::Overlapping);
    /// let hit = contact(&ground, &here, &ball, &at)?.ok_or("they meet")?;
    /// assert_eq!((hit.normal, hit.depth), (DVec2::Y, 0.25));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ShapeError`] if there are fewer than 2 points, of a closed chain 3, or more than 2^27; if
    /// one is not finite or out of range; or if a point is equal to the next one, of a closed chain
    /// the last to the first.
    pub fn chain(points: &[DVec2], closed: bool) -> Result<Shape, ShapeError> {
        finite_points(points)?;
        let (n, needed) = (points.len(), if closed { 3 } else { 2 });
        if n < needed {
            return Err(ShapeError::TooFewPoints { got: n, needed });
        }
        if n > MOST_POINTS {
            let (count, most) = (n, MOST_POINTS);
            return Err(PolygonError::TooManyVertices { count, most }.into());
        }
        let is_repeated = |&(i, j): &(usize, usize)| points[i] == points[j];
        if let Some((i, j)) = segments(n, closed).find(is_repeated) {
            return Err(ShapeError::RepeatedPoint {
                first: i.min(j),
                second: i.max(j),
            });
        }
        Ok(Shape {
            geometry: Geometry::Pieces(Box::new(pieces(points, closed))),
        })
    }
}

/// The vertices at both ends of each segment.
fn segments(n: usize, closed: bool) -> impl Iterator<Item = (usize, usize)> {
    let count = if closed { n } else { n - 1 };
    (0..count).map(move |i| (i, if i + 1 == n { 0 } else { i + 1 }))
}

/// Both sides of a segment are edges of the chain.
fn pieces(points: &[DVec2], closed: bool) -> Pieces {
    let n = points.len();
    let neighbors = |i: usize| {
        let (before, after) = (
            if i > 0 { i - 1 } else { n - 1 },
            if i + 1 < n { i + 1 } else { 0 },
        );
        // the end of an open chain is that of a segment, which has two sides
        let before = if i == 0 && !closed { after } else { before };
        let after = if i == n - 1 && !closed { before } else { after };
        // seen from the side toward which it points, a vertex is convex
        let pointed = orient2d(points[before], points[i], points[after]) != Ordering::Less;
        let [before, after] = [before, after].map(|vertex| vertex as u32);
        if pointed {
            [before, after]
        } else {
            [after, before]
        }
    };
    let boundary = if closed {
        Boundary::ClosedChain
    } else {
        Boundary::OpenChain
    };
    let numbers: Vec<u32> = (0..n as u32).chain(closed.then_some(0)).collect();
    let ends = numbers.iter().map(|&number| points[number as usize]);
    Pieces::assembled(
        ends.collect(),
        Vec::from([n]),
        PieceList::Segments(numbers),
        (0..n).map(neighbors).collect(),
        boundary,
    )
}
