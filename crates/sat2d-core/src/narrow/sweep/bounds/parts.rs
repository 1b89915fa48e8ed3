//! The convex parts of a moving shape, and boxes around groups of them.
//!
//! A box moves as what is in it, so boxes that are proved apart prove it for all pairs of parts in
//! them: the hierarchy of bounding volumes of C. Ericson, "Real-Time Collision Detection" (2005).

use crate::placed::{PlacedGeometry, PlacedHull};
use alloc::vec::Vec;
use core::ops::ControlFlow;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::sort::sort_by;

/// A part, or a box around several.
pub(super) struct Group {
    pub(super) hull: PlacedHull,
    /// The numbers of its halves; none for a part.
    pub(super) halves: Option<[usize; 2]>,
}

impl Group {
    /// How long the box is.
    pub(super) fn size(&self) -> f64 {
        let bounds = Aabb::of_points(&self.hull.points);
        (bounds.max - bounds.min).max_element()
    }
}

/// All groups of the parts of a placed shape, a group after its halves, the whole shape last.
pub(super) fn groups(geometry: &PlacedGeometry<'_>) -> Vec<Group> {
    let mut hulls = Vec::new();
    match geometry {
        PlacedGeometry::Hull(hull) => hulls.push(hull.clone()),
        PlacedGeometry::Pieces(pieces) => {
            let _: ControlFlow<()> = pieces.in_boxes(|_| true, &mut |_, hull| {
                hulls.push(hull.clone());
                ControlFlow::Continue(())
            });
        }
    }
    let mut groups = Vec::with_capacity(2 * hulls.len());
    if !hulls.is_empty() {
        add(hulls, &mut groups);
    }
    groups
}

/// Adds the groups of some parts. Returns the number of the last one, and a box around all.
fn add(mut hulls: Vec<PlacedHull>, groups: &mut Vec<Group>) -> (usize, Aabb) {
    let bounds = hulls.iter().fold(Aabb::EMPTY, |sum, hull| {
        sum.union(&Aabb::of_points(&hull.points))
    });
    if hulls.len() == 1 {
        let part = hulls.into_iter().map(|hull| Group { hull, halves: None });
        groups.extend(part);
        return (groups.len() - 1, bounds);
    }
    let spread = bounds.max - bounds.min;
    let along = |hull: &PlacedHull| match spread.x >= spread.y {
        true => hull.center.x,
        false => hull.center.y,
    };
    sort_by(&mut hulls, &mut |one, other| {
        along(one).total_cmp(&along(other))
    });
    let rest = hulls.split_off(hulls.len() / 2);
    let halves = [hulls, rest].map(|half| add(half, groups).0);
    groups.push(Group {
        hull: of_box(&bounds),
        halves: Some(halves),
    });
    (groups.len() - 1, bounds)
}

fn of_box(&Aabb { min, max }: &Aabb) -> PlacedHull {
    let mut hull = PlacedHull::of_segment(min, max);
    if min.x < max.x && min.y < max.y {
        let corners = [min, DVec2::new(max.x, min.y), max, DVec2::new(min.x, max.y)];
        hull.points = corners.into_iter().collect();
    }
    hull
}
