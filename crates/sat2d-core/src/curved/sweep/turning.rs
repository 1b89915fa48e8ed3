//! How long parts of shapes that turn are apart.
//!
//! Along a fixed normal, a corner moves with its velocity, and turning bends its way by no more
//! than `rotation² · arm / 2` times the square of the time, since
//! `|R(a) p - p - a p⊥| ≤ a² |p| / 2`. So the gap between two sets of corners is bounded by
//! quadratic functions of time. These account for the direction of the motion, so a wheel that turns
//! beside another shape takes few steps, and near an impact they are nearly exact. A bound by the
//! greatest speed of any point takes hundreds of steps (conservative advancement: B. V. Mirtich,
//! "Impulse-based dynamic simulation of rigid body systems", 1996).
//!
//! A part also stays in a ring about its pivot, which moves straight. That tells about all times at
//! once.

use crate::curve::Edge;
use crate::curved::distance::around;
use crate::curved::fitting::{self, Conic, distances};
use crate::curved::sweep::parts::{Part, Parts};
use crate::curved::sweep::separated::{Corners, separated_until};
use crate::narrow::sweep::conservative_advancement::gap;
use crate::placed::PlacedHull;
use glam::DVec2;
use sat2d_base::exact::ellipse::Ellipse;

/// How a shape moves from when a search starts.
#[derive(Clone, Copy)]
pub(super) struct Turn {
    /// Where the pivot is then.
    pub(super) pivot: DVec2,
    /// The displacement of the pivot per unit of time.
    pub(super) translation: DVec2,
    /// In radians per unit of time.
    pub(super) rotation: f64,
}

impl Turn {
    fn pivot_at(&self, time: f64) -> DVec2 {
        self.pivot + self.translation * time
    }

    /// The velocity of a point that is at `p` when the pivot is at `pivot`.
    fn velocity(&self, pivot: DVec2, p: DVec2) -> DVec2 {
        self.translation + (p - pivot).perp() * self.rotation
    }
}

/// Where a shape is at a time.
struct Moved {
    from: DVec2,
    to: DVec2,
    /// The unit vector that the x axis has become.
    x_axis: DVec2,
}

impl Moved {
    fn new(turn: &Turn, time: f64) -> Moved {
        let (sin, cos) = libm::sincos(turn.rotation * time);
        Moved {
            from: turn.pivot,
            to: turn.pivot_at(time),
            x_axis: DVec2::new(cos, sin),
        }
    }

    fn turned(&self, vector: DVec2) -> DVec2 {
        self.x_axis * vector.x + self.x_axis.perp() * vector.y
    }

    fn point(&self, p: DVec2) -> DVec2 {
        self.to + self.turned(p - self.from)
    }

    fn edge(&self, edge: &Edge) -> Edge {
        Edge {
            start: self.point(edge.start),
            control: self.point(edge.control),
            end: self.point(edge.end),
            ..*edge
        }
    }

    fn hull(&self, hull: &PlacedHull) -> PlacedHull {
        let ellipse = hull.ellipse.as_ref().map(|ellipse| Ellipse {
            u: self.turned(ellipse.u),
            w: self.turned(ellipse.w),
        });
        let mut moved = PlacedHull {
            points: hull.points.iter().map(|&p| self.point(p)).collect(),
            center: self.point(hull.center),
            ellipse,
            ..hull.clone()
        };
        if moved.points.len() > 2 {
            moved.repair();
        }
        moved
    }
}

/// How both shapes turn.
pub(super) struct Turning {
    pub(super) turns: [Turn; 2],
    /// The distance up to which the shapes count as having met. Half of it is left for rounding.
    pub(super) enough: f64,
}

/// What is known about two parts at a time.
pub(super) struct Look {
    /// The gap of what is around them; 0 if there is none.
    pub(super) gap: f64,
    /// They are apart until then.
    pub(super) until: f64,
    /// The number of the one whose halves will tell more than those of the other one.
    pub(super) split: Option<usize>,
}

/// A part where it is at a time.
struct Placed {
    hull: PlacedHull,
    /// Where the pivot is, and how it moves.
    pivot: DVec2,
    turn: Turn,
    /// No point of it is farther from the pivot.
    farthest: f64,
    arc: Option<Edge>,
    /// The form of a convex hull that is one circle or ellipse.
    ellipse: Option<Ellipse>,
}

