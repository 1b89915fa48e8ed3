//! Many points and one placed shape.
//!
//! A grid of cells lies over the shape. Where no edge of the boundary comes near a cell, its points
//! are all inside or all outside, so the exact relation of one point decides them, and the answer
//! of a cell also holds for the cells beside it up to the boundary. The other points are decided
//! exactly, one at a time. This is the grid of E. Haines, "Point in Polygon Strategies", Graphics
//! Gems IV, 1994, with the exact relation instead of a ray.
//!
//! # The boundary
//!
//! The boundary consists of the directed edges of all pieces, without those that an edge in the
//! opposite direction cancels. Let every placed piece be convex, counter-clockwise and with an
//! area: then the winding number of these edges about a point off all edges is the number of pieces
//! around it, since it is the sum of the windings of the pieces, and opposite edges add nothing. It
//! does not change within a region that the boundary does not meet. There the points with a winding
//! number of 0 are in no piece. All others are in a piece or on the inside of a cut, so inside. A
//! shape has no grid if rounding has bent a placed piece, so that it is not convex.
//!
//! # Cells
//!
//! [`Grid::measure`] rounds three times, so it is within 2^-35 cells of an exact affine map for the
//! at most 2^16 columns and rows. [`MARGIN`] is larger than that and the rounding in
//! [`Grid::mark`] together. So the boundary does not meet the box of a cell without a mark, with a
//! rim that the boxes of its neighbours share.

use crate::placed::{Placed, PlacedGeometry, PlacedOutline, PlacedPieces};
use crate::shape::{Geometry, PlaceError, Shape, is_convex_ccw};
use crate::transform::Transform;
use alloc::vec::Vec;
use core::ops::Range;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::num::{larger, lesser, power_of_two, roots};
use sat2d_base::sort::sort;
use sat2d_base::types::Relation;

/// How far from the edges cells are marked, in cells.
const MARGIN: f64 = power_of_two(-20);

/// The largest number of columns and of rows.
const MOST_LINES: f64 = 60_000.0;

/// The largest number of cells: they fit in the second-level cache.
const MOST_CELLS: usize = 1 << 18;

/// For fewer points, a grid takes longer than it saves.
const FEWEST_POINTS: usize = 128;

/// Decides the relation of many points and one placed shape, much faster than
/// [`Placed::point_relation`], with the same exact answers.
///
/// It first lays a grid over a polygon, a segment or a chain. Round shapes have none, and points
/// are then decided one at a time.
///
/// ```
/// use sat2d::batch::PointLocator;
/// use sat2d::{DVec2, Relation, Shape, Transform};
/// let p = |x, y| DVec2::new(x, y);
/// let corner = [p(0.0, 0.0), p(8.0, 0.0), p(8.0, 1.0), p(1.0, 1.0), p(1.0, 8.0), p(0.0, 8.0)];
/// let shape = Shape::polygon(&[&corner])?;
/// let locator = PointLocator::new(&shape.place(&Transform::IDENTITY)?, 1000);
/// assert_eq!(locator.relation(p(0.5, 0.5)), Relation::Overlapping);
/// assert_eq!(locator.relation(p(1.0, 2.0)), Relation::Touching);
/// assert_eq!(locator.relation(p(4.0, 4.0)), Relation::Disjoint);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct PointLocator<'a> {
    placed: Located<'a>,
    grid: Option<Grid>,
}

