"""Results are compared, copied and pickled; shapes have hashes and are geometries of shapely."""

import copy
import importlib
import inspect
import io
import pickle
import random

import numpy as np
import pytest
import shapely
from shapely.geometry import mapping

import sat2d
from sat2d import Relation, Sat2dError, Shape, Transform, World
from sat2d.compat import awt, flash, pygame, typescript, xywh

BOX = Shape.rectangle(2, 2)
DISC = Shape.circle((1, 2), 3)
HERE = Transform.IDENTITY
CONCAVE = [(0, 0), (4, 0), (4, 4), (2, 1)]


def results():
    """A result of every class."""
    world = World()
    a, b = world.insert(BOX, user="hero"), world.insert(DISC, (1, 0))
    events = world.step()
    yield from [events, events[0], world.get(a), world.bounds(b)]
    world.set_user(a, 5)
    yield world.step()
    yield world.nearest((9, 9), 1)[0]
    yield world.cast_ray((-9, 0), (1, 0))
    yield world.separate(2)
    yield world.move_and_slide(a, (3, 0))
    yield world.move_character(a, (0, -3))
    file = io.BytesIO()
    with sat2d.recording(World(), file) as recorded:
        recorded.insert(BOX)
        recorded.step()
    yield sat2d.replay(file.getvalue())
    hall = World()
    hall.insert(Shape.rectangle(40, 2), (0, -1), kind="static")
    hero = hall.insert(BOX, (0, 1))
    walked = hall.move_character(hero, (3, -1))
    yield from [walked, walked.ground, walked.hits[0]]
    yield hall.sweep(DISC, sat2d.Motion((5, 9), (0, -20)))
    motion = sat2d.Motion(HERE, (9, 0), rotation=1, pivot=(1, 2))
    yield from [motion, sat2d.Motion((1, 2), (3, 4)), sat2d.Motion.between(HERE, (5, 6))]
    yield from [sat2d.contact(BOX, HERE, DISC, (1, 1)), sat2d.distance(BOX, HERE, DISC, (99, 1))]
    contact = sat2d.contact(BOX, HERE, BOX, (1.5, 1))
    yield from [contact, contact.points[0], contact.feature_a]
    yield sat2d.separation(BOX, HERE, DISC, (1, 1))
    yield sat2d.cast_ray(BOX, HERE, (-5, 0), (1, 0))
    yield sat2d.sweep(BOX, motion, BOX, sat2d.Motion((20, 0), (-9, 0)))
    yield sat2d.sweep_bounds(BOX, motion, BOX, sat2d.Motion((5, 0), (-9, 0)))
    yield sat2d.resolve(contact, 1, 2)
    explained = sat2d.explain(BOX, HERE, BOX, (9, 0))
    yield from [explained, explained.axes[0]]
    pieces = sat2d.decompose([CONCAVE], method="fewest")
    yield from [pieces, pieces[0], sat2d.Polygon([CONCAVE])]
    squares = shapely.MultiPolygon([shapely.box(0, 0, 1, 1), shapely.box(3, 0, 5, 1)])
    yield from [sat2d.decompose(squares), HERE, BOX, Relation.TOUCHING]
    yield sat2d.simplify([CONCAVE], 0.5)
    yield from sat2d.simplify_multipolygon(squares, 0.1, deviation="outward")
    yield sat2d.approximate([CONCAVE], 0.5, deviation="inward", max_corners=4)
    yield sat2d.Mask(np.ones((3, 4), dtype=bool))
    yield from [awt.Rectangle(1, 2, 3, 4), awt.Rectangle2D(1, 2, 3, 4), awt.Line2D(1, 2, 3, 4)]
    yield from [awt.Ellipse2D(1, 2, 3, 4), awt.RoundRectangle2D(1, 2, 3, 4, 5, 6)]
    yield from [flash.Point(1, 2), flash.Rectangle(1, 2, 3, 4), flash.Matrix(1, 2, 3, 4, 5, 6)]
    yield flash.collide((0, 0, 4, 1, 0, "none"), (2, 1, 4, 1, 9, "none"))
    yield from [xywh.Circle(1, 2, 3), xywh.Rect(1, 2, 3, 4), pygame.Rect(1, 2, 3, 4)]
    yield pygame.PygameRect(1, 2, 3, 4)


#: Classes whose objects are no results: tools, what is drawn on, exceptions, and the arguments of
#: older programs.
OTHERS = {
    "Canvas", "Decomposer", "World", "ArgumentError", "Sat2dError", "VerifyError",
    "awt.AffineTransform", "awt.Arc2D", "awt.Path2D", "awt.Polygon", "flash.Bitmap", "flash.Stage",
}


