//! The features that make up the boundary between overlapping and separating translations, and how
//! much of each is free.
//!
//! A translation on this boundary makes the boundaries of the shapes meet: an edge of one and a
//! corner of the other (a straight edge), or with radii two corners (an arc). Cuts between the
//! parts of a shape lie inside of it and give no feature. A feature is a curve with a parameter.
//! Every difference covers at most one interval of it, because the intersection of a line with a
//! convex set is one, and the sums of disjoint convex sets with one disc cross at most twice (K.
//! Kedem, R. Livne, J. Pach, M. Sharir, "On the union of Jordan regions and collision-free
//! translational motion amidst polygonal obstacles", 1986).
//!
//! What a difference covers by less than a tolerance for rounding counts as free, so no free
//! interval is lost, not even a single point. The results are candidates, which the exact relation
//! must confirm.

use crate::narrow::separation::differences::Differences;
use crate::narrow::separation::minkowski_difference::{Difference, DifferenceEdge, Inflation};
use core::cmp::Ordering;
use core::f64::consts::PI;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::limit::LimitError;
use sat2d_base::sort::sort_by;
use smallvec::SmallVec;

/// A part of the boundary, as far as nothing covers it.
#[derive(Clone, Copy, Debug)]
pub(crate) enum BoundaryFeature {
    /// A straight edge, offset outward by the radius. The parameter runs from 0 at the start to 1
    /// at the end.
    Edge {
        start: DVec2,
        along: DVec2,
        /// The outward unit normal.
        normal: DVec2,
        /// How far along the normal the line lies.
        offset: f64,
        /// The start before it is offset.
        corner: DVec2,
    },
    /// A circle about a corner. The parameter is the angle from the point nearest to the origin.
    Circle {
        center: DVec2,
        radius: f64,
        /// The unit vector from the centre to the point nearest to the origin.
        toward: DVec2,
    },
}

/// The end of a covered interval.
#[derive(Clone, Copy, Debug)]
pub(crate) struct End {
    /// Up to where the cover is certain.
    pub(crate) certain: f64,
    /// About where it ends in exact numbers.
    at: f64,
}

impl End {
    fn exact(at: f64) -> End {
        End { certain: at, at }
    }
}

/// A covered interval.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cover {
    pub(crate) from: End,
    pub(crate) to: End,
}

/// One interval of a curve, or two if it contains the point where the parameter starts again.
pub(crate) type Covers = SmallVec<[Cover; 2]>;

impl BoundaryFeature {
    pub(crate) fn edge(edge: &DifferenceEdge, radius: f64) -> BoundaryFeature {
        BoundaryFeature::Edge {
            start: edge.start + edge.normal * radius,
            along: edge.end - edge.start,
            normal: edge.normal,
            offset: edge.offset + radius,
            corner: edge.start,
        }
    }

    pub(crate) fn circle(center: DVec2, radius: f64) -> BoundaryFeature {
        let length = center.length();
        BoundaryFeature::Circle {
            center,
            radius,
            // on a circle about the origin all points are equally near
            toward: if length > 0.0 {
                -center / length
            } else {
                DVec2::X
            },
        }
    }

    pub(crate) fn domain(&self) -> (f64, f64) {
        match self {
            BoundaryFeature::Edge { .. } => (0.0, 1.0),
            BoundaryFeature::Circle { .. } => (-PI, PI),
        }
    }

    /// The parameter of the point nearest to the origin, which may lie beyond the ends.
    pub(crate) fn foot(&self) -> f64 {
        match *self {
            BoundaryFeature::Edge { start, along, .. } => {
                -start.dot(along) / along.length_squared()
            }
            BoundaryFeature::Circle { .. } => 0.0,
        }
    }

    pub(crate) fn point(&self, at: f64) -> DVec2 {
        match *self {
            // exactly 0 in the other coordinate if the normal lies along an axis
            BoundaryFeature::Edge { normal, offset, .. } if at == self.foot() => normal * offset,
            BoundaryFeature::Edge { start, along, .. } if at < 0.5 => start + along * at,
            BoundaryFeature::Edge { start, along, .. } => start + along - along * (1.0 - at),
            BoundaryFeature::Circle {
                center,
                radius,
                toward,
            } if at == 0.0 => toward * (radius - center.length()),
            BoundaryFeature::Circle { center, radius, .. } => center + self.normal(at) * radius,
        }
    }

