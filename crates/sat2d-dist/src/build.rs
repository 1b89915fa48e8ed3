//! Asks cargo: what the project is, where the libraries are that it built, and what a static link of them needs besides.

use crate::platform::Platform;
use anyhow::{Context, Result, bail, ensure};
use cargo_metadata::diagnostic::DiagnosticLevel;
use cargo_metadata::{Message, Metadata, MetadataCommand};
use std::env;
use std::ffi::OsString;
use std::io::BufReader;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The package that is the libraries, and the one they are a face of.
const PACKAGE: &str = "sat2d-clib";
const CORE: &str = "sat2d";

/// What is to be built, for which platform.
pub struct Project {
    /// Its folder.
    pub root: PathBuf,
    /// The version of the libraries.
    pub version: cargo_metadata::semver::Version,
    /// What they are, in one sentence.
    pub description: String,
    /// What cargo knows of all packages.
    pub metadata: Metadata,
    /// The platform as rustc calls it.
    pub target: String,
    /// The kind of platform it is.
    pub platform: Platform,
    /// Bytes in a pointer there.
    pub pointer_bytes: u32,
    /// The compiler, as it calls itself.
    pub rustc: String,
    /// Whether the platform was named, since cargo then builds in another folder.
    is_named: bool,
}

/// What came of a build.
pub struct Built {
    /// The libraries, as cargo left them.
    pub artefacts: Vec<PathBuf>,
    /// What else a static link needs, in rustc's words and order.
    pub natives: Vec<String>,
    /// The name by which programs ask the dynamic linker for the shared library, where there is such a thing.
    pub linked_as: Option<String>,
}

impl Project {
    /// The project that this program is part of, for a platform, or for the one it runs on.
    pub fn open(target: Option<&str>) -> Result<Project> {
        let root = crate::root().to_path_buf();
        let about = output(Command::new(rustc()).arg("-vV"))?;
        let said = |key: &str| about.lines().find_map(|line| line.strip_prefix(key));
        let host = said("host: ").context("rustc names its host")?;
        let is_named = target.is_some();
        let target = target.map_or_else(|| host.to_string(), str::to_string);
        let configuration =
            output(Command::new(rustc()).args(["--print", "cfg", "--target", &target]))?;
        let bits: u32 = cfg(&configuration, "target_pointer_width")
            .context("rustc tells the pointer width")?
            .parse()?;
        let metadata = MetadataCommand::new()
            .cargo_path(cargo())
            .manifest_path(root.join("Cargo.toml"))
            .exec()?;
        let member = |name: &str| {
            let mut members = metadata.workspace_packages().into_iter();
            members
                .find(|package| package.name == name)
                .with_context(|| format!("the project has a package {name}"))
        };
        let version = member(PACKAGE)?.version.clone();
        let description = member(CORE)?
            .description
            .clone()
            .context("the core says what it is")?;
        Ok(Project {
            root,
            version,
            description,
            platform: Platform::of(&configuration).with_context(|| {
                format!("{target} is no platform with shared libraries known here")
            })?,
            pointer_bytes: bits / 8,
            rustc: about.lines().next().unwrap_or_default().to_string(),
            is_named,
            metadata,
            target,
        })
    }

    /// Builds the libraries for release.
    pub fn build(&self) -> Result<Built> {
        let mut cargo = self.cargo("rustc");
        cargo.args([
            "--release",
            "--message-format",
            "json",
            "--package",
            PACKAGE,
        ]);
        if self.is_named {
            cargo.args(["--target", &self.target]);
        }
        // Told with the other messages, and again when there is nothing to compile.
        cargo.args(["--", "--print", "native-static-libs"]);
        let mut running = cargo
            .stdout(Stdio::piped())
            .spawn()
            .context("running cargo")?;
        let messages = running
            .stdout
            .take()
            .context("cargo's messages are piped")?;
        let mut built = Built {
            artefacts: Vec::new(),
            natives: Vec::new(),
            linked_as: None,
        };
        let mut natives = None;
        let package = |id: &cargo_metadata::PackageId| self.metadata[id].name == PACKAGE;
        for message in Message::parse_stream(BufReader::new(messages)) {
            match message? {
                Message::CompilerArtifact(made)
                    if made.target.is_cdylib() && package(&made.package_id) =>
                {
                    built.artefacts = made.filenames.into_iter().map(Into::into).collect();
                }
                Message::BuildScriptExecuted(script) if package(&script.package_id) => {
                    let mut named = script
                        .env
                        .into_iter()
                        .filter(|(key, _)| key == "SAT2D_LINKED_AS");
                    built.linked_as = named.next().map(|(_, name)| name);
                }
                Message::CompilerMessage(said) => {
                    let said = said.message;
                    if let Some(words) = said.message.strip_prefix("native-static-libs: ") {
                        natives = Some(words.split_whitespace().map(str::to_string).collect());
                    } else if let (Some(text), true) = (&said.rendered, is_trouble(said.level)) {
                        eprint!("{text}");
                    }
                }
                _ => {}
            }
        }
        ensure!(
            running.wait()?.success(),
            "the libraries could not be built for {}",
            self.target
        );
        ensure!(!built.artefacts.is_empty(), "cargo named no libraries");
        built.natives = natives.context("rustc did not say what a static link needs")?;
        Ok(built)
    }

    /// Name and version of every crate whose code is in the libraries, as cargo resolves it for this platform: no build scripts, no
    /// procedural macros, no tests.
    pub fn linked_crates(&self) -> Result<Vec<(String, String)>> {
        let mut cargo = self.cargo("tree");
        cargo.args(["--package", PACKAGE, "--target", &self.target]);
        cargo.args([
            "--edges",
            "normal,no-proc-macro",
            "--no-dedupe",
            "--prefix",
            "none",
            "--format",
            "{p}",
        ]);
        let mut crates = Vec::new();
        for line in output(&mut cargo)?.lines() {
            let mut words = line.split(' ');
            let (Some(name), Some(version)) = (words.next(), words.next()) else {
                bail!("cargo tree wrote a line that names no crate: {line}");
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

    fn cargo(&self, subcommand: &str) -> Command {
        let mut cargo = Command::new(cargo());
        cargo.arg(subcommand).current_dir(&self.root);
        cargo
    }
}

/// The folder of the compiler and its documents.
pub fn sysroot() -> Result<PathBuf> {
    let path = output(Command::new(rustc()).args(["--print", "sysroot"]))?;
    Ok(Path::new(path.trim()).to_path_buf())
}

/// A setting in what `rustc --print cfg` wrote.
pub fn cfg<'a>(configuration: &'a str, key: &str) -> Option<&'a str> {
    configuration.lines().find_map(|line| {
        let value = line.strip_prefix(key)?.strip_prefix("=\"")?;
        value.strip_suffix('"')
    })
}

fn is_trouble(level: DiagnosticLevel) -> bool {
    matches!(
        level,
        DiagnosticLevel::Ice | DiagnosticLevel::Error | DiagnosticLevel::Warning
    )
}

/// Cargo sets these for what it runs.
fn cargo() -> OsString {
    env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}

fn rustc() -> OsString {
    env::var_os("RUSTC").unwrap_or_else(|| "rustc".into())
}

/// What a command writes.
fn output(command: &mut Command) -> Result<String> {
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("running {command:?}"))?;
    ensure!(output.status.success(), "{command:?} failed");
    Ok(String::from_utf8(output.stdout)?)
}
