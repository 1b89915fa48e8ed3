//! The search for the least separating translation, in growing neighbourhoods of the origin.

use crate::narrow::separation::boundary_features::BoundaryFeature;
use crate::narrow::separation::boundary_walk::BoundaryWalk;
use crate::narrow::separation::differences::Differences;
use crate::narrow::separation::error::SeparationError;
use crate::narrow::separation::exact_fit;
use crate::narrow::separation::minkowski_difference::{Inflation, operands};
use crate::narrow::separation::nearest_first::NearestFirst;
use crate::narrow::separation::nudge::outward_directions;
use crate::placed::{Placed, PlacedGeometry};
use crate::shape::PlaceError;
use crate::transform::Transform;
use alloc::vec::Vec;
use core::cell::Cell;
use core::cmp::Ordering;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::limit::{LimitError, WorkBudget};
use sat2d_base::num::{MAX_COORDINATE, U, length};
use sat2d_base::sort::sort_by;
use sat2d_base::types::Relation;

/// How much of an edge rounding alone may cover, in parts of the extent of all differences.
const TOLERANCE: f64 = 32.0 * U;

/// The most steps outward that make up for rounding, each a unit in the last place of the largest
/// coordinate.
const MOST_STEPS: f64 = 64.0;

/// The most features that are looked at together, twice as many as stay when these are too many.
const MOST_FEATURES: usize = 1 << 18;

/// Two placed shapes that overlap. Translations are scaled so that all are about 1 at most.
pub(crate) struct Overlap<'a> {
    a: &'a Placed<'a>,
    b: &'a Placed<'a>,
    boxes: [Aabb; 2],
    /// The sum of the radii.
    radius: f64,
    /// From coordinates to scaled ones: a power of two.
    scale: f64,
    inflation: Inflation,
    /// The scaled translations of b beyond the four sides of a's box, the shortest first.
    exits: [DVec2; 4],
    moves: Moves,
    /// The shortest translation found that counts, but separates only if one of the shapes moves.
    of_one: Cell<Option<DVec2>>,
    work: &'a WorkBudget,
}

/// Which shape is to move. Where a shape just fits, rounding may allow only one of them to.
#[derive(Clone, Copy, PartialEq)]
pub enum Moves {
    /// The second one.
    Second,
    /// The second one, or the first one by the negative translation.
    Either,
}

/// Both orders of two shapes are to have the same translation. So one that separates only if one
/// of the shapes moves is passed over for one that separates whichever moves, unless that is longer
/// by more than this factor: a body that is a little off in a gap of its width must not leave it.
const MUCH_LONGER: f64 = 2.0;

