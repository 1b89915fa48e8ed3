//! Times: every method on the same polygon in turn, round after round.

use crate::inputs::Input;
use crate::judge::{Judgement, judge};
use crate::methods::METHODS;
use cpu_time::ThreadTime;
use std::hint::black_box;
use std::time::Duration;

/// A sample lasts this long at least: fast calls are repeated.
const SAMPLE: Duration = Duration::from_micros(200);
/// No more rounds for a method that has spent this on one polygon.
const ENOUGH: Duration = Duration::from_secs(3);

/// What one method did with one polygon.
#[derive(Clone, Copy)]
pub struct Outcome {
    pub judgement: Judgement,
    /// Pieces, or triangles.
    pub count: usize,
    /// Of a call, processor time, the median of the rounds.
    pub seconds: f64,
    pub rounds: usize,
}

/// A polygon and what each method did with it.
pub struct Row {
    /// The polygon.
    pub input: Input,
    /// One per method, `None` for a method that was not run on it.
    pub outcomes: Vec<Option<Outcome>>,
}

/// A method's samples on one polygon.
struct Samples {
    method: usize,
    judgement: Judgement,
    count: usize,
    calls: u32,
    spent: Duration,
    seconds: Vec<f64>,
}

/// Outcomes by method; `None` for one that `takes` leaves out.
pub fn measure(
    input: &Input,
    rounds: usize,
    takes: impl Fn(usize) -> bool,
) -> Vec<Option<Outcome>> {
    let mut all: Vec<Samples> = (0..METHODS.len())
        .filter(|&method| takes(method))
        .map(|method| first(input, method))
        .collect();
    for round in 0..rounds {
        // Another one goes first each time.
        let shift = round % all.len().max(1);
        all.rotate_left(shift);
        for samples in &mut all {
            samples.take(input);
        }
    }
    let mut outcomes = vec![None; METHODS.len()];
    for samples in all {
        let method = samples.method;
        outcomes[method] = Some(samples.outcome());
    }
    outcomes
}

/// Judges a first answer and finds how many calls make a sample.
fn first(input: &Input, method: usize) -> Samples {
    let start = ThreadTime::now();
    let answer = METHODS[method].run(input);
    let spent = start.elapsed();
    let calls = SAMPLE.as_secs_f64() / spent.as_secs_f64().max(1e-7);
    Samples {
        method,
        judgement: judge(input, answer.as_ref()),
        count: answer.map_or(0, |answer| answer.count()),
        calls: (calls.ceil() as u32).max(1),
        spent,
        // Of a slow method it counts, so that nobody waits for a second one.
        seconds: if spent >= ENOUGH {
            vec![spent.as_secs_f64()]
        } else {
            Vec::new()
        },
    }
}

impl Samples {
    fn take(&mut self, input: &Input) {
        if self.judgement == Judgement::Refused || self.spent >= ENOUGH {
            return;
        }
        let start = ThreadTime::now();
        for _ in 0..self.calls {
            black_box(METHODS[self.method].run(black_box(input)));
        }
        let spent = start.elapsed();
        self.spent += spent;
        self.seconds
            .push(spent.as_secs_f64() / f64::from(self.calls));
    }

    fn outcome(mut self) -> Outcome {
        self.seconds.sort_unstable_by(f64::total_cmp);
        let middle = self.seconds.len() / 2;
        Outcome {
            judgement: self.judgement,
            count: self.count,
            seconds: self.seconds.get(middle).copied().unwrap_or(f64::NAN),
            rounds: self.seconds.len(),
        }
    }
}
