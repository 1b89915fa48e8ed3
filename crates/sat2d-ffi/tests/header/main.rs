//! The headers match the sources. cbindgen generates `include/sat2d.h`, one section for each file,
//! with the text at the top of the file as its introduction. `include/sat2d_bindings.h` declares
//! the same without comments and preprocessor.
//!
//! `SAT2D_UPDATE_HEADER=1 cargo test -p sat2d-ffi --test header` writes the headers; without the
//! variable they are compared.

mod bindings;
#[path = "../../../sat2d/tests/common/source_files.rs"]
mod source_files;

use cbindgen::{Builder, Config};
use source_files::files;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The sections of the header in their order, each with the file of `src` that it is made of. C
/// requires that a thing is declared before it is used.
const SECTIONS: [(&str, &str); 69] = [
    ("status", "base/status"),
    ("version", "base/version"),
    ("memory", "base/memory"),
    ("geometry", "base/geometry"),
    ("error_details", "base/error_details"),
    ("transform", "base/transform"),
    ("polygon", "shape/polygon"),
    ("multipolygon", "shape/multipolygon"),
    ("simplify", "shape/simplify"),
    ("decompose", "shape/decompose"),
    ("decomposer", "shape/decomposer"),
    ("decompose_many", "shape/decompose_many"),
    ("approximate", "shape/approximate"),
    ("shape", "shape/handle"),
    ("shape_new", "shape/constructors"),
    ("shape_tiles", "shape/tiles"),
    ("shape_chain", "shape/chain"),
    ("shape_properties", "shape/properties"),
    ("mask", "shape/mask/handle"),
    ("mask_pixels", "shape/mask/pixels"),
    ("mask_overlap", "shape/mask/overlap"),
    ("mask_outlines", "shape/mask/outlines"),
    ("relation", "query/relation"),
    ("contact", "query/contact"),
    ("distance", "query/distance"),
    ("containment", "query/containment"),
    ("separation", "query/separation"),
    ("cast", "query/cast"),
    ("sweep", "query/sweep"),
    ("resolve", "query/resolve"),
    ("batch_rectangles", "batch/rectangles"),
    ("batch_pairs", "batch/pairs"),
    ("world", "world/handle"),
    ("body", "world/body"),
    ("world_insert", "world/insert"),
    ("world_compound", "world/compound"),
    ("world_access", "world/access"),
    ("world_change", "world/change"),
    ("world_step", "world/step"),
    ("world_refusal", "world/refusal"),
    ("world_response", "world/response"),
    ("world_character", "world/character"),
    ("world_filter", "world/filter"),
    ("world_query", "world/query"),
    ("world_query_each", "world/query_each"),
    ("world_nearest", "world/nearest"),
    ("world_cast", "world/cast"),
    ("world_save", "world/save"),
    ("world_record", "world/record"),
    ("world_draw", "world/draw"),
    ("compat_flash", "compat/flash/rect_collide"),
    ("compat_flash_rectangle", "compat/flash/geom/rectangle"),
    ("compat_flash_point", "compat/flash/geom/point"),
    ("compat_flash_matrix", "compat/flash/geom/matrix"),
    ("compat_flash_stage", "compat/flash/display/stage"),
    ("compat_flash_outline", "compat/flash/display/outline"),
    ("compat_flash_hit_test", "compat/flash/display/hit_test"),
    ("compat_flash_bitmap", "compat/flash/bitmap"),
    ("compat_awt", "compat/awt/corners"),
    ("compat_awt_rectangle", "compat/awt/rectangle"),
    ("compat_awt_line2d", "compat/awt/line2d"),
    ("compat_awt_rectangle2d", "compat/awt/rectangle2d"),
    ("compat_awt_ellipse2d", "compat/awt/ellipse2d"),
    ("compat_awt_polygon", "compat/awt/polygon"),
    ("compat_awt_path2d", "compat/awt/path2d"),
    ("compat_awt_transform", "compat/awt/transform"),
    ("compat_pygame", "compat/pygame"),
    ("compat_xywh", "compat/xywh"),
    ("compat_typescript", "compat/typescript"),
];

#[test]
fn the_header_is_what_the_sources_say() {
    check("sat2d.h", &generate());
}

#[test]
fn the_header_for_bindings_declares_the_same() {
    let header = generate();
    let bindings = bindings::strip(&header);
    check("sat2d_bindings.h", &bindings);
    for line in bindings.lines() {
        assert!(!line.starts_with('#'), "a preprocessor line: {line}");
    }
}

