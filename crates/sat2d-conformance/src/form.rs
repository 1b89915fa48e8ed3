//! The shapes of the tables, in doubles.

/// A shape.
#[derive(Clone, Debug, PartialEq)]
pub enum Form {
    /// A disc.
    Circle {
        /// Its centre.
        center: [f64; 2],
        /// Its radius, above 0.
        radius: f64,
    },
    /// A strictly convex polygon, counter-clockwise, of at most eight vertices.
    Convex(Vec<[f64; 2]>),
    /// A simple polygon: the outline counter-clockwise, then its holes, clockwise.
    Polygon(Vec<Vec<[f64; 2]>>),
    /// From one end to the other, which may be the same.
    Segment([[f64; 2]; 2]),
    /// The region between contours of segments and curves, by even-odd.
    Outline(Vec<Vec<Stroke>>),
}

/// An edge of an outline, from its start to that of the next one.
#[derive(Clone, Debug, PartialEq)]
pub struct Stroke {
    /// Where it begins.
    pub start: [f64; 2],
    /// The control point of a curve and its weight, above 0 and at most 1: that of a parabola.
    pub control: Option<([f64; 2], f64)>,
}

impl Stroke {
    fn points_mut(&mut self) -> impl Iterator<Item = &mut [f64; 2]> {
        let control = self.control.as_mut().map(|(point, _)| point);
        std::iter::once(&mut self.start).chain(control)
    }

    fn points(&self) -> impl Iterator<Item = [f64; 2]> {
        let control = self.control.map(|(point, _)| point);
        std::iter::once(self.start).chain(control)
    }
}

impl Form {
    /// All of its points: vertices and control points, or the centre.
    pub fn points_mut(&mut self) -> Vec<&mut [f64; 2]> {
        match self {
            Form::Circle { center, .. } => vec![center],
            Form::Convex(ring) => ring.iter_mut().collect(),
            Form::Polygon(rings) => rings.iter_mut().flatten().collect(),
            Form::Segment(ends) => ends.iter_mut().collect(),
            Form::Outline(contours) => {
                let strokes = contours.iter_mut().flatten();
                strokes.flat_map(Stroke::points_mut).collect()
            }
        }
    }

    /// All of its points.
    pub fn points(&self) -> Vec<[f64; 2]> {
        match self {
            Form::Circle { center, .. } => vec![*center],
            Form::Convex(ring) => ring.clone(),
            Form::Polygon(rings) => rings.concat(),
            Form::Segment(ends) => ends.to_vec(),
            Form::Outline(contours) => {
                let strokes = contours.iter().flatten();
                strokes.flat_map(Stroke::points).collect()
            }
        }
    }

    /// All of its numbers.
    pub fn numbers(&self) -> Vec<f64> {
        let mut numbers = self.points().concat();
        if let Form::Circle { radius, .. } = self {
            numbers.push(*radius);
        }
        numbers
    }

    /// With each point mapped. The radius of a circle is multiplied.
    pub fn map(&self, point: impl Fn([f64; 2]) -> [f64; 2], times: f64) -> Form {
        let mut form = self.clone();
        for p in form.points_mut() {
            *p = point(*p);
        }
        if let Form::Circle { radius, .. } = &mut form {
            *radius *= times;
        }
        form
    }

    /// Moved by a vector.
    pub fn moved(&self, [x, y]: [f64; 2]) -> Form {
        self.map(|p| [p[0] + x, p[1] + y], 1.0)
    }

    /// As the tables have it: the kind, then numbers; a `;` before each hole.
    pub fn text(&self) -> String {
        match self {
            Form::Circle { center, radius } => {
                format!("circle {} {}", pair(center), number(*radius))
            }
            Form::Convex(ring) => format!("convex {}", points(ring)),
            Form::Polygon(rings) => {
                let rings: Vec<String> = rings.iter().map(|ring| points(ring)).collect();
                format!("polygon {}", rings.join(";"))
            }
            Form::Segment(ends) => format!("segment {}", points(ends)),
            Form::Outline(contours) => {
                let contours: Vec<String> = contours.iter().map(|c| contour(c)).collect();
                format!("outline {}", contours.join(";"))
            }
        }
    }
}

/// The start; then for each edge a letter, the control point, its weight, the end.
fn contour(strokes: &[Stroke]) -> String {
    let mut text = pair(&strokes[0].start);
    for (stroke, next) in strokes.iter().zip(strokes.iter().cycle().skip(1)) {
        text += &match stroke.control {
            None => " L".to_string(),
            Some((control, 1.0)) => format!(" Q {}", pair(&control)),
            Some((control, weight)) => format!(" K {} {}", pair(&control), number(weight)),
        };
        text += &format!(" {}", pair(&next.start));
    }
    text
}

/// Points, with a space between all numbers.
pub fn points(points: &[[f64; 2]]) -> String {
    let points: Vec<String> = points.iter().map(pair).collect();
    points.join(" ")
}

fn pair([x, y]: &[f64; 2]) -> String {
    format!("{} {}", number(*x), number(*y))
}

/// The shortest decimal number that is read as this double.
pub fn number(x: f64) -> String {
    let x = x + 0.0; // no -0
    let (plain, scientific) = (format!("{x}"), format!("{x:e}"));
    if plain.len() <= scientific.len() {
        plain
    } else {
        scientific
    }
}
