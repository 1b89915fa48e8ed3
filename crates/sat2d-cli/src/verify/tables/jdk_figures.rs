//! The operands of the JDK's functions as figures.

use super::jdk_fields::{box_of, closure, commands, doubles, ints, vertices, winding};
use super::jdk_programs::{program, run};
use crate::csv::records::TableError;
use crate::csv::table::{Column, Row};
use crate::picture::figures::{Figure, Rule};
use sat2d::DVec2;
use sat2d::compat::awt::{AffineTransform, ArcType, PathCommand, Rectangle2D, Winding};

pub fn rectangle(row: &Row, inputs: &[Column]) -> Result<Vec<Figure>, TableError> {
    let [ax, ay, aw, ah, bx, by, bw, bh, px, py] = ints(row, inputs)?.map(f64::from);
    Ok(vec![
        Figure::rectangle("a", [ax, ay, aw, ah]),
        Figure::rectangle("b", [bx, by, bw, bh]),
        Figure::point("p", px, py),
    ])
}

pub fn rectangle_2d(row: &Row, inputs: &[Column]) -> Result<Vec<Figure>, TableError> {
    let [px, py, x1, y1, x2, y2] = doubles(row, &inputs[8..])?;
    Ok(vec![
        Figure::rectangle("rectangle", doubles(row, inputs)?),
        Figure::rectangle("r", doubles(row, &inputs[4..])?),
        Figure::segment("line", [x1, y1, x2, y2]),
        Figure::point("p", px, py),
    ])
}

/// The figures of the columns `x y w h rx ry rw rh px py`.
pub fn two_rectangles(row: &Row, inputs: &[Column]) -> Result<Vec<Figure>, TableError> {
    let [px, py] = doubles(row, &inputs[8..])?;
    Ok(vec![
        Figure::rectangle("rectangle", doubles(row, inputs)?),
        Figure::rectangle("r", doubles(row, &inputs[4..])?),
        Figure::point("p", px, py),
    ])
}

pub fn line_2d(row: &Row, inputs: &[Column]) -> Result<Vec<Figure>, TableError> {
    let [px, py] = doubles(row, &inputs[8..])?;
    Ok(vec![
        Figure::segment("1-2", doubles(row, inputs)?),
        Figure::segment("3-4", doubles(row, &inputs[4..])?),
        Figure::point("p", px, py),
    ])
}

pub fn polygon(row: &Row, inputs: &[Column]) -> Result<Vec<Figure>, TableError> {
    let corners = vertices(row, &inputs[0])?;
    let corners = corners.iter().map(|p| DVec2::new(p.x.into(), p.y.into()));
    let [ix, iy] = ints(row, &inputs[1..])?.map(f64::from);
    let area = Figure::area("polygon", vec![corners.collect()], Rule::EvenOdd);
    let mut figures = vec![area, Figure::point("i", ix, iy)];
    figures.extend(point_and_rectangle(row, &inputs[3..])?);
    Ok(figures)
}

pub fn path_2d(row: &Row, inputs: &[Column]) -> Result<Vec<Figure>, TableError> {
    let rule = match winding(row, &inputs[0])? {
        Winding::EvenOdd => Rule::EvenOdd,
        Winding::NonZero => Rule::NonZero,
    };
    let mut rings: Vec<Vec<DVec2>> = Vec::new();
    for command in commands(row, &inputs[1])? {
        let mut draw = |points: &[(f64, f64)]| {
            if rings.is_empty() {
                rings.push(vec![DVec2::ZERO]);
            }
            let ring = rings.last_mut().expect("one is there");
            draw_curve(ring, points);
        };
        match command {
            PathCommand::MoveTo { x, y } => rings.push(vec![DVec2::new(x, y)]),
            PathCommand::LineTo { x, y } => draw(&[(x, y)]),
            PathCommand::QuadTo { x1, y1, x2, y2 } => draw(&[(x1, y1), (x2, y2)]),
            PathCommand::CurveTo {
                x1,
                y1,
                x2,
                y2,
                x3,
                y3,
            } => draw(&[(x1, y1), (x2, y2), (x3, y3)]),
            // the next part begins where this one did, unless the path moves first
            PathCommand::Close => {
                let start = rings.last().map_or(DVec2::ZERO, |ring| ring[0]);
                rings.push(vec![start]);
            }
        }
    }
    let mut figures = vec![Figure::area("path", rings, rule)];
    figures.extend(point_and_rectangle(row, &inputs[2..])?);
    Ok(figures)
}

