//! Measures times: in each round, all methods in turn on the same polygon.

use crate::inputs::{self, Input, Make};
use crate::judge::{Judgement, judge};
use crate::methods::METHODS;
use anyhow::Result;
use cpu_time::ThreadTime;
use std::hint::black_box;
use std::time::Duration;

/// The minimum duration of a sample: fast calls are repeated.
const SAMPLE: Duration = Duration::from_micros(200);
/// A method that has used this much time on one polygon gets no more rounds.
const ENOUGH: Duration = Duration::from_secs(3);

/// A method that takes longer than this on a generated polygon does not get larger ones of the
/// family. A method that fails (NaN) still does.
const PATIENCE_SECONDS: f64 = 5.0;

/// The result of one method on one polygon.
#[derive(Clone, Copy)]
pub struct Outcome {
    pub judgement: Judgement,
    /// Pieces, or triangles.
    pub count: usize,
    /// The processor time of a call, median of the rounds.
    pub seconds: f64,
    pub rounds: usize,
}

/// A polygon and the results of all methods.
pub struct Row {
    /// The polygon.
    pub input: Input,
    /// One per method; `None` for a method that did not run on the polygon.
    pub outcomes: Vec<Option<Outcome>>,
}

/// The samples of a method on one polygon.
struct Samples {
    method: usize,
    judgement: Judgement,
    count: usize,
    calls: u32,
    spent: Duration,
    seconds: Vec<f64>,
}

/// The results by method; `None` for a method that `takes` excludes.
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
        // A different method goes first in each round.
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

/// Judges a first answer and computes the number of calls per sample.
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
        // The first call of a slow method is a sample already, which saves a second call.
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

/// Measures the first `methods` methods on a generated family.
pub fn grow(
    (family, make): (&'static str, Make),
    sizes: &[usize],
    rounds: usize,
    methods: usize,
) -> Result<Vec<Row>> {
    let mut patient = [true; METHODS.len()];
    let mut rows = Vec::new();
    for &n in sizes {
        let input = inputs::made(family, make, n)?;
        let outcomes = measure(&input, rounds, |m| m < methods && patient[m]);
        for (patient, outcome) in patient.iter_mut().zip(&outcomes) {
            *patient &=
                outcome.is_some_and(|o| o.seconds.is_nan() || o.seconds <= PATIENCE_SECONDS);
        }
        tell(&input);
        rows.push(Row { input, outcomes });
    }
    Ok(rows)
}

/// Reports that a polygon is done.
pub fn tell(input: &Input) {
    eprintln!(
        "{} {}: {} vertices",
        input.family, input.name, input.vertices
    );
}
