//! `sat2d-check`: reads queries with witnesses from standard input, as JSON, and says `yes` or `no`
//! to each. It fails if it said no to any.
//!
//! A query may also come in a report of `sat2d collide --explain --json`.

use sat2d_check::{Query, check};
use serde::Deserialize;
use std::io::{Write, stdin, stdout};
use std::process::ExitCode;

#[derive(Deserialize)]
#[serde(untagged)]
enum Input {
    Report { pairs: Vec<Pair> },
    Query(Box<Query>),
}

#[derive(Deserialize)]
struct Pair {
    a: String,
    b: String,
    proof: Option<Query>,
}

fn main() -> anyhow::Result<ExitCode> {
    let mut out = stdout().lock();
    let mut all_right = true;
    let mut say = |name: &str, query: Option<&Query>| {
        let answer = query.map(check);
        all_right &= matches!(answer, Some(Ok(())));
        match answer {
            Some(Ok(())) => writeln!(out, "{name}yes"),
            Some(Err(refusal)) => writeln!(out, "{name}no: {}", refusal.0),
            None => writeln!(out, "{name}no: there is no proof"),
        }
    };
    for input in serde_json::Deserializer::from_reader(stdin().lock()).into_iter() {
        match input? {
            Input::Query(query) => say("", Some(&query))?,
            Input::Report { pairs } => {
                for Pair { a, b, proof } in &pairs {
                    say(&format!("{a}  {b}  "), proof.as_ref())?;
                }
            }
        }
    }
    Ok(if all_right {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}
