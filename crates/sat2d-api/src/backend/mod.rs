//! The files of each language that are generated from the model. A backend decides what the model
//! means in its language; the text around it stands in its templates.

mod cpp;
pub mod cs;
mod docs;
pub mod java;
pub mod js;
mod lua;
pub mod python;
mod template;

use std::path::Path;
use std::sync::Arc;

use anyhow::Result;

use crate::model::Api;
use crate::output::Output;

/// The files of all languages. `bindings` are the headers without the preprocessor.
///
/// # Errors
///
/// If a template is wrong, or a function has a form that a backend does not know.
pub fn all(api: &Arc<Api>, root: &Path, bindings: &str) -> Result<Vec<Output>> {
    let outputs = [
        cpp::outputs(api)?,
        cs::outputs(api)?,
        java::outputs(api, root)?,
        js::outputs(api, root)?,
        lua::outputs(api, root, bindings)?,
        python::outputs(api, root)?,
    ];
    Ok(outputs.into_iter().flatten().collect())
}
