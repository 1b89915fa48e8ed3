//! Structs: interfaces, and functions that read and write them where pointers have 32 bits.

use std::collections::BTreeSet;

use anyhow::Result;
use serde::Serialize;

use super::types::{
    field_type, has_forms, has_lists, list_name, presence, read, struct_of, summary, visible, word,
    write as write_value,
};
use crate::backend::template::render;
use crate::model::{Api, Field, Role, Struct, Type, snake_case};

/// Structs that have functions by hand, for they have several forms in JavaScript.
pub const BY_HAND: [&str; 3] = ["sat_vec2", "sat_transform", "sat_body_id"];

#[derive(Serialize)]
struct Record<'a> {
    docs: Vec<String>,
    name: &'a str,
    /// The name of the constant with its layout.
    upper: String,
    size: usize,
    fields: Vec<(Vec<String>, String, String)>,
    offsets: Vec<(String, usize)>,
    /// Whether it can be a value of JavaScript.
    is_value: bool,
    /// The condition of a result, if there may be none.
    found: Option<String>,
    /// Names and values of a result, if it is one.
    read: Vec<(String, String)>,
    /// Statements, if it is an argument.
    write: Vec<String>,
    /// The type of an argument.
    argument: String,
}

/// The source of the file.
pub fn write(api: &Api) -> Result<String> {
    let [results, arguments] = used(api);
    let mut records = Vec::new();
    for (name, of) in &api.structs {
        if BY_HAND.contains(&name.as_str()) {
            continue;
        }
        let is_value = !has_lists(api, of);
        let is_result = is_value && results.contains(name.as_str());
        let is_argument = is_value && arguments.contains(name.as_str());
        records.push(Record {
            docs: summary(api, &of.docs, 0),
            name: &of.name,
            upper: snake_case(&of.name).to_uppercase(),
            size: of.size[0],
            fields: if is_value {
                fields(api, of)?
            } else {
                Vec::new()
            },
            offsets: of
                .fields
                .iter()
                .map(|field| (word(&field.name), field.offset[0]))
                .collect(),
            is_value,
            found: found(api, of)?.filter(|_| is_result),
            read: if is_result {
                reads(api, of)?
            } else {
                Vec::new()
            },
            write: if is_argument {
                writes(api, of)?
            } else {
                Vec::new()
            },
            argument: if has_forms(api, &Type::Named(name.clone())) {
                format!("Like<{}>", of.name)
            } else {
                of.name.clone()
            },
        });
    }
    render(
        "structs.ts",
        include_str!("structs.ts.jinja"),
        minijinja::context! { lists => imports(api, &records), records },
    )
}

/// The lists of words that the functions use, and the types of words that the interfaces have.
fn imports(api: &Api, records: &[Record<'_>]) -> Vec<String> {
    let mut names = BTreeSet::new();
    for of in api.enums.values() {
        let list = list_name(&of.name);
        let uses_list = |text: &String| {
            text.split(|c: char| !c.is_alphanumeric() && c != '_')
                .any(|name| name == list)
        };
        let is_used = records.iter().any(|record| {
            record.read.iter().any(|(_, value)| uses_list(value))
                || record.write.iter().any(uses_list)
        });
        if is_used {
            names.insert(list);
        }
        let is_typed = records
            .iter()
            .flat_map(|record| &record.fields)
            .any(|(_, _, field)| field.split(' ').next() == Some(&of.name));
        if is_typed {
            names.insert(format!("type {}", of.name));
        }
    }
    names.into_iter().collect()
}

/// The names of the structs that functions write, and of those that they read.
fn used(api: &Api) -> [BTreeSet<&str>; 2] {
    let mut used = [BTreeSet::new(), BTreeSet::new()];
    for function in api
        .functions
        .values()
        .filter(|function| function.can_fail())
    {
        for parameter in &function.parameters {
            let to = parameter.of.pointee().map_or(&parameter.of, |(to, _)| to);
            let is_result = matches!(
                parameter.role,
                Role::Output | Role::OutputElements { .. } | Role::OutputList { .. }
            );
            add(api, to, &mut used[usize::from(!is_result)]);
        }
    }
    used
}

fn add<'a>(api: &'a Api, of: &'a Type, used: &mut BTreeSet<&'a str>) {
    if let Type::Array { of: to, .. } | Type::Pointer { to, .. } = of {
        return add(api, to, used);
    }
    if let Some((name, of)) = struct_of(api, of) {
        used.insert(name);
        for field in &of.fields {
            add(api, &field.of, used);
        }
    }
}

