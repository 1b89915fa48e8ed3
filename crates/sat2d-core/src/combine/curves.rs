//! Chords of edges, and the curves that the sides of faces lie along.

use crate::curve::Edge;
use crate::overlay::{OverlayError, Vertex};
use crate::shape::outline::Path;
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::num::{length, power_of_two, roots};

/// The most chords of all edges.
const MOST_CHORDS: usize = 1 << 22;

/// How often an edge is halved at most.
const MOST_HALVINGS: u32 = 20;

/// Two parameters of an edge that differ by less are the same one.
const SAME: f64 = power_of_two(-40);

/// The chords of the edges of two operands.
pub(super) struct Chords {
    edges: Vec<Edge>,
    segments: [Vec<[DVec2; 2]>; 2],
    /// Those of the second operand are numbered after those of the first.
    chords: Vec<Chord>,
}

/// A part of an edge, and the parameters of its ends.
#[derive(Clone, Copy)]
struct Chord {
    edge: u32,
    ends: [f64; 2],
}

impl Chords {
    /// Chords that are nowhere farther than `tolerance` from their edges, up to rounding.
    pub(super) fn new(operands: &[Vec<Edge>; 2], tolerance: f64) -> Result<Chords, OverlayError> {
        let mut chords = Chords {
            edges: operands.concat(),
            segments: [Vec::new(), Vec::new()],
            chords: Vec::new(),
        };
        let mut number = 0;
        for (operand, edges) in operands.iter().enumerate() {
            for edge in edges {
                let halvings = if edge.is_straight() { 0 } else { MOST_HALVINGS };
                chords.add(operand, number, [0.0, 1.0], tolerance, halvings);
                number += 1;
                let (count, most) = (chords.chords.len(), MOST_CHORDS);
                if count > most {
                    return Err(OverlayError::TooManySegments { count, most });
                }
            }
        }
        Ok(chords)
    }

    fn add(&mut self, operand: usize, number: u32, ends: [f64; 2], tolerance: f64, halvings: u32) {
        let edge = &self.edges[number as usize];
        let part = part(edge, ends);
        if halvings == 0 || is_flat(&part, tolerance) {
            self.segments[operand].push([part.start, part.end]);
            self.chords.push(Chord { edge: number, ends });
            return;
        }
        let middle = ends[0] + (ends[1] - ends[0]) / 2.0;
        self.add(operand, number, [ends[0], middle], tolerance, halvings - 1);
        self.add(operand, number, [middle, ends[1]], tolerance, halvings - 1);
    }

    pub(super) fn segments(&self) -> [&[[DVec2; 2]]; 2] {
        [&self.segments[0], &self.segments[1]]
    }

    pub(super) fn bounds(&self) -> Aabb {
        let points = self.segments.iter().flatten().flatten();
        points.fold(Aabb::EMPTY, |bounds, &point| {
            bounds.union(&Aabb::new(point, point))
        })
    }

    fn edge(&self, segment: u32) -> &Edge {
        &self.edges[self.chords[segment as usize].edge as usize]
    }

    /// Whether both segments are edges without a curve.
    pub(super) fn are_straight(&self, one: u32, other: u32) -> bool {
        self.edge(one).is_straight() && self.edge(other).is_straight()
    }

    /// The contours of faces, along the edges; `None` if there is none left. Ends are within
    /// `tolerance` of the vertices given.
    pub(super) fn path(&self, faces: &[Vec<Vec<Vertex>>], tolerance: f64) -> Option<Path> {
        let mut vertices: Vec<[f64; 2]> = Vec::new();
        vertices.extend(faces.iter().flatten().flatten().map(|v| v.at.to_array()));
        vertices.sort_unstable_by(|p, q| p[0].total_cmp(&q[0]).then(p[1].total_cmp(&q[1])));
        let meeting = vertices
            .chunk_by(|p, q| p == q)
            .filter(|group| group.len() > 1);
        let meeting: Vec<[f64; 2]> = meeting.map(|group| group[0]).collect();
        let is_meeting = |at: DVec2| {
            let order = |p: &[f64; 2]| p[0].total_cmp(&at.x).then(p[1].total_cmp(&at.y));
            meeting.binary_search_by(order).is_ok()
        };
        let mut path = Path::new();
        for ring in faces.iter().flatten() {
            self.add_ring(&mut path, ring, &is_meeting, tolerance);
        }
        path.contours()
            .is_ok_and(|(edges, _)| !edges.is_empty())
            .then_some(path)
    }

    fn add_ring(
        &self,
        path: &mut Path,
        ring: &[Vertex],
        is_meeting: &dyn Fn(DVec2) -> bool,
        tolerance: f64,
    ) {
        let n = ring.len();
        let sides: Vec<Side> = (0..n)
            .map(|i| self.side(&ring[i], ring[(i + 1) % n].at))
            .collect();
        // the vertices at which one edge ends and another begins
        let is_end = |&i: &usize| {
            let (before, after) = (&sides[(i + n - 1) % n], &sides[i]);
            before.edge != after.edge
                || before.is_forward != after.is_forward
                || self.edges[after.edge as usize].is_straight()
                || is_meeting(ring[i].at)
        };
        let ends: Vec<usize> = (0..n).filter(is_end).collect();
        let place = |i: usize| {
            let (before, after) = (&sides[(i + n - 1) % n], &sides[i]);
            let [one, other] = [before, after].map(|side| &self.edges[side.edge as usize]);
            let starts = [before.ends[1], after.ends[0]];
            let at = ring[i].at;
            if is_meeting(at) || one.is_straight() && other.is_straight() {
                return Place {
                    at,
                    parameters: starts,
                };
            }
            meeting_point([one, other], starts, at, tolerance)
        };
        let places: Vec<Place> = ends.iter().map(|&i| place(i)).collect();
        for (k, from) in places.iter().enumerate() {
            let to = &places[(k + 1) % places.len()];
            if k == 0 {
                path.move_to(from.at);
            }
            let edge = &self.edges[sides[ends[k]].edge as usize];
            let ends = [from.parameters[1], to.parameters[0]];
            if edge.is_straight() || (ends[0] - ends[1]).abs() < SAME {
                path.line_to(to.at);
                continue;
            }
            let part = part(edge, ends);
            path.conic_to(part.control, part.weight, to.at);
        }
        path.close();
    }

