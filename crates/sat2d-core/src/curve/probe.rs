//! A point and the edges of an outline: which of them it lies on, and how often they wind round it.

use crate::curve::edge::Edge;
use core::cmp::Ordering;
use glam::DVec2;
use sat2d_base::exact::bounded::{Bounded, BoundedWide};
use sat2d_base::exact::long::Long;
use sat2d_base::exact::orient2d;
use sat2d_base::exact::real::{Real, Ring, Signed};

/// A point.
pub(crate) trait Probe {
    /// The order of a height and that of the point.
    fn height(&self, y: f64) -> Ordering;

    /// The order of a place along x and that of the point.
    fn place(&self, x: f64) -> Ordering;

    /// On which side of the line through two points it lies, as [`orient2d`].
    fn side(&self, start: DVec2, end: DVec2) -> Ordering;

    /// Whether it lies outside (`Greater`), on or inside the conic of an arc.
    fn conic(&self, arc: &Edge) -> Ordering;
}

/// Where a point lies to an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OnEdge {
    /// On the edge, its ends included.
    On,
    /// Elsewhere, with the edge's share of the winding number: how often a ray from the point along
    /// x crosses it upward, less how often downward. The ray starts at the point moved right and,
    /// by much less, up, so that it meets no vertex.
    Off(i32),
}

impl Edge {
    /// Where a point lies.
    pub(crate) fn locate(&self, point: &impl Probe) -> OnEdge {
        let [above, below] = [self.start, self.end].map(|p| point.height(p.y).is_gt());
        let chord_side = point.side(self.start, self.end);
        let crossing = match (above, below) {
            (false, true) if chord_side.is_gt() => 1,
            (true, false) if chord_side.is_lt() => -1,
            _ => 0,
        };
        if self.is_straight() {
            return if chord_side.is_eq() && is_between(point, self.start, self.end) {
                OnEdge::On
            } else {
                OnEdge::Off(crossing)
            };
        }
        let turn = self.turn();
        let around = if turn.is_gt() { 1 } else { -1 };
        // the arc lies on the right side of its chord if it turns left
        if chord_side.is_eq() {
            return if is_at(point, self.start) || is_at(point, self.end) {
                OnEdge::On
            } else if is_between(point, self.start, self.end) {
                let moved = self.side_of_moved();
                OnEdge::Off(crossing + if moved == turn { 0 } else { around })
            } else {
                OnEdge::Off(crossing)
            };
        }
        if chord_side == turn {
            return OnEdge::Off(crossing);
        }
        match point.conic(self) {
            Ordering::Equal => OnEdge::On,
            Ordering::Less => OnEdge::Off(crossing + around),
            Ordering::Greater => OnEdge::Off(crossing),
        }
    }

    /// The side of the chord on which a point of it lies once it is moved right and, by much less,
    /// up.
    pub(crate) fn side_of_moved(&self) -> Ordering {
        let along = self.end - self.start;
        match along.y.total_cmp(&0.0) {
            _ if along.y == 0.0 => along.x.total_cmp(&0.0),
            order => order.reverse(),
        }
    }
}

fn is_at(point: &impl Probe, at: DVec2) -> bool {
    point.place(at.x).is_eq() && point.height(at.y).is_eq()
}

/// Whether a point of the line through two points lies between them or at one.
fn is_between(point: &impl Probe, start: DVec2, end: DVec2) -> bool {
    let is_within = |a: Ordering, b: Ordering| a != b || a.is_eq();
    is_within(point.place(start.x), point.place(end.x))
        && is_within(point.height(start.y), point.height(end.y))
}

impl Probe for DVec2 {
    fn height(&self, y: f64) -> Ordering {
        order(y, self.y)
    }

    fn place(&self, x: f64) -> Ordering {
        order(x, self.x)
    }

    fn side(&self, start: DVec2, end: DVec2) -> Ordering {
        orient2d(start, end, *self)
    }

