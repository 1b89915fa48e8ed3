"""`pygame.sprite` for any objects."""

from __future__ import annotations

from typing import Any, Callable, Dict, Iterable, Iterator, List, Optional, Tuple, TypeVar

from sat2d._sat2d import pygame as _pygame  # type: ignore[attr-defined]
from sat2d._types import HasRect

__all__ = [
    "collide_circle",
    "collide_mask",
    "collide_rect",
    "groupcollide",
    "spritecollide",
    "spritecollideany",
]

_Object = TypeVar("_Object")
_Value = TypeVar("_Value")
_Collided = Optional[Callable[[Any, Any], Any]]


def collide_rect(left: HasRect, right: HasRect) -> bool:
    """`pygame.sprite.collide_rect` of any two objects with `rect`."""
    return left.rect.colliderect(right.rect)


def collide_circle(left: HasRect, right: HasRect) -> bool:
    """`pygame.sprite.collide_circle` of any two objects with `rect`: circles about the centres, of
    the attribute `radius`. An object without one gets that of the circle around its rectangle."""
    x = left.rect.centerx - right.rect.centerx
    y = left.rect.centery - right.rect.centery
    # Python's own powers: they round as in pygame, which is not the same on all platforms
    return x**2 + y**2 <= (_radius(left) + _radius(right)) ** 2


def _radius(sprite: Any) -> Any:
    try:
        return sprite.radius
    except AttributeError:
        width, height = sprite.rect.size
        sprite.radius = 0.5 * (width**2 + height**2) ** 0.5
        return sprite.radius


def collide_mask(left: Any, right: Any) -> Optional[Tuple[int, int]]:
    """`pygame.sprite.collide_mask` of any two objects with `rect` and `mask`, a `sat2d.Mask`."""
    (x, y), (other_x, other_y) = left.rect[:2], right.rect[:2]
    return _pygame.overlap(left.mask, right.mask, (other_x - x, other_y - y))


def spritecollide(
    sprite: HasRect, group: Iterable[_Object], dokill: bool, collided: _Collided = None
) -> List[_Object]:
    """`pygame.sprite.spritecollide` of any objects: those of the group that `collided` accepts, or
    whose `rect` collides. If `dokill`, their method `kill` is called."""
    hits: List[Any] = list(_hits(sprite, group, collided))
    if dokill:
        for hit in hits:
            hit.kill()
    return hits


def spritecollideany(
    sprite: HasRect, group: Iterable[_Object], collided: _Collided = None
) -> Optional[_Object]:
    """`pygame.sprite.spritecollideany`: the first of `spritecollide`."""
    return next(_hits(sprite, group, collided), None)


def groupcollide(
    groupa: Iterable[_Object],
    groupb: Iterable[_Value],
    dokilla: bool,
    dokillb: bool,
    collided: _Collided = None,
) -> Dict[_Object, List[_Value]]:
    """`pygame.sprite.groupcollide`: for each of `groupa` that collides, those of `groupb`."""
    found: Dict[Any, List[_Value]] = {}
    for sprite in groupa:
        hits = spritecollide(sprite, groupb, dokillb, collided)  # type: ignore[arg-type]
        if hits:
            found[sprite] = hits
    if dokilla:
        for sprite in found:
            sprite.kill()
    return found


def _hits(sprite: Any, group: Iterable[_Object], collided: _Collided) -> Iterator[_Object]:
    test: Callable[[Any, Any], Any] = collided or collide_rect
    return (other for other in group if test(sprite, other))
