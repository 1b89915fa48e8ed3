//! The classes: enums, values, options, and the methods of functions. Members that are written by
//! hand stand in a class of the same name in `packages/sat2d-java/src/by_hand`, to which the others
//! are added. They are not in a superclass, because other programs could not call its static
//! methods by reflection unless it was public.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use indexmap::IndexMap;

use super::javadoc::{Names, comment};
use super::names::{class_of, enum_of, is_generated, place};
use super::{enums, methods, options, values};
use crate::backend::template::render;
use crate::model::Api;
use crate::output::{Output, Package};

const BY_HAND: &str = "packages/sat2d-java/src/by_hand";

/// A class: its documentation if it is a value, and its members.
#[derive(Default)]
struct Class {
    docs: Option<Vec<String>>,
    members: Vec<String>,
}

/// The sources of all generated classes. `by_hand` has the texts of those that are written by hand
/// in part.
///
/// # Errors
///
/// If a function, a struct or an enum follows no rule, or a class that is needed is not there.
pub fn outputs(api: &Api, mut by_hand: IndexMap<String, String>) -> Result<Vec<Output>> {
    let mut outputs = Vec::new();
    let mut classes: IndexMap<String, Class> = IndexMap::new();
    for (name, of) in &api.structs {
        let is_by_hand = of.by_hand.iter().any(|language| language == "java");
        if let Some(class) = class_of(api, name).filter(|_| !is_by_hand) {
            let mut docs = Names::new(api).short(&of.docs);
            let members = if options::is_options(class) {
                docs.push_str(" It is immutable; each method makes another one.");
                options::members(api, name, of)?
            } else {
                let by_hand = by_hand.get(class).map_or("", String::as_str);
                values::members(api, name, of, by_hand)?
            };
            let made = classes.entry(class.to_owned()).or_default();
            made.docs = Some(comment(&[docs], &[], ""));
            made.members.push(members);
        }
    }
    for (name, of) in &api.enums {
        let Some(full_name) = enum_of(api, name) else {
            continue;
        };
        match full_name.split_once('.') {
            Some((outer, inner)) => {
                let text = enums::declaration(api, of, inner, "    ")?;
                let outer = classes.entry(outer.to_owned()).or_default();
                outer.members.push(text);
            }
            None => {
                let text = enums::declaration(api, of, full_name, "")?;
                outputs.push(file(full_name, &BTreeSet::new(), &text)?);
            }
        }
    }
    for (name, function) in &api.functions {
        if is_generated(api, function) {
            let (class, member) = place(api, function).context("a place in Java")?;
            let text = methods::method(api, name, function, &class, &member)?;
            classes.entry(class).or_default().members.push(text);
        }
    }
    for (name, class) in classes {
        let part = by_hand.shift_remove(&name);
        outputs.push(whole(&name, &class, part.as_deref())?);
    }
    let left_over: Vec<_> = by_hand.into_keys().collect();
    ensure!(
        left_over.is_empty(),
        "nothing is generated for these classes of {BY_HAND}: {}",
        left_over.join(", ")
    );
    Ok(outputs)
}

/// The texts of the classes that are written by hand in part.
///
/// # Errors
///
/// If they cannot be read.
pub fn by_hand(root: &Path) -> Result<IndexMap<String, String>> {
    let mut texts = IndexMap::new();
    for entry in fs::read_dir(root.join(BY_HAND)).context(BY_HAND)? {
        let path = entry?.path();
        let name = path.file_stem().and_then(|name| name.to_str());
        let name = name.context("a name")?.to_owned();
        texts.insert(name, fs::read_to_string(&path)?);
    }
    Ok(texts)
}

fn whole(name: &str, class: &Class, by_hand: Option<&str>) -> Result<Output> {
    let members = class.members.join("\n");
    let mut imports = BTreeSet::new();
    if members.contains("List<") {
        imports.insert("import java.util.List;");
    }
    if members.contains("Objects.") {
        imports.insert("import java.util.Objects;");
    }
    let Some(by_hand) = by_hand else {
        let Some(docs) = &class.docs else {
            bail!("{BY_HAND} has no {name}.java, which needs a class comment and constructors");
        };
        let docs = docs.join("\n");
        let text = format!("{docs}\npublic final class {name} {{\n{members}}}\n");
        return file(name, &imports, &text);
    };
    let mut rest = Vec::new();
    for line in by_hand.lines() {
        if line.starts_with("import ") {
            imports.insert(line);
        } else if !line.starts_with("package ") {
            rest.push(line);
        }
    }
    let rest = rest.join("\n");
    let rest = rest.trim();
    let rest = rest
        .strip_suffix('}')
        .context("a class ends with a brace")?;
    let gap = if rest.trim_end().ends_with('{') {
        ""
    } else {
        "\n"
    };
    let rest = rest.trim_end();
    file(name, &imports, &format!("{rest}\n{gap}{members}}}\n"))
}

fn file(name: &str, imports: &BTreeSet<&str>, text: &str) -> Result<Output> {
    let text = render(
        "class.java",
        include_str!("class.java.jinja"),
        minijinja::context! { imports, text },
    )?;
    let path = format!("{}/{name}.java", Package::Java.folder());
    Ok(Output::new(path, text))
}
