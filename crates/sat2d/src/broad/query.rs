//! Which boxes meet a region or a segment.

use crate::aabb::Aabb;
use crate::broad::node::{Lanes, Mask, finite};
use crate::broad::tree::BoundsTree;
use crate::num::{U, UNDERFLOW};
use glam::DVec2;

impl BoundsTree {
    /// Each key whose box shares a point with `region` (a box without extent asks about a point), in no particular order.
    pub fn query(&self, region: &Aabb, mut visit: impl FnMut(u32)) {
        let region = finite(region);
        let hits = |lanes: &Lanes| lanes.hits(&region);
        self.visit(self.root as usize, &hits, &mut |node, lane| {
            visit(self.links[node].child[lane])
        });
    }

    /// The same, with the boxes.
    pub(crate) fn query_boxes(&self, region: &Aabb, mut visit: impl FnMut(u32, &Aabb)) {
        let region = finite(region);
        let hits = |lanes: &Lanes| lanes.hits(&region);
        self.visit(self.root as usize, &hits, &mut |node, lane| {
            visit(self.links[node].child[lane], &self.lanes[node].get(lane))
        });
    }

    /// Each key whose box the segment from `start` to `end` may meet, in no particular order: all that it meets, and
    /// perhaps some that it misses by a rounding.
    pub fn query_segment(&self, start: DVec2, end: DVec2, mut visit: impl FnMut(u32)) {
        let around = finite(&Aabb::of_points(&[start, end]));
        let along = end - start;
        let hits = |lanes: &Lanes| {
            let near = lanes.hits(&around);
            near.filtered(|lane| !certainly_beside(&lanes.get(lane), start, along))
        };
        self.visit(self.root as usize, &hits, &mut |node, lane| {
            visit(self.links[node].child[lane])
        });
    }

    /// Each leaf and lane of it that is hit, as all above it are.
    fn visit(
        &self,
        node: usize,
        hits: &impl Fn(&Lanes) -> Mask,
        visit: &mut impl FnMut(usize, usize),
    ) {
        let links = &self.links[node];
        for lane in hits(&self.lanes[node]) {
            if links.level == 0 {
                visit(node, lane);
            } else {
                self.visit(links.child[lane] as usize, hits, visit);
            }
        }
    }
}

/// Whether a box lies on one side of the line through `start` along a vector, beyond any rounding: the separating axis that the
/// sides of the box do not cover.
fn certainly_beside(bounds: &Aabb, start: DVec2, along: DVec2) -> bool {
    let half = (bounds.max - bounds.min) / 2.0;
    let to = bounds.min + half - start;
    let (left, right) = (along.x * to.y, along.y * to.x);
    let reach = along.x.abs() * half.y + along.y.abs() * half.x;
    // the middle and `to` are off by a few roundings of the coordinates, not of their difference
    let size = start.abs() + bounds.min.abs().max(bounds.max.abs());
    let error = 16.0 * U * (along.x.abs() * size.y + along.y.abs() * size.x) + UNDERFLOW;
    (left - right).abs() - reach > error
}
