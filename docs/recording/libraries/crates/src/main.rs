//! Asks parry and Box2D, which are crates: `cargo run -- cases.txt`.

mod box2d;
mod parry;

use std::fmt::Write;

/// The rows of cases.txt.
pub struct Cases {
    text: String,
}

impl Cases {
    /// Prints how many pairs of each case a library takes for hits.
    pub fn ask(&self, call: &str, question: &str, is_hit: impl Fn(&[f64], &[f64]) -> bool) {
        let mut counts: Vec<(&str, usize, usize)> = Vec::new();
        for row in self.text.lines() {
            let words: Vec<&str> = row.split(' ').collect();
            if words[0] == question {
                let found = counts.iter().position(|(name, _, _)| *name == words[1]);
                let at = found.unwrap_or_else(|| {
                    counts.push((words[1], 0, 0));
                    counts.len() - 1
                });
                counts[at].1 += usize::from(is_hit(&numbers(words[2]), &numbers(words[3])));
                counts[at].2 += 1;
            }
        }
        let mut text = format!("{call}\n");
        for (name, hits, all) in counts {
            writeln!(text, "    {name}: {hits} of {all}").expect("a string");
        }
        print!("{text}");
    }
}

fn numbers(shape: &str) -> Vec<f64> {
    let number = |text: &str| text.parse().expect("a number");
    shape[2..].split(',').map(number).collect()
}

/// The corners of a rectangle `x, y, w, h`.
pub fn corners(r: &[f64]) -> Vec<f64> {
    let (x1, y1) = (r[0] + r[2], r[1] + r[3]);
    vec![r[0], r[1], x1, r[1], x1, y1, r[0], y1]
}

fn main() {
    let file = std::env::args().nth(1).expect("cases.txt");
    let text = std::fs::read_to_string(file).expect("a table");
    let cases = Cases { text };
    parry::f32::ask(&cases);
    parry::f64::ask(&cases);
    box2d::ask(&cases);
}
