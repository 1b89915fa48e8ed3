from typing import Optional

import numpy as np
import numpy.typing as npt

from sat2d._masks import Mask

__all__ = [
    "from_surface",
    "overlap",
    "overlap_area",
    "overlap_mask",
]

def from_surface(alpha: npt.NDArray[np.uint8], threshold: int = 127) -> Mask:
    """`pygame.mask.from_surface`, of an array of rows of alphas."""

def overlap(
    mask: Mask, other: Mask, offset: tuple[int, int], *, long_bits: int = 64
) -> Optional[tuple[int, int]]:
    """`mask.overlap(other, offset)`, on a platform whose `long` has so many bits."""

def overlap_area(mask: Mask, other: Mask, offset: tuple[int, int]) -> int:
    """`mask.overlap_area(other, offset)`."""

def overlap_mask(mask: Mask, other: Mask, offset: tuple[int, int]) -> Mask:
    """`mask.overlap_mask(other, offset)`."""
