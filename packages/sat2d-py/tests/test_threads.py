"""Threads that share objects. SAT2D_RACE_SECONDS sets how long each race takes."""

import os
import random
import threading
import time

import sat2d
from sat2d import Sat2dError, Shape, Transform, World

SECONDS = float(os.environ.get("SAT2D_RACE_SECONDS", "1"))
COMB = [(i, i % 2) for i in range(60)] + [(60, 0), (60, -1), (0, -1)]


def race(turn):
    """Takes turns in four threads. Returns how many were refused."""
    end = time.monotonic() + SECONDS
    failures, refused, answered = [], [0] * 4, [0] * 4

    def run(number):
        chance = random.Random(number)
        try:
            while time.monotonic() < end:
                try:
                    turn(chance)
                    answered[number] += 1
                except RuntimeError as error:
                    if "in use" not in str(error) and "borrowed" not in str(error):
                        raise
                    refused[number] += 1
        except BaseException as failure:  # pytest does not see those of other threads
            failures.append(failure)

    threads = [threading.Thread(target=run, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures, failures
    assert sum(answered) > 0
    return sum(refused)


def test_a_world_is_used_by_all_threads():
    world, disc = World(), Shape.circle((0, 0), 1)
    ids = [world.insert(disc, Transform.translation(i % 20, i // 20)) for i in range(400)]

    def turn(chance):
        body = chance.choice(ids)
        match = chance.randrange(4)
        if match == 0:
            world.step()
        elif match == 1:
            world.set_transform(body, Transform.translation(chance.randrange(20), 3))
        elif match == 2:
            assert set(world.query_point((3, 3))) <= set(ids)
        else:
            assert len(world) == len(ids)

    race(turn)
    world.step()  # it is not left half changed


def test_shapes_and_decomposers_are_used_by_all_threads():
    shape, decomposer = Shape.polygon([COMB]), sat2d.Decomposer()
    pieces = sat2d.decompose([COMB])
    here = Transform.IDENTITY

    def turn(chance):
        match = chance.randrange(3)
        if match == 0:
            assert sat2d.overlaps(shape, here, shape, here)
        elif match == 1:
            assert decomposer.decompose([COMB]) == pieces
        else:
            assert Shape.polygon([COMB]) == shape

    race(turn)


def test_a_world_is_freed_while_others_use_it():
    worlds = [World()]
    disc = Shape.circle((0, 0), 1)

    def turn(chance):
        world = worlds[0]
        try:
            if chance.randrange(8) == 0:
                world.free()
                worlds[0] = World()
            elif len(world) < 50:
                world.insert(disc)
            else:
                world.step()
        except Sat2dError as error:
            assert error.status == "SAT_ERR_NULL", error

    race(turn)