/// Writes a header or compares it with the one checked in.
fn check(name: &str, fresh: &str) {
    let path = root().join("include").join(name);
    if env::var_os("SAT2D_UPDATE_HEADER").is_some() {
        fs::write(&path, fresh).expect("the header can be written");
    }
    let checked_in = fs::read_to_string(&path).expect("the header can be read");
    let same = |(a, b): &(&str, &str)| a == b;
    let line = fresh
        .lines()
        .zip(checked_in.lines())
        .take_while(same)
        .count()
        + 1;
    assert!(
        fresh == checked_in,
        "include/{name} is stale from line {line} on; write it with\n\
         SAT2D_UPDATE_HEADER=1 cargo test -p sat2d-ffi --test header"
    );
}

#[test]
fn every_exported_function_is_in_the_headers() {
    let header = generate();
    let bindings = bindings::strip(&header);
    let mut count = 0;
    for path in files(&sources()) {
        let text = fs::read_to_string(&path).expect("the source can be read");
        for exported in text.split("#[unsafe(no_mangle)]").skip(1) {
            let name = exported
                .split_once("fn ")
                .and_then(|(_, rest)| rest.split_once('('))
                .map(|(name, _)| name)
                .expect("an exported function has a name");
            for text in [&header, &bindings] {
                assert!(
                    text.contains(&format!(" {name}(")) || text.contains(&format!("*{name}(")),
                    "{name} of {} is not in a header",
                    path.display()
                );
            }
            count += 1;
        }
    }
    assert!(count > 100, "only {count} exported functions were found");
}

fn generate() -> String {
    let config = Config::from_file(root().join("cbindgen.toml").to_str().expect("a plain path"))
        .expect("cbindgen.toml can be read");
    let guard = config.include_guard.as_deref().expect("a guard is set");
    let mut text = String::new();
    let header = config.header.as_deref().expect("a header is set").trim();
    writeln!(text, "{header}\n#ifndef {guard}\n#define {guard}\n").unwrap();
    for include in &config.sys_includes {
        writeln!(text, "#include <{include}>").unwrap();
    }
    text.push_str("\n#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n");
    for (name, file) in SECTIONS {
        text.push_str(&section(&config, name, file));
    }
    let trailer = config.trailer.as_deref().expect("a trailer is set").trim();
    writeln!(text, "{trailer}\n").unwrap();
    writeln!(
        text,
        "#ifdef __cplusplus\n}} // extern \"C\"\n#endif\n\n#endif // {guard}"
    )
    .unwrap();
    text
}

/// One source file as a section: its own text as the introduction, then its items.
fn section(config: &Config, name: &str, file: &str) -> String {
    let path = sources().join(file).with_extension("rs");
    let source = fs::read_to_string(&path).expect("the source can be read");
    let mut intro = source
        .lines()
        .map_while(|line| line.strip_prefix("//!"))
        .map(|line| match line.strip_prefix(' ').unwrap_or(line) {
            "```c" => "@code{.c}",
            "```" => "@endcode",
            line => line,
        });
    let title = intro.next().expect("a section has a title");
    let mut text = format!(
        "/**\n * @defgroup sat_{name} {}\n",
        title.trim_end_matches('.')
    );
    for line in intro {
        writeln!(text, "{}", format!(" * {line}").trim_end()).unwrap();
    }
    text.push_str(" * @{\n */\n\n");
    let bare = Config {
        header: None,
        trailer: None,
        include_guard: None,
        sys_includes: Vec::new(),
        ..config.clone()
    };
    let mut items = Vec::new();
    Builder::new()
        .with_config(bare)
        .with_src(&path)
        .generate()
        .expect("cbindgen understands the source")
        .write(&mut items);
    // A struct keeps its tag, so that it can be declared ahead, but is used without: cbindgen on a
    // single file does so for the structs of other files only.
    let items = String::from_utf8(items)
        .expect("cbindgen writes UTF-8")
        .replace("struct sat_", "sat_")
        .replace("typedef sat_", "typedef struct sat_");
    let items = doxygen_code(&items);
    write!(text, "{}\n\n/** @}} */\n\n", items.trim()).unwrap();
    text
}

/// Fences of examples as Doxygen's commands.
fn doxygen_code(text: &str) -> String {
    text.replace(" * ```c\n", " * @code{.c}\n")
        .replace(" * ```\n", " * @endcode\n")
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn sources() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}
