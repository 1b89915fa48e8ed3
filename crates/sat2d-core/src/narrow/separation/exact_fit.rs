//! Translations that doubles hold, exactly on the line of an edge.
//!
//! Where a shape just fits between others, the free translations are a part of a line, or a single
//! point, and no room beside them makes up for rounding. Such a translation counts only if its
//! coordinates are doubles. So they are computed with twice the digits: a point whose coordinates
//! are doubles is rounded to itself. Where the point is none, its neighbours on the line may be: a
//! line that runs from a corner in a direction of small whole numbers passes through points of a
//! lattice, a few units in the last place apart.

use crate::narrow::separation::boundary_features::BoundaryFeature;
use crate::narrow::separation::minkowski_difference::{Difference, DifferenceEdge, Inflation};
use alloc::borrow::Cow;
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_base::exact::wide::Wide;
use sat2d_base::sort::sort_by;

/// The longest step between doubles on a line that is tried, in units in the last place.
const LONGEST_STEP: f64 = 4096.0;
/// Lines at less than about this angle, in radians, do not cross clearly.
const PARALLEL: f64 = 1e-6;
/// Whole numbers up to this are doubles.
const WHOLE: f64 = 1.0 / f64::EPSILON;

/// Translations on the line of a straight feature beside a candidate, the shortest first. `unit` is
/// a power of 2 of which the coordinates of the translated shape are multiples.
#[cold]
pub(crate) fn on_line(
    feature: &BoundaryFeature,
    candidate: DVec2,
    differences: &[Cow<'_, Difference>],
    inflation: Inflation,
    unit: f64,
) -> Vec<DVec2> {
    let BoundaryFeature::Edge { corner, along, .. } = *feature else {
        return Vec::new();
    };
    let line = Line::new(corner, along, inflation.radius);
    let mut found: Vec<DVec2> = Vec::new();
    let mut add = |place: Wide| {
        let point = line.point(place);
        // a crossing far away belongs to another candidate
        if (point - candidate).abs().max_element() <= 4.0 * inflation.tolerance {
            found.push(point);
            found.extend(line.lattice_points(place, unit).into_iter().flatten());
        }
    };
    add(line.foot());
    add(line.place(candidate));
    for difference in differences {
        let slack = inflation.radius + 4.0 * inflation.tolerance;
        if difference.bounds.inflated(slack).contains_point(candidate) {
            let edges = difference.edges.iter();
            for edge in edges.filter(|edge| line.meets(edge, candidate, inflation)) {
                add(line.crossing(edge, inflation.radius));
            }
        }
    }
    sort_by(&mut found, &mut |p: &DVec2, q: &DVec2| {
        let nearer = p.length_squared().total_cmp(&q.length_squared());
        nearer.then(p.x.total_cmp(&q.x)).then(p.y.total_cmp(&q.y))
    });
    found.dedup();
    found
}

/// The line of an edge that is moved outward by a radius.
struct Line {
    start: [Wide; 2],
    along: DVec2,
}

fn wide(x: f64) -> Wide {
    Wide::sum(x, 0.0)
}

/// The edge turned outward, as long as the edge.
fn outward(along: DVec2) -> [Wide; 2] {
    [wide(along.y), wide(-along.x)]
}

fn dot(p: [Wide; 2], q: [Wide; 2]) -> Wide {
    p[0] * q[0] + p[1] * q[1]
}

fn between(from: [Wide; 2], to: [Wide; 2]) -> [Wide; 2] {
    [to[0] - from[0], to[1] - from[1]]
}

fn length(vector: [Wide; 2]) -> Wide {
    dot(vector, vector).sqrt()
}

impl Line {
    fn new(corner: DVec2, along: DVec2, radius: f64) -> Line {
        let mut start = corner.to_array().map(wide);
        if radius > 0.0 {
            let out = outward(along);
            let part = wide(radius) / length(out);
            start = [start[0] + out[0] * part, start[1] + out[1] * part];
        }
        Line { start, along }
    }

    /// Where the line is nearest to the origin, in parts of the edge.
    fn foot(&self) -> Wide {
        let along = self.along.to_array().map(wide);
        -(dot(self.start, along) / dot(along, along))
    }

    /// Where the line is nearest to a point.
    fn place(&self, point: DVec2) -> Wide {
        let along = self.along.to_array().map(wide);
        let to = between(self.start, point.to_array().map(wide));
        dot(to, along) / dot(along, along)
    }

    /// Whether the line of another edge crosses this one at a point, up to rounding.
    fn meets(&self, edge: &DifferenceEdge, point: DVec2, inflation: Inflation) -> bool {
        let beyond = edge.normal.dot(point) - edge.offset - inflation.radius;
        beyond.abs() <= 4.0 * inflation.tolerance
            && edge.normal.dot(self.along).abs() > PARALLEL * self.along.length()
    }

    /// Where the line crosses that of another edge, moved outward by a radius.
    fn crossing(&self, edge: &DifferenceEdge, radius: f64) -> Wide {
        let out = outward(edge.end - edge.start);
        let to = between(self.start, edge.start.to_array().map(wide));
        let mut depth = dot(out, to);
        if radius > 0.0 {
            depth = depth + wide(radius) * length(out);
        }
        depth / dot(out, self.along.to_array().map(wide))
    }

    /// A point of the line, rounded.
    fn point(&self, place: Wide) -> DVec2 {
        let at = |i: usize| (self.start[i] + wide(self.along[i]) * place).value();
        DVec2::new(at(0), at(1))
    }

    /// The points of the line's lattice before and after a place.
    fn lattice_points(&self, place: Wide, unit: f64) -> Option<[DVec2; 2]> {
        let divisor = common_divisor(self.along)?;
        let start = DVec2::new(self.start[0].value(), self.start[1].value());
        let step = self.along / divisor;
        let before = floor(place * wide(divisor / unit));
        let nth = |steps: f64| start + step * (steps * unit);
        (before.abs() < WHOLE).then(|| [nth(before), nth(before + 1.0)])
    }
}

/// The greatest number of which both coordinates are multiples by whole numbers, unless these
/// exceed [`LONGEST_STEP`].
fn common_divisor(vector: DVec2) -> Option<f64> {
    let [mut a, mut b] = vector.abs().to_array();
    let least = a.max(b) / LONGEST_STEP;
    // Euclid's algorithm; remainders of doubles are exact
    while b != 0.0 {
        if b < least {
            return None;
        }
        (a, b) = (b, libm::fmod(a, b));
    }
    (a >= least).then_some(a)
}

/// The greatest whole number that is not above a number.
fn floor(x: Wide) -> f64 {
    let whole = libm::floor(x.value());
    let is_below = (x - wide(whole)).value() < 0.0;
    if is_below { whole - 1.0 } else { whole }
}
