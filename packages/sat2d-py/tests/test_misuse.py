"""Wrong calls: they raise, name the argument and its value, and do nothing else."""

import math
import threading

import pytest

import sat2d
from sat2d import Sat2dError, Shape, Transform, World, decompose, pairs, relation

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
    ("SAT_ERR_INVALID_ENUM", '"statc" is none', lambda world: world.insert(BOX, kind="statc")),
    ("SAT_ERR_INVALID_ENUM", '"insde" is none',
     lambda world: world.query_box((0, 0), (1, 1), "insde")),
    ("SAT_ERR_INVALID_ENUM", '"fewst" is none',
     lambda _: decompose([(0, 0), (1, 0), (0, 1)], method="fewst")),
    ("SAT_ERR_NEGATIVE", "inverse_mass is -1", lambda world: world.insert(BOX, inverse_mass=-1)),
    ("SAT_ERR_NOT_FINITE", "reach is NaN", lambda world: world.cast_ray((0, 0), (1, 0), NAN)),
    ("SAT_ERR_NOT_FINITE", "(NaN, 0.0)", lambda world: world.move_and_slide(1, (NAN, 0))),
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


WRONG_TYPES = [
    ("not str", lambda _: Shape.circle((0, 0), "1")),
    ("not str", lambda _: Shape.rectangle("2", 2)),
    ("'int' object is not iterable", lambda _: Shape.circle(0, 1)),
    ("'None' is not an instance of 'Shape'", lambda _: relation(None, HERE, BOX, HERE)),
    ("'float' object cannot be", lambda world: world.get(1.5)),
    ("'str' object cannot be", lambda world: world.get("1")),
    ("'knd'", lambda world: world.insert(BOX, knd="static")),
    ("'exept'", lambda world: world.query_point((0, 0), exept=[1])),
    ("'stp'", lambda world: world.move_character(1, (0, 0), stp=1)),
    ("predicate is 5; expected a function", lambda world: world.set_pair_predicate(5)),
    ("sink is 'file'; expected a function", lambda world: world.start_recording("file")),
]


@pytest.mark.parametrize(("message", "call"), WRONG_TYPES)
def test_wrong_types_are_refused(message, call):
    world = crowd(1)
    before = world.save()
    with pytest.raises(TypeError) as caught:
        call(world)
    assert message in str(caught.value)
    assert world.save() == before and not world.is_recording


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
