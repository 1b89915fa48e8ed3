//! The certificates of two placed hulls. Doubles propose an axis or a point, exact predicates say
//! whether it proves the relation. Where it does not, whole numbers find one that does.

use crate::minkowski::hull_pair::{HullPair, Link};
use crate::minkowski::inflated_pair::InflatedPair;
use crate::narrow::contact::{ellipses, general};
use crate::narrow::explain::whole::{Vector, Whole};
use crate::narrow::relation::exact;
use crate::placed::{HullView, Numbering};
use crate::shape::ring::next;
use alloc::vec::Vec;
use core::cmp::Ordering;
use glam::DVec2;
use sat2d_base::exact::hull::convex_hull;
use sat2d_base::exact::orient2d;
use sat2d_base::exact::rational::{Rational, direction};
use sat2d_base::num::{U, fraction, length, power_of_two, unit};
use sat2d_base::types::Relation;
use smallvec::SmallVec;

/// The coordinates of a direction or of a point.
pub(crate) type Pair = [Rational; 2];

/// Up to so many points of two hulls, all edges are tried for an axis.
const FEW: usize = 8;
/// The corners of a polygon in an ellipse, evenly spaced.
const INSCRIBED: usize = 32;
/// How close others are to the point that faces the other hull: by up to this power of 1/2.
const NEAREST: i32 = 30;
/// Points of an ellipse, times this, are inside of it for all that rounding does.
const SHRUNK: f64 = 1.0 - 8.0 * U;

/// An axis that separates two hulls which are disjoint; `None` if none was found.
pub(crate) fn separating_axis(p: HullView<'_>, q: HullView<'_>) -> Option<Pair> {
    axis_of_doubles(p, q).or_else(|| {
        let whole = Whole::new(p, q);
        exact_axis(&whole, p, q, Ordering::Less).map(|normal| normal.direction())
    })
}

/// An axis along which two hulls meet a line between them at most, and of which they have a point
/// if they touch; `None` if none was found.
pub(crate) fn touching_axis(p: HullView<'_>, q: HullView<'_>) -> Option<(Pair, Option<Pair>)> {
    if p.radius == 0.0 && q.radius == 0.0 {
        let of_p = touching_edge(p.points, q.points);
        let of_q = || touching_edge(q.points, p.points).map(|(normal, x)| (-normal, x));
        if let Some((normal, x)) = of_p.or_else(of_q) {
            return Some((of_doubles(normal), Some(of_doubles(x))));
        }
    }
    let whole = Whole::new(p, q);
    let normal = exact_axis(&whole, p, q, Ordering::Equal)?;
    let point = whole.touching_point(&normal);
    Some((normal.direction(), point.map(|point| whole.point(&point))))
}

/// An axis in doubles along which the hulls are apart by more than rounding.
fn axis_of_doubles(p: HullView<'_>, q: HullView<'_>) -> Option<Pair> {
    let pair = HullPair::new(p, q);
    if pair.is_small {
        // what separates the enlarged pair separates this one
        let enlarged = pair.enlargement();
        return axis_of_doubles(enlarged.hull(p).view(), enlarged.hull(q).view());
    }
    if p.ellipse.is_some() || q.ellipse.is_some() {
        let whole = Whole::new(p, q);
        let closest = ellipses::closest(p, q);
        let apart = InflatedPair::new(p, q).apart().map(|apart| apart.normal);
        let normals = [closest.normal, closest.on_b - closest.on_a];
        let mut normals = apart.into_iter().chain(normals);
        let normal = normals.find(|&normal| whole.separation(&Whole::vector(normal)).is_gt());
        return normal.map(of_doubles);
    }
    let is_apart = |gap: f64| gap > 2.0 * pair.error;
    let (gap, normal) = widest_gap(&pair);
    if is_apart(gap) {
        return Some(of_doubles(normal));
    }
    let normal = general::normal(&pair, &pair.estimate().link);
    is_apart(pair.gap_along(normal)).then(|| of_doubles(normal))
}

