"""Worlds, judged by brute force, and their recordings."""

import copy
import gc
import io
import pickle
import random
import weakref

import numpy as np
import pytest
from support import HERE

import sat2d
from sat2d import Motion, Relation, Sat2dError, Shape, Transform, World

at = Transform.translation
BOX = Shape.rectangle(2, 2)


def test_events_of_a_moving_crowd_are_those_of_all_pairs():
    choose = random.Random(7)
    shapes = [BOX, Shape.circle((0, 0), 1), Shape.polygon(
        [[(-2, -2), (2, -2), (2, 2), (1, 2), (1, -1), (-2, -1)]])]
    kinds = ["moving", "moving", "static", "sensor"]
    world = World()

    def place():
        x, y = choose.randrange(24), choose.randrange(24)
        return Transform.placement(x, y, degrees=90 * choose.randrange(4))

    bodies = []
    for user in range(60):
        shape, kind, where = choose.choice(shapes), choose.choice(kinds), place()
        bodies.append([world.insert(shape, where, kind=kind, user=user), shape, kind, where])
    seen = {"begin": 0, "stay": 0, "end": 0}
    before = {}
    for _ in range(20):
        now = {}
        for i, (a, shape_a, kind_a, at_a) in enumerate(bodies):
            for b, shape_b, kind_b, at_b in bodies[i + 1:]:
                found = sat2d.relation(shape_a, at_a, shape_b, at_b)
                if found and (kind_a != kind_b or kind_a == "moving"):
                    now[a, b] = found
        expected = {
            pair: ("stay" if pair in before else "begin", found) for pair, found in now.items()}
        ended = {pair: ("end", Relation.DISJOINT) for pair in before if pair not in now}
        events = world.step()
        found = {(event.a, event.b): (event.phase, event.relation) for event in events}
        assert found == {**expected, **ended}
        assert all(bodies[event.user_a][0] == event.a for event in events)
        assert all(bodies[event.user_b][0] == event.b for event in events)
        columns = events.columns()
        assert list(zip(columns["a"], columns["b"])) == list(found)
        assert columns["relation"].tolist() == [relation for _, relation in found.values()]
        for phase, _ in found.values():
            seen[phase] += 1
        before = now
        movers = [body for body in bodies if choose.randrange(2)]
        for body in movers:
            body[3] = place()
        world.set_transforms([body[0] for body in movers],
                             np.array([body[3].to_tuple() for body in movers]))
    assert min(seen.values()) > 20


def test_a_step_without_pairs_that_stay():
    world = World()
    ids = world.insert_many(BOX, [at(0, 0), at(1, 0)])
    assert len(world.step(stay=False)) == 1
    assert len(world.step(stay=False)) == 0
    assert world.step()[0].phase == world.step()[-1].phase == "stay"
    world.remove(ids[0])
    event, = world.step(stay=False)
    assert [event.a, event.b, event.phase] == [*ids, "end"]
    with pytest.raises(IndexError):
        world.step()[0]


class Sprite:
    """What a game keeps with a body."""


def test_any_object_is_kept_with_a_body():
    world, sprites = World(), [Sprite() for _ in range(3)]
    ids = [world.insert(BOX, at(i, 0), user=sprite) for i, sprite in enumerate(sprites)]
    asked = []
    world.set_pair_predicate(lambda a, b, user_a, user_b: asked.append((user_a, user_b)) or True)
    pairs = [(sprites[0], sprites[1]), (sprites[0], sprites[2]), (sprites[1], sprites[2])]
    assert [(event.user_a, event.user_b) for event in world.step()] == pairs
    assert sorted(map(id, sum(asked, ()))) == sorted(map(id, sum(pairs, ())))
    assert all(world.get(body).user is sprite for body, sprite in zip(ids, sprites))
    columns = world.events.columns()
    assert columns["user_a"].tolist() == [pair[0] for pair in pairs]
    # the end of a pair still names what a removed body had
    world.remove(ids[1])
    world.set_user(ids[0], None)
    ended = [event for event in world.step() if event.phase == "end"]
    assert [(event.user_a, event.user_b) for event in ended] == [
        (None, sprites[1]), (sprites[1], sprites[2])]
    assert world.get(ids[0]).user is None
    for other in [-1, 2**63, 1.5, "ship", (1, 2), True, 7]:
        world.set_user(ids[0], other)
        assert world.get(ids[0]).user == other
    assert world.insert_many(BOX, np.array([[1, 0, 0, 1, 99, 0]] * 2), user="tile")
    with pytest.raises(Sat2dError):
        world.insert(BOX, [1, 0, 0, 1, 1e300, 0], user=Sprite())


