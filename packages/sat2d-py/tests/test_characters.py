"""Characters, pairs that are refused, limits, and drawing."""

import math

import pytest

import sat2d
from sat2d import Sat2dError, Shape, Transform, World

at = Transform.translation
BOX = Shape.rectangle(2, 2)


def hall():
    world = World()
    world.insert(Shape.rectangle_xywh(0, -1, 20, 1), kind="static")
    step = world.insert(Shape.rectangle_xywh(5, 0, 20, 0.5), kind="static")
    return world, step, world.insert(Shape.rectangle(1, 2), at(1, 1))


def test_a_character_walks_and_climbs_a_step():
    world, step, hero = hall()
    ground = None
    for _ in range(20):
        walked = world.move_character(hero, (0.25, -0.1), step=0.5, ground=ground)
        ground = walked.ground
    assert (ground.id, ground.normal) == (step, (0, 1))
    assert world.transform(hero).position == pytest.approx((6, 1.5), abs=1e-9)
    assert not walked.stuck and walked.carried == (0, 0)
    assert any(hit.id == step for hit in walked.hits)
    assert "CharacterResult(moved=" in repr(walked) and "Ground(id=" in repr(walked)
    # without steps it stays in front of it
    world, step, hero = hall()
    for _ in range(20):
        walked = world.move_character(hero, (0.25, -0.1), ground=walked.ground)
    assert world.transform(hero).tx == pytest.approx(4.5, abs=1e-9)


def test_a_platform_carries_a_character_with_y_down():
    world = World()
    lift = world.insert(Shape.rectangle(10, 2), at(0, 1), kind="static")
    hero = world.insert(BOX, at(0, -1))
    ground = world.move_character(hero, (0, 0.5), up=(0, -1)).ground
    assert (ground.id, ground.normal) == (lift, (0, -1))
    world.set_transform(lift, at(3, 0))
    walked = world.move_character(hero, (0, 0.5), up=(0, -1), ground=ground)
    assert walked.carried == pytest.approx((3, -1), abs=1e-9)
    slope = World()
    slope.insert(Shape.convex_polygon([(0, 0), (8, 0), (8, 16)]), kind="static")
    hero = slope.insert(Shape.circle((0, 0), 1), at(4, 12))
    steep = math.atan(2)
    assert slope.move_character(hero, (0, -9), max_slope=steep - 0.1).ground is None
    slope.set_transform(hero, at(4, 12))
    assert slope.move_character(hero, (0, -9), max_slope=steep + 0.1).ground is not None
    for wrong in [{"max_slope": 1.6}, {"up": (0, 0)}, {"step": -1}]:
        with pytest.raises(Sat2dError):
            slope.move_character(hero, (0, -1), **wrong)


def test_a_tile_that_sticks_out_stops_a_body_without_a_skin():
    world = World()
    for i, top in enumerate((0, 0.001, -0.002)):
        world.insert(Shape.rectangle(16, 16), at(16 * i + 8, top - 8), kind="static")
    hero = world.insert(Shape.rectangle(12, 12), at(8, 6))
    for options, expected in [({}, 2), ({"skin": 0}, 2), ({"skin": 0.016}, 24)]:
        for move in (world.move_and_slide, world.move_character):
            world.set_transform(hero, at(8, 6))
            assert move(hero, (24, -1), **options).moved[0] == expected
    for wrong in (-1, math.nan, 1):
        for move in (world.move_and_slide, world.move_character):
            with pytest.raises(Sat2dError, match="skin is"):
                move(hero, (24, -1), skin=wrong)


def test_a_predicate_refuses_pairs():
    world = World()
    asked = []

    def enemies(a, b, user_a, user_b):
        asked.append((a, b, user_a, user_b))
        return user_a != user_b

    world.set_pair_predicate(enemies)
    a, b, c = [world.insert(BOX, user=team) for team in (1, 1, 2)]
    assert [(event.a, event.b) for event in world.step()] == [(a, c), (b, c)]
    assert sorted(asked) == [(a, b, 1, 1), (a, c, 1, 2), (b, c, 1, 2)]
    assert [event.phase for event in world.events] == ["begin", "begin"]
    copied = world.copy()
    copied.insert(BOX, user=2)
    assert len(copied.step()) == 4 and len(asked) == 6
    world.set_pair_predicate(None)
    world.insert(BOX, user=1)
    assert len(world.step()) == 5 and len(asked) == 6


