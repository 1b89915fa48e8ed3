//! A segment against any hull: the last stage.
//!
//! The exact relation decides whether the segment meets the hull. A path from outside that does
//! enters at the last of the edges' lines that it crosses (M. Cyrus, J. Beck, "Generalized two- and
//! three-dimensional clipping", 1978), or, if the hull has a radius, at the first of its arcs and
//! offset edges.

use crate::minkowski::chord::Chord;
use crate::minkowski::hull_pair::HullPair;
use crate::narrow::cast::elliptic;
use crate::narrow::cast::precise::{self, Part};
use crate::narrow::contact::clip::PlacedFeature;
use crate::narrow::contact::sides::feature;
use crate::narrow::{contact, relation};
use crate::placed::{PlacedHull, SMALL};
use core::cmp::Ordering;
use glam::DVec2;
use sat2d_base::exact::ellipse::Ellipse;
use sat2d_base::exact::gap::line_gap;
use sat2d_base::exact::orient2d;
use sat2d_base::num::{lengthened, one_norm, positive, power_of_two, unit};
use sat2d_base::types::manifold::Feature;
use sat2d_base::types::{Outcome, RayHit, Relation};

/// Edges whose square is below this (2^-600) are left to the exact entry.
const MIN_SQUARE: f64 = power_of_two(-600);
/// The sine of the angle below which doubles are too imprecise to compute where two lines meet.
const SHALLOW: f64 = power_of_two(-10);
/// What [`cross_edge`] decides meets the conditions of [`sharp_entry`] by this factor, which is
/// more than all roundings.
const CLEARLY: f64 = 1.015625;
/// Differences of smaller gaps may lack digits: 2^62 times the smallest number.
const FEW_DIGITS: f64 = power_of_two(-1012);

/// A bound for the error of the fraction that a cast finds (2^-36). At the smallest angle at which
/// a cast relies on doubles for the intersection of two lines, 2^-10, a rounding error counts a
/// thousandfold. The error from the sizes of shapes is as much of these.
const FRACTION_ERROR: f64 = power_of_two(-36);
/// Fractions of paths shorter than this (2^-900) may have no precision at all.
const SHORTEST: f64 = power_of_two(-900);

/// A bound for the error of the fraction at which a path of this length enters a shape. `size` is
/// the sum of the sides of a box around its start and the shape.
pub fn fraction_error(size: f64, length: f64) -> f64 {
    if length < SHORTEST {
        return f64::INFINITY;
    }
    FRACTION_ERROR * (1.0 + 4.0 * size / length)
}

/// Where a segment first meets a placed hull.
pub(crate) fn cast(hull: &PlacedHull, start: DVec2, end: DVec2) -> Option<RayHit> {
    let path = PlacedHull::of_segment(start, end);
    if !relation::exact::hulls(&path, hull).hits() {
        return None;
    }
    let start_point = PlacedHull::of_point(start);
    match relation::exact::hulls(&start_point, hull) {
        Relation::Overlapping => Some(RayHit::inside(start)),
        Relation::Touching => {
            let contact = contact::general::hulls(hull, &start_point);
            contact.map(|contact| RayHit::at_start(start, &contact))
        }
        Relation::Disjoint => Some(first_point(hull, &path)),
    }
}

/// The first point of a hull on a path that starts outside of it and is known to meet it.
pub(crate) fn first_point(hull: &PlacedHull, path: &PlacedHull) -> RayHit {
    let pair = HullPair::new(path, hull);
    if pair.is_small {
        let enlarged = pair.enlargement();
        let hit = first_point(&enlarged.hull(pair.q), &enlarged.hull(pair.p));
        return RayHit {
            point: enlarged.original(hit.point),
            ..hit
        };
    }
    // the start lies outside, so a path that meets the hull has another end
    let path = CastPath::new(path.points[0], path.points[path.points.len() - 1]);
    if let Some(ellipse) = &hull.ellipse {
        elliptic_entry(hull, ellipse, &path)
    } else if hull.radius > 0.0 {
        round_entry(hull, &path)
    } else {
        sharp_entry(hull, &path)
    }
}

/// Where a path crosses an edge, which it is known to do from the outer side of the edge, with the
/// bits of [`sharp_entry`]. Undecided if doubles would lose digits, and for very short edges.
#[inline(always)]
pub(crate) fn cross_edge(
    [start, end]: [DVec2; 2],
    [p, q]: [DVec2; 2],
    feature: Feature,
) -> Outcome<Option<RayHit>> {
    let (path, along) = (end - start, q - p);
    let size2 = along.length_squared();
    let along = along / libm::sqrt(size2) + DVec2::ZERO;
    let (before, behind) = (along.perp_dot(p - start), along.perp_dot(p - end));
    let depth = before - behind;
    let fraction = before / depth;
    // The conditions of `sharp_entry`, and a little more: the 1-norm is not less than the length.
    // No product waits for the quotient.
    let length = one_norm(path);
    let magnitude = one_norm(start * depth + path * before);
    let is_plain = (size2 >= MIN_SQUARE)
        & (depth > CLEARLY * SHALLOW * length)
        & (f64::MIN_POSITIVE..=1.0).contains(&fraction)
        & (before * (length * length) < precise::FAR_FROM_LINE / CLEARLY * magnitude * depth);
    let hit = || RayHit {
        fraction,
        point: start + path * fraction,
        normal: -along.perp() + DVec2::ZERO,
        feature: Some(feature),
    };
    Outcome::decided_if(is_plain, || Some(hit()))
}

