"""pygame: `Rect`, `sprite` and `mask`."""

from sat2d._sat2d import pygame as _pygame

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


def collide_rect(left, right):
    return left.rect.colliderect(right.rect)


def collide_circle(left, right):
    x = left.rect.centerx - right.rect.centerx
    y = left.rect.centery - right.rect.centery
    # Python's own powers: they round as in pygame, which is not the same on all platforms
    return x**2 + y**2 <= (_radius(left) + _radius(right)) ** 2


def _radius(sprite):
    try:
        return sprite.radius
    except AttributeError:
        width, height = sprite.rect.size
        sprite.radius = 0.5 * (width**2 + height**2) ** 0.5
        return sprite.radius


def collide_mask(left, right):
    (x, y), (other_x, other_y) = left.rect[:2], right.rect[:2]
    return overlap(left.mask, right.mask, (other_x - x, other_y - y))


def spritecollide(sprite, group, dokill, collided=None):
    hits = list(_hits(sprite, group, collided))
    if dokill:
        for hit in hits:
            hit.kill()
    return hits


def spritecollideany(sprite, group, collided=None):
    return next(_hits(sprite, group, collided), None)


def groupcollide(groupa, groupb, dokilla, dokillb, collided=None):
    found = {}
    for sprite in groupa:
        hits = spritecollide(sprite, groupb, dokillb, collided)
        if hits:
            found[sprite] = hits
    if dokilla:
        for sprite in found:
            sprite.kill()
    return found


def _hits(sprite, group, collided):
    collided = collided or collide_rect
    return (other for other in group if collided(sprite, other))
