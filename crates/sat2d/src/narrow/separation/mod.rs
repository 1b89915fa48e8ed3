//! The least translation that parts two shapes, however concave.
//!
//! ```text
//! the translations of b under which it overlaps a are the union of the insides of
//!     D(i, j) = piece i of a - piece j of b      (convex; with radii, all that is nearer to it than their sum)
//! the least translation that parts is the point nearest to the origin on the frontier of this union:
//!
//! radius = how deep the origin lies in any one D          that far it is to go at least
//! loop
//!     all D that come within the radius of the origin
//!     along their sides and arcs, from the origin outward (not along those from cuts: they are inside)
//!         what no other D covers: its nearest point and its ends are candidates
//!         candidates nearer than the walk has come: the first that the exact verdict confirms is the answer
//!     radius = twice that
//! ```
//!
//! The union of the D as the set of overlapping translations: T. Lozano-Pérez, "Spatial Planning: A Configuration Space Approach"
//! (1983). Adding up the ways out of single pieces, as is often done, parts the shapes too, but by a longer way.

pub(crate) mod boundary_features;
pub(crate) mod boundary_walk;
pub(crate) mod minkowski_difference;
pub(crate) mod nudge;

use crate::aabb::Aabb;
use crate::narrow::separation::boundary_features::{Feature, Reach};
use crate::narrow::separation::boundary_walk::Walk;
use crate::narrow::separation::minkowski_difference::{Difference, parts};
use crate::narrow::separation::nudge::ways_out;
use crate::num::{MAX_COORDINATE, U};
use crate::shape::{PlaceError, Placed, PlacedBody, Shape};
use crate::transform::Transform;
use crate::types::Relation;
use alloc::collections::BinaryHeap;
use alloc::vec::Vec;
use core::cmp::{Ordering, Reverse};
use glam::DVec2;

/// What a side may be covered by rounding alone, in parts of the extent of all differences.
const TOLERANCE: f64 = 32.0 * U;

/// The most steps outward, each a unit in the last place of the largest coordinate, that make up for rounding.
const MOST_STEPS: f64 = 64.0;

/// How two shapes part soonest.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Separation {
    /// The move of the second shape that parts it from the first; its negative moves the first instead. Never zero.
    pub translation: DVec2,
}

impl Separation {
    /// The length of the translation.
    pub fn depth(&self) -> f64 {
        libm::hypot(self.translation.x, self.translation.y)
    }

    /// The unit vector along the translation: from the first shape to the second.
    pub fn normal(&self) -> DVec2 {
        let largest = self.translation.abs().max_element();
        (self.translation / largest).normalize()
    }
}

/// The least translation of `b` that parts shape `b` at `tb` from shape `a` at `ta`, whatever they are: convex or concave, with holes,
/// round, segments. `None` exactly where their [`relation`](crate::relation()) is not `Overlapping`.
///
/// It is verified: with the translation added to `tx` and `ty` of `tb`, the relation is `Touching` or `Disjoint`. (The same does
/// [`Transform::product`] of the translation and `tb`.) And it is the least: no shorter one parts them, but for 1e-12 of its length
/// and what placed coordinates are rounded by, some units in the last place of the largest coordinate; where the shapes would come free
/// at the end of a narrow wedge, as many times more as the wedge is longer than wide. Fitting exactly counts: a block that is as wide
/// as a slot parts into the slot, if its coordinates come out exact there. Where several translations are as short, it is always
/// the same one.
///
/// The work grows with the pairs of pieces that come within twice the answer's length of each other, p, and the edges among
/// them, e, mostly about as p + e, at worst as p·e; two convex polygons of n and m corners take O(n + m).
///
/// ```
/// use sat2d::query::separation;
/// use sat2d::{DVec2, Relation, Shape, Transform};
/// let p = |x, y| DVec2::new(x, y);
/// // a U, sunk by half a unit into the floor: its feet stand in it, and up is the way out
/// let u = Shape::polygon(&[&[
///     p(0.0, 0.0), p(1.0, 0.0), p(1.0, 3.0), p(2.0, 3.0), p(2.0, 0.0), p(3.0, 0.0), p(3.0, 4.0), p(0.0, 4.0),
/// ]])?;
/// let floor = Shape::rectangle(100.0, 2.0)?;
/// let (ground, at) = (Transform::IDENTITY, Transform::translation(p(7.0, 0.5))?);
/// let out = separation(&floor, &ground, &u, &at)?.ok_or("apart")?;
/// assert_eq!(out.translation, p(0.0, 0.5));
/// let parted = Transform::translation(out.translation)?.product(&at)?;
/// assert_eq!(sat2d::relation(&floor, &ground, &u, &parted)?, Relation::Touching);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`PlaceError`] if a round shape meets a map that is no similarity, or a coordinate leaves the range, be it after the
/// translation.
pub fn separation(
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
) -> Result<Option<Separation>, PlaceError> {
    a.place(ta)?.separation(&b.place(tb)?)
}

