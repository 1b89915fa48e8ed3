//! The polygons of `c_tests/polygons`, read exactly.

use sat2d::DVec2;
use serde_json::Value;

pub struct Feature {
    pub name: String,
    pub valid: bool,
    pub optimal_pieces: Option<usize>,
    pub rings: Vec<Vec<DVec2>>,
}

impl Feature {
    pub fn rings(&self) -> Vec<&[DVec2]> {
        self.rings.iter().map(Vec::as_slice).collect()
    }
}

/// All features, in the order of their file names.
pub fn corpus() -> Vec<Feature> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../c_tests/polygons");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .expect("the polygons")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "geojson"))
        .collect();
    files.sort();
    files
        .iter()
        .map(|path| {
            let text = std::fs::read_to_string(path).expect("a file");
            let value: Value = serde_json::from_str(&text).expect("JSON");
            let number = |v: &Value| v.as_f64().expect("a number");
            let point = |p: &Value| DVec2::new(number(&p[0]), number(&p[1]));
            let ring = |r: &Value| r.as_array().expect("a ring").iter().map(point).collect();
            let properties = &value["properties"];
            Feature {
                name: properties["name"].as_str().expect("a name").to_string(),
                valid: properties["valid"].as_bool().expect("valid"),
                optimal_pieces: properties["optimal_pieces"].as_u64().map(|n| n as usize),
                rings: value["geometry"]["coordinates"]
                    .as_array()
                    .expect("rings")
                    .iter()
                    .map(ring)
                    .collect(),
            }
        })
        .collect()
}
