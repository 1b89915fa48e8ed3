//! Values: immutable classes with a field for each of a struct, which are read from the memory of
//! a call by the offsets of the struct.

use std::collections::HashSet;

use anyhow::{Context, Result, bail, ensure};
use serde::Serialize;

use super::javadoc::{Names, comment};
use super::names::{class_of, enum_of, words};
use crate::backend::template::render;
use crate::model::{Api, Field, Parameter, Role, Scalar, Struct, Type, camel_case};

/// What comes before the arguments of a constructor in `read`.
const READ_INDENT: &str = "                ";

#[derive(Serialize)]
struct JavaField {
    name: String,
    of: String,
    docs: Vec<String>,
    /// Its value from memory: an indented expression.
    read: String,
    /// What writes it, a statement.
    write: Option<String>,
}

/// How memory without a value is told: a number in it is 0.
#[derive(Serialize)]
struct Absence {
    number: &'static str,
    at: String,
    /// The number says nothing else, so it is no field of the class.
    is_flag: bool,
}

/// The fields and methods of a class, without those in the text that is written by hand.
pub fn members(api: &Api, name: &str, of: &Struct, by_hand: &str) -> Result<String> {
    let class = class_of(api, name).context("a class")?;
    let names = Names::new(api);
    let mut fields = Vec::new();
    let list = list_beside(api, name);
    let is_count = |field: &Field| list.as_ref().is_some_and(|list| list.count == field.name);
    let shown = of.fields.iter();
    let shown: Vec<_> = shown
        .filter(|field| is_shown(of, field) && !is_count(field))
        .collect();
    for field in &shown {
        let made = java_field(api, &names, name, field);
        fields.push(made.with_context(|| format!("the field {} of {name}", field.name))?);
    }
    if let Some(list) = &list {
        fields.push(list_field(api, name, list)?);
    }
    let absence = of.none.as_ref().map(|none| absence(api, name, of, none));
    let is_input = is_input(api, name);
    let parameters = fields.iter().map(|f| format!("{} {}", f.of, f.name));
    let modifier = if is_input { "public " } else { "" };
    let head = super::layout::call(
        &format!("    {modifier}{class}("),
        &parameters.collect::<Vec<_>>(),
        ") {",
    );
    let writes = written(api).contains(name);
    ensure!(
        !writes || fields.iter().all(|field| field.write.is_some()),
        "a field of {name} cannot be written"
    );
    render(
        "value.java",
        include_str!("value.java.jinja"),
        minijinja::context! {
            class,
            head,
            is_input,
            constructor_docs => constructor_docs(&names, &shown),
            size => format!("Native.SIZE_{}", upper(name)),
            absence => absence.transpose()?,
            is_list => is_in_list(api, name),
            list => list.as_ref().map(|list| camel_case(&list.name)),
            writes,
            text => of.text.as_deref().map(concatenation),
            listed => listed(class, &fields),
            is_shown => of.text.is_some() || by_hand.contains("String toString("),
            is_compared => by_hand.contains("boolean equals("),
            fields,
        },
    )
}

/// An expression for a text of a class and its fields, as that of a record.
fn listed(class: &str, fields: &[JavaField]) -> String {
    let names = fields.iter().map(|field| &field.name);
    let parts: Vec<String> = names.map(|name| format!("{name}=\" + {name}")).collect();
    let parts = parts.join("\n                + \", ");
    format!("\"{class}[{parts} + \"]\"")
}

/// A list that a function writes beside a struct with its length.
struct ListBeside<'a> {
    name: String,
    of: &'a str,
    /// The field with the length.
    count: String,
}

fn list_beside<'a>(api: &'a Api, name: &str) -> Option<ListBeside<'a>> {
    api.functions.values().find_map(|function| {
        function.parameters.iter().find_map(|list| {
            let Role::OutputList { count, .. } = &list.role else {
                return None;
            };
            let (beside, count) = count.split_once('.')?;
            let beside = function.parameter(beside)?.of.pointee()?.0.name()?;
            let of = list.of.pointee()?.0.name()?;
            (beside == name).then(|| ListBeside {
                name: list.name.trim_start_matches("out_").to_owned(),
                of,
                count: count.to_owned(),
            })
        })
    })
}