/// What decides about one point.
#[expect(
    clippy::large_enum_variant,
    reason = "there is one of them for many points"
)]
#[derive(Clone, Debug)]
enum Located<'a> {
    Placed(Placed<'a>),
    Outline(PlacedOutline<'a>),
}

impl<'a> PointLocator<'a> {
    /// For about `count` points: the more, the finer the grid. It takes a byte for each cell, 2 for
    /// each point and 4 for each vertex, 256 kB at most.
    pub fn new(placed: &Placed<'a>, count: usize) -> PointLocator<'a> {
        PointLocator {
            grid: Grid::new(placed, count),
            placed: Located::Placed(placed.clone()),
        }
    }

    /// For about `count` points, as [`new`](PointLocator::new) of a shape that is to be placed,
    /// which may also be an [outline](crate::Shape::outline). Outlines with curves have no grid:
    /// each point is decided on its own.
    ///
    /// ```
    /// use sat2d::batch::PointLocator;
    /// use sat2d::outline::{FillRule, Path};
    /// use sat2d::{DVec2, Relation, Shape, Transform};
    /// let mut path = Path::new();
    /// path.move_to(DVec2::new(-1.0, 0.0));
    /// path.quadratic_to(DVec2::new(0.0, 2.0), DVec2::new(1.0, 0.0));
    /// let hill = Shape::outline(&path, FillRule::EvenOdd)?;
    /// let locator = PointLocator::of_shape(&hill, &Transform::IDENTITY, 1000)?;
    /// assert_eq!(locator.relation(DVec2::new(0.5, 0.75)), Relation::Touching);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`PlaceError`] if a placed coordinate is out of range.
    pub fn of_shape(
        shape: &'a Shape,
        transform: &Transform,
        count: usize,
    ) -> Result<PointLocator<'a>, PlaceError> {
        let shape = shape.as_polygons();
        if let Geometry::Outline(outline, _) = &shape.geometry {
            return Ok(PointLocator {
                grid: None,
                placed: Located::Outline(PlacedOutline::new(outline, transform)?),
            });
        }
        Ok(PointLocator::new(&shape.place(transform)?, count))
    }

    /// The relation of the placed shape and a finite point, as [`Placed::point_relation`].
    #[inline]
    pub fn relation(&self, point: DVec2) -> Relation {
        match self.grid.as_ref().map(|grid| grid.cells[grid.cell(point)]) {
            Some(Some(relation)) => relation,
            _ => match &self.placed {
                Located::Placed(placed) => placed.point_relation(point),
                Located::Outline(outline) => outline.point_relation(point),
            },
        }
    }
}

/// The relation of all points of a cell; `None` if the boundary is near.
type Cell = Option<Relation>;

/// Cells row by row. The outer cells surround the shape and extend without end.
#[derive(Clone, Debug)]
struct Grid {
    min: DVec2,
    /// Cells per unit.
    scale: DVec2,
    columns: usize,
    rows: usize,
    cells: Vec<Cell>,
}

impl Grid {
    /// None for shapes without a straight boundary, and where it would take longer than it saves.
    fn new(placed: &Placed<'_>, count: usize) -> Option<Grid> {
        let vertices = placed.shape.vertices().len();
        if count < FEWEST_POINTS || vertices / 8 > count {
            return None;
        }
        let cells = MOST_CELLS.min(2 * count + 4 * vertices);
        let mut grid = Grid::empty(&placed.bounds(), cells)?;
        for [start, end] in boundary(placed)? {
            grid.mark(start, end);
        }
        for row in 0..grid.rows {
            grid.fill(row, placed);
        }
        Some(grid)
    }

    /// Nearly square cells over a box that has an area.
    fn empty(bounds: &Aabb, count: usize) -> Option<Grid> {
        let size = bounds.max - bounds.min;
        let aspect = DVec2::new(size.x / size.y, size.y / size.x);
        let lines = roots(aspect * count as f64).clamp(DVec2::ONE, DVec2::splat(MOST_LINES));
        let lines = lines.min(DVec2::splat(count as f64)).floor();
        let scale = lines / size;
        // also false for NaN
        let is_plain = |x: f64| x > 0.0 && x < f64::INFINITY;
        if !(is_plain(size.x) && is_plain(size.y) && is_plain(scale.x) && is_plain(scale.y)) {
            return None;
        }
        // one more on the left and two on the right, where the greatest coordinate begins a cell
        let (columns, rows) = (lines.x as usize + 3, lines.y as usize + 3);
        Some(Grid {
            min: bounds.min,
            scale,
            columns,
            rows,
            cells: alloc::vec![Some(Relation::Disjoint); columns * rows],
        })
    }

    /// A point in cells.
    #[inline]
    fn measure(&self, point: DVec2) -> DVec2 {
        (point - self.min) * self.scale + DVec2::ONE
    }

    /// The line of cells at a coordinate in cells, clamped to the first and the last line.
    #[inline]
    fn line(at: f64, count: usize) -> usize {
        (at as u32 as usize).min(count - 1)
    }

    /// The cell of a point.
    #[inline]
    fn cell(&self, point: DVec2) -> usize {
        let at = self.measure(point);
        Grid::line(at.y, self.rows) * self.columns + Grid::line(at.x, self.columns)
    }

    /// Marks the cells near an edge.
    fn mark(&mut self, start: DVec2, end: DVec2) {
        let (a, b) = (self.measure(start), self.measure(end));
        let (low, high) = if a.y <= b.y { (a, b) } else { (b, a) };
        let way = high - low;
        // how far along the edge it reaches a height
        let along = |y: f64| lesser(larger((y - low.y) / way.y, 0.0), 1.0);
        let last = Grid::line(high.y + MARGIN, self.rows);
        for row in Grid::line(low.y - MARGIN, self.rows)..=last {
            let (from, to) = if way.y > 0.0 {
                let bottom = row as f64 - MARGIN;
                (along(bottom), along(bottom + (1.0 + 2.0 * MARGIN)))
            } else {
                (0.0, 1.0)
            };
            let (p, q) = (low.x + way.x * from, low.x + way.x * to);
            let first = Grid::line(lesser(p, q) - MARGIN, self.columns);
            let last = Grid::line(larger(p, q) + MARGIN, self.columns);
            let row = row * self.columns;
            self.cells[row + first..=row + last].fill(None);
        }
    }

    /// Decides the unmarked cells of a row, after those of the row before.
    fn fill(&mut self, row: usize, placed: &Placed<'_>) {
        let (start, end) = (row * self.columns, (row + 1) * self.columns);
        let mut at = start;
        while at < end {
            let run = self.cells[at..end].iter().position(Option::is_none);
            let run = at..run.map_or(end, |length| at + length);
            if !run.is_empty() {
                let cell = self.known_before(&run).or_else(|| self.asked(at, placed));
                self.cells[run.clone()].fill(cell);
            }
            at = run.end + 1;
        }
    }

    /// The answer for a run of cells, from a cell in the row before.
    fn known_before(&self, run: &Range<usize>) -> Cell {
        let before = run.start.checked_sub(self.columns)?..run.end.checked_sub(self.columns)?;
        self.cells[before].iter().copied().flatten().next()
    }

    /// The answer for a cell, from its middle.
    fn asked(&self, cell: usize, placed: &Placed<'_>) -> Cell {
        let (row, column) = (cell / self.columns, cell % self.columns);
        let middle = DVec2::new(column as f64, row as f64) - 0.5;
        let point = self.min + middle / self.scale;
        (self.cell(point) == cell).then(|| placed.point_relation(point))
    }
}

/// The edges of the boundary; none if the shape is round, or rounding has bent a piece.
fn boundary(placed: &Placed<'_>) -> Option<Vec<[DVec2; 2]>> {
    match &placed.geometry {
        PlacedGeometry::Hull(hull) if hull.radius == 0.0 => {
            let next = hull.points.iter().cycle().skip(1);
            Some(
                hull.points
                    .iter()
                    .zip(next)
                    .map(|(&p, &q)| [p, q])
                    .collect(),
            )
        }
        PlacedGeometry::Hull(_) => None,
        PlacedGeometry::Pieces(pieces) => boundary_of_pieces(pieces),
    }
}

fn boundary_of_pieces(placed: &PlacedPieces<'_>) -> Option<Vec<[DVec2; 2]>> {
    let is_chain = placed.pieces().boundary.is_chain();
    // the ends in ascending order, and whether the edge leads from the lower number to the other
    let mut edges: Vec<([u32; 2], bool)> = Vec::new();
    let mut corners: Vec<DVec2> = Vec::new();
    for piece in placed.pieces().iter() {
        let vertices = piece.vertices();
        corners.clear();
        corners.extend(vertices.iter().map(|&vertex| placed.vertex(vertex)));
        if placed.transform().is_mirrored() {
            corners.reverse();
        }
        if !is_chain && !is_convex_ccw(&corners) {
            return None;
        }
        let next = vertices.iter().cycle().skip(1);
        edges.extend(vertices.iter().zip(next).map(|(&from, &to)| {
            let leads_up = from < to;
            (if leads_up { [from, to] } else { [to, from] }, leads_up)
        }));
    }
    sort(&mut edges);
    let mut left = Vec::new();
    for same in edges.chunk_by(|a, b| a.0 == b.0) {
        let up = same.iter().filter(|edge| edge.1).count();
        if is_chain || 2 * up != same.len() {
            left.push(same[0].0.map(|vertex| placed.vertex(vertex)));
        }
    }
    Some(left)
}
