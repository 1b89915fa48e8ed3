//! `java.awt.geom.Path2D` of straight segments.

use crate::compat::awt::Rectangle2D;
use core::ops::ControlFlow;

/// A step of a path: `moveTo`, `lineTo` or `closePath`.
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

/// A path of straight segments, like `java.awt.geom.Path2D.Double`. The commands stay the caller's.
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

/// A directed edge.
#[derive(Clone, Copy)]
struct Edge {
    ax: f64,
    ay: f64,
    bx: f64,
    by: f64,
}

/// How an edge passes a rectangle.
enum Passage {
    /// It enters the rectangle.
    Crosses,
    /// It passes to the right: this is added to twice the winding number, as Java counts it.
    Beside(i64),
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
        if !px.is_finite() || !py.is_finite() {
            return false;
        }
        let mut sum = 0;
        let _ = self.for_each_edge(|edge| {
            sum += edge.crossing(px, py);
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
        let crosses = self.for_each_edge(|edge| match edge.passage(rectangle) {
            Passage::Crosses => ControlFlow::Break(()),
            Passage::Beside(count) => {
                sum += count;
                ControlFlow::Continue(())
            }
        });
        if crosses.is_break() {
            return crossing;
        }
        match self.winding {
            Winding::EvenOdd => sum & 2 != 0,
            Winding::NonZero => sum != 0,
        }
    }

    /// Every edge as it runs, until `visit` breaks off. Parts end with an edge back to their start,
    /// unless they are there, where NaN never is.
    fn for_each_edge(&self, mut visit: impl FnMut(Edge) -> ControlFlow<()>) -> ControlFlow<()> {
        let mut start = (0.0, 0.0);
        let mut at = start;
        let mut line = |from: (f64, f64), to: (f64, f64)| {
            visit(Edge {
                ax: from.0,
                ay: from.1,
                bx: to.0,
                by: to.1,
            })
        };
        for command in self.commands {
            match *command {
                PathCommand::LineTo { x, y } => {
                    line(at, (x, y))?;
                    at = (x, y);
                }
                PathCommand::MoveTo { .. } | PathCommand::Close => {
                    if at != start {
                        line(at, start)?;
                    }
                    if let PathCommand::MoveTo { x, y } = *command {
                        start = (x, y);
                    }
                    at = start;
                }
            }
        }
        if at != start {
            line(at, start)?;
        }
        ControlFlow::Continue(())
    }
}

impl Edge {
    /// 1 or -1, by its direction, if a ray from the point to the right crosses the edge, else 0.
    fn crossing(self, px: f64, py: f64) -> i64 {
        let Edge { ax, ay, bx, by } = self;
        let above_or_below = (py < ay && py < by) || (py >= ay && py >= by);
        if above_or_below || (px >= ax && px >= bx) {
            return 0;
        }
        let is_right = px < ax && px < bx;
        if !is_right && px >= ax + (py - ay) * (bx - ax) / (by - ay) {
            return 0;
        }
        if ay < by { 1 } else { -1 }
    }

    fn passage(self, rectangle: &Rectangle2D) -> Passage {
        let Edge { ax, ay, bx, by } = self;
        let (left, right) = (rectangle.x, rectangle.x + rectangle.width);
        let (top, bottom) = (rectangle.y, rectangle.y + rectangle.height);
        if (ay >= bottom && by >= bottom) || (ay <= top && by <= top) || (ax <= left && bx <= left)
        {
            return Passage::Beside(0);
        }
        if !(ax >= right && bx >= right) {
            let inside = |x: f64, y: f64| x > left && x < right && y > top && y < bottom;
            if inside(ax, ay) || inside(bx, by) {
                return Passage::Crosses;
            }
            let (first, second) = (
                self.x_within(top, bottom),
                self.reversed().x_within(top, bottom),
            );
            if first <= left && second <= left {
                return Passage::Beside(0);
            }
            if !(first >= right && second >= right) {
                return Passage::Crosses;
            }
        }
        let mut count = 0;
        if ay < by {
            count += i64::from(ay <= top) + i64::from(by >= bottom);
        } else if by < ay {
            count -= i64::from(by <= top) + i64::from(ay >= bottom);
        }
        Passage::Beside(count)
    }

    /// The x of the first end, or of the point where the edge enters between top and bottom.
    fn x_within(self, top: f64, bottom: f64) -> f64 {
        let Edge { ax, ay, bx, by } = self;
        let at = |y: f64| ax + (y - ay) * (bx - ax) / (by - ay);
        if ay < top {
            at(top)
        } else if ay > bottom {
            at(bottom)
        } else {
            ax
        }
    }

    fn reversed(self) -> Edge {
        let Edge { ax, ay, bx, by } = self;
        Edge {
            ax: bx,
            ay: by,
            bx: ax,
            by: ay,
        }
    }
}
