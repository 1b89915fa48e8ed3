//! Shapes with curves: circles under any map, and outlines. What is decided is decided by the judge
//! of `sat2d-judge`, in whole numbers.

use super::closeness::{depth, distance};
use super::location::Location;
use super::number::{Point, dot, fraction, magnitude, minus, root};
use super::path::{Entry, ray};
use super::region::Region;
use super::relation::{Relation, Verdict};
use crate::form::{Form, Stroke};
use sat2d_judge::{Curve, Q, q};

/// The boundary of a shape under a map a, b, c, d, tx, ty. Even-odd makes the shape of it.
pub fn boundary(form: &Form, map: &[f64; 6]) -> Vec<Curve> {
    let ring = |ring: &Vec<[f64; 2]>| -> Vec<Curve> {
        let next = ring.iter().cycle().skip(1);
        ring.iter()
            .zip(next)
            .map(|(p, q)| Curve::segment(*p, *q))
            .collect()
    };
    let curves: Vec<Curve> = match form {
        Form::Circle { center, radius } => {
            Curve::ellipse(*center, [[*radius, 0.0], [0.0, *radius]]).to_vec()
        }
        Form::Convex(vertices) => ring(vertices),
        Form::Polygon(rings) => rings.iter().flat_map(ring).collect(),
        Form::Segment(ends) => vec![Curve::segment(ends[0], ends[1])],
        Form::Outline(contours) => contours.iter().flat_map(|c| contour(c)).collect(),
    };
    let [a, b, c, d, tx, ty] = map.map(q);
    let apply = |[x, y]: &[Q; 2]| [&a * x + &c * y + &tx, &b * x + &d * y + &ty];
    let mapped = |curve: &Curve| Curve {
        points: [0, 1, 2].map(|i| apply(&curve.points[i])),
        ..*curve
    };
    curves.iter().map(mapped).collect()
}

/// The edges of a contour.
fn contour(strokes: &[Stroke]) -> Vec<Curve> {
    let next = strokes.iter().cycle().skip(1);
    let edges = strokes
        .iter()
        .zip(next)
        .map(|(stroke, next)| match stroke.control {
            Some((control, weight)) => Curve::conic([stroke.start, control, next.start], weight),
            None => Curve::segment(stroke.start, next.start),
        });
    edges.collect()
}

/// Whether contours meet at most at vertices, themselves included, and no curve is folded.
pub fn is_outline(contours: &[Vec<Stroke>]) -> bool {
    let edges: Vec<Vec<Curve>> = contours.iter().map(|c| contour(c)).collect();
    let is_folded = |curve: &Curve| {
        let [p, c, e] = &curve.points;
        let from = |p: &[Q; 2], q: &[Q; 2]| [&p[0] - &q[0], &p[1] - &q[1]];
        let (along, to, back) = (from(e, p), from(c, p), from(c, e));
        let is_straight = &along[0] * &to[1] == &along[1] * &to[0];
        let is_beyond = &to[0] * &back[0] + &to[1] * &back[1] >= q(0.0);
        curve.weights[1] > 0.0 && is_straight && is_beyond
    };
    !edges.iter().flatten().any(is_folded) && sat2d_judge::is_simple(&edges)
}

/// How two boundaries lie to each other, and a bound from below of how far they are from another
/// relation.
pub fn curved_relation(a: &[Curve], b: &[Curve]) -> Verdict {
    let (relation, margin) = match sat2d_judge::relation(a, b) {
        sat2d_judge::Relation::Disjoint => (Relation::Disjoint, distance(a, b)),
        sat2d_judge::Relation::Touching => (Relation::Touching, 0.0),
        sat2d_judge::Relation::Overlapping => (Relation::Overlapping, depth(a, b)),
    };
    Verdict { relation, margin }
}

/// Where a point is, and how far from the boundary, at least.
pub fn locate_curved(shape: &[Curve], point: [f64; 2]) -> (Location, f64) {
    let location = match sat2d_judge::point_relation(shape, &point.map(q)) {
        sat2d_judge::Relation::Disjoint => Location::Outside,
        sat2d_judge::Relation::Touching => return (Location::Boundary, 0.0),
        sat2d_judge::Relation::Overlapping => Location::Inside,
    };
    (location, distance(shape, &[Curve::segment(point, point)]))
}

/// Where a ray first meets a circle under a map, which has an inverse: where it meets the circle
/// before that. The margin is what is left of that at least.
pub fn ray_at_ellipse(
    circle: &Form,
    map: &[f64; 6],
    from: [f64; 2],
    to: [f64; 2],
) -> Option<Entry> {
    let Form::Circle { center, .. } = *circle else {
        return None;
    };
    let [a, b, c, d, tx, ty] = map.map(fraction);
    let determinant = &a * &d - &b * &c;
    let before = |[x, y]: [f64; 2]| -> Point {
        let (x, y) = (fraction(x) - &tx, fraction(y) - &ty);
        [
            (&d * &x - &c * &y) / &determinant,
            (&a * &y - &b * &x) / &determinant,
        ]
    };
    let (start, end) = (before(from), before(to));
    let mut entry = ray(&Region::new(circle), &start, &end)?;
    // the least and the greatest factor of lengths have this product and this sum of squares
    let product = magnitude(&determinant);
    let sum = map[..4].iter().fold(0.0, |sum, x| sum + x * x);
    let greatest = ((sum + (sum * sum - 4.0 * product * product).max(0.0).sqrt()) / 2.0).sqrt();
    entry.margin *= product / greatest;
    if let Some(t) = &entry.fraction {
        let from_center =
            |axis: usize| &start[axis] + (&end[axis] - &start[axis]) * t - fraction(center[axis]);
        let (x, y) = (from_center(0), from_center(1));
        // the normal at the hit, times some number
        let normal = [&d * &x - &b * &y, &a * &y - &c * &x];
        let way = minus(&to.map(fraction), &from.map(fraction));
        let turned = magnitude(&dot(&normal, &way));
        let length = |v: &Point| root(&dot(v, v));
        entry.condition = if turned > 0.0 {
            length(&way) * length(&normal) / turned
        } else {
            1.0
        };
    }
    Some(entry)
}
