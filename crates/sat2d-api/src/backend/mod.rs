//! The files of each language that are generated from the model. A backend decides what the model
//! means in its language; the text around it stands in its templates.

mod java;
mod template;

use anyhow::Result;

use crate::model::Api;
use crate::output::Output;

/// The files of all languages.
///
/// # Errors
///
/// If a template is wrong, or a function has a form that a backend does not know.
pub fn all(api: &Api) -> Result<Vec<Output>> {
    let outputs = [java::outputs(api)?];
    Ok(outputs.into_iter().flatten().collect())
}
