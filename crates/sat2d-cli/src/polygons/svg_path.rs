//! SVG path data as rings of points, curves flattened, or as an outline with its curves. Straight
//! segments keep their end points as written.
//!
//! Source: W3C, *Scalable Vector Graphics (SVG) 2*, chapter 9, "Paths".

use kurbo::{Affine, Arc, BezPath, PathEl, Point, Rect, SvgArc, Vec2};
use sat2d::{DVec2, outline};
use svgtypes::{PathParser, PathSegment};

/// The part of the tolerance that is spent on replacing arcs by cubic curves.
const ARC_SHARE: f64 = 0.1;

/// The largest ratio of a curve's extent to the tolerance. The number of segments grows with its
/// square root, so this bounds the time and memory that one curve can take.
const MAX_CURVE: f64 = 1e9;
/// The largest ratio of an arc's radius to the tolerance. The number of cubic curves of an arc
/// grows with the sixth root.
const MAX_RADIUS: f64 = 1e15;

/// The rings of a path; none without a segment. Curves are replaced by chords that deviate by at
/// most about `tolerance`, measured after the transform.
pub fn rings(data: &str, transform: Affine, tolerance: f64) -> Result<Vec<Vec<DVec2>>, String> {
    let path = parse(data, tolerance * ARC_SHARE / most_scale(transform))?;
    flatten(transform * path, tolerance * (1.0 - ARC_SHARE))
}

/// At least the factor by which a transform lengthens any vector.
pub fn most_scale(transform: Affine) -> f64 {
    let [a, b, c, d, ..] = transform.as_coeffs();
    a.hypot(b).hypot(c.hypot(d))
}

/// The path as it is: quadratic curves and arcs exactly, cubic curves within the tolerance.
pub fn exact(data: &str, tolerance: Option<f64>) -> Result<outline::Path, String> {
    let mut exact = Exact {
        path: outline::Path::new(),
        tolerance,
    };
    draw(data, &mut exact)?;
    Ok(exact.path)
}

/// Reads path data; arcs become cubic curves that deviate by at most `tolerance`.
fn parse(data: &str, tolerance: f64) -> Result<BezPath, String> {
    let mut curves = Curves {
        path: BezPath::new(),
        tolerance,
    };
    draw(data, &mut curves)?;
    Ok(curves.path)
}

fn draw(data: &str, sink: &mut dyn Sink) -> Result<(), String> {
    let mut pen = Pen {
        sink,
        start: Point::ZERO,
        at: Point::ZERO,
        control: Control::None,
        is_closed: false,
    };
    for segment in PathParser::from(data) {
        let segment = segment.map_err(|error| format!("invalid path data: {error}"))?;
        pen.draw(segment)?;
    }
    Ok(())
}

/// What takes the segments, all of them absolute.
trait Sink {
    fn move_to(&mut self, to: Point);
    fn line_to(&mut self, to: Point);
    fn quadratic_to(&mut self, control: Point, to: Point);
    fn cubic_to(&mut self, first: Point, second: Point, to: Point) -> Result<(), String>;
    fn arc_to(&mut self, arc: &SvgArc) -> Result<(), String>;
    fn close(&mut self);
}

/// Curves, arcs as cubic ones.
struct Curves {
    path: BezPath,
    tolerance: f64,
}

impl Sink for Curves {
    fn move_to(&mut self, to: Point) {
        self.path.move_to(to);
    }

    fn line_to(&mut self, to: Point) {
        self.path.line_to(to);
    }

    fn quadratic_to(&mut self, control: Point, to: Point) {
        self.path.quad_to(control, to);
    }

    fn cubic_to(&mut self, first: Point, second: Point, to: Point) -> Result<(), String> {
        self.path.curve_to(first, second, to);
        Ok(())
    }

    fn arc_to(&mut self, arc: &SvgArc) -> Result<(), String> {
        let end = arc.to;
        // an arc without a radius is a line
        let Some(arc) = Arc::from_svg_arc(arc) else {
            self.path.line_to(end);
            return Ok(());
        };
        check_size(arc.radii.x.max(arc.radii.y), self.tolerance * MAX_RADIUS)?;
        let mut curves: Vec<PathEl> = arc.append_iter(self.tolerance).collect();
        // the end as written, not as computed from the centre
        if let Some(PathEl::CurveTo(_, _, computed)) = curves.last_mut() {
            *computed = end;
        }
        self.path.extend(curves);
        Ok(())
    }

    fn close(&mut self) {
        self.path.close_path();
    }
}

/// An outline with curves.
struct Exact {
    path: outline::Path,
    tolerance: Option<f64>,
}

fn vector(point: Point) -> DVec2 {
    DVec2::new(point.x, point.y)
}

impl Sink for Exact {
    fn move_to(&mut self, to: Point) {
        self.path.move_to(vector(to));
    }

    fn line_to(&mut self, to: Point) {
        self.path.line_to(vector(to));
    }

    fn quadratic_to(&mut self, control: Point, to: Point) {
        self.path.quadratic_to(vector(control), vector(to));
    }

    fn cubic_to(&mut self, first: Point, second: Point, to: Point) -> Result<(), String> {
        let [first, second, to] = [first, second, to].map(vector);
        let Some(tolerance) = self.tolerance else {
            return Err("a cubic curve (C or S) needs a `tolerance`".to_owned());
        };
        self.path.cubic_within(first, second, to, tolerance);
        Ok(())
    }

    fn arc_to(&mut self, arc: &SvgArc) -> Result<(), String> {
        let radii = DVec2::new(arc.radii.x, arc.radii.y);
        let degrees = arc.x_rotation.to_degrees();
        self.path
            .arc_to(radii, degrees, arc.large_arc, arc.sweep, vector(arc.to));
        Ok(())
    }