    /// The side from a vertex to the next one.
    fn side(&self, from: &Vertex, to: DVec2) -> Side {
        let chord = self.chords[from.segment as usize];
        let edge = &self.edges[chord.edge as usize];
        let ends = [from.at, to].map(|at| chord.parameter(edge, at));
        Side {
            edge: chord.edge,
            is_forward: ends[0] < ends[1],
            ends,
        }
    }
}

/// A side of a face.
struct Side {
    /// The edge that it is a chord of.
    edge: u32,
    /// Whether it leads along the edge, not back.
    is_forward: bool,
    /// The parameters of its ends.
    ends: [f64; 2],
}

/// Where one edge ends and another begins, and the parameters there.
struct Place {
    at: DVec2,
    parameters: [f64; 2],
}

impl Chord {
    /// The parameter of a point near the chord.
    fn parameter(&self, edge: &Edge, at: DVec2) -> f64 {
        let [from, to] = self.ends;
        let [start, end] = self.ends.map(|s| edge.point(s));
        let along = end - start;
        let part = (at - start).dot(along) / along.dot(along);
        if !(SAME..=1.0 - SAME).contains(&part) {
            return if part > 0.5 { to } else { from };
        }
        from + (to - from) * part
    }
}

/// The part of an edge between two parameters, which may lead back, up to rounding.
///
/// The control point is the blossom of the curve in homogeneous coordinates (L. Ramshaw,
/// "Blossoms are polar forms", 1989).
fn part(edge: &Edge, [from, to]: [f64; 2]) -> Edge {
    if [from, to] == [0.0, 1.0] {
        return *edge;
    }
    if [from, to] == [1.0, 0.0] {
        return edge.reversed();
    }
    let (start, end) = (edge.point(from), edge.point(to));
    if edge.is_straight() {
        return Edge::segment(start, end);
    }
    let factors = |s: f64, t: f64| {
        let (r, q) = (1.0 - s, 1.0 - t);
        [r * q, (r * t + s * q) * edge.weight, s * t]
    };
    let weight = |factors: [f64; 3]| factors[0] + factors[1] + factors[2];
    let middle = factors(from, to);
    let [of_start, of_middle, of_end] = [factors(from, from), middle, factors(to, to)].map(weight);
    let control = edge.start * middle[0] + edge.control * middle[1] + edge.end * middle[2];
    let relative = of_middle / roots(DVec2::splat(of_start * of_end)).x;
    Edge {
        start,
        control: control / of_middle,
        end,
        weight: if edge.weight == 1.0 {
            1.0
        } else {
            relative.min(1.0)
        },
    }
}

/// Whether the chord of a part leads ahead all along it, and is no farther from it than
/// `tolerance`: at most half the height of the triangle of its control points.
fn is_flat(part: &Edge, tolerance: f64) -> bool {
    let (chord, first) = (part.end - part.start, part.control - part.start);
    let leads_ahead = chord.dot(first) >= 0.0 && chord.dot(part.end - part.control) >= 0.0;
    leads_ahead && chord.perp_dot(first).abs() <= 2.0 * tolerance * length(chord)
}

/// The point in which two edges meet near a vertex of the overlay: Newton's method from there. The
/// vertex itself where that does not lead to a point within `tolerance` of it.
fn meeting_point(
    [one, other]: [&Edge; 2],
    [s, t]: [f64; 2],
    vertex: DVec2,
    tolerance: f64,
) -> Place {
    let stay = Place {
        at: vertex,
        parameters: [s, t],
    };
    // where edges of one operand follow each other
    let at_end = |edge: &Edge, s: f64| match s {
        0.0 => Some(edge.start),
        1.0 => Some(edge.end),
        _ => None,
    };
    if let (Some(at), Some(of_other)) = (at_end(one, s), at_end(other, t))
        && at == of_other
    {
        return Place { at, ..stay };
    }
    let (mut s, mut t) = (s, t);
    for _ in 0..8 {
        let apart = other.point(t) - one.point(s);
        let [along, across] = [one.velocity(s), other.velocity(t)];
        let cross = along.perp_dot(across);
        let steps = [
            apart.perp_dot(across) / cross,
            apart.perp_dot(along) / cross,
        ];
        if !(steps[0].is_finite() && steps[1].is_finite()) {
            return stay;
        }
        s += steps[0];
        t += steps[1];
    }
    let at = one.point(s);
    let is_near = length(at - vertex) <= 4.0 * tolerance;
    let meets = length(other.point(t) - at) <= SAME * (at.abs() + vertex.abs()).max_element();
    let is_on = |s: f64| (-SAME..=1.0 + SAME).contains(&s);
    match is_near && meets && is_on(s) && is_on(t) {
        true => Place {
            at,
            parameters: [s.clamp(0.0, 1.0), t.clamp(0.0, 1.0)],
        },
        false => stay,
    }
}
