//! Functions of `compat` that the package has as the C API has them: those that its sources do not
//! define.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use super::functions;
use crate::backend::template::render;
use crate::model::{Api, camel_case};

/// The source of the file.
pub fn write(api: &Api, root: &Path) -> Result<String> {
    let by_hand = sources(root)?;
    let mut names = Vec::new();
    for (name, function) in &api.functions {
        let Some(public) = function.languages.get("js") else {
            continue;
        };
        let Some(public) = public.strip_prefix("compat.") else {
            continue;
        };
        let is_function = public.chars().all(|c| c.is_ascii_alphanumeric());
        let is_class = public.starts_with(|c: char| c.is_uppercase());
        let is_defined = by_hand.contains(&format!("export function {public}("));
        if is_function && !is_class && !is_defined && functions::is_written(name, function) {
            names.push((camel_case(name.trim_start_matches("sat_")), public));
        }
    }
    render(
        "compat.ts",
        include_str!("compat.ts.jinja"),
        minijinja::context! { names },
    )
}

/// What is written by hand of `compat`.
fn sources(root: &Path) -> Result<String> {
    let folder = root.join("packages/sat2d-js/src");
    let names = ["compat", "compat-awt", "compat-flash", "compat-pygame"];
    let texts = names.iter().map(|name| {
        let path = folder.join(format!("{name}.ts"));
        fs::read_to_string(&path).with_context(|| path.display().to_string())
    });
    texts.collect()
}
