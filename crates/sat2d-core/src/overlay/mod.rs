//! The overlay of segments that may cross: the boundary of what they wind round.
//!
//! Everything happens between the points of a fine grid, in integers. Snap rounding turns crossings
//! into points of the grid without new crossings; a sweep counts how often the segments wind round
//! each face.

mod boundary;
mod error;
mod grid;
mod snap;
pub(crate) mod sweep_line;

pub(crate) use crate::overlay::error::OverlayError;
pub(crate) use crate::overlay::grid::Grid;

use crate::overlay::error::check_count;
use crate::overlay::grid::{Cell, side};
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_base::aabb::Aabb;

/// How far snapping may move a point, in units of the grid's size: half a diagonal where a vertex
/// becomes a point of the grid, and again where a segment is led through one. At most √2.
pub(crate) const MOVES: f64 = 1.5;

/// Convex polygons whose corners turn left, but for rounding.
#[derive(Default)]
pub(crate) struct Parts {
    corners: Vec<DVec2>,
    /// Where each of them ends in the list of corners.
    ends: Vec<usize>,
}

impl Parts {
    /// That there are not too many corners with some more.
    pub(crate) fn check_count(&self, more: usize) -> Result<(), OverlayError> {
        check_count(self.corners.len() + more)
    }

    pub(crate) fn add(&mut self, corners: &[DVec2]) -> Result<(), OverlayError> {
        self.check_count(corners.len())?;
        self.corners.extend_from_slice(corners);
        self.ends.push(self.corners.len());
        Ok(())
    }

    /// The sides of all triangles at the first corner of each polygon that turn left on the grid. A
    /// narrow one may turn the other way there. Sides that two triangles have in common cancel.
    fn sides(&self, grid: &Grid) -> Vec<[Cell; 2]> {
        let mut sides = Vec::with_capacity(self.corners.len());
        let (mut first, mut cells) = (0, Vec::new());
        for &end in &self.ends {
            cells.clear();
            let corners = &self.corners[first..end];
            cells.extend(corners.iter().map(|&corner| grid.cell(corner)));
            first = end;
            let (tip, mut is_left) = (cells[0], false);
            for pair in cells[1..].windows(2) {
                let was_left =
                    core::mem::replace(&mut is_left, side(tip, pair[0], pair[1]).is_gt());
                match (was_left, is_left) {
                    (false, true) => sides.push([tip, pair[0]]),
                    (true, false) => sides.push([pair[0], tip]),
                    _ => {}
                }
                if is_left {
                    sides.push([pair[0], pair[1]]);
                }
            }
            if is_left {
                sides.push([cells[cells.len() - 1], tip]);
            }
        }
        sides
    }
}

/// Rings around the union of parts. The union is on the left of each ring, rings have only vertices
/// in common, and nothing is farther than `tolerance` from where it was, up to rounding. Tolerances
/// below 2^-38 of the size of the whole or 2^-48 of its largest coordinate count as that.
pub(crate) fn union(parts: &Parts, tolerance: f64) -> Result<Vec<Vec<DVec2>>, OverlayError> {
    let grid = Grid::within(&Aabb::of_points(&parts.corners), tolerance / MOVES);
    boundary(&grid, parts.sides(&grid), |turns| turns != 0)
}

/// The rings around what closed rings wind round so often that `is_inside`.
pub(crate) fn united(
    rings: &[Vec<DVec2>],
    grid: &Grid,
    is_inside: impl Fn(i32) -> bool,
) -> Result<Vec<Vec<DVec2>>, OverlayError> {
    boundary(grid, segments(rings, grid), is_inside)
}

/// A vertex of a ring around a face, and the segment given that the side from it lies along.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Vertex {
    pub(crate) at: DVec2,
    /// The segments of the second operand are numbered after those of the first.
    pub(crate) segment: u32,
}

/// The faces of two operands that are inside: of each the outer ring, counter-clockwise, and the
/// rings of its holes, clockwise. Each operand is what segments wind round. A vertex on a straight
/// line is left out if `is_joint` says so of the segments before and after it, unless rings meet
/// there.
pub(crate) fn faces(
    operands: [&[[DVec2; 2]]; 2],
    grid: &Grid,
    is_inside: impl Fn([i32; 2]) -> bool,
    is_joint: &dyn Fn(u32, u32) -> bool,
) -> Result<Vec<Vec<Vec<Vertex>>>, OverlayError> {
    check_count(operands[0].len() + operands[1].len())?;
    let cells = operands.map(|segments| {
        let cells = segments.iter().map(|ends| ends.map(|end| grid.cell(end)));
        cells.collect()
    });
    let sides = snap::snapped(snap::merged(cells))?;
    let faces = boundary::faces(&sides, is_inside, is_joint).into_iter();
    let vertex = |(cell, segment)| Vertex {
        at: grid.point(cell),
        segment,
    };
    let ring = |ring: boundary::Ring| ring.into_iter().map(vertex).collect();
    Ok(faces
        .map(|face| face.into_iter().map(ring).collect())
        .collect())
}

fn segments(rings: &[Vec<DVec2>], grid: &Grid) -> Vec<[Cell; 2]> {
    let mut segments = Vec::with_capacity(rings.iter().map(Vec::len).sum());
    for ring in rings {
        let cells = ring.iter().map(|&vertex| grid.cell(vertex));
        let next = cells.clone().cycle().skip(1);
        segments.extend(cells.zip(next).map(|(from, to)| [from, to]));
    }
    segments
}

/// The rings around what segments wind round so often that `is_inside`.
fn boundary(
    grid: &Grid,
    segments: Vec<[Cell; 2]>,
    is_inside: impl Fn(i32) -> bool,
) -> Result<Vec<Vec<DVec2>>, OverlayError> {
    check_count(segments.len())?;
    let sides = snap::snapped(snap::merged([segments, Vec::new()]))?;
    let rings = boundary::rings(&sides, |[turns, _]| is_inside(turns)).into_iter();
    let points = |ring: boundary::Ring| ring.iter().map(|&(cell, _)| grid.point(cell)).collect();
    Ok(rings.map(points).collect())
}
