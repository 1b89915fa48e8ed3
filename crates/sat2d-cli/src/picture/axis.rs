//! The separating axis of two bodies as textbooks draw it: beside them a line along the direction
//! of least penetration, and on it the interval that each body covers. The overlap of the intervals
//! is the depth, the space between them the gap.

use super::label::Labels;
use super::outline::Outline;
use super::page::{arrow, caption, line};
use crate::scene::pairs::{Pair, Pairs};
use crate::scene::placed::Scene;
use crate::words::short;
use sat2d::{Aabb, DVec2, Relation, Shape, Transform};
use svg::node::element::Group;

/// The style of axes.
pub const STYLE: &str = "
.projection { stroke: #999; stroke-width: 0.75; stroke-dasharray: 2 3 }
.interval { stroke-width: 4 }
.first { stroke: #009e73 }
.second { stroke: #cc79a7 }
.depth { stroke: #b34f00; stroke-width: 4 }
.gap { stroke: #005a8c; stroke-width: 1.5 }
.figure { font-size: 11px }";

/// The maximum number of axes that are drawn by default.
const MOST: usize = 3;

/// The next four are in units of what the bodies cover of the axis, or of this part of the scene if
/// that is more.
const PART: f64 = 0.2;
/// The distances from the bodies at which the axis may be drawn.
const AWAY: [f64; 3] = [0.14, 0.4, 0.66];
/// How far the axis extends beyond the bodies.
const BEYOND: f64 = 0.08;
/// The space for text beside it.
const TEXT: f64 = 0.12;

/// The error of a depth along the axis, relative to what the bodies cover of it, beyond which there
/// is no single axis; only concave shapes exceed it.
const TOLERANCE: f64 = 1e-6;

/// The distances from the axis of the intervals and of the depth, in pixels.
const BESIDE: f64 = 4.0;
const FIGURE: f64 = 12.0;
/// The number of boxes that cover the axis. Fewer would not cover a slanting axis closely.
const BOXES: usize = 12;

/// An axis in the world.
pub struct Axis {
    names: [String; 2],
    relation: Relation,
    /// The depth of the overlap, or the distance of the bodies.
    length: f64,
    /// The support points of each body against and along the axis.
    extremes: [[DVec2; 2]; 2],
    /// The ends of the line.
    ends: [DVec2; 2],
    bounds: Aabb,
}

impl Axis {
    /// The axis of a pair. `None` if a body is concave and no single axis has the depth or the
    /// distance.
    pub fn of(scene: &Scene, pair: &Pair) -> Option<Axis> {
        Axis::beside(scene, pair, &[])
    }

    /// The axes to draw by default: of all pairs with contacts if these are few, otherwise of the
    /// deepest.
    pub fn choose(scene: &Scene, pairs: &Pairs) -> Vec<Axis> {
        let mut pairs: Vec<&Pair> = pairs.with_contacts().map(|(pair, _)| pair).collect();
        let mut axes: Vec<Axis> = Vec::new();
        if pairs.len() <= MOST {
            for pair in pairs {
                axes.extend(Axis::beside(scene, pair, &axes));
            }
        } else {
            let depth = |pair: &Pair| pair.deepest().map_or(0.0, |contact| contact.depth);
            pairs.sort_by(|a, b| depth(b).total_cmp(&depth(a)));
            axes.extend(pairs.into_iter().find_map(|pair| Axis::of(scene, pair)));
        }
        axes
    }

    fn beside(scene: &Scene, pair: &Pair, others: &[Axis]) -> Option<Axis> {
        let [a, b] = [pair.a, pair.b].map(|body| &scene.bodies[body]);
        let shape = |shape: usize| &scene.shapes[shape].1;
        let (normal, gap) = match pair.deepest() {
            Some(contact) => (contact.normal, -contact.depth),
            None => {
                let (a_shape, b_shape) = (shape(a.shape), shape(b.shape));
                let near =
                    sat2d::query::distance(a_shape, &a.transform, b_shape, &b.transform).ok()?;
                (near.normal, near.distance)
            }
        };
        let outlines = [a, b].map(|body| Outline::of(shape(body.shape), &body.transform));
        let extremes = outlines
            .each_ref()
            .map(|outline| [outline.support(-normal), outline.support(normal)]);
        let [[_, origin], [facing, _]] = extremes;
        let along = |p: DVec2| (p - origin).dot(normal);
        let covered = extremes.as_flattened().iter().map(|&p| along(p));
        let (low, high) = covered.fold((0.0, 0.0), |(low, high): (f64, f64), at| {
            (low.min(at), high.max(at))
        });
        let size = high - low;
        // the interval of the first convex shape ends where the two separate
        if (along(facing) - gap).abs() > TOLERANCE * size {
            return None;
        }
        let scale = size.max(PART * extent(scene));
        let line = |side: DVec2, away: f64| {
            let outermost = outlines.each_ref().map(|outline| outline.support(side));
            let farthest = outermost.map(|p| (p - origin).dot(side));
            let away = farthest[0].max(farthest[1]) + away * scale;
            [low - BEYOND * scale, high + BEYOND * scale]
                .map(|at| origin + normal * at + side * away)
        };
        // how many bodies and axes a line would cover
        let covered_by = |ends: [DVec2; 2]| {
            let bodies = scene.bodies.iter();
            let bodies = bodies.map(|body| (shape(body.shape), body.transform));
            let strip = |[from, to]: [DVec2; 2]| Shape::capsule(from, to, TEXT * scale / 2.0).ok();
            let lines = others.iter().flat_map(|axis| strip(axis.ends));
            strip(ends).map_or(0, |own| {
                let hits = |shape: &Shape, at: &Transform| {
                    sat2d::hits(&own, &Transform::IDENTITY, shape, at).unwrap_or(false)
                };
                bodies.filter(|(shape, at)| hits(shape, at)).count()
                    + lines
                        .filter(|shape| hits(shape, &Transform::IDENTITY))
                        .count()
            })
        };
        let sides = [normal.perp(), -normal.perp()];
        let (side, ends) = AWAY
            .into_iter()
            .flat_map(|away| sides.map(|side| (side, line(side, away))))
            .min_by_key(|&(_, ends)| covered_by(ends))?;
        let [start, end] = ends;
        let text = side * TEXT * scale;
        Some(Axis {
            names: [a.name.clone(), b.name.clone()],
            relation: pair.relation,
            length: gap.abs(),
            extremes,
            ends,
            bounds: Aabb::of_points(&[start, end, start + text, end + text]),
        })
    }

    /// The bounding box of the axis and the text beside it.
    pub fn bounds(&self) -> Aabb {
        self.bounds
    }

    /// The boxes along it that labels should not hide.
    pub fn boxes(&self, to_page: &Transform) -> impl Iterator<Item = Aabb> {
        let [start, end] = self.ends.map(|p| to_page.apply(p));
        let at = move |part: usize| start + (end - start) / BOXES as f64 * part as f64;
        let half = DVec2::splat(BESIDE);
        (0..BOXES).map(move |part| {
            let part = Aabb::of_points(&[at(part), at(part + 1)]);
            Aabb::new(part.min - half, part.max + half)
        })
    }

    /// Draws it on the page.
    pub fn draw(&self, to_page: &Transform, labels: &mut Labels<'_>) -> Group {
        let page = |p: DVec2| to_page.apply(p);
        let [start, end] = self.ends.map(page);
        let Some(along) = (end - start).try_normalize() else {
            return Group::new();
        };
        let foot = |p: DVec2| start + along * (page(p) - start).dot(along);
        let inward = (page(self.extremes[0][0]) - foot(self.extremes[0][0])).normalize_or_zero();
        let intervals = self.extremes.map(|ends| ends.map(foot));

        let mut group = Group::new();
        for (extreme, interval) in self
            .extremes
            .as_flattened()
            .iter()
            .zip(intervals.as_flattened())
        {
            group = group.add(line("projection", page(*extreme), *interval));
        }
        group = group.add(arrow(start, end));
        let sides = [(inward, "interval first"), (-inward, "interval second")];
        for (interval, (side, class)) in intervals.iter().zip(sides) {
            let [from, to] = interval.map(|p| p + side * BESIDE);
            group = group.add(line(class, from, to));
        }
        let [[first_low, first], [second, second_high]] = intervals;
        let (class, figure) = match self.relation {
            Relation::Disjoint => ("gap", format!("gap {}", short(self.length, 3))),
            Relation::Touching => ("depth", "touching".to_owned()),
            Relation::Overlapping => ("depth", format!("depth {}", short(self.length, 3))),
        };
        let [from, to] = [second, first].map(|p| p - inward * FIGURE);
        group = group.add(line(class, from, to));
        let mut write = |group: Group, content: &str, at: DVec2| {
            caption(group, content, "figure", &labels.place_near(content, at))
        };
        group = write(group, &figure, from + (to - from) / 2.0 - inward * 10.0);
        group = write(group, &self.names[0], first_low + inward * 12.0);
        write(group, &self.names[1], second_high - inward * 12.0)
    }
}

/// The larger of the width and height of a scene.
fn extent(scene: &Scene) -> f64 {
    let outlines = scene
        .bodies
        .iter()
        .map(|body| Outline::of(&scene.shapes[body.shape].1, &body.transform));
    let bounds = outlines.fold(Aabb::EMPTY, |all, outline| all.union(&outline.bounds()));
    (bounds.max - bounds.min).max_element()
}
