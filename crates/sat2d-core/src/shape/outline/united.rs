//! The region that contours enclose which may cross.

use crate::overlay::{self, Grid, MOVES};
use crate::shape::outline::error::OutlineError;
use crate::shape::outline::fill_rule::FillRule;
use crate::shape::outline::path::Path;
use sat2d_base::aabb::Aabb;

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
        let grid = Grid::within(&Aabb::of_points(&rings.concat()), tolerance / 4.0 / MOVES);
        let united = overlay::united(&rings, &grid, |turns| match rule {
            FillRule::EvenOdd => turns % 2 != 0,
            FillRule::NonZero => turns != 0,
        })?;
        if united.is_empty() {
            return Err(OutlineError::NoArea);
        }
        Ok(Path::of_rings(&united))
    }
}
