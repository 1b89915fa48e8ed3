//! What a corner of a disk sees, by walking its triangles with a narrowing cone.
//!
//! The walk goes from triangle to triangle through the edges that the cone meets, so it costs what it sees, and
//! every decision is the sign of an orientation: exact, collinear corners included.

use crate::decompose::mesh::disk::{Disk, NONE};
use crate::decompose::mesh::triangle_mesh::{next, prev};
use crate::exact::orient2d;
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::ops::ControlFlow;

/// How a corner is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Visibility {
    /// Along a boundary edge, or with nothing of the boundary on the open segment: a cut can be made there.
    Clear,
    /// The open segment passes through other corners and leaves room on one side of it.
    Grazing,
}

/// What is left to do, the next on top.
enum Step {
    /// Go through an edge, seeing what lies between the rays through two positions.
    Through { half: u32, right: u32, left: u32 },
    /// Tell of a position.
    Tell(u32, Visibility),
}

/// The walk; it is kept for its memory.
#[derive(Default)]
pub(crate) struct VisibilityWalk {
    steps: Vec<Step>,
}

impl VisibilityWalk {
    /// Calls `tell` with every position that `from` sees, in the order of the ring (which is counter-clockwise
    /// about `from`), beginning with its successor and ending with its predecessor, until told to stop.
    pub(crate) fn see(
        &mut self,
        disk: &Disk,
        from: u32,
        mut tell: impl FnMut(u32, Visibility) -> ControlFlow<()>,
    ) {
        let mut half = disk.rim[from as usize];
        if tell(disk.origin(next(half)), Visibility::Clear).is_break() {
            return;
        }
        while half != NONE {
            let (right, left) = (disk.origin(next(half)), disk.origin(prev(half)));
            self.steps.clear();
            self.steps.push(Step::Tell(left, Visibility::Clear));
            self.steps.push(Step::Through {
                half: next(half),
                right,
                left,
            });
            while let Some(step) = self.steps.pop() {
                match step {
                    Step::Tell(position, sight) => {
                        if tell(position, sight).is_break() {
                            return;
                        }
                    }
                    Step::Through { half, right, left } => {
                        self.go_through(disk, from, half, right, left)
                    }
                }
            }
            half = disk.turn(half);
        }
    }

    /// ```text
    ///        left \   apex   / right      The apex of the triangle across splits the cone, or lies beside it,
    ///              \   /\   /             and then only one of the two edges behind is of interest.
    ///               \ /  \ /
    ///                ------   the edge gone through
    ///                 \  /
    ///                 from
    /// ```
    fn go_through(&mut self, disk: &Disk, from: u32, half: u32, right: u32, left: u32) {
        let entered = disk.twins[half as usize];
        if entered == NONE {
            return;
        }
        let (right_edge, left_edge) = (next(entered), prev(entered));
        let apex = disk.origin(left_edge);
        let of_right = orient2d(disk.at(from), disk.at(right), disk.at(apex));
        let of_left = orient2d(disk.at(from), disk.at(left), disk.at(apex));
        // Pushed in reverse: right edge, apex, left edge is the order of the ring.
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
            });
        }
        if of_right != Ordering::Less && of_left != Ordering::Greater {
            let clear = of_right == Ordering::Greater && of_left == Ordering::Less;
            let sight = if clear {
                Visibility::Clear
            } else {
                Visibility::Grazing
            };
            self.steps.push(Step::Tell(apex, sight));
        }
        if of_right == Ordering::Greater {
            let left = if of_left == Ordering::Greater {
                left
            } else {
                apex
            };
            self.steps.push(Step::Through {
                half: right_edge,
                right,
                left,
            });
        }
    }
}
