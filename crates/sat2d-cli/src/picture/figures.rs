//! The picture of plain figures: outlines, segments and points with their names, as the functions
//! of a row take them. They need not be valid shapes, and there is no verdict.

use super::label::Labels;
use super::outline::straight;
use super::page::{arrow, caption, directions, grid, page};
use super::view::{View, pixels};
use crate::scene::format::YAxis;
use sat2d::{Aabb, DVec2};
use svg::node::element::{Circle, Group, Path, Title};

/// Fills by the order of the figures; after M. Okabe and K. Ito, "Color Universal Design" (2008).
const STYLE: &str = "\
.figure { stroke-width: 1.5; stroke-linejoin: round; fill-opacity: 0.22 }
.first { fill: #0072b2; stroke: #005a8c }
.second { fill: #d55e00; stroke: #b34f00 }
.third { fill: #f0b400; stroke: #a87b00 }
.evenodd { fill-rule: evenodd }
.point { fill: #222 }
.leader { stroke: #999; stroke-width: 0.75 }
.halo { fill: #fff; stroke: #fff; stroke-width: 3; stroke-linejoin: round }
";

/// The classes of fills.
const FILLS: [&str; 3] = ["first", "second", "third"];

/// The number of corners that stand for an ellipse.
const CORNERS_OF_ELLIPSE: u32 = 120;

/// The radius of the dot for a point, in pixels.
const DOT: f64 = 3.0;

/// An operand of a function, with its name.
pub struct Figure {
    name: &'static str,
    form: Form,
}

enum Form {
    /// Closed rings.
    Area {
        rings: Vec<Vec<DVec2>>,
        rule: Rule,
    },
    /// A segment from one point to another.
    Segment([DVec2; 2]),
    Point(DVec2),
}

/// What is inside of rings that cross.
#[derive(Clone, Copy, PartialEq)]
pub enum Rule {
    EvenOdd,
    NonZero,
}

impl Figure {
    /// What these rings enclose.
    pub fn area(name: &'static str, rings: Vec<Vec<DVec2>>, rule: Rule) -> Figure {
        let form = Form::Area { rings, rule };
        Figure { name, form }
    }

    /// An upright rectangle; negative sizes go to the other side of the corner.
    pub fn rectangle(name: &'static str, [x, y, width, height]: [f64; 4]) -> Figure {
        let [right, bottom] = [x + width, y + height];
        let ring = [[x, y], [right, y], [right, bottom], [x, bottom]];
        Figure::area(name, vec![ring.map(DVec2::from).to_vec()], Rule::NonZero)
    }

    /// The ellipse in an upright rectangle.
    pub fn ellipse(name: &'static str, frame: [f64; 4]) -> Figure {
        let [_, _, width, height] = frame;
        Figure::round_rectangle(name, frame, [width, height])
    }

    /// An upright rectangle whose corners are quarters of an ellipse with these diameters, or
    /// smaller ones if the rectangle is.
    pub fn round_rectangle(
        name: &'static str,
        [x, y, width, height]: [f64; 4],
        [arc_width, arc_height]: [f64; 2],
    ) -> Figure {
        let half = DVec2::new(width, height) / 2.0;
        let radii = (DVec2::new(arc_width, arc_height).abs() / 2.0).min(half.abs()) * half.signum();
        let corner = |i| {
            // no corner of the polygon is on an axis, where two quarters meet
            let turn = (f64::from(i) + 0.5) / f64::from(CORNERS_OF_ELLIPSE);
            let direction = DVec2::from_angle(std::f64::consts::TAU * turn);
            let centre = DVec2::new(x, y) + half + direction.signum() * (half - radii);
            centre + direction * radii
        };
        let ring = (0..CORNERS_OF_ELLIPSE).map(corner).collect();
        Figure::area(name, vec![ring], Rule::NonZero)
    }

    /// A part of the ellipse in an upright rectangle, from an angle on, in degrees against the
    /// clock where y points down. A pie has the centre as a corner.
    pub fn arc(
        name: &'static str,
        [x, y, width, height]: [f64; 4],
        [start, extent]: [f64; 2],
        is_pie: bool,
    ) -> Figure {
        let half = DVec2::new(width, height) / 2.0;
        let centre = DVec2::new(x, y) + half;
        let extent = extent.clamp(-360.0, 360.0);
        let corner = |i| {
            let turned = start + extent * f64::from(i) / f64::from(CORNERS_OF_ELLIPSE);
            centre + DVec2::from_angle(-turned.to_radians()) * half
        };
        let mut ring: Vec<DVec2> = (0..=CORNERS_OF_ELLIPSE).map(corner).collect();
        ring.extend(is_pie.then_some(centre));
        Figure::area(name, vec![ring], Rule::NonZero)
    }

    pub fn segment(name: &'static str, [x1, y1, x2, y2]: [f64; 4]) -> Figure {
        let form = Form::Segment([DVec2::new(x1, y1), DVec2::new(x2, y2)]);
        Figure { name, form }
    }

    pub fn point(name: &'static str, x: f64, y: f64) -> Figure {
        let form = Form::Point(DVec2::new(x, y));
        Figure { name, form }
    }

    fn points(&self) -> Vec<DVec2> {
        match &self.form {
            Form::Area { rings, .. } => rings.concat(),
            Form::Segment(ends) => ends.to_vec(),
            Form::Point(point) => vec![*point],
        }
    }
}

/// Draws the figures as a document, those with a coordinate that is not finite left out. `None` if
/// nothing is left.
pub fn draw(figures: &[Figure]) -> Option<String> {
    let is_finite = |figure: &&Figure| figure.points().iter().all(|p| p.is_finite());
    let is_some = |figure: &&Figure| !figure.points().is_empty();
    let figures: Vec<&Figure> = figures.iter().filter(is_some).filter(is_finite).collect();
    let bounds = figures
        .iter()
        .map(|figure| Aabb::of_points(&figure.points()))
        .reduce(|all, one| all.union(&one))?;
    let view = View::around(bounds, YAxis::Down);
    let mut labels = Labels::new(view.plot());
    let (mut drawing, mut names) = (Group::new(), Group::new());
    for (index, figure) in figures.into_iter().enumerate() {
        let points: Vec<DVec2> = on_page(&figure.points(), &view);
        drawing = drawing.add(Group::new().add(Title::new(figure.name)).add(mark(
            figure,
            FILLS[index % FILLS.len()],
            &view,
        )));
        let bounds = Aabb::of_points(&points);
        let label = labels.place_near(figure.name, (bounds.min + bounds.max) / 2.0);
        names = caption(names, figure.name, "name", &label);
    }
    let document = page(&view, STYLE)
        .add(grid(&view))
        .add(drawing)
        .add(names)
        .add(directions(&view));
    Some(format!("{document}\n"))
}

fn on_page(points: &[DVec2], view: &View) -> Vec<DVec2> {
    points.iter().map(|&p| view.transform().apply(p)).collect()
}

fn mark(figure: &Figure, fill: &str, view: &View) -> Group {
    let group = Group::new();
    match &figure.form {
        Form::Area { rings, rule } => {
            let rule = if *rule == Rule::EvenOdd {
                " evenodd"
            } else {
                ""
            };
            let rings = rings.iter().map(|ring| on_page(ring, view).into_iter());
            group.add(
                Path::new()
                    .set("class", format!("figure {fill}{rule}"))
                    .set("d", straight(rings)),
            )
        }
        Form::Segment([from, to]) => {
            let [from, to] = [*from, *to].map(|p| view.transform().apply(p));
            group.add(arrow(from, to))
        }
        Form::Point(point) => {
            let at = view.transform().apply(*point);
            group.add(
                Circle::new()
                    .set("class", "point")
                    .set("cx", pixels(at.x))
                    .set("cy", pixels(at.y))
                    .set("r", DOT),
            )
        }
    }
}
