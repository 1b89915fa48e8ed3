//! Convex regions given by inequalities, which polynomials along an edge turn into signs.

use crate::curve::Edge;
use crate::curve::inequalities;
use crate::curve::probe::Fraction;
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::exact::bounded::{Bounded, BoundedWide};
use sat2d_base::exact::ellipse::Ellipse;
use sat2d_base::exact::form::Form;
use sat2d_base::exact::long::Long;
use sat2d_base::exact::orient2d;
use sat2d_base::exact::orientation::orient2d_estimate;
use sat2d_base::exact::real::Signed;
use sat2d_base::exact::vector::Vector;
use sat2d_base::types::Relation;

/// A convex region with an interior.
pub(super) enum Region<'a> {
    /// The inside of a polygon, counter-clockwise with y up.
    Polygon(&'a [DVec2]),
    /// An ellipse that is not flat, around a center.
    Ellipse(DVec2, &'a Ellipse),
    /// What an ellipse covers on the way from one point to another, without the halves beyond its
    /// ends: a parallelogram. Its sides touch the ellipse at both ends.
    Strip([DVec2; 2], &'a Ellipse),
}

impl Region<'_> {
    /// A box around it, rounded outward.
    pub(super) fn bounds(&self) -> Aabb {
        match *self {
            Region::Polygon(points) => Aabb::of_points(points),
            Region::Ellipse(center, ellipse) => {
                Aabb::new(center, center).grown(ellipse.half_size())
            }
            Region::Strip(ends, ellipse) => Aabb::of_points(&ends).grown(ellipse.half_size()),
        }
    }

    /// A point of its interior.
    pub(super) fn inner_point(&self) -> Fraction<Long> {
        match *self {
            Region::Ellipse(center, _) => Fraction::between(center, center),
            Region::Strip([start, end], _) => Fraction::between(start, end),
            Region::Polygon(points) => {
                let (p, q) = (points[0], points[1]);
                let is_off = |r: &&DVec2| orient2d(p, q, **r).is_ne();
                let r = points[2..].iter().find(is_off).copied().unwrap_or(p);
                Fraction::center([p, q, r])
            }
        }
    }

    /// How far an edge enters it.
    pub(super) fn relation(&self, edge: &Edge) -> Relation {
        let clear = match *self {
            Region::Polygon(points) => of_control_points(edge, points),
            _ => None,
        };
        clear
            .or_else(|| inequalities::in_doubles(&self.forms::<Bounded>(edge)))
            .or_else(|| inequalities::in_wide(&self.forms::<BoundedWide>(edge)))
            .unwrap_or_else(|| inequalities::exactly(&self.forms(edge)))
    }

    /// The functions that are above 0 in the interior and not below on the boundary, along an edge.
    fn forms<R: Signed>(&self, edge: &Edge) -> Vec<Form<R>> {
        match *self {
            Region::Polygon(points) => {
                let last = points[points.len() - 1];
                let starts = core::iter::once(last).chain(points.iter().copied());
                let sides = starts.zip(points).map(|(start, &end)| {
                    let along = Vector::<R>::between(start, end);
                    edge.form(|p| along.cross(&Vector::between(start, p)))
                });
                sides.collect()
            }
            Region::Ellipse(center, ellipse) => Vec::from([in_ellipse(edge, center, ellipse)]),
            Region::Strip([start, end], ellipse) => {
                // the square of the distance from the line, times that of its length, against that
                // of the support function
                let along = Vector::<R>::between(start, end);
                let [u, w] = ellipse.axes::<R>();
                let [of_u, of_w] = [along.cross(&u), along.cross(&w)];
                let support = of_u.times(&of_u).plus(&of_w.times(&of_w));
                let across = edge.form(|p| along.cross(&Vector::between(start, p)));
                let denominator = edge.denominator::<R>();
                let square = denominator.times(&denominator).scaled(&support);
                // from a center of the ellipse to where the left side touches it
                let to_side = Vector {
                    x: u.x.times(&of_u).plus(&w.x.times(&of_w)),
                    y: u.y.times(&of_u).plus(&w.y.times(&of_w)),
                };
                let past_start = edge.form(|p| Vector::between(start, p).cross(&to_side));
                let before_end = edge.form(|p| to_side.cross(&Vector::between(end, p)));
                Vec::from([square.minus(&across.times(&across)), past_start, before_end])
            }
        }
    }
}

/// Above 0 where an edge is inside of an ellipse, 0 on it.
fn in_ellipse<R: Signed>(edge: &Edge, center: DVec2, ellipse: &Ellipse) -> Form<R> {
    // x = center + α u + β w is inside if α² + β² < 1
    let [u, w] = ellipse.axes::<R>();
    let area = u.cross(&w);
    let to = |p| Vector::<R>::between(center, p);
    let unit = edge.denominator().scaled(&area);
    let alpha = edge.form(|p| to(p).cross(&w));
    let beta = edge.form(|p| to(p).cross(&u));
    let [unit, alpha, beta] = [unit, alpha, beta].map(|form| form.times(&form));
    unit.minus(&alpha).minus(&beta)
}

/// The relation of an edge and of what is outside of an ellipse that is not flat.
pub(super) fn relation_to_outside(edge: &Edge, center: DVec2, ellipse: &Ellipse) -> Relation {
    inequalities::in_doubles(&[in_ellipse::<Bounded>(edge, center, ellipse).negated()])
        .or_else(|| {
            inequalities::in_wide(&[in_ellipse::<BoundedWide>(edge, center, ellipse).negated()])
        })
        .unwrap_or_else(|| {
            inequalities::exactly(&[in_ellipse::<Long>(edge, center, ellipse).negated()])
        })
}

/// The relation of an edge and a polygon, where doubles prove that an end is inside, or that a side
/// of the polygon or of the triangle of control points separates them.
#[inline]
fn of_control_points(edge: &Edge, polygon: &[DVec2]) -> Option<Relation> {
    let side = |start: DVec2, end: DVec2, point: DVec2| {
        let (side, error) = orient2d_estimate(start, end, point);
        [side > error, side < -error]
    };
    let mut are_inside = [true; 2];
    let mut start = polygon[polygon.len() - 1];
    for &end in polygon {
        let sides = [edge.start, edge.control, edge.end].map(|point| side(start, end, point));
        if sides.iter().all(|[_, is_out]| *is_out) {
            return Some(Relation::Disjoint);
        }
        are_inside[0] &= sides[0][0];
        are_inside[1] &= sides[2][0];
        start = end;
    }
    if are_inside != [false; 2] {
        return Some(Relation::Overlapping);
    }
    let (corners, count) = edge.hull();
    let is_beside = (0..count).any(|i| {
        let (start, end) = (corners[i], corners[(i + 1) % count]);
        polygon.iter().all(|&point| side(start, end, point)[1])
    });
    is_beside.then_some(Relation::Disjoint)
}
