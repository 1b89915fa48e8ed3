//! The generated files of the project.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, Result};

use crate::backend;
use crate::declarations;
use crate::header::{self, Header};
use crate::json;
use crate::model::{self, Api};
use crate::notes::{COMPAT_HEADER, MAIN_HEADER, Notes};
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

/// The model of headers with the notes of the project.
///
/// # Errors
///
/// If a header has another form, or the notes do not cover it.
fn api(headers: &[Header], notes: &Notes) -> Result<Api> {
    let mut sections = Vec::new();
    for header in headers {
        sections.extend(declarations::parse(&header.text).context(header.name)?);
    }
    model::build(sections, notes)
}

/// The model of the headers that are committed.
///
/// # Errors
///
/// If a file cannot be read or has another form.
pub fn committed_api(root: &Path) -> Result<Api> {
    let header = |name| -> Result<Header> {
        let text = fs::read_to_string(root.join("include").join(name)).context(name)?;
        Ok(Header { name, text })
    };
    api(
        &[header(MAIN_HEADER)?, header(COMPAT_HEADER)?],
        &notes(root)?,
    )
}

/// All generated files.
///
/// # Errors
///
/// If a source cannot be read or understood.
pub fn all(root: &Path) -> Result<Vec<Output>> {
    let notes = notes(root)?;
    let headers = header::generate(root, &notes.sections)?;
    let bindings = headers.each_ref().map(Header::for_bindings);
    let api = Arc::new(api(&headers, &notes)?);
    let declarations: String = bindings.iter().map(|of| of.text.as_str()).collect();
    let mut outputs = backend::all(&api, root, &declarations)?;
    outputs.push(Output::new("include/api.json", json::write(&api)?));
    for Header { name, text } in headers.into_iter().chain(bindings) {
        outputs.push(Output::new(format!("include/{name}"), text));
    }
    Ok(outputs)
}