impl Placed<'_> {
    /// The least translation of `other` that parts it from this shape, see [`separation`]; `None` exactly where they do not overlap.
    ///
    /// # Errors
    /// [`PlaceError::OutOfRange`] if the other shape cannot be parted from this one within the range.
    pub fn separation(&self, other: &Placed<'_>) -> Result<Option<Separation>, PlaceError> {
        if self.relation(other) != Relation::Overlapping {
            return Ok(None);
        }
        let pair = Pair::new(self, other);
        let translation = match pair.least() {
            Some(translation) => translation,
            None => pair.beyond()?,
        };
        Ok(Some(Separation { translation }))
    }
}

/// Two placed shapes that overlap. Translations are measured in a unit in which all are about 1 at most.
struct Pair<'a> {
    a: &'a Placed<'a>,
    b: &'a Placed<'a>,
    boxes: [Aabb; 2],
    /// From coordinates to the unit, a power of two.
    scale: f64,
    reach: Reach,
    /// The moves of b to the other side of a's box, the shortest first, in the unit.
    exits: [DVec2; 4],
}

/// A translation that may be the answer.
struct Candidate {
    translation: DVec2,
    length: f64,
    /// Of the feature it lies on. Breaks ties.
    number: usize,
}

impl Ord for Candidate {
    fn cmp(&self, other: &Candidate) -> Ordering {
        self.length
            .total_cmp(&other.length)
            .then(self.number.cmp(&other.number))
    }
}

impl PartialOrd for Candidate {
    fn partial_cmp(&self, other: &Candidate) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Candidate {
    fn eq(&self, other: &Candidate) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Candidate {}

impl<'a> Pair<'a> {
    fn new(a: &'a Placed<'a>, b: &'a Placed<'a>) -> Pair<'a> {
        let boxes = [a.bounds(), b.bounds()];
        let (right, left) = (boxes[0].max - boxes[1].min, boxes[0].min - boxes[1].max);
        let extent = right.max(-left).max_element();
        let exponent = libm::ilogb(extent).clamp(-1000, 1000);
        let scale = libm::scalbn(1.0, -exponent);
        let axes = [
            DVec2::new(right.x, 0.0),
            DVec2::new(left.x, 0.0),
            DVec2::new(0.0, right.y),
            DVec2::new(0.0, left.y),
        ];
        let mut exits = axes.map(|exit| exit * scale);
        exits.sort_by(|p, q| p.length_squared().total_cmp(&q.length_squared()));
        Pair {
            a,
            b,
            boxes,
            scale,
            reach: Reach {
                radius: (radius(a) + radius(b)) * scale,
                tolerance: TOLERANCE * extent * scale,
            },
            exits,
        }
    }

    /// Searches in growing neighbourhoods of the origin.
    fn least(&self) -> Option<DVec2> {
        let farthest = self.exits[0].length() * 1.125;
        let mut differences = self.differences(0.0);
        let deepest = differences
            .iter()
            .map(|d| self.reach.radius - d.distance(DVec2::ZERO).0)
            .fold(0.0, f64::max);
        let mut within = (deepest * 1.25).max(farthest / 64.0);
        loop {
            // once all are there, there are no more
            if !self.are_all(&differences) {
                differences = self.differences(within);
            }
            if let Some(found) = self.least_within(within, &differences) {
                return Some(found);
            }
            if within >= farthest {
                return None;
            }
            within = (within * 2.0).min(farthest);
        }
    }

    /// Whether there are no more differences than these.
    fn are_all(&self, differences: &[Difference]) -> bool {
        let pieces = |placed: &Placed<'_>| match &placed.body {
            PlacedBody::Hull(_) => 1,
            PlacedBody::Pieces(pieces) => pieces.pieces.pieces.len(),
        };
        // a piece that rounding bent is more than one part
        let parts = |placed: &Placed<'_>| parts(placed, &placed.bounds(), 1.0).len();
        differences.len() >= pieces(self.a) * pieces(self.b)
            && differences.len() == parts(self.a) * parts(self.b)
    }

    /// The shortest translation that parts, if it is not longer than `within`.
    fn least_within(&self, within: f64, differences: &[Difference]) -> Option<DVec2> {
        let features = self.features(differences, within);
        let mut walk = Walk::new(&features, differences, self.reach, within);
        let mut candidates = BinaryHeap::new();
        while let Some(distance) = walk.distance() {
            if let Some(found) = self.first_confirmed(&mut candidates, distance, differences) {
                return Some(found);
            }
            let Some(number) = walk.step() else {
                continue;
            };
            let (_, feature) = &features[number];
            feature.each_free(differences, self.reach, |translation| {
                let length = translation.length();
                if length <= within {
                    candidates.push(Reverse(Candidate {
                        translation,
                        length,
                        number,
                    }));
                }
            });
        }
        self.first_confirmed(&mut candidates, within, differences)
    }

