//! The Rust side.

use super::header::{Api, Function};
use super::{camel, crosses, crossing, is_object, scalar};
use std::fmt::Write;

/// The statements that claim what a function uses: objects by their handles, and the shapes of
/// lists. They return the status of an object that is refused.
fn claims(f: &Function) -> String {
    let mut text = String::new();
    let mut claim = |call: String, name: &str| {
        writeln!(
            text,
            "    let {name} = match {call} {{\n        \
                 Ok(claim) => claim,\n        \
                 Err(status) => return status,\n    \
             }};"
        )
        .expect("a string takes all");
    };
    for (at, p) in f.parameters.iter().enumerate() {
        let name = &p.name;
        if is_object(p) {
            let how = if p.is_const { "read" } else { "change" };
            claim(format!("handle::{how}({name})"), name);
        }
        let of_list = match p.of.as_str() {
            "sat_shape" if p.stars == 2 && p.is_const => "read_shapes",
            "sat_body" if p.stars == 1 && p.is_const => "read_bodies",
            _ => continue,
        };
        let mut after = f.parameters[at..].iter();
        let count = after.find(|p| p.name.ends_with("count"));
        let count = count.map_or("1", |p| p.name.as_str());
        let call = format!("unsafe {{ handle::{of_list}({name}, {count}) }}");
        claim(call, &format!("_of_{name}"));
    }
    text
}

/// The functions that Java calls.
pub fn natives(api: &Api) -> String {
    let mut text = String::new();
    for f in api.functions.iter().filter(|f| crosses(api, f)) {
        let crossings: Vec<_> = (0..f.parameters.len())
            .map(|at| crossing(api, &f.parameters, at))
            .collect();
        let taken: String = crossings
            .iter()
            .flat_map(|c| &c.rust)
            .map(|(name, of)| format!(", {name}: {of}"))
            .collect();
        let arguments: Vec<_> = crossings.iter().map(|c| c.argument.as_str()).collect();
        let pointer = f.result.stars > 0;
        let of = scalar(api, &f.result.of).expect("a scalar").0;
        let of = if pointer { "i64" } else { of };
        writeln!(
            text,
            "/// `{name}`.\n\
             #[unsafe(no_mangle)]\n\
             #[allow(unused_unsafe, clippy::missing_safety_doc)]\n\
             pub unsafe extern \"system\" fn Java_io_sat2d_Native_{java}(\n\
                 _env: *mut c_void, _class: *mut c_void{taken}\n\
             ){arrow} {{\n\
             {claims}\
                 // SAFETY: the Java classes pass live addresses.\n\
                 unsafe {{ sat2d_ffi::{name}({arguments}) as _ }}\n\
             }}\n",
            name = f.name,
            java = camel(&f.name),
            claims = claims(f),
            arrow = if of == "()" {
                String::new()
            } else {
                format!(" -> {of}")
            },
            arguments = arguments.join(", "),
        )
        .expect("a string takes all");
    }
    for name in api.structs.keys() {
        writeln!(
            text,
            "const _: () = assert!(size_of::<sat2d_ffi::{name}>() == {});",
            super::java::size_and_alignment(api, name).0
        )
        .expect("a string takes all");
    }
    text
}
