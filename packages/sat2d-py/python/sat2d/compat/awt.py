"""The JDK: `java.awt` and `java.awt.geom`, and a game by it."""

from sat2d._sat2d import awt as _awt

__all__ = [
    "AffineTransform",
    "Arc2D",
    "Ellipse2D",
    "Line2D",
    "Path2D",
    "Polygon",
    "Rectangle",
    "Rectangle2D",
    "RoundRectangle2D",
    "distance_squared",
    "hit",
]

AffineTransform = _awt.AffineTransform
Arc2D = _awt.Arc2D
Ellipse2D = _awt.Ellipse2D
Line2D = _awt.Line2D
Path2D = _awt.Path2D
Polygon = _awt.Polygon
Rectangle = _awt.Rectangle
Rectangle2D = _awt.Rectangle2D
RoundRectangle2D = _awt.RoundRectangle2D
distance_squared = _awt.distance_squared
hit = _awt.hit
