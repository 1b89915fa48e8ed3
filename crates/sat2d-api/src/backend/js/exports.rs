//! The functions of the module, with the numbers that cross: structs of one number as that number,
//! other structs and all pointers as addresses.

use anyhow::Result;

use super::types::struct_of;
use crate::backend::template::render;
use crate::model::{Api, Scalar, Type};

/// Whether a value crosses as one number, and of which type.
pub fn crossing(api: &Api, of: &Type) -> &'static str {
    if let Some((_, of)) = struct_of(api, of) {
        return match &of.fields[..] {
            [field] => crossing(api, &field.of),
            _ => "number",
        };
    }
    match api.scalar(of) {
        Some(Scalar::I64 | Scalar::U64) => "bigint",
        _ => "number",
    }
}

/// Whether a struct crosses as an address.
pub fn is_by_address(api: &Api, of: &Type) -> bool {
    struct_of(api, of).is_some_and(|(_, of)| of.fields.len() > 1)
}

/// The source of the file.
pub fn write(api: &Api) -> Result<String> {
    let functions = api.functions.iter().map(|(name, function)| {
        let parameters = function.parameters.iter();
        let mut parameters: Vec<_> = parameters
            .map(|p| format!("{}: {}", argument_name(&p.name), crossing(api, &p.of)))
            .collect();
        let mut result = match function.result {
            Type::Void => "void",
            ref of => crossing(api, of),
        };
        if is_by_address(api, &function.result) {
            parameters.insert(0, "outResult: number".to_owned());
            result = "void";
        }
        (name, parameters, result)
    });
    render(
        "exports.ts",
        include_str!("exports.ts.jinja"),
        minijinja::context! { functions => functions.collect::<Vec<_>>() },
    )
}

/// The name of a parameter, which must be no keyword.
pub fn argument_name(name: &str) -> String {
    crate::model::camel_case(name)
}
