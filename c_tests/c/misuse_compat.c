/* Bad arguments of the compatibility functions: NULL, wrong counts, an invalid mirror, NaN. */
#include "parts.h"
#include "sat2d_compat.h"

#include <math.h>
#include <stdint.h>
#include <string.h>

static const sat_vec2 SQUARE[4] = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};

static void null_arguments(report *r) {
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

static void bad_counts(report *r) {
    const sat_compat_flash_level level = {1, 1};
    double rotation = 9;
    bool concave = true;
    CHECK_STATUS(r, sat_compat_flash_global_rotation(&level, SIZE_MAX, &rotation), SAT_ERR_COUNT);
    CHECK(r, rotation == 0);
    CHECK_STATUS(r, sat_compat_flash_global_rotation(NULL, 0, &rotation), SAT_OK);
    CHECK(r, rotation == 0);
    CHECK_STATUS(r, sat_compat_typescript_is_concave(SQUARE, SIZE_MAX, &concave), SAT_ERR_COUNT);
    CHECK(r, !concave);
    CHECK_STATUS(r, sat_compat_typescript_is_concave(NULL, 0, &concave), SAT_OK);
    CHECK(r, !concave);
}

/* The only number that these functions reject is an invalid mirror. */
static void odd_numbers(report *r) {
    sat_compat_flash_rect good = {0, 0, 2, 2, 0, SAT_COMPAT_FLASH_MIRROR_NONE, 0}, bad = good,
                          nan = good;
    sat_compat_flash_outcome outcome;
    bad.mirror = 3;
    nan.x = NAN;
    memset(&outcome, 1, sizeof outcome);
    CHECK_STATUS(r, sat_compat_flash_collide(&good, &bad, &outcome), SAT_ERR_INVALID_ENUM);
    CHECK(r, outcome.hit == 0 && outcome.is_near == 0 && outcome.axes[0].x == 0);
    CHECK_MESSAGE(r, "mirror is 3");
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

void run_misuse_compat(report *r) {
    null_arguments(r);
    bad_counts(r);
    odd_numbers(r);
    fprintf(r->out, "misuse of compat: done\n");
}
