//! The results: a table for people, and JSON.

use super::arguments::{Arguments, Neighbours};
use crate::deviation::Deviation;
use crate::polygons::cut::Outcome;
use crate::sprites::sprite::Sprite;
use crate::words::count;
use serde::Serialize;
use std::io::Write;

/// The columns after the name; each is as wide as its widest cell.
const COLUMNS: [&str; 6] = ["size", "pixels", "outlines", "holes", "corners", "pieces"];

pub fn write_table(sprites: &[Sprite], out: &mut impl Write) -> anyhow::Result<()> {
    let rows: Vec<[String; 6]> = sprites.iter().map(cells).collect();
    let widths: [usize; 6] = std::array::from_fn(|column| {
        let cells = rows.iter().map(|row| row[column].len());
        cells.max().unwrap_or(0).max(COLUMNS[column].len())
    });
    let names = sprites.iter().map(|sprite| sprite.name.chars().count());
    let width = names.max().unwrap_or(0).max("name".len());
    let line = |name: &str, row: [&str; 6]| {
        let cells = row.iter().zip(widths);
        let cells = cells.map(|(cell, width)| format!("  {cell:>width$}"));
        format!("{name:width$}{}", cells.collect::<String>())
    };
    writeln!(out, "{}", line("name", COLUMNS))?;
    for (sprite, row) in sprites.iter().zip(&rows) {
        writeln!(
            out,
            "{}",
            line(&sprite.name, row.each_ref().map(String::as_str))
        )?;
    }
    let sum = |of: fn(&Sprite) -> usize| sprites.iter().map(of).sum::<usize>();
    let (corners, traced) = (sum(Sprite::corners), sum(|sprite| sprite.traced_corners));
    let corners = match corners == traced {
        true => count(corners, "corner"),
        false => format!("{corners} of {}", count(traced, "corner")),
    };
    writeln!(
        out,
        "{}: {}, {corners}, {}",
        count(sprites.len(), "sprite"),
        count(sum(|sprite| sprite.outlines.len()), "outline"),
        count(sum(Sprite::pieces), "piece"),
    )?;
    Ok(())
}

fn cells(sprite: &Sprite) -> [String; 6] {
    [
        format!("{}x{}", sprite.mask.width(), sprite.mask.height()),
        sprite.mask.count().to_string(),
        sprite.outlines.len().to_string(),
        sprite.holes().to_string(),
        sprite.corners().to_string(),
        sprite.pieces().to_string(),
    ]
}

#[derive(Serialize)]
struct JsonReport<'a> {
    threshold: u8,
    connectivity: Neighbours,
    #[serde(skip_serializing_if = "Option::is_none")]
    simplify: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    deviation: Option<Deviation>,
    sprites: Vec<JsonSprite<'a>>,
}

#[derive(Serialize)]
struct JsonSprite<'a> {
    file: &'a str,
    name: &'a str,
    width: usize,
    height: usize,
    /// Where the upper left pixel is, after trimming.
    origin: [usize; 2],
    pixels: usize,
    outlines: Vec<JsonOutline<'a>>,
}

#[derive(Serialize)]
struct JsonOutline<'a> {
    rings: Vec<Vec<[f64; 2]>>,
    pieces: Vec<&'a [u32]>,
}

pub fn write_json(
    sprites: &[Sprite],
    arguments: &Arguments,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let report = JsonReport {
        threshold: arguments.threshold,
        connectivity: arguments.connectivity,
        simplify: arguments.simplify,
        deviation: arguments.simplify.map(|_| arguments.deviation),
        sprites: sprites.iter().map(json_sprite).collect(),
    };
    serde_json::to_writer(&mut *out, &report)?;
    writeln!(out)?;
    Ok(())
}

fn json_sprite(sprite: &Sprite) -> JsonSprite<'_> {
    JsonSprite {
        file: &sprite.file,
        name: &sprite.name,
        width: sprite.mask.width(),
        height: sprite.mask.height(),
        origin: sprite.origin,
        pixels: sprite.mask.count(),
        outlines: sprite.outlines.iter().map(json_outline).collect(),
    }
}

fn json_outline(outcome: &Outcome) -> JsonOutline<'_> {
    let ring = |ring: &Vec<sat2d::DVec2>| ring.iter().map(|corner| corner.to_array()).collect();
    let cuts = outcome.result.iter();
    JsonOutline {
        rings: outcome.rings.iter().map(ring).collect(),
        pieces: cuts
            .flat_map(|cut| &cut.pieces)
            .map(|piece| piece.vertices.as_slice())
            .collect(),
    }
}
