//! How often contours wind round what is on the left of their edges, by rays along x.
//!
//! A ray from an edge crosses an edge that is wholly beyond it if the ends of that are on both sides
//! of its height. So one sweep against the ray counts all of these: those that begin at or below a
//! height, less those that end there. The few edges beside the one in question are asked for
//! themselves.

use crate::curve::probe::Fraction;
use crate::curve::{Edge, OnEdge, Probe};
use crate::shape::outline::contours::Contours;
use crate::transform::Transform;
use alloc::vec::Vec;
use core::ops::ControlFlow;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::exact::long::Long;
use sat2d_base::num::lexicographic;
use sat2d_base::sort::sort_by;

/// How often contours that end at these numbers of edges wind round the points on the left of each
/// edge. Edges meet at ends alone.
pub(super) fn turns_on_left(contours: &Contours, ends: &[usize]) -> Vec<i32> {
    let edges = &contours.edges;
    let asked = asked(edges, ends);
    let beyond = crossings_beyond(edges, &asked);
    let mut asked = asked.iter().zip(beyond).peekable();
    let mut turns = 0;
    let all = (0..edges.len()).map(|number| {
        if let Some((&asked, beyond)) = asked.next_if(|(asked, _)| **asked == number) {
            turns = beyond + turns_beside(contours, asked);
        }
        turns
    });
    all.collect()
}

/// The first edge of each contour, and those after a vertex at which others meet: beyond any other
/// vertex, a contour separates the same.
fn asked(edges: &[Edge], ends: &[usize]) -> Vec<usize> {
    let junctions = junctions(edges);
    let is_junction = |at: DVec2| {
        let found = junctions.binary_search_by(|p| lexicographic(*p, at));
        found.is_ok()
    };
    let mut firsts = core::iter::once(0).chain(ends.iter().copied()).peekable();
    let is_asked =
        |&number: &usize| firsts.next_if_eq(&number).is_some() || is_junction(edges[number].start);
    (0..edges.len()).filter(is_asked).collect()
}

/// The points at which more than two edges end, in order.
fn junctions(edges: &[Edge]) -> Vec<DVec2> {
    let mut ends: Vec<DVec2> = edges
        .iter()
        .flat_map(|edge| [edge.start, edge.end])
        .collect();
    sort_by(&mut ends, &mut |p, q| lexicographic(*p, *q));
    let groups = ends.chunk_by(|p, q| p == q);
    groups
        .filter(|group| group.len() > 2)
        .map(|group| group[0])
        .collect()
}

/// The point of an edge from which its ray starts.
fn middle(edge: &Edge) -> Fraction<Long> {
    Fraction::on_edge(edge, 1)
}

fn is_beyond(edge: &Aabb, asked: &Aabb) -> bool {
    edge.min.x > asked.max.x
}

/// For each of these edges, how often all that are wholly beyond it cross its ray upward, less how
/// often downward.
fn crossings_beyond(edges: &[Edge], asked: &[usize]) -> Vec<i32> {
    let boxes: Vec<Aabb> = edges.iter().map(Edge::bounds).collect();
    let mut heights: Vec<f64> = edges.iter().flat_map(|e| [e.start.y, e.end.y]).collect();
    sort_by(&mut heights, &mut f64::total_cmp);
    let mut counts = Counts(alloc::vec![0; heights.len() + 1]);
    // both from right to left
    let mut coming: Vec<usize> = (0..edges.len()).collect();
    sort_by(&mut coming, &mut |&i, &j| {
        boxes[j].min.x.total_cmp(&boxes[i].min.x)
    });
    let mut order: Vec<usize> = (0..asked.len()).collect();
    let reach = |&k: &usize| boxes[asked[k]].max.x;
    sort_by(&mut order, &mut |i, j| reach(j).total_cmp(&reach(i)));
    let mut coming = coming.into_iter().peekable();
    let mut crossings = alloc::vec![0; asked.len()];
    for k in order {
        let own = asked[k];
        while let Some(number) = coming.next_if(|&other| is_beyond(&boxes[other], &boxes[own])) {
            for (end, times) in [(edges[number].start, 1), (edges[number].end, -1)] {
                counts.add(heights.partition_point(|&y| y < end.y), times);
            }
        }
        let from = middle(&edges[own]);
        crossings[k] = counts.sum(heights.partition_point(|&y| !from.height(y).is_gt()));
    }
    crossings
}

/// Numbers in a row, sums of which are known in O(log n) steps. P. M. Fenwick, "A new data structure
/// for cumulative frequency tables", 1994.
struct Counts(Vec<i32>);

impl Counts {
    fn add(&mut self, place: usize, times: i32) {
        let mut at = place + 1;
        while at < self.0.len() {
            self.0[at] += times;
            at += at & at.wrapping_neg();
        }
    }

    /// The sum of as many numbers, from the first one on.
    fn sum(&self, count: usize) -> i32 {
        let (mut at, mut sum) = (count, 0);
        while at > 0 {
            sum += self.0[at];
            at &= at - 1;
        }
        sum
    }
}

/// How often the contours wind round the points on the left of an edge, without those edges that are
/// wholly beyond it.
fn turns_beside(contours: &Contours, number: usize) -> i32 {
    let edge = &contours.edges[number];
    let (middle, bounds) = (middle(edge), edge.bounds());
    let slack = Contours::slack(contours.reach.max_element());
    let is_beside = |of_edge: &Aabb| of_edge.intersects(&bounds);
    let mut others = 0;
    let _ = contours.in_boxes(
        (&Transform::IDENTITY, slack),
        is_beside,
        &mut |other, beside| {
            if other != number && !is_beyond(&beside.bounds(), &bounds) {
                others += turns(&beside, &middle);
            }
            ControlFlow::<()>::Continue(())
        },
    );
    if edge.is_straight() {
        // the point counts as moved off the edge
        return others + i32::from(!edge.side_of_moved().is_gt());
    }
    let chord = turns(&Edge::segment(edge.start, edge.end), &middle);
    // the chord winds round the outer side of the arc as the arc does
    others + chord + i32::from(edge.turn().is_gt())
}

/// The share of an edge that a point does not lie on.
fn turns(edge: &Edge, point: &Fraction<Long>) -> i32 {
    match edge.locate(point) {
        OnEdge::Off(turns) => turns,
        OnEdge::On => 0,
    }
}
