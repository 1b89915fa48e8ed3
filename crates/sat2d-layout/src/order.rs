//! The order of the folders: each may import only from those before it.

use std::fmt;
use std::path::{Path, PathBuf};

use crate::graph::Graph;

/// The order of the files and folders directly below a folder.
///
/// A file counts by its name without `.rs`, a folder by its own. `lib.rs`, `main.rs` and `mod.rs`
/// stand outside the order.
#[derive(Debug, Clone, Copy)]
pub struct Order<'a> {
    /// Relative to the folder that paths of the graph start from.
    pub folder: &'a str,
    /// The levels, lowest first. Parts of one level do not import each other.
    pub levels: &'a [&'a [&'a str]],
    /// Parts that stand apart: each with all that it may import. No other part imports them.
    pub apart: &'a [(&'a str, &'a [&'a str])],
}

/// An import against the order, or a part that the order does not name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Violation {
    /// `importer` may not import from `definer`.
    Import {
        /// The importing file.
        importer: PathBuf,
        /// The file that defines the names.
        definer: PathBuf,
        /// The names imported.
        names: Vec<String>,
    },
    /// The order has no place for this file or folder.
    Unplaced(PathBuf),
}

impl Order<'_> {
    /// The imports of the graph that break the order.
    pub fn violations(&self, graph: &Graph) -> Vec<Violation> {
        let mut violations = Vec::new();
        for (importer, definer, names) in graph.imports() {
            let (Some(from), Some(to)) = (self.part(importer), self.part(definer)) else {
                continue;
            };
            for part in [from, to] {
                let unplaced = Violation::Unplaced(Path::new(self.folder).join(part));
                if !self.places(part) && !violations.contains(&unplaced) {
                    violations.push(unplaced);
                }
            }
            if from != to && self.places(from) && self.places(to) && !self.allows(from, to) {
                violations.push(Violation::Import {
                    importer: importer.to_owned(),
                    definer: definer.to_owned(),
                    names: names.iter().cloned().collect(),
                });
            }
        }
        violations
    }

    /// The part that a file belongs to; `None` outside the folder and for its root files.
    fn part<'p>(&self, file: &'p Path) -> Option<&'p str> {
        let first = file.strip_prefix(self.folder).ok()?.components().next()?;
        let name = first.as_os_str().to_str()?;
        let name = name.strip_suffix(".rs").unwrap_or(name);
        (!["lib", "main", "mod"].contains(&name)).then_some(name)
    }

    fn level(&self, part: &str) -> Option<usize> {
        self.levels.iter().position(|level| level.contains(&part))
    }

    fn exceptions(&self, part: &str) -> Option<&[&str]> {
        self.apart
            .iter()
            .find(|(name, _)| *name == part)
            .map(|(_, allowed)| *allowed)
    }

    fn places(&self, part: &str) -> bool {
        self.level(part).is_some() || self.exceptions(part).is_some()
    }

    fn allows(&self, from: &str, to: &str) -> bool {
        match self.exceptions(from) {
            Some(allowed) => allowed.contains(&to),
            None => self.level(to).is_some_and(|to| Some(to) < self.level(from)),
        }
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Import {
                importer,
                definer,
                names,
            } => {
                let names = names.join(", ");
                write!(
                    f,
                    "{} -> {}: {names}",
                    importer.display(),
                    definer.display()
                )
            }
            Self::Unplaced(part) => write!(f, "{}: not in the order", part.display()),
        }
    }
}
