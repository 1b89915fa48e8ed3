//! Lua: `sat2d.lua`, one module for LuaJIT. It consists of the declarations for its FFI, the parts
//! in `packages/sat2d-lua/src` that are written by hand, tables that describe enums and structs,
//! and a function for each of the C API that is not written by hand. A page lists all functions.

mod function;
mod page;
mod tables;

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::backend::template::render;
use crate::model::Api;
use crate::output::Output;

/// The generated files.
pub fn outputs(api: &Api, root: &Path, bindings: &str) -> Result<Vec<Output>> {
    let part = |name: &str| {
        let path = root.join(format!("packages/sat2d-lua/src/{name}.lua"));
        fs::read_to_string(&path).with_context(|| path.display().to_string())
    };
    let parts =
        |names: &[&str]| -> Result<Vec<String>> { names.iter().map(|name| part(name)).collect() };
    let by_hand = parts(&["library", "errors", "convert", "classes"])?;
    let rest = parts(&[
        "polygon",
        "mask",
        "query",
        "users",
        "world",
        "callbacks",
        "compat",
        "tail",
    ])?;
    check_by_hand(api, &[by_hand.concat(), rest.concat()].concat())?;
    let text = render(
        "sat2d.lua",
        include_str!("sat2d.lua.jinja"),
        minijinja::context! {
            bindings,
            head => part("head")?,
            basics => by_hand[..3],
            tables => tables::write(api)?,
            classes => by_hand[3],
            functions => function::all(api)?,
            rest,
        },
    )?;
    let page = page::write(&text)?;
    Ok(vec![
        Output::new("packages/sat2d-lua/sat2d.lua", text),
        Output::new("docs/lua-functions.md", page),
    ])
}

/// Fails if the parts that are written by hand do not call the functions that they have to.
fn check_by_hand(api: &Api, text: &str) -> Result<()> {
    for (name, function) in &api.functions {
        let is_called = text.match_indices(&format!("C.{name}")).any(|(at, found)| {
            let next = text[at + found.len()..].chars().next();
            next.is_none_or(|next| !next.is_alphanumeric() && next != '_')
        });
        ensure!(
            is_called || !function.is_by_hand("lua"),
            "packages/sat2d-lua/src does not call {name}"
        );
        ensure!(
            !(is_called && function.is_left_out("lua")),
            "packages/sat2d-lua/src calls {name}, which api.toml says is left out"
        );
    }
    Ok(())
}