/// A path with its direction.
struct CastPath {
    start: DVec2,
    end: DVec2,
    direction: DVec2,
    length: f64,
}

impl CastPath {
    fn new(start: DVec2, end: DVec2) -> CastPath {
        let direction = unit(end - start);
        CastPath {
            start,
            end,
            direction,
            length: (end - start).dot(direction),
        }
    }

    fn hit(&self, fraction: f64, normal: DVec2, feature: Feature) -> RayHit {
        let fraction = fraction.clamp(0.0, 1.0);
        RayHit {
            fraction,
            point: self.start + (self.end - self.start) * fraction,
            normal,
            feature: Some(feature),
        }
    }

    /// Whether doubles give the digits of a hit on an edge.
    fn is_near(&self, hit: &RayHit, line: &EnteredLine) -> bool {
        let way = one_norm((self.end - self.start) * hit.fraction);
        let magnitude = one_norm(hit.point);
        way < precise::FAR_FROM_LINE * magnitude * line.sine && hit.fraction >= f64::MIN_POSITIVE
    }

    /// The fraction at which the path passes a point.
    fn fraction(&self, point: DVec2) -> f64 {
        (point - self.start).dot(self.direction) / self.length
    }

    /// The hit of a sharp vertex that the path meets exactly.
    fn vertex_hit(&self, hull: &PlacedHull, i: usize, normal: DVec2) -> RayHit {
        let point = hull.points[i];
        let feature = feature(hull, PlacedFeature::Vertex(i), point);
        RayHit {
            point,
            ..self.hit(self.fraction(point), normal, feature)
        }
    }
}

/// The line of an edge, which the path crosses from its outer side.
struct EnteredLine {
    edge: usize,
    fraction: f64,
    normal: DVec2,
    /// The sine of the angle between the path and the line; 1 if the fraction has all its digits
    /// in spite of a small angle, 0 if underflow took them.
    sine: f64,
}

impl EnteredLine {
    /// The line of an edge, if the path starts on its outer side.
    fn new(points: &[DVec2], edge: usize, path: &CastPath) -> Option<EnteredLine> {
        let (p, q) = (points[edge], points[(edge + 1) % points.len()]);
        if p == q || orient2d(p, q, path.start) != Ordering::Less {
            return None;
        }
        let along = unit(q - p);
        // how far outside the path starts and ends; it meets the hull, so it does not stay there
        let (mut from, mut to) = (along.perp_dot(p - path.start), along.perp_dot(p - path.end));
        let mut sine = (from - to) / path.length;
        if sine <= SHALLOW {
            // the smaller the angle, the farther a rounding shifts the point
            from = line_gap(p, q, path.start, (0.0, 0.0));
            to = line_gap(p, q, path.end, (0.0, 0.0));
            sine = if from - to < FEW_DIGITS { 0.0 } else { 1.0 };
        }
        Some(EnteredLine {
            edge,
            fraction: if from > to { from / (from - to) } else { 1.0 },
            normal: -along.perp() + DVec2::ZERO,
            sine,
        })
    }

    fn squareness(&self, path: &CastPath) -> f64 {
        -self.normal.dot(path.direction)
    }
}

fn sharp_entry(hull: &PlacedHull, path: &CastPath) -> RayHit {
    let points = &hull.points[..];
    let n = points.len();
    let mut last: Option<EnteredLine> = None;
    for line in (0..n).filter_map(|i| EnteredLine::new(points, i, path)) {
        let is_later = last.as_ref().is_none_or(|last| {
            line.fraction > last.fraction
                || line.fraction == last.fraction && line.squareness(path) > last.squareness(path)
        });
        if is_later {
            last = Some(line);
        }
    }
    let Some(mut line) = last else {
        // a point, or a segment end-on
        let nearer = |&i: &usize, &j: &usize| {
            path.fraction(points[i])
                .total_cmp(&path.fraction(points[j]))
        };
        let i = (0..n).min_by(nearer).unwrap_or(0);
        return path.vertex_hit(hull, i, DVec2::ZERO - path.direction);
    };
    let edge = crossed_edge(points, line.edge, path);
    if edge != line.edge {
        line = EnteredLine::new(points, edge, path).unwrap_or(line);
    }
    for i in [line.edge, (line.edge + 1) % n] {
        if orient2d(path.start, path.end, points[i]) == Ordering::Equal {
            return path.vertex_hit(hull, i, line.normal);
        }
    }
    let (p, q) = (points[line.edge], points[(line.edge + 1) % n]);
    let mut hit = path.hit(line.fraction, line.normal, Feature::Edge(0));
    if !path.is_near(&hit, &line)
        && let Some(entry) = precise::enter_line(p, q, path.start, path.end)
    {
        (hit.fraction, hit.point) = (entry.fraction, entry.point);
    }
    RayHit {
        feature: Some(feature(hull, PlacedFeature::Edge(line.edge), hit.point)),
        ..hit
    }
}

