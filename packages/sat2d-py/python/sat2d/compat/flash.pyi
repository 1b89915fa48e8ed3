"""The Flash player: `flash.geom`, `BitmapData.hitTest`, display lists, and a game by it."""

from collections.abc import Sequence
from typing import Optional, final

import numpy as np
import numpy.typing as npt

from sat2d._sat2d import Shape, Transform, distance
from sat2d._types import FlashBounds, FlashLayer, FlashMatrix, FlashRect, Vector
from sat2d._words import FlashMirror, FlashProperty, FlashScript, FlashSide

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

@final
class Outcome:
    """What two rotated rectangles do."""

    def __new__(cls, axes: list[Vector], near: bool, hit: bool) -> Outcome: ...
    __match_args__: tuple[str, ...]
    @property
    def axes(self) -> list[Vector]:
        """The four axes that are tried."""
    @property
    def near(self) -> bool:
        """Whether their circles meet."""
    @property
    def hit(self) -> bool:
        """Whether they hit."""

@final
class Rectangle:
    """`flash.geom.Rectangle`."""

    def __new__(cls, x: float, y: float, width: float, height: float) -> Rectangle: ...
    @property
    def x(self) -> float: ...
    @property
    def y(self) -> float: ...
    @property
    def width(self) -> float: ...
    @property
    def height(self) -> float: ...
    @property
    def right(self) -> float: ...
    @property
    def bottom(self) -> float: ...
    def with_side(self, side: FlashSide, value: float) -> Rectangle:
        """The rectangle with a side moved."""
    def inflated(self, dx: float, dy: float) -> Rectangle:
        """The rectangle after `inflate`."""
    def offset(self, dx: float, dy: float) -> Rectangle:
        """The rectangle after `offset`."""
    def is_empty(self, script: FlashScript = 'as3') -> bool: ...
    def contains(self, x: float, y: float) -> bool: ...
    def contains_rectangle(self, inner: Rectangle, script: FlashScript = 'as3') -> bool: ...
    def intersects(self, other: Rectangle, script: FlashScript = 'as3') -> bool: ...
    def intersection(self, other: Rectangle, script: FlashScript = 'as3') -> Rectangle: ...
    def union(self, other: Rectangle, script: FlashScript = 'as3') -> Rectangle: ...

@final
class Point:
    """`flash.geom.Point`."""

    def __new__(cls, x: float, y: float) -> Point: ...
    @property
    def x(self) -> float: ...
    @property
    def y(self) -> float: ...
    def add(self, other: Point) -> Point: ...
    def subtract(self, other: Point) -> Point: ...
    @property
    def length(self) -> float: ...
    def distance(self, other: Point) -> float: ...
    def normalized(self, thickness: float, script: FlashScript = 'as3') -> Point:
        """The point after `normalize`."""
    def interpolate(self, other: Point, f: float) -> Point: ...
    @staticmethod
    def polar(length: float, angle: float) -> Point: ...

@final
class Matrix:
    """`flash.geom.Matrix`. Methods return what the player makes of it."""

    def __new__(cls, a: float, b: float, c: float, d: float, tx: float, ty: float) -> Matrix: ...
    @property
    def a(self) -> float: ...
    @property
    def b(self) -> float: ...
    @property
    def c(self) -> float: ...
    @property
    def d(self) -> float: ...
    @property
    def tx(self) -> float: ...
    @property
    def ty(self) -> float: ...
    def concat(self, other: Matrix) -> Matrix: ...
    def scale(self, sx: float, sy: float) -> Matrix: ...
    def rotate(self, angle: float) -> Matrix: ...
    def translate(self, dx: float, dy: float) -> Matrix: ...
    def invert(self) -> Matrix: ...
    @staticmethod
    def create_box(
        scale_x: float, scale_y: float, rotation: float = 0.0, tx: float = 0.0, ty: float = 0.0
    ) -> Matrix: ...
    @staticmethod
    def create_gradient_box(
        width: float, height: float, rotation: float = 0.0, tx: float = 0.0, ty: float = 0.0
    ) -> Matrix: ...
    def transform_point(self, point: Point) -> Point: ...
    def delta_transform_point(self, point: Point) -> Point: ...

@final
class Bitmap:
    """The alphas of a `BitmapData`, an array of rows of bytes.

    Thresholds are taken modulo 2**32 and clamped to 0 and 255: -1 is 255 in ActionScript 3 and 0 in
    ActionScript 2.
    """

    def __new__(cls, alpha: npt.NDArray[np.uint8], script: FlashScript = 'as3') -> Bitmap: ...
    def hits_point(
        self, corner: tuple[int, int], threshold: int, point: tuple[int, int]
    ) -> bool: ...
    def hits_rectangle(
        self, corner: tuple[int, int], threshold: int, rectangle: Sequence[int]
    ) -> bool: ...
    def hits_bitmap(
        self,
        corner: tuple[int, int],
        threshold: int,
        other: Bitmap,
        other_corner: tuple[int, int],
        other_threshold: int,
    ) -> bool: ...

