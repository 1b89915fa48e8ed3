//! The exact motion of one convex part as another one sees it, and steps that are proved safe.

use crate::narrow::sweep::motion::Motion;
use crate::placed::PlacedHull;
use alloc::vec::Vec;
use core::cmp::Ordering;
use glam::DVec2;
use sat2d_base::exact::ellipse::Ellipse;
use sat2d_base::exact::long::Long;
use sat2d_base::exact::real::{Field, Real, Ring};
use sat2d_base::exact::rotation::Rotation;
use sat2d_base::exact::vector::Vector;
use sat2d_base::num::{length, power_of_two};

/// More than the roundings of a sum of a few products.
const ROUND_UP: f64 = 1.0 + 1e-12;

/// More than products of doubles lose to underflow.
const TINY: f64 = power_of_two(-1000);

/// Steps are shortened by this share, more than rounding.
const SHORTENED: f64 = 1.0 - 1e-6;

/// More than a root of [`Long`] loses, as a share.
const ROOT_ERROR: i64 = -2000;

/// A convex part, where its shape is placed at time 0, and its motion.
pub(crate) struct Body<'a> {
    pub(crate) hull: &'a PlacedHull,
    pub(crate) motion: &'a Motion,
    pub(crate) points: Vec<Vector<Long>>,
    pivot: Vector<Long>,
    translation: Vector<Long>,
    rotation: Long,
}

/// One body at rest in its own coordinates of time 0, and another one, at a time.
pub(crate) struct Frame<'p, 'a> {
    pub(crate) fixed: &'p Body<'a>,
    pub(crate) moving: &'p Body<'a>,
    /// The rotation of the fixed body.
    turn: Rotation,
    /// That of the moving one, less that.
    between: Rotation,
    /// From the pivot of the fixed body to that of the moving one.
    offset: Vector<Long>,
}

/// How fast a point may move, and how fast its velocity may change.
struct Limits {
    /// The speed of the pivot of the moving body as the fixed one sees it.
    speed: f64,
    acceleration: f64,
    /// The angular velocity of one body as the other one sees it.
    rotation: f64,
    /// The farthest that the pivots of both bodies are from each other.
    size: f64,
}

impl<'a> Body<'a> {
    pub(crate) fn new(hull: &'a PlacedHull, motion: &'a Motion) -> Body<'a> {
        Body {
            hull,
            motion,
            points: hull.points.iter().copied().map(exactly).collect(),
            pivot: exactly(motion.pivot()),
            translation: exactly(motion.translation()),
            rotation: Long::of(motion.rotation()),
        }
    }
}

impl Body<'_> {
    /// The ellipse around each point, which may be a disc or a point.
    pub(crate) fn ellipse(&self) -> Ellipse {
        let disc = Ellipse::disc(self.hull.radius);
        self.hull.ellipse.unwrap_or(disc)
    }
}

/// A vector of doubles.
pub(crate) fn exactly(v: DVec2) -> Vector<Long> {
    Vector::between(DVec2::ZERO, v)
}

impl<'p, 'a> Frame<'p, 'a> {
    /// `None` if a body turns by more than 2^60 radians.
    pub(crate) fn at(time: f64, fixed: &'p Body<'a>, moving: &'p Body<'a>) -> Option<Self> {
        let time = Long::of(time);
        let turned = |rotation: &Long| Rotation::by(&rotation.times(&time));
        let way = moving.translation.minus(&fixed.translation);
        Some(Frame {
            turn: turned(&fixed.rotation)?,
            between: turned(&moving.rotation.minus(&fixed.rotation))?,
            offset: moving.pivot.minus(&fixed.pivot).plus(&way.scaled(&time)),
            fixed,
            moving,
        })
    }

    /// Where the fixed body sees a point of the moving one, by its place at time 0. It is off by at
    /// most [`error`](Frame::error).
    pub(crate) fn place(&self, point: &Vector<Long>) -> Vector<Long> {
        let offset = self.turn.inverse().apply(&self.offset);
        let arm = self.between.apply(&point.minus(&self.moving.pivot));
        self.fixed.pivot.plus(&offset).plus(&arm)
    }

    /// A vector as the moving body has it at time 0, from what the fixed body sees.
    pub(crate) fn unplaced(&self, v: &Vector<Long>) -> Vector<Long> {
        self.between.inverse().apply(v)
    }

    /// A vector as the fixed body sees it, from what the moving one has at time 0.
    pub(crate) fn turned(&self, v: &Vector<Long>) -> Vector<Long> {
        self.between.apply(v)
    }

    /// The most by which the place of a point of the moving body is off, in both coordinates
    /// together.
    pub(crate) fn error(&self) -> f64 {
        let arms = self.moving.hull.points.iter().map(|&p| self.arm(p));
        let longest = arms.fold(0.0, f64::max) + self.moving.hull.radius;
        4.0 * (self.turn.error + self.between.error) * (self.limits().size + longest)
    }

