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
use crate::minkowski::gjk::{DifferenceVertex, Features};
use crate::narrow::sweep::conservative_advancement::Advance;
use crate::narrow::sweep::moving::{Meeting, MovingHull, displacement};
use crate::narrow::sweep::relative_motion::{
    CONTACT, RelativeMotion, contact_distance, edge_gap, max_coordinate, time_before_contact,
};
use crate::placed::lazy_hull::LazyHull;
use glam::DVec2;
use sat2d_base::types::{ClosestPoints, Outcome};

/// The most steps of a search: enough to find an edge of hulls with very many vertices.
const STEPS: usize = 64;
/// How often a time is corrected by the gap that is left.
const CORRECTIONS: usize = 4;

/// When two sharp hulls are expected to meet.
struct Prediction {
    time: f64,
    /// The features that are expected to meet, if they are known.
    features: Option<Features>,
    /// How fast the gap between these features closes.
    speed: f64,
    /// About the time in which the gap closes by the distance that counts as contact there.
    margin: f64,
}

/// When two hulls that do not turn meet. If it is undecided, `safe` may receive a time until which
/// the hulls are proved apart.
#[inline(always)]
pub(crate) fn sweep(
    a: MovingHull<'_>,
    b: MovingHull<'_>,
    safe: &mut Option<Advance>,
) -> Outcome<Option<Meeting>> {
    let pair = MovingHulls { a, b };
    let outcome = pair.at(0.0, |a, b, reach| Some(pair.sweep(a, b, reach, safe)));
    outcome.unwrap_or(Outcome::Undecided)
}

struct MovingHulls<'a> {
    a: MovingHull<'a>,
    b: MovingHull<'a>,
}

/// The hulls at a time.
struct Sample {
    time: f64,
    closest: ClosestPoints,
    /// The distance that counts as contact there.
    tolerance: f64,
}

impl MovingHulls<'_> {
    /// Looks at the hulls at a time; `look` also receives the sum of their reaches.
    #[inline(always)]
    fn at<T>(
        &self,
        time: f64,
        look: impl FnOnce(&LazyHull<'_>, &LazyHull<'_>, f64) -> Option<T>,
    ) -> Option<T> {
        let ((ta, fit_a), (tb, fit_b)) = (self.a.fit(time)?, self.b.fit(time)?);
        let a = LazyHull::new(self.a.hull, &ta, fit_a)?;
        let b = LazyHull::new(self.b.hull, &tb, fit_b)?;
        look(&a, &b, fit_a.reach + fit_b.reach)
    }

    fn sweep(
        &self,
        a: &LazyHull<'_>,
        b: &LazyHull<'_>,
        reach: f64,
        safe: &mut Option<Advance>,
    ) -> Outcome<Option<Meeting>> {
        let (of_a, of_b) = (self.a.motion, self.b.motion);
        let paths = of_a.translation().abs() + of_b.translation().abs();
        let Some(path) = RelativeMotion::new(displacement(of_a, of_b), reach + paths.element_sum())
        else {
            return Outcome::Undecided;
        };
        if a.radius + b.radius > 0.0 {
            return self.advance(a, b, &path, safe);
        }
        match sharp(a, b, &path) {
            Outcome::Decided(Some(expected)) => self.verify(expected, path.error, safe),
            Outcome::Decided(None) => Outcome::Decided(None),
            Outcome::Undecided => Outcome::Undecided,
        }
    }

    /// Rounded hulls: safe steps.
    fn advance(
        &self,
        a: &LazyHull<'_>,
        b: &LazyHull<'_>,
        path: &RelativeMotion,
        safe: &mut Option<Advance>,
    ) -> Outcome<Option<Meeting>> {
        let Some(mut near) = gjk::closest(a, b).decided() else {
            return Outcome::Undecided;
        };
        let mut time = 0.0;
        let mut enough = contact_distance(&near, a.radius + b.radius);
        // the last speed at which they came closer, and the last step of more than rounding
        let (mut approach, mut proved) = (f64::INFINITY, None);
        for _ in 0..STEPS {
            if near.distance <= enough {
                return Outcome::Decided(Some(Meeting::at(time, near)));
            }
            let speed = -path.displacement.dot(near.normal);
            if speed <= 0.0 {
                let least = least_before(near.distance, -speed, approach);
                return Outcome::decided_if(least > path.error, || None);
            }
            if near.distance - speed * (1.0 - time) > path.error {
                return Outcome::decided_if(near.distance > path.error, || None);
            }
            approach = speed;
            let next = time + near.distance / speed;
            if near.distance > 2.0 * path.error {
                proved = Some(Advance {
                    time,
                    step: next - time,
                    speed,
                });
            }
            let next = time_before_contact(next, enough / speed);
            let Some(sample) = self.sample(time, next, speed, |a, b| gjk::facing(a, b).decided())
            else {
                *safe = proved;
                return Outcome::Undecided;
            };
            (time, near, enough) = (sample.time, sample.closest, sample.tolerance);
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
            let Some(sample) = self.sample(last, next, speed, proved) else {
                break;
            };
            if sample.closest.distance <= sample.tolerance {
                return Outcome::Decided(Some(Meeting::at(sample.time, sample.closest)));
            }
            (last, next) = (sample.time, sample.time + sample.closest.distance / speed);
        }
        Outcome::Undecided
    }

    /// The closest points at a time, or a little before it if a rounding makes the hulls overlap
    /// then, but after `last`. `None` also where they exactly touch.
    fn sample(
        &self,
        last: f64,
        mut time: f64,
        speed: f64,
        closest: impl Fn(&LazyHull<'_>, &LazyHull<'_>) -> Option<ClosestPoints>,
    ) -> Option<Sample> {
        let mut more = 0.125;
        while time > last && time <= 1.0 {
            let sample = self.at(time, |a, b, _| {
                let closest = closest(a, b)?;
                let tolerance = contact_distance(&closest, a.radius + b.radius);
                Some(Sample {
                    time,
                    closest,
                    tolerance,
                })
            })?;
            let distance = sample.closest.distance;
            if distance > 0.0 {
                return Some(sample);
            }
            if distance == 0.0 || more > 1.0 {
                return None;
            }
            let back = (more * sample.tolerance - distance) / speed;
            time = (time - back).min(time.next_down());
            more *= 2.0;
        }
        None
    }
}

/// A lower bound for the distance of two hulls until they are `distance` apart and part at a speed.
/// Before, they came closer at the speed `approach` and would have met now; it is infinite if this
/// is the first look.
///
/// The distance is a convex function of time, above its tangents then and now. Where a motion just
/// grazes a hull, these cross at no more than rounding.
fn least_before(distance: f64, parting: f64, approach: f64) -> f64 {
    distance / (1.0 + parting / approach)
}

/// When the ray against the displacement meets the difference of two sharp hulls, and which edge.
fn sharp(a: &LazyHull<'_>, b: &LazyHull<'_>, path: &RelativeMotion) -> Outcome<Option<Prediction>> {
    let (displacement, error) = (path.displacement, path.error);
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
