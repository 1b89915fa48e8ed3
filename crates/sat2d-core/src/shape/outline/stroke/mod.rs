//! Strokes: the regions that a pen of some width covers along a path.

mod form;
mod offset;

use crate::overlay;
use crate::shape::outline::error::OutlineError;
use crate::shape::outline::path::Path;
use crate::shape::outline::stroke::offset::Offset;

pub use form::{Cap, Join, Stroke};

impl Path {
    /// The region that a stroke along the path covers, as contours of segments for
    /// [`Shape::outline`](crate::Shape::outline), by either fill rule. It is nowhere farther than
    /// `tolerance` from the stroke, up to rounding.
    ///
    /// Contours that [`close`](Path::close) closes have a corner where they begin; others have two
    /// ends there, also those that end where they begin. Contours may cross themselves and each
    /// other: the stroke is the union of all. One without length, closed or not, is both its ends:
    /// a disc, a square along x and y, or nothing (SVG 2, 13.5, "Stroke properties").
    ///
    /// Between the ends of a curve, a stroke has all points no farther from it than half the width
    /// that lie on a normal of it. Where the curve turns back, the normals turn by half a circle.
    /// Corners and ends add what [`Join`] and [`Cap`] say, along the direction from a node to the
    /// next control point that lies elsewhere. Where a curve bends back to one of its ends and that
    /// is not round, the stroke may be farther away than the tolerance, by at most 1/64 of half the
    /// width.
    ///
    /// The curve of [`cubic_within`](Path::cubic_within) is the cubic one, whatever the tolerance
    /// given there.
    ///
    /// A tolerance above a quarter of the width counts as that, and one below 2^-36 of the size of
    /// the stroke or 2^-46 of its largest coordinate as that.
    ///
    /// ```
    /// use sat2d::outline::{FillRule, Path, Stroke};
    /// use sat2d::query::point_relation;
    /// use sat2d::{DVec2, Relation, Shape, Transform};
    /// let p = |x, y| DVec2::new(x, y);
    /// let mut hill = Path::new();
    /// hill.move_to(p(0.0, 0.0)).quadratic_to(p(50.0, 60.0), p(100.0, 0.0));
    /// let drawn = hill.stroked_within(&Stroke::new(4.0), 0.01)?;
    /// let shape = Shape::outline(&drawn, FillRule::EvenOdd)?;
    /// let at = |point| point_relation(&shape, &Transform::IDENTITY, point);
    /// assert_eq!(at(p(50.0, 31.9))?, Relation::Overlapping); // the top of the hill is at 30
    /// assert_eq!(at(p(50.0, 32.1))?, Relation::Disjoint);
    /// assert_eq!(at(p(50.0, 27.9))?, Relation::Disjoint);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`OutlineError`] if the path has no contour, a coordinate is not finite, the tolerance or the
    /// width is not above 0, a miter limit is below 1, the stroke covers nothing, or it takes more
    /// than 2^22 segments or crossings of these. The work grows as in
    /// [`united_within`](Path::united_within).
    pub fn stroked_within(&self, stroke: &Stroke, tolerance: f64) -> Result<Path, OutlineError> {
        let drawing = self.drawn()?;
        OutlineError::check_tolerance(tolerance)?;
        stroke.check()?;
        let tolerance = tolerance.min(stroke.width / 4.0);
        let parts = Offset::parts(&drawing, stroke, tolerance)?;
        let rings = overlay::union(&parts, tolerance * offset::FOR_OVERLAY)?;
        if rings.is_empty() {
            return Err(OutlineError::NoArea);
        }
        Ok(Path::of_rings(&rings))
    }
}
