"""A game server in Python: rectangles by corner and size."""

from sat2d._sat2d import xywh as _xywh

__all__ = [
    "Circle",
    "Rect",
    "circle_to_rect",
    "rect_to_rect",
]

Circle = _xywh.Circle
Rect = _xywh.Rect
circle_to_rect = _xywh.circle_to_rect
rect_to_rect = _xywh.rect_to_rect
