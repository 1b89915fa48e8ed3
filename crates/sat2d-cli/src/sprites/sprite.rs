//! The pixels of a frame that count, their silhouettes and convex pieces.

use super::atlas::Frame;
use crate::polygons::cut::{Aim, Outcome};
use crate::polygons::input::{Input, Rings};
use anyhow::Context;
use sat2d::decompose::{Deviation, Simplification, simplify_multipolygon};
use sat2d::{Connectivity, DVec2, Mask};
use std::collections::HashMap;

/// Which pixels share a silhouette, and how near to their edges it stays.
pub struct Tracing {
    /// Which pixels share a silhouette.
    pub connectivity: Connectivity,
    pub simplify: Option<Simplify>,
}

/// Silhouettes with fewer corners.
pub struct Simplify {
    /// The greatest distance from the edges of the pixels, in pixels.
    pub tolerance: f64,
    pub deviation: Deviation,
}

/// The pixels of an image that count, for its sprites.
pub struct Sheet {
    pub file: String,
    pub pixels: Mask,
    /// By how much sprites were scaled before they were packed.
    pub scale: f64,
}

/// A sprite, traced.
pub struct Sprite {
    pub file: String,
    pub name: String,
    /// Its pixels, upright.
    pub mask: Mask,
    /// Where pixel (0, 0) of the mask is in the sprite's own coordinates.
    pub origin: [usize; 2],
    /// By how much it was scaled before it was packed. The silhouettes have the scaled size.
    pub scale: f64,
    /// The silhouettes of the groups of connected pixels, in the sprite's own coordinates.
    pub silhouettes: Vec<Outcome>,
    /// The number of corners before silhouettes were simplified.
    pub traced_corners: usize,
}

impl Sprite {
    /// Traces the pixels of a frame.
    pub fn of(sheet: &Sheet, frame: Frame, tracing: &Tracing) -> anyhow::Result<Sprite> {
        let Sheet {
            file,
            pixels,
            scale,
        } = sheet;
        let [width, height] = frame.size;
        let is_set = |x: usize, y: usize| {
            let [column, row] = frame.pixel(x, y);
            pixels.get(column, row)
        };
        let Frame { name, trimmed, .. } = &frame;
        let mask =
            Mask::from_fn(width, height, is_set).with_context(|| format!("{file}: {name}"))?;
        let origin = DVec2::from(trimmed.map(|pixels| pixels as f64));
        let corner = |corner: &[u32; 2]| origin + DVec2::from(corner.map(f64::from));
        let traced = mask.silhouettes(Connectivity::Four);
        let rings = |silhouette: &sat2d::Silhouette| {
            let rings = silhouette.rings();
            rings
                .map(|ring| ring.iter().map(corner).collect())
                .collect()
        };
        let mut silhouettes: Vec<Rings> = traced.iter().map(rings).collect();
        let traced_corners = silhouettes.iter().flatten().map(Vec::len).sum();
        if let Some(simplify) = &tracing.simplify {
            silhouettes =
                simplified(&silhouettes, simplify).with_context(|| format!("{file}: {name}"))?;
        }
        let outcome = |(number, rings): (usize, Rings)| {
            let input = Input {
                name: format!("{name}, silhouette {number}"),
                rings: Ok(rings),
            };
            Outcome::of(file, input, &Aim::default())
        };
        let mut silhouettes: Vec<Outcome> =
            silhouettes.into_iter().enumerate().map(outcome).collect();
        if tracing.connectivity == Connectivity::Eight {
            let joined = mask.silhouettes(Connectivity::Eight);
            silhouettes = joined_at_corners(silhouettes, joined.iter().map(rings).collect());
        }
        Ok(Sprite {
            file: file.clone(),
            name: frame.name,
            mask,
            origin: frame.trimmed,
            scale: *scale,
            silhouettes,
            traced_corners,
        })
    }

    /// The number of corners of all silhouettes.
    pub fn corners(&self) -> usize {
        self.silhouettes.iter().map(Outcome::vertex_count).sum()
    }

    /// The number of holes of all silhouettes.
    pub fn holes(&self) -> usize {
        self.silhouettes.iter().map(|one| one.rings.len() - 1).sum()
    }

    /// The number of convex pieces of all silhouettes.
    pub fn pieces(&self) -> usize {
        let cuts = self.silhouettes.iter().flat_map(|one| &one.result);
        cuts.map(|cut| cut.pieces.len()).sum()
    }
}

/// Joins the silhouettes that touch at corners. `rings` has the joined silhouettes, which pass such
/// a corner twice and so cannot be decomposed; each gets the pieces of the silhouettes that it
/// joins. Both have the same edges, and no corner belongs to two joined silhouettes.
fn joined_at_corners(silhouettes: Vec<Outcome>, rings: Vec<Rings>) -> Vec<Outcome> {
    let mut corners = HashMap::new();
    let mut edges = HashMap::new();
    for (number, rings) in rings.iter().enumerate() {
        for (index, [from, to]) in (0..).zip(ring_edges(rings)) {
            corners.entry(key(from)).or_insert((number, index));
            edges.insert([key(from), key(to)], index);
        }
    }
    let mut joined: Vec<Option<Outcome>> = rings.iter().map(|_| None).collect();
    for mut silhouette in silhouettes {
        let own: Vec<[DVec2; 2]> = ring_edges(&silhouette.rings).collect();
        if let Ok(cut) = &mut silhouette.result {
            cut.renumber(
                |corner| corners[&key(own[corner as usize][0])].1,
                |edge| edges[&own[edge as usize].map(key)],
            );
        }
        let (number, _) = corners[&key(own[0][0])];
        match &mut joined[number] {
            Some(others) => others.join(silhouette),
            none => *none = Some(silhouette),
        }
    }
    let joined = joined.into_iter().zip(rings);
    joined
        .filter_map(|(silhouette, rings)| {
            Some(Outcome {
                rings,
                ..silhouette?
            })
        })
        .collect()
}

/// The edges of rings: each corner with the next one.
fn ring_edges(rings: &Rings) -> impl Iterator<Item = [DVec2; 2]> {
    rings.iter().flat_map(|ring| {
        let ends = ring.iter().cycle().skip(1);
        ring.iter().zip(ends).map(|(&from, &to)| [from, to])
    })
}

/// A corner, which has whole coordinates, as a key.
fn key(corner: DVec2) -> [u64; 2] {
    corner.to_array().map(f64::to_bits)
}

/// Silhouettes with fewer corners, each proven to be within the tolerance. Those of one sprite are
/// simplified together, so that none grows into another.
fn simplified(silhouettes: &[Rings], simplify: &Simplify) -> anyhow::Result<Vec<Rings>> {
    let silhouettes: Vec<Vec<&[DVec2]>> = silhouettes
        .iter()
        .map(|rings| rings.iter().map(Vec::as_slice).collect())
        .collect();
    let parts: Vec<&[&[DVec2]]> = silhouettes.iter().map(Vec::as_slice).collect();
    let results = simplify_multipolygon(&parts, simplify.tolerance, simplify.deviation)?;
    let points = |(result, rings): (Simplification, &&[&[DVec2]])| {
        result.verify(rings)?;
        Ok(result.points(rings))
    };
    results.into_iter().zip(&parts).map(points).collect()
}
