//! Hulls with a radius: the distance between their cores against the sum of the radii, exactly.
//!
//! Two convex cores that do not meet are nearest at a vertex of one of them, so the distance is the least over the vertices of
//! either and the edges of the other. Two discs are nearly always told before anything is placed.

use crate::exact::distance::point_segment;
use crate::exact::orient2d;
use crate::exact::orientation::U;
use crate::minkowski::sat;
use crate::narrow::relation::filter;
use crate::num::roots;
use crate::shape::{Hull, View, lesser};
use crate::transform::Transform;
use crate::types::Relation;
use core::cmp::Ordering;
use glam::DVec2;

/// Coordinates and squares of scales up to this (2^200) keep what is placed in range: a disc and the coefficients are at most 2^100.
const SIZE: f64 = f64::from_bits((1023 + 200) << 52);

/// The square of a scale is at least this (2^-200), and a map has no determinant of 0 then.
const LEAST: f64 = f64::from_bits((1023 - 200) << 52);

/// The relation of two discs where squares of doubles can tell. `None` also where an error may have to be told: a map may be no similarity, or
/// no map at all, or a coordinate leave the range.
#[inline(always)]
pub(crate) fn discs(a: (&Hull, &Transform), b: (&Hull, &Transform)) -> Option<Relation> {
    let discs = Discs::new(a, b)?;
    filter::discs(
        discs.centers[1] - discs.centers[0],
        discs.radii().element_sum(),
    )
}

/// Two discs where their maps put them.
pub(crate) struct Discs {
    pub(crate) centers: [DVec2; 2],
    /// The radii as they were given, and the squares of the scales.
    given: DVec2,
    squares: DVec2,
}

impl Discs {
    /// Nothing where a map may be no similarity or a coordinate may leave the range.
    #[inline(always)]
    pub(crate) fn new(a: (&Hull, &Transform), b: (&Hull, &Transform)) -> Option<Discs> {
        let discs = Discs::anywhere(a, b)?;
        let size = discs.centers[0].abs() + discs.centers[1].abs() + discs.squares;
        (size.x + size.y <= SIZE).then_some(discs)
    }

    /// Nothing where a map may be no similarity.
    ///
    /// With columns x = (a, b) and y = (c, d) a map is a similarity where x and y are as long and square to each other. Where the rounded squares differ
    /// by at most u·x², and the dot product is at most u·x², u the unit of roundoff, the lengths truly differ by at most 2.5u of x, and the angle by 2u. So y
    /// is within 3.3u of x turned by a right angle either way, and [`Transform::is_similarity`] forgives 8u of the largest coefficient, which is
    /// at least 5.6u of x. Numbers that are not finite fail here as well.
    #[inline(always)]
    pub(crate) fn anywhere(
        (a, ta): (&Hull, &Transform),
        (b, tb): (&Hull, &Transform),
    ) -> Option<Discs> {
        let columns = |t: &Transform| (DVec2::new(t.a, t.b), DVec2::new(t.c, t.d));
        let ((xa, ya), (xb, yb)) = (columns(ta), columns(tb));
        let squares = dots([xa, xb], [xa, xb]);
        let unlike = (squares - dots([ya, yb], [ya, yb])).abs() + dots([xa, xb], [ya, yb]).abs();
        let spare = squares - unlike / U;
        let is_similarity = lesser(spare.x, spare.y) >= LEAST;
        let discs = Discs {
            centers: [a.lanes.placed_center(ta), b.lanes.placed_center(tb)],
            given: DVec2::new(a.radius, b.radius),
            squares,
        };
        is_similarity.then_some(discs)
    }

    /// The placed radii.
    #[inline(always)]
    pub(crate) fn radii(&self) -> DVec2 {
        self.given * roots(self.squares)
    }
}

/// Two dot products, of which the sums alone take lanes apart.
#[inline(always)]
fn dots(first: [DVec2; 2], second: [DVec2; 2]) -> DVec2 {
    let (p, q) = (first[0] * second[0], first[1] * second[1]);
    DVec2::new(p.x, q.x) + DVec2::new(p.y, q.y)
}

/// The relation of two hulls of which at least one has a radius.
pub(crate) fn relation(a: View<'_>, b: View<'_>) -> Relation {
    let radii = (a.radius, b.radius);
    // a point meets a core at distance 0, which is told below
    if a.points.len() > 1 && b.points.len() > 1 && sat::relation(a.core(), b.core()).hits() {
        return Relation::Overlapping;
    }
    let mut order = Ordering::Greater;
    if b.points.len() > 1 || a.points.len() == 1 {
        order = nearest(a.points, b.points, radii);
    }
    if a.points.len() > 1 && order != Ordering::Less {
        order = order.min(nearest(b.points, a.points, radii));
    }
    match order {
        Ordering::Less => Relation::Overlapping,
        Ordering::Equal => Relation::Touching,
        Ordering::Greater => Relation::Disjoint,
    }
}

/// The least comparison over the vertices of one core and those edges of the other that face them: from a point outside a convex polygon
/// the nearest boundary lies on an edge that has the point on its outer side. `Less` if a vertex is inside.
fn nearest(vertices: &[DVec2], ring: &[DVec2], radii: (f64, f64)) -> Ordering {
    let has_inside = ring.len() > 2;
    // the way back along a segment is the same edge
    let edges = if has_inside { ring.len() } else { 1 };
    let mut least = Ordering::Greater;
    for &vertex in vertices {
        let mut inside = has_inside;
        let mut start = ring[ring.len() - 1];
        for &end in &ring[..edges] {
            if !has_inside || orient2d(start, end, vertex) != Ordering::Greater {
                inside = false;
                match point_segment(vertex, start, end, radii) {
                    Ordering::Less => return Ordering::Less,
                    order => least = least.min(order),
                }
            }
            start = end;
        }
        if inside {
            return Ordering::Less;
        }
    }
    least
}