    fn close(&mut self) {
        self.path.close();
    }
}

/// The state between segments.
struct Pen<'a> {
    sink: &'a mut dyn Sink,
    /// The first point of the subpath.
    start: Point,
    at: Point,
    control: Control,
    /// Whether the last segment closed a subpath.
    is_closed: bool,
}

/// The last control point, which a smooth segment of the same degree mirrors.
#[derive(Clone, Copy)]
enum Control {
    None,
    Quadratic(Point),
    Cubic(Point),
}

impl Pen<'_> {
    fn draw(&mut self, segment: PathSegment) -> Result<(), String> {
        let origin = if segment.is_abs() {
            Vec2::ZERO
        } else {
            self.at.to_vec2()
        };
        let point = |x: f64, y: f64| Point::new(x, y) + origin;
        let mirrored = |control: Point| self.at + (self.at - control);
        // a subpath that follows a closed one without a move starts where that one did
        let continues = self.is_closed;
        self.is_closed = matches!(segment, PathSegment::ClosePath { .. });
        let moves = matches!(
            segment,
            PathSegment::MoveTo { .. } | PathSegment::ClosePath { .. }
        );
        if continues && !moves {
            self.sink.move_to(self.at);
        }
        let (end, control) = match segment {
            PathSegment::MoveTo { x, y, .. } => {
                self.start = point(x, y);
                self.sink.move_to(self.start);
                (self.start, Control::None)
            }
            PathSegment::ClosePath { .. } => {
                if !continues {
                    self.sink.close();
                }
                (self.start, Control::None)
            }
            PathSegment::LineTo { x, y, .. } => self.line(point(x, y)),
            PathSegment::HorizontalLineTo { x, .. } => {
                self.line(Point::new(x + origin.x, self.at.y))
            }
            PathSegment::VerticalLineTo { y, .. } => self.line(Point::new(self.at.x, y + origin.y)),
            PathSegment::CurveTo {
                x1,
                y1,
                x2,
                y2,
                x,
                y,
                ..
            } => self.cubic(point(x1, y1), point(x2, y2), point(x, y))?,
            PathSegment::SmoothCurveTo { x2, y2, x, y, .. } => {
                let first = match self.control {
                    Control::Cubic(control) => mirrored(control),
                    _ => self.at,
                };
                self.cubic(first, point(x2, y2), point(x, y))?
            }
            PathSegment::Quadratic { x1, y1, x, y, .. } => {
                self.quadratic(point(x1, y1), point(x, y))
            }
            PathSegment::SmoothQuadratic { x, y, .. } => {
                let control = match self.control {
                    Control::Quadratic(control) => mirrored(control),
                    _ => self.at,
                };
                self.quadratic(control, point(x, y))
            }
            PathSegment::EllipticalArc {
                rx,
                ry,
                x_axis_rotation,
                large_arc,
                sweep,
                x,
                y,
                ..
            } => self.arc(SvgArc {
                from: self.at,
                to: point(x, y),
                radii: Vec2::new(rx, ry),
                x_rotation: x_axis_rotation.to_radians(),
                large_arc,
                sweep,
            })?,
        };
        (self.at, self.control) = (end, control);
        Ok(())
    }

    fn line(&mut self, end: Point) -> (Point, Control) {
        self.sink.line_to(end);
        (end, Control::None)
    }

    fn quadratic(&mut self, control: Point, end: Point) -> (Point, Control) {
        self.sink.quadratic_to(control, end);
        (end, Control::Quadratic(control))
    }

    fn cubic(
        &mut self,
        first: Point,
        second: Point,
        end: Point,
    ) -> Result<(Point, Control), String> {
        self.sink.cubic_to(first, second, end)?;
        Ok((end, Control::Cubic(second)))
    }

    fn arc(&mut self, arc: SvgArc) -> Result<(Point, Control), String> {
        self.sink.arc_to(&arc)?;
        Ok((arc.to, Control::None))
    }
}

/// Replaces curves by chords and collects the subpaths, each a ring whether closed or not.
fn flatten(path: BezPath, tolerance: f64) -> Result<Vec<Vec<DVec2>>, String> {
    let mut at = Point::ZERO;
    for &element in path.elements() {
        if element.end_point().is_some_and(|end| !end.is_finite()) {
            return Err("a coordinate overflows".to_owned());
        }
        let bounds = match element {
            PathEl::QuadTo(a, end) => Rect::from_points(at, end).union_pt(a),
            PathEl::CurveTo(a, b, end) => Rect::from_points(at, end).union_pt(a).union_pt(b),
            PathEl::MoveTo(end) | PathEl::LineTo(end) => Rect::from_points(end, end),
            PathEl::ClosePath => continue,
        };
        check_size(bounds.width().max(bounds.height()), tolerance * MAX_CURVE)?;
        at = element.end_point().unwrap_or(at);
    }
    let mut rings: Vec<Vec<DVec2>> = Vec::new();
    kurbo::flatten(path, tolerance, |element| match element {
        PathEl::MoveTo(p) => rings.push(vec![DVec2::new(p.x, p.y)]),
        PathEl::LineTo(p) => {
            if let Some(ring) = rings.last_mut() {
                ring.push(DVec2::new(p.x, p.y));
            }
        }
        _ => {}
    });
    // a move that nothing follows draws nothing
    rings.retain(|ring| ring.len() > 1);
    Ok(rings)
}

/// Rejects curves that would take too many segments, and those whose numbers overflow.
fn check_size(size: f64, limit: f64) -> Result<(), String> {
    if size <= limit {
        return Ok(());
    }
    Err(format!(
        "a curve of size {size:e} is too large for this --tolerance"
    ))
}
