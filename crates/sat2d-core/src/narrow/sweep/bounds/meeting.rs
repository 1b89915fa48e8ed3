//! Proofs that two bodies have a common point at a time.

use crate::narrow::sweep::bounds::frame::{Body, Frame, exactly, order};
use alloc::vec::Vec;
use core::cmp::Ordering;
use glam::DVec2;
use sat2d_base::exact::long::Long;
use sat2d_base::exact::real::{Field, Real, Ring};
use sat2d_base::exact::vector::Vector;
use sat2d_base::num::{fraction, unit};
use sat2d_base::sort::sort_by;

/// Vertices count as equally far along a direction up to this share of the coordinates.
const FLAT: f64 = 1e-9;

/// The most corners of a body that are all looked at.
const MANY: usize = 32;

/// The corners of a body without its radius, and the most by which a cross product of differences
/// of them is off.
struct Core<'p> {
    points: &'p [Vector<Long>],
    area_error: &'p Long,
}

/// A point on the boundary of a core: between two of its corners, and the share of the way.
struct Place {
    ends: [usize; 2],
    share: f64,
}

/// Whether the bodies certainly have a common point. `n` is about the direction from the first body
/// of the frame, which is at rest, to the other one.
pub(crate) fn is_proved(frame: &Frame<'_, '_>, n: DVec2) -> bool {
    let back = frame.unplaced(&exactly(-n)).rounded();
    let moved = facing_corners(frame.moving, back).map(|p| frame.place(p));
    let (moved, still): (Vec<_>, Vec<_>) = (
        moved.collect(),
        facing_corners(frame.fixed, n).cloned().collect(),
    );
    let still = &still[..];
    let error = frame.error();
    let lengths = moved.iter().chain(still).map(Vector::length);
    let area_error = Long::of(16.0 * error * (lengths.fold(0.0, f64::max) + error));
    let [a, b] = [still, &moved].map(|points| Core {
        points,
        area_error: &area_error,
    });
    if a.meets(&b) {
        return true;
    }
    let bodies = [frame.fixed, frame.moving];
    if bodies.iter().all(|body| body.hull.radius == 0.0) {
        return false;
    }
    if bodies.iter().any(|body| body.hull.ellipse.is_some()) {
        return have_common_point(frame, [&a, &b], unit(n));
    }
    let reach = Long::of(frame.fixed.hull.radius).plus(&Long::of(frame.moving.hull.radius));
    let reach = reach.minus(&Long::of(4.0 * error));
    let gap = nearest(&a, &b);
    !reach.is_negative() && order(&gap.dot(&gap), &reach.times(&reach)).is_le()
}

/// The corners of a body; of many, those around the farthest along a direction: where their hull
/// has a point of the other body, so has the whole one.
fn facing_corners<'b>(body: &'b Body<'_>, n: DVec2) -> impl Iterator<Item = &'b Vector<Long>> {
    let count = body.points.len();
    let along = body.hull.points.iter().map(|&p| n.dot(p)).enumerate();
    let farthest = along.max_by(|(_, one), (_, other)| one.total_cmp(other));
    let (first, number) = match farthest {
        Some((i, _)) if count > MANY => (i + count - MANY / 2, MANY + 1),
        _ => (0, count),
    };
    (first..first + number).map(move |i| &body.points[i % count])
}

impl Core<'_> {
    /// On which side of the line from `a` to `b` a point lies: `Greater` is the left one.
    fn side(&self, a: &Vector<Long>, b: &Vector<Long>, p: &Vector<Long>) -> Option<Ordering> {
        let area = b.minus(a).cross(&p.minus(a));
        let is_known =
            self.area_error.is_zero() || order(&area.absolute(), self.area_error).is_gt();
        is_known.then(|| area.sign())
    }

    fn edges(&self) -> impl Iterator<Item = [&Vector<Long>; 2]> {
        let next = self.points.iter().cycle().skip(1);
        self.points.iter().zip(next).map(<[_; 2]>::from)
    }

    /// Whether a point is certainly inside or on the boundary.
    fn has(&self, p: &Vector<Long>) -> bool {
        let is_left = |side: Option<Ordering>| side.is_some_and(Ordering::is_ge);
        self.points.len() > 2 && self.edges().all(|[a, b]| is_left(self.side(a, b, p)))
    }

    /// Whether cores certainly have a common point.
    fn meets(&self, other: &Core<'_>) -> bool {
        if self.points.iter().any(|p| other.has(p)) || other.points.iter().any(|p| self.has(p)) {
            return true;
        }
        let cross = |[a, b]: [&Vector<Long>; 2], [c, d]: [&Vector<Long>; 2]| {
            let sides = [(a, b, c), (a, b, d), (c, d, a), (c, d, b)];
            let mut known = [Ordering::Equal; 4];
            for (known, (a, b, p)) in known.iter_mut().zip(sides) {
                match self.side(a, b, p) {
                    Some(side) => *known = side,
                    None => return false,
                }
            }
            let are_apart = |one: Ordering, other: Ordering| one.is_ne() && one == other;
            let [c, d, a, b] = known;
            !are_apart(c, d) && !are_apart(a, b) && known.iter().any(|side| side.is_ne())
        };
        self.edges()
            .any(|one| other.edges().any(|two| cross(one, two)))
    }

    fn at(&self, place: &Place) -> Vector<Long> {
        let [from, to] = place.ends.map(|i| &self.points[i]);
        from.plus(&to.minus(from).scaled(&Long::of(place.share)))
    }
}

