//! Templates in the syntax of Jinja.

use anyhow::{Context, Result};
use minijinja::{Environment, UndefinedBehavior};
use serde::Serialize;

/// The settings of all templates: a name that the context lacks is an error, and a line with a tag
/// alone leaves no trace.
pub fn environment() -> Environment<'static> {
    let mut environment = Environment::new();
    environment.set_undefined_behavior(UndefinedBehavior::Strict);
    environment.set_trim_blocks(true);
    environment.set_lstrip_blocks(true);
    environment.set_keep_trailing_newline(true);
    environment
}

/// The text of a template with the values of `context`.
pub fn render(name: &str, template: &str, context: impl Serialize) -> Result<String> {
    environment()
        .template_from_named_str(name, template)
        .and_then(|template| template.render(context))
        .with_context(|| format!("the template {name}"))
}
