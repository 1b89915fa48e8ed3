//! Shapes with curves: circles under any map, and outlines. What is decided is decided by the judge
//! of `sat2d-judge`, in whole numbers.

use super::closeness::{ROUNDING, depth, distance};
use super::location::Location;
use super::number::{Point, dot, fraction, magnitude, minus, root};
use super::path::{Entry, ray};
use super::region::Region;
use super::relation::{Relation, Verdict};
use crate::form::{Form, Stroke};
use num_traits::ToPrimitive;
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

/// Where a ray first meets curves.
pub struct CurvedEntry {
    /// Fractions between which the part of the ray before the hit is, if there is one.
    pub part: Option<[Q; 2]>,
    /// How far the ray is from another answer, at least: as of [`Entry`].
    pub margin: f64,
    /// How far the hit moves along the ray if the curve moves by 1 along its normal.
    pub condition: f64,
    /// Whether the ray touches there, or meets an end of an edge, or ends there.
    pub touches: bool,
}

/// Where a ray from outside first meets a shape. `None` if it starts in the shape.
pub fn ray_at_curves(shape: &[Curve], from: [f64; 2], to: [f64; 2]) -> Option<CurvedEntry> {
    let (start, end) = (from.map(q), to.map(q));
    if sat2d_judge::point_relation(shape, &start) != sat2d_judge::Relation::Disjoint {
        return None;
    }
    let hits = sat2d_judge::ray(shape, &start, &end);
    let Some(first) = hits.first() else {
        return Some(CurvedEntry {
            part: None,
            margin: distance(shape, &[Curve::segment(from, to)]),
            condition: 1.0,
            touches: false,
        });
    };
    // what is not told apart may be the first one
    let nearly = |hit: &&sat2d_judge::Hit| hit.part[0] <= first.part[1];
    let touches = hits.iter().take_while(nearly).any(|hit| !hit.crosses);
    let latest = hits.iter().map(|hit| &hit.part[1]).min()?;
    let part = [first.part[0].clone(), latest.clone()];
    let number = |x: &Q| x.to_f64().unwrap_or(f64::NAN);
    let (t, way) = (number(&part[0]), [to[0] - from[0], to[1] - from[1]]);
    let hit = [from[0] + way[0] * t, from[1] + way[1] * t];
    let length = length_of(way);
    let [dx, dy] = direction(&shape[first.curve], number(&first.parameter));
    let turned = (dx * way[1] - dy * way[0]).abs();
    let size = [from, to, hit]
        .concat()
        .iter()
        .fold(0.0, |most: f64, x| most.max(x.abs()));
    // other answers are at ends of edges, where a curve turns back, and at the end of the ray
    let nearest = corners(shape, way)
        .map(|corner| from_path([from, hit], corner))
        .fold((1.0 - t) * length, f64::min);
    let margin = nearest * (63.0 / 64.0) - ROUNDING * size;
    Some(CurvedEntry {
        part: Some(part),
        margin: if touches { 0.0 } else { margin.max(0.0) },
        condition: if turned > 0.0 {
            length * length_of([dx, dy]) / turned
        } else {
            1.0
        },
        touches,
    })
}

/// The numbers of a curve in doubles: weights, and weighted points.
fn weighted(curve: &Curve) -> [[f64; 3]; 3] {
    let number = |x: &Q| x.to_f64().unwrap_or(f64::NAN);
    let of = |axis: usize| [0, 1, 2].map(|i| number(&curve.points[i][axis]) * curve.weights[i]);
    [of(0), of(1), curve.weights]
}

/// About the direction of a curve, of any length.
fn direction(curve: &Curve, s: f64) -> [f64; 2] {
    let value =
        |[p, c, e]: [f64; 3]| p * (1.0 - s) * (1.0 - s) + 2.0 * c * s * (1.0 - s) + e * s * s;
    let slope = |[p, c, e]: [f64; 3]| 2.0 * ((c - p) * (1.0 - s) + (e - c) * s);
    let [x, y, w] = weighted(curve);
    let along = |of: [f64; 3]| slope(of) * value(w) - value(of) * slope(w);
    if curve.weights[1] == 0.0 {
        return [x[2] - x[0], y[2] - y[0]];
    }
    [along(x), along(y)]
}

/// The ends of curves, and about where they are farthest to a side of a way.
fn corners(shape: &[Curve], way: [f64; 2]) -> impl Iterator<Item = [f64; 2]> {
    shape.iter().flat_map(move |curve| {
        let [x, y, w] = weighted(curve);
        let side = [0, 1, 2].map(|i| way[0] * y[i] - way[1] * x[i]);
        // 0 where the side over the weight is extreme: by the coefficients of (1-s)², s(1-s), s²
        let turned = |i: usize, j: usize| side[j] * w[i] - side[i] * w[j];
        let [p, c, e] = [turned(0, 1), turned(0, 2), turned(1, 2)];
        let root = (c * c - 4.0 * p * e).max(0.0).sqrt();
        let ratios = [(-c + root) / (2.0 * e), (-c - root) / (2.0 * e), -p / c];
        let inside = ratios.map(|ratio| ratio / (1.0 + ratio));
        let at = move |s: f64| {
            let value = |[p, c, e]: [f64; 3]| {
                p * (1.0 - s) * (1.0 - s) + 2.0 * c * s * (1.0 - s) + e * s * s
            };
            [value(x) / value(w), value(y) / value(w)]
        };
        let is_inside = |s: &f64| *s > 0.0 && *s < 1.0;
        [0.0, 1.0]
            .into_iter()
            .chain(inside.into_iter().filter(is_inside))
            .map(at)
    })
}

fn length_of([x, y]: [f64; 2]) -> f64 {
    (x * x + y * y).sqrt()
}

/// The distance of a point from a segment.
fn from_path([from, to]: [[f64; 2]; 2], point: [f64; 2]) -> f64 {
    let minus = |p: [f64; 2], q: [f64; 2]| [p[0] - q[0], p[1] - q[1]];
    let (way, back) = (minus(to, from), minus(point, from));
    let square = way[0] * way[0] + way[1] * way[1];
    let part = if square > 0.0 {
        ((way[0] * back[0] + way[1] * back[1]) / square).clamp(0.0, 1.0)
    } else {
        0.0
    };
    let off = minus(point, [from[0] + way[0] * part, from[1] + way[1] * part]);
    length_of(off)
}
