//! The picture of a scene: bodies filled by verdict, their own axes, their names.

use super::axis::{self, Axis};
use super::contacts::{self, Marks};
use super::label::{self, Labels};
use super::outline::Outline;
use super::page::{arrow, caption, directions, grid, page, text};
use super::proofs::{self, Proof};
use super::view::{PLOT_LEFT, View};
use crate::scene::pairs::Pairs;
use crate::scene::placed::{Body, Scene};
use crate::words::word;
use sat2d::{Aabb, DVec2, Relation, Shape, Transform};
use svg::node::element::{Group, Path, Rectangle, Title};

/// The verdicts in the order of the legend. Their words are names of classes too.
const LEGEND: [Relation; 3] = [
    Relation::Overlapping,
    Relation::Touching,
    Relation::Disjoint,
];

/// Colours that colour-blind people can distinguish: M. Okabe and K. Ito, "Color Universal Design"
/// (2008).
const STYLE: &str = "\
.outline { stroke-width: 1.25; stroke-linejoin: round; fill-opacity: 0.22; fill-rule: evenodd }
.overlapping { fill: #d55e00; stroke: #b34f00 }
.touching { fill: #f0b400; stroke: #a87b00 }
.disjoint { fill: #0072b2; stroke: #005a8c }
.leader { stroke: #999; stroke-width: 0.75 }
.halo { fill: #fff; stroke: #fff; stroke-width: 3; stroke-linejoin: round }";

/// The lengths of a body's own x and y axis.
const AXES: [f64; 2] = [16.0, 9.0];

/// The length of the arrow of a one-way body.
const ONE_WAY: f64 = 28.0;

/// The maximum number of names, and of depths. A picture with more has none at all: they would
/// cover it, and the time to place them grows with their square. The tooltip of a body has its
/// name.
const MOST_NAMES: usize = 200;

/// A body on the page.
struct Drawn<'a> {
    body: &'a Body,
    shape: &'a Shape,
    /// From the shape's own coordinates to the page.
    transform: Transform,
    outline: Outline,
    /// The bodies that it meets, with the verdicts.
    meets: Vec<(usize, Relation)>,
}

/// Draws the scene, with these axes beside the bodies and these proofs over them, as a document.
pub fn draw(scene: &Scene, pairs: &Pairs, axes: &[Axis], proofs: &[Proof]) -> String {
    let outlines = scene
        .bodies
        .iter()
        .map(|body| Outline::of(&scene.shapes[body.shape].1, &body.transform));
    let bounds = outlines.fold(Aabb::EMPTY, |all, outline| all.union(&outline.bounds()));
    let bounds = axes
        .iter()
        .fold(bounds, |all, axis| all.union(&axis.bounds()));
    let view = View::around(bounds, scene.y_axis);
    let drawn = place_on_page(scene, pairs, &view);
    let marks = Marks::of(pairs, view.transform());

    let mut style = STYLE.to_owned();
    if !marks.is_empty() || !axes.is_empty() {
        style += &[contacts::STYLE, axis::STYLE].concat();
    }
    if !proofs.is_empty() {
        style += proofs::STYLE;
    }
    let mut document = page(&view, &style).add(legend(pairs)).add(grid(&view));
    let mut bodies = Group::new();
    for drawn in &drawn {
        bodies = bodies.add(figure(scene, drawn));
    }
    document = document.add(bodies);
    for proof in proofs {
        document = document.add(proof.draw(view.transform()));
    }
    if !proofs.is_empty() {
        document = document.add(proofs::legend(&view));
    }
    let mut own = Group::new();
    for drawn in &drawn {
        if let Some((origin, ends)) = own_axes(drawn, &view) {
            own = own.add(arrow(origin, ends[0])).add(arrow(origin, ends[1]));
        }
        if let Some([from, to]) = one_way(drawn) {
            own = own.add(arrow(from, to));
        }
    }
    let mut labels = if drawn.len() <= MOST_NAMES {
        labels(&drawn, &view)
    } else {
        Labels::new(view.plot())
    };
    let numbered = marks.len() <= MOST_NAMES;
    for mark in marks.iter().filter(|_| numbered) {
        labels.avoid_axes(mark.bounds());
    }
    for covered in axes.iter().flat_map(|axis| axis.boxes(view.transform())) {
        labels.avoid_axes(covered);
    }
    document = document.add(own);
    if drawn.len() <= MOST_NAMES {
        document = document.add(names(&drawn, &mut labels));
    }
    for axis in axes {
        document = document.add(axis.draw(view.transform(), &mut labels));
    }
    for mark in &marks {
        document = document.add(mark.draw());
    }
    for mark in marks.iter().filter(|_| numbered) {
        document = document.add(mark.label(&mut labels));
    }
    document = document.add(directions(&view));
    format!("{document}\n")
}

fn place_on_page<'a>(scene: &'a Scene, pairs: &Pairs, view: &View) -> Vec<Drawn<'a>> {
    let place = |body: &'a Body| {
        let shape = &scene.shapes[body.shape].1;
        // if the scale to the page overflows, the view has another one
        let transform = view.transform().product(&body.transform);
        let transform = transform.unwrap_or(body.transform);
        Drawn {
            body,
            shape,
            transform,
            outline: Outline::of(shape, &transform),
            meets: Vec::new(),
        }
    };
    let mut drawn: Vec<Drawn<'a>> = scene.bodies.iter().map(place).collect();
    for pair in &pairs.meeting {
        drawn[pair.a].meets.push((pair.b, pair.relation));
        drawn[pair.b].meets.push((pair.a, pair.relation));
    }
    drawn
}

/// The outline of a body, with its name and the bodies that it meets as a tooltip.
fn figure(scene: &Scene, drawn: &Drawn<'_>) -> Group {
    let mut tooltip = drawn.body.name.clone();
    for &(other, relation) in &drawn.meets {
        tooltip += &format!("\n{} {}", word(relation), scene.bodies[other].name);
    }
    let closest = drawn.meets.iter().map(|&(_, relation)| relation).max();
    let class = word(closest.unwrap_or(Relation::Disjoint));
    let mut path = Path::new()
        .set("class", format!("outline {class}"))
        .set("d", drawn.outline.path());
    if drawn.outline.is_line() {
        path = path.set("style", "fill: none");
    }
    Group::new().add(Title::new(tooltip)).add(path)
}

/// The start and the ends of a body's own axes: short lines along its x (the longer one) and y,
/// from its origin, which show rotations and mirrors. `None` if the origin is not in the picture.
fn own_axes(drawn: &Drawn<'_>, view: &View) -> Option<(DVec2, [DVec2; 2])> {
    let origin = drawn.transform.apply(DVec2::ZERO);
    let end = |direction, length| {
        let along = drawn.transform.apply_vector(direction);
        origin + along.normalize_or_zero() * length
    };
    let ends = [end(DVec2::X, AXES[0]), end(DVec2::Y, AXES[1])];
    view.plot().contains_point(origin).then_some((origin, ends))
}

/// The arrow of a one-way body: from its middle in the direction in which others pass.
fn one_way(drawn: &Drawn<'_>) -> Option<[DVec2; 2]> {
    let direction = drawn.transform.apply_vector(drawn.body.one_way?);
    let from = drawn.outline.center();
    Some([from, from + direction.normalize_or_zero() * ONE_WAY])
}

/// Labels that avoid the bodies and their axes.
fn labels<'a>(drawn: &[Drawn<'a>], view: &View) -> Labels<'a> {
    let mut labels = Labels::new(view.plot());
    for one in drawn {
        labels.avoid(one.shape, &one.transform);
        if let Some((origin, [x, y])) = own_axes(one, view) {
            labels.avoid_axes(Aabb::of_points(&[origin, x, y]));
        }
    }
    labels
}

