//! The functions of the native library.

use anyhow::Result;
use serde::Serialize;

use super::crossing::{Crossing, crosses, crossing, java_name, object, result};
use crate::backend::template::render;
use crate::model::{Api, Function, Role};

#[derive(Serialize)]
struct Native<'a> {
    name: &'a str,
    java: String,
    result: &'static str,
    parameters: Vec<(String, &'static str)>,
    claims: Vec<Claim>,
    arguments: Vec<String>,
}

/// What a function claims before it is called: an object by its handle, or the shapes of a list. It
/// returns the status of an object that is refused.
#[derive(Serialize)]
struct Claim {
    name: String,
    call: String,
}

/// The source of the module `natives`.
pub fn write(api: &Api) -> Result<String> {
    let functions = api.functions.iter();
    let functions = functions.filter(|(name, function)| crosses(api, name, function));
    let natives: Vec<_> = functions
        .map(|(name, function)| native(api, name, function))
        .collect();
    let sizes: Vec<_> = api
        .structs
        .iter()
        .map(|(name, of)| (name, of.size[1]))
        .collect();
    let owners = api
        .handles
        .values()
        .map(|handle| &api.owners[&handle.owner]);
    let frees: Vec<_> = owners.filter_map(|owner| owner.free.as_deref()).collect();
    render(
        "natives.rs",
        include_str!("natives.rs.jinja"),
        minijinja::context! { frees, natives, sizes },
    )
}

fn native<'a>(api: &Api, name: &'a str, function: &Function) -> Native<'a> {
    let crossings: Vec<Crossing> = function
        .parameters
        .iter()
        .map(|parameter| crossing(api, parameter))
        .collect();
    let (parameters, arguments): (Vec<_>, Vec<_>) = crossings
        .into_iter()
        .map(|crossing| (crossing.rust, crossing.argument))
        .unzip();
    Native {
        name,
        java: java_name(name),
        result: result(api, function).expect("a number").0,
        parameters: parameters.into_iter().flatten().collect(),
        claims: claims(api, function),
        arguments,
    }
}

fn claims(api: &Api, function: &Function) -> Vec<Claim> {
    let mut claims = Vec::new();
    for parameter in &function.parameters {
        let name = &parameter.name;
        let Some((to, is_const)) = parameter.of.pointee() else {
            continue;
        };
        if object(api, parameter).is_some() {
            let how = if is_const { "read" } else { "change" };
            claims.push(Claim {
                name: name.clone(),
                call: format!("handle::{how}({name})"),
            });
        }
        let holds_shapes = if api.handle_of(to).is_some() {
            "read_shapes"
        } else if to.name() == Some("sat_body") {
            "read_bodies"
        } else {
            continue;
        };
        let count = match &parameter.role {
            Role::Elements { length } => length,
            Role::Input => "1",
            _ => continue,
        };
        claims.push(Claim {
            name: format!("_of_{name}"),
            call: format!("unsafe {{ handle::{holds_shapes}({name}, {count}) }}"),
        });
    }
    claims
}
