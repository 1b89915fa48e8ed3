"""Exceptions."""

from __future__ import annotations

import re
from typing import Dict, List, Optional, Tuple, Union

__all__ = ["ArgumentError", "Sat2dError", "VerifyError"]


class _OfArgument(Exception):
    """What names the argument that is wrong, as soon as that is known."""

    #: The message after the name of the argument, until that is known.
    _rest: Optional[str] = None

    def add_note(self, note: str, /) -> None:
        """Adds a note. One by which PyO3 names the argument becomes a part of the message."""
        named = re.fullmatch(r"while processing '(\w+)'", note)
        if named and self._rest is not None:
            self._set_message(named[1] + self._rest)
            self._rest = None
        elif not (named and self._names_argument()) and hasattr(Exception, "add_note"):
            super().add_note(note)

    def _set_message(self, message: str) -> None:
        self.args = (message,)

    def _names_argument(self) -> bool:
        return False


class ArgumentError(_OfArgument, TypeError):
    """An argument of another kind. The message names it, its value and what is expected."""

    def _names_argument(self) -> bool:
        return True


class Sat2dError(_OfArgument, ValueError):
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

    def _set_message(self, message: str) -> None:
        super()._set_message(message)
        self._arguments = (message, *self._arguments[1:])

    def _names_argument(self) -> bool:
        return self.status == "SAT_ERR_INVALID_ENUM"

    def __reduce__(self):  # type: ignore[no-untyped-def]
        return type(self), self._arguments


class VerifyError(ValueError):
    """A decomposition is not one of the given polygon."""


def _named(error: _OfArgument, name: Optional[str], rest: str) -> _OfArgument:
    error._set_message((name or "the argument") + rest)
    error._rest = None if name else rest
    return error


def _wrong_kind(name: Optional[str], rest: str) -> _OfArgument:
    return _named(ArgumentError(), name, rest)


def _wrong_word(
    name: Optional[str], rest: str, code: int, status: str, indices: List[Tuple[str, int]]
) -> _OfArgument:
    return _named(Sat2dError("", code, status, indices, None), name, rest)
