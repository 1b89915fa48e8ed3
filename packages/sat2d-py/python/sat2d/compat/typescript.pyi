"""A program in TypeScript that cut concave polygons."""

from sat2d._types import PointsLike

__all__ = [
    "is_concave",
]

def is_concave(points: PointsLike) -> bool:
    """Whether the original program took a polygon for concave."""
