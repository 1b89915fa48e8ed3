//! Enums: a list of words for each, and the type of its words. `undefined` stands where no value
//! has the word `none`.

use anyhow::Result;

use super::types::{has_no_none, list_name, summary, word};
use crate::backend::template::render;
use crate::model::{Api, Constant};

/// Statuses of C alone: of buffers, versions and reserved fields.
const OF_C: [&str; 4] = [
    "SAT_ERR_CAPACITY",
    "SAT_ERR_VERSION",
    "SAT_ERR_RESERVED",
    "SAT_ERR_UNSUPPORTED",
];

/// The source of the file.
pub fn write(api: &Api) -> Result<String> {
    let statuses = api.enums["sat_status"].values.iter();
    let statuses = statuses
        .filter(|status| status.value > 0 && !OF_C.contains(&status.constant.as_str()))
        .map(|status| (&status.constant, status.value));
    let constants = api.constants.iter().filter_map(|(name, constant)| {
        let of = constant.of.as_ref().map(|of| &api.enums[of]);
        let is_word = of.is_some_and(|of| !of.flags) && name != "SAT_ERR_CAPACITY";
        let is_version = name.contains("VERSION");
        match constant.value {
            Constant::Number(value) if !is_word && !is_version => {
                Some((summary(api, &constant.docs, 0), name, value))
            }
            _ => None,
        }
    });
    let mut enums = Vec::new();
    for (name, of) in &api.enums {
        if name == "sat_status" || of.flags {
            continue;
        }
        let words = of.values.iter().map(|value| {
            if value.name == "none" && has_no_none(name) {
                "undefined".to_owned()
            } else {
                format!("'{}'", word(&value.name))
            }
        });
        let words: Vec<_> = words.collect();
        let docs = summary(api, &of.docs, 0);
        enums.push((
            docs,
            &of.name,
            list_name(&of.name),
            words,
            has_no_none(name),
        ));
    }
    render(
        "enums.ts",
        include_str!("enums.ts.jinja"),
        minijinja::context! {
            statuses => statuses.collect::<Vec<_>>(),
            constants => constants.collect::<Vec<_>>(),
            enums,
        },
    )
}