/// The edge whose ends lie on either side of the path, found by exact predicates from an edge near
/// it: if edges are collinear, or nearly, the path enters all their lines at once.
fn crossed_edge(points: &[DVec2], mut edge: usize, path: &CastPath) -> usize {
    let n = points.len();
    // a path from the right of an edge to its left has the edge's start on its left
    let side = |i: usize| orient2d(path.start, path.end, points[i % n]);
    for _ in 0..n {
        if side(edge) == Ordering::Less {
            edge = (edge + n - 1) % n;
        } else if side(edge + 1) == Ordering::Greater {
            edge = (edge + 1) % n;
        } else {
            break;
        }
    }
    edge
}

#[cold]
#[inline(never)]
fn elliptic_entry(hull: &PlacedHull, ellipse: &Ellipse, path: &CastPath) -> RayHit {
    if ellipse.is_flat() {
        let hit = sharp_entry(&hull.flattened(ellipse), path);
        let nearer = |p: &&DVec2, q: &&DVec2| {
            let away = |p: DVec2| lengthened(p - hit.point).length();
            away(**p).total_cmp(&away(**q))
        };
        let vertex = hull.points.iter().min_by(nearer);
        let vertex = hull.points.iter().position(|p| Some(p) == vertex);
        let feature = feature(hull, PlacedFeature::Vertex(vertex.unwrap_or(0)), hit.point);
        return RayHit {
            feature: Some(feature),
            ..hit
        };
    }
    match elliptic::enter(hull, ellipse, path.start, path.end) {
        Some((Part::Arc(i), entry)) => {
            entry.hit(feature(hull, PlacedFeature::Vertex(i), entry.point))
        }
        Some((Part::Edge(i), entry)) => {
            let core = entry.point - ellipse.farthest(entry.normal);
            entry.hit(feature(hull, PlacedFeature::Edge(i), core))
        }
        None => path.hit(1.0, -path.direction, Feature::Arc(0)),
    }
}

fn round_entry(hull: &PlacedHull, path: &CastPath) -> RayHit {
    let points = &hull.points[..];
    let n = points.len();
    // with the point of the core around which the boundary is hit
    let mut first: Option<(RayHit, DVec2)> = None;
    let mut offer = |hit: RayHit, core: DVec2| {
        if first.is_none_or(|(first, _)| hit.fraction < first.fraction) {
            first = Some((hit, core));
        }
    };
    for (i, &p) in points.iter().enumerate() {
        let to = p - path.start;
        let chord = Chord::new(path.direction, 1.0, to, hull.radius * hull.radius);
        if chord.half_squared >= 0.0 {
            let half_chord = libm::sqrt(chord.half_squared);
            // The start lies outside: if doubles see it within the circle, it is on it up to
            // rounding.
            let place = positive(chord.middle - half_chord);
            if chord.middle + half_chord > 0.0 && place <= path.length {
                let normal = unit(path.direction * place - to);
                let arc = feature(hull, PlacedFeature::Vertex(i), p);
                offer(path.hit(place / path.length, normal, arc), p);
            }
        }
        let q = points[(i + 1) % n];
        if p == q {
            continue;
        }
        let along = unit(q - p);
        let (from, to) = (
            along.perp_dot(p - path.start) - hull.radius,
            along.perp_dot(p - path.end) - hull.radius,
        );
        // again: a start on the outer side, nearer than the radius, is that far off up to rounding
        if from > -hull.radius && to <= 0.0 && from > to {
            let fraction = positive(from / (from - to));
            let normal = -along.perp() + DVec2::ZERO;
            let foot = path.start + (path.end - path.start) * fraction - normal * hull.radius;
            let lengthened = lengthened(q - p);
            if (foot - p).dot(lengthened) >= 0.0 && (foot - q).dot(lengthened) <= 0.0 {
                let edge = feature(hull, PlacedFeature::Edge(i), foot);
                offer(path.hit(fraction, normal, edge), foot);
            }
        }
    }
    let is_good = |(hit, core): &(RayHit, DVec2)| {
        let way = hit.fraction * path.length;
        precise::is_near(way, one_norm(*core) + hull.radius)
            && precise::is_wide_arc(way, hull.radius)
            && !precise::grazes(hit.normal, path.direction)
            && hull.radius >= SMALL
    };
    let near = first.filter(is_good).map(|(hit, _)| hit);
    near.unwrap_or_else(|| {
        // far away, tiny or grazing, or doubles find no entry since the path only just meets it
        match precise::enter_rounded(hull, path.start, path.end) {
            Some((part, entry)) => {
                let (part, core) = match part {
                    Part::Arc(i) => (PlacedFeature::Vertex(i), points[i]),
                    Part::Edge(i) => (
                        PlacedFeature::Edge(i),
                        entry.point - entry.normal * hull.radius,
                    ),
                };
                entry.hit(feature(hull, part, core))
            }
            None => path.hit(1.0, -path.direction, Feature::Arc(0)),
        }
    })
}
