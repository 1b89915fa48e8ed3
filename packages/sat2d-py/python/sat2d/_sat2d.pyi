"""The extension module."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Literal, Optional, SupportsIndex, Union, final, overload

import numpy as np
import numpy.typing as npt
from typing_extensions import Unpack

from sat2d._enums import Relation
from sat2d._types import (
    Canvas,
    HasDepth,
    HasNormal,
    HasPixels,
    Ids,
    OutlinePathLike,
    PartsLike,
    Points,
    PointsLike,
    QueryFilter,
    RingsLike,
    TransformLike,
    TransformsLike,
    Vector,
    VectorLike,
)
from sat2d._words import (
    AtStart,
    BodyKind,
    Connectivity,
    ContactKind,
    Containment,
    Coverage,
    DecomposeMethod,
    DecomposePreference,
    Deviation,
    FeatureKind,
    FillRule,
    Phase,
    ShapeKind,
    Side,
    StrokeCap,
    StrokeJoin,
)

@final
class Body:
    """A body of a world."""

    def __new__(
        cls,
        shape: Shape,
        transform: Transform,
        kind: BodyKind,
        category: int,
        mask: int,
        user: Any,
        inverse_mass: float,
    ) -> Body: ...
    __match_args__: tuple[str, ...]
    @property
    def shape(self) -> Shape:
        """Its shape."""
    @property
    def transform(self) -> Transform:
        """Where it is."""
    @property
    def kind(self) -> BodyKind:
        """`"moving"`, `"static"` or `"sensor"`."""
    @property
    def category(self) -> int:
        """The categories of the body, one bit each."""
    @property
    def mask(self) -> int:
        """The categories that it interacts with, one bit each."""
    @property
    def user(self) -> Any:
        """What is kept with it."""
    @property
    def inverse_mass(self) -> float:
        """One over its mass."""

@final
class PairEvent:
    """Two bodies that meet, or met in the previous step."""

    def __new__(
        cls, a: int, b: int, user_a: Any, user_b: Any, phase: Phase, relation: Relation
    ) -> PairEvent: ...
    __match_args__: tuple[str, ...]
    @property
    def a(self) -> int:
        """The body with the lower id."""
    @property
    def b(self) -> int:
        """The other one."""
    @property
    def user_a(self) -> Any:
        """What is kept with `a`."""
    @property
    def user_b(self) -> Any:
        """What is kept with `b`."""
    @property
    def phase(self) -> Phase:
        """`"begin"`, `"stay"` or `"end"`."""
    @property
    def relation(self) -> Relation:
        """Disjoint at the end, whatever ended the pair."""

@final
class NearBody:
    """A body near a point."""

    def __new__(cls, id: int, distance: float, point: Vector) -> NearBody: ...
    __match_args__: tuple[str, ...]
    @property
    def id(self) -> int:
        """The body."""
    @property
    def distance(self) -> float:
        """Its distance."""
    @property
    def point(self) -> Vector:
        """Its closest point."""

@final
class BodyHit:
    """A body that a ray hits."""

    def __new__(cls, id: int, hit: RayHit) -> BodyHit: ...
    __match_args__: tuple[str, ...]
    @property
    def id(self) -> int:
        """The body."""
    @property
    def hit(self) -> RayHit:
        """Where."""

@final
class BodyImpact:
    """A body that a moving shape hits."""

    def __new__(cls, id: int, impact: Impact) -> BodyImpact: ...
    __match_args__: tuple[str, ...]
    @property
    def id(self) -> int:
        """The body."""
    @property
    def impact(self) -> Impact:
        """When and where."""

@final
class SeparateResult:
    """How far bodies that overlap could be separated."""

    def __new__(cls, overlapping: int, depth: float, iterations: int) -> SeparateResult: ...
    __match_args__: tuple[str, ...]
    @property
    def overlapping(self) -> int:
        """The pairs that still overlap."""
    @property
    def depth(self) -> float:
        """The depth of the deepest."""
    @property
    def iterations(self) -> int:
        """The iterations that it took."""

@final
class SlideHit:
    """What stopped or deflected a body."""

    def __new__(cls, id: int, normal: Vector) -> SlideHit: ...
    __match_args__: tuple[str, ...]
    @property
    def id(self) -> int:
        """The body."""
    @property
    def normal(self) -> Vector:
        """The unit normal of its surface."""

@final
class SlideResult:
    """How a body moved and slid."""

    def __new__(cls, moved: Vector, hits: list[SlideHit], stuck: bool) -> SlideResult: ...
    __match_args__: tuple[str, ...]
    @property
    def moved(self) -> Vector:
        """How far it moved."""
    @property
    def hits(self) -> list[SlideHit]:
        """What stopped or deflected it."""
    @property
    def stuck(self) -> bool:
        """Whether it overlapped something at the start and could not be pushed out."""

@final
class Events:
    """The events of a step, in the order of the pairs' ids."""

    def __len__(self) -> int: ...
    def __getitem__(self, index: int, /) -> PairEvent: ...
    def columns(self) -> dict[str, npt.NDArray[Any]]:
        """The events as arrays: `a`, `b`, `user_a`, `user_b`; `phase`, 0 begin, 1 stay, 2 end;
        `relation`, as `Relation`. If objects are kept with bodies, `user_a` and `user_b` are arrays
        of objects."""
    def __reduce__(self) -> tuple[Any, Any]: ...
    @staticmethod
    def _restored(events: Sequence[PairEvent]) -> Events:
        """The events that were saved: for `pickle`."""
    def __iter__(self) -> Iterator[PairEvent]: ...

@final
class Ground:
    """The floor that a character stands on."""

    def __new__(cls, id: int, normal: Vector, point: Vector, transform: Transform) -> Ground: ...
    __match_args__: tuple[str, ...]
    @property
    def id(self) -> int:
        """The body."""
    @property
    def normal(self) -> Vector:
        """The unit normal of the floor, toward the character."""
    @property
    def point(self) -> Vector:
        """Where they meet."""
    @property
    def transform(self) -> Transform:
        """Where the body was then. If it has moved by the next move, it carries the character."""

@final
class CharacterResult:
    """How a character moved."""

    def __new__(
        cls,
        moved: Vector,
        carried: Vector,
        hits: list[SlideHit],
        ground: Optional[Ground],
        stuck: bool,
    ) -> CharacterResult: ...
    __match_args__: tuple[str, ...]
    @property
    def moved(self) -> Vector:
        """How far it moved."""
    @property
    def carried(self) -> Vector:
        """The part of it by which its ground has carried it."""
    @property
    def hits(self) -> list[SlideHit]:
        """What stopped or deflected it, floors included."""
    @property
    def ground(self) -> Optional[Ground]:
        """What it stands on; `None` in the air. Pass it to the next move."""
    @property
    def stuck(self) -> bool:
        """Whether it overlapped something at the start and could not be pushed out."""

