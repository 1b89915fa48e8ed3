//! The picture of a row.

use super::family::Subject;
use super::tables::slicing::SLICING_OPTIONS;
use crate::picture::axis::Axis;
use crate::picture::{figures, pieces, scene};
use crate::polygons::cut::{Aim, Outcome};
use crate::polygons::input::Input;
use crate::scene::format::YAxis;
use crate::scene::pairs::{Pair, Pairs};
use crate::scene::placed::{Body, Scene};
use crate::touching::Touching;
use anyhow::{anyhow, bail};
use sat2d::world::{BodyKind, Filter};
use sat2d::{DVec2, Shape, Transform};
use std::sync::Arc;

/// Draws what a row is about: two shapes with their contacts and separating axis, or a polygon with
/// its pieces, or the operands of a function.
pub fn draw(subject: Subject) -> anyhow::Result<String> {
    match subject {
        Subject::Pair(Ok(pair)) => draw_pair(pair),
        Subject::Pair(Err(reason)) => bail!("{reason}"),
        Subject::Polygon(points) => Ok(draw_polygon(points)),
        Subject::Figures(figures) => {
            figures::draw(&figures).ok_or_else(|| anyhow!("its coordinates are not finite"))
        }
        Subject::Numbers => bail!("this table has no shapes"),
    }
}

fn draw_pair(pair: Box<[(Shape, Transform); 2]>) -> anyhow::Result<String> {
    let mut pair_scene = Scene {
        y_axis: YAxis::Down,
        shapes: Vec::new(),
        bodies: Vec::new(),
    };
    let names = ["a", "b"].map(str::to_owned);
    for (index, ((shape, transform), name)) in pair.into_iter().zip(&names).enumerate() {
        shape.place(&transform)?;
        pair_scene.shapes.push((name.clone(), Arc::new(shape)));
        pair_scene.bodies.push(Body {
            name: name.clone(),
            shape: index,
            transform,
            kind: BodyKind::Moving,
            filter: Filter::default(),
            part_of: None,
            one_way: None,
        });
    }
    let pairs = Pairs::find(&pair_scene, Some(Touching::Hit))?;
    // for disjoint shapes the axis shows the gap
    let pair = Pair::of_names(&pair_scene, &names)?;
    let axes: Vec<Axis> = Axis::of(&pair_scene, &pair).into_iter().collect();
    Ok(scene::draw(&pair_scene, &pairs, &axes, &[]))
}

fn draw_polygon(points: Vec<DVec2>) -> String {
    let input = Input {
        name: "polygon".to_owned(),
        rings: Ok(vec![points]),
    };
    let aim = Aim {
        options: SLICING_OPTIONS,
        ..Aim::default()
    };
    let outcome = Outcome::of("", input, &aim);
    pieces::draw(&[outcome], YAxis::Down)
}
