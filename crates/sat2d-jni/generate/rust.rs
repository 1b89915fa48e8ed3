//! The Rust side.

use super::header::Api;
use super::{camel, crosses, crossing, scalar};
use std::fmt::Write;

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
                 // SAFETY: the Java classes pass live addresses.\n\
                 unsafe {{ sat2d_ffi::{name}({arguments}) as _ }}\n\
             }}\n",
            name = f.name,
            java = camel(&f.name),
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
