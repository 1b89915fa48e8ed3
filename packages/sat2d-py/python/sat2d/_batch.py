"""Many questions in one call, over arrays, on all cores. Other threads run meanwhile."""

from __future__ import annotations

from typing import Any, Dict, Iterable, List, Literal, Optional, Sequence, Union, overload

import numpy as np
import numpy.typing as npt

from sat2d import _sat2d
from sat2d._errors import ArgumentError, Sat2dError
from sat2d._sat2d import Decomposition, Shape
from sat2d._types import PointsLike, RingsLike, TransformLike, TransformsLike
from sat2d._words import DecomposeMethod, DecomposePreference, FillRule

__all__ = [
    "decompose_arrays",
    "decompose_many",
    "orientations",
    "pairs",
    "point_relations",
    "rectangles",
]

Codes = npt.NDArray[np.uint8]


def _array(values: npt.ArrayLike, name: str, kinds: str, expected: str) -> npt.NDArray[Any]:
    """The array of some values, whose elements are of these kinds, none of them masked."""
    array = np.asarray(values)
    if array.size and array.dtype.kind not in kinds:
        message = f"{name} has elements of the type {array.dtype}; expected {expected}"
        raise ArgumentError(message)
    if np.ma.is_masked(values):
        raise ArgumentError(f"{name} has masked elements; expected {expected}")
    return array


def _whole(values: npt.ArrayLike, name: str) -> npt.NDArray[np.int64]:
    """Whole numbers, none of which was a fraction or a text."""
    array = _array(values, name, "iu", "whole numbers")
    if array.size and array.min() < 0:
        raise ValueError(f"{name} has the element {array.min()}; expected 0 or more")
    return array.astype(np.int64)


def _numbers(values: npt.ArrayLike, name: str) -> npt.NDArray[Any]:
    """Numbers, none of which was a text or complex."""
    return _array(values, name, "biufO", "numbers")


def rectangles(a: npt.ArrayLike, b: npt.ArrayLike) -> Codes:
    """The relations of many pairs of rectangles, or of any parallelograms, as numbers.

    `a` and `b` have the shape (n, 6): the centre, x and y, and two half-edges, u and v. Row by row
    they are a pair. Each answer is exact for the numbers given; 0, 1 and 2 are those of `Relation`.
    Two arrays of `float32` are read as they are.
    """
    a, b = _numbers(a, "a"), _numbers(b, "b")
    if a.dtype == b.dtype == np.float32:
        return _sat2d._rectangles_f32(a, b)
    return _sat2d.rectangles(np.asarray(a, dtype=float), np.asarray(b, dtype=float))


def pairs(
    shapes: Sequence[Shape],
    transforms: TransformsLike,
    indices: npt.ArrayLike,
    *,
    shape_of: Optional[npt.ArrayLike] = None,
) -> Codes:
    """The relations of many pairs of bodies, as numbers.

    Body `i` is `shapes[shape_of[i]]`, or `shapes[i]` without `shape_of`, at `transforms[i]`, which
    may be an array of shape (n, 6). `indices` has the two bodies of each pair.
    """
    if shape_of is not None:
        shape_of = _whole(shape_of, "shape_of").astype(np.uint64)
    bodies = _whole(indices, "indices")
    return _sat2d.pairs(list(shapes), transforms, bodies, shape_of=shape_of)


def point_relations(shape: Shape, at: TransformLike, points: PointsLike) -> Codes:
    """The relations of a placed shape and many points, as numbers."""
    return _sat2d.point_relations(shape, at, points)


def orientations(
    a: npt.ArrayLike, b: npt.ArrayLike, c: npt.ArrayLike
) -> npt.NDArray[np.int8]:
    """`orient2d` of many triples of points: arrays of shape (n, 2), or one point for all."""
    given = (_numbers(points, name) for points, name in ((a, "a"), (b, "b"), (c, "c")))
    rows = (np.atleast_2d(np.asarray(points, dtype=float)) for points in given)
    return _sat2d.orientations(*np.broadcast_arrays(*rows))


@overload
def decompose_many(
    polygons: Iterable[RingsLike],
    *,
    errors: Literal["raise"] = "raise",
    trusted: bool = False,
    repair: Union[bool, FillRule] = False,
    method: DecomposeMethod = "balanced",
    prefer: DecomposePreference = "as_cut",
    max_corners: Optional[int] = None,
    work_limit: Optional[int] = None,
) -> List[Decomposition]: ...


@overload
def decompose_many(
    polygons: Iterable[RingsLike],
    *,
    errors: Literal["return"],
    trusted: bool = False,
    repair: Union[bool, FillRule] = False,
    method: DecomposeMethod = "balanced",
    prefer: DecomposePreference = "as_cut",
    max_corners: Optional[int] = None,
    work_limit: Optional[int] = None,
) -> List[Union[Decomposition, Sat2dError]]: ...


def decompose_many(polygons: Iterable[RingsLike], **options: Any) -> List[Any]:
    """Decomposes many polygons: rings, GeoJSON mappings, geometries of shapely, or a mix.

    Multipolygons as well, as mappings and geometries: each is one entry of the list.

    With `errors="return"` the `Sat2dError` of an invalid polygon is in the list, not raised. The
    other options are those of `decompose`.
    """
    errors = options.get("errors", "raise")
    if errors not in ("raise", "return"):
        raise ValueError(f"errors is {errors!r}; expected 'raise' or 'return'")
    return _sat2d.decompose_many(polygons, **options)


def decompose_arrays(
    points: PointsLike,
    ring_offsets: npt.ArrayLike,
    polygon_offsets: npt.ArrayLike,
    *,
    trusted: bool = False,
    method: DecomposeMethod = "balanced",
    prefer: DecomposePreference = "as_cut",
    max_corners: Optional[int] = None,
    work_limit: Optional[int] = None,
) -> Dict[str, npt.NDArray[Any]]:
    """Decomposes many polygons in arrays, as `shapely.to_ragged_array` and GeoArrow have them.

    Ring `i` is `points[ring_offsets[i]:ring_offsets[i + 1]]`, polygon `i` the rings from
    `polygon_offsets[i]` to `polygon_offsets[i + 1]`. A ring may end with its first point.

    The result has for each polygon its `status`, 0 or the code of an error, its `area`, and in
    `piece_offsets` where its pieces start and end; for each piece in `vertex_offsets` where its
    `vertices` and `edges` do. These are the numbers of `Piece`, and count within the polygon
    without the points that end rings.
    """
    return _sat2d.decompose_arrays(
        points,
        _whole(ring_offsets, "ring_offsets"),
        _whole(polygon_offsets, "polygon_offsets"),
        trusted=trusted,
        method=method,
        prefer=prefer,
        max_corners=max_corners,
        work_limit=work_limit,
    )
