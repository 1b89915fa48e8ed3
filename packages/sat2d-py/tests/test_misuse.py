"""Wrong calls: they raise, name the argument and its value, and do nothing else."""

import inspect
import math
import pickle
import threading
import warnings
from types import SimpleNamespace

import numpy as np
import pytest
from shapely import LineString, Point, box

import sat2d
from sat2d import (
    ArgumentError, Mask, Sat2dError, Shape, Transform, World, decompose, pairs, relation,
)

BOX = Shape.rectangle(2, 2)
HERE = Transform.IDENTITY
NAN = math.nan


def crowd(count):
    world = World()
    for _ in range(count):
        world.insert(BOX)
    return world


WRONG = [
    ("SAT_ERR_NOT_FINITE", "radius is NaN", lambda _: Shape.circle((0, 0), NAN)),
    ("SAT_ERR_NEGATIVE", "radius is -1.0", lambda _: Shape.circle((0, 0), -1)),
    ("SAT_ERR_NOT_FINITE", "x of point 0 is inf", lambda _: Shape.circle((math.inf, 0), 1)),
    ("SAT_ERR_NOT_FINITE", "tx is NaN", lambda _: relation(BOX, (NAN, 0), BOX, HERE)),
    ("SAT_ERR_SINGULAR", "a=0.0 b=0.0", lambda _: relation(BOX, HERE, BOX, [0] * 6)),
    ("SAT_ERR_STALE_ID", "the id 0 ", lambda world: world.get(0)),
    ("SAT_ERR_STALE_ID", "the id 99 ", lambda world: world.remove(99)),
    ("SAT_ERR_INDEX", "pair 0 names body 2", lambda _: pairs([BOX] * 2, [HERE] * 2, [(0, 2)])),
    ("SAT_ERR_INVALID_ENUM", 'kind is "statc"; expected one of "moving", "static", "sensor"',
     lambda world: world.insert(BOX, kind="statc")),
    ("SAT_ERR_INVALID_ENUM", 'kinds[1] is "statc"; expected one of',
     lambda world: world.set_kinds([1, 1], ["static", "statc"])),
    ("SAT_ERR_INVALID_ENUM", 'coverage is "insde"; expected one of "touching"',
     lambda world: world.query_box((0, 0), (1, 1), "insde")),
    ("SAT_ERR_INVALID_ENUM", 'method is "fewst"; expected one of "balanced"',
     lambda _: decompose([(0, 0), (1, 0), (0, 1)], method="fewst")),
    ("SAT_ERR_NEGATIVE", "inverse_mass is -1", lambda world: world.insert(BOX, inverse_mass=-1)),
    ("SAT_ERR_NOT_FINITE", "reach is NaN", lambda world: world.cast_ray((0, 0), (1, 0), NAN)),
    ("SAT_ERR_NOT_FINITE", "(NaN, 0.0)", lambda world: world.move_and_slide(1, (NAN, 0))),
    ("SAT_ERR_NOT_FINITE", "entry 1: transform coefficient ty is NaN, not a finite number",
     lambda world: world.insert_many(BOX, [HERE, (0, NAN)])),
    ("SAT_ERR_SINGULAR", "entry 2: transform is singular",
     lambda world: world.insert_many(BOX, [[1, 0, 0, 1, 0, 0]] * 2 + [np.zeros(6)])),
    ("SAT_ERR_SINGULAR", "entry 0: transform is singular",
     lambda world: world.set_transforms([1], np.zeros((1, 6)))),
    ("SAT_ERR_STALE_ID", "entry 1: no body has the id 99",
     lambda world: world.set_transforms([1, 99], [HERE, HERE])),
    ("SAT_ERR_NEGATIVE", "entry 0: inverse_mass is -1; expected a finite number of 0 or more",
     lambda world: world.insert_many(BOX, [HERE], inverse_mass=-1)),
    ("SAT_ERR_NOT_A_WORLD", "not a saved world", lambda _: World.restore(b"abc")),
    ("SAT_ERR_NOT_A_WORLD", "not a recording", lambda _: sat2d.replay(b"abc")),
]


@pytest.mark.parametrize(("status", "message", "call"), WRONG, ids=[case[1] for case in WRONG])
def test_wrong_values_are_refused(status, message, call):
    world = crowd(1)
    before = world.save()
    with pytest.raises(Sat2dError) as caught:
        call(world)
    assert caught.value.status == status and message in str(caught.value)
    assert world.save() == before


