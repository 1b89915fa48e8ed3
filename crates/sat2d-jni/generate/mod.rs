//! Makes both sides of the border with Java from `include/sat2d_bindings.h`.
#![allow(
    dead_code,
    reason = "the build script and the program each need a half"
)]

pub mod header;
pub mod java;
pub mod rust;

use header::{Api, Function, Parameter};

/// A type of a parameter that crosses the border: in Rust, in Java, and how the C API gets it.
pub struct Crossing {
    /// Names and types of the parameters of the Rust function.
    pub rust: Vec<(String, &'static str)>,
    /// The same in Java.
    pub java: Vec<(String, &'static str)>,
    /// The argument of the C API.
    pub argument: String,
}

/// What Java holds by a handle.
pub const OBJECTS: [&str; 5] = [
    "sat_shape",
    "sat_mask",
    "sat_decomposer",
    "sat_world",
    "sat_compat_flash_stage",
];

/// Whether a parameter is an object that Java holds by a handle.
pub fn is_object(p: &Parameter) -> bool {
    p.stars == 1 && OBJECTS.contains(&p.of.as_str())
}

/// Not so functions with callbacks, texts or structs as results, and those for which `src` has
/// another one or which Java does not need.
pub fn crosses(api: &Api, function: &Function) -> bool {
    let plain = |p: &Parameter| !p.of.contains("callback") && p.of != "sat_pair_predicate";
    let name = function.name.as_str();
    let result = &function.result;
    let scalar = result.stars == 0 && scalar(api, &result.of).is_some();
    let elsewhere = name.starts_with("sat_world_draw")
        || [
            "sat_hits",
            "sat_overlaps",
            "sat_collide",
            "sat_world_stop_recording",
        ]
        .contains(&name);
    let frees = name.ends_with("_free") && function.parameters.iter().any(is_object);
    scalar && !elsewhere && !frees && function.parameters.iter().all(plain)
}

/// `sat_shape_new_circle` as `shapeNewCircle`.
pub fn camel(name: &str) -> String {
    let mut words = name.trim_start_matches("sat_").split('_');
    let first = words.next().unwrap_or_default().to_owned();
    words.fold(first, |name, word| {
        let (head, tail) = word.split_at(word.len().min(1));
        name + &head.to_uppercase() + tail
    })
}

/// The scalar of a type: in Rust as JNI has it, and in Java.
pub fn scalar(api: &Api, of: &str) -> Option<(&'static str, &'static str)> {
    let of = api.integers.get(of).map_or(of, String::as_str);
    Some(match of {
        "double" => ("f64", "double"),
        "float" => ("f32", "float"),
        "bool" => ("u8", "boolean"),
        "int32_t" | "uint32_t" | "uint16_t" | "uint8_t" => ("i32", "int"),
        "size_t" | "int64_t" | "uint64_t" => ("i64", "long"),
        "void" => ("()", "void"),
        _ => return None,
    })
}

/// How a parameter crosses the border. Small structs cross as their fields, everything else that is
/// no scalar as an address.
pub fn crossing(api: &Api, parameters: &[Parameter], at: usize) -> Crossing {
    let p = &parameters[at];
    let in_list = parameters
        .get(at + 1)
        .is_some_and(|next| next.name.ends_with("count"));
    let one_map = p.of == "sat_transform" && p.is_const && p.stars == 1 && !in_list;
    if p.stars == 0
        && let Some(fields) = api.structs.get(&p.of)
    {
        return spread(api, &p.name, &p.of, fields);
    }
    if one_map && !p.name.ends_with('s') {
        let crossing = spread(api, &p.name, &p.of, &api.structs[&p.of]);
        return Crossing {
            argument: format!("&{}", crossing.argument),
            ..crossing
        };
    }
    let name = p.name.clone();
    if is_object(p) {
        return Crossing {
            rust: vec![(name.clone(), "i64")],
            java: vec![(name.clone(), "long")],
            argument: format!("{name}.address()"),
        };
    }
    if p.stars > 0 {
        let kind = if p.is_const { "const" } else { "mut" };
        return Crossing {
            rust: vec![(name.clone(), "i64")],
            java: vec![(name.clone(), "long")],
            argument: format!("{name} as *{kind} _"),
        };
    }
    let (rust, java) = scalar(api, &p.of).unwrap_or_else(|| panic!("{} {name}", p.of));
    let argument = match rust {
        "u8" => format!("{name} != 0"),
        "f64" | "f32" => name.clone(),
        _ => format!("{name} as _"),
    };
    Crossing {
        rust: vec![(name.clone(), rust)],
        java: vec![(name, java)],
        argument,
    }
}

/// A struct by its fields.
fn spread(api: &Api, name: &str, of: &str, fields: &[Parameter]) -> Crossing {
    let mut made = Crossing {
        rust: Vec::new(),
        java: Vec::new(),
        argument: String::new(),
    };
    let mut arguments = Vec::new();
    for field in fields {
        let inner_name = format!("{name}_{}", field.name);
        let inner = Parameter {
            name: inner_name,
            ..field.clone()
        };
        let crossed = crossing(api, std::slice::from_ref(&inner), 0);
        made.rust.extend(crossed.rust);
        made.java.extend(crossed.java);
        arguments.push(format!("{}: {}", field.name, crossed.argument));
    }
    made.argument = format!("sat2d_ffi::{of} {{ {} }}", arguments.join(", "));
    made
}
