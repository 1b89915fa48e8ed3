//! Contours with curves as rings of vertices.

use crate::curve::Edge;
use crate::shape::outline::error::OutlineError;
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_base::num::power_of_two;

/// The most vertices of the rings.
const MOST_VERTICES: usize = 1 << 21;

/// A curve within the convex hull of its control points, which are from its start to its end. Its
/// directions are sums of the vectors from each to the next, times numbers that are not negative.
pub(super) trait Curve: Sized {
    type Points: AsRef<[DVec2]> + Copy;

    fn points(&self) -> Self::Points;

    /// What part of the farthest control point's distance from the line of the ends it may take.
    const BULGE: f64;

    /// Both halves of it, up to rounding.
    fn halves(&self) -> [Self; 2];
}

impl Curve for Edge {
    type Points = [DVec2; 3];

    fn points(&self) -> [DVec2; 3] {
        [self.start, self.control, self.end]
    }

    /// That of a parabola; with a weight below 1 it is less.
    const BULGE: f64 = 0.5;

    fn halves(&self) -> [Edge; 2] {
        Edge::halves(self)
    }
}

/// The rings of contours that end at these numbers of edges.
pub(super) fn rings(
    edges: &[Edge],
    ends: &[usize],
    tolerance: f64,
) -> Result<Vec<Vec<DVec2>>, OutlineError> {
    let flattened = |edge: &Edge, visit: &mut dyn FnMut(DVec2) -> Result<(), OutlineError>| {
        let tolerance = tolerance.max(least_tolerance(edge));
        let is_flat = |part: &Edge, _| bulge(part) <= tolerance;
        // a part no larger than that is nowhere farther from its start than √2 times as much
        flatten(edge, tolerance * 0.7, &is_flat, visit)
    };
    let mut count = 0;
    for edge in edges {
        flattened(edge, &mut |_| {
            count += 1;
            OutlineError::check_count_within(count, MOST_VERTICES)
        })?;
    }
    let mut first = 0;
    let rings = ends.iter().map(|&end| {
        let mut ring = Vec::new();
        for edge in &edges[first..end] {
            flattened(edge, &mut |point| {
                ring.push(point);
                Ok(())
            })?;
        }
        first = end;
        Ok(ring)
    });
    rings.collect()
}

/// The least tolerance for which a curve is halved: 2^-40 of its size, which takes a million
/// points, and 2^-50 of its coordinates, which is more than the rounding of its points, so halving
/// ends.
pub(super) fn least_tolerance(curve: &impl Curve) -> f64 {
    let points = curve.points();
    let farthest = points.as_ref().iter().map(|point| point.abs());
    let farthest = farthest.fold(DVec2::ZERO, DVec2::max).max_element();
    (size(curve) * power_of_two(-40))
        .max(farthest * power_of_two(-50))
        .max(f64::MIN_POSITIVE)
}

/// Visits the start of a curve, and points of it until the chords of all parts are flat enough, or
/// these reach no farther than `least`, which must be at least [`least_tolerance`], along x and y.
/// The flags say which ends of the curve are ends of the part. A part that turns back is not flat.
pub(super) fn flatten<C: Curve>(
    curve: &C,
    least: f64,
    is_flat: &dyn Fn(&C, [bool; 2]) -> bool,
    visit: &mut dyn FnMut(DVec2) -> Result<(), OutlineError>,
) -> Result<(), OutlineError> {
    divide(curve, [true; 2], least, is_flat, visit)
}

fn divide<C: Curve>(
    part: &C,
    at_ends: [bool; 2],
    least: f64,
    is_flat: &dyn Fn(&C, [bool; 2]) -> bool,
    visit: &mut dyn FnMut(DVec2) -> Result<(), OutlineError>,
) -> Result<(), OutlineError> {
    let points = part.points();
    if size(part) <= least || goes_ahead(points.as_ref()) && is_flat(part, at_ends) {
        return visit(points.as_ref()[0]);
    }
    let [first, second] = part.halves();
    divide(&first, [at_ends[0], false], least, is_flat, visit)?;
    divide(&second, [false, at_ends[1]], least, is_flat, visit)
}

/// Whether all parts lead from the start toward the end, so that no point is beyond these.
fn goes_ahead(points: &[DVec2]) -> bool {
    let chord = points[points.len() - 1] - points[0];
    let mut steps = points.windows(2);
    chord != DVec2::ZERO && steps.all(|step| (step[1] - step[0]).dot(chord) >= 0.0)
}

/// How far it reaches from its start, along x or y.
fn size(curve: &impl Curve) -> f64 {
    let points = curve.points();
    let start = points.as_ref()[0];
    let offsets = points.as_ref().iter().map(|point| (*point - start).abs());
    offsets.fold(DVec2::ZERO, DVec2::max).max_element()
}

/// A bound of the distance of a curve from the line through its ends, which are apart.
pub(super) fn bulge<C: Curve>(curve: &C) -> f64 {
    let points = curve.points();
    let points = points.as_ref();
    let chord = points[points.len() - 1] - points[0];
    let heights = points.iter().map(|p| chord.perp_dot(*p - points[0]).abs());
    C::BULGE * (heights.fold(0.0, f64::max) / libm::hypot(chord.x, chord.y))
}
