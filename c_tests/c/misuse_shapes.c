/* What a careless caller does: NULL everywhere, NaN and infinity, wrong counts. Nothing may crash, every answer must become
 * harmless, and every failure must leave a message. */
#include "parts.h"

#include <math.h>
#include <stdint.h>
#include <string.h>

static const sat_transform HERE = {1, 0, 0, 1, 0, 0};
static const sat_vec2 SQUARE[4] = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};

/* An answer that is surely not what a failure leaves. */
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

#define SAYS(r, text) CHECK((r), strstr(sat_last_error(), (text)) != NULL)

static bool all_zero(const sat_transform *t) {
    return t->a == 0 && t->b == 0 && t->c == 0 && t->d == 0 && t->tx == 0 && t->ty == 0;
}

static void null_shapes(report *r, const sat_shape *some) {
    const sat_vec2 p = {0, 0}, q = {1, 0};
    sat_shape *shape;
    sat_aabb bounds = {{1, 1}, {1, 1}};
    sat_vec2 buffer[8];
    size_t count = 9;
    double radius = 9;
    CHECK_STATUS(r, sat_shape_new_circle(p, 1, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_shape_new_segment(p, q, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_shape_new_capsule(p, q, 1, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_shape_new_rectangle(1, 1, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_shape_new_rectangle_xywh(0, 0, 1, 1, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_shape_new_convex_polygon(SQUARE, 4, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_shape_new_rounded_polygon(SQUARE, 4, 1, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_shape_share(some, NULL), SAT_ERR_NULL);
    FAILS_WITHOUT_SHAPE(r, sat_shape_share(NULL, &shape), SAT_ERR_NULL);
    FAILS_WITHOUT_SHAPE(r, sat_shape_new_convex_polygon(NULL, 4, &shape), SAT_ERR_NULL);
    SAYS(r, "points");
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
    CHECK_STATUS(r, sat_shape_bounds(NULL, &HERE, &bounds), SAT_ERR_NULL);
    CHECK(r, bounds.min.x == 0 && bounds.min.y == 0 && bounds.max.x == 0 && bounds.max.y == 0);
    bounds.max.y = 9;
    CHECK_STATUS(r, sat_shape_bounds(some, NULL, &bounds), SAT_ERR_NULL);
    CHECK(r, bounds.max.y == 0);
    CHECK_STATUS(r, sat_shape_bounds(some, &HERE, NULL), SAT_ERR_NULL);
    sat_shape_free(NULL);
}

static void null_transforms(report *r) {
    const sat_vec2 p = {0, 0};
    sat_transform t;
    sat_vec2 point = {9, 9};
    bool answer = true;
    CHECK_STATUS(r, sat_transform_placement(p, 0, 1, 1, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_transform_placement_degrees(p, 0, 1, 1, NULL), SAT_ERR_NULL);
    t = HERE;
    CHECK_STATUS(r, sat_transform_product(NULL, &HERE, &t), SAT_ERR_NULL);
    CHECK(r, all_zero(&t));
    SAYS(r, "outer");
    t = HERE;
    CHECK_STATUS(r, sat_transform_product(&HERE, NULL, &t), SAT_ERR_NULL);
    CHECK(r, all_zero(&t));
    SAYS(r, "inner");
    CHECK_STATUS(r, sat_transform_product(&HERE, &HERE, NULL), SAT_ERR_NULL);
    t = HERE;
    CHECK_STATUS(r, sat_transform_nested(NULL, 2, &t), SAT_ERR_NULL);
    CHECK(r, all_zero(&t));
    CHECK_STATUS(r, sat_transform_nested(&HERE, 1, NULL), SAT_ERR_NULL);
    t = HERE;
    CHECK_STATUS(r, sat_transform_inverse(NULL, &t), SAT_ERR_NULL);
    CHECK(r, all_zero(&t));
    CHECK_STATUS(r, sat_transform_inverse(&HERE, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_transform_apply(NULL, p, &point), SAT_ERR_NULL);
    CHECK(r, point.x == 0 && point.y == 0);
    CHECK_STATUS(r, sat_transform_apply(&HERE, p, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_transform_is_mirrored(NULL, &answer), SAT_ERR_NULL);
    CHECK(r, !answer);
    CHECK_STATUS(r, sat_transform_is_mirrored(&HERE, NULL), SAT_ERR_NULL);
    answer = true;
    CHECK_STATUS(r, sat_transform_is_similarity(NULL, &answer), SAT_ERR_NULL);
    CHECK(r, !answer);
    CHECK_STATUS(r, sat_transform_is_similarity(&HERE, NULL), SAT_ERR_NULL);
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
        CHECK_STATUS(r, sat_collide(calls[i].a, calls[i].ta, calls[i].b, calls[i].tb, &relation), SAT_ERR_NULL);
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

static void null_parity(report *r) {
    const sat_compat_flash_rect flash = {0, 0, 2, 2, 0, 0, 0};
    const sat_compat_flash_level level = {1, 1};
    const sat_compat_awt_point awt[4] = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
    const sat_compat_xywh_rect rect = {0, 0, 1, 1};
    const sat_compat_xywh_circle circle = {0, 0, 1};
    sat_compat_flash_outcome outcome, zero;
    double rotation = 9;
    bool hit = true;
    memset(&zero, 0, sizeof zero);
    memset(&outcome, 1, sizeof outcome);
    CHECK_STATUS(r, sat_compat_flash_collide(NULL, &flash, &outcome), SAT_ERR_NULL);
    CHECK(r, memcmp(&outcome, &zero, sizeof zero) == 0);
    memset(&outcome, 1, sizeof outcome);
    CHECK_STATUS(r, sat_compat_flash_collide(&flash, NULL, &outcome), SAT_ERR_NULL);
    CHECK(r, memcmp(&outcome, &zero, sizeof zero) == 0);
    CHECK_STATUS(r, sat_compat_flash_collide(&flash, &flash, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_compat_flash_global_rotation(NULL, 1, &rotation), SAT_ERR_NULL);
    CHECK(r, rotation == 0);
    CHECK_STATUS(r, sat_compat_flash_global_rotation(&level, 1, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_compat_awt_hit(NULL, awt, &hit), SAT_ERR_NULL);
    CHECK(r, !hit);
    hit = true;
    CHECK_STATUS(r, sat_compat_awt_hit(awt, NULL, &hit), SAT_ERR_NULL);
    CHECK(r, !hit);
    CHECK_STATUS(r, sat_compat_awt_hit(awt, awt, NULL), SAT_ERR_NULL);
    hit = true;
    CHECK_STATUS(r, sat_compat_xywh_rect_to_rect(NULL, &rect, &hit), SAT_ERR_NULL);
    CHECK(r, !hit);
    hit = true;
    CHECK_STATUS(r, sat_compat_xywh_rect_to_rect(&rect, NULL, &hit), SAT_ERR_NULL);
    CHECK(r, !hit);
    CHECK_STATUS(r, sat_compat_xywh_rect_to_rect(&rect, &rect, NULL), SAT_ERR_NULL);
    hit = true;
    CHECK_STATUS(r, sat_compat_xywh_circle_to_rect(NULL, &rect, &hit), SAT_ERR_NULL);
    CHECK(r, !hit);
    hit = true;
    CHECK_STATUS(r, sat_compat_xywh_circle_to_rect(&circle, NULL, &hit), SAT_ERR_NULL);
    CHECK(r, !hit);
    CHECK_STATUS(r, sat_compat_xywh_circle_to_rect(&circle, &rect, NULL), SAT_ERR_NULL);
    hit = true;
    CHECK_STATUS(r, sat_compat_typescript_is_concave(NULL, 4, &hit), SAT_ERR_NULL);
    CHECK(r, !hit);
    CHECK_STATUS(r, sat_compat_typescript_is_concave(SQUARE, 4, NULL), SAT_ERR_NULL);
}

static void bad_lengths(report *r) {
    const double bad[4] = {NAN, INFINITY, -1, 1e200};
    const sat_status expected[4] = {SAT_ERR_NOT_FINITE, SAT_ERR_NOT_FINITE, SAT_ERR_NEGATIVE, SAT_ERR_OUT_OF_RANGE};
    const sat_vec2 p = {0, 0}, q = {1, 0};
    sat_shape *shape;
    size_t i;
    for (i = 0; i < 4; i++) {
        FAILS_WITHOUT_SHAPE(r, sat_shape_new_circle(p, bad[i], &shape), expected[i]);
        SAYS(r, "radius");
        FAILS_WITHOUT_SHAPE(r, sat_shape_new_capsule(p, q, bad[i], &shape), expected[i]);
        SAYS(r, "radius");
        FAILS_WITHOUT_SHAPE(r, sat_shape_new_rounded_polygon(SQUARE, 4, bad[i], &shape), expected[i]);
        SAYS(r, "radius");
        FAILS_WITHOUT_SHAPE(r, sat_shape_new_rectangle(bad[i], 1, &shape), expected[i]);
        SAYS(r, "width");
        FAILS_WITHOUT_SHAPE(r, sat_shape_new_rectangle(1, bad[i], &shape), expected[i]);
        SAYS(r, "height");
        FAILS_WITHOUT_SHAPE(r, sat_shape_new_rectangle_xywh(0, 0, bad[i], 1, &shape), expected[i]);
        FAILS_WITHOUT_SHAPE(r, sat_shape_new_rectangle_xywh(0, 0, 1, bad[i], &shape), expected[i]);
    }
}

static void bad_points(report *r) {
    const double bad[4] = {NAN, INFINITY, -INFINITY, -1e200};
    const sat_vec2 q = {1, 0};
    const sat_vec2 repeated[4] = {{0, 0}, {1, 0}, {1, 0}, {0, 1}}, closed[4] = {{0, 0}, {1, 0}, {1, 1}, {0, 0}};
    const sat_vec2 straight[3] = {{0, 0}, {1, 1}, {2, 2}}, dent[4] = {{0, 0}, {4, 0}, {1, 1}, {0, 4}};
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
        SAYS(r, "y of point 1");
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
            SAYS(r, place);
            FAILS_WITHOUT_SHAPE(r, sat_shape_new_rounded_polygon(points, 4, 1, &shape), expected);
        }
    }
    FAILS_WITHOUT_SHAPE(r, sat_shape_new_segment(q, q, &shape), SAT_ERR_REPEATED_POINT);
    FAILS_WITHOUT_SHAPE(r, sat_shape_new_capsule(q, q, 1, &shape), SAT_ERR_REPEATED_POINT);
    FAILS_WITHOUT_SHAPE(r, sat_shape_new_convex_polygon(repeated, 4, &shape), SAT_ERR_REPEATED_POINT);
    SAYS(r, "points 1 and 2");
    FAILS_WITHOUT_SHAPE(r, sat_shape_new_convex_polygon(closed, 4, &shape), SAT_ERR_REPEATED_POINT);
    SAYS(r, "points 0 and 3");
    FAILS_WITHOUT_SHAPE(r, sat_shape_new_convex_polygon(straight, 3, &shape), SAT_ERR_ZERO_AREA);
    FAILS_WITHOUT_SHAPE(r, sat_shape_new_convex_polygon(dent, 4, &shape), SAT_ERR_NOT_CONVEX);
    SAYS(r, "vertex 2");
    FAILS_WITHOUT_SHAPE(r, sat_shape_new_convex_polygon(bow, 4, &shape), SAT_ERR_SELF_INTERSECTING);
    SAYS(r, "edges 0 and 2");
    FAILS_WITHOUT_SHAPE(r, sat_shape_new_convex_polygon(twice, 6, &shape), SAT_ERR_SELF_INTERSECTING);
}

static void bad_counts(report *r) {
    const sat_compat_flash_level level = {1, 1};
    const size_t beyond = SIZE_MAX / sizeof(sat_vec2);
    sat_transform t = HERE;
    sat_shape *shape;
    double rotation = 9;
    bool concave = true;
    size_t count;
    for (count = 0; count < 3; count++) {
        FAILS_WITHOUT_SHAPE(r, sat_shape_new_convex_polygon(SQUARE, count, &shape), SAT_ERR_TOO_FEW_POINTS);
        FAILS_WITHOUT_SHAPE(r, sat_shape_new_rounded_polygon(SQUARE, count, 1, &shape), SAT_ERR_TOO_FEW_POINTS);
    }
    SAYS(r, "2 points");
    FAILS_WITHOUT_SHAPE(r, sat_shape_new_convex_polygon(NULL, 0, &shape), SAT_ERR_TOO_FEW_POINTS);
    FAILS_WITHOUT_SHAPE(r, sat_shape_new_convex_polygon(SQUARE, SIZE_MAX, &shape), SAT_ERR_COUNT);
    FAILS_WITHOUT_SHAPE(r, sat_shape_new_convex_polygon(SQUARE, beyond, &shape), SAT_ERR_COUNT);
    CHECK_STATUS(r, sat_transform_nested(&HERE, SIZE_MAX, &t), SAT_ERR_COUNT);
    CHECK(r, all_zero(&t));
    CHECK_STATUS(r, sat_compat_flash_global_rotation(&level, SIZE_MAX, &rotation), SAT_ERR_COUNT);
    CHECK(r, rotation == 0);
    CHECK_STATUS(r, sat_compat_flash_global_rotation(NULL, 0, &rotation), SAT_OK);
    CHECK(r, rotation == 0);
    CHECK_STATUS(r, sat_compat_typescript_is_concave(SQUARE, SIZE_MAX, &concave), SAT_ERR_COUNT);
    CHECK(r, !concave);
    CHECK_STATUS(r, sat_compat_typescript_is_concave(NULL, 0, &concave), SAT_OK);
    CHECK(r, !concave);
}

static void bad_transforms(report *r, const sat_shape *some) {
    const sat_vec2 p = {0, 0};
    double numbers[6];
    sat_transform bad[8], t;
    size_t i;
    for (i = 0; i < 6; i++) {
        memcpy(numbers, &HERE, sizeof numbers);
        numbers[i] = i % 2 ? INFINITY : NAN;
        memcpy(&bad[i], numbers, sizeof numbers);
    }
    memset(&bad[6], 0, sizeof bad[6]);
    bad[7] = HERE;
    bad[7].d = 0;
    for (i = 0; i < 8; i++) {
        const sat_status expected = i < 6 ? SAT_ERR_NOT_FINITE : SAT_ERR_SINGULAR;
        sat_relation relation = SAT_OVERLAPPING;
        sat_aabb bounds = {{1, 1}, {1, 1}};
        sat_vec2 point = {9, 9};
        bool answer = true;
        CHECK_STATUS(r, sat_collide(some, &bad[i], some, &HERE, &relation), expected);
        CHECK(r, relation == SAT_DISJOINT);
        relation = SAT_OVERLAPPING;
        CHECK_STATUS(r, sat_collide(some, &HERE, some, &bad[i], &relation), expected);
        CHECK(r, relation == SAT_DISJOINT);
        relation = SAT_OVERLAPPING;
        CHECK_STATUS(r, sat_point_relation(some, &bad[i], p, &relation), expected);
        CHECK(r, relation == SAT_DISJOINT);
        CHECK_STATUS(r, sat_shape_bounds(some, &bad[i], &bounds), expected);
        CHECK(r, bounds.max.x == 0);
        CHECK_STATUS(r, sat_transform_product(&HERE, &bad[i], &t), expected);
        CHECK(r, all_zero(&t));
        CHECK_STATUS(r, sat_transform_product(&bad[i], &HERE, &t), expected);
        CHECK_STATUS(r, sat_transform_nested(&bad[i], 1, &t), expected);
        CHECK_STATUS(r, sat_transform_inverse(&bad[i], &t), expected);
        CHECK_STATUS(r, sat_transform_apply(&bad[i], p, &point), expected);
        CHECK(r, point.x == 0 && point.y == 0);
        CHECK_STATUS(r, sat_transform_is_mirrored(&bad[i], &answer), expected);
        CHECK(r, !answer);
        answer = true;
        CHECK_STATUS(r, sat_transform_is_similarity(&bad[i], &answer), expected);
        CHECK(r, !answer);
    }
    CHECK_STATUS(r, sat_transform_placement(p, NAN, 1, 1, &t), SAT_ERR_NOT_FINITE);
    CHECK(r, all_zero(&t));
    CHECK_STATUS(r, sat_transform_placement(p, INFINITY, 1, 1, &t), SAT_ERR_NOT_FINITE);
    CHECK_STATUS(r, sat_transform_placement(p, 0, 0, 1, &t), SAT_ERR_SINGULAR);
    CHECK_STATUS(r, sat_transform_placement_degrees(p, NAN, 1, 1, &t), SAT_ERR_NOT_FINITE);
    CHECK_STATUS(r, sat_transform_placement_degrees(p, INFINITY, 1, 1, &t), SAT_ERR_NOT_FINITE);
    CHECK_STATUS(r, sat_transform_placement_degrees(p, 45, 1, 0, &t), SAT_ERR_SINGULAR);
    CHECK(r, all_zero(&t));
}

/* Places and points that leave the range only when they are used. */
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

/* No number is an error to the parity functions but a mirror that is none. */
static void odd_parity(report *r) {
    sat_compat_flash_rect good = {0, 0, 2, 2, 0, SAT_COMPAT_FLASH_MIRROR_NONE, 0}, bad = good, nan = good;
    sat_compat_flash_outcome outcome;
    bad.mirror = 3;
    nan.x = NAN;
    memset(&outcome, 1, sizeof outcome);
    CHECK_STATUS(r, sat_compat_flash_collide(&good, &bad, &outcome), SAT_ERR_INVALID_ENUM);
    CHECK(r, outcome.hit == 0 && outcome.is_near == 0 && outcome.axes[0].x == 0);
    SAYS(r, "mirror is 3");
    bad.mirror = -1;
    CHECK_STATUS(r, sat_compat_flash_collide(&bad, &good, &outcome), SAT_ERR_INVALID_ENUM);
    good.reserved = 77;
    CHECK_STATUS(r, sat_compat_flash_collide(&good, &nan, &outcome), SAT_ERR_RESERVED);
    good.reserved = 0;
    CHECK_STATUS(r, sat_compat_flash_collide(&good, &nan, &outcome), SAT_OK);
    CHECK(r, outcome.is_near == 1 && outcome.hit == 1); /* NaN is never a gap */
    CHECK(r, sat_compat_flash_mirror_of(-0.5) == SAT_COMPAT_FLASH_MIRROR_HORIZONTAL);
    CHECK(r, sat_compat_flash_mirror_of(-0.0) == SAT_COMPAT_FLASH_MIRROR_NONE);
    CHECK(r, sat_compat_flash_mirror_of(NAN) == SAT_COMPAT_FLASH_MIRROR_NONE);
}

/* Every code has a text of its own; numbers that are no code share one. */
static void messages(report *r) {
    const sat_status codes[] = {
        SAT_OK,
        SAT_ERR_NULL,
        SAT_ERR_CAPACITY,
        SAT_ERR_COUNT,
        SAT_ERR_INVALID_ENUM,
        SAT_ERR_INTERNAL,
        SAT_ERR_VERSION,
        SAT_ERR_RESERVED,
        SAT_ERR_NOT_FINITE,
        SAT_ERR_OUT_OF_RANGE,
        SAT_ERR_NEGATIVE,
        SAT_ERR_TOO_FEW_POINTS,
        SAT_ERR_REPEATED_POINT,
        SAT_ERR_ZERO_AREA,
        SAT_ERR_NOT_CONVEX,
        SAT_ERR_SELF_INTERSECTING,
        SAT_ERR_SINGULAR,
        SAT_ERR_NOT_SIMILARITY,
        SAT_ERR_NO_RINGS,
        SAT_ERR_SPIKE,
        SAT_ERR_EDGES_CROSS,
        SAT_ERR_EDGES_OVERLAP,
        SAT_ERR_REPEATED_VERTEX,
        SAT_ERR_VERTEX_ON_EDGE,
        SAT_ERR_HOLE_OUTSIDE,
        SAT_ERR_NESTED_HOLES,
        SAT_ERR_DISCONNECTED,
        SAT_ERR_NOT_RIGID,
        SAT_ERR_INDEX,
        SAT_ERR_STALE_ID,
        SAT_ERR_BUSY,
        SAT_ERR_FULL,
        SAT_ERR_UNSUPPORTED,
        SAT_ERR_NOT_A_WORLD,
        SAT_ERR_SAVE_VERSION,
        SAT_ERR_DAMAGED,
    };
    const char *unknown = sat_status_message(-1);
    const size_t count = sizeof codes / sizeof codes[0];
    size_t i, k;
    char before[64] = "";
    sat_relation relation;
    for (i = 0; i < count; i++) {
        const char *text = sat_status_message(codes[i]);
        fprintf(r->out, "status %d: %s\n", (int)codes[i], text);
        CHECK(r, text && *text && strcmp(text, unknown) != 0);
        for (k = 0; k < i; k++) {
            CHECK(r, codes[k] != codes[i] && strcmp(text, sat_status_message(codes[k])) != 0);
        }
    }
    CHECK(r, *unknown && strcmp(unknown, sat_status_message(INT32_MAX)) == 0);
    /* a call that works leaves the message of the last one that did not */
    (void)sat_collide(NULL, &HERE, NULL, &HERE, &relation);
    strncpy(before, sat_last_error(), sizeof before - 1);
    (void)sat_transform_identity();
    (void)sat_version();
    CHECK(r, *before && strcmp(before, sat_last_error()) == 0);
}

void run_misuse_shapes(report *r) {
    sat_shape *some = NULL;
    CHECK(r, *sat_status_message(SAT_OK) != '\0');
    CHECK_STATUS(r, sat_shape_new_rectangle(2, 2, &some), SAT_OK);
    null_shapes(r, some);
    null_transforms(r);
    null_verdicts(r, some);
    null_parity(r);
    bad_lengths(r);
    bad_points(r);
    bad_counts(r);
    bad_transforms(r, some);
    out_of_range(r, some);
    odd_parity(r);
    messages(r);
    sat_shape_free(some);
    fprintf(r->out, "misuse of shapes: done\n");
}
