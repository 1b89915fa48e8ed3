//! The Java side.

use super::header::{Api, Parameter};
use super::{OBJECTS, camel, crosses, crossing, scalar};
use std::fmt::Write;

/// The size of a field or struct and its alignment, where pointers have 64 bits.
pub fn size_and_alignment(api: &Api, of: &str) -> (usize, usize) {
    if let Some(fields) = api.structs.get(of) {
        let (mut size, mut alignment) = (0, 1);
        for field in fields {
            let (each, own) = of_field(api, field);
            size = usize::next_multiple_of(size, own) + each;
            alignment = alignment.max(own);
        }
        return (size.next_multiple_of(alignment), alignment);
    }
    let of = api.integers.get(of).map_or(of, String::as_str);
    let size = match of {
        "double" | "size_t" | "int64_t" | "uint64_t" => 8,
        "float" | "int32_t" | "uint32_t" => 4,
        "uint16_t" => 2,
        "bool" | "uint8_t" => 1,
        _ => panic!("no size of {of}"),
    };
    (size, size)
}

fn of_field(api: &Api, field: &Parameter) -> (usize, usize) {
    if field.stars > 0 {
        return (8 * field.count, 8);
    }
    let (size, alignment) = size_and_alignment(api, &field.of);
    (size * field.count, alignment)
}

/// `Native.java`.
pub fn declarations(api: &Api) -> String {
    let mut text = String::from(
        "// Made by crates/sat2d-jni from include/sat2d_bindings.h; do not edit.\n\
         package io.sat2d;\n\n\
         final class Native {\n    \
             private Native() {}\n\n    \
             static {\n        NativeLibrary.load();\n    }\n\n    \
             static native String lastError();\n\n    \
             static native String versionString();\n\n    \
             static native long addressOf(java.nio.Buffer buffer);\n\n    \
             /** Makes a handle of an object, by its place in OBJECTS; 0 without memory. */\n    \
             static native long adopt(long address, int object);\n\n    \
             static native void close(long handle);\n\n    \
             static native int setPairPredicate(\n            \
                 long world, PairPredicate.Guard predicate);\n\n    \
             static native int startRecording(long world, Recorder.Guard recorder);\n\n    \
             static native int stopRecording(long world, long outComplete);\n\n    \
             static native int worldShape(long world, long id, long outShape);\n\n    \
             /** The relation, or the status of an error as a number below -9. */\n    \
             static native int verdict(\n            \
                 long a, double aa, double ab, double ac, double ad, double atx, double aty,\n            \
                 long b, double ba, double bb, double bc, double bd, double btx, double bty);\n\n    \
             /** Statuses of this library alone. */\n    \
             static final int BUSY = -1, CLOSED = -2, MEMORY = -3;\n\n    \
             static native int draw(\n            \
                 long world, boolean isBody, long id, Canvas.Guard canvas);\n\n    \
             static String statusName(int code) {\n        switch (code) {\n",
    );
    for (name, value) in &api.constants {
        if name.starts_with("SAT_ERR_") {
            writeln!(text, "            case {value}: return \"{name}\";").expect("all");
        }
    }
    text.push_str("            default: return \"SAT_ERR_INTERNAL\";\n        }\n    }\n");
    for f in api.functions.iter().filter(|f| crosses(api, f)) {
        let of = scalar(api, &f.result.of).expect("a scalar").1;
        let of = if f.result.stars > 0 { "long" } else { of };
        let taken: Vec<_> = (0..f.parameters.len())
            .flat_map(|at| crossing(api, &f.parameters, at).java)
            .map(|(name, of)| format!("{of} {}", camel(&format!("sat_{name}"))))
            .collect();
        let taken = taken.join(", ");
        writeln!(
            text,
            "\n    static native {of} {}({taken});",
            camel(&f.name)
        )
        .expect("a string takes all");
    }
    for (name, value) in &api.constants {
        if value.parse::<u32>().is_ok() {
            let short = name.trim_start_matches("SAT_");
            writeln!(text, "\n    static final int {short} = (int) {value}L;")
                .expect("a string takes all");
        }
    }
    for (at, name) in OBJECTS.iter().enumerate() {
        let name = name.trim_start_matches("sat_").to_uppercase();
        writeln!(text, "\n    static final int OBJECT_{name} = {at};").expect("all");
    }
    for (name, fields) in &api.structs {
        let upper = name.trim_start_matches("sat_").to_uppercase();
        let size = size_and_alignment(api, name).0;
        writeln!(text, "\n    static final int SIZE_{upper} = {size};").expect("all");
        let mut offset = 0usize;
        for field in fields {
            let (size, alignment) = of_field(api, field);
            offset = offset.next_multiple_of(alignment);
            let field = field.name.to_uppercase();
            writeln!(text, "    static final int {upper}_{field}_AT = {offset};").expect("all");
            offset += size;
        }
    }
    text.push_str("}\n");
    text
}
