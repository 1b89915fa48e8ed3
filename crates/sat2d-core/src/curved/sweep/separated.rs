//! How long a line keeps two convex hulls apart that move straight.
//!
//! A line at a right angle to any unit vector separates them until their gap along it has closed.
//! The longest of these times is the one at which they meet. It belongs to a side of either hull,
//! or, where both meet at corners, to a line at a right angle to the motion. Around a corner with a
//! radius it belongs to the tangent at the point that is met, by a quadratic equation.

use crate::narrow::sweep::conservative_advancement::gap;
use crate::placed::PlacedHull;
use glam::DVec2;
use sat2d_base::exact::ellipse::Ellipse;
use sat2d_base::exact::hull::convex_hull;
use sat2d_base::num::unit;

/// How often the normal of an ellipse is corrected.
const CORRECTIONS: u32 = 6;

/// A hull: its corners, in either order, and what is around each.
#[derive(Clone, Copy)]
pub(crate) struct Corners<'a> {
    pub(crate) points: &'a [DVec2],
    pub(crate) radius: f64,
    pub(crate) ellipse: Option<&'a Ellipse>,
}

impl<'a> Corners<'a> {
    pub(crate) fn sharp(points: &'a [DVec2]) -> Corners<'a> {
        Corners {
            points,
            radius: 0.0,
            ellipse: None,
        }
    }

    pub(crate) fn of_hull(hull: &'a PlacedHull) -> Corners<'a> {
        Corners {
            points: &hull.points,
            radius: hull.radius,
            ellipse: hull.ellipse.as_ref(),
        }
    }

    fn reach_along(&self, normal: DVec2) -> f64 {
        self.ellipse
            .map_or(self.radius, |ellipse| ellipse.reach_along(normal))
    }

    /// Directions across its sides, of any length.
    fn across(&self) -> impl Iterator<Item = DVec2> {
        let sides = match self.points.len() {
            1 => 0,
            2 => 1,
            count => count,
        };
        let next = self.points.iter().cycle().skip(1);
        let side = |(start, end): (&DVec2, &DVec2)| (*start - *end).perp();
        self.points.iter().zip(next).take(sides).map(side)
    }

    fn placed(&self) -> PlacedHull {
        let corners = convex_hull(self.points);
        PlacedHull {
            points: corners.iter().map(|&i| self.points[i]).collect(),
            radius: self.radius,
            ellipse: self.ellipse.copied(),
            ..PlacedHull::of_point(self.points[0])
        }
    }
}

/// A sharp hull, another one, which moves, and the longest time so far in which a line keeps them
/// apart.
struct Separation<'a> {
    p: &'a [DVec2],
    q: Corners<'a>,
    displacement: DVec2,
    /// Hulls that are no farther apart have met. Half of it is left for rounding.
    enough: f64,
    /// The largest gap so far.
    gap: f64,
    time: f64,
}

/// A time until which a sharp hull and another one are apart, if the second one is displaced by so
/// much per unit of time: infinity if they never meet, 0 if they are no more than `enough` apart.
pub(crate) fn separated_until(
    p: &[DVec2],
    q: Corners<'_>,
    displacement: DVec2,
    enough: f64,
) -> f64 {
    let mut separation = Separation {
        p,
        q,
        displacement,
        enough,
        gap: f64::NEG_INFINITY,
        time: 0.0,
    };
    separation.take_all();
    separation.time
}

impl Separation<'_> {
    fn take_all(&mut self) {
        if self.displacement != DVec2::ZERO {
            let along = unit(self.displacement);
            // shapes that pass each other need nothing else
            self.take_both(along.perp());
            if self.time == f64::INFINITY {
                return;
            }
            // of segments on one line, the end that is ahead tells that they part
            self.take_both(along);
        }
        for hull in [Corners::sharp(self.p), self.q] {
            for across in hull.across() {
                self.take_both(unit(across));
            }
        }
        let is_sharp = self.q.radius == 0.0;
        if self.q.ellipse.is_some() {
            self.take_normals_of_ellipse();
        } else if !is_sharp {
            self.take_tangents();
        }
        // corner at corner, or apart by rounding alone
        if self.time == 0.0 && (self.gap > 0.0 || !is_sharp) {
            self.take_closest(0.0);
        }
    }

    /// Takes a unit vector from p to q.
    fn take(&mut self, normal: DVec2) {
        let start = self.p[0];
        let along = |corner: &DVec2| normal.dot(*corner - start);
        let least = self
            .q
            .points
            .iter()
            .map(along)
            .fold(f64::INFINITY, f64::min);
        let most = self.p.iter().map(along).fold(f64::NEG_INFINITY, f64::max);
        self.take_gap(normal, least - most);
    }

