//! TexturePacker's JSON, with the frames by name (hash) or in a list (array), which Phaser reads as
//! well, and Phaser's multi-atlas, which lists several images as `textures`.
//!
//! `rotated` sprites are in the image turned clockwise. In the files of TexturePacker, `w` and `h`
//! of `frame` are those of the upright sprite; other packers write those in the image. The size in
//! `spriteSourceSize`, or of sprites that were not trimmed in `sourceSize`, is always the upright
//! one and decides. `meta.scale` says by how much sprites were scaled before they were packed; all
//! numbers are those of scaled sprites.

use super::frame::{Frame, Page, Turn};
use crate::polygons::json_points::{array, expected};
use serde_json::Value;
use std::collections::BTreeMap;

/// The images of an atlas with their frames.
pub fn pages(text: &str) -> Result<Vec<Page>, String> {
    let file: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
    // what an atlas of one image says about it is in its `meta`
    let page = |value: &Value, path: &str, about: &Value, about_path: &str| {
        Ok(Page {
            image: about["image"].as_str().unwrap_or_default().to_owned(),
            scale: scale(&about["scale"], &format!("{about_path}scale"))?,
            frames: frames(&value["frames"], &format!("{path}frames"))?,
        })
    };
    match &file["textures"] {
        Value::Null if file["frames"].is_null() => {
            Err("not an atlas: it has neither `frames` nor `textures`".to_owned())
        }
        Value::Null => Ok(vec![page(&file, "", &file["meta"], "meta.")?]),
        textures => {
            let textures = array(textures, "textures", "a list of textures")?;
            let textures = textures.iter().enumerate();
            let pages = textures.map(|(i, texture)| {
                let path = format!("textures[{i}].");
                page(texture, &path, texture, &path)
            });
            pages.collect()
        }
    }
}

/// A scale, which TexturePacker writes as a text.
fn scale(value: &Value, path: &str) -> Result<f64, String> {
    let scale = match value {
        Value::Null => Some(1.0),
        Value::String(text) => text.trim().parse().ok(),
        other => other.as_f64(),
    };
    let scale = scale.filter(|scale| *scale > 0.0 && scale.is_finite());
    scale.ok_or_else(|| expected(path, "a number above 0", value))
}

fn frames(value: &Value, path: &str) -> Result<Vec<Frame>, String> {
    match value {
        Value::Array(list) => {
            let list = list.iter().enumerate();
            let frames = list.map(|(i, value)| {
                let path = format!("{path}[{i}]");
                let name = value["filename"].as_str();
                let no_name =
                    || expected(&format!("{path}.filename"), "a name", &value["filename"]);
                frame(name.ok_or_else(no_name)?, value, &path)
            });
            frames.collect()
        }
        Value::Object(map) => {
            let map: BTreeMap<&String, &Value> = map.iter().collect();
            let frames = map.into_iter();
            let frames = frames.map(|(name, value)| frame(name, value, &format!("{path}.{name}")));
            frames.collect()
        }
        _ => Err(expected(path, "frames, by name or in a list", value)),
    }
}

fn frame(name: &str, value: &Value, path: &str) -> Result<Frame, String> {
    let number = |of: &str, member: &str| {
        let found = &value[of][member];
        let number = found
            .as_u64()
            .and_then(|number| usize::try_from(number).ok());
        let path = || format!("{path}.{of}.{member}");
        number.ok_or_else(|| expected(&path(), "a number of pixels", found))
    };
    let turn = match &value["rotated"] {
        Value::Null | Value::Bool(false) => Turn::Upright,
        Value::Bool(true) => Turn::Clockwise,
        other => return Err(expected(&format!("{path}.rotated"), "true or false", other)),
    };
    let source = "spriteSourceSize";
    let frame = [number("frame", "w")?, number("frame", "h")?];
    let size = match upright(value).filter(|_| turn != Turn::Upright) {
        Some(size) if size != frame && size != [frame[1], frame[0]] => {
            return Err(format!(
                "{path}: the turned frame has {} by {} pixels, its sprite {} by {}",
                frame[0], frame[1], size[0], size[1]
            ));
        }
        size => size.unwrap_or(frame),
    };
    Ok(Frame {
        name: name.to_owned(),
        at: [number("frame", "x")?, number("frame", "y")?],
        size,
        turn,
        trimmed: match value[source].is_null() {
            true => [0, 0],
            false => [number(source, "x")?, number(source, "y")?],
        },
    })
}

/// The size of the upright sprite without its trimmed borders, as its source says.
fn upright(value: &Value) -> Option<[usize; 2]> {
    let size = |of: &str| {
        let number = |member: &str| usize::try_from(value[of][member].as_u64()?).ok();
        Some([number("w")?, number("h")?])
    };
    let is_whole = value["trimmed"] != true && value["spriteSourceSize"].is_null();
    size("spriteSourceSize").or_else(|| size("sourceSize").filter(|_| is_whole))
}
