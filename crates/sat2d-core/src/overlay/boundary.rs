//! The boundary of what segments wind round, where segments have only ends in common.

use crate::overlay::grid::{Cell, cross, dot, side, to};
use crate::overlay::snap::{Count, Side};
use crate::overlay::sweep_line::SweepLine;
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::ops::Range;
use sat2d_base::sort::sort_by;

/// A side that a sweep line meets.
#[derive(Clone, Copy)]
struct Crossed {
    from: Cell,
    to: Cell,
    /// How often the segments wind round what is just above it.
    above: Count,
    /// The highest side of the boundary that is not above it; the number of none is `u32::MAX`.
    boundary: u32,
    is_boundary: bool,
}

/// A directed side, and the segment that it lies along.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Along {
    from: Cell,
    to: Cell,
    segment: u32,
}

/// The sides of a boundary, directed so that the inside is on the left.
#[derive(Default)]
struct Directed {
    sides: Vec<Along>,
    /// Pairs of sides around the same face, in the order of the sweep: for each vertex within a
    /// face that no side of the boundary reaches from the left, one below it and one from it.
    same_face: Vec<[u32; 2]>,
}

/// The vertices of a ring, and the segments that the sides from them lie along.
pub(super) type Ring = Vec<(Cell, u32)>;

/// A face: the rings around it, first the outer one, which is counter-clockwise, then those around
/// its holes, which are clockwise. No ring visits a vertex twice.
pub(super) type Face = Vec<Ring>;

/// The rings around the faces that are inside, which lie on their left. A ring may visit a vertex
/// several times. Straight vertices are left out.
pub(super) fn rings(sides: &[Side], is_inside: impl Fn(Count) -> bool) -> Vec<Ring> {
    let Directed { mut sides, .. } = directed(sides, is_inside);
    sides.sort_unstable();
    linked(&sides, &|_, _| true).rings
}

/// The faces that are inside. A straight vertex is left out if `is_joint` says so of the segments
/// before and after it, and no other ring meets it.
pub(super) fn faces(
    sides: &[Side],
    is_inside: impl Fn(Count) -> bool,
    is_joint: &dyn Fn(u32, u32) -> bool,
) -> Vec<Face> {
    let Directed { sides, same_face } = directed(sides, is_inside);
    let mut sorted = sides.clone();
    sorted.sort_unstable();
    let Linked { rings, ring_of } = linked(&sorted, is_joint);
    let ring = |number: u32| {
        let place = sorted.binary_search(&sides[number as usize]);
        place.map_or(0, |place| ring_of[place] as usize)
    };
    // The sweep reaches the ring that is named first earlier, so its face is known.
    let mut face_of: Vec<usize> = (0..rings.len()).collect();
    for [enclosing, number] in same_face {
        face_of[ring(number)] = face_of[ring(enclosing)];
    }
    let mut faces: Vec<Face> = alloc::vec![Face::new(); rings.len()];
    for (number, ring) in rings.into_iter().enumerate() {
        let face = &mut faces[face_of[number]];
        for simple in simple_rings(ring) {
            let is_outer = is_counter_clockwise(&simple);
            face.push(simple);
            if is_outer {
                let last = face.len() - 1;
                face.swap(0, last);
            }
        }
    }
    faces.retain(|face| !face.is_empty());
    faces
}

