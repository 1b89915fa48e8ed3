"""Shapes, transforms and polygons."""

from sat2d._sat2d import (
    Aabb,
    Decomposition,
    Piece,
    Polygon,
    Shape,
    Transform,
    decompose,
    placed_bounds,
)

__all__ = [
    "Aabb",
    "Decomposition",
    "Piece",
    "Polygon",
    "Shape",
    "Transform",
    "decompose",
    "placed_bounds",
]
