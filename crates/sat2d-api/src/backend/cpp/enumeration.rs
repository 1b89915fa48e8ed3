//! Enumerations.

use anyhow::{Context, Result};

use super::function::comment;
use crate::model::{Api, snake_case};

/// An `enum class` with the values of a type, its documentation and its comparisons.
pub fn write(api: &Api, name: &str) -> Result<String> {
    let of = api.enums.get(name).context("no enum has this name")?;
    let profile = name
        .strip_prefix("sat_compat_")
        .and_then(|rest| rest.split('_').next());
    let of_profile = profile.map_or_else(String::new, |profile| format!("{profile}_"));
    let cpp = snake_case(&of.name);
    let cpp = cpp.strip_prefix(&of_profile).unwrap_or(&cpp);
    let mut lines = comment(of.docs.summary(), "");
    lines.push(format!("enum class {cpp} : {name} {{"));
    for value in &of.values {
        let docs = api.constants[&value.constant].docs.summary();
        lines.extend(comment(docs, "    "));
        let short = value_name(&value.name);
        lines.push(format!("    {short} = {},", value.constant));
    }
    lines.push("};".to_owned());
    if profile.is_none() {
        lines.push(format!("SAT2D_COMPARES({cpp}, {name})"));
    }
    Ok(lines.join("\n"))
}

/// A name that is no keyword of C++ and no macro of its library.
fn value_name(name: &str) -> String {
    match name.trim_start_matches("err_") {
        "null" => "null_pointer".to_owned(),
        "static" => "fixed".to_owned(),
        // an identifier begins with a letter
        name if name.starts_with(|c: char| c.is_ascii_digit()) => format!("long_{name}"),
        name => name.to_owned(),
    }
}
