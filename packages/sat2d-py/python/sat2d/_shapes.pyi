from typing import Any, Iterator, Optional, Sequence, SupportsIndex, Union, final, overload

import numpy.typing as npt

from sat2d._types import (
    Method,
    Points,
    PointsLike,
    Preference,
    RingsLike,
    ShapeKind,
    Vector,
    VectorLike,
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

TransformLike = Union[Transform, Sequence[float], npt.NDArray[Any]]

@final
class Transform:
    """An affine map `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`: where a shape is.

    A placed point is `(a·x + c·y) + tx` in doubles, each operation rounded once, and all answers
    are exact for the resulting doubles.
    """

    IDENTITY: Transform
    def __new__(
        cls,
        a: float = 1.0,
        b: float = 0.0,
        c: float = 0.0,
        d: float = 1.0,
        tx: float = 0.0,
        ty: float = 0.0,
    ) -> Transform: ...
    @property
    def a(self) -> float: ...
    @property
    def b(self) -> float: ...
    @property
    def c(self) -> float: ...
    @property
    def d(self) -> float: ...
    @property
    def tx(self) -> float: ...
    @property
    def ty(self) -> float: ...
    @staticmethod
    def translation(x: float, y: float) -> Transform:
        """A translation."""
    @staticmethod
    def placement(
        x: float,
        y: float,
        *,
        rotation: Optional[float] = None,
        degrees: Optional[float] = None,
        scale_x: float = 1.0,
        scale_y: float = 1.0,
    ) -> Transform:
        """Scales, then turns, then moves the origin to (`x`, `y`).

        `rotation` is in radians, from the x axis towards the y axis. Multiples of 90 `degrees`
        are exact. A negative scale mirrors.
        """
    @staticmethod
    def nested(*levels: TransformLike) -> Transform:
        """The product of nested placements, the outermost first."""
    def product(self, inner: TransformLike) -> Transform:
        """This map after `inner`: places what `inner` places in what this places."""
    def __matmul__(self, inner: TransformLike, /) -> Transform: ...
    def __rmatmul__(self, outer: TransformLike, /) -> Transform: ...
    def anchored(self, anchor: VectorLike) -> Transform:
        """This placement by another point of the object.

        `anchor`, in the object's own coordinates, comes to where this map takes the origin. Sprites
        of engines turn about such a point.
        """
    def inverse(self) -> Transform:
        """The inverse map, up to rounding."""
    def apply(self, point: VectorLike) -> Vector:
        """The image of a point."""
    def apply_vector(self, vector: VectorLike) -> Vector:
        """The image of a direction: of a point without the translation."""
    def apply_points(self, points: PointsLike) -> Points:
        """The images of many points, as an array of two columns."""
    @property
    def is_mirrored(self) -> bool:
        """Whether the map mirrors: its determinant is below 0; decided exactly."""
    @property
    def is_similarity(self) -> bool:
        """Whether the map turns, scales evenly, moves and perhaps mirrors: round shapes need it."""
    @property
    def position(self) -> Vector:
        """Where the origin is."""
    def to_tuple(self) -> tuple[float, float, float, float, float, float]:
        """The six numbers: a, b, c, d, tx, ty."""
    def __iter__(self) -> Iterator[float]: ...
    def __len__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, Any]: ...

@final
class Aabb:
    """A box with sides parallel to the axes."""

    __match_args__: tuple[str, ...]
    @property
    def min(self) -> Vector:
        """The corner with the least coordinates."""
    @property
    def max(self) -> Vector:
        """The corner with the greatest coordinates."""

@final
class Shape:
    """A shape in its own coordinates. A `Transform` says where it is.

    It is immutable. Vertices are numbered from 0 as they were given; edge `k` leads from vertex
    `k` to the next one. All constructors raise `Sat2dError` for what is no valid shape.
    """

    @staticmethod
    def circle(center: VectorLike, radius: float) -> Shape:
        """A circle. With a radius of 0 it is a point."""
    @staticmethod
    def segment(start: VectorLike, end: VectorLike) -> Shape:
        """The segment between two different points."""
    @staticmethod
    def capsule(start: VectorLike, end: VectorLike, radius: float) -> Shape:
        """All points within `radius` of a segment."""
    @staticmethod
    def rectangle(width: float, height: float) -> Shape:
        """A rectangle about the origin."""
    @staticmethod
    def rectangle_xywh(x: float, y: float, width: float, height: float) -> Shape:
        """The rectangle from (`x`, `y`) to (`x + width`, `y + height`)."""
    @staticmethod
    def convex_polygon(points: PointsLike) -> Shape:
        """A convex polygon, its vertices in either direction."""
    @staticmethod
    def rounded_polygon(points: PointsLike, radius: float) -> Shape:
        """All points within `radius` of a convex polygon."""
    @staticmethod
    def hull(points: PointsLike) -> Shape:
        """The convex hull of any points: a polygon, a segment or a point."""
    @staticmethod
    def chain(points: PointsLike, *, closed: bool = False) -> Shape:
        """A chain of segments from each point to the next, and back to the first if `closed`.

        It has no interior. Nothing that slides along it is caught where segments join.
        """
    @staticmethod
    def polygon(
        rings: RingsLike,
        *,
        method: Method = "balanced",
        prefer: Preference = "as_cut",
        max_corners: Optional[int] = None,
        work_limit: Optional[int] = None,
    ) -> Shape:
        """A polygon, convex or concave, with or without holes, the outer ring first.

        The options say how it is decomposed; they change speed, not relations.
        """
    @staticmethod
    def _restored(saved: bytes) -> Shape: ...
    @property
    def kind(self) -> ShapeKind:
        """What kind of shape this is, as its vertices and its radius show it."""
    @property
    def radius(self) -> float:
        """The radius by which the hull of the vertices is inflated; 0 if it is not round."""
    @property
    def vertices(self) -> Points:
        """The vertices as they were given, of all rings. A copy."""
    @property
    def rings(self) -> list[Points]:
        """The vertices, ring by ring, the outer one first. A copy."""
    @property
    def area(self) -> float:
        """The area, 0 of points, segments and chains; of a polygon the nearest double."""
    @property
    def centroid(self) -> Vector:
        """The centroid: the centre of mass of a body of even density."""
    @property
    def bounds(self) -> Aabb:
        """The bounds in the shape's own coordinates, rounded outward if it has a radius."""
    def __copy__(self) -> Shape: ...
    def __deepcopy__(self, _memo: Any) -> Shape: ...
    def __reduce__(self) -> tuple[Any, Any]: ...

