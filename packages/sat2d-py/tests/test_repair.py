"""Invalid polygons are repaired: shapely cuts the plane along all rings, and winding numbers say
which of the faces a rule fills."""

import random

import numpy as np
import pytest
import shapely
from shapely.geometry import LineString, MultiPolygon, Point, Polygon, box, mapping
from shapely.ops import polygonize, unary_union

import sat2d
from sat2d import ArgumentError, Sat2dError, Shape, Transform, decompose, decompose_many

RULES = {"even_odd": lambda turns: turns % 2 == 1, "non_zero": lambda turns: turns != 0}


def winding(ring, point):
    """How often a ring winds round a point that is not near it."""
    turns = 0
    for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1]):
        side = (bx - ax) * (point.y - ay) - (by - ay) * (point.x - ax)
        turns += (ay <= point.y < by and side > 0) - (by <= point.y < ay and side < 0)
    return turns


def filled(rings, rule):
    """What a rule fills of rings."""
    lines = [LineString([*ring, ring[0]]) for ring in rings if len(set(ring)) > 1]
    faces = polygonize(unary_union(lines))
    turns = [(face, sum(winding(ring, face.representative_point()) for ring in rings))
             for face in faces]
    return unary_union([face for face, turn in turns if RULES[rule](turn)])


def region(found):
    """The polygons of a decomposition, which must be valid, and its pieces cover them."""
    found.verify()
    parts = [[ring.tolist() for ring in rings] for rings in found.polygons]
    sat2d.validate_multipolygon(parts)
    polygons = [Polygon(rings[0], rings[1:]) for rings in parts]
    assert all(polygon.is_valid for polygon in polygons)
    assert found.area == pytest.approx(sum(polygon.area for polygon in polygons))
    return unary_union(polygons)


def assert_same(found, wanted, scale=1.0):
    difference = shapely.symmetric_difference(found, wanted).area
    assert difference <= 1e-9 * scale ** 2, (difference, found.area, wanted.area)


def tangle(choose):
    """Rings with few different coordinates: they cross, overlap and touch in every way."""
    most = choose.randrange(3, 12)
    point = lambda: (choose.randrange(most), choose.randrange(most))
    ring = lambda: [point() for _ in range(choose.randrange(3, 11))]
    return [ring() for _ in range(choose.randrange(1, 4))]


def scribble(choose):
    """One ring between any points: bow ties and stars."""
    scale = 10 ** choose.uniform(-6, 6)
    points = [(choose.uniform(-scale, scale), choose.uniform(-scale, scale)) for _ in range(9)]
    return [points[:choose.randrange(4, 10)]]


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("draw", [tangle, scribble])
def test_the_rule_fills_what_is_left(draw, rule):
    choose = random.Random(7)
    repaired = 0
    for _ in range(400):
        rings = draw(choose)
        found = decompose(rings, repair=rule)
        scale = max(abs(x) for ring in rings for point in ring for x in point)
        assert_same(region(found), filled(rings, rule), scale)
        try:
            assert decompose(rings) == found, "valid polygons stay"
        except Sat2dError:
            repaired += 1
    assert repaired > 200


def test_single_rings_are_what_make_valid_makes_of_them():
    choose = random.Random(8)
    for _ in range(400):
        (ring,) = scribble(choose)
        scale = max(abs(x) for point in ring for x in point)
        found = region(decompose(ring, repair=True))
        assert_same(found, shapely.make_valid(Polygon(ring)), scale)


@pytest.mark.parametrize("seed", range(40))
def test_parts_that_share_sides_or_overlap_are_united(seed):
    choose = random.Random(seed)
    cells = [(x, y) for x in range(7) for y in range(7) if choose.random() < 0.6]
    # a grid of cells, and boxes that overlap; all run in one direction
    grid = MultiPolygon([box(x, y, x + 1, y + 1) for x, y in cells])
    boxes = MultiPolygon([
        box(x, y, x + choose.randrange(1, 5), y + choose.randrange(1, 5))
        for x, y in choose.sample(cells, 6)
    ])
    for parts, repair in [(grid, True), (grid, "non_zero"), (boxes, "non_zero")]:
        found = decompose(parts, repair=repair)
        assert region(found).equals(unary_union(parts))
        shape = Shape.polygon(parts, repair=repair)
        assert shape.area == unary_union(parts).area


