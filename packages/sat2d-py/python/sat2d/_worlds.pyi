import os
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, BinaryIO, Callable, Iterator, Literal, Optional, Sequence, Union, final

import numpy as np
import numpy.typing as npt
import pandas  # type: ignore[import-untyped,import-not-found,unused-ignore]
from typing_extensions import Self, TypedDict, Unpack

from sat2d._enums import Relation
from sat2d._queries import Impact, Manifold, Motion, RayHit
from sat2d._shapes import Aabb, Shape, Transform, TransformLike
from sat2d._types import AtStart, Vector, VectorLike

__all__ = [
    "Body",
    "BodyHit",
    "BodyImpact",
    "Events",
    "NearBody",
    "PairEvent",
    "Replay",
    "SeparateResult",
    "SlideHit",
    "SlideResult",
    "World",
    "recording",
    "replay",
]

_Kind = Literal["moving", "static", "sensor"]
_Coverage = Literal["touching", "overlapping", "inside"]
_Ids = Union[Sequence[int], npt.NDArray[Any]]
_Transforms = Union[Sequence[TransformLike], npt.NDArray[Any]]

class _NewBody(TypedDict, total=False):
    kind: _Kind
    category: int
    mask: int
    user: int
    inverse_mass: float

class _Filter(TypedDict, total=False):
    category: int
    mask: int
    statics: bool
    moving: bool
    sensors: bool
    one_way: bool
    at_start: AtStart
    exclude: _Ids

@final
class Body:
    """A body of a world."""

    __match_args__: tuple[str, ...]
    @property
    def shape(self) -> Shape: ...
    @property
    def transform(self) -> Transform: ...
    @property
    def kind(self) -> _Kind: ...
    @property
    def category(self) -> int: ...
    @property
    def mask(self) -> int: ...
    @property
    def user(self) -> int: ...
    @property
    def inverse_mass(self) -> float: ...

@final
class PairEvent:
    """Two bodies that meet, or met in the previous step."""

    __match_args__: tuple[str, ...]
    @property
    def a(self) -> int:
        """The body with the lower id."""
    @property
    def b(self) -> int:
        """The other one."""
    @property
    def user_a(self) -> int: ...
    @property
    def user_b(self) -> int: ...
    @property
    def phase(self) -> Literal["begin", "stay", "end"]: ...
    @property
    def relation(self) -> Relation:
        """Disjoint at the end, whatever ended the pair."""

@final
class Events:
    """The events of a step, in the order of the pairs' ids."""

    def __len__(self) -> int: ...
    def __getitem__(self, index: int, /) -> PairEvent: ...
    def __iter__(self) -> Iterator[PairEvent]: ...
    def columns(self) -> dict[str, npt.NDArray[np.integer[Any]]]:
        """The events as arrays: `a`, `b`, `user_a`, `user_b`; `phase`, 0 begin, 1 stay, 2 end;
        `relation`, as `Relation`."""

@final
class NearBody:
    """A body near a point."""

    __match_args__: tuple[str, ...]
    @property
    def id(self) -> int: ...
    @property
    def distance(self) -> float: ...
    @property
    def point(self) -> Vector:
        """Its closest point."""

@final
class BodyHit:
    """A body that a ray hits."""

    __match_args__: tuple[str, ...]
    @property
    def id(self) -> int: ...
    @property
    def hit(self) -> RayHit: ...

@final
class BodyImpact:
    """A body that a moving shape hits."""

    __match_args__: tuple[str, ...]
    @property
    def id(self) -> int: ...
    @property
    def impact(self) -> Impact: ...

@final
class SeparateResult:
    """How far bodies that overlap could be separated."""

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

    __match_args__: tuple[str, ...]
    @property
    def id(self) -> int: ...
    @property
    def normal(self) -> Vector:
        """The unit normal of its surface."""

