//! Debug drawing of a world, on any canvas.

use crate::{BodyId, BodyKind, BodyRef, World, WorldError};
use alloc::format;
use glam::DVec2;
use sat2d_base::exact::ellipse::Ellipse;
use sat2d_core::placed::{Fit, PlacedHull};
use sat2d_core::shape::Geometry;

/// What a drawn element is. The canvas chooses the colors.
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
    /// A contact point: from one boundary to the other.
    Contact = 4,
    /// The id of a body.
    Label = 5,
}

/// Draws the elements of a world, in its coordinates.
pub trait Canvas {
    /// A line.
    fn line(&mut self, from: DVec2, to: DVec2, paint: Paint);
    /// A filled convex polygon, counter-clockwise with y up.
    fn polygon(&mut self, corners: &[DVec2], paint: Paint);
    /// A filled disc; with radius 0 a point.
    fn circle(&mut self, center: DVec2, radius: f64, paint: Paint);
    /// A filled ellipse: the points `center + x * u + y * w` for all (x, y) of the unit disc, that
    /// is, the unit disc under the transform with the columns `u` and `w`.
    fn ellipse(&mut self, center: DVec2, u: DVec2, w: DVec2, paint: Paint);
    /// A text at the center of a body.
    fn text(&mut self, at: DVec2, text: &str, paint: Paint);
}

/// The number of lines that a curve is drawn as.
const LINES_PER_CURVE: u32 = 16;

impl World {
    /// Draws all bodies, then their ids, then the contacts of the last step, in the order of ids. A
    /// concave body is drawn as its convex pieces and its outline, a rounded one as polygons and
    /// discs, or ellipses where its transform is not a similarity, an outline with curves as lines
    /// along its boundary. To color bodies by team or selection, use
    /// [`draw_body`](World::draw_body) with a canvas of that color.
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
    ///     fn ellipse(&mut self, _: DVec2, _: DVec2, _: DVec2, _: Paint) {}
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
            // an error means that a body was removed since the step
            if let Ok(Some(contact)) = self.contact(pair.a, pair.b) {
                for point in contact.points() {
                    canvas.line(point.on_a, point.on_b, Paint::Contact);
                }
            }
        }
    }

    /// Draws one body as [`draw`](World::draw) does, without its id and contacts: for bodies that
    /// are to look different.
    ///
    /// ```
    /// use sat2d::world::{Body, Canvas, Paint, World};
    /// use sat2d::{DVec2, Shape, Transform};
    /// /// Collects the color of each disc.
    /// struct Colors(&'static str, Vec<&'static str>);
    /// impl Canvas for Colors {
    ///     fn line(&mut self, _: DVec2, _: DVec2, _: Paint) {}
    ///     fn polygon(&mut self, _: &[DVec2], _: Paint) {}
    ///     fn circle(&mut self, _: DVec2, _: f64, _: Paint) { self.1.push(self.0) }
    ///     fn ellipse(&mut self, _: DVec2, _: DVec2, _: DVec2, _: Paint) {}
    ///     fn text(&mut self, _: DVec2, _: &str, _: Paint) {}
    /// }
    /// let mut world = World::new();
    /// let ball = Body::new(Shape::circle(DVec2::ZERO, 1.0)?, Transform::IDENTITY);
    /// let reds = [world.insert(ball.clone())?, world.insert(ball)?];
    /// let mut canvas = Colors("red", Vec::new());
    /// for id in reds {
    ///     world.draw_body(id, &mut canvas)?;
    /// }
    /// assert_eq!(canvas.1, ["red", "red"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`WorldError::Stale`].
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
    match body.shape.geometry() {
        Geometry::Hull(hull) => {
            // this cannot fail: it was checked when the body was placed
            if let Ok(placed) = PlacedHull::new(hull, &body.transform) {
                draw_hull(canvas, &placed, paint);
            }
        }
        Geometry::Outline(outline, _) => {
            for edge in &outline.contours.edges {
                let edge = edge.placed(&body.transform);
                let lines = if edge.is_straight() {
                    1
                } else {
                    LINES_PER_CURVE
                };
                let at = |k: u32| edge.point(f64::from(k) / f64::from(lines));
                for k in 0..lines {
                    canvas.line(at(k), at(k + 1), paint);
                }
            }
        }
        Geometry::Pieces(pieces) => {
            if let Ok(fit) = Fit::of_pieces(pieces, &body.transform) {
                for piece in pieces.iter() {
                    let placed = PlacedHull::fitted(piece.ring, &body.transform, fit);
                    draw_hull(canvas, &placed, paint);
                }
            }
            if pieces.boundary.is_chain() {
                return;
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

fn draw_hull(canvas: &mut dyn Canvas, placed: &PlacedHull, paint: Paint) {
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
        match &placed.ellipse {
            Some(Ellipse { u, w }) => canvas.ellipse(from, *u, *w, paint),
            None => canvas.circle(from, radius, paint),
        }
        let to = points[(i + 1) % points.len()];
        let normal = -(to - from).perp().normalize_or_zero();
        let out = match &placed.ellipse {
            Some(ellipse) => farthest(ellipse, normal),
            None => normal * radius,
        };
        if out != DVec2::ZERO {
            canvas.polygon(&[from, from + out, to + out, to], paint);
        }
    }
}

/// The point of an ellipse about the origin that is farthest along a direction.
fn farthest(ellipse: &Ellipse, direction: DVec2) -> DVec2 {
    let along = DVec2::new(direction.dot(ellipse.u), direction.dot(ellipse.w)).normalize_or_zero();
    ellipse.u * along.x + ellipse.w * along.y
}
