//! The XML of Starling and Sparrow: a `TextureAtlas` of `SubTexture` elements.
//!
//! `rotated` sprites are in the image turned clockwise; `width` and `height` are those in the
//! image. `frameX` and `frameY` are where the sprite before trimming begins, so at most 0.

use super::frame::{Frame, Page, Turn};
use crate::words::shortened;
use crate::xml;
use roxmltree::Node;

/// The frames of an atlas.
pub fn page(text: &str) -> Result<Page, String> {
    let document = xml::parse(text)?;
    let root = document.root_element();
    if root.tag_name().name() != "TextureAtlas" {
        return Err(format!(
            "not an atlas: expected `TextureAtlas`, found `{}`",
            root.tag_name().name()
        ));
    }
    let textures = root.children();
    let textures = textures.filter(|node| node.has_tag_name("SubTexture"));
    Ok(Page {
        image: root.attribute("imagePath").unwrap_or_default().to_owned(),
        scale: 1.0,
        frames: textures.map(frame).collect::<Result<_, _>>()?,
    })
}

fn frame(node: Node) -> Result<Frame, String> {
    let Some(name) = node.attribute("name") else {
        let at = node.document().text_pos_at(node.range().start);
        return Err(format!("the SubTexture at {at} has no name"));
    };
    let wrong = |attribute: &str, what: &str, found: &str| {
        let found = shortened(found);
        format!("{name}: expected {what} as {attribute}, found `{found}`")
    };
    let number = |attribute: &str, missing: Option<i64>| match node.attribute(attribute) {
        None => missing.ok_or_else(|| format!("{name}: {attribute} is missing")),
        Some(text) => whole(text).ok_or_else(|| wrong(attribute, "a whole number", text)),
    };
    let count = |attribute: &str| {
        let number = number(attribute, None)?;
        let count = usize::try_from(number);
        count.map_err(|_| wrong(attribute, "a number of pixels", &number.to_string()))
    };
    let trimmed = |attribute: &str| {
        let number = number(attribute, Some(0))?;
        let pixels = number.checked_neg().and_then(|n| usize::try_from(n).ok());
        pixels.ok_or_else(|| wrong(attribute, "a number of at most 0", &number.to_string()))
    };
    let [width, height] = [count("width")?, count("height")?];
    let (size, turn) = match node.attribute("rotated") {
        None | Some("false") => ([width, height], Turn::Upright),
        Some("true") => ([height, width], Turn::Clockwise),
        Some(other) => return Err(wrong("rotated", "true or false", other)),
    };
    Ok(Frame {
        name: name.to_owned(),
        at: [count("x")?, count("y")?],
        size,
        turn,
        trimmed: [trimmed("frameX")?, trimmed("frameY")?],
    })
}

/// A whole number, also as `12.0`.
fn whole(text: &str) -> Option<i64> {
    let text = text.trim();
    let digits = text.strip_suffix(".0").unwrap_or(text);
    digits.parse().ok()
}
