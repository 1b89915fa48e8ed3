"""Masks, tiles and simpler outlines."""

from sat2d._sat2d import Mask, Simplification, simplify, tiles

__all__ = ["Mask", "Simplification", "simplify", "tiles"]
