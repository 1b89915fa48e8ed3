//! `Native.java`: the declarations of the native functions, constants, and the layout of structs.

use anyhow::Result;

use super::crossing::{crosses, crossing, java_name, result};
use crate::backend::template::render;
use crate::model::{Api, Constant};

/// The source of the class.
///
/// # Errors
///
/// If the template is wrong.
pub fn write(api: &Api) -> Result<String> {
    let functions = api.functions.iter();
    let functions = functions.filter(|(name, function)| crosses(api, name, function));
    let natives: Vec<_> = functions
        .map(|(name, function)| {
            let crossings = function.parameters.iter();
            let parameters = crossings.flat_map(|parameter| crossing(api, parameter).java);
            let parameters = parameters.map(|(name, of)| format!("{of} {}", java_name(&name)));
            let result = result(api, function).expect("a number").1;
            (result, java_name(name), parameters.collect::<Vec<_>>())
        })
        .collect();
    let constants: Vec<_> = api
        .constants
        .iter()
        .filter_map(|(name, constant)| match constant.value {
            Constant::Number(value) => Some((name.trim_start_matches("SAT_"), value)),
            Constant::Expression(_) => None,
        })
        .collect();
    let objects: Vec<_> = api.handles.keys().map(|name| upper(name)).collect();
    let structs: Vec<_> = api
        .structs
        .iter()
        .map(|(name, of)| {
            let fields = of.fields.iter();
            let fields = fields.map(|field| (field.name.to_uppercase(), field.offset[1]));
            (upper(name), of.size[1], fields.collect::<Vec<_>>())
        })
        .collect();
    render(
        "Native.java",
        include_str!("Native.java.jinja"),
        minijinja::context! { natives, constants, objects, structs },
    )
}

/// `sat_found_pixel` as `FOUND_PIXEL`.
fn upper(name: &str) -> String {
    name.trim_start_matches("sat_").to_uppercase()
}
