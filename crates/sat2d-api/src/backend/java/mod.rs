//! Java: the functions of the native library in Rust, and their declarations in Java.

mod crossing;
mod declarations;
mod natives;

use anyhow::Result;

use crate::model::Api;
use crate::output::Output;

/// The generated files.
pub fn outputs(api: &Api) -> Result<Vec<Output>> {
    Ok(vec![
        Output::new("crates/sat2d-jni/src/natives.rs", natives::write(api)?),
        Output::new(
            "packages/sat2d-java/src/main/java/io/sat2d/Native.java",
            declarations::write(api)?,
        ),
    ])
}
