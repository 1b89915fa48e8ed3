//! Contacts in the picture of a scene: the points on both boundaries, the normal as an arrow from
//! the first body to the second, the depth beside it.

use super::label::Labels;
use super::page::{arrow, caption, line};
use super::view::pixels;
use crate::scene::pairs::Pairs;
use crate::words::short;
use sat2d::query::Manifold;
use sat2d::{Aabb, DVec2, Transform};
use svg::node::element::{Circle, Group};

/// The style of contacts.
pub const STYLE: &str = "
.normal { stroke: #111; stroke-width: 1.6 }
.link { stroke: #111; stroke-width: 1 }
.dot { fill: #111; stroke: #fff; stroke-width: 0.75 }";

/// The length of a normal, in pixels.
const NORMAL: f64 = 26.0;
/// The radius of a point.
const DOT: f64 = 3.0;

/// A contact on the page.
pub struct Marks {
    points: Vec<[DVec2; 2]>,
    normal: [DVec2; 2],
    depth: String,
}

impl Marks {
    /// All contacts of the scene.
    pub fn of(pairs: &Pairs, to_page: &Transform) -> Vec<Marks> {
        let contacts = pairs.with_contacts().flat_map(|(_, contacts)| contacts);
        contacts
            .map(|contact| Marks::new(contact, to_page))
            .collect()
    }

    fn new(contact: &Manifold, to_page: &Transform) -> Marks {
        let page = |p: DVec2| to_page.apply(p);
        let points: Vec<[DVec2; 2]> = contact
            .points()
            .iter()
            .map(|point| [page(point.on_a), page(point.on_b)])
            .collect();
        let count = 2.0 * points.len() as f64;
        let middle: DVec2 = points.iter().flatten().map(|&p| p / count).sum();
        let along = to_page.apply_vector(contact.normal).normalize_or_zero();
        Marks {
            points,
            normal: [middle, middle + along * NORMAL],
            depth: short(contact.depth, 3),
        }
    }

    /// The box that labels should not hide.
    pub fn bounds(&self) -> Aabb {
        let points = self.points.iter().flatten().chain(&self.normal);
        Aabb::of_points(&points.copied().collect::<Vec<_>>())
    }

    /// The arrow and the points.
    pub fn draw(&self) -> Group {
        let [from, to] = self.normal;
        let mut group = Group::new().add(arrow(from, to).set("class", "normal"));
        for &[on_a, on_b] in &self.points {
            group = group.add(line("link", on_a, on_b));
            for at in [on_a, on_b] {
                let dot = Circle::new().set("class", "dot").set("r", DOT);
                group = group.add(dot.set("cx", pixels(at.x)).set("cy", pixels(at.y)));
            }
        }
        group
    }

    /// The depth, near the tip of the arrow.
    pub fn label(&self, labels: &mut Labels<'_>) -> Group {
        let [_, tip] = self.normal;
        let label = labels.place_near(&self.depth, tip);
        caption(Group::new(), &self.depth, "figure", &label)
    }
}
