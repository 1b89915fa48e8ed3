//! The file names of the libraries on each kind of platform, and their places in an installation.

use crate::build::Built;
use crate::platform::Platform;
use anyhow::{Context, Result};
use cargo_metadata::semver::Version;
use std::path::{Path, PathBuf};

/// The libraries of an installation. Places are relative to it, with `/` between folders.
#[derive(Debug, PartialEq)]
pub struct Libraries {
    /// Place and source of each file.
    pub files: Vec<(String, PathBuf)>,
    /// Place of each symbolic link, and the name of the file beside it that it leads to.
    pub links: Vec<(String, String)>,
    /// The shared library.
    pub shared: String,
    /// The static one.
    pub archive: String,
    /// The import library: on Windows, what a program is linked against for the shared library.
    pub import: Option<String>,
    /// The name by which programs load the shared library (ELF: soname, Apple: install name).
    pub load_name: Option<String>,
}

impl Libraries {
    /// The places of the libraries that a build made.
    pub fn of(platform: Platform, built: &Built, version: &Version) -> Result<Libraries> {
        match platform {
            Platform::Elf => versioned(built, "libsat2d.so", &format!("libsat2d.so.{version}")),
            Platform::Apple => versioned(
                built,
                "libsat2d.dylib",
                &format!("libsat2d.{version}.dylib"),
            ),
            Platform::WindowsGnu => windows(built, "libsat2d.dll.a", "libsat2d.a"),
            Platform::WindowsMsvc => windows(built, "sat2d.dll.lib", "sat2d.lib"),
        }
    }

    /// The file that is copied to a place.
    pub fn source(&self, place: &str) -> Result<&Path> {
        let mut files = self.files.iter();
        let file = files.find(|(of, _)| of == place);
        let (_, source) = file.with_context(|| format!("no file is for {place}"))?;
        Ok(source)
    }
}

/// Where file names contain versions: the file has the whole version. Programs load it through a
/// link with the part that has to match, and compilers find it through one without a version.
fn versioned(built: &Built, plain: &str, full: &str) -> Result<Libraries> {
    let name = built.load_name.as_deref();
    let loaded = name.context("the build script names the shared library")?;
    let loaded = loaded.trim_start_matches("@rpath/").to_string();
    let archive = "lib/libsat2d.a";
    Ok(Libraries {
        files: vec![
            (format!("lib/{full}"), find(&built.artefacts, plain)?),
            (archive.into(), find(&built.artefacts, "libsat2d.a")?),
        ],
        links: vec![
            (format!("lib/{loaded}"), full.into()),
            (format!("lib/{plain}"), loaded),
        ],
        shared: format!("lib/{full}"),
        archive: archive.into(),
        import: None,
        load_name: built.load_name.clone(),
    })
}

/// On Windows the shared library lies beside programs, and its import library with the libraries.
fn windows(built: &Built, import: &str, archive: &str) -> Result<Libraries> {
    // Cargo does not always list the import library, but it always lies beside the other two.
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
        load_name: None,
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

    fn places(platform: Platform, artefacts: &[&str], load_name: Option<&str>) -> Libraries {
        let built = Built {
            artefacts: artefacts
                .iter()
                .map(|name| Path::new("built").join(name))
                .collect(),
            natives: Vec::new(),
            load_name: load_name.map(str::to_string),
        };
        Libraries::of(platform, &built, &Version::new(0, 1, 2)).expect("all files are there")
    }

    #[test]
    fn on_linux_links_lead_from_both_names_to_the_versioned_file() {
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
    fn on_macos_the_version_precedes_the_extension() {
        let name = Some("@rpath/libsat2d.0.1.dylib");
        let made = places(Platform::Apple, &["libsat2d.dylib", "libsat2d.a"], name);
        assert_eq!(made.shared, "lib/libsat2d.0.1.2.dylib");
        assert_eq!(made.links[0].0, "lib/libsat2d.0.1.dylib");
        assert_eq!(made.load_name.as_deref(), name);
    }

    #[test]
    fn on_windows_the_import_library_is_not_the_static_one() {
        // Cargo does not list the import library of this one.
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
    fn a_missing_library_is_named_in_the_error() {
        let built = Built {
            artefacts: vec!["libsat2d.a".into()],
            natives: Vec::new(),
            load_name: Some("x".into()),
        };
        let error = Libraries::of(Platform::Elf, &built, &Version::new(0, 1, 2)).unwrap_err();
        assert!(error.to_string().contains("no libsat2d.so"), "{error}");
    }
}
