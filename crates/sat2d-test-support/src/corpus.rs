//! The polygons of `c_tests/polygons`, and of a folder in the same format that an environment
//! variable may name.

use sat2d::DVec2;
use std::path::{Path, PathBuf};

pub struct Fixture {
    pub name: String,
    pub valid: bool,
    pub why: String,
    pub optimal_pieces: Option<usize>,
    pub reflex: Option<usize>,
    pub rings: Vec<Vec<DVec2>>,
}

impl Fixture {
    pub fn slices(&self) -> Vec<&[DVec2]> {
        self.rings.iter().map(Vec::as_slice).collect()
    }
}

/// The polygons in the repository.
pub fn committed() -> Vec<Fixture> {
    let all = read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../c_tests/polygons"));
    assert_eq!(all.len(), 139);
    all
}

/// The valid polygons in the repository and beside it of at most so many vertices, or all of them
/// if an environment variable, `SAT2D_CASES` or `SAT2D_TIMES`, asks for more cases than usual.
pub fn valid_up_to(vertices: usize) -> impl Iterator<Item = Fixture> {
    let asked = ["SAT2D_CASES", "SAT2D_TIMES"].map(super::variable);
    let most = match asked {
        [None, None] => vertices,
        _ => usize::MAX,
    };
    let all = committed().into_iter().chain(extra());
    all.filter(move |f| f.valid && f.rings.concat().len() <= most)
}

/// The polygons of the folder named by SAT2D_EXTRA_POLYGONS, if it is set.
pub fn extra() -> Vec<Fixture> {
    match std::env::var_os("SAT2D_EXTRA_POLYGONS") {
        Some(folder) => read(Path::new(&folder)),
        None => {
            eprintln!(
                "SAT2D_EXTRA_POLYGONS names no folder: only the committed polygons are tested"
            );
            Vec::new()
        }
    }
}

fn read(folder: &Path) -> Vec<Fixture> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|e| e == "geojson"));
    paths.sort();
    paths
        .iter()
        .map(|path| parse(&std::fs::read_to_string(path).unwrap()))
        .collect()
}

fn parse(text: &str) -> Fixture {
    let feature: serde_json::Value = serde_json::from_str(text).unwrap();
    let properties = &feature["properties"];
    let count = |key: &str| properties[key].as_u64().map(|n| n as usize);
    let ring = |ring: &serde_json::Value| -> Vec<DVec2> {
        let point =
            |p: &serde_json::Value| DVec2::new(p[0].as_f64().unwrap(), p[1].as_f64().unwrap());
        ring.as_array().unwrap().iter().map(point).collect()
    };
    Fixture {
        name: properties["name"].as_str().unwrap().to_owned(),
        valid: properties["valid"].as_bool().unwrap(),
        why: properties["why"].as_str().unwrap_or_default().to_owned(),
        optimal_pieces: count("optimal_pieces"),
        reflex: count("reflex"),
        rings: feature["geometry"]["coordinates"]
            .as_array()
            .unwrap()
            .iter()
            .map(ring)
            .collect(),
    }
}