    /// The outward unit normal.
    fn normal(&self, at: f64) -> DVec2 {
        match *self {
            BoundaryFeature::Edge { normal, .. } => normal,
            BoundaryFeature::Circle { toward, .. } => {
                let (sin, cos) = libm::sincos(at);
                toward * cos + toward.perp() * sin
            }
        }
    }

    /// The distance from the origin.
    pub(crate) fn distance(&self) -> f64 {
        let (low, high) = self.domain();
        self.point(self.foot().clamp(low, high)).length()
    }

    /// A total order of different features.
    pub(crate) fn order(&self, other: &BoundaryFeature) -> Ordering {
        let key = |feature: &BoundaryFeature| match *feature {
            BoundaryFeature::Edge { start, along, .. } => [0.0, start.x, start.y, along.x, along.y],
            BoundaryFeature::Circle { center, .. } => [1.0, center.x, center.y, 0.0, 0.0],
        };
        key(self)
            .partial_cmp(&key(other))
            .unwrap_or(Ordering::Equal)
    }

    fn bounds(&self) -> Aabb {
        match *self {
            BoundaryFeature::Edge { start, along, .. } => Aabb::of_points(&[start, start + along]),
            BoundaryFeature::Circle { center, radius, .. } => {
                Aabb::new(center - radius, center + radius)
            }
        }
    }

    /// Calls `visit` with the ends of all intervals that no difference certainly covers, and with
    /// the point of each that is nearest to the origin.
    pub(crate) fn each_free(
        &self,
        differences: &Differences<'_>,
        inflation: Inflation,
        mut visit: impl FnMut(DVec2),
    ) -> Result<(), LimitError> {
        let (low, high) = self.domain();
        let bounds = self.bounds().inflated(inflation.radius);
        let mut covers: SmallVec<[Cover; 16]> = SmallVec::new();
        let mut is_covered = false;
        differences.each_near(&bounds, |difference| {
            for cover in self.covers(difference, inflation) {
                is_covered |= cover.from.certain <= low && cover.to.certain >= high;
                covers.push(cover);
            }
        })?;
        if is_covered {
            return Ok(());
        }
        sort_by(&mut covers, &mut |c, d| {
            c.from.certain.total_cmp(&d.from.certain)
        });
        let mut open = End::exact(low);
        let end = Cover {
            from: End::exact(high),
            to: End::exact(f64::INFINITY),
        };
        for cover in covers.iter().chain([&end]) {
            if cover.from.certain > open.certain {
                self.gap(open, cover.from, &mut visit);
            }
            if cover.to.certain > open.certain {
                open = cover.to;
            }
            if open.certain > high {
                break;
            }
        }
        Ok(())
    }

    /// Visits a free interval. The ends of covers are uncertain, so the foot may lie beyond them
    /// and still be free.
    fn gap(&self, left: End, right: End, visit: &mut impl FnMut(DVec2)) {
        let foot = self.foot();
        if left.certain < foot && foot < right.certain {
            visit(self.point(foot));
        }
        for end in [left, right] {
            visit(self.point(end.at.clamp(left.certain, right.certain)));
        }
    }

    /// The intervals that a difference covers.
    pub(crate) fn covers(&self, difference: &Difference, inflation: Inflation) -> Covers {
        match *self {
            BoundaryFeature::Edge { start, along, .. } if inflation.radius == 0.0 => {
                clip(start, along, difference, inflation.tolerance)
                    .into_iter()
                    .collect()
            }
            BoundaryFeature::Edge { along, .. } => self
                .edge_cover(along, difference, inflation)
                .into_iter()
                .collect(),
            BoundaryFeature::Circle { center, toward, .. } => {
                self.arc_covers(center, toward, difference, inflation)
            }
        }
    }

