//! How two shapes lie to each other.

use super::location::{Location, gap_of_squares, location, squared_to_polygon};
use super::measure::{squared_between, squared_to_edge, squared_to_edges};
use super::number::{F, Point, dot, minus, root, square};
use super::region::Region;
use super::ring::{cross_inside, meet};

/// How two shapes lie to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// No point in common.
    Disjoint,
    /// Points in common, but none inside of both.
    Touching,
    /// Interiors in common; of two segments, a crossing that is an end of neither.
    Overlapping,
}

/// A relation, and how far it is from another one.
pub struct Verdict {
    /// The relation.
    pub relation: Relation,
    /// The distance of disjoint shapes; 0 of touching ones; how deep shapes overlap, at least: the
    /// depth of two convex pieces of them.
    pub margin: f64,
}

/// The relation of two shapes. A segment has a relation to segments only.
pub fn relation(a: &Region, b: &Region) -> Verdict {
    match (&a.circle, &b.circle) {
        (Some(one), Some(other)) => of_circles(one, other),
        (Some(circle), None) => of_circle(circle, b),
        (None, Some(circle)) => of_circle(circle, a),
        (None, None) if is_segment(a) && is_segment(b) => of_segments(a, b),
        (None, None) => of_polygons(a, b),
    }
}

fn is_segment(shape: &Region) -> bool {
    shape.rings.len() == 1 && shape.rings[0].len() == 2
}

/// By the order of a squared distance and the square of the reach.
fn by_reach(squared: &F, reach: &F) -> Verdict {
    let square = square(reach);
    let relation = match squared.cmp(&square) {
        std::cmp::Ordering::Greater => Relation::Disjoint,
        std::cmp::Ordering::Equal => Relation::Touching,
        std::cmp::Ordering::Less => Relation::Overlapping,
    };
    let margin = gap_of_squares(squared, &square, reach);
    Verdict { relation, margin }
}

fn of_circles((p, r): &(Point, F), (q, s): &(Point, F)) -> Verdict {
    let between = minus(p, q);
    by_reach(&dot(&between, &between), &(r + s))
}

fn of_circle((center, radius): &(Point, F), polygon: &Region) -> Verdict {
    let mut verdict = by_reach(&squared_to_polygon(polygon, center), radius);
    if location(polygon, center) == Location::Inside {
        verdict.margin += root(&squared_to_edges(polygon, center));
    }
    verdict
}

fn of_segments(a: &Region, b: &Region) -> Verdict {
    let (one, other) = (&a.edges[0], &b.edges[0]);
    let ends = [
        squared_to_edge(one, &other[0]),
        squared_to_edge(one, &other[1]),
        squared_to_edge(other, &one[0]),
        squared_to_edge(other, &one[1]),
    ];
    let least = ends.into_iter().min().unwrap_or(F::ZERO);
    let relation = if cross_inside(one, other) {
        Relation::Overlapping
    } else if meet(one, other) {
        Relation::Touching
    } else {
        Relation::Disjoint
    };
    let margin = if relation == Relation::Touching {
        0.0
    } else {
        root(&least)
    };
    Verdict { relation, margin }
}

/// The interiors meet if those of two convex pieces do, which no axis across an edge separates.
fn of_polygons(a: &Region, b: &Region) -> Verdict {
    let pairs = a
        .pieces
        .iter()
        .flat_map(|p| b.pieces.iter().map(move |q| (p, q)));
    let depth = pairs.filter_map(|(p, q)| depth(p, q)).max();
    if let Some(squared) = depth {
        return Verdict {
            relation: Relation::Overlapping,
            margin: root(&squared),
        };
    }
    let squared = squared_between(&a.edges, &b.edges);
    let relation = if squared == F::ZERO {
        Relation::Touching
    } else {
        Relation::Disjoint
    };
    Verdict {
        relation,
        margin: root(&squared),
    }
}

/// The square of the depth of two convex pieces, which are counter-clockwise; `None` if their
/// interiors do not meet.
pub(super) fn depth(a: &[Point], b: &[Point]) -> Option<F> {
    if are_boxes_apart(a, b) {
        return None;
    }
    let one = least_depth(a, b)?;
    let other = least_depth(b, a)?;
    Some(one.min(other))
}

fn are_boxes_apart(a: &[Point], b: &[Point]) -> bool {
    let is_below = |a: &[Point], b: &[Point], axis: usize| {
        let most = a.iter().map(|p| &p[axis]).max();
        let least = b.iter().map(|p| &p[axis]).min();
        most <= least
    };
    (0..2).any(|axis| is_below(a, b, axis) || is_below(b, a, axis))
}

/// The square of the least depth across the edges of `a`.
fn least_depth(a: &[Point], b: &[Point]) -> Option<F> {
    let mut least: Option<F> = None;
    for i in 0..a.len() {
        let (p, q) = (&a[i], &a[(i + 1) % a.len()]);
        let [x, y] = minus(q, p);
        let normal = [y, -x];
        let depth = dot(&normal, p) - b.iter().map(|q| dot(&normal, q)).min()?;
        if depth <= F::ZERO {
            return None;
        }
        let squared = square(&depth) / dot(&normal, &normal);
        least = Some(least.map_or(squared.clone(), |least| least.min(squared)));
    }
    least
}
