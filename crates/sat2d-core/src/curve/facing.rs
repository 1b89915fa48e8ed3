//! Where an arc faces another boundary: the normals are opposite there, and the way from one point
//! to the other is along them.

use crate::curve::edge::Edge;
use glam::DVec2;
use sat2d_base::exact::ellipse::Ellipse;
use sat2d_base::num::unit;

/// Enough for all digits of a parameter.
const STEPS: usize = 64;

/// The search for a change of sign begins with this step of the parameter, and doubles it.
const FIRST_STEP: f64 = 1.0 / 256.0;

/// A value below this part of the coordinates, or of a product of lengths, counts as 0: rounding
/// may put the point where two arcs join beyond the ends of both.
const FACING_ERROR: f64 = 1e-14;

/// What an arc may face.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Faced {
    /// An arc, with its region on the left.
    Arc(Edge),
    /// A line, with its unit normal away from the region.
    Line { point: DVec2, outward: DVec2 },
    /// A point, and the disc or ellipse around it.
    Round {
        center: DVec2,
        radius: f64,
        ellipse: Option<Ellipse>,
    },
}

/// A point of an arc, and the point that it faces.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Facing {
    pub(crate) point: DVec2,
    /// The unit normal of the arc there, away from its region.
    pub(crate) outward: DVec2,
    /// How far the other boundary lies before the point, against the normal.
    pub(crate) depth: f64,
}

impl Faced {
    /// The point in which a unit vector points into the region; `None` if it has none, or if it is
    /// a line.
    fn facing(&self, inward: DVec2) -> Option<DVec2> {
        match self {
            Faced::Arc(arc) => {
                let t = arc.parallel(inward.perp())?;
                (arc.outward(t).dot(inward) < 0.0).then(|| arc.point(t))
            }
            Faced::Line { .. } => None,
            Faced::Round {
                center,
                radius,
                ellipse,
            } => Some(match ellipse {
                Some(ellipse) => *center + ellipse.farthest(DVec2::ZERO - inward),
                None => *center - inward * *radius,
            }),
        }
    }
}

impl Edge {
    /// Where the arc, with its region on the left, faces a boundary, near a parameter. `None` if
    /// that is at no point between its ends, or if the other boundary ends before it.
    pub(crate) fn facing(&self, other: &Faced, near: f64) -> Option<Facing> {
        if let Faced::Line { point: on, outward } = *other {
            let s = self.parallel(outward.perp())?;
            // the normal of a line has no error of a parameter
            let normal = DVec2::ZERO - outward;
            let point = self.point(s);
            return (self.outward(s).dot(normal) > 0.0).then(|| Facing {
                point,
                outward: normal,
                depth: normal.dot(point - on),
            });
        }
        let size = self.bounds();
        let rounding = FACING_ERROR * size.reach().max_element();
        let s = root(near, |s| {
            let (point, along) = (self.point(s), unit(self.direction(s)));
            let beside = along.dot(point - other.facing(self.outward(s))?);
            Some(if beside.abs() <= rounding {
                0.0
            } else {
                beside
            })
        })?;
        let (point, outward) = (self.point(s), self.outward(s));
        let depth = outward.dot(point - other.facing(outward)?);
        Some(Facing {
            point,
            outward,
            depth,
        })
    }

    /// The parameter at which an arc is parallel to a direction, or opposite; `None` if it is
    /// nowhere so. An arc turns by less than half a turn.
    ///
    /// With x = s / r, the cross product with [`direction`](Edge::direction), divided by r², is a
    /// polynomial of the second degree. Its values at 0 and infinity are those at the ends.
    fn parallel(&self, along: DVec2) -> Option<f64> {
        let (first, last) = (self.control - self.start, self.end - self.control);
        let [c, b, a] = [first * self.weight, first + last, last * self.weight].map(|leg| {
            let area = leg.perp_dot(along);
            if area * area
                <= FACING_ERROR * FACING_ERROR * leg.length_squared() * along.length_squared()
            {
                0.0
            } else {
                area
            }
        });
        if c == 0.0 || a == 0.0 {
            return Some(if c == 0.0 { 0.0 } else { 1.0 });
        }
        if (c > 0.0) == (a > 0.0) {
            return None;
        }
        let q = -0.5 * (b + libm::copysign(libm::sqrt(b * b - 4.0 * a * c), b));
        let x = if (q > 0.0) == (a > 0.0) { q / a } else { c / q };
        Some(x / (1.0 + x))
    }
}

