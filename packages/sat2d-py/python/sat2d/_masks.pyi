from typing import Any, Literal, Optional, final

import numpy as np
import numpy.typing as npt

from sat2d._shapes import Shape, TransformLike
from sat2d._types import Method, PartsLike, Points, Preference, RingsLike, VectorLike

__all__ = [
    "Approximation",
    "Mask",
    "Simplification",
    "approximate",
    "simplify",
    "simplify_multipolygon",
    "tiles",
    "validate_multipolygon",
]

@final
class Mask:
    """The pixels of a sprite that count, by column x and row y.

    `Mask(pixels)` are the pixels that are true, or not 0, in an array of rows: `pixels[y, x]`. The
    arrays of `pygame.surfarray` are of columns, `array[x, y]`: give `array.T`.
    """

    def __new__(cls, pixels: npt.ArrayLike) -> Mask: ...
    @staticmethod
    def from_surface(surface: Any, threshold: int = 127) -> Mask:
        """The mask that `pygame.mask.from_surface` makes of a surface of pygame or pygame-ce.

        The pixels that are not of the colour key or, without one, whose alpha is above the
        threshold.
        """
    @staticmethod
    def from_alpha(alpha: npt.NDArray[np.uint8], threshold: int = 1) -> Mask:
        """The pixels of an array of alphas that are at least a threshold.

        The array is one of rows: `alpha[y, x]`. That of `pygame.surfarray.array_alpha` is one of
        columns: give its `T`, or call `from_surface`.
        """
    @staticmethod
    def empty(width: int, height: int) -> Mask:
        """A mask of a size, without any pixel set."""
    @staticmethod
    def from_words(width: int, words: npt.NDArray[np.uint64]) -> Mask:
        """The pixels by words of 64, an array of rows: the lowest bit of a word is its first pixel.

        A row has `width / 64` words, rounded up.
        """
    def to_array(self) -> npt.NDArray[np.bool_]:
        """The pixels as an array of rows. A copy."""
    @property
    def width(self) -> int: ...
    @property
    def height(self) -> int: ...
    @property
    def count(self) -> int:
        """The number of pixels that are set."""
    @property
    def is_empty(self) -> bool:
        """Whether no pixel is set."""
    @property
    def bounds(self) -> Optional[tuple[int, int, int, int]]:
        """The least box around the pixels that are set: x, y, width, height; `None` without any."""
    def word(self, x: int, y: int) -> int:
        """64 pixels of a row, from a column on: bit `i` is the pixel in column `x + i`."""
    def get(self, x: int, y: int) -> bool:
        """Whether a pixel is set; false outside."""
    def set(self, x: int, y: int, is_set: bool = True) -> None:
        """Sets a pixel."""
    def fill(self, shape: Shape, at: TransformLike, is_set: bool = True) -> None:
        """Sets the pixels whose centres a placed shape contains."""
    def overlaps(self, other: Mask, offset: tuple[int, int]) -> bool:
        """Whether a pixel of both is at the same place, the other mask moved by an offset."""
    def overlap_area(self, other: Mask, offset: tuple[int, int]) -> int:
        """The number of such pixels."""
    def overlap_mask(self, other: Mask, offset: tuple[int, int]) -> Mask:
        """Such pixels, as a mask of the size of this one."""
    def first_overlap(self, other: Mask, offset: tuple[int, int]) -> Optional[tuple[int, int]]:
        """The first such pixel: the least column of the least row."""
    def outlines(
        self, connectivity: Literal["four", "eight"] = ...
    ) -> list[list[npt.NDArray[np.uint32]]]:
        """The boundaries of the groups of connected pixels: rings of corners, the outer first."""
    def shape(self, pivot: VectorLike = ...) -> Shape:
        """The pixels that count as one shape, about a pivot."""
    def shapes(self, pivot: VectorLike = ...) -> list[Shape]:
        """Shapes of the groups of pixels that are connected by sides, about a pivot."""
    def copy(self) -> Mask:
        """A copy."""
    def __copy__(self) -> Mask: ...
    def __deepcopy__(self, _memo: Any) -> Mask: ...
    def __reduce__(self) -> tuple[Any, Any]: ...

def tiles(
    cells: npt.NDArray[np.uint8], size: VectorLike, origin: VectorLike = ...
) -> list[Shape]:
    """Shapes of the cells of a grid that are not 0, one for each group connected by sides."""

@final
class Simplification:
    """The corners of a polygon that are kept."""

    @property
    def rings(self) -> list[list[int]]:
        """The numbers of the corners that are kept, ring by ring."""
    def __len__(self) -> int: ...
    def points(self, rings: RingsLike) -> list[Points]:
        """Their points, of the rings that were simplified."""
    def verify(self, rings: RingsLike) -> None:
        """Proves that the outline is valid and within the tolerance, or raises `VerifyError`."""

def simplify(
    rings: RingsLike, tolerance: float, *, deviation: Literal["either", "outward", "inward"] = ...
) -> Simplification:
    """An outline with fewer corners, within a distance of the given one."""

def validate_multipolygon(parts: PartsLike) -> None:
    """Raises `Sat2dError` unless polygons are valid and no two have a common area or edge.

    They may touch in single points. The indices of the error are `parts` as well.
    """

def simplify_multipolygon(
    parts: PartsLike,
    tolerance: float,
    *,
    deviation: Literal["either", "outward", "inward"] = ...,
) -> list[Simplification]:
    """Outlines with fewer corners of several polygons, which stay a valid multipolygon."""

@final
class Approximation:
    """Convex pieces whose union is within a tolerance of a polygon."""

    @property
    def pieces(self) -> list[list[int]]:
        """The numbers of the corners of each piece, counter-clockwise with y up."""
    def __len__(self) -> int: ...
    @property
    def is_complete(self) -> bool:
        """Whether the work limit sufficed for all that the options ask for."""
    def verify(self, rings: RingsLike) -> None:
        """Proves that the pieces are convex and within the tolerance, or raises `VerifyError`."""

def approximate(
    rings: RingsLike,
    tolerance: float,
    *,
    deviation: Literal["either", "outward", "inward"] = ...,
    method: Method = ...,
    prefer: Preference = ...,
    max_corners: Optional[int] = ...,
    work_limit: Optional[int] = ...,
) -> Approximation:
    """Fewer convex pieces than a decomposition, which may be off by a tolerance."""
