//! The parts of a stroke: convex polygons. Neighbors have whole sides in common, so that rounding
//! does not part them.
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
//! stroke is not cut off askew, and those of a part that reaches beyond the end. Cubic curves are
//! halved as they are: quadratic ones that are no farther away than a tolerance may end in any
//! direction.

use crate::overlay::Parts;
use crate::shape::outline::error::OutlineError;
use crate::shape::outline::flatten::{Curve, bulge, flatten, least_tolerance};
use crate::shape::outline::path::{Contour, Drawing, Drawn};
use crate::shape::outline::stroke::form::{Cap, Join, Stroke};
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_base::num::{length, positive, power_of_two, unit};

/// The part of the tolerance for chords.
const FOR_CHORDS: f64 = 0.5;
/// The part of the tolerance for arcs between chords and for their directions.
const FOR_ARCS: f64 = 0.25;
/// The part of the tolerance for arcs at corners and ends, where there are no chords.
const FOR_CORNERS: f64 = FOR_CHORDS + FOR_ARCS;
/// The part of the tolerance for the overlay.
pub(super) const FOR_OVERLAY: f64 = 0.25;

/// The sine of the largest angle by which a chord may turn.
const MOST_TURN: f64 = 0.5;

/// The sine of the largest angle by which a chord may turn where a rectangle reaches beyond an end
/// that is not round, for any tolerance: where a curve bends tightly, the rectangles along all
/// those chords cross each other.
const TURN_NEAR_END: f64 = 1.0 / 64.0;

pub(super) struct Offset<'a> {
    stroke: &'a Stroke,
    /// Half the width.
    reach: f64,
    tolerance: f64,
    parts: Parts,
}

/// The ends of a curve and its units there, both ahead.
#[derive(Clone, Copy)]
struct Ends {
    start: DVec2,
    end: DVec2,
    first: DVec2,
    last: DVec2,
}

impl Ends {
    /// Each end's direction is that to or from the next control point that lies elsewhere. `None`
    /// for a curve without length.
    fn of(curve: &impl Curve) -> Option<Ends> {
        let points = curve.points();
        let points = points.as_ref();
        let (start, end) = (points[0], points[points.len() - 1]);
        let first = *points.iter().find(|point| **point != start)?;
        let last = *points.iter().rfind(|point| **point != end)?;
        Some(Ends {
            start,
            end,
            first: unit(first - start),
            last: unit(end - last),
        })
    }
}