@final
class SlideResult:
    """How a body moved and slid."""

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
class World:
    """Many bodies: which meet, and what happens to them.

    The id of a body is a number to be kept and compared; that of a removed body is never that of
    another one, and raises `Sat2dError` with the status `SAT_ERR_STALE_ID`. A world is a context
    manager that frees its memory; otherwise that is freed when the object is collected.
    """

    def __new__(cls) -> World: ...
    def free(self) -> None:
        """Frees the memory. Twice is fine."""
    def __enter__(self) -> Self: ...
    def __exit__(self, *_error: object) -> None: ...
    def __len__(self) -> int: ...
    def __contains__(self, body: int, /) -> bool: ...
    @property
    def ids(self) -> list[int]:
        """The ids of all bodies, in ascending order."""
    def insert(
        self, shape: Shape, transform: TransformLike = ..., **body: Unpack[_NewBody]
    ) -> int:
        """Inserts a body and returns its id. Bodies may share a shape.

        `kind` is `"moving"`, `"static"` or `"sensor"`; `category` and `mask` say which bodies it
        interacts with, one bit each; `user` is a number to keep with it.
        """
    def insert_many(
        self, shape: Shape, transforms: _Transforms, **body: Unpack[_NewBody]
    ) -> list[int]:
        """Inserts bodies of one shape, at transforms in an array of shape (n, 6): all or none."""
    def attach(
        self, owner: int, shape: Shape, transform: TransformLike = ..., **body: Unpack[_NewBody]
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
    def set_transforms(self, ids: _Ids, transforms: _Transforms) -> None:
        """Moves many bodies: all of them, or none if it raises."""
    def set_shape(self, body: int, shape: Shape) -> None:
        """Changes the shape of a body."""
    def set_kind(self, body: int, kind: _Kind) -> None:
        """Changes the kind of a body."""
    def set_filter(self, body: int, category: int, mask: int) -> None:
        """Changes which bodies a body interacts with."""
    def set_user(self, body: int, user: int) -> None:
        """Changes the `user` number of a body."""
    def set_inverse_mass(self, body: int, inverse_mass: float) -> None:
        """Changes one over the mass of a body; 0 is infinitely heavy."""
    def set_one_way(self, body: int, direction: Optional[VectorLike]) -> None:
        """Lets a body stop others only from one side; from every side with `None`."""
    def set_touching_tolerance(self, tolerance: float) -> None:
        """Counts bodies as touching that are no farther apart than this; 0 at first."""
    def set_parallel(self, parallel: bool) -> None:
        """Whether operations on many bodies take several threads. Answers are the same."""
    def step(self, *, stay: bool = True) -> Events:
        """Finds which bodies meet, and compares with the step before.

        `stay=False` leaves out the pairs that still meet. Other threads run meanwhile.
        """
    def separate(self, iterations: int) -> SeparateResult:
        """Pushes overlapping bodies apart."""
    def move_and_slide(self, body: int, delta: VectorLike) -> SlideResult:
        """Moves a body as far as the bodies that it interacts with allow, and slides it along
        them. It never ends in one of them."""
    def relation(self, a: int, b: int) -> Relation:
        """The relation of two bodies where they are now."""
    def containment(
        self, inner: int, outer: int
    ) -> Literal["none", "touching", "proper", "equal"]:
        """How a body, the first, lies within another."""
    def contact(self, a: int, b: int) -> Optional[Manifold]:
        """How two bodies meet; `None` if they are disjoint."""
    def contacts(self, a: int, b: int) -> list[Manifold]:
        """The contacts of all pieces of two bodies."""
    def bounds(self, body: int) -> Aabb:
        """The bounds of a body, rounded outward."""
    def query_point(self, point: VectorLike, **filter: Unpack[_Filter]) -> list[int]:
        """The bodies that contain a point; their boundaries count.

        The keyword arguments of queries say which bodies they consider, by default all; `exclude`
        lists ids.
        """
    def query_box(
        self,
        min: VectorLike,
        max: VectorLike,
        coverage: _Coverage = ...,
        **filter: Unpack[_Filter],
    ) -> list[int]:
        """The bodies in a box.

        `coverage` says how much of a body must be in it: `"touching"`, a common point;
        `"overlapping"`; or `"inside"`, all of it.
        """
    def query_circle(
        self,
        center: VectorLike,
        radius: float,
        coverage: _Coverage = ...,
        **filter: Unpack[_Filter],
    ) -> list[int]:
        """The bodies in a circle."""
    def query_shape(
        self,
        shape: Shape,
        at: TransformLike,
        coverage: _Coverage = ...,
        **filter: Unpack[_Filter],
    ) -> list[int]:
        """The bodies in a placed shape."""
    def nearest(
        self, point: VectorLike, count: int, reach: float = ..., **filter: Unpack[_Filter]
    ) -> list[NearBody]:
        """The bodies nearest to a point, `count` at most and none farther than `reach`."""
    def cast_ray(
        self,
        origin: VectorLike,
        direction: VectorLike,
        reach: float = ...,
        **filter: Unpack[_Filter],
    ) -> Optional[BodyHit]:
        """The body that a ray hits first, within `reach` lengths of `direction`."""
    def cast_ray_all(
        self,
        origin: VectorLike,
        direction: VectorLike,
        reach: float = ...,
        **filter: Unpack[_Filter],
    ) -> list[BodyHit]:
        """All bodies that a ray hits, the nearest first."""
    def sweep(
        self, shape: Shape, motion: Motion, **filter: Unpack[_Filter]
    ) -> Optional[BodyImpact]:
        """The body that a moving shape hits first."""
    def copy(self) -> World:
        """A copy, which is not recorded."""
    def __copy__(self) -> World: ...
    def __deepcopy__(self, _memo: Any) -> World: ...
    def __reduce__(self) -> tuple[Any, Any]: ...
    def save(self) -> bytes:
        """The whole world in bytes, the same on every machine."""
    @staticmethod
    def restore(saved: bytes) -> World:
        """The world that was saved."""
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

def recording(
    world: World, file: Union[str, os.PathLike[str], BinaryIO]
) -> AbstractContextManager[World]:
    """Records all calls that change a world, to a file or to a path, to the end of the block."""

@dataclass(frozen=True)
class Replay:
    """A recording that was taken again."""

    columns: dict[str, npt.NDArray[Any]]
    is_complete: bool
    world: World
    @property
    def is_same(self) -> bool:
        """Whether every step was as recorded."""
    def to_frame(self) -> pandas.DataFrame:
        """The columns as a data frame of pandas, which must be installed."""

def replay(recording: Union[bytes, str, os.PathLike[str]]) -> Replay:
    """Takes all steps of a recording again, given as bytes or as the path of a file."""
