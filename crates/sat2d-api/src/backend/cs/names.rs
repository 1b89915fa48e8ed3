//! The names of C# for what the model names.

use anyhow::{Result, ensure};

use crate::model::{Api, EnumValue, OwnerKind, Scalar, Type, camel_case, pascal_case};

/// The keywords that names of parameters could be.
const KEYWORDS: [&str; 20] = [
    "base", "bool", "break", "case", "checked", "class", "default", "event", "fixed", "in", "is",
    "lock", "null", "object", "operator", "out", "params", "ref", "string", "this",
];

/// The name of a parameter: `ring_count` as `ringCount`, `out_ids` as `ids`.
pub fn parameter(name: &str) -> String {
    escaped(camel_case(name.trim_start_matches("out_")))
}

/// The name of a local variable for an output: `out_ids` as `outIds`.
pub fn local(name: &str) -> String {
    escaped(camel_case(name))
}

fn escaped(name: String) -> String {
    if KEYWORDS.contains(&name.as_str()) {
        format!("@{name}")
    } else {
        name
    }
}

/// The constant without its prefix: `SAT_NO_INDEX` as `NoIndex`.
pub fn constant(name: &str) -> String {
    pascal_case(&name.trim_start_matches("SAT_").to_lowercase())
}

/// A value of an enum. Statuses are errors but for one, so their names do not say it; a number
/// follows the last word of the enum.
pub fn enum_value(of: &str, value: &EnumValue) -> String {
    let name = pascal_case(value.name.trim_start_matches("err_"));
    if name.starts_with(|first: char| first.is_ascii_digit()) {
        let last = of.rfind(char::is_uppercase).unwrap_or_default();
        format!("{}{name}", &of[last..])
    } else {
        name
    }
}

/// A member cannot have the name of its type.
pub fn check_member(of: &str, member: &str) -> Result<()> {
    ensure!(of != member, "C# has no member {member} of {of}");
    Ok(())
}

/// The class or struct with the functions of an owner.
pub fn owner(api: &Api, owner: &str) -> String {
    match &api.owners[owner].kind {
        OwnerKind::Value(of) if is_home(api, owner, of) => api.structs[of].name.clone(),
        _ if owner == "sat2d" => "Sat".to_owned(),
        _ => owner
            .trim_start_matches("compat.")
            .split('.')
            .map(pascal_case)
            .collect(),
    }
}

/// Whether the functions of an owner are methods of its struct: those of the first owner with this
/// struct.
pub fn is_home(api: &Api, owner: &str, of: &str) -> bool {
    let is_its = |kind: &OwnerKind| *kind == OwnerKind::Value(of.to_owned());
    let first = api.owners.iter().find(|(_, other)| is_its(&other.kind));
    first.is_some_and(|(first, _)| first == owner)
}

/// The public name of a type of the header.
pub fn of_type(api: &Api, name: &str) -> String {
    if let Some(of) = api.enums.get(name) {
        of.name.clone()
    } else if let Some(of) = api.structs.get(name) {
        of.name.clone()
    } else if let Some(of) = api.handles.get(name) {
        owner(api, &of.owner)
    } else if let Some(of) = api.callbacks.get(name) {
        of.name.clone()
    } else {
        native_scalar(api.integers[name].scalar).to_owned()
    }
}

/// A number where C reads it.
pub fn native_scalar(of: Scalar) -> &'static str {
    match of {
        Scalar::Bool => "bool",
        Scalar::Char | Scalar::U8 => "byte",
        Scalar::U16 => "ushort",
        Scalar::I32 => "int",
        Scalar::U32 => "uint",
        Scalar::I64 => "long",
        Scalar::U64 => "ulong",
        Scalar::Size => "UIntPtr",
        Scalar::F32 => "float",
        Scalar::F64 => "double",
    }
}

/// The public type of a value.
pub fn public_type(api: &Api, of: &Type) -> String {
    match of {
        Type::Scalar(Scalar::Size) => "long".to_owned(),
        Type::Scalar(scalar) => native_scalar(*scalar).to_owned(),
        Type::Named(name) => of_type(api, name),
        Type::Pointer { to, .. } => public_type(api, to),
        _ => "IntPtr".to_owned(),
    }
}

/// The type of a value where C reads it.
pub fn native_type(api: &Api, of: &Type) -> String {
    match of {
        Type::Void => "void".to_owned(),
        Type::Scalar(scalar) => native_scalar(*scalar).to_owned(),
        Type::Named(name) if holds_pointers(api, name) => format!("Native{}", of_type(api, name)),
        Type::Named(name) => of_type(api, name),
        _ => "IntPtr".to_owned(),
    }
}

/// Whether C# has a struct with references in place of a struct with pointers.
pub fn holds_pointers(api: &Api, name: &str) -> bool {
    let Some(of) = api.structs.get(name) else {
        return false;
    };
    of.fields.iter().any(|field| match &field.of {
        Type::Pointer { .. } | Type::Callback(_) => true,
        Type::Array { of, .. } => of.pointee().is_some(),
        Type::Named(name) => holds_pointers(api, name),
        _ => false,
    })
}

/// Whether a struct is for buffers that a function fills.
pub fn is_buffers(api: &Api, name: &str) -> bool {
    let of = api.structs.get(name);
    of.is_some_and(|of| of.fields.iter().any(|field| field.count.is_some()))
}

/// The type of a callback that is a field of a struct: `line` of `DrawCallbacks` as `DrawLine`.
pub fn field_callback(of: &str, field: &str) -> String {
    let of = of.trim_end_matches("Callbacks");
    format!("{of}{}", pascal_case(field))
}
