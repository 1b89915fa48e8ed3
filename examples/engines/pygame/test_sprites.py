"""Run by `examples/engines/check.sh pygame`, without a window."""

import math
import random

import pygame
import pytest
from sat2d import Relation, Transform, point_relation
from sat2d_pygame import (
    collide_shape,
    sprite_rectangle,
    sprite_relation,
    sprite_shape,
    sprite_transform,
    touch_shape,
)

SWORD = ["........", "########", "........"]
LAMP = ["#######", "#.....#", "#.....#", "#######"]
FLAG = ["###..", "##...", "#....", "#...#"]


def picture(rows):
    surface = pygame.Surface((len(rows[0]), len(rows)), pygame.SRCALPHA)
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            if letter == "#":
                surface.set_at((x, y), "white")
    return surface


def sprite(rows, topleft=(0, 0)):
    made = pygame.sprite.Sprite()
    made.image = picture(rows)
    made.rect = made.image.get_rect(topleft=topleft)
    return made


def turn(made, angle, center, flip=False):
    """Turns a sprite as games do."""
    made.original = getattr(made, "original", made.image)
    made.angle, made.scale_x = angle, -1 if flip else 1
    made.image = pygame.transform.rotate(
        pygame.transform.flip(made.original, flip, False), made.angle
    )
    made.rect = made.image.get_rect(center=center)
    made.mask = pygame.mask.from_surface(made.image)


def test_upright_sprites_overlap_where_pygame_says_so():
    chance = random.Random(1)
    hits = 0
    for _ in range(2000):
        size = chance.randint(1, 9), chance.randint(1, 9)
        left, right = (
            sprite(
                ["".join(chance.choice("#..") for _ in range(size[0])) for _ in range(size[1])],
                (chance.randint(0, 8), chance.randint(0, 8)),
            )
            for _ in range(2)
        )
        hit = pygame.sprite.collide_mask(left, right) is not None
        assert collide_shape(left, right) == hit
        hits += hit
    assert 200 < hits < 1800


@pytest.mark.parametrize("flip", [False, True])
@pytest.mark.parametrize("angle", [0, 90, 180, 270])
def test_quarter_turns_are_where_pygame_draws_them(angle, flip):
    flag = sprite(FLAG)
    turn(flag, angle, (20, 30), flip)
    shape, at = sprite_shape(flag), sprite_transform(flag)
    for x in range(flag.rect.width):
        for y in range(flag.rect.height):
            found = point_relation(shape, at, (flag.rect.x + x + 0.5, flag.rect.y + y + 0.5))
            is_opaque = flag.image.get_at((x, y)).a > 127
            assert found == (Relation.OVERLAPPING if is_opaque else Relation.DISJOINT)


def test_shapes_come_from_masks_and_are_made_once():
    first, second = sprite(FLAG), sprite(FLAG)
    second.image = first.image
    assert sprite_shape(first) is sprite_shape(second)
    second.mask = pygame.mask.Mask((5, 4), fill=True)
    assert sprite_shape(second).area == 20
    assert sprite_shape(second) is sprite_shape(second)
    second.mask = pygame.mask.from_surface(second.image)
    assert sprite_shape(second).area == 8
    assert sprite_rectangle(second).area == 20
    third = sprite(["..", ".."])
    assert sprite_shape(third) is None
    assert sprite_relation(first, third) == Relation.DISJOINT


def test_groups_take_the_callbacks():
    hero = sprite(LAMP, (10, 10))
    inside, beside, corner = (sprite(["#"], at) for at in [(12, 11), (17, 11), (16, 13)])
    coins = pygame.sprite.Group(inside, beside, corner)
    assert pygame.sprite.spritecollide(hero, coins, False) == [inside, corner]
    assert pygame.sprite.spritecollide(hero, coins, False, touch_shape) == [inside, beside, corner]
    assert pygame.sprite.spritecollideany(hero, coins, collide_shape) is corner
    heroes = pygame.sprite.Group(hero)
    found = pygame.sprite.groupcollide(heroes, coins, False, True, collide_shape)
    assert found == {hero: [corner]}
    assert coins.sprites() == [inside, beside]


def test_a_level_in_which_rectangles_and_turned_masks_are_wrong():
    lamp = sprite(LAMP, (12, 8))
    sword = sprite(SWORD)

    def is_sampled():
        """Whether one of many points of the blade is in a pixel of the lamp, by plain sines."""
        angle = math.radians(sword.angle)
        x, y, width, height = sword.rect
        for i in range(400):
            for j in range(50):
                u, v = (i + 0.5) / 50 - 4, (j + 0.5) / 50 - 0.5
                column = x + width / 2 + u * math.cos(angle) + v * math.sin(angle) - 12
                row = y + height / 2 - u * math.sin(angle) + v * math.cos(angle) - 8
                if 0 <= column < 7 and 0 <= row < 4 and LAMP[int(row)][int(column)] == "#":
                    return True
        return False

    counts = {"rect": 0, "mask": 0, "shape": 0, "mask is wrong": 0}
    for angle in range(0, 180, 5):
        turn(sword, angle, (22, 12))
        shape = collide_shape(sword, lamp)
        assert shape == is_sampled()
        mask = pygame.sprite.collide_mask(sword, lamp) is not None
        counts["rect"] += pygame.sprite.collide_rect(sword, lamp)
        counts["mask"] += mask
        counts["shape"] += shape
        counts["mask is wrong"] += mask != shape
    assert counts == {"rect": 17, "mask": 3, "shape": 8, "mask is wrong": 5}


def test_a_transform_is_about_the_centre_of_the_rectangle():
    flag = sprite(FLAG, (3, 4))
    assert sprite_transform(flag) == Transform.translation(5.5, 6)
