//! sat2d: `move_and_slide` and `move_character`.

use crate::{Step, deltas, list, number, pair, points};
use anyhow::Result;
use sat2d::world::{Body, BodyId, BodyKind, CharacterOptions, MoveOptions, World};
use sat2d::{DVec2, Shape, Transform};
use serde_json::Value;

pub fn slide(level: &Value, skin: f64) -> Result<Vec<Step>> {
    run(level, skin, |world, hero, delta, options| {
        let options = MoveOptions { skin: options.skin };
        let result = world.move_and_slide_with(hero, delta, &options)?;
        Ok(result
            .hits
            .iter()
            .map(|hit| hit.normal.to_array())
            .collect())
    })
}

pub fn character(level: &Value, skin: f64) -> Result<Vec<Step>> {
    run(level, skin, |world, hero, delta, options| {
        let result = world.move_character(hero, delta, options)?;
        options.ground = result.ground;
        Ok(result
            .hits
            .iter()
            .map(|hit| hit.normal.to_array())
            .collect())
    })
}

type Move = fn(&mut World, BodyId, DVec2, &mut CharacterOptions) -> Result<Vec<[f64; 2]>>;

fn run(level: &Value, skin: f64, step: Move) -> Result<Vec<Step>> {
    let up = DVec2::from(pair(&level["up"])?);
    let mut world = World::new();
    let mut owners = Vec::new();
    for obstacle in list(&level["obstacles"]) {
        let at = transform(&obstacle["at"])?;
        let mut shapes = Vec::new();
        for part in list(&obstacle["parts"]) {
            shapes.push(Shape::convex_polygon(&vectors(part)?)?);
        }
        let chain = vectors(&obstacle["chain"])?;
        if !chain.is_empty() {
            shapes.push(Shape::chain(&chain, false)?);
        }
        let mut owner = None;
        for shape in shapes {
            let body = Body::new(shape, at).kind(BodyKind::Static);
            let id = match owner {
                None => world.insert(body)?,
                Some(owner) => world.attach(owner, body)?,
            };
            if obstacle["one_way"] == true {
                world.set_one_way(id, Some(up))?;
            }
            owner.get_or_insert(id);
        }
        owners.extend(owner.map(|owner| (owner, at)));
    }
    let mover = &level["mover"];
    let at = Transform::translation(pair(&mover["at"])?.into())?;
    let hero = world.insert(Body::new(shape(mover)?, at))?;
    let mut options = CharacterOptions {
        up,
        skin: skin * number(&level["unit"])?,
        ..CharacterOptions::default()
    };
    let lift = DVec2::from(pair(&level["lift"])?);
    let mut steps = Vec::new();
    for (index, delta) in deltas(level)?.into_iter().enumerate() {
        if lift != DVec2::ZERO {
            let by = Transform::translation(lift * (index + 1) as f64)?;
            for (owner, at) in &owners {
                world.set_transform(*owner, by.product(at)?)?;
            }
        }
        let hits = step(&mut world, hero, delta.into(), &mut options)?;
        let at = world.transform(hero)?.position().to_array();
        steps.push(Step { at, hits });
    }
    Ok(steps)
}

fn shape(mover: &Value) -> Result<Shape> {
    let axis = vectors(&mover["axis"])?;
    if let [start, end] = axis[..] {
        let radius = number(&mover["radius"])?;
        return Ok(if start == end {
            Shape::circle(start, radius)?
        } else {
            Shape::capsule(start, end, radius)?
        });
    }
    if mover["ellipse"].is_array() {
        let [a, b] = pair(&mover["ellipse"])?;
        return Ok(Shape::ellipse(a, b)?);
    }
    Ok(Shape::polygon(&[&vectors(&mover["outline"])?])?)
}

fn vectors(value: &Value) -> Result<Vec<DVec2>> {
    Ok(points(value)?.into_iter().map(DVec2::from).collect())
}

fn transform(maps: &Value) -> Result<Transform> {
    let mut levels = Vec::new();
    for map in list(maps) {
        let n: Vec<f64> = list(map).iter().map(number).collect::<Result<_>>()?;
        anyhow::ensure!(n.len() == 6, "a map has six numbers");
        levels.push(Transform::new(n[0], n[1], n[2], n[3], n[4], n[5])?);
    }
    Ok(Transform::nested(&levels)?)
}
