//! The parts of a stroke: convex polygons, as triangles that turn left. Neighbors have whole sides
//! in common, so that no rounding parts them.
//!
//! A curve is replaced by chords. Points no farther than half the width from the chords lie on a
//! normal of a chord, in the sector between the normals of two chords, or around an end. So
//! rectangles along the chords, sectors and half-discs are all of them, and no farther from those
//! around the curve than the chords are from the curve. Where the curve bends more tightly than
//! half the width, its normals sweep back over what is behind them, perhaps beyond an end: sectors
//! on the inner side do so as well.
//!
//! Beyond an end that is not round, only normals cover what is within half the width. There the
//! directions of chords count, and not only their distances: those of the last chord, so that the
//! stroke is not cut off askew, and those of a part that reaches beyond the end.

use crate::curve::Edge;
use crate::num::{length, power_of_two, unit};
use crate::shape::outline::arc::bisector;
use crate::shape::outline::error::OutlineError;
use crate::shape::outline::flatten::{chord_height, flatten, least_tolerance};
use crate::shape::outline::path::Contour;
use crate::shape::outline::stroke::form::{Cap, Join, Stroke};
use alloc::vec::Vec;
use glam::DVec2;

/// The parts of the tolerance for chords, for arcs and the directions of chords, and for the
/// overlay.
const FOR_CHORDS: f64 = 0.5;
const FOR_ARCS: f64 = 0.25;
pub(super) const FOR_OVERLAY: f64 = 0.25;

/// The sine of the largest angle by which a chord may turn.
const MOST_TURN: f64 = 0.5;

/// The same where a rectangle reaches beyond an end that is not round, whatever the tolerance:
/// where a curve bends tightly, the rectangles along all those chords cross each other.
const TURN_NEAR_END: f64 = 1.0 / 64.0;

pub(super) struct Offset<'a> {
    stroke: &'a Stroke,
    /// Half the width.
    reach: f64,
    tolerance: f64,
    triangles: Vec<[DVec2; 3]>,
}

