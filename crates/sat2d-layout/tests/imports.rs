//! Small made-up trees: what counts as an import, which cycles are found, which order is broken.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use sat2d_layout::{Graph, Order, Sources, Violation, imports, includes};

type Tree<'a> = [(&'a str, &'a str)];

fn reader(tree: &Tree) -> impl Fn(&Path) -> Option<String> {
    let files: BTreeMap<PathBuf, String> = tree
        .iter()
        .map(|(path, text)| (PathBuf::from(path), (*text).to_owned()))
        .collect();
    move |path: &Path| files.get(path).cloned()
}

fn graph(tree: &Tree) -> Graph {
    imports(Path::new(tree[0].0), &reader(tree)).expect("the tree parses")
}

/// The imports as `importer -> definer: names`.
fn list(graph: &Graph) -> Vec<String> {
    graph
        .imports()
        .map(|(importer, definer, names)| {
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            format!(
                "{} -> {}: {}",
                importer.display(),
                definer.display(),
                names.join(", ")
            )
        })
        .collect()
}

fn cycles(graph: &Graph) -> Vec<Vec<String>> {
    let paths = |files: Vec<PathBuf>| {
        files
            .iter()
            .map(|path| path.display().to_string())
            .collect()
    };
    graph
        .cycles()
        .into_iter()
        .map(|cycle| paths(cycle.files))
        .collect()
}

#[test]
fn declaring_and_re_exporting_a_child_is_not_an_import() {
    let graph = graph(&[
        ("lib.rs", "mod a; pub use a::f; pub(crate) use a::*;"),
        ("a.rs", "use crate::A; pub fn f() {} struct B(A);"),
    ]);
    assert_eq!(list(&graph), Vec::<String>::new(), "nothing defines `A`");
}

#[test]
fn a_child_that_uses_what_its_user_defines_is_a_cycle() {
    let graph = graph(&[
        ("lib.rs", "mod shape;"),
        (
            "shape/mod.rs",
            "mod hull; pub struct Kind; fn f() { hull::new() }",
        ),
        ("shape/hull.rs", "use super::Kind; pub fn new() {}"),
    ]);
    assert_eq!(cycles(&graph), [["shape/hull.rs", "shape/mod.rs"]]);
    let message = graph.cycles()[0].to_string();
    assert!(
        message.contains("shape/hull.rs -> shape/mod.rs: Kind"),
        "{message}"
    );
    assert!(
        message.contains("shape/mod.rs -> shape/hull.rs: new"),
        "{message}"
    );
}

#[test]
fn a_child_may_use_what_is_defined_in_a_facade_that_does_not_use_the_child() {
    let graph = graph(&[
        ("lib.rs", "mod shape; pub use shape::*;"),
        (
            "shape/mod.rs",
            "mod hull; pub struct Kind; pub use hull::new;",
        ),
        ("shape/hull.rs", "use super::Kind; pub fn new() {}"),
    ]);
    assert_eq!(list(&graph), ["shape/hull.rs -> shape/mod.rs: Kind"]);
    assert!(graph.cycles().is_empty());
}

#[test]
fn re_exports_lead_to_the_defining_file() {
    let graph = graph(&[
        ("lib.rs", "mod a; mod b; mod c; pub use b::Renamed;"),
        (
            "a.rs",
            "use crate::Renamed; use crate::b::inner::*; fn f(_: Renamed) { g() }",
        ),
        (
            "b.rs",
            "pub mod inner { pub use crate::c::g; } pub use crate::c::Item as Renamed;",
        ),
        ("c.rs", "pub struct Item; pub fn g() {}"),
    ]);
    assert_eq!(list(&graph), ["a.rs -> c.rs: Renamed, g"]);
}

#[test]
fn cycles_of_several_files_are_found_apart() {
    let graph = graph(&[
        ("lib.rs", "mod a; mod b; mod c; mod d; mod e; mod f;"),
        ("a.rs", "use crate::b::B; pub struct A;"),
        ("b.rs", "use crate::c::C; pub struct B;"),
        ("c.rs", "use crate::{a::A, f::F}; pub struct C;"),
        ("d.rs", "use crate::e::E; use crate::a::A; pub struct D;"),
        ("e.rs", "pub struct E; pub fn f() -> crate::d::D {}"),
        ("f.rs", "pub struct F;"),
    ]);
    assert_eq!(
        cycles(&graph),
        [vec!["a.rs", "b.rs", "c.rs"], vec!["d.rs", "e.rs"]]
    );
}

