//! What a point, or a shape, first meets on its way along a segment.

use super::location::{Location, locate};
use super::measure::squared_to_edge;
use super::number::{F, Point, cross, dot, exact_root, magnitude, minus, nearest, root, square};
use super::region::Region;
use super::ring::{Edge, edges, hull, is_inside_ring, is_on};

/// Where a path first meets a shape.
pub struct Entry {
    /// The part of the path before that; `None` if it meets nothing.
    pub fraction: Option<F>,
    /// How far the path is from another answer, at least: from a vertex before the end or the hit,
    /// from its own end, and, if it meets nothing, from the shape.
    pub margin: f64,
    /// How far the point moves along the path if the edge moves by 1 along its normal.
    pub condition: f64,
}

/// Where a ray from outside first meets a shape. `None` if it starts in the shape, or if the
/// fraction of a circle is irrational.
pub fn ray(shape: &Region, from: &Point, to: &Point) -> Option<Entry> {
    if locate(shape, from).0 != Location::Outside {
        return None;
    }
    match &shape.circle {
        Some((center, radius)) => of_circle(center, radius, from, to),
        None => {
            let corners: Vec<&Point> = shape.rings.iter().flatten().collect();
            Some(of_edges(&shape.edges, &corners, from, to))
        }
    }
}

/// When `a`, which moves along a vector, first meets `b`: where the vector, as a ray from the
/// origin, meets the Minkowski difference of two pieces. `None` if they meet at the start.
pub fn sweep(a: &Region, b: &Region, motion: &Point) -> Option<Entry> {
    let difference = |p: &Vec<Point>, q: &Vec<Point>| {
        let points = q.iter().flat_map(|q| p.iter().map(move |p| minus(q, p)));
        hull(&points.collect::<Vec<_>>())
    };
    let pieces = a.pieces.iter();
    let differences: Vec<Vec<Point>> = pieces
        .flat_map(|p| b.pieces.iter().map(move |q| difference(p, q)))
        .collect();
    let origin = [F::ZERO, F::ZERO];
    let all: Vec<Edge> = differences.iter().flat_map(|piece| edges(piece)).collect();
    let is_in = |piece: &Vec<Point>| is_inside_ring(piece, &origin);
    if all.iter().any(|edge| is_on(edge, &origin)) || differences.iter().any(is_in) {
        return None;
    }
    let corners: Vec<&Point> = differences.iter().flatten().collect();
    Some(of_edges(&all, &corners, &origin, motion))
}

fn of_edges(edges: &[Edge], corners: &[&Point], from: &Point, to: &Point) -> Entry {
    let way = minus(to, from);
    let hits = edges
        .iter()
        .filter_map(|edge| Some((meeting(edge, from, &way)?, edge)));
    let first = hits.min_by(|(one, _), (other, _)| one.cmp(other));
    let end = match &first {
        Some((t, _)) => [&from[0] + &way[0] * t, &from[1] + &way[1] * t],
        None => to.clone(),
    };
    let path = [from.clone(), end.clone()];
    let corner = corners
        .iter()
        .map(|corner| squared_to_edge(&path, corner))
        .min();
    let mut margin = corner.map_or(f64::INFINITY, |squared| root(&squared));
    let length = root(&dot(&way, &way));
    let mut condition = 1.0;
    match &first {
        Some((t, [p, q])) => {
            margin = margin.min(nearest(&(F::ONE - t)) * length);
            let along = minus(q, p);
            let turned = magnitude(&cross(&along, &way));
            if turned > 0.0 {
                condition = length * root(&dot(&along, &along)) / turned;
            }
        }
        None => {
            let ends = edges.iter().map(|edge| squared_to_edge(edge, to)).min();
            margin = margin.min(ends.map_or(f64::INFINITY, |squared| root(&squared)));
        }
    }
    Entry {
        fraction: first.map(|(t, _)| t),
        margin,
        condition,
    }
}

/// The first point of a segment from 0 to 1 along a way that is on an edge.
fn meeting(edge: &Edge, from: &Point, way: &Point) -> Option<F> {
    let [a, b] = edge;
    let (along, to) = (minus(b, a), minus(a, from));
    let turned = cross(way, &along);
    let is_part = |t: &F| *t >= F::ZERO && *t <= F::ONE;
    if turned != F::ZERO {
        let (t, s) = (cross(&to, &along) / &turned, cross(&to, way) / &turned);
        return (is_part(&t) && is_part(&s)).then_some(t);
    }
    if cross(&to, way) != F::ZERO {
        return None;
    }
    let length = dot(way, way);
    let ends = [a, b].map(|end| dot(&minus(end, from), way) / &length);
    ends.into_iter().filter(is_part).min()
}

fn of_circle(center: &Point, radius: &F, from: &Point, to: &Point) -> Option<Entry> {
    let (way, back) = (minus(to, from), minus(from, center));
    let length = dot(&way, &way);
    // |back + t·way|² = radius²
    let half = dot(&back, &way);
    let rest = dot(&back, &back) - square(radius);
    let discriminant = square(&half) - &length * rest;
    let missed = |margin| Entry {
        fraction: None,
        margin,
        condition: 1.0,
    };
    let path = [from.clone(), to.clone()];
    let nearest_squared = squared_to_edge(&path, center);
    let gap = magnitude(&(&nearest_squared - square(radius)))
        / (root(&nearest_squared) + nearest(radius));
    if discriminant < F::ZERO {
        return Some(missed(gap));
    }
    let t = (-half - exact_root(&discriminant)?) / &length;
    if t < F::ZERO || t > F::ONE {
        return Some(missed(gap));
    }
    let way_length = root(&length);
    let margin = gap.min(nearest(&(F::ONE - &t)) * way_length);
    let normal = [&back[0] + &way[0] * &t, &back[1] + &way[1] * &t];
    let turned = magnitude(&dot(&normal, &way));
    let condition = if turned > 0.0 {
        way_length * nearest(radius) / turned
    } else {
        1.0
    };
    Some(Entry {
        fraction: Some(t),
        margin,
        condition,
    })
}
