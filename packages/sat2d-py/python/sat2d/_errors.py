"""Exceptions."""

from __future__ import annotations

from typing import Dict, List, Optional, Tuple, Union

__all__ = ["Sat2dError", "VerifyError"]


class Sat2dError(ValueError):
    """An argument or a state that a function cannot work with.

    A call that failed has changed nothing.
    """

    #: The number of the status, as in the C API.
    code: int
    #: The name of the status, as in the C API, such as ``"SAT_ERR_EDGES_CROSS"``.
    status: str
    #: The indices that the message names: a number, or a list where there are several.
    indices: Dict[str, Union[int, List[int]]]
    #: The point that the message names.
    point: Optional[Tuple[float, float]]

    def __init__(
        self,
        message: str,
        code: int,
        status: str,
        indices: List[Tuple[str, int]],
        point: Optional[Tuple[float, float]],
    ) -> None:
        super().__init__(message)
        self.code = code
        self.status = status
        self.point = point
        found: Dict[str, List[int]] = {}
        for name, index in indices:
            found.setdefault(name, []).append(index)
        self.indices = {
            name: several if len(several) > 1 else several[0] for name, several in found.items()
        }
        self._arguments = (message, code, status, indices, point)

    def __reduce__(self):  # type: ignore[no-untyped-def]
        return type(self), self._arguments


class VerifyError(ValueError):
    """A decomposition is not one of the given polygon."""
