//! The point of the boundary of the Minkowski difference of two hulls that is nearest to the
//! origin, by the features that form it. Contact, distance and sweep are read off it.
//!
//! A side of the difference is an edge of one hull and the deepest vertex of the other behind it
//! ([`edge_support`](crate::minkowski::edge_support)). Where the cores (the hulls without their
//! radii) meet, the shortest translation that separates them is along the side with the largest
//! separation, which is at most 0. Where they are apart, the side with the largest separation also
//! holds the nearest point, on itself or at one of its ends: every other side is seen at a smaller
//! angle. Radii are subtracted at the end.
//!
//! Doubles select the candidates, with one bound for the errors of all separations. Where doubles
//! do not give the sign and 40 bits of the result, [`exact::gap`](sat2d_base::exact::gap) measures
//! the few candidates that are left.

use crate::minkowski::edge_support::{EdgeSupport, each_edge};
use crate::minkowski::hull_pair::{HullPair, Link, Nearest, RELATIVE, corner_error};
use crate::minkowski::sat;
use crate::minkowski::tie_break::{Candidate, Candidates, TIE};
use glam::DVec2;
use sat2d_base::exact::gap::point_gap;
use sat2d_base::types::manifold::Side;
use smallvec::SmallVec;

/// What is to be computed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wanted {
    /// Nothing if the hulls are disjoint.
    Contact,
    /// The gap in any case.
    Distance,
    /// The gap in any case, as accurate as doubles are.
    Estimate,
}

/// A side of a Minkowski difference, and how far it separates the cores.
#[derive(Clone, Copy)]
pub(crate) struct SeparatingSide {
    pub(crate) side: Side,
    pub(crate) support: EdgeSupport,
    separation: f64,
}

/// All sides of a difference.
pub(crate) type Sides = SmallVec<[SeparatingSide; 16]>;

/// Which sides of a Minkowski difference may be used.
pub(crate) type Allowed<'f> = &'f dyn Fn(Side, &EdgeSupport) -> bool;

