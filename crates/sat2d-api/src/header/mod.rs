//! Generates the headers. cbindgen writes `include/sat2d.h`, one section for each file of
//! `sat2d-ffi`, with the text at the top of the file as its introduction.
//! `include/sat2d_bindings.h` declares the same without comments and preprocessor.

mod bindings;

pub use bindings::strip;

use std::fmt::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use cbindgen::{Builder, Config};

use crate::notes::SectionNote;

/// `include/sat2d.h`.
///
/// # Errors
///
/// If a source cannot be read or is none that cbindgen understands.
pub fn generate(root: &Path, sections: &[SectionNote]) -> Result<String> {
    let config = root.join("cbindgen.toml");
    let config = Config::from_file(config.to_str().context("a plain path")?);
    let config = config
        .map_err(anyhow::Error::msg)
        .context("cbindgen.toml")?;
    let guard = config.include_guard.as_deref().context("no guard is set")?;
    let mut text = String::new();
    let header = config.header.as_deref().context("no header is set")?.trim();
    writeln!(text, "{header}\n#ifndef {guard}\n#define {guard}\n")?;
    for include in &config.sys_includes {
        writeln!(text, "#include <{include}>")?;
    }
    text.push_str("\n#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n");
    for note in sections {
        let section = section(&config, note, &sources(root));
        text.push_str(&section.with_context(|| note.source.clone())?);
    }
    let trailer = config.trailer.as_deref().context("no trailer is set")?;
    writeln!(text, "{}\n", trailer.trim())?;
    writeln!(
        text,
        "#ifdef __cplusplus\n}} // extern \"C\"\n#endif\n\n#endif // {guard}"
    )?;
    Ok(text)
}

/// One source file as a section: its own text as the introduction, then its items.
fn section(config: &Config, note: &SectionNote, sources: &Path) -> Result<String> {
    let path = sources.join(&note.source).with_extension("rs");
    let source = std::fs::read_to_string(&path)?;
    let mut intro = source
        .lines()
        .map_while(|line| line.strip_prefix("//!"))
        .map(|line| match line.strip_prefix(' ').unwrap_or(line) {
            "```c" => "@code{.c}",
            "```" => "@endcode",
            line => line,
        });
    let title = intro.next().context("the file has no title")?;
    let mut text = format!(
        "/**\n * @defgroup sat_{} {}\n",
        note.name,
        title.trim_end_matches('.')
    );
    for line in intro {
        writeln!(text, "{}", format!(" * {line}").trim_end())?;
    }
    text.push_str(" * @{\n */\n\n");
    let bare = Config {
        header: None,
        trailer: None,
        include_guard: None,
        sys_includes: Vec::new(),
        ..config.clone()
    };
    let mut items = Vec::new();
    Builder::new()
        .with_config(bare)
        .with_src(&path)
        .generate()?
        .write(&mut items);
    // A struct keeps its tag, so that it can be declared ahead, but is used without: cbindgen on a
    // single file does so for the structs of other files only.
    let items = String::from_utf8(items)?
        .replace("struct sat_", "sat_")
        .replace("typedef sat_", "typedef struct sat_");
    let items = doxygen_code(&items);
    write!(text, "{}\n\n/** @}} */\n\n", items.trim())?;
    Ok(text)
}

/// Fences of examples as Doxygen's commands.
fn doxygen_code(text: &str) -> String {
    text.replace(" * ```c\n", " * @code{.c}\n")
        .replace(" * ```\n", " * @endcode\n")
}

/// The sources of the C API.
pub fn sources(root: &Path) -> PathBuf {
    root.join("crates/sat2d-ffi/src")
}
