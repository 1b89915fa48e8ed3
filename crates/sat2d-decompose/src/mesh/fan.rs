//! Fan triangulation of a convex piece with straight corners.

use crate::index::Index;
use alloc::vec::Vec;
use core::cmp::Ordering;
use glam::DVec2;
use sat2d_base::exact::orient2d;

/// Triangulates convex polygons without triangles of area zero; a scratch buffer.
#[derive(Default)]
pub(crate) struct Fan {
    open: Vec<Index>,
}

impl Fan {
    /// Calls `emit` with each of the `corners.len() - 2` triangles of a convex polygon,
    /// counter-clockwise. O(n).
    ///
    /// ```text
    ///      b ___ a      A strict corner `a` is the apex of the fan. Corners stay on a stack until
    ///       /   /|      the next one makes a strict turn with the top two; that triangle is cut
    ///      /   / g      off. So the corners of a straight run that leaves `a` are connected to the
    ///     /___/__|      corner after the run. A straight run that returns to `a` (`g`) is added to
    ///    y       z      the last triangle at the end, which has the edge from `z` to `a`.
    /// ```
    pub(crate) fn triangulate(
        &mut self,
        corners: &[Index],
        at: impl Fn(Index) -> DVec2,
        mut emit: impl FnMut([Index; 3]),
    ) {
        let n = corners.len();
        let strict = |i: usize| {
            let [a, b, c] = [i + n - 1, i, i + 1].map(|j| at(corners[j % n]));
            orient2d(a, b, c) == Ordering::Greater
        };
        let hub = (0..n).find(|&i| strict(i)).unwrap_or(0);
        let mut last = n - 1;
        while last > 2 && !strict((hub + last) % n) {
            last -= 1;
        }
        let corner = |i: usize| corners[(hub + i) % n];
        self.open.clear();
        self.open.push(corner(0));
        let mut closing = [corner(0); 3];
        for next in (1..=last).map(corner) {
            while let [.., a, b] = self.open[..]
                && orient2d(at(a), at(b), at(next)) == Ordering::Greater
            {
                if self.open.len() == 2 && next == corner(last) {
                    closing = [a, b, next];
                } else {
                    emit([a, b, next]);
                }
                self.open.pop();
            }
            self.open.push(next);
        }
        let [_, apex, mut from] = closing;
        for to in (last + 1..=n).map(corner) {
            emit([apex, from, to]);
            from = to;
        }
    }
}