impl HullPair<'_> {
    /// The deepest features if the hulls meet. The pair must not be `is_small`.
    #[inline]
    pub(crate) fn contact(&self) -> Option<Nearest> {
        self.nearest(Wanted::Contact)
    }

    /// The nearest features, or the deepest if the hulls meet. The pair must not be `is_small`.
    #[inline]
    pub(crate) fn distance(&self) -> Nearest {
        self.nearest_or_deepest(Wanted::Distance)
    }

    /// The gap in plain doubles, accurate to within `error`. The pair must not be `is_small`.
    #[inline]
    pub(crate) fn estimate(&self) -> Nearest {
        self.nearest_or_deepest(Wanted::Estimate)
    }

    /// Only a contact may be `None`, so the default is never used.
    #[inline]
    fn nearest_or_deepest(&self, wanted: Wanted) -> Nearest {
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
        let mut widest: Option<(Side, EdgeSupport)> = None;
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
            let Candidate { link, gap, .. } = self.outside_window(floor, true);
            (wanted != Wanted::Contact || gap <= 0.0).then_some(Nearest { link, gap })
        }
    }

    /// Visits every side of the difference with its separation, the first hull's edges first.
    #[inline]
    fn each_side(&self, mut visit: impl FnMut(Side, EdgeSupport, f64) -> bool) -> bool {
        let (p, q) = (self.p, self.q);
        each_edge(p, q, |support| {
            let separation = support.separation(q.points[support.vertex]);
            visit(Side::A, support, separation)
        }) && each_edge(q, p, |support| {
            let separation = support.separation(p.points[support.vertex]);
            visit(Side::B, support, separation)
        })
    }

    /// All sides, for several questions about them.
    pub(crate) fn sides(&self) -> Sides {
        let mut sides = Sides::new();
        self.each_side(|side, support, separation| {
            sides.push(SeparatingSide {
                side,
                support,
                separation,
            });
            true
        });
        sides
    }

    /// The result where the cores meet.
    #[inline]
    fn inside(&self, alone: Option<(Side, EdgeSupport)>, most: f64, floor: f64) -> Nearest {
        let accurate = self.is_accurate(most);
        match alone {
            Some((side, support)) if accurate => Nearest {
                link: Link::Edge(side, support),
                gap: most - self.radius,
            },
            _ => self.inside_window(&self.sides(), floor, accurate, &|_, _| true),
        }
    }

    /// [`inside`](HullPair::inside) where several sides compete, or doubles are too coarse.
    fn inside_window(
        &self,
        sides: &Sides,
        floor: f64,
        accurate: bool,
        allowed: Allowed<'_>,
    ) -> Nearest {
        let mut candidates = Candidates::new();
        for &SeparatingSide {
            side,
            mut support,
            mut separation,
        } in sides
        {
            if separation >= floor && allowed(side, &support) {
                if !accurate {
                    separation = f64::INFINITY;
                    self.each_deepest(side, support, |deep| {
                        let gap = self.edge_gap(side, &deep, deep.vertex, (0.0, 0.0));
                        if gap < separation {
                            (separation, support) = (gap, deep);
                        }
                    });
                }
                // the cores meet, so no separation is above 0, however its neighbours are rounded
                candidates.push(Candidate {
                    link: Link::Edge(side, support),
                    core: -separation,
                    gap: -separation,
                    apart: f64::INFINITY,
                });
            }
        }
        // its own depth: along its normal, the least depth might leave an overlap
        let (Candidate { link, core, .. }, _) = self.preferred(&candidates);
        Nearest {
            link,
            gap: -core - self.radius,
        }
    }

    /// The shortest translation that separates hulls whose cores are known to meet, along the sides
    /// that are allowed; `None` if none is. The pair must not be `is_small`.
    pub(crate) fn inside_among(&self, sides: &Sides, allowed: Allowed<'_>) -> Option<Nearest> {
        let mut most = f64::NEG_INFINITY;
        for side in sides {
            if side.separation > most && allowed(side.side, &side.support) {
                most = side.separation;
            }
        }
        let accurate = self.is_accurate(most);
        (most > f64::NEG_INFINITY)
            .then(|| self.inside_window(sides, most - 2.0 * self.error, accurate, allowed))
    }

    /// The result where the cores do not meet.
    #[inline]
    fn outside(
        &self,
        alone: Option<(Side, EdgeSupport)>,
        floor: f64,
        wanted: Wanted,
    ) -> Option<Nearest> {
        let Candidate {
            link, core, gap, ..
        } = match alone {
            Some((side, support)) => self.facing(side, support),
            None => self.outside_window(floor, false),
        };
        let is_rivaled = alone.is_none() && 2.0 * self.error > TIE * core;
        let error = match link {
            // the gap may be accurate although other features are nearer: radii hide distances
            _ if is_rivaled && gap < 0.0 => f64::INFINITY,
            Link::Vertices(..) if !is_rivaled => corner_error(gap, self.radius),
            // rivals of two vertices are edges, whose gaps are less accurate
            Link::Vertices(..) | Link::Edge(..) => self.error,
        };
        self.accurate_or(link, gap, error, wanted, || {
            let Candidate { link, gap, .. } = self.outside_window(floor, true);
            (link, gap)
        })
    }

    /// The result in doubles if it is accurate enough, otherwise that of `exactly`.
    #[inline]
    fn accurate_or(
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

    /// [`outside`](HullPair::outside) where several sides compete, or exactly.
    fn outside_window(&self, floor: f64, exact: bool) -> Candidate {
        let mut candidates = Candidates::new();
        self.each_side(|side, support, separation| {
            if separation >= floor {
                let apart = if exact {
                    self.exact_separation(side, support)
                } else {
                    separation
                };
                self.each_deepest(side, support, |support| {
                    let mut candidate = if exact {
                        self.facing_exact(side, support)
                    } else {
                        self.facing(side, support)
                    };
                    let is_edge = matches!(candidate.link, Link::Edge(..));
                    if is_edge {
                        candidate.apart = apart;
                    }
                    // a vertex behind an edge's line is nearest to another edge
                    let is_behind = is_edge
                        && if exact {
                            self.is_behind(side, &support)
                        } else {
                            separation <= 0.0
                        };
                    if !is_behind {
                        candidates.push(candidate);
                    }
                });
            }
            true
        });
        let (preferred, gap) = self.preferred(&candidates);
        Candidate { gap, ..preferred }
    }

    /// How far the other hull's core lies in front of an edge's line: the exact value, rounded.
    fn exact_separation(&self, side: Side, support: EdgeSupport) -> f64 {
        let mut least = f64::INFINITY;
        self.each_deepest(side, support, |deep| {
            least = least.min(self.edge_gap(side, &deep, deep.vertex, (0.0, 0.0)));
        });
        least
    }

    /// Visits an edge with each vertex that may be the deepest behind it, as far as doubles can
    /// tell, beginning with the one that they take for it.
    fn each_deepest(&self, side: Side, support: EdgeSupport, mut visit: impl FnMut(EdgeSupport)) {
        let points = self.hull(side.other()).points;
        let enough = support.separation(points[support.vertex]) + 2.0 * self.error;
        visit(support);
        for (vertex, &point) in points.iter().enumerate() {
            if vertex != support.vertex && support.separation(point) <= enough {
                visit(EdgeSupport { vertex, ..support });
            }
        }
    }

    /// The vertex and the edge, or the nearer end of the edge, in doubles.
    #[inline]
    fn facing(&self, side: Side, support: EdgeSupport) -> Candidate {
        let vertex = self.hull(side.other()).points[support.vertex];
        let (start, end) = self.ends(side, &support);
        if (vertex - start).dot(support.along) <= 0.0 {
            self.corner(side, support.edge, support.vertex, start, vertex)
        } else if (vertex - end).dot(support.along) >= 0.0 {
            let next = self.next(side, support.edge);
            self.corner(side, next, support.vertex, end, vertex)
        } else {
            let core = support.separation(vertex);
            Candidate {
                link: Link::Edge(side, support),
                core,
                gap: core - self.radius,
                apart: core,
            }
        }
    }

    #[inline]
    fn corner(&self, side: Side, i: usize, j: usize, p: DVec2, q: DVec2) -> Candidate {
        let core = (q - p).length();
        Candidate {
            link: Link::vertices(side, i, j),
            core,
            gap: core - self.radius,
            apart: f64::INFINITY,
        }
    }

    /// The result for two single points.
    #[inline]
    fn points(&self, wanted: Wanted) -> Option<Nearest> {
        let (p, q) = (self.p.points[0], self.q.points[0]);
        let link = Link::Vertices(0, 0);
        let gap = (q - p).length() - self.radius;
        self.accurate_or(link, gap, corner_error(gap, self.radius), wanted, || {
            (link, point_gap(p, q, self.radii()))
        })
    }
}
