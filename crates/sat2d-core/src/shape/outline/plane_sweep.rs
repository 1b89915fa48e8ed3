//! How often contours wind round what is on the left of their edges, in O(n log n) where no two
//! edges are near each other.
//!
//! A vertical line sweeps from left to right, and a bit faster at the top. Segments that are
//! neighbors on it are tried for a crossing, and a vertex must not lie within another segment; so
//! the first point at which two meet is found before anything depends on it. (M. I. Shamos and
//! D. Hoey, "Geometric intersection problems", 1976.)
//!
//! For an arc, all three sides of the triangle of its control points are swept. If nothing is
//! within the triangle, the arc meets others at its ends alone, and the same lies on the left of it
//! and of the two sides from its start to its end by the control point, which wind instead of it.

use crate::curve::Edge;
use crate::overlay::sweep_line::{Place, SweepLine};

use alloc::vec::Vec;
use glam::DVec2;
use sat2d_base::exact::orient2d;
use sat2d_base::num::lexicographic;
use sat2d_base::sort::sort_by;

/// A segment from its lexicographically lower end.
#[derive(Clone, Copy)]
struct Segment {
    from: DVec2,
    to: DVec2,
    /// The edge that lies along it, or whose arc begins along it.
    edge: Option<u32>,
    /// Whether two of them may be the same: the chord of an arc.
    is_chord: bool,
    /// What changes from below to above.
    turns: i32,
    /// Triangles of which it is a side, below and above.
    own: [i32; 2],
    /// How often contours wind round what is just above, and how many triangles are there.
    above: Face,
}

#[derive(Clone, Copy, Default)]
struct Face {
    turns: i32,
    triangles: i32,
}

impl Segment {
    /// That of a contour from `start` to `end`.
    fn new(start: DVec2, end: DVec2, edge: Option<u32>) -> Segment {
        let is_forward = lexicographic(start, end).is_lt();
        let (from, to) = if is_forward {
            (start, end)
        } else {
            (end, start)
        };
        Segment {
            from,
            to,
            edge,
            is_chord: false,
            turns: if is_forward { 1 } else { -1 },
            own: [0; 2],
            above: Face::default(),
        }
    }

    /// With a triangle on the left or right of the way from `start`, which is one of its ends.
    fn with_triangle(mut self, start: DVec2, is_left: bool) -> Segment {
        let is_above = is_left == (self.from == start);
        self.own[usize::from(is_above)] = 1;
        self
    }

    fn crosses(&self, other: &Segment) -> bool {
        let parts = |a: &Segment, b: &Segment| {
            let ends = [b.from, b.to].map(|end| orient2d(a.from, a.to, end));
            ends[0].is_ne() && ends[1] == ends[0].reverse()
        };
        parts(self, other) && parts(other, self)
    }
}

