//! TexturePacker's JSON, with the frames by name (hash) or in a list (array), which Phaser reads as
//! well, and Phaser's multi-atlas, which lists several images as `textures`.
//!
//! `rotated` sprites are in the image turned clockwise. `w` and `h` are those of the upright
//! sprite.

use super::frame::{Frame, Page, Turn};
use crate::polygons::json_points::{array, expected};
use serde_json::Value;
use std::collections::BTreeMap;

/// The images of an atlas with their frames.
pub fn pages(text: &str) -> Result<Vec<Page>, String> {
    let file: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let page = |value: &Value, path: &str| {
        Ok(Page {
            image: value["image"].as_str().unwrap_or_default().to_owned(),
            frames: frames(&value["frames"], &format!("{path}frames"))?,
        })
    };
    match &file["textures"] {
        Value::Null if file["frames"].is_null() => {
            Err("not an atlas: it has neither `frames` nor `textures`".to_owned())
        }
        Value::Null => Ok(vec![page(&file, "")?]),
        textures => {
            let textures = array(textures, "textures", "a list of textures")?;
            let textures = textures.iter().enumerate();
            let pages = textures.map(|(i, texture)| page(texture, &format!("textures[{i}].")));
            pages.collect()
        }
    }
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
    Ok(Frame {
        name: name.to_owned(),
        at: [number("frame", "x")?, number("frame", "y")?],
        size: [number("frame", "w")?, number("frame", "h")?],
        turn,
        trimmed: match value[source].is_null() {
            true => [0, 0],
            false => [number(source, "x")?, number(source, "y")?],
        },
    })
}
