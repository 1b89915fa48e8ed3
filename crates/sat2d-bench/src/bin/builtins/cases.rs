//! The functions that are timed, with their operands.

use anyhow::Context;
use sat2d::compat::awt::{AffineTransform, Ellipse2D, Line2D, Path2D, PathCommand, Point};
use sat2d::compat::awt::{Polygon, Rectangle, Rectangle2D, Winding};
use sat2d::exact::orient2d;
use sat2d::query::{distance, point_relation};
use sat2d::{DVec2, Relation, Shape, Transform, hits, overlaps};
use std::hint::black_box;
use std::path::Path;

/// A function, and its calls on all rows of a table that make exact shapes.
pub struct Case {
    pub name: &'static str,
    pub title: &'static str,
    /// The number of rows.
    pub rows: usize,
    /// The numbers of a call on each line.
    pub operands: String,
    /// Calls the function of `compat::awt` on all rows; the number of hits.
    pub compat: Box<dyn Fn() -> usize>,
    /// Calls the exact function on all rows.
    pub exact: Box<dyn Fn() -> usize>,
}

/// The columns of a table as numbers; the vertices of a polygon or a path are spread out at the
/// end. Paths of several parts are left out.
struct Table(Vec<Vec<f64>>);

impl Table {
    fn read(folder: &Path, name: &str, columns: &[&str]) -> anyhow::Result<Table> {
        let mut reader = csv::Reader::from_path(folder.join(format!("{name}.csv")))?;
        let header = reader.headers()?.clone();
        let at = |column: &&str| header.iter().position(|name| name == *column);
        let indices: Option<Vec<usize>> = columns.iter().map(at).collect();
        let indices = indices.with_context(|| format!("columns of {name}"))?;
        let mut rows = Vec::new();
        for record in reader.records() {
            let record = record?;
            let words = indices.iter().flat_map(|&i| record[i].split([' ', ';']));
            if words.clone().filter(|&word| word == "M").count() > 1 {
                continue;
            }
            let numbers = words.filter(|word| !["M", "L", "Z"].contains(word));
            rows.push(numbers.map(str::parse).collect::<Result<_, _>>()?);
        }
        Ok(Table(rows))
    }

    /// A case of the rows for which `exact` has shapes.
    fn case<C: 'static, E: 'static>(
        self,
        [name, title]: [&'static str; 2],
        compat: impl Fn(&[f64]) -> C,
        exact: impl Fn(&[f64]) -> Option<E>,
        call: fn(&C) -> bool,
        ask: fn(&E) -> bool,
    ) -> Case {
        let (mut operands, mut old, mut new) = (String::new(), Vec::new(), Vec::new());
        let is_finite = |row: &&Vec<f64>| row.iter().all(|number| number.is_finite());
        for row in self.0.iter().filter(is_finite) {
            if let Some(shapes) = exact(row) {
                new.push(shapes);
                old.push(compat(row));
                let words: Vec<String> = row.iter().map(f64::to_string).collect();
                operands += &(words.join(" ") + "\n");
            }
        }
        Case {
            name,
            title,
            rows: old.len(),
            operands,
            compat: Box::new(move || old.iter().filter(|one| call(black_box(one))).count()),
            exact: Box::new(move || new.iter().filter(|one| ask(black_box(one))).count()),
        }
    }
}

const HERE: Transform = Transform::IDENTITY;

fn boxed(row: &[f64]) -> Option<Shape> {
    Shape::rectangle_xywh(row[0], row[1], row[2], row[3]).ok()
}

fn segment(row: &[f64]) -> Option<Shape> {
    Shape::segment(DVec2::new(row[0], row[1]), DVec2::new(row[2], row[3])).ok()
}

fn polygon(row: &[f64]) -> Option<Shape> {
    let corners: Vec<DVec2> = row.chunks(2).map(|p| DVec2::new(p[0], p[1])).collect();
    Shape::polygon(&[&corners]).ok()
}

/// The old polygon, which borrows its vertices for the rest of the program.
fn old_polygon(row: &[f64]) -> Polygon<'static> {
    let vertex = |p: &[f64]| Point {
        x: p[0] as i32,
        y: p[1] as i32,
    };
    Polygon::new(row.chunks(2).map(vertex).collect::<Vec<_>>().leak())
}

