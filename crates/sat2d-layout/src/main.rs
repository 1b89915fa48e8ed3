//! Lists the import cycles of the workspace and the imports against the order of folders.
//!
//! `cargo run -p sat2d-layout [TEXT]` lists those that mention the text, such as a folder. It also
//! checks the table of folders in `docs/architecture.md` and that of constants in
//! `docs/tolerances.md`; `--write` writes the latter.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
use cargo_metadata::{MetadataCommand, Package, Target};
use sat2d_layout::{Graph, Order, Sources, constants_table, includes, read_file};

/// The orders that `docs/architecture.md` promises, which also says what each folder is for.
const ORDERS: [Order; 7] = [BASE, DECOMPOSE, CORE, NARROW, CURVED, WORLD, FFI];

/// The folders of `sat2d-base`, on which all crates of the library are built.
const BASE: Order = Order {
    folder: "crates/sat2d-base/src",
    levels: &[
        &["num", "types", "limit", "sort", "status"],
        &["exact"],
        &["simd", "aabb"],
        &["broad"],
    ],
    apart: &[],
};

/// The folders of the core.
const CORE: Order = Order {
    folder: "crates/sat2d-core/src",
    levels: &[
        &["mask"],
        &["transform"],
        &["curve"],
        &["overlay"],
        &["shape"],
        &["placed"],
        &["minkowski"],
        &["narrow"],
        &["curved"],
        &["query"],
        &["batch", "combine"],
        &["status"],
    ],
    apart: &[],
};

/// The steps of a decomposition. `verify` takes nothing but the result.
const DECOMPOSE: Order = Order {
    folder: "crates/sat2d-decompose/src",
    levels: &[
        &["index"],
        &["options", "union_find"],
        &["input"],
        &["simplify"],
        &["mesh"],
        &["finish"],
        &["methods"],
        &["decomposition"],
        &["run"],
        &["workspace"],
        &["decomposer", "many", "multipolygon", "polygon"],
        &["status"],
    ],
    apart: &[
        ("verify", &["decomposition"]),
        (
            "approximate",
            &[
                "decomposition",
                "index",
                "input",
                "options",
                "polygon",
                "simplify",
                "union_find",
                "verify",
            ],
        ),
    ],
};

/// The questions about two shapes of hulls and pieces.
const NARROW: Order = Order {
    folder: "crates/sat2d-core/src/narrow",
    levels: &[
        &["ladder", "response", "polygon_lanes", "wedge"],
        &["relation"],
        &["contact", "containment", "motion_bound", "rasterize"],
        &["distance", "explain", "one_sided"],
        &["cast", "separation", "signed_distance", "sweep"],
        &["stages", "way_out"],
    ],
    apart: &[],
};

/// The questions about outlines with curves.
const CURVED: Order = Order {
    folder: "crates/sat2d-core/src/curved",
    levels: &[
        &["fitting", "relation", "solid"],
        &["cast", "containment", "distance"],
        &["contact"],
        &["separation", "signed_distance", "sweep"],
    ],
    apart: &[],
};

/// The floors of a world: what a body is, where pairs come from, the state, what reads and changes
/// it.
const WORLD: Order = Order {
    folder: "crates/sat2d-world/src",
    levels: &[
        &["id", "pair_source", "threads", "tuning"],
        &[
            "character_options",
            "error",
            "memory",
            "move_options",
            "shared_shape",
        ],
        &["slot_set"],
        &["bodies"],
        &["broad_phase"],
        &["pairs"],
        &["recorder"],
        &["world"],
        &["query"],
        &["pair_filter"],
        &["changes"],
        &["step"],
        &["response"],
        &["draw", "save"],
        &["record"],
        &["status"],
    ],
    apart: &[],
};

/// The C API: what stands around every call, then its sections.
const FFI: Order = Order {
    folder: "crates/sat2d-ffi/src",
    levels: &[
        &["error"],
        &["guard"],
        &["base"],
        &["shape"],
        &["query"],
        &["batch", "compat", "world"],
    ],
    apart: &[],
};

/// Where C and C++ files are, and where their includes are looked for.
const C_FOLDERS: [&str; 3] = ["c_tests", "examples", "include"];