fn names(drawn: &[Drawn<'_>], labels: &mut Labels<'_>) -> Group {
    let mut group = Group::new();
    for one in drawn {
        let contains = |point| {
            sat2d::query::point_relation(one.shape, &one.transform, point).is_ok_and(Relation::hits)
        };
        let (bounds, center) = (one.outline.bounds(), one.outline.center());
        let label = labels.place(&one.body.name, bounds, center, contains);
        group = caption(group, &one.body.name, "name", &label);
    }
    group
}

/// The meaning of the colours and the number of pairs of each.
fn legend(pairs: &Pairs) -> Group {
    let mut group = Group::new();
    let mut x = PLOT_LEFT;
    for relation in LEGEND {
        let count = pairs.count(relation);
        let entry = format!("{}: {count}", word(relation));
        let box_ = Rectangle::new()
            .set("class", format!("outline {}", word(relation)))
            .set("x", x)
            .set("y", 16)
            .set("width", 18)
            .set("height", 12);
        group = group
            .add(box_)
            .add(text(&entry, DVec2::new(x + 25.0, 26.0)));
        x += 25.0 + label::width_of(&entry) + 24.0;
    }
    group.add(
        text(
            "pairs. A body has the colour of its closest pair.",
            DVec2::new(x, 26.0),
        )
        .set("class", "tick"),
    )
}