/// The direction between the centers, or of the normal of an edge if there are few, along which the
/// gap is widest.
fn widest_gap(pair: &HullPair<'_>) -> (f64, DVec2) {
    let (p, q) = (pair.p, pair.q);
    let along = |normal: DVec2| (pair.gap_along(normal), normal);
    let wider = |one: (f64, DVec2), other: (f64, DVec2)| if one.0 >= other.0 { one } else { other };
    // equal centers have no direction: a point may be beside the middle of a segment by rounding
    let between = match q.center - p.center {
        DVec2::ZERO => along(DVec2::X),
        between => along(unit(between)),
    };
    if p.points.len() + q.points.len() > FEW {
        return between;
    }
    let normals = facing_normals(p.points, q.points)
        .chain(facing_normals(q.points, p.points).map(|normal| -normal));
    normals
        .map(|normal| along(unit(normal)))
        .fold(between, wider)
}

/// The normals of the edges of a core beyond which another one lies, up to rounding.
fn facing_normals<'a>(
    ring: &'a [DVec2],
    others: &'a [DVec2],
) -> impl Iterator<Item = DVec2> + use<'a> {
    edges(ring).filter_map(|(start, end)| {
        let normal = -(end - start).perp();
        let is_beyond = |x: &DVec2| (*x - start).dot(normal) > 0.0;
        others.iter().all(is_beyond).then_some(normal)
    })
}

/// Where the line across an axis is, in the middle between two hulls.
pub(crate) fn offset(p: HullView<'_>, q: HullView<'_>, normal: &Pair) -> f64 {
    let along = direction(normal);
    let farthest = |hull: HullView<'_>, along: DVec2| {
        let core = hull.points.iter().map(|point| point.dot(along));
        core.fold(f64::NEG_INFINITY, f64::max) + hull.inflation().reach_along(along)
    };
    // adding zero turns -0 into 0
    (farthest(p, along) - farthest(q, -along)) / 2.0 + 0.0
}

fn of_doubles(v: DVec2) -> Pair {
    [v.x, v.y].map(Rational::of)
}

/// An axis along which the second hull lies beyond the first (`Less`) or touches the same line
/// (`Equal`).
fn exact_axis(whole: &Whole, p: HullView<'_>, q: HullView<'_>, most: Ordering) -> Option<Vector> {
    if p.radius == 0.0 && q.radius == 0.0 {
        let of_p = facing_edge(p.points, q.points, most);
        let of_p = of_p.map(|(start, end)| whole.right_of(start, end));
        let of_q = || facing_edge(q.points, p.points, most);
        if let Some(normal) = of_p.or_else(|| of_q().map(|(start, end)| whole.right_of(end, start)))
        {
            return Some(normal);
        }
    }
    // two points at one place have any axis
    let any = Whole::vector(DVec2::X);
    let mut candidates = whole.candidates().chain(whole.tangents()).chain([any]);
    candidates.find(|normal| whole.separation(normal) >= most.reverse())
}

/// An edge of a core beyond which all points of another one lie (`Less`), some of them perhaps on
/// its line (`Equal`).
fn facing_edge(ring: &[DVec2], others: &[DVec2], most: Ordering) -> Option<(DVec2, DVec2)> {
    edges(ring).find(|&(start, end)| {
        let mut others = others.iter();
        others.all(|&other| orient2d(start, end, other) <= most)
    })
}

/// The edges of a core; both directions of a segment.
fn edges(ring: &[DVec2]) -> impl Iterator<Item = (DVec2, DVec2)> {
    let n = ring.len();
    let starts = (0..n).filter(move |_| n > 1);
    starts.map(move |i| (ring[i], ring[next(i, n)]))
}