impl Placed {
    fn new(parts: &Parts<'_>, part: &Part, turn: &Turn, time: f64) -> Placed {
        let moved = Moved::new(turn, time);
        let pivot = moved.to;
        let (mut arc, mut ellipse) = (None, None);
        let hull = match part {
            Part::Node(node) => {
                // a disc around the box
                let [low, _, high, _] = parts.corners_of_node(*node);
                let half = (high - low) / 2.0;
                PlacedHull {
                    radius: half.length() * (1.0 + 4.0 * f64::EPSILON),
                    ..PlacedHull::of_point(moved.point(low + half))
                }
            }
            Part::Hull(number) => {
                let hull = moved.hull(parts.hull(*number));
                if hull.points.len() == 1 && hull.radius > 0.0 {
                    ellipse = Some(hull.ellipse.unwrap_or(Ellipse::disc(hull.radius)));
                }
                hull
            }
            Part::Edge(edge) => {
                let edge = moved.edge(edge);
                arc = (!edge.is_straight()).then_some(edge);
                around(&edge)
            }
        };
        let mut placed = Placed {
            hull,
            pivot,
            turn: *turn,
            farthest: 0.0,
            arc,
            ellipse,
        };
        placed.farthest = placed.ring_about(pivot)[1];
        placed
    }

    /// Bounds for the distances of its points from a center.
    fn ring_about(&self, center: DVec2) -> [f64; 2] {
        if let Some(arc) = &self.arc {
            return distances(arc, center);
        }
        let arms = self.hull.points.iter().map(|p| (*p - center).length());
        [0.0, arms.fold(0.0, f64::max) + self.hull.radius]
    }

    /// The distances of some of its points, from the least to the greatest.
    fn points_about(&self, center: DVec2) -> [f64; 2] {
        let Some(arc) = &self.arc else {
            return self.ring_about(center);
        };
        let arms = [arc.start, arc.point(0.5), arc.end].map(|p| (p - center).length());
        [
            arms[0].min(arms[1]).min(arms[2]),
            arms[0].max(arms[1]).max(arms[2]),
        ]
    }

    /// The curve of an arc, a circle or an ellipse.
    fn conic(&self) -> Option<Conic<'_>> {
        match (&self.arc, &self.hull.points[..]) {
            (Some(arc), _) => Some(Conic::Arc(arc)),
            (None, &[center]) => Some(Conic::Ellipse(center, self.ellipse.as_ref()?)),
            _ => None,
        }
    }

    /// More than the second derivative of the place of any corner.
    fn bend(&self) -> f64 {
        let rotation = self.turn.rotation;
        if rotation == 0.0 {
            return 0.0;
        }
        let arms = self.hull.points.iter().map(|p| (*p - self.pivot).length());
        rotation * rotation * arms.fold(0.0, f64::max) * (1.0 + 1e-12)
    }

    /// The most by which turning moves the boundary of an ellipse.
    fn spin(&self) -> f64 {
        match &self.hull.ellipse {
            Some(ellipse) => ellipse.reach() * self.turn.rotation.abs(),
            None => 0.0,
        }
    }

    /// The disc in which it stays, or the hull with a radius if it does not turn.
    fn disc(&self) -> (&[DVec2], f64) {
        if self.turn.rotation == 0.0 {
            (&self.hull.points, self.hull.radius)
        } else {
            (core::slice::from_ref(&self.pivot), self.farthest)
        }
    }
}

