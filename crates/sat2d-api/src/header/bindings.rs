//! The header for bindings: the declarations of `sat2d.h` as Python's cffi and LuaJIT read them,
//! without comments, preprocessor and function bodies. Constants become enumerators.

use std::fmt::Write;

const TOP: &str = "\
/* sat2d: the declarations of sat2d.h without the preprocessor, for Python's cffi, LuaJIT and other
 * bindings. Generated from sat2d.h, which documents them; do not edit.
 *
 * SPDX-License-Identifier: MIT OR Apache-2.0
 */
";

/// The header for bindings, made of the header for C.
pub fn strip(header: &str) -> String {
    let mut text = String::from(TOP);
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
