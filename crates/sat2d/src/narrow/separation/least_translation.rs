//! The search for the least separating translation, in growing neighbourhoods of the origin.

use crate::aabb::Aabb;
use crate::limit::{LimitError, WorkBudget};
use crate::narrow::separation::boundary_features::BoundaryFeature;
use crate::narrow::separation::boundary_walk::BoundaryWalk;
use crate::narrow::separation::exact_fit;
use crate::narrow::separation::minkowski_difference::{Difference, Inflation, operands};
use crate::narrow::separation::nearest_first::NearestFirst;
use crate::narrow::separation::nudge::outward_directions;
use crate::num::{MAX_COORDINATE, U};
use crate::placed::{Placed, PlacedGeometry};
use crate::shape::PlaceError;
use crate::transform::Transform;
use crate::types::Relation;
use alloc::vec::Vec;
use core::cmp::Ordering;
use glam::DVec2;

/// How much of an edge rounding alone may cover, in parts of the extent of all differences.
const TOLERANCE: f64 = 32.0 * U;

/// The most steps outward that make up for rounding, each a unit in the last place of the largest
/// coordinate.
const MOST_STEPS: f64 = 64.0;

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
    work: &'a WorkBudget,
}

impl<'a> Overlap<'a> {
    pub(crate) fn new(a: &'a Placed<'a>, b: &'a Placed<'a>, work: &'a WorkBudget) -> Overlap<'a> {
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
            work,
        }
    }

