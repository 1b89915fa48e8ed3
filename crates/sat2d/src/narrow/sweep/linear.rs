//! Two convex shapes that move without turning.
//!
//! They first meet where a ray from the origin against their relative displacement meets their
//! Minkowski difference.
//!
//! - Sharp hulls: the edge of the difference that the ray crosses is found from both sides of the
//!   ray. A chord between two corners of the difference on either side is replaced by one to the
//!   corner farthest beyond it, until there is none (G. Snethen, "XenoCollide: Complex Collision
//!   Made Simple", 2008, in the plane).
//! - Rounded hulls: time advances by safe steps, as in
//!   [`conservative_advancement`](crate::narrow::sweep::conservative_advancement), with the closest
//!   points of [`gjk`].
//!
//! The predicted time is then verified on the placed shapes: their exact closest points must be the
//! predicted ones and apart by no more than rounding. Grazing motions, contact at the start and
//! impacts that round to touching or overlapping are undecided. The next stage then starts at the
//! last time that is proved safe.

use crate::minkowski::gjk;
use crate::minkowski::gjk::DifferenceVertex;
use crate::narrow::sweep::conservative_advancement::Advance;
use crate::narrow::sweep::moving::{Meeting, MovingHull, displacement};
use crate::narrow::sweep::prediction::{
    CONTACT, GAP_ERROR, Prediction, contact_distance, edge_gap, max_coordinate, time_before_contact,
};
use crate::num::power_of_two;
use crate::proxy::lazy_hull::LazyHull;
use crate::shape::Fit;
use crate::transform::Transform;
use crate::types::{ClosestPoints, Outcome};
use glam::DVec2;

/// Displacements whose square is below this (2^-600) are undecided.
const MIN_SQUARE: f64 = power_of_two(-600);
/// The most steps of a search: enough to find an edge of hulls with very many vertices.
const STEPS: usize = 64;
/// How often a time is corrected by the gap that is left.
const CORRECTIONS: usize = 4;

/// When two hulls that do not turn meet. If it is undecided, `safe` may receive a time until which
/// the hulls are proved apart.
#[inline(always)]
pub(crate) fn sweep(
    a: MovingHull<'_>,
    b: MovingHull<'_>,
    safe: &mut Option<Advance>,
) -> Outcome<Option<Meeting>> {
    let pair = Pair { a, b };
    let Some(start) = pair.place(0.0) else {
        return Outcome::Undecided;
    };
    pair.sweep(&start, safe)
}

struct Pair<'a> {
    a: MovingHull<'a>,
    b: MovingHull<'a>,
}

/// The hulls of a pair at one time.
struct Placed {
    a: (Transform, Fit),
    b: (Transform, Fit),
}

impl Placed {
    fn hulls<'s>(&'s self, pair: &'s Pair<'_>) -> Option<(LazyHull<'s>, LazyHull<'s>)> {
        let a = LazyHull::new(pair.a.hull, &self.a.0, self.a.1)?;
        let b = LazyHull::new(pair.b.hull, &self.b.0, self.b.1)?;
        Some((a, b))
    }
}

/// A time, the closest points then, and the distance that counts as contact there.
type Look = (f64, ClosestPoints, f64);

