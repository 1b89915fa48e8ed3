"""`pygame.Rect`, sprites and groups of pixels: the reference tables, and pygame-ce or pygame itself
where one of them is installed."""

import copy
import importlib.util
import itertools
import pickle
import random
import weakref

import numpy as np
import pytest
from support import ROOT, table

from sat2d import Mask
from sat2d.compat import pygame

CLASSES = {"pygame-ce": pygame.Rect, "pygame": pygame.PygameRect}


class Sprite:
    """What a sprite has."""

    def __init__(self, rect, **attributes):
        self.rect = rect
        self.__dict__.update(attributes)
        self.killed = 0

    def kill(self):
        self.killed += 1


def words(numbers):
    return " ".join(map(str, numbers))


def changed(rect, method, *args):
    """The rectangle after a method that changes it."""
    assert getattr(rect, method)(*args) is None
    return rect


def answers(row):
    """What each function answers about the numbers of a row."""
    Rect = CLASSES[row["version"]]
    ints = lambda names: [int(row[name]) for name in names.split()]
    own, other = Rect(*ints("ax ay aw ah")), Rect(ints("bx by bw bh"))
    p, line, factors = ints("px py"), ints("x1 y1 x2 y2"), [float(row["fx"]), float(row["fy"])]
    others = [Rect(*map(int, rect.split())) for rect in row["others"].split(";") if rect]
    radii = [{} if row[r] == "none" else {"radius": float(row[r])} for r in ("ra", "rb")]
    sprites = [Sprite(rect, **radius) for rect, radius in zip((own, other), radii)]
    for name, given in [("clamp", other), ("union", other), ("unionall", others), ("move", p),
                        ("inflate", p)]:
        assert changed(own.copy(), name + "_ip", given) == getattr(own, name)(given), row
    assert changed(own.copy(), "scale_by_ip", *factors) == own.scale_by(*factors), row
    hits = [others[i] for i in own.collidelistall(others)]
    assert own.collideobjectsall(others) == hits, row
    assert own.collideobjects(others) == (hits[0] if hits else None), row
    named = dict(enumerate(others))
    assert [rect for _, rect in own.collidedictall(named, True)] == hits, row
    assert own.collidedict(named, True) == next(iter(own.collidedictall(named, True)), None)
    return {
        "collidepoint": int(own.collidepoint(p)),
        "colliderect": int(own.colliderect(other)),
        "contains": int(own.contains(other)),
        "clip": words(own.clip(other)),
        "clipline": words(itertools.chain(*own.clipline(line))) or "none",
        "union": words(own.union(other)),
        "unionall": words(own.unionall(others)),
        "inflate": words(own.inflate(p)),
        "move": words(own.move(p)),
        "clamp": words(own.clamp(other)),
        "fit": words(own.fit(other)),
        "normalize": words(changed(own.copy(), "normalize")),
        "scale_by": words(own.scale_by(*factors)),
        "center": words(own.center),
        "bottomright": words(own.bottomright),
        "collidelist": own.collidelist(others),
        "collidelistall": words(own.collidelistall(others)),
        "collide_circle": int(pygame.collide_circle(*sprites)),
    }


def group(mask):
    y, x = mask.to_array().nonzero()
    return f"{x[0]} {y[0]} {len(x)}" if len(x) else "none"


def groups(row):
    mask = Mask([[pixel == "#" for pixel in pixels] for pixels in row["mask"].split("/")])
    components = pygame.connected_components(mask, int(row["minimum"]))
    for component in components:
        pixel = component.first_overlap(component, (0, 0))
        assert pygame.connected_component(mask, pixel) == component, row
    return {
        "components": ";".join(map(group, components)),
        "largest": group(pygame.connected_component(mask)),
    }


def compare(row, found):
    assert {name: str(answer) for name, answer in found.items()} == {
        name: str(row[name]) for name in found
    }, row


def test_rects():
    rows = table("pygame_rects")
    assert len(rows) >= 500
    for row in rows:
        compare(row, answers(row))


def test_components():
    rows = table("pygame_components")
    assert len(rows) >= 300
    for row in rows:
        compare(row, groups(row))


