//! Where two hulls are nearest to parting, or to meeting: the point of their Minkowski difference's boundary that lies nearest to
//! the origin, by the features that make it. Everything else here (contact, distance, sweep) is read off it.
//!
//! A side of the difference is an edge of one hull and the deepest vertex of the other behind it (`calipers`). Where the cores (hulls
//! without their radius) meet, the least translation that parts them is along the side with the largest separation, which
//! is at most 0 there. Where they don't, the side with the largest separation also holds the nearest point, on itself or at one of
//! its ends: a side seen at a smaller angle is passed by less. Radii are subtracted at the end.
//!
//! Doubles select the sides that may be meant, by a bound for all separations at once; where they are too coarse to say the
//! sign or 40 bits of the result, the few that are left are measured by `exact::gap`.

use crate::aabb::Aabb;
use crate::exact::gap::{line_gap, point_gap};
use crate::minkowski::edge_support::{Support, each_edge, each_tied};
use crate::minkowski::sat;
use crate::minkowski::tie_break::Rivals;
use crate::num::{U, power_of_two};
use crate::shape::View;
use crate::types::manifold::Side;
use glam::DVec2;

/// Bound for the error of any separation in plain doubles, in parts of the extent: 3 for the cross product, 9 for the steps of the
/// calipers, 2 for root and quotient, rounded up.
pub(crate) const ERROR: f64 = 16.0 * U;
/// The relative error that an answer may have.
pub(crate) const RELATIVE: f64 = power_of_two(-41);
/// Pairs of a smaller extent (2^-400) are enlarged before anything is multiplied.
pub(crate) const SMALL: f64 = power_of_two(-400);
/// 2^600 and back.
pub(crate) const ENLARGE: f64 = power_of_two(600);
pub(crate) const REDUCE: f64 = power_of_two(-600);

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wanted {
    /// Nothing if the hulls are disjoint.
    Contact,
    /// The gap in any case.
    Distance,
    /// The gap as far as doubles can tell it.
    Estimate,
}

/// The two features.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Link {
    /// An edge of one hull and a vertex of the other that lies before it.
    Edge(Side, Support),
    /// A vertex of the first hull and one of the second.
    Vertices(usize, usize),
}

/// The answer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Nearest {
    pub(crate) link: Link,
    /// The distance between the hulls if above 0, exactly 0 where they touch, else minus the depth. Within 2^-40 of the
    /// true value, relatively.
    pub(crate) gap: f64,
}

/// Which sides of a Minkowski difference may be meant.
pub(crate) type Allowed<'f> = &'f dyn Fn(Side, &Support) -> bool;

/// The two hulls and what bounds the errors of doubles between them.
pub(crate) struct Pair<'a> {
    p: View<'a>,
    q: View<'a>,
    radius: f64,
    /// No separation in plain doubles is off by more: [`ERROR`] of the sides of the box around both cores and the radii, added up.
    pub(crate) error: f64,
    /// How far the boxes around the cores are apart along an axis, but for a rounding.
    box_gap: f64,
    /// Whether both are so small that products of coordinates would underflow.
    pub(crate) is_small: bool,
}