@final
class Piece:
    """A convex piece of a polygon."""

    @property
    def vertices(self) -> list[int]:
        """The numbers of its corners, counter-clockwise with y up."""
    @property
    def edges(self) -> list[int]:
        """For the edge from each corner to the next: the number of the input edge that it lies on,
        or -1 for a diagonal inside the polygon."""
    __match_args__: tuple[str, str]
    @property
    def points(self) -> Points:
        """Its corners, an array of two columns. A copy."""
    def __array__(
        self, dtype: Optional[npt.DTypeLike] = None, copy: Optional[bool] = None
    ) -> npt.NDArray[Any]:
        """Its corners, an array of shape (n, 2)."""
    @property
    def __geo_interface__(self) -> dict[str, Any]:
        """The piece as a GeoJSON `Polygon`, its ring closed."""
    def to_shapely(self) -> Any:
        """The piece as a `Polygon` of shapely, which must be installed."""
    def __reduce__(self) -> tuple[Any, Any]: ...
    @staticmethod
    def _restored(vertices: Sequence[int], edges: Sequence[int], corners: PointsLike) -> Piece:
        """The piece that was saved: for `pickle`."""

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
    @property
    def __geo_interface__(self) -> dict[str, Any]:
        """The pieces as a GeoJSON `GeometryCollection` of polygons.

        They share edges, which the polygons of a valid `MultiPolygon` do not.
        """
    def to_shapely(self) -> Any:
        """The pieces as a `GeometryCollection` of shapely, which must be installed."""
    @property
    def is_optimal(self) -> bool:
        """Whether it is proven that no decomposition has fewer pieces."""
    @property
    def lower_bound(self) -> int:
        """A number of pieces that is proven to be necessary: that of the pieces if `is_optimal`."""
    @property
    def is_complete(self) -> bool:
        """Whether the work limit sufficed for all that the options ask for."""
    @property
    def area(self) -> float:
        """The area of the polygon without its holes; of several polygons the sum.

        Raises `OverflowError` where it is above the greatest float.
        """
    @property
    def polygons(self) -> list[list[Points]]:
        """The rings of each polygon, the outer one first. A copy.

        They are those that were given, closing points included, or what `repair` made of them.
        """
    def verify(self, rings: Optional[RingsLike] = None) -> None:
        """Proves that this is a decomposition of the polygon with these valid rings, or of the
        valid multipolygon; without any, of its own `polygons`.

        It is exact and independent of how the pieces were made. Raises `VerifyError` with the first
        fault.
        """
    def __copy__(self) -> Decomposition:
        """It is immutable."""
    def __deepcopy__(self, _memo: Any) -> Decomposition: ...
    def __reduce__(self) -> tuple[Any, Any]: ...
    @staticmethod
    def _restored(
        vertices: PointsLike,
        rings: Sequence[Sequence[int]],
        options: tuple[DecomposeMethod, DecomposePreference, Optional[int], Optional[int]],
    ) -> Decomposition:
        """The decomposition that was saved: for `pickle`. It is made again, and is the same, since
        equal calls have equal results."""
    def __iter__(self) -> Iterator[Piece]: ...
    @overload
    def __getitem__(self, at: SupportsIndex, /) -> Piece: ...
    @overload
    def __getitem__(self, at: slice, /) -> list[Piece]: ...

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
        """The area without the holes, rounded to the nearest double.

        Raises `OverflowError` where it is above the greatest float.
        """
    @property
    def centroid(self) -> Vector:
        """The centroid, each coordinate rounded to the nearest double."""
    @property
    def __geo_interface__(self) -> dict[str, Any]:
        """The polygon as a GeoJSON `Polygon`, its rings closed."""
    def to_shapely(self) -> Any:
        """The polygon as a `Polygon` of shapely, which must be installed."""
    def decompose(
        self,
        *,
        method: DecomposeMethod = "balanced",
        prefer: DecomposePreference = "as_cut",
        max_corners: Optional[int] = None,
        work_limit: Optional[int] = None,
    ) -> Decomposition:
        """Decomposes it, see the function `decompose`."""
    def __reduce__(self) -> tuple[Any, Any]: ...

@final
class Decomposer:
    """Decomposes many polygons in a row and reuses its memory."""

    def __new__(cls) -> Decomposer: ...
    def decompose(
        self,
        rings: RingsLike,
        *,
        trusted: bool = False,
        repair: Union[bool, FillRule] = False,
        method: DecomposeMethod = "balanced",
        prefer: DecomposePreference = "as_cut",
        max_corners: Optional[int] = None,
        work_limit: Optional[int] = None,
    ) -> Decomposition:
        """Decomposes a polygon as the function `decompose` does."""

@final
class Explanation:
    """A relation with the certificate that proves it, which `explain` finds."""

    @property
    def relation(self) -> Relation:
        """The relation of the two placed shapes."""
    @property
    def point(self) -> Optional[Vector]:
        """A point that both shapes have in common, rounded; `None` if they are disjoint.

        It is where they touch, or inside of one shape and in the other if they overlap.
        """
    @property
    def axes(self) -> list[SeparatingAxis]:
        """For each convex part of the first shape and each one of the second an axis of both.

        There are none if the shapes overlap. A convex shape is its own only part.
        """
    @property
    def json(self) -> str:
        """Both placed shapes and the whole certificate as one line of JSON.

        It is what the program `sat2d-check` reads. The numbers of the certificate are exact.
        """
    def __reduce__(self) -> tuple[Any, Any]:
        """It is found again."""

