//! Makes what a C or C++ programmer installs: builds the libraries and the `sat2d` command, and
//! lays them out with headers, pkg-config files, a CMake package, documents and licences, as a
//! release archive or directly in a folder. It needs only cargo.
//!
//! ```text
//! cargo run -p sat2d-dist                       dist/sat2d-<version>-<target>/ and its .tar.gz
//! cargo run -p sat2d-dist -- --prefix DIR       into DIR, as `make install` would
//! cargo run -p sat2d-dist -- --target TRIPLE    for another platform
//! cargo run -p sat2d-dist -- --licences-of PACKAGE --prefix DIR     licence files only
//! ```
//!
//! The packages for other languages take their licence files from the last one.
//!
//! | file | what it does |
//! | --- | --- |
//! | `toolchain.rs` | runs cargo and rustc |
//! | `platform.rs` | the kinds of platform |
//! | `project.rs` | what is to be released, for which platform |
//! | `build.rs` | has cargo build it, and collects what a static link needs besides |
//! | `libraries.rs` | file names of the libraries, and their places in an installation |
//! | `exports.rs` | the symbols of the libraries |
//! | `shrink.rs` | makes the libraries small |
//! | `packages.rs` | fills in the pkg-config files and the CMake package |
//! | `documents.rs` | the documents, with links that fit their new places |
//! | `licences.rs` | the crates that are linked in, and their licences |
//! | `tree.rs` | the files in memory, as a folder, as an archive |

mod build;
mod documents;
mod exports;
mod libraries;
mod licences;
mod packages;
mod platform;
mod project;
mod shrink;
mod toolchain;
mod tree;

use anyhow::{Context, Result, ensure};
use clap::Parser;
use libraries::Libraries;
use project::Project;
use std::fs;
use std::path::{Path, PathBuf};
use tree::Tree;

/// The files of the folder `include`.
const HEADERS: [&str; 7] = [
    "sat2d.h",
    "sat2d.hpp",
    "sat2d_bindings.h",
    "sat2d_compat.h",
    "sat2d_compat.hpp",
    "sat2d_compat_bindings.h",
    "api.json",
];
/// The folder of the licences in an archive.
const LICENCES: &str = "licences";
/// The folder of the documents, and in an installation of the licences too.
const DOCUMENTS: &str = "share/doc/sat2d";

/// Build the C libraries and the command of sat2d for release
#[derive(Parser)]
#[command(name = "sat2d-dist", version)]
struct Arguments {
    /// Install into this folder instead of making an archive
    #[arg(long, value_name = "DIR")]
    prefix: Option<PathBuf>,
    /// Write only the licences of sat2d, and of what this package of the workspace links
    #[arg(long, value_name = "PACKAGE", requires = "prefix")]
    licences_of: Option<String>,
    /// The platform to build for, as rustc names it [default: this one]
    #[arg(long, value_name = "TRIPLE")]
    target: Option<String>,
    /// The folder that archives are written to, from the root of the project
    #[arg(
        long,
        value_name = "DIR",
        default_value = "dist",
        conflicts_with = "prefix"
    )]
    out: PathBuf,
}

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    if let (Some(package), Some(folder)) = (&arguments.licences_of, &arguments.prefix) {
        // not every platform has libraries of C
        let mut project = Project::open(None)?;
        project.target = arguments.target.unwrap_or(project.target);
        let mut tree = Tree::default();
        licences::add_of_package(&mut tree, &project, package)?;
        return tree.write_folder(folder);
    }
    let project = Project::open(arguments.target.as_deref())?;
    let built = build::libraries(&project)?;
    let mut libraries = Libraries::of(project.platform, &built, &project.version)?;
    let exported = exports::of(&fs::read(libraries.source(&libraries.shared)?)?)?;
    shrink::libraries(&project, &mut libraries, &exported)?;
    let command = build::command(&project)?;
    let mut tree = lay_out(&project, &libraries, &exported, &built.natives, &command)?;

    if let Some(prefix) = &arguments.prefix {
        // The folder is shared with other software, so the licences go with the documents.
        tree.rename_folder(LICENCES, &format!("{DOCUMENTS}/{LICENCES}"));
        tree.write_folder(prefix)?;
        println!("installed to {}", prefix.display());
        return Ok(());
    }
    let name = format!("sat2d-{}-{}", project.version, project.target);
    let out = project.root.join(&arguments.out);
    let folder = out.join(&name);
    if folder.exists() {
        fs::remove_dir_all(&folder)
            .with_context(|| format!("removing the old {}", folder.display()))?;
    }
    tree.write_folder(&folder)?;
    let archive = out.join(format!("{name}.tar.gz"));
    let bytes = tree.archive(&name, source_date()?)?;
    fs::write(&archive, bytes).with_context(|| format!("writing {}", archive.display()))?;
    println!("{}\n{}", folder.display(), archive.display());
    Ok(())
}

/// All files of a release, as in its archive.
fn lay_out(
    project: &Project,
    libraries: &Libraries,
    exported: &[String],
    natives: &[String],
    command: &Path,
) -> Result<Tree> {
    let mut tree = Tree::default();
    let program = project.platform.program("sat2d");
    tree.copy_program(&format!("bin/{program}"), command)?;
    for (place, artefact) in &libraries.files {
        tree.copy(place, artefact)?;
    }
    for (place, to) in &libraries.links {
        tree.link(place, to);
    }
    if project.platform.is_windows() {
        tree.text("lib/sat2d.def", exports::definition("sat2d.dll", exported));
    }
    let headers = HEADERS.map(|header| {
        let path = format!("include/{header}");
        (path.clone(), path)
    });
    for (source, place) in &headers {
        tree.copy(place, &project.root.join(source))?;
    }
    for (place, text) in packages::files(project, libraries, natives) {
        tree.text(&place, text);
    }
    documents::add(&mut tree, &project.root, DOCUMENTS, &headers)?;
    let dead = documents::dead_links(&tree);
    ensure!(dead.is_empty(), "dead links in the documents: {dead:#?}");
    licences::add(&mut tree, LICENCES, project)?;
    Ok(tree)
}

/// The time of all files of an archive, in seconds since 1970: SOURCE_DATE_EPOCH
/// (<https://reproducible-builds.org/specs/source-date-epoch/>), or else the beginning of 1980, the
/// earliest time that every file system can store.
fn source_date() -> Result<u64> {
    match std::env::var("SOURCE_DATE_EPOCH") {
        Ok(text) => text
            .parse()
            .context("SOURCE_DATE_EPOCH is a number of seconds"),
        Err(_) => Ok(315_532_800),
    }
}
