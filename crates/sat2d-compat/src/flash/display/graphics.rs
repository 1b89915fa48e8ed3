//! What a shape paints: contours of lines and quadratic curves.

use super::bounds::Bounds;
use super::matrix::TWIPS;
use alloc::vec;
use alloc::vec::Vec;

/// How a layer of [`Graphics`] is painted.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Paint {
    /// Filled where a ray leaves through an odd number of edges: the usual fill.
    EvenOdd,
    /// Filled where the edges go round at least once.
    NonZero,
    /// A line along the path, of this thickness in pixels.
    Stroke(f64),
}

/// A step of a path, in pixels. Numbers are rounded to the nearest twip. Nothing is closed unless
/// the path does so itself.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum PathStep {
    /// `moveTo`.
    MoveTo {
        /// The new place.
        x: f64,
        /// The new place.
        y: f64,
    },
    /// `lineTo`.
    LineTo {
        /// The end.
        x: f64,
        /// The end.
        y: f64,
    },
    /// `curveTo`: a quadratic Bézier curve.
    CurveTo {
        /// The control point.
        control_x: f64,
        /// The control point.
        control_y: f64,
        /// The end.
        x: f64,
        /// The end.
        y: f64,
    },
}

/// A directed edge, in twips.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) enum Edge {
    Line([(i32, i32); 2]),
    Curve([(i32, i32); 3]),
}

impl Edge {
    pub(super) fn points(&self) -> &[(i32, i32)] {
        match self {
            Edge::Line(points) => points,
            Edge::Curve(points) => points,
        }
    }

    pub(crate) fn start(&self) -> (i32, i32) {
        self.points()[0]
    }

    pub(crate) fn end(&self) -> (i32, i32) {
        self.points()[self.points().len() - 1]
    }

    pub(crate) fn is_line(&self) -> bool {
        matches!(self, Edge::Line(_))
    }

    /// The same edge, or the segment between its ends if it is a curve whose points are on a line.
    pub(crate) fn straightened(&self) -> Edge {
        if let Edge::Curve([start, control, end]) = *self {
            let from_start = |(x, y): (i32, i32)| {
                let way = |to: i32, from: i32| i128::from(to) - i128::from(from);
                (way(x, start.0), way(y, start.1))
            };
            let (p, q) = (from_start(control), from_start(end));
            if p.0 * q.1 == p.1 * q.0 {
                return Edge::Line([start, end]);
            }
        }
        *self
    }
}

#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Layer {
    pub paint: Paint,
    pub edges: Vec<Edge>,
}

/// The fills and strokes of a shape in its own coordinates, with its two boxes: with strokes
/// (`getBounds`) and without (`getRect`).
///
/// ```
/// use sat2d::compat::flash::{Graphics, Paint, PathStep};
/// let square = [
///     PathStep::MoveTo { x: 0.0, y: 0.0 },
///     PathStep::LineTo { x: 30.0, y: 0.0 },
///     PathStep::LineTo { x: 30.0, y: 30.0 },
///     PathStep::LineTo { x: 0.0, y: 30.0 },
///     PathStep::LineTo { x: 0.0, y: 0.0 },
/// ];
/// let mut graphics = Graphics::new();
/// graphics.add(Paint::EvenOdd, &square);
/// graphics.add(Paint::Stroke(2.0), &square);
/// assert_eq!(graphics.bounds(true).unwrap().to_rectangle().width, 32.0);
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Graphics {
    layers: Vec<Layer>,
    with_strokes: Option<Bounds>,
    without: Option<Bounds>,
}

impl Graphics {
    /// Paints nothing and has no box.
    #[must_use]
    pub fn new() -> Graphics {
        Graphics::default()
    }

    /// Adds a layer. The boxes grow to hold its points, control points included, and half the
    /// thickness of a stroke. A shape from a file has the boxes that the file says, see
    /// [`set_bounds`](Graphics::set_bounds).
    pub fn add(&mut self, paint: Paint, path: &[PathStep]) {
        let edges = edges(path);
        let points = edges.iter().flat_map(Edge::points).copied();
        if let Some(bounds) = Bounds::of(points) {
            let half = match paint {
                Paint::Stroke(thickness) => nearest(thickness / 2.0),
                Paint::EvenOdd | Paint::NonZero => 0,
            };
            grow(&mut self.without, bounds);
            grow(&mut self.with_strokes, bounds.grown(half));
        }
        self.layers.push(Layer { paint, edges });
    }

    /// Sets the boxes to those of the file that the shape comes from: with strokes and without.
    pub fn set_bounds(&mut self, with_strokes: Bounds, without: Bounds) {
        self.with_strokes = Some(with_strokes);
        self.without = Some(without);
    }

    /// The box in the shape's own coordinates, `None` if there is none.
    #[must_use]
    pub fn bounds(&self, strokes: bool) -> Option<Bounds> {
        if strokes {
            self.with_strokes
        } else {
            self.without
        }
    }

    /// A filled rectangle.
    pub(super) fn rectangle(bounds: &Bounds) -> Graphics {
        let (min, max) = (bounds.min, bounds.max);
        let corners = [min, (max.0, min.1), max, (min.0, max.1)];
        let next = corners.iter().cycle().skip(1);
        let edges = corners.iter().zip(next);
        Graphics {
            layers: vec![Layer {
                paint: Paint::EvenOdd,
                edges: edges.map(|(&from, &to)| Edge::Line([from, to])).collect(),
            }],
            with_strokes: Some(*bounds),
            without: Some(*bounds),
        }
    }

    pub(crate) fn layers(&self) -> &[Layer] {
        &self.layers
    }
}

fn grow(bounds: &mut Option<Bounds>, by: Bounds) {
    *bounds = Some(bounds.map_or(by, |old| old.union(&by)));
}

fn nearest(pixels: f64) -> i32 {
    libm::rint(pixels * TWIPS) as i32
}

fn edges(path: &[PathStep]) -> Vec<Edge> {
    let mut edges = Vec::new();
    let mut from = (0, 0);
    for step in path {
        let to = match *step {
            PathStep::MoveTo { x, y } => (nearest(x), nearest(y)),
            PathStep::LineTo { x, y } => {
                let to = (nearest(x), nearest(y));
                edges.push(Edge::Line([from, to]));
                to
            }
            PathStep::CurveTo {
                control_x,
                control_y,
                x,
                y,
            } => {
                let to = (nearest(x), nearest(y));
                let control = (nearest(control_x), nearest(control_y));
                edges.push(Edge::Curve([from, control, to]));
                to
            }
        };
        from = to;
    }
    edges
}
