"""Random masks at random offsets: the calls of `pygame_masks.csv`. Needs pygame or pygame-ce."""
import random

import pygame


def random_mask(rows):
    width, height = random.randrange(1, 100), random.randrange(1, rows)
    mask = pygame.mask.Mask((width, height))
    density = random.choice([0.03, 0.2, 0.6, 1])
    for x in range(width):
        for y in range(height):
            if random.random() < density:
                mask.set_at((x, y))
    return mask


def play(calls, rows):
    """Calls all three functions so often; masks are up to 100 by 8 pixels."""
    random.seed(20)
    functions = [calls.overlap, calls.overlap_area, calls.overlap_mask]
    for row in range(rows):
        mask, other = random_mask(8), random_mask(8)
        dx = random.choice([random.randrange(-60, 60), 32, 0, -64])
        functions[row % 3](mask, other, (dx, random.randrange(-4, 5)))
