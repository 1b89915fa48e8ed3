//! Region and segment queries.

use crate::aabb::Aabb;
use crate::broad::node::{Lanes, Mask, finite};
use crate::broad::tree::BoundsTree;
use crate::num::{U, UNDERFLOW};
use core::ops::ControlFlow;
use glam::DVec2;

impl BoundsTree {
    /// Visits each key whose box shares a point with `region`, in no particular order. A region
    /// without extent is a point.
    pub fn query(&self, region: &Aabb, mut visit: impl FnMut(u32)) {
        let _ = self.query_boxes(region, |key, _| {
            visit(key);
            ControlFlow::<()>::Continue(())
        });
    }

    /// Visits each key whose box shares a point with `region`, and the box, until `visit` breaks
    /// off.
    #[doc(hidden)]
    pub fn query_boxes<B>(
        &self,
        region: &Aabb,
        mut visit: impl FnMut(u32, &Aabb) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let region = finite(region);
        let hits = |lanes: &Lanes| lanes.hits(&region);
        self.visit(self.root as usize, &hits, &mut |node, lane| {
            visit(self.links[node].child[lane], &self.lanes[node].get(lane))
        })
    }

    /// Visits each key whose box the segment from `start` to `end` may meet, in no particular
    /// order: every box that it meets, and perhaps some that it misses by a rounding error.
    pub fn query_segment(&self, start: DVec2, end: DVec2, mut visit: impl FnMut(u32)) {
        let around = finite(&Aabb::of_points(&[start, end]));
        let along = end - start;
        let hits = |lanes: &Lanes| {
            let near = lanes.hits(&around);
            near.filtered(|lane| !certainly_beside(&lanes.get(lane), start, along))
        };
        let _ = self.visit(self.root as usize, &hits, &mut |node, lane| {
            visit(self.links[node].child[lane]);
            ControlFlow::<()>::Continue(())
        });
    }

    /// Visits each lane of a leaf that is hit, if all nodes above it are.
    fn visit<B>(
        &self,
        node: usize,
        hits: &impl Fn(&Lanes) -> Mask,
        visit: &mut impl FnMut(usize, usize) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let links = &self.links[node];
        for lane in hits(&self.lanes[node]) {
            if links.level == 0 {
                visit(node, lane)?;
            } else {
                self.visit(links.child[lane] as usize, hits, visit)?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// Whether a box certainly lies on one side of the line through `start` along a vector: the
/// separating axis test for the normal of the line, with a bound for the rounding errors.
fn certainly_beside(bounds: &Aabb, start: DVec2, along: DVec2) -> bool {
    let half = (bounds.max - bounds.min) / 2.0;
    let to = bounds.min + half - start;
    let (left, right) = (along.x * to.y, along.y * to.x);
    let reach = along.x.abs() * half.y + along.y.abs() * half.x;
    // the error of the middle and of `to` is relative to the coordinates, not to their difference
    let size = start.abs() + bounds.reach();
    let error = 16.0 * U * (along.x.abs() * size.y + along.y.abs() * size.x) + UNDERFLOW;
    (left - right).abs() - reach > error
}