def name_of(of):
    """The name of a class, after that of its module within `sat2d`."""
    module = of.__module__.removeprefix("sat2d.compat.") if "compat" in of.__module__ else ""
    return f"{module}.{of.__name__}".removeprefix(".")


def test_each_class_has_a_result_here():
    modules = [sat2d, awt, flash, pygame, typescript, xywh]
    members = [member for module in modules for member in vars(module).values()]
    classes = {name_of(member): member for member in members
               if inspect.isclass(member) and member.__module__.startswith("sat2d")}
    assert {name_of(type(found)) for found in results()} | OTHERS == set(classes)
    # pickle finds a class by the name of its module
    for name, of in classes.items():
        found = getattr(importlib.import_module(of.__module__), of.__qualname__)
        assert found is of, name


@pytest.mark.parametrize("found", list(results()), ids=lambda found: name_of(type(found)))
def test_results_are_copied_pickled_and_compared(found):
    assert found is not None and found == found
    assert not found == 5 or isinstance(found, int)
    assert copy.copy(found) == found
    assert repr(pickle.loads(pickle.dumps(found))) == repr(found)
    if "hero" not in repr(found) and not isinstance(found, sat2d.Events):
        assert pickle.loads(pickle.dumps(found)) == found
        assert copy.deepcopy(found) == found


def test_simplifications_that_were_pickled_are_proved_like_others():
    found = sat2d.simplify([CONCAVE, [(2.5, 0.25), (3, 0.25), (3, 0.5)]], 0.5)
    again = pickle.loads(pickle.dumps(found))
    assert again == found and again.rings == found.rings
    rings = [CONCAVE, [(2.5, 0.25), (3, 0.25), (3, 0.5)]]
    again.verify(rings)
    assert [ring.tolist() for ring in again.points(rings)] == [
        ring.tolist() for ring in found.points(rings)]
    with pytest.raises(Sat2dError, match="rings have 4 vertices; expected those of vertex 6"):
        again.points([CONCAVE])
    pieces = sat2d.approximate([CONCAVE], 0.5, deviation="outward")
    again = pickle.loads(pickle.dumps(pieces))
    again.verify([CONCAVE])
    assert again == pieces and again.pieces == pieces.pieces
    assert again != sat2d.approximate([CONCAVE], 0.25, deviation="outward")


def test_results_differ_where_a_field_does():
    contact = sat2d.contact(BOX, HERE, BOX, (1.5, 1))
    fields = {name: getattr(contact, name) for name in contact.__match_args__}
    assert sat2d.Manifold(**fields) == contact
    assert sat2d.Manifold(**{**fields, "depth": 2.0}) != contact
    assert sat2d.decompose([CONCAVE]) != sat2d.decompose([CONCAVE[::-1]])


def test_events_that_were_pickled_name_equal_objects():
    world = World()
    world.insert(BOX, user=("a", 1))
    world.insert(BOX, user=7)
    again = pickle.loads(pickle.dumps(world.step()))
    assert [(event.user_a, event.user_b, event.relation) for event in again] == [
        (("a", 1), 7, Relation.OVERLAPPING)]


def test_relations_are_equal_to_their_names():
    found = sat2d.relation(BOX, HERE, BOX, (5, 0))
    assert found == "disjoint" == found and found == 0 == Relation.DISJOINT
    assert found != "touching" and not found != "disjoint" and found != 1
    assert Relation.TOUCHING == "touching" and Relation.OVERLAPPING == "overlapping"
    assert {Relation.DISJOINT: 1}[0] == 1
    assert np.array([0, 2])[1] == Relation.OVERLAPPING


def damaged(choose, saved):
    """The bytes with one bit changed, with some missing, or with one more."""
    changed = bytearray(saved)
    kind = choose.randrange(3)
    if kind == 0:
        changed[choose.randrange(len(saved))] ^= 1 << choose.randrange(8)
    elif kind == 1:
        del changed[choose.randrange(len(saved)):]
    else:
        changed.append(choose.randrange(256))
    return bytes(changed)


@pytest.mark.parametrize("shape", [BOX, DISC, Shape.polygon([CONCAVE])], ids=repr)
def test_damaged_shapes_are_refused(shape):
    restored, (saved,) = shape.__reduce__()[:2]
    assert restored(saved) == shape
    choose = random.Random(5)
    for _ in range(1000):
        with pytest.raises(Sat2dError):
            restored(damaged(choose, saved))


def test_shapes_that_older_versions_pickled_are_read():
    restored = Shape._restored
    assert restored(bytes.fromhex("00000000000000f03f00000000000000400000000000000840")) == DISC
    with pytest.raises(Sat2dError, match="bytes after the end"):
        restored(bytes.fromhex("00000000000000f03f0000000000000040000000000000084000"))