@final
class Mask:
    """The pixels of a sprite that count, by column x and row y.

    `Mask(pixels)` are the pixels that are true, or not 0, in an array of rows: `pixels[y, x]`. The
    arrays of `pygame.surfarray` are of columns, `array[x, y]`: give `array.T`. `Mask(mask)` has the
    pixels of a mask of pygame or pygame-ce.
    """

    def __new__(cls, pixels: Union[npt.ArrayLike, HasPixels]) -> Mask: ...
    @staticmethod
    def from_surface(surface: Any, threshold: int = 127) -> Mask:
        """The mask that `pygame.mask.from_surface` makes of a surface of pygame or pygame-ce.

        The pixels that are not of the colour key or, without one, whose alpha is above the
        threshold.
        """
    @staticmethod
    def from_alpha(alpha: npt.NDArray[np.uint8], threshold: int = 1) -> Mask:
        """The pixels of an array of alphas that are at least a threshold.

        The array is one of rows: `alpha[y, x]`. That of `pygame.surfarray.array_alpha` is one of
        columns: give its `T`, or call `from_surface`.
        """
    @staticmethod
    def empty(width: int, height: int) -> Mask:
        """A mask of a size, without any pixel set."""
    @staticmethod
    def from_words(width: int, words: npt.NDArray[np.uint64]) -> Mask:
        """The pixels by words of 64, an array of rows: the lowest bit of a word is its first pixel.

        A row has `width / 64` words, rounded up.
        """
    def to_array(self) -> npt.NDArray[np.bool_]:
        """The pixels as an array of rows. A copy."""
    def __array__(
        self, dtype: Optional[npt.DTypeLike] = None, copy: Optional[bool] = None
    ) -> npt.NDArray[Any]:
        """The pixels, an array of bool with rows first."""
    @property
    def width(self) -> int: ...
    @property
    def height(self) -> int: ...
    def get(self, x: int, y: int) -> bool:
        """Whether a pixel is set; false outside."""
    def set(self, x: int, y: int, is_set: bool = True) -> None:
        """Sets a pixel."""
    def fill(self, shape: Shape, at: TransformLike, is_set: bool = True) -> None:
        """Sets the pixels whose centres a placed shape contains."""
    @property
    def count(self) -> int:
        """The number of pixels that are set."""
    @property
    def is_empty(self) -> bool:
        """Whether no pixel is set."""
    @property
    def bounds(self) -> Optional[tuple[int, int, int, int]]:
        """The least box around the pixels that are set: x, y, width, height; `None` without any."""
    def word(self, x: int, y: int) -> int:
        """64 pixels of a row, from a column on: bit `i` is the pixel in column `x + i`."""
    def overlaps(self, other: Mask, offset: tuple[int, int]) -> bool:
        """Whether a pixel of both is at the same place, the other mask moved by an offset."""
    def overlap_area(self, other: Mask, offset: tuple[int, int]) -> int:
        """The number of such pixels."""
    def overlap_mask(self, other: Mask, offset: tuple[int, int]) -> Mask:
        """Such pixels, as a mask of the size of this one."""
    def first_overlap(self, other: Mask, offset: tuple[int, int]) -> Optional[tuple[int, int]]:
        """The first such pixel: the least column of the least row."""
    def silhouettes(
        self, connectivity: Connectivity = 'four'
    ) -> list[list[npt.NDArray[np.uint32]]]:
        """The boundaries of the groups of connected pixels: rings of corners, the outer first."""
    def shape(self, pivot: VectorLike = (0.0, 0.0)) -> Shape:
        """The pixels that count as one shape, about a pivot."""
    def shapes(self, pivot: VectorLike = (0.0, 0.0)) -> list[Shape]:
        """Shapes of the groups of pixels that are connected by sides, about a pivot."""
    def copy(self) -> Mask:
        """A copy."""
    def __copy__(self) -> Mask: ...
    def __deepcopy__(self, _memo: Any) -> Mask: ...
    def __reduce__(self) -> tuple[Any, Any]: ...

@final
class Aabb:
    """A box with sides parallel to the axes."""

    def __new__(cls, min: Vector, max: Vector) -> Aabb: ...
    __match_args__: tuple[str, ...]
    @property
    def min(self) -> Vector:
        """The corner with the least coordinates."""
    @property
    def max(self) -> Vector:
        """The corner with the greatest coordinates."""
    def __array__(
        self, dtype: Optional[npt.DTypeLike] = None, copy: Optional[bool] = None
    ) -> npt.NDArray[Any]:
        """Its corners, an array of shape (2, 2): first the one with the least coordinates."""

@final
class Feature:
    """A part of a shape's boundary, by the number that its user gave it.

    It is a corner, an edge, or the arc around a vertex of a shape with a radius. Mirroring,
    clockwise order and decomposition do not change the numbers.
    """

    def __new__(cls, kind: FeatureKind, index: int) -> Feature: ...
    __match_args__: tuple[str, ...]
    @property
    def kind(self) -> FeatureKind:
        """What it is."""
    @property
    def index(self) -> int:
        """Its number in the shape as it was given."""

@final
class ContactPoint:
    """One point of a contact, as it lies on each of the shapes."""

    def __new__(
        cls, on_a: Vector, on_b: Vector, depth: float, feature_a: Feature, feature_b: Feature
    ) -> ContactPoint: ...
    __match_args__: tuple[str, ...]
    @property
    def on_a(self) -> Vector:
        """The point on the boundary of the first shape."""
    @property
    def on_b(self) -> Vector:
        """The point on the boundary of the second: `on_a - normal · depth`, up to rounding."""
    @property
    def depth(self) -> float:
        """How deep the shapes overlap here along the normal; 0 or more."""
    @property
    def feature_a(self) -> Feature:
        """The feature of the first shape that `on_a` lies on."""
    @property
    def feature_b(self) -> Feature:
        """The feature of the second shape that `on_b` lies on."""

@final
class Manifold:
    """How two shapes that are not disjoint meet."""

    def __new__(
        cls,
        normal: Vector,
        depth: float,
        kind: ContactKind,
        feature_a: Feature,
        feature_b: Feature,
        reference: Optional[Side],
        points: list[ContactPoint],
    ) -> Manifold: ...
    __match_args__: tuple[str, ...]
    @property
    def normal(self) -> Vector:
        """The unit vector from the first shape to the second of the shortest way apart."""
    @property
    def depth(self) -> float:
        """The length of that way; above 0 exactly where the shapes overlap."""
    @property
    def kind(self) -> ContactKind:
        """The kinds of the features that meet; `"edge_edge"` exactly where there are two points."""
    @property
    def feature_a(self) -> Feature:
        """The feature of the first shape that meets the second."""
    @property
    def feature_b(self) -> Feature:
        """The feature of the second shape that meets the first."""
    @property
    def reference(self) -> Optional[Side]:
        """The shape whose edge the normal belongs to, if it belongs to one."""
    @property
    def points(self) -> list[ContactPoint]:
        """One or two points, the deepest first."""

@final
class ClosestPoints:
    """The distance between two shapes, and their closest points."""

    def __new__(
        cls,
        distance: float,
        normal: Vector,
        on_a: Vector,
        on_b: Vector,
        feature_a: Feature,
        feature_b: Feature,
    ) -> ClosestPoints: ...
    __match_args__: tuple[str, ...]
    @property
    def distance(self) -> float:
        """Above 0 exactly where the shapes are disjoint."""
    @property
    def normal(self) -> Vector:
        """The unit vector from the first shape to the second."""
    @property
    def on_a(self) -> Vector:
        """The point of the first shape that is closest to the second."""
    @property
    def on_b(self) -> Vector:
        """The point of the second shape that is closest to the first."""
    @property
    def feature_a(self) -> Feature:
        """The feature of the first shape that `on_a` lies on."""
    @property
    def feature_b(self) -> Feature:
        """The feature of the second shape that `on_b` lies on."""

