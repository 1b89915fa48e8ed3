//! The features of which the frontier between overlapping and parted translations is made, and how much of each is free.
//!
//! A translation on the frontier makes the boundaries of the shapes meet: an edge of one and a corner of the other (a straight
//! side), or with radii two corners (an arc). Cuts between the parts of a shape are inside it, so no side comes from them. A
//! feature is a curve with a parameter; every difference covers at most one stretch of it, as the intersection of a line
//! with a convex set is one, and as the sums of disjoint convex sets with one disc cross at most twice (K. Kedem, R. Livne, J. Pach and
//! M. Sharir, "On the union of Jordan regions and collision-free translational motion amidst polygonal obstacles", 1986).
//!
//! What a difference covers by less than a tolerance for rounding counts as free, so that no free stretch is lost, be it a
//! single point. What comes out are candidates, which the exact verdict has to confirm.

use crate::aabb::Aabb;
use crate::narrow::separation::minkowski_difference::{Difference, Side};
use core::cmp::Ordering;
use core::f64::consts::PI;
use glam::DVec2;
use smallvec::SmallVec;

/// How differences cover: up to this distance from them, and what of it may be rounding.
#[derive(Clone, Copy)]
pub(crate) struct Reach {
    pub(crate) radius: f64,
    pub(crate) tolerance: f64,
}

impl Reach {
    /// The distance within which a point is surely covered.
    pub(crate) fn surely(self) -> f64 {
        self.radius - self.tolerance
    }
}

/// A stretch of the frontier, if nothing covers it.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Feature {
    /// A straight side, moved outward by the radius; its parameter runs from 0 at the start to 1 at the end.
    Side {
        start: DVec2,
        along: DVec2,
        /// Outward, of length 1.
        normal: DVec2,
        /// How far along the normal the line lies.
        offset: f64,
    },
    /// A circle about a corner; its parameter is the angle from the point nearest to the origin.
    Circle {
        center: DVec2,
        radius: f64,
        /// The unit vector from the centre to the point nearest to the origin.
        toward: DVec2,
    },
}

/// The end of a covered stretch: surely covered up to `sure`, and by exact numbers about up to `at`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct End {
    pub(crate) sure: f64,
    at: f64,
}

impl End {
    fn whole(at: f64) -> End {
        End { sure: at, at }
    }
}

/// A covered stretch.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cover {
    pub(crate) from: End,
    pub(crate) to: End,
}

/// One stretch of a curve, or two where it lies across the place at which the parameter starts again.
pub(crate) type Covers = SmallVec<[Cover; 2]>;

impl Feature {
    pub(crate) fn side(side: &Side, radius: f64) -> Feature {
        Feature::Side {
            start: side.start + side.normal * radius,
            along: side.end - side.start,
            normal: side.normal,
            offset: side.offset + radius,
        }
    }

    pub(crate) fn circle(center: DVec2, radius: f64) -> Feature {
        let length = center.length();
        Feature::Circle {
            center,
            radius,
            // about the origin all points are as near: along x
            toward: if length > 0.0 {
                -center / length
            } else {
                DVec2::X
            },
        }
    }

    pub(crate) fn domain(&self) -> (f64, f64) {
        match self {
            Feature::Side { .. } => (0.0, 1.0),
            Feature::Circle { .. } => (-PI, PI),
        }
    }

    /// The parameter of the point nearest to the origin, which may lie beyond the ends.
    pub(crate) fn foot(&self) -> f64 {
        match *self {
            Feature::Side { start, along, .. } => -start.dot(along) / along.length_squared(),
            Feature::Circle { .. } => 0.0,
        }
    }

    pub(crate) fn point(&self, at: f64) -> DVec2 {
        match *self {
            // along an axis the other coordinate is to be 0, not nearly
            Feature::Side { normal, offset, .. } if at == self.foot() => normal * offset,
            Feature::Side { start, along, .. } if at < 0.5 => start + along * at,
            Feature::Side { start, along, .. } => start + along - along * (1.0 - at),
            Feature::Circle {
                center,
                radius,
                toward,
            } if at == 0.0 => toward * (radius - center.length()),
            Feature::Circle { center, radius, .. } => center + self.normal(at) * radius,
        }
    }