    /// The least separating translation; `None` if the exact relation confirms no candidate.
    pub(crate) fn least(&self) -> Result<Option<DVec2>, LimitError> {
        let farthest = self.exits[0].length() * 1.125;
        let mut differences = self.differences(0.0)?;
        let deepest = differences
            .iter()
            .map(|d| self.inflation.radius - d.distance(DVec2::ZERO).0)
            .fold(0.0, f64::max);
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

    /// Whether these are the differences of all pairs of pieces.
    fn are_all(&self, differences: &[Difference]) -> bool {
        let pieces = |placed: &Placed<'_>| match &placed.geometry {
            PlacedGeometry::Hull(_) => 1,
            PlacedGeometry::Pieces(pieces) => pieces.pieces().len(),
        };
        // a piece that rounding made concave is more than one part
        let parts = |placed: &Placed<'_>| {
            let bounds = placed.bounds();
            operands(placed, &bounds, 1.0, self.radius).len()
        };
        differences.len() >= pieces(self.a) * pieces(self.b)
            && differences.len() == parts(self.a) * parts(self.b)
    }

    /// The shortest translation that separates, if it is at most `within` long.
    fn least_within(
        &self,
        within: f64,
        differences: &[Difference],
    ) -> Result<Option<DVec2>, LimitError> {
        let features = &self.features(differences, within)[..];
        self.work.spend(features.len() as u64)?;
        let mut walk = BoundaryWalk::new(features, differences, self.inflation, within, self.work);
        let mut candidates = NearestFirst::new();
        while let Some(distance) = walk.distance() {
            let found = self.first_confirmed(&mut candidates, distance, features, differences)?;
            if let Some(found) = found {
                return Ok(Some(found));
            }
            let Some(index) = walk.step()? else {
                continue;
            };
            self.work.spend(differences.len() as u64)?;
            let (_, feature) = &features[index];
            feature.each_free(differences, self.inflation, |translation| {
                let length = translation.length();
                if length <= within {
                    candidates.push(length, index, translation);
                }
            });
        }
        self.first_confirmed(&mut candidates, within, features, differences)
    }

    /// The first of the candidates, up to a length, that separates the shapes.
    fn first_confirmed(
        &self,
        candidates: &mut NearestFirst<DVec2>,
        up_to: f64,
        features: &[(f64, BoundaryFeature)],
        differences: &[Difference],
    ) -> Result<Option<DVec2>, LimitError> {
        while candidates
            .distance()
            .is_some_and(|distance| distance <= up_to)
        {
            let Some((index, translation)) = candidates.pop() else {
                break;
            };
            let feature = &features[index].1;
            if let Some(found) = self.confirmed(feature, translation, differences)? {
                return Ok(Some(found));
            }
        }
        Ok(None)
    }

    /// The differences of all pairs of parts that come within a length of the origin.
    fn differences(&self, within: f64) -> Result<Vec<Difference>, LimitError> {
        let margin = within + self.inflation.radius + self.inflation.tolerance;
        let near = |other: &Aabb| other.inflated(margin / self.scale);
        let parts_a = operands(self.a, &near(&self.boxes[1]), self.scale, self.radius);
        let parts_b = operands(self.b, &near(&self.boxes[0]), -self.scale, self.radius);
        let mut differences = Vec::new();
        for part_b in &parts_b {
            self.work.spend(parts_a.len() as u64)?;
            let Aabb { min, max } = part_b.bounds;
            let near = Aabb::new(-max, -min).inflated(margin);
            for part_a in parts_a.iter().filter(|part| part.bounds.intersects(&near)) {
                let difference = Difference::new(part_a, part_b, self.inflation);
                self.work.spend(difference.edges.len() as u64)?;
                differences.push(difference);
            }
        }
        Ok(differences)
    }

    /// The features that come within a length of the origin, the nearest first.
    fn features(&self, differences: &[Difference], within: f64) -> Vec<(f64, BoundaryFeature)> {
        let radius = self.inflation.radius;
        let mut features: Vec<(f64, BoundaryFeature)> = Vec::new();
        let mut push = |feature: BoundaryFeature| {
            let distance = feature.distance();
            if distance <= within {
                features.push((distance, feature));
            }
        };
        for difference in differences {
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
        }
        features.sort_unstable_by(|(d, f), (e, g)| d.total_cmp(e).then_with(|| f.order(g)));
        features.dedup_by(|(d, f), (e, g)| d == e && f.order(g) == Ordering::Equal);
        features
    }

    /// The candidate on a feature, or one moved outward by what rounding may have left, if it
    /// separates the shapes; or one exactly on the feature, where there is no room beside it.
    fn confirmed(
        &self,
        feature: &BoundaryFeature,
        candidate: DVec2,
        differences: &[Difference],
    ) -> Result<Option<DVec2>, LimitError> {
        // the exact relation looks at no more pairs of pieces than there are differences
        let pairs = differences.len() as u64;
        self.work.spend(1 + pairs)?;
        let translation = candidate / self.scale + DVec2::ZERO;
        if self.separates(translation) == Ok(true) {
            return Ok(Some(translation));
        }
        self.work.spend(pairs)?;
        let inflated = differences.iter().map(|d| (d, self.inflation));
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
        let fits = exact_fit::on_line(feature, candidate, differences, self.inflation, unit);
        self.work.spend(pairs * (1 + fits.len() as u64))?;
        let fits = fits.iter().map(|&fit| fit / self.scale + DVec2::ZERO);
        Ok(fits
            .into_iter()
            .find(|&fit| self.separates(fit) == Ok(true)))
    }

    /// A translation along an axis to beyond the box of a, for when no candidate is confirmed.
    pub(crate) fn beyond_bounds(&self) -> Result<DVec2, PlaceError> {
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

    /// Whether a translation separates the shapes, by the exact relation.
    fn separates(&self, by: DVec2) -> Result<bool, PlaceError> {
        separates(self.a, self.b, by)
    }

    /// The largest coordinate involved.
    fn largest_coordinate(&self) -> f64 {
        let t = self.b.transform;
        self.boxes
            .iter()
            .map(|bounds| bounds.min.abs().max(bounds.max.abs()).max_element())
            .fold(t.tx.abs().max(t.ty.abs()), f64::max)
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

/// Whether a translation of b separates the shapes, by the exact relation.
pub(crate) fn separates(a: &Placed<'_>, b: &Placed<'_>, by: DVec2) -> Result<bool, PlaceError> {
    let t = b.transform;
    let moved = Transform {
        tx: t.tx + by.x,
        ty: t.ty + by.y,
        ..t
    };
    let moved = b.shape.place(&moved)?;
    Ok(a.relation(&moved) != Relation::Overlapping)
}

/// The radius of a shape without ellipses.
pub(crate) fn radius(placed: &Placed<'_>) -> f64 {
    match &placed.geometry {
        PlacedGeometry::Hull(hull) => hull.radius,
        PlacedGeometry::Pieces(_) => 0.0,
    }
}
