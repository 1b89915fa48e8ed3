//! The kinds of platform, by how their libraries are named and linked.

/// A kind of platform.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Platform {
    /// Linux, the BSDs, Android.
    Elf,
    /// macOS and iOS.
    Apple,
    /// Windows with the tools of MinGW.
    WindowsGnu,
    /// Windows with the tools of Visual Studio.
    WindowsMsvc,
}

impl Platform {
    /// The kind of a platform, from the output of `rustc --print cfg`. `None` if it has no shared
    /// libraries that this program knows.
    pub fn of(configuration: &str) -> Option<Platform> {
        let environment = setting(configuration, "target_env");
        match (setting(configuration, "target_os")?, environment) {
            ("linux" | "android" | "freebsd" | "netbsd" | "openbsd" | "dragonfly", _) => {
                Some(Platform::Elf)
            }
            ("macos" | "ios", _) => Some(Platform::Apple),
            ("windows", Some("msvc")) => Some(Platform::WindowsMsvc),
            ("windows", _) => Some(Platform::WindowsGnu),
            _ => None,
        }
    }

    /// Whether libraries for it are linked with the tools and conventions of Windows.
    pub fn is_windows(self) -> bool {
        matches!(self, Platform::WindowsGnu | Platform::WindowsMsvc)
    }

    /// The file name of a program.
    pub fn program(self, name: &str) -> String {
        if self.is_windows() {
            format!("{name}.exe")
        } else {
            name.into()
        }
    }
}

/// The value of a setting in the output of `rustc --print cfg`.
pub fn setting<'a>(configuration: &'a str, key: &str) -> Option<&'a str> {
    configuration.lines().find_map(|line| {
        let value = line.strip_prefix(key)?.strip_prefix("=\"")?;
        value.strip_suffix('"')
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_kind_follows_from_rustcs_settings() {
        let of = |os: &str, environment: &str| {
            Platform::of(&format!(
                "target_env=\"{environment}\"\ntarget_os=\"{os}\"\n"
            ))
        };
        assert_eq!(of("linux", "gnu"), Some(Platform::Elf));
        assert_eq!(of("macos", ""), Some(Platform::Apple));
        assert_eq!(of("windows", "gnu"), Some(Platform::WindowsGnu));
        assert_eq!(of("windows", "msvc"), Some(Platform::WindowsMsvc));
        assert_eq!(of("none", ""), None);
        assert_eq!(Platform::of(""), None);
    }
}
