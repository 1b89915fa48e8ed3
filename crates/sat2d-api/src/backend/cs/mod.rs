//! C#: declarations of the native functions, and classes and structs that call them. What is
//! written by hand in `packages/sat2d-cs/src` is what all of them have in common.

mod calls;
mod docs;
mod lines;
mod names;
mod natives;
mod types;

use anyhow::{Context, Result};
use indexmap::IndexMap;
use minijinja::context;

use self::calls::Method;
use self::docs::Writer;
use crate::backend::template::render;
use crate::model::{Api, Function, OwnerKind};
use crate::output::Output;

/// The folder of the generated files.
const FOLDER: &str = "packages/sat2d-cs/src/generated";

/// The generated files.
pub fn outputs(api: &Api) -> Result<Vec<Output>> {
    let output = |name: &str, text| Output::new(format!("{FOLDER}/{name}.cs"), text);
    let functions = api.functions.iter();
    let natives = functions.map(|(name, of)| natives::function(api, name, of));
    let natives: Vec<_> = natives.collect();
    let native = render(
        "Native.cs",
        include_str!("Native.cs.jinja"),
        context! { natives },
    )?;
    let enums = render(
        "Enums.cs",
        include_str!("Enums.cs.jinja"),
        context! { enums => types::enums(api), constants => types::constants(api) },
    )?;
    let structs = render(
        "Structs.cs",
        include_str!("Structs.cs.jinja"),
        context! {
            plain => types::plain_structs(api)?,
            managed => types::managed_structs(api)?,
            buffers => types::buffers(api),
        },
    )?;
    let callbacks = render(
        "Callbacks.cs",
        include_str!("Callbacks.cs.jinja"),
        context! { callbacks => types::callbacks(api)? },
    )?;
    let mut outputs = vec![
        output("Native", native),
        output("Enums", enums),
        output("Structs", structs),
        output("Callbacks", callbacks),
    ];
    for (owner, methods) in methods(api)? {
        let name = names::owner(api, owner);
        let kind = match &api.owners[owner].kind {
            OwnerKind::Object(_) => "sealed partial class",
            OwnerKind::Value(of) if names::is_home(api, owner, of) => "partial struct",
            _ => "static partial class",
        };
        let text = render(
            "Owner.cs",
            include_str!("Owner.cs.jinja"),
            context! {
                name, kind, methods,
                docs => owner_docs(api, owner),
                handle => types::handle(api, owner),
            },
        )?;
        outputs.push(output(&name, text));
    }
    Ok(outputs)
}

/// Whether C# has the function by a generated method: it is neither written by hand nor left out,
/// and does not free an object, which `Dispose` does.
fn is_generated(api: &Api, name: &str, function: &Function) -> bool {
    let is_left_out = function
        .languages
        .get("cs")
        .is_some_and(|at| at.starts_with("- "));
    let is_by_hand = function.by_hand.iter().any(|language| language == "cs");
    let mut owners = api.owners.values();
    let frees = owners.any(|of| of.free.as_deref() == Some(name));
    !is_left_out && !is_by_hand && !frees
}

fn methods(api: &Api) -> Result<IndexMap<&str, Vec<Method>>> {
    let mut methods: IndexMap<&str, Vec<Method>> = IndexMap::new();
    let functions = api.functions.iter();
    for (name, function) in functions.filter(|(name, of)| is_generated(api, name, of)) {
        let method = calls::method(api, name, function);
        let method = method.with_context(|| format!("{name} in C#"))?;
        methods.entry(&function.owner).or_default().push(method);
    }
    Ok(methods)
}

/// The documentation of a class; a struct has it already.
fn owner_docs(api: &Api, owner: &str) -> Vec<String> {
    let writer = Writer::new(api);
    match &api.owners[owner].kind {
        OwnerKind::Object(of) => writer.comment(&api.handles[of].docs, 4, false),
        OwnerKind::Value(of) if names::is_home(api, owner, of) => Vec::new(),
        _ => {
            let is_its = |name: &String| api.functions.get(name).is_some_and(|f| f.owner == owner);
            let mut sections = api.sections.iter();
            let of = sections.find(|of| of.items.iter().any(is_its));
            let title = of.map_or("", |of| of.title.as_str());
            writer.summary(&format!("{title}."), 4)
        }
    }
}
