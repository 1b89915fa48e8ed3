"""A program in TypeScript that cut concave polygons."""

from sat2d._sat2d import typescript as _typescript

__all__ = [
    "is_concave",
]

is_concave = _typescript.is_concave
