"""Shapes, transforms, relations and errors."""

import copy
import math
import pickle

import numpy as np
import pytest
from support import HERE, ROOT

import sat2d
from sat2d import Mask, Relation, Sat2dError, Shape, Transform

SQUARE = [(0, 0), (2, 0), (2, 2), (0, 2)]
KINDS = {
    "point": Shape.circle((0, 0), 0),
    "circle": Shape.circle((0, 0), 1),
    "ellipse": Shape.ellipse(5, 3),
    "segment": Shape.segment((0, 0), (1, 0)),
    "capsule": Shape.capsule((0, 0), (1, 0), 0.5),
    "rectangle": Shape.rectangle(4, 2),
    "convex_polygon": Shape.convex_polygon([(0, 0), (4, 0), (0, 3)]),
    "rounded_polygon": Shape.rounded_polygon(SQUARE, 0.5),
    "concave_polygon": Shape.polygon([[(0, 0), (4, 0), (4, 4), (3, 1)]]),
    "open_chain": Shape.chain([(4, 0), (0, 0), (-4, 3)]),
    "closed_chain": Shape.chain([(0, 0), (4, 0), (4, 4)], closed=True),
    "multi_polygon": Mask(np.eye(2, dtype=bool)).shape((1, 1)),
}


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_shape(kind):
    shape = KINDS[kind]
    assert shape.kind == kind
    assert kind in repr(shape)
    assert pickle.loads(pickle.dumps(shape)) == shape
    assert copy.deepcopy(shape) == shape
    assert all(other != shape for other in KINDS.values() if other is not shape)


def test_a_damaged_pickle_is_an_error():
    restore, (saved,) = KINDS["multi_polygon"].__reduce__()
    assert restore(saved) == KINDS["multi_polygon"]
    with pytest.raises(Sat2dError) as caught:
        restore(saved[:-3])
    assert caught.value.status == "SAT_ERR_DAMAGED"


def test_points_of_every_form_are_the_same():
    points = [(0, 0), (4, 0), (0, 3)]
    array = np.array(points, dtype=float)
    wide = np.zeros((6, 4))
    wide[::2, 1:3] = array
    for form in [array, array.astype(np.float32), array.astype(int), wide[::2, 1:3],
                 np.asfortranarray(array), array.tolist(), tuple(points), list(array)]:
        shape = Shape.convex_polygon(form)
        assert shape == KINDS["convex_polygon"]
        assert shape.vertices.tolist() == array.tolist()
    assert Shape.hull(SQUARE).kind == "rectangle"
    for wrong in [[1, 2, 3], np.zeros((3, 3)), [(1, 2, 3)], np.zeros(4), "ab", 7, [(1, "x")]]:
        with pytest.raises((TypeError, ValueError)):
            Shape.hull(wrong)


def test_what_a_shape_says_of_itself():
    room = Shape.polygon([[(0, 0), (10, 0), (10, 10), (0, 10)], [(3, 3), (7, 3), (7, 7), (3, 7)]])
    assert room.area == 84
    assert room.centroid == (5, 5)
    assert (room.bounds.min, room.bounds.max) == ((0, 0), (10, 10))
    assert [ring.shape for ring in room.rings] == [(4, 2), (4, 2)]
    assert room.rings[1].tolist() == [[3, 3], [7, 3], [7, 7], [3, 7]]
    assert KINDS["rounded_polygon"].radius == 0.5
    assert pickle.loads(pickle.dumps(room)) == room


def test_ellipses_and_circles_that_are_scaled_unevenly():
    oval, disc, wall = Shape.ellipse(25, 50), Shape.circle((0, 0), 1), Shape.rectangle(2, 9)
    assert (oval.half_axes, oval.radius, disc.half_axes) == ((25, 50), 50, (1, 1))
    assert repr(oval) == "<Shape ellipse, half axes: 25.0, 50.0>"
    assert Shape.ellipse(2, 2) == Shape.circle((0, 0), 2)
    assert Shape.ellipse(2, 0) == Shape.rectangle(4, 0)
    assert sat2d.point_relation(oval, HERE, (15, 40)) is Relation.TOUCHING
    for shape, at in [(oval, HERE), (disc, [-25, 0, 0, 50, 0, 0])]:
        for x, expected in [
            (26, Relation.TOUCHING), (26 - 2**-48, Relation.OVERLAPPING),
            (26 + 2**-48, Relation.DISJOINT),
        ]:
            assert sat2d.relation(shape, at, wall, Transform.translation(x, 0)) is expected
    error = raised(lambda: Shape.ellipse(1, -3))
    assert error.status == "SAT_ERR_NEGATIVE"
    assert "half height is -3" in str(error)


