//! `include/api.json`: the model for programs in other languages. `docs/api-description.md`
//! describes it.

use std::fmt::Write;

use anyhow::Result;
use indexmap::IndexMap;
use serde::{Serialize, Serializer};
use serde_json::json;

use crate::model::{Api, Type};

/// The number of the format, which grows if what a reader knows no longer holds.
const FORMAT: u32 = 1;

/// The text of the file, in which each entry has a line.
///
/// # Errors
///
/// None that a model of a header can have.
pub fn write(api: &Api) -> Result<String> {
    let mut text = format!("{{\n\"format\": {FORMAT}");
    add_list(&mut text, "sections", &api.sections)?;
    add_map(&mut text, "owners", &api.owners)?;
    add_map(&mut text, "constants", &api.constants)?;
    add_map(&mut text, "enums", &api.enums)?;
    add_map(&mut text, "integers", &api.integers)?;
    add_map(&mut text, "structs", &api.structs)?;
    add_map(&mut text, "handles", &api.handles)?;
    add_map(&mut text, "callbacks", &api.callbacks)?;
    add_map(&mut text, "functions", &api.functions)?;
    text.push_str("\n}\n");
    Ok(text)
}

fn add_list<T: Serialize>(text: &mut String, key: &str, entries: &[T]) -> Result<()> {
    let lines = entries.iter().map(serde_json::to_string);
    let lines: Vec<_> = lines.collect::<Result<_, _>>()?;
    write!(text, ",\n\"{key}\": [\n{}\n]", lines.join(",\n"))?;
    Ok(())
}

fn add_map<T: Serialize>(
    text: &mut String,
    key: &str,
    entries: &IndexMap<String, T>,
) -> Result<()> {
    let line = |(name, entry)| -> Result<String> {
        Ok(format!("\"{name}\": {}", serde_json::to_string(entry)?))
    };
    let lines: Vec<_> = entries.iter().map(line).collect::<Result<_>>()?;
    write!(text, ",\n\"{key}\": {{\n{}\n}}", lines.join(",\n"))?;
    Ok(())
}

/// A type as a tree: `"double"`, `{"pointer": …, "const": true}`, `{"array": …, "length": 2}`.
pub fn serialize_type<S: Serializer>(of: &Type, serializer: S) -> Result<S::Ok, S::Error> {
    tree(of).serialize(serializer)
}

fn tree(of: &Type) -> serde_json::Value {
    match of {
        Type::Void => json!("void"),
        Type::Scalar(scalar) => json!(scalar.c_name()),
        Type::Named(name) => json!(name),
        Type::Pointer { to, is_const } => json!({ "pointer": tree(to), "const": is_const }),
        Type::Array { of, length } => json!({ "array": tree(of), "length": length }),
        Type::Callback(callback) => {
            let parameters = callback.parameters.iter();
            let parameters = parameters.map(|(name, of)| json!({ "name": name, "type": tree(of) }));
            json!({
                "result": tree(&callback.result),
                "parameters": parameters.collect::<Vec<_>>(),
            })
        }
    }
}
