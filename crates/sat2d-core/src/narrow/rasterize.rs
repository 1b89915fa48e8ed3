//! The pixels of a mask whose centres a shape has.
//!
//! A convex part has the centres of a row from a first one to a last one. Each is found by
//! bisection: the exact relation of the part and a segment between two centres says which half to
//! go on with. If the part meets the first half, but in no centre, it lies between two centres of
//! it, and so has none in the other half either.

use crate::mask::Mask;
use crate::narrow::relation::exact::hulls;
use crate::placed::{Placed, PlacedGeometry, PlacedHull, PlacedOutline};
use crate::shape::{Geometry, PlaceError, Shape};
use crate::transform::Transform;
use core::ops::{ControlFlow, Range};
use glam::DVec2;
use sat2d_base::aabb::Aabb;

impl Mask {
    /// Sets or clears all pixels whose centres are in a placed shape or on its boundary; exact.
    /// Pixel (x, y) has its centre at (x + 0.5, y + 0.5).
    ///
    /// ```
    /// use sat2d::{DVec2, Mask, Shape, Transform};
    /// // a crater in a landscape
    /// let mut ground = Mask::from_fn(64, 48, |_, y| y >= 16)?;
    /// let blast = Shape::circle(DVec2::ZERO, 5.5)?;
    /// let at = Transform::translation(DVec2::new(32.5, 16.5))?;
    /// ground.fill(&blast.place(&at)?, false);
    /// assert!(!ground.get(32, 21) && ground.get(32, 22)); // 5 and 6 pixels below the centre
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn fill(&mut self, shape: &Placed<'_>, is_set: bool) {
        match &shape.geometry {
            PlacedGeometry::Hull(hull) => fill_part(self, hull, is_set),
            PlacedGeometry::Pieces(pieces) => {
                let size = DVec2::new(self.width() as f64, self.height() as f64);
                let _ = pieces.near(&Aabb::new(DVec2::ZERO, size), &mut |_, part| {
                    fill_part(self, part, is_set);
                    ControlFlow::<()>::Continue(())
                });
            }
        }
    }
}

impl Mask {
    /// Sets or clears all pixels whose centres are in a shape or on its boundary, as
    /// [`fill`](Mask::fill) does; the shape may also be an [outline](crate::Shape::outline).
    ///
    /// ```
    /// use sat2d::outline::{FillRule, Path};
    /// use sat2d::{DVec2, Mask, Shape, Transform};
    /// let mut path = Path::new();
    /// path.move_to(DVec2::new(0.0, 0.0));
    /// path.quadratic_to(DVec2::new(16.0, 32.0), DVec2::new(32.0, 0.0));
    /// let hill = Shape::outline(&path, FillRule::EvenOdd)?;
    /// let mut mask = Mask::new(32, 32)?;
    /// mask.fill_shape(&hill, &Transform::IDENTITY, true)?;
    /// assert!(mask.get(15, 15) && !mask.get(15, 16)); // its top is at (16, 16)
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`PlaceError`] if a placed coordinate is out of range. Then the mask stays as it is.
    pub fn fill_shape(
        &mut self,
        shape: &Shape,
        transform: &Transform,
        is_set: bool,
    ) -> Result<(), PlaceError> {
        let shape = shape.as_polygons();
        match &shape.geometry {
            Geometry::Outline(outline, _) => {
                fill_outline(self, &PlacedOutline::new(outline, transform)?, is_set);
            }
            _ => self.fill(&shape.place(transform)?, is_set),
        }
        Ok(())
    }
}

/// In a row, the centres between two that no edge comes near are all inside or all outside.
fn fill_outline(mask: &mut Mask, outline: &PlacedOutline<'_>, is_set: bool) {
    let Aabb { min, max } = outline.bounds();
    let columns = pixels(min.x, max.x, mask.width());
    if columns.is_empty() {
        return;
    }
    for row in pixels(min.y, max.y, mask.height()) {
        let center = |x: usize| DVec2::new(x as f64, row as f64) + 0.5;
        // whether an edge may come to a centre, to the one before, or between them
        let mut is_near = alloc::vec![false; columns.len()];
        let line = Aabb::of_points(&[center(columns.start), center(columns.end - 1)]);
        let _ = outline.near(&line, &mut |_, edge| {
            let Aabb { min, max } = edge.bounds();
            for x in pixels(min.x, max.x + 1.0, mask.width()) {
                if columns.contains(&x) {
                    is_near[x - columns.start] = true;
                }
            }
            ControlFlow::<()>::Continue(())
        });
        let mut last = None;
        for x in columns.clone() {
            let is_inside = match last.filter(|_| !is_near[x - columns.start]) {
                Some(is_inside) => is_inside,
                None => outline.point_relation(center(x)).hits(),
            };
            last = Some(is_inside);
            if is_inside {
                mask.set_run(row, x..x + 1, is_set);
            }
        }
    }
}

fn fill_part(mask: &mut Mask, part: &PlacedHull, is_set: bool) {
    let Aabb { min, max } = part.bounds();
    let columns = pixels(min.x, max.x, mask.width());
    if columns.is_empty() {
        return;
    }
    for row in pixels(min.y, max.y, mask.height()) {
        let row = Row { part, row };
        let (from, to) = (columns.start, columns.end - 1);
        if let Some(first) = row.first(from, to)
            && let Some(last) = row.last(first, to)
        {
            mask.set_run(row.row, first..last + 1, is_set);
        }
    }
}

/// The pixels whose centres may lie between two coordinates.
fn pixels(min: f64, max: f64, count: usize) -> Range<usize> {
    let clamp = |at: f64| at.clamp(0.0, count as f64) as usize;
    clamp(min - 1.0)..clamp(max + 1.0)
}

/// A convex part and a row of pixels.
struct Row<'a> {
    part: &'a PlacedHull,
    row: usize,
}

impl Row<'_> {
    /// Whether the part meets the segment between two centres.
    fn meets(&self, first: usize, last: usize) -> bool {
        let center = |x: usize| DVec2::new(x as f64, self.row as f64) + 0.5;
        let segment = PlacedHull::of_segment(center(first), center(last));
        hulls(self.part, &segment).hits()
    }

    /// The first of some centres that the part has.
    fn first(&self, mut from: usize, mut to: usize) -> Option<usize> {
        if !self.meets(from, to) {
            return None;
        }
        while from < to {
            let middle = from + (to - from) / 2;
            if self.meets(from, middle) {
                to = middle;
            } else {
                from = middle + 1;
            }
        }
        self.meets(from, from).then_some(from)
    }

    /// The last of some centres that the part has.
    fn last(&self, mut from: usize, mut to: usize) -> Option<usize> {
        while from < to {
            let middle = from + (to - from).div_ceil(2);
            if self.meets(middle, to) {
                from = middle;
            } else {
                to = middle - 1;
            }
        }
        self.meets(from, from).then_some(from)
    }
}
