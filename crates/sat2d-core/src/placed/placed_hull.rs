//! A placed hull. This is the one place that considers the orientation of the transform: placed
//! points are counter-clockwise, and they keep the indices that the user gave them.

use crate::placed::hull_view::{HullView, Listed, Numbering};
use crate::shape::{Hull, Pieces, PlaceError, PolygonRing, bends_clearly, is_convex_ccw};
use crate::transform::Transform;
use alloc::boxed::Box;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::exact::ellipse::Ellipse;
use sat2d_base::exact::hull::convex_hull;
use sat2d_base::num::MAX_COORDINATE;
use smallvec::SmallVec;

/// Placed hulls of up to this many points need no allocation.
pub const INLINE: usize = 16;

/// One hull in world coordinates: distinct points in convex position, counter-clockwise (two for a
/// segment, one for a point), and a radius or an ellipse. Three points may be collinear.
#[derive(Clone, Debug)]
pub struct PlacedHull {
    pub points: SmallVec<[DVec2; INLINE]>,
    /// An approximate centre, from which searches start.
    pub center: DVec2,
    /// If there is an ellipse around each point, not a disc: no less than its longer half-axis.
    pub radius: f64,
    pub numbering: Numbering,
    pub ellipse: Option<Ellipse>,
}

impl PlacedHull {
    #[inline]
    pub fn new(hull: &Hull, transform: &Transform) -> Result<Self, PlaceError> {
        let fit = Fit::new(hull, transform)?;
        if fit.is_elliptic() {
            return PlacedHull::elliptic(hull, transform);
        }
        Ok(PlacedHull::fitted(hull, transform, fit))
    }

    #[cold]
    #[inline(never)]
    fn elliptic(hull: &Hull, transform: &Transform) -> Result<Self, PlaceError> {
        let (fit, ellipse, _) = Fit::with_ellipse(hull, transform)?;
        Ok(PlacedHull::fitted(hull, transform, fit).with_ellipse(&ellipse))
    }

    /// The ellipse around each point, if it is not a disc. Outlined, since a compiler may read it
    /// before it knows that a geometry is a hull, which valgrind reports.
    #[inline(never)]
    pub(crate) fn elliptic_inflation(&self) -> Option<&Ellipse> {
        self.ellipse.as_ref()
    }

    /// The same points, each with an ellipse around it.
    pub(crate) fn with_ellipse(self, ellipse: &Ellipse) -> PlacedHull {
        let radius = ellipse.reach();
        PlacedHull {
            radius,
            ellipse: (radius > 0.0).then_some(*ellipse),
            ..self
        }
    }

    /// Places a hull whose [`Fit`] is known. Separate from [`Fit::new`], so that the result is
    /// built in place.
    #[inline(always)]
    pub fn fitted<'a>(ring: impl Into<PolygonRing<'a>>, transform: &Transform, fit: Fit) -> Self {
        let ring = ring.into();
        let mut placed = PlacedHull::empty(ring, transform, fit);
        if !placed.fill(ring, transform, fit) {
            placed.repair();
        }
        placed
    }

    /// A hull without its points, which [`fill`](PlacedHull::fill) adds in place, since the type is
    /// expensive to move.
    #[inline(always)]
    pub(crate) fn empty(ring: PolygonRing<'_>, transform: &Transform, fit: Fit) -> Self {
        PlacedHull {
            points: SmallVec::new(),
            center: transform.apply(ring.center),
            radius: fit.radius,
            numbering: Numbering::Forward,
            ellipse: None,
        }
    }

    /// Adds the placed points, and returns whether they are certainly still distinct and in convex
    /// position.
    #[inline(always)]
    pub(crate) fn fill(&mut self, ring: PolygonRing<'_>, transform: &Transform, fit: Fit) -> bool {
        let n = ring.points.len();
        let points = ring.points.iter().map(|p| transform.apply(*p));
        self.points.extend(points);
        if n > 2 && ring.clockwise != transform.is_mirrored() {
            self.points.reverse();
            self.numbering = Numbering::Backward;
        }
        match n {
            1 => true,
            2 => self.points[0] != self.points[1],
            _ => bends_clearly(ring.bend, transform, fit.reach),
        }
    }

    /// Whether the points are in convex position, collinear ones allowed; exact.
    pub(crate) fn is_convex(&self) -> bool {
        is_convex_ccw(&self.points)
    }

    /// A box around the hull: the least one, rounded outward if there is a radius.
    pub(crate) fn bounds(&self) -> Aabb {
        self.view().bounds()
    }

    /// The largest magnitude of a coordinate of its points.
    pub(crate) fn reach(&self) -> f64 {
        let most = |reach: f64, p: &DVec2| reach.max(p.x.abs()).max(p.y.abs());
        self.points.iter().fold(0.0, most)
    }

    /// A single point.
    pub(crate) fn of_point(point: DVec2) -> PlacedHull {
        PlacedHull {
            points: core::iter::once(point).collect(),
            center: point,
            radius: 0.0,
            numbering: Numbering::Forward,
            ellipse: None,
        }
    }

    /// A segment, or a point if both ends are equal.
    pub(crate) fn of_segment(start: DVec2, end: DVec2) -> PlacedHull {
        let mut hull = PlacedHull::of_point(start);
        if end != start {
            hull.center = start + (end - start) / 2.0;
            hull.points.push(end);
        }
        hull
    }

    /// The hull of the ends of flat ellipses around the points, up to rounding, without names.
    #[cold]
    pub(crate) fn flattened(&self, ellipse: &Ellipse) -> PlacedHull {
        let end = ellipse.end();
        let ends = self.points.iter().flat_map(|&p| [p - end, p + end]);
        let ends: SmallVec<[DVec2; INLINE]> = ends.collect();
        let corners = convex_hull(&ends);
        PlacedHull {
            points: corners.iter().map(|&i| ends[i]).collect(),
            center: self.center,
            radius: 0.0,
            numbering: Numbering::Forward,
            ellipse: None,
        }
    }

    /// A view of the hull, independent of where its points are stored.
    #[inline]
    pub(crate) fn view(&self) -> HullView<'_> {
        HullView {
            points: &self.points,
            is_strict: false,
            center: self.center,
            radius: self.radius,
            ellipse: self.ellipse.as_ref(),
            numbering: &self.numbering,
        }
    }

    /// The user's index of point `i`.
    pub(crate) fn vertex_number(&self, i: usize) -> usize {
        self.view().vertex_number(i)
    }

    /// Rounding may bend an edge with collinear vertices inward or make points coincide. What
    /// counts is the hull of the placed points, so this computes it exactly.
    #[cold]
    pub(crate) fn repair(&mut self) {
        if self.points.len() > 2 && self.is_convex() {
            return;
        }
        let corners = convex_hull(&self.points);
        let backward = matches!(self.numbering, Numbering::Backward);
        let mut vertices = self.points.to_vec();
        if backward {
            vertices.reverse();
        }
        let numbers = corners.iter().map(|&i| self.vertex_number(i) as u32);
        self.numbering = Numbering::Listed(Box::new(Listed {
            corners: numbers.collect(),
            vertices,
            backward,
        }));
        self.points = corners.iter().map(|&i| self.points[i]).collect();
    }
}

