from typing import Any, Iterator, Literal, Optional, final

import numpy as np
import numpy.typing as npt

from sat2d._enums import Relation
from sat2d._queries import Impact, RayHit
from sat2d._shapes import Shape, Transform
from sat2d._types import Kind, Vector

__all__ = [
    "Body",
    "BodyHit",
    "BodyImpact",
    "CharacterResult",
    "Events",
    "Ground",
    "NearBody",
    "PairEvent",
    "SeparateResult",
    "SlideHit",
    "SlideResult",
]

@final
class Body:
    """A body of a world."""

    __match_args__: tuple[str, ...]
    @property
    def shape(self) -> Shape: ...
    @property
    def transform(self) -> Transform: ...
    @property
    def kind(self) -> Kind: ...
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
class Ground:
    """The floor that a character stands on."""

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
