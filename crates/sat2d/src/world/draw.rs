//! Drawing a world for a developer's eyes, with whatever an engine draws with.

use crate::shape::{Body, Hull, PlacedHull};
use crate::transform::Transform;
use crate::world::{BodyId, BodyKind, BodyRef, World, WorldError};
use alloc::format;
use glam::DVec2;

/// What a stroke of a drawing stands for. Colours are the canvas's to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[repr(u8)]
pub enum Paint {
    /// A static body.
    Static = 0,
    /// A moving body.
    Moving = 1,
    /// A sensor.
    Sensor = 2,
    /// The outline of a concave body, drawn over its pieces.
    Outline = 3,
    /// Where two bodies meet: from the one's boundary to the other's.
    Contact = 4,
    /// The id of a body.
    Label = 5,
}

/// What a world is drawn on, in the world's coordinates.
pub trait Canvas {
    /// A line.
    fn line(&mut self, from: DVec2, to: DVec2, paint: Paint);
    /// A convex polygon to be filled, counter-clockwise with y up.
    fn polygon(&mut self, corners: &[DVec2], paint: Paint);
    /// A disc to be filled; with a radius of 0 a point.
    fn circle(&mut self, center: DVec2, radius: f64, paint: Paint);
    /// A text in the middle of a body.
    fn text(&mut self, at: DVec2, text: &str, paint: Paint);
}

impl World {
    /// Draws all bodies in the order of their names, then their names, then where they met at the last step. A concave body comes as its convex
    /// pieces and its outline, a rounded one as what it covers: polygons and discs. To colour bodies by team or by what is selected, draw
    /// those by [`draw_body`](World::draw_body), on a canvas of that colour.
    ///
    /// ```
    /// use sat2d::world::{Body, Canvas, Paint, World};
    /// use sat2d::{DVec2, Shape, Transform};
    /// #[derive(Default)]
    /// struct Count(usize);
    /// impl Canvas for Count {
    ///     fn line(&mut self, _: DVec2, _: DVec2, _: Paint) {}
    ///     fn polygon(&mut self, corners: &[DVec2], _: Paint) { self.0 += corners.len() }
    ///     fn circle(&mut self, _: DVec2, _: f64, _: Paint) {}
    ///     fn text(&mut self, _: DVec2, _: &str, _: Paint) {}
    /// }
    /// let mut world = World::new();
    /// world.insert(Body::new(Shape::rectangle(2.0, 1.0)?, Transform::IDENTITY))?;
    /// let mut canvas = Count::default();
    /// world.draw(&mut canvas);
    /// assert_eq!(canvas.0, 4);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn draw(&self, canvas: &mut dyn Canvas) {
        for (_, body) in self.iter() {
            draw_body(canvas, &body);
        }
        for (id, _) in self.iter() {
            let bounds = self.bodies.bounds(id.slot() as usize);
            let middle = bounds.min + (bounds.max - bounds.min) / 2.0;
            canvas.text(middle, &format!("{id}"), Paint::Label);
        }
        for pair in self.events().meeting() {
            // a body that was removed since the step meets nothing
            if let Ok(Some(contact)) = self.contact(pair.a, pair.b) {
                for point in contact.points() {
                    canvas.line(point.on_a, point.on_b, Paint::Contact);
                }
            }
        }
    }

    /// Draws one body as [`draw`](World::draw) does, without its name and where it met others: for bodies that are to look different, by
    /// team, say, or because they are selected.
    ///
    /// ```
    /// use sat2d::world::{Body, Canvas, Paint, World};
    /// use sat2d::{DVec2, Shape, Transform};
    /// /// Notes the colour of each disc.
    /// struct Colours(&'static str, Vec<&'static str>);
    /// impl Canvas for Colours {
    ///     fn line(&mut self, _: DVec2, _: DVec2, _: Paint) {}
    ///     fn polygon(&mut self, _: &[DVec2], _: Paint) {}
    ///     fn circle(&mut self, _: DVec2, _: f64, _: Paint) { self.1.push(self.0) }
    ///     fn text(&mut self, _: DVec2, _: &str, _: Paint) {}
    /// }
    /// let mut world = World::new();
    /// let ball = Body::new(Shape::circle(DVec2::ZERO, 1.0)?, Transform::IDENTITY);
    /// let reds = [world.insert(ball.clone())?, world.insert(ball)?];
    /// let mut canvas = Colours("red", Vec::new());
    /// for id in reds {
    ///     world.draw_body(id, &mut canvas)?;
    /// }
    /// assert_eq!(canvas.1, ["red", "red"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If there is no such body.
    pub fn draw_body(&self, id: BodyId, canvas: &mut dyn Canvas) -> Result<(), WorldError> {
        draw_body(canvas, &self.get(id)?);
        Ok(())
    }
}

fn draw_body(canvas: &mut dyn Canvas, body: &BodyRef<'_>) {
    let paint = match body.kind {
        BodyKind::Static => Paint::Static,
        BodyKind::Moving => Paint::Moving,
        BodyKind::Sensor => Paint::Sensor,
    };
    match &body.shape.body {
        Body::Hull(hull) => draw_hull(canvas, hull, &body.transform, paint),
        Body::Pieces(pieces) => {
            for piece in &pieces.pieces {
                draw_hull(canvas, &piece.hull, &body.transform, paint);
            }
            for ring in body.shape.rings() {
                for (i, &from) in ring.iter().enumerate() {
                    let to = ring[(i + 1) % ring.len()];
                    let (from, to) = (body.transform.apply(from), body.transform.apply(to));
                    canvas.line(from, to, Paint::Outline);
                }
            }
        }
    }
}

fn draw_hull(canvas: &mut dyn Canvas, hull: &Hull, transform: &Transform, paint: Paint) {
    // that it can be placed was checked when it was put where it is
    let Ok(placed) = PlacedHull::new(hull, transform) else {
        return;
    };
    let (points, radius) = (&placed.points[..], placed.radius);
    match points {
        [_] => {}
        [from, to] if radius == 0.0 => canvas.line(*from, *to, paint),
        [_, _] => {}
        _ => canvas.polygon(points, paint),
    }
    if radius == 0.0 && points.len() > 1 {
        return;
    }
    for (i, &from) in points.iter().enumerate() {
        canvas.circle(from, radius, paint);
        let to = points[(i + 1) % points.len()];
        let out = -(to - from).perp().normalize_or_zero() * radius;
        if out != DVec2::ZERO {
            canvas.polygon(&[from, from + out, to + out, to], paint);
        }
    }
}
