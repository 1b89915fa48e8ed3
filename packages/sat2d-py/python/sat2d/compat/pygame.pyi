from typing import Optional

import numpy as np
import numpy.typing as npt

from sat2d._masks import Mask
from sat2d._types import VectorLike

__all__ = [
    "from_surface",
    "overlap",
    "overlap_area",
    "overlap_mask",
]

def from_surface(alpha: npt.NDArray[np.uint8], threshold: int = 127) -> Mask:
    """`pygame.mask.from_surface`, of an array of rows of alphas: that of a surface is
    `pygame.surfarray.array_alpha(surface).T`, whose columns are the surface's rows without `.T`."""

def overlap(
    mask: Mask, other: Mask, offset: VectorLike, *, long_bits: int = 64
) -> Optional[tuple[int, int]]:
    """`mask.overlap(other, offset)`, on a platform whose `long` has so many bits.

    Offsets are taken as pygame takes them: any two numbers, of which floats lose their fraction.
    """

def overlap_area(mask: Mask, other: Mask, offset: VectorLike) -> int:
    """`mask.overlap_area(other, offset)`."""

def overlap_mask(mask: Mask, other: Mask, offset: VectorLike) -> Mask:
    """`mask.overlap_mask(other, offset)`."""
