//! The exact fraction at which a path enters a hull, for the order of entries that doubles cannot
//! tell apart.

use crate::exact::long::Long;
use crate::exact::real::{Real, Ring};
use crate::exact::surd::Surd;
use crate::exact::vector::Vector;
use crate::narrow::relation;
use crate::placed::PlacedHull;
use crate::types::Relation;
use glam::DVec2;

/// A path, straight and without rounding.
pub(crate) struct Path {
    start: DVec2,
    /// From its start to where its fraction is 1.
    vector: Vector<Long>,
}

impl Path {
    pub(crate) fn between(start: DVec2, end: DVec2) -> Path {
        Path {
            start,
            vector: Vector::between(start, end),
        }
    }

    /// A ray, whose fraction is 1 where it has gone once along `direction`.
    pub(crate) fn along(start: DVec2, direction: DVec2) -> Path {
        Path {
            start,
            vector: Vector::between(DVec2::ZERO, direction),
        }
    }

    /// The fraction at which the path meets a hull: 0 if it starts inside or on the boundary.
    /// `None` if it would miss the hull even if it went on.
    #[cold]
    pub(crate) fn meets(&self, hull: &PlacedHull) -> Option<Surd> {
        match relation::exact::hulls(&PlacedHull::of_point(self.start), hull) {
            Relation::Disjoint => self.enters(hull),
            Relation::Touching | Relation::Overlapping => Some(Surd::of(0.0)),
        }
    }

    /// The same for a path that starts outside. A sharp hull must not be missed.
    #[cold]
    pub(crate) fn enters(&self, hull: &PlacedHull) -> Option<Surd> {
        match hull.radius > 0.0 {
            true => self.entry_of_rounded(hull),
            false => self.entry_of_sharp(hull),
        }
    }

    /// The last of the edges' lines that the path crosses from their outer sides, or the first
    /// point if it comes end-on.
    fn entry_of_sharp(&self, hull: &PlacedHull) -> Option<Surd> {
        let lines = edges(hull).filter_map(|[p, q]| self.crossing(p, q));
        let first_point = || {
            let places = hull.points.iter().map(|&point| self.place_of(point));
            places.min_by(Surd::compare)
        };
        lines.max_by(Surd::compare).or_else(first_point)
    }

    /// The first of the arcs around the points and of the edges that are moved outward.
    fn entry_of_rounded(&self, hull: &PlacedHull) -> Option<Surd> {
        let arcs = hull.points.iter();
        let arcs = arcs.filter_map(|&point| self.entry_of_circle(point, hull.radius));
        let edges = edges(hull).filter_map(|[p, q]| self.entry_of_edge(p, q, hull.radius));
        arcs.chain(edges).min_by(Surd::compare)
    }

    /// Where the path crosses the line from `p` to `q`, if it starts on the right of it.
    fn crossing(&self, p: DVec2, q: DVec2) -> Option<Surd> {
        let (edge, from) = (Vector::between(p, q), Vector::between(self.start, p));
        let (dividend, divisor) = (edge.cross(&from), edge.cross(&self.vector));
        let starts_outside = dividend.sign().is_gt() && divisor.sign().is_gt();
        starts_outside.then(|| Surd::quotient(dividend, divisor))
    }

    /// The fraction at a point of the path.
    fn place_of(&self, point: DVec2) -> Surd {
        let along = self.vector.dot(&Vector::between(self.start, point));
        Surd::quotient(along, self.vector.dot(&self.vector))
    }

    /// Where the path, if it went on, would enter a circle that it starts outside of: the lesser
    /// root of `|start + t·path - center|² = radius²`.
    fn entry_of_circle(&self, center: DVec2, radius: f64) -> Option<Surd> {
        let to = Vector::between(self.start, center);
        let (square, middle) = (self.vector.dot(&self.vector), self.vector.dot(&to));
        let across = self.vector.cross(&to);
        let radius = Long::difference(radius, 0.0);
        let half_squared = radius.times(&radius).times(&square);
        let half_squared = half_squared.minus(&across.times(&across));
        let enters = middle.sign().is_gt() && half_squared.sign().is_ge();
        enters.then(|| Surd::new(middle, half_squared, square))
    }

    /// Where the path, if it went on, would enter an edge that is moved outward, to its right, by a
    /// radius.
    fn entry_of_edge(&self, p: DVec2, q: DVec2, radius: f64) -> Option<Surd> {
        let (edge, from) = (Vector::between(p, q), Vector::between(self.start, p));
        let (outside, closing) = (edge.cross(&from), edge.cross(&self.vector));
        let radius = Long::difference(radius, 0.0);
        let square = edge.dot(&edge);
        let moved = radius.times(&radius).times(&square);
        let starts_beyond = outside.sign().is_gt()
            && outside.times(&outside).minus(&moved).sign().is_gt()
            && closing.sign().is_gt();
        if !starts_beyond {
            return None;
        }
        let entry = Surd::new(outside, moved, closing);
        // the foot of the entry on the edge, in parts of the edge's square
        let (zero, along) = (Long::difference(0.0, 0.0), edge.dot(&self.vector));
        let start = zero.minus(&edge.dot(&from));
        let is_after_p = entry.sign_of_linear(&start, &along).is_ge();
        let is_before_q = entry.sign_of_linear(&start.minus(&square), &along).is_le();
        (is_after_p && is_before_q).then_some(entry)
    }
}

fn edges(hull: &PlacedHull) -> impl Iterator<Item = [DVec2; 2]> {
    let (points, n) = (&hull.points[..], hull.points.len());
    (0..n).map(move |i| [points[i], points[(i + 1) % n]])
}
