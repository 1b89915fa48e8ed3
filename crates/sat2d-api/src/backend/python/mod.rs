//! Python: the stubs and the modules that export what the extension module has, made of its source,
//! `crates/sat2d-py`, which has the signatures and the documentation; and the words for enums, made
//! of the model.

mod module;
mod modules;
mod source;
mod stubs;
mod types;
mod words;

use std::path::Path;

use anyhow::Result;

use crate::model::Api;
use crate::output::Output;

/// The stub of a source in Rust, for tests.
///
/// # Errors
///
/// If the source has a form that is not known.
pub fn stub(text: &str) -> Result<String> {
    modules::stub(text)
}

/// The generated files.
///
/// # Errors
///
/// If the source of the extension module cannot be read, or has a form that is not known.
pub fn outputs(api: &Api, root: &Path) -> Result<Vec<Output>> {
    let rust = vec![("generated/words.rs", words::rust(api))];
    let mut outputs = modules::outputs(api, root, &rust)?;
    for (path, text) in rust {
        outputs.push(Output::new(format!("crates/sat2d-py/src/{path}"), text));
    }
    let words = format!("{}/_words.py", modules::PACKAGE);
    outputs.push(Output::new(words, words::python(api)));
    Ok(outputs)
}
