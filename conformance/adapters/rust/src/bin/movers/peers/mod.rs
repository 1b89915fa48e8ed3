//! Movers of other libraries, and what they share: obstacles whose maps are applied.

pub mod box2d;
pub mod rapier;

use crate::{list, number, points};
use anyhow::{Context, Result};
use serde_json::Value;

/// An obstacle in the world, relative to one of its points: so floats of 32 bits have the places
/// that are lost in coordinates far from the origin.
pub struct Placed {
    pub at: [f64; 2],
    /// Convex parts.
    pub parts: Vec<Vec<[f64; 2]>>,
    /// The points of a chain, or none.
    pub chain: Vec<[f64; 2]>,
}

/// All obstacles of a level. A level with one-way obstacles is an error: no peer's mover has them.
pub fn placed(level: &Value) -> Result<Vec<Placed>> {
    let obstacles = list(&level["obstacles"]).iter();
    obstacles.map(place).collect()
}

fn place(obstacle: &Value) -> Result<Placed> {
    anyhow::ensure!(obstacle["one_way"] != true, "a one-way obstacle");
    let mut maps = Vec::new();
    for map in list(&obstacle["at"]) {
        maps.push(list(map).iter().map(number).collect::<Result<Vec<_>>>()?);
    }
    let world = |ring: &Value| {
        let outer = |[x, y]: [f64; 2], map: &Vec<f64>| {
            [
                map[0] * x + map[2] * y + map[4],
                map[1] * x + map[3] * y + map[5],
            ]
        };
        let moved = |point: [f64; 2]| maps.iter().rev().fold(point, outer);
        anyhow::Ok(points(ring)?.into_iter().map(moved).collect::<Vec<_>>())
    };
    let parts = list(&obstacle["parts"]).iter().map(world);
    let parts = parts.collect::<Result<Vec<_>>>()?;
    let chain = world(&obstacle["chain"])?;
    let first = parts.first().unwrap_or(&chain).first().context("a point")?;
    // what a float holds, so that it is the same place for all
    let at = first.map(|x| f64::from(x as f32));
    let near = |ring: &Vec<[f64; 2]>| ring.iter().map(|p| [p[0] - at[0], p[1] - at[1]]).collect();
    Ok(Placed {
        at,
        parts: parts.iter().map(near).collect(),
        chain: near(&chain),
    })
}
