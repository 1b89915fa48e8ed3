//! What the files of a library are called on each kind of platform, and where in an installation they go.

use crate::build::{Built, cfg};
use anyhow::{Context, Result};
use cargo_metadata::semver::Version;
use std::path::{Path, PathBuf};

/// The kinds of platform, by how their libraries are called and linked.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Platform {
    /// Linux, the BSDs, Android.
    Elf,
    /// macOS and iOS.
    Apple,
    /// Windows with the tools of MinGW.
    WindowsGnu,
    /// Windows with those of Visual Studio.
    WindowsMsvc,
}

/// The libraries of an installation; places are relative to it, with `/` between folders.
#[derive(Debug, PartialEq)]
pub struct Libraries {
    /// Place and source of each file.
    pub files: Vec<(String, PathBuf)>,
    /// Place of each symbolic link, and the file beside it that is meant.
    pub links: Vec<(String, String)>,
    /// The shared library.
    pub shared: String,
    /// The static one.
    pub archive: String,
    /// What a program is linked against instead of the shared library, on Windows.
    pub import: Option<String>,
    /// The name by which programs ask for the shared library, where they do so by another one than its file's.
    pub linked_as: Option<String>,
}

impl Platform {
    /// The kind of a platform, by what `rustc --print cfg` wrote of it.
    pub fn of(configuration: &str) -> Option<Platform> {
        match (
            cfg(configuration, "target_os")?,
            cfg(configuration, "target_env"),
        ) {
            ("linux" | "android" | "freebsd" | "netbsd" | "openbsd" | "dragonfly", _) => {
                Some(Platform::Elf)
            }
            ("macos" | "ios", _) => Some(Platform::Apple),
            ("windows", Some("msvc")) => Some(Platform::WindowsMsvc),
            ("windows", _) => Some(Platform::WindowsGnu),
            _ => None,
        }
    }

    /// Where everything goes that a build left.
    pub fn libraries(self, built: &Built, version: &Version) -> Result<Libraries> {
        match self {
            Platform::Elf | Platform::Apple => self.versioned(built, version),
            Platform::WindowsGnu => windows(built, "libsat2d.dll.a", "libsat2d.a"),
            Platform::WindowsMsvc => windows(built, "sat2d.dll.lib", "sat2d.lib"),
        }
    }

    /// Where file names hold versions: the file has the whole of it, programs ask for the part that has to fit, and compilers for none.
    fn versioned(self, built: &Built, version: &Version) -> Result<Libraries> {
        let (plain, full) = match self {
            Platform::Apple => ("libsat2d.dylib", format!("libsat2d.{version}.dylib")),
            _ => ("libsat2d.so", format!("libsat2d.so.{version}")),
        };
        let asked = built
            .linked_as
            .as_deref()
            .context("the build script names the shared library")?;
        let asked = asked.trim_start_matches("@rpath/").to_string();
        Ok(Libraries {
            files: vec![
                (format!("lib/{full}"), find(&built.artefacts, plain)?),
                (
                    "lib/libsat2d.a".into(),
                    find(&built.artefacts, "libsat2d.a")?,
                ),
            ],
            links: vec![
                (format!("lib/{asked}"), full.clone()),
                (format!("lib/{plain}"), asked),
            ],
            shared: format!("lib/{full}"),
            archive: "lib/libsat2d.a".into(),
            import: None,
            linked_as: built.linked_as.clone(),
        })
    }
}

/// On Windows the shared library lies with the programs, and what stands for it in a link with the libraries.
fn windows(built: &Built, import: &str, archive: &str) -> Result<Libraries> {
    // cargo names the import library where it made one; it lies beside the other two in any case
    let shared = find(&built.artefacts, "sat2d.dll")?;
    let import_source =
        find(&built.artefacts, import).unwrap_or_else(|_| shared.with_file_name(import));
    Ok(Libraries {
        files: vec![
            ("bin/sat2d.dll".into(), shared),
            (format!("lib/{import}"), import_source),
            (format!("lib/{archive}"), find(&built.artefacts, archive)?),
        ],
        links: Vec::new(),
        shared: "bin/sat2d.dll".into(),
        archive: format!("lib/{archive}"),
        import: Some(format!("lib/{import}")),
        linked_as: None,
    })
}

fn find(artefacts: &[PathBuf], name: &str) -> Result<PathBuf> {
    let mut named = artefacts
        .iter()
        .filter(|path| Path::new(path).file_name().is_some_and(|file| file == name));
    let found = named
        .next()
        .with_context(|| format!("cargo built no {name}, but {artefacts:?}"))?;
    Ok(found.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(platform: Platform, artefacts: &[&str], linked_as: Option<&str>) -> Libraries {
        let built = Built {
            artefacts: artefacts
                .iter()
                .map(|name| Path::new("built").join(name))
                .collect(),
            natives: Vec::new(),
            linked_as: linked_as.map(str::to_string),
        };
        platform
            .libraries(&built, &Version::new(0, 1, 2))
            .expect("all files are there")
    }

    #[test]
    fn on_linux_a_compiler_finds_the_library_through_the_name_that_programs_ask_for() {
        let made = places(
            Platform::Elf,
            &["libsat2d.so", "libsat2d.a"],
            Some("libsat2d.so.0.1"),
        );
        let link = |from: &str, to: &str| (from.to_string(), to.to_string());
        assert_eq!(made.shared, "lib/libsat2d.so.0.1.2");
        assert_eq!(
            made.links,
            [
                link("lib/libsat2d.so.0.1", "libsat2d.so.0.1.2"),
                link("lib/libsat2d.so", "libsat2d.so.0.1")
            ]
        );
    }

    #[test]
    fn on_macos_the_version_stands_before_the_ending() {
        let name = Some("@rpath/libsat2d.0.1.dylib");
        let made = places(Platform::Apple, &["libsat2d.dylib", "libsat2d.a"], name);
        assert_eq!(made.shared, "lib/libsat2d.0.1.2.dylib");
        assert_eq!(made.links[0].0, "lib/libsat2d.0.1.dylib");
        assert_eq!(made.linked_as.as_deref(), name);
    }

    #[test]
    fn on_windows_there_is_an_import_library_which_is_not_the_static_one() {
        // cargo does not name the import library of this one
        let gnu = places(Platform::WindowsGnu, &["sat2d.dll", "libsat2d.a"], None);
        assert_eq!(
            gnu.files[1],
            (
                "lib/libsat2d.dll.a".into(),
                Path::new("built").join("libsat2d.dll.a")
            )
        );
        let msvc = places(
            Platform::WindowsMsvc,
            &["sat2d.dll", "sat2d.dll.lib", "sat2d.lib"],
            None,
        );
        assert_eq!(msvc.shared, "bin/sat2d.dll");
        assert_eq!(msvc.import.as_deref(), Some("lib/sat2d.dll.lib"));
        assert_eq!(msvc.archive, "lib/sat2d.lib");
    }

    #[test]
    fn a_library_that_was_not_built_is_named() {
        let built = Built {
            artefacts: vec!["libsat2d.a".into()],
            natives: Vec::new(),
            linked_as: Some("x".into()),
        };
        let error = Platform::Elf
            .libraries(&built, &Version::new(0, 1, 2))
            .unwrap_err();
        assert!(error.to_string().contains("no libsat2d.so"), "{error}");
    }
}
