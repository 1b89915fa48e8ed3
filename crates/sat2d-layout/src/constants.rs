//! The constants of a crate that are bounds and tolerances, as a table for the documentation.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use syn::{Attribute, Expr, ExprLit, Item, Lit, Meta};

use crate::modules::{attributes, is_test_only};

/// A constant of type `f64`.
struct Constant {
    /// The path below the crate's sources, with the crate's prefix.
    file: String,
    name: String,
    value: String,
    /// The first paragraph of its documentation, on one line.
    bounds: String,
}

/// A table of all constants of type `f64` in the files below some folders: what each one bounds,
/// and which script proves it. Each folder comes with a prefix for the names of its files.
/// `proofs` is a text with lines such as ``| `NAME`, `file.rs` | … | `script` |``.
///
/// # Errors
/// A file that cannot be read, and a constant without documentation.
pub fn constants_table(folders: &[(&str, PathBuf)], proofs: &str) -> Result<String> {
    let mut all = Vec::new();
    for (prefix, folder) in folders {
        read_folder(prefix, folder, folder, &mut all)?;
    }
    // stable: those of a file stay in order
    all.sort_by(|a, b| Path::new(&a.file).cmp(Path::new(&b.file)));
    let mut table =
        String::from("| constant | value | what it bounds | proof |\n| --- | --- | --- | --- |\n");
    for Constant {
        file,
        name,
        value,
        bounds,
    } in &all
    {
        ensure!(
            !bounds.is_empty(),
            "{file}: {name} does not say what it bounds"
        );
        let proof = proof(proofs, name, file).unwrap_or_default();
        let [value, bounds] = [value, bounds].map(|cell| cell.replace('|', "\\|"));
        writeln!(
            table,
            "| `{name}`, `{file}` | `{value}` | {bounds} | {proof} |"
        )?;
    }
    Ok(table)
}

/// The script that proves a constant.
fn proof(proofs: &str, name: &str, file: &str) -> Option<String> {
    let start = format!("| `{name}`, `{file}` |");
    let row = proofs.lines().find(|line| line.starts_with(&start))?;
    let script = row.trim_end_matches('|').rsplit('|').next()?.trim();
    Some(script.split(' ').next()?.to_owned())
}

fn read_folder(prefix: &str, root: &Path, folder: &Path, all: &mut Vec<Constant>) -> Result<()> {
    let entries = std::fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let mut paths = entries
        .map(|entry| Ok(entry?.path()))
        .collect::<Result<Vec<_>>>()?;
    paths.sort();
    for path in paths {
        let below = path.strip_prefix(root).context("below the folder")?;
        let file = format!("{prefix}{}", below.to_string_lossy().replace('\\', "/"));
        if path.is_dir() {
            read_folder(prefix, root, &path, all)?;
        } else if file.ends_with(".rs") {
            let text = std::fs::read_to_string(&path).with_context(|| file.clone())?;
            let parsed = syn::parse_file(&text).with_context(|| file.clone())?;
            read_items(&file, &parsed.items, all);
        }
    }
    Ok(())
}

fn read_items(file: &str, items: &[Item], all: &mut Vec<Constant>) {
    for item in items {
        match item {
            _ if is_test_only(attributes(item)) => {}
            Item::Mod(module) => {
                if let Some((_, items)) = &module.content {
                    read_items(file, items, all);
                }
            }
            Item::Const(item) if is_f64(&item.ty) => all.push(Constant {
                file: file.to_owned(),
                name: item.ident.to_string(),
                value: value(&item.expr),
                bounds: first_paragraph(&item.attrs),
            }),
            _ => {}
        }
    }
}

fn is_f64(ty: &syn::Type) -> bool {
    matches!(ty, syn::Type::Path(of) if of.path.is_ident("f64"))
}

/// The expression as it would be typed.
fn value(expr: &Expr) -> String {
    let text = quote_tokens(expr);
    [
        (" :: ", "::"),
        (" . ", "."),
        (" (", "("),
        ("( ", "("),
        (" )", ")"),
        ("- ", "-"),
    ]
    .iter()
    .fold(text, |text, (from, to)| text.replace(from, to))
    .replace(" -", " - ")
    .replace("( - ", "(-")
}

fn quote_tokens(expr: &Expr) -> String {
    use quote::ToTokens;
    expr.to_token_stream().to_string()
}

/// The first paragraph of the documentation, without links.
fn first_paragraph(attributes: &[Attribute]) -> String {
    let lines = attributes
        .iter()
        .filter_map(|attribute| match &attribute.meta {
            Meta::NameValue(pair) if pair.path.is_ident("doc") => match &pair.value {
                Expr::Lit(ExprLit {
                    lit: Lit::Str(text),
                    ..
                }) => Some(text.value().trim().to_owned()),
                _ => None,
            },
            _ => None,
        });
    let paragraph: Vec<String> = lines.take_while(|line| !line.is_empty()).collect();
    without_links(&paragraph.join(" "))
}

/// `` [`NAME`](path) `` and `` [`NAME`] `` as `` `NAME` ``.
fn without_links(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some(start) = rest.find("[`") {
        let Some(end) = rest[start..].find("`]") else {
            break;
        };
        plain.push_str(&rest[..start]);
        plain.push_str(&rest[start + 1..=start + end]);
        rest = &rest[start + end + 2..];
        if let Some(link) = rest.strip_prefix('(')
            && let Some(close) = link.find(')')
        {
            rest = &link[close + 1..];
        }
    }
    plain + rest
}