@final
class Separation:
    """The shortest translation that separates two shapes, of all their pieces."""

    def __new__(cls, translation: Vector, normal: Vector, depth: float) -> Separation: ...
    __match_args__: tuple[str, ...]
    @property
    def translation(self) -> Vector:
        """Moves the second shape out of the first."""
    @property
    def normal(self) -> Vector:
        """Its direction, a unit vector."""
    @property
    def depth(self) -> float:
        """Its length."""

@final
class SeparatingAxis:
    """An axis along which some parts of the second shape lie beyond some parts of the first."""

    def __new__(
        cls, normal: Vector, offset: float, a_start: int, a_end: int, b_start: int, b_end: int
    ) -> SeparatingAxis: ...
    __match_args__: tuple[str, ...]
    @property
    def normal(self) -> Vector:
        """The unit vector along it, from the first shape to the second; rounded, for drawing."""
    @property
    def offset(self) -> float:
        """Where the line between these parts is: the dot product of `normal` and its points."""
    @property
    def a_start(self) -> int:
        """The first of these parts of the first shape."""
    @property
    def a_end(self) -> int:
        """The number after that of the last one."""
    @property
    def b_start(self) -> int:
        """The first of these parts of the second shape."""
    @property
    def b_end(self) -> int:
        """The number after that of the last one."""

@final
class RayHit:
    """Where a ray or segment first meets a shape."""

    def __new__(
        cls, fraction: float, point: Vector, normal: Vector, feature: Optional[Feature]
    ) -> RayHit: ...
    __match_args__: tuple[str, ...]
    @property
    def fraction(self) -> float:
        """How far along the path: of a segment from 0 to 1, of a ray in lengths of `direction`."""
    @property
    def point(self) -> Vector:
        """The point."""
    @property
    def normal(self) -> Vector:
        """The outward unit normal there; zero if the path starts inside."""
    @property
    def feature(self) -> Optional[Feature]:
        """The feature that is hit; `None` if the path starts inside."""

@final
class Impact:
    """The first moment at which two moving shapes meet."""

    def __new__(
        cls, time: float, relation: Relation, approach: float, closest: ClosestPoints
    ) -> Impact: ...
    __match_args__: tuple[str, ...]
    @property
    def time(self) -> float:
        """From 0 to 1."""
    @property
    def relation(self) -> Relation:
        """The relation at this time: touching, or disjoint by no more than rounding, or at time 0
        overlapping."""
    @property
    def approach(self) -> float:
        """The speed at which the shapes approach along the normal; 0 or less if they part."""
    @property
    def closest(self) -> ClosestPoints:
        """The closest points at this time."""

@final
class ImpactBounds:
    """When two moving shapes first meet, between two times that are proved."""

    def __new__(cls, earliest: float, latest: Optional[float]) -> ImpactBounds: ...
    __match_args__: tuple[str, ...]
    @property
    def earliest(self) -> float:
        """The shapes have no common point before this time. From 0 to 1."""
    @property
    def latest(self) -> Optional[float]:
        """They have a common point at this time; `None` if no contact is proved: they may only
        graze each other."""

@final
class Resolution:
    """How two bodies move apart."""

    def __new__(cls, a: Vector, b: Vector) -> Resolution: ...
    __match_args__: tuple[str, ...]
    @property
    def a(self) -> Vector:
        """The translation of the first."""
    @property
    def b(self) -> Vector:
        """The translation of the second."""

@final
class Shape:
    """A shape in its own coordinates. A `Transform` says where it is.

    It is immutable. Vertices are numbered from 0 as they were given; edge `k` leads from vertex `k`
    to the next one. All constructors raise `Sat2dError` for what is no valid shape.
    """

    @staticmethod
    def circle(center: VectorLike, radius: float) -> Shape:
        """A circle. With a radius of 0 it is a point."""
    @staticmethod
    def ellipse(half_width: float, half_height: float) -> Shape:
        """An ellipse about the origin with these half-axes along x and y.

        With equal ones it is a circle, if one is 0 a segment, with both 0 a point.
        """
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
    def outline(path: OutlinePathLike, *, rule: FillRule = 'even_odd') -> Shape:
        """The region that contours of segments, quadratic curves and elliptic arcs enclose, with
        holes: an outline of Flash or SVG as it is. Every contour is closed.

        A path is a list of commands: ("move_to", x, y), ("line_to", x, y), ("quadratic_to",
        control_x, control_y, x, y), ("cubic_within", x1, y1, x2, y2, x, y, tolerance), ("arc_to",
        radius_x, radius_y, degrees, large, sweep, x, y), as the command A of SVG, ("conic_to",
        control_x, control_y, weight, x, y) and ("close",).

        Outlines answer relations, containment, distances, casts and sweeps for the curves of the
        placed control points, and so are contacts and separations, to 1e-12 of the size. The
        control points of arcs are rounded: a point such as (3, 4) may lie beside an arc of radius 5
        about the origin. Solid bodies take the polygons around an outline, at most 1/4096 of the
        larger side away. Outlines whose curves meet at an angle of 0 on the outside have no such
        polygons: they raise where contacts, separations and solid bodies need these. All outlines
        raise in explain and sweep_bounds.
        """
    @staticmethod
    def outline_within(
        path: OutlinePathLike, *, tolerance: float, rule: FillRule = 'even_odd'
    ) -> Shape:
        """The region that contours enclose which may cross themselves and each other.

        Curves become chords, and vertices points of a fine grid. Whatever is farther than tolerance
        from all contours is inside or outside as rule says; what is narrower may vanish.
        """
    @staticmethod
    def stroke_within(
        path: OutlinePathLike,
        width: float,
        *,
        tolerance: float,
        join: StrokeJoin = 'round',
        cap: StrokeCap = 'round',
        miter_limit: float = 4.0,
    ) -> Shape:
        """The region that a stroke along a path covers, nowhere farther than tolerance from it.

        Contours that ("close",) closes have a corner where they begin; others have two ends there.
        Contours may cross. Where a mitered corner would reach farther than miter_limit times half
        the width, it is beveled.
        """
    @staticmethod
    def polygon(
        rings: RingsLike,
        *,
        repair: Union[bool, FillRule] = False,
        method: DecomposeMethod = "balanced",
        prefer: DecomposePreference = "as_cut",
        max_corners: Optional[int] = None,
        work_limit: Optional[int] = None,
    ) -> Shape:
        """A polygon, convex or concave, with or without holes, the outer ring first.

        The options say how it is decomposed; they change speed, not relations. Several polygons, as
        a `MultiPolygon` of GeoJSON or shapely, must be a valid one, and make a shape of the kind
        `"outline"`.

        With `repair`, the area that a rule fills replaces an invalid polygon or multipolygon: the
        `"even_odd"` rule for `True`. Its vertices have new numbers. Nothing filled is an error.
        """
    @property
    def kind(self) -> ShapeKind:
        """What kind of shape this is, as its vertices and its radius show it."""
    @property
    def half_axes(self) -> Vector:
        """The half-axes, along x and y, of the ellipse around each vertex.

        Of an ellipse they are its own; of other shapes both are the radius.
        """
    @property
    def radius(self) -> float:
        """The radius by which the hull of the vertices is inflated; 0 if it is not round.

        Of an ellipse it is the longer half-axis.
        """
    @property
    def vertices(self) -> Points:
        """The vertices as they were given, of all rings. A copy."""
    @property
    def rings(self) -> list[Points]:
        """The vertices, ring by ring, the outer one first. A copy."""
    def flattened(self, tolerance: float) -> list[Points]:
        """The rings of an outline as a polygon without curves, for programs that know none.

        The vertices lie on the outline, and no edge is farther than `tolerance` from it, up to
        rounding. Other shapes have their `rings`. What is left of very small or narrow parts may
        touch or cross itself. Raises `Sat2dError` if the tolerance is not above 0.
        """
    @property
    def area(self) -> float:
        """The area, 0 of points, segments and chains; of a polygon the nearest double."""
    @property
    def centroid(self) -> Vector:
        """The centroid: the centre of mass of a body of even density."""
    @property
    def bounds(self) -> Aabb:
        """The bounds in the shape's own coordinates, rounded outward if it has a radius."""
    def __copy__(self) -> Shape:
        """A shape is immutable."""
    def __deepcopy__(self, _memo: Any) -> Shape: ...
    def __hash__(self) -> int:
        """Equal shapes have the same."""
    @property
    def __geo_interface__(self) -> dict[str, Any]:
        """The shape as a GeoJSON geometry: a `Point`, `LineString`, `Polygon` or `MultiPolygon`.

        GeoJSON has no curves: round shapes and outlines have none, and raise `AttributeError`.
        """
    def to_shapely(self, *, quad_segs: int = 16) -> Any:
        """The shape as a geometry of shapely, which must be installed.

        Around a shape with a radius, shapely draws arcs as `quad_segs` segments for a quarter turn.
        Ellipses and outlines raise `AttributeError`; an outline has `flattened`.
        """
    def __reduce__(self) -> tuple[Any, Any]: ...
    @staticmethod
    def _restored(saved: bytes) -> Shape:
        """The shape that was saved: for `pickle`."""

