/** The right answers: shapes that are made once, and a transform that says where the runner is. */
#include "cellar.h"

static sat_shape *runner, *coin, *lava;

void touch_open(void) {
    sat_vec2 corners[LAVA_CORNERS];
    const size_t ring_sizes[1] = {LAVA_CORNERS};
    for (int i = 0; i < LAVA_CORNERS; i++) {
        corners[i].x = lava_corners[i][0];
        corners[i].y = lava_corners[i][1];
    }
    check(sat_shape_new_rectangle_xywh(0, 0, RUNNER_WIDTH, RUNNER_HEIGHT, &runner));
    check(sat_shape_new_circle((sat_vec2){0, 0}, COIN_RADIUS, &coin));
    check(sat_shape_new_polygon(corners, ring_sizes, 1, &lava));
}

void touch_close(void) {
    sat_shape_free(runner);
    sat_shape_free(coin);
    sat_shape_free(lava);
}

bool in_room(double x, double y) {
    const sat_transform here = sat_transform_translation((sat_vec2){x, y});
    sat_aabb box;
    check(sat_shape_bounds(runner, &here, &box));
    return box.min.x >= 0 && box.min.y >= 0 && box.max.x <= ROOM_WIDTH &&
           box.max.y <= ROOM_HEIGHT;
}

bool takes_coin(double x, double y, int number) {
    const sat_vec2 place = {coin_places[number][0], coin_places[number][1]};
    const sat_transform here = sat_transform_translation((sat_vec2){x, y});
    const sat_transform there = sat_transform_translation(place);
    return sat_overlaps(runner, &here, coin, &there);
}

bool in_lava(double x, double y) {
    const sat_transform here = sat_transform_translation((sat_vec2){x, y});
    const sat_transform there = sat_transform_identity();
    return sat_overlaps(runner, &here, lava, &there);
}

bool in_beam(double x, double y, int to_x, int to_y) {
    const sat_transform here = sat_transform_translation((sat_vec2){x, y});
    const sat_vec2 start = {160, 100}, end = {to_x, to_y};
    sat_ray_hit hit; /* also tells where, and which side of the runner */
    check(sat_cast_segment(runner, &here, start, end, &hit));
    return hit.hit == 1;
}