    /// How long the bodies certainly stay apart along a direction of the fixed one, whose larger
    /// coordinate is about 1. 0 if nothing is proved.
    ///
    /// At time t + s the point x of the moving body is apart from the fixed one by at least
    /// g + v s - a s²/2, by Taylor's theorem: g and v are the gap and its derivative at time t, and
    /// a is a bound for its second derivative. That is concave in s. So if it is above 0 now and
    /// after a step, it is in between.
    pub(crate) fn safe_step(&self, n: &Vector<Long>) -> f64 {
        let (fixed, moving) = (self.fixed, self.moving);
        let world = self.turn.apply(n);
        let local = self.between.inverse().apply(n);
        let length_of_n = length(n.rounded()) * ROUND_UP;
        let limits = self.limits();
        let elliptic = if moving.hull.ellipse.is_some() {
            moving.hull.radius
        } else {
            0.0
        };

        let Some(farthest) = fixed.points.iter().map(|p| n.dot(p)).max_by(order) else {
            return 0.0;
        };
        let mut gap = n.dot(&fixed.pivot).minus(&farthest);
        gap = gap
            .plus(&world.dot(&self.offset))
            .minus(&local.dot(&moving.pivot));
        gap = gap
            .minus(&reach(fixed.hull, n))
            .minus(&reach(moving.hull, &local));
        let way = moving.translation.minus(&fixed.translation);
        let straight = world.dot(&way);
        let velocity = fixed
            .rotation
            .times(&world.cross(&self.offset))
            .plus(&straight);
        let rotation = moving.rotation.minus(&fixed.rotation);

        let off = 4.0 * (self.turn.error + self.between.error) * length_of_n;
        let speed = if straight.is_zero() && fixed.rotation.is_zero() {
            0.0
        } else if fixed.rotation.is_zero() {
            (-straight.value()).max(0.0) * ROUND_UP + TINY
        } else {
            limits.speed * length_of_n
        };
        let mut step = f64::INFINITY;
        for (x, at) in moving.points.iter().zip(&moving.hull.points) {
            let arm = self.arm(*at) + elliptic;
            let turning = limits.rotation * arm * length_of_n * ROUND_UP;
            let lost = Long::of(off * (limits.size + arm + moving.hull.radius));
            let gap = gap.plus(&local.dot(x)).minus(&lost).value().next_down();
            if gap <= 0.0 {
                return 0.0;
            }
            let arm_now = x.minus(&moving.pivot);
            let velocity = velocity.minus(&rotation.times(&local.cross(&arm_now)));
            let lost = off * (limits.speed + limits.rotation * arm)
                + limits.rotation * elliptic * length_of_n * ROUND_UP;
            let velocity = velocity.minus(&Long::of(lost)).value().next_down();
            let bend = limits.rotation * limits.rotation * arm;
            let bend = (limits.acceleration + bend) * length_of_n * ROUND_UP;
            let steady = SHORTENED * gap / (speed + turning);
            step = step.min(steady.max(accelerated_step(gap, velocity, bend)));
        }
        step
    }

    fn arm(&self, point: DVec2) -> f64 {
        length(point - self.moving.motion.pivot()) * ROUND_UP
    }

    fn limits(&self) -> Limits {
        let (fixed, moving) = (self.fixed.motion, self.moving.motion);
        let turn = fixed.rotation().abs();
        let rotation = (moving.rotation() - fixed.rotation()).abs();
        let tiny = if turn + rotation == 0.0 { 0.0 } else { TINY };
        let way = length(moving.translation() - fixed.translation()) * ROUND_UP;
        let most = (length(moving.pivot() - fixed.pivot()) + way) * ROUND_UP;
        Limits {
            speed: (turn * most + way) * ROUND_UP + tiny,
            acceleration: turn * (turn * most + 2.0 * way) * ROUND_UP + tiny,
            rotation: rotation * ROUND_UP + tiny,
            size: most + tiny,
        }
    }
}

/// For how long `gap + velocity·s - bend·s²/2` certainly stays above 0.
fn accelerated_step(gap: f64, velocity: f64, bend: f64) -> f64 {
    let root = libm::sqrt(velocity * velocity + 2.0 * bend * gap);
    let step = SHORTENED
        * if velocity < 0.0 {
            2.0 * gap / (root - velocity)
        } else if bend == 0.0 {
            return f64::INFINITY;
        } else {
            (velocity + root) / bend
        };
    if !(step.is_finite() && velocity.is_finite() && bend.is_finite()) {
        return 0.0;
    }
    let [gap, velocity, bend, s] = [gap, velocity, bend / 2.0, step].map(Long::of);
    let left = gap.plus(&s.times(&velocity.minus(&s.times(&bend))));
    if left.sign().is_gt() { step } else { 0.0 }
}

/// No less than how far the disc or ellipse around each point of a hull reaches along a direction,
/// times the length of that.
fn reach(hull: &PlacedHull, n: &Vector<Long>) -> Long {
    let square = match &hull.ellipse {
        Some(ellipse) => {
            let [u, w] = ellipse.axes::<Long>().map(|axis| n.dot(&axis));
            u.times(&u).plus(&w.times(&w))
        }
        None if hull.radius == 0.0 => return Long::of(0.0),
        None => {
            let radius = Long::of(hull.radius);
            n.dot(n).times(&radius.times(&radius))
        }
    };
    let root = square.root();
    root.plus(&root.times(&Long::scaled(1.into(), ROOT_ERROR)))
}

/// The order of two numbers.
pub(crate) fn order(a: &Long, b: &Long) -> Ordering {
    a.minus(b).sign()
}