/// A path of one part, which borrows its commands likewise.
fn old_path(row: &[f64]) -> Path2D<'static> {
    let lines = row
        .chunks(2)
        .map(|p| PathCommand::LineTo { x: p[0], y: p[1] });
    let mut commands: Vec<_> = lines.collect();
    let (x, y) = (row[0], row[1]);
    commands[0] = PathCommand::MoveTo { x, y };
    Path2D::new(Winding::EvenOdd, commands.leak())
}

fn circle(row: &[f64]) -> Option<Shape> {
    let radius = row[2] / 2.0;
    let centre = DVec2::new(row[0] + radius, row[1] + radius);
    let circle = Shape::circle(centre, radius).ok();
    circle.filter(|_| row[2] == row[3])
}

/// A shape and a point.
fn asked(shape: Option<Shape>, row: &[f64]) -> Option<(Shape, DVec2)> {
    Some((shape?, DVec2::new(row[0], row[1])))
}

fn rectangle_2d(row: &[f64]) -> Rectangle2D {
    Rectangle2D::new(row[0], row[1], row[2], row[3])
}

fn line(row: &[f64]) -> Line2D {
    Line2D::new(row[0], row[1], row[2], row[3])
}

fn rectangle(row: &[f64]) -> Rectangle {
    let [x, y, width, height] = [0, 1, 2, 3].map(|i| row[i] as i32);
    Rectangle::new(x, y, width, height)
}

fn overlap((a, b): &(Shape, Shape)) -> bool {
    overlaps(a, &HERE, b, &HERE).unwrap_or(false)
}

fn hit((a, b): &(Shape, Shape)) -> bool {
    hits(a, &HERE, b, &HERE).unwrap_or(false)
}

fn holds((shape, p): &(Shape, DVec2)) -> bool {
    point_relation(shape, &HERE, *p).is_ok_and(Relation::hits)
}

fn is_near((line, p): &(Shape, Shape)) -> bool {
    distance(line, &HERE, p, &HERE).is_ok_and(|found| found.distance < 10.0)
}

