//! What proves the verdicts in the picture of a scene: the lines between bodies, each as long as
//! both sides face each other, and points that two bodies have in common.

use super::outline::Outline;
use super::page::{line, text};
use super::view::{PLOT_LEFT, View, pixels};
use crate::scene::pairs::Pair;
use crate::scene::placed::Scene;
use crate::words::word;
use sat2d::query::{Explanation, Rational, SeparatingAxis, explain};
use sat2d::{DVec2, Relation, Shape, Transform};
use std::ops::Range;
use svg::node::element::{Circle, Group, Title};

/// The style of lines and points.
pub const STYLE: &str = "
.between { stroke-width: 1.25; stroke-dasharray: 5 3 }
.common { fill: #fff; stroke: #111; stroke-width: 1.5 }";

/// How far a line goes on at both ends, in pixels.
const BEYOND: f64 = 12.0;
/// The radius of a point.
const DOT: f64 = 3.5;

/// The certificate of a pair, in the world.
pub struct Proof {
    names: [String; 2],
    relation: Relation,
    lines: Vec<[DVec2; 2]>,
    point: Option<DVec2>,
}

impl Proof {
    /// The certificate of a pair; `None` if there is none.
    pub fn of(scene: &Scene, pair: &Pair) -> Option<Proof> {
        let shapes = pair.shapes(scene);
        let [(a, ta), (b, tb)] = shapes;
        let found = explain(a, ta, b, tb).ok()?;
        let lines = found.axes().iter();
        Some(Proof {
            names: [pair.a, pair.b].map(|body| scene.bodies[body].name.clone()),
            relation: found.relation(),
            lines: lines.map(|axis| between(&found, axis, shapes)).collect(),
            point: found.point().map(|point| {
                let [x, y] = point.each_ref().map(Rational::to_f64);
                DVec2::new(x, y)
            }),
        })
    }

    /// Draws it on the page.
    pub fn draw(&self, to_page: &Transform) -> Group {
        let [a, b] = &self.names;
        let title = format!("{a}, {b}: {}", word(self.relation));
        let mut group = Group::new().add(Title::new(title));
        for ends in &self.lines {
            let [from, to] = ends.map(|end| to_page.apply(end));
            let beyond = (to - from).normalize_or_zero() * BEYOND;
            let class = format!("between {}", word(self.relation));
            group = group.add(line(&class, from - beyond, to + beyond));
        }
        match self.point {
            Some(point) => group.add(dot(to_page.apply(point))),
            None => group,
        }
    }
}

/// The meaning of lines and points, below the drawing.
pub fn legend(view: &View) -> Group {
    let y = view.plot().max.y + 28.0;
    let at = |x: f64| DVec2::new(PLOT_LEFT + x, y);
    let entry = |content: &str, x: f64| text(content, at(x)).set("class", "tick");
    let middle = DVec2::new(0.0, -3.5);
    Group::new()
        .add(line("axis between", at(0.0) + middle, at(30.0) + middle))
        .add(entry("a line between two bodies, or parts of them", 36.0))
        .add(dot(at(306.0) + middle))
        .add(entry("a point that two bodies have in common", 316.0))
}

fn dot(at: DVec2) -> Circle {
    Circle::new()
        .set("class", "common")
        .set("cx", pixels(at.x))
        .set("cy", pixels(at.y))
        .set("r", DOT)
}

/// The part of a line between two shapes in which they face each other; if they do not, that
/// between their ends.
fn between(
    found: &Explanation,
    axis: &SeparatingAxis,
    [(a, ta), (b, tb)]: [(&Shape, &Transform); 2],
) -> [DVec2; 2] {
    let normal = axis.direction();
    let along = normal.perp();
    let [parts_a, parts_b] = found.parts();
    let (low_a, high_a) = extent((a, ta), (parts_a, &axis.of_a), along);
    let (low_b, high_b) = extent((b, tb), (parts_b, &axis.of_b), along);
    [low_a.max(low_b), high_a.min(high_b)].map(|at| normal * axis.offset + along * at)
}

/// What parts of a shape cover along a direction.
fn extent(
    (shape, at): (&Shape, &Transform),
    (parts, range): (&[Vec<u32>], &Range<u32>),
    along: DVec2,
) -> (f64, f64) {
    if parts.is_empty() {
        let outline = Outline::of(shape, at);
        let support = |along: DVec2| outline.support(along).dot(along);
        return (-support(-along), support(along));
    }
    let parts = &parts[range.start as usize..range.end as usize];
    let vertices = parts.iter().flatten();
    let covered = vertices.map(|&vertex| at.apply(shape.vertices()[vertex as usize]).dot(along));
    covered.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), at| {
        (low.min(at), high.max(at))
    })
}
