//! What the display objects of the Flash player paint as exact shapes, and where they are.

use crate::flash::{Content, Edge, Layer, Node, Paint, Stage, TWIPS};
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_core::outline::{FillRule, Path, Stroke};
use sat2d_core::shape::outline::join;
use sat2d_core::shape::{Shape, ShapeError};
use sat2d_core::transform::{Transform, TransformError};

impl Stage {
    /// The fills that an object itself paints, as shapes in its own coordinates: for what the
    /// player cannot tell of two objects, such as whether their paint meets, and how far it is
    /// apart. [`exact_transform`](Stage::exact_transform) says where they are.
    ///
    /// The unit is a [twip](crate::flash::twips), a twentieth of a pixel. So all numbers
    /// are those of the player, and no placed point is rounded as long as it has fewer than 53
    /// bits: two boxes that share a side touch. Multiply pixels by 20 to ask about a point.
    ///
    /// A fill whose only contour consists of segments is a polygon; any other is an
    /// [outline](Shape::outline), with its curves. Edges are joined where one ends and another
    /// begins, and what is left open is closed by a segment. A curve without area is the segment
    /// between its ends. [Strokes](Stage::stroke_shapes_within) are not among the shapes, nor is
    /// what masks and scroll rectangles do. A bitmap is one rectangle. A container has no fill, and
    /// a path without edges has none either.
    ///
    /// The player's own answers about points differ within a twip of a segment, and up to 0.7
    /// pixels from a curve.
    ///
    /// The shapes stay the same while the object moves, so make them once.
    ///
    /// ```
    /// use sat2d::compat::flash::{Content, Graphics, Paint, PathStep, Property, Stage};
    /// use sat2d::{Relation, Shape, relation};
    /// // a lens, 40 wide and 20 high
    /// let lens = [
    ///     PathStep::MoveTo { x: -20.0, y: 0.0 },
    ///     PathStep::CurveTo { control_x: 0.0, control_y: -20.0, x: 20.0, y: 0.0 },
    ///     PathStep::CurveTo { control_x: 0.0, control_y: 20.0, x: -20.0, y: 0.0 },
    /// ];
    /// let mut graphics = Graphics::new();
    /// graphics.add(Paint::EvenOdd, &lens);
    /// let mut stage = Stage::new();
    /// let create = |stage: &mut Stage, x| {
    ///     let object = stage.create(Content::Graphics(graphics.clone()));
    ///     stage.add_child(stage.root(), object)?;
    ///     stage.set(object, Property::X, x);
    ///     Ok::<_, sat2d::compat::flash::NestingError>(object)
    /// };
    /// let (a, b) = (create(&mut stage, 0.0)?, create(&mut stage, 25.0)?);
    /// stage.set(b, Property::Y, 15.0);
    /// assert!(stage.hit_test_object(a, b)); // their boxes meet
    /// let shapes: Vec<Shape> = stage.exact_shapes(a).collect::<Result<_, _>>()?;
    /// let (ta, tb) = (stage.exact_transform(a)?, stage.exact_transform(b)?);
    /// assert_eq!(relation(&shapes[0], &ta, &shapes[0], &tb)?, Relation::Disjoint);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ShapeError`] for each fill whose edges cross or overlap. It numbers the edges in the order
    /// in which they were joined.
    pub fn exact_shapes(
        &self,
        node: Node,
    ) -> impl ExactSizeIterator<Item = Result<Shape, ShapeError>> {
        let fills: Vec<Result<Shape, ShapeError>> = match self.content(node) {
            Content::Container => Vec::new(),
            Content::Graphics(graphics) => graphics.layers().iter().filter_map(fill).collect(),
            Content::Bitmap { width, height } => match [*width, *height].map(f64::from) {
                [width, height] if width * height > 0.0 => [Shape::rectangle_xywh(
                    0.0,
                    0.0,
                    width * TWIPS,
                    height * TWIPS,
                )]
                .into(),
                _ => Vec::new(),
            },
        };
        fills.into_iter()
    }

