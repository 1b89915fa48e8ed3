#include "world_scene.h"

sat_body scene_tile(const sat_shape *tile, double x, sat_body_kind kind) {
    sat_body body = sat_body_default();
    body.shape = tile;
    body.transform.tx = x;
    body.kind = kind;
    body.user = (uint64_t)(x * 2);
    return body;
}

void scene_open(report *r, scene *s) {
    const double places[5] = {0, 2, 3.5, 10, 11};
    const sat_body_kind kinds[5] = {SAT_BODY_STATIC, SAT_BODY_MOVING, SAT_BODY_MOVING,
                                    SAT_BODY_MOVING, SAT_BODY_SENSOR};
    sat_body bodies[5];
    size_t i, count = 9;
    CHECK_STATUS(r, sat_world_new(&s->world), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_rectangle(2, 2, &s->tile), SAT_OK);
    for (i = 0; i < 5; i++) {
        bodies[i] = scene_tile(s->tile, places[i], kinds[i]);
    }
    CHECK_STATUS(r, sat_world_insert(s->world, &bodies[0], &s->ids[0]), SAT_OK);
    CHECK_STATUS(r, sat_world_insert_many(s->world, bodies + 1, 4, s->ids + 1), SAT_OK);
    CHECK_STATUS(r, sat_world_body_count(s->world, &count), SAT_OK);
    CHECK(r, count == 5);
}

void scene_close(scene *s) {
    sat_world_free(s->world);
    sat_shape_free(s->tile);
}