    /// The unit vector outward.
    fn normal(&self, at: f64) -> DVec2 {
        match *self {
            Feature::Side { normal, .. } => normal,
            Feature::Circle { toward, .. } => {
                let (sin, cos) = libm::sincos(at);
                toward * cos + toward.perp() * sin
            }
        }
    }

    /// How near it comes to the origin.
    pub(crate) fn distance(&self) -> f64 {
        let (low, high) = self.domain();
        self.point(self.foot().clamp(low, high)).length()
    }

    /// An order that tells features apart.
    pub(crate) fn order(&self, other: &Feature) -> Ordering {
        let key = |feature: &Feature| match *feature {
            Feature::Side { start, along, .. } => [0.0, start.x, start.y, along.x, along.y],
            Feature::Circle { center, .. } => [1.0, center.x, center.y, 0.0, 0.0],
        };
        key(self)
            .partial_cmp(&key(other))
            .unwrap_or(Ordering::Equal)
    }

    fn bounds(&self) -> Aabb {
        match *self {
            Feature::Side { start, along, .. } => Aabb::of_points(&[start, start + along]),
            Feature::Circle { center, radius, .. } => Aabb::new(center - radius, center + radius),
        }
    }

    /// Calls `visit` with the ends of all stretches that no difference surely covers and the point of each that is nearest to the
    /// origin.
    pub(crate) fn each_free(
        &self,
        differences: &[Difference],
        reach: Reach,
        mut visit: impl FnMut(DVec2),
    ) {
        let (low, high) = self.domain();
        let bounds = self.bounds().inflated(reach.radius);
        let mut covers: SmallVec<[Cover; 16]> = SmallVec::new();
        for difference in differences {
            if difference.bounds.intersects(&bounds) {
                for cover in self.covers(difference, reach) {
                    if cover.from.sure <= low && cover.to.sure >= high {
                        return;
                    }
                    covers.push(cover);
                }
            }
        }
        covers.sort_by(|c, d| c.from.sure.total_cmp(&d.from.sure));
        let mut open = End::whole(low);
        let end = Cover {
            from: End::whole(high),
            to: End::whole(f64::INFINITY),
        };
        for cover in covers.iter().chain([&end]) {
            if cover.from.sure > open.sure {
                self.gap(open, cover.from, &mut visit);
            }
            if cover.to.sure > open.sure {
                open = cover.to;
            }
            if open.sure > high {
                break;
            }
        }
    }

    /// A free stretch. Where covers end is uncertain, so that the foot may lie beyond their ends and still be free.
    fn gap(&self, left: End, right: End, visit: &mut impl FnMut(DVec2)) {
        let foot = self.foot();
        if left.sure < foot && foot < right.sure {
            visit(self.point(foot));
        }
        for end in [left, right] {
            visit(self.point(end.at.clamp(left.sure, right.sure)));
        }
    }

    /// What of it a difference covers.
    pub(crate) fn covers(&self, difference: &Difference, reach: Reach) -> Covers {
        match *self {
            Feature::Side { start, along, .. } if reach.radius == 0.0 => {
                clip(start, along, difference, reach.tolerance)
                    .into_iter()
                    .collect()
            }
            Feature::Side { along, .. } => {
                self.stretch(along, difference, reach).into_iter().collect()
            }
            Feature::Circle { center, toward, .. } => self.arc(center, toward, difference, reach),
        }
    }