fn list_field(api: &Api, name: &str, list: &ListBeside<'_>) -> Result<JavaField> {
    let class = class_of(api, list.of).context("a struct without a class")?;
    let count = format!(
        "at + Native.{}_{}_AT",
        upper(name),
        list.count.to_uppercase()
    );
    let java = camel_case(&list.name);
    let arguments = [
        "s".to_owned(),
        java.clone(),
        format!("Lists.countOfMost(s, {count})"),
    ];
    let begin = format!("{READ_INDENT}{class}.readAll(");
    let docs = Names::new(api).short(&api.structs[list.of].docs);
    let docs = format!("The {}, each {}", words(&list.name), lower_first(&docs));
    Ok(JavaField {
        name: java,
        of: format!("List<{class}>"),
        docs: comment(&[docs], &[], "    "),
        read: super::layout::call(&begin, &arguments, ")"),
        write: None,
    })
}

/// Flags that say whether there is a value, numbers of elements and reserved fields are not shown.
fn is_shown(of: &Struct, field: &Field) -> bool {
    let is_length = |other: &Field| other.length.as_ref() == Some(&field.name);
    let is_none = field.flag && of.none.as_ref() == Some(&field.name);
    field.name != "reserved" && !is_none && !of.fields.iter().any(is_length)
}

fn java_field(api: &Api, names: &Names<'_>, of: &str, field: &Field) -> Result<JavaField> {
    let name = camel_case(&field.name);
    let at = |field: &str| format!("at + Native.{}_{}_AT", upper(of), field.to_uppercase());
    let place = at(&field.name);
    let put = |value: &str| Some(format!("s.put({place}, {value});"));
    let (java, read, write) = match &field.of {
        _ if field.flag => (
            "boolean".to_owned(),
            format!("s.integer({place}) != 0"),
            put(&format!("{name} ? 1 : 0")),
        ),
        Type::Named(of) if of == "sat_body_id" => {
            ("long".to_owned(), format!("s.wide({place})"), put(&name))
        }
        Type::Named(of) if enum_of(api, of).is_some() => {
            let class = enum_of(api, of).context("an enum")?.to_owned();
            let read = format!("{class}.of(s.integer({place}))");
            (class, read, put(&format!("{name}.ordinal()")))
        }
        Type::Named(of) if api.structs.contains_key(of) => {
            let class = class_of(api, of).context("a struct without a class")?;
            let can_be_none = api.structs[of].none.is_some();
            let read = if can_be_none { "readOrNull" } else { "read" };
            let read = format!("{class}.{read}(s, {place})");
            (
                class.to_owned(),
                read,
                Some(format!("{name}.write(s, {place});")),
            )
        }
        Type::Array { of, .. } => {
            let of = of.name().context("an array of numbers")?;
            let class = class_of(api, of).context("a struct without a class")?;
            let length = field
                .length
                .as_deref()
                .context("an array without a length")?;
            let arguments = [
                format!("s.count({})", at(length)),
                place,
                format!("Native.SIZE_{}", upper(of)),
                "s".to_owned(),
                format!("{class}::read"),
            ];
            let begin = format!("{READ_INDENT}Lists.fixed(");
            let read = super::layout::call(&begin, &arguments, ")");
            (format!("List<{class}>"), read, None)
        }
        of => match api.scalar(of) {
            Some(Scalar::F64) => (
                "double".to_owned(),
                format!("s.number({place})"),
                put(&name),
            ),
            Some(Scalar::U32 | Scalar::I32) => {
                ("int".to_owned(), format!("s.integer({place})"), put(&name))
            }
            Some(Scalar::U64 | Scalar::Size) => {
                ("long".to_owned(), format!("s.wide({place})"), put(&name))
            }
            _ => bail!("it has a type that no class has"),
        },
    };
    Ok(JavaField {
        name,
        of: java,
        docs: comment(&[field_docs(names, field)], &[], "    "),
        read: format!("{READ_INDENT}{}", read.trim_start()),
        write,
    })
}

/// What a field is, in a sentence or more.
pub fn field_docs(names: &Names<'_>, field: &Field) -> String {
    let is_about_constants = field.docs.summary().starts_with("One of the `SAT_");
    let of = field.of.name();
    match of.and_then(|of| names.api.enums.get(of)) {
        Some(of) if is_about_constants => return names.short(&of.docs),
        _ => {}
    }
    let docs = names.short(&field.docs);
    match of.and_then(|of| names.api.structs.get(of)) {
        Some(of) if of.none.is_some() => docs.replace("all zero", "null"),
        _ => docs,
    }
}

