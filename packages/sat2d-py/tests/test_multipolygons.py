"""Several polygons at once, judged by shapely where it is installed; decomposers."""

import random

import pytest

import sat2d
from sat2d import Decomposer, Sat2dError


def square(x, y, size=2):
    return [(x, y), (x + size, y), (x + size, y + size), (x, y + size)]


def is_valid(parts):
    try:
        sat2d.validate_multipolygon(parts)
    except Sat2dError:
        return False
    return True


def test_multipolygons_are_valid_where_shapely_says_so():
    shapely = pytest.importorskip("shapely")
    choose = random.Random(5)
    found = []
    for _ in range(600):
        parts = [[square(choose.randrange(8), choose.randrange(8), choose.randrange(1, 4))]
                 for _ in range(choose.randrange(1, 4))]
        multipolygon = shapely.MultiPolygon([shapely.Polygon(part[0]) for part in parts])
        found.append(is_valid(parts))
        assert found[-1] == is_valid(multipolygon) == multipolygon.is_valid
    assert min(found.count(True), found.count(False)) > 100


def test_a_fault_is_located():
    with pytest.raises(Sat2dError) as caught:
        sat2d.validate_multipolygon([[square(0, 0)], [square(5, 5)], [square(2, 0.5)]])
    assert caught.value.status == "SAT_ERR_EDGES_OVERLAP"
    assert caught.value.indices == {"parts": [0, 2], "edges": [1, 3]}
    assert is_valid([]) and is_valid([[square(0, 0)], [square(2, 2)]])
    with pytest.raises(TypeError, match="MultiPolygon"):
        sat2d.validate_multipolygon({"type": "Polygon", "coordinates": [square(0, 0)]})


def test_a_peg_keeps_a_pit_open():
    left, right = [(4, 4), (0, 4), (0, 0)], [(9, 0), (9, 4)]
    pit, peg = [*left, *right, (5, 4), (4.5, 1)], [(4.25, 5), (4.5, 3), (4.75, 5)]
    alone, = sat2d.simplify_multipolygon([[pit]], 3, deviation="outward")
    assert len(alone) == 4
    found = sat2d.simplify_multipolygon([[pit], [peg]], 3, deviation="outward")
    assert len(found[0]) > 4
    parts = [one.points(rings) for one, rings in zip(found, [[pit], [peg]])]
    assert is_valid(parts)
    for one, rings in zip(found, [[pit], [peg]]):
        one.verify(rings)
    geometry = {"type": "MultiPolygon", "coordinates": [[[*pit, pit[0]]], [[*peg, peg[0]]]]}
    assert sat2d.simplify_multipolygon(geometry, 3, deviation="outward") == found
    with pytest.raises(Sat2dError):
        sat2d.simplify_multipolygon(geometry, -1)


def test_a_decomposer_answers_as_the_function_does():
    decomposer, choose = Decomposer(), random.Random(2)
    for i in range(40):
        notch = choose.uniform(0.1, 3)
        rings = [[(0, 0), (4, 0), (4, 4), (4 - notch, notch)]]
        options = {"method": choose.choice(["fast", "balanced"]), "trusted": i % 3 == 0}
        assert decomposer.decompose(rings, **options) == sat2d.decompose(rings, **options)
        with pytest.raises(Sat2dError):
            decomposer.decompose([[(0, 0), (4, 4), (4, 0), (0, 4)]])
