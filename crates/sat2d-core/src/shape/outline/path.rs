//! Contours of segments, quadratic curves and elliptic arcs.

use crate::curve::Edge;
use crate::shape::outline::arc;
use crate::shape::outline::check::{check_edges, check_points};
use crate::shape::outline::cubic::Cubic;
use crate::shape::outline::error::OutlineError;
use crate::shape::outline::flatten::rings;
use alloc::vec::Vec;
use core::ops::Range;
use glam::DVec2;

/// Closed contours of segments, quadratic Bézier curves and elliptic arcs, for
/// [`Shape::outline`](crate::Shape::outline).
///
/// The methods add one edge each, from where the last one ended. Every contour is closed: by a
/// segment if it does not end where it began. An edge from a point to the same point is left out.
///
/// ```
/// use sat2d::outline::{FillRule, Path};
/// use sat2d::{DVec2, Relation, Shape, Transform, relation};
/// let p = |x, y| DVec2::new(x, y);
/// let mut leaf = Path::new();
/// leaf.move_to(p(0.0, 0.0)).quadratic_to(p(5.0, 6.0), p(10.0, 0.0));
/// leaf.quadratic_to(p(5.0, -6.0), p(0.0, 0.0));
/// let leaf = Shape::outline(&leaf, FillRule::EvenOdd)?;
/// let crate_ = Shape::rectangle(2.0, 2.0)?;
/// let at = |x, y| Transform::translation(p(x, y));
/// // the leaf is 3 high in its middle
/// let here = Transform::IDENTITY;
/// assert_eq!(relation(&leaf, &here, &crate_, &at(5.0, 4.0)?)?, Relation::Touching);
/// assert_eq!(relation(&leaf, &here, &crate_, &at(6.25, 4.0)?)?, Relation::Disjoint);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Path {
    /// All edges; arcs whose control points lie on a line among them.
    pub(crate) edges: Vec<Edge>,
    /// The ends of the contours, but for the last one.
    ends: Vec<End>,
    /// The cubic curves, in order.
    cubics: Vec<Approximated>,
    /// How many edges replace them.
    replacing: usize,
    /// Contours that were drawn without length.
    dots: Vec<Dot>,
    open: Option<Open>,
    fault: Option<OutlineError>,
}

/// The contour that is being drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Open {
    first: DVec2,
    /// Where its last edge ended.
    last: DVec2,
    /// Whether anything was drawn, if only to where it was.
    is_drawn: bool,
    /// Whether it begins where a contour was closed, without a [`Path::move_to`].
    follows_close: bool,
}

impl Open {
    fn at(point: DVec2) -> Open {
        Open {
            first: point,
            last: point,
            is_drawn: false,
            follows_close: false,
        }
    }
}

/// A cubic curve and the edges that replace it.
#[derive(Clone, Debug, PartialEq)]
struct Approximated {
    cubic: Cubic,
    edges: Range<usize>,
}

/// A contour without length.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Dot {
    /// The number that an edge of it would have.
    edge: usize,
    at: DVec2,
}

/// Where a contour ends in the list of edges.
#[derive(Clone, Copy, Debug, PartialEq)]
struct End {
    edge: usize,
    /// Without the segment that closes a contour that was left open.
    drawn: usize,
    is_closed: bool,
}

/// What a pen draws, without the segments that close contours that were left open.
pub(super) struct Drawing {
    pub(super) contours: Vec<Contour>,
    /// Contours without length.
    pub(super) dots: Vec<DVec2>,
}

pub(super) struct Contour {
    pub(super) curves: Vec<Drawn>,
    pub(super) is_closed: bool,
}

/// What leads from a vertex of a path to the next one.
pub(super) enum Drawn {
    Edge(Edge),
    Cubic(Cubic),
}

impl Path {
    /// A path without contours.
    pub fn new() -> Path {
        Path::default()
    }

    /// Begins a contour. That before it is closed.
    pub fn move_to(&mut self, start: DVec2) -> &mut Path {
        self.finish(false);
        self.open = Some(Open::at(start));
        self
    }

    /// Adds a segment. In an empty contour it only says where the contour begins, as the other
    /// methods do for their last point.
    pub fn line_to(&mut self, end: DVec2) -> &mut Path {
        self.add(end, |start| Edge::segment(start, end));
        self
    }