@pytest.fixture(scope="module")
def original():
    """The program that wrote the tables, with the pygame that is installed."""
    pytest.importorskip("pygame")
    path = ROOT / "docs" / "recording" / "originals" / "pygame_rects.py"
    spec = importlib.util.spec_from_file_location("pygame_rects", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_rects_of_pygame(original):
    for row in original.rect_rows(2500, seed=7):
        compare(row, answers(row))


def test_components_of_pygame(original):
    for row in original.component_rows(2500, seed=7):
        compare(row, groups(row))


def outcome(call, Rect):
    """What a call returns, with rectangles as text, or the name of what it raises."""
    try:
        found = call(Rect)
    except Exception as error:  # noqa: BLE001
        return type(error).__name__
    return repr(found).replace("<rect(", "Rect(").replace(")>", ")")


def assigned(name, value):
    def call(Rect):
        rect = Rect(10, -20, 7, 5)
        setattr(rect, name, value)
        return rect
    return call


class Paddle:
    rect = (1, 2, 3, 4)


class Ball:
    def rect(self):
        return (1, 2), (3, 4)


FORMS = [
    lambda Rect: Rect((1, 2), (3, 4)),
    lambda Rect: Rect(((1.9, -2.9), [3, 4])),
    lambda Rect: Rect([1, 2, 3, 4]),
    lambda Rect: Rect(Rect(1, 2, 3, 4)),
    lambda Rect: Rect(Paddle()),
    lambda Rect: Rect(Ball()),
    lambda Rect: Rect(range(4)),
    lambda Rect: Rect(1, 2, 3),
    lambda Rect: Rect("1234"),
    lambda Rect: Rect(1, 2, 3, None),
    lambda Rect: Rect({0: 1, 1: 1, 2: 1, 3: 1}),
    lambda Rect: Rect(2**40 + 7, 2**31, 1e300, float("nan")),
    lambda Rect: Rect(2**64, 1, 1, 1),
    lambda Rect: Rect(np.int64(3), 1, 1, 1),
    lambda Rect: Rect(np.float32(3), 1, 1, 1),
    lambda Rect: Rect(True, 1, 1, 1),
    lambda Rect: Rect(1, 2, 3, 4).collidepoint(1),
    lambda Rect: Rect(-1, -1, 3, 4).collidepoint(-1.9, -0.5),
    lambda Rect: Rect(1, 2, 3, 4).collidepoint(np.array([1.5, 2])),
    lambda Rect: Rect(1, 2, 3, 4).move(1, "a"),
    lambda Rect: Rect(1, 2, 3, 4).union((0, 0), (1, 1)),
    lambda Rect: Rect(1, 2, 3, 4).clip(0, 0, 3, 3),
    lambda Rect: Rect(1, 2, 3, 4).clip(Paddle()),
    lambda Rect: Rect(1, 2, 3, 4).clip(5),
    lambda Rect: Rect(1, 2, 3, 4).clipline((0, 0), (9, 9)),
    lambda Rect: Rect(1, 2, 3, 4).clipline(((0, 0), (9, 9))),
    lambda Rect: Rect(1, 2, 3, 4).clipline(0, 0, 9),
    lambda Rect: Rect(1, 2, 3, 4).collidelist([(0, 0, 1, 1), (2, 2, 1, 1), None]),
    lambda Rect: Rect(1, 2, 3, 4).collidelist([None]),
    lambda Rect: Rect(1, 2, 3, 4).collidelist(5),
    lambda Rect: Rect(1, 2, 3, 4).collidedict({(2, 2, 1, 1): "a"}),
    lambda Rect: Rect(1, 2, 3, 4).collideobjects(["ab"], key=lambda text: (2, 2, 1, len(text))),
    lambda Rect: Rect(1, 2, 3, 4).scale_by(2),
    lambda Rect: Rect(1, 2, 3, 4).scale_by(scale_by=(2, -3)),
    lambda Rect: Rect(1, 2, 3, 4).scale_by(y=3, x=0.3),
    lambda Rect: Rect(1, 2, 3, 4) == (1, 2, 3, 4),
    lambda Rect: Rect(1, 2, 3, 4) != ((1, 2), (3, 4)),
    lambda Rect: Rect(1, 2, 3, 4) == 5,
    lambda Rect: Rect(1, 2, 3, 4) < (1, 2, 3, 5),
    lambda Rect: Rect(1, 2, 3, 4) < 5,
    lambda Rect: hash(Rect(1, 2, 3, 4)),
    lambda Rect: bool(Rect(1, 2, 0, 4)),
    lambda Rect: bool(Rect(1, 2, -3, 4)),
    lambda Rect: 3 in Rect(1, 2, 3, 4),
    lambda Rect: 5 in Rect(1, 2, 3, 4),
    lambda Rect: (1, 2, 1, 1) in Rect(1, 2, 3, 4),
    lambda Rect: "a" in Rect(1, 2, 3, 4),
    lambda Rect: [*Rect(1, 2, 3, 4), *reversed(Rect(1, 2, 3, 4))],
    lambda Rect: len(Rect(1, 2, 3, 4)),
    lambda Rect: Rect(1, 2, 3, 4)[-1],
    lambda Rect: Rect(1, 2, 3, 4)[4],
    lambda Rect: Rect(1, 2, 3, 4)[::2],
    lambda Rect: Rect(1, 2, 3, 4)[...],
    lambda Rect: Rect(1, 2, 3, 4)["x"],
    lambda Rect: Rect(1, 2, 3, 4).__setitem__(4, 1),
    lambda Rect: changed(Rect(1, 2, 3, 4), "__setitem__", 2, 9.9),
    lambda Rect: changed(Rect(1, 2, 3, 4), "__setitem__", 2, [9]),
    lambda Rect: changed(Rect(1, 2, 3, 4), "__setitem__", slice(1, 3), [8, 9]),
    lambda Rect: changed(Rect(1, 2, 3, 4), "__setitem__", slice(1, 3), 8),
    lambda Rect: changed(Rect(1, 2, 3, 4), "__setitem__", slice(1, 3), [8, 9, 10]),
    lambda Rect: changed(Rect(1, 2, 3, 4), "__setitem__", ..., 8),
    lambda Rect: changed(Rect(1, 2, 3, 4), "update", (5, 6), (7, 8)),
    lambda Rect: Rect(1, 2, 3, 4).__reduce__()[1],
    lambda Rect: copy.copy(Rect(1, 2, 3, 4)),
    lambda Rect: [copy.deepcopy(Rect(1, 2, 3, 4)), pickle.loads(pickle.dumps(Rect(1, 2, 3, 4)))],
    lambda Rect: weakref.ref(Rect(1, 2, 3, 4))(),
    assigned("x", "a"),
    assigned("center", 1),
    assigned("center", (1, None)),
    assigned("foo", 1),
]


def test_forms_of_pygame(original):
    """Forms of calls: what pygame takes is taken, what it rejects is rejected by the same class."""
    theirs, ours = original.pygame.Rect, CLASSES[original.version()]
    for i, form in enumerate(FORMS):
        assert outcome(form, ours) == outcome(form, theirs), f"form {i}"


def test_pygame_takes_its_rectangles(original):
    theirs, ours = original.pygame.Rect, CLASSES[original.version()]
    assert theirs(ours(1, 2, 3, 4)) == (1, 2, 3, 4)
    assert theirs(0, 0, 3, 3).clip(ours(1, 2, 3, 4)) == ours(0, 0, 3, 3).clip(theirs(1, 2, 3, 4))


def test_attributes_of_pygame(original):
    random.seed(11)
    theirs, ours = original.pygame.Rect, CLASSES[original.version()]
    names = [name for name in dir(theirs) if not name.startswith("_")]
    names = [name for name in names if not callable(getattr(theirs, name))]
    assert set(names) <= set(dir(ours)) and len(names) >= 22
    for name, _ in itertools.product(names, range(200)):
        numbers = original.numbers(4)
        a, b = theirs(numbers), ours(numbers)
        assert getattr(a, name) == getattr(b, name), (name, numbers)
        value = original.numbers(2) if isinstance(getattr(a, name), tuple) else original.any_int()
        setattr(a, name, value)
        setattr(b, name, value)
        assert tuple(a) == tuple(b), (name, numbers, value)
    methods = [name for name in dir(theirs) if not name.startswith("_")]
    assert set(methods) <= set(dir(ours))


def test_sprites_of_pygame(original):
    random.seed(12)
    sprite = original.pygame.sprite
    size = lambda: random.randint(0, 9)
    for _ in range(2500):
        numbers = [[random.randint(-9, 9), random.randint(-9, 9), size(), size()] for _ in range(5)]
        masks = [np.random.default_rng(i).random((9, 9)) < 0.1 for i in range(5)]
        theirs = [Sprite(original.pygame.Rect(rect)) for rect in numbers]
        ours = [Sprite(pygame.Rect(rect)) for rect in numbers]
        for their, our, mask in zip(theirs, ours, masks):
            their.mask = original.pygame.mask.Mask((9, 9))
            for y, x in zip(*mask.nonzero()):
                their.mask.set_at((int(x), int(y)))
            our.mask = Mask(mask)
        for name in ["collide_rect", "collide_circle", "collide_mask"]:
            expected = [getattr(sprite, name)(theirs[0], their) for their in theirs]
            assert [getattr(pygame, name)(ours[0], our) for our in ours] == expected
        assert [our.radius for our in ours] == [their.radius for their in theirs]
        for collided in [None, "collide_circle"]:
            functions = [collided and getattr(module, collided) for module in (sprite, pygame)]
            expected = sprite.spritecollide(theirs[0], theirs, False, functions[0])
            found = pygame.spritecollide(ours[0], ours, True, functions[1])
            assert [ours.index(our) for our in found] == [theirs.index(it) for it in expected]
            first = pygame.spritecollideany(ours[0], ours, functions[1])
            assert first is (found[0] if found else None)
            assert all(our.killed == (our in found) for our in ours)
            pairs = sprite.groupcollide(theirs[:2], theirs, False, False, functions[0])
            expected = {theirs.index(a): [theirs.index(b) for b in bs] for a, bs in pairs.items()}
            pairs = pygame.groupcollide(ours[:2], ours, False, False, functions[1])
            found = {ours.index(a): [ours.index(b) for b in bs] for a, bs in pairs.items()}
            assert found == expected
            for our in ours:
                our.killed = 0


def test_classes_that_extend_rect():
    class Platform(pygame.Rect):
        def __init__(self, colour, **place):
            super().__init__(place["x"], place["y"], 30, 10)
            self.colour = colour

    platform = Platform("red", x=5, y=6)
    assert (platform.topleft, platform.colour) == ((5, 6), "red")
    moved = platform.move(1, 1)
    assert type(moved) is Platform and moved == (6, 7, 30, 10) and not hasattr(moved, "colour")
    old = pygame.PygameRect(0, 0, 4, -4)
    assert type(old.copy()) is pygame.PygameRect and repr(old) == "<rect(0, 0, 4, -4)>"
    assert type(type("Old", (pygame.PygameRect,), {})(1, 2, 3, 4).copy()).__name__ == "Old"
    assert pygame.Rect() == (0, 0, 0, 0) and not pygame.Rect()
    own = pygame.Rect(1, 2, 3, 4)
    own.clamp_ip(own)
    own.update(own)
    assert own == (1, 2, 3, 4) and own in own
    assert own.move_to(right=9, center=(5, 5)) == (4, 3, 3, 4)
    nested = Sprite(None)
    nested.rect = nested
    with pytest.raises(TypeError):
        own.clip(nested)


def test_components_of_pixels():
    mask = Mask(np.eye(3, dtype=bool))
    assert pygame.connected_component(mask, (1, 1)) == mask
    assert pygame.connected_component(mask, (1, 0)).is_empty
    assert pygame.connected_components(Mask.empty(0, 3)) == []
    with pytest.raises(IndexError, match="3, 0 is out of bounds"):
        pygame.connected_component(mask, (3, 0))
    with pytest.raises(TypeError):
        pygame.connected_component(mask, 3)
