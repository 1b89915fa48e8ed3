"""Types of arguments."""

from __future__ import annotations

from typing import Any, List, Literal, Mapping, Protocol, Sequence, Tuple, Union

import numpy as np
import numpy.typing as npt

#: Two numbers.
Vector = Tuple[float, float]
VectorLike = Union[Sequence[float], npt.NDArray[Any]]
#: An iterable of pairs, or an array of shape (n, 2).
PointsLike = Union[Sequence[VectorLike], npt.NDArray[Any]]
#: An array of shape (n, 2).
Points = npt.NDArray[np.float64]


class HasGeoInterface(Protocol):
    """What has a GeoJSON mapping, such as a geometry of shapely."""

    @property
    def __geo_interface__(self) -> Mapping[str, Any]: ...


#: The rings of a polygon, the outer one first; points alone for one without holes.
RingsLike = Union[Sequence[PointsLike], npt.NDArray[Any], Mapping[str, Any], HasGeoInterface]
#: The polygons of a multipolygon.
PartsLike = Union[Sequence[RingsLike], Mapping[str, Any], HasGeoInterface]
Method = Literal["balanced", "fast", "fewest", "slicing"]
Preference = Literal["as_cut", "fat", "wide_angles"]
Kind = Literal["moving", "static", "sensor"]
AtStart = Literal["report", "skip_parting", "skip_overlapping"]

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
]


#: What a drawn element is.
Paint = Literal["static", "moving", "sensor", "outline", "contact", "label"]


class Canvas(Protocol):
    """What a world is drawn on. What a method raises ends the drawing."""

    def line(self, start: Vector, end: Vector, paint: Paint, /) -> object:
        """A line."""

    def polygon(self, corners: List[Vector], paint: Paint, /) -> object:
        """A filled convex polygon."""

    def circle(self, center: Vector, radius: float, paint: Paint, /) -> object:
        """A filled disc; with radius 0 a point."""

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
