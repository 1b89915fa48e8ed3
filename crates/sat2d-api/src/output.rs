//! A generated file of the project.

use clap::ValueEnum;

/// A generated file.
#[derive(Debug)]
pub struct Output {
    /// Its path in the project.
    pub path: String,
    pub text: String,
}

/// A package whose build makes its generated files. All others are committed: programs in C and
/// cargo need them before anything is built, or users copy them from the repository.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Package {
    Js,
    Java,
}

impl Package {
    /// The folder of its generated files, which has no others.
    pub fn folder(self) -> &'static str {
        match self {
            Self::Js => "packages/sat2d-js/src/generated",
            Self::Java => "packages/sat2d-java/src/generated/java/io/sat2d",
        }
    }
}

impl Output {
    pub fn new(path: impl Into<String>, text: String) -> Self {
        let path = path.into();
        Self { path, text }
    }

    /// The package whose build makes the file; `None` if the file is committed.
    pub fn package(&self) -> Option<Package> {
        let mut packages = Package::value_variants().iter().copied();
        packages.find(|package| self.path.starts_with(package.folder()))
    }

    /// The first line, from 1 on, in which a text differs from this one.
    pub fn first_difference(&self, text: &str) -> Option<usize> {
        let same = |(a, b): &(&str, &str)| a == b;
        let lines = text.lines().zip(self.text.lines());
        (text != self.text).then(|| lines.take_while(same).count() + 1)
    }
}
