/* Bad arguments of shapes and relations: NULL, NaN and infinity, wrong counts, invalid polygons. No
 * call may crash, every output must become harmless, and every failure must leave a message. */
#include "parts.h"

#include <math.h>
#include <stdint.h>
#include <string.h>

static const sat_transform HERE = {1, 0, 0, 1, 0, 0};

static const sat_vec2 SQUARE[4] = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};

/* A pointer that a failed call must overwrite with NULL. It is never dereferenced. */
static sat_shape *poison(void) {
    static char place;
    return (sat_shape *)(void *)&place;
}

#define FAILS_WITHOUT_SHAPE(r, call, expected) \
    do {                                       \
        shape = poison();                      \
        CHECK_STATUS((r), (call), (expected)); \
        CHECK((r), shape == NULL);             \
    } while (0)

static void null_shapes(report *r, const sat_shape *some) {
    const sat_vec2 p = {0, 0}, q = {1, 0};
    sat_shape *shape;
    sat_aabb bounds = {{1, 1}, {1, 1}};
    sat_vec2 buffer[8], half_axes = {9, 9};
    size_t count = 9;
    double radius = 9;
    CHECK_STATUS(r, sat_shape_new_circle(p, 1, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_shape_new_ellipse(2, 1, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_shape_new_segment(p, q, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_shape_new_capsule(p, q, 1, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_shape_new_rectangle(1, 1, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_shape_new_rectangle_xywh(0, 0, 1, 1, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_shape_new_convex_polygon(SQUARE, 4, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_shape_new_rounded_polygon(SQUARE, 4, 1, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_shape_share(some, NULL), SAT_ERR_NULL);
    FAILS_WITHOUT_SHAPE(r, sat_shape_share(NULL, &shape), SAT_ERR_NULL);
    FAILS_WITHOUT_SHAPE(r, sat_shape_new_convex_polygon(NULL, 4, &shape), SAT_ERR_NULL);
    CHECK_MESSAGE(r, "points");
    FAILS_WITHOUT_SHAPE(r, sat_shape_new_rounded_polygon(NULL, 4, 1, &shape), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_shape_vertex_count(NULL, &count), SAT_ERR_NULL);
    CHECK(r, count == 0);
    CHECK_STATUS(r, sat_shape_vertex_count(some, NULL), SAT_ERR_NULL);
    count = 9;
    CHECK_STATUS(r, sat_shape_vertices(NULL, buffer, 8, &count), SAT_ERR_NULL);
    CHECK(r, count == 0);
    count = 9;
    CHECK_STATUS(r, sat_shape_vertices(some, NULL, 8, &count), SAT_ERR_NULL);
    CHECK(r, count == 0);
    CHECK_STATUS(r, sat_shape_vertices(some, buffer, 8, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_shape_vertices(NULL, NULL, 0, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_shape_radius(NULL, &radius), SAT_ERR_NULL);
    CHECK(r, radius == 0);
    CHECK_STATUS(r, sat_shape_radius(some, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_shape_half_axes(NULL, &half_axes), SAT_ERR_NULL);
    CHECK(r, half_axes.x == 0 && half_axes.y == 0);
    CHECK_STATUS(r, sat_shape_half_axes(some, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_shape_bounds(NULL, &HERE, &bounds), SAT_ERR_NULL);
    CHECK(r, bounds.min.x == 0 && bounds.min.y == 0 && bounds.max.x == 0 && bounds.max.y == 0);
    bounds.max.y = 9;
    CHECK_STATUS(r, sat_shape_bounds(some, NULL, &bounds), SAT_ERR_NULL);
    CHECK(r, bounds.max.y == 0);
    CHECK_STATUS(r, sat_shape_bounds(some, &HERE, NULL), SAT_ERR_NULL);
    sat_shape_free(NULL);
}

static void null_verdicts(report *r, const sat_shape *some) {
    const sat_vec2 p = {0, 0};
    const struct {
        const sat_shape *a;
        const sat_transform *ta;
        const sat_shape *b;
        const sat_transform *tb;
        const char *name;
    } calls[4] = {{NULL, &HERE, some, &HERE, "a:"},
                  {some, NULL, some, &HERE, "ta:"},
                  {some, &HERE, NULL, &HERE, "b:"},
                  {some, &HERE, some, NULL, "tb:"}};
    sat_relation relation;
    size_t i;
    for (i = 0; i < 4; i++) {
        relation = SAT_OVERLAPPING;
        CHECK_STATUS(r, sat_collide(calls[i].a, calls[i].ta, calls[i].b, calls[i].tb, &relation),
                     SAT_ERR_NULL);
        CHECK(r, relation == SAT_DISJOINT);
        CHECK(r, strncmp(sat_last_error(), calls[i].name, strlen(calls[i].name)) == 0);
        CHECK(r, !sat_hits(calls[i].a, calls[i].ta, calls[i].b, calls[i].tb));
        CHECK(r, !sat_overlaps(calls[i].a, calls[i].ta, calls[i].b, calls[i].tb));
    }
    CHECK_STATUS(r, sat_collide(some, &HERE, some, &HERE, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_collide(NULL, NULL, NULL, NULL, NULL), SAT_ERR_NULL);
    relation = SAT_OVERLAPPING;
    CHECK_STATUS(r, sat_point_relation(NULL, &HERE, p, &relation), SAT_ERR_NULL);
    CHECK(r, relation == SAT_DISJOINT);
    relation = SAT_OVERLAPPING;
    CHECK_STATUS(r, sat_point_relation(some, NULL, p, &relation), SAT_ERR_NULL);
    CHECK(r, relation == SAT_DISJOINT);
    CHECK_STATUS(r, sat_point_relation(some, &HERE, p, NULL), SAT_ERR_NULL);
}

static void bad_lengths(report *r) {
    const double bad[4] = {NAN, INFINITY, -1, 1e200};
    const sat_status expected[4] = {SAT_ERR_NOT_FINITE, SAT_ERR_NOT_FINITE, SAT_ERR_NEGATIVE,
                                    SAT_ERR_OUT_OF_RANGE};
    const sat_vec2 p = {0, 0}, q = {1, 0};
    sat_shape *shape;
    size_t i;
    for (i = 0; i < 4; i++) {
        FAILS_WITHOUT_SHAPE(r, sat_shape_new_circle(p, bad[i], &shape), expected[i]);
        CHECK_MESSAGE(r, "radius");
        FAILS_WITHOUT_SHAPE(r, sat_shape_new_ellipse(bad[i], 1, &shape), expected[i]);
        CHECK_MESSAGE(r, "half width");
        FAILS_WITHOUT_SHAPE(r, sat_shape_new_ellipse(1, bad[i], &shape), expected[i]);
        CHECK_MESSAGE(r, "half height");
        FAILS_WITHOUT_SHAPE(r, sat_shape_new_capsule(p, q, bad[i], &shape), expected[i]);
        CHECK_MESSAGE(r, "radius");
        FAILS_WITHOUT_SHAPE(r, sat_shape_new_rounded_polygon(SQUARE, 4, bad[i], &shape),
                            expected[i]);
        CHECK_MESSAGE(r, "radius");
        FAILS_WITHOUT_SHAPE(r, sat_shape_new_rectangle(bad[i], 1, &shape), expected[i]);
        CHECK_MESSAGE(r, "width");
        FAILS_WITHOUT_SHAPE(r, sat_shape_new_rectangle(1, bad[i], &shape), expected[i]);
        CHECK_MESSAGE(r, "height");
        FAILS_WITHOUT_SHAPE(r, sat_shape_new_rectangle_xywh(0, 0, bad[i], 1, &shape), expected[i]);
        FAILS_WITHOUT_SHAPE(r, sat_shape_new_rectangle_xywh(0, 0, 1, bad[i], &shape), expected[i]);
    }
}

static void bad_points(report *r) {
    const double bad[4] = {NAN, INFINITY, -INFINITY, -1e200};
    const sat_vec2 q = {1, 0};
    const sat_vec2 repeated[4] = {{0, 0}, {1, 0}, {1, 0}, {0, 1}},
                   closed[4] = {{0, 0}, {1, 0}, {1, 1}, {0, 0}};
    const sat_vec2 straight[3] = {{0, 0}, {1, 1}, {2, 2}},
                   dent[4] = {{0, 0}, {4, 0}, {1, 1}, {0, 4}};
    const sat_vec2 bow[4] = {{0, 0}, {1, 1}, {1, 0}, {0, 1}};
    const sat_vec2 twice[6] = {{0, 0}, {2, 0}, {1, 2}, {0, 0.5}, {2, 0.5}, {1, 1.5}};
    sat_shape *shape;
    size_t i, k;
    for (i = 0; i < 4; i++) {
        const sat_status expected = i < 3 ? SAT_ERR_NOT_FINITE : SAT_ERR_OUT_OF_RANGE;
        sat_vec2 p = {0, 0};
        p.y = bad[i];
        FAILS_WITHOUT_SHAPE(r, sat_shape_new_circle(p, 1, &shape), expected);
        FAILS_WITHOUT_SHAPE(r, sat_shape_new_segment(p, q, &shape), expected);
        FAILS_WITHOUT_SHAPE(r, sat_shape_new_segment(q, p, &shape), expected);
        CHECK_MESSAGE(r, "y of point 1");
        FAILS_WITHOUT_SHAPE(r, sat_shape_new_capsule(q, p, 1, &shape), expected);
        FAILS_WITHOUT_SHAPE(r, sat_shape_new_rectangle_xywh(bad[i], 0, 1, 1, &shape), expected);
        FAILS_WITHOUT_SHAPE(r, sat_shape_new_rectangle_xywh(0, bad[i], 1, 1, &shape), expected);
        for (k = 0; k < 4; k++) {
            sat_vec2 points[4];
            char place[24];
            memcpy(points, SQUARE, sizeof points);
            points[k].x = bad[i];
            snprintf(place, sizeof place, "x of point %d", (int)k);
            FAILS_WITHOUT_SHAPE(r, sat_shape_new_convex_polygon(points, 4, &shape), expected);
            CHECK_MESSAGE(r, place);
            FAILS_WITHOUT_SHAPE(r, sat_shape_new_rounded_polygon(points, 4, 1, &shape), expected);
        }
    }
    FAILS_WITHOUT_SHAPE(r, sat_shape_new_segment(q, q, &shape), SAT_ERR_REPEATED_POINT);
    FAILS_WITHOUT_SHAPE(r, sat_shape_new_capsule(q, q, 1, &shape), SAT_ERR_REPEATED_POINT);
    FAILS_WITHOUT_SHAPE(r, sat_shape_new_convex_polygon(repeated, 4, &shape),
                        SAT_ERR_REPEATED_POINT);
    CHECK_MESSAGE(r, "points 1 and 2");
    FAILS_WITHOUT_SHAPE(r, sat_shape_new_convex_polygon(closed, 4, &shape), SAT_ERR_REPEATED_POINT);
    CHECK_MESSAGE(r, "points 0 and 3");
    FAILS_WITHOUT_SHAPE(r, sat_shape_new_convex_polygon(straight, 3, &shape), SAT_ERR_ZERO_AREA);
    FAILS_WITHOUT_SHAPE(r, sat_shape_new_convex_polygon(dent, 4, &shape), SAT_ERR_NOT_CONVEX);
    CHECK_MESSAGE(r, "vertex 2");
    FAILS_WITHOUT_SHAPE(r, sat_shape_new_convex_polygon(bow, 4, &shape), SAT_ERR_SELF_INTERSECTING);
    CHECK_MESSAGE(r, "edges 0 and 2");
    FAILS_WITHOUT_SHAPE(r, sat_shape_new_convex_polygon(twice, 6, &shape),
                        SAT_ERR_SELF_INTERSECTING);
}

static void bad_counts(report *r) {
    const size_t beyond = SIZE_MAX / sizeof(sat_vec2);
    sat_shape *shape;
    size_t count;
    for (count = 0; count < 3; count++) {
        FAILS_WITHOUT_SHAPE(r, sat_shape_new_convex_polygon(SQUARE, count, &shape),
                            SAT_ERR_TOO_FEW_POINTS);
        FAILS_WITHOUT_SHAPE(r, sat_shape_new_rounded_polygon(SQUARE, count, 1, &shape),
                            SAT_ERR_TOO_FEW_POINTS);
    }
    CHECK_MESSAGE(r, "2 points");
    FAILS_WITHOUT_SHAPE(r, sat_shape_new_convex_polygon(NULL, 0, &shape), SAT_ERR_TOO_FEW_POINTS);
    FAILS_WITHOUT_SHAPE(r, sat_shape_new_convex_polygon(SQUARE, SIZE_MAX, &shape), SAT_ERR_COUNT);
    FAILS_WITHOUT_SHAPE(r, sat_shape_new_convex_polygon(SQUARE, beyond, &shape), SAT_ERR_COUNT);
}

/* Transforms and points that leave the supported range only when they are used. */
static void out_of_range(report *r, const sat_shape *some) {
    const sat_vec2 nan = {NAN, 0}, far = {0, 1e200};
    sat_transform away = HERE;
    sat_relation relation = SAT_OVERLAPPING;
    away.tx = 1e200;
    CHECK_STATUS(r, sat_collide(some, &away, some, &HERE, &relation), SAT_ERR_OUT_OF_RANGE);
    CHECK(r, relation == SAT_DISJOINT);
    relation = SAT_OVERLAPPING;
    CHECK_STATUS(r, sat_point_relation(some, &HERE, nan, &relation), SAT_ERR_NOT_FINITE);
    CHECK(r, relation == SAT_DISJOINT);
    relation = SAT_OVERLAPPING;
    CHECK_STATUS(r, sat_point_relation(some, &HERE, far, &relation), SAT_ERR_OUT_OF_RANGE);
    CHECK(r, relation == SAT_DISJOINT);
}

void run_misuse_shapes(report *r) {
    sat_shape *some = NULL;
    CHECK_STATUS(r, sat_shape_new_rectangle(2, 2, &some), SAT_OK);
    null_shapes(r, some);
    null_verdicts(r, some);
    bad_lengths(r);
    bad_points(r);
    bad_counts(r);
    out_of_range(r, some);
    sat_shape_free(some);
    fprintf(r->out, "misuse of shapes: done\n");
}