impl HullView<'_> {
    /// The hull of some of the points, given by increasing indices. What is left out must lie on
    /// the edges between them, up to rounding.
    pub(crate) fn with_corners(&self, kept: &[usize]) -> PlacedHull {
        let numbering = match self.numbering {
            numbering if kept.len() == self.points.len() => numbering.clone(),
            numbering => {
                let backward = match numbering {
                    Numbering::Listed(list) => list.backward,
                    numbering => matches!(numbering, Numbering::Backward),
                };
                let vertices = match numbering {
                    Numbering::Listed(list) => list.vertices.clone(),
                    _ if backward => self.points.iter().rev().copied().collect(),
                    _ => self.points.to_vec(),
                };
                let numbers = kept.iter().map(|&i| self.vertex_number(i) as u32);
                Numbering::Listed(Box::new(Listed {
                    corners: numbers.collect(),
                    vertices,
                    backward,
                }))
            }
        };
        PlacedHull {
            points: kept.iter().map(|&i| self.points[i]).collect(),
            center: self.center,
            radius: self.radius,
            numbering,
            ellipse: self.ellipse.copied(),
        }
    }
}

impl<'a> From<&'a PlacedHull> for HullView<'a> {
    #[inline]
    fn from(hull: &'a PlacedHull) -> HullView<'a> {
        hull.view()
    }
}

/// The proof that a hull may be placed by a transform, with the values computed for it.
#[derive(Clone, Copy, Debug)]
pub struct Fit {
    /// The placed radius, or a number below 0 if there are ellipses around the points: not a flag,
    /// so that two registers hold it all.
    pub(crate) radius: f64,
    /// An upper bound for the magnitude of the placed coordinates, up to a few roundings.
    pub(crate) reach: f64,
}

impl Fit {
    #[inline]
    pub fn new(hull: &Hull, t: &Transform) -> Result<Fit, PlaceError> {
        if hull.is_elliptic_at(t) {
            return Fit::elliptic(hull, t);
        }
        let radius = if hull.radius == 0.0 {
            0.0
        } else {
            hull.radius * t.scale()
        };
        Fit::of_reach(hull.reach, radius, t)
    }

    #[cold]
    #[inline(never)]
    fn elliptic(hull: &Hull, t: &Transform) -> Result<Fit, PlaceError> {
        let (fit, _, _) = Fit::with_ellipse(hull, t)?;
        Ok(Fit {
            radius: -1.0,
            ..fit
        })
    }

    /// Whether there are ellipses around the points.
    #[inline(always)]
    pub(crate) fn is_elliptic(&self) -> bool {
        self.radius < 0.0
    }

    /// That of the points of a hull, the ellipse around each, which is in range as well, and half
    /// the size of a box around it.
    pub(crate) fn with_ellipse(
        hull: &Hull,
        t: &Transform,
    ) -> Result<(Fit, Ellipse, DVec2), PlaceError> {
        let ellipse = hull.ellipse_at(t);
        let half_size = if hull.radius == 0.0 {
            DVec2::ZERO
        } else {
            ellipse.half_size()
        };
        let fit = Fit::of_reach(hull.reach, 0.0, t)?;
        let reach = fit.reach + half_size.max_element();
        if reach <= MAX_COORDINATE {
            Ok((fit, ellipse, half_size))
        } else {
            Err(PlaceError::OutOfRange { reach })
        }
    }

    /// The fit of the pieces of a shape.
    pub fn of_pieces(pieces: &Pieces, t: &Transform) -> Result<Fit, PlaceError> {
        Fit::of_reach(pieces.reach, 0.0, t)
    }

    /// The fit of points of at most these magnitudes and a placed radius.
    #[inline]
    pub(crate) fn of_reach(reach: DVec2, radius: f64, t: &Transform) -> Result<Fit, PlaceError> {
        let x = t.a.abs() * reach.x + t.c.abs() * reach.y + t.tx.abs();
        let y = t.b.abs() * reach.x + t.d.abs() * reach.y + t.ty.abs();
        let reach = x.max(y) + radius;
        // written so that an overflow to infinity or NaN fails as well
        if reach <= MAX_COORDINATE {
            Ok(Fit { radius, reach })
        } else {
            Err(PlaceError::OutOfRange { reach })
        }
    }
}