    /// Adds a quadratic Bézier curve.
    pub fn quadratic_to(&mut self, control: DVec2, end: DVec2) -> &mut Path {
        self.conic_to(control, 1.0, end)
    }

    /// Adds a rational quadratic Bézier curve, whose ends have the weight 1: with the `weight` 1 of
    /// the control point a parabola, from 0 to 1 an arc of an ellipse, with 0 a segment.
    pub fn conic_to(&mut self, control: DVec2, weight: f64, end: DVec2) -> &mut Path {
        if !(0.0..=1.0).contains(&weight) {
            let edge = self.edges.len();
            self.fault
                .get_or_insert(OutlineError::BadWeight { edge, weight });
        }
        self.add(end, |start| match weight {
            0.0 => Edge::segment(start, end),
            _ => Edge {
                start,
                control,
                end,
                weight,
            },
        });
        self
    }

    /// Adds the arc of an ellipse, as the command `A` of an SVG path: `radii` are its half-axes,
    /// the first one turned by `degrees` from x toward y; `is_large` takes the longer way round,
    /// `is_sweep` the one from x toward y. Radii that are too short are enlarged; with a radius of
    /// 0 it is a segment.
    ///
    /// The arc is divided into edges of at most a quarter of the ellipse each. The ends of these,
    /// their control points and weights are rounded to doubles: what was rounded is the outline,
    /// off by a few units in the last place of the coordinates, and exact from then on. A point
    /// such as (3, 4) may lie beside an arc of radius 5 about the origin. (SVG 2, appendix B.2,
    /// "Elliptical arc parameterization", has the formulas.)
    pub fn arc_to(
        &mut self,
        radii: DVec2,
        degrees: f64,
        is_large: bool,
        is_sweep: bool,
        end: DVec2,
    ) -> &mut Path {
        match &mut self.open {
            None => self.open = Some(Open::at(end)),
            Some(open) => {
                open.is_drawn = true;
                let pieces = arc::pieces(open.last, radii, degrees, [is_large, is_sweep], end);
                for piece in pieces {
                    self.add(piece.end, |start| Edge { start, ..piece });
                }
            }
        }
        self
    }

    /// Adds quadratic curves that are nowhere farther than `tolerance` from a cubic Bézier curve,
    /// up to rounding. As many as are needed follow each other, each for an equal part of the
    /// parameter.
    ///
    /// A curve whose control points lie on a line, up to rounding, becomes a segment, or as many as
    /// it takes to where it turns back; one without length adds nothing.
    /// [Strokes](Path::stroked_within) follow the cubic curve itself.
    pub fn cubic_within(
        &mut self,
        first: DVec2,
        second: DVec2,
        end: DVec2,
        tolerance: f64,
    ) -> &mut Path {
        let Some(open) = &mut self.open else {
            self.open = Some(Open::at(end));
            return self;
        };
        open.is_drawn = true;
        let cubic = Cubic([open.last, first, second, end]);
        let edge = self.edges.len();
        let fault = if tolerance.is_nan() || tolerance <= 0.0 {
            Err(OutlineError::BadTolerance { edge, tolerance })
        } else {
            let count = self.replacing + cubic.count(tolerance);
            check_points(edge, &cubic.0).and_then(|()| OutlineError::check_count(count))
        };
        if let Err(fault) = fault {
            self.fault.get_or_insert(fault);
            return self;
        }
        cubic.edges(tolerance, |part| {
            self.add(part.end, |start| Edge { start, ..part })
        });
        let edges = edge..self.edges.len();
        self.replacing += edges.len();
        if !edges.is_empty() {
            self.cubics.push(Approximated { cubic, edges });
        }
        self
    }

    /// The contours as rings of vertices whose edges are nowhere farther than `tolerance` from the
    /// path, up to rounding: for [`Shape::polygon`](crate::Shape::polygon) and for programs that
    /// know no curves. The vertices lie on the path. What is left of very small or narrow parts may
    /// touch or cross itself. A tolerance below 2^-40 of the size of a curve, or 2^-50 of its
    /// largest coordinate, counts as that.
    ///
    /// A curve that does not turn back is no farther from its chord than half the height of the
    /// triangle of its control points.
    ///
    /// # Errors
    /// [`OutlineError`] if a coordinate is not finite, the tolerance is not above 0, or there are
    /// more than 2^21 vertices.
    pub fn flattened(&self, tolerance: f64) -> Result<Vec<Vec<DVec2>>, OutlineError> {
        let (edges, ends) = self.contours()?;
        OutlineError::check_tolerance(tolerance)?;
        check_edges(&edges)?;
        rings(&edges, &ends, tolerance)
    }