/// The normal of an edge of a core on whose line another core lies beyond it, and a point that both
/// have on that edge, if the normal is exact in doubles.
fn touching_edge(ring: &[DVec2], others: &[DVec2]) -> Option<(DVec2, DVec2)> {
    let (start, end) = facing_edge(ring, others, Ordering::Equal)?;
    let along = end - start;
    // nothing was lost: D. E. Knuth, "The Art of Computer Programming", volume 2, section 4.2.2
    if end - along != start || start + along != end {
        return None;
    }
    let is_on_line = |x: &&DVec2| orient2d(start, end, **x).is_eq();
    let mut on_line = others.iter().filter(is_on_line);
    let first = *on_line.next()?;
    let last = *on_line.next_back().unwrap_or(&first);
    // on one line, the coordinates say what is between
    let is_between = |x: DVec2, ends: [DVec2; 2]| {
        let [low, high] = [ends[0].min(ends[1]), ends[0].max(ends[1])];
        low.cmple(x).all() && x.cmple(high).all()
    };
    let edge = [start, end];
    let common = [first, last].into_iter().find(|&x| is_between(x, edge));
    let common = common.or_else(|| edge.into_iter().find(|&x| is_between(x, [first, last])));
    let normal = -along.perp();
    // the plainest numbers
    let is_upright = normal.x == 0.0 || normal.y == 0.0;
    let normal = if is_upright { unit(normal) } else { normal };
    common.map(|x| (normal, x))
}

/// A point of two hulls that overlap, inside of one and in the other, or where segments cross;
/// `None` if none was found.
pub(crate) fn inner_point(p: HullView<'_>, q: HullView<'_>) -> Option<Pair> {
    let quick = [(p.center + q.center) / 2.0, p.center, q.center];
    let is_inside = |x: &DVec2| is_inside(p, q, *x);
    if let Some(x) = quick.into_iter().find(is_inside) {
        return Some(of_doubles(x));
    }
    if let Some(x) = slower_points(p, q).iter().copied().find(is_inside) {
        return Some(of_doubles(x));
    }
    if p.ellipse.is_some() || q.ellipse.is_some() {
        return inner_point_of_polygons(p, q);
    }
    let whole = Whole::new(p, q);
    let point = whole.inner_point().or_else(|| whole.point_between())?;
    let rounded = whole.rounded(&point);
    Some(if is_inside(&rounded) {
        of_doubles(rounded)
    } else {
        whole.point(&point)
    })
}

/// Whether a point is inside of one hull and in the other.
fn is_inside(p: HullView<'_>, q: HullView<'_>, x: DVec2) -> bool {
    if !x.is_finite() {
        return false;
    }
    let of_p = point_relation(p, x);
    if !of_p.hits() {
        return false;
    }
    let of_q = point_relation(q, x);
    of_q.overlaps() || of_q.hits() && of_p.overlaps()
}

/// The relation of a hull and a point.
fn point_relation(hull: HullView<'_>, x: DVec2) -> Relation {
    if hull.radius > 0.0 || hull.points.len() < 3 {
        return exact::hulls(hull, sharp(&[x]));
    }
    let side = |(start, end): (DVec2, DVec2)| orient2d(start, end, x);
    match edges(hull.points).map(side).min() {
        Some(Ordering::Less) => Relation::Disjoint,
        Some(Ordering::Equal) => Relation::Touching,
        _ => Relation::Overlapping,
    }
}

/// Points in doubles that are inside of both hulls, but for rounding.
fn slower_points(p: HullView<'_>, q: HullView<'_>) -> SmallVec<[DVec2; 4]> {
    let mut found: SmallVec<[DVec2; 4]> = SmallVec::new();
    let pair = HullPair::new(p, q);
    if pair.is_small {
        let enlarged = pair.enlargement();
        let points = slower_points(enlarged.hull(p).view(), enlarged.hull(q).view());
        return points.iter().map(|&x| enlarged.original(x)).collect();
    }
    found.extend(clipped_center(p.points, q.points));
    if p.radius == 0.0 && q.radius == 0.0 {
        return found;
    }
    if p.ellipse.is_some() || q.ellipse.is_some() {
        let closest = ellipses::closest(p, q);
        found.push((closest.on_a + closest.on_b) / 2.0);
        return found;
    }
    let nearest = pair.estimate();
    let (from, to) = match nearest.link {
        Link::Vertices(i, j) => (p.points[i], q.points[j]),
        Link::Edge(side, support) => {
            let vertex = pair.hull(side.other()).points[support.vertex];
            let foot = vertex - support.normal() * support.separation(vertex);
            side.ordered(foot, vertex)
        }
    };
    let distance = length(to - from);
    // in the middle of what the discs have in common, or where the cores are nearest
    let place = (p.radius + distance - q.radius) / (2.0 * distance);
    found.extend([place, fraction(place)].map(|place| from + (to - from) * place));
    found
}

