//! The licences of sat2d, and a list of the crates that are linked in with the licence texts that
//! their authors ship.

use crate::project::{COMMAND, LIBRARIES, Project};
use crate::toolchain::sysroot;
use crate::tree::Tree;
use anyhow::{Context, Result};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

const INTRODUCTION: &str = "# Third-party code

sat2d itself is licensed under MIT or Apache-2.0, at your option: see LICENSE-MIT and
LICENSE-APACHE beside this file. Its libraries and its command contain code of these crates, each
under the licence named here. The folder third-party has the texts that the authors ship.

| crate | version | licence | linked into | source |
| --- | --- | --- | --- | --- |
";

/// Adds the folder `folder`.
pub fn add(tree: &mut Tree, folder: &str, project: &Project) -> Result<()> {
    for own in ["LICENSE-MIT", "LICENSE-APACHE"] {
        tree.copy(&format!("{folder}/{own}"), &project.root.join(own))?;
    }
    let mut list = INTRODUCTION.to_string();
    let members = project.metadata.workspace_packages();
    let in_libraries = project.linked_crates(LIBRARIES)?;
    let mut linked = project.linked_crates(COMMAND)?;
    let in_command = linked.clone();
    linked.extend(in_libraries.iter().cloned());
    linked.sort();
    linked.dedup();
    for linked in linked {
        let users = match (in_libraries.contains(&linked), in_command.contains(&linked)) {
            (true, true) => "both",
            (true, false) => "libraries",
            (false, _) => "command",
        };
        let (name, version) = linked;
        let package = project
            .metadata
            .packages
            .iter()
            .find(|package| package.name == name && package.version.to_string() == version)
            .with_context(|| format!("cargo knows {name} {version}"))?;
        if members.iter().any(|member| member.id == package.id) {
            continue;
        }
        let licence = package.license.as_deref().unwrap_or("see its texts");
        let source = package.repository.as_deref().unwrap_or("");
        writeln!(
            list,
            "| {name} | {version} | {licence} | {users} | {source} |"
        )?;
        let root = package
            .manifest_path
            .parent()
            .context("a manifest lies in a folder")?;
        let texts = texts(root.as_std_path())?;
        for text in &texts {
            let file = text
                .file_name()
                .and_then(|file| file.to_str())
                .context("file names are UTF-8")?;
            tree.copy(
                &format!("{folder}/third-party/{name}-{version}/{file}"),
                text,
            )?;
        }
    }
    add_standard_library(tree, folder, project, &mut list)?;
    tree.text(&format!("{folder}/THIRD-PARTY.md"), list);
    Ok(())
}

/// The licence files in a crate's folder, sorted.
fn texts(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| format!("listing {}", folder.display()))? {
        let path = entry?.path();
        if path.is_file()
            && path
                .file_name()
                .and_then(|name| name.to_str())
                .is_some_and(is_licence)
        {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

fn is_licence(file: &str) -> bool {
    let file = file.to_lowercase();
    ["licen", "copying", "copyright", "notice", "unlicense"]
        .iter()
        .any(|start| file.starts_with(start))
}

/// The standard library comes with the compiler, and so does a list of its licences.
fn add_standard_library(
    tree: &mut Tree,
    folder: &str,
    project: &Project,
    list: &mut String,
) -> Result<()> {
    writeln!(
        list,
        "\nThey also contain the standard library of Rust, from {}.\n\
         Its licence is MIT OR Apache-2.0; its own list names other licences for parts of it.",
        project.rustc
    )?;
    let file = "COPYRIGHT-library.html";
    let path = sysroot()?.join("share/doc/rust").join(file);
    if path.exists() {
        tree.copy(
            &format!("{folder}/third-party/rust-standard-library/{file}"),
            &path,
        )?;
    } else {
        writeln!(
            list,
            "That list did not come with the compiler. It is part of every release of Rust: {file}."
        )?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn licences_are_recognised_by_their_names() {
        for name in [
            "LICENSE",
            "LICENSE-MIT",
            "license.txt",
            "LICENCE.md",
            "COPYING",
            "COPYRIGHT",
            "NOTICE",
            "UNLICENSE",
        ] {
            assert!(is_licence(name), "{name}");
        }
        for name in ["README.md", "Cargo.toml", "build.rs"] {
            assert!(!is_licence(name), "{name}");
        }
    }

    #[test]
    fn linked_crates_are_listed_and_macros_are_not() {
        let project = Project::open(None).expect("this project");
        let mut tree = Tree::default();
        add(&mut tree, "licences", &project).expect("cargo knows all crates");
        let list = str::from_utf8(
            tree.bytes("licences/THIRD-PARTY.md")
                .expect("there is a list"),
        )
        .unwrap();
        assert!(list.contains("| robust | 1."), "{list}");
        assert!(
            !list.contains("| syn |") && !list.contains("| sat2d"),
            "{list}"
        );
        assert!(tree.bytes("licences/LICENSE-MIT").is_some());
    }
}