    /// Closes the contour, by a segment if it does not end where it began. The next edge begins a
    /// new contour at the same point.
    pub fn close(&mut self) -> &mut Path {
        self.finish(true);
        self
    }

    fn finish(&mut self, is_closed: bool) {
        let Some(open) = self.open else {
            return;
        };
        let Open { first, last, .. } = open;
        let drawn = self.edges.len();
        if first != last {
            self.edges.push(Edge::segment(last, first));
        }
        self.open = Some(Open {
            follows_close: is_closed,
            ..Open::at(first)
        });
        let edge = self.edges.len();
        if self.ends.last().map_or(0, |end| end.edge) < edge {
            let drawn = if is_closed { edge } else { drawn };
            let end = End {
                edge,
                drawn,
                is_closed,
            };
            self.ends.push(end);
        } else if open.is_drawn || is_closed && !open.follows_close {
            self.dots.push(Dot { edge, at: first });
        }
    }

    fn add(&mut self, end: DVec2, edge: impl FnOnce(DVec2) -> Edge) {
        let Some(open) = &mut self.open else {
            self.open = Some(Open::at(end));
            return;
        };
        open.is_drawn = true;
        let edge = edge(core::mem::replace(&mut open.last, end));
        if edge.start != edge.end || edge.start != edge.control {
            self.edges.push(edge);
        }
    }

    /// The path of such edges and ends, saved earlier.
    #[cfg(feature = "serde")]
    pub(crate) fn of_edges(edges: &[Edge], ends: &[usize]) -> Path {
        let mut path = Path::new();
        let mut first = 0;
        for &end in ends {
            let contour = edges.get(first..end).unwrap_or(&[]);
            if let Some(edge) = contour.first() {
                path.move_to(edge.start);
            }
            for edge in contour {
                path.conic_to(edge.control, edge.weight, edge.end);
            }
            first = end;
        }
        path
    }

    /// The path of such rings.
    pub(super) fn of_rings(rings: &[Vec<DVec2>]) -> Path {
        let mut path = Path::new();
        for ring in rings {
            if let [first, rest @ ..] = &ring[..] {
                path.move_to(*first);
                for &vertex in rest {
                    path.line_to(vertex);
                }
                path.close();
            }
        }
        path
    }

    fn finished(&self) -> Result<Path, OutlineError> {
        if let Some(fault) = self.fault {
            return Err(fault);
        }
        let mut finished = self.clone();
        finished.finish(false);
        Ok(finished)
    }

    /// The edges and the end of each contour, all of them closed.
    pub(crate) fn contours(&self) -> Result<(Vec<Edge>, Vec<usize>), OutlineError> {
        let Path { edges, ends, .. } = self.finished()?;
        Ok((edges, ends.iter().map(|end| end.edge).collect()))
    }

    /// The contours as a pen draws them.
    pub(super) fn drawn(&self) -> Result<Drawing, OutlineError> {
        let path = self.finished()?;
        if !path.edges.is_empty() || path.dots.is_empty() {
            check_edges(&path.edges)?;
        }
        for dot in &path.dots {
            check_points(dot.edge, &[dot.at])?;
        }
        let (mut next, mut cubics) = (0, path.cubics.iter().peekable());
        let contours = path.ends.iter().map(|end| {
            let mut curves = Vec::new();
            while next < end.drawn {
                match cubics.next_if(|known| known.edges.start == next) {
                    Some(Approximated { cubic, edges }) => {
                        curves.push(Drawn::Cubic(*cubic));
                        next = edges.end;
                    }
                    None => {
                        curves.push(Drawn::Edge(path.edges[next]));
                        next += 1;
                    }
                }
            }
            next = end.edge;
            Contour {
                curves,
                is_closed: end.is_closed,
            }
        });
        Ok(Drawing {
            contours: contours.collect(),
            dots: path.dots.iter().map(|dot| dot.at).collect(),
        })
    }
}
