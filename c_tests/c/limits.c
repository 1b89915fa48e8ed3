/* Limits on work and on pairs: what runs out has done nothing and can be repeated. */
#include "parts.h"

#include <math.h>
#include <string.h>

enum { TEETH = 40, POINTS = 4 * TEETH + 2, STAR = 400, STAR_MOST = STAR + 2 };

/* A comb that stands on the x axis, its teeth up. */
static size_t comb(sat_vec2 *points) {
    size_t i, count = 0;
    for (i = 0; i < TEETH; i++) {
        const double x = 2.0 * (double)i;
        points[count++] = (sat_vec2){x, 0};
        points[count++] = (sat_vec2){x, 10};
        points[count++] = (sat_vec2){x + 0.9, 10};
        points[count++] = (sat_vec2){x + 0.9, 0};
    }
    points[count++] = (sat_vec2){2.0 * TEETH, -1};
    points[count++] = (sat_vec2){0, -1};
    return count;
}

static void decomposition(report *r) {
    static size_t sizes[STAR_MOST];
    static uint32_t vertices[3 * STAR_MOST];
    static sat_vec2 points[STAR];
    sat_decompose_options options = {SAT_DECOMPOSE_SLICING, SAT_PREFER_AS_CUT, 0, 0};
    sat_decomposition all, cut;
    sat_shape *shape = NULL;
    const size_t count = STAR;
    size_t i, corners;
    /* a star whose points have different lengths */
    for (i = 0; i < STAR; i++) {
        const double angle = 2 * acos(-1) * (double)i / STAR;
        const double radius = 10 + (double)(i * 7919 % 101) / 20;
        points[i] = (sat_vec2){radius * cos(angle), radius * sin(angle)};
    }
    CHECK_STATUS(r,
                 harness_decompose(points, &count, 1, &options, sizes, STAR_MOST, vertices, NULL,
                                   3 * STAR_MOST, &all),
                 SAT_OK);
    CHECK(r, all.is_complete == 1);
    /* validating and merging takes 2 * 400 * 9 units */
    options.work_limit = 7199;
    CHECK_STATUS(r,
                 harness_decompose(points, &count, 1, &options, sizes, STAR_MOST, vertices, NULL,
                                   3 * STAR_MOST, &cut),
                 SAT_ERR_LIMIT);
    CHECK(r, cut.piece_count == 0 && strstr(sat_last_error(), "7199") != NULL);
    CHECK_STATUS(r, sat_shape_new_polygon_with(points, &count, 1, &options, &shape),
                 SAT_ERR_LIMIT);
    CHECK(r, shape == NULL);
    options.work_limit = 7300;
    CHECK_STATUS(r,
                 harness_decompose(points, &count, 1, &options, sizes, STAR_MOST, vertices, NULL,
                                   3 * STAR_MOST, &cut),
                 SAT_OK);
    CHECK(r, cut.is_complete == 0 && cut.piece_count != all.piece_count && cut.area == all.area);
    for (corners = i = 0; i < cut.piece_count; i++) {
        corners += sizes[i];
    }
    CHECK(r, corners == cut.corner_count);
    /* a decomposition of a ring: all triangles together are n - 2 */
    CHECK(r, cut.corner_count - 2 * cut.piece_count == STAR - 2);
    options.work_limit = 100000000;
    CHECK_STATUS(r,
                 harness_decompose(points, &count, 1, &options, sizes, STAR_MOST, vertices, NULL,
                                   3 * STAR_MOST, &cut),
                 SAT_OK);
    CHECK(r, harness_same_decomposition(&cut, &all));
}