/// The sides with a face on one side that is inside.
///
/// A vertical line sweeps from left to right, and a bit faster at the top, so that a vertical side
/// has its left above it. (M. I. Shamos and D. Hoey, "Geometric intersection problems", 1976.)
fn directed(sides: &[Side], is_inside: impl Fn(Count) -> bool) -> Directed {
    let mut vertices: Vec<Cell> = sides.iter().flat_map(|side| [side.from, side.to]).collect();
    vertices.sort_unstable();
    vertices.dedup();
    let mut found = Directed::default();
    let mut line: SweepLine<Crossed> = SweepLine::new();
    let mut starting = Vec::new();
    let mut crossed = Vec::new();
    let mut rest = sides;
    for vertex in vertices {
        let is_below = |crossed: &Crossed| side(crossed.from, crossed.to, vertex).is_gt();
        let place = line.first_not(is_below);
        let ending = line.from(place).take_while(|c| c.to == vertex).count();
        let is_reached = line.from(place).take(ending).any(|c| c.is_boundary);
        let count = rest.iter().take_while(|side| side.from == vertex).count();
        let (own, others) = rest.split_at(count);
        rest = others;
        starting.clear();
        starting.extend_from_slice(own);
        sort_by(&mut starting, &mut |a: &Side, b| side(vertex, b.to, a.to));
        let below = line.before(place);
        let mut winding = below.map_or([0, 0], |below| below.above);
        let mut boundary = below.map_or(u32::MAX, |below| below.boundary);
        let enclosing = (is_inside(winding) && !is_reached).then_some(boundary);
        let first = found.sides.len();
        crossed.clear();
        for &Side {
            from,
            to,
            count,
            segment,
        } in &starting
        {
            let below = is_inside(winding);
            winding = [0, 1].map(|operand| winding[operand] + count[operand]);
            let above = is_inside(winding);
            if below != above {
                boundary = found.sides.len() as u32;
                let (from, to) = if above { (from, to) } else { (to, from) };
                found.sides.push(Along { from, to, segment });
            }
            crossed.push(Crossed {
                from,
                to,
                above: winding,
                boundary,
                is_boundary: below != above,
            });
        }
        // the leftmost vertex of what is within a face
        if let Some(enclosing) = enclosing
            && found.sides.len() > first
        {
            found.same_face.push([enclosing, first as u32]);
        }
        line.replace(place, ending, &crossed);
    }
    found
}

struct Linked {
    rings: Vec<Ring>,
    /// The ring of each side.
    ring_of: Vec<u32>,
}

/// Rings of directed sides, which are sorted. Where more than two meet, those follow each other
/// that bound the same part of the inside.
fn linked(sides: &[Along], is_joint: &dyn Fn(u32, u32) -> bool) -> Linked {
    let starting = |vertex: Cell| -> Range<usize> {
        let first = sides.partition_point(|side| side.from < vertex);
        let count = sides[first..]
            .iter()
            .take_while(|s| s.from == vertex)
            .count();
        first..first + count
    };
    let mut ring_of = alloc::vec![u32::MAX; sides.len()];
    let mut rings = Vec::new();
    for start in 0..sides.len() {
        let mut ring = Vec::new();
        let mut at = start;
        while ring_of[at] == u32::MAX {
            ring_of[at] = rings.len() as u32;
            let side = sides[at];
            let (before, vertex) = (side.from, side.to);
            let following = starting(vertex);
            let is_alone = following.len() == 1;
            let back = to(vertex, before);
            let turns = |&a: &usize, &b: &usize| {
                clockwise(back, to(vertex, sides[a].to), to(vertex, sides[b].to))
            };
            let Some(next) = following.min_by(turns) else {
                break;
            };
            let ahead = to(vertex, sides[next].to);
            let is_straight = || cross(back, ahead) == 0;
            // a vertex of several rings stays, even where one of them is straight
            if !(is_alone && is_straight() && is_joint(side.segment, sides[next].segment)) {
                ring.push((vertex, sides[next].segment));
            }
            at = next;
        }
        if !ring.is_empty() {
            rings.push(ring);
        }
    }
    Linked { rings, ring_of }
}

/// Divides a ring where it visits a vertex again.
fn simple_rings(ring: Ring) -> Vec<Ring> {
    let mut by_vertex: Vec<u32> = (0..ring.len() as u32).collect();
    by_vertex.sort_unstable_by_key(|&visit| (ring[visit as usize].0, visit));
    // the visit of the same vertex before each one
    let mut earlier = alloc::vec![u32::MAX; ring.len()];
    let mut is_simple = true;
    for pair in by_vertex.windows(2) {
        if ring[pair[0] as usize].0 == ring[pair[1] as usize].0 {
            earlier[pair[1] as usize] = pair[0];
            is_simple = false;
        }
    }
    if is_simple {
        return alloc::vec![ring];
    }
    let mut simple = Vec::new();
    // visits that are not part of a ring yet, and the place of each among them
    let mut open: Vec<u32> = Vec::new();
    let mut places = alloc::vec![0; ring.len()];
    let closed = |visits: &[u32]| -> Ring { visits.iter().map(|&v| ring[v as usize]).collect() };
    for (visit, &earlier) in (0..).zip(&earlier) {
        if earlier != u32::MAX {
            let place = places[earlier as usize];
            if open.get(place) == Some(&earlier) {
                simple.push(closed(&open[place..]));
                open.truncate(place);
            }
        }
        places[visit as usize] = open.len();
        open.push(visit);
    }
    simple.push(closed(&open));
    simple
}

