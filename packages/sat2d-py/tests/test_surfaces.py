"""Masks of pygame's surfaces, judged by pygame, pixel by pixel; with pygame-ce or pygame."""

import random

import numpy as np
import pytest

from sat2d import Mask

pygame = pytest.importorskip("pygame")


def surfaces(choose):
    """Random surfaces of every depth: with alpha, a colour key, both or a palette."""
    size = choose.randrange(1, 70), choose.randrange(1, 20)
    colours = [(choose.randrange(256), choose.randrange(256), choose.randrange(256),
                choose.choice([0, 1, 100, 126, 127, 128, 200, 254, 255])) for _ in range(4)]
    for flags, depth in [(pygame.SRCALPHA, 32), (0, 32), (0, 24), (0, 16), (0, 8),
                         (pygame.SRCALPHA, 16)]:
        surface = pygame.Surface(size, flags, depth)
        if depth == 8:
            surface.set_palette([colour[:3] for colour in colours + colours[:2]])
        for x in range(size[0]):
            for y in range(size[1]):
                if depth == 8:
                    surface.set_at((x, y), choose.randrange(6))
                else:
                    surface.set_at((x, y), choose.choice(colours))
        if choose.random() < 0.3:
            surface.set_alpha(choose.randrange(256))
        yield surface
        keyed = surface.copy()
        keyed.set_colorkey(choose.randrange(6) if depth == 8 else choose.choice(colours))
        yield keyed


@pytest.mark.parametrize("seed", range(40))
def test_masks_of_surfaces_are_those_of_pygame(seed):
    choose = random.Random(seed)
    seen = set()
    for surface in surfaces(choose):
        threshold = choose.choice([-1, 0, 1, 99, 126, 127, 128, 253, 254, 255, 256, 2**31 - 1])
        for found, expected in [
            (Mask.from_surface(surface), pygame.mask.from_surface(surface)),
            (Mask.from_surface(surface, threshold),
             pygame.mask.from_surface(surface, threshold)),
            (Mask.from_surface(surface, threshold=threshold),
             pygame.mask.from_surface(surface, threshold=threshold)),
        ]:
            assert (found.width, found.height) == surface.get_size()
            pixels = [[found.get(x, y) for x in range(found.width)] for y in range(found.height)]
            assert pixels == [[expected.get_at((x, y)) == 1 for x in range(found.width)]
                              for y in range(found.height)]
            seen.add(found.count == 0)
            seen.add(found.count == found.width * found.height)
    assert seen == {True, False}


@pytest.mark.parametrize("seed", range(20))
def test_masks_of_pygame_become_masks(seed):
    """The buffer of a mask of pygame has words, which are no pixels."""
    choose = random.Random(seed)
    width, height = choose.choice([(0, 3), (1, 1), (63, 2), (64, 3), (65, 4), (200, 100)])
    given = pygame.mask.Mask((width, height), fill=choose.random() < 0.3)
    for _ in range(choose.randrange(60) if width else 0):
        given.set_at((choose.randrange(width), choose.randrange(height)), choose.randrange(2))
    found = Mask(given)
    assert (found.width, found.height, found.count) == (width, height, given.count())
    pixels = [[found.get(x, y) for x in range(width)] for y in range(height)]
    assert pixels == [[given.get_at((x, y)) == 1 for x in range(width)] for y in range(height)]


def test_what_has_the_methods_of_a_mask_is_one():
    class Duck:
        def __init__(self, inner):
            self.get_at, self.get_size, self.count = inner.get_at, inner.get_size, inner.count

    given = pygame.mask.Mask((70, 3))
    given.set_at((69, 2))
    assert Mask(Duck(given)) == Mask(given)


def test_alphas_above_the_threshold_count():
    surface = pygame.Surface((256, 3), pygame.SRCALPHA)
    for alpha in range(256):
        surface.set_at((alpha, 1), (9, 9, 9, alpha))
    row = Mask.from_surface(surface).to_array()[1]
    assert row.tolist() == [alpha > 127 for alpha in range(256)]
    assert Mask.from_surface(surface).count == 128
    alphas = pygame.surfarray.array_alpha(surface)
    assert Mask.from_surface(surface, 99) == Mask.from_alpha(alphas.T, 100)
    assert Mask.from_alpha(alphas, 100).width == 3  # the transposed array is another mask


def test_surfaces_without_pixels():
    for size in [(0, 5), (5, 0), (0, 0)]:
        mask = Mask.from_surface(pygame.Surface(size))
        assert (mask.width, mask.height, mask.count) == (*size, 0)


def test_what_is_no_surface():
    for wrong in [None, np.zeros((3, 3), np.uint8), "surface"]:
        with pytest.raises(TypeError):
            Mask.from_surface(wrong)
    with pytest.raises(OverflowError):
        Mask.from_surface(pygame.Surface((1, 1)), 2**40)


@pytest.mark.parametrize("quarter", [-270, -180, -90, 0, 90, 180, 270])
def test_a_turned_surface_is_a_shape_turned_the_other_way(quarter):
    """`pygame.transform.rotate(surface, r)` is `degrees=-r`, as the guide to angles says."""
    import sat2d

    choose = random.Random(quarter)
    surface = pygame.Surface((7, 7), pygame.SRCALPHA)
    for _ in range(20):
        surface.set_at((choose.randrange(7), choose.randrange(7)), (0, 0, 0, 255))
    turned = Mask.from_surface(pygame.transform.rotate(surface, quarter))
    shape = Mask.from_surface(surface).shape((3.5, 3.5))
    at = sat2d.Transform.placement(3.5, 3.5, degrees=-quarter)
    drawn = Mask.empty(7, 7)
    drawn.fill(shape, at)
    assert drawn == turned
