//! C++: `sat2d.hpp` and `sat2d_compat.hpp`, templates with the parts that are written by hand. In
//! them `function` writes a function that forwards to the C API, and `enumeration` an `enum class`.

mod enumeration;
mod function;

use std::sync::Arc;

use anyhow::{Context, Result};
use minijinja::syntax::SyntaxConfig;
use minijinja::value::Kwargs;
use minijinja::{Environment, ErrorKind};

use crate::backend::template::environment;
use crate::model::Api;
use crate::output::Output;

const TEMPLATES: [(&str, &str); 2] = [
    ("sat2d.hpp", include_str!("sat2d.hpp.jinja")),
    ("sat2d_compat.hpp", include_str!("sat2d_compat.hpp.jinja")),
];

/// The generated files.
pub fn outputs(api: &Arc<Api>) -> Result<Vec<Output>> {
    let mut environment = environment();
    // C++ has double braces
    let syntax = SyntaxConfig::builder()
        .block_delimiters("<%", "%>")
        .variable_delimiters("<<<", ">>>")
        .comment_delimiters("<#", "#>")
        .build()?;
    environment.set_syntax(syntax);
    add_functions(&mut environment, api);
    let write = |(name, template)| {
        let text = environment
            .template_from_named_str(name, template)
            .and_then(|template| template.render(()))
            .context(name)?;
        Ok(Output::new(format!("include/{name}"), text))
    };
    TEMPLATES.into_iter().map(write).collect()
}

fn add_functions(environment: &mut Environment<'_>, api: &Arc<Api>) {
    let failed = |error: anyhow::Error| {
        minijinja::Error::new(ErrorKind::InvalidOperation, format!("{error:#}"))
    };
    let of = Arc::clone(api);
    environment.add_function("function", move |name: &str, options: Kwargs| {
        let text = function::write(&of, name, &options).map_err(failed)?;
        options.assert_all_used()?;
        Ok(text)
    });
    let of = Arc::clone(api);
    environment.add_function("enumeration", move |name: &str| {
        enumeration::write(&of, name).map_err(failed)
    });
}