def test_relations_are_exact():
    box, ball = Shape.rectangle(2, 2), Shape.circle((0, 0), 1)
    def at(x):
        return Transform.translation(x, 0)
    assert sat2d.relation(box, HERE, ball, at(2)) is Relation.TOUCHING
    assert sat2d.relation(box, HERE, ball, at(2 + 2**-51)) is Relation.DISJOINT
    assert sat2d.relation(box, HERE, ball, at(2 - 2**-52)) is Relation.OVERLAPPING
    assert sat2d.hits(box, HERE, ball, at(2)) and not sat2d.overlaps(box, HERE, ball, at(2))
    array = np.array([1, 0, 0, 1, 2, 0])
    assert sat2d.relation(box, [1, 0, 0, 1, 0, 0], ball, array) == Relation.TOUCHING
    found = [sat2d.point_relation(box, HERE, point) for point in [(1, 1), (0.5, 0), (1.5, 0)]]
    assert found == [Relation.TOUCHING, Relation.OVERLAPPING, Relation.DISJOINT]
    bounds = sat2d.placed_bounds(box, at(3))
    assert repr(bounds) == "Aabb(min=(2.0, -1.0), max=(4.0, 1.0))"


def test_transforms():
    turned = Transform.placement(1, 2, degrees=-270, scale_x=2, scale_y=3)
    assert turned == Transform(0, 2, -3, 0, 1, 2)
    assert tuple(turned) == turned.to_tuple() == (0, 2, -3, 0, 1, 2)
    assert eval(repr(turned), {"Transform": Transform}) == turned
    assert pickle.loads(pickle.dumps(turned)) == turned
    assert turned.apply((1, 1)) == (-2, 4)
    assert turned.apply_vector((1, 1)) == (-3, 2)
    assert turned.apply_points([(1, 1), (0, 0)]).tolist() == [[-2, 4], [1, 2]]
    assert turned.position == (1, 2)
    back = turned @ turned.inverse()
    assert [abs(x) for x in back.to_tuple()[:4]] == [1, 0, 0, 1]
    assert Transform.nested(turned, back, HERE) == turned.product(back)
    assert Transform.placement(0, 0, scale_x=-1).is_mirrored
    assert abs(Transform.placement(0, 0, rotation=0.5).a - math.cos(0.5)) < 1e-15
    with pytest.raises(TypeError):
        Transform.placement(0, 0, rotation=1, degrees=2)
    with pytest.raises(AttributeError):
        turned.a = 1


def raised(call):
    with pytest.raises(Sat2dError) as caught:
        call()
    return caught.value


def test_errors_have_the_status_of_the_c_api_indices_and_a_point():
    bowtie = raised(lambda: Shape.polygon([[(0, 0), (4, 4), (4, 0), (0, 4)]]))
    assert (bowtie.status, bowtie.code) == ("SAT_ERR_EDGES_CROSS", 22)
    assert bowtie.indices == {"edges": [0, 2]}
    assert bowtie.point == (2, 2)
    assert "edges 0 and 2 cross" in str(bowtie)
    again = pickle.loads(pickle.dumps(bowtie))
    assert (again.status, again.indices, str(again)) == (
        bowtie.status, bowtie.indices, str(bowtie))

    square = [(0, 0), (4, 0), (4, 4), (0, 4)]
    hole = raised(lambda: Shape.polygon([square, [(5, 1), (6, 1), (6, 2)]]))
    assert (hole.status, hole.indices["ring"]) == ("SAT_ERR_HOLE_OUTSIDE", 1)
    inner = [[(1, 1), (3, 1), (3, 3), (1, 3)], [(1.5, 1.5), (2, 1.5), (2, 2)]]
    nested = raised(lambda: Shape.polygon([square, *inner]))
    assert {nested.indices["ring"], nested.indices["other_ring"]} == {1, 2}
    negative = raised(lambda: Shape.circle((0, 0), -3))
    assert (negative.status, negative.indices, negative.point) == ("SAT_ERR_NEGATIVE", {}, None)
    reflex = raised(lambda: Shape.convex_polygon([(0, 0), (4, 0), (4, 4), (3, 1)]))
    assert (reflex.status, reflex.indices) == ("SAT_ERR_NOT_CONVEX", {"vertex": 3})
    missing = raised(lambda: Shape.convex_polygon([(0, 0), (4, 0), (math.nan, 4)]))
    assert (missing.status, missing.indices) == ("SAT_ERR_NOT_FINITE", {"vertex": 2})


def test_every_status_is_that_of_the_header():
    box, ball = Shape.rectangle(2, 2), Shape.circle((0, 0), 1)
    calls = {
        "SAT_ERR_SINGULAR": lambda: sat2d.relation(box, [0] * 6, ball, HERE),
        "SAT_ERR_OUT_OF_RANGE": lambda: Shape.circle((0, 0), 1e300),
        "SAT_ERR_TOO_FEW_POINTS": lambda: Shape.hull([]),
        "SAT_ERR_REPEATED_POINT": lambda: Shape.segment((1, 1), (1, 1)),
        "SAT_ERR_NO_RINGS": lambda: Shape.polygon([]),
        "SAT_ERR_INVALID_ENUM": lambda: Shape.polygon([SQUARE], method="best"),
    }
    header = (ROOT / "include" / "sat2d.h").read_text()
    for status, call in calls.items():
        error = raised(call)
        assert error.status == status
        assert f"#define {status} {error.code}\n" in header