    /// Takes a unit vector and the opposite one.
    fn take_both(&mut self, normal: DVec2) {
        let start = self.p[0];
        let range = |corners: &[DVec2]| {
            let along = corners.iter().map(|corner| normal.dot(*corner - start));
            along.fold((f64::INFINITY, f64::NEG_INFINITY), |(least, most), at| {
                (least.min(at), most.max(at))
            })
        };
        let ((least_p, most_p), (least_q, most_q)) = (range(self.p), range(self.q.points));
        self.take_gap(normal, least_q - most_p);
        self.take_gap(DVec2::ZERO - normal, least_p - most_q);
    }

    /// The gap is that of the corners.
    fn take_gap(&mut self, normal: DVec2, gap: f64) {
        let gap = gap - self.q.reach_along(normal);
        self.gap = self.gap.max(gap);
        if gap > self.enough {
            let speed = 0.0 - self.displacement.dot(normal);
            let time = if speed > 0.0 {
                (gap - self.enough / 2.0) / speed
            } else {
                f64::INFINITY
            };
            self.time = self.time.max(time);
        }
    }

    /// Where corners of p meet the discs around those of q.
    fn take_tangents(&mut self) {
        // grown by what is left for rounding, so that a disc that grazes a corner meets it
        let (by, radius) = (self.displacement, self.q.radius + self.enough / 2.0);
        for &corner in self.p {
            for &center in self.q.points {
                let to = center - corner;
                let (square, closing) = (by.length_squared(), 0.0 - to.dot(by));
                let rest = closing * closing - square * (to.length_squared() - radius * radius);
                if closing > 0.0 && rest >= 0.0 {
                    let time = (closing - libm::sqrt(rest)) / square;
                    self.take(unit(to + by * time));
                }
            }
        }
    }

    /// Where the hulls are closest at the time so far.
    fn take_normals_of_ellipse(&mut self) {
        for _ in 0..CORRECTIONS {
            let before = self.time;
            self.take_closest(before);
            if self.time <= before || self.time == f64::INFINITY {
                break;
            }
        }
    }

    fn take_closest(&mut self, time: f64) {
        let mut q = self.q.placed();
        let by = self.displacement * time;
        q.points.iter_mut().for_each(|corner| *corner += by);
        q.center += by;
        if let Some((_, normal)) = gap(&Corners::sharp(self.p).placed(), &q, 0.0) {
            self.take(normal);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::curved::sweep::separated::{Corners, separated_until};
    use alloc::vec::Vec;
    use glam::DVec2;

    fn p(x: f64, y: f64) -> DVec2 {
        DVec2::new(x, y)
    }

    fn until(one: &[DVec2], (points, radius): (&[DVec2], f64), by: DVec2) -> f64 {
        let other = Corners {
            radius,
            ..Corners::sharp(points)
        };
        separated_until(one, other, by, 0.0)
    }

    #[test]
    fn times_are_those_that_are_known() {
        let square = [p(0.0, 0.0), p(1.0, 0.0), p(1.0, 1.0), p(0.0, 1.0)];
        let at = |corner: DVec2| -> Vec<DVec2> { square.iter().map(|p| *p + corner).collect() };
        // side at side, corner at corner, past each other, away
        assert_eq!(until(&square, (&at(p(3.0, 0.5)), 0.0), p(-4.0, 0.0)), 0.5);
        assert_eq!(until(&square, (&at(p(3.0, 3.0)), 0.0), p(-4.0, -4.0)), 0.5);
        assert_eq!(
            until(&square, (&at(p(3.0, 2.0)), 0.0), p(-4.0, 0.0)),
            f64::INFINITY
        );
        assert_eq!(
            until(&square, (&at(p(3.0, 0.5)), 0.0), p(4.0, 0.0)),
            f64::INFINITY
        );
        assert_eq!(until(&square, (&at(p(0.5, 0.5)), 0.0), p(4.0, 0.0)), 0.0);
        // a disc at a corner: 3-4-5
        let time = until(&square, (&[p(4.0, 9.0)], 5.0), p(0.0, -8.0));
        assert!((time - 0.5).abs() < 1e-15, "{time}");
        assert_eq!(
            until(&square, (&[p(6.5, 9.0)], 5.0), p(0.0, -8.0)),
            f64::INFINITY
        );
        // a point
        assert_eq!(until(&square, (&[p(0.5, 3.0)], 0.0), p(0.0, -4.0)), 0.5);
    }
}
