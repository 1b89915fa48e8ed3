//! The generated files of the project.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::declarations;
use crate::header;
use crate::json;
use crate::model::{self, Api};
use crate::notes::Notes;

/// A generated file.
#[derive(Debug)]
pub struct Output {
    /// Its path in the project.
    pub path: &'static str,
    pub text: String,
}

impl Output {
    /// The first line, from 1 on, in which a text differs from this one.
    pub fn first_difference(&self, text: &str) -> Option<usize> {
        let same = |(a, b): &(&str, &str)| a == b;
        let lines = text.lines().zip(self.text.lines());
        (text != self.text).then(|| lines.take_while(same).count() + 1)
    }
}

/// The notes of the project.
///
/// # Errors
///
/// If `api.toml` cannot be read or has another form.
pub fn notes(root: &Path) -> Result<Notes> {
    let path = root.join("crates/sat2d-api/api.toml");
    Notes::parse(&fs::read_to_string(path).context("api.toml")?)
}

/// The model of a header with the notes of the project.
///
/// # Errors
///
/// If the header has another form, or the notes do not cover it.
pub fn api(header: &str, notes: &Notes) -> Result<Api> {
    model::build(declarations::parse(header)?, notes)
}

/// All generated files.
///
/// # Errors
///
/// If a source cannot be read or understood.
pub fn all(root: &Path) -> Result<Vec<Output>> {
    let notes = notes(root)?;
    let header = header::generate(root, &notes.sections)?;
    let bindings = header::strip(&header);
    let api = api(&header, &notes)?;
    let output = |path, text| Output { path, text };
    Ok(vec![
        output("include/api.json", json::write(&api)?),
        output("include/sat2d_bindings.h", bindings),
        output("include/sat2d.h", header),
    ])
}
