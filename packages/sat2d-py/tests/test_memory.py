"""Nothing leaks. SAT2D_PY_OBJECTS sets how many objects are made and freed (default 20000)."""

import gc
import os
import tracemalloc

import numpy as np
import pytest
from support import HERE

import sat2d
from sat2d import Mask, Sat2dError, Shape, Transform, World

OBJECTS = int(os.environ.get("SAT2D_PY_OBJECTS", "20000"))
CUP = np.array([(-3, 0), (3, 0), (3, 4), (2, 4), (2, 1), (-2, 1), (-2, 4), (-3, 4)], dtype=float)


def shapes():
    shape = Shape.polygon([CUP])
    at = Transform.placement(1, 2, degrees=30)
    assert sat2d.contact(shape, HERE, shape, at).points


def worlds():
    world = World()
    world.insert_many(Shape.circle((0, 0), 1), [HERE, Transform.translation(1, 0)])
    assert [event.phase for event in world.step()] == ["begin"]


def errors():
    try:
        Shape.polygon([[(0, 0), (4, 4), (4, 0), (0, 4)]])
    except Sat2dError as error:
        assert error.point == (2, 2)


def arrays():
    mask = Mask(np.ones((8, 8), dtype=bool))
    assert mask.to_array().all()
    assert sat2d.decompose(CUP).pieces
    assert sat2d.decompose_arrays(CUP, [0, 8], [0, 1])["status"][0] == 0


def resident():
    """The resident memory of the process in bytes."""
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.skipif(not os.path.exists("/proc/self/statm"), reason="reads Linux's /proc")
@pytest.mark.parametrize("make", [shapes, worlds, errors, arrays])
def test_nothing_leaks(make):
    for _ in range(2000):
        make()
    gc.collect()
    before = resident()
    for _ in range(OBJECTS):
        make()
    gc.collect()
    grown = resident() - before
    tracemalloc.start()
    for _ in range(200):
        make()
    gc.collect()
    traced = tracemalloc.get_traced_memory()[0]
    for _ in range(2000):
        make()
    gc.collect()
    traced = tracemalloc.get_traced_memory()[0] - traced
    tracemalloc.stop()
    # a leak of one object in each round would be 16 bytes a round or more
    assert grown < max(8 * OBJECTS, 2_000_000)
    assert traced < 8 * 2000