/// From a point of one core to a point of the other one, about the nearest.
fn nearest(a: &Core<'_>, b: &Core<'_>) -> Vector<Long> {
    let mut least = f64::INFINITY;
    let mut between = b.points[0].minus(&a.points[0]);
    for [vertices, edges] in [[a, b], [b, a]] {
        let corners: Vec<DVec2> = edges.points.iter().map(Vector::rounded).collect();
        for p in vertices.points {
            let at = p.rounded();
            for i in 0..corners.len() {
                let ends = [i, (i + 1) % corners.len()];
                let [from, edge] = [corners[i], corners[ends[1]] - corners[i]];
                let share = fraction((at - from).dot(edge) / edge.length_squared());
                let distance = (from + edge * share - at).length_squared();
                if distance < least {
                    least = distance;
                    between = edges.at(&Place { ends, share }).minus(p);
                }
            }
        }
    }
    between
}

/// Whether a point between the bodies, where they are nearest along a direction, is certainly in
/// both: the middle of the places where they reach farthest, or on the core of one without radius.
fn have_common_point(frame: &Frame<'_, '_>, [a, b]: [&Core<'_>; 2], n: DVec2) -> bool {
    let local = frame.unplaced(&exactly(-n));
    let arms = [
        arm(frame.fixed, &exactly(n)),
        frame.turned(&arm(frame.moving, &local)),
    ];
    let [one, other] = facing([a, b], [&arms[0], &arms[1]].map(Vector::rounded), n);
    let (p, q) = (a.at(&one), b.at(&other));
    let (far_a, far_b) = (p.plus(&arms[0]), q.plus(&arms[1]));
    let are_sharp = [frame.fixed, frame.moving].map(|body| body.hull.radius == 0.0);
    let point = match are_sharp {
        [true, _] => far_a,
        [_, true] => far_b,
        _ => far_a.plus(&far_b).scaled(&Long::of(0.5)),
    };
    let error = 4.0 * frame.error();
    (are_sharp[0] || has(frame.fixed, &point.minus(&p), error))
        && (are_sharp[1] || has(frame.moving, &frame.unplaced(&point.minus(&q)), error))
}

/// From a core to where its disc or ellipse reaches farthest along a direction.
fn arm(body: &Body<'_>, n: &Vector<Long>) -> Vector<Long> {
    let [u, w] = body.ellipse().axes::<Long>();
    let (along_u, along_w) = (n.dot(&u), n.dot(&w));
    let reach = along_u
        .times(&along_u)
        .plus(&along_w.times(&along_w))
        .root();
    if reach.is_zero() {
        return exactly(DVec2::ZERO);
    }
    let arm = u.scaled(&along_u).plus(&w.scaled(&along_w));
    Vector {
        x: arm.x.over(&reach),
        y: arm.y.over(&reach),
    }
}

/// Whether the disc or ellipse around the origin certainly has a point that is off by an error.
fn has(body: &Body<'_>, point: &Vector<Long>, error: f64) -> bool {
    let [u, w] = body.ellipse().axes::<Long>();
    let most = |area: Long, axis: &Vector<Long>| {
        let most = area.absolute().plus(&Long::of(2.0 * error * axis.length()));
        most.times(&most)
    };
    let square = most(point.cross(&w), &w).plus(&most(u.cross(point), &u));
    let area = u.cross(&w);
    order(&square, &area.times(&area)).is_le() && !area.is_zero()
}

/// The points of two cores, along a direction from the first one, that face each other, and have
/// arms that face each other.
fn facing([a, b]: [&Core<'_>; 2], [arm_a, arm_b]: [DVec2; 2], n: DVec2) -> [Place; 2] {
    let along = n.perp();
    // the two corners farthest along the direction, and where their arms end beside it
    let face = |core: &Core<'_>, n: DVec2, arm: DVec2| {
        let corners: Vec<DVec2> = core.points.iter().map(Vector::rounded).collect();
        let far = corners
            .iter()
            .map(|p| n.dot(*p))
            .fold(f64::NEG_INFINITY, f64::max);
        let size = corners
            .iter()
            .fold(0.0, |size: f64, p| size.max(p.abs().max_element()));
        let ends = (0..corners.len()).filter(|&i| n.dot(corners[i]) >= far - FLAT * size);
        let mut ends: Vec<_> = ends.map(|i| (i, along.dot(corners[i] + arm))).collect();
        sort_by(&mut ends, &mut |(_, one), (_, other)| one.total_cmp(other));
        [ends[0], ends[ends.len() - 1]]
    };
    let place = |[(from, low), (to, high)]: [(usize, f64); 2], at: f64| Place {
        ends: [from, to],
        share: fraction((at - low) / (high - low)),
    };
    let clamped = |at: f64, [(_, low), (_, high)]: [(usize, f64); 2]| at.clamp(low, high);
    let (of_a, of_b) = (face(a, n, arm_a), face(b, -n, arm_b));
    let at_a = clamped((of_b[0].1 + of_b[1].1) / 2.0, of_a);
    [place(of_a, at_a), place(of_b, clamped(at_a, of_b))]
}
