"""Shapes, transforms and polygons."""

from typing import Any, Sequence, Union

import numpy.typing as npt

from sat2d._sat2d import (
    Aabb,
    Decomposer,
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
    "Decomposer",
    "Decomposition",
    "Piece",
    "Polygon",
    "Shape",
    "Transform",
    "decompose",
    "placed_bounds",
]

#: A transform, its six numbers, or the two of a translation.
TransformLike = Union[Transform, Sequence[float], npt.NDArray[Any]]
