//! The modules of the package that export what the extension module has, and their stubs.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use indexmap::IndexMap;

use super::module::Module;
use super::source::{self, Source};
use super::stubs::{ByHand, Stub, list};
use super::words;
use crate::model::Api;
use crate::output::Output;

pub const PACKAGE: &str = "packages/sat2d-py/python/sat2d";

/// The modules below `compat`, with their documentation.
const COMPAT: [(&str, &str); 5] = [
    (
        "awt",
        "The JDK: `java.awt` and `java.awt.geom`, and a game by it.",
    ),
    (
        "flash",
        "The Flash player: `flash.geom`, `BitmapData.hitTest`, display lists, and a game by it.",
    ),
    ("pygame", "pygame: `Rect`, `sprite` and `mask`."),
    (
        "typescript",
        "A program in TypeScript that cut concave polygons.",
    ),
    (
        "xywh",
        "A game server in Python: rectangles by corner and size.",
    ),
];

/// The sources of the extension module: those written by hand, and those that are generated.
fn sources(root: &Path, generated: &[(&str, String)]) -> Result<Vec<Source>> {
    let folder = root.join("crates/sat2d-py/src");
    let mut paths = Vec::new();
    let mut folders = vec![folder.clone()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next).with_context(|| next.display().to_string())? {
            let path = entry?.path();
            if path.is_dir() {
                folders.extend((!path.ends_with("generated")).then_some(path));
            } else {
                paths.push(path);
            }
        }
    }
    paths.sort();
    let read = |path: PathBuf| {
        let name = path.strip_prefix(&folder)?.to_str().context("a path")?;
        let path = name.replace('\\', "/");
        Ok(Source {
            text: fs::read_to_string(folder.join(&path))?,
            path,
        })
    };
    let rust = paths
        .into_iter()
        .filter(|path| path.extension().is_some_and(|end| end == "rs"));
    let mut sources = rust.map(read).collect::<Result<Vec<_>>>()?;
    sources.extend(generated.iter().map(|(path, text)| Source {
        path: (*path).to_owned(),
        text: text.clone(),
    }));
    Ok(sources)
}

/// A part of a stub that is written by hand.
fn by_hand(root: &Path, name: &str, module: &Module) -> Result<ByHand> {
    let path = root.join(format!("crates/sat2d-py/stubs/{name}.pyi"));
    if !path.exists() {
        return Ok(ByHand::default());
    }
    Ok(ByHand::parse(&fs::read_to_string(path)?, module))
}

/// The names in `__all__` of a module of the package that is written by hand.
fn all_of(root: &Path, module: &str) -> Result<Vec<String>> {
    let path = format!("{PACKAGE}/{module}.py");
    let text = fs::read_to_string(root.join(&path)).context(path)?;
    let (_, rest) = text.split_once("__all__ = [").context("it has __all__")?;
    let (names, _) = rest.split_once(']').context("it has __all__")?;
    let names = names
        .split(',')
        .map(|name| name.trim().trim_matches('"').to_owned());
    Ok(names.filter(|name| !name.is_empty()).collect())
}

/// The names that a module defines, sorted; those that begin with `_` are its own.
fn names(module: &Module) -> Vec<String> {
    let functions = module.functions.iter().map(|function| &function.name);
    let names = module.classes.keys().chain(functions).cloned();
    let mut names: Vec<_> = names.filter(|name| !name.starts_with('_')).collect();
    names.sort();
    names
}

