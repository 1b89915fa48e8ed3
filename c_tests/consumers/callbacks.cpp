// Function objects as callbacks of a world: each kind of query, stopping early, and what they
// throw. Exits with status 0 if all results are right.
#include "expect.hpp"

#include <sat2d.hpp>

#include <cmath>
#include <vector>

namespace {

using sat2d::body_id;
using sat2d::shape;
using sat2d::transform;

// Three tiles in a row.
struct row {
    sat2d::world world;
    std::vector<body_id> tiles;
    row() {
        const shape tile = shape::rectangle(2, 2);
        for (int i = 0; i < 3; i++) {
            tiles.push_back(world.insert(tile, transform::placement({4.0 * i, 0})));
        }
    }
};

void each_kind_tells_what_the_lists_do() {
    const row scene;
    std::vector<body_id> told;
    const auto note = [&](body_id body) {
        told.push_back(body);
        return true;
    };
    const auto as = [&](const std::vector<body_id> &expected) {
        const bool same = told == expected;
        told.clear();
        return same;
    };
    const sat2d::world &world = scene.world;
    world.each_at_point({4, 0}, note);
    EXPECT(as({scene.tiles[1]}));
    const sat2d::aabb box = {{-9, -9}, {4, 9}};
    world.each_in_box(box, note);
    EXPECT(as(world.query_box(box)));
    world.each_in_box(box, note, sat2d::coverage::inside);
    EXPECT(as({scene.tiles[0]}));
    world.each_in_circle({4, 0}, 3, note);
    EXPECT(as(scene.tiles)); // the outer two just touched
    world.each_in_circle({4, 0}, 3, note, sat2d::coverage::overlapping);
    EXPECT(as({scene.tiles[1]}));
    world.each_in_shape(shape::rectangle(5, 1), transform(), note);
    EXPECT(as({scene.tiles[0]}));
    sat2d::query_filter others;
    others.leave_out(scene.tiles[0]);
    world.each_in_shape(shape::rectangle(5, 1), transform::placement({2, 0}), note,
                        sat2d::coverage::touching, &others);
    EXPECT(as({scene.tiles[1]}));
    world.each_on_ray({9, 0}, {-1, 0}, 99,
                      [&](const sat2d::body_ray_hit &hit) { return note(hit.body); });
    EXPECT(as({scene.tiles[2], scene.tiles[1], scene.tiles[0]}));
}

void false_ends_it() {
    const row scene;
    int calls = 0;
    scene.world.each_in_circle({4, 0}, 99, [&](body_id) { return ++calls < 2; });
    EXPECT(calls == 2);
}

void what_is_thrown_comes_out() {
#if SAT2D_EXCEPTIONS
    const row scene;
    int calls = 0;
    try {
        scene.world.each_in_circle({4, 0}, 99, [&](body_id) -> bool {
            calls++;
            throw 42;
        });
        EXPECT(false && "it was swallowed");
    } catch (int thrown) {
        EXPECT(thrown == 42 && calls == 1);
    }
    EXPECT(scene.world.body_count() == 3); // the world is unchanged
#endif
}

void a_world_does_not_change_meanwhile() {
    row scene;
    sat_status status = SAT_OK;
    scene.world.each_at_point({0, 0}, [&](body_id body) {
        status = sat_world_remove(scene.world.get(), body);
        return true;
    });
    EXPECT(status == SAT_ERR_BUSY && scene.world.body_count() == 3);
}

void a_predicate_says_which_pairs_meet() {
    sat2d::world world;
    const shape tile = shape::rectangle(2, 2);
    for (const std::uint64_t team : {1, 1, 2}) {
        world.insert(tile, transform(), sat2d::body_kind::moving, team);
    }
    int asked = 0;
    const auto enemies = [&](const sat2d::world &seen, body_id a, body_id b) {
        asked++;
        return seen.user(a) != seen.user(b);
    };
    world.set_pair_predicate(enemies);
    EXPECT(world.step().size() == 2 && asked == 3);
    world.clear_pair_predicate();
    EXPECT(world.step().size() == 2 && asked == 3);
}

void platforms_are_entered_from_below() {
    sat2d::world world;
    const body_id platform =
        world.insert(shape::rectangle(9, 1), transform(), sat2d::body_kind::fixed);
    world.set_one_way(platform, {0, 1});
    EXPECT(sat2d::vec2(world.one_way(platform)).y == 1);
    const body_id hero = world.insert(shape::rectangle(1, 2), transform::translation({0, -4}));
    EXPECT(world.move_and_slide(hero, {0, 7}).hit_count() == 0);
    EXPECT(world.move_and_slide(hero, {0, -7}).hit_count() == 1);
    EXPECT(world.within(hero, hero) == sat2d::containment::equal);
    EXPECT(sat2d::within(shape::rectangle(1, 1), transform(), shape::rectangle(3, 3),
                         transform()) == sat2d::containment::proper);
}

void parts_move_with_their_body() {
    sat2d::world world;
    const shape tile = shape::rectangle(2, 2);
    const body_id tank = world.insert(tile, transform::translation({5, 0}));
    sat_body part = sat_body_default();
    part.shape = tile.get();
    part.transform.ty = 1;
    const body_id turret = world.attach(tank, part);
    EXPECT(world.step().empty());
    EXPECT(world.owner(turret) == tank && world.owner(tank) == tank);
    EXPECT(world.move_and_slide(tank, {3, 0}).hit_count() == 0);
    EXPECT(sat2d::transform(world.transform(turret)).raw().tx == 8);
    world.set_local_transform(turret, transform::translation({0, 9}));
    EXPECT(sat2d::transform(world.local_transform(turret)).raw().ty == 9);
    const std::vector<body_id> parts = world.parts(tank);
    EXPECT(parts.size() == 1 && parts[0] == turret);
}

void tiles_are_one_shape_a_group() {
    const std::uint8_t cells[6] = {1, 0, 1, 1, 0, 0};
    const std::vector<shape> ground = shape::tiles(cells, 3, 2, {16, 16});
    EXPECT(ground.size() == 2 && ground[0].area() == 512 && ground[1].area() == 256);
    const std::vector<std::uint8_t> rows(200, 1);
    std::vector<std::uint8_t> dots;
    for (const std::uint8_t cell : rows) {
        dots.push_back(cell);
        dots.push_back(0);
    }
    const std::vector<shape> many = shape::tiles(dots.data(), dots.size(), 1, {1, 1}, {5, 5});
    EXPECT(many.size() == 200); // more than the first guess
}

void chains_are_solid_in_front() {
    const std::vector<sat2d::vec2> points = {{0, 8}, {16, 8}, {32, 8}};
    const shape ground = shape::chain(points);
    EXPECT(ground.kind() == sat2d::shape_kind::open_chain);
    const shape ring = shape::chain(points.data(), 3, true);
    EXPECT(ring.kind() == sat2d::shape_kind::closed_chain && ring.area() == 0);
    sat2d::world world;
    world.insert(ground);
    const body_id ball = world.insert(shape::circle({0, 0}, 4), transform::translation({8, 0}));
    const sat2d::slide_result down = world.move_and_slide(ball, {9, 9});
    EXPECT(down.hit_count() == 1 && std::fabs(down.moved.y - 4) < 1e-9);
    world.set_transform(ball, transform::translation({8, 20}));
    EXPECT(world.move_and_slide(ball, {0, -20}).hit_count() == 0); // from behind
}

} // namespace

int main() {
    each_kind_tells_what_the_lists_do();
    false_ends_it();
    what_is_thrown_comes_out();
    a_world_does_not_change_meanwhile();
    a_predicate_says_which_pairs_meet();
    parts_move_with_their_body();
    tiles_are_one_shape_a_group();
    chains_are_solid_in_front();
    platforms_are_entered_from_below();
    return report("callbacks");
}
