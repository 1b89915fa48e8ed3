//! The licences of sat2d, and a list of the crates that are linked in with the licence texts that
//! their authors ship.

use crate::project::{COMMAND, LIBRARIES, Project};
use crate::toolchain::sysroot;
use crate::tree::Tree;
use anyhow::{Context, Result};
use cargo_metadata::Package;
use indexmap::IndexMap;
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
        let package = package(project, &linked)?;
        let (name, version) = linked;
        if members.iter().any(|member| member.id == package.id) {
            continue;
        }
        let licence = package.license.as_deref().unwrap_or("see its texts");
        let source = package.repository.as_deref().unwrap_or("");
        writeln!(
            list,
            "| {name} | {version} | {licence} | {users} | {source} |"
        )?;
        for text in &texts_of(package)? {
            let file = file_name(text)?;
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

const SINGLE_INTRODUCTION: &str = "Third-party code

sat2d itself is licensed under MIT or Apache-2.0, at your option: see LICENSE-MIT and
LICENSE-APACHE. This package contains code of the crates below, each under the licence named here.
The texts that their authors ship follow.
";

/// Adds the licences of sat2d, and one file, `THIRD-PARTY.txt`, about the crates that are linked
/// into a package of the workspace: their names, licences and texts, equal ones once.
pub fn add_of_package(tree: &mut Tree, project: &Project, of: &str) -> Result<()> {
    for own in ["LICENSE-MIT", "LICENSE-APACHE"] {
        tree.copy(own, &project.root.join(own))?;
    }
    let members = project.metadata.workspace_packages();
    let mut file = format!("{SINGLE_INTRODUCTION}\n");
    let mut texts = IndexMap::<String, Vec<String>>::new();
    for linked in project.linked_crates(of)? {
        let package = package(project, &linked)?;
        if members.iter().any(|member| member.id == package.id) {
            continue;
        }
        let (name, version) = linked;
        let licence = package.license.as_deref().unwrap_or("see its texts");
        let source = package.repository.as_deref().unwrap_or("");
        writeln!(file, "{name} {version}: {licence} {source}")?;
        for path in texts_of(package)? {
            let text = fs::read_to_string(&path)?.replace("\r\n", "\n");
            let text = text.trim_matches('\n').to_owned();
            let place = format!("{name} {version}, {}", file_name(&path)?);
            texts.entry(text).or_default().push(place);
        }
    }
    writeln!(
        file,
        "the standard library of Rust, {}: MIT OR Apache-2.0, and for parts of it those that\n\
         COPYRIGHT-library.html of every release of Rust names",
        project.rustc
    )?;
    for (text, places) in texts {
        writeln!(
            file,
            "\n{}\n\n{}\n\n{text}",
            "-".repeat(80),
            places.join("\n")
        )?;
    }
    tree.text("THIRD-PARTY.txt", file);
    Ok(())
}

/// What cargo knows about a crate with a name and a version.
fn package<'a>(project: &'a Project, (name, version): &(String, String)) -> Result<&'a Package> {
    let mut packages = project.metadata.packages.iter();
    packages
        .find(|package| package.name == *name && package.version.to_string() == *version)
        .with_context(|| format!("cargo knows {name} {version}"))
}

fn file_name(path: &Path) -> Result<&str> {
    let name = path.file_name().and_then(|file| file.to_str());
    name.context("file names are UTF-8")
}

/// The licence files of a crate.
fn texts_of(package: &Package) -> Result<Vec<PathBuf>> {
    let root = package.manifest_path.parent();
    texts(root.context("a manifest lies in a folder")?.as_std_path())
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
    fn a_package_has_one_file_with_all_texts() {
        let project = Project::open(None).expect("this project");
        for of in ["sat2d-py", "sat2d-jni", "sat2d-clib", "sat2d-wasm"] {
            let mut tree = Tree::default();
            add_of_package(&mut tree, &project, of).expect("cargo knows all crates");
            let file =
                str::from_utf8(tree.bytes("THIRD-PARTY.txt").expect("there is one")).unwrap();
            let (head, texts) = file.split_once("\n-----").expect("texts follow");
            let listed = |name: &str| head.lines().any(|line| line.starts_with(name));
            assert!(
                listed("robust 1.") && listed("glam 0.") && !listed("syn "),
                "{head}"
            );
            assert_eq!(listed("pyo3 "), of == "sat2d-py");
            assert_eq!(listed("jni "), of == "sat2d-jni");
            // the notices that MIT asks for
            for notice in [
                "Permission is hereby granted",
                "Copyright 2020 Cameron Hart",
            ] {
                assert!(texts.contains(notice), "{of}: {notice}");
            }
            assert!(tree.bytes("LICENSE-MIT").is_some());
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
