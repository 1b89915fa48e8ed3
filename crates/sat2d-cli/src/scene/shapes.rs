//! The shapes of a scene file, made from their fields.

use super::format::{CapFormat, FillRuleFormat, JoinFormat, MaskFormat, ShapeFormat};
use crate::polygons::svg_path;
use crate::sprites::image::{self, THRESHOLD};
use sat2d::outline::{Cap, FillRule, Join, Stroke};
use sat2d::{DVec2, Mask, Shape};
use std::path::Path;

/// The default of `stroke-miterlimit`.
const SVG_MITER_LIMIT: f64 = 4.0;

impl ShapeFormat {
    /// The shapes: one for each group of tiles of a grid, else one. `folder` is that of the scene.
    pub fn make(&self, folder: &Path) -> anyhow::Result<Vec<Shape>> {
        let point = |p: [f64; 2]| DVec2::from_array(p);
        let points = |list: &[[f64; 2]]| list.iter().copied().map(point).collect::<Vec<_>>();
        let shape = match self {
            ShapeFormat::Circle { center, radius } => Shape::circle(point(*center), *radius),
            ShapeFormat::Segment { start, end } => Shape::segment(point(*start), point(*end)),
            ShapeFormat::Ellipse {
                half_width,
                half_height,
            } => Shape::ellipse(*half_width, *half_height),
            ShapeFormat::Outline {
                path,
                rule,
                tolerance,
            } => {
                let path = svg_path::exact(path, *tolerance).map_err(anyhow::Error::msg)?;
                let rule = match rule {
                    FillRuleFormat::EvenOdd => FillRule::EvenOdd,
                    FillRuleFormat::NonZero => FillRule::NonZero,
                };
                Shape::outline(&path, rule)
            }
            ShapeFormat::Stroke {
                path,
                width,
                tolerance,
                join,
                cap,
                miter_limit,
            } => {
                let path = svg_path::exact(path, Some(*tolerance)).map_err(anyhow::Error::msg)?;
                let stroke = stroke(*width, *join, *cap, *miter_limit)?;
                let stroked = path.stroked_within(&stroke, *tolerance);
                let stroked = stroked.map_err(sat2d::ShapeError::from)?;
                Shape::outline(&stroked, FillRule::NonZero)
            }
            ShapeFormat::Capsule { start, end, radius } => {
                Shape::capsule(point(*start), point(*end), *radius)
            }
            ShapeFormat::Rectangle { width, height } => Shape::rectangle(*width, *height),
            ShapeFormat::RectangleXywh {
                x,
                y,
                width,
                height,
            } => Shape::rectangle_xywh(*x, *y, *width, *height),
            ShapeFormat::Polygon {
                points: outer,
                holes,
            } => {
                let rings: Vec<Vec<DVec2>> = std::iter::once(outer)
                    .chain(holes)
                    .map(|ring| points(ring))
                    .collect();
                let rings: Vec<&[DVec2]> = rings.iter().map(Vec::as_slice).collect();
                Shape::polygon(&rings)
            }
            ShapeFormat::RoundedPolygon {
                points: list,
                radius,
            } => Shape::rounded_polygon(&points(list), *radius),
            ShapeFormat::Chain {
                points: list,
                closed,
            } => Shape::chain(&points(list), *closed),
            ShapeFormat::Tiles { rows, size, origin } => {
                let (columns, cells) = cells(rows);
                let shapes = Shape::tiles(&cells, columns, point(*size), point(*origin))?;
                anyhow::ensure!(!shapes.is_empty(), "no tile is solid");
                return Ok(shapes);
            }
            ShapeFormat::Mask(mask) => Shape::mask(&mask.read(folder)?, point(mask.pivot)),
        };
        Ok(vec![shape?])
    }
}

fn stroke(
    width: f64,
    join: JoinFormat,
    cap: CapFormat,
    limit: Option<f64>,
) -> anyhow::Result<Stroke> {
    let join = match (join, limit) {
        (JoinFormat::Miter, limit) => Join::Miter {
            limit: limit.unwrap_or(SVG_MITER_LIMIT),
        },
        (_, Some(_)) => anyhow::bail!("only the join `miter` has a `miter_limit`"),
        (JoinFormat::Round, None) => Join::Round,
        (JoinFormat::Bevel, None) => Join::Bevel,
    };
    let cap = match cap {
        CapFormat::Round => Cap::Round,
        CapFormat::Butt => Cap::Butt,
        CapFormat::Square => Cap::Square,
    };
    Ok(Stroke { width, join, cap })
}

impl MaskFormat {
    fn read(&self, folder: &Path) -> anyhow::Result<Mask> {
        let mask = match (&self.rows, &self.image, self.threshold) {
            (Some(_), Some(_), _) => anyhow::bail!("`rows` and `image` exclude each other"),
            (None, None, _) => anyhow::bail!("a mask needs `rows` or an `image`"),
            (Some(_), None, Some(_)) => anyhow::bail!("only an `image` has a `threshold`"),
            (Some(rows), None, None) => {
                let (columns, cells) = cells(rows);
                Mask::from_fn(columns, rows.len(), |x, y| cells[y * columns + x] != 0)
            }
            (None, Some(path), threshold) => {
                let image = image::read(&folder.join(path))?;
                let least = threshold.unwrap_or(THRESHOLD);
                let counts = |x, y| image.alpha[y * image.width + x] >= least;
                Mask::from_fn(image.width, image.height, counts)
            }
        };
        Ok(mask?)
    }
}

/// The columns of rows of text, and their cells row by row: 0 for spaces, dots and what is right of
/// a shorter row, 1 for all others.
fn cells(rows: &[String]) -> (usize, Vec<u8>) {
    let columns = rows.iter().map(|row| row.chars().count()).max();
    let columns = columns.unwrap_or_default();
    let row = |row: &String| {
        let cells = row.chars().map(|cell| u8::from(!matches!(cell, ' ' | '.')));
        let empty = std::iter::repeat(0);
        cells.chain(empty).take(columns).collect::<Vec<_>>()
    };
    (columns, rows.iter().flat_map(row).collect())
}