impl Turning {
    /// What is known about two parts that are apart until `after`. A time beyond `limit` is as good
    /// as any later one. What curves tell is left out if the parts are not near by their gap.
    pub(super) fn look(
        &self,
        after: f64,
        shapes: &[Parts<'_>; 2],
        parts: &[Part; 2],
        limit: f64,
        is_near: impl Fn(f64) -> bool,
    ) -> Look {
        let [a, b] = self.placed(after, shapes, parts);
        let mut look = Look {
            gap: 0.0,
            until: after,
            split: None,
        };
        if let Some((gap, normal)) = gap(&a.hull, &b.hull, 0.0) {
            look.gap = gap;
            look.until = after + self.along_normal(&a, &b, normal);
        }
        if look.until <= limit {
            look.until = look.until.max(after + self.in_discs(&a, &b));
        }
        if look.until <= limit {
            let (step, split) = self.in_rings(&a, &b);
            look.until = look.until.max(after + step);
            look.split = split;
        }
        if look.until <= limit && is_near(look.gap) {
            let rest = limit - after;
            let step = self
                .of_conics(&a, &b, rest)
                .max(self.of_conics(&b, &a, rest));
            look.until = look.until.max(after + step);
        }
        look
    }

    /// Both parts where they are at a time.
    fn placed(&self, time: f64, shapes: &[Parts<'_>; 2], parts: &[Part; 2]) -> [Placed; 2] {
        [0, 1].map(|side| Placed::new(&shapes[side], &parts[side], &self.turns[side], time))
    }

    /// Whether curves are no farther apart than `near` at a time, where some of their points are.
    pub(super) fn are_near(
        &self,
        time: f64,
        shapes: &[Parts<'_>; 2],
        parts: &[Part; 2],
        near: f64,
    ) -> bool {
        let [a, b] = self.placed(time, shapes, parts);
        [(&a, &b), (&b, &a)].into_iter().any(|(a, b)| {
            let pair = a.arc.as_ref().zip(b.conic());
            pair.is_some_and(|(arc, conic)| fitting::are_near(&conic, arc, DVec2::ZERO, near))
        })
    }

    /// How long an arc, the first one, is apart from the conic of the other one.
    fn of_conics(&self, a: &Placed, b: &Placed, rest: f64) -> f64 {
        let Some((arc, conic)) = a.arc.as_ref().zip(b.conic()) else {
            return 0.0;
        };
        let [to, of] = [a.turn.rotation, b.turn.rotation];
        let translation = a.turn.translation - b.turn.translation;
        let velocity =
            |p: DVec2| translation + (p - a.pivot).perp() * to - (p - b.pivot).perp() * of;
        let until = |rest: f64| {
            // in the frame of the conic, which turns
            let speed = translation.length();
            let apart = (a.pivot - b.pivot).length() + speed * rest;
            let bend =
                (to - of) * (to - of) * a.farthest + of * of * apart + 2.0 * of.abs() * speed;
            let margin = self.enough / 2.0;
            let time = fitting::apart_while_turning(&conic, arc, velocity, bend, margin, rest);
            time.min(rest)
        };
        // what the way bends off in a shorter time is less
        let step = until(rest);
        if step < rest / 4.0 {
            step.max(until(4.0 * step))
        } else if step >= rest {
            f64::INFINITY
        } else {
            step
        }
    }

    /// How long the corners of both are apart along a normal toward the second one.
    fn along_normal(&self, a: &Placed, b: &Placed, normal: DVec2) -> f64 {
        let along = |part: &Placed, p: DVec2| {
            let velocity = part.turn.velocity(part.pivot, p);
            (normal.dot(p - a.hull.center), normal.dot(velocity))
        };
        let reach = |hull: &PlacedHull| match &hull.ellipse {
            Some(ellipse) => ellipse.reach_along(normal),
            None => hull.radius,
        };
        let reach = reach(&a.hull) + reach(&b.hull);
        let (bend, spin) = (a.bend() + b.bend(), a.spin() + b.spin());
        let mut step = f64::INFINITY;
        for &p in &a.hull.points {
            let (place, speed) = along(a, p);
            for &q in &b.hull.points {
                let (other_place, other_speed) = along(b, q);
                let gap = other_place - place - reach - self.enough / 2.0;
                let opening = other_speed - speed - spin;
                step = step.min(first_root(gap, opening, bend));
            }
        }
        step
    }

    /// How long the discs in which both stay are apart.
    fn in_discs(&self, a: &Placed, b: &Placed) -> f64 {
        let ((p, radius), (q, other_radius)) = (a.disc(), b.disc());
        let q = Corners {
            radius: radius + other_radius,
            ..Corners::sharp(q)
        };
        let displacement = b.turn.translation - a.turn.translation;
        separated_until(p, q, displacement, self.enough)
    }

    /// How long both stay in rings, one of them within the other one. If the rings meet, but not
    /// those of some of their points, which one to split so that its ring is more exact.
    fn in_rings(&self, a: &Placed, b: &Placed) -> (f64, Option<usize>) {
        let (pivots, apart) = match (a.turn.rotation != 0.0, b.turn.rotation != 0.0) {
            (true, true) => ([a.pivot, b.pivot], (b.pivot - a.pivot).length()),
            (true, false) => ([a.pivot; 2], 0.0),
            _ => ([b.pivot; 2], 0.0),
        };
        let rings = [a.ring_about(pivots[0]), b.ring_about(pivots[1])];
        let between = |inner: [f64; 2], outer: [f64; 2]| outer[0] - inner[1] - apart;
        let gap = between(rings[0], rings[1]).max(between(rings[1], rings[0]));
        if gap > self.enough {
            let speed = (b.turn.translation - a.turn.translation).length();
            let step = if speed > 0.0 {
                (gap - self.enough / 2.0) / speed
            } else {
                f64::INFINITY
            };
            return (step, None);
        }
        let points = [a.points_about(pivots[0]), b.points_about(pivots[1])];
        let split = [(0, 1), (1, 0)].into_iter().find_map(|(inner, outer)| {
            let is_apart = between(points[inner], points[outer]) > self.enough;
            let excess = rings[inner][1] - points[inner][1];
            let missing = points[outer][0] - rings[outer][0];
            is_apart.then_some(if excess > missing { inner } else { outer })
        });
        (0.0, split)
    }
}

/// The first time at which `gap + opening · time - bend · time² / 2` is 0 or less.
fn first_root(gap: f64, opening: f64, bend: f64) -> f64 {
    if gap <= 0.0 {
        return 0.0;
    }
    if bend == 0.0 {
        return if opening < 0.0 {
            gap / -opening
        } else {
            f64::INFINITY
        };
    }
    let root = libm::sqrt(opening * opening + 2.0 * bend * gap);
    let time = if opening > 0.0 {
        (opening + root) / bend
    } else {
        2.0 * gap / (root - opening)
    };
    // less by more than rounding
    time * (1.0 - 1e-12)
}