    fn conic(&self, arc: &Edge) -> Ordering {
        // outside of the triangle it is clearly outside
        let turn = arc.turn();
        let sides = [(arc.start, arc.control), (arc.control, arc.end)];
        if sides
            .iter()
            .any(|&(p, q)| orient2d(p, q, *self) == turn.reverse())
        {
            return Ordering::Greater;
        }
        conic_sign::<Bounded>(&Fraction::of(*self), arc)
            .or_else(|| conic_sign::<BoundedWide>(&Fraction::of(*self), arc))
            .or_else(|| conic_sign::<Long>(&Fraction::of(*self), arc))
            .unwrap_or(Ordering::Equal)
    }
}

/// The order of two finite numbers, with -0 equal to 0.
fn order(x: f64, y: f64) -> Ordering {
    x.partial_cmp(&y).unwrap_or(Ordering::Equal)
}

/// A point whose coordinates are fractions with the same denominator, which is above 0.
#[derive(Clone, Debug)]
pub(crate) struct Fraction<R> {
    x: R,
    y: R,
    denominator: R,
}

impl<R: Ring> Fraction<R> {
    fn of(point: DVec2) -> Fraction<R> {
        Fraction {
            x: R::difference(point.x, 0.0),
            y: R::difference(point.y, 0.0),
            denominator: R::difference(1.0, 0.0),
        }
    }

    /// The middle between two points.
    pub(crate) fn between(p: DVec2, q: DVec2) -> Fraction<R> {
        Fraction {
            x: R::difference(p.x, -q.x),
            y: R::difference(p.y, -q.y),
            denominator: R::difference(2.0, 0.0),
        }
    }

    /// The center of a triangle.
    pub(crate) fn center([p, q, r]: [DVec2; 3]) -> Fraction<R> {
        let number = |x| R::difference(x, 0.0);
        Fraction {
            x: R::difference(p.x, -q.x).plus(&number(r.x)),
            y: R::difference(p.y, -q.y).plus(&number(r.y)),
            denominator: number(3.0),
        }
    }

    /// The vector to it from a point, times the denominator.
    fn from(&self, p: DVec2) -> [R; 2] {
        let along = |of: &R, from: f64| {
            let from = self.denominator.times(&R::difference(from, 0.0));
            of.minus(&from)
        };
        [along(&self.x, p.x), along(&self.y, p.y)]
    }

    /// The cross product of the vectors from `start` to `end` and to it, times the denominator.
    fn cross(&self, start: DVec2, end: DVec2) -> R {
        let [x, y] = self.from(start);
        let [along_x, along_y] = [R::difference(end.x, start.x), R::difference(end.y, start.y)];
        along_x.times(&y).minus(&along_y.times(&x))
    }
}

impl Fraction<Long> {
    /// The point of an edge at `2^-halvings` of the parameter.
    pub(crate) fn on_edge(edge: &Edge, halvings: u32) -> Fraction<Long> {
        let s = Long::of(1.0);
        let r = s.times_power(halvings.into()).minus(&s);
        let at = |affine: &dyn Fn(DVec2) -> Long| edge.form(affine).value(&s, &r);
        Fraction {
            x: at(&|p| Long::of(p.x)),
            y: at(&|p| Long::of(p.y)),
            denominator: edge.denominator().value(&s, &r),
        }
    }
}

impl Probe for Fraction<Long> {
    fn height(&self, y: f64) -> Ordering {
        let [_, up] = self.from(DVec2::new(0.0, y));
        up.sign().reverse()
    }

    fn place(&self, x: f64) -> Ordering {
        let [right, _] = self.from(DVec2::new(x, 0.0));
        right.sign().reverse()
    }

    fn side(&self, start: DVec2, end: DVec2) -> Ordering {
        self.cross(start, end).sign()
    }

    fn conic(&self, arc: &Edge) -> Ordering {
        conic_sign(self, arc).unwrap_or(Ordering::Equal)
    }
}

/// The sign of `v² - 4 w² u t`, which is above 0 outside of the conic.
fn conic_sign<R: Signed>(point: &Fraction<R>, arc: &Edge) -> Option<Ordering> {
    let u = point.cross(arc.control, arc.end);
    let v = point.cross(arc.end, arc.start);
    let t = point.cross(arc.start, arc.control);
    let twice = R::difference(2.0 * arc.weight, 0.0);
    let factor = twice.times(&twice);
    v.times(&v).minus(&factor.times(&u.times(&t))).known_sign()
}
