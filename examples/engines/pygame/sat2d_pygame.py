"""Sprites of pygame-ce or pygame as shapes of sat2d, and callbacks that decide exactly.

    pygame.sprite.spritecollide(hero, coins, True, collide_shape)

A sprite needs `image` and `rect`, as for pygame itself. If its image is turned, flipped or scaled,
keep what it was made from, and how:

    sprite.original = sword                       # the upright image
    sprite.angle, sprite.scale_x, sprite.scale_y  # 0, 1 and 1 where there is none
    sprite.image = pygame.transform.rotate(sword, sprite.angle)
    sprite.rect = sprite.image.get_rect(center=...)

The shape is then that of the upright image, turned exactly: no pixel is lost or added. A negative
scale is an image that `pygame.transform.flip` flipped before it was turned.
"""

from weakref import WeakKeyDictionary

import pygame
from sat2d import Mask, Relation, Shape, Transform, relation

# The shapes that were made: of surfaces; and of masks, which have no weak references, by the sprite
# that has the mask.
_of_surfaces = WeakKeyDictionary()
_of_masks = WeakKeyDictionary()


def sprite_shape(sprite):
    """The pixels that count, as a shape; None if there are none. The origin is their centre.

    These are the pixels of `sprite.mask`, if the sprite has a mask and no `original`, or those with
    an alpha above 127, as in `pygame.mask.from_surface`. A shape is made once for each surface or
    mask: make a new one if you change its pixels.
    """
    names = (name for name in ("original", "mask", "image") if hasattr(sprite, name))
    source = getattr(sprite, next(names))
    if isinstance(source, pygame.mask.Mask):
        made, shape = _of_masks.get(sprite, (None, None))
        if made is not source:
            shape = _shape(source.to_surface(unsetcolor=(0, 0, 0, 0)))
            _of_masks[sprite] = source, shape
        return shape
    if source not in _of_surfaces:
        _of_surfaces[source] = _shape(source)
    return _of_surfaces[source]


def sprite_rectangle(sprite):
    """The rectangle of the upright image. The origin is its centre."""
    return Shape.rectangle(*getattr(sprite, "original", sprite.image).get_size())


def sprite_transform(sprite):
    """Where a sprite is: about the centre of its `rect`, to half a pixel."""
    x, y, width, height = sprite.rect
    return Transform.placement(
        x + width / 2,
        y + height / 2,
        degrees=-getattr(sprite, "angle", 0),
        scale_x=getattr(sprite, "scale_x", 1),
        scale_y=getattr(sprite, "scale_y", 1),
    )


def sprite_relation(left, right):
    """How the pixels of two sprites meet: a `sat2d.Relation`."""
    a, b = sprite_shape(left), sprite_shape(right)
    if a is None or b is None:
        return Relation.DISJOINT
    return relation(a, sprite_transform(left), b, sprite_transform(right))


def collide_shape(left, right):
    """Whether pixels of two sprites overlap: for `collided` of `pygame.sprite`."""
    return sprite_relation(left, right) == Relation.OVERLAPPING


def touch_shape(left, right):
    """Whether pixels of two sprites overlap or touch: for `collided` of `pygame.sprite`."""
    return sprite_relation(left, right) != Relation.DISJOINT


def _shape(surface):
    mask = Mask.from_surface(surface)
    width, height = surface.get_size()
    return mask.shape((width / 2, height / 2)) if mask.count else None
