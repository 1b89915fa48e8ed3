/* Zero-initialised structs are the defaults, and reserved fields must be zero. */
#include "parts.h"

#include <string.h>

static const sat_transform HERE = {1, 0, 0, 1, 0, 0};

/* Two bodies that are all zero but for the shape interact, and are pushed apart evenly. */
static void bodies(report *r) {
    sat_world *world = NULL;
    sat_shape *tile = NULL;
    sat_body body = {{0, 0, 0, 0, 0, 0}, 0, 0, {0, 0}, 0, 0, NULL, {0, 0, 0, 0}}, read;
    const sat_body defaults = sat_body_default();
    sat_body_id ids[3];
    sat_pair_event events[4];
    size_t count = 0;
    sat_separate_result parted;
    CHECK_STATUS(r, sat_world_new(&world), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_rectangle(2, 2, &tile), SAT_OK);
    body.shape = tile;
    CHECK_STATUS(r, sat_world_insert(world, &body, &ids[0]), SAT_OK);
    CHECK_STATUS(r, sat_world_get(world, ids[0], &read), SAT_OK);
    CHECK(r, memcmp(&read.transform, &HERE, sizeof HERE) == 0 && read.kind == SAT_BODY_MOVING);
    CHECK(r, read.inverse_mass == 1 && read.immovable == 0);
    CHECK(r, memcmp(&read.filter, &defaults.filter, sizeof read.filter) == 0);
    read.transform.tx = 1;
    CHECK_STATUS(r, sat_world_insert(world, &read, &ids[1]), SAT_OK);
    CHECK_STATUS(r, harness_step(world, events, 4, &count), SAT_OK);
    CHECK(r, count == 1 && events[0].relation == SAT_OVERLAPPING);
    CHECK_STATUS(r, sat_world_separate(world, 4, &parted), SAT_OK);
    CHECK(r, parted.overlapping == 0 && parted.depth == 0);
    CHECK_STATUS(r, sat_world_get(world, ids[0], &read), SAT_OK);
    CHECK(r, read.transform.tx < -0.49 && read.transform.tx > -0.51);
    /* an immovable body stays; reading it back returns the flag */
    body.immovable = 1;
    body.transform = HERE;
    body.transform.tx = 8;
    CHECK_STATUS(r, sat_world_insert(world, &body, &ids[2]), SAT_OK);
    CHECK_STATUS(r, sat_world_get(world, ids[2], &read), SAT_OK);
    CHECK(r, read.immovable == 1 && read.inverse_mass == 0);
    body.immovable = 2;
    CHECK_STATUS(r, sat_world_insert(world, &body, &ids[2]), SAT_ERR_INVALID_ENUM);
    CHECK(r, sat_body_id_is_none(ids[2]));
    body.immovable = 0;
    body.reserved[3] = 1;
    CHECK_STATUS(r, sat_world_insert(world, &body, &ids[2]), SAT_ERR_RESERVED);
    sat_world_free(world);
    sat_shape_free(tile);
}

/* A zero filter finds bodies of every category; reserved fields and lists are checked. */
static void filters(report *r) {
    sat_world *world = NULL;
    sat_shape *tile = NULL;
    sat_body body = sat_body_default();
    sat_query_filter filter;
    sat_body_id ids[3], found[3];
    size_t count = 0, i;
    memset(&filter, 0, sizeof filter);
    CHECK_STATUS(r, sat_world_new(&world), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_rectangle(2, 2, &tile), SAT_OK);
    body.shape = tile;
    for (i = 0; i < 3; i++) {
        body.filter.category = 1u << i;
        body.filter.mask = 4u << i;
        body.kind = (sat_body_kind)i;
        CHECK_STATUS(r, sat_world_insert(world, &body, &ids[i]), SAT_OK);
    }
    CHECK_STATUS(r, sat_world_query_point(world, (sat_vec2){0, 0}, &filter, found, 3, &count),
                 SAT_OK);
    CHECK(r, count == 3);
    filter.except = ids;
    filter.except_count = 2;
    CHECK_STATUS(r, sat_world_query_point(world, (sat_vec2){0, 0}, &filter, found, 3, &count),
                 SAT_OK);
    CHECK(r, count == 1 && SAME(found[0], ids[2]));
    filter.except = NULL;
    CHECK_STATUS(r, sat_world_query_point(world, (sat_vec2){0, 0}, &filter, found, 3, &count),
                 SAT_ERR_NULL);
    CHECK(r, count == 0);
    filter.except_count = SIZE_MAX;
    filter.except = ids;
    CHECK_STATUS(r, sat_world_query_point(world, (sat_vec2){0, 0}, &filter, found, 3, &count),
                 SAT_ERR_COUNT);
    filter.except_count = 0;
    filter.at_start = 3;
    CHECK_STATUS(r, sat_world_query_point(world, (sat_vec2){0, 0}, &filter, found, 3, &count),
                 SAT_ERR_INVALID_ENUM);
    sat_world_free(world);
    sat_shape_free(tile);
}

static void options(report *r) {
    const sat_vec2 corner[6] = {{0, 0}, {2, 0}, {2, 1}, {1, 1}, {1, 2}, {0, 2}};
    const size_t six = 6;
    sat_decompose_options zero;
    sat_piece_buffers none;
    sat_draw_callbacks callbacks;
    sat_decomposition by_zero, by_null;
    sat_world *world = NULL;
    memset(&zero, 0, sizeof zero);
    memset(&none, 0, sizeof none);
    memset(&callbacks, 0, sizeof callbacks);
    CHECK_STATUS(r, sat_polygon_decompose(corner, &six, 1, &zero, &none, &by_zero),
                 SAT_ERR_CAPACITY);
    CHECK_STATUS(r, sat_polygon_decompose(corner, &six, 1, NULL, &none, &by_null),
                 SAT_ERR_CAPACITY);
    CHECK(r, by_zero.piece_count == 2 && by_null.piece_count == 2 && by_zero.corner_count == 8);
    CHECK_STATUS(r, sat_polygon_decompose(corner, &six, 1, NULL, NULL, &by_null), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_world_new(&world), SAT_OK);
    CHECK_STATUS(r, sat_world_draw(world, &callbacks, NULL), SAT_OK);
    callbacks.reserved[0] = &callbacks;
    CHECK_STATUS(r, sat_world_draw(world, &callbacks, NULL), SAT_ERR_RESERVED);
    sat_world_free(world);
}

/* Results of functions without a status on error, and memory for bindings. */
static void without_a_status(report *r) {
    sat_shape *tile = NULL;
    const sat_transform singular = {0, 0, 0, 0, 0, 0};
    sat_vec2 *points = sat_alloc(2 * sizeof *points);
    CHECK_STATUS(r, sat_shape_new_rectangle(2, 2, &tile), SAT_OK);
    CHECK(r, sat_hits(tile, &HERE, tile, &HERE) && sat_overlaps(tile, &HERE, tile, &HERE));
    CHECK(r, !sat_hits(tile, &HERE, tile, &singular) && !sat_overlaps(NULL, &HERE, tile, &HERE));
    CHECK(r, strstr(sat_last_error(), "NULL") != NULL);
    CHECK(r, points != NULL && sat_alloc(0) == NULL);
    if (points != NULL) {
        points[1].y = 3;
        CHECK(r, points[1].y == 3);
    }
    sat_free(points);
    sat_free(NULL);
    sat_shape_free(tile);
}

void run_defaults(report *r) {
    bodies(r);
    filters(r);
    options(r);
    without_a_status(r);
    fprintf(r->out, "defaults: done\n");
}
