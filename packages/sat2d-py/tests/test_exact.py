"""Exact predicates, judged by fractions."""

import itertools
import random
from fractions import Fraction

import numpy as np
import pytest

import sat2d
from sat2d import Sat2dError


def judge(a, b, c):
    """The sign of the determinant, in fractions."""
    (ax, ay), (bx, by), (cx, cy) = [tuple(map(Fraction, map(float, p))) for p in (a, b, c)]
    determinant = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    return (determinant > 0) - (determinant < 0)


def triples():
    """Triples of many magnitudes, a third of them nearly or exactly on a line."""
    choose = random.Random(3)
    for i in range(6000):
        scale = 2.0 ** choose.choice([-1074, -500, -30, 0, 30, 500, 1000])
        a, b = [[choose.uniform(-8, 8), choose.uniform(-8, 8)] for _ in range(2)]
        if i % 3 == 0:
            t = choose.uniform(-2, 2)
            c = [a[k] + t * (b[k] - a[k]) for k in range(2)]
        elif i % 3 == 1:
            a, b, c = [[choose.randrange(-4, 5), choose.randrange(-4, 5)] for _ in range(3)]
        else:
            c = [choose.uniform(-8, 8) * 2.0 ** choose.randrange(-60, 8), choose.uniform(-8, 8)]
        yield [[x * scale for x in point] for point in (a, b, c)]


def test_orientations_are_those_of_fractions():
    all_triples = np.array(list(triples()))
    expected = [judge(*triple) for triple in all_triples]
    a, b, c = all_triples.transpose(1, 0, 2)
    found = sat2d.orientations(a, b, c)
    assert found.dtype == np.int8 and found.tolist() == expected
    assert [sat2d.orient2d(*triple) for triple in all_triples] == expected
    assert min(expected.count(sign) for sign in (-1, 0, 1)) > 200


def test_one_point_stands_for_all():
    grid = np.array(list(itertools.product(range(4), range(4))), dtype=float)
    found = sat2d.orientations((0, 0), (3, 1), grid)
    assert found.tolist() == [judge((0, 0), (3, 1), point) for point in grid]
    assert sat2d.orientations(grid[:0], (3, 1), (0, 0)).tolist() == []


def test_numbers_that_are_not_finite_are_an_error():
    with pytest.raises(Sat2dError, match="b is") as caught:
        sat2d.orient2d((0, 0), (float("nan"), 0), (1, 1))
    assert caught.value.status == "SAT_ERR_NOT_FINITE"
    with pytest.raises(Sat2dError, match=r"c\[2\]"):
        sat2d.orientations((0, 0), (1, 0), [(0, 0), (1, 1), (1, np.inf)])
    with pytest.raises(ValueError):
        sat2d.orientations([(0, 0)] * 2, [(1, 0)] * 3, (0, 0))
