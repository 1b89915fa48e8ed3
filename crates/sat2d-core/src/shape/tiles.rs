//! Shapes of tile grids.

use crate::mask::Mask;
use crate::shape::error::{finite_length, finite_points};
use crate::shape::masks::groups;
use crate::shape::{Shape, ShapeError};
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_decompose::PolygonError;

/// More cells may have more corners than a polygon can have.
const MOST_CELLS: usize = 1 << 27;

impl Shape {
    /// The solid cells of a grid of tiles, as one shape for each group of cells that are connected
    /// by their sides, in the order of their first cells.
    ///
    /// `cells` has the cells row by row, `columns` in each row; cells other than 0 are solid, and
    /// missing cells of the last row are empty. Cell (i, j) covers the box from `origin` + (i, j) ·
    /// `size` to `origin` + (i + 1, j + 1) · `size`, so the first row is at the least y: on top if
    /// y points down.
    ///
    /// The shapes are the outlines of the groups, with holes: a side between two solid cells is not
    /// an edge. No contact has its normal there, no ray or sweep stops there, and a body that
    /// slides along the tiles is not caught. Cells that share a corner only are not connected; the
    /// corner belongs to both. All answers are exact for the rounded corners.
    ///
    /// ```
    /// use sat2d::query::{Motion, sweep};
    /// use sat2d::{DVec2, Shape, Transform};
    /// let level = [
    ///     "#......#", // the row of the least y
    ///     "#......#",
    ///     "########",
    /// ];
    /// let cells: Vec<u8> = level.concat().bytes().map(|tile| u8::from(tile == b'#')).collect();
    /// let ground = Shape::tiles(&cells, 8, DVec2::splat(16.0), DVec2::ZERO)?;
    /// assert_eq!(ground.len(), 1);
    /// let hero = Shape::rectangle(12.0, 16.0)?;
    /// let still = Motion::still(Transform::IDENTITY);
    /// let at = Transform::translation(DVec2::new(30.0, 20.0))?;
    /// let falling = Motion::linear(at, DVec2::new(60.0, 5.0))?;
    /// let hit = sweep(&hero, &falling, &ground[0], &still)?.expect("the floor is below");
    /// // the floor is one edge, whatever tiles it is made of
    /// assert_eq!((hit.time, hit.closest.normal), (0.8, DVec2::Y));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ShapeError`] if a number is not finite or out of range, a size is 0 or less, the cells are
    /// so small at this place that rounding makes corners coincide, or there are more than 2^27.
    pub fn tiles(
        cells: &[u8],
        columns: usize,
        size: DVec2,
        origin: DVec2,
    ) -> Result<Vec<Shape>, ShapeError> {
        finite_points(&[origin])?;
        finite_length("width", size.x)?;
        finite_length("height", size.y)?;
        if size.min_element() == 0.0 {
            return Err(ShapeError::ZeroArea);
        }
        if columns == 0 || cells.is_empty() {
            return Ok(Vec::new());
        }
        if cells.len() > MOST_CELLS {
            let (count, most) = (cells.len(), MOST_CELLS);
            return Err(PolygonError::TooManyVertices { count, most }.into());
        }
        let columns = columns.min(cells.len());
        let rows = cells.len().div_ceil(columns);
        let mask = Mask::of(columns as u32, rows as u32, |column, row| {
            cells
                .get(row * columns + column)
                .is_some_and(|&cell| cell != 0)
        });
        groups(&mask, |corner| origin + corner * size)
    }
}
