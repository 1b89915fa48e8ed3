/* A ball that flies through a room by sweeps, bounces without loss, and never stops. */
#include "parts.h"

enum { HITS = 10000 };

static sat_world *room(report *r) {
    const sat_vec2 cup[8] = {{0, 0},   {60, 0},  {60, 50}, {48, 50},
                             {48, 12}, {12, 12}, {12, 50}, {0, 50}};
    const sat_transform places[6] = {{1, 0, 0, 1, 160, -10}, {1, 0, 0, 1, 160, 250},
                                     {1, 0, 0, 1, -10, 120}, {1, 0, 0, 1, 330, 120},
                                     {1, 0, 0, 1, 90, 80},   {0.8, 0.6, -0.6, 0.8, 160, 130}};
    const size_t eight = 8;
    sat_shape *shapes[4] = {NULL, NULL, NULL, NULL};
    sat_world *world = NULL;
    sat_body body = sat_body_default();
    sat_body_id id;
    int i;
    CHECK_STATUS(r, sat_world_new(&world), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_rectangle(340, 20, &shapes[0]), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_rectangle(20, 240, &shapes[1]), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_circle((sat_vec2){0, 0}, 25, &shapes[2]), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_polygon(cup, &eight, 1, &shapes[3]), SAT_OK);
    body.kind = SAT_BODY_STATIC;
    for (i = 0; i < 6; i++) {
        body.shape = shapes[i < 4 ? i / 2 : i - 2];
        body.transform = places[i];
        CHECK_STATUS(r, sat_world_insert(world, &body, &id), SAT_OK);
    }
    for (i = 0; i < 4; i++) {
        sat_shape_free(shapes[i]);
    }
    return world;
}

/* Flies until it has hit HITS times, at most for so many sweeps. Returns the number of hits. */
static long fly(report *r, const sat_world *world, const sat_shape *ball, sat_at_start at_start,
                sat_vec2 *velocity, sat_transform *place) {
    const sat_vec2 still = {0, 0};
    sat_query_filter filter = sat_query_filter_default();
    double left = 1;
    long hits = 0, sweeps;
    filter.at_start = at_start;
    for (sweeps = 0; sweeps < 20 * HITS && hits < HITS; sweeps++) {
        sat_motion motion = {*place, {0, 0}, 0, {0, 0}};
        sat_velocities after;
        sat_body_impact met;
        motion.translation.x = velocity->x * left;
        motion.translation.y = velocity->y * left;
        CHECK_STATUS(r, sat_world_sweep(world, ball, &motion, &filter, &met), SAT_OK);
        CHECK_STATUS(r, sat_motion_at(&motion, met.impact.hit ? met.impact.time : 1, place),
                     SAT_OK);
        if (!met.impact.hit) {
            left = 1;
            continue;
        }
        left *= 1 - met.impact.time;
        CHECK_STATUS(r,
                     sat_rebound(met.impact.closest.normal, *velocity, 1, still, 0, 1, &after),
                     SAT_OK);
        if (met.impact.time == 0 && met.impact.approach <= 0) {
            return hits; /* for ever at the wall that it leaves */
        }
        *velocity = after.a;
        hits++;
    }
    return hits;
}

void run_bouncing(report *r) {
    const sat_transform start = {1, 0, 0, 1, 40, 200};
    const sat_vec2 thrown = {211, -147};
    const double energy = thrown.x * thrown.x + thrown.y * thrown.y;
    sat_world *world = room(r);
    sat_shape *ball = NULL;
    sat_transform place = start;
    sat_vec2 velocity = thrown;
    double now;
    CHECK_STATUS(r, sat_shape_new_circle((sat_vec2){0, 0}, 4, &ball), SAT_OK);
    CHECK(r, fly(r, world, ball, SAT_AT_START_SKIP_PARTING, &velocity, &place) == HITS);
    now = velocity.x * velocity.x + velocity.y * velocity.y;
    CHECK(r, now / energy - 1 < 1e-10 && 1 - now / energy < 1e-10);
    CHECK(r, place.tx > 0 && place.tx < 320 && place.ty > 0 && place.ty < 240);
    velocity = thrown;
    place = start;
    CHECK(r, fly(r, world, ball, SAT_AT_START_REPORT, &velocity, &place) == 1);
    sat_world_free(world);
    sat_shape_free(ball);
}