impl Offset<'_> {
    /// Triangles: the union of those that turn left is the stroke.
    pub(super) fn triangles(
        contours: &[Contour],
        stroke: &Stroke,
        tolerance: f64,
    ) -> Result<Vec<[DVec2; 3]>, OutlineError> {
        let mut offset = Offset {
            stroke,
            reach: stroke.width / 2.0,
            tolerance,
            triangles: Vec::new(),
        };
        for contour in contours {
            offset.contour(contour)?;
        }
        Ok(offset.triangles)
    }

    fn contour(&mut self, contour: &Contour) -> Result<(), OutlineError> {
        for edge in &contour.edges {
            self.edge(edge)?;
        }
        for pair in contour.edges.windows(2) {
            self.corner(&pair[0], &pair[1])?;
        }
        let (Some(first), Some(last)) = (contour.edges.first(), contour.edges.last()) else {
            return Ok(());
        };
        if contour.is_closed {
            self.corner(last, first)
        } else {
            self.end(&first.reversed())?;
            self.end(last)
        }
    }

    /// What lies on normals of an edge.
    fn edge(&mut self, edge: &Edge) -> Result<(), OutlineError> {
        let least = least_tolerance(edge);
        let mut points = Vec::new();
        let is_flat = |part: &Edge, at_ends| self.is_flat(edge, part, at_ends, least);
        flatten(edge, [true; 2], &is_flat, &mut points);
        points.push(edge.end);
        points.dedup();
        let mut before = unit(edge.direction(0.0));
        for chord in points.windows(2) {
            let (start, end) = (chord[0], chord[1]);
            let along = unit(end - start);
            self.bend(start, before, along)?;
            let aside = along.perp() * self.reach;
            self.add(&[start, start - aside, end - aside, end])?;
            self.add(&[start, end, end + aside, start + aside])?;
            before = along;
        }
        let last = unit(edge.direction(1.0));
        self.bend(edge.end, before, last)
    }

    /// Whether a chord may replace a part of an edge, which may be at the ends of the edge.
    fn is_flat(&self, edge: &Edge, part: &Edge, at_ends: [bool; 2], least: f64) -> bool {
        let height = chord_height(part);
        if height / 2.0 > (self.tolerance * FOR_CHORDS).max(least) {
            return false;
        }
        if height <= least {
            return true;
        }
        let chord = part.end - part.start;
        let (first, last) = (part.control - part.start, part.end - part.control);
        let turn = |a: DVec2, b: DVec2| unit(a).perp_dot(unit(b)).abs();
        let turned = turn(first, last);
        if first.dot(last) < 0.0 || turned > MOST_TURN {
            return false;
        }
        if self.stroke.join == Join::Round && self.stroke.cap == Cap::Round {
            return true;
        }
        let allowed = self.tolerance * FOR_ARCS / self.reach;
        let [at_start, at_end] = at_ends;
        if at_start && turn(first, chord) > allowed || at_end && turn(chord, last) > allowed {
            return false;
        }
        turned <= allowed.max(TURN_NEAR_END) || !self.may_reach_beyond(edge, part, at_ends)
    }

    /// Whether the rectangle along a chord may reach beyond an end of the edge at which the chord
    /// is not, within what a round end would cover.
    fn may_reach_beyond(&self, edge: &Edge, part: &Edge, [at_start, at_end]: [bool; 2]) -> bool {
        let chord = part.end - part.start;
        let aside = unit(chord).perp() * self.reach;
        let corners = [part.start, part.end].map(|end| [end - aside, end + aside]);
        let reaches = |end: DVec2, outward: DVec2| {
            let is_beyond = |corner: &DVec2| (*corner - end).dot(outward) > 0.0;
            let is_near = length(part.start - end) <= 2.0 * self.reach + length(chord);
            is_near && corners.as_flattened().iter().any(is_beyond)
        };
        !at_start && reaches(edge.start, -edge.direction(0.0))
            || !at_end && reaches(edge.end, edge.direction(1.0))
    }

    /// What is between two edges.
    fn corner(&mut self, before: &Edge, after: &Edge) -> Result<(), OutlineError> {
        let (from, to) = (unit(before.direction(1.0)), unit(after.direction(0.0)));
        self.sector(after.start, from, to, self.stroke.join)
    }

    fn end(&mut self, edge: &Edge) -> Result<(), OutlineError> {
        let (at, along) = (edge.end, unit(edge.direction(1.0)));
        match self.stroke.cap {
            Cap::Butt => Ok(()),
            Cap::Round => self.sector(at, along, -along, Join::Round),
            Cap::Square => {
                let (ahead, aside) = (along * self.reach, along.perp() * self.reach);
                let (right, left) = (at - aside, at + aside);
                self.add(&[at, right, right + ahead, left + ahead, left])
            }
        }
    }

    /// The sectors between the normals of two directions within a curve, on both sides.
    fn bend(&mut self, at: DVec2, from: DVec2, to: DVec2) -> Result<(), OutlineError> {
        if from == to {
            return Ok(());
        }
        self.sector(at, from, to, Join::Round)?;
        let inner = outer_normals(from, to).map(|normal| -normal);
        self.fan(at, inner, Join::Round)
    }

    /// The part between the normals of two directions on the outer side of the turn.
    fn sector(
        &mut self,
        at: DVec2,
        from: DVec2,
        to: DVec2,
        join: Join,
    ) -> Result<(), OutlineError> {
        if from.perp_dot(to) == 0.0 && (from.dot(to) > 0.0 || join != Join::Round) {
            return Ok(());
        }
        let outer = outer_normals(from, to);
        self.fan(at, outer, join)?;
        // On the inner side the parts before and after overlap, unless rounding turns them away
        // from each other.
        let [first, last] = outer.map(|normal| at - normal * self.reach);
        self.add(&[at, last, first])
    }

    /// The part between two normals, which turn left.
    fn fan(
        &mut self,
        at: DVec2,
        [first, last]: [DVec2; 2],
        join: Join,
    ) -> Result<(), OutlineError> {
        let mut corners = Vec::from([at, at + first * self.reach]);
        let cosine = first.dot(last);
        match join {
            Join::Bevel => {}
            Join::Round => self.divide(at, first, last, &mut corners)?,
            // in units of half the width, the square of the distance of the tip is 2 / (1 + cosine)
            Join::Miter { limit } if 2.0 <= limit * limit * (1.0 + cosine) => {
                corners.push(at + (first + last) * (self.reach / (1.0 + cosine)));
            }
            Join::Miter { .. } => {}
        }
        corners.push(at + last * self.reach);
        self.add(&corners)
    }

    /// Adds points of an arc that turns left between two units, without these.
    fn divide(
        &self,
        at: DVec2,
        from: DVec2,
        to: DVec2,
        corners: &mut Vec<DVec2>,
    ) -> Result<(), OutlineError> {
        let middle = bisector([from, to], [false, true]);
        let height = self.reach * (1.0 - from.dot(middle));
        // points cannot be nearer to each other than rounding allows
        if height <= (self.tolerance * FOR_ARCS).max(self.reach * power_of_two(-40)) {
            return Ok(());
        }
        self.divide(at, from, middle, corners)?;
        corners.push(at + middle * self.reach);
        OutlineError::check_count(corners.len())?;
        self.divide(at, middle, to, corners)
    }

    /// Adds a convex part, whose corners turn left.
    fn add(&mut self, corners: &[DVec2]) -> Result<(), OutlineError> {
        OutlineError::check_count(self.triangles.len() + corners.len())?;
        let others = corners[1..].windows(2);
        self.triangles
            .extend(others.map(|pair| [corners[0], pair[0], pair[1]]));
        Ok(())
    }
}

/// The normals of two directions on the outer side of the turn, in the order in which they turn
/// left.
fn outer_normals(from: DVec2, to: DVec2) -> [DVec2; 2] {
    if from.perp_dot(to) < 0.0 {
        [to.perp(), from.perp()]
    } else {
        [-from.perp(), -to.perp()]
    }
}
