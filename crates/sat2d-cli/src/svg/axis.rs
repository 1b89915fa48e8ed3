//! The separating axis of two bodies as books draw it: a line along the direction in which they part soonest, beside them, and
//! on it what each covers when seen across; where the two parts overlap is the depth, where they do not is the gap.

use super::label::Labels;
use super::outline::Outline;
use super::{arrow, caption, line};
use crate::collide::{Collisions, Pair, short};
use crate::scene::Scene;
use sat2d::{Aabb, DVec2, Relation, Shape, Transform};
use svg::node::element::Group;

/// What the style sheet needs.
pub const STYLE: &str = "
.sight { stroke: #999; stroke-width: 0.75; stroke-dasharray: 2 3 }
.shadow { stroke-width: 4 }
.first { stroke: #009e73 }
.second { stroke: #cc79a7 }
.depth { stroke: #b34f00; stroke-width: 4 }
.gap { stroke: #005a8c; stroke-width: 1.5 }
.figure { font-size: 11px }";

/// How many axes are drawn at most where nobody chose.
const MOST: usize = 3;

/// How far from the bodies the axis may lie, and how far it reaches beyond what they cover, measured by that or by a
/// part of the whole scene if that is more.
const AWAY: [f64; 3] = [0.14, 0.4, 0.66];
const PART: f64 = 0.2;
const BEYOND: f64 = 0.08;
/// Room for what is written beside it, measured likewise.
const ROOM: f64 = 0.12;

/// By how much the axis may miss a depth, measured by what the bodies cover; only concave shapes miss by more.
const TOLERANCE: f64 = 1e-6;

/// How far beside the axis the bodies' shadows lie, and the depth, in pixels.
const BESIDE: f64 = 4.0;
const FIGURE: f64 = 12.0;
/// How many boxes cover the axis: few, and a slanting one is not covered closely.
const BOXES: usize = 12;

/// An axis in the world.
pub struct Axis {
    names: [String; 2],
    relation: Relation,
    /// How deep the bodies overlap, or how far they are apart.
    length: f64,
    /// The points of each body that are least and most far along the axis.
    extremes: [[DVec2; 2]; 2],
    /// The ends of the line.
    ends: [DVec2; 2],
    bounds: Aabb,
}

impl Axis {
    /// The axis of a pair. None if one of the bodies is concave and no single axis tells how they stand to each other.
    pub fn of(scene: &Scene, pair: &Pair) -> Option<Axis> {
        Axis::beside(scene, pair, &[])
    }

    /// The axes that are worth drawing where nobody chose: of all pairs that meet if these are few, else of the deepest.
    pub fn choose(scene: &Scene, collisions: &Collisions) -> Vec<Axis> {
        let mut pairs: Vec<&Pair> = collisions.meetings().map(|(pair, _)| pair).collect();
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
        // convex shapes part where the first one's part of the axis ends
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
        // what is in the way
        let in_the_way = |ends: [DVec2; 2]| {
            let bodies = scene.bodies.iter();
            let bodies = bodies.map(|body| (shape(body.shape), body.transform));
            let strip = |[from, to]: [DVec2; 2]| Shape::capsule(from, to, ROOM * scale / 2.0).ok();
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
            .min_by_key(|&(_, ends)| in_the_way(ends))?;
        let [start, end] = ends;
        let room = side * ROOM * scale;
        Some(Axis {
            names: [a.name.clone(), b.name.clone()],
            relation: pair.relation,
            length: gap.abs(),
            extremes,
            ends,
            bounds: Aabb::of_points(&[start, end, start + room, end + room]),
        })
    }

    /// The least box around it and what is written beside it.
    pub fn bounds(&self) -> Aabb {
        self.bounds
    }

    /// What labels should not hide: boxes along it.
    pub fn boxes(&self, to_page: &Transform) -> impl Iterator<Item = Aabb> {
        let [start, end] = self.ends.map(|p| to_page.apply(p));
        let at = move |part: usize| start + (end - start) / BOXES as f64 * part as f64;
        let half = DVec2::splat(BESIDE);
        (0..BOXES).map(move |part| {
            let part = Aabb::of_points(&[at(part), at(part + 1)]);
            Aabb::new(part.min - half, part.max + half)
        })
    }

    /// Draws it, seen through the view's transform.
    pub fn draw(&self, to_page: &Transform, labels: &mut Labels<'_>) -> Group {
        let page = |p: DVec2| to_page.apply(p);
        let [start, end] = self.ends.map(page);
        let Some(along) = (end - start).try_normalize() else {
            return Group::new();
        };
        let foot = |p: DVec2| start + along * (page(p) - start).dot(along);
        let inward = (page(self.extremes[0][0]) - foot(self.extremes[0][0])).normalize_or_zero();
        let shadows = self.extremes.map(|ends| ends.map(foot));

        let mut group = Group::new();
        for (extreme, shadow) in self
            .extremes
            .as_flattened()
            .iter()
            .zip(shadows.as_flattened())
        {
            group = group.add(line("sight", page(*extreme), *shadow));
        }
        group = group.add(arrow(start, end));
        let sides = [(inward, "shadow first"), (-inward, "shadow second")];
        for (shadow, (side, class)) in shadows.iter().zip(sides) {
            let [from, to] = shadow.map(|p| p + side * BESIDE);
            group = group.add(line(class, from, to));
        }
        let [[first_low, first], [second, second_high]] = shadows;
        let (class, said) = match self.relation {
            Relation::Disjoint => ("gap", format!("gap {}", short(self.length, 3))),
            Relation::Touching => ("depth", "touching".to_owned()),
            Relation::Overlapping => ("depth", format!("depth {}", short(self.length, 3))),
        };
        let [from, to] = [second, first].map(|p| p - inward * FIGURE);
        group = group.add(line(class, from, to));
        let mut told = |group: Group, said: &str, at: DVec2| {
            caption(group, said, "figure", &labels.place_near(said, at))
        };
        group = told(group, &said, from + (to - from) / 2.0 - inward * 10.0);
        group = told(group, &self.names[0], first_low + inward * 12.0);
        told(group, &self.names[1], second_high - inward * 12.0)
    }
}

/// How large a scene is, the larger way.
fn extent(scene: &Scene) -> f64 {
    let outlines = scene
        .bodies
        .iter()
        .map(|body| Outline::of(&scene.shapes[body.shape].1, &body.transform));
    let bounds = outlines.fold(Aabb::EMPTY, |all, outline| all.union(&outline.bounds()));
    (bounds.max - bounds.min).max_element()
}