    /// What a rounded difference covers of a side: a convex function is below a bound.
    fn stretch(&self, along: DVec2, difference: &Difference, reach: Reach) -> Option<Cover> {
        let (mut low, mut high) = (0.0, 1.0);
        let within = loop {
            let middle = low + (high - low) / 2.0;
            let (distance, growth) = difference.distance(self.point(middle));
            if distance < reach.surely() {
                break middle;
            }
            // a tangent of a convex function lies below it
            let slope = growth.dot(along);
            if distance - slope.abs() * (high - low) / 2.0 >= reach.surely() || high - low < 1e-15 {
                return None;
            }
            if slope > 0.0 {
                high = middle;
            } else {
                low = middle;
            }
        };
        Some(Cover {
            from: self.end(within, 0.0, difference, reach),
            to: self.end(within, 1.0, difference, reach),
        })
    }

    /// What a rounded difference covers of a circle of its radius.
    fn arc(&self, center: DVec2, u: DVec2, difference: &Difference, reach: Reach) -> Covers {
        let (low, high) = self.domain();
        let (distance, growth) = difference.distance(center);
        if distance < -reach.tolerance {
            return SmallVec::from_iter([Cover {
                from: End::whole(low),
                to: End::whole(high),
            }]);
        }
        if distance >= 2.0 * reach.radius {
            return SmallVec::new();
        }
        let (into, out) = if distance > reach.tolerance {
            (-growth, growth)
        } else {
            let corner = difference.out_of_corner(center, reach.tolerance);
            (difference.middle() - center, corner.unwrap_or(growth))
        };
        let angle = |v: DVec2| libm::atan2(u.perp_dot(v), u.dot(v));
        let (within, mut beyond) = (angle(into), angle(out));
        let covered = |at: f64| difference.distance(self.point(at)).0 < reach.surely();
        if !covered(within) || covered(beyond) {
            return SmallVec::new();
        }
        if beyond < within {
            beyond += 2.0 * PI;
        }
        let to = self.end(within, beyond, difference, reach);
        let from = self.end(within, beyond - 2.0 * PI, difference, reach);
        let moved = |end: End, by: f64| End {
            sure: end.sure + by,
            at: end.at + by,
        };
        let turn = 2.0 * PI;
        if from.sure < low {
            SmallVec::from_iter([
                Cover {
                    from: moved(from, turn),
                    to: End::whole(high),
                },
                Cover {
                    from: End::whole(low),
                    to,
                },
            ])
        } else if to.sure > high {
            SmallVec::from_iter([
                Cover {
                    from,
                    to: End::whole(high),
                },
                Cover {
                    from: End::whole(low),
                    to: moved(to, -turn),
                },
            ])
        } else {
            SmallVec::from_iter([Cover { from, to }])
        }
    }

    /// Where, between a covered place and another, the cover ends.
    fn end(&self, within: f64, beyond: f64, difference: &Difference, reach: Reach) -> End {
        let distance = |at: f64| difference.distance(self.point(at)).0;
        let sure = crossing(within, beyond, |at| distance(at) < reach.surely());
        let at = crossing(sure, beyond, |at| distance(at) < reach.radius);
        End { sure, at }
    }
}

/// The last covered place on the way from a covered one, by halving.
fn crossing(mut within: f64, mut beyond: f64, covered: impl Fn(f64) -> bool) -> f64 {
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

/// What the inside of a difference covers of a segment.
fn clip(start: DVec2, along: DVec2, difference: &Difference, tolerance: f64) -> Option<Cover> {
    if difference.sides.len() < 3 {
        return None;
    }
    let mut from = End::whole(0.0);
    let mut to = End::whole(1.0);
    for side in &difference.sides {
        let room = side.offset - side.normal.dot(start);
        let climb = side.normal.dot(along);
        if climb == 0.0 {
            if room <= tolerance {
                return None;
            }
            continue;
        }
        let end = End {
            sure: (room - tolerance) / climb,
            at: room / climb,
        };
        if climb > 0.0 && end.sure < to.sure {
            to = end;
        } else if climb < 0.0 && end.sure > from.sure {
            from = end;
        }
        if from.sure >= to.sure {
            return None;
        }
    }
    Some(Cover { from, to })
}
