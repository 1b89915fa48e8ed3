//! The readers of the `sat2d` command: polygons as GeoJSON, WKT, CSV, SVG and path data, scenes,
//! and tables. The first byte chooses the reader, by the extension of a file.
//!
//! Nothing panics, and what was read is the same after it was written and read again.
#![no_main]
#![allow(dead_code)] // The commands use more of the readers.

#[path = "../../crates/sat2d-cli/src/csv/mod.rs"]
mod csv;
#[path = "../../crates/sat2d-cli/src/files.rs"]
mod files;
#[path = "../../crates/sat2d-cli/src/polygons/mod.rs"]
mod polygons;
#[path = "../readers/round_trip.rs"]
mod round_trip;
#[path = "../../crates/sat2d-cli/src/scene/mod.rs"]
mod scene;
#[path = "../../crates/sat2d-cli/src/sprites/mod.rs"]
mod sprites;
#[path = "../../crates/sat2d-cli/src/touching.rs"]
mod touching;
#[path = "../../crates/sat2d-cli/src/words.rs"]
mod words;
#[path = "../../crates/sat2d-cli/src/xml.rs"]
mod xml;

use libfuzzer_sys::fuzz_target;
use polygons::read::Reading;
use std::path::{Path, PathBuf};

const EXTENSIONS: [&str; 7] = ["", "json", "wkt", "csv", "svg", "scene", "table"];
const READING: Reading = Reading {
    svg: polygons::svg::Options {
        tolerance: 0.1,
        strokes: true,
    },
    repair: None,
};

fuzz_target!(|data: &[u8]| {
    let Some((&first, text)) = data.split_first() else {
        return;
    };
    match EXTENSIONS[usize::from(first) % EXTENSIONS.len()] {
        "scene" => {
            // images would be other files than this input
            let text = str::from_utf8(text).ok().filter(|t| !t.contains("image"));
            let folder = Path::new("");
            if let Some(scene) = text.and_then(|t| scene::placed::Scene::parse(t, folder).ok()) {
                round_trip::scene(&scene);
            }
        }
        "table" => round_trip::table(text),
        extension => polygon_file(text, extension),
    }
});

/// Reads polygons from a file, as the command does.
fn polygon_file(text: &[u8], extension: &str) {
    let path = file(extension);
    std::fs::write(&path, text).expect("a file in the folder for temporary files");
    let Ok(source) = polygons::read::read(&path, &READING) else {
        return;
    };
    for input in source.inputs {
        if let Ok(rings) = input.rings {
            round_trip::polygon(&rings, |text, extension| {
                let path = file(extension);
                std::fs::write(&path, text).expect("a file in the folder for temporary files");
                let source = polygons::read::read(&path, &READING);
                let source = source.unwrap_or_else(|error| panic!("{error}: {text}"));
                let rings = source.inputs.into_iter().map(|input| input.rings);
                rings
                    .collect::<Result<_, _>>()
                    .unwrap_or_else(|error| panic!("{error}: {text}"))
            });
        }
    }
}

/// One file for each process and reader.
fn file(extension: &str) -> PathBuf {
    let name = format!("sat2d-readers-{}", std::process::id());
    std::env::temp_dir().join(name).with_extension(extension)
}
