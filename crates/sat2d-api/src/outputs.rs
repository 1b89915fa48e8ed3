//! The generated files of the project.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, Result};

use crate::backend;
use crate::declarations;
use crate::header;
use crate::json;
use crate::model::{self, Api};
use crate::notes::Notes;
use crate::output::Output;

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
    let api = Arc::new(api(&header, &notes)?);
    let mut outputs = backend::all(&api, root, &bindings)?;
    outputs.push(Output::new("include/api.json", json::write(&api)?));
    outputs.push(Output::new("include/sat2d_bindings.h", bindings));
    outputs.push(Output::new("include/sat2d.h", header));
    Ok(outputs)
}