@final
class Simplification:
    """The corners of a polygon that are kept."""

    @property
    def rings(self) -> list[list[int]]:
        """The numbers of the corners that are kept, ring by ring."""
    def __len__(self) -> int:
        """The number of corners that are kept."""
    def points(self, rings: RingsLike) -> list[Points]:
        """Their points, of the rings that were simplified.

        Raises `Sat2dError` if these have too few vertices.
        """
    def verify(self, rings: RingsLike) -> None:
        """Proves that the outline is valid and within the tolerance, or raises `VerifyError`."""
    def __copy__(self) -> Simplification:
        """It is immutable."""
    def __deepcopy__(self, _memo: Any) -> Simplification: ...
    def __reduce__(self) -> tuple[Any, Any]: ...
    @staticmethod
    def _restored(
        rings: Sequence[Sequence[int]], tolerance: float, deviation: Deviation
    ) -> Simplification:
        """What was saved: for `pickle`. Its method `verify` proves it."""

@final
class Approximation:
    """Convex pieces whose union is within a tolerance of a polygon."""

    @property
    def pieces(self) -> list[list[int]]:
        """The numbers of the corners of each piece, counter-clockwise with y up."""
    def __len__(self) -> int: ...
    @property
    def is_complete(self) -> bool:
        """Whether the work limit sufficed for all that the options ask for."""
    def verify(self, rings: RingsLike) -> None:
        """Proves that the pieces are convex and within the tolerance, or raises `VerifyError`."""
    def __copy__(self) -> Approximation:
        """It is immutable."""
    def __deepcopy__(self, _memo: Any) -> Approximation: ...
    def __reduce__(self) -> tuple[Any, Any]: ...
    @staticmethod
    def _restored(
        rings: RingsLike,
        tolerance: float,
        deviation: Deviation,
        options: tuple[DecomposeMethod, DecomposePreference, Optional[int], Optional[int]],
    ) -> Approximation:
        """What was saved: for `pickle`. It is made again, and is the same, since equal calls have
        equal results."""

@final
class Motion:
    """How a shape moves from time 0 to 1: a translation, and a rotation about a pivot."""

    def __new__(
        cls,
        start: TransformLike,
        translation: VectorLike = (0.0, 0.0),
        *,
        rotation: float = 0.0,
        pivot: VectorLike = (0.0, 0.0),
    ) -> Motion: ...
    @staticmethod
    def between(start: TransformLike, end: TransformLike) -> Motion:
        """The motion from one placement to another that differs by a rotation and a translation."""
    def at(self, time: float) -> Transform:
        """Where the motion places the shape at a time from 0 to 1."""
    @property
    def start(self) -> Transform:
        """Where it is at time 0."""
    @property
    def translation(self) -> Vector:
        """How far it moves."""
    @property
    def rotation(self) -> float:
        """The angle in radians, from the x axis towards the y axis; any number of turns."""
    @property
    def pivot(self) -> Vector:
        """The centre of the rotation, where it is at the start."""
    def __reduce__(self) -> tuple[Any, Any]: ...
    @staticmethod
    def _restored(
        start: TransformLike, translation: VectorLike, rotation: float, pivot: VectorLike
    ) -> Motion:
        """The motion that was saved: for `pickle`."""

@final
class Transform:
    """An affine map `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`: where a shape is.

    A placed point is `(a·x + c·y) + tx` in doubles, each operation rounded once, and all answers
    are exact for the resulting doubles.
    """

    def __new__(
        cls,
        a: float = 1.0,
        b: float = 0.0,
        c: float = 0.0,
        d: float = 1.0,
        tx: float = 0.0,
        ty: float = 0.0,
    ) -> Transform: ...
    IDENTITY: Transform
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

        `rotation` is in radians, from the x axis towards the y axis. Multiples of 90 `degrees` are
        exact. A negative scale mirrors.
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
        """Whether circles stay circles: the map turns, scales evenly, moves and perhaps mirrors, up
        to the rounding of a product. Under other maps they are ellipses, exactly."""
    @property
    def position(self) -> Vector:
        """Where the origin is."""
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
    def to_tuple(self) -> tuple[float, float, float, float, float, float]:
        """The six numbers: a, b, c, d, tx, ty."""
    def __len__(self) -> int: ...
    def __array__(
        self, dtype: Optional[npt.DTypeLike] = None, copy: Optional[bool] = None
    ) -> npt.NDArray[Any]:
        """Its six numbers, an array of shape (6,)."""
    __array_ufunc__: Optional[None]
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, Any]: ...
    def __iter__(self) -> Iterator[float]: ...