/// The mean of the corners of what two polygons have in common: one is clipped by each edge of the
/// other (I. E. Sutherland and G. W. Hodgman, "Reentrant polygon clipping", 1974).
fn clipped_center(p: &[DVec2], q: &[DVec2]) -> Option<DVec2> {
    let (ring, by) = if q.len() > 2 { (p, q) } else { (q, p) };
    let mut ring: SmallVec<[DVec2; 16]> = ring.into();
    for i in (0..by.len()).filter(|_| by.len() > 2) {
        let (start, along) = (by[i], by[next(i, by.len())] - by[i]);
        let side = |x: DVec2| along.perp_dot(x - start);
        let mut kept: SmallVec<[DVec2; 16]> = SmallVec::new();
        let mut before = *ring.last()?;
        for &x in &ring {
            let (from, to) = (side(before), side(x));
            if (from < 0.0) != (to < 0.0) {
                kept.push(before + (x - before) * (from / (from - to)));
            }
            if to >= 0.0 {
                kept.push(x);
            }
            before = x;
        }
        ring = kept;
    }
    let count = ring.len() as f64;
    (by.len() > 2 && count > 0.0).then(|| ring.iter().fold(DVec2::ZERO, |sum, &x| sum + x / count))
}

/// A point inside of polygons in two hulls, one of them with ellipses.
fn inner_point_of_polygons(p: HullView<'_>, q: HullView<'_>) -> Option<Pair> {
    let pair = HullPair::new(p, q);
    let normal = if pair.is_small {
        let enlarged = pair.enlargement();
        InflatedPair::new(enlarged.hull(p).view(), enlarged.hull(q).view()).apart()
    } else {
        InflatedPair::new(p, q).apart()
    };
    let normal = normal.map_or(DVec2::X, |apart| apart.normal);
    let shallow = || {
        let whole = Whole::new(p, q);
        let point = whole.shallow_point(&Whole::vector(normal))?;
        Some(whole.point(&point))
    };
    let polygons = [inscribed(p, normal), inscribed(q, -normal)];
    let [one, other] = polygons.each_ref().map(|polygon| sharp(polygon));
    if one.points.is_empty() || other.points.is_empty() {
        return shallow();
    }
    let whole = Whole::new(one, other);
    let Some(point) = whole.inner_point() else {
        return shallow();
    };
    let rounded = whole.rounded(&point);
    if is_inside(p, q, rounded) {
        Some(of_doubles(rounded))
    } else {
        // on the boundaries of both polygons it proves nothing
        exact::hulls(one, other)
            .overlaps()
            .then(|| whole.point(&point))
    }
}

/// The corners of a polygon in a hull: the vertices of a sharp one, otherwise points of the
/// ellipses all around, and close to that which is farthest along a normal.
fn inscribed(hull: HullView<'_>, normal: DVec2) -> Vec<DVec2> {
    if hull.radius == 0.0 {
        return hull.points.to_vec();
    }
    let ellipse = hull.inflation();
    let turned = |power: i32| {
        let by = normal.perp() * power_of_two(-power);
        [normal + by, normal - by].map(|along| ellipse.farthest(along))
    };
    let near = (0..NEAREST).step_by(2).flat_map(turned);
    let around = ellipse.inscribed::<INSCRIBED>().into_iter().chain(near);
    let around: Vec<DVec2> = around.map(|by| by * SHRUNK).collect();
    let points = hull
        .points
        .iter()
        .flat_map(|&p| around.iter().map(move |&by| p + by));
    let points: Vec<DVec2> = points
        .filter(|&x| exact::hulls(hull, sharp(&[x])).hits())
        .collect();
    convex_hull(&points)
        .into_iter()
        .map(|i| points[i])
        .collect()
}

/// A hull without a radius.
fn sharp(points: &[DVec2]) -> HullView<'_> {
    HullView {
        points,
        is_strict: true,
        center: points.first().copied().unwrap_or(DVec2::ZERO),
        radius: 0.0,
        ellipse: None,
        numbering: Numbering::FORWARD,
    }
}
