//! A placed shape as an SVG path: straight sides, moved outward by the radius, and an arc round each corner. Rounded
//! to a hundredth of a pixel; a picture, not a verdict.

use super::number;
use sat2d::{Aabb, DVec2, Shape, Transform};
use std::fmt::Write;

/// The corners of a placed shape in order round it, and its radius.
pub struct Outline {
    points: Vec<DVec2>,
    radius: f64,
}

impl Outline {
    pub fn of(shape: &Shape, transform: &Transform) -> Outline {
        let place = |p: &DVec2| transform.apply(*p);
        let mut points: Vec<DVec2> = shape.vertices().iter().map(place).collect();
        points.dedup();
        // the sides are moved to the right of the way round, so that has to be outward
        if double_area(&points) < 0.0 {
            points.reverse();
        }
        Outline {
            points,
            radius: shape.radius() * transform.scale(),
        }
    }

    /// The least box around it.
    pub fn bounds(&self) -> Aabb {
        let core = Aabb::of_points(&self.points);
        let margin = DVec2::splat(self.radius);
        Aabb::new(core.min - margin, core.max + margin)
    }

    /// The mean of the corners.
    pub fn center(&self) -> DVec2 {
        let count = self.points.len() as f64;
        self.points.iter().map(|&p| p / count).sum()
    }

    /// The `d` of a path.
    pub fn path(&self) -> String {
        match (&self.points[..], self.radius > 0.0) {
            // a dot for what has no size
            ([point], _) => full_circle(*point, self.radius.max(1.5)),
            (points, false) => straight(points),
            (points, true) => rounded(points, self.radius),
        }
    }
}

fn full_circle(center: DVec2, radius: f64) -> String {
    let (left, right) = (center - DVec2::X * radius, center + DVec2::X * radius);
    let r = number(radius);
    format!(
        "M{} A{r} {r} 0 0 1 {} A{r} {r} 0 0 1 {} Z",
        pair(left),
        pair(right),
        pair(left)
    )
}

fn straight(points: &[DVec2]) -> String {
    let corners: Vec<String> = points.iter().map(|&p| pair(p)).collect();
    format!("M{} Z", corners.join(" L"))
}

fn rounded(points: &[DVec2], radius: f64) -> String {
    let mut path = String::new();
    let r = number(radius);
    for (i, &start) in points.iter().enumerate() {
        let end = points[(i + 1) % points.len()];
        let Some(along) = (end - start).try_normalize() else {
            continue;
        };
        let outward = DVec2::new(along.y, -along.x) * radius;
        let (from, to) = (pair(start + outward), pair(end + outward));
        let joined = if path.is_empty() {
            write!(path, "M{from}")
        } else {
            write!(path, " A{r} {r} 0 0 1 {from}")
        };
        joined
            .and_then(|()| write!(path, " L{to}"))
            .expect("a string takes all that is written");
    }
    let start = path[1..].split(" L").next().unwrap_or_default().to_owned();
    format!("{path} A{r} {r} 0 0 1 {start} Z")
}

fn pair(p: DVec2) -> String {
    format!("{} {}", number(p.x), number(p.y))
}

/// Twice the area, above 0 where the points go round from x towards y.
fn double_area(points: &[DVec2]) -> f64 {
    let first = points[0];
    points
        .windows(2)
        .map(|side| (side[0] - first).perp_dot(side[1] - first))
        .sum()
}
