"""The words of arguments and results."""

from typing import Literal

#: Which way a result within a tolerance may deviate from its polygon.
Deviation = Literal["either", "outward", "inward"]

#: How to decompose a polygon.
DecomposeMethod = Literal["balanced", "fast", "fewest", "slicing"]

#: Which decomposition to prefer among those with equally many pieces.
DecomposePreference = Literal["as_cut", "fat", "wide_angles"]

#: Which points are inside of contours.
FillRule = Literal["even_odd", "non_zero"]

#: What a stroke has where two edges meet at an angle.
StrokeJoin = Literal["round", "bevel", "miter"]

#: What a stroke has at both ends of a contour that is not closed.
StrokeCap = Literal["round", "butt", "square"]

#: The kind of a shape.
ShapeKind = Literal[
    "point",
    "circle",
    "segment",
    "capsule",
    "rectangle",
    "convex_polygon",
    "rounded_polygon",
    "concave_polygon",
    "open_chain",
    "closed_chain",
    "multi_polygon",
    "ellipse",
    "outline",
]

#: Which pixels are neighbours.
Connectivity = Literal["four", "eight"]

#: The kind of a feature of a boundary.
FeatureKind = Literal["vertex", "edge", "arc"]

#: Which two kinds of features meet.
ContactKind = Literal[
    "vertex_vertex",
    "edge_vertex",
    "edge_edge",
    "arc_vertex",
    "arc_edge",
    "arc_arc",
]

#: One of the two shapes of a query.
Side = Literal["a", "b"]

#: How a shape, the inner one, lies within another.
Containment = Literal["none", "touching", "proper", "equal"]

#: What a sweep does about shapes that meet at the start.
AtStart = Literal["report", "skip_parting", "skip_overlapping"]

#: The kind of a body.
BodyKind = Literal["moving", "static", "sensor"]

#: How a pair of bodies changed between two steps.
Phase = Literal["begin", "stay", "end"]

#: How much of a body must be in a region.
Coverage = Literal["touching", "overlapping", "inside"]

#: What a stroke of a drawing shows, so that the caller can choose a colour.
Paint = Literal["static", "moving", "sensor", "outline", "contact", "label"]

#: How a rectangle of the ActionScript program is mirrored.
FlashMirror = Literal["none", "horizontal", "vertical"]

#: A side of a rectangle.
FlashSide = Literal["left", "top", "right", "bottom"]

#: Which ActionScript asks, where the answers differ.
FlashScript = Literal["as3", "as2"]

#: How a layer is painted.
FlashPaint = Literal["even_odd", "non_zero", "stroke"]

#: A property of a display object.
FlashProperty = Literal["x", "y", "rotation", "scale_x", "scale_y", "width", "height"]

#: How an arc is closed.
AwtArcType = Literal["open", "chord", "pie"]

#: The rule for the inside of a path.
AwtWinding = Literal["even_odd", "non_zero"]