pub fn outputs(api: &Api, root: &Path, generated: &[(&str, String)]) -> Result<Vec<Output>> {
    let modules = source::modules(&sources(root, generated)?)?;
    let top = &modules[""];
    let types = all_of(root, "_types")?;
    let mut others = vec![
        ("sat2d._enums".to_owned(), all_of(root, "_enums")?),
        ("sat2d._types".to_owned(), types),
        ("sat2d._words".to_owned(), words::names(api)),
    ];
    let text = Stub {
        docs: "The extension module.",
        module: top,
        by_hand: &by_hand(root, "_sat2d", top)?,
        others: &others,
        exports: None,
    };
    let mut outputs = vec![Output::new(format!("{PACKAGE}/_sat2d.pyi"), text.write()?)];
    let module = "crates/sat2d-py/src/generated/module.rs";
    outputs.push(Output::new(module, extension(&modules)));
    others.push(("sat2d._sat2d".to_owned(), names(top)));
    outputs.push(Output::new(
        format!("{PACKAGE}/__init__.py"),
        init(root, top)?,
    ));
    for (name, docs) in COMPAT {
        let module = &modules[name];
        let mut others = others.clone();
        let own = names(module);
        let mut exports = own.clone();
        if name == "pygame" {
            let sprite = all_of(root, "compat/_sprite")?;
            exports.extend(sprite.iter().cloned());
            others.push(("sat2d.compat._sprite".to_owned(), sprite));
        }
        exports.sort();
        let stub = Stub {
            docs,
            module,
            by_hand: &by_hand(root, name, module)?,
            others: &others,
            exports: Some(&exports),
        };
        let path = format!("{PACKAGE}/compat/{name}");
        outputs.push(Output::new(format!("{path}.pyi"), stub.write()?));
        let mut lines = vec![
            format!("\"\"\"{docs}\"\"\""),
            String::new(),
            format!("from sat2d._sat2d import {name} as _{name}"),
        ];
        if name == "pygame" {
            let imported = exports.iter().filter(|name| !own.contains(name)).cloned();
            lines.extend(list("from sat2d.compat._sprite import (", imported, ")"));
        }
        lines.push(String::new());
        lines.extend(list(
            "__all__ = [",
            exports.iter().map(|name| format!("\"{name}\"")),
            "]",
        ));
        lines.push(String::new());
        lines.extend(own.iter().map(|of| format!("{of} = _{name}.{of}")));
        outputs.push(Output::new(format!("{path}.py"), lines.join("\n") + "\n"));
    }
    Ok(outputs)
}

/// The stub of a source in Rust.
pub fn stub(text: &str) -> Result<String> {
    let (path, text) = (String::new(), text.to_owned());
    let modules = source::modules(&[Source { path, text }])?;
    let stub = Stub {
        docs: "A module.",
        module: &modules[""],
        by_hand: &ByHand::default(),
        others: &[],
        exports: None,
    };
    stub.write()
}

/// The extension module in Rust: what it exports.
fn extension(modules: &IndexMap<String, Module>) -> String {
    let export = |path: &String, indent: &str| {
        [
            format!("{indent}#[pymodule_export]"),
            format!("{indent}use {path};"),
        ]
    };
    let mut lines = vec![
        "//! What the extension module exports.".to_owned(),
        String::new(),
        "#[pyo3::pymodule]".to_owned(),
        "mod _sat2d {".to_owned(),
        "    use pyo3::prelude::*;".to_owned(),
        String::new(),
    ];
    lines.extend(
        modules[""]
            .exports
            .iter()
            .flat_map(|path| export(path, "    ")),
    );
    for (name, docs) in COMPAT {
        let exports = modules[name].exports.iter();
        lines.extend([
            String::new(),
            format!("    /// {docs}"),
            "    #[pymodule]".to_owned(),
        ]);
        lines.push(format!("    mod {name} {{"));
        lines.extend(exports.flat_map(|path| export(path, "        ")));
        lines.push("    }".to_owned());
    }
    lines.push("}".to_owned());
    lines.join("\n") + "\n"
}

/// The package: all that the extension module exports, and what is written in Python.
fn init(root: &Path, top: &Module) -> Result<String> {
    let docs = "Exact 2D collision detection by separating axes, and convex decomposition.";
    let mut lines = vec![
        format!("\"\"\"{docs}\"\"\""),
        String::new(),
        "from importlib.metadata import version as _version".to_owned(),
        String::new(),
        "from sat2d import compat".to_owned(),
    ];
    let mut all = vec!["compat".to_owned()];
    let mut taken = Vec::new();
    for module in ["_batch", "_enums", "_errors", "_sat2d", "_worlds"] {
        let mut names = if module == "_sat2d" {
            names(top)
        } else {
            all_of(root, module)?
        };
        names.retain(|name| !taken.contains(name));
        if module == "_batch" {
            taken.clone_from(&names);
        }
        let open = format!("from sat2d.{module} import (");
        lines.extend(list(&open, names.iter().cloned(), ")"));
        all.extend(names);
    }
    all.sort();
    lines.extend([
        String::new(),
        "__version__ = _version(\"sat2d\")".to_owned(),
        String::new(),
    ]);
    lines.extend(list(
        "__all__ = [",
        all.iter().map(|name| format!("\"{name}\"")),
        "]",
    ));
    Ok(lines.join("\n") + "\n")
}
