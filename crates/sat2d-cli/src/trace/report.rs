//! The results: a table for people, and JSON.

use super::arguments::{Arguments, Neighbours};
use crate::deviation::Deviation;
use crate::polygons::cut::Outcome;
use crate::sprites::sprite::Sprite;
use crate::words::count;
use serde::ser::{Error, SerializeSeq};
use serde::{Serialize, Serializer};
use std::cell::RefCell;
use std::io::Write;

/// The columns after the name; each is as wide as its widest cell.
const COLUMNS: [&str; 6] = [
    "size",
    "pixels",
    "silhouettes",
    "holes",
    "corners",
    "pieces",
];

/// A row of the table. There may be millions, and their sprites are large.
struct Row {
    name: String,
    size: [u32; 2],
    /// The columns after the size.
    counts: [u32; 5],
}

/// Writes sprites as they come: in a table, or with `--json` as that.
pub fn write(
    sprites: impl Iterator<Item = anyhow::Result<Sprite>>,
    arguments: &Arguments,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    if arguments.json {
        write_json(sprites, arguments, out)
    } else {
        write_table(sprites, out)
    }
}

fn write_table(
    sprites: impl Iterator<Item = anyhow::Result<Sprite>>,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let mut rows = Vec::new();
    let mut traced = 0;
    for sprite in sprites {
        let sprite = sprite?;
        traced += sprite.traced_corners;
        rows.push(row(sprite));
    }
    let widths = rows.iter().map(|row| cells(row).map(|cell| cell.len()));
    let widths = widths.fold(COLUMNS.map(str::len), |widths, row| {
        std::array::from_fn(|column| widths[column].max(row[column]))
    });
    let names = rows.iter().map(|row| row.name.chars().count());
    let width = names.max().unwrap_or(0).max("name".len());
    let line = |name: &str, row: [&str; 6]| {
        let cells = row.iter().zip(widths);
        let cells = cells.map(|(cell, width)| format!("  {cell:>width$}"));
        format!("{name:width$}{}", cells.collect::<String>())
    };
    writeln!(out, "{}", line("name", COLUMNS))?;
    for row in &rows {
        let cells = cells(row);
        writeln!(
            out,
            "{}",
            line(&row.name, cells.each_ref().map(String::as_str))
        )?;
    }
    let sums: [usize; 5] = std::array::from_fn(|column| {
        let counts = rows.iter().map(|row| row.counts[column] as usize);
        counts.sum()
    });
    let [_, silhouettes, _, corners, pieces] = sums;
    let corners = match corners == traced {
        true => count(corners, "corner"),
        false => format!("{corners} of {}", count(traced, "corner")),
    };
    writeln!(
        out,
        "{}: {}, {corners}, {}",
        count(rows.len(), "sprite"),
        count(silhouettes, "silhouette"),
        count(pieces, "piece"),
    )?;
    Ok(())
}

fn row(sprite: Sprite) -> Row {
    let counts = [
        sprite.mask.count(),
        sprite.silhouettes.len(),
        sprite.holes(),
        sprite.corners(),
        sprite.pieces(),
    ];
    Row {
        // a mask has at most 2^27 pixels, and a silhouette no more than four corners for each
        size: [sprite.mask.width(), sprite.mask.height()].map(|side| side as u32),
        counts: counts.map(|count| count as u32),
        name: sprite.name,
    }
}

fn cells(row: &Row) -> [String; 6] {
    let [width, height] = row.size;
    let [pixels, silhouettes, holes, corners, pieces] = row.counts.map(|count| count.to_string());
    [
        format!("{width}x{height}"),
        pixels,
        silhouettes,
        holes,
        corners,
        pieces,
    ]
}

#[derive(Serialize)]
struct JsonReport<S> {
    threshold: u8,
    connectivity: Neighbours,
    #[serde(skip_serializing_if = "Option::is_none")]
    simplify: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    deviation: Option<Deviation>,
    sprites: S,
}

/// A list of sprites that are traced as it is written.
struct JsonSprites<I>(RefCell<I>);

impl<I: Iterator<Item = anyhow::Result<Sprite>>> Serialize for JsonSprites<I> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(None)?;
        for sprite in &mut *self.0.borrow_mut() {
            let sprite = sprite.map_err(|error| S::Error::custom(format_args!("{error:#}")))?;
            list.serialize_element(&json_sprite(&sprite))?;
        }
        list.end()
    }
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
    /// By how much the sprite was scaled before it was packed, if it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    scale: Option<f64>,
    silhouettes: Vec<JsonSilhouette<'a>>,
}

#[derive(Serialize)]
struct JsonSilhouette<'a> {
    rings: Vec<Vec<[f64; 2]>>,
    pieces: Vec<&'a [u32]>,
}

fn write_json(
    sprites: impl Iterator<Item = anyhow::Result<Sprite>>,
    arguments: &Arguments,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let report = JsonReport {
        threshold: arguments.threshold,
        connectivity: arguments.connectivity,
        simplify: arguments.simplify,
        deviation: arguments.simplify.map(|_| arguments.deviation),
        sprites: JsonSprites(RefCell::new(sprites)),
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
        scale: Some(sprite.scale).filter(|scale| *scale != 1.0),
        silhouettes: sprite.silhouettes.iter().map(json_silhouette).collect(),
    }
}

fn json_silhouette(outcome: &Outcome) -> JsonSilhouette<'_> {
    let ring = |ring: &Vec<sat2d::DVec2>| ring.iter().map(|corner| corner.to_array()).collect();
    let cuts = outcome.result.iter();
    JsonSilhouette {
        rings: outcome.rings.iter().map(ring).collect(),
        pieces: cuts
            .flat_map(|cut| &cut.pieces)
            .map(|piece| piece.vertices.as_slice())
            .collect(),
    }
}
