//! What is to be released, for which platform.

use crate::platform::{Platform, setting};
use crate::toolchain::{cargo, output, rustc};
use anyhow::{Context, Result, bail};
use cargo_metadata::{Metadata, MetadataCommand, Package};
use std::path::{Path, PathBuf};

/// The package that is the C libraries.
pub const LIBRARIES: &str = "sat2d-clib";
/// The package that is the `sat2d` command.
pub const COMMAND: &str = "sat2d-cli";
/// The package whose description is that of the release.
const CORE: &str = "sat2d";

/// What is to be released, for which platform.
pub struct Project {
    /// The root of the repository.
    pub root: PathBuf,
    /// The version of the libraries.
    pub version: cargo_metadata::semver::Version,
    /// What the libraries are, in one sentence.
    pub description: String,
    /// What cargo knows about all packages.
    pub metadata: Metadata,
    /// The platform as rustc names it.
    pub target: String,
    /// The kind of that platform.
    pub platform: Platform,
    /// Bytes in a pointer on that platform.
    pub pointer_bytes: u32,
    /// The compiler and its version.
    pub rustc: String,
    /// Whether the user named the platform. Cargo then builds in another folder.
    pub is_cross: bool,
}

impl Project {
    /// The project that this program is part of, for a platform, or for the one it runs on.
    pub fn open(target: Option<&str>) -> Result<Project> {
        let root = root().to_path_buf();
        let about = output(rustc().arg("-vV"))?;
        let host = about.lines().find_map(|line| line.strip_prefix("host: "));
        let host = host.context("rustc names its host")?;
        let is_cross = target.is_some();
        let target = target.unwrap_or(host).to_string();
        let configuration = output(rustc().args(["--print", "cfg", "--target", &target]))?;
        let bits: u32 = setting(&configuration, "target_pointer_width")
            .context("rustc prints the pointer width")?
            .parse()?;
        let metadata = MetadataCommand::new()
            .cargo_path(cargo(&root, "metadata").get_program())
            .manifest_path(root.join("Cargo.toml"))
            .exec()?;
        let core = member(&metadata, CORE)?;
        Ok(Project {
            version: member(&metadata, LIBRARIES)?.version.clone(),
            description: core
                .description
                .clone()
                .context("the core has a description")?,
            platform: Platform::of(&configuration)
                .with_context(|| format!("no shared libraries are known for {target}"))?,
            root,
            pointer_bytes: bits / 8,
            rustc: about.lines().next().unwrap_or_default().to_string(),
            is_cross,
            metadata,
            target,
        })
    }

    /// Name and version of every crate whose code is in a package as cargo resolves it for this
    /// platform: without build scripts, procedural macros and tests.
    pub fn linked_crates(&self, package: &str) -> Result<Vec<(String, String)>> {
        let mut tree = cargo(&self.root, "tree");
        tree.args(["--package", package, "--target", &self.target]);
        tree.args(["--edges", "normal,no-proc-macro", "--no-dedupe"]);
        tree.args(["--prefix", "none", "--format", "{p}"]);
        let mut crates = Vec::new();
        for line in output(&mut tree)?.lines() {
            let mut words = line.split(' ');
            let (Some(name), Some(version)) = (words.next(), words.next()) else {
                bail!("unexpected line of cargo tree: {line}");
            };
            crates.push((
                name.to_string(),
                version.trim_start_matches('v').to_string(),
            ));
        }
        crates.sort();
        crates.dedup();
        Ok(crates)
    }
}

fn member<'a>(metadata: &'a Metadata, name: &str) -> Result<&'a Package> {
    let mut members = metadata.workspace_packages().into_iter();
    let found = members.find(|package| package.name == name);
    found.with_context(|| format!("the project has no package {name}"))
}

/// The root of the repository: this package is two folders below it.
fn root() -> &'static Path {
    let mut ancestors = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    ancestors
        .nth(2)
        .expect("the package is two folders below the root")
}
