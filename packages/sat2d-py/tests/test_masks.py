"""Masks, judged by NumPy, tiles, and simpler outlines."""

import copy
import pickle

import numpy as np
import pytest

import sat2d
from sat2d import Mask, Sat2dError, Shape, Transform
from sat2d.compat import pygame

RANDOM = np.random.default_rng(3)


def pixels(height, width):
    return RANDOM.random((height, width)) < 0.3


def shifted(other, like, offset):
    """The pixels of a mask that is moved, in the frame of another array."""
    dx, dy = offset
    out = np.zeros_like(like)
    for y, x in zip(*other.nonzero()):
        if 0 <= y + dy < like.shape[0] and 0 <= x + dx < like.shape[1]:
            out[y + dy, x + dx] = True
    return out


def test_overlaps_are_those_of_numpy():
    for _ in range(30):
        a, b = pixels(9, 70), pixels(14, 31)
        offset = tuple(map(int, RANDOM.integers(-20, 60, 2)))
        own, other = Mask(a), Mask(b)
        common = a & shifted(b, a, offset)
        assert own.overlap_area(other, offset) == common.sum()
        assert own.overlaps(other, offset) == common.any()
        assert (own.overlap_mask(other, offset).to_array() == common).all()
        first = own.first_overlap(other, offset)
        rows, columns = common.nonzero()
        assert first == ((columns[0], rows[0]) if len(rows) else None)


def test_pixels():
    array = pixels(5, 8)
    mask = Mask(array)
    assert (mask.width, mask.height, mask.count) == (8, 5, array.sum())
    for form in [np.asfortranarray(array), array.tolist(), array.astype(int).tolist(),
                 array.astype(np.uint8), 0.5 * array]:
        assert Mask(form) == mask
    alpha = RANDOM.integers(0, 256, (5, 8)).astype(np.uint8)
    assert (Mask.from_alpha(alpha, 100).to_array() == (alpha >= 100)).all()
    mask.set(7, 4)
    assert mask.get(7, 4) and not mask.get(8, 4)
    with pytest.raises(IndexError):
        mask.set(8, 4)
    disc = Mask(np.zeros((20, 20), dtype=bool))
    disc.fill(Shape.circle((0, 0), 6), Transform.translation(10, 10))
    y, x = np.mgrid[:20, :20] + 0.5
    assert (disc.to_array() == ((x - 10) ** 2 + (y - 10) ** 2 <= 36)).all()


def test_silhouettes_and_shapes_have_the_area_of_the_pixels():
    array = pixels(12, 12)
    mask = Mask(array)
    assert sum(shape.area for shape in mask.shapes((6, 6))) == mask.count
    assert mask.shape((6, 6)).area == mask.count
    silhouettes = mask.silhouettes()
    assert sum(Shape.polygon(rings).area for rings in silhouettes) == mask.count
    assert len(mask.silhouettes("eight")) <= len(silhouettes)
    shapes = sat2d.tiles(array.astype(np.uint8), (2, 3), (10, 0))
    assert sum(shape.area for shape in shapes) == 6 * mask.count


def test_approximate():
    angles = np.linspace(0, 2 * np.pi, 100, endpoint=False)
    radius = np.where(np.arange(100) % 2, 10.0, 9.0)
    ring = np.column_stack([np.cos(angles), np.sin(angles)]) * radius[:, None]
    found = sat2d.approximate(ring, 1.5, deviation="outward")
    assert len(found) == 1 and found.is_complete
    assert found.pieces == [list(range(1, 100, 2))]
    found.verify(ring)
    assert len(sat2d.approximate(ring, 0, method="fewest")) > 20
    with pytest.raises(sat2d.VerifyError):
        found.verify(ring * 2)
    with pytest.raises(Sat2dError):
        sat2d.approximate(ring, -1)


def test_simplify():
    angles = np.linspace(0, 2 * np.pi, 400, endpoint=False)
    ring = np.column_stack([np.cos(angles), np.sin(angles)]) * 10
    found = sat2d.simplify(ring, 0.1)
    assert 10 < len(found) < 60
    found.verify(ring)
    points, = found.points(ring)
    assert points.tolist() == ring[found.rings[0]].tolist()
    inner = sat2d.simplify(ring, 0.1, deviation="inward").points(ring)
    assert Shape.polygon(inner).area < Shape.polygon(ring).area
    with pytest.raises(sat2d.VerifyError):
        found.verify(ring * 2)
    with pytest.raises(Sat2dError):
        sat2d.simplify(ring, -1)


def test_words_bounds_and_copies():
    array = pixels(6, 130)
    mask = Mask(array)
    padded = np.zeros((6, 192), dtype=bool)
    padded[:, :130] = array
    words = np.packbits(padded, axis=1, bitorder="little").view("<u8")
    assert Mask.from_words(130, words) == mask
    for x, y in [(-70, 0), (-3, 2), (0, 1), (61, 5), (129, 3), (130, 0), (0, 6)]:
        bits = [0 <= y < 6 and 0 <= x + i < 130 and array[y, x + i] for i in range(64)]
        assert mask.word(x, y) == sum(int(bit) << i for i, bit in enumerate(bits))
    copied = mask.copy()
    assert copied == copy.deepcopy(mask) == pickle.loads(pickle.dumps(mask)) == mask
    copied.set(0, 0, not mask.get(0, 0))
    assert copied != mask
    empty = Mask.empty(130, 6)
    assert empty.is_empty and empty.bounds is None and not mask.is_empty
    empty.set(65, 2)
    empty.set(3, 4)
    assert empty.bounds == (3, 2, 63, 3)
    with pytest.raises(Sat2dError) as caught:
        Mask.from_words(200, words)
    assert caught.value.status == "SAT_ERR_COUNT"


class Vector2:
    """As pygame's: a sequence that is no tuple."""

    def __init__(self, x, y):
        self.numbers = (float(x), float(y))

    def __len__(self):
        return 2

    def __getitem__(self, at):
        return self.numbers[at]


# What pygame-ce 2.5.8 answers on x86-64 for masks of 5 by 5 and 2 by 2, all pixels set: the first
# common pixel and their number; None where it raises TypeError, "offset must be two numbers".
OFFSETS = [
    ((1.9, -0.9), ((1, 0), 4)),
    ([1, 2], ((1, 2), 4)),
    (Vector2(-1.7, 2.6), ((0, 2), 2)),
    ((True, 2), ((1, 2), 4)),
    ((float("nan"), 0), (None, 0)),
    ((float("inf"), 0), (None, 0)),
    ((1e300, 0), (None, 0)),
    ((2**31, 0), (None, 0)),
    ((2**40, 0), ((0, 0), 4)),
    (np.array([1.5, 2.5]), ((1, 2), 4)),
    (((1, 2),), ((1, 2), 4)),
    (range(2), ((0, 1), 4)),
    ((np.float32(1.5), 2), None),
    (("1", 2), None),
    ((1,), None),
    ((1, 2, 3), None),
    (iter((1, 2)), None),
]


@pytest.mark.parametrize("offset, expected", OFFSETS, ids=lambda value: repr(value)[:30])
def test_offsets_are_taken_as_pygame_takes_them(offset, expected):
    large = Mask(np.ones((5, 5), bool))
    small = Mask(np.ones((2, 2), bool))
    if expected is None:
        with pytest.raises(TypeError, match="offset must be two numbers"):
            pygame.overlap(large, small, offset)
        return
    found = pygame.overlap(large, small, offset), pygame.overlap_area(large, small, offset)
    assert found == expected
    assert pygame.overlap_mask(large, small, offset).count == expected[1]
