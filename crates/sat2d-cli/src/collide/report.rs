//! The verdicts and contacts of a scene: a table for people, JSON for programs.

use crate::collide::proof;
use crate::collide::within::{Within, within};
use crate::scene::pairs::{Pair, Pairs};
use crate::scene::placed::Scene;
use crate::words::{count, feature, kind, point, short, word};
use sat2d::Relation;
use sat2d::query::{ContactPoint, Feature, Manifold, Side};
use serde::Serialize;
use serde_json::value::RawValue;
use std::io::Write;

/// The columns of the table of contacts; each is as wide as its widest cell.
const COLUMNS: [&str; 8] = [
    "a", "b", "kind", "features", "normal", "depth", "on a", "on b",
];

/// What is said of a pair besides its verdict.
#[derive(Clone, Copy)]
pub struct Details {
    pub within: bool,
    pub explain: bool,
}

pub fn write_table(
    scene: &Scene,
    pairs: &Pairs,
    (listed, details): (&[Pair], Details),
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let names = || scene.bodies.iter().map(|body| body.name.as_str());
    let width = names().map(|name| name.chars().count()).max().unwrap_or(0);
    for pair in listed {
        let [a, b] = [pair.a, pair.b].map(|body| &scene.bodies[body].name);
        write!(out, "{a:width$}  {b:width$}  {}", word(pair.relation))?;
        if details.within
            && let Some(found) = within(scene, pair)?
        {
            let (inner, outer) = (found.inner, found.outer);
            write!(out, "  {inner} within {outer}: {}", found.containment)?;
        }
        if details.explain {
            write!(out, "  {}", proof::words(scene, pair))?;
        }
        writeln!(out)?;
    }
    let counts: Vec<String> = [
        Relation::Overlapping,
        Relation::Touching,
        Relation::Disjoint,
    ]
    .iter()
    .map(|&relation| format!("{} {}", pairs.count(relation), word(relation)))
    .collect();
    let (bodies, all) = (
        count(scene.bodies.len(), "body"),
        count(pairs.count, "pair"),
    );
    writeln!(out, "{bodies}, {all}: {}", counts.join(", "))?;

    let mut rows = vec![COLUMNS.map(str::to_owned)];
    for (pair, contacts) in pairs.with_contacts() {
        let contacts = contacts.iter();
        rows.extend(contacts.flat_map(|contact| contact_rows(scene, pair, contact)));
    }
    if rows.len() > 1 {
        writeln!(out)?;
        write_aligned(&rows, out)?;
    }
    Ok(())
}

/// A row for each point of a contact; the first one has the cells of the whole contact.
fn contact_rows(scene: &Scene, pair: &Pair, contact: &Manifold) -> Vec<[String; 8]> {
    let named = |(word, number): (&str, u32)| format!("{word} {number}");
    let [a, b] = [contact.feature_a, contact.feature_b].map(|of| named(feature(of)));
    let whole = [
        scene.bodies[pair.a].name.clone(),
        scene.bodies[pair.b].name.clone(),
        kind(contact.kind()).to_owned(),
        format!("{a} – {b}"),
        point(contact.normal),
    ];
    let row = |(index, at): (usize, &ContactPoint)| {
        let own = [short(at.depth, 6), point(at.on_a), point(at.on_b)];
        let shared = if index == 0 {
            whole.clone()
        } else {
            Default::default()
        };
        let cells = shared.into_iter().chain(own).collect::<Vec<_>>();
        cells.try_into().expect("5 and 3 are 8")
    };
    contact.points().iter().enumerate().map(row).collect()
}

fn write_aligned(rows: &[[String; 8]], out: &mut impl Write) -> anyhow::Result<()> {
    let widths: [usize; 8] = std::array::from_fn(|column| {
        let cells = rows.iter().map(|row| row[column].chars().count());
        cells.max().unwrap_or(0)
    });
    for row in rows {
        let cells = row.iter().zip(widths);
        let line: Vec<String> = cells
            .map(|(cell, width)| format!("{cell:width$}"))
            .collect();
        writeln!(out, "{}", line.join("  ").trim_end())?;
    }
    Ok(())
}

#[derive(Serialize)]
struct JsonReport<'a> {
    bodies: Vec<JsonBody<'a>>,
    pairs: Vec<JsonPair<'a>>,
}

#[derive(Serialize)]
struct JsonBody<'a> {
    name: &'a str,
    shape: &'a str,
    matrix: [f64; 6],
    mirrored: bool,
}

#[derive(Serialize)]
struct JsonPair<'a> {
    a: &'a str,
    b: &'a str,
    relation: &'static str,
    /// `None` if nobody asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    within: Option<Option<Within<'a>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    contacts: Option<Vec<JsonContact>>,
    /// `None` if nobody asked; inside, `None` if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    proof: Option<Option<Box<RawValue>>>,
}

#[derive(Serialize)]
struct JsonContact {
    kind: &'static str,
    normal: [f64; 2],
    depth: f64,
    feature_a: JsonFeature,
    feature_b: JsonFeature,
    reference: Option<&'static str>,
    points: Vec<JsonPoint>,
}

#[derive(Serialize)]
struct JsonPoint {
    on_a: [f64; 2],
    on_b: [f64; 2],
    depth: f64,
    feature_a: JsonFeature,
    feature_b: JsonFeature,
}

#[derive(Serialize)]
struct JsonFeature {
    kind: &'static str,
    number: u32,
}

impl From<Feature> for JsonFeature {
    fn from(of: Feature) -> Self {
        let (kind, number) = feature(of);
        JsonFeature { kind, number }
    }
}

impl From<&ContactPoint> for JsonPoint {
    fn from(point: &ContactPoint) -> Self {
        JsonPoint {
            on_a: point.on_a.to_array(),
            on_b: point.on_b.to_array(),
            depth: point.depth,
            feature_a: point.feature_a.into(),
            feature_b: point.feature_b.into(),
        }
    }
}

impl From<&Manifold> for JsonContact {
    fn from(contact: &Manifold) -> Self {
        JsonContact {
            kind: kind(contact.kind()),
            normal: contact.normal.to_array(),
            depth: contact.depth,
            feature_a: contact.feature_a.into(),
            feature_b: contact.feature_b.into(),
            reference: contact.reference.map(|side| match side {
                Side::A => "a",
                Side::B => "b",
            }),
            points: contact.points().iter().map(JsonPoint::from).collect(),
        }
    }
}

pub fn write_json(
    scene: &Scene,
    listed: &[Pair],
    details: Details,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let bodies = scene.bodies.iter().map(|body| JsonBody {
        name: &body.name,
        shape: &scene.shapes[body.shape].0,
        matrix: body.transform.to_array(),
        mirrored: body.transform.is_mirrored(),
    });
    let pairs = listed.iter().map(|pair| {
        let within = details.within.then(|| within(scene, pair)).transpose()?;
        let contacts = pair.contacts.as_ref();
        Ok(JsonPair {
            a: &scene.bodies[pair.a].name,
            b: &scene.bodies[pair.b].name,
            relation: word(pair.relation),
            within,
            contacts: contacts.map(|contacts| contacts.iter().map(JsonContact::from).collect()),
            proof: details.explain.then(|| proof::json(scene, pair)),
        })
    });
    let report = JsonReport {
        bodies: bodies.collect(),
        pairs: pairs.collect::<anyhow::Result<_>>()?,
    };
    serde_json::to_writer_pretty(&mut *out, &report)?;
    writeln!(out)?;
    Ok(())
}
