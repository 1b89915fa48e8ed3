"""Contacts, distances, separation, casts, sweeps and response."""

import json
import math

import pytest
from support import HERE

import sat2d
from sat2d import Motion, Relation, Sat2dError, Shape, Transform

BOX = Shape.rectangle(2, 2)
BALL = Shape.circle((0, 0), 1)
at = Transform.translation


def test_a_manifold_of_two_rectangles():
    found = sat2d.contact(BOX, HERE, BOX, at(1.5, 0.5))
    assert (found.normal, found.depth, found.kind) == ((1, 0), 0.5, "edge_edge")
    assert repr(found.feature_a) == "Feature(kind='edge', index=1)"
    assert (found.feature_b.kind, found.feature_b.index) == ("edge", 3)
    assert len(found.points) == 2
    for point in found.points:
        assert (point.on_a[0], point.on_b[0], point.depth) == (1, 0.5, 0.5)
    assert sat2d.contact(BOX, HERE, BOX, at(3, 0)) is None
    assert found == sat2d.contact(BOX, HERE, BOX, at(1.5, 0.5))
    assert found != sat2d.contact(BOX, HERE, BOX, at(1.5, 0.25))
    with pytest.raises(AttributeError):
        found.depth = 1


def test_contacts_of_concave_shapes():
    cup = Shape.polygon(
        [[(-3, 0), (3, 0), (3, 4), (2, 4), (2, 1), (-2, 1), (-2, 4), (-3, 4)]])
    found = sat2d.contacts(cup, HERE, Shape.circle((0, 2.5), 2.25), HERE)
    depths = [each.depth for each in found]
    assert len(found) >= 2 and depths == sorted(depths, reverse=True)
    assert sat2d.contacts(BOX, HERE, BALL, at(9, 9)) == []


def test_explanations():
    apart = sat2d.explain(BOX, HERE, BOX, at(3, 0))
    assert (apart.relation, apart.point) == (Relation.DISJOINT, None)
    (axis,) = apart.axes
    assert (axis.normal, axis.offset) == ((1, 0), 1.5)
    assert (axis.a_start, axis.a_end, axis.b_start, axis.b_end) == (0, 1, 0, 1)
    assert repr(apart) == "<Explanation disjoint>"

    touching = sat2d.explain(BOX, HERE, BALL, at(0, 2))
    assert (touching.relation, touching.point) == (Relation.TOUCHING, (0, 1))
    assert [(axis.normal, axis.offset) for axis in touching.axes] == [((0, 1), 1)]

    overlapping = sat2d.explain(BOX, HERE, BALL, at(1.5, 0))
    assert (overlapping.relation, overlapping.axes) == (Relation.OVERLAPPING, [])
    x, y = overlapping.point
    assert 0.5 < x < 1 and abs(y) < 1
    query = json.loads(overlapping.json)
    assert query["b"] == {
        "kind": "hull", "rings": [[[0, 0]]], "half_axes": [1, 1], "at": [1, 0, 0, 1, 1.5, 0]}
    assert query["witness"]["point"] == [x, y]

    # an L and a ball in its corner
    ell = Shape.polygon([[(0, 0), (9, 0), (9, 1), (1, 1), (1, 9), (0, 9)]])
    concave = sat2d.explain(ell, HERE, BALL, at(2.5, 2.5))
    assert concave.relation == Relation.DISJOINT
    assert sorted(axis.a_start for axis in concave.axes) == [0, 1]
    for axis in concave.axes:
        assert 2.5 * sum(axis.normal) - 1 > axis.offset

    path = [("move_to", 0, 0), ("quadratic_to", 5, 6, 10, 0), ("close",)]
    with pytest.raises(Sat2dError) as refused:
        sat2d.explain(Shape.outline(path), HERE, BOX, HERE)
    assert refused.value.status == "SAT_ERR_NOT_OFFERED"


def test_an_outline_with_curves_has_contacts_and_is_solid():
    path = [("move_to", 0, 0), ("quadratic_to", 5, 6, 10, 0), ("close",)]
    hill = Shape.outline(path)
    hit = sat2d.contact(hill, HERE, BALL, at(5, 3.75))
    assert abs(hit.depth - 0.25) < 0.01 and hit.normal[1] > 0.99
    assert sat2d.rounding_margin(hill, HERE, BALL, at(5, 3.75)) < 1e-12
    assert sat2d.separation(hill, HERE, BALL, at(5, 4)) is None
    world = sat2d.World()
    world.insert(hill, kind="static")
    ball = world.insert(BALL, at(5, 3.75))
    world.separate(4)
    assert 4 <= world.get(ball).transform.ty < 4.01


def test_distance_and_closest_points():
    found = sat2d.distance(BOX, HERE, BALL, at(5, 0))
    assert (found.distance, found.on_a, found.on_b) == (3, (1, 0), (4, 0))
    assert found.feature_b.kind == "arc"
    assert sat2d.distance(BOX, HERE, BALL, at(2, 0)).distance == 0


