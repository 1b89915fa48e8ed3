//! How the segments of a path pass a point and a rectangle.
//!
//! A curve is halved until each part lies on one side, at most 52 times; then it counts as
//! straight.

use crate::awt::Rectangle2D;
use core::ops::ControlFlow;

type Point = (f64, f64);

/// A directed segment of a Bézier curve with `N` points: 2 straight, 3 quadratic, 4 cubic.
#[derive(Clone, Copy)]
pub(super) struct Segment<const N: usize>(pub [Point; N]);

/// How often a curve is halved.
const MOST_HALVINGS: u32 = 52;

impl<const N: usize> Segment<N> {
    /// How often a ray from the point to the right crosses the segment: 1 for each time downwards,
    /// -1 upwards.
    pub(super) fn crossings(&self, px: f64, py: f64) -> i64 {
        if N == 2 {
            self.chord().crossings_of_line(px, py)
        } else {
            self.crossings_of_part(px, py, 0)
        }
    }

    fn crossings_of_part(&self, px: f64, py: f64, halvings: u32) -> i64 {
        let all = |is_so: fn(f64, f64) -> bool| self.0.iter().all(|p| is_so(py, p.1));
        if all(|py, y| py < y) || all(|py, y| py >= y) || self.0.iter().all(|p| px >= p.0) {
            return 0;
        }
        let chord = self.chord();
        if self.0.iter().all(|p| px < p.0) {
            return chord.descents(py);
        }
        if halvings > MOST_HALVINGS {
            return chord.crossings_of_line(px, py);
        }
        let Some([first, second]) = self.halves() else {
            return 0;
        };
        first.crossings_of_part(px, py, halvings + 1)
            + second.crossings_of_part(px, py, halvings + 1)
    }

    /// Follows the segment past the rectangle: what it adds to twice the winding number, as Java
    /// counts it, is added to `sum`. Breaks where it enters the rectangle.
    pub(super) fn pass(&self, rectangle: &Rectangle2D, sum: i64) -> ControlFlow<(), i64> {
        self.pass_part(&Sides::of(rectangle), sum, 0)
    }

    fn pass_part(&self, sides: &Sides, sum: i64, halvings: u32) -> ControlFlow<(), i64> {
        let all = |is_so: &dyn Fn(Point) -> bool| self.0.iter().all(|&p| is_so(p));
        if all(&|p| p.1 >= sides.bottom)
            || all(&|p| p.1 <= sides.top)
            || all(&|p| p.0 <= sides.left)
        {
            return ControlFlow::Continue(sum);
        }
        let chord = self.chord();
        if all(&|p| p.0 >= sides.right) {
            return ControlFlow::Continue(sum + chord.heights_passed(sides));
        }
        let [start, end] = chord.0;
        if sides.enclose(start) || sides.enclose(end) {
            return ControlFlow::Break(());
        }
        if N == 2 {
            return chord.pass_line(sides, sum);
        }
        if halvings > MOST_HALVINGS {
            return chord.pass_part(sides, sum, 0);
        }
        let Some([first, second]) = self.halves() else {
            return ControlFlow::Continue(0); // Java forgets the sum
        };
        let sum = first.pass_part(sides, sum, halvings + 1)?;
        second.pass_part(sides, sum, halvings + 1)
    }

    fn chord(&self) -> Segment<2> {
        Segment([self.0[0], self.0[N - 1]])
    }

    /// By the algorithm of de Casteljau (1959). `None` if the middle is NaN.
    fn halves(&self) -> Option<[Segment<N>; 2]> {
        let (mut first, mut second) = (self.0, self.0);
        for length in (1..N).rev() {
            // `second` holds the points of this level, and behind them the last ones of those
            // before
            for i in 0..length {
                let ((ax, ay), (bx, by)) = (second[i], second[i + 1]);
                second[i] = ((ax + bx) / 2.0, (ay + by) / 2.0);
            }
            first[N - length] = second[0];
        }
        let (x, y) = second[0];
        (!x.is_nan() && !y.is_nan()).then_some([Segment(first), Segment(second)])
    }
}

impl Segment<2> {
    /// 1 or -1 if the ends lie on both sides of a height.
    fn descents(&self, height: f64) -> i64 {
        let [(_, ay), (_, by)] = self.0;
        if height >= ay {
            i64::from(height < by)
        } else {
            -i64::from(height >= by)
        }
    }

    fn crossings_of_line(&self, px: f64, py: f64) -> i64 {
        let [(ax, ay), (bx, by)] = self.0;
        if (py < ay && py < by) || (py >= ay && py >= by) || (px >= ax && px >= bx) {
            return 0;
        }
        let is_right = px < ax && px < bx;
        if !is_right && px >= ax + (py - ay) * (bx - ax) / (by - ay) {
            return 0;
        }
        if ay < by { 1 } else { -1 }
    }

    /// Neither end is inside, and they are not both beyond one side.
    fn pass_line(&self, sides: &Sides, sum: i64) -> ControlFlow<(), i64> {
        let [a, b] = self.0;
        let (first, second) = (sides.x_within(a, b), sides.x_within(b, a));
        if first <= sides.left && second <= sides.left {
            return ControlFlow::Continue(sum);
        }
        if first >= sides.right && second >= sides.right {
            return ControlFlow::Continue(sum + self.heights_passed(sides));
        }
        ControlFlow::Break(())
    }

    /// What a segment on the right adds: 1 for the top and for the bottom if it passes them
    /// downwards, -1 upwards.
    fn heights_passed(&self, sides: &Sides) -> i64 {
        let [(_, ay), (_, by)] = self.0;
        let between = |upper: f64, lower: f64| {
            i64::from(upper <= sides.top && lower > sides.top)
                + i64::from(upper < sides.bottom && lower >= sides.bottom)
        };
        if ay < by {
            between(ay, by)
        } else if by < ay {
            -between(by, ay)
        } else {
            0
        }
    }
}

/// The sides of a rectangle.
struct Sides {
    left: f64,
    top: f64,
    right: f64,
    bottom: f64,
}

impl Sides {
    fn of(rectangle: &Rectangle2D) -> Sides {
        Sides {
            left: rectangle.x,
            top: rectangle.y,
            right: rectangle.x + rectangle.width,
            bottom: rectangle.y + rectangle.height,
        }
    }

    fn enclose(&self, (x, y): Point) -> bool {
        x > self.left && x < self.right && y > self.top && y < self.bottom
    }

    /// The x of a segment's first end, or of the point where it enters between top and bottom.
    fn x_within(&self, (ax, ay): Point, (bx, by): Point) -> f64 {
        let at = |y: f64| ax + (y - ay) * (bx - ax) / (by - ay);
        if ay < self.top {
            at(self.top)
        } else if ay > self.bottom {
            at(self.bottom)
        } else {
            ax
        }
    }
}