def test_rings_that_touch_themselves():
    keyhole = [(0, 0), (6, 0), (6, 6), (0, 6), (0, 0), (2, 2), (2, 4), (4, 4), (4, 2), (2, 2)]
    pinched = [(0, 0), (2, 2), (4, 0), (4, 4), (2, 2), (0, 4)]
    spike = [(0, 0), (4, 0), (4, 4), (8, 4), (4, 4), (0, 4)]
    twice = [(0, 0), (4, 0), (4, 4), (0, 4)] * 2
    for ring, area in [(keyhole, 32), (pinched, 8), (spike, 16), (twice, 0)]:
        with pytest.raises(Sat2dError):
            decompose(ring)
        assert decompose(ring, repair=True).area == area
    assert decompose(twice, repair="non_zero").area == 16
    assert len(decompose(twice, repair=True)) == 0 and decompose(twice, repair=True).area == 0


def test_shapes_have_the_points_of_what_is_filled():
    choose = random.Random(9)
    for _ in range(60):
        rings = tangle(choose)
        wanted = filled(rings, "even_odd")
        if wanted.area == 0:
            with pytest.raises(Sat2dError):
                Shape.polygon(rings, repair=True)
            continue
        shape = Shape.polygon(rings, repair=True)
        assert shape.area == pytest.approx(wanted.area)
        points = [(choose.uniform(-1, 12), choose.uniform(-1, 12)) for _ in range(100)]
        inside = [wanted.contains(Point(point)) for point in points]
        codes = sat2d.point_relations(shape, Transform.IDENTITY, points)
        assert [code == 2 for code in codes] == inside


def test_multipolygons_make_one_shape():
    # the second polygon has a corner on a side of the first one
    parts = MultiPolygon([box(0, 0, 4, 4), Polygon([(4, 2), (6, 1), (6, 3)])])
    shape = Shape.polygon(parts)
    assert shape.kind == "outline" and shape.area == 18
    assert sat2d.point_relation(shape, Transform.IDENTITY, (4, 2)) == "touching"
    assert sat2d.point_relation(shape, Transform.IDENTITY, (5, 2)) == "overlapping"
    alone = Shape.polygon(MultiPolygon([box(0, 0, 4, 4)]))
    assert alone.area == 16 and alone.kind == "rectangle"
    with pytest.raises(Sat2dError) as caught:
        Shape.polygon(MultiPolygon([box(0, 0, 4, 4), box(3, 3, 5, 5)]))
    assert "part" in str(caught.value)
    with pytest.raises(ArgumentError, match="a Polygon or a MultiPolygon"):
        Shape.polygon(shapely.GeometryCollection([box(0, 0, 1, 1)]))


def test_collections_and_lists_are_repaired_one_by_one():
    bow_tie = Polygon([(0, 0), (4, 4), (4, 0), (0, 4)])
    square = box(1, 1, 3, 3)
    both = shapely.GeometryCollection([bow_tie, square])
    found = decompose(both, repair=True)
    assert found.area == 8 + 4 and len(found.polygons) == 3
    assert np.array_equal(found.polygons[2][0], mapping(square)["coordinates"][0][:-1])
    many = decompose_many([bow_tie, square, both], repair=True)
    assert many == [decompose(one, repair=True) for one in (bow_tie, square, both)]
    far = [(0, 0), (1e300, 1e300), (1e300, 0), (0, 1e300)]
    found = decompose_many([bow_tie, far], repair=True, errors="return")
    assert found[0].area == 8 and "out of range" in str(found[1])
    assert sat2d.Decomposer().decompose(bow_tie, repair=True) == many[0]


def test_what_cannot_be_repaired_says_why():
    far = [(0, 0), (1e300, 1e300), (1e300, 0), (0, 1e300)]
    with pytest.raises(Sat2dError) as caught:
        decompose(far, repair=True)
    assert caught.value.status == "SAT_ERR_EDGES_CROSS"
    assert str(caught.value).endswith("; not repaired: the coordinate 1e300 is out of range")
    # each of the teeth crosses each of the others
    teeth = [(x, 0 if x % 2 else 1) for x in range(8000)]
    comb = [*teeth, *((y * 8000, x / 8000) for x, y in teeth)]
    with pytest.raises(Sat2dError, match="not repaired: more than .* pairs of edges may cross"):
        decompose(comb, repair=True)
    for wrong in [1, None, "evenodd"]:
        with pytest.raises((ArgumentError, Sat2dError)) as caught:
            decompose(far, repair=wrong)
        shown = repr(wrong).replace("'", '"')
        assert str(caught.value).startswith(f"repair is {shown}; expected ")