@final
class Stage:
    """A display list: objects by their numbers; 0 is the root of the main movie.

    It answers as a program in `script` sees it: properties, empty boxes and hit tests differ.
    """

    def __new__(cls, script: FlashScript = 'as3') -> Stage: ...
    def create_container(self) -> int: ...
    def create_bitmap(self, width: int, height: int) -> int: ...
    def create_graphics(
        self,
        layers: Sequence[FlashLayer],
        *,
        with_strokes: Optional[FlashBounds] = None,
        without: Optional[FlashBounds] = None,
    ) -> int:
        """An object whose graphics are layers: paint, thickness of strokes, path.

        A path has `("M", x, y)`, `("L", x, y)` and `("Q", control_x, control_y, x, y)`.
        """
    def add_child(self, parent: int, child: int) -> None: ...
    def remove(self, child: int) -> None: ...
    def set_clipped_by(self, object: int, layer: Optional[int]) -> None: ...
    def set_mask(self, object: int, mask: Optional[int]) -> None: ...
    def set_scroll_rect(self, object: int, rectangle: Optional[Rectangle]) -> None:
        """Of the object's coordinates this part shows, its corner at the object's origin."""
    def scroll_rect(self, object: int) -> Optional[Rectangle]:
        """The scroll rectangle in whole pixels."""
    def concatenated_matrix(self, object: int) -> FlashMatrix:
        """From the object's coordinates to the stage, without its own scroll rectangle."""
    def fill_count(self, object: int) -> int:
        """The number of fills that an object itself paints; strokes are none."""
    def exact_shape(self, object: int, fill: int) -> Shape:
        """A fill that an object itself paints, as a shape in the object's own coordinates.

        The unit is a twip, a twentieth of a pixel, so that all numbers are exact. The shape stays
        the same while the object moves, so make it once.
        """
    def stroke_shape_within(self, object: int, stroke: int, tolerance: float) -> Shape:
        """A stroke that an object itself paints, as a shape in the object's own coordinates,
        nowhere farther than tolerance twips from what a round pen of its thickness covers.

        Strokes are numbered as they were added.
        """
    def exact_transform(self, object: int) -> Transform:
        """Where the shapes of an object are on the stage, in twips. No point is rounded."""
    def start_drag(
        self, object: int, *, lock_center: bool = False, bounds: Optional[FlashBounds] = None
    ) -> None:
        """The object follows the mouse from now on.

        Bounds are left, top, right and bottom, in pixels of its parent.
        """
    def set_mouse(self, x: float, y: float) -> None:
        """Where the mouse is, in pixels of the stage; what is dragged follows."""
    def stop_drag(self) -> None: ...
    def set(self, object: int, property: FlashProperty, value: float) -> None: ...
    def get(self, object: int, property: FlashProperty) -> float: ...
    def set_matrix(self, object: int, matrix: FlashMatrix) -> None: ...
    def matrix(self, object: int) -> FlashMatrix: ...
    def local_to_global(self, object: int, x: float, y: float) -> tuple[float, float]: ...
    def global_to_local(self, object: int, x: float, y: float) -> tuple[float, float]: ...
    def bounds(self, object: int, target: int, *, strokes: bool = True) -> Rectangle:
        """`getBounds` with strokes, `getRect` without."""
    def hit_test_object(self, a: int, b: int) -> bool: ...
    def hit_test_point(
        self, object: int, x: float, y: float, *, shape_flag: bool = False
    ) -> bool: ...

def collide(a: FlashRect, b: FlashRect) -> Outcome:
    """What two rotated rectangles do: x, y, width, height, degrees and mirror of each."""

def mirror_of(scale_x: float) -> FlashMirror:
    """The mirror of a recorded `scaleX`: horizontal if it is negative."""

def global_rotation(levels: Sequence[tuple[float, float]]) -> float:
    """The rotation on the stage of nested objects: the rotation and x scale of each."""

def color_bounds(
    argb: npt.NDArray[np.uint32],
    mask: int,
    color: int,
    find_color: bool = True,
    *,
    transparent: bool = True,
) -> Rectangle:
    """`getColorBoundsRect` of an array of rows of `0xAARRGGBB`.

    It is the box of the pixels with `pixel & mask == color`, or with `!=` if `find_color` is false.
    Colours are compared multiplied by their alphas, as the player stores them.
    """
