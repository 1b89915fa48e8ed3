//! Enums: one constant for each value, by its number.

use anyhow::{Result, ensure};

use super::javadoc::{Names, comment};
use crate::backend::template::render;
use crate::model::{Api, Enum};

/// The declaration of an enum, whose lines begin with `indent`.
pub fn declaration(api: &Api, of: &Enum, class: &str, indent: &str) -> Result<String> {
    let names = Names::new(api);
    let inner = format!("{indent}    ");
    let values = of.values.iter().map(|value| {
        let docs = names.short(&api.constants[&value.constant].docs);
        (comment(&[docs], &[], &inner), value.name.to_uppercase())
    });
    let in_order = of.values.iter().enumerate();
    for (number, value) in in_order {
        let is_next = usize::try_from(value.value) == Ok(number);
        ensure!(is_next, "{} is not the value {number}", value.constant);
    }
    render(
        "enum.java",
        include_str!("enum.java.jinja"),
        minijinja::context! {
            class,
            indent,
            docs => comment(&[names.short(&of.docs)], &[], indent),
            values => values.collect::<Vec<_>>(),
        },
    )
}
