//! Shrinks the libraries with the tools of the target's C compiler. If a tool is missing or fails,
//! the program reports it and ships the library as cargo built it.
//!
//! Cargo's static library contains the whole standard library, with its debug information and its
//! bitcode. What is shipped:
//!
//! - on x86-64 Linux, one object of what the exported functions reach, which defines nothing but
//!   them. So it shares no name with other Rust libraries of a program;
//! - elsewhere, the same objects without their debug information.

use crate::exports;
use crate::libraries::Libraries;
use crate::platform::Platform;
use crate::project::Project;
use crate::toolchain::output;
use anyhow::{Context, Result, bail, ensure};
use object::{Object, ObjectSection};
use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Replaces the libraries with smaller ones.
pub fn libraries(project: &Project, libraries: &mut Libraries, exported: &[String]) -> Result<()> {
    let work = project.metadata.target_directory.as_std_path();
    let work = work.join("sat2d-dist").join(&project.target);
    fs::create_dir_all(&work).with_context(|| work.display().to_string())?;
    let tools = Tools::of(project);
    for (place, source) in &mut libraries.files {
        let made = if *place == libraries.archive {
            static_library(project, &tools, source, exported, &work)
        } else if *place == libraries.shared && project.platform == Platform::Elf {
            tools.strip("--strip-unneeded", source, &work)
        } else {
            continue;
        };
        match made {
            Ok(smaller) => *source = smaller,
            Err(error) => eprintln!("{place} is shipped as cargo built it: {error:#}"),
        }
    }
    Ok(())
}

fn static_library(
    project: &Project,
    tools: &Tools,
    source: &Path,
    exported: &[String],
    work: &Path,
) -> Result<PathBuf> {
    if project.platform == Platform::Elf && project.target.starts_with("x86_64-unknown-linux") {
        match one_object(tools, source, exported, work) {
            Ok(library) => return Ok(library),
            Err(error) => eprintln!("the static library is not linked into one object: {error:#}"),
        }
    }
    match project.platform {
        Platform::Elf | Platform::WindowsGnu => tools.strip("--strip-debug", source, work),
        Platform::Apple => tools.strip("-S", source, work),
        Platform::WindowsMsvc => bail!("the tools of Visual Studio cannot do it"),
    }
}

/// The bitcode of the standard library for link-time optimisation of Rust programs, and the options
/// that it was compiled with. C linkers ignore both.
const BITCODE: [&str; 4] = [
    "--remove-section",
    ".llvmbc",
    "--remove-section",
    ".llvmcmd",
];

/// Links what the exported functions reach of a static library into one object, and makes a library
/// of it.
fn one_object(tools: &Tools, source: &Path, exported: &[String], work: &Path) -> Result<PathBuf> {
    let path = |name| work.join(name);
    let (linked, object, library) = (path("linked.o"), path("sat2d.o"), path("libsat2d.a"));
    let (roots, names, renamed) = (path("roots"), path("exported"), path("renamed"));
    let undefined = exported.iter().map(|name| format!("-u {name}\n"));
    fs::write(&roots, undefined.collect::<String>())?;
    // Compilers emit some functions in several objects, in COMDAT groups, of which a linker keeps
    // one by name. Without the groups, none is replaced by that of another library.
    let options = ["--gc-sections", "--force-group-allocation", "--strip-debug"];
    let mut ld = tools.command("ld")?;
    output(
        ld.arg("-r")
            .args(options)
            .arg(format!("@{}", roots.display()))
            .arg("-o")
            .args([&linked, source]),
    )?;

    fs::write(&names, exported.join("\n"))?;
    fs::write(&renamed, short_section_names(&fs::read(&linked)?)?)?;
    let mut objcopy = tools.command("objcopy")?;
    output(
        objcopy
            .arg("--strip-unneeded")
            .args(BITCODE)
            .arg(format!("--keep-global-symbols={}", names.display()))
            .arg(format!("@{}", renamed.display()))
            .args([&linked, &object]),
    )?;
    let defined = exports::defined_by(&fs::read(&object)?)?;
    ensure!(defined == exported, "the object defines {defined:?}");

    // ar adds to a library that exists
    if library.exists() {
        fs::remove_file(&library)?;
    }
    output(tools.command("ar")?.arg("rcsD").args([&library, &object]))?;
    Ok(library)
}

