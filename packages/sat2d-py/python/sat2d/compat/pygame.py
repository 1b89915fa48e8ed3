"""`pygame.mask`."""

from sat2d._sat2d import pygame as _pygame

__all__ = [
    "from_surface",
    "overlap",
    "overlap_area",
    "overlap_mask",
]

from_surface = _pygame.from_surface
overlap = _pygame.overlap
overlap_area = _pygame.overlap_area
overlap_mask = _pygame.overlap_mask