@final
class World:
    """Many bodies: which meet, and what happens to them.

    The id of a body is a number to be kept and compared; that of a removed body is never that of
    another one, and raises `Sat2dError` with the status `SAT_ERR_STALE_ID`. A world is a context
    manager that frees its memory; otherwise that is freed when the object is collected. While a
    method runs, a function that it calls and other threads cannot change the world: they get a
    `RuntimeError` that names the method.
    """

    def move_character(
        self,
        body: int,
        delta: VectorLike,
        *,
        up: VectorLike = (0.0, 1.0),
        max_slope: float = 0.7853981633974483,
        step: float = 0.0,
        snap: float = 0.0,
        ground: Optional[Ground] = None,
        skin: float = 0.0,
    ) -> CharacterResult:
        """Moves a body as `move_and_slide` does, and treats floors as games with characters do.

        It walks along slopes of up to `max_slope` radians, 45 degrees unless given; climbs steps of
        the height `step`; goes down steps of the height `snap` without falling; and is carried by
        `ground`, that of the result of its last move. `skin` is that of `move_and_slide`. A `delta`
        that leads up is a jump. With y down, `up` is `(0, -1)`. Add gravity to `delta` in each
        frame.
        """
    def set_one_way(self, body: int, direction: Optional[VectorLike]) -> None:
        """Lets a body stop others only from one side; from every side with `None`."""
    def one_way(self, body: int) -> Optional[Vector]:
        """The direction in which others pass through a body; `None` if it is solid."""
    def set_pair_predicate(
        self, predicate: Optional[Callable[[int, int, Any, Any], object]]
    ) -> None:
        """Asks a function about each pair of bodies that begins to meet; `None` asks nobody.

        It is called with the two ids and what is kept with each of them. Where what it returns is
        false, the two pass through each other, without events, until they part. It must not use the
        world. What it raises is raised by the method that asked, which has then let the pairs meet.
        """
    def draw(self, canvas: Canvas) -> None:
        """Draws all bodies, their ids, and the contacts of the last step, in its coordinates.

        A concave body is drawn as its convex pieces and its outline.
        """
    def draw_body(self, body: int, canvas: Canvas) -> None:
        """Draws one body, without its id and contacts: for bodies that are to look different."""
    def copy(self) -> World:
        """A copy, which is not recorded."""
    def __copy__(self) -> World: ...
    def __deepcopy__(self, memo: Any) -> World: ...
    def save(self) -> bytes:
        """The whole world in bytes, the same on every machine. Of what is kept with bodies it has
        numbers only; what was an object is `None` in the world that is restored."""
    @staticmethod
    def restore(saved: bytes) -> World:
        """The world that was saved."""
    def __reduce__(self) -> tuple[Any, tuple[bytes]]: ...
    def fingerprint(self) -> int:
        """A hash of the ids and placements of all bodies, and of the events of the last step.

        It is the same on every machine and in every language.
        """
    def start_recording(self, sink: Callable[[bytes], object]) -> None:
        """Records all calls that change the world. `recording` is simpler."""
    def stop_recording(self) -> bool:
        """Ends the recording. Returns whether it is complete."""
    @property
    def is_recording(self) -> bool:
        """Whether calls are recorded."""
    def __new__(cls) -> World: ...
    def free(self) -> None:
        """Frees the memory. Twice is fine."""
    def __enter__(self) -> World: ...
    def __exit__(self, *_error: object) -> None: ...
    def __len__(self) -> int: ...
    def __contains__(self, body: int, /) -> bool: ...
    @property
    def ids(self) -> list[int]:
        """The ids of all bodies, in ascending order."""
    def insert(
        self,
        shape: Shape,
        transform: TransformLike = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0),
        *,
        kind: BodyKind = 'moving',
        category: int = 1,
        mask: int = 4294967295,
        user: object = 0,
        inverse_mass: float = 1.0,
    ) -> int:
        """Inserts a body and returns its id. Bodies may share a shape.

        `kind` is `"moving"`, `"static"` or `"sensor"`; `category` and `mask` say which bodies it
        interacts with, one bit each; `user` is any object to keep with it.
        """
    def insert_many(
        self,
        shape: Shape,
        transforms: TransformsLike,
        *,
        kind: BodyKind = 'moving',
        category: int = 1,
        mask: int = 4294967295,
        user: object = 0,
        inverse_mass: float = 1.0,
    ) -> list[int]:
        """Inserts bodies of one shape, at transforms in an array of shape (n, 6): all or none."""
    def attach(
        self,
        owner: int,
        shape: Shape,
        transform: TransformLike = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0),
        *,
        kind: BodyKind = 'moving',
        category: int = 1,
        mask: int = 4294967295,
        user: object = 0,
        inverse_mass: float = 1.0,
    ) -> int:
        """Attaches a part to a body, at a transform in the coordinates of the owner."""
    def owner(self, body: int) -> int:
        """The body that a part belongs to, or the body itself."""
    def parts(self, body: int) -> list[int]:
        """The parts of a body."""
    def local_transform(self, body: int) -> Transform:
        """Where a part is in the coordinates of its owner."""
    def set_local_transform(self, body: int, local: TransformLike) -> None:
        """Moves a part in the coordinates of its owner."""
    def remove(self, body: int) -> None:
        """Removes a body."""
    def get(self, body: int) -> Body:
        """What the world keeps of a body."""
    def transform(self, body: int) -> Transform:
        """Where a body is."""
    def set_transform(self, body: int, transform: TransformLike) -> None:
        """Moves a body."""
    def set_transforms(self, ids: Ids, transforms: TransformsLike) -> None:
        """Moves many bodies: all of them, or none if it raises."""
    def set_shape(self, body: int, shape: Shape) -> None:
        """Changes the shape of a body."""
    def set_kind(self, body: int, kind: BodyKind) -> None:
        """Changes the kind of a body."""
    def set_kinds(self, ids: Ids, kinds: Iterable[BodyKind]) -> None:
        """Changes the kinds of many bodies: all of them, or none if it raises.

        Of a good part of all bodies, this takes a fraction of the time of single calls.
        """
    def set_filter(self, body: int, category: int, mask: int) -> None:
        """Changes which bodies a body interacts with."""
    def set_user(self, body: int, user: object) -> None:
        """Changes what is kept with a body."""
    def set_inverse_mass(self, body: int, inverse_mass: float) -> None:
        """Changes one over the mass of a body; 0 is infinitely heavy."""
    def set_touching_tolerance(self, tolerance: float) -> None:
        """Counts bodies as touching that are no farther apart than this; 0 at first."""
    @property
    def touching_tolerance(self) -> float:
        """How far apart bodies may be that count as touching."""
    def set_parallel(self, parallel: bool) -> None:
        """Whether operations on many bodies take several threads. Answers are the same."""
    def set_parallel_from(self, near_pairs: int) -> None:
        """Uses threads in steps of at least so many pairs that are near each other."""
    def step(self, *, stay: bool = True, max_pairs: Optional[int] = None) -> Events:
        """Finds which bodies meet, and compares with the step before.

        `stay=False` leaves out the pairs that still meet. With more than `max_pairs` pairs that are
        near each other it raises, and the world is as it was. Other threads run meanwhile.
        """
    @property
    def events(self) -> Events:
        """The events of the last step."""
    def separate(self, iterations: int, *, max_pairs: Optional[int] = None) -> SeparateResult:
        """Pushes overlapping bodies apart. `max_pairs` is that of `step`."""
    def move_and_slide(self, body: int, delta: VectorLike, *, skin: float = 0.0) -> SlideResult:
        """Moves a body as far as the bodies that it interacts with allow, and slides it along them.
        It never ends in one of them.

        It passes what reaches into its way by at most `skin`, such as a tile that sticks out of a
        row by a rounding, and reports no hit. The skin is at most a sixteenth of the width and
        height of the body; a good value is a thousandth of a tile.
        """
    def relation(self, a: int, b: int) -> Relation:
        """The relation of two bodies where they are now."""
    def containment(self, inner: int, outer: int) -> Containment:
        """How a body, the first, lies within another."""
    def contact(self, a: int, b: int) -> Optional[Manifold]:
        """How two bodies meet; `None` if they are disjoint."""
    def contacts(self, a: int, b: int) -> list[Manifold]:
        """The contacts of all pieces of two bodies."""
    def bounds(self, body: int) -> Aabb:
        """The bounds of a body, rounded outward."""
    def query_point(self, point: VectorLike, **filter: Unpack[QueryFilter]) -> list[int]:
        """The bodies that contain a point; their boundaries count.

        The keyword arguments of queries say which bodies they consider, by default all; `exclude`
        lists ids.
        """
    def query_box(
        self,
        min: VectorLike,
        max: VectorLike,
        coverage: Coverage = 'touching',
        **filter: Unpack[QueryFilter],
    ) -> list[int]:
        """The bodies in a box.

        `coverage` says how much of a body must be in it: `"touching"`, a common point;
        `"overlapping"`; or `"inside"`, all of it.
        """
    def query_circle(
        self,
        center: VectorLike,
        radius: float,
        coverage: Coverage = 'touching',
        **filter: Unpack[QueryFilter],
    ) -> list[int]:
        """The bodies in a circle."""
    def query_shape(
        self,
        shape: Shape,
        at: TransformLike,
        coverage: Coverage = 'touching',
        **filter: Unpack[QueryFilter],
    ) -> list[int]:
        """The bodies in a placed shape."""
    def nearest(
        self, point: VectorLike, count: int, reach: float = ..., **filter: Unpack[QueryFilter]
    ) -> list[NearBody]:
        """The bodies nearest to a point, `count` at most and none farther than `reach`."""
    def cast_ray(
        self,
        origin: VectorLike,
        direction: VectorLike,
        reach: float = ...,
        **filter: Unpack[QueryFilter],
    ) -> Optional[BodyHit]:
        """The body that a ray hits first, within `reach` lengths of `direction`; if that is (0, 0),
        the ray is its origin."""
    def cast_ray_all(
        self,
        origin: VectorLike,
        direction: VectorLike,
        reach: float = ...,
        **filter: Unpack[QueryFilter],
    ) -> list[BodyHit]:
        """All bodies that a ray hits, the nearest first."""
    def sweep(
        self, shape: Shape, motion: Motion, **filter: Unpack[QueryFilter]
    ) -> Optional[BodyImpact]:
        """The body that a moving shape hits first."""