MATRIX = [[1, 0, 0], [0, 1, 0]]
FLAT = [0, 0, 1, 0, 1, 1]
LINE = LineString([(0, 0), (1, 1), (2, 0)])
MASKED = np.ma.array([[0, 0], [1, 0], [1, 1]], mask=[[0, 0], [0, 0], [0, 1]])
COMPLEX = np.array([[0, 1j], [1, 0], [1, 1]])

# The beginning of the message: the argument, its value, and what is expected.
WRONG_TYPES = [
    ("radius is '1'; expected a number", lambda _: Shape.circle((0, 0), "1")),
    ("width is '2'; expected a number", lambda _: Shape.rectangle("2", 2)),
    ("width is 2j; expected a number", lambda _: Shape.rectangle(2j, 2)),
    ("width is an array of shape () and type complex64; expected a number",
     lambda _: Shape.rectangle(np.complex64(1), 2)),
    ("center is 0; expected a point", lambda _: Shape.circle(0, 1)),
    ("center is (0, 0, 0); expected a point", lambda _: Shape.circle((0, 0, 0), 1)),
    ("center is '00'; expected a point", lambda _: Shape.circle("00", 1)),
    ("center[1] is None; expected a number", lambda _: Shape.circle((0, None), 1)),
    ("points[0] is 0; expected a point", lambda _: Shape.hull(FLAT)),
    ("points[1][0] is 'x'; expected a number", lambda _: Shape.hull([(0, 0), ("x", 0)])),
    ("points is <POINT (0 0)>; expected points", lambda _: Shape.chain(Point(0, 0))),
    ("rings is [0, 0, 1, 0, 1, 1]; expected a polygon", lambda _: Shape.polygon(FLAT)),
    ("rings is [0, 0, 1, 0, 1, 1]; expected a polygon", lambda _: decompose(FLAT)),
    ("rings is <LINESTRING (0 0, 1 1, 2 0)>; expected a polygon", lambda _: Shape.polygon(LINE)),
    ("rings is None; expected a polygon", lambda _: decompose(None)),
    ("rings is an array of shape (4, 3) and type float64; expected a polygon",
     lambda _: Shape.polygon(np.zeros((4, 3)))),
    ("rings is an array of shape (3, 2) and type complex128; expected",
     lambda _: Shape.polygon(COMPLEX)),
    ("rings is an array of shape (3, 2) and type int64; expected an array without masked",
     lambda _: decompose(MASKED)),
    ("points is an array of shape (3, 2) and type float64; expected an array without masked",
     lambda _: Shape.hull(MASKED.astype(float))),
    ("a has elements of the type complex128; expected numbers",
     lambda _: sat2d.orientations(COMPLEX, COMPLEX, COMPLEX)),
    ("a has masked elements; expected numbers", lambda _: sat2d.rectangles(MASKED, MASKED)),
    ("rings is {'type': 'Polygon'}; expected a GeoJSON geometry with type and coordinates",
     lambda _: decompose({"type": "Polygon"})),
    ("polygons[1] is 5; expected a polygon", lambda _: sat2d.decompose_many([[(0, 0)], 5])),
    ("rings[1] is <POINT (0 0)>; expected a Polygon",
     lambda _: decompose({"type": "GeometryCollection",
                          "geometries": [box(0, 0, 1, 1), Point(0, 0)]})),
    ("at_a is [[1, 0, 0], [0, 1, 0]]; expected a Transform, its six numbers (a, b, c, d, tx, ty)",
     lambda _: relation(BOX, MATRIX, BOX, HERE)),
    ("at_b is an array of shape (3, 3) and type float64; expected a Transform",
     lambda _: relation(BOX, HERE, BOX, np.eye(3))),
    ("a is [[1, 0, 0], [0, 1, 0]]; expected a number", lambda _: Transform(MATRIX)),
    ("a is Transform(a=1.0, b=0.0, c=0.0, d=1.0, tx=0.0, ty=0.0); expected a Shape",
     lambda _: relation(HERE, BOX, HERE, BOX)),
    ("at_a is <Shape rectangle, vertices: 4>; expected a Transform",
     lambda _: relation(BOX, BOX, HERE, HERE)),
    ("a is None; expected a Shape", lambda _: relation(None, HERE, BOX, HERE)),
    ("motion_a is Transform(a=1.0, b=0.0, c=0.0, d=1.0, tx=0.0, ty=0.0); expected a Motion",
     lambda _: sat2d.sweep(BOX, HERE, BOX, HERE)),
    ("shapes[1] is 5; expected a Shape", lambda _: pairs([BOX, 5], [HERE] * 2, [(0, 1)])),
    ("transforms[1] is (0, 0, 0); expected a Transform",
     lambda _: pairs([BOX] * 2, [HERE, (0, 0, 0)], [(0, 1)])),
    ("contact.normal is 5; expected a point",
     lambda _: sat2d.resolve(SimpleNamespace(normal=5, depth=1), 1, 1)),
    ("pixels is ['.#']; expected rows of pixels", lambda _: Mask([".#"])),
    ("pixels is an array of shape (2, 2) and type int64; expected rows of pixels",
     lambda _: Mask(np.ones((2, 2), np.int64))),
    ("pixels is an array of shape (2, 2) and type uint64; expected rows of pixels",
     lambda _: Mask(np.ones((2, 2), np.uint64))),
    ("pixels is an array of shape (2, 2, 4) and type uint8; expected rows of pixels",
     lambda _: Mask(np.ones((2, 2, 4), np.uint8))),
    ("pixels is an array of shape (3, 2) and type int64; expected an array without masked",
     lambda _: Mask(MASKED)),
    ("alpha is an array of shape (2, 2) and type float64; expected an array of shape (rows, colu",
     lambda _: Mask.from_alpha(np.ones((2, 2)))),
    ("path[0] is ('move_to', 0); expected move_to", lambda _: Shape.outline([("move_to", 0)])),
    ("path is 'M 0 0'; expected a list of commands", lambda _: Shape.outline("M 0 0")),
    ("body is 1.5; expected the id of a body", lambda world: world.get(1.5)),
    ("body is '1'; expected the id of a body", lambda world: world.get("1")),
    ("ids[1] is 1.5; expected the id of a body",
     lambda world: world.set_transforms([1, 1.5], [HERE] * 2)),
    ("exclude[0] is 'a'; expected the id of a body",
     lambda world: world.query_point((0, 0), exclude=["a"])),
    ("statics is 1; expected True or False",
     lambda world: world.query_point((0, 0), statics=1)),
    ("shape is Transform(a=1.0, b=0.0, c=0.0, d=1.0, tx=0.0, ty=0.0); expected a Shape",
     lambda world: world.insert(HERE, BOX)),
    ("transform is 'static'; expected a Transform", lambda world: world.insert(BOX, "static")),
    ('kind is 5; expected one of "moving"', lambda world: world.set_kind(1, 5)),
    ("max_corners is 1.5; expected a whole number or None",
     lambda _: decompose([(0, 0), (1, 0), (0, 1)], max_corners=1.5)),
    ("iterations is '3'; expected a whole number", lambda world: world.separate("3")),
    ("count is 1.5; expected a whole number", lambda world: world.nearest((0, 0), 1.5)),
    ("delta is 5; expected a point", lambda world: world.move_and_slide(1, 5)),
    ("predicate is 5; expected a function", lambda world: world.set_pair_predicate(5)),
    ("sink is 'file'; expected a function", lambda world: world.start_recording("file")),
]

