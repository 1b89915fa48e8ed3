//! The words of arguments and results.

use crate::input::words;

words! {
    /// Which way a result within a tolerance may deviate from its polygon.
    Deviation(sat2d::decompose::Deviation):
        "either" => Either,
        "outward" => Outward,
        "inward" => Inward,
}

words! {
    /// How to decompose a polygon.
    DecomposeMethod(sat2d::decompose::Method):
        "balanced" => Balanced,
        "fast" => Fast,
        "fewest" => Fewest,
        "slicing" => Slicing,
}

words! {
    /// Which decomposition to prefer among those with equally many pieces.
    DecomposePreference(sat2d::decompose::Preference):
        "as_cut" => AsCut,
        "fat" => Fat,
        "wide_angles" => WideAngles,
}

words! {
    /// Which points are inside of contours.
    FillRule(sat2d::outline::FillRule):
        "even_odd" => EvenOdd,
        "non_zero" => NonZero,
}

words! {
    /// What a stroke has where two edges meet at an angle.
    StrokeJoin(own::StrokeJoin):
        "round" => Round,
        "bevel" => Bevel,
        "miter" => Miter,
}

words! {
    /// What a stroke has at both ends of a contour that is not closed.
    StrokeCap(sat2d::outline::Cap):
        "round" => Round,
        "butt" => Butt,
        "square" => Square,
}

words! {
    /// The kind of a shape.
    ShapeKind(sat2d::ShapeKind):
        "point" => Point,
        "circle" => Circle,
        "segment" => Segment,
        "capsule" => Capsule,
        "rectangle" => Rectangle,
        "convex_polygon" => ConvexPolygon,
        "rounded_polygon" => RoundedPolygon,
        "concave_polygon" => ConcavePolygon,
        "open_chain" => OpenChain,
        "closed_chain" => ClosedChain,
        "multi_polygon" => MultiPolygon,
        "ellipse" => Ellipse,
        "outline" => Outline,
}

words! {
    /// Which pixels are neighbours.
    Connectivity(sat2d::Connectivity):
        "four" => Four,
        "eight" => Eight,
}

words! {
    /// The kind of a feature of a boundary.
    FeatureKind(own::FeatureKind):
        "vertex" => Vertex,
        "edge" => Edge,
        "arc" => Arc,
}

words! {
    /// Which two kinds of features meet.
    ContactKind(sat2d::query::ContactKind):
        "vertex_vertex" => VertexVertex,
        "edge_vertex" => EdgeVertex,
        "edge_edge" => EdgeEdge,
        "arc_vertex" => ArcVertex,
        "arc_edge" => ArcEdge,
        "arc_arc" => ArcArc,
}

words! {
    /// One of the two shapes of a query.
    Side(sat2d::query::Side):
        "a" => A,
        "b" => B,
}

words! {
    /// How a shape, the inner one, lies within another.
    Containment(sat2d::query::Containment):
        "none" => None,
        "touching" => Touching,
        "proper" => Proper,
        "equal" => Equal,
}

words! {
    /// What a sweep does about shapes that meet at the start.
    AtStart(sat2d::query::AtStart):
        "report" => Report,
        "skip_parting" => SkipParting,
        "skip_overlapping" => SkipOverlapping,
}

words! {
    /// The kind of a body.
    BodyKind(sat2d::world::BodyKind):
        "moving" => Moving,
        "static" => Static,
        "sensor" => Sensor,
}

words! {
    /// How a pair of bodies changed between two steps.
    Phase(sat2d::world::Phase):
        "begin" => Begin,
        "stay" => Stay,
        "end" => End,
}

words! {
    /// How much of a body must be in a region.
    Coverage(sat2d::world::Coverage):
        "touching" => Touching,
        "overlapping" => Overlapping,
        "inside" => Inside,
}

words! {
    /// What a stroke of a drawing shows, so that the caller can choose a colour.
    Paint(sat2d::world::Paint):
        "static" => Static,
        "moving" => Moving,
        "sensor" => Sensor,
        "outline" => Outline,
        "contact" => Contact,
        "label" => Label,
}

words! {
    /// How a rectangle of the ActionScript program is mirrored.
    FlashMirror(sat2d::compat::flash::Mirror):
        "none" => None,
        "horizontal" => Horizontal,
        "vertical" => Vertical,
}

words! {
    /// A side of a rectangle.
    FlashSide(own::FlashSide):
        "left" => Left,
        "top" => Top,
        "right" => Right,
        "bottom" => Bottom,
}

words! {
    /// Which ActionScript asks, where the answers differ.
    FlashScript(sat2d::compat::flash::Script):
        "as3" => As3,
        "as2" => As2,
}

words! {
    /// How a layer is painted.
    FlashPaint(own::FlashPaint):
        "even_odd" => EvenOdd,
        "non_zero" => NonZero,
        "stroke" => Stroke,
}

words! {
    /// A property of a display object.
    FlashProperty(sat2d::compat::flash::Property):
        "x" => X,
        "y" => Y,
        "rotation" => Rotation,
        "scale_x" => ScaleX,
        "scale_y" => ScaleY,
        "width" => Width,
        "height" => Height,
}

words! {
    /// How an arc is closed.
    AwtArcType(sat2d::compat::awt::ArcType):
        "open" => Open,
        "chord" => Chord,
        "pie" => Pie,
}

words! {
    /// The rule for the inside of a path.
    AwtWinding(sat2d::compat::awt::Winding):
        "even_odd" => EvenOdd,
        "non_zero" => NonZero,
}

/// Enums that the core does not have.
pub mod own {
    /// What a stroke has where two edges meet at an angle.
    #[derive(Clone, Copy, PartialEq)]
    pub enum StrokeJoin {
        Round,
        Bevel,
        Miter,
    }
    /// The kind of a feature of a boundary.
    #[derive(Clone, Copy, PartialEq)]
    pub enum FeatureKind {
        Vertex,
        Edge,
        Arc,
    }
    /// A side of a rectangle.
    #[derive(Clone, Copy, PartialEq)]
    pub enum FlashSide {
        Left,
        Top,
        Right,
        Bottom,
    }
    /// How a layer is painted.
    #[derive(Clone, Copy, PartialEq)]
    pub enum FlashPaint {
        EvenOdd,
        NonZero,
        Stroke,
    }
}
