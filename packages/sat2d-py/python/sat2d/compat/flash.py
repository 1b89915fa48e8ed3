"""The Flash player: `flash.geom`, `BitmapData.hitTest`, display lists, and a game by it."""

from sat2d._sat2d import flash as _flash

__all__ = [
    "Bitmap",
    "Matrix",
    "Outcome",
    "Point",
    "Rectangle",
    "Stage",
    "collide",
    "color_bounds",
    "global_rotation",
    "mirror_of",
]

Bitmap = _flash.Bitmap
Matrix = _flash.Matrix
Outcome = _flash.Outcome
Point = _flash.Point
Rectangle = _flash.Rectangle
Stage = _flash.Stage
collide = _flash.collide
color_bounds = _flash.color_bounds
global_rotation = _flash.global_rotation
mirror_of = _flash.mirror_of