/// Options for objcopy. Each function and each constant has a section of its own, so that a linker
/// can drop it. The names of these sections are a tenth of the file, and nothing needs them.
fn short_section_names(object: &[u8]) -> Result<String> {
    let mut options = String::new();
    let object = object::File::parse(object)?;
    for (number, section) in object.sections().enumerate() {
        let name = section.name()?;
        if let Some(short) = short_section_name(number, name) {
            options += &format!("--rename-section {name}={short}\n");
        }
    }
    Ok(options)
}

/// The kind of a section and its number, if it has a name of its own after the kind.
fn short_section_name(number: usize, name: &str) -> Option<String> {
    const KINDS: [&str; 9] = [
        ".text.unlikely.",
        ".text.",
        ".rodata.",
        ".data.rel.ro.",
        ".data.",
        ".gcc_except_table.",
        ".bss.",
        ".tdata.",
        ".tbss.",
    ];
    let kind = KINDS.iter().find(|kind| name.starts_with(**kind))?;
    Some(format!("{kind}{number:x}"))
}

/// The tools of the C compiler that cargo links with.
struct Tools {
    compiler: OsString,
}

impl Tools {
    fn of(project: &Project) -> Tools {
        let name = project.target.to_uppercase().replace(['-', '.'], "_");
        let set = env::var_os(format!("CARGO_TARGET_{name}_LINKER"));
        let compiler = set.unwrap_or_else(|| match project.platform {
            Platform::WindowsGnu => {
                let processor = project.target.split('-').next().unwrap_or_default();
                format!("{processor}-w64-mingw32-gcc").into()
            }
            _ => "cc".into(),
        });
        Tools { compiler }
    }

    fn command(&self, tool: &str) -> Result<Command> {
        let mut compiler = Command::new(&self.compiler);
        let path = output(compiler.arg(format!("-print-prog-name={tool}")))?;
        Ok(Command::new(path.trim()))
    }

    /// A copy of a file without what `what` names, and without bitcode if it has any.
    fn strip(&self, what: &str, source: &Path, work: &Path) -> Result<PathBuf> {
        let name = source.file_name().context("a library is a file")?;
        let stripped = work.join(name);
        let mut strip = self.command("strip")?;
        strip.arg(what);
        // the option of GNU's and LLVM's
        if what.starts_with("--") {
            strip.args(BITCODE);
        }
        output(strip.arg("-o").args([&stripped, source]))?;
        Ok(stripped)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_compiler_or_tool_is_an_error_that_names_it() {
        let missing = Tools {
            compiler: "no-such-compiler".into(),
        };
        let error = missing.command("strip").unwrap_err();
        assert!(format!("{error:#}").contains("no-such-compiler"));
        let folder = env::temp_dir();
        // prints what it is asked for, as compilers do that do not know a tool
        let echo = Tools {
            compiler: "echo".into(),
        };
        let error = echo.strip("-S", Path::new("a"), &folder).unwrap_err();
        assert!(format!("{error:#}").contains("-print-prog-name=strip"));
    }

    #[test]
    fn sections_keep_their_kinds_and_lose_their_names() {
        let short = |name| short_section_name(26, name);
        assert_eq!(short(".text._RNvX").as_deref(), Some(".text.1a"));
        assert_eq!(
            short(".text.unlikely.sat_x").as_deref(),
            Some(".text.unlikely.1a")
        );
        assert_eq!(
            short(".data.rel.ro..Lanon").as_deref(),
            Some(".data.rel.ro.1a")
        );
        for whole in [".text", ".eh_frame", ".init_array.00099"] {
            assert_eq!(short(whole), None);
        }
    }
}
