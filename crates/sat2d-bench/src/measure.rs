//! Measures in turns: in each round every library answers all pairs, so that a disturbance of the
//! machine affects all of them.

use std::time::Instant;

/// The pairs of a scene. A library meets each of them once a round, and those of all others before
/// it meets it again: no branch predictor remembers that many. A game's pairs are as fresh.
pub const FRESH_PAIRS: usize = 64_000;

/// Answers each pair of a scene: do they hit?
pub type Answers = Box<dyn Fn(&mut [bool])>;

/// A library, with a scene in its own form.
pub struct Entry {
    /// Its name and the function that is called.
    pub library: &'static str,
    /// `f32` or `f64`.
    pub scalar: &'static str,
    /// Its answers.
    pub run: Answers,
}

/// Nanoseconds per pair.
#[derive(Clone, Copy, Debug)]
pub struct Time {
    /// The median of all rounds.
    pub median: f64,
    /// The lower quartile.
    pub lower: f64,
    /// The upper quartile.
    pub upper: f64,
}

impl Time {
    fn of(mut rounds: Vec<f64>) -> Time {
        rounds.sort_by(f64::total_cmp);
        let at = |part: f64| rounds[((rounds.len() - 1) as f64 * part).round() as usize];
        Time {
            median: at(0.5),
            lower: at(0.25),
            upper: at(0.75),
        }
    }
}

/// A task to be timed.
pub type Work<'a> = Box<dyn FnMut() + 'a>;

/// The time of each task per item, measured in `rounds` turns, in each of which the task runs once.
/// For items that are many, such as [`FRESH_PAIRS`].
pub fn in_turns(rounds: usize, items: usize, works: &mut [Work<'_>]) -> Vec<Time> {
    timed(rounds, items, works, false)
}

/// Like [`in_turns`], but each task runs once before it is timed, so that its data are in the
/// caches and its branches in the predictor.
pub fn in_warm_turns(rounds: usize, items: usize, works: &mut [Work<'_>]) -> Vec<Time> {
    timed(rounds, items, works, true)
}

fn timed(rounds: usize, items: usize, works: &mut [Work<'_>], warms_up: bool) -> Vec<Time> {
    let mut times = vec![Vec::with_capacity(rounds); works.len()];
    for round in 0..=rounds {
        for (work, times) in works.iter_mut().zip(&mut times) {
            if warms_up {
                work();
            }
            let start = Instant::now();
            work();
            if round > 0 {
                times.push(start.elapsed().as_nanos() as f64 / items as f64);
            }
        }
    }
    times.into_iter().map(Time::of).collect()
}

/// The answers and the times of all entries.
pub fn compare(rounds: usize, pairs: usize, entries: &[Entry]) -> (Vec<Vec<bool>>, Vec<Time>) {
    let mut answers = vec![vec![false; pairs]; entries.len()];
    let times = {
        let mut works: Vec<Work<'_>> = entries
            .iter()
            .zip(&mut answers)
            .map(|(entry, out)| Box::new(move || (entry.run)(out)) as Work<'_>)
            .collect();
        in_turns(rounds, pairs, &mut works)
    };
    (answers, times)
}