impl<'a> Pair<'a> {
    #[inline]
    pub(crate) fn new(p: impl Into<View<'a>>, q: impl Into<View<'a>>) -> Pair<'a> {
        let (p, q) = (p.into(), q.into());
        let (low, high) = (Aabb::of_points(p.points), Aabb::of_points(q.points));
        let size = low.max.max(high.max) - low.min.min(high.min);
        let radius = p.radius + q.radius;
        let extent = size.x + size.y + radius;
        let gap = (high.min - low.max).max(low.min - high.max);
        Pair {
            p,
            q,
            radius,
            error: ERROR * extent,
            box_gap: gap.max_element(),
            is_small: extent < SMALL && extent > 0.0,
        }
    }

    /// Whether the boxes alone show that the hulls are apart.
    #[inline]
    pub(crate) fn is_far(&self) -> bool {
        self.box_gap > self.radius + self.error
    }

    /// Whether a separation in plain doubles is right to what is promised of a depth.
    #[inline]
    pub(crate) fn is_fine(&self, separation: f64) -> bool {
        separation < -self.error && self.error <= RELATIVE * (self.radius - separation)
    }

    pub(crate) fn radii(&self) -> (f64, f64) {
        (self.p.radius, self.q.radius)
    }

    pub(crate) fn hull(&self, side: Side) -> View<'a> {
        match side {
            Side::A => self.p,
            Side::B => self.q,
        }
    }

    /// Where the hulls meet, if they do. The pair must not be `is_small`.
    #[inline]
    pub(crate) fn contact(&self) -> Option<Nearest> {
        if self.is_far() {
            return None;
        }
        self.nearest(Wanted::Contact)
    }

    /// Where the hulls are nearest to each other. The pair must not be `is_small`.
    #[inline]
    pub(crate) fn distance(&self) -> Nearest {
        self.at_any_rate(Wanted::Distance)
    }

    /// The gap as far as doubles can tell it, which is within `error`. The pair must not be `is_small`.
    #[inline]
    pub(crate) fn estimate(&self) -> Nearest {
        self.at_any_rate(Wanted::Estimate)
    }

    /// Only contacts may be none, so the default is never taken.
    #[inline]
    fn at_any_rate(&self, wanted: Wanted) -> Nearest {
        self.nearest(wanted).unwrap_or(Nearest {
            link: Link::Vertices(0, 0),
            gap: 0.0,
        })
    }

    #[inline]
    fn nearest(&self, wanted: Wanted) -> Option<Nearest> {
        let limit = match wanted {
            Wanted::Contact => self.radius + self.error,
            Wanted::Distance | Wanted::Estimate => f64::INFINITY,
        };
        let mut widest: Option<(Side, Support)> = None;
        let (mut most, mut second) = (f64::NEG_INFINITY, f64::NEG_INFINITY);
        let within = self.each_side(|side, support, separation| {
            if separation > most {
                second = most;
                most = separation;
                widest = Some((side, support));
            } else if separation > second {
                second = separation;
            }
            separation <= limit
        });
        if !within {
            return None;
        }
        let Some((side, support)) = widest else {
            return self.points(wanted);
        };
        let floor = most - 2.0 * self.error;
        let alone = (second < floor).then_some((side, support));
        if wanted == Wanted::Estimate && most <= self.error {
            return Some(Nearest {
                link: Link::Edge(side, support),
                gap: most - self.radius,
            });
        }
        let clear = most.abs() > self.error;
        let apart = if clear {
            most > 0.0
        } else {
            !sat::relation(self.p.core(), self.q.core()).hits()
        };
        if !apart {
            Some(self.inside(alone, most, floor))
        } else if self.radius == 0.0 && wanted == Wanted::Contact {
            None
        } else if clear {
            self.outside(alone, floor, wanted)
        } else {
            let (link, gap) = self.outside_window(floor, true);
            (wanted != Wanted::Contact || gap <= 0.0).then_some(Nearest { link, gap })
        }
    }

    /// Every side of the difference with its separation, the first hull's edges first.
    #[inline]
    fn each_side(&self, mut visit: impl FnMut(Side, Support, f64) -> bool) -> bool {
        let (p, q) = (self.p, self.q);
        each_edge(p, q, |support| {
            let separation = support.separation(q.points[support.vertex]);
            visit(Side::A, support, separation)
        }) && each_edge(q, p, |support| {
            let separation = support.separation(p.points[support.vertex]);
            visit(Side::B, support, separation)
        })
    }

    /// The cores meet.
    #[inline]
    fn inside(&self, alone: Option<(Side, Support)>, most: f64, floor: f64) -> Nearest {
        let fine = self.is_fine(most);
        match alone {
            Some((side, support)) if fine => Nearest {
                link: Link::Edge(side, support),
                gap: most - self.radius,
            },
            _ => self.inside_window(floor, fine, &|_, _| true),
        }
    }

    /// The same if several sides compete, or doubles are too coarse.
    fn inside_window(&self, floor: f64, fine: bool, allowed: Allowed<'_>) -> Nearest {
        let mut rivals = Rivals::new();
        self.each_side(|side, mut support, mut separation| {
            if separation >= floor && allowed(side, &support) {
                if !fine {
                    separation = f64::INFINITY;
                    each_tied(
                        support.along,
                        self.hull(side.other()),
                        support.vertex,
                        |i| {
                            let gap = self.edge_gap(side, &support, i, (0.0, 0.0));
                            if gap < separation {
                                separation = gap;
                                support.vertex = i;
                            }
                        },
                    );
                }
                // the cores meet, so no separation is above 0, whatever its neighbours' rounding
                rivals.push((Link::Edge(side, support), -separation));
            }
            true
        });
        let (link, depth) = self.preferred(&rivals);
        Nearest {
            link,
            gap: -depth - self.radius,
        }
    }

    /// The least translation that parts hulls whose cores are known to meet, along those sides that are allowed; none if none is. The
    /// pair must not be `is_small`.
    pub(crate) fn inside_among(&self, allowed: Allowed<'_>) -> Option<Nearest> {
        let mut most = f64::NEG_INFINITY;
        self.each_side(|side, support, separation| {
            if separation > most && allowed(side, &support) {
                most = separation;
            }
            true
        });
        let fine = self.is_fine(most);
        (most > f64::NEG_INFINITY)
            .then(|| self.inside_window(most - 2.0 * self.error, fine, allowed))
    }

    /// The cores do not meet.
    #[inline]
    fn outside(
        &self,
        alone: Option<(Side, Support)>,
        floor: f64,
        wanted: Wanted,
    ) -> Option<Nearest> {
        let (link, gap) = match alone {
            Some((side, support)) => self.rival(side, support),
            None => self.outside_window(floor, false),
        };
        let error = match link {
            Link::Edge(..) => self.error,
            Link::Vertices(..) => self.corner_error(gap),
        };
        self.settled(link, gap, error, wanted, || {
            self.outside_window(floor, true)
        })
    }

    /// Takes the answer of doubles if it is good enough, else that of `exactly`.
    #[inline]
    fn settled(
        &self,
        link: Link,
        gap: f64,
        error: f64,
        wanted: Wanted,
        exactly: impl FnOnce() -> (Link, f64),
    ) -> Option<Nearest> {
        if wanted == Wanted::Contact && gap > error {
            return None;
        }
        let (link, gap) = if error <= RELATIVE * gap.abs() || wanted == Wanted::Estimate {
            (link, gap)
        } else {
            exactly()
        };
        (wanted != Wanted::Contact || gap <= 0.0).then_some(Nearest { link, gap })
    }

    fn outside_window(&self, floor: f64, exact: bool) -> (Link, f64) {
        let mut rivals = Rivals::new();
        self.each_side(|side, support, separation| {
            if separation >= floor {
                let other = self.hull(side.other());
                each_tied(support.along, other, support.vertex, |vertex| {
                    let support = Support { vertex, ..support };
                    let rival = if exact {
                        self.rival_exact(side, support)
                    } else {
                        self.rival(side, support)
                    };
                    // what lies behind an edge's line is nearest to another
                    let is_behind = matches!(rival.0, Link::Edge(..))
                        && if exact {
                            self.is_behind(side, &support)
                        } else {
                            separation <= 0.0
                        };
                    if !is_behind {
                        rivals.push(rival);
                    }
                });
            }
            true
        });
        self.preferred(&rivals)
    }

    /// The vertex against the edge, or the end of it that is nearer, in doubles.
    #[inline]
    fn rival(&self, side: Side, support: Support) -> (Link, f64) {
        let vertex = self.hull(side.other()).points[support.vertex];
        let (start, end) = self.ends(side, &support);
        if (vertex - start).dot(support.along) <= 0.0 {
            self.corner(side, support.edge, support.vertex, start, vertex)
        } else if (vertex - end).dot(support.along) >= 0.0 {
            let next = self.next(side, support.edge);
            self.corner(side, next, support.vertex, end, vertex)
        } else {
            let gap = support.separation(vertex) - self.radius;
            (Link::Edge(side, support), gap)
        }
    }

    #[inline]
    fn corner(&self, side: Side, i: usize, j: usize, p: DVec2, q: DVec2) -> (Link, f64) {
        (vertices(side, i, j), (q - p).length() - self.radius)
    }

    #[inline]
    fn corner_error(&self, gap: f64) -> f64 {
        corner_error(gap, self.radius)
    }

    /// Both cores are single points.
    #[inline]
    fn points(&self, wanted: Wanted) -> Option<Nearest> {
        let (p, q) = (self.p.points[0], self.q.points[0]);
        let link = Link::Vertices(0, 0);
        let gap = (q - p).length() - self.radius;
        self.settled(link, gap, self.corner_error(gap), wanted, || {
            (link, point_gap(p, q, self.radii()))
        })
    }

    pub(crate) fn next(&self, side: Side, i: usize) -> usize {
        (i + 1) % self.hull(side).points.len()
    }

    pub(crate) fn ends(&self, side: Side, support: &Support) -> (DVec2, DVec2) {
        let points = self.hull(side).points;
        (support.start, points[self.next(side, support.edge)])
    }

    pub(crate) fn edge_gap(
        &self,
        side: Side,
        support: &Support,
        vertex: usize,
        radii: (f64, f64),
    ) -> f64 {
        let (start, end) = self.ends(side, support);
        line_gap(start, end, self.hull(side.other()).points[vertex], radii)
    }
}

/// Bound for the error of a gap between two vertices, less the sum of the radii: that of the differences, the root and the radii, and what
/// squares lose below 2^-400.
#[inline]
pub(crate) fn corner_error(gap: f64, radius: f64) -> f64 {
    8.0 * U * (gap + 2.0 * radius) + SMALL * U
}

pub(crate) fn vertices(side: Side, i: usize, j: usize) -> Link {
    match side {
        Side::A => Link::Vertices(i, j),
        Side::B => Link::Vertices(j, i),
    }
}