/// Where a function is 0, near a parameter; it may have no value in parts.
fn root(near: f64, value: impl Fn(f64) -> Option<f64>) -> Option<f64> {
    let start = near.clamp(0.0, 1.0);
    // one walk down and one up, in growing steps
    let mut walks = [(-1.0, start, value(start)), (1.0, start, value(start))];
    let mut step = FIRST_STEP;
    while step <= 1.0 {
        for (direction, last, at_last) in &mut walks {
            let next = (*last + *direction * step).clamp(0.0, 1.0);
            let at_next = value(next);
            let ends = match (*at_last, at_next) {
                (Some(first), Some(last_value)) => Some([(*last, first), (next, last_value)]),
                (Some(first), None) => {
                    Some([(*last, first), last_with_value(*last, next, &value)?])
                }
                (None, Some(first)) => Some([(next, first), last_with_value(next, *last, &value)?]),
                (None, None) => None,
            };
            if let Some(root) = ends.and_then(|ends| root_between(ends, &value)) {
                return Some(root);
            }
            (*last, *at_last) = (next, at_next);
        }
        step *= 2.0;
    }
    None
}

/// The last parameter at which a function has a value, from one where it has to one where it has
/// not, by bisection; and the value.
fn last_with_value(
    mut from: f64,
    mut to: f64,
    value: impl Fn(f64) -> Option<f64>,
) -> Option<(f64, f64)> {
    for _ in 0..STEPS {
        let middle = from + (to - from) / 2.0;
        *(if value(middle).is_some() {
            &mut from
        } else {
            &mut to
        }) = middle;
    }
    Some((from, value(from)?))
}

/// Where a function is 0 between two parameters at which its signs differ, by secants of which the
/// value at an end that stays is halved: the Illinois algorithm (M. Dowell and P. Jarratt, "A
/// modified regula falsi method for computing the root of an equation", 1971).
fn root_between(
    [(mut s, mut of_s), (mut t, mut of_t)]: [(f64, f64); 2],
    value: impl Fn(f64) -> Option<f64>,
) -> Option<f64> {
    if of_s == 0.0 {
        return Some(s);
    }
    if (of_s < 0.0) == (of_t < 0.0) && of_t != 0.0 {
        return None;
    }
    for _ in 0..STEPS {
        if of_t == 0.0 || s == t {
            break;
        }
        let next = t - of_t * (t - s) / (of_t - of_s);
        let of_next = value(next)?;
        if (of_next < 0.0) == (of_t < 0.0) {
            of_s /= 2.0;
        } else {
            (s, of_s) = (t, of_t);
        }
        (t, of_t) = (next, of_next);
    }
    Some(t)
}

#[cfg(test)]
mod tests {
    use crate::curve::edge::Edge;
    use crate::curve::facing::Faced;
    use glam::DVec2;

    fn p(x: f64, y: f64) -> DVec2 {
        DVec2::new(x, y)
    }

    /// The parabola y = 4 - x²/4 from x = 4 to -4, over what is inside.
    fn hill() -> Edge {
        Edge::arc(p(4.0, 0.0), p(0.0, 8.0), p(-4.0, 0.0), 1.0)
    }

    #[test]
    fn a_parabola_faces_lines_points_and_parabolas_where_slopes_say() {
        let slope = p(1.0, 1.0).normalize();
        let line = Faced::Line {
            point: p(2.0, 3.0) - slope * 0.25,
            outward: -slope,
        };
        let at = hill().facing(&line, 0.5).unwrap();
        assert!((at.point - p(2.0, 3.0)).length() < 1e-14, "{at:?}");
        assert!((at.depth - 0.25).abs() < 1e-15 && at.outward == slope);
        let away = Faced::Line {
            point: p(0.0, 0.0),
            outward: p(0.0, 1.0),
        };
        assert!(hill().facing(&away, 0.5).is_none());
        for near in [0.2, 0.3, 0.5] {
            let circle = Faced::Round {
                center: p(2.0, 3.0) + slope,
                radius: 1.5,
                ellipse: None,
            };
            let at = hill().facing(&circle, near).unwrap();
            assert!((at.point - p(2.0, 3.0)).length() < 1e-14, "{at:?}");
            assert!((at.depth - 0.5).abs() < 1e-15, "{at:?}");
        }
        // the same hill upside down, which touches it at (2, 3)
        let turned = |q: DVec2| p(4.0, 6.0 - 0.125) - q;
        let of_other = Edge::arc(
            turned(p(4.0, 0.0)),
            turned(p(0.0, 8.0)),
            turned(p(-4.0, 0.0)),
            1.0,
        );
        let at = hill().facing(&Faced::Arc(of_other), 0.3).unwrap();
        // by symmetry, half way between the points in which both have this normal
        assert!((at.outward - slope).length() > 1e-3);
        let middle = at.point - at.outward * (at.depth / 2.0);
        assert!((middle - p(2.0, 3.0 - 0.0625)).length() < 1e-13, "{at:?}");
    }
}