impl<'a> Overlap<'a> {
    pub(crate) fn new(
        a: &'a Placed<'a>,
        b: &'a Placed<'a>,
        moves: Moves,
        work: &'a WorkBudget,
    ) -> Overlap<'a> {
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
        sort_by(&mut exits, &mut |p, q| {
            p.length_squared().total_cmp(&q.length_squared())
        });
        let radius = radius(a) + radius(b);
        Overlap {
            a,
            b,
            boxes,
            radius,
            scale,
            inflation: Inflation {
                radius: radius * scale,
                tolerance: TOLERANCE * (extent * scale),
            },
            exits,
            moves,
            of_one: Cell::new(None),
            work,
        }
    }

    /// The least separating translation.
    pub(crate) fn translation(&self) -> Result<DVec2, SeparationError> {
        let found = match self.least()? {
            Some(translation) => translation,
            None => self.beyond_bounds()?,
        };
        let of_one = self.of_one.get();
        let is_much_shorter = |one: &DVec2| length(*one) * MUCH_LONGER < length(found);
        Ok(of_one.filter(is_much_shorter).unwrap_or(found))
    }

    /// The least separating translation; `None` if the exact relation confirms no candidate.
    fn least(&self) -> Result<Option<DVec2>, LimitError> {
        let farthest = self.exits[0].length() * 1.125;
        let mut differences = self.differences(0.0)?;
        if let Some(found) = self.out_of_convex(&differences)? {
            return Ok(Some(found));
        }
        let mut deepest = 0.0f64;
        let reach = self.inflation.radius + self.inflation.tolerance;
        let origin = Aabb::new(DVec2::ZERO, DVec2::ZERO).inflated(reach);
        differences.each_near(&origin, |difference| {
            deepest = deepest.max(self.inflation.radius - difference.distance(DVec2::ZERO).0);
        })?;
        let mut within = (deepest * 1.25).max(farthest / 64.0);
        loop {
            // once these are all there are, they stay
            if !self.are_all(&differences) {
                differences = self.differences(within)?;
            }
            if let Some(found) = self.least_within(within, &differences)? {
                return Ok(Some(found));
            }
            if within >= farthest {
                return Ok(None);
            }
            within = (within * 2.0).min(farthest);
        }
    }

    /// The least translation of two convex shapes of which one is round: all of the boundary of
    /// their difference is free, so it is to the nearest place there, and no arc has to be followed.
    /// `None` for other shapes, or if the exact relation does not confirm it.
    fn out_of_convex(&self, differences: &Differences<'_>) -> Result<Option<DVec2>, LimitError> {
        let Differences::Kept { all, .. } = differences else {
            return Ok(None);
        };
        if !are_convex(self.a, self.b) || self.inflation.radius == 0.0 {
            return Ok(None);
        }
        let [difference] = &all[..] else {
            return Ok(None);
        };
        self.work.spend(2 * difference.edges.len() as u64)?;
        let Inflation { radius, tolerance } = self.inflation;
        let edges = difference.edges.iter();
        let straight = edges.map(|edge| BoundaryFeature::edge(edge, radius));
        // the arc about a corner is nearest where the corner is the nearest of the polygon
        let (distance, _) = difference.distance(DVec2::ZERO);
        let starts = difference.edges.iter().map(|edge| edge.start);
        let corners = starts.chain(difference.edges.is_empty().then_some(difference.corner));
        let nearest =
            corners.filter(|corner| distance >= 0.0 && corner.length() <= distance + tolerance);
        let arcs = nearest.map(|corner| BoundaryFeature::circle(corner, radius));
        let reached = straight
            .chain(arcs)
            .map(|feature| (feature.distance(), feature));
        let Some((_, feature)) = reached.min_by(nearer) else {
            return Ok(None);
        };
        let (low, high) = feature.domain();
        let candidate = feature.point(feature.foot().clamp(low, high));
        self.confirmed(&feature, candidate, differences)
    }

    /// Whether these are the differences of all pairs of pieces.
    fn are_all(&self, differences: &Differences<'_>) -> bool {
        let Differences::Kept { all, .. } = differences else {
            return false;
        };
        let pieces = |placed: &Placed<'_>| match &placed.geometry {
            PlacedGeometry::Hull(_) => 1,
            PlacedGeometry::Pieces(pieces) => pieces.pieces().len(),
        };
        // a piece that rounding made concave is more than one part
        let parts = |placed: &Placed<'_>| {
            let bounds = placed.bounds();
            operands(placed, &bounds, 1.0, self.radius).len()
        };
        all.len() >= pieces(self.a) * pieces(self.b) && all.len() == parts(self.a) * parts(self.b)
    }

    /// The shortest translation that separates, if it is at most `within` long.
    fn least_within(
        &self,
        within: f64,
        differences: &Differences<'_>,
    ) -> Result<Option<DVec2>, LimitError> {
        let mut walk = BoundaryWalk::new(differences, self.inflation, within, self.work);
        let mut candidates = NearestFirst::new();
        let mut last = None;
        loop {
            let batch = self.features(differences, within, last)?;
            self.work.spend(batch.features.len() as u64)?;
            last = batch.last;
            let up_to = last.map(|(distance, _)| distance);
            walk.add(batch.features, up_to.unwrap_or(0.0));
            let up_to = up_to.unwrap_or(f64::INFINITY);
            while let Some(distance) = walk.distance().filter(|&distance| distance <= up_to) {
                let found = self.first_confirmed(&mut candidates, distance, differences)?;
                if let Some(found) = found {
                    return Ok(Some(found));
                }
                let Some((index, feature)) = walk.step()? else {
                    continue;
                };
                self.work.spend(differences.len() as u64)?;
                feature.each_free(differences, self.inflation, |translation| {
                    let length = translation.length();
                    if length <= within {
                        candidates.push(length, index, (feature, translation));
                    }
                })?;
            }
            if last.is_none() {
                return self.first_confirmed(&mut candidates, within, differences);
            }
        }
    }

    /// The first of the candidates, up to a length, that separates the shapes.
    fn first_confirmed(
        &self,
        candidates: &mut NearestFirst<(BoundaryFeature, DVec2)>,
        up_to: f64,
        differences: &Differences<'_>,
    ) -> Result<Option<DVec2>, LimitError> {
        while candidates
            .distance()
            .is_some_and(|distance| distance <= up_to)
        {
            let Some((_, (feature, translation))) = candidates.pop() else {
                break;
            };
            if let Some(found) = self.confirmed(&feature, translation, differences)? {
                return Ok(Some(found));
            }
        }
        Ok(None)
    }

    /// The differences of all pairs of parts that come within a length of the origin.
    fn differences(&self, within: f64) -> Result<Differences<'_>, LimitError> {
        let margin = within + self.inflation.radius + self.inflation.tolerance;
        let near = |other: &Aabb| other.inflated(margin / self.scale);
        let parts_a = operands(self.a, &near(&self.boxes[1]), self.scale, self.radius);
        let parts_b = operands(self.b, &near(&self.boxes[0]), -self.scale, self.radius);
        Differences::new([parts_a, parts_b], margin, self.inflation, self.work)
    }

    /// The features that come within a length of the origin, the nearest first, of many only the
    /// nearest that come after another one.
    fn features(
        &self,
        differences: &Differences<'_>,
        within: f64,
        after: Option<Reached>,
    ) -> Result<Batch, LimitError> {
        let radius = self.inflation.radius;
        let mut batch = Batch {
            features: Vec::new(),
            last: None,
        };
        let mut push = |feature: BoundaryFeature| {
            let reached = (feature.distance(), feature);
            let is_new = after.is_none_or(|after| nearer(&after, &reached) == Ordering::Less);
            if reached.0 <= within && is_new {
                batch.push(reached);
            }
        };
        let margin = within + radius + self.inflation.tolerance;
        let near = Aabb::new(DVec2::ZERO, DVec2::ZERO).inflated(margin);
        differences.each_near(&near, |difference| {
            for edge in difference.edges.iter().filter(|edge| !edge.is_inside) {
                push(BoundaryFeature::edge(edge, radius));
                if radius > 0.0 {
                    push(BoundaryFeature::circle(edge.start, radius));
                    push(BoundaryFeature::circle(edge.end, radius));
                }
            }
            if difference.edges.is_empty() {
                push(BoundaryFeature::circle(difference.corner, radius));
            }
        })?;
        batch.sort();
        Ok(batch)
    }

    /// The candidate on a feature, or one moved outward by what rounding may have left, if it
    /// separates the shapes; or one exactly on the feature, where there is no room beside it.
    fn confirmed(
        &self,
        feature: &BoundaryFeature,
        candidate: DVec2,
        differences: &Differences<'_>,
    ) -> Result<Option<DVec2>, LimitError> {
        // the exact relation looks at no more pairs of pieces than there are differences
        let pairs = differences.len() as u64;
        self.work.spend(1 + pairs)?;
        let translation = candidate / self.scale + DVec2::ZERO;
        if self.separates(translation) == Ok(true) {
            return Ok(Some(translation));
        }
        self.work.spend(pairs)?;
        let slack = self.inflation.radius + 4.0 * self.inflation.tolerance;
        let near = differences.near(&Aabb::new(candidate, candidate).inflated(slack))?;
        let inflated = near.iter().map(|d| (d.as_ref(), self.inflation));
        let directions = outward_directions(inflated, candidate);
        self.work.spend(pairs * directions.len() as u64)?;
        let moved_out = directions.iter().find_map(|direction| {
            let at = |steps: f64| translation + *direction * (steps * self.unit_in_last_place());
            let separates = |steps: &f64| self.separates(at(*steps)) == Ok(true);
            if !separates(&MOST_STEPS) {
                return None;
            }
            let steps = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0].into_iter().find(separates);
            Some(at(steps.unwrap_or(MOST_STEPS)))
        });
        if moved_out.is_some() {
            return Ok(moved_out);
        }
        let unit = self.unit_of_translations();
        let fits = exact_fit::on_line(feature, candidate, &near, self.inflation, unit);
        self.work.spend(pairs * (1 + fits.len() as u64))?;
        let fits = fits.iter().map(|&fit| fit / self.scale + DVec2::ZERO);
        Ok(fits
            .into_iter()
            .find(|&fit| self.separates(fit) == Ok(true)))
    }

    /// A translation along an axis to beyond the box of a, for when no candidate is confirmed.
    fn beyond_bounds(&self) -> Result<DVec2, PlaceError> {
        let mut error = None;
        for exit in self.exits {
            let direction = exit.normalize_or_zero();
            let mut margin = self.unit_in_last_place();
            loop {
                let translation = exit / self.scale + direction * margin;
                match self.separates(translation) {
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

    /// Whether a translation separates the shapes whichever moves, by the exact relation.
    fn separates(&self, by: DVec2) -> Result<bool, PlaceError> {
        let second = separates_second(self.a, self.b, by)?;
        if second && are_convex(self.a, self.b) || !second && self.moves == Moves::Second {
            return Ok(second);
        }
        let first = separates_first(self.a, self.b, by).unwrap_or(second);
        let shortest = self.of_one.get();
        let is_shorter = shortest.is_none_or(|shortest| length(by) < length(shortest));
        if first != second && is_shorter {
            self.of_one.set(Some(by));
        }
        Ok(first && second)
    }

    /// The largest coordinate involved.
    fn largest_coordinate(&self) -> f64 {
        // of what is moved, see [`separates`]
        let moved = if are_convex(self.a, self.b) {
            [self.b; 2]
        } else {
            [self.a, self.b]
        };
        let offsets = moved.map(|placed| {
            let t = placed.transform;
            t.tx.abs().max(t.ty.abs())
        });
        self.boxes
            .iter()
            .map(|bounds| bounds.reach().max_element())
            .fold(offsets[0].max(offsets[1]), f64::max)
    }

    /// A unit in the last place of the largest coordinate involved.
    fn unit_in_last_place(&self) -> f64 {
        (self.largest_coordinate() * f64::EPSILON).max(f64::from_bits(1))
    }

    /// A power of 2 whose multiples, as large as the sum of two coordinates, are doubles; scaled.
    fn unit_of_translations(&self) -> f64 {
        let exponent = (libm::ilogb(self.largest_coordinate()) - 51).max(-1074);
        libm::scalbn(1.0, exponent) * self.scale
    }
}

/// A feature and its distance from the origin.
type Reached = (f64, BoundaryFeature);

/// A total order of different features, the nearest first.
fn nearer((d, f): &Reached, (e, g): &Reached) -> Ordering {
    d.total_cmp(e).then_with(|| f.order(g))
}

/// The nearest features.
struct Batch {
    features: Vec<Reached>,
    /// The last feature, if there are more than these.
    last: Option<Reached>,
}

impl Batch {
    fn push(&mut self, reached: Reached) {
        if self
            .last
            .is_some_and(|last| nearer(&reached, &last) == Ordering::Greater)
        {
            return;
        }
        self.features.push(reached);
        if self.features.len() == MOST_FEATURES {
            self.sort();
            if self.features.len() > MOST_FEATURES / 2 {
                self.features.truncate(MOST_FEATURES / 2);
                self.last = self.features.last().copied();
            }
        }
    }

    /// Sorts the features and leaves out what is there twice.
    fn sort(&mut self) {
        sort_by(&mut self.features, &mut nearer);
        let features = &mut self.features;
        features.dedup_by(|f, g| nearer(f, g) == Ordering::Equal);
    }
}

/// Whether a translation of b separates the shapes, and its negative as a translation of a, if that
/// is in range, by the exact relation. Convex shapes have room outside of each other.
pub(crate) fn separates(a: &Placed<'_>, b: &Placed<'_>, by: DVec2) -> Result<bool, PlaceError> {
    Ok(separates_second(a, b, by)?
        && (are_convex(a, b) || separates_first(a, b, by).unwrap_or(true)))
}

/// Whether a translation of b separates the shapes, by the exact relation.
pub(crate) fn separates_second(
    a: &Placed<'_>,
    b: &Placed<'_>,
    by: DVec2,
) -> Result<bool, PlaceError> {
    Ok(a.relation(&moved(b, by)?) != Relation::Overlapping)
}

/// Whether the negative of a translation of b separates the shapes as a translation of a.
fn separates_first(a: &Placed<'_>, b: &Placed<'_>, by: DVec2) -> Result<bool, PlaceError> {
    Ok(moved(a, DVec2::ZERO - by)?.relation(b) != Relation::Overlapping)
}

fn are_convex(a: &Placed<'_>, b: &Placed<'_>) -> bool {
    let is_hull = |placed: &Placed<'_>| matches!(placed.geometry, PlacedGeometry::Hull(_));
    is_hull(a) && is_hull(b)
}

/// A shape after a translation.
pub(crate) fn moved<'s>(placed: &Placed<'s>, by: DVec2) -> Result<Placed<'s>, PlaceError> {
    let t = placed.transform;
    let (tx, ty) = (t.tx + by.x, t.ty + by.y);
    placed.shape.place(&Transform { tx, ty, ..t })
}

/// The radius of a shape without ellipses.
pub(crate) fn radius(placed: &Placed<'_>) -> f64 {
    match &placed.geometry {
        PlacedGeometry::Hull(hull) => hull.radius,
        PlacedGeometry::Pieces(_) => 0.0,
    }
}
