//! Files and the names that one takes from another.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::{Path, PathBuf};

/// The imports between files.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Graph {
    edges: BTreeMap<PathBuf, BTreeMap<PathBuf, BTreeSet<String>>>,
}

/// Files that all import each other, directly or through others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cycle {
    /// The files, by path.
    pub files: Vec<PathBuf>,
    /// The imports among them: who imports, from whom, which names.
    pub imports: Vec<(PathBuf, PathBuf, Vec<String>)>,
}

impl Graph {
    /// Adds that `importer` takes `name` from `definer`. An import from the same file is ignored.
    pub fn add(&mut self, importer: &Path, definer: &Path, name: &str) {
        if importer == definer {
            return;
        }
        let names = self.edges.entry(importer.to_owned()).or_default();
        names
            .entry(definer.to_owned())
            .or_default()
            .insert(name.to_owned());
        self.edges.entry(definer.to_owned()).or_default();
    }

    /// Adds all imports of another graph.
    pub fn merge(&mut self, other: Graph) {
        for (importer, definer, names) in other.imports() {
            for name in names {
                self.add(importer, definer, name);
            }
        }
    }

    /// All imports: who imports, from whom, which names.
    pub fn imports(&self) -> impl Iterator<Item = (&Path, &Path, &BTreeSet<String>)> {
        self.edges.iter().flat_map(|(importer, definers)| {
            definers
                .iter()
                .map(move |(definer, names)| (importer.as_path(), definer.as_path(), names))
        })
    }

    /// The names that `importer` takes from `definer`, in alphabetical order.
    pub fn names(&self, importer: &Path, definer: &Path) -> Vec<&str> {
        let names = self
            .edges
            .get(importer)
            .and_then(|definers| definers.get(definer));
        names.into_iter().flatten().map(String::as_str).collect()
    }

    /// The cycles, longest first: the strongly connected components of more than one file.
    /// Robert Tarjan, Depth-First Search and Linear Graph Algorithms, 1972.
    pub fn cycles(&self) -> Vec<Cycle> {
        let mut search = Search {
            graph: self,
            state: BTreeMap::new(),
            stack: Vec::new(),
            found: Vec::new(),
        };
        for file in self.edges.keys() {
            if !search.state.contains_key(file.as_path()) {
                search.visit(file);
            }
        }
        let mut cycles: Vec<Cycle> = search
            .found
            .into_iter()
            .map(|files| self.cycle(files))
            .collect();
        cycles.sort_by(|a, b| {
            b.files
                .len()
                .cmp(&a.files.len())
                .then(a.files.cmp(&b.files))
        });
        cycles
    }

    fn cycle(&self, files: BTreeSet<&Path>) -> Cycle {
        let imports = self
            .imports()
            .filter(|(importer, definer, _)| files.contains(importer) && files.contains(definer))
            .map(|(importer, definer, names)| {
                (
                    importer.to_owned(),
                    definer.to_owned(),
                    names.iter().cloned().collect(),
                )
            })
            .collect();
        Cycle {
            files: files.into_iter().map(Path::to_owned).collect(),
            imports,
        }
    }
}

struct State {
    index: usize,
    low: usize,
    on_stack: bool,
}

struct Search<'a> {
    graph: &'a Graph,
    state: BTreeMap<&'a Path, State>,
    stack: Vec<&'a Path>,
    found: Vec<BTreeSet<&'a Path>>,
}

impl<'a> Search<'a> {
    /// Visits what is reachable from a file; returns the file's lowest index reachable.
    fn visit(&mut self, file: &'a Path) -> usize {
        let index = self.state.len();
        self.state.insert(
            file,
            State {
                index,
                low: index,
                on_stack: true,
            },
        );
        self.stack.push(file);
        let mut low = index;
        for definer in self.graph.edges[file].keys() {
            low = low.min(match self.state.get(definer.as_path()) {
                None => self.visit(definer),
                Some(state) if state.on_stack => state.index,
                Some(_) => continue,
            });
        }
        self.state.get_mut(file).expect("inserted above").low = low;
        if low == index {
            self.close(file);
        }
        low
    }

    /// Takes the component that `file` is the root of off the stack.
    fn close(&mut self, file: &Path) {
        let start = self
            .stack
            .iter()
            .rposition(|on_stack| *on_stack == file)
            .expect("was pushed");
        let files: BTreeSet<&Path> = self.stack.split_off(start).into_iter().collect();
        for file in &files {
            self.state.get_mut(file).expect("was visited").on_stack = false;
        }
        if files.len() > 1 {
            self.found.push(files);
        }
    }
}

impl fmt::Display for Cycle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "cycle of {} files:", self.files.len())?;
        for (importer, definer, names) in &self.imports {
            writeln!(
                f,
                "  {} -> {}: {}",
                importer.display(),
                definer.display(),
                names.join(", ")
            )?;
        }
        Ok(())
    }
}
