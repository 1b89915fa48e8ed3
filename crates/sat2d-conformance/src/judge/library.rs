//! What each library promises.

use anyhow::Result;
use serde::Deserialize;
use std::collections::BTreeMap;

/// How a library that answers yes or no counts shapes that touch, or a point on the boundary.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Touching {
    /// As a collision.
    Hit,
    /// As none.
    Miss,
    /// Its documentation does not say.
    #[default]
    Unsaid,
    /// It is an answer of its own.
    Told,
}

impl Touching {
    /// As the report has it.
    pub fn word(self) -> &'static str {
        match self {
            Touching::Hit => "a hit",
            Touching::Miss => "no hit",
            Touching::Unsaid => "not said",
            Touching::Told => "told apart",
        }
    }
}

/// A library, with its promises.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Library {
    /// The name of its folder of answers.
    pub name: String,
    /// `f32` or `f64`.
    pub numbers: String,
    /// The calls that it was asked with.
    pub calls: String,
    /// Shapes that touch.
    #[serde(default)]
    pub touching: Touching,
    /// Segments that touch, if that differs.
    pub segments: Option<Touching>,
    /// A point on the boundary.
    #[serde(default)]
    pub boundary: Touching,
    /// The questions whose verdict it promises to be exact: relation, segments, point, ray, sweep.
    #[serde(default)]
    pub exact: Vec<String>,
    /// The absolute tolerances that it states, by question, or for `all`.
    #[serde(default)]
    pub tolerance: BTreeMap<String, f64>,
    /// Tolerances that it states as a part of the largest number, by question.
    #[serde(default)]
    pub relative: BTreeMap<String, f64>,
    /// What it promises, in our words, and where.
    pub promise: String,
}

#[derive(Deserialize)]
struct List {
    library: Vec<Library>,
}

impl Library {
    /// Reads the list of libraries.
    pub fn read_all(text: &str) -> Result<Vec<Library>> {
        Ok(toml::from_str::<List>(text)?.library)
    }

    /// How it counts what touches in a question.
    pub fn touching(&self, question: &str) -> Touching {
        match question {
            "point" => self.boundary,
            "segments" => self.segments.unwrap_or(self.touching),
            _ => self.touching,
        }
    }

    /// Half a unit in the last place of 1.
    fn rounding(&self) -> f64 {
        if self.numbers == "f32" {
            0.5_f64.powi(24)
        } else {
            0.5_f64.powi(53)
        }
    }

    /// A unit in the last place of the largest number of a query, about.
    pub fn unit(&self, largest: f64) -> f64 {
        2.0 * self.rounding() * largest
    }

    /// What its numbers may be off by: the tolerance that it states, and 64 units in the last
    /// place.
    pub fn allowance(&self, question: &str, largest: f64) -> f64 {
        let stated = self.tolerance.get(question).or(self.tolerance.get("all"));
        let relative = self.relative.get(question).copied().unwrap_or(0.0);
        stated.copied().unwrap_or(0.0) + relative * largest + 64.0 * self.unit(largest)
    }

    /// What its verdicts may be off by: nothing if it promises them to be exact.
    pub fn slack(&self, question: &str, largest: f64) -> f64 {
        if self.exact.iter().any(|exact| exact == question) {
            0.0
        } else {
            self.allowance(question, largest)
        }
    }

    /// Whether an answer beyond its promise fails the run: a wrong one of sat2d.
    pub fn must_be_right(&self) -> bool {
        self.name == "sat2d"
    }

    /// Whether its numbers are floats of 32 bits.
    pub fn is_single(&self) -> bool {
        self.numbers == "f32"
    }
}
