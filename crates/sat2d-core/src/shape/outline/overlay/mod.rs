//! The overlay of segments that may cross: the boundary of what they wind round.
//!
//! Everything happens between the points of a fine grid, in integers. Snap rounding turns crossings
//! into points of the grid without new crossings; a sweep counts how often the segments wind round
//! each face.

mod boundary;
mod grid;
mod snap;

use crate::shape::outline::error::OutlineError;
use crate::shape::outline::fill_rule::FillRule;
use crate::shape::outline::overlay::grid::{Cell, Grid, side};
use crate::shape::outline::path::Path;
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_base::aabb::Aabb;

/// How far snapping may move a point, in units of the grid's size: half a diagonal where a vertex
/// becomes a point of the grid, and again where a segment is led through one. At most √2.
const MOVES: f64 = 1.5;

/// Convex polygons whose corners turn left, but for rounding.
#[derive(Default)]
pub(super) struct Parts {
    corners: Vec<DVec2>,
    /// Where each of them ends in the list of corners.
    ends: Vec<usize>,
}

impl Parts {
    /// That there are not too many corners with some more.
    pub(super) fn check_count(&self, more: usize) -> Result<(), OutlineError> {
        OutlineError::check_count(self.corners.len() + more)
    }

    pub(super) fn add(&mut self, corners: &[DVec2]) -> Result<(), OutlineError> {
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
pub(super) fn union(parts: &Parts, tolerance: f64) -> Result<Vec<Vec<DVec2>>, OutlineError> {
    let grid = Grid::new(&Aabb::of_points(&parts.corners), tolerance / MOVES);
    boundary(&grid, parts.sides(&grid), |turns| turns != 0)
}

/// The rings around what segments wind round so often that `is_inside`.
fn boundary(
    grid: &Grid,
    segments: Vec<[Cell; 2]>,
    is_inside: impl Fn(i32) -> bool,
) -> Result<Vec<Vec<DVec2>>, OutlineError> {
    OutlineError::check_count(segments.len())?;
    let sides = snap::snapped(snap::merged(segments))?;
    let rings = boundary::rings(&sides, is_inside);
    let points = |ring: Vec<Cell>| ring.into_iter().map(|cell| grid.point(cell)).collect();
    Ok(rings.into_iter().map(points).collect())
}

impl Path {
    /// The region that contours enclose which may cross themselves and each other, as contours of
    /// segments that do not, for [`Shape::outline`](crate::Shape::outline) by either fill rule.
    /// `rule` says what the contours given enclose.
    ///
    /// Curves become chords, and vertices points of a fine grid. Whatever is farther than
    /// `tolerance` from all contours is inside or outside as before, up to rounding. What is
    /// narrower than the tolerance may vanish.
    ///
    /// A tolerance below 2^-36 of the size of the whole or 2^-46 of its largest coordinate counts
    /// as that.
    ///
    /// ```
    /// use sat2d::outline::{FillRule, Path};
    /// use sat2d::{DVec2, Shape};
    /// let p = |x, y| DVec2::new(x, y);
    /// let mut bow_tie = Path::new();
    /// bow_tie.move_to(p(0.0, 0.0)).line_to(p(4.0, 4.0)).line_to(p(4.0, 0.0));
    /// bow_tie.line_to(p(0.0, 4.0)).close();
    /// assert!(Shape::outline(&bow_tie, FillRule::EvenOdd).is_err()); // it crosses itself
    /// let united = bow_tie.united_within(FillRule::EvenOdd, 0.01)?;
    /// assert_eq!(Shape::outline(&united, FillRule::EvenOdd)?.area(), 8.0);
    /// # Ok::<(), sat2d::ShapeError>(())
    /// ```
    ///
    /// # Errors
    /// [`OutlineError`] if the path has no edge, a coordinate is not finite, the tolerance is not
    /// above 0, there is no area, or there are more than 2^22 segments or crossings. The work
    /// grows as the number of segments, of crossings, and of pairs of segments whose boxes meet.
    pub fn united_within(&self, rule: FillRule, tolerance: f64) -> Result<Path, OutlineError> {
        let rings = self.flattened(tolerance / 2.0)?;
        let grid = Grid::new(&Aabb::of_points(&rings.concat()), tolerance / 4.0 / MOVES);
        let mut segments = Vec::new();
        for ring in &rings {
            let next = ring.iter().cycle().skip(1);
            let ends = ring.iter().zip(next).map(|(&a, &b)| [a, b]);
            segments.extend(ends.map(|ends| ends.map(|end| grid.cell(end))));
        }
        let united = boundary(&grid, segments, |turns| match rule {
            FillRule::EvenOdd => turns % 2 != 0,
            FillRule::NonZero => turns != 0,
        })?;
        if united.is_empty() {
            return Err(OutlineError::NoArea);
        }
        Ok(Path::of_rings(&united))
    }
}
