//! Sills: a body with a skin passes what reaches into its way by no more than the skin.
//!
//! A straight way is blocked exactly if its hull overlaps an obstacle, so a tile that sticks out of
//! a row by a rounding error stops a body for good. The skin does not change what overlaps; it
//! chooses another exact way: aside by at most the skin, on along the old direction if the way is
//! free there, and back until the body touches something.

use crate::response::mover::{LIFTS, Mover, Surface};
use crate::{BodyRef, WorldError};
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_base::types::manifold::Manifold;
use sat2d_base::types::{Feature, Relation};
use sat2d_core::narrow::slide;
use sat2d_core::query;
use sat2d_core::shape::Shape;
use sat2d_core::transform::Transform;
use smallvec::SmallVec;

/// How many sills a call passes at most.
const MAX_SILLS: usize = 64;
/// For how many skins the way beside a sill must be free: a slope is no sill.
const AHEAD: f64 = 8.0;
/// For how many skins it must be free at least up to a surface that leads aside: a sill may lie at
/// the foot of a slope, and a body that falls ahead meets the top behind it.
const AT_FOOT: f64 = 1.0 / 1024.0;
/// A way leads into a surface at a shallow angle if the sine of the angle is less: then the way
/// beside it, for as many skins as above, may not come back to the surface if that goes on.
const SHALLOW: f64 = 1.0 / AHEAD;
/// A way leads straight into a surface if the sine of the angle is larger.
const STRAIGHT: f64 = 0.99;
/// By how much less against the way that surface must lie, as a difference of cosines.
const GENTLER: f64 = 0.05;
/// A body that goes aside by less than this part of the skin in the end has passed a corner, not
/// climbed the side of a hill.
const ALMOST: f64 = 0.875;
/// A surface leans to a side if the cosine of the angle between is larger. Two surfaces are
/// parallel if the sine of the angle between them is less.
const LEAN: f64 = 1e-6;
/// A skin times this is no more than the width of the body, nor its height.
const BODY: f64 = 16.0;