    /// The interval of an edge that a rounded difference covers: where a convex function is below a
    /// bound.
    fn edge_cover(
        &self,
        along: DVec2,
        difference: &Difference,
        inflation: Inflation,
    ) -> Option<Cover> {
        let (mut low, mut high) = (0.0, 1.0);
        let within = loop {
            let middle = low + (high - low) / 2.0;
            let (distance, gradient) = difference.distance(self.point(middle));
            if distance < inflation.certain() {
                break middle;
            }
            // a tangent of a convex function lies below it
            let slope = gradient.dot(along);
            if distance - slope.abs() * (high - low) / 2.0 >= inflation.certain()
                || high - low < 1e-15
            {
                return None;
            }
            if slope > 0.0 {
                high = middle;
            } else {
                low = middle;
            }
        };
        Some(Cover {
            from: self.end(within, 0.0, difference, inflation),
            to: self.end(within, 1.0, difference, inflation),
        })
    }

    /// The arcs that a rounded difference covers of a circle of its radius.
    fn arc_covers(
        &self,
        center: DVec2,
        u: DVec2,
        difference: &Difference,
        inflation: Inflation,
    ) -> Covers {
        let (low, high) = self.domain();
        let (distance, gradient) = difference.distance(center);
        if distance < -inflation.tolerance {
            return SmallVec::from_iter([Cover {
                from: End::exact(low),
                to: End::exact(high),
            }]);
        }
        if distance >= 2.0 * inflation.radius {
            return SmallVec::new();
        }
        let (into, out) = if distance > inflation.tolerance {
            (-gradient, gradient)
        } else {
            let corner = difference.out_of_corner(center, inflation.tolerance);
            (difference.middle() - center, corner.unwrap_or(gradient))
        };
        let angle = |v: DVec2| libm::atan2(u.perp_dot(v), u.dot(v));
        let (within, mut beyond) = (angle(into), angle(out));
        let covered = |at: f64| difference.distance(self.point(at)).0 < inflation.certain();
        if !covered(within) || covered(beyond) {
            return SmallVec::new();
        }
        if beyond < within {
            beyond += 2.0 * PI;
        }
        let to = self.end(within, beyond, difference, inflation);
        let from = self.end(within, beyond - 2.0 * PI, difference, inflation);
        let moved = |end: End, by: f64| End {
            certain: end.certain + by,
            at: end.at + by,
        };
        let turn = 2.0 * PI;
        if from.certain < low {
            SmallVec::from_iter([
                Cover {
                    from: moved(from, turn),
                    to: End::exact(high),
                },
                Cover {
                    from: End::exact(low),
                    to,
                },
            ])
        } else if to.certain > high {
            SmallVec::from_iter([
                Cover {
                    from,
                    to: End::exact(high),
                },
                Cover {
                    from: End::exact(low),
                    to: moved(to, -turn),
                },
            ])
        } else {
            SmallVec::from_iter([Cover { from, to }])
        }
    }

    /// Where the cover ends between a covered parameter and another one.
    fn end(&self, within: f64, beyond: f64, difference: &Difference, inflation: Inflation) -> End {
        let distance = |at: f64| difference.distance(self.point(at)).0;
        let certain = last_covered(within, beyond, |at| distance(at) < inflation.certain());
        let at = last_covered(certain, beyond, |at| distance(at) < inflation.radius);
        End { certain, at }
    }
}

/// The last covered parameter from a covered one toward another, by bisection.
fn last_covered(mut within: f64, mut beyond: f64, covered: impl Fn(f64) -> bool) -> f64 {
    if covered(beyond) {
        return beyond;
    }
    loop {
        let middle = within + (beyond - within) / 2.0;
        if middle == within || middle == beyond || (beyond - within).abs() < 1e-16 {
            return within;
        }
        if covered(middle) {
            within = middle;
        } else {
            beyond = middle;
        }
    }
}

/// The interval of a segment that the inside of a difference covers.
fn clip(start: DVec2, along: DVec2, difference: &Difference, tolerance: f64) -> Option<Cover> {
    if difference.edges.len() < 3 {
        return None;
    }
    let mut from = End::exact(0.0);
    let mut to = End::exact(1.0);
    for edge in &difference.edges {
        let depth = edge.offset - edge.normal.dot(start);
        let rise = edge.normal.dot(along);
        if rise == 0.0 {
            if depth <= tolerance {
                return None;
            }
            continue;
        }
        let end = End {
            certain: (depth - tolerance) / rise,
            at: depth / rise,
        };
        if rise > 0.0 && end.certain < to.certain {
            to = end;
        } else if rise < 0.0 && end.certain > from.certain {
            from = end;
        }
        if from.certain >= to.certain {
            return None;
        }
    }
    Some(Cover { from, to })
}
