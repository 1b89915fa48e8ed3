"""Masks, tiles and simpler outlines."""

from sat2d._sat2d import (
    Approximation,
    Mask,
    Simplification,
    approximate,
    simplify,
    simplify_multipolygon,
    tiles,
    validate_multipolygon,
)

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
