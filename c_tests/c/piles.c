/* A pile of crates under gravity: parted in every frame, and at rest without an event. */
#include "parts.h"

enum { CRATES = 20, FRAMES = 600 };

static void rest(report *r, sat_world *world, const sat_body_id *ids) {
    static sat_pair_event events[CRATES * CRATES];
    int frame, i;
    for (frame = 0; frame <= FRAMES; frame++) {
        sat_separate_result parted;
        size_t count = 0, k, changes = 0;
        for (i = 0; i < CRATES; i++) {
            sat_body body;
            CHECK_STATUS(r, sat_world_get(world, ids[i], &body), SAT_OK);
            body.transform.ty += 0.25;
            CHECK_STATUS(r, sat_world_set_transform(world, ids[i], &body.transform), SAT_OK);
        }
        CHECK_STATUS(r, sat_world_separate(world, 20, &parted), SAT_OK);
        CHECK(r, parted.overlapping == 0 && parted.depth == 0 && parted.iterations <= 20);
        CHECK_STATUS(r, sat_world_step(world), SAT_OK);
        CHECK_STATUS(r, sat_world_events(world, events, CRATES * CRATES, &count), SAT_OK);
        for (k = 0; k < count; k++) {
            changes += events[k].phase != (frame == 0 ? SAT_PHASE_BEGIN : SAT_PHASE_STAY);
        }
        CHECK(r, count == CRATES && changes == 0);
    }
}

void run_piles(report *r) {
    sat_body body = sat_body_default();
    sat_body_id floor_id, ids[CRATES];
    sat_world *world = NULL;
    sat_shape *floor = NULL, *box = NULL;
    double tolerance = 1;
    int i;
    CHECK_STATUS(r, sat_world_new(&world), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_rectangle(640, 20, &floor), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_rectangle(16, 16, &box), SAT_OK);
    CHECK_STATUS(r, sat_world_touching_tolerance(world, &tolerance), SAT_OK);
    CHECK(r, tolerance == 0);
    CHECK_STATUS(r, sat_world_set_touching_tolerance(world, 0.01), SAT_OK);
    CHECK_STATUS(r, sat_world_touching_tolerance(world, &tolerance), SAT_OK);
    CHECK(r, tolerance == 0.01);
    body.shape = floor;
    body.kind = SAT_BODY_STATIC;
    body.transform.tx = 320;
    body.transform.ty = 490;
    CHECK_STATUS(r, sat_world_insert(world, &body, &floor_id), SAT_OK);
    body.shape = box;
    body.kind = SAT_BODY_MOVING;
    for (i = 0; i < CRATES; i++) {
        body.transform.tx = 320 + i % 3;
        body.transform.ty = 480 - 16 * i; /* 8 deep in the floor */
        CHECK_STATUS(r, sat_world_insert(world, &body, &ids[i]), SAT_OK);
    }
    rest(r, world, ids);
    CHECK_STATUS(r, sat_world_get(world, ids[CRATES - 1], &body), SAT_OK);
    CHECK(r, body.transform.ty > 167.99 && body.transform.ty < 168.01);
    sat_world_free(world);
    sat_shape_free(floor);
    sat_shape_free(box);
}
