//! What the module checks when it is compiled: that its structs are where JavaScript reads them.

use anyhow::Result;

use crate::backend::template::render;
use crate::model::Api;

/// The source of the module `layout`.
pub fn write(api: &Api) -> Result<String> {
    let structs = api.structs.iter().map(|(name, of)| {
        let fields = of.fields.iter();
        let fields = fields.map(|field| (&field.name, field.offset[0]));
        (name, of.size[0], fields.collect::<Vec<_>>())
    });
    render(
        "layout.rs",
        include_str!("layout.rs.jinja"),
        minijinja::context! { structs => structs.collect::<Vec<_>>() },
    )
}
