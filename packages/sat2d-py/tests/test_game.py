"""The small game of packages/game has the same events as in C."""

from support import ROOT

import sat2d
from sat2d import Shape, Transform, World

FRAMES = 1000
MOVERS = 12


class Chance:
    """The game's random numbers."""

    def __init__(self):
        self.state = 2024

    def next(self):
        self.state = (self.state * 1664525 + 1013904223) % 2**32
        return self.state / 2**32

    def kick(self):
        x, y = self.next(), self.next()
        return (x - 0.5) * 0.75, (y - 0.5) * 0.75


def furnished():
    world, at = World(), Transform.translation
    bar, wall = Shape.rectangle(40, 2), Shape.rectangle(2, 20)
    cup = Shape.polygon([[(-3, 0), (3, 0), (3, 4), (2, 4), (2, 1), (-2, 1), (-2, 4), (-3, 4)]])
    slope = Transform(0.8, 0.6, -0.6, 0.8, -4, -3)
    world.insert(bar, at(0, -11), kind="static", user=1)
    world.insert(bar, at(0, 11), kind="static", user=2)
    world.insert(wall, at(-21, 0), kind="static", user=3)
    world.insert(wall, at(21, 0), kind="static", user=4)
    world.insert(cup, at(5, -6), kind="static", user=5)
    world.insert(Shape.circle((0, 0), 3), at(-8, 4), kind="sensor", user=6)
    world.insert(Shape.rectangle(6, 1), slope, kind="static", user=7)
    return world


def played():
    world, chance, at = furnished(), Chance(), Transform.translation
    shapes = [
        Shape.rectangle(1, 2),
        Shape.circle((0, 0), 0.75),
        Shape.capsule((-0.5, 0), (0.5, 0), 0.5),
        Shape.convex_polygon([(-0.75, -0.5), (1, -0.5), (-0.75, 1)]),
    ]
    ids, velocities, stay = [], [], 0
    for i in range(MOVERS):
        place = at(2.5 * i - 14, 8 - 1.5 * (i % 5))
        ids.append(world.insert(shapes[i % 4], place, user=100 + i))
        velocities.append(chance.kick())
    for frame in range(1, FRAMES + 1):
        if frame == 300:
            world.remove(ids[3])
        elif frame == 400:
            ids[3] = world.insert(shapes[3], at(0, 8), user=103)
        for i, body in enumerate(ids):
            if i == 3 and 300 <= frame < 400:
                continue
            if (frame + i) % 60 == 0:
                velocities[i] = chance.kick()
                a, *others = world.transform(body)
                world.set_transform(body, (-a, *others))
            x, y = velocities[i]
            velocities[i] = x, y - 0.0078125
            for hit in world.move_and_slide(body, velocities[i]).hits:
                velocities[i] = sat2d.slide(velocities[i], hit.normal)
        if frame % 100 == 50:
            world.separate(4)
        for event in world.step():
            if event.phase == "stay":
                stay += 1
                continue
            users, relation = f"{event.user_a} {event.user_b}", event.relation.name.lower()
            yield f"{frame} {event.phase} {users} {relation}"
        if frame % 10 == 0:
            found = world.cast_ray((-19, 0), (1, (frame // 10 % 5 - 2) / 8), 60)
            yield f"{frame} ray {world.get(found.id).user if found else 'none'}"
        if frame % 100 == 0:
            yield f"{frame} stay {stay} fingerprint {world.fingerprint():016x}"


def test_the_game_has_the_events_of_the_c_program():
    expected = (ROOT / "packages" / "game" / "expected.txt").read_text().splitlines()
    assert len(expected) > 300
    assert list(played()) == expected