def test_objects_go_when_no_event_can_name_them():
    world = World()
    body = world.insert(BOX, user=Sprite())
    other = world.insert(BOX)
    gone = weakref.ref(world.get(body).user)
    world.step()
    world.remove(body)
    assert len(world.step()) == 1 and gone() is not None
    world.step()
    assert gone() is None
    # parts leave with their owner
    part = world.attach(other, BOX, user=Sprite())
    gone = weakref.ref(world.get(part).user)
    world.remove(other)
    world.step()
    world.step()
    assert gone() is None
    # a world and a sprite that know each other
    sprite = Sprite()
    sprite.world = world
    world.insert(BOX, user=sprite)
    world.set_pair_predicate(lambda a, b, user_a, user_b: world is not None)
    gone = weakref.ref(sprite)
    del sprite, world
    gc.collect()
    assert gone() is None


def test_objects_go_in_time_whatever_a_predicate_raises_or_a_limit_refuses():
    world = World()
    body = world.insert(BOX, user=Sprite())
    world.insert(BOX)
    gone = weakref.ref(world.get(body).user)
    world.step()

    def fails(*_pair):
        raise KeyError("team")

    world.set_pair_predicate(fails)
    world.remove(body)
    for x in (0.25, 0.5):
        world.insert(BOX, at(x, 0))
    # this step names the object for the last time, though the predicate raises
    with pytest.raises(KeyError):
        world.step()
    assert [event.user_a for event in world.events if event.phase == "end"] == [gone()]
    # no step is made
    with pytest.raises(Sat2dError):
        world.step(max_pairs=1)
    assert [event.user_a for event in world.events if event.phase == "end"] == [gone()]
    world.insert(BOX, at(0.75, 0))
    with pytest.raises(KeyError):
        world.step()
    assert gone() is None


def test_an_object_that_goes_may_use_the_world():
    world, seen = World(), []

    class Last:
        def __del__(self):
            seen.append(repr(world))

    body = world.insert(BOX, user=Last())
    world.remove(body)
    for _ in range(3):
        world.step()
    world.insert(BOX, user=Last())
    world.free()
    assert seen == ["<World, bodies: 0>", "<World, freed>"]


def test_copies_keep_objects_and_saves_do_not():
    world, sprite = World(), Sprite()
    ids = [world.insert(BOX, user=sprite), world.insert(BOX, user=5)]
    world.set_pair_predicate(lambda a, b, user_a, user_b: user_a is sprite)
    copied = copy.copy(world)
    world.remove(ids[0])
    world.step()
    world.step()
    assert copied.get(ids[0]).user is sprite
    copied.insert(BOX, at(9, 0), user="late")
    assert [event.user_a for event in copied.step()] == [sprite]
    restored = World.restore(copied.save())
    assert restored.get(ids[0]).user is None
    assert restored.get(ids[1]).user == 5
    # a new object is not taken for what was lost
    late = restored.insert(BOX, at(99, 0), user="late")
    assert (restored.get(ids[0]).user, restored.get(late).user) == (None, "late")


def test_a_world_in_use_says_what_runs():
    world = World()
    ids = [world.insert(BOX) for _ in range(2)]
    world.set_pair_predicate(lambda *pair: world.remove(ids[0]))
    with pytest.raises(RuntimeError, match="in use: its step runs"):
        world.step()
    world.set_pair_predicate(lambda *pair: len(world))
    world.set_transform(ids[0], at(9, 0))
    world.step()
    with pytest.raises(RuntimeError, match="in use: its move_and_slide runs"):
        world.move_and_slide(ids[0], (-8, 0))

    class Eraser:
        def __getattr__(self, name):
            return lambda *drawn: world.remove(ids[1])

    with pytest.raises(RuntimeError, match="in use: its draw runs"):
        world.draw(Eraser())
    assert len(world) == 2 and repr(world) == "<World, bodies: 2>"