# The five likeliest mistakes of those who come from other libraries.
LIKELIEST = [
    (ArgumentError, "transform is 'static'; expected a Transform, its six numbers",
     lambda world: world.insert(BOX, "static")),
    (Sat2dError, 'kind is "dynamic"; expected one of "moving", "static", "sensor"',
     lambda world: world.insert(BOX, kind="dynamic")),
    (ArgumentError, "a is (0, 0); expected a Shape", lambda _: relation((0, 0), BOX, (5, 0), BOX)),
    (ArgumentError, "rings is [0, 0, 4, 0, 0, 4]; expected a polygon: points, rings of points",
     lambda _: Shape.polygon([0, 0, 4, 0, 0, 4])),
    (TypeError, "unexpected keyword argument 'degree'",
     lambda _: Transform.placement(0, 0, degree=90)),
]


@pytest.mark.parametrize(("error", "message", "call"), LIKELIEST)
def test_the_likeliest_mistakes_are_explained(error, message, call):
    with pytest.raises(error) as caught:
        call(crowd(1))
    assert message in str(caught.value)


UNKNOWN_NAMES = [
    ("'knd'", lambda world: world.insert(BOX, knd="static")),
    ("'exept'", lambda world: world.query_point((0, 0), exept=[1])),
    ("'stp'", lambda world: world.move_character(1, (0, 0), stp=1)),
    ("'metod'", lambda _: decompose([(0, 0), (1, 0), (0, 1)], metod="fast")),
]


