"""Asks pygame or pygame-ce about rectangles and masks: python3 ask_pygame.py cases.txt"""

import os
import sys

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame  # noqa: E402

with open(sys.argv[1], encoding="utf-8") as file:
    rows = [line.split() for line in file]


def numbers(shape):
    return [int(number) for number in shape[2:].split(",")]


def ask(call, question, is_hit):
    counts = {}
    for asked, case, first, second in rows:
        if asked == question:
            hits, count = counts.get(case, (0, 0))
            counts[case] = hits + bool(is_hit(numbers(first), numbers(second))), count + 1
    print(call)
    for case, (hits, count) in counts.items():
        print(f"    {case}: {hits} of {count}")


class Sprite:
    """A circle's sprite."""

    def __init__(self, x, y, r):
        self.rect = pygame.Rect(x - r, y - r, 2 * r, 2 * r)
        self.radius = r


print(pygame.version.ver, "pygame-ce" if getattr(pygame, "IS_CE", False) else "pygame")
ask("Rect.colliderect", "rectangles", lambda a, b: pygame.Rect(a).colliderect(b))
ask("Rect.collidepoint", "point_rectangle", lambda a, b: pygame.Rect(a).collidepoint(b))
ask("sprite.collide_circle", "circles",
    lambda a, b: pygame.sprite.collide_circle(Sprite(*a), Sprite(*b)))
surface = pygame.Surface((256, 1), pygame.SRCALPHA)
for alpha in range(256):
    surface.set_at((alpha, 0), (0, 0, 0, alpha))
taken = pygame.mask.from_surface(surface, 127)
least = min(alpha for alpha in range(256) if taken.get_at((alpha, 0)))
print(f"from_surface, threshold 127: {taken.count()} pixels, the least alpha {least}")
square = pygame.mask.Mask((4, 4))
for x, y in ((1, 1), (2, 1), (1, 2), (2, 2)):
    square.set_at((x, y))
print(f"four pixels: count {square.count()}, outline {square.outline()}")
beside = square.overlap(square, (2, 0)), square.overlap(square, (1, 0))
print(f"beside each other {beside[0]}, one column in common {beside[1]}")
