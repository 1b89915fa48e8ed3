//! Options: immutable classes whose methods each make a copy with another value of a field.

use anyhow::{Context, Result, bail};
use serde::Serialize;

use super::javadoc::{Names, comment};
use super::layout;
use super::names::{class_of, enum_of};
use super::values::{field_docs, upper};
use crate::backend::template::render;
use crate::model::{Api, Field, Scalar, Struct, Type, camel_case};

#[derive(Serialize)]
struct Option {
    name: String,
    of: String,
    docs: Vec<String>,
    /// The parameters of the method, and the value that it makes of them.
    parameters: String,
    value: String,
    default: String,
    /// A statement that writes it.
    write: String,
    can_be_null: bool,
}

/// Whether a class is one of options.
pub fn is_options(class: &str) -> bool {
    class.ends_with("Options")
}

/// The fields and methods of a class.
pub fn members(api: &Api, name: &str, of: &Struct) -> Result<String> {
    let class = class_of(api, name).context("a class")?;
    let names = Names::new(api);
    let fields = of.fields.iter().filter(|field| field.name != "reserved");
    let options = fields.map(|field| {
        let made = option(&names, name, field);
        made.with_context(|| format!("the field {} of {name}", field.name))
    });
    let options = options.collect::<Result<Vec<_>>>()?;
    let head = |begin: &str, end: &str, item: &dyn Fn(&Option) -> String| {
        layout::call(begin, &options.iter().map(item).collect::<Vec<_>>(), end)
    };
    let copies = options.iter().enumerate().map(|(at, changed)| {
        let values = options.iter().enumerate().map(|(other, option)| {
            if other == at {
                changed.value.clone()
            } else {
                option.name.clone()
            }
        });
        layout::call(
            &format!("        return new {class}("),
            &values.collect::<Vec<_>>(),
            ");",
        )
    });
    let default = format!("            new {class}(");
    render(
        "options.java",
        include_str!("options.java.jinja"),
        minijinja::context! {
            class,
            default_docs => comment(&[default_docs(&names, of)], &[], "    "),
            default => head(&default, ");", &|option| option.default.clone()),
            constructor => head(&format!("    private {class}("), ") {", &|option| {
                format!("{} {}", option.of, option.name)
            }),
            copies => copies.collect::<Vec<_>>(),
            has_gaps => of.fields.iter().any(|field| field.name == "reserved")
                || options.iter().any(|option| option.can_be_null),
            size => format!("Native.SIZE_{}", upper(name)),
            options,
        },
    )
}

/// `All zero is a …` says what the defaults are.
fn default_docs(names: &Names<'_>, of: &Struct) -> String {
    let summary = of.docs.summary();
    let defaults = summary.split_once("All zero is a ");
    match defaults.and_then(|(_, text)| text.split_once('.')) {
        Some((text, _)) => format!("The defaults: a {}.", names.inline(text)),
        None => "The defaults.".to_owned(),
    }
}

fn option(names: &Names<'_>, of: &str, field: &Field) -> Result<Option> {
    let api = names.api;
    let name = camel_case(&field.name);
    let place = format!("at + Native.{}_{}_AT", upper(of), field.name.to_uppercase());
    let mut value = name.clone();
    let mut tags = vec![format!("@param {name} the new value")];
    let mut parameters = None;
    let mut can_be_null = false;
    let (java, default, write) = match &field.of {
        Type::Named(of) if of == "sat_vec2" => {
            tags = ["x", "y"]
                .map(|of| format!("@param {of} of the new value"))
                .to_vec();
            parameters = Some("double x, double y".to_owned());
            value = "new Vec2(x, y)".to_owned();
            (
                "Vec2".to_owned(),
                "new Vec2(0, 0)".to_owned(),
                format!("{name}.write(s, {place});"),
            )
        }
        Type::Named(of) if enum_of(api, of).is_some() => {
            let class = enum_of(api, of).context("an enum")?;
            let first = api.enums[of].values[0].name.to_uppercase();
            (
                class.to_owned(),
                format!("{class}.{first}"),
                format!("s.put({place}, {name}.ordinal());"),
            )
        }
        Type::Named(of) if api.structs.get(of).is_some_and(|of| of.none.is_some()) => {
            let class = class_of(api, of).context("a struct without a class")?;
            can_be_null = true;
            tags = vec![format!("@param {name} the new value, or null for none")];
            (
                class.to_owned(),
                "null".to_owned(),
                format!("{name}.write(s, {place});"),
            )
        }
        of => {
            let (java, value) = match api.scalar(of) {
                Some(Scalar::F64) => ("double", name.clone()),
                Some(Scalar::U32) => ("int", name.clone()),
                Some(Scalar::Size) => ("int", format!("Sat2d.natural({name}, \"{name}\")")),
                Some(Scalar::U64) => ("long", name.clone()),
                _ => bail!("it has a type that no option has"),
            };
            // after the indentation, up to 100 columns
            let put = match format!("s.put({place}, {value});") {
                put if put.len() > 92 => format!("s.put({place},\n                {value});"),
                put => put,
            };
            (java.to_owned(), "0".to_owned(), put)
        }
    };
    tags.push("@return these options with it".to_owned());
    Ok(Option {
        parameters: parameters.unwrap_or_else(|| format!("{java} {name}")),
        docs: comment(&[field_docs(names, field)], &tags, "    "),
        name,
        of: java,
        value,
        default,
        write,
        can_be_null,
    })
}
