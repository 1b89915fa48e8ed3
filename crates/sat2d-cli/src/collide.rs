//! `sat2d collide`: the verdict on every pair of bodies in a scene, as a table, as JSON and as a picture.

use crate::scene::Scene;
use crate::svg;
use anyhow::Context;
use sat2d::{PlaceError, Placed, Relation};
use serde::Serialize;
use std::io::Write;
use std::path::Path;

/// What is known of a scene when every pair has been asked about.
pub struct Collisions {
    /// The bodies' indices, in scene order, the first below the second, and the verdict.
    pub pairs: Vec<(usize, usize, Relation)>,
}

impl Collisions {
    /// Asks about every pair.
    pub fn of(scene: &Scene) -> Result<Collisions, PlaceError> {
        let placed = scene
            .bodies
            .iter()
            .map(|body| scene.shapes[body.shape].1.place(&body.transform))
            .collect::<Result<Vec<Placed<'_>>, _>>()?;
        let mut pairs = Vec::with_capacity(placed.len() * placed.len().saturating_sub(1) / 2);
        for (first, a) in placed.iter().enumerate() {
            for (second, b) in placed.iter().enumerate().skip(first + 1) {
                pairs.push((first, second, a.relation(b)));
            }
        }
        Ok(Collisions { pairs })
    }

    /// How many pairs have this verdict.
    pub fn count(&self, relation: Relation) -> usize {
        self.pairs.iter().filter(|pair| pair.2 == relation).count()
    }
}

/// The word for a verdict in tables, JSON and pictures.
pub fn word(relation: Relation) -> &'static str {
    match relation {
        Relation::Disjoint => "disjoint",
        Relation::Touching => "touching",
        Relation::Overlapping => "overlapping",
    }
}

/// Reads a scene, asks about every pair, and writes what is wanted.
pub fn run(
    path: &Path,
    json: bool,
    picture: Option<&Path>,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let text = std::fs::read_to_string(path).with_context(|| path.display().to_string())?;
    let scene = Scene::parse(&text).with_context(|| path.display().to_string())?;
    let collisions = Collisions::of(&scene).with_context(|| path.display().to_string())?;
    if let Some(picture) = picture {
        let drawing = svg::draw_scene(&scene, &collisions);
        std::fs::write(picture, drawing).with_context(|| picture.display().to_string())?;
    }
    if json {
        write_json(&scene, &collisions, out)
    } else {
        write_table(&scene, &collisions, out)
    }
}

fn write_table(scene: &Scene, collisions: &Collisions, out: &mut impl Write) -> anyhow::Result<()> {
    let names = || scene.bodies.iter().map(|body| body.name.as_str());
    let width = names().map(|name| name.chars().count()).max().unwrap_or(0);
    for &(a, b, relation) in &collisions.pairs {
        let (a, b) = (&scene.bodies[a].name, &scene.bodies[b].name);
        writeln!(out, "{a:width$}  {b:width$}  {}", word(relation))?;
    }
    let counts: Vec<String> = [
        Relation::Overlapping,
        Relation::Touching,
        Relation::Disjoint,
    ]
    .iter()
    .map(|&relation| format!("{} {}", collisions.count(relation), word(relation)))
    .collect();
    let (bodies, pairs) = (scene.bodies.len(), collisions.pairs.len());
    writeln!(out, "{bodies} bodies, {pairs} pairs: {}", counts.join(", "))?;
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
}

fn write_json(scene: &Scene, collisions: &Collisions, out: &mut impl Write) -> anyhow::Result<()> {
    let bodies = scene.bodies.iter().map(|body| JsonBody {
        name: &body.name,
        shape: &scene.shapes[body.shape].0,
        matrix: body.transform.to_array(),
        mirrored: body.transform.is_mirrored(),
    });
    let pairs = collisions.pairs.iter().map(|&(a, b, relation)| JsonPair {
        a: &scene.bodies[a].name,
        b: &scene.bodies[b].name,
        relation: word(relation),
    });
    let report = JsonReport {
        bodies: bodies.collect(),
        pairs: pairs.collect(),
    };
    serde_json::to_writer_pretty(&mut *out, &report)?;
    writeln!(out)?;
    Ok(())
}