    /// The first of the candidates, up to a length, that parts the shapes.
    fn first_confirmed(
        &self,
        candidates: &mut BinaryHeap<Reverse<Candidate>>,
        up_to: f64,
        differences: &[Difference],
    ) -> Option<DVec2> {
        while candidates.peek().is_some_and(|c| c.0.length <= up_to) {
            let Reverse(candidate) = candidates.pop()?;
            if let Some(found) = self.confirmed(candidate.translation, differences) {
                return Some(found);
            }
        }
        None
    }

    /// The differences of all pairs of parts that come within a length of the origin.
    fn differences(&self, within: f64) -> Vec<Difference> {
        let margin = within + self.reach.radius + self.reach.tolerance;
        let near = |other: &Aabb| other.inflated(margin / self.scale);
        let parts_a = parts(self.a, &near(&self.boxes[1]), self.scale);
        let parts_b = parts(self.b, &near(&self.boxes[0]), -self.scale);
        let mut differences = Vec::new();
        for part_b in &parts_b {
            let Aabb { min, max } = part_b.bounds;
            let near = Aabb::new(-max, -min).inflated(margin);
            for part_a in parts_a.iter().filter(|part| part.bounds.intersects(&near)) {
                differences.push(Difference::new(part_a, part_b, self.reach));
            }
        }
        differences
    }

    /// The features that come within a length of the origin, the nearest first.
    fn features(&self, differences: &[Difference], within: f64) -> Vec<(f64, Feature)> {
        let radius = self.reach.radius;
        let mut features: Vec<(f64, Feature)> = Vec::new();
        let mut push = |feature: Feature| {
            let distance = feature.distance();
            if distance <= within {
                features.push((distance, feature));
            }
        };
        for difference in differences {
            for side in difference.sides.iter().filter(|side| !side.is_inside) {
                push(Feature::side(side, radius));
                if radius > 0.0 {
                    push(Feature::circle(side.start, radius));
                    push(Feature::circle(side.end, radius));
                }
            }
            if difference.sides.is_empty() {
                push(Feature::circle(difference.corner, radius));
            }
        }
        features.sort_unstable_by(|(d, f), (e, g)| d.total_cmp(e).then_with(|| f.order(g)));
        features.dedup_by(|(d, f), (e, g)| d == e && f.order(g) == Ordering::Equal);
        features
    }

    /// A candidate, moved out by what rounding may have left, if that parts the shapes.
    fn confirmed(&self, candidate: DVec2, differences: &[Difference]) -> Option<DVec2> {
        let translation = candidate / self.scale + DVec2::ZERO;
        if self.parts(translation) == Ok(true) {
            return Some(translation);
        }
        let ways = ways_out(differences, self.reach, candidate);
        ways.iter().find_map(|way| {
            let at = |steps: f64| translation + *way * (steps * self.unit_in_last_place());
            let parts = |steps: &f64| self.parts(at(*steps)) == Ok(true);
            if !parts(&MOST_STEPS) {
                return None;
            }
            let steps = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0].into_iter().find(parts);
            Some(at(steps.unwrap_or(MOST_STEPS)))
        })
    }

    /// A move along an axis to beyond the box of a, should no candidate be confirmed.
    fn beyond(&self) -> Result<DVec2, PlaceError> {
        let mut error = None;
        for exit in self.exits {
            let direction = exit.normalize_or_zero();
            let mut margin = self.unit_in_last_place();
            loop {
                let translation = exit / self.scale + direction * margin;
                match self.parts(translation) {
                    Ok(true) => return Ok(translation),
                    Ok(false) if margin <= MAX_COORDINATE => margin *= 2.0,
                    Ok(false) => break,
                    Err(cause) => {
                        error = Some(cause);
                        break;
                    }
                }
            }
        }
        Err(error.unwrap_or(PlaceError::OutOfRange {
            reach: MAX_COORDINATE,
        }))
    }

    /// Whether a translation parts the shapes, by the exact verdict.
    fn parts(&self, by: DVec2) -> Result<bool, PlaceError> {
        let t = self.b.transform;
        let moved = Transform {
            tx: t.tx + by.x,
            ty: t.ty + by.y,
            ..t
        };
        let moved = self.b.shape.place(&moved)?;
        Ok(self.a.relation(&moved) != Relation::Overlapping)
    }

    /// Of the largest coordinate that matters.
    fn unit_in_last_place(&self) -> f64 {
        let t = self.b.transform;
        let largest = self
            .boxes
            .iter()
            .map(|bounds| bounds.min.abs().max(bounds.max.abs()).max_element())
            .fold(t.tx.abs().max(t.ty.abs()), f64::max);
        (largest * f64::EPSILON).max(f64::from_bits(1))
    }
}

fn radius(placed: &Placed<'_>) -> f64 {
    match &placed.body {
        PlacedBody::Hull(hull) => hull.radius,
        PlacedBody::Pieces(_) => 0.0,
    }
}
