//! The exact fraction at which a path enters a hull, for the order of entries that doubles cannot
//! tell apart.

use crate::narrow::relation;
use crate::placed::PlacedHull;
use core::cmp::Ordering;
use glam::DVec2;
use sat2d_base::exact::ellipse::Ellipse;
use sat2d_base::exact::long::Long;
use sat2d_base::exact::real::{Real, Ring};
use sat2d_base::exact::surd::{Surd, sign_with_root};
use sat2d_base::exact::vector::Vector;
use sat2d_base::types::Relation;

/// A path, straight and without rounding.
pub struct ExactPath {
    start: DVec2,
    /// From its start to where its fraction is 1.
    vector: Vector<Long>,
}

impl ExactPath {
    pub fn between(start: DVec2, end: DVec2) -> ExactPath {
        ExactPath {
            start,
            vector: Vector::between(start, end),
        }
    }

    /// A ray, whose fraction is 1 where it has gone once along `direction`.
    pub fn along(start: DVec2, direction: DVec2) -> ExactPath {
        ExactPath {
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

    /// The fraction at which a path that starts outside meets a hull. It must not miss a sharp one.
    #[cold]
    pub(crate) fn enters(&self, hull: &PlacedHull) -> Option<Surd> {
        match &hull.ellipse {
            Some(ellipse) if ellipse.is_flat() => self.entry_of_sharp(&hull.flattened(ellipse)),
            Some(ellipse) => self.entry_of_elliptic(hull, ellipse),
            None if hull.radius > 0.0 => self.entry_of_rounded(hull),
            None => self.entry_of_sharp(hull),
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

    /// The first of the arcs of ellipses that have an inside, and of the edges that are moved
    /// outward.
    fn entry_of_elliptic(&self, hull: &PlacedHull, ellipse: &Ellipse) -> Option<Surd> {
        let arcs = hull.points.iter();
        let arcs = arcs.filter_map(|&point| self.entry_of_ellipse(point, ellipse));
        let edges = edges(hull).filter_map(|[p, q]| self.entry_beside_edge(p, q, ellipse));
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

    /// Where the path, if it went on, would enter an ellipse, in coordinates in which it is a disc,
    /// times its area.
    fn entry_of_ellipse(&self, center: DVec2, ellipse: &Ellipse) -> Option<Surd> {
        let [u, w] = ellipse.axes();
        let disc = |v: &Vector<Long>| Vector {
            x: v.cross(&w),
            y: u.cross(v),
        };
        let (path, to) = (
            disc(&self.vector),
            disc(&Vector::between(self.start, center)),
        );
        let (square, middle) = (path.dot(&path), path.dot(&to));
        let (across, area) = (path.cross(&to), u.cross(&w));
        let half_squared = area.times(&area).times(&square);
        let half_squared = half_squared.minus(&across.times(&across));
        let enters = middle.sign().is_gt() && half_squared.sign().is_ge();
        enters.then(|| Surd::new(middle, half_squared, square))
    }

    /// Where the path, if it went on, would enter an edge that is moved outward, to its right, by
    /// the point of an ellipse that is farthest there.
    fn entry_beside_edge(&self, p: DVec2, q: DVec2, ellipse: &Ellipse) -> Option<Surd> {
        let (edge, from) = (Vector::between(p, q), Vector::between(self.start, p));
        let (outside, closing) = (edge.cross(&from), edge.cross(&self.vector));
        let [[across_u, along_u], [across_w, along_w]] = ellipse
            .axes()
            .map(|axis| [axis.cross(&edge), axis.dot(&edge)]);
        let moved = across_u.times(&across_u).plus(&across_w.times(&across_w));
        let starts_beyond = outside.sign().is_gt()
            && outside.times(&outside).minus(&moved).sign().is_gt()
            && closing.sign().is_gt();
        if !starts_beyond {
            return None;
        }
        // The foot of the entry on the edge, in parts of the edge's square, is
        // (outside - √moved) · along / closing - edge·from - aside / √moved.
        let along = edge.dot(&self.vector);
        let aside = across_u.times(&along_u).plus(&across_w.times(&along_w));
        let is_after = |start: &Long, sign: Ordering| {
            let rational = outside.times(&along).minus(&start.times(&closing));
            let of_root = along.times(&moved).plus(&aside.times(&closing));
            let of_root = Long::difference(0.0, 0.0).minus(&of_root);
            let place = sign_with_root(&rational.times(&moved), &of_root, &moved);
            place != Some(sign)
        };
        let start = edge.dot(&from);
        let is_after_p = is_after(&start, Ordering::Less);
        let is_before_q = is_after(&start.plus(&edge.dot(&edge)), Ordering::Greater);
        (is_after_p && is_before_q).then(|| Surd::new(outside, moved, closing))
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
