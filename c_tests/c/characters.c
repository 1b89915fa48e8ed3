/* A character walks down a slope, over stairs and onto a platform that carries it. */
#include "parts.h"

#include <math.h>

enum { FRAMES = 150 };

static sat_body_id add(report *r, sat_world *world, const sat_vec2 *corners, size_t count) {
    sat_shape *shape = NULL;
    sat_body body = sat_body_default();
    sat_body_id id = {0};
    CHECK_STATUS(r, sat_shape_new_polygon(corners, &count, 1, &shape), SAT_OK);
    body.shape = shape;
    body.kind = SAT_BODY_STATIC;
    CHECK_STATUS(r, sat_world_insert(world, &body, &id), SAT_OK);
    sat_shape_free(shape);
    return id;
}

/* One frame with gravity. Returns whether the character stands on the ground. */
static bool walk(report *r, sat_world *world, sat_body_id hero, sat_character_options *options,
                 double speed) {
    sat_character_result walked;
    sat_slide_hit hits[32];
    CHECK_STATUS(r,
                 sat_world_move_character(world, hero, (sat_vec2){speed, -0.5}, options, hits, 32,
                                          &walked),
                 SAT_OK);
    CHECK(r, walked.hit_count <= 32 && !walked.stuck);
    options->ground = walked.ground;
    return !sat_body_id_is_none(walked.ground.body);
}

void run_characters(report *r) {
    /* 27 degrees down, then four steps of half a unit up, then a gap with a platform */
    const sat_vec2 slope[4] = {{-200, 101.905}, {0, 0}, {0, -50}, {-200, -50}};
    const sat_vec2 stairs[12] = {{0, -50}, {60, -50}, {60, 2},  {16, 2},  {16, 1.5}, {12, 1.5},
                                 {12, 1},  {8, 1},    {8, 0.5}, {4, 0.5}, {4, 0},    {0, 0}};
    const sat_vec2 plank[4] = {{61, 1}, {69, 1}, {69, 2}, {61, 2}};
    sat_world *world = NULL;
    sat_shape *capsule = NULL;
    sat_body body = sat_body_default();
    sat_character_options options = {0};
    sat_transform place = {1, 0, 0, 1, -150, 90};
    sat_body_id hero = {0}, platform;
    int frame, flights = 0;
    CHECK_STATUS(r, sat_world_new(&world), SAT_OK);
    add(r, world, slope, 4);
    add(r, world, stairs, 12);
    platform = add(r, world, plank, 4);
    CHECK_STATUS(r, sat_shape_new_capsule((sat_vec2){0, 1}, (sat_vec2){0, 2}, 1, &capsule), SAT_OK);
    body.shape = capsule;
    body.transform = place;
    CHECK_STATUS(r, sat_world_insert(world, &body, &hero), SAT_OK);
    for (frame = 0; frame < FRAMES && !walk(r, world, hero, &options, 0); frame++) {
    }
    CHECK(r, frame < FRAMES);
    for (frame = 0; frame < FRAMES; frame++) {
        flights += !walk(r, world, hero, &options, 1);
    }
    CHECK(r, flights == 0);
    options.step = 0.5;
    for (frame = 0; frame < 400; frame++) {
        CHECK_STATUS(r, sat_world_transform(world, hero, &place), SAT_OK);
        flights += !walk(r, world, hero, &options, place.tx < 64.5 ? 0.25 : 0);
    }
    CHECK(r, flights == 0 && sat_body_id_equal(options.ground.body, platform));
    CHECK(r, fabs(place.ty - 2) < 1e-9 && place.tx > 64.4);
    for (frame = 1; frame <= 20; frame++) {
        sat_transform there = {1, 0, 0, 1, 0, 0}, now;
        there.tx = frame;
        there.ty = 0.25 * frame;
        CHECK_STATUS(r, sat_world_set_transform(world, platform, &there), SAT_OK);
        CHECK(r, walk(r, world, hero, &options, 0));
        CHECK_STATUS(r, sat_world_transform(world, hero, &now), SAT_OK);
        CHECK(r, fabs(now.tx - place.tx - there.tx) < 1e-9);
        CHECK(r, fabs(now.ty - place.ty - there.ty) < 1e-9);
    }
    fprintf(r->out, "characters: %d frames in the air\n", flights);
    sat_world_free(world);
    sat_shape_free(capsule);
}