#[test]
fn types_expressions_patterns_and_macro_arguments_count() {
    let from_b = |text: &str| {
        let items = "pub struct S; pub enum V { A } pub const C: u8 = 0; pub fn f() {}";
        list(&graph(&[
            ("lib.rs", "mod a; mod b;"),
            ("a.rs", items),
            ("b.rs", text),
        ]))
    };
    for (text, name) in [
        ("struct T(crate::a::S);", "S"),
        ("impl Clone for super::a::S {}", "S"),
        ("fn g() { crate::a::f(); }", "f"),
        ("use crate::a; fn g() { a::f(); }", "f"),
        ("use super::*; fn g() { a::f(); }", "f"),
        ("fn g() { use crate::a::f; }", "f"),
        ("fn g(x: u8) { match x { crate::a::C => {} _ => {} } }", "C"),
        (
            "use crate::a::*; fn g(x: u8) { match x { C => {} _ => {} } }",
            "C",
        ),
        ("fn g() { assert_eq!(1, crate::a::f()); }", "f"),
        ("fn g() { vec![Some(crate::a::V::A)]; }", "V"),
        ("use crate::a::V::A;", "V"),
        ("use crate::a::{self as x}; fn g() { x::f() }", "f"),
        ("mod inner { fn g() { crate::a::f() } }", "f"),
        ("mod inner { fn g() { super::super::a::f() } }", "f"),
    ] {
        assert_eq!(from_b(text), [format!("b.rs -> a.rs: {name}")], "{text}");
    }
    for text in [
        "use crate::a;",
        "pub use crate::a::f;",
        "pub(crate) use crate::a::*;",
        "#[cfg(test)] mod tests { use crate::a::f; }",
        "#[cfg(test)] use crate::a::f;",
        "#[cfg(test)] fn g() { crate::a::f() }",
        "use crate::a::*; fn g(f: u8) -> u8 { f }",
        "use crate::a::*; fn g() { let f = 1; dbg!(f); }",
        "fn g(x: T) { x.f(); x.a.f(); println!(\"{}\", x.f); }",
        "/// [`crate::a::f`]\nstruct T;",
        "use other::a::f; fn g() { f(); ::a::f(); }",
    ] {
        assert_eq!(from_b(text), Vec::<String>::new(), "{text}");
    }
}

#[test]
fn a_macro_counts_as_an_import_of_the_file_that_defines_it() {
    let graph = graph(&[
        ("lib.rs", "#[macro_use] mod a; mod b; mod c;"),
        (
            "a.rs",
            "macro_rules! twice { ($x:expr) => { $crate::c::add($x, $x) } }",
        ),
        ("b.rs", "pub fn f() { twice!(1); }"),
        ("c.rs", "pub fn add() {}"),
    ]);
    assert_eq!(list(&graph), ["a.rs -> c.rs: add", "b.rs -> a.rs: twice"]);
}

#[test]
fn files_are_found_where_rust_finds_them() {
    let graph = graph(&[
        (
            "tests/all/main.rs",
            "mod a; #[path = \"../shared/b.rs\"] mod b; mod c { mod d; }",
        ),
        ("tests/all/a.rs", "mod e; use crate::b::B;"),
        ("tests/all/a/e/mod.rs", "use crate::b::B;"),
        ("tests/shared/b.rs", "pub struct B;"),
        ("tests/all/c/d.rs", "use crate::b::B;"),
    ]);
    let importers: Vec<_> = graph.imports().map(|(importer, ..)| importer).collect();
    let expected = ["tests/all/a/e/mod.rs", "tests/all/a.rs", "tests/all/c/d.rs"];
    assert_eq!(importers, expected.map(Path::new));
}

#[test]
fn methods_of_other_crates_are_no_imports() {
    let tree = [
        ("lib.rs", "mod a; mod b { mod user; }"),
        ("a.rs", "mod split; pub struct A;"),
        (
            "a/split.rs",
            "use super::A; impl A { pub fn entry(&self) {} }",
        ),
        ("b/user.rs", "fn f(x: X) { x.entry() }"),
    ];
    let other = [(
        "lib.rs",
        "pub struct X; impl X { pub fn entry(&self) {} pub fn new() {} }",
    )];
    let sources = |tree| Sources::read(Path::new("lib.rs"), &reader(tree)).expect("it parses");
    let foreign = sources(&other).method_names();
    assert!(foreign.iter().eq(["entry"]));
    let user = Path::new("b/user.rs");
    let imported = |foreign: &BTreeSet<String>| {
        let graph = sources(&tree).imports(foreign);
        graph.names(user, Path::new("a/split.rs")).len()
    };
    assert_eq!(imported(&BTreeSet::new()), 1);
    assert_eq!(imported(&foreign), 0);
}

