//! The declarations of the functions of the native library.

use serde::Serialize;

use super::names;
use crate::model::{Api, Function, NamedCallback, Parameter, Role, Scalar, Type};

/// A declaration.
#[derive(Serialize)]
pub struct Native {
    name: String,
    result: String,
    parameters: Vec<String>,
}

/// The declaration of a function.
pub fn function(api: &Api, name: &str, function: &Function) -> Native {
    // a handle that frees its object has but the pointer
    let mut owners = api.owners.values();
    let frees = owners.any(|of| of.free.as_deref() == Some(name));
    let parameter = |of: &Parameter| {
        if frees {
            format!("IntPtr {}", names::local(&of.name))
        } else {
            parameter(api, of)
        }
    };
    Native {
        name: name.to_owned(),
        result: names::native_type(api, &function.result),
        parameters: function.parameters.iter().map(parameter).collect(),
    }
}

/// The parameters of a callback where C calls it.
pub fn callback_parameters(api: &Api, parameters: &[Parameter]) -> Vec<String> {
    let parameter = |of: &Parameter| {
        let name = names::local(&of.name);
        match of.of.pointee() {
            Some((to, _)) if of.role == Role::Input && is_struct(api, to) => {
                format!("ref {} {name}", names::native_type(api, to))
            }
            _ => format!("{} {name}", names::native_type(api, &of.of)),
        }
    };
    parameters.iter().map(parameter).collect()
}

/// The type of the elements of a list where C reads it.
pub fn element(api: &Api, list: &Type) -> String {
    let of = list.pointee().map_or(list, |(to, _)| to);
    names::native_type(api, of)
}

/// The handle's class of a pointer to an opaque struct.
pub fn handle(api: &Api, of: &Type) -> Option<String> {
    let of = api.handle_of(of)?;
    Some(format!("{}Handle", names::of_type(api, of)))
}

fn is_struct(api: &Api, of: &Type) -> bool {
    of.name().is_some_and(|name| api.structs.contains_key(name))
}

fn parameter(api: &Api, parameter: &Parameter) -> String {
    let Parameter { name, of, role, .. } = parameter;
    let name = names::local(name);
    match role {
        Role::Receiver | Role::Input => {
            if let Some(handle) = handle(api, of) {
                return format!("{handle} {name}");
            }
            match of.pointee() {
                Some((to, _)) if is_struct(api, to) && parameter.optional => {
                    format!("{}[] {name}", names::native_type(api, to))
                }
                Some((to, _)) if is_struct(api, to) => {
                    format!("ref {} {name}", names::native_type(api, to))
                }
                _ if *of == Type::Scalar(Scalar::Bool) => {
                    format!("[MarshalAs(UnmanagedType.I1)] bool {name}")
                }
                _ => format!("{} {name}", names::native_type(api, of)),
            }
        }
        Role::Elements { .. } | Role::Nested { .. } => format!("{}[] {name}", element(api, of)),
        Role::OutputElements { .. } | Role::OutputList { .. } => {
            format!("[Out] {}[] {name}", element(api, of))
        }
        Role::Output => {
            let to = of.pointee().map_or(of, |(to, _)| to);
            if let Some(handle) = handle(api, to) {
                format!("out {handle} {name}")
            } else if *to == Type::Scalar(Scalar::Bool) {
                format!("[MarshalAs(UnmanagedType.I1)] out bool {name}")
            } else {
                format!("out {} {name}", names::native_type(api, to))
            }
        }
        Role::OutputCount => format!("out UIntPtr {name}"),
        Role::Length | Role::Capacity => format!("UIntPtr {name}"),
        Role::Callback { .. } => {
            let of = of.name().expect("a callback has a name");
            let NamedCallback { name: of, .. } = &api.callbacks[of];
            format!("Native{of} {name}")
        }
        Role::User => format!("IntPtr {name}"),
    }
}