@pytest.mark.parametrize(("message", "call"), WRONG_TYPES)
def test_wrong_types_are_refused(message, call):
    world = crowd(1)
    before = world.save()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(ArgumentError) as caught:
            call(world)
    assert str(caught.value).startswith(message)
    assert isinstance(caught.value, TypeError)
    assert not getattr(caught.value, "__notes__", [])
    assert world.save() == before and not world.is_recording


@pytest.mark.parametrize(("name", "call"), UNKNOWN_NAMES)
def test_unknown_names_are_refused(name, call):
    with pytest.raises(TypeError, match=name):
        call(crowd(1))


def test_long_values_are_cut_short():
    with pytest.raises(ArgumentError) as caught:
        relation(BOX, list(range(100_000)), BOX, HERE)
    assert len(str(caught.value)) < 250


def test_errors_of_arguments_are_pickled_and_take_notes():
    for call in [lambda: Shape.circle(0, 1), lambda: crowd(1).set_kind(1, "statc")]:
        with pytest.raises((ArgumentError, Sat2dError)) as caught:
            call()
        again = pickle.loads(pickle.dumps(caught.value))
        assert str(again) == str(caught.value) and type(again) is type(caught.value)
        if hasattr(again, "add_note"):
            again.add_note("while testing")
            assert again.__notes__ == ["while testing"]


def test_signatures_show_the_defaults():
    """No default is dots, and what it shows is what the function takes."""
    shown = {}
    for owner in [sat2d, *vars(sat2d.compat).values(), *vars(sat2d).values()]:
        if not (inspect.ismodule(owner) or inspect.isclass(owner)):
            continue
        for name, member in vars(owner).items():
            if name.startswith("_") or not callable(member):
                continue
            try:
                parameters = inspect.signature(getattr(owner, name)).parameters
            except ValueError:
                continue
            for parameter in parameters.values():
                assert parameter.default is not Ellipsis, (owner, name)
                shown[name, parameter.name] = parameter.default
    assert len(shown) > 200
    world = crowd(1)
    given = {name: shown["insert", name] for name in
             ("transform", "kind", "category", "mask", "user", "inverse_mass")}
    assert world.get(world.insert(BOX, **given)) == world.get(1)
    assert sat2d.cast_ray(BOX, (9, 0), (0, 0), (1, 0), shown["cast_ray", "reach"]).fraction == 8
    assert shown["move_character", "max_slope"] == math.pi / 4


@pytest.mark.parametrize("call", [
    lambda world: world.get(-1),
    lambda world: world.get(2**64),
    lambda world: world.separate(-1),
    lambda world: world.nearest((0, 0), -1),
    lambda world: world.insert(BOX, category=-1),
])
def test_numbers_out_of_range_are_refused(call):
    with pytest.raises(OverflowError):
        call(crowd(1))


@pytest.mark.parametrize("call", [
    lambda world: world.step(),
    lambda world: world.insert(BOX),
    lambda world: world.query_point((0, 0)),
    lambda world: world.set_pair_predicate(None),
    lambda world: world.copy(),
])
def test_a_freed_world_says_so(call):
    world = crowd(1)
    world.free()
    with pytest.raises(Sat2dError, match="the world was freed"):
        call(world)


@pytest.mark.parametrize("call", [
    lambda world: world.insert(BOX),
    lambda world: world.step(),
    lambda world: world.free(),
    lambda world: world.query_point((0, 0)),
    lambda world: world.set_pair_predicate(None),
    lambda world: world.start_recording(print),
])
def test_a_predicate_cannot_use_its_world(call):
    world = crowd(4)
    world.set_pair_predicate(lambda *_pair: call(world))
    with pytest.raises(RuntimeError, match="in use: its step runs"):
        world.step()
    world.set_pair_predicate(None)
    assert len(world) == 4 and len(world.step()) == 6


def test_another_thread_cannot_use_a_world_during_a_step():
    world, found = crowd(2), []

    def ask():
        for call in (world.step, world.free, lambda: world.get(1), lambda: world.remove(1)):
            try:
                call()
            except RuntimeError as error:
                found.append("its step runs" in str(error))

    def predicate(*_pair):
        thread = threading.Thread(target=ask)
        thread.start()
        thread.join()
        return True

    world.set_pair_predicate(predicate)
    world.step()
    assert found == [True] * 4 and len(world) == 2