#[test]
fn a_missing_file_is_an_error() {
    let tree = [("lib.rs", "mod a;")];
    let error = imports(Path::new("lib.rs"), &reader(&tree)).unwrap_err();
    assert_eq!(error.to_string(), "lib.rs: no file for `mod a;`");
}

const ORDER: Order = Order {
    folder: "src",
    levels: &[&["num"], &["a", "b"], &["c"]],
    apart: &[("compat", &["num"])],
};

#[test]
fn imports_up_the_order_are_found() {
    let graph = graph(&[
        (
            "src/lib.rs",
            "mod num; mod a; mod b; mod c; mod compat; fn f() { c::g() }",
        ),
        ("src/num.rs", "pub fn zero() {}"),
        (
            "src/a.rs",
            "use crate::num::zero; pub fn a() {} use crate::c::g;",
        ),
        ("src/b/mod.rs", "use crate::a::a;"),
        ("src/c/mod.rs", "mod d; pub fn g() {} use crate::a::a;"),
        ("src/c/d.rs", "use super::g; use crate::compat::old;"),
        (
            "src/compat.rs",
            "use crate::num::zero; use crate::a::a; pub fn old() {}",
        ),
    ]);
    let found: Vec<String> = ORDER
        .violations(&graph)
        .iter()
        .map(Violation::to_string)
        .collect();
    let expected = [
        "src/a.rs -> src/c/mod.rs: g",
        "src/b/mod.rs -> src/a.rs: a",
        "src/c/d.rs -> src/compat.rs: old",
        "src/compat.rs -> src/a.rs: a",
    ];
    assert_eq!(found, expected);
}

#[test]
fn a_folder_without_a_place_in_the_order_is_found() {
    let graph = graph(&[
        ("src/lib.rs", "mod num; mod utils;"),
        ("src/num.rs", "pub fn zero() {}"),
        ("src/utils/mod.rs", "use crate::num::zero;"),
    ]);
    let unplaced = Violation::Unplaced(PathBuf::from("src/utils"));
    assert_eq!(ORDER.violations(&graph), [unplaced]);
}

#[test]
fn headers_that_include_each_other_are_a_cycle() {
    let tree = [
        (
            "c/a.c",
            "#include <stdio.h>\n#include \"a.h\"\n# include \"api.h\"\n",
        ),
        ("c/a.h", "#include \"../c/b.h\"\n"),
        ("c/b.h", "#include \"a.h\"\n#include \"elsewhere.h\"\n"),
        ("include/api.h", "int api(void);\n"),
    ];
    let files: Vec<PathBuf> = tree.iter().map(|(path, _)| PathBuf::from(path)).collect();
    let graph = includes(&files, &[PathBuf::from("include")], &reader(&tree));
    assert_eq!(graph.imports().count(), 4);
    assert_eq!(cycles(&graph), [["c/a.h", "c/b.h"]]);
}

#[test]
fn a_method_of_another_files_type_is_an_import_where_it_is_called() {
    // `contact` imports `distance`, which calls a method that `contact` defines
    let mut tree = [
        ("lib.rs", "mod shape; mod contact; mod distance;"),
        (
            "shape.rs",
            "pub struct Shape; impl Shape { pub fn area(&self) {} }",
        ),
        (
            "contact/mod.rs",
            "use crate::shape::Shape; use crate::distance::closest;
             impl Shape { pub fn deepest(&self) { closest(self) } }",
        ),
        (
            "distance/mod.rs",
            "use crate::shape::Shape; pub fn closest(of: &Shape) { of.area(); of.deepest() }",
        ),
    ];
    assert_eq!(
        cycles(&graph(&tree)),
        [["contact/mod.rs", "distance/mod.rs"]]
    );
    // of two methods with one name, the text does not say which is called
    tree[1].1 = "pub struct Shape; struct Other; impl Other { fn deepest(&self) {} }";
    assert_eq!(cycles(&graph(&tree)), Vec::<Vec<String>>::new());
}
