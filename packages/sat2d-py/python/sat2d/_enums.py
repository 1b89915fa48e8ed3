"""Enums."""

import enum

__all__ = ["Relation"]

_is_equal, _is_unequal = int.__eq__, int.__ne__


class Relation(enum.IntEnum):
    """How two placed shapes meet. The numbers are those of the C API and of NumPy results.

    A relation is equal to its number and to its name in small letters, such as ``"touching"``.
    """

    #: They have no common point.
    DISJOINT = 0
    #: Their boundaries meet, their interiors do not.
    TOUCHING = 1
    #: Their interiors meet.
    OVERLAPPING = 2

    def __eq__(self, other: object) -> bool:
        if isinstance(other, str):
            return self.name.lower() == other
        return _is_equal(self, other)

    def __ne__(self, other: object) -> bool:
        if isinstance(other, str):
            return self.name.lower() != other
        return _is_unequal(self, other)

    __hash__ = int.__hash__