def rectangles(a: npt.NDArray[np.float64], b: npt.NDArray[np.float64]) -> npt.NDArray[np.uint8]:
    """The relations of many pairs of rectangles, or of any parallelograms: arrays of shape (n, 6)
    with the centre and two half-edges of each."""

def _rectangles_f32(
    a: npt.NDArray[np.float32], b: npt.NDArray[np.float32]
) -> npt.NDArray[np.uint8]:
    """The relations of many pairs of rectangles given as floats."""

def pairs(
    shapes: Sequence[Shape],
    transforms: TransformsLike,
    indices: Any,
    *,
    shape_of: Optional[Ids] = None,
) -> npt.NDArray[np.uint8]:
    """The relations of many pairs of bodies: shapes, a transform for each body, and the two bodies
    of each pair. `shape_of` has the index of the shape of each body; without it there is a shape
    for each."""

def point_relations(shape: Shape, at: TransformLike, points: PointsLike) -> npt.NDArray[np.uint8]:
    """The relations of a placed shape and many points."""

def decompose_many(
    polygons: Any,
    *,
    errors: str = "raise",
    trusted: bool = False,
    repair: Union[bool, FillRule] = False,
    method: DecomposeMethod = "balanced",
    prefer: DecomposePreference = "as_cut",
    max_corners: Optional[int] = None,
    work_limit: Optional[int] = None,
) -> list[Any]:
    """Decomposes many polygons on all cores. With `errors="return"` the error of an invalid polygon
    is in the list, instead of raised."""

def decompose_arrays(
    points: PointsLike,
    ring_offsets: npt.NDArray[np.int64],
    polygon_offsets: npt.NDArray[np.int64],
    *,
    trusted: bool = False,
    method: DecomposeMethod = "balanced",
    prefer: DecomposePreference = "as_cut",
    max_corners: Optional[int] = None,
    work_limit: Optional[int] = None,
) -> dict[str, Any]:
    """Decomposes many polygons that are in arrays, as in GeoArrow: the points of all rings, where
    the rings start and end, and where the polygons do. The result is in such arrays, too."""

def decompose(
    rings: RingsLike,
    *,
    trusted: bool = False,
    repair: Union[bool, FillRule] = False,
    method: DecomposeMethod = "balanced",
    prefer: DecomposePreference = "as_cut",
    max_corners: Optional[int] = None,
    work_limit: Optional[int] = None,
) -> Decomposition:
    """Decomposes a polygon, the outer ring first, into convex pieces without new points.

    So are the polygons of a `MultiPolygon` of GeoJSON or shapely, which must be a valid one; the
    indices of errors name the `part`. `trusted` polygons are not checked for edges that cross.
    Other threads run meanwhile.

    With `repair`, the area that a rule fills replaces an invalid polygon or multipolygon: the
    `"even_odd"` rule for `True`. The pieces are then those of the `polygons` of the result.
    """