def test_separation_and_containment():
    found = sat2d.separation(BOX, HERE, BOX, at(1.5, 0))
    assert (found.translation, found.depth, found.normal) == ((0.5, 0), 0.5, (1, 0))
    assert sat2d.separation(BOX, HERE, BOX, at(2, 0)) is None
    comb = Shape.polygon([[(0, 0), (4, 0), (4, 4), (3, 1), (2, 4), (1, 1), (0, 4)]])
    with pytest.raises(Sat2dError) as caught:
        sat2d.separation(comb, HERE, comb, at(1, 0), work_limit=1)
    assert caught.value.status == "SAT_ERR_LIMIT"
    words = [
        sat2d.containment(Shape.rectangle(size, size), at(x, 0), BOX, HERE)
        for size, x in [(0.5, 0), (1, 0), (1, 0.5), (2, 0), (2, 9)]
    ]
    assert words == ["proper", "proper", "touching", "equal", "none"]


def test_rays_and_segments():
    hit = sat2d.cast_ray(BOX, HERE, (-5, 0), (1, 0), 10)
    assert (hit.fraction, hit.point, hit.normal) == (4, (-1, 0), (-1, 0))
    assert (hit.feature.kind, hit.feature.index) == ("edge", 3)
    assert sat2d.cast_ray(BOX, HERE, (-5, 0), (1, 0), 3) is None
    assert sat2d.cast_ray(BOX, HERE, (-5, 0), (1, 0)) == hit
    for reach in (0, 9, float("inf")):
        # without a direction it is a point
        assert sat2d.cast_ray(BOX, HERE, (0.5, 0), (0, 0), reach).fraction == 0
        assert sat2d.cast_ray(BOX, HERE, (1, 0), (0, 0), reach).normal == (1, 0)
        assert sat2d.cast_ray(BOX, HERE, (5, 0), (0, 0), reach) is None
    inside = sat2d.cast_segment(BOX, HERE, (0, 0), (9, 0))
    assert (inside.fraction, inside.feature) == (0, None)
    with pytest.raises(Sat2dError):
        sat2d.cast_ray(BOX, HERE, (0, 0), (1, 0), -1)


def test_sweeps():
    flight = Motion(HERE, (8, 0))
    impact = sat2d.sweep(BALL, flight, BOX, Motion(at(6, 0)))
    assert (impact.time, impact.relation, impact.approach) == (0.5, Relation.TOUCHING, 8)
    assert impact.closest.normal == (1, 0)
    assert sat2d.sweep(BALL, flight, BOX, Motion(at(60, 0))) is None
    bounds = sat2d.sweep_bounds(BALL, flight, BOX, Motion(at(6, 0)))
    assert bounds.earliest <= impact.time <= bounds.latest <= bounds.earliest + 2**-40
    assert sat2d.sweep_bounds(BALL, flight, BOX, Motion(at(60, 0))) is None
    # a bar turns a quarter about its centre and meets the ball above it on the way
    bar = Motion(HERE, rotation=math.pi / 2)
    assert 0 < sat2d.sweep(Shape.rectangle(6, 0.5), bar, BALL, Motion(at(0, 3))).time < 1
    left = Motion(at(2, 0), (1, 0))
    assert sat2d.sweep(BOX, Motion(HERE), BOX, left).time == 0
    assert sat2d.sweep(BOX, Motion(HERE), BOX, left, at_start="skip_parting") is None
    with pytest.raises(Sat2dError) as caught:
        sat2d.sweep(BALL, flight, BOX, Motion(at(6, 0)), work_limit=1)
    assert caught.value.status == "SAT_ERR_LIMIT"


def test_motions():
    end = Transform.placement(4, 2, degrees=90)
    motion = Motion.between(HERE, end)
    assert motion.at(1).to_tuple() == pytest.approx(end.to_tuple(), abs=1e-12)
    assert motion.at(0) == HERE
    assert motion.rotation == pytest.approx(math.pi / 2)
    assert eval(repr(motion), {"Motion": Motion, "Transform": Transform}) == motion
    with pytest.raises(Sat2dError) as caught:
        Motion.between(HERE, (2, 0, 0, 2, 0, 0))
    assert caught.value.status == "SAT_ERR_NOT_RIGID"


def test_response():
    found = sat2d.contact(BOX, HERE, BOX, at(1.5, 0))
    apart = sat2d.resolve(found, 1, 1)
    assert (apart.a, apart.b) == ((-0.25, 0), (0.25, 0))
    bounced = sat2d.rebound(
        found, velocity_a=(2, 0), inverse_mass_a=1, velocity_b=(0, 0), inverse_mass_b=1,
        restitution=1)
    assert bounced == ((0, 0), (2, 0))
    assert sat2d.slide((3, -4), (0, 1)) == (3, 0)
    with pytest.raises(Sat2dError) as caught:
        sat2d.resolve(found, -1, 1)
    assert caught.value.status == "SAT_ERR_NEGATIVE"
