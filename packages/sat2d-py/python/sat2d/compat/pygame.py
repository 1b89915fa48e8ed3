"""pygame: `Rect`, `sprite` and `mask`."""

from sat2d._sat2d import pygame as _pygame
from sat2d.compat._sprite import (
    collide_circle,
    collide_mask,
    collide_rect,
    groupcollide,
    spritecollide,
    spritecollideany,
)

__all__ = [
    "PygameRect",
    "Rect",
    "collide_circle",
    "collide_mask",
    "collide_rect",
    "connected_component",
    "connected_components",
    "from_surface",
    "groupcollide",
    "overlap",
    "overlap_area",
    "overlap_mask",
    "spritecollide",
    "spritecollideany",
]

PygameRect = _pygame.PygameRect
Rect = _pygame.Rect
connected_component = _pygame.connected_component
connected_components = _pygame.connected_components
from_surface = _pygame.from_surface
overlap = _pygame.overlap
overlap_area = _pygame.overlap_area
overlap_mask = _pygame.overlap_mask
