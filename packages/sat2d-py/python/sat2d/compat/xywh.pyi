"""A game server in Python: rectangles by corner and size."""

from typing import final

__all__ = [
    "Circle",
    "Rect",
    "circle_to_rect",
    "rect_to_rect",
]

@final
class Rect:
    """A rectangle by its corner and size."""

    def __new__(cls, x: float, y: float, width: float, height: float) -> Rect: ...
    @property
    def x(self) -> float: ...
    @property
    def y(self) -> float: ...
    @property
    def width(self) -> float: ...
    @property
    def height(self) -> float: ...

@final
class Circle:
    """A circle."""

    def __new__(cls, x: float, y: float, radius: float) -> Circle: ...
    @property
    def x(self) -> float: ...
    @property
    def y(self) -> float: ...
    @property
    def radius(self) -> float: ...

def rect_to_rect(a: Rect, b: Rect) -> bool:
    """Whether two rectangles hit each other."""

def circle_to_rect(circle: Circle, rect: Rect) -> bool:
    """Whether a circle and a rectangle hit each other."""
