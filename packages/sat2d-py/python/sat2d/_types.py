"""Types of arguments."""

from __future__ import annotations

from typing import (
    Any, Iterable, List, Literal, Mapping, Protocol, Sequence, Tuple, TypedDict, Union,
)

import numpy as np
import numpy.typing as npt

from sat2d._sat2d import Transform
from sat2d._words import AtStart, FlashMirror, FlashPaint, Paint

__all__ = [
    "AwtPathCommand",
    "Canvas",
    "FlashBounds",
    "FlashLayer",
    "FlashMatrix",
    "FlashRect",
    "HasDepth",
    "HasNormal",
    "HasPixels",
    "HasRect",
    "Ids",
    "OutlinePathLike",
    "PartsLike",
    "Points",
    "PointsLike",
    "QueryFilter",
    "RingsLike",
    "TransformLike",
    "TransformsLike",
    "Vector",
    "VectorLike",
]

#: Two numbers.
Vector = Tuple[float, float]
VectorLike = Union[Sequence[float], npt.NDArray[Any]]
#: An array of shape (n, 2).
Points = npt.NDArray[np.float64]
#: The commands of an outline, each a word and its numbers.
OutlinePathLike = Iterable[Sequence[Union[str, float]]]
#: A transform, its six numbers, or the two of a translation.
TransformLike = Union[Transform, Sequence[float], npt.NDArray[Any]]
#: An iterable of transforms, or an array of shape (n, 6).
TransformsLike = Union[Sequence[TransformLike], npt.NDArray[Any]]


class HasGeoInterface(Protocol):
    """What has a GeoJSON mapping, such as a geometry of shapely."""

    @property
    def __geo_interface__(self) -> Mapping[str, Any]: ...


class HasPixels(Protocol):
    """A mask of pygame."""

    def get_at(self, pos: Tuple[int, int], /) -> int: ...
    def get_size(self) -> Tuple[int, int]: ...
    def count(self) -> int: ...


#: An iterable of pairs, an array of shape (n, 2), or a LineString or MultiPoint of GeoJSON.
PointsLike = Union[
    Sequence[VectorLike], npt.NDArray[Any], Mapping[str, Any], HasGeoInterface
]
#: The rings of a polygon, the outer one first; points alone for one without holes.
RingsLike = Union[Sequence[PointsLike], npt.NDArray[Any], Mapping[str, Any], HasGeoInterface]
#: The polygons of a multipolygon.
PartsLike = Union[Sequence[RingsLike], Mapping[str, Any], HasGeoInterface]
#: Ids of bodies.
Ids = Union[Sequence[int], npt.NDArray[Any]]


class Canvas(Protocol):
    """What a world is drawn on. What a method raises ends the drawing."""

    def line(self, start: Vector, end: Vector, paint: Paint, /) -> object:
        """A line."""

    def polygon(self, corners: List[Vector], paint: Paint, /) -> object:
        """A filled convex polygon."""

    def circle(self, center: Vector, radius: float, paint: Paint, /) -> object:
        """A filled disc; with radius 0 a point."""

    def ellipse(self, center: Vector, u: Vector, w: Vector, paint: Paint, /) -> object:
        """A filled ellipse: ``center + x * u + y * w`` for all (x, y) of the unit disc."""

    def text(self, at: Vector, text: str, paint: Paint, /) -> object:
        """A text at the center of a body."""


class HasNormal(Protocol):
    """A contact or a separation."""

    @property
    def normal(self) -> Vector: ...


class HasDepth(HasNormal, Protocol):
    """A contact or a separation, with its depth."""

    @property
    def depth(self) -> float: ...


class HasRect(Protocol):
    """A sprite of pygame."""

    @property
    def rect(self) -> Any: ...


class QueryFilter(TypedDict, total=False):
    """Which bodies a query considers."""

    category: int
    mask: int
    statics: bool
    moving: bool
    sensors: bool
    one_way: bool
    at_start: AtStart
    exclude: Ids


#: `("M", x, y)`, `("L", x, y)` or `("Q", control_x, control_y, x, y)`.
FlashPathStep = Union[
    Tuple[Literal["M", "L"], float, float], Tuple[Literal["Q"], float, float, float, float]
]
#: Paint, thickness of strokes, path.
FlashLayer = Tuple[FlashPaint, float, Sequence[FlashPathStep]]
#: Left, top, right and bottom.
FlashBounds = Tuple[float, float, float, float]
FlashMatrix = Tuple[float, float, float, float, float, float]
#: x, y, width, height, degrees and mirror.
FlashRect = Tuple[float, float, float, float, float, FlashMirror]
#: `("M", x, y)`, `("L", x, y)`, `("Q", x1, y1, x2, y2)`, `("C", x1, y1, x2, y2, x3, y3)` or
#: `("Z",)`.
AwtPathCommand = Union[
    Tuple[Literal["M", "L"], float, float],
    Tuple[Literal["Q"], float, float, float, float],
    Tuple[Literal["C"], float, float, float, float, float, float],
    Tuple[Literal["Z"]],
]