def test_equal_shapes_have_equal_hashes():
    same = [Shape.rectangle(2, 2), Shape.rectangle_xywh(-1, -1, 2, 2)]
    assert same[0] == same[1] == BOX and len({*same, BOX}) == 1
    zeros = [Shape.circle((0.0, 1), 1), Shape.circle((-0.0, 1), 1)]
    assert zeros[0] == zeros[1] and hash(zeros[0]) == hash(zeros[1])
    others = [DISC, Shape.circle((1, 2), 4), Shape.segment((0, 0), (1, 1)),
              Shape.chain([(0, 0), (1, 1)]), Shape.polygon([CONCAVE]), Shape.ellipse(1, 2)]
    assert len({*others, BOX}) == len(others) + 1


def test_shapes_are_geometries_of_shapely():
    hole = [(1, 1), (2, 1), (2, 2)]
    outer = [(0, 0), (9, 0), (9, 9), (0, 9)]
    for shape, expected in [
        (BOX, shapely.box(-1, -1, 1, 1)),
        (Shape.polygon([CONCAVE]), shapely.Polygon(CONCAVE)),
        (Shape.polygon([outer, hole]), shapely.Polygon(outer, [hole])),
        (Shape.circle((1, 2), 0), shapely.Point(1, 2)),
        (Shape.segment((0, 0), (3, 4)), shapely.LineString([(0, 0), (3, 4)])),
        (Shape.chain(CONCAVE), shapely.LineString(CONCAVE)),
        (Shape.chain(CONCAVE, closed=True), shapely.LineString([*CONCAVE, CONCAVE[0]])),
    ]:
        found = shape.to_shapely()
        assert found.geom_type == expected.geom_type and found.equals(expected)
        assert shapely.geometry.shape(shape).equals(expected)
    again = sat2d.decompose(Shape.polygon([outer, hole]))
    assert again.area == 81 - 0.5


@pytest.mark.parametrize("seed", range(20))
def test_masks_are_valid_geometries_with_their_area(seed):
    pixels = np.random.default_rng(seed).random((9, 9)) < 0.6
    mask = sat2d.Mask(pixels)
    found = mask.shape().to_shapely()
    assert found.is_valid and found.area == mask.count
    squares = [shapely.box(x, y, x + 1, y + 1) for y, x in zip(*pixels.nonzero())]
    assert found.equals(shapely.unary_union(squares))


def test_round_shapes_are_drawn_by_shapely():
    disc = DISC.to_shapely(quad_segs=64)
    assert disc.equals(shapely.Point(1, 2).buffer(3, quad_segs=64))
    capsule = Shape.capsule((0, 0), (4, 0), 1)
    assert capsule.to_shapely().area == pytest.approx(capsule.area, rel=1e-2)
    for shape in [DISC, capsule, Shape.ellipse(1, 2)]:
        assert not hasattr(shape, "__geo_interface__")
    with pytest.raises(AttributeError, match="no curves"):
        Shape.ellipse(1, 2).to_shapely()


def test_collections_are_decomposed_polygon_by_polygon():
    square = shapely.box(0, 0, 2, 2)
    other = shapely.box(1, 0, 3, 2)
    both = shapely.GeometryCollection([square, shapely.MultiPolygon([other])])
    found = sat2d.decompose(both)
    assert len(found) == 2 and found.area == 8
    found.verify(both)
    pieces = sat2d.decompose([CONCAVE], method="fewest")
    assert sat2d.decompose(pieces).area == pieces.area
    assert sat2d.decompose_many([both, square])[0] == found
    empty = sat2d.decompose(shapely.GeometryCollection([]))
    assert len(empty) == 0 and str(empty.area) == "0.0" and empty.polygons == []
    # as geopandas has it
    features = {"type": "FeatureCollection", "features": [
        {"type": "Feature", "properties": {}, "geometry": mapping(part)} for part in both.geoms]}
    assert sat2d.decompose(features) == found


def test_polygons_are_geometries_of_shapely():
    hole = [(2.5, 0.25), (3, 0.25), (3, 0.5)]
    for rings in [[CONCAVE, hole], [[*CONCAVE, CONCAVE[0]], [], hole]]:
        polygon = sat2d.Polygon(rings)
        assert polygon.to_shapely().equals(shapely.Polygon(CONCAVE, [hole]))
        assert sat2d.decompose(polygon).area == polygon.area


def test_areas_beyond_all_floats_raise():
    huge = [(0, 0), (4e300, 0), (4e300, 4e300)]
    for found in [sat2d.Polygon([huge]), sat2d.decompose([huge])]:
        with pytest.raises(OverflowError):
            found.area
        assert "inf" in repr(found)
    large = [(0, 0), (1e154, 0), (1e154, 1e154)]
    assert sat2d.Polygon([large]).area == pytest.approx(5e307)
