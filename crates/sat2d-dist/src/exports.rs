//! The symbols that the shared library exports: functions of the C API and nothing else. For
//! Windows they are also written to a `.def` file, from which other tools make import libraries.

use anyhow::{Context, Result, ensure};
use object::{Object, ObjectSymbol};
use std::fmt::Write;

/// The names that a shared library exports, sorted.
///
/// # Errors
///
/// There are no exports, or some that do not belong to the C API.
pub fn of(library: &[u8]) -> Result<Vec<String>> {
    let file = object::File::parse(library).context("reading the shared library")?;
    // On macOS, C names begin with an underscore.
    let underscore = if file.format() == object::BinaryFormat::MachO {
        "_"
    } else {
        ""
    };
    let mut names = Vec::new();
    for export in file.exports()? {
        let export = export?;
        let name = export
            .name()
            .into_name()
            .context("an export has no name, only a number")?;
        let name = str::from_utf8(name)?;
        names.push(name.strip_prefix(underscore).unwrap_or(name).to_string());
    }
    names.sort();
    check(&names)?;
    Ok(names)
}

/// The names that an object defines for others, sorted.
///
/// # Errors
///
/// It is no object file.
pub fn defined_by(object: &[u8]) -> Result<Vec<String>> {
    let object = object::File::parse(object).context("reading an object file")?;
    let defined = object
        .symbols()
        .filter(|symbol| symbol.is_global() && symbol.is_definition());
    let names = defined.map(|symbol| Ok(symbol.name()?.to_string()));
    let mut names = names.collect::<Result<Vec<_>>>()?;
    names.sort();
    Ok(names)
}

fn check(names: &[String]) -> Result<()> {
    ensure!(!names.is_empty(), "the shared library exports nothing");
    let strangers: Vec<_> = names
        .iter()
        .filter(|name| !name.starts_with("sat_"))
        .collect();
    ensure!(
        strangers.is_empty(),
        "the shared library exports symbols outside of the C API: {strangers:?}"
    );
    Ok(())
}

/// A module definition file, for the tools of Windows.
pub fn definition(library: &str, names: &[String]) -> String {
    let mut text = format!("LIBRARY {library}\nEXPORTS\n");
    for name in names {
        writeln!(text, "    {name}").expect("writing to a string cannot fail");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exports_outside_of_the_c_api_are_an_error() {
        let names = |list: &[&str]| list.iter().map(|name| name.to_string()).collect::<Vec<_>>();
        assert!(check(&names(&["sat_a", "sat_b"])).is_ok());
        assert!(check(&[]).is_err());
        let error = check(&names(&["rust_eh_personality", "sat_a"])).unwrap_err();
        assert!(error.to_string().contains("rust_eh_personality"), "{error}");
    }

    #[test]
    fn a_definition_file_lists_the_names_below_the_library() {
        let text = definition("sat2d.dll", &["sat_a".into(), "sat_b".into()]);
        assert_eq!(text, "LIBRARY sat2d.dll\nEXPORTS\n    sat_a\n    sat_b\n");
    }
}