def orient2d(a: VectorLike, b: VectorLike, c: VectorLike) -> Literal[-1, 0, 1]:
    """Whether `c` lies left of the line from `a` to `b` (1), on it (0) or right of it (-1).

    With y up; with y down left and right are exchanged. Exact for all finite numbers.
    """

def orientations(a: PointsLike, b: PointsLike, c: PointsLike) -> npt.NDArray[np.int8]:
    """Whether each `c` lies left of the line from `a` to `b` (1), on it (0) or right of it (-1), as
    an array. The lists have the same length."""

def explain(a: Shape, at_a: TransformLike, b: Shape, at_b: TransformLike) -> Explanation:
    """The relation of two placed shapes with a certificate that proves it: to see why they did or
    did not hit.

    It raises for outlines with curves, and where there is no certificate: for some pairs with
    ellipses that touch up to rounding, and for concave polygons that rounding made cross
    themselves.
    """

def tiles(
    cells: npt.NDArray[np.uint8], size: VectorLike, origin: VectorLike = (0.0, 0.0)
) -> list[Shape]:
    """Shapes of the cells of a grid that are not 0, one for each group connected by sides."""

def validate_multipolygon(parts: PartsLike) -> None:
    """Raises `Sat2dError` unless polygons are valid and no two have a common area or edge.

    They may touch in single points. The indices of the error are `parts` as well.
    """

def simplify_multipolygon(
    parts: PartsLike, tolerance: float, *, deviation: Deviation = 'either'
) -> list[Simplification]:
    """Outlines with fewer corners of several polygons, which stay a valid multipolygon."""

def relation(a: Shape, at_a: TransformLike, b: Shape, at_b: TransformLike) -> Relation:
    """How two placed shapes meet; decided exactly."""

def hits(a: Shape, at_a: TransformLike, b: Shape, at_b: TransformLike) -> bool:
    """Whether two placed shapes touch or overlap."""

def overlaps(a: Shape, at_a: TransformLike, b: Shape, at_b: TransformLike) -> bool:
    """Whether two placed shapes overlap."""

def point_relation(shape: Shape, at: TransformLike, point: VectorLike) -> Relation:
    """The relation of a placed shape and a point."""

def contact(a: Shape, at_a: TransformLike, b: Shape, at_b: TransformLike) -> Optional[Manifold]:
    """How two placed shapes meet; `None` exactly where they are disjoint.

    Of concave shapes it is the deepest of `contacts`.
    """

def contacts(a: Shape, at_a: TransformLike, b: Shape, at_b: TransformLike) -> list[Manifold]:
    """The contacts of all pieces of two placed shapes, the deepest first."""

def rounding_margin(a: Shape, at_a: TransformLike, b: Shape, at_b: TransformLike) -> float:
    """The length to add to the depth of a contact so that moving the second shape along the normal
    leaves no overlap, whatever is rounded."""

def distance(a: Shape, at_a: TransformLike, b: Shape, at_b: TransformLike) -> ClosestPoints:
    """The distance of two placed shapes; 0 exactly where they meet."""

def separation(
    a: Shape,
    at_a: TransformLike,
    b: Shape,
    at_b: TransformLike,
    *,
    work_limit: Optional[int] = None,
) -> Optional[Separation]:
    """The shortest translation of the second shape after which the shapes do not overlap.

    `None` if they do not overlap anyway. More than `work_limit` units of work, 2**25 if it is
    `None`, raise an error.
    """

def containment(
    inner: Shape, at_inner: TransformLike, outer: Shape, at_outer: TransformLike
) -> Containment:
    """How a placed shape, the first, lies within another; decided exactly.

    Not, touching its boundary from inside, in its interior, or the same set of points.
    """

def cast_segment(
    shape: Shape, at: TransformLike, start: VectorLike, end: VectorLike
) -> Optional[RayHit]:
    """Where a segment first meets a placed shape."""

def cast_ray(
    shape: Shape, at: TransformLike, origin: VectorLike, direction: VectorLike, reach: float = ...
) -> Optional[RayHit]:
    """Where a ray first meets a placed shape, within `reach` lengths of `direction`; if that is (0,
    0), the ray is its origin."""

def _replayed(recording: bytes) -> tuple[dict[str, Any], bool, World]:
    """Takes all steps of a recording again: the columns, whether it is complete, the world at the
    end."""

def placed_bounds(shape: Shape, at: TransformLike) -> Aabb:
    """The bounds of a placed shape, rounded outward."""

def simplify(
    rings: RingsLike, tolerance: float, *, deviation: Deviation = 'either'
) -> Simplification:
    """An outline with fewer corners, within a distance of the given one."""

def approximate(
    rings: RingsLike,
    tolerance: float,
    *,
    deviation: Deviation = 'either',
    method: DecomposeMethod = "balanced",
    prefer: DecomposePreference = "as_cut",
    max_corners: Optional[int] = None,
    work_limit: Optional[int] = None,
) -> Approximation:
    """Fewer convex pieces than a decomposition, which may be off by a tolerance."""

def sweep(
    a: Shape,
    motion_a: Motion,
    b: Shape,
    motion_b: Motion,
    *,
    at_start: AtStart = 'report',
    work_limit: Optional[int] = None,
) -> Optional[Impact]:
    """When and where two moving shapes first meet; `None` if they do not from time 0 to 1.

    `at_start` says what to do about shapes that meet at time 0: report it; leave out contacts along
    which they part or slide; or also leave out shapes that overlap then. More than `work_limit`
    units of work, 2**25 if it is `None`, raise an error.
    """

def sweep_bounds(
    a: Shape, motion_a: Motion, b: Shape, motion_b: Motion, *, work_limit: Optional[int] = None
) -> Optional[ImpactBounds]:
    """When two moving shapes first have a common point, between two times that are proved, at most
    2^-40 apart; `None` if it is proved that they never have one.

    It takes much longer than `sweep`. Outlines with curves raise an error, and so do more than
    `work_limit` units of work, 2**25 if it is `None`.
    """

def resolve(contact: HasDepth, inverse_mass_a: float, inverse_mass_b: float) -> Resolution:
    """How two bodies move apart, each in proportion to its inverse mass."""

def rebound(
    contact: HasNormal,
    *,
    velocity_a: VectorLike,
    inverse_mass_a: float,
    velocity_b: VectorLike,
    inverse_mass_b: float,
    restitution: float,
) -> tuple[Vector, Vector]:
    """The velocities after an impact along a contact's normal.

    A restitution of 1 keeps the energy, one of 0 the bodies together.
    """

def slide(velocity: VectorLike, normal: VectorLike) -> Vector:
    """A velocity without the part that leads into a surface with this outward unit normal."""
