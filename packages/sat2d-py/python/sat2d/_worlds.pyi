import os
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, BinaryIO, Callable, Iterable, Literal, Optional, Sequence, Union, final

import numpy as np
import numpy.typing as npt
import pandas  # type: ignore[import-untyped,import-not-found,unused-ignore]
from typing_extensions import Self, TypedDict, Unpack

from sat2d._bodies import (
    Body,
    BodyHit,
    BodyImpact,
    CharacterResult,
    Events,
    Ground,
    NearBody,
    SeparateResult,
    SlideResult,
)
from sat2d._enums import Relation
from sat2d._queries import Manifold, Motion
from sat2d._shapes import Aabb, Shape, Transform, TransformLike
from sat2d._types import AtStart, Canvas, Kind, Paint, Vector, VectorLike

__all__ = ["Canvas", "Paint", "Replay", "World", "recording", "replay"]

_Coverage = Literal["touching", "overlapping", "inside"]
_Ids = Union[Sequence[int], npt.NDArray[Any]]
_Transforms = Union[Sequence[TransformLike], npt.NDArray[Any]]

class _NewBody(TypedDict, total=False):
    kind: Kind
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
    def set_kind(self, body: int, kind: Kind) -> None:
        """Changes the kind of a body."""
    def set_kinds(self, ids: _Ids, kinds: Iterable[Kind]) -> None:
        """Changes the kinds of many bodies: all of them, or none if it raises.

        Of a good part of all bodies, this takes a fraction of the time of single calls.
        """
    def set_filter(self, body: int, category: int, mask: int) -> None:
        """Changes which bodies a body interacts with."""
    def set_user(self, body: int, user: int) -> None:
        """Changes the `user` number of a body."""
    def set_inverse_mass(self, body: int, inverse_mass: float) -> None:
        """Changes one over the mass of a body; 0 is infinitely heavy."""
    def set_one_way(self, body: int, direction: Optional[VectorLike]) -> None:
        """Lets a body stop others only from one side; from every side with `None`."""
    def one_way(self, body: int) -> Optional[Vector]:
        """The direction in which others pass through a body; `None` if it is solid."""
    def set_pair_predicate(
        self, predicate: Optional[Callable[[int, int, int, int], object]]
    ) -> None:
        """Asks a function about each pair of bodies that begins to meet; `None` asks nobody.

        It is called with the two ids and their `user` numbers. Where what it returns is false, the
        two pass through each other, without events, until they part. It must not use the world.
        What it raises is raised by the method that asked, which has then let the pairs meet.
        """
    def set_touching_tolerance(self, tolerance: float) -> None:
        """Counts bodies as touching that are no farther apart than this; 0 at first."""
    @property
    def touching_tolerance(self) -> float:
        """How far apart bodies may be that count as touching."""
    def set_parallel(self, parallel: bool) -> None:
        """Whether operations on many bodies take several threads. Answers are the same."""
    def set_parallel_from(self, near_pairs: int) -> None:
        """Uses threads in steps of at least so many pairs that are near each other."""
    def step(self, *, stay: bool = True, max_pairs: int = ...) -> Events:
        """Finds which bodies meet, and compares with the step before.

        `stay=False` leaves out the pairs that still meet. With more than `max_pairs` pairs that
        are near each other it raises, and the world is as it was. Other threads run meanwhile.
        """
    @property
    def events(self) -> Events:
        """The events of the last step."""
    def separate(self, iterations: int, *, max_pairs: int = ...) -> SeparateResult:
        """Pushes overlapping bodies apart. `max_pairs` is that of `step`."""
    def move_and_slide(self, body: int, delta: VectorLike) -> SlideResult:
        """Moves a body as far as the bodies that it interacts with allow, and slides it along
        them. It never ends in one of them."""
    def move_character(
        self,
        body: int,
        delta: VectorLike,
        *,
        up: VectorLike = ...,
        max_slope: float = ...,
        step: float = 0.0,
        snap: float = 0.0,
        ground: Optional[Ground] = None,
    ) -> CharacterResult:
        """Moves a body as `move_and_slide` does, and treats floors as games with characters do.

        It walks along slopes of up to `max_slope` radians, 45 degrees unless given; climbs steps
        of the height `step`; goes down steps of the height `snap` without falling; and is carried
        by `ground`, that of the result of its last move. A `delta` that leads up is a jump. With y
        down, `up` is `(0, -1)`. Add gravity to `delta` in each frame.
        """
    def draw(self, canvas: Canvas) -> None:
        """Draws all bodies, their ids, and the contacts of the last step, in its coordinates.

        A concave body is drawn as its convex pieces and its outline.
        """
    def draw_body(self, body: int, canvas: Canvas) -> None:
        """Draws one body, without its id and contacts: for bodies that are to look different."""
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