/// Goes on from the last point of a ring along a Bézier curve.
fn draw_curve(ring: &mut Vec<DVec2>, points: &[(f64, f64)]) {
    const STEPS: u32 = 32;
    let start = *ring.last().expect("a ring has a point");
    let controls: Vec<DVec2> = [start]
        .into_iter()
        .chain(points.iter().map(|&p| p.into()))
        .collect();
    let steps = if points.len() == 1 { 1 } else { STEPS };
    for step in 1..=steps {
        let t = f64::from(step) / f64::from(steps);
        let mut level = controls.clone();
        while level.len() > 1 {
            level = level
                .windows(2)
                .map(|pair| pair[0].lerp(pair[1], t))
                .collect();
        }
        ring.push(level[0]);
    }
}

pub fn ellipse_2d(row: &Row, inputs: &[Column]) -> Result<Vec<Figure>, TableError> {
    let mut figures = vec![Figure::ellipse("ellipse", doubles(row, inputs)?)];
    figures.extend(point_and_rectangle(row, &inputs[4..])?);
    Ok(figures)
}

pub fn round_rectangle(row: &Row, inputs: &[Column]) -> Result<Vec<Figure>, TableError> {
    let (frame, arcs) = (doubles(row, inputs)?, doubles(row, &inputs[4..])?);
    let mut figures = vec![Figure::round_rectangle("round", frame, arcs)];
    figures.extend(point_and_rectangle(row, &inputs[6..])?);
    Ok(figures)
}

pub fn arc(row: &Row, inputs: &[Column]) -> Result<Vec<Figure>, TableError> {
    let (frame, angles) = (doubles(row, inputs)?, doubles(row, &inputs[4..])?);
    let is_pie = closure(row, &inputs[6])? == ArcType::Pie;
    let mut figures = vec![Figure::arc("arc", frame, angles, is_pie)];
    figures.extend(point_and_rectangle(row, &inputs[8..])?);
    Ok(figures)
}

pub fn transform(row: &Row, inputs: &[Column]) -> Result<Vec<Figure>, TableError> {
    moved(&program(row, &inputs[0])?, row, inputs)
}

pub fn affine(row: &Row, inputs: &[Column]) -> Result<Vec<Figure>, TableError> {
    let (map, _) = run(row, &inputs[0])?;
    moved(&map, row, inputs)
}

/// The rectangle between the origin and the point, and what the transform makes of it.
fn moved(map: &AffineTransform, row: &Row, inputs: &[Column]) -> Result<Vec<Figure>, TableError> {
    let [px, py] = doubles(row, &inputs[1..])?;
    let corners = [(0.0, 0.0), (px, 0.0), (px, py), (0.0, py)];
    let image = corners.map(|(x, y)| DVec2::from(map.transform(x, y)));
    let (x, y) = map.transform(px, py);
    Ok(vec![
        Figure::rectangle("before", [0.0, 0.0, px, py]),
        Figure::area("after", vec![image.to_vec()], Rule::NonZero),
        Figure::point("p", px, py),
        Figure::point("p after", x, y),
    ])
}

/// The figures of the columns `px py rx ry rw rh`.
fn point_and_rectangle(row: &Row, inputs: &[Column]) -> Result<[Figure; 2], TableError> {
    let [px, py] = doubles(row, inputs)?;
    let Rectangle2D {
        x,
        y,
        width,
        height,
    } = box_of(row, &inputs[2..])?;
    Ok([
        Figure::rectangle("r", [x, y, width, height]),
        Figure::point("p", px, py),
    ])
}