fn constructor_docs(names: &Names<'_>, fields: &[&Field]) -> Vec<String> {
    let tags = fields.iter().map(|field| {
        let docs = field_docs(names, field);
        let text = docs.trim_end_matches('.');
        format!("@param {} {}", camel_case(&field.name), lower_first(text))
    });
    let summary = "The value with these fields.".to_owned();
    comment(&[summary], &tags.collect::<Vec<_>>(), "    ")
}

fn lower_first(text: &str) -> String {
    let (first, rest) = text.split_at(text.len().min(1));
    first.to_lowercase() + rest
}

fn absence(api: &Api, name: &str, of: &Struct, none: &str) -> Result<Absence> {
    let field = of.fields.iter().find(|field| field.name == none);
    let field = field.context("the model knows the field")?;
    let number = match api.scalar(&field.of) {
        Some(Scalar::U32) => "integer",
        Some(Scalar::Size) => "wide",
        None if field.of.name() == Some("sat_body_id") => "wide",
        _ => bail!("the field {none} of {name} cannot say that there is none"),
    };
    let at = format!("Native.{}_{}_AT", upper(name), none.to_uppercase());
    let is_flag = field.flag;
    Ok(Absence {
        number,
        at,
        is_flag,
    })
}

/// Whether a function takes values of this struct, so that programs make them.
fn is_input(api: &Api, name: &str) -> bool {
    inputs(api).any(|of| of == name)
}

/// All parameters, but for those of `compat`, whose classes are written by hand.
fn parameters(api: &Api) -> impl Iterator<Item = &Parameter> {
    let functions = api.functions.iter();
    let functions = functions.filter(|(name, _)| !name.starts_with("sat_compat_"));
    functions.flat_map(|(_, function)| &function.parameters)
}

/// Whether a parameter is a value that the caller has, or a list of such.
fn is_given(role: &Role) -> bool {
    matches!(role, Role::Receiver | Role::Input | Role::Elements { .. })
}

/// The structs that functions take, as values, by pointers or in lists.
fn inputs(api: &Api) -> impl Iterator<Item = &str> {
    let inputs = parameters(api).filter(|parameter| is_given(&parameter.role));
    inputs.filter_map(|parameter| {
        let name = parameter
            .of
            .pointee()
            .map_or(&parameter.of, |(to, _)| to)
            .name()?;
        api.structs.contains_key(name).then_some(name)
    })
}

/// The structs that calls write into memory: those that functions take by pointers, and what is in
/// them.
fn written(api: &Api) -> HashSet<&str> {
    let by_pointer = parameters(api).filter(|parameter| is_given(&parameter.role));
    let by_pointer = by_pointer.filter_map(|p| p.of.pointee()?.0.name());
    let mut rest: Vec<_> = by_pointer.collect();
    let mut written = HashSet::new();
    while let Some(name) = rest.pop() {
        if let Some(of) = api.structs.get(name)
            && written.insert(name)
        {
            rest.extend(of.fields.iter().filter_map(|field| field.of.name()));
        }
    }
    written
}

/// Whether a function writes a list of these structs.
fn is_in_list(api: &Api, name: &str) -> bool {
    parameters(api).any(|parameter| {
        let to = parameter.of.pointee().and_then(|(to, _)| to.name());
        matches!(parameter.role, Role::OutputList { .. }) && to == Some(name)
    })
}

/// `{x} by {y}` as `x + " by " + y`.
fn concatenation(text: &str) -> String {
    let mut terms = Vec::new();
    for part in text.split_inclusive('}') {
        let (literal, field) = part.split_once('{').unwrap_or((part, ""));
        if !literal.is_empty() {
            terms.push(format!("\"{literal}\""));
        }
        if !field.is_empty() {
            terms.push(camel_case(field.trim_end_matches('}')));
        }
    }
    terms.join(" + ")
}

/// `sat_ray_hit` as `RAY_HIT`.
pub fn upper(name: &str) -> String {
    name.trim_start_matches("sat_").to_uppercase()
}

#[cfg(test)]
mod tests {
    use super::concatenation;

    #[test]
    fn a_text_is_a_concatenation() {
        let java = concatenation("({x}, {max_y})!");
        assert_eq!(java, r#""(" + x + ", " + maxY + ")!""#);
    }
}
