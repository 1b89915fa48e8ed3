//! Tables of the ActionScript original: pairs of rectangles, and rotations of nested containers.

use super::family::{Family, Profile};
use super::row::{Check, Comparison, Outcome, Refusal};
use crate::table::{Column, Header, Row, TableError};
use sat2d::compat::flash::{Mirror, Rect, collide, global_rotation};
use sat2d::{DVec2, Shape, Transform};

/// Two rectangles, the axes, the bounding-circle check and the verdict.
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
    open: |header| Ok(Box::new(Rects::new(header)?)),
    exact: Some((
        |header| Ok(Box::new(ExactRects(Rects::new(header)?))),
        "hit",
    )),
};

/// The rotation of the innermost of nested containers.
pub static ROTATION: Family = Family {
    profile: Profile::FlashRotation,
    inputs: &["levels", "rotation1", "scale_x1"],
    answers: &["global_rotation"],
    optional: &[],
    numbered: &["rotation", "scale_x"],
    open: |header| Ok(Box::new(Rotation::new(header)?)),
    exact: None,
};

/// Where the numbers of one rectangle stand.
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
}

/// The same tables against what is true of the rectangles with their full sizes.
struct ExactRects(Rects);

impl Check for ExactRects {
    fn row(&self, row: &Row) -> Result<Outcome, TableError> {
        let (a, b) = (self.0.first.read(row)?, self.0.second.read(row)?);
        let mut comparison = Comparison::default();
        comparison.flag(row, &self.0.hit, hits(&a, &b))?;
        Ok(comparison.outcome())
    }
}

fn hits(a: &Rect, b: &Rect) -> Result<bool, Refusal> {
    let shape = |r: &Rect| Shape::rectangle(r.width, r.height);
    let place = |r: &Rect| {
        let (scale_x, scale_y) = match r.mirror {
            Mirror::None => (1.0, 1.0),
            Mirror::Horizontal => (-1.0, 1.0),
            Mirror::Vertical => (1.0, -1.0),
        };
        Transform::placement_degrees(DVec2::new(r.x, r.y), r.rotation, scale_x, scale_y)
    };
    Ok(sat2d::hits(&shape(a)?, &place(a)?, &shape(b)?, &place(b)?)?)
}

struct Rotation {
    count: Column,
    /// Rotation and scale of each level that the table has room for, outermost first.
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
                    format!("a number of levels up to {most}, for which there are columns");
                row.error(&self.count, row.text(&self.count), wanted)
            })?;
        for column in unused.iter().flatten() {
            let text = row.text(column);
            if !text.is_empty() {
                let wanted = format!("blank, as it should be past level {count}");
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
}