impl Pair<'_> {
    fn place(&self, time: f64) -> Option<Placed> {
        Some(Placed {
            a: self.a.fit(time)?,
            b: self.b.fit(time)?,
        })
    }

    fn displacement(&self) -> DVec2 {
        displacement(self.a.motion, self.b.motion)
    }

    fn sweep(&self, start: &Placed, safe: &mut Option<Advance>) -> Outcome<Option<Meeting>> {
        let Some((a, b)) = start.hulls(self) else {
            return Outcome::Undecided;
        };
        let along = self.displacement();
        let paths = self.a.motion.translation().abs() + self.b.motion.translation().abs();
        let error = GAP_ERROR * (start.a.1.reach + start.b.1.reach + paths.element_sum());
        let square = along.length_squared();
        if square < MIN_SQUARE || !(error * error > MIN_SQUARE && square < 1.0 / MIN_SQUARE) {
            return Outcome::Undecided;
        }
        let expected = if a.radius + b.radius == 0.0 {
            sharp(&a, &b, along, error)
        } else {
            return self.advance(&a, &b, error, safe);
        };
        match expected {
            Outcome::Decided(Some(expected)) => self.verify(expected, error, safe),
            Outcome::Decided(None) => Outcome::Decided(None),
            Outcome::Undecided => Outcome::Undecided,
        }
    }

    /// Rounded hulls: safe steps.
    fn advance(
        &self,
        a: &LazyHull<'_>,
        b: &LazyHull<'_>,
        error: f64,
        safe: &mut Option<Advance>,
    ) -> Outcome<Option<Meeting>> {
        let Some(mut near) = gjk::closest(a, b).decided() else {
            return Outcome::Undecided;
        };
        let along = self.displacement();
        let mut time = 0.0;
        let mut enough = contact_distance(&near, a.radius + b.radius);
        for _ in 0..STEPS {
            if near.distance <= enough {
                return Outcome::Decided(Some(Meeting::at(time, near)));
            }
            let speed = -along.dot(near.normal);
            if speed <= 0.0 || near.distance - speed * (1.0 - time) > error {
                return Outcome::decided_if(near.distance > error, || None);
            }
            let next = time + near.distance / speed;
            let step = Advance {
                time,
                step: next - time,
                speed,
            };
            let next = time_before_contact(next, enough / speed);
            let Some(look) = self.look(time, next, speed, |a, b| gjk::facing(a, b).decided())
            else {
                *safe = Some(step);
                return Outcome::Undecided;
            };
            (time, near, enough) = look;
        }
        Outcome::Undecided
    }

    /// Looks at the hulls at the predicted time and corrects it by the gap that is left.
    fn verify(
        &self,
        expected: Prediction,
        error: f64,
        safe: &mut Option<Advance>,
    ) -> Outcome<Option<Meeting>> {
        let Prediction {
            time,
            features,
            speed,
            margin,
        } = expected;
        let apart_until = time - 2.0 * error / speed;
        if apart_until.is_nan() || apart_until <= 0.0 || time > 1.0 {
            return Outcome::Undecided;
        }
        *safe = Some(Advance {
            time: apart_until,
            step: time - apart_until,
            speed,
        });
        let Some(features) = features else {
            return Outcome::Undecided;
        };
        let proved = |a: &LazyHull<'_>, b: &LazyHull<'_>| gjk::proved(a, b, features).decided();
        let (mut last, mut next) = (apart_until, time_before_contact(time, margin));
        for _ in 0..CORRECTIONS {
            let Some((time, near, enough)) = self.look(last, next, speed, proved) else {
                break;
            };
            if near.distance <= enough {
                return Outcome::Decided(Some(Meeting::at(time, near)));
            }
            (last, next) = (time, time + near.distance / speed);
        }
        Outcome::Undecided
    }

    /// The closest points at a time, or a little before it if a rounding makes the hulls overlap
    /// then, but after `last`. `None` also where they exactly touch.
    fn look(
        &self,
        last: f64,
        mut time: f64,
        speed: f64,
        closest: impl Fn(&LazyHull<'_>, &LazyHull<'_>) -> Option<ClosestPoints>,
    ) -> Option<Look> {
        let mut more = 0.125;
        while time > last && time <= 1.0 {
            let placed = self.place(time)?;
            let (a, b) = placed.hulls(self)?;
            let near = closest(&a, &b)?;
            let enough = contact_distance(&near, a.radius + b.radius);
            if near.distance > 0.0 {
                return Some((time, near, enough));
            }
            if near.distance == 0.0 || more > 1.0 {
                return None;
            }
            let back = (more * enough - near.distance) / speed;
            time = (time - back).min(time.next_down());
            more *= 2.0;
        }
        None
    }
}

/// When the ray against the displacement meets the difference of two sharp hulls, and which edge.
fn sharp(
    a: &LazyHull<'_>,
    b: &LazyHull<'_>,
    displacement: DVec2,
    error: f64,
) -> Outcome<Option<Prediction>> {
    let ray = -displacement;
    let error_across = error * displacement.length();
    let side = |corner: &DifferenceVertex| ray.perp_dot(corner.point);
    let mut left = DifferenceVertex::least(a, b, -ray.perp());
    let mut right = DifferenceVertex::least(a, b, ray.perp());
    let (most, least) = (side(&left), side(&right));
    if most < -error_across || least > error_across {
        return Outcome::Decided(None);
    }
    if most <= error_across || least >= -error_across {
        return Outcome::Undecided;
    }
    for _ in 0..STEPS {
        let normal = (left.point - right.point).perp();
        let next = DifferenceVertex::least(a, b, -normal);
        let beyond = normal.dot(next.point - left.point);
        let length = normal.length();
        if beyond > 0.25 * error * length && !next.is(&left) && !next.is(&right) {
            if side(&next) > 0.0 {
                left = next;
            } else {
                right = next;
            }
            continue;
        }
        let (gap, speed) = edge_gap(left.point, right.point, displacement);
        if gap < -error && is_behind(a, b, ray, error_across) {
            return Outcome::Decided(None);
        }
        if gap <= error || speed <= 0.0 {
            return Outcome::Undecided;
        }
        if gap - speed > error {
            return Outcome::Decided(None);
        }
        let size = max_coordinate(a.at(left.i)).min(max_coordinate(b.at(left.j)));
        return Outcome::Decided(Some(Prediction {
            time: gap / speed,
            features: gjk::side(a, b, &left, &right),
            speed,
            margin: CONTACT * size / speed,
        }));
    }
    Outcome::Undecided
}

/// Whether the difference lies behind the start of the ray: the hulls move apart.
fn is_behind(a: &LazyHull<'_>, b: &LazyHull<'_>, ray: DVec2, error: f64) -> bool {
    DifferenceVertex::least(a, b, -ray).point.dot(ray) < -error
}
