//! The overlay of segments that may cross: the boundary of what they wind round.
//!
//! Everything happens between the points of a fine grid, in integers. Snap rounding turns crossings
//! into points of the grid without new crossings; a sweep counts how often the segments wind round
//! each face.

mod boundary;
mod grid;
mod snap;

use crate::aabb::Aabb;
use crate::shape::outline::error::OutlineError;
use crate::shape::outline::fill_rule::FillRule;
use crate::shape::outline::overlay::grid::{Cell, Grid, side};
use crate::shape::outline::path::Path;
use alloc::vec::Vec;
use glam::DVec2;

/// How far snapping may move a point, in units of the grid's size: half a diagonal where a vertex
/// becomes a point of the grid, and again where a segment is led through one. At most √2.
const MOVES: f64 = 1.5;

/// Rings around the union of triangles that turn left; others count as nothing. The union is on the
/// left of each ring, rings have only vertices in common, and nothing is farther than `tolerance`
/// from where it was, up to rounding. A tolerance below 2^-38 of the size of the whole or 2^-48 of
/// its largest coordinate counts as that.
pub(super) fn union(
    triangles: &[[DVec2; 3]],
    tolerance: f64,
) -> Result<Vec<Vec<DVec2>>, OutlineError> {
    let grid = Grid::new(
        &Aabb::of_points(triangles.as_flattened()),
        tolerance / MOVES,
    );
    let cells = triangles
        .iter()
        .map(|corners| corners.map(|corner| grid.cell(corner)));
    // a narrow one may turn the other way on the grid
    let turning_left = cells.filter(|&[a, b, c]| side(a, b, c).is_gt());
    let segments = turning_left.flat_map(|[a, b, c]| [[a, b], [b, c], [c, a]]);
    boundary(&grid, segments.collect(), |turns| turns != 0)
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
    /// above 0, there is no area, or there are more than 2^22 segments or crossings.
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
