//! Makes what a C or C++ programmer installs: builds the libraries and lays them out, with headers, pkg-config files, a CMake package,
//! documents and licences, as a release archive or straight into a folder. It needs nothing but cargo.
//!
//! ```text
//! cargo run -p sat2d-dist                        dist/sat2d-<version>-<target>/ and the same as .tar.gz
//! cargo run -p sat2d-dist -- --prefix DIR        into DIR, as `make install` would
//! cargo run -p sat2d-dist -- --target TRIPLE     for another platform
//! ```
//!
//! | file | what it does |
//! | --- | --- |
//! | `toolchain.rs` | runs cargo and rustc |
//! | `platform.rs` | the kinds of platform |
//! | `project.rs` | what is to be released, for which platform |
//! | `build.rs` | has cargo build it, and collects what a static link needs besides |
//! | `libraries.rs` | file names of the libraries, and their places in an installation |
//! | `exports.rs` | the symbols of the shared library |
//! | `packages.rs` | fills in the pkg-config files and the CMake package |
//! | `licences.rs` | the crates that are linked in, and their licences |
//! | `tree.rs` | the files in memory, as a folder, as an archive |

mod build;
mod exports;
mod libraries;
mod licences;
mod packages;
mod platform;
mod project;
mod toolchain;
mod tree;

use anyhow::{Context, Result};
use clap::Parser;
use libraries::Libraries;
use project::Project;
use std::fs;
use std::path::{Path, PathBuf};
use tree::Tree;

/// Where the licences stand in an archive.
const LICENCES: &str = "licences";
/// Where documents stand, and in a shared folder the licences too.
const DOCUMENTS: &str = "share/doc/sat2d";

/// Build the C libraries of sat2d and lay them out for those who link them
#[derive(Parser)]
#[command(name = "sat2d-dist", version)]
struct Arguments {
    /// Install into this folder instead of making an archive
    #[arg(long, value_name = "DIR")]
    prefix: Option<PathBuf>,
    /// The platform to build for, as rustc calls it; without it the one this runs on
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
    let project = Project::open(arguments.target.as_deref())?;
    let built = build::libraries(&project)?;
    let libraries = Libraries::of(project.platform, &built, &project.version)?;
    let command = build::command(&project)?;
    let mut tree = lay_out(&project, &libraries, &built.natives, &command)?;

    if let Some(prefix) = &arguments.prefix {
        // a folder that others share has one place for licences of its own
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
    let shared = tree
        .bytes(&libraries.shared)
        .context("there is a shared library")?;
    let exported = exports::of(shared)?;
    if project.platform.is_windows() {
        tree.text("lib/sat2d.def", exports::definition("sat2d.dll", &exported));
    }
    for header in ["sat2d.h", "sat2d.hpp"] {
        tree.copy(
            &format!("include/{header}"),
            &project.root.join("include").join(header),
        )?;
    }
    for (place, text) in packages::files(project, libraries, natives) {
        tree.text(&place, text);
    }
    for document in ["README.md", "CHANGELOG.md"] {
        tree.copy(
            &format!("{DOCUMENTS}/{document}"),
            &project.root.join(document),
        )?;
    }
    tree.copy_folder(&format!("{DOCUMENTS}/docs"), &project.root.join("docs"))?;
    licences::add(&mut tree, LICENCES, project)?;
    Ok(tree)
}

/// The time that all files of an archive carry, in seconds since 1970: what SOURCE_DATE_EPOCH says, the convention of
/// <https://reproducible-builds.org/specs/source-date-epoch/>, or else the first moment of 1980, before which some file systems know no time.
fn source_date() -> Result<u64> {
    match std::env::var("SOURCE_DATE_EPOCH") {
        Ok(text) => text
            .parse()
            .context("SOURCE_DATE_EPOCH is a number of seconds"),
        Err(_) => Ok(315_532_800),
    }
}