def test_relation_is_the_same_for_every_order_of_sides():
    for first in KINDS.values():
        for second in KINDS.values():
            at = Transform.placement(1.5, 0.25, degrees=30)
            assert sat2d.relation(first, HERE, second, at) is sat2d.relation(
                second, at, first, HERE)


def test_two_numbers_are_a_translation():
    box, at = Shape.rectangle(2, 2), Transform.translation(2, 0.5)
    for form in [(2, 0.5), [2, 0.5], np.array([2, 0.5])]:
        assert sat2d.relation(box, (0, 0), box, form) is Relation.TOUCHING
        world = sat2d.World()
        body = world.insert(box, form)
        assert world.transform(body) == at
    world.set_transforms([body], [(3, 4)])
    assert world.transform(body).position == (3, 4)
    for wrong in [(1,), (1, 2, 3), "ab", 7]:
        with pytest.raises(TypeError):
            sat2d.relation(box, wrong, box, at)
    with pytest.raises(Sat2dError):
        sat2d.relation(box, (float("nan"), 0), box, at)


def test_points_alone_are_a_polygon_without_holes():
    points = [(0, 0), (4, 0), (4, 4), (3, 1)]
    for form in [points, tuple(points), np.array(points), [np.array(p) for p in points]]:
        assert Shape.polygon(form) == Shape.polygon([points])
    with pytest.raises(Sat2dError):
        Shape.polygon([(0, 0), (1, 0)])


def test_outlines_with_curves_are_exact():
    leaf = sat2d.Shape.outline(
        [("move_to", 0, 0), ("quadratic_to", 5, 6, 10, 0), ("quadratic_to", 5, -6, 0, 0)]
    )
    here = sat2d.Transform.IDENTITY
    ball = sat2d.Shape.circle((0, 0), 2)
    at = sat2d.Transform.translation(5, 5)
    assert leaf.kind == "outline"
    assert sat2d.relation(leaf, here, ball, at) == sat2d.Relation.TOUCHING
    assert sat2d.point_relation(leaf, here, (2.5, 2.25)) == sat2d.Relation.TOUCHING
    half = sat2d.Shape.outline(
        [("move_to", -3, 0), ("arc_to", 3, 3, 0, False, True, 3, 0), ("close",)], rule="non_zero"
    )
    assert sat2d.point_relation(half, here, (0, -3)) == sat2d.Relation.TOUCHING
    assert sat2d.contact(leaf, here, ball, at).depth == 0
    assert [ring.tolist() for ring in leaf.flattened(1)] == [[[0, 0], [5, 3], [10, 0], [5, -3]]]
    assert ball.flattened(1)[0].tolist() == [[0, 0]]
    with pytest.raises(sat2d.Sat2dError, match="tolerance"):
        leaf.flattened(0)
    with pytest.raises(sat2d.Sat2dError, match="outline with curves"):
        sat2d.explain(leaf, here, ball, at)
    with pytest.raises(TypeError, match=r"path\[1\] is .'line_to', 1, 2, 3.; expected"):
        sat2d.Shape.outline([("move_to", 0, 0), ("line_to", 1, 2, 3)])
    with pytest.raises(sat2d.Sat2dError, match="edges 0 and 2 meet"):
        sat2d.Shape.outline(
            [
                ("move_to", 0, 0),
                ("quadratic_to", 5, 8, 10, 0),
                ("line_to", 10, 2),
                ("line_to", 0, 2),
            ]
        )


def test_strokes_and_contours_that_cross_are_within_a_tolerance():
    corner = [("move_to", 0, 0), ("line_to", 8, 0), ("line_to", 8, 8)]

    def area(**form):
        return sat2d.Shape.stroke_within(corner, 2, tolerance=2**-10, **form).area

    assert area(join="bevel", cap="butt") == 31.5
    assert area(join="miter", cap="butt") == 32
    assert area(join="miter", cap="butt", miter_limit=1.25) == 31.5
    assert area(join="miter", cap="square") == pytest.approx(36, abs=1e-12)
    frame = sat2d.Shape.stroke_within([*corner, ("close",)], 2, tolerance=0.01)
    assert len(frame.rings) == 2
    with pytest.raises(sat2d.Sat2dError, match="width of the stroke"):
        sat2d.Shape.stroke_within(corner, 0, tolerance=1)
    bow_tie = [("move_to", 0, 0), ("line_to", 4, 4), ("line_to", 4, 0), ("line_to", 0, 4)]
    with pytest.raises(sat2d.Sat2dError, match="meet"):
        sat2d.Shape.outline(bow_tie)
    assert sat2d.Shape.outline_within(bow_tie, tolerance=0.01).area == 8