/// All cases, with the operands of the reference tables in a folder.
pub fn cases(folder: &Path) -> anyhow::Result<Vec<Case>> {
    let table = |name: &str, columns: &str| {
        let columns: Vec<&str> = columns.split(' ').collect();
        Table::read(folder, name, &columns)
    };
    Ok(vec![
        table("awt_rectangle", "ax ay aw ah bx by bw bh")?.case(
            ["rectangle", "`Rectangle.intersects`"],
            |row| (rectangle(row), rectangle(&row[4..])),
            |row| Some((boxed(row)?, boxed(&row[4..])?)),
            |(a, b)| a.intersects(b),
            overlap,
        ),
        table("awt_rectangle2d", "x y w h rx ry rw rh")?.case(
            ["rectangle2d", "`Rectangle2D.intersects`"],
            |row| (rectangle_2d(row), rectangle_2d(&row[4..])),
            |row| Some((boxed(row)?, boxed(&row[4..])?)),
            |(a, b)| a.intersects(b),
            overlap,
        ),
        table("awt_rectangle2d", "x y w h x1 y1 x2 y2")?.case(
            ["rectangle2d_line", "`Rectangle2D.intersectsLine`"],
            |row| (rectangle_2d(row), line(&row[4..])),
            |row| Some((boxed(row)?, segment(&row[4..])?)),
            |(a, b)| a.intersects_line(b),
            hit,
        ),
        table("awt_line2d", "x1 y1 x2 y2 x3 y3 x4 y4")?.case(
            ["line2d", "`Line2D.intersectsLine`"],
            |row| (line(row), line(&row[4..])),
            |row| Some((segment(row)?, segment(&row[4..])?)),
            |(a, b)| a.intersects_line(b),
            hit,
        ),
        table("awt_polygon", "px py polygon")?.case(
            ["polygon_contains", "`Polygon.contains(x, y)`"],
            |row| (old_polygon(&row[2..]), row[0], row[1]),
            |row| asked(polygon(&row[2..]), row),
            |(polygon, x, y)| polygon.contains(*x, *y),
            holds,
        ),
        table("awt_polygon", "rx ry rw rh polygon")?.case(
            ["polygon_intersects", "`Polygon.intersects(x, y, w, h)`"],
            |row| (old_polygon(&row[4..]), rectangle_2d(row)),
            |row| Some((polygon(&row[4..])?, boxed(row)?)),
            |(polygon, b)| polygon.intersects(b),
            overlap,
        ),
        table("awt_ellipse2d", "ex ey ew eh rx ry rw rh")?.case(
            ["ellipse2d", "`Ellipse2D.intersects`, circles"],
            |row| {
                let [x, y, width, height] = [row[0], row[1], row[2], row[3]];
                (Ellipse2D::new(x, y, width, height), rectangle_2d(&row[4..]))
            },
            |row| Some((circle(row)?, boxed(&row[4..])?)),
            |(a, b)| a.intersects(b),
            overlap,
        ),
        table("awt_rectangle2d", "px py x y w h")?.case(
            ["rectangle2d_contains", "`Rectangle2D.contains(x, y)`"],
            |row| (rectangle_2d(&row[2..]), row[0], row[1]),
            |row| asked(boxed(&row[2..]), row),
            |(a, x, y)| a.contains(*x, *y),
            holds,
        ),
        table("awt_ellipse2d", "px py ex ey ew eh")?.case(
            ["ellipse2d_contains", "`Ellipse2D.contains(x, y)`, circles"],
            |row| {
                let [x, y, width, height] = [row[2], row[3], row[4], row[5]];
                (Ellipse2D::new(x, y, width, height), row[0], row[1])
            },
            |row| asked(circle(&row[2..]), row),
            |(a, x, y)| a.contains(*x, *y),
            holds,
        ),
        table("awt_path2d", "px py path")?.case(
            ["path2d_contains", "`Path2D.contains(x, y)`, one part"],
            |row| (old_path(&row[2..]), row[0], row[1]),
            |row| asked(polygon(&row[2..]), row),
            |(a, x, y)| a.contains(*x, *y),
            holds,
        ),
        table("awt_path2d", "rx ry rw rh path")?.case(
            [
                "path2d_intersects",
                "`Path2D.intersects(x, y, w, h)`, one part",
            ],
            |row| (old_path(&row[4..]), rectangle_2d(row)),
            |row| Some((polygon(&row[4..])?, boxed(row)?)),
            |(a, b)| a.intersects(b),
            overlap,
        ),
        table("awt_line2d", "px py x1 y1 x2 y2")?.case(
            ["line2d_ccw", "`Line2D.relativeCCW`"],
            |row| (line(&row[2..]), row[0], row[1]),
            |row| Some([2, 4, 0].map(|i| DVec2::new(row[i], row[i + 1]))),
            |(a, x, y)| a.relative_ccw(*x, *y) == 1,
            |[a, b, p]| orient2d(*a, *b, *p).is_lt(),
        ),
        table("awt_line2d", "px py x1 y1 x2 y2")?.case(
            ["line2d_distance", "`Line2D.ptSegDistSq`"],
            |row| (line(&row[2..]), row[0], row[1]),
            |row| {
                let p = Shape::circle(DVec2::new(row[0], row[1]), 0.0).ok();
                Some((segment(&row[2..])?, p?))
            },
            |(a, x, y)| a.point_segment_distance_squared(*x, *y) < 100.0,
            is_near,
        ),
        table("awt_transform", "px py m02 m12 m00")?.case(
            [
                "transform",
                "`AffineTransform`: translate, rotate, map a point",
            ],
            <[f64]>::to_vec,
            |row| Some(row.to_vec()),
            |row| {
                let mut map = AffineTransform::IDENTITY;
                map.translate(row[2], row[3]);
                map.rotate(row[4]);
                map.transform(row[0], row[1]).0 > 0.0
            },
            |row| {
                let place = Transform::placement(DVec2::new(row[2], row[3]), row[4], 1.0, 1.0);
                place.is_ok_and(|map| map.apply(DVec2::new(row[0], row[1])).x > 0.0)
            },
        ),
    ])
}