def test_bodies():
    world = World()
    body = world.insert(BOX, kind="sensor", category=4, mask=6, user=2**64 - 1)
    found = world.get(body)
    assert (found.shape, found.transform, found.kind) == (BOX, HERE, "sensor")
    assert (found.category, found.mask, found.user) == (4, 6, 2**64 - 1)
    world.set_transform(body, at(5, 6))
    world.set_kind(body, "static")
    world.set_filter(body, 1, 2**32 - 1)
    world.set_user(body, 3)
    world.set_inverse_mass(body, 0.5)
    world.set_shape(body, Shape.circle((0, 0), 3))
    found = world.get(body)
    assert (found.transform, found.kind, found.user) == (at(5, 6), "static", 3)
    assert (found.inverse_mass, found.shape.radius) == (0.5, 3)
    assert world.transform(body) == at(5, 6)
    assert (len(world), world.ids, body in world) == (1, [body], True)
    world.remove(body)
    assert (len(world), body in world) == (0, False)
    with pytest.raises(Sat2dError) as caught:
        world.get(body)
    assert (caught.value.status, caught.value.code) == ("SAT_ERR_STALE_ID", 60)
    assert world.insert(BOX) != body
    with world:
        assert "bodies: 1" in repr(world)
    with pytest.raises(Sat2dError) as caught:
        len(world)
    assert caught.value.status == "SAT_ERR_NULL"


def test_a_move_of_many_bodies_that_fails_moves_none():
    world = World()
    ids = world.insert_many(Shape.circle((0, 0), 1), [at(0, 0), at(9, 0)])
    moves = np.array([[1, 0, 0, 1, 5, 5], [1, 0, 0, 2, 7, 1e200]])  # the second is too far
    with pytest.raises(Sat2dError) as caught:
        world.set_transforms(np.array(ids, dtype=np.uint64), moves)
    assert caught.value.status == "SAT_ERR_OUT_OF_RANGE"
    assert [world.transform(body) for body in ids] == [at(0, 0), at(9, 0)]
    with pytest.raises(Sat2dError) as caught:
        world.set_transforms(ids, moves[:1])
    assert caught.value.status == "SAT_ERR_COUNT"


def test_a_change_of_many_kinds_that_fails_changes_none():
    world = World()
    ids = world.insert_many(BOX, [at(0, 0), at(1, 0), at(2, 0)])

    def kinds():
        return [world.get(body).kind for body in world.ids]

    world.set_kinds(np.array(ids, dtype=np.uint64), iter(["static", "sensor", "static"]))
    assert kinds() == ["static", "sensor", "static"]
    assert len(world.step()) == 2  # not the two static ones with each other
    world.set_kinds([ids[0], ids[0]], ["sensor", "moving"])  # the last one counts
    assert kinds() == ["moving", "sensor", "static"]
    with pytest.raises(Sat2dError, match=r'^kinds\[2\] is "wall"; expected one of') as caught:
        world.set_kinds(ids, ["sensor", "static", "wall"])
    assert (caught.value.status, caught.value.indices) == ("SAT_ERR_INVALID_ENUM", {"entry": 2})
    with pytest.raises(Sat2dError) as caught:
        world.set_kinds(ids, ["sensor"])
    assert caught.value.status == "SAT_ERR_COUNT"
    assert kinds() == ["moving", "sensor", "static"]
    world.remove(ids[1])
    with pytest.raises(Sat2dError) as caught:
        world.set_kinds(ids, ["sensor"] * 3)
    assert (caught.value.status, caught.value.indices) == ("SAT_ERR_STALE_ID", {"entry": 1})
    assert kinds() == ["moving", "static"]


def test_parts():
    world = World()
    tank = world.insert(Shape.rectangle(4, 2))
    turret = world.attach(tank, Shape.circle((0, 0), 1), at(0, 1.5))
    world.set_transform(tank, at(10, 0))
    assert world.transform(turret) == at(10, 1.5)
    assert (world.owner(turret), world.parts(tank)) == (tank, [turret])
    world.set_local_transform(turret, at(1, 1))
    assert world.local_transform(turret) == at(1, 1)
    with pytest.raises(Sat2dError) as caught:
        world.set_transform(turret, HERE)
    assert caught.value.status == "SAT_ERR_IS_PART"


