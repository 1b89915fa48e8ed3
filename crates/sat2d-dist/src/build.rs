//! Builds the libraries and the command, and collects from cargo's messages where they are and what
//! a static link needs besides.

use crate::project::{COMMAND, LIBRARIES, Project};
use crate::toolchain::{cargo, without_machine_paths};
use anyhow::{Context, Result, ensure};
use cargo_metadata::Message;
use cargo_metadata::diagnostic::DiagnosticLevel;
use std::io::BufReader;
use std::path::PathBuf;
use std::process::Stdio;

/// The result of a build.
pub struct Built {
    /// The libraries as cargo left them.
    pub artefacts: Vec<PathBuf>,
    /// What else a static link needs, in rustc's words and order.
    pub natives: Vec<String>,
    /// The name by which programs load the shared library (ELF: soname, Apple: install name).
    pub load_name: Option<String>,
}

/// Builds the libraries for release.
pub fn libraries(project: &Project) -> Result<Built> {
    // Cargo repeats this message even if there is nothing to compile.
    let messages = messages(project, LIBRARIES, &["--print", "native-static-libs"])?;
    let package = |id: &cargo_metadata::PackageId| project.metadata[id].name == LIBRARIES;
    let mut artefacts = Vec::new();
    let mut natives = None;
    let mut load_name = None;
    for message in messages {
        match message {
            Message::CompilerArtifact(made)
                if made.target.is_cdylib() && package(&made.package_id) =>
            {
                artefacts = made.filenames.into_iter().map(Into::into).collect();
            }
            Message::BuildScriptExecuted(script) if package(&script.package_id) => {
                let mut named = script
                    .env
                    .into_iter()
                    .filter(|(key, _)| key == "SAT2D_LOAD_NAME");
                load_name = named.next().map(|(_, name)| name);
            }
            Message::CompilerMessage(message) => {
                let text = message.message.message;
                if let Some(words) = text.strip_prefix("native-static-libs: ") {
                    natives = Some(words.split_whitespace().map(str::to_string).collect());
                }
            }
            _ => {}
        }
    }
    ensure!(!artefacts.is_empty(), "cargo listed no libraries");
    let natives = natives.context("rustc did not print what a static link needs")?;
    Ok(Built {
        artefacts,
        natives,
        load_name,
    })
}

/// Builds the `sat2d` command for release; returns the program's path.
pub fn command(project: &Project) -> Result<PathBuf> {
    let program = messages(project, COMMAND, &[])?
        .into_iter()
        .find_map(|message| match message {
            Message::CompilerArtifact(made)
                if project.metadata[&made.package_id].name == COMMAND =>
            {
                made.executable
            }
            _ => None,
        });
    let program = program.context("cargo listed no program")?;
    Ok(program.into())
}

/// Builds a package for release with further options for rustc; returns cargo's messages. Warnings
/// and errors go to the standard error stream.
fn messages(project: &Project, package: &str, rustc: &[&str]) -> Result<Vec<Message>> {
    let mut cargo = cargo(&project.root, "rustc");
    cargo.args([
        "--release",
        "--message-format",
        "json",
        "--package",
        package,
    ]);
    if project.is_cross {
        cargo.args(["--target", &project.target]);
    }
    cargo.arg("--").args(rustc);
    without_machine_paths(&mut cargo, &project.root)?;
    let mut running = cargo
        .stdout(Stdio::piped())
        .spawn()
        .context("running cargo")?;
    let stdout = running
        .stdout
        .take()
        .context("cargo's messages are piped")?;
    let mut messages = Vec::new();
    for message in Message::parse_stream(BufReader::new(stdout)) {
        let message = message?;
        if let Message::CompilerMessage(diagnostic) = &message {
            let diagnostic = &diagnostic.message;
            if let (Some(text), true) = (&diagnostic.rendered, is_problem(diagnostic.level)) {
                eprint!("{text}");
            }
        }
        messages.push(message);
    }
    let is_built = running.wait()?.success();
    ensure!(is_built, "cannot build {package} for {}", project.target);
    Ok(messages)
}

fn is_problem(level: DiagnosticLevel) -> bool {
    matches!(
        level,
        DiagnosticLevel::Ice | DiagnosticLevel::Error | DiagnosticLevel::Warning
    )
}
