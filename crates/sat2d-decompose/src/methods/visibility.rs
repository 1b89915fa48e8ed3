//! The positions of a disk that are visible from one of its corners.
//!
//! The search goes from triangle to triangle through the edges that meet a narrowing cone, so its
//! cost is proportional to what it finds. Every decision is the sign of an orientation and
//! therefore exact, also for collinear corners. The number of edges between two corners may be
//! limited; in a Delaunay triangulation, those that are near each other have few between them.

use crate::index::{Index, NONE};
use crate::mesh::disk::Disk;
use crate::mesh::triangle_mesh::{next, prev};
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::ops::ControlFlow;
use sat2d_base::exact::orient2d;

/// How a corner is visible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Visibility {
    /// No corner is on the open segment, or it is a boundary edge: a diagonal is possible.
    Clear,
    /// The open segment passes through other corners but not through the exterior.
    Grazing,
}

/// A step of the search that is still to be done.
enum Step {
    /// Go through an edge; only what is between the rays through two positions is visible.
    Through {
        half: Index,
        right: Index,
        left: Index,
        /// The number of edges that may follow behind this one.
        depth: u32,
    },
    /// Report a position.
    Visit(Index, Visibility),
}

/// The search; keeps its memory.
pub(crate) struct VisibilityWalk {
    steps: Vec<Step>,
    /// The number of edges that all searches went through.
    pub(crate) edges: u64,
    /// The largest number of edges that a search goes through one after the other.
    pub(crate) depth: u32,
    /// Whether a search has stopped there.
    pub(crate) is_cut: bool,
}

impl Default for VisibilityWalk {
    fn default() -> VisibilityWalk {
        VisibilityWalk {
            steps: Vec::new(),
            edges: 0,
            depth: u32::MAX,
            is_cut: false,
        }
    }
}

impl VisibilityWalk {
    /// Calls `visit` with every position that is visible from `from`, in the order of the boundary,
    /// which is counter-clockwise about `from`: from its successor to its predecessor, until
    /// `visit` breaks.
    pub(crate) fn visible_from(
        &mut self,
        disk: &Disk,
        from: Index,
        mut visit: impl FnMut(Index, Visibility) -> ControlFlow<()>,
    ) {
        let mut half = disk.boundary[from];
        if visit(disk.origin(next(half)), Visibility::Clear).is_break() {
            return;
        }
        while half != NONE {
            let (right, left) = (disk.origin(next(half)), disk.origin(prev(half)));
            self.steps.clear();
            self.steps.push(Step::Visit(left, Visibility::Clear));
            self.steps.push(Step::Through {
                half: next(half),
                right,
                left,
                depth: self.depth,
            });
            while let Some(step) = self.steps.pop() {
                match step {
                    Step::Visit(position, visibility) => {
                        if visit(position, visibility).is_break() {
                            return;
                        }
                    }
                    Step::Through {
                        half,
                        right,
                        left,
                        depth,
                    } => self.go_through(disk, from, [half, right, left], depth),
                }
            }
            half = disk.rotate(half);
        }
    }

    /// ```text
    ///        left \   apex   / right      The apex of the next triangle splits the cone, or lies
    ///              \   /\   /             beside it; then only one of the two edges behind it is
    ///               \ /  \ /              visible.
    ///                ------   the edge
    ///                 \  /
    ///                 from
    /// ```
    ///
    /// Goes on through the right edge, and leaves the left one for later.
    #[inline]
    fn go_through(&mut self, disk: &Disk, from: Index, through: [Index; 3], mut depth: u32) {
        let [mut half, right, mut left] = through;
        let [from, right_point, mut left_point] = [from, right, left].map(|p| disk.at(p));
        loop {
            self.edges += 1;
            let entered = disk.twins[half];
            if entered == NONE {
                return;
            }
            if depth == 0 {
                self.is_cut = true;
                return;
            }
            depth -= 1;
            let (right_edge, left_edge) = (next(entered), prev(entered));
            let apex = disk.origin(left_edge);
            let apex_point = disk.at(apex);
            let of_right = orient2d(from, right_point, apex_point);
            // what is right of the cone is also right of its left side, as it is in front of `from`
            let of_left = match of_right {
                Ordering::Less => Ordering::Less,
                _ => orient2d(from, left_point, apex_point),
            };
            // Pushed in reverse: the order of the boundary is right edge, apex, left edge.
            if of_left == Ordering::Less {
                let right = if of_right == Ordering::Less {
                    right
                } else {
                    apex
                };
                self.steps.push(Step::Through {
                    half: left_edge,
                    right,
                    left,
                    depth,
                });
            }
            if of_right != Ordering::Less && of_left != Ordering::Greater {
                let clear = of_right == Ordering::Greater && of_left == Ordering::Less;
                let visibility = if clear {
                    Visibility::Clear
                } else {
                    Visibility::Grazing
                };
                self.steps.push(Step::Visit(apex, visibility));
            }
            if of_right != Ordering::Greater {
                return;
            }
            half = right_edge;
            if of_left != Ordering::Greater {
                (left, left_point) = (apex, apex_point);
            }
        }
    }
}
