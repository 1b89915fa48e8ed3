//! Snapshots of the contact for each pair of kinds, in both orders, mirrored and not.

use sat2d::query::{ClosestPoints, Feature, Manifold};
use sat2d::{DVec2, Shape, Transform};
use std::fmt::Write;

fn shapes() -> Vec<(&'static str, Shape)> {
    let at = DVec2::new;
    let house = [
        at(-2.0, -1.0),
        at(2.0, -1.0),
        at(2.0, 1.0),
        at(0.0, 3.0),
        at(-2.0, 1.0),
    ];
    let clockwise: Vec<DVec2> = house.iter().rev().copied().collect();
    vec![
        ("point", Shape::circle(at(0.0, 0.0), 0.0).unwrap()),
        ("circle", Shape::circle(at(0.0, 0.0), 1.0).unwrap()),
        (
            "segment",
            Shape::segment(at(-2.0, 0.0), at(2.0, 0.0)).unwrap(),
        ),
        (
            "capsule",
            Shape::capsule(at(-2.0, 0.0), at(2.0, 0.0), 1.0).unwrap(),
        ),
        ("rectangle", Shape::rectangle(4.0, 2.0).unwrap()),
        ("polygon", Shape::convex_polygon(&house).unwrap()),
        (
            "clockwise polygon",
            Shape::convex_polygon(&clockwise).unwrap(),
        ),
        (
            "rounded polygon",
            Shape::rounded_polygon(&house, 0.5).unwrap(),
        ),
    ]
}

/// A number in short form, without a sign on 0.
fn number(x: f64) -> String {
    let rounded = (x * 1e6).round() / 1e6 + 0.0;
    format!("{rounded}")
}

fn vector(v: DVec2) -> String {
    format!("({}, {})", number(v.x), number(v.y))
}

fn feature(f: Feature) -> String {
    match f {
        Feature::Vertex(k) => format!("v{k}"),
        Feature::Edge(k) => format!("e{k}"),
        Feature::Arc(k) => format!("arc{k}"),
    }
}

fn contact_line(hit: Option<Manifold>) -> String {
    let Some(hit) = hit else { return "none".into() };
    let mut line = format!(
        "{:?} {}-{} ref {:?} normal {} depth {}",
        hit.kind(),
        feature(hit.feature_a),
        feature(hit.feature_b),
        hit.reference,
        vector(hit.normal),
        number(hit.depth)
    );
    for p in hit.points() {
        write!(
            line,
            " | {}-{} {} {} {}",
            feature(p.feature_a),
            feature(p.feature_b),
            vector(p.on_a),
            vector(p.on_b),
            number(p.depth)
        )
        .unwrap();
    }
    line
}

fn distance_line(near: ClosestPoints) -> String {
    format!(
        "{} {}-{} normal {} {} {}",
        number(near.distance),
        feature(near.feature_a),
        feature(near.feature_b),
        vector(near.normal),
        vector(near.on_a),
        vector(near.on_b)
    )
}

/// Every pair of kinds, placed by the two functions.
fn report(
    outer: Transform,
    tb: Transform,
    line: impl Fn(&sat2d::Placed<'_>, &sat2d::Placed<'_>) -> String,
) -> String {
    let shapes = shapes();
    let mut text = String::new();
    for (i, (name_a, a)) in shapes.iter().enumerate() {
        for (name_b, b) in &shapes[i..] {
            let (ta, tb) = (outer, outer.product(&tb).unwrap());
            let (at, bt) = (a.place(&ta).unwrap(), b.place(&tb).unwrap());
            writeln!(text, "{name_a}, {name_b}: {}", line(&at, &bt)).unwrap();
            writeln!(text, "  swapped: {}", line(&bt, &at)).unwrap();
        }
    }
    text
}

fn identity() -> Transform {
    Transform::IDENTITY
}

fn mirror() -> Transform {
    Transform::new(-1.0, 0.0, 0.0, 1.0, 0.0, 0.0).unwrap()
}

fn above() -> Transform {
    Transform::translation(DVec2::new(1.0, 0.75)).unwrap()
}

fn turned() -> Transform {
    Transform::placement_degrees(DVec2::new(1.5, 1.0), 30.0, 1.0, 1.0).unwrap()
}

fn apart() -> Transform {
    Transform::placement_degrees(DVec2::new(7.0, 3.0), 90.0, 1.0, 1.0).unwrap()
}

macro_rules! scenes {
    ($($name:ident: $outer:ident, $inner:ident, $line:expr;)*) => {$(
        #[test]
        fn $name() {
            insta::assert_snapshot!(report($outer(), $inner(), $line));
        }
    )*};
}

scenes! {
    contacts_above: identity, above, |a, b| contact_line(a.contact(b));
    contacts_above_mirrored: mirror, above, |a, b| contact_line(a.contact(b));
    contacts_turned: identity, turned, |a, b| contact_line(a.contact(b));
    contacts_turned_mirrored: mirror, turned, |a, b| contact_line(a.contact(b));
    contacts_at_one_place: identity, identity, |a, b| contact_line(a.contact(b));
    distances: identity, apart, |a, b| distance_line(a.distance(b));
    distances_mirrored: mirror, apart, |a, b| distance_line(a.distance(b));
}
