//! `java.awt.geom.Path2D`.

use crate::awt::Rectangle2D;
use crate::awt::crossings::Segment;
use core::ops::ControlFlow;

/// A step of a path: `moveTo`, `lineTo`, `quadTo`, `curveTo` or `closePath`.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum PathCommand {
    /// Begins a new part of the path at a point.
    MoveTo {
        /// The x coordinate.
        x: f64,
        /// The y coordinate.
        y: f64,
    },
    /// A segment from the current point to this one.
    LineTo {
        /// The x coordinate.
        x: f64,
        /// The y coordinate.
        y: f64,
    },
    /// A quadratic Bézier curve from the current point to (`x2`, `y2`).
    QuadTo {
        /// The x of the control point.
        x1: f64,
        /// The y of the control point.
        y1: f64,
        /// The x of the end.
        x2: f64,
        /// The y of the end.
        y2: f64,
    },
    /// A cubic Bézier curve from the current point to (`x3`, `y3`).
    CurveTo {
        /// The x of the first control point.
        x1: f64,
        /// The y of the first control point.
        y1: f64,
        /// The x of the second control point.
        x2: f64,
        /// The y of the second control point.
        y2: f64,
        /// The x of the end.
        x3: f64,
        /// The y of the end.
        y3: f64,
    },
    /// A segment back to where the part began.
    Close,
}

/// What is inside of a path.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Winding {
    /// `WIND_EVEN_ODD`, 0: what a ray leaves through an odd number of edges.
    EvenOdd,
    /// `WIND_NON_ZERO`, 1, which Java assumes: what the path goes round at least once, counting the
    /// directions against each other.
    #[default]
    NonZero,
}

/// A path of segments and curves, like `java.awt.geom.Path2D.Double`. The commands stay the
/// caller's.
///
/// Parts that are not closed count as closed. Java refuses a path that does not begin with
/// `moveTo`; here it begins at (0, 0).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Path2D<'a> {
    /// What is inside.
    pub winding: Winding,
    /// The commands in order.
    pub commands: &'a [PathCommand],
}

/// A part of a path.
enum Piece {
    Line(Segment<2>),
    Quad(Segment<3>),
    Cubic(Segment<4>),
}

impl<'a> Path2D<'a> {
    /// A path by its winding rule and its commands.
    #[must_use]
    pub const fn new(winding: Winding, commands: &'a [PathCommand]) -> Path2D<'a> {
        Path2D { winding, commands }
    }

    /// `contains(double, double)`: whether the point is inside; false unless it is finite.
    ///
    /// ```
    /// use sat2d::compat::awt::{Path2D, PathCommand::*, Winding};
    /// let commands = [
    ///     MoveTo { x: 0.0, y: 0.0 },
    ///     LineTo { x: 8.0, y: 0.0 },
    ///     LineTo { x: 0.0, y: 8.0 },
    /// ];
    /// let triangle = Path2D::new(Winding::NonZero, &commands);
    /// assert!(triangle.contains(1.0, 1.0) && !triangle.contains(5.0, 5.0));
    /// ```
    #[must_use]
    pub fn contains(&self, px: f64, py: f64) -> bool {
        // a lone `moveTo` to NaN would not be where it started
        if !px.is_finite() || !py.is_finite() || self.commands.len() < 2 {
            return false;
        }
        let mut sum = 0;
        let _ = self.for_each_piece(|piece| {
            sum += match piece {
                Piece::Line(line) => line.crossings(px, py),
                Piece::Quad(curve) => curve.crossings(px, py),
                Piece::Cubic(curve) => curve.crossings(px, py),
            };
            ControlFlow::Continue(())
        });
        match self.winding {
            Winding::EvenOdd => sum & 1 != 0,
            Winding::NonZero => sum != 0,
        }
    }

    /// `intersects(double, double, double, double)`: whether the interiors meet, or so it seems: it
    /// is true wherever an edge passes through the rectangle. False if the rectangle has no area.
    #[must_use]
    pub fn intersects(&self, rectangle: &Rectangle2D) -> bool {
        self.meets(rectangle, true)
    }

    /// `contains(double, double, double, double)`: whether the rectangle lies inside; false where
    /// an edge passes through it, whatever is on its sides.
    #[must_use]
    pub fn contains_rectangle(&self, rectangle: &Rectangle2D) -> bool {
        self.meets(rectangle, false)
    }

    /// Whether the rectangle is inside; `crossing` if an edge crosses it.
    fn meets(&self, rectangle: &Rectangle2D, crossing: bool) -> bool {
        let (right, bottom) = (
            rectangle.x + rectangle.width,
            rectangle.y + rectangle.height,
        );
        if right.is_nan() || bottom.is_nan() || rectangle.is_empty() {
            return false;
        }
        let mut sum = 0;
        let crosses = self.for_each_piece(|piece| {
            sum = match piece {
                Piece::Line(line) => line.pass(rectangle, sum),
                Piece::Quad(curve) => curve.pass(rectangle, sum),
                Piece::Cubic(curve) => curve.pass(rectangle, sum),
            }?;
            ControlFlow::Continue(())
        });
        if crosses.is_break() {
            return crossing;
        }
        match self.winding {
            Winding::EvenOdd => sum & 2 != 0,
            Winding::NonZero => sum != 0,
        }
    }

    /// Visits every part as it runs, until one breaks. A contour ends with a line back to its
    /// start, unless it is there, where NaN never is.
    fn for_each_piece(&self, mut visit: impl FnMut(Piece) -> ControlFlow<()>) -> ControlFlow<()> {
        let mut start = (0.0, 0.0);
        let mut at = start;
        for command in self.commands {
            match *command {
                PathCommand::LineTo { x, y } => {
                    let end = (x, y);
                    visit(Piece::Line(Segment([at, end])))?;
                    at = end;
                }
                PathCommand::QuadTo { x1, y1, x2, y2 } => {
                    let end = (x2, y2);
                    visit(Piece::Quad(Segment([at, (x1, y1), end])))?;
                    at = end;
                }
                PathCommand::CurveTo {
                    x1,
                    y1,
                    x2,
                    y2,
                    x3,
                    y3,
                } => {
                    let end = (x3, y3);
                    visit(Piece::Cubic(Segment([at, (x1, y1), (x2, y2), end])))?;
                    at = end;
                }
                PathCommand::MoveTo { .. } | PathCommand::Close => {
                    if at != start {
                        visit(Piece::Line(Segment([at, start])))?;
                    }
                    if let PathCommand::MoveTo { x, y } = *command {
                        start = (x, y);
                    }
                    at = start;
                }
            }
        }
        if at != start {
            visit(Piece::Line(Segment([at, start])))?;
        }
        ControlFlow::Continue(())
    }
}
