//! The report on movers, in Markdown.

use super::draw::KINDS;
use super::judge::{About, FAULTS, Run};
use std::fmt::Write;

/// Faults that a run may have; a level that is refused is no run.
const SHOWN: &[&str] = FAULTS.split_at(FAULTS.len() - 1).0;
const REFUSED: u32 = 1 << SHOWN.len();

/// What the runs of some kind of level came to.
#[derive(Default)]
struct Count {
    runs: usize,
    faulty: usize,
    faults: [usize; SHOWN.len()],
}

impl Count {
    fn of<'a>(runs: impl Iterator<Item = &'a Run>) -> Count {
        let mut count = Count::default();
        for run in runs.filter(|run| run.faults & REFUSED == 0) {
            count.runs += 1;
            count.faulty += usize::from(run.faults != 0);
            for (i, fault) in count.faults.iter_mut().enumerate() {
                *fault += (run.faults >> i & 1) as usize;
            }
        }
        count
    }

    /// The rest of a line: runs, those with a fault, and those with each fault.
    fn cells(&self) -> String {
        let faults: Vec<String> = self.faults.iter().map(usize::to_string).collect();
        format!("{} | {} | {} |", self.runs, self.faulty, faults.join(" | "))
    }
}

/// Three tables: all levels, runs with any fault by kind of level, and each fault by kind.
pub fn text(judged: &[(String, About, Vec<Run>)]) -> String {
    let mut out = String::new();
    head(
        &mut out,
        &["mover", "version", "skin", "slop"],
        &["refused"],
    );
    for (name, about, runs) in judged {
        let (skin, slop) = (about.skin, about.slop);
        let count = Count::of(runs.iter());
        let refused = runs.len() - count.runs;
        let cells = count.cells();
        let _ = writeln!(
            out,
            "| {name} | {} | {skin} | {slop} | {cells} {refused} |",
            about.version
        );
    }

    out += "\nRuns with any fault / runs, by kind of level:\n\n";
    let _ = writeln!(out, "| mover | {} |", KINDS.join(" | "));
    let _ = writeln!(out, "| --- |{}", " ---: |".repeat(KINDS.len()));
    for (name, _, runs) in judged {
        let _ = write!(out, "| {name} |");
        for kind in KINDS {
            let count = of_kind(runs, kind);
            let _ = write!(out, " {} / {} |", count.faulty, count.runs);
        }
        out += "\n";
    }

    out += "\nEach fault, by kind of level:\n\n";
    head(&mut out, &["kind", "mover"], &[]);
    for kind in KINDS {
        for (name, _, runs) in judged {
            let count = of_kind(runs, kind);
            if count.runs > 0 {
                let _ = writeln!(out, "| {kind} | {name} | {}", count.cells());
            }
        }
    }
    out
}

fn of_kind(runs: &[Run], kind: &str) -> Count {
    Count::of(runs.iter().filter(|run| run.kind == kind))
}

/// Columns of words, those of a count, and columns of numbers.
fn head(out: &mut String, words: &[&str], numbers: &[&str]) {
    let counts = [&["runs", "faulty"], SHOWN, numbers].concat();
    let _ = writeln!(out, "| {} | {} |", words.join(" | "), counts.join(" | "));
    let (words, counts) = (" --- |".repeat(words.len()), " ---: |".repeat(counts.len()));
    let _ = writeln!(out, "|{words}{counts}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::movers::judge::Way;

    /// A refused level is no run, and a run with two faults is one with any.
    #[test]
    fn counts_runs() {
        let about = About {
            version: "1".to_string(),
            way: Way::Slide,
            is_single: false,
            skin: 0.0,
            slop: 0.01,
        };
        let run = |kind: &str, faults| Run {
            level: 0,
            kind: kind.to_string(),
            faults,
            hash: 0,
        };
        let runs = vec![run("exact", 3), run("exact", 0), run("lifts", REFUSED)];
        let text = text(&[("m".to_string(), about, runs)]);
        let has = |line: &str| text.lines().any(|other| other == line);
        assert!(has(
            "| m | 1 | 0 | 0.01 | 2 | 1 | 1 | 1 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 1 |"
        ));
        assert!(has(
            "| exact | m | 2 | 1 | 1 | 1 | 0 | 0 | 0 | 0 | 0 | 0 | 0 |"
        ));
        assert!(!text.contains("| lifts | m |"));
    }
}