fn fields(api: &Api, of: &Struct) -> Result<Vec<(Vec<String>, String, String)>> {
    visible(of)
        .map(|field| {
            Ok((
                summary(api, &field.docs, 2),
                word(&field.name),
                field_type(api, field)?,
            ))
        })
        .collect()
}

/// Whether there is a result.
fn found(api: &Api, of: &Struct) -> Result<Option<String>> {
    presence(of)
        .map(|field| {
            Ok(format!(
                "{} === 0",
                read(api, &field.of, "at", field.offset[0])?
            ))
        })
        .transpose()
}

fn reads(api: &Api, of: &Struct) -> Result<Vec<(String, String)>> {
    visible(of)
        .map(|field| Ok((word(&field.name), read_field(api, of, field)?)))
        .collect()
}

fn read_field(api: &Api, of: &Struct, field: &Field) -> Result<String> {
    let offset = field.offset[0];
    if field.flag {
        return Ok(format!("{} !== 0", read(api, &field.of, "at", offset)?));
    }
    let Type::Array {
        of: element,
        length,
    } = &field.of
    else {
        return read(api, &field.of, "at", offset);
    };
    let stride = size(api, element);
    if let Some(count) = &field.length {
        let count = of.fields.iter().find(|field| field.name == *count);
        let count = count.expect("the length is a field");
        let count = read(api, &count.of, "at", count.offset[0])?;
        let (_, element) = struct_of(api, element).expect("lists of structs");
        let reader = format!("read{}", element.name);
        return Ok(format!(
            "readList(at + {offset}, {count}, {stride}, {reader})"
        ));
    }
    let elements = (0..*length).map(|i| read(api, element, "at", offset + i * stride));
    let elements: Vec<_> = elements.collect::<Result<_>>()?;
    Ok(format!("[\n      {},\n    ]", elements.join(",\n      ")))
}

/// The size of a value.
pub fn size(api: &Api, of: &Type) -> usize {
    match struct_of(api, of) {
        Some((_, of)) => of.size[0],
        None => api.scalar(of).map_or(4, |scalar| scalar.size(4)),
    }
}

fn writes(api: &Api, of: &Struct) -> Result<Vec<String>> {
    let mut lines = Vec::new();
    let names: Vec<_> = of.fields.iter().map(|field| field.name.as_str()).collect();
    let is_pair = names == ["x", "y"];
    for field in &of.fields {
        let offset = field.offset[0];
        // pairs of integers have the forms of points
        let value = match (is_pair, field.name.as_str()) {
            (true, "x") => "xOf(value)".to_owned(),
            (true, _) => "yOf(value)".to_owned(),
            _ => format!("value.{}", word(&field.name)),
        };
        if let Type::Array {
            of: element,
            length,
        } = &field.of
        {
            for i in 0..*length {
                lines.push(write_value(api, element, "at", offset + 4 * i, "0", "")?);
            }
        } else if field.name == "reserved" {
            lines.push(write_value(api, &field.of, "at", offset, "0", "")?);
        } else {
            let value = if field.flag {
                format!("+{value}")
            } else {
                value
            };
            let what = word(&field.name);
            lines.push(write_value(api, &field.of, "at", offset, &value, &what)?);
        }
    }
    Ok(lines)
}
