"""The answers of older programs, rounding and errors included."""

from sat2d.compat import awt, flash, pygame, typescript, xywh

__all__ = ["awt", "flash", "pygame", "typescript", "xywh"]