/// How often contours wind round the points on the left of each of their edges; `None` if two edges
/// meet elsewhere than at ends of both, or if that cannot be told.
pub(super) fn turns_on_left(edges: &[Edge]) -> Option<Vec<i32>> {
    let mut segments = segments(edges);
    let mut vertices: Vec<DVec2> = segments.iter().flat_map(|s| [s.from, s.to]).collect();
    sort_by(&mut vertices, &mut |p, q| lexicographic(*p, *q));
    vertices.dedup();
    sort_by(&mut segments, &mut |a, b| lexicographic(a.from, b.from));
    let mut turns = alloc::vec![0; edges.len()];
    // numbers of segments
    let mut line: SweepLine<u32> = SweepLine::new();
    let mut first = 0;
    let mut starting: Vec<u32> = Vec::new();
    for vertex in vertices {
        let count = segments[first..].iter().take_while(|s| s.from == vertex);
        let last = first + count.count();
        let group = &mut segments[first..last];
        // those along each other are neighbors, with the edge first
        sort_by(group, &mut |a, b| {
            let by_direction = orient2d(vertex, b.to, a.to);
            by_direction.then_with(|| a.is_chord.cmp(&b.is_chord))
        });
        let place = line.first_not(|&number| {
            let segment = &segments[number as usize];
            orient2d(segment.from, segment.to, vertex).is_gt()
        });
        let ending = count_ending(&line, place, &segments, vertex)?;
        let below = line.before(place).copied();
        let mut face = below.map_or(Face::default(), |below| segments[below as usize].above);
        starting.clear();
        while first < last {
            let along = segments[first];
            let mut own = along.own;
            first += 1;
            while first < last && orient2d(vertex, along.to, segments[first].to).is_eq() {
                let other = segments[first];
                if other.to != along.to || !other.is_chord {
                    return None;
                }
                own = [0, 1].map(|side| own[side] + other.own[side]);
                first += 1;
            }
            if face.triangles != own[0] {
                return None;
            }
            let above = Face {
                turns: face.turns + along.turns,
                triangles: face.triangles - own[0] + own[1],
            };
            if let Some(edge) = along.edge {
                let is_forward = along.turns > 0;
                turns[edge as usize] = if is_forward { above.turns } else { face.turns };
            }
            let number = first - 1;
            segments[number] = Segment { above, ..along };
            starting.push(number as u32);
            face = above;
        }
        let above = line.from(place).nth(ending).copied();
        let pairs = match (starting.first(), starting.last()) {
            (Some(&lowest), Some(&highest)) => [(below, Some(lowest)), (Some(highest), above)],
            _ => [(below, above), (None, None)],
        };
        let crosses = |(one, other): (Option<u32>, Option<u32>)| match (one, other) {
            (Some(one), Some(other)) => segments[one as usize].crosses(&segments[other as usize]),
            _ => false,
        };
        if pairs.into_iter().any(crosses) {
            return None;
        }
        line.replace(place, ending, &starting);
    }
    Some(turns)
}

/// How many segments on the line, from a place on, end in a vertex; `None` if the next one passes
/// through it.
fn count_ending(
    line: &SweepLine<u32>,
    place: Place,
    segments: &[Segment],
    vertex: DVec2,
) -> Option<usize> {
    let mut ending = 0;
    for &number in line.from(place) {
        let segment = &segments[number as usize];
        if segment.to != vertex {
            let is_through = orient2d(segment.from, segment.to, vertex).is_eq();
            return (!is_through).then_some(ending);
        }
        ending += 1;
    }
    Some(ending)
}

/// The segments along edges and around arcs.
fn segments(edges: &[Edge]) -> Vec<Segment> {
    let mut segments = Vec::with_capacity(edges.len());
    for (edge, number) in edges.iter().zip(0..) {
        let Edge {
            start,
            control,
            end,
            ..
        } = *edge;
        if edge.is_straight() {
            segments.push(Segment::new(start, end, Some(number)));
            continue;
        }
        let is_left = edge.turn().is_gt();
        segments.extend([
            Segment::new(start, control, Some(number)).with_triangle(start, is_left),
            Segment::new(control, end, None).with_triangle(control, is_left),
            Segment {
                is_chord: true,
                turns: 0,
                ..Segment::new(start, end, None).with_triangle(start, !is_left)
            },
        ]);
    }
    segments
}

#[cfg(test)]
mod tests {
    use crate::curve::probe::Fraction;
    use crate::curve::{Edge, OnEdge};
    use crate::shape::outline::contours::Contours;
    use crate::shape::outline::path::Path;
    use crate::shape::outline::plane_sweep::turns_on_left;
    use crate::shape::outline::{check, ray_winding};
    use alloc::vec::Vec;
    use glam::DVec2;
    use sat2d_base::exact::long::Long;