impl Offset<'_> {
    /// The parts, whose union is the stroke.
    pub(super) fn parts(
        drawing: &Drawing,
        stroke: &Stroke,
        tolerance: f64,
    ) -> Result<Parts, OutlineError> {
        let mut offset = Offset {
            stroke,
            reach: stroke.width / 2.0,
            tolerance,
            parts: Parts::default(),
        };
        for contour in &drawing.contours {
            offset.contour(contour)?;
        }
        for &dot in &drawing.dots {
            offset.end(dot, DVec2::X)?;
            offset.end(dot, DVec2::NEG_X)?;
        }
        Ok(offset.parts)
    }

    fn contour(&mut self, contour: &Contour) -> Result<(), OutlineError> {
        let mut all = Vec::with_capacity(contour.curves.len());
        for curve in &contour.curves {
            all.extend(match curve {
                Drawn::Edge(edge) => self.curve(edge)?,
                Drawn::Cubic(cubic) => self.curve(cubic)?,
            });
        }
        for pair in all.windows(2) {
            self.corner(pair[0], pair[1])?;
        }
        let (Some(&first), Some(&last)) = (all.first(), all.last()) else {
            return Ok(());
        };
        if contour.is_closed {
            self.corner(last, first)
        } else {
            self.end(first.start, -first.first)?;
            self.end(last.end, last.last)
        }
    }

    /// Adds what lies on normals of a curve.
    fn curve<C: Curve>(&mut self, curve: &C) -> Result<Option<Ends>, OutlineError> {
        let Some(ends) = Ends::of(curve) else {
            return Ok(None);
        };
        let least = least_tolerance(curve);
        let mut points = Vec::new();
        let is_flat = |part: &C, at_ends| self.is_flat(&ends, part, at_ends, least);
        flatten(curve, 2.0 * least, &is_flat, &mut |point| {
            points.push(point);
            Ok(self.parts.check_count(8 * points.len())?)
        })?;
        points.push(ends.end);
        points.dedup();
        let mut before = ends.first;
        for chord in points.windows(2) {
            let (start, end) = (chord[0], chord[1]);
            let along = unit(end - start);
            self.bend(start, before, along)?;
            let aside = along.perp() * self.reach;
            self.add(&[start, start - aside, end - aside, end])?;
            self.add(&[start, end, end + aside, start + aside])?;
            before = along;
        }
        self.bend(ends.end, before, ends.last)?;
        Ok(Some(ends))
    }

    /// Whether a chord may replace a part of a curve that does not turn back. The part may be at
    /// the ends of the curve.
    fn is_flat<C: Curve>(&self, ends: &Ends, part: &C, at_ends: [bool; 2], least: f64) -> bool {
        let bulge = bulge(part);
        if bulge > (self.tolerance * FOR_CHORDS).max(least) {
            return false;
        }
        let [at_start, at_end] = at_ends;
        if 2.0 * bulge <= least && !at_start && !at_end {
            return true;
        }
        let Some(own) = Ends::of(part) else {
            return true;
        };
        let points = part.points();
        let steps = points.as_ref().windows(2).map(|step| step[1] - step[0]);
        let steps = steps.filter(|step| *step != DVec2::ZERO).map(unit);
        let turn = |a: DVec2, b: DVec2| a.perp_dot(b).abs();
        let mut turned: f64 = 0.0;
        for (number, a) in steps.clone().enumerate() {
            for b in steps.clone().skip(number + 1) {
                if a.dot(b) < 0.0 {
                    return false;
                }
                turned = turned.max(turn(a, b));
            }
        }
        if turned > MOST_TURN {
            return false;
        }
        if self.stroke.join == Join::Round && self.stroke.cap == Cap::Round {
            return true;
        }
        let allowed = self.tolerance * FOR_ARCS / self.reach;
        let chord = unit(own.end - own.start);
        if at_start && turn(own.first, chord) > allowed || at_end && turn(chord, own.last) > allowed
        {
            return false;
        }
        turned <= allowed.max(TURN_NEAR_END) || !self.may_reach_beyond(ends, &own, at_ends)
    }

    /// Whether the rectangle along the chord of a part may reach beyond an end of the curve at
    /// which the part is not, within what a round end would cover.
    fn may_reach_beyond(&self, ends: &Ends, part: &Ends, [at_start, at_end]: [bool; 2]) -> bool {
        let chord = part.end - part.start;
        let aside = unit(chord).perp() * self.reach;
        let corners = [part.start, part.end].map(|end| [end - aside, end + aside]);
        let reaches = |end: DVec2, outward: DVec2| {
            let is_beyond = |corner: &DVec2| (*corner - end).dot(outward) > 0.0;
            let is_near = length(part.start - end) <= 2.0 * self.reach + length(chord);
            is_near && corners.as_flattened().iter().any(is_beyond)
        };
        !at_start && reaches(ends.start, -ends.first) || !at_end && reaches(ends.end, ends.last)
    }

    /// What is between two curves.
    fn corner(&mut self, before: Ends, after: Ends) -> Result<(), OutlineError> {
        let join = (self.stroke.join, self.tolerance * FOR_CORNERS);
        self.sector(after.start, before.last, after.first, join)
    }

    /// What is beyond an end of a contour.
    fn end(&mut self, at: DVec2, along: DVec2) -> Result<(), OutlineError> {
        match self.stroke.cap {
            Cap::Butt => Ok(()),
            Cap::Round => {
                let round = (Join::Round, self.tolerance * FOR_CORNERS);
                self.sector(at, along, -along, round)
            }
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
        let round = (Join::Round, self.tolerance * FOR_ARCS);
        self.sector(at, from, to, round)?;
        let inner = outer_normals(from, to).map(|normal| -normal);
        self.fan(at, inner, round)
    }

    /// The part between the normals of two directions on the outer side of the turn.
    fn sector(
        &mut self,
        at: DVec2,
        from: DVec2,
        to: DVec2,
        (join, height): (Join, f64),
    ) -> Result<(), OutlineError> {
        if from.perp_dot(to) == 0.0 && (from.dot(to) > 0.0 || join != Join::Round) {
            return Ok(());
        }
        let outer = outer_normals(from, to);
        self.fan(at, outer, (join, height))?;
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
        (join, height): (Join, f64),
    ) -> Result<(), OutlineError> {
        let mut corners = Vec::from([at, at + first * self.reach]);
        let cosine = first.dot(last);
        match join {
            Join::Bevel => {}
            Join::Round => self.divide(at, [first, last], height, &mut corners)?,
            // in units of half the width, the square of the distance of the tip is 2 / (1 + cosine)
            Join::Miter { limit } if 2.0 <= limit * limit * (1.0 + cosine) => {
                corners.push(at + (first + last) * (self.reach / (1.0 + cosine)));
            }
            Join::Miter { .. } => {}
        }
        corners.push(at + last * self.reach);
        self.add(&corners)
    }

    /// Adds points of an arc that turns left between two units, without these: as many as it takes
    /// so that its chords are no farther from it than `height`.
    fn divide(
        &self,
        at: DVec2,
        [first, last]: [DVec2; 2],
        height: f64,
        corners: &mut Vec<DVec2>,
    ) -> Result<(), OutlineError> {
        // points cannot be nearer to each other than rounding allows
        let height = (height / self.reach).max(power_of_two(-40));
        // a chord over twice the angle a is 1 - cos a = 2 sin² (a / 2) away from its arc
        let most = 4.0 * libm::asin(libm::sqrt(height / 2.0));
        let turn = libm::atan2(positive(first.perp_dot(last)), first.dot(last));
        let count = libm::ceil(turn / most).max(1.0) as usize;
        self.parts.check_count(count)?;
        corners.extend((1..count).map(|k| {
            let (sin, cos) = libm::sincos(turn * (k as f64 / count as f64));
            at + DVec2::new(cos, sin).rotate(first) * self.reach
        }));
        Ok(())
    }

    /// Adds a convex part, whose corners turn left.
    fn add(&mut self, corners: &[DVec2]) -> Result<(), OutlineError> {
        Ok(self.parts.add(corners)?)
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
