//! Points, hulls and ellipses in exact fractions.

use dashu_ratio::Relaxed;
use std::cmp::Ordering;

/// An exact fraction, which is not reduced.
pub(crate) type F = Relaxed;
/// A point or a vector.
pub(crate) type Point = [F; 2];

/// The fraction that a double is. What is infinite or NaN becomes 0, which proves nothing false:
/// [`Query::check`](crate::Query) refuses such numbers.
pub(crate) fn fraction(x: f64) -> F {
    F::try_from(x).unwrap_or(F::ZERO)
}

pub(crate) fn minus([x, y]: &Point, [from_x, from_y]: &Point) -> Point {
    [x - from_x, y - from_y]
}

pub(crate) fn dot([x, y]: &Point, [other_x, other_y]: &Point) -> F {
    x * other_x + y * other_y
}

pub(crate) fn cross([x, y]: &Point, [other_x, other_y]: &Point) -> F {
    x * other_y - y * other_x
}

/// On which side of the line from `a` to `b` a point lies: `Greater` is the left one.
pub(crate) fn side(a: &Point, b: &Point, point: &Point) -> Ordering {
    cross(&minus(b, a), &minus(point, a)).cmp(&F::ZERO)
}

/// Whether a point is on a closed segment.
pub(crate) fn is_on([a, b]: [&Point; 2], point: &Point) -> bool {
    side(a, b, point).is_eq() && dot(&minus(a, point), &minus(b, point)) <= F::ZERO
}

/// Whether a point is on a segment, but at neither end.
pub(crate) fn is_within([a, b]: [&Point; 2], point: &Point) -> bool {
    is_on([a, b], point) && point != a && point != b
}

/// Whether a closed segment has a point of the inside of another one.
pub(crate) fn meets_inside([s, t]: [&Point; 2], [a, b]: [&Point; 2]) -> bool {
    let are_opposite = |one: Ordering, other: Ordering| one.is_ne() && one == other.reverse();
    let crosses =
        are_opposite(side(a, b, s), side(a, b, t)) && are_opposite(side(s, t, a), side(s, t, b));
    let covers = is_on([s, t], a) && is_on([s, t], b);
    crosses || covers || is_within([a, b], s) || is_within([a, b], t)
}

/// The corners of the convex hull, counter-clockwise: two for a segment, one for a point.
pub(crate) fn hull(points: &[Point]) -> Vec<Point> {
    let mut sorted = points.to_vec();
    sorted.sort();
    sorted.dedup();
    if sorted.len() < 3 {
        return sorted;
    }
    let half = |points: &mut dyn Iterator<Item = &Point>| {
        let mut chain: Vec<Point> = Vec::new();
        for point in points {
            while let [.., a, b] = &chain[..]
                && side(a, b, point).is_le()
            {
                chain.pop();
            }
            chain.push(point.clone());
        }
        chain.pop();
        chain
    };
    let lower = half(&mut sorted.iter());
    let upper = half(&mut sorted.iter().rev());
    [lower, upper].concat()
}

/// Where a point is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Location {
    Outside,
    /// On the boundary, or on what has no inside.
    Boundary,
    Inside,
}

impl Location {
    /// Of a point with this order: `Greater` is inside; `None` that of what has no point there.
    pub(crate) fn of(order: Option<Ordering>) -> Location {
        match order {
            Some(Ordering::Greater) => Location::Inside,
            Some(Ordering::Equal) => Location::Boundary,
            _ => Location::Outside,
        }
    }
}

/// Where a point is in the hull of some points, each with an ellipse around it.
///
/// Where the ellipse has an inside, the map that makes a disc of it makes this a question of
/// distances. `None` if the ellipse is flat, but not a point.
pub(crate) fn in_hull(points: &[Point], [u, w]: &[Point; 2], x: &Point) -> Option<Location> {
    let area = cross(u, w);
    if area == F::ZERO {
        let is_point = [u, w].into_iter().flatten().all(|x| *x == F::ZERO);
        return is_point.then(|| in_ring(&hull(points), x));
    }
    let map = |p: &Point| [cross(u, p), cross(w, p)];
    let ring = hull(&points.iter().map(map).collect::<Vec<_>>());
    let x = map(x);
    if ring.len() > 2 && in_ring(&ring, &x) != Location::Outside {
        return Some(Location::Inside);
    }
    let radius = &area * &area;
    let depths = edges(&ring).map(|edge| order_of_distance(edge, &x, &radius).reverse());
    Some(Location::of(depths.max()))
}

/// The edges of a ring; of a single point, that point twice.
pub(crate) fn edges<T>(ring: &[T]) -> impl Iterator<Item = [&T; 2]> {
    let next = ring.iter().cycle().skip(1);
    ring.iter().zip(next).map(<[_; 2]>::from)
}

/// Where a point is in a convex ring, counter-clockwise.
fn in_ring(ring: &[Point], x: &Point) -> Location {
    Location::of(match ring {
        [] => None,
        [a] => (a == x).then_some(Ordering::Equal),
        [a, b] => is_on([a, b], x).then_some(Ordering::Equal),
        ring => edges(ring).map(|[a, b]| side(a, b, x)).min(),
    })
}

/// The order of the squared distance between a point and a segment, and another one.
fn order_of_distance([a, b]: [&Point; 2], x: &Point, squared: &F) -> Ordering {
    let (along, to) = (minus(b, a), minus(x, a));
    let (place, length) = (dot(&to, &along), dot(&along, &along));
    if place <= F::ZERO {
        dot(&to, &to).cmp(squared)
    } else if place >= length {
        let back = minus(x, b);
        dot(&back, &back).cmp(squared)
    } else {
        let beside = cross(&along, &to);
        (&beside * &beside).cmp(&(squared * length))
    }
}

/// Where a point is to some rings: inside of an odd number of them, or on one.
pub(crate) fn in_rings(rings: &[Vec<Point>], x: &Point) -> Location {
    let mut inside = false;
    for [a, b] in rings.iter().flat_map(|ring| edges(ring)) {
        if is_on([a, b], x) {
            return Location::Boundary;
        }
        let (low, high) = if a[1] <= b[1] { (a, b) } else { (b, a) };
        let crosses = low[1] <= x[1] && x[1] < high[1];
        inside ^= crosses && side(low, high, x).is_gt();
    }
    Location::of(inside.then_some(Ordering::Greater))
}

/// How far some points lie beyond others along a vector, with an ellipse around each: the order of
/// that and 0. Above 0 only if the vector is not 0.
pub(crate) fn separation(
    n: &Point,
    [p, q]: [&mut dyn Iterator<Item = &Point>; 2],
    [one, other]: [&[Point; 2]; 2],
) -> Option<Ordering> {
    let gap = q.map(|q| dot(n, q)).min()? - p.map(|p| dot(n, p)).max()?;
    let square = |x: F| &x * &x;
    let reach = |[u, w]: &[Point; 2]| square(dot(n, u)) + square(dot(n, w));
    let (g, h) = (reach(one), reach(other));
    // gap > √g + √h if gap > 0 and gap² - g - h > 2√(gh)
    let rest = &gap * &gap - &g - &h;
    Some(if gap < F::ZERO || rest < F::ZERO {
        Ordering::Less
    } else {
        (&rest * &rest).cmp(&(g * h * F::from(4)))
    })
}