    /// Contours of segments and arcs on a coarse grid, where many touch, or off it.
    fn contours(rng: &mut fastrand::Rng) -> (Vec<Edge>, Vec<usize>) {
        let mut path = Path::new();
        let is_grid = rng.u32(..3) > 0;
        let size = f64::from(rng.u32(8..60));
        for _ in 0..rng.usize(1..12) {
            let mut number = |most: f64| {
                let number = rng.f64() * most;
                if is_grid { libm::round(number) } else { number }
            };
            let at = DVec2::new(number(size), number(size));
            let half = DVec2::new(1.0 + number(3.0), 1.0 + number(3.0));
            let corner = |x: f64, y: f64| at + half * DVec2::new(x, y);
            path.move_to(corner(1.0, 0.0));
            match rng.u32(..6) {
                // an ellipse
                0 => {
                    for end in [corner(-1.0, 0.0), corner(1.0, 0.0)] {
                        path.arc_to(half, 0.0, false, rng.bool(), end);
                    }
                }
                // a lens, or half of one
                1 => {
                    path.quadratic_to(corner(0.0, 1.0), corner(-1.0, 0.0));
                    if rng.bool() {
                        path.conic_to(corner(0.0, -1.0), 0.5, corner(1.0, 0.0));
                    }
                }
                // what crosses itself now and then
                2 => {
                    for _ in 0..rng.u32(2..5) {
                        let mut unit = || rng.f64() * 2.0 - 1.0;
                        path.line_to(corner(unit(), unit()));
                    }
                }
                _ => {
                    for end in [corner(0.0, 1.0), corner(-1.0, 0.0), corner(0.0, -1.0)] {
                        match rng.u32(..4) {
                            0 => path.quadratic_to(at, end),
                            _ => path.line_to(end),
                        };
                    }
                }
            }
            path.close();
        }
        path.contours().unwrap()
    }

    /// The same by the shares of all edges in the winding number of a point next to each.
    fn by_rays(edges: &[Edge]) -> Vec<i32> {
        let turns = |edge: &Edge, point: &Fraction<Long>| match edge.locate(point) {
            OnEdge::Off(turns) => turns,
            OnEdge::On => 0,
        };
        let on_left = |(number, edge): (usize, &Edge)| {
            let middle = Fraction::on_edge(edge, 1);
            let others = edges
                .iter()
                .enumerate()
                .filter(|(other, _)| *other != number);
            let others: i32 = others.map(|(_, other)| turns(other, &middle)).sum();
            if edge.is_straight() {
                return others + i32::from(!edge.side_of_moved().is_gt());
            }
            let chord = turns(&Edge::segment(edge.start, edge.end), &middle);
            others + chord + i32::from(edge.turn().is_gt())
        };
        edges.iter().enumerate().map(on_left).collect()
    }

    #[test]
    fn the_sweep_counts_as_rays_do_and_finds_what_meets() {
        let rng = &mut fastrand::Rng::with_seed(1);
        let (mut swept, mut left, mut meet) = (0, 0, 0);
        for case in 0..4000 {
            let (edges, ends) = contours(rng);
            let edges = check::sound_edges(&edges).unwrap();
            let found = turns_on_left(&edges);
            let contours = Contours::new(edges);
            match check::check_meetings(&contours) {
                Ok(()) => match found {
                    Some(found) => {
                        let turns = ray_winding::turns_on_left(&contours, &ends);
                        assert_eq!(turns, found, "case {case}");
                        assert_eq!(found, by_rays(&contours.edges), "case {case}");
                        swept += 1;
                    }
                    None => {
                        let turns = ray_winding::turns_on_left(&contours, &ends);
                        assert_eq!(turns, by_rays(&contours.edges), "case {case}");
                        let is_straight = contours.edges.iter().all(Edge::is_straight);
                        assert!(!is_straight, "case {case}");
                        left += 1;
                    }
                },
                Err(_) => {
                    assert_eq!(found, None, "case {case}");
                    meet += 1;
                }
            }
        }
        assert!(swept > 500 && left < swept, "{swept} {left}");
        assert!(meet > 500, "{meet}");
    }
}