static void queries(report *r) {
    const sat_transform here = sat_transform_identity(), above = {1, 0, 0, -1, 0.95, 20.5};
    const sat_transform sunk = {1, 0, 0, -1, 0.3, 12};
    const sat_motion rests = {here, {0, 0}, 0, {0, 0}};
    const sat_motion turns = {above, {0, -12}, 1e-2, {40, 15}};
    sat_vec2 points[POINTS];
    const size_t count = comb(points);
    sat_shape *shape = NULL;
    sat_minimum_translation least, bounded;
    sat_impact impact, same;
    sat_sweep_options options = {0, SAT_AT_START_REPORT, 0};
    CHECK_STATUS(r, sat_shape_new_polygon(points, &count, 1, &shape), SAT_OK);
    CHECK_STATUS(r, sat_separation(shape, &here, shape, &sunk, &least), SAT_OK);
    CHECK(r, least.depth > 0);
    CHECK_STATUS(r, sat_separation_within(shape, &here, shape, &sunk, 1000, &bounded),
                 SAT_ERR_LIMIT);
    CHECK(r, bounded.depth == 0 && strstr(sat_last_error(), "1000") != NULL);
    CHECK_STATUS(r, sat_separation_within(shape, &here, shape, &sunk, 0, &bounded), SAT_OK);
    CHECK(r, memcmp(&least, &bounded, sizeof least) == 0);
    CHECK_STATUS(r, sat_separation_within(shape, &here, shape, &sunk, 1000000000, &bounded),
                 SAT_OK);
    CHECK(r, memcmp(&least, &bounded, sizeof least) == 0);
    CHECK_STATUS(r, sat_sweep(shape, &rests, shape, &turns, &impact), SAT_OK);
    CHECK(r, impact.hit == 1);
    options.work_limit = 500;
    CHECK_STATUS(r, sat_sweep_with(shape, &rests, shape, &turns, &options, &same), SAT_ERR_LIMIT);
    CHECK(r, same.hit == 0 && strstr(sat_last_error(), "500") != NULL);
    options.work_limit = 0;
    CHECK_STATUS(r, sat_sweep_with(shape, &rests, shape, &turns, &options, &same), SAT_OK);
    CHECK(r, memcmp(&impact, &same, sizeof same) == 0);
    options.work_limit = 10000000000;
    CHECK_STATUS(r, sat_sweep_with(shape, &rests, shape, &turns, &options, &same), SAT_OK);
    CHECK(r, memcmp(&impact, &same, sizeof same) == 0);
    sat_shape_free(shape);
}

/* 10,000 bodies in one place: 50 million pairs and 2.9 GB without a limit. */
static void worlds(report *r) {
    enum { BODIES = 10000 };
    static sat_body_id ids[BODIES];
    sat_world *world = NULL;
    sat_shape *tile = NULL;
    sat_body body = sat_body_default();
    sat_aabb bounds;
    size_t i, count = 9;
    sat_separate_result parted;
    CHECK_STATUS(r, sat_world_new(&world), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_rectangle(2, 1, &tile), SAT_OK);
    body.shape = tile;
    for (i = 0; i < BODIES; i++) {
        if (sat_world_insert(world, &body, &ids[i]) != SAT_OK) {
            CHECK(r, !"a body is not inserted");
            break;
        }
    }
    CHECK_STATUS(r, sat_world_step_within(world, 50000), SAT_ERR_LIMIT);
    CHECK(r, strstr(sat_last_error(), "50000") != NULL);
    CHECK_STATUS(r, sat_world_event_count(world, &count), SAT_OK);
    CHECK(r, count == 0);
    CHECK_STATUS(r, sat_world_separate_within(world, 3, 50000, &parted), SAT_ERR_LIMIT);
    CHECK(r, parted.overlapping == 0 && parted.iterations == 0);
    for (i = 20; i < BODIES; i++) {
        if (sat_world_remove(world, ids[i]) != SAT_OK) {
            CHECK(r, !"a body is not removed");
            break;
        }
    }
    CHECK_STATUS(r, sat_world_step_within(world, 189), SAT_ERR_LIMIT);
    CHECK_STATUS(r, sat_world_step_within(world, 190), SAT_OK); /* 19 + 18 + ... + 1 */
    CHECK_STATUS(r, sat_world_event_count(world, &count), SAT_OK);
    CHECK(r, count == 190);
    CHECK_STATUS(r, sat_world_separate_within(world, 3, 100, &parted), SAT_ERR_LIMIT);
    CHECK_STATUS(r, sat_world_bounds(world, ids[7], &bounds), SAT_OK);
    CHECK(r, bounds.min.x <= -1 && bounds.min.x > -1.0001);
    CHECK_STATUS(r, sat_world_separate_within(world, 1, 0, &parted), SAT_OK);
    CHECK_STATUS(r, sat_world_bounds(world, ids[7], &bounds), SAT_OK);
    CHECK(r, bounds.min.x < -1.001 || bounds.min.x > -0.999 || bounds.min.y < -0.501 ||
                 bounds.min.y > -0.499);
    CHECK_STATUS(r, sat_world_step_within(NULL, 5), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_separate_within(NULL, 1, 5, &parted), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_separate_within(world, 1, 5, NULL), SAT_ERR_NULL);
    sat_shape_free(tile);
    sat_world_free(world);
}

void run_limits(report *r) {
    decomposition(r);
    queries(r);
    worlds(r);
}
