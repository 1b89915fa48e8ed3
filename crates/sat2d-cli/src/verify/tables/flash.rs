//! Tables of the ActionScript original: pairs of rectangles, and rotations of nested containers.

use crate::csv::records::TableError;
use crate::csv::table::{Column, Header, Row};
use crate::touching::Touching;
use crate::verify::comparison::{Comparison, Outcome, Reference, Refusal};
use crate::verify::family::{Check, Exact, Family, Subject};
use crate::verify::profile::Profile;
use sat2d::compat::flash::{Mirror, Rect, collide, global_rotation};
use sat2d::{DVec2, Shape, Transform};

/// Two rectangles, the axes, the bounding circle test and the verdict.
pub static RECTS: Family = Family {
    profile: Profile::Flash,
    inputs: &[
        "x1",
        "y1",
        "width1",
        "height1",
        "rotation1",
        "x2",
        "y2",
        "width2",
        "height2",
        "rotation2",
    ],
    answers: &[
        "hit", "near", "axis1_x", "axis1_y", "axis2_x", "axis2_y", "axis3_x", "axis3_y", "axis4_x",
        "axis4_y",
    ],
    optional: &["mirror1", "mirror2"],
    numbered: &[],
    reference: Reference::Original,
    open: |header| Ok(Box::new(Rects::new(header)?)),
    exact: Exact::Hit(Touching::Hit),
};

/// The rotation of the innermost of nested containers.
pub static ROTATION: Family = Family {
    profile: Profile::FlashRotation,
    inputs: &["levels", "rotation1", "scale_x1"],
    answers: &["global_rotation"],
    optional: &[],
    numbered: &["rotation", "scale_x"],
    reference: Reference::Original,
    open: |header| Ok(Box::new(Rotation::new(header)?)),
    exact: Exact::No,
};

/// The columns of one rectangle.
struct RectColumns {
    numbers: [Column; 5],
    mirror: Option<Column>,
}

impl RectColumns {
    fn new(header: &Header, number: u8) -> Result<Self, TableError> {
        let names = ["x", "y", "width", "height", "rotation"].map(|name| format!("{name}{number}"));
        Ok(RectColumns {
            numbers: header.require_all(names.each_ref().map(String::as_str))?,
            mirror: header.find(&format!("mirror{number}")),
        })
    }

    fn read(&self, row: &Row) -> Result<Rect, TableError> {
        let [x, y, width, height, rotation] = row.floats(&self.numbers)?;
        let mirror = match &self.mirror {
            Some(column) => Mirror::from(row.float(column)?),
            None => Mirror::None,
        };
        Ok(Rect {
            x,
            y,
            width,
            height,
            rotation,
            mirror,
        })
    }
}

struct Rects {
    first: RectColumns,
    second: RectColumns,
    axes: [[Option<Column>; 2]; 4],
    near: Option<Column>,
    hit: Option<Column>,
}

impl Rects {
    fn new(header: &Header) -> Result<Self, TableError> {
        Ok(Rects {
            first: RectColumns::new(header, 1)?,
            second: RectColumns::new(header, 2)?,
            axes: [1, 2, 3, 4]
                .map(|axis| ["x", "y"].map(|along| header.find(&format!("axis{axis}_{along}")))),
            near: header.find("near"),
            hit: header.find("hit"),
        })
    }
}

impl Check for Rects {
    fn row(&self, row: &Row) -> Result<Outcome, TableError> {
        let got = collide(&self.first.read(row)?, &self.second.read(row)?);
        let mut comparison = Comparison::default();
        comparison.flag(row, &self.hit, Ok(got.hit))?;
        comparison.flag(row, &self.near, Ok(got.near))?;
        for (columns, axis) in self.axes.iter().zip(got.axes) {
            comparison.float(row, &columns[0], axis.x)?;
            comparison.float(row, &columns[1], axis.y)?;
        }
        Ok(comparison.outcome())
    }

    fn subject(&self, row: &Row) -> Result<Subject, TableError> {
        let (first, second) = (self.first.read(row)?, self.second.read(row)?);
        let pair = full_size(&first).and_then(|a| Ok(Box::new([a, full_size(&second)?])));
        Ok(Subject::Pair(pair))
    }
}

/// A rectangle with its full size, which the original truncated.
fn full_size(rect: &Rect) -> Result<(Shape, Transform), Refusal> {
    let (scale_x, scale_y) = match rect.mirror {
        Mirror::None => (1.0, 1.0),
        Mirror::Horizontal => (-1.0, 1.0),
        Mirror::Vertical => (1.0, -1.0),
    };
    let position = DVec2::new(rect.x, rect.y);
    let place = Transform::placement_degrees(position, rect.rotation, scale_x, scale_y)?;
    Ok((Shape::rectangle(rect.width, rect.height)?, place))
}

struct Rotation {
    count: Column,
    /// Rotation and scale of each level that the table has columns for, outermost first.
    levels: Vec<[Column; 2]>,
    global: Option<Column>,
}

impl Rotation {
    fn new(header: &Header) -> Result<Self, TableError> {
        let level = |i: usize| {
            let rotation = header.find(&format!("rotation{i}"))?;
            let scale = header.find(&format!("scale_x{i}"))?;
            Some([rotation, scale])
        };
        Ok(Rotation {
            count: header.require("levels")?,
            levels: (1..).map_while(level).collect(),
            global: header.find("global_rotation"),
        })
    }
}

impl Check for Rotation {
    fn row(&self, row: &Row) -> Result<Outcome, TableError> {
        let most = self.levels.len();
        let count = row.int(&self.count)?;
        let (used, unused) = usize::try_from(count)
            .ok()
            .and_then(|count| self.levels.split_at_checked(count))
            .ok_or_else(|| {
                let wanted =
                    format!("a number of levels from 0 to {most}, the levels with columns");
                row.error(&self.count, row.text(&self.count), wanted)
            })?;
        for column in unused.iter().flatten() {
            let text = row.text(column);
            if !text.is_empty() {
                let wanted = format!("blank, as it has to be after level {count}");
                return Err(row.error(column, text, wanted));
            }
        }
        let levels = used
            .iter()
            .map(|columns| {
                row.floats(columns)
                    .map(|[rotation, scale]| (rotation, scale))
            })
            .collect::<Result<Vec<_>, _>>()?;
        let mut comparison = Comparison::default();
        comparison.float(row, &self.global, global_rotation(&levels))?;
        Ok(comparison.outcome())
    }

    fn subject(&self, _: &Row) -> Result<Subject, TableError> {
        Ok(Subject::Numbers)
    }
}
