"""Many points in one shape, judged in fractions."""

import random
from fractions import Fraction

import numpy as np
import pytest
from support import HERE

import sat2d
from sat2d import Sat2dError, Shape, Transform


def judge(rings, point):
    """0 outside, 1 on the boundary, 2 inside, by the crossings of a ray in fractions."""
    x, y = point
    inside = False
    for ring in rings:
        for (px, py), (qx, qy) in zip(ring, ring[1:] + ring[:1]):
            turn = (qx - px) * (y - py) - (qy - py) * (x - px)
            if turn == 0 and min(px, qx) <= x <= max(px, qx) and min(py, qy) <= y <= max(py, qy):
                return 1
            if (py <= y) != (qy <= y) and (turn > 0) == (qy > py):
                inside = not inside
    return 2 if inside else 0


def exact(points):
    return [(Fraction(x), Fraction(y)) for x, y in points]


def star(choose, corners, low, high, whole):
    angles = np.linspace(0, 2 * np.pi, corners, endpoint=False)
    radius = np.array([choose.uniform(low, high) for _ in angles])
    ring = np.column_stack([np.cos(angles), np.sin(angles)]) * radius[:, None]
    return np.round(ring * 64) / 64 if whole else ring


@pytest.mark.parametrize("seed", range(12))
def test_points_are_where_fractions_say(seed):
    choose = random.Random(seed)
    whole = seed % 2 == 0
    rings = [star(choose, choose.randrange(5, 60), 6, 10, whole), star(choose, 7, 1, 4, whole)]
    at = Transform.translation(choose.choice([0, 0.1, 1e3, 2.0**40]), 0)
    shape = Shape.polygon(rings)
    placed = [at.apply_points(ring) for ring in rings]
    corners = np.concatenate(placed)
    following = np.concatenate([np.roll(ring, -1, axis=0) for ring in placed])
    middle = np.array([at.tx, at.ty])
    points = np.concatenate([
        corners,
        (corners + following) / 2,
        np.nextafter(corners, middle),
        np.column_stack([corners[:, 0], np.roll(corners[:, 1], 1)]),
        middle + np.random.default_rng(seed).uniform(-12, 12, (400, 2)),
        middle + np.random.default_rng(seed).integers(-11, 12, (200, 2)),
    ])
    found = sat2d.point_relations(shape, at, points)
    judged = [exact(ring) for ring in placed]
    assert found.tolist() == [judge(judged, point) for point in exact(points)]
    assert (np.bincount(found, minlength=3) >= len(corners) / 3).all()
    # few points take another way
    assert (sat2d.point_relations(shape, at, points[:50]) == found[:50]).all()


def test_points_in_round_shapes():
    points = np.random.default_rng(1).integers(-8, 9, (3000, 2)).astype(float)
    squares = (points**2).sum(axis=1)
    found = sat2d.point_relations(Shape.circle((0, 0), 5), HERE, points)
    assert found.tolist() == np.where(squares < 25, 2, (squares == 25).astype(int)).tolist()


def test_points_that_are_not_finite_are_an_error():
    points = np.zeros((500, 2))
    points[77, 1] = np.inf
    with pytest.raises(Sat2dError) as caught:
        sat2d.point_relations(Shape.rectangle(2, 2), HERE, points)
    assert caught.value.status == "SAT_ERR_NOT_FINITE"