def test_queries():
    world = World()
    ids = [world.insert(BOX, at(x, 0), kind=kind)
           for x, kind in [(0, "moving"), (4, "moving"), (8, "static")]]
    first, second, third = ids
    assert world.query_point((1, 1)) == [first]
    assert world.query_circle((2, 0), 1) == [first, second]
    assert world.query_circle((2, 0), 1, "overlapping") == []
    region = ((2, -2), (10, 2))
    assert world.query_box(*region, "inside") == [second, third]
    assert world.query_box(*region, "inside", statics=False) == [second]
    assert world.query_shape(BOX, at(2, 0), exclude=[first]) == [second]
    with pytest.raises(TypeError):
        world.query_point((1, 1), walls=True)
    assert [near.id for near in world.nearest((3, 5), 2)] == [second, first]
    assert len(world.nearest((3, 5), 1000)) == 3
    assert world.nearest((4, 5), 1)[0].distance == 4
    found = world.cast_ray((-5, 0), (1, 0), 20)
    assert (found.id, found.hit.fraction, found.hit.point) == (first, 4, (-1, 0))
    assert [found.id for found in world.cast_ray_all((-5, 0), (1, 0))] == ids
    for reach in (9, float("inf")):
        assert world.cast_ray((0, 0), (0, 0), reach).id == first
        assert world.cast_ray((-5, 0), (0, 0), reach) is None
        assert [found.id for found in world.cast_ray_all((0, 0), (0, 0), reach)] == [first]
    motion = Motion(at(2, 6), (2, -6))
    assert world.sweep(Shape.circle((0, 0), 1), motion, exclude=[first]).id == second
    assert world.relation(first, second) is Relation.DISJOINT
    assert world.contact(first, second) is None
    world.set_transform(second, at(1.5, 0))
    assert world.contact(first, second).depth == 0.5
    assert len(world.contacts(first, second)) == 1
    assert world.containment(first, second) == "none"
    assert world.bounds(first).min[0] <= -1 <= 1 <= world.bounds(first).max[0]


def test_bodies_are_pushed_apart_and_slide():
    world = World()
    floor = world.insert(Shape.rectangle(20, 2), kind="static")
    hero = world.insert(Shape.rectangle(1, 1), at(0, 1.25))
    assert world.separate(10).overlapping == 0
    assert world.transform(hero).ty == pytest.approx(1.5, abs=1e-9)
    world.set_transform(hero, at(0, 1.5))
    slid = world.move_and_slide(hero, (3, -2))
    assert (slid.moved, slid.stuck) == ((3, 0), False)
    hit, = slid.hits
    assert (hit.id, hit.normal) == (floor, (0, 1))
    jump = world.insert(Shape.rectangle(4, 1), at(-5, 5), kind="static")
    world.set_one_way(jump, (0, 1))
    world.set_transform(hero, at(-5, 2))
    assert world.move_and_slide(hero, (0, 6)).moved == (0, 6)
    assert world.move_and_slide(hero, (0, -6)).moved == (0, -2)


def crowd():
    world = World()
    world.insert(Shape.rectangle(40, 2), kind="static")
    world.insert_many(Shape.circle((0, 0), 1), [at(2.5 * i - 9, 4) for i in range(8)])
    return world


def play(world, steps):
    for i in range(steps):
        for body in world.ids[1:]:
            world.move_and_slide(body, (0.25 * (-1) ** i, -0.5))
        world.step()


def test_saved_copied_and_restored_worlds_go_on_alike():
    world = crowd()
    play(world, 3)
    others = [World.restore(world.save()), world.copy(), copy.deepcopy(world),
              pickle.loads(pickle.dumps(world))]
    world.set_parallel(True)
    play(world, 3)
    for other in others:
        assert other.fingerprint() != world.fingerprint()
        play(other, 3)
        assert other.fingerprint() == world.fingerprint()
        assert other.save() == world.save()
    with pytest.raises(Sat2dError) as caught:
        World.restore(b"no world")
    assert caught.value.status == "SAT_ERR_NOT_A_WORLD"


def test_a_recording_replays_alike(tmp_path):
    world, file = crowd(), io.BytesIO()
    path = tmp_path / "game.s2dr"
    with sat2d.recording(world, path):
        assert world.is_recording
        play(world, 5)
    assert not world.is_recording
    again = sat2d.replay(path)
    assert again.is_same and again.is_complete
    assert again.columns["step"].tolist() == [1, 2, 3, 4, 5]
    assert again.columns["fingerprint"][-1] == world.fingerprint() == again.world.fingerprint()
    with sat2d.recording(world, file):
        play(world, 1)
    assert sat2d.replay(file.getvalue()).is_same
    recorded = path.read_bytes()
    cut = sat2d.replay(recorded[:-20])
    assert not cut.is_complete or not cut.is_same
    for damaged, status in [(b"none", "SAT_ERR_NOT_A_WORLD"),
                            (recorded[:40] + b"x" + recorded[41:], "SAT_ERR_DAMAGED")]:
        with pytest.raises(Sat2dError) as caught:
            sat2d.replay(damaged)
        assert caught.value.status == status