def placed_bounds(shape: Shape, at: TransformLike) -> Aabb:
    """The bounds of a placed shape, rounded outward."""

@final
class Piece:
    """A convex piece of a polygon."""

    __match_args__: tuple[str, ...]
    @property
    def vertices(self) -> list[int]:
        """The numbers of its corners, counter-clockwise with y up."""
    @property
    def edges(self) -> list[int]:
        """For the edge from each corner to the next: the number of the input edge that it lies
        on, or -1 for a diagonal inside the polygon."""
    @property
    def points(self) -> Points:
        """Its corners, an array of two columns. A copy."""
    @property
    def __geo_interface__(self) -> dict[str, Any]:
        """The piece as a GeoJSON `Polygon`, its ring closed."""
    def to_shapely(self) -> Any:
        """The piece as a `Polygon` of shapely, which must be installed."""

@final
class Decomposition:
    """Convex pieces that cover a polygon, or the polygons of a multipolygon, exactly once: a
    sequence of them.

    Their corners are its vertices, numbered as they were given, through all polygons, closing
    points included.
    """

    @property
    def pieces(self) -> list[Piece]:
        """The pieces."""
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Piece]: ...
    @overload
    def __getitem__(self, at: SupportsIndex, /) -> Piece: ...
    @overload
    def __getitem__(self, at: slice, /) -> list[Piece]: ...
    @property
    def is_optimal(self) -> bool:
        """Whether it is proven that no decomposition has fewer pieces."""
    @property
    def lower_bound(self) -> int:
        """A number of pieces that is proven to be necessary: that of the pieces if
        `is_optimal`."""
    @property
    def is_complete(self) -> bool:
        """Whether the work limit sufficed for all that the options ask for."""
    @property
    def area(self) -> float:
        """The area of the polygon without its holes; of a multipolygon the sum of its polygons'."""
    @property
    def __geo_interface__(self) -> dict[str, Any]:
        """The pieces as a GeoJSON `GeometryCollection` of polygons.

        They share edges, which the polygons of a valid `MultiPolygon` do not.
        """
    def to_shapely(self) -> Any:
        """The pieces as a `GeometryCollection` of shapely, which must be installed."""
    def verify(self, rings: RingsLike) -> None:
        """Proves that this is a decomposition of the polygon with these valid rings, or of the
        valid multipolygon.

        It is exact and independent of how the pieces were made. Raises `VerifyError` with the
        first fault.
        """

def decompose(
    rings: RingsLike,
    *,
    trusted: bool = False,
    method: Method = "balanced",
    prefer: Preference = "as_cut",
    max_corners: Optional[int] = None,
    work_limit: Optional[int] = None,
) -> Decomposition:
    """Decomposes a polygon, the outer ring first, into convex pieces without new points.

    So are the polygons of a `MultiPolygon` of GeoJSON or shapely, which must be a valid one; the
    indices of errors name the `part`. `trusted` polygons are not checked for edges that cross.
    Other threads run meanwhile.
    """

@final
class Polygon:
    """A valid polygon, the outer ring first."""

    def __new__(cls, rings: RingsLike) -> Polygon: ...
    @property
    def is_concave(self) -> bool:
        """Whether there is a hole or an interior angle above 180°; decided exactly."""
    @property
    def is_convex(self) -> bool:
        """The opposite of `is_concave`."""
    @property
    def reflex_vertices(self) -> list[int]:
        """The numbers of the vertices with an interior angle above 180°, in ascending order."""
    @property
    def area(self) -> float:
        """The area without the holes, rounded to the nearest double."""
    @property
    def centroid(self) -> Vector:
        """The centroid, each coordinate rounded to the nearest double."""
    def decompose(
        self,
        *,
        method: Method = "balanced",
        prefer: Preference = "as_cut",
        max_corners: Optional[int] = None,
        work_limit: Optional[int] = None,
    ) -> Decomposition:
        """Decomposes it, see the function `decompose`."""

@final
class Decomposer:
    """Decomposes many polygons in a row and reuses its memory."""

    def __new__(cls) -> Decomposer: ...
    def decompose(
        self,
        rings: RingsLike,
        *,
        trusted: bool = False,
        method: Method = "balanced",
        prefer: Preference = "as_cut",
        max_corners: Optional[int] = None,
        work_limit: Optional[int] = None,
    ) -> Decomposition:
        """Decomposes a polygon as the function `decompose` does."""
