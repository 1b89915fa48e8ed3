//! `docs/lua-functions.md`: all functions of the module, as its comments describe them.

use std::fmt::Write;

use anyhow::{Context, Result, ensure};

use crate::backend::docs::wrap;

/// The classes and tables of the module: what the module calls them, what a program does, and what
/// their functions are about. The order is that of the page.
const OWNERS: [(&str, &str, &str); 18] = [
    ("sat2d", "sat2d", "Questions about two shapes"),
    ("Shape", "sat2d.Shape", "Shapes"),
    ("Transform", "sat2d.Transform", "Transforms"),
    ("motion", "sat2d.motion", "Motions, for sweeps"),
    ("World", "sat2d.World", "Worlds"),
    ("Mask", "sat2d.Mask", "Masks"),
    ("Explanation", "sat2d.Explanation", "What proves a verdict"),
    ("sat2d.batch", "sat2d.batch", "Many pairs at once"),
    ("polygon", "sat2d.polygon", "Polygons"),
    (
        "multipolygon",
        "sat2d.multipolygon",
        "Several polygons that are one",
    ),
    ("sat2d.polygons", "sat2d.polygons", "Many polygons at once"),
    (
        "Decomposer",
        "sat2d.Decomposer",
        "Polygons one after the other",
    ),
    (
        "compat.flash",
        "sat2d.compat.flash",
        "As the Flash player and ActionScript programs",
    ),
    (
        "Stage",
        "sat2d.compat.flash.Stage",
        "Display lists of the Flash player",
    ),
    ("compat.awt", "sat2d.compat.awt", "As Java's `java.awt`"),
    ("compat.pygame", "sat2d.compat.pygame", "As pygame"),
    (
        "compat.typescript",
        "sat2d.compat.typescript",
        "As a TypeScript program",
    ),
    (
        "compat.xywh",
        "sat2d.compat.xywh",
        "As programs with x, y, width and height",
    ),
];

/// What is not for programs.
const INTERNAL: [&str; 1] = ["describe"];

/// A function as a program calls it.
struct Function {
    owner: usize,
    call: String,
    returns: Vec<String>,
    text: String,
}

/// The page about the functions of a module.
pub fn write(module: &str) -> Result<String> {
    let functions = functions(module)?;
    let mut page = String::from(HEAD);
    for (owner, (_, name, about)) in OWNERS.iter().enumerate() {
        let mut own = functions.iter().filter(|function| function.owner == owner);
        let first = own
            .next()
            .with_context(|| format!("{name} has no functions"))?;
        write!(page, "\n## `{name}`: {about}\n\n")?;
        for function in [first].into_iter().chain(own) {
            let returns = match &function.returns[..] {
                [] => String::new(),
                returns => format!(" → {}", returns.join(", ")),
            };
            let entry = format!("`{}`{returns}: {}", function.call, function.text);
            for (i, line) in wrap(&entry, "", 98).iter().enumerate() {
                writeln!(page, "{}{line}", if i == 0 { "- " } else { "  " })?;
            }
        }
    }
    Ok(page)
}

fn functions(module: &str) -> Result<Vec<Function>> {
    let mut comment: Vec<&str> = Vec::new();
    let mut functions = Vec::new();
    for line in module.lines() {
        if let Some(text) = line.strip_prefix("--") {
            comment.push(text.trim_start_matches('-').trim());
            continue;
        }
        let said = std::mem::take(&mut comment);
        let Some(signature) = line.strip_prefix("function ") else {
            continue;
        };
        let end = signature
            .find('(')
            .context("a function without arguments")?;
        let Some(dot) = signature[..end].rfind(['.', ':']) else {
            continue;
        };
        let (own, name) = (&signature[..dot], &signature[dot + 1..end]);
        let known = OWNERS.iter().position(|(owner, ..)| *owner == own);
        let Some(owner) = known.filter(|_| !INTERNAL.contains(&name)) else {
            continue;
        };
        let (notes, text): (Vec<&str>, Vec<&str>) =
            said.into_iter().partition(|line| line.starts_with('@'));
        ensure!(!text.is_empty(), "{own}.{name} has no comment");
        let returns = notes
            .iter()
            .filter_map(|note| note.strip_prefix("@return "));
        functions.push(Function {
            owner,
            call: format!("{}{}", OWNERS[owner].1, &signature[dot..]),
            returns: returns.map(str::to_owned).collect(),
            text: text.join(" "),
        });
    }
    Ok(functions)
}

const HEAD: &str = "\
# Functions of the Lua module

All functions of `sat2d.lua`, with what its comments say. [The guide](lua.md) says how C becomes
Lua, and has examples; the C headers have every detail. A call with a colon belongs to an object:
`shape:area()` for `sat2d.Shape:area()`. Editors with LuaCATS read the same comments.

Made by `cargo run -p sat2d-api`.
";
