"""Worlds, their events and their recordings."""

from __future__ import annotations

import contextlib
import os
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, BinaryIO, Dict, Iterator, Union

import numpy as np
import numpy.typing as npt

from sat2d._sat2d import World, _replayed
from sat2d._types import Canvas
from sat2d._words import Paint

if TYPE_CHECKING:
    import pandas  # type: ignore[import-untyped,import-not-found,unused-ignore]

__all__ = ["Canvas", "Paint", "Replay", "recording", "replay"]


@contextlib.contextmanager
def recording(world: World, file: Union[str, os.PathLike[str], BinaryIO]) -> Iterator[World]:
    """Records all calls that change a world, to a file or to a path, to the end of the block.

    `replay` takes the recording again; so do `sat2d replay` and the other languages.
    """
    with contextlib.ExitStack() as stack:
        sink = file if hasattr(file, "write") else stack.enter_context(open(file, "wb"))
        world.start_recording(sink.write)
        try:
            yield world
        finally:
            world.stop_recording()


@dataclass(frozen=True, eq=False)
class Replay:
    """A recording that was taken again. Those with equal columns and worlds are equal."""

    #: For each step: `step` from 1, `calls` since the step before it, `events`, the `fingerprint`
    #: of the world, and `difference` from the recording: 0 none, 1 the result of a call, 2 the
    #: placements of bodies, 3 the events.
    columns: Dict[str, npt.NDArray[Any]]
    #: Whether the recording was stopped, not cut off.
    is_complete: bool
    #: The world at the end.
    world: World

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Replay):
            return NotImplemented
        names = self.columns.keys()
        return (
            names == other.columns.keys()
            and self.is_complete == other.is_complete
            and self.world.fingerprint() == other.world.fingerprint()
            and all(np.array_equal(self.columns[name], other.columns[name]) for name in names)
        )

    __hash__ = None  # type: ignore[assignment]

    @property
    def is_same(self) -> bool:
        """Whether every step was as recorded."""
        return not self.columns["difference"].any()

    def to_frame(self) -> pandas.DataFrame:
        """The columns as a data frame of pandas, which must be installed."""
        import pandas

        return pandas.DataFrame(self.columns)


def replay(recording: Union[bytes, str, os.PathLike[str]]) -> Replay:
    """Takes all steps of a recording again, given as bytes or as the path of a file.

    Raises `Sat2dError` if it is damaged.
    """
    if not isinstance(recording, (bytes, bytearray)):
        with open(recording, "rb") as file:
            recording = file.read()
    return Replay(*_replayed(bytes(recording)))
