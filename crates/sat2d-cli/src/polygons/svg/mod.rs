//! SVG files: the regions that their elements fill and stroke, as a browser draws them, whatever
//! the colours. Coordinates are those of the root element: its view box does not matter. What would
//! change a region and is not read is rejected by name, or named in a message: texts, images,
//! markers, filters, animations and patterns.
//!
//! | file | contents |
//! | --- | --- |
//! | `walk` | which elements are drawn, where, and within which clips |
//! | `region` | the rings of what an element fills or strokes |
//! | `style` | what attributes, style sheets and inheritance say of an element |
//! | `sheet` | rules and declarations of CSS |
//! | `property` | the properties of CSS that are read |
//! | `shape` | the outlines of elements as path data |
//! | `left` | what is named and not read |
//! | `clip` | clips that contain what they clip |
//! | `units` | lengths and view boxes |
//! | `work` | the limit of work |
//!
//! Curves stay what they are up to the last step, so that chords deviate by the tolerance only.
//! That is why the crate usvg, which also resolves styles and `use`, does not read the files: it
//! turns all arcs and coordinates into cubic curves of 32-bit numbers. simplecss, which usvg uses
//! for selectors, and svgtypes read the syntax here.
//!
//! Sources: W3C, *Scalable Vector Graphics (SVG) 2*, chapters 5 to 10 and 13; *CSS Masking Module
//! Level 1*, chapter 5; *CSS Transforms Module Level 1*.

mod clip;
mod left;
mod property;
mod region;
mod shape;
mod sheet;
mod style;
mod units;
mod walk;
mod work;

pub use walk::{Drawing, Options};

use super::input::Feature;
use crate::xml;
use kurbo::Affine;

/// The regions of a file.
pub fn drawing(text: &str, options: Options) -> Result<Drawing, String> {
    let document = xml::parse(text)?;
    let root = document.root_element();
    if root.tag_name().name() != "svg" {
        let tag = crate::words::shortened(root.tag_name().name());
        return Err(format!("unknown format: not SVG but `{tag}`"));
    }
    walk::drawing(&document, options)
}

/// Path data by itself as one feature, filled by the rule of paths without `fill-rule`.
pub fn path_feature(data: &str, tolerance: f64) -> Feature {
    let path = region::filled(data, Affine::IDENTITY, tolerance, Default::default());
    let path = path.and_then(|path| match path.rings.is_empty() {
        true if data.trim().is_empty() => Err("the path is empty".to_owned()),
        true => Err("the path has no segment".to_owned()),
        false => Ok(path),
    });
    region::feature(None, path)
}
