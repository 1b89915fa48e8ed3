/* Bad arguments of transforms, and bad transforms as arguments: NULL, NaN, infinite, singular. */
#include "parts.h"

#include <math.h>
#include <stdint.h>
#include <string.h>

static const sat_transform HERE = {1, 0, 0, 1, 0, 0};

static bool all_zero(const sat_transform *t) {
    return t->a == 0 && t->b == 0 && t->c == 0 && t->d == 0 && t->tx == 0 && t->ty == 0;
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
    CHECK_MESSAGE(r, "outer");
    t = HERE;
    CHECK_STATUS(r, sat_transform_product(&HERE, NULL, &t), SAT_ERR_NULL);
    CHECK(r, all_zero(&t));
    CHECK_MESSAGE(r, "inner");
    CHECK_STATUS(r, sat_transform_product(&HERE, &HERE, NULL), SAT_ERR_NULL);
    t = HERE;
    CHECK_STATUS(r, sat_transform_nested(NULL, 2, &t), SAT_ERR_NULL);
    CHECK(r, all_zero(&t));
    CHECK_STATUS(r, sat_transform_nested(&HERE, 1, NULL), SAT_ERR_NULL);
    t = HERE;
    CHECK_STATUS(r, sat_transform_anchored(NULL, p, &t), SAT_ERR_NULL);
    CHECK(r, all_zero(&t));
    CHECK_STATUS(r, sat_transform_anchored(&HERE, p, NULL), SAT_ERR_NULL);
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
        CHECK_STATUS(r, sat_transform_anchored(&bad[i], p, &t), expected);
        CHECK_STATUS(r, sat_transform_inverse(&bad[i], &t), expected);
        CHECK_STATUS(r, sat_transform_apply(&bad[i], p, &point), expected);
        CHECK(r, point.x == 0 && point.y == 0);
        CHECK_STATUS(r, sat_transform_is_mirrored(&bad[i], &answer), expected);
        CHECK(r, !answer);
        answer = true;
        CHECK_STATUS(r, sat_transform_is_similarity(&bad[i], &answer), expected);
        CHECK(r, !answer);
    }
    {
        const sat_vec2 far = {0, INFINITY};
        CHECK_STATUS(r, sat_transform_anchored(&HERE, far, &t), SAT_ERR_NOT_FINITE);
        CHECK(r, all_zero(&t));
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

/* The error names the level at fault, also where only its product with the outer ones fails. */
static void bad_levels(report *r) {
    const sat_transform bad[4] = {HERE, {1, 0, 0, 1, NAN, 0}, HERE, HERE};
    const sat_transform huge = {1e200, 0, 0, 1e200, 0, 0};
    const sat_transform overflow[3] = {HERE, huge, huge};
    sat_error_details details;
    sat_transform t = HERE;

    CHECK_STATUS(r, sat_transform_nested(bad, 4, &t), SAT_ERR_NOT_FINITE);
    CHECK(r, all_zero(&t));
    CHECK(r, strstr(sat_last_error(), "entry 1:") == sat_last_error());
    sat_last_error_details(&details);
    CHECK(r, details.entry == 1);
    CHECK_STATUS(r, sat_transform_nested(overflow, 3, &t), SAT_ERR_NOT_FINITE);
    sat_last_error_details(&details);
    CHECK(r, details.entry == 2);
}

void run_misuse_transforms(report *r) {
    sat_shape *some = NULL;
    sat_transform t = HERE;
    CHECK_STATUS(r, sat_shape_new_rectangle(2, 2, &some), SAT_OK);
    null_transforms(r);
    bad_transforms(r, some);
    bad_levels(r);
    CHECK_STATUS(r, sat_transform_nested(&HERE, SIZE_MAX, &t), SAT_ERR_COUNT);
    CHECK(r, all_zero(&t));
    sat_shape_free(some);
    fprintf(r->out, "misuse of transforms: done\n");
}