impl Mover<'_> {
    /// Checks that the skin is narrow for the body.
    pub(super) fn check_skin(&self) -> Result<(), WorldError> {
        let value = self.skin.width;
        if value > 0.0 {
            let here = self.bounds()?;
            if BODY * value > (here.max - here.min).min_element() {
                return Err(WorldError::BadNumber {
                    name: "skin",
                    value,
                    expected: "at most a sixteenth of the width and height of the body",
                });
            }
        }
        Ok(())
    }

    /// Moves the body straight as far as it can, past sills, and returns what stops it and how much
    /// of the way is left.
    pub(super) fn advance_past_sills(
        &mut self,
        delta: DVec2,
    ) -> Result<(Vec<Surface>, DVec2), WorldError> {
        let mut left = delta;
        loop {
            let (met, rest) = self.advance_straight(left)?;
            match self.pass_sill(&met, rest)? {
                Some(rest) => left = rest,
                None => {
                    self.rise_onto_tops()?;
                    return Ok((met, rest));
                }
            }
        }
    }

    /// Passes what the body has met with this much of a straight way left, if that is a sill.
    /// Returns what is left then. If it is none, the body is where it was.
    pub(super) fn pass_sill(
        &mut self,
        met: &[Surface],
        left: DVec2,
    ) -> Result<Option<DVec2>, WorldError> {
        let can_pass = self.skin.width > 0.0 && self.sills < MAX_SILLS;
        if !can_pass || met.is_empty() || left == DVec2::ZERO {
            return Ok(None);
        }
        let (before, hits) = (self.at, self.hits.len());
        let Some(direction) = left.try_normalize() else {
            return Ok(None);
        };
        // a round hill has no sill after sill
        let is_shallow = |surface: &Surface| -surface.normal().dot(direction) < SHALLOW;
        let shallow = met.first().filter(|_| met.iter().all(is_shallow));
        let shallow = shallow.map(|surface| surface.hit.id);
        if shallow.is_some() && shallow == self.shallow {
            return Ok(None);
        }
        // a nearest point on an edge proves that this is a face
        let of_edge = |surface: &Surface| !matches!(surface.feature, Feature::Vertex(_));
        let mut faces: Faces = met.iter().map(|met| of_edge(met).then_some(true)).collect();
        for aside in self.sides(met, direction) {
            let ways = (direction, aside);
            // at these angles a corner counts, too: it goes on if the way beside it meets it again
            let angles = |against: f64| !(SHALLOW..=STRAIGHT).contains(&against);
            if self.face_goes_on(met, &mut faces, ways, |against| against >= SHALLOW)?
                || self.goes_on(met, ways, angles)?
            {
                continue;
            }
            // the body may be lifted off what it meets
            self.hits.extend(met.iter().map(|surface| surface.hit));
            let rest = self.pass_beside(met, &mut faces, (left, direction), aside)?;
            self.hits.truncate(hits);
            if rest.is_some() {
                self.sills += 1;
                self.shallow = shallow;
                return Ok(rest);
            }
            self.at = before;
        }
        Ok(None)
    }

    /// Whether a straight way leads to a sill that the body can pass.
    pub(super) fn leads_to_sill(&mut self, delta: DVec2) -> Result<bool, WorldError> {
        if self.skin.width == 0.0 {
            return Ok(false);
        }
        let before = (self.at, self.sills, self.shallow);
        let (met, rest) = self.advance_straight(delta)?;
        let passed = self.pass_sill(&met, rest)?;
        (self.at, self.sills, self.shallow) = before;
        Ok(passed.is_some())
    }

    /// Passes a sill on this side.
    fn pass_beside(
        &mut self,
        met: &[Surface],
        faces: &mut Faces,
        (left, direction): (DVec2, DVec2),
        aside: DVec2,
    ) -> Result<Option<DVec2>, WorldError> {
        let (before, length) = (self.at, left.length());
        let lift = self.lift_length(left)?;
        self.advance_straight(aside * self.skin.width)?;
        if (self.at - before).dot(aside) <= lift {
            // rounding may hold it between what it has met and what it lies on
            let off = met.iter().map(|surface| surface.normal()).sum::<DVec2>() + aside;
            if self.is_free(before, before + off * lift)? {
                self.at = before + off * lift;
                self.advance_straight(aside * self.skin.width)?;
            }
        }
        let shift = self.at - before;
        if shift.dot(aside) <= LIFTS * lift {
            return Ok(None);
        }
        let ways = ((aside, shift), (direction, length));
        let Some(most) = self.most_aside(met, faces, ways)? else {
            return Ok(None);
        };
        let from = self.at;
        let (next, rest) = self.advance_straight(left)?;
        if (self.at - from).dot(direction) <= 0.0 {
            return Ok(None);
        }
        self.advance_straight(-aside * shift.dot(aside))?;
        if (self.at - before).dot(aside) > most {
            return Ok(None);
        }
        Ok(Some(if next.is_empty() { DVec2::ZERO } else { rest }))
    }

    /// Whether an obstacle that the body has met lies beside it on its further way as well, ahead
    /// and aside along its surface. At a corner an obstacle has several surfaces, of which one that
    /// ends is enough to pass it. Only surfaces at some angles are asked for, by the cosine of the
    /// angle between the way and the direction into the surface.
    fn goes_on(
        &self,
        met: &[Surface],
        ways: (DVec2, DVec2),
        angles: impl Fn(f64) -> bool,
    ) -> Result<bool, WorldError> {
        for indices in of_each_obstacle(met) {
            let mut goes_on = true;
            for index in indices {
                goes_on = goes_on && self.is_on_way(&met[index], ways, &angles)?;
            }
            if goes_on {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// [`goes_on`](Mover::goes_on) for faces only: sharp corners are left out, since an edge of the
    /// body may stay on a corner for long.
    fn face_goes_on(
        &self,
        met: &[Surface],
        faces: &mut Faces,
        ways: (DVec2, DVec2),
        angles: impl Fn(f64) -> bool,
    ) -> Result<bool, WorldError> {
        for indices in of_each_obstacle(met) {
            let (mut on_way, mut ending) = (Indices::new(), Indices::new());
            for index in indices {
                let is_on_way = self.is_on_way(&met[index], ways, &angles)?;
                (if is_on_way { &mut on_way } else { &mut ending }).push(index);
            }
            // asked last, since contacts take longest
            if self.has_face(met, &on_way, faces)? && !self.has_face(met, &ending, faces)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether a surface at one of these angles goes on ahead and aside.
    fn is_on_way(
        &self,
        surface: &Surface,
        (direction, aside): (DVec2, DVec2),
        angles: impl Fn(f64) -> bool,
    ) -> Result<bool, WorldError> {
        let along = surface.normal().perp();
        let along = along * along.dot(direction + aside).signum();
        Ok(angles(-surface.normal().dot(direction)) && self.is_beside(surface, along)?)
    }

    /// Whether a surface goes on in a direction along it.
    fn is_beside(&self, surface: &Surface, along: DVec2) -> Result<bool, WorldError> {
        let way = along * (AHEAD * self.skin.width);
        let Some((part, at, body)) = self.pressed(surface, way)? else {
            return Ok(false);
        };
        let relation = query::relation(part, &at, body.shape, &body.transform);
        Ok(relation == Ok(Relation::Overlapping))
    }

    /// The part that meets a surface, where it would be after a move if it were pressed into it by
    /// more than rounding, and the body whose surface it is.
    fn pressed(
        &self,
        surface: &Surface,
        by: DVec2,
    ) -> Result<Option<(&Shape, Transform, BodyRef<'_>)>, WorldError> {
        let part = &self.carried[surface.part];
        // by more than it may be lifted off the surface
        let press = LIFTS * self.clearance(surface.hit.id, DVec2::ZERO)?;
        let way = by - surface.normal() * press;
        let at = part.at(&self.transform(self.at + way)?)?;
        let body = self.world.bodies.get_solid(surface.hit.id.slot());
        Ok(body.map(|body| (part.shape, at, body)))
    }

    /// How far aside of its old way a body that passes what it has met may be in the end; none if
    /// it must not pass that here. The way beside a sill is free for a while, or leads to a surface
    /// that is less in the way. What else is passed must be almost behind: a corner under a round
    /// foot, not the side of a hill.
    fn most_aside(
        &mut self,
        met: &[Surface],
        faces: &mut Faces,
        ((aside, shift), (direction, length)): ((DVec2, DVec2), (DVec2, f64)),
    ) -> Result<Option<f64>, WorldError> {
        let skin = self.skin.width;
        let reach = length.max(AHEAD * skin);
        let ahead = direction * reach;
        let blockers = self.blockers(self.at, self.at + ahead)?;
        if blockers.is_empty() {
            return Ok(Some(f64::INFINITY));
        }
        let beyond = self.at;
        let (time, next) = self.first_obstacles(&blockers, ahead)?;
        self.at = beyond;
        let free = reach * time;
        let way = shift + direction * free;
        let is_same = |next: &Surface| {
            let is_same = |normal: DVec2| {
                let sine = normal.perp_dot(next.normal()).abs();
                sine < LEAN && way.dot(normal).abs() <= AT_FOOT * skin
            };
            met.iter().any(|other| is_same(other.normal()))
        };
        let against = |surface: &Surface| -surface.normal().dot(direction);
        if free < AT_FOOT * skin || next.iter().any(is_same) {
            return Ok(None);
        }
        if free >= AHEAD * skin {
            return Ok(Some(f64::INFINITY));
        }
        self.at = beyond + direction * free;
        let leads_on = self.leads_on(&next, direction)?;
        self.at = beyond - shift;
        // back over an edge leads only what goes on behind it
        let is_back = aside.dot(direction) < -LEAN;
        let goes_on = self.face_goes_on(met, faces, (direction, aside), |_| true)?;
        let is_passed = !goes_on && (leads_on || !is_back || !self.lies_on_face(met)?);
        self.at = beyond;
        if !is_passed {
            return Ok(None);
        }
        let most_against = met.iter().map(against).fold(0.0, f64::max);
        let is_gentler = |next: &Surface| against(next) < most_against - GENTLER;
        // the floor behind the corner of another tile
        let is_other = |next: &Surface| met.iter().all(|met| met.hit.id != next.hit.id);
        let is_sill = next.iter().all(is_gentler) || leads_on && next.iter().all(is_other);
        Ok(Some(if is_sill {
            f64::INFINITY
        } else {
            ALMOST * skin
        }))
    }

    /// Whether the way along one of the surfaces that the body meets is free for a while.
    fn leads_on(&self, next: &[Surface], direction: DVec2) -> Result<bool, WorldError> {
        for surface in next {
            let along = slide(direction, surface.normal()).normalize_or_zero();
            let along = along * (AHEAD * self.skin.width);
            if self.is_free_after(self.lift_off(&surface.hit, along)? * LIFTS, along)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether an edge of the body lies on an edge of what it has met, not a corner.
    fn lies_on_face(&self, met: &[Surface]) -> Result<bool, WorldError> {
        for surface in met {
            if self
                .contact(surface)?
                .is_some_and(|hit| hit.points().len() > 1)
            {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether one of these surfaces is a face, not a sharp corner.
    fn has_face(
        &self,
        met: &[Surface],
        indices: &[usize],
        faces: &mut Faces,
    ) -> Result<bool, WorldError> {
        for &index in indices {
            let is_face = match faces[index] {
                Some(is_face) => is_face,
                None => {
                    let hit = self.contact(&met[index])?;
                    !hit.is_some_and(|hit| matches!(hit.feature_b, Feature::Vertex(_)))
                }
            };
            faces[index] = Some(is_face);
            if is_face {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The contact of the body, where it is, with what it has met.
    fn contact(&self, surface: &Surface) -> Result<Option<Manifold>, WorldError> {
        let Some((part, at, body)) = self.pressed(surface, DVec2::ZERO)? else {
            return Ok(None);
        };
        let hit = query::contact(part, &at, body.shape, &body.transform);
        Ok(hit.unwrap_or(None))
    }

    /// The directions in which the body may go aside, the most promising first: across its way to
    /// the side to which what is met leans, or what was met before, or the sky, and along what is
    /// met, to the same side; then the opposite ones.
    fn sides(&self, met: &[Surface], direction: DVec2) -> SmallVec<[DVec2; 4]> {
        let side = direction.perp();
        let lean = |normal: DVec2| normal.dot(side);
        let steepest = |a: f64, b: f64| if b.abs() > a.abs() { b } else { a };
        let of_met = met.iter().map(|surface| lean(surface.normal()));
        let of_met: f64 = of_met.fold(0.0, steepest);
        let of_last = self.hits.last().map_or(0.0, |hit| lean(hit.normal));
        let of_sky = self.skin.up.map_or(0.0, lean);
        let leans = [of_met, of_last, of_sky];
        let first = leans.into_iter().find(|lean: &f64| lean.abs() > LEAN);
        let across = side * first.unwrap_or(1.0).signum();
        let mut sides = SmallVec::<[DVec2; 4]>::new();
        sides.push(across);
        // a fall ahead that meets the side of a tile leaves it by less across the way
        if let [only] = met
            && only.normal().dot(across).abs() > LEAN
        {
            let along = only.normal().perp();
            sides.push(along * along.dot(across).signum());
        }
        for index in 0..sides.len() {
            sides.push(-sides[index]);
        }
        sides
    }
}

/// For each surface that is met, whether it is a face, not a sharp corner; `None` if not known yet.
type Faces = SmallVec<[Option<bool>; 4]>;

type Indices = SmallVec<[usize; 4]>;

/// The indices of the surfaces of each obstacle that a part of the body has met.
fn of_each_obstacle(met: &[Surface]) -> impl Iterator<Item = impl Iterator<Item = usize>> {
    let of = |index: usize| (met[index].part, met[index].hit.id);
    (0..met.len()).filter_map(move |first| {
        let is_new = (0..first).all(|other| of(other) != of(first));
        is_new.then(|| (first..met.len()).filter(move |&other| of(other) == of(first)))
    })
}