/// Whether a simple ring is counter-clockwise: whether it turns left at its lowest vertex, which is
/// none on a straight line.
fn is_counter_clockwise(ring: &[(Cell, u32)]) -> bool {
    let n = ring.len();
    let lowest = (0..n).min_by_key(|&k| ring[k].0).unwrap_or(0);
    let [before, at, after] = [n - 1, 0, 1].map(|step| ring[(lowest + step) % n].0);
    side(before, at, after).is_gt()
}

/// Which of two directions comes first if one turns clockwise from `start`.
fn clockwise(start: [i128; 2], a: [i128; 2], b: [i128; 2]) -> Ordering {
    let half = |direction| match cross(start, direction).cmp(&0) {
        Ordering::Less => 0,
        Ordering::Equal if dot(start, direction) < 0 => 1,
        _ => 2,
    };
    (half(a).cmp(&half(b))).then_with(|| cross(a, b).cmp(&0))
}

#[cfg(test)]
mod tests {
    use crate::overlay::boundary::*;
    use crate::overlay::snap::{merged, snapped};

    /// How often sides wind round a point: a ray downward, from a point that is no vertex.
    fn winding(sides: &[Side], [x, y]: [f64; 2]) -> i32 {
        let below = |side: &&Side| {
            let [a, b] = [side.from, side.to].map(|[x, y]| [x as f64, y as f64]);
            let height = || a[1] + (b[1] - a[1]) * (x - a[0]) / (b[0] - a[0]);
            a[0] < x && x < b[0] && height() < y
        };
        sides.iter().filter(below).map(|side| side.count[0]).sum()
    }

    #[test]
    fn the_sweep_knows_what_is_inside() {
        let (mut kept_sides, mut dropped) = (0, 0);
        for seed in 0..400 {
            let mut rng = fastrand::Rng::with_seed(seed);
            let most = rng.i64(3..60);
            let mut segments = Vec::new();
            for _ in 0..rng.usize(1..12) {
                let mut cell = || [rng.i64(0..=most), rng.i64(0..=most)];
                let [a, b, c] = [cell(), cell(), cell()];
                segments.extend([[a, b], [b, c], [c, a]]);
            }
            let sides = snapped(merged([segments, Vec::new()])).unwrap();
            let is_inside = |turns| turns != 0;
            let found = directed(&sides, |[turns, _]| is_inside(turns)).sides;
            for side in sides.iter().filter(|side| side.from[0] < side.to[0]) {
                // near the middle, where no vertex is above or below
                let [x, y] = [0, 1].map(|k| {
                    let [from, to] = [side.from[k] as f64, side.to[k] as f64];
                    from + (to - from) * 0.500123
                });
                let [below, above] =
                    [-1e-7, 1e-7].map(|off| is_inside(winding(&sides, [x, y + off])));
                let expected = match (below, above) {
                    (false, true) => Some([side.from, side.to]),
                    (true, false) => Some([side.to, side.from]),
                    _ => None,
                };
                let ends = [[side.from, side.to], [side.to, side.from]];
                let kept = found
                    .iter()
                    .map(|s| [s.from, s.to])
                    .find(|s| ends.contains(s));
                assert_eq!(kept, expected, "seed {seed}: {side:?}");
                *(if kept.is_some() {
                    &mut kept_sides
                } else {
                    &mut dropped
                }) += 1;
            }
        }
        assert!(
            kept_sides > 1000 && dropped > 1000,
            "{kept_sides} {dropped}"
        );
    }
}
