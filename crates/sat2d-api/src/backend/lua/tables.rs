//! The tables that `src/convert.lua` works with: statuses, enums, and the fields of structs.

use anyhow::Result;

use crate::backend::template::render;
use crate::model::{Api, EnumValue, Field, Type};

/// The calls that fill the tables.
pub fn write(api: &Api) -> Result<String> {
    let (mut enums, mut structs) = (Vec::new(), Vec::new());
    for (name, of) in &api.enums {
        if name == "sat_status" {
            continue;
        }
        // a combination of flags is a table in Lua
        let is_single = |v: &&EnumValue| !of.flags || v.value.is_power_of_two();
        let items = of.values.iter().filter(is_single);
        let items = items.map(|v| format!(r#"{{ "{}", "{}" }}"#, v.name, v.constant));
        enums.push((name, rows(items)));
    }
    for (name, of) in &api.structs {
        let has_callbacks = of.fields.iter().any(|f| matches!(f.of, Type::Callback(_)));
        if !has_callbacks {
            let fields = of.fields.iter().filter(|field| field.name != "reserved");
            structs.push((name, rows(fields.map(field))));
        }
    }
    enums.sort();
    structs.sort();
    let statuses = api.enums["sat_status"].values.iter();
    let statuses = statuses.filter(|value| value.constant.starts_with("SAT_ERR_"));
    let statuses = rows(statuses.map(|value| format!(r#""{}""#, value.constant)));
    render(
        "tables.lua",
        include_str!("tables.lua.jinja"),
        minijinja::context! { statuses, enums, structs },
    )
}

/// A field: its name, its type, and the length of an array.
fn field(field: &Field) -> String {
    let (of, length) = match &field.of {
        Type::Array { of, length } => (&**of, Some(length)),
        of => (of, None),
    };
    let (of, star) = match of.pointee() {
        Some((to, _)) => (to, " *"),
        None => (of, ""),
    };
    let name = match of {
        _ if field.flag => "flag",
        Type::Scalar(scalar) => scalar.c_name(),
        Type::Named(name) => name,
        _ => unreachable!("fields are numbers, structs, arrays and pointers to them"),
    };
    let length = length.map_or_else(String::new, |length| format!(", {length}"));
    format!(r#"{{ "{}", "{name}{star}"{length} }}"#, field.name)
}

/// Items on as many lines of 100 columns as they need.
fn rows(items: impl Iterator<Item = String>) -> String {
    let mut text = String::from("   ");
    let mut width = text.len();
    for item in items {
        if width + item.len() + 2 > 100 {
            text.push_str("\n   ");
            width = 3;
        }
        width += item.len() + 2;
        text.push(' ');
        text.push_str(&item);
        text.push(',');
    }
    text
}
