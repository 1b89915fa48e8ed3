//! The least displacements that satisfy linear inequalities between pairs of bodies.
//!
//! An inequality asks that two bodies move apart along a normal n by at least some length l:
//! n·(y - x) ≥ l for their displacements x and y. Of all displacements that satisfy all of them,
//! the one with the least sum of squares, each times its body's mass, is wanted. It is the sum of
//! pushes λ ≥ 0 along the normals, times the inverse masses.
//!
//! Each sweep goes through the inequalities, back and forth, and changes the accumulated push of
//! one at a time so that it holds with equality, or takes the push back to 0: projected
//! Gauss–Seidel (C. Hildreth, "A quadratic programming procedure", 1957). In a stack of n bodies
//! that takes about n² sweeps. Steps along conjugate gradients between the sweeps make that about n
//! (M. Silcowitz, S. Niebe and K. Erleben, "A nonsmooth nonlinear conjugate gradient method for
//! interactive contact force problems", 2010).

use alloc::vec;
use alloc::vec::Vec;
use glam::DVec2;

/// The most sweeps. More are only needed by stacks of hundreds of bodies, and by bodies that have
/// no room.
const MAX_SWEEPS: usize = 512;
/// The least number of sweeps, however many inequalities there are, unless they suffice.
const MIN_SWEEPS: usize = 8;
/// The most inequalities that all sweeps together look at.
const MAX_WORK: usize = 1 << 22;

/// The sweeps end when none changes a displacement by more than this part of the longest length.
const TOLERANCE: f64 = 1e-5;

/// Two bodies, by their indices, that are to move apart.
pub(super) struct Inequality {
    pub(crate) bodies: [usize; 2],
    /// The unit normal, from the first to the second.
    pub(crate) normal: DVec2,
    /// By how much they are to move apart; below 0 if they may approach.
    pub(crate) length: f64,
}

/// The displacements of bodies with these inverse masses.
pub(super) fn displacements(inequalities: &[Inequality], inverse_masses: &[f64]) -> Vec<DVec2> {
    let longest = inequalities.iter().map(|row| row.length);
    let enough = TOLERANCE * longest.fold(0.0, f64::max);
    let mut state = State {
        inequalities,
        inverse_masses,
        pushes: vec![0.0; inequalities.len()],
        displacements: vec![DVec2::ZERO; inverse_masses.len()],
    };
    let mut before = state.pushes.clone();
    let mut direction = vec![0.0; inequalities.len()];
    let mut last_square = 0.0;
    let sweeps = (MAX_WORK / inequalities.len().max(1)).clamp(MIN_SWEEPS, MAX_SWEEPS);
    for _ in 0..sweeps {
        if state.sweep() <= enough {
            break;
        }
        // the change by a sweep stands for the gradient
        let changes = || {
            state
                .pushes
                .iter()
                .zip(&before)
                .map(|(now, before)| now - before)
        };
        let square: f64 = changes().map(|change| change * change).sum();
        let share = if last_square > 0.0 {
            square / last_square
        } else {
            0.0
        };
        let share = if share > 1.0 { 0.0 } else { share };
        last_square = square;
        let now = state.pushes.clone();
        state.add(&direction, share);
        for (along, (now, before)) in direction.iter_mut().zip(now.iter().zip(&before)) {
            *along = share * *along + (now - before);
        }
        before.copy_from_slice(&state.pushes);
    }
    state.displacements
}

/// Pushes, and the displacements that they make.
struct State<'a> {
    inequalities: &'a [Inequality],
    inverse_masses: &'a [f64],
    pushes: Vec<f64>,
    displacements: Vec<DVec2>,
}

impl State<'_> {
    /// Goes through all inequalities, back and forth. Returns the largest change of a distance.
    fn sweep(&mut self) -> f64 {
        let count = self.inequalities.len();
        let mut largest: f64 = 0.0;
        for i in (0..count).chain((0..count).rev()) {
            largest = largest.max(self.satisfy(i));
        }
        largest
    }

    fn satisfy(&mut self, i: usize) -> f64 {
        let Inequality {
            bodies: [a, b],
            normal,
            length,
        } = self.inequalities[i];
        let inverse_mass = self.inverse_masses[a] + self.inverse_masses[b];
        let apart = normal.dot(self.displacements[b] - self.displacements[a]);
        let push = (self.pushes[i] + (length - apart) / inverse_mass).max(0.0);
        let change = push - self.pushes[i];
        self.push(i, change);
        change.abs() * inverse_mass
    }

    fn push(&mut self, i: usize, change: f64) {
        let Inequality {
            bodies: [a, b],
            normal,
            ..
        } = self.inequalities[i];
        self.pushes[i] += change;
        self.displacements[a] -= normal * (change * self.inverse_masses[a]);
        self.displacements[b] += normal * (change * self.inverse_masses[b]);
    }

    /// Adds a multiple of some changes, but takes no push below 0.
    fn add(&mut self, changes: &[f64], factor: f64) {
        for (i, change) in changes.iter().enumerate() {
            let push = (self.pushes[i] + factor * change).max(0.0);
            self.push(i, push - self.pushes[i]);
        }
    }
}
