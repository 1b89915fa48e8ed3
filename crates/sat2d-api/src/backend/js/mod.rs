//! JavaScript: the exports of the WebAssembly module, and functions that call them with values of
//! JavaScript, in TypeScript. `packages/sat2d-js/src` has what these functions use, and the classes
//! and functions of the package, which are written by hand.

mod compat;
mod enums;
mod exports;
mod functions;
mod layout;
mod structs;
mod types;

use std::path::Path;

use anyhow::Result;

use crate::model::Api;
use crate::output::Output;

/// The generated files. `root` is that of the project, whose sources of `compat` are read.
///
/// # Errors
///
/// If a function or a struct has a form that is not known, or a source cannot be read.
pub fn outputs(api: &Api, root: &Path) -> Result<Vec<Output>> {
    let file =
        |name: &str, text| Output::new(format!("packages/sat2d-js/src/generated/{name}.ts"), text);
    Ok(vec![
        file("enums", enums::write(api)?),
        file("exports", exports::write(api)?),
        file("structs", structs::write(api)?),
        file("compat", compat::write(api, root)?),
        file("functions", functions::write(api)?),
        Output::new("crates/sat2d-wasm/src/layout.rs", layout::write(api)?),
    ])
}
