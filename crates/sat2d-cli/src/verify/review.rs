//! The review of differences one by one, with a person at the terminal.

use std::io::{self, BufRead, Write};

/// What becomes of a difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// It goes into the baseline.
    Accept,
    /// It stays a mismatch.
    Reject,
}

/// Asks about one difference after the other.
pub struct Review<R> {
    answers: R,
    /// What becomes of all others.
    others: Option<Decision>,
}

impl<R: BufRead> Review<R> {
    /// A review by a person whose answers are the lines of `answers`.
    pub fn new(answers: R) -> Review<R> {
        Review {
            answers,
            others: None,
        }
    }

    /// Shows a difference and asks what becomes of it. The end of the answers leaves all others as
    /// they are.
    pub fn ask(&mut self, difference: &str, out: &mut impl Write) -> io::Result<Decision> {
        if let Some(decision) = self.others {
            return Ok(decision);
        }
        writeln!(out, "{difference}")?;
        loop {
            write!(out, "  accept? [y]es, [n]o, [a]ll from here, [q]uit: ")?;
            out.flush()?;
            let mut answer = String::new();
            let is_end = self.answers.read_line(&mut answer)? == 0;
            if is_end {
                writeln!(out)?;
            }
            match answer.trim() {
                _ if is_end => self.others = Some(Decision::Reject),
                "y" | "yes" => return Ok(Decision::Accept),
                "n" | "no" => return Ok(Decision::Reject),
                "a" | "all" => self.others = Some(Decision::Accept),
                "q" | "quit" => self.others = Some(Decision::Reject),
                _ => continue,
            }
            if let Some(decision) = self.others {
                return Ok(decision);
            }
        }
    }
}
