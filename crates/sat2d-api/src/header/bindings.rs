//! The headers for bindings: the declarations of a header as Python's cffi and LuaJIT read them,
//! without comments, preprocessor and function bodies. Constants become enumerators.

use std::fmt::Write;

use crate::notes::COMPAT_HEADER;

/// The header for bindings, made of the header for C with this name.
pub fn strip(name: &str, header: &str) -> String {
    let order = match name {
        COMPAT_HEADER => "\n * Read it after sat2d_bindings.h.",
        _ => "",
    };
    let mut text = format!(
        "\
/* sat2d: the declarations of {name} without the preprocessor, for Python's cffi, LuaJIT
 * and other bindings. Generated from {name}, which documents them; do not edit.{order}
 *
 * SPDX-License-Identifier: MIT OR Apache-2.0
 */
"
    );
    let (mut constants, mut declarations) = (String::new(), String::new());
    let (mut in_comment, mut in_body) = (false, false);
    for line in header.lines() {
        let code = line.trim_start();
        if in_comment || code.starts_with("/*") {
            in_comment = !code.ends_with("*/");
        } else if in_body || code.starts_with("static inline") {
            in_body = line != "}";
        } else if let Some(constant) = code.strip_prefix("#define SAT_") {
            if let Some((name, value)) = constant.split_once(' ') {
                let value = value.replace("UINT32_MAX", "4294967295");
                writeln!(constants, "    SAT_{name} = {value},").unwrap();
            }
        } else if !code.is_empty() && !is_preprocessor_or_linkage(code) {
            writeln!(declarations, "{line}").unwrap();
        }
    }
    write!(text, "\nenum {{\n{constants}}};\n\n{declarations}").unwrap();
    text
}

/// Whether a line is for the preprocessor or about the linkage of C++.
fn is_preprocessor_or_linkage(code: &str) -> bool {
    code.starts_with('#') || code.starts_with("extern \"C\"") || code.starts_with("} // extern")
}