@pytest.mark.parametrize("ask", [
    lambda world: world.step(),
    lambda world: world.separate(3),
    lambda world: world.move_and_slide(world.ids[0], (1, 0)),
    lambda world: world.move_character(world.ids[0], (1, 0)),
])
def test_what_a_predicate_raises_is_raised(ask):
    world = World()
    world.insert(BOX, at(-1.5, 0))
    world.insert(BOX)

    def fails(*_pair):
        raise KeyError("team")

    world.set_pair_predicate(fails)
    with pytest.raises(KeyError, match="team"):
        ask(world)
    world.set_pair_predicate(lambda *pair: len(world) > 0)
    world.insert(BOX, at(0.5, 0))
    with pytest.raises(RuntimeError, match="the world is in use"):
        world.step()
    world.set_pair_predicate(lambda *pair: True)
    world.insert(BOX)
    world.set_transforms(world.ids, [at(0, 0)] * 4)
    assert len(world.step()) == 6


def test_settings_can_be_read():
    world = World()
    body = world.insert(BOX, kind="static")
    assert world.one_way(body) is None
    world.set_one_way(body, (0, 3))
    assert world.one_way(body) == (0, 3)
    world.set_one_way(body, None)
    assert world.touching_tolerance == 0
    world.set_touching_tolerance(0.25)
    assert world.touching_tolerance == 0.25
    world.set_parallel_from(0)
    world.insert(BOX, at(2.125, 0))
    assert [event.relation.name for event in world.step()] == ["TOUCHING"]


def test_a_limit_of_pairs():
    world = World()
    world.insert_many(Shape.rectangle(2, 1), [at(0, 0)] * 10)
    for call in [lambda: world.step(max_pairs=44), lambda: world.separate(1, max_pairs=44)]:
        with pytest.raises(Sat2dError) as caught:
            call()
        assert caught.value.status == "SAT_ERR_LIMIT"
    assert len(world.events) == 0 and world.transform(world.ids[3]) == at(0, 0)
    assert len(world.step(max_pairs=45)) == 45


class Lines:
    """A canvas that keeps what is drawn."""

    def __init__(self):
        self.drawn = []

    def line(self, start, end, paint):
        self.drawn.append(("line", start, end, paint))

    def polygon(self, corners, paint):
        self.drawn.append(("polygon", corners, paint))

    def circle(self, center, radius, paint):
        self.drawn.append(("circle", center, radius, paint))

    def ellipse(self, center, u, w, paint):
        self.drawn.append(("ellipse", center, u, w, paint))

    def text(self, at, text, paint):
        self.drawn.append(("text", at, paint))


def test_a_world_is_drawn():
    world, canvas = World(), Lines()
    world.insert(BOX, kind="static")
    ball = world.insert(Shape.circle((0, 0), 1), at(0, 2))
    world.insert(Shape.polygon([[(0, 0), (4, 0), (4, 4), (3, 1)]]), at(9, 0), kind="sensor")
    world.step()
    world.draw(canvas)
    assert canvas.drawn[0] == ("polygon", [(-1, -1), (1, -1), (1, 1), (-1, 1)], "static")
    assert canvas.drawn[1] == ("circle", (0, 2), 1, "moving")
    paints = [element[-1] for element in canvas.drawn]
    assert [paints.count(paint) for paint in ("sensor", "outline", "label")] == [2, 4, 3]
    assert canvas.drawn[-1] == ("line", (0, 1), (0, 1), "contact")
    one = Lines()
    world.draw_body(ball, one)
    assert one.drawn == [("circle", (0, 2), 1, "moving")]
    oval = world.insert(Shape.ellipse(5, 3), Transform(0, 1, -1, 0, 9, 8))
    one = Lines()
    world.draw_body(oval, one)
    assert one.drawn == [("ellipse", (9, 8), (0, 5), (-3, 0), "moving")]
    with pytest.raises(AttributeError):
        world.draw(object())
    world.remove(ball)
    with pytest.raises(Sat2dError):
        world.draw_body(ball, one)


def test_a_margin_leaves_no_overlap():
    tile, turned = Shape.rectangle(0.7, 0.3), Transform.placement(0.2, 0.1, degrees=33)
    hit = sat2d.contact(tile, Transform.IDENTITY, tile, turned)
    margin = sat2d.rounding_margin(tile, Transform.IDENTITY, tile, turned)
    assert 0 < margin < 1e-14
    way = hit.depth + margin
    parted = at(hit.normal[0] * way, hit.normal[1] * way) @ turned
    assert not sat2d.overlaps(tile, Transform.IDENTITY, tile, parted)
