from typing import Literal, Optional, final

from sat2d._enums import Relation
from sat2d._shapes import Shape, Transform, TransformLike
from sat2d._types import AtStart, HasDepth, HasNormal, Vector, VectorLike

__all__ = [
    "ClosestPoints",
    "ContactPoint",
    "Feature",
    "Impact",
    "Manifold",
    "Motion",
    "RayHit",
    "Resolution",
    "Separation",
    "cast_ray",
    "cast_segment",
    "contact",
    "contacts",
    "containment",
    "distance",
    "hits",
    "orient2d",
    "overlaps",
    "point_relation",
    "rebound",
    "relation",
    "resolve",
    "rounding_margin",
    "separation",
    "slide",
    "sweep",
]

@final
class Feature:
    """A part of a shape's boundary, by the number that its user gave it.

    It is a corner, an edge, or the arc around a vertex of a shape with a radius. Mirroring,
    clockwise order and decomposition do not change the numbers.
    """

    __match_args__: tuple[str, ...]
    @property
    def kind(self) -> Literal["vertex", "edge", "arc"]:
        """What it is."""
    @property
    def index(self) -> int:
        """Its number in the shape as it was given."""

@final
class ContactPoint:
    """One point of a contact, as it lies on each of the shapes."""

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

    __match_args__: tuple[str, ...]
    @property
    def normal(self) -> Vector:
        """The unit vector from the first shape to the second of the shortest way apart."""
    @property
    def depth(self) -> float:
        """The length of that way; above 0 exactly where the shapes overlap."""
    @property
    def kind(
        self,
    ) -> Literal["vertex_vertex", "edge_vertex", "edge_edge", "arc_vertex", "arc_edge", "arc_arc"]:
        """The kinds of the features that meet; `"edge_edge"` exactly where there are two points."""
    @property
    def feature_a(self) -> Feature:
        """The feature of the first shape that meets the second."""
    @property
    def feature_b(self) -> Feature:
        """The feature of the second shape that meets the first."""
    @property
    def reference(self) -> Optional[Literal["a", "b"]]:
        """The shape whose edge the normal belongs to, if it belongs to one."""
    @property
    def points(self) -> list[ContactPoint]:
        """One or two points, the deepest first."""

@final
class ClosestPoints:
    """The distance between two shapes, and their closest points."""

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
class RayHit:
    """Where a ray or segment first meets a shape."""

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
class Resolution:
    """How two bodies move apart."""

    __match_args__: tuple[str, ...]
    @property
    def a(self) -> Vector:
        """The translation of the first."""
    @property
    def b(self) -> Vector:
        """The translation of the second."""

@final
class Motion:
    """How a shape moves from time 0 to 1: a translation, and a rotation about a pivot."""

    def __new__(
        cls,
        start: TransformLike,
        translation: VectorLike = ...,
        *,
        rotation: float = 0.0,
        pivot: VectorLike = ...,
    ) -> Motion: ...
    @staticmethod
    def between(start: TransformLike, end: TransformLike) -> Motion:
        """The motion from one placement to another that differs by a rotation and a
        translation."""
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

def relation(a: Shape, at_a: TransformLike, b: Shape, at_b: TransformLike) -> Relation:
    """How two placed shapes meet; decided exactly."""

def hits(a: Shape, at_a: TransformLike, b: Shape, at_b: TransformLike) -> bool:
    """Whether two placed shapes touch or overlap."""

def overlaps(a: Shape, at_a: TransformLike, b: Shape, at_b: TransformLike) -> bool:
    """Whether two placed shapes overlap."""

def point_relation(shape: Shape, at: TransformLike, point: VectorLike) -> Relation:
    """The relation of a placed shape and a point."""

def contact(
    a: Shape, at_a: TransformLike, b: Shape, at_b: TransformLike
) -> Optional[Manifold]:
    """How two placed shapes meet; `None` exactly where they are disjoint.

    Of concave shapes it is the deepest of `contacts`.
    """

def contacts(a: Shape, at_a: TransformLike, b: Shape, at_b: TransformLike) -> list[Manifold]:
    """The contacts of all pieces of two placed shapes, the deepest first."""

def rounding_margin(a: Shape, at_a: TransformLike, b: Shape, at_b: TransformLike) -> float:
    """The length to add to the depth of a contact so that moving the second shape along the normal
    leaves no overlap, whatever is rounded."""

def orient2d(a: VectorLike, b: VectorLike, c: VectorLike) -> Literal[-1, 0, 1]:
    """Whether `c` lies left of the line from `a` to `b` (1), on it (0) or right of it (-1).

    With y up; with y down left and right are exchanged. Exact for all finite numbers.
    """

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

    `None` if they do not overlap anyway.
    """

def containment(
    inner: Shape, at_inner: TransformLike, outer: Shape, at_outer: TransformLike
) -> Literal["none", "touching", "proper", "equal"]:
    """How a placed shape, the first, lies within another; decided exactly.

    Not, touching its boundary from inside, in its interior, or the same set of points.
    """

def cast_segment(
    shape: Shape, at: TransformLike, start: VectorLike, end: VectorLike
) -> Optional[RayHit]:
    """Where a segment first meets a placed shape."""

def cast_ray(
    shape: Shape,
    at: TransformLike,
    origin: VectorLike,
    direction: VectorLike,
    reach: float = ...,
) -> Optional[RayHit]:
    """Where a ray first meets a placed shape, within `reach` lengths of `direction`."""

def sweep(
    a: Shape,
    motion_a: Motion,
    b: Shape,
    motion_b: Motion,
    *,
    at_start: AtStart = ...,
    work_limit: Optional[int] = None,
) -> Optional[Impact]:
    """When and where two moving shapes first meet; `None` if they do not from time 0 to 1.

    `at_start` says what to do about shapes that meet at time 0: report it; leave out contacts
    along which they part or slide; or also leave out shapes that overlap then.
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
