//! Fills in the files by which build tools find the library. The folder `templates` has them, with
//! placeholders like `@VERSION@`.

use crate::libraries::Libraries;
use crate::platform::Platform;
use crate::project::Project;

const PKG_CONFIG: &str = include_str!("../templates/sat2d.pc.in");
const CMAKE: &str = include_str!("../templates/sat2dConfig.cmake.in");
const CMAKE_VERSION: &str = include_str!("../templates/sat2dConfigVersion.cmake.in");

/// Place and text of each file.
pub fn files(
    project: &Project,
    libraries: &Libraries,
    natives: &[String],
) -> Vec<(String, String)> {
    let placeholders = placeholders(project, libraries, natives);
    let cmake = "lib/cmake/sat2d/sat2dConfig";
    let strip = strip_unused(project.platform);
    let private: Vec<&str> = natives.iter().map(String::as_str).chain(strip).collect();
    let private = private.join(" ");
    let file = |path: &str| format!("${{libdir}}/{}", path.trim_start_matches("lib/"));
    // With the tools of Visual Studio -lsat2d would mean the static library.
    let shared = match (&libraries.import, project.platform) {
        (Some(import), Platform::WindowsMsvc) => file(import),
        _ => "-L${libdir} -lsat2d".into(),
    };
    let pkg_config = |name: &str, libs: String| {
        let text = fill(PKG_CONFIG, &[("NAME", name.into()), ("LIBS", libs)]);
        (
            format!("lib/pkgconfig/{name}.pc"),
            fill(&text, &placeholders),
        )
    };
    vec![
        pkg_config("sat2d", format!("Libs: {shared}\nLibs.private: {private}")),
        // If both libraries lie in one folder, -lsat2d means the shared one, even with --static.
        pkg_config(
            "sat2d-static",
            format!("Libs: {} {private}", file(&libraries.archive)),
        ),
        (format!("{cmake}.cmake"), fill(CMAKE, &placeholders)),
        (
            format!("{cmake}Version.cmake"),
            fill(CMAKE_VERSION, &placeholders),
        ),
    ]
}

fn placeholders(
    project: &Project,
    libraries: &Libraries,
    natives: &[String],
) -> Vec<(&'static str, String)> {
    let property = match (&libraries.import, &libraries.load_name) {
        (Some(import), _) => format!("IMPORTED_IMPLIB \"${{_sat2d_prefix}}/{import}\""),
        (None, Some(name)) => format!("IMPORTED_SONAME \"{name}\""),
        (None, None) => String::new(),
    };
    let (items, mut options) = cmake_items(natives);
    options.extend(strip_unused(project.platform).map(str::to_string));
    // While the major version is 0 a minor release may break programs.
    let (words, series, asked) = if project.version.major == 0 {
        let series = format!("{}.{}", project.version.major, project.version.minor);
        (
            "major and minor version",
            series,
            "${PACKAGE_FIND_VERSION_MAJOR}.${PACKAGE_FIND_VERSION_MINOR}",
        )
    } else {
        (
            "major version",
            project.version.major.to_string(),
            "${PACKAGE_FIND_VERSION_MAJOR}",
        )
    };
    vec![
        ("DESCRIPTION", project.description.clone()),
        ("VERSION", project.version.to_string()),
        ("TARGET", project.target.clone()),
        ("SHARED", libraries.shared.clone()),
        ("SHARED_PROPERTY", property),
        ("STATIC", libraries.archive.clone()),
        ("NATIVE_LIBRARIES", items.join(";")),
        ("NATIVE_OPTIONS", options.join(";")),
        ("SERIES_WORDS", words.into()),
        ("SERIES", series),
        ("ASKED_SERIES", asked.into()),
        ("POINTER_BYTES", project.pointer_bytes.to_string()),
    ]
}

/// What a static link needs, in rustc's words, as CMake expects it: libraries and linker options. A
/// framework is two words of rustc's and one item. An option that begins with a slash is not listed
/// as a library, because CMake would take it for a file.
fn cmake_items(natives: &[String]) -> (Vec<String>, Vec<String>) {
    let (mut items, mut options) = (Vec::new(), Vec::new());
    let mut words = natives.iter();
    while let Some(word) = words.next() {
        if word == "-framework" {
            items.push(format!(
                "-framework {}",
                words.next().map_or("", String::as_str)
            ));
        } else if word.starts_with('/') {
            options.push(word.clone());
        } else {
            items.push(word.clone());
        }
    }
    (items, options)
}

/// The linker option that drops what a program does not use of the static library: most of the
/// standard library. The linker of Visual Studio does it by itself.
fn strip_unused(platform: Platform) -> Option<&'static str> {
    match platform {
        Platform::Elf | Platform::WindowsGnu => Some("-Wl,--gc-sections"),
        Platform::Apple => Some("-Wl,-dead_strip"),
        Platform::WindowsMsvc => None,
    }
}

fn fill(template: &str, placeholders: &[(&str, String)]) -> String {
    placeholders
        .iter()
        .fold(template.to_string(), |text, (name, value)| {
            text.replace(&format!("@{name}@"), value)
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        text.split(' ').map(str::to_string).collect()
    }

    #[test]
    fn rustcs_words_become_items_of_cmake() {
        let linux = words("-lgcc_s -lm -lc");
        assert_eq!(cmake_items(&linux), (linux.clone(), Vec::new()));
        let (items, _) = cmake_items(&words("-framework Security -lSystem"));
        assert_eq!(items, ["-framework Security", "-lSystem"]);
        let (items, options) = cmake_items(&words("kernel32.lib ntdll.lib /defaultlib:msvcrt"));
        assert_eq!(
            (items, options),
            (words("kernel32.lib ntdll.lib"), words("/defaultlib:msvcrt"))
        );
    }

    #[test]
    fn every_placeholder_is_filled_in_and_used() {
        let project = Project::open(None).expect("this project");
        let libraries = Libraries {
            files: Vec::new(),
            links: Vec::new(),
            shared: "bin/sat2d.dll".into(),
            archive: "lib/sat2d.lib".into(),
            import: Some("lib/sat2d.dll.lib".into()),
            load_name: None,
        };
        for (place, text) in files(&project, &libraries, &words("-la -lb")) {
            assert!(!text.contains('@'), "{place}:\n{text}");
        }
        let all = [PKG_CONFIG, CMAKE, CMAKE_VERSION].concat();
        for (name, _) in placeholders(&project, &libraries, &[]) {
            assert!(all.contains(&format!("@{name}@")), "{name}");
        }
    }
}
