//! Java: the functions of the native library in Rust, their declarations in Java, and the classes.

pub mod classes;
mod crossing;
pub mod declarations;
mod enums;
mod javadoc;
mod layout;
mod methods;
mod names;
mod natives;
mod options;
mod values;

use std::path::Path;

use anyhow::Result;

use crate::model::Api;
use crate::output::{Output, Package};

/// The generated files.
pub fn outputs(api: &Api, root: &Path) -> Result<Vec<Output>> {
    let mut outputs = vec![
        Output::new("crates/sat2d-jni/src/natives.rs", natives::write(api)?),
        Output::new(
            format!("{}/Native.java", Package::Java.folder()),
            declarations::write(api)?,
        ),
    ];
    outputs.extend(classes::outputs(api, classes::by_hand(root)?)?);
    Ok(outputs)
}
