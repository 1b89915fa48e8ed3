//! The least translation near a guess, where curves limit it.
//!
//! Every pair of features that meets there limits the translation by a half-plane, whose normal is
//! that of the curves: the point of all half-planes that is nearest to the origin is the next
//! guess (Newton's method for the conditions that hold the least translation, as in sequential
//! quadratic programming: R. Fletcher, "Practical Methods of Optimization", 1987).

use alloc::vec::Vec;
use glam::DVec2;
use sat2d_base::num::length;

/// The most guesses.
const GUESSES: usize = 64;

/// Steps are not extrapolated if their ratio is nearer to 1 than this.
const LEAST_SHRINKING: f64 = 1e-3;

/// The translations v with normal · v >= reach, after which a pair of curves does not overlap.
#[derive(Clone, Copy)]
pub(crate) struct HalfPlane {
    pub(crate) normal: DVec2,
    pub(crate) reach: f64,
}

/// A point that is nearest to the origin in all half-planes.
pub(crate) enum Guess {
    /// The curves are where the half-planes say. With the normals of those that it is on.
    Settled(DVec2, Vec<DVec2>),
    /// It is far from the first guess.
    Far(DVec2),
    /// There is none, or none that settles.
    None,
}

/// The least translation out of all half-planes, which depend on where the curves are. A guess may
/// miss a half-plane by `enough`; farther than `far` from the start, something may be missing.
pub(crate) fn converged<E>(
    start: DVec2,
    enough: f64,
    far: f64,
    mut half_planes_at: impl FnMut(DVec2) -> Result<Vec<HalfPlane>, E>,
) -> Result<Guess, E> {
    let (mut guess, mut step): (DVec2, Option<DVec2>) = (start, None);
    for _ in 0..GUESSES {
        let half_planes = half_planes_at(guess)?;
        let Some(next) = least(&half_planes, enough) else {
            return Ok(Guess::None);
        };
        // along a curve, the guesses approach each other more slowly than their lengths do
        if (length(next) - length(guess)).abs() <= enough {
            let is_on = |half: &&HalfPlane| next.dot(half.normal) <= half.reach + enough;
            let on = half_planes.iter().filter(is_on);
            return Ok(Guess::Settled(next, on.map(|half| half.normal).collect()));
        }
        if length(next - start) > far {
            return Ok(Guess::Far(next));
        }
        let last = step.take();
        let ahead = last.map(|last| limit(guess - last, last, next - guess));
        step = last.is_none().then(|| next - guess);
        guess = ahead.unwrap_or(next);
    }
    Ok(Guess::None)
}

/// The limit of guesses whose steps change by a constant ratio: A. C. Aitken's process, "On
/// Bernoulli's numerical solution of algebraic equations", 1926. The steps hardly shrink along a
/// curve that bends about as much as a circle around the origin.
fn limit(start: DVec2, first: DVec2, second: DVec2) -> DVec2 {
    let ratio = second.dot(first) / first.length_squared();
    if (1.0 - ratio).abs() < LEAST_SHRINKING {
        return start + first + second;
    }
    start + first / (1.0 - ratio)
}

/// The shortest vector in all half-planes: where the boundary of one is nearest to the origin, or
/// where those of two cross.
fn least(half_planes: &[HalfPlane], enough: f64) -> Option<DVec2> {
    let crossing = |one: &HalfPlane, other: &HalfPlane| {
        let area = one.normal.perp_dot(other.normal);
        (other.normal * one.reach - one.normal * other.reach).perp() / -area
    };
    let feet = half_planes.iter().map(|half| half.normal * half.reach);
    let pairs = half_planes.iter().enumerate().flat_map(|(i, one)| {
        let others = half_planes[..i].iter();
        others.map(move |other| crossing(one, other))
    });
    let is_in = |point: &DVec2| {
        let is_out_of = |half: &HalfPlane| half.normal.dot(*point) < half.reach - enough;
        point.is_finite() && !half_planes.iter().any(is_out_of)
    };
    let all = feet.chain(pairs).filter(is_in);
    all.min_by(|p, q| p.length_squared().total_cmp(&q.length_squared()))
}
