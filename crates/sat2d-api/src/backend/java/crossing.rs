//! How values cross between Java and Rust: numbers as they are, small structs as their fields,
//! objects as handles, and everything else as an address.

use crate::model::{Api, Function, Parameter, Role, Scalar, Type, camel_case};

/// A parameter, or a field of a struct that crosses as its fields.
pub struct Crossing {
    /// Names and types in Rust.
    pub rust: Vec<(String, &'static str)>,
    /// Names and types in Java.
    pub java: Vec<(String, &'static str)>,
    /// The argument for the C API.
    pub argument: String,
}

/// Functions for which the native library has others, written by hand.
const BY_HAND: [&str; 6] = [
    "sat_hits",
    "sat_overlaps",
    "sat_collide",
    "sat_world_stop_recording",
    "sat_world_draw",
    "sat_world_draw_body",
];

/// The opaque struct of a parameter that Java holds by a handle.
pub fn object<'a>(api: &Api, parameter: &'a Parameter) -> Option<&'a str> {
    let is_one = matches!(parameter.role, Role::Receiver | Role::Input);
    api.handle_of(&parameter.of).filter(|_| is_one)
}

/// Whether Java calls the function directly. Functions with callbacks and those whose result is no
/// number are written by hand; handles free their objects.
pub fn crosses(api: &Api, name: &str, function: &Function) -> bool {
    let frees = api
        .owners
        .values()
        .any(|of| of.free.as_deref() == Some(name));
    let has_callback = |p: &Parameter| matches!(p.role, Role::Callback { .. });
    !BY_HAND.contains(&name)
        && !frees
        && result(api, function).is_some()
        && !function.parameters.iter().any(has_callback)
}

/// The type of a result in Rust and in Java; none if it is no number.
pub fn result(api: &Api, function: &Function) -> Option<(&'static str, &'static str)> {
    match &function.result {
        Type::Void => Some(("()", "void")),
        of => api.scalar(of).map(scalar),
    }
}

/// `sat_shape_new_circle` as `shapeNewCircle`.
pub fn java_name(name: &str) -> String {
    camel_case(name.trim_start_matches("sat_"))
}

fn scalar(of: Scalar) -> (&'static str, &'static str) {
    match of {
        Scalar::F64 => ("f64", "double"),
        Scalar::F32 => ("f32", "float"),
        Scalar::Bool => ("u8", "boolean"),
        Scalar::I32 | Scalar::U32 | Scalar::U16 | Scalar::U8 | Scalar::Char => ("i32", "int"),
        Scalar::Size | Scalar::I64 | Scalar::U64 => ("i64", "long"),
    }
}

/// The crossing of a parameter.
pub fn crossing(api: &Api, parameter: &Parameter) -> Crossing {
    let Parameter { name, of, role, .. } = parameter;
    if object(api, parameter).is_some() {
        return as_number(name, ("i64", "long"), format!("{name}.address()"));
    }
    if let Some((to, is_const)) = of.pointee() {
        let is_map = is_const && to.name() == Some("sat_transform");
        if is_map && matches!(role, Role::Receiver | Role::Input) {
            let crossing = fields(api, name, "sat_transform");
            return Crossing {
                argument: format!("&{}", crossing.argument),
                ..crossing
            };
        }
        let kind = if is_const { "const" } else { "mut" };
        return as_number(name, ("i64", "long"), format!("{name} as *{kind} _"));
    }
    value(api, name, of)
}

fn as_number(name: &str, of: (&'static str, &'static str), argument: String) -> Crossing {
    Crossing {
        rust: vec![(name.to_owned(), of.0)],
        java: vec![(name.to_owned(), of.1)],
        argument,
    }
}

fn value(api: &Api, name: &str, of: &Type) -> Crossing {
    if let Some(scalar_of) = api.scalar(of) {
        let of = scalar(scalar_of);
        let argument = match scalar_of {
            Scalar::Bool => format!("{name} != 0"),
            Scalar::F64 | Scalar::F32 => name.to_owned(),
            _ => format!("{name} as _"),
        };
        return as_number(name, of, argument);
    }
    fields(
        api,
        name,
        of.name().expect("a value is a number or a struct"),
    )
}

fn fields(api: &Api, name: &str, of: &str) -> Crossing {
    let (mut rust, mut java, mut arguments) = (Vec::new(), Vec::new(), Vec::new());
    for field in &api.structs[of].fields {
        let crossing = value(api, &format!("{name}_{}", field.name), &field.of);
        rust.extend(crossing.rust);
        java.extend(crossing.java);
        arguments.push(format!("{}: {}", field.name, crossing.argument));
    }
    let argument = format!("sat2d_ffi::{of} {{ {} }}", arguments.join(", "));
    Crossing {
        rust,
        java,
        argument,
    }
}
