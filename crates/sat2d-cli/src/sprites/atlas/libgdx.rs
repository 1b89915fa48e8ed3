//! libGDX's `.atlas`. A blank line ends the page of an image. A page begins with the name of the
//! image's file and lines `key: value` about it; then each region has a line with its name, and
//! lines `key: value`.
//!
//! Regions have `xy`, `size`, `orig` and `offset`, or since version 1.9.13 `bounds` and `offsets`.
//! Sizes are those of the upright sprite; `rotate` is by how many degrees the image has it turned
//! counter-clockwise, or `true` for 90. Offsets count from the lower left corner.

use super::frame::{Frame, Page, Turn};
use crate::words::shortened;

/// A region whose lines are being read.
#[derive(Default)]
struct Region {
    name: String,
    /// The number of its first line.
    line: usize,
    at: Option<[usize; 2]>,
    size: Option<[usize; 2]>,
    /// The height before trimming.
    height: Option<usize>,
    /// From the left and from below.
    offset: [usize; 2],
    turn: Turn,
    index: Option<usize>,
}

/// The images of an atlas with their frames.
pub fn pages(text: &str) -> Result<Vec<Page>, String> {
    let mut pages: Vec<Page> = Vec::new();
    let mut region: Option<Region> = None;
    let mut is_in_page = false;
    for (number, line) in (1..).zip(text.lines().map(str::trim)) {
        let entry = line.split_once(':');
        if let (Some((key, value)), true) = (entry, is_in_page) {
            let (key, value) = (key.trim(), value.trim());
            match (&mut region, pages.last_mut()) {
                (Some(region), _) => region.read(key, value, number)?,
                // lines before the first region are about the image
                (None, Some(page)) if key == "scale" => {
                    let scale = value.parse().ok().filter(|scale| *scale > 0.0);
                    page.scale = scale.ok_or_else(|| wrong(number, key, "a scale", value))?;
                }
                _ => {}
            }
            continue;
        }
        if let (Some(region), Some(page)) = (region.take(), pages.last_mut()) {
            page.frames.push(region.frame()?);
        }
        match (line, is_in_page) {
            ("", _) => is_in_page = false,
            (_, true) => {
                region = Some(Region {
                    name: line.to_owned(),
                    line: number,
                    ..Region::default()
                });
            }
            (_, false) => {
                is_in_page = true;
                pages.push(Page {
                    image: line.to_owned(),
                    scale: 1.0,
                    frames: Vec::new(),
                });
            }
        }
    }
    if let (Some(region), Some(page)) = (region, pages.last_mut()) {
        page.frames.push(region.frame()?);
    }
    match pages.iter().all(|page| page.frames.is_empty()) {
        true => Err("not an atlas: neither JSON, nor XML, nor regions as libGDX has them".into()),
        false => Ok(pages),
    }
}

impl Region {
    fn read(&mut self, key: &str, value: &str, line: usize) -> Result<(), String> {
        match key {
            "xy" => self.at = Some(numbers(key, value, line)?),
            "size" => self.size = Some(numbers(key, value, line)?),
            "bounds" => {
                let [x, y, width, height] = numbers(key, value, line)?;
                (self.at, self.size) = (Some([x, y]), Some([width, height]));
            }
            "orig" => self.height = Some(numbers::<2>(key, value, line)?[1]),
            "offset" => self.offset = numbers(key, value, line)?,
            "offsets" => {
                let [left, below, _, height] = numbers(key, value, line)?;
                (self.offset, self.height) = ([left, below], Some(height));
            }
            "rotate" => {
                self.turn = match value {
                    "false" | "0" => Turn::Upright,
                    "true" | "90" => Turn::Counterclockwise,
                    "180" => Turn::Half,
                    "270" => Turn::Clockwise,
                    _ => return Err(wrong(line, key, "true, false or a quarter turn", value)),
                };
            }
            // -1 is none
            "index" => self.index = value.parse().ok(),
            _ => {}
        }
        Ok(())
    }

    fn frame(self) -> Result<Frame, String> {
        let Region { name, line, .. } = self;
        let (Some(at), Some(size)) = (self.at, self.size) else {
            return Err(format!(
                "line {line}: `{}` has neither `bounds` nor `xy` and `size`",
                shortened(&name)
            ));
        };
        let [left, below] = self.offset;
        let above = match self.height {
            None => Some(0),
            Some(height) => height
                .checked_sub(below)
                .and_then(|h| h.checked_sub(size[1])),
        };
        let Some(above) = above else {
            return Err(format!(
                "line {line}: `{}` is higher than before it was trimmed",
                shortened(&name)
            ));
        };
        Ok(Frame {
            name: match self.index {
                Some(index) => format!("{name}_{index}"),
                None => name,
            },
            at,
            size,
            turn: self.turn,
            trimmed: [left, above],
        })
    }
}

/// As many numbers of pixels, separated by commas, as are needed.
fn numbers<const N: usize>(key: &str, value: &str, line: usize) -> Result<[usize; N], String> {
    let numbers = value.split(',').map(|number| number.trim().parse().ok());
    let numbers = numbers.collect::<Option<Vec<usize>>>();
    let numbers = numbers.and_then(|numbers| numbers.try_into().ok());
    numbers.ok_or_else(|| wrong(line, key, &format!("{N} numbers of pixels"), value))
}

fn wrong(line: usize, key: &str, what: &str, found: &str) -> String {
    let found = shortened(found);
    format!("line {line}: expected {what} as {key}, found `{found}`")
}