fn main() -> Result<ExitCode> {
    let mut report = Vec::new();
    let graph = workspace()?;
    report.extend(graph.cycles().iter().map(|cycle| cycle.to_string()));
    for order in &ORDERS {
        let violations = order.violations(&graph);
        report.extend(
            violations
                .iter()
                .map(|v| format!("against the order of folders: {v}")),
        );
    }
    let argument = std::env::args().nth(1);
    let write = argument.as_deref() == Some("--write");
    report.extend(check_constants(write)?);
    report.extend(check_folders()?);
    if let Some(text) = argument.filter(|_| !write) {
        report.retain(|problem| problem.contains(&text));
    }
    for problem in &report {
        println!("{problem}");
    }
    println!(
        "cycles, imports against the order, tables that differ: {}",
        report.len()
    );
    Ok(if report.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// The page with the table of constants, and the marks around the table.
const TOLERANCES: &str = "docs/tolerances.md";
const BEGIN: &str = "<!-- cargo run -p sat2d-layout -- --write -->\n";
const END: &str = "<!-- end -->";
/// The crates whose constants are listed, each with the prefix of its file names. The numbers of
/// `compat` belong to the originals and are no tolerances.
const CRATES: [(&str, &str); 4] = [
    ("", "sat2d-base"),
    ("", "sat2d-core"),
    ("sat2d-decompose/src/", "sat2d-decompose"),
    ("sat2d-world/src/", "sat2d-world"),
];

/// Whether the table of constants is that of the sources; writes it if asked to.
fn check_constants(write: bool) -> Result<Option<String>> {
    let root = workspace_root()?;
    let page = root.join(TOLERANCES);
    let text = std::fs::read_to_string(&page).context(TOLERANCES)?;
    let proofs = std::fs::read_to_string(root.join("docs/exactness.md"))?;
    let folders = CRATES.map(|(prefix, name)| (prefix, root.join("crates").join(name).join("src")));
    let table = constants_table(&folders, &proofs)?;
    let (before, rest) = text.split_once(BEGIN).context("no table of constants")?;
    let (found, after) = rest.split_once(END).context("no end of the table")?;
    if found == table {
        return Ok(None);
    }
    if write {
        std::fs::write(&page, format!("{before}{BEGIN}{table}{END}{after}"))?;
        return Ok(None);
    }
    Ok(Some(format!(
        "{TOLERANCES} is not that of the sources: --write"
    )))
}

/// The page with the tables of folders, and the heading above each table.
const ARCHITECTURE: &str = "docs/architecture.md";
const FOLDERS: [(&str, Order); 2] = [
    ("\n### Folders of `sat2d-base`\n", BASE),
    ("\n### Folders of `sat2d-core`\n", CORE),
];

/// The tables of folders that are not the order that is checked.
fn check_folders() -> Result<Vec<String>> {
    let text = std::fs::read_to_string(workspace_root()?.join(ARCHITECTURE))?;
    let mut problems = Vec::new();
    for (heading, order) in &FOLDERS {
        problems.extend(check_table(&text, heading, order)?);
    }
    Ok(problems)
}

/// Whether the table below a heading is an order.
fn check_table(text: &str, heading: &str, order: &Order) -> Result<Option<String>> {
    let (_, section) = text.split_once(heading).context(heading.to_owned())?;
    let lines = section
        .lines()
        .skip_while(|line| !line.starts_with("| --- |"));
    let rows = lines.skip(1).take_while(|line| line.starts_with('|'));
    let names = |row: &str| -> Vec<String> {
        let cell = row.split('|').nth(1).unwrap_or_default();
        cell.split('`')
            .skip(1)
            .step_by(2)
            .map(str::to_owned)
            .collect()
    };
    let found: Vec<Vec<String>> = rows.map(names).collect();
    let expected: Vec<Vec<&str>> = order.levels.iter().map(|level| level.to_vec()).collect();
    Ok((found != expected).then(|| {
        let folder = order.folder;
        format!("the folders of {folder} in {ARCHITECTURE} are not in the order that is checked")
    }))
}

fn workspace_root() -> Result<PathBuf> {
    let metadata = MetadataCommand::new().no_deps().exec();
    Ok(metadata.context("cargo metadata")?.workspace_root.into())
}

/// The imports of all targets of the workspace and of its C and C++ files. Paths are relative to
/// the root of the workspace.
fn workspace() -> Result<Graph> {
    let metadata = MetadataCommand::new()
        .no_deps()
        .exec()
        .context("cargo metadata")?;
    let root = metadata.workspace_root.as_std_path();
    let read = |path: &Path| read_file(&root.join(path));
    let below = |target: &Target| -> Result<PathBuf> {
        let path = target.src_path.as_std_path().strip_prefix(root);
        Ok(path.context("outside the workspace")?.to_owned())
    };
    let packages = metadata.workspace_packages();
    let mut libraries = Vec::new();
    let mut methods = BTreeMap::new();
    for package in &packages {
        for target in package.targets.iter().filter(|target| target.is_lib()) {
            let sources = Sources::read(&below(target)?, &read)?;
            methods.insert(package.name.to_string(), sources.method_names());
            libraries.push((package, sources));
        }
    }
    let foreign = |package: &Package| -> BTreeSet<String> {
        let used = package.dependencies.iter();
        used.filter(|used| used.name != package.name.as_str())
            .filter_map(|used| methods.get(&used.name))
            .flatten()
            .cloned()
            .collect()
    };
    let mut graph = Graph::default();
    for (package, sources) in libraries {
        graph.merge(sources.imports(&foreign(package)));
    }
    for package in &packages {
        let foreign = foreign(package);
        for target in package.targets.iter().filter(|target| !target.is_lib()) {
            graph.merge(Sources::read(&below(target)?, &read)?.imports(&foreign));
        }
    }
    let mut files = Vec::new();
    for folder in C_FOLDERS {
        c_files(root, Path::new(folder), &mut files)?;
    }
    graph.merge(includes(&files, &[PathBuf::from("include")], &read));
    Ok(graph)
}

/// The C and C++ files below a folder.
fn c_files(root: &Path, folder: &Path, found: &mut Vec<PathBuf>) -> Result<()> {
    for entry in
        std::fs::read_dir(root.join(folder)).with_context(|| folder.display().to_string())?
    {
        let entry = entry?;
        let path = folder.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            c_files(root, &path, found)?;
        } else if path.extension().is_some_and(|ending| {
            ["c", "h", "cpp", "hpp"]
                .iter()
                .any(|known| ending == *known)
        }) {
            found.push(path);
        }
    }
    Ok(())
}
