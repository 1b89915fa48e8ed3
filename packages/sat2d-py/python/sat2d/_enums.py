"""Enums."""

import enum

__all__ = ["Relation"]


class Relation(enum.IntEnum):
    """How two placed shapes meet. The numbers are those of the C API and of NumPy results."""

    #: They have no common point.
    DISJOINT = 0
    #: Their boundaries meet, their interiors do not.
    TOUCHING = 1
    #: Their interiors meet.
    OVERLAPPING = 2