    /// The strokes that an object itself paints, as shapes in its own coordinates, nowhere farther
    /// than `tolerance` twips from what a round pen of their thickness covers. Like
    /// [`exact_shapes`](Stage::exact_shapes), they are in twips and stay the same while the object
    /// moves. The player draws strokes at least a pixel thick on the stage, however an object is
    /// scaled; these have the thickness given.
    ///
    /// ```
    /// use sat2d::compat::flash::{Content, Graphics, Paint, PathStep, Stage};
    /// use sat2d::query::point_relation;
    /// use sat2d::{DVec2, Relation, Shape};
    /// let wall = [PathStep::MoveTo { x: 0.0, y: 0.0 }, PathStep::LineTo { x: 30.0, y: 0.0 }];
    /// let mut graphics = Graphics::new();
    /// graphics.add(Paint::Stroke(4.0), &wall);
    /// let mut stage = Stage::new();
    /// let object = stage.create(Content::Graphics(graphics));
    /// let shapes: Vec<Shape> = stage.stroke_shapes_within(object, 1.0).collect::<Result<_, _>>()?;
    /// let at = stage.exact_transform(object)?;
    /// let edge = DVec2::new(15.0, 2.0) * 20.0;
    /// assert_eq!(point_relation(&shapes[0], &at, edge)?, Relation::Touching);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ShapeError`] for each stroke without edges or thickness, and if the tolerance is not above
    /// 0.
    pub fn stroke_shapes_within(
        &self,
        node: Node,
        tolerance: f64,
    ) -> impl ExactSizeIterator<Item = Result<Shape, ShapeError>> {
        let layers = match self.content(node) {
            Content::Graphics(graphics) => graphics.layers(),
            _ => &[],
        };
        let strokes = layers.iter().filter_map(|layer| match layer.paint {
            Paint::Stroke(thickness) => Some((thickness, &layer.edges)),
            _ => None,
        });
        let shape = |(thickness, edges): (f64, &Vec<Edge>)| {
            let stroke = Stroke::new(thickness * TWIPS);
            let stroked = lines(edges).stroked_within(&stroke, tolerance)?;
            Shape::outline(&stroked, FillRule::NonZero)
        };
        strokes.map(shape).collect::<Vec<_>>().into_iter()
    }

    /// Where the shapes of an object are on the stage, in twips: its
    /// [`global_matrix`](Stage::global_matrix), which places shapes as they are, where the player
    /// rounds each point to a twip.
    ///
    /// # Errors
    /// [`TransformError`] if the matrix has no inverse.
    pub fn exact_transform(&self, node: Node) -> Result<Transform, TransformError> {
        let matrix = self.global_matrix(node);
        let [a, b, c, d, ..] = matrix.to_pixels();
        Transform::new(a, b, c, d, f64::from(matrix.tx), f64::from(matrix.ty))
    }
}

/// The shape of a layer, if it is a fill with edges.
fn fill(layer: &Layer) -> Option<Result<Shape, ShapeError>> {
    let rule = match layer.paint {
        Paint::EvenOdd => FillRule::EvenOdd,
        Paint::NonZero => FillRule::NonZero,
        Paint::Stroke(_) => return None,
    };
    let contours = contours(&layer.edges);
    match &contours[..] {
        [] => None,
        [contour] if contour.iter().all(Edge::is_line) => {
            let last = contour.last().map(Edge::end);
            let ring = contour.iter().map(Edge::start).chain(last).map(point);
            Some(Shape::polygon(&[&ring.collect::<Vec<_>>()]))
        }
        contours => Some(Shape::outline(&path(contours), rule)),
    }
}

/// The contours of edges, in none of which a vertex comes twice. Those without area are left out.
fn contours(edges: &[Edge]) -> Vec<Vec<Edge>> {
    let straight = edges.iter().map(Edge::straightened);
    let edges: Vec<Edge> = straight.filter(|edge| edge.start() != edge.end()).collect();
    let ends: Vec<_> = edges
        .iter()
        .map(|edge| [edge.start(), edge.end()])
        .collect();
    let contours = join::contours(&ends).into_iter();
    contours
        .map(|contour| contour.into_iter().map(|number| edges[number]).collect())
        .filter(|contour: &Vec<Edge>| !is_flat(contour))
        .collect()
}

/// Whether a contour is a segment, or one back and forth.
fn is_flat(contour: &[Edge]) -> bool {
    match contour {
        [edge] => edge.is_line(),
        [there, back] => there.is_line() && back.is_line() && back.end() == there.start(),
        _ => false,
    }
}

fn path(contours: &[Vec<Edge>]) -> Path {
    let mut path = Path::new();
    for contour in contours {
        path.move_to(point(contour[0].start()));
        for edge in contour {
            add(&mut path, edge);
        }
    }
    path
}

/// The edges as they were drawn; where one does not begin where the last one ended, the pen moved.
fn lines(edges: &[Edge]) -> Path {
    let mut path = Path::new();
    let mut at = None;
    for edge in edges.iter().map(Edge::straightened) {
        if at != Some(edge.start()) {
            path.move_to(point(edge.start()));
        }
        add(&mut path, &edge);
        at = Some(edge.end());
    }
    path
}

fn add(path: &mut Path, edge: &Edge) {
    match *edge {
        Edge::Line([_, end]) => path.line_to(point(end)),
        Edge::Curve([_, control, end]) => path.quadratic_to(point(control), point(end)),
    };
}

fn point((x, y): (i32, i32)) -> DVec2 {
    DVec2::new(f64::from(x), f64::from(y))
}
