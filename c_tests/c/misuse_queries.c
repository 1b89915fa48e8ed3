/* Bad arguments of the queries on two shapes: NULL, NaN and infinity, bad transforms and inverse
 * masses, buffers that are too small. Every output must become harmless, and every failure must
 * leave a message. */
#include "parts.h"

#include <math.h>
#include <string.h>

static const sat_transform HERE = {1, 0, 0, 1, 0, 0};
static const sat_motion STAYS = {{1, 0, 0, 1, 0, 0}, {0, 0}, 0, {0, 0}};

/* Whether an output, which was filled before the call, is all zero. */
static bool is_zero(const void *answer, size_t size) {
    const unsigned char *bytes = answer;
    size_t i;
    for (i = 0; i < size; i++) {
        if (bytes[i] != 0) {
            return false;
        }
    }
    return true;
}

#define FAILS_ZERO(r, out, call, expected)            \
    do {                                              \
        memset(&(out), 0x55, sizeof(out));            \
        CHECK_STATUS((r), (call), (expected));        \
        CHECK((r), is_zero(&(out), sizeof(out)));     \
    } while (0)

/* All queries on two placed shapes fail with the same status. */
static void asked(report *r, const sat_shape *a, const sat_transform *ta, const sat_shape *b,
                  const sat_transform *tb, sat_status expected) {
    sat_manifold contact, none, room[2], before;
    sat_closest_points closest;
    sat_minimum_translation out;
    double margin;
    size_t count = 9;
    memset(&none, 0, sizeof none);
    memset(&contact, 0x55, sizeof contact);
    CHECK_STATUS(r, sat_contact(a, ta, b, tb, &contact), expected);
    CHECK(r, harness_same_manifold(&contact, &none));
    FAILS_ZERO(r, out, sat_separation(a, ta, b, tb, &out), expected);
    FAILS_ZERO(r, margin, sat_rounding_margin(a, ta, b, tb, &margin), expected);
    memset(room, 0x55, sizeof room);
    before = room[0];
    CHECK_STATUS(r, sat_contacts(a, ta, b, tb, room, 2, &count), expected);
    CHECK(r, count == 0 && memcmp(&room[0], &before, sizeof before) == 0);
    memset(&closest, 0x55, sizeof closest);
    CHECK_STATUS(r, sat_distance(a, ta, b, tb, &closest), expected);
    CHECK(r, closest.distance == INFINITY);
    closest.distance = 0;
    CHECK(r, is_zero(&closest, sizeof closest));
}

static void null_questions(report *r, const sat_shape *some) {
    const sat_vec2 p = {0, 0}, q = {1, 0};
    sat_ray_hit hit;
    sat_impact impact;
    sat_impact_bounds bounds;
    sat_motion motion;
    sat_transform place;
    sat_manifold room[2];
    size_t count = 9;
    asked(r, NULL, &HERE, some, &HERE, SAT_ERR_NULL);
    asked(r, some, NULL, some, &HERE, SAT_ERR_NULL);
    asked(r, some, &HERE, NULL, &HERE, SAT_ERR_NULL);
    asked(r, some, &HERE, some, NULL, SAT_ERR_NULL);
    CHECK_STATUS(r, sat_contact(some, &HERE, some, &HERE, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_contacts(some, &HERE, some, &HERE, room, 2, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_contacts(some, &HERE, some, &HERE, NULL, 2, &count), SAT_ERR_NULL);
    CHECK(r, count == 0);
    CHECK_STATUS(r, sat_contacts(some, &HERE, some, &HERE, NULL, 0, &count), SAT_ERR_CAPACITY);
    CHECK(r, count == 1);
    CHECK_MESSAGE(r, "the capacity is 0");
    CHECK_STATUS(r, sat_rounding_margin(some, &HERE, some, &HERE, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_distance(some, &HERE, some, &HERE, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_separation(some, &HERE, some, &HERE, NULL), SAT_ERR_NULL);

    FAILS_ZERO(r, hit, sat_cast_segment(NULL, &HERE, p, q, &hit), SAT_ERR_NULL);
    FAILS_ZERO(r, hit, sat_cast_segment(some, NULL, p, q, &hit), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_cast_segment(some, &HERE, p, q, NULL), SAT_ERR_NULL);
    FAILS_ZERO(r, hit, sat_cast_ray(NULL, &HERE, p, q, 1, &hit), SAT_ERR_NULL);
    FAILS_ZERO(r, hit, sat_cast_ray(some, &HERE, p, q, -1, &hit), SAT_ERR_NEGATIVE);
    CHECK_MESSAGE(r, "reach");
    FAILS_ZERO(r, hit, sat_cast_ray(some, &HERE, p, q, NAN, &hit), SAT_ERR_NOT_FINITE);
    CHECK_MESSAGE(r, "reach");
    CHECK_STATUS(r, sat_cast_ray(some, &HERE, p, q, INFINITY, &hit), SAT_OK);
    FAILS_ZERO(r, hit, sat_cast_ray(some, NULL, p, q, 1, &hit), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_cast_ray(some, &HERE, p, q, 1, NULL), SAT_ERR_NULL);

    FAILS_ZERO(r, impact, sat_sweep(NULL, &STAYS, some, &STAYS, &impact), SAT_ERR_NULL);
    FAILS_ZERO(r, impact, sat_sweep(some, NULL, some, &STAYS, &impact), SAT_ERR_NULL);
    CHECK_MESSAGE(r, "motion_a");
    FAILS_ZERO(r, impact, sat_sweep(some, &STAYS, NULL, &STAYS, &impact), SAT_ERR_NULL);
    FAILS_ZERO(r, impact, sat_sweep(some, &STAYS, some, NULL, &impact), SAT_ERR_NULL);
    CHECK_MESSAGE(r, "motion_b");
    CHECK_STATUS(r, sat_sweep(some, &STAYS, some, &STAYS, NULL), SAT_ERR_NULL);
    FAILS_ZERO(r, bounds, sat_sweep_bounds(NULL, &STAYS, some, &STAYS, &bounds), SAT_ERR_NULL);
    FAILS_ZERO(r, bounds, sat_sweep_bounds(some, &STAYS, some, NULL, &bounds), SAT_ERR_NULL);
    CHECK_MESSAGE(r, "motion_b");
    CHECK_STATUS(r, sat_sweep_bounds(some, &STAYS, some, &STAYS, NULL), SAT_ERR_NULL);
    FAILS_ZERO(r, motion, sat_motion_between(NULL, &HERE, &motion), SAT_ERR_NULL);
    FAILS_ZERO(r, motion, sat_motion_between(&HERE, NULL, &motion), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_motion_between(&HERE, &HERE, NULL), SAT_ERR_NULL);
    FAILS_ZERO(r, place, sat_motion_at(NULL, 0, &place), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_motion_at(&STAYS, 0, NULL), SAT_ERR_NULL);

    CHECK_STATUS(r, sat_resolve(q, 1, 1, 1, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_rebound(q, p, 1, p, 1, 0, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_slide(p, q, NULL), SAT_ERR_NULL);
}

static void bad_places(report *r, const sat_shape *some) {
    const sat_vec2 p = {0, 0}, q = {1, 0};
    sat_transform nan = HERE, flat = HERE, far = HERE;
    sat_ray_hit hit;
    nan.tx = NAN;
    flat.d = 0;
    far.ty = 1e200;
    asked(r, some, &nan, some, &HERE, SAT_ERR_NOT_FINITE);
    asked(r, some, &HERE, some, &nan, SAT_ERR_NOT_FINITE);
    asked(r, some, &flat, some, &HERE, SAT_ERR_SINGULAR);
    asked(r, some, &far, some, &HERE, SAT_ERR_OUT_OF_RANGE);
    FAILS_ZERO(r, hit, sat_cast_segment(some, &flat, p, q, &hit), SAT_ERR_SINGULAR);
    FAILS_ZERO(r, hit, sat_cast_ray(some, &nan, p, q, 1, &hit), SAT_ERR_NOT_FINITE);
}

static void bad_paths(report *r, const sat_shape *some) {
    const sat_vec2 p = {0, 0}, q = {1, 0}, nan = {0, NAN}, far = {1e200, 0};
    sat_ray_hit hit;
    FAILS_ZERO(r, hit, sat_cast_segment(some, &HERE, nan, q, &hit), SAT_ERR_NOT_FINITE);
    FAILS_ZERO(r, hit, sat_cast_segment(some, &HERE, p, nan, &hit), SAT_ERR_NOT_FINITE);
    FAILS_ZERO(r, hit, sat_cast_segment(some, &HERE, p, far, &hit), SAT_ERR_OUT_OF_RANGE);
    FAILS_ZERO(r, hit, sat_cast_ray(some, &HERE, nan, q, 1, &hit), SAT_ERR_NOT_FINITE);
    FAILS_ZERO(r, hit, sat_cast_ray(some, &HERE, p, nan, 1, &hit), SAT_ERR_NOT_FINITE);
    FAILS_ZERO(r, hit, sat_cast_ray(some, &HERE, p, q, 1e200, &hit), SAT_ERR_OUT_OF_RANGE);
}

static void bad_motions(report *r, const sat_shape *some) {
    const sat_status expected[6] = {SAT_ERR_NOT_FINITE, SAT_ERR_NOT_FINITE, SAT_ERR_NOT_FINITE,
                                    SAT_ERR_NOT_FINITE, SAT_ERR_SINGULAR,   SAT_ERR_NOT_FINITE};
    const sat_transform twice = {2, 0, 0, 2, 0, 0}, mirrored = {-1, 0, 0, 1, 0, 0};
    sat_motion bad[6], motion, away = STAYS;
    sat_transform place;
    sat_impact impact;
    size_t i;
    for (i = 0; i < 6; i++) {
        bad[i] = STAYS;
    }
    bad[0].start.a = NAN;
    bad[1].translation.y = INFINITY;
    bad[2].rotation = NAN;
    bad[3].pivot.x = -INFINITY;
    bad[4].start.d = 0;
    bad[5].start.ty = INFINITY;
    for (i = 0; i < 6; i++) {
        FAILS_ZERO(r, impact, sat_sweep(some, &bad[i], some, &STAYS, &impact), expected[i]);
        FAILS_ZERO(r, impact, sat_sweep(some, &STAYS, some, &bad[i], &impact), expected[i]);
        FAILS_ZERO(r, place, sat_motion_at(&bad[i], 0.5, &place), expected[i]);
    }
    FAILS_ZERO(r, place,
               sat_motion_at(&(sat_motion){{1, 0, 0, 1, 0, 0}, {1, 0}, 0, {0, 0}}, NAN, &place),
               SAT_ERR_NOT_FINITE);
    away.start.tx = 1e200;
    FAILS_ZERO(r, motion, sat_motion_between(&HERE, &twice, &motion), SAT_ERR_NOT_RIGID);
    CHECK_MESSAGE(r, "2.0");
    FAILS_ZERO(r, motion, sat_motion_between(&HERE, &mirrored, &motion), SAT_ERR_NOT_RIGID);
    FAILS_ZERO(r, motion, sat_motion_between(&bad[0].start, &HERE, &motion), SAT_ERR_NOT_FINITE);
    FAILS_ZERO(r, motion, sat_motion_between(&HERE, &bad[4].start, &motion), SAT_ERR_SINGULAR);
    FAILS_ZERO(r, impact, sat_sweep(some, &STAYS, some, &away, &impact), SAT_ERR_OUT_OF_RANGE);
}

static void bad_bodies(report *r) {
    const sat_vec2 p = {0, 0}, up = {0, 1}, nan = {NAN, 0}, endless = {0, INFINITY};
    const double bad[3] = {NAN, INFINITY, -1};
    const sat_status expected[3] = {SAT_ERR_NOT_FINITE, SAT_ERR_NOT_FINITE, SAT_ERR_NEGATIVE};
    sat_resolution parted;
    sat_velocities after;
    sat_vec2 left;
    size_t i;
    for (i = 0; i < 3; i++) {
        FAILS_ZERO(r, parted, sat_resolve(up, 1, bad[i], 1, &parted), expected[i]);
        CHECK_MESSAGE(r, "inverse_mass_a");
        FAILS_ZERO(r, parted, sat_resolve(up, 1, 1, bad[i], &parted), expected[i]);
        CHECK_MESSAGE(r, "inverse_mass_b");
        FAILS_ZERO(r, after, sat_rebound(up, up, bad[i], p, 1, 0, &after), expected[i]);
        FAILS_ZERO(r, after, sat_rebound(up, up, 1, p, bad[i], 0, &after), expected[i]);
        FAILS_ZERO(r, after, sat_rebound(up, up, 1, p, 1, bad[i], &after), expected[i]);
        CHECK_MESSAGE(r, "restitution");
    }
    FAILS_ZERO(r, parted, sat_resolve(nan, 1, 1, 1, &parted), SAT_ERR_NOT_FINITE);
    CHECK_MESSAGE(r, "normal");
    FAILS_ZERO(r, parted, sat_resolve(up, NAN, 1, 1, &parted), SAT_ERR_NOT_FINITE);
    CHECK_MESSAGE(r, "depth");
    FAILS_ZERO(r, after, sat_rebound(nan, up, 1, p, 1, 0, &after), SAT_ERR_NOT_FINITE);
    FAILS_ZERO(r, after, sat_rebound(up, endless, 1, p, 1, 0, &after), SAT_ERR_NOT_FINITE);
    CHECK_MESSAGE(r, "velocity_a");
    FAILS_ZERO(r, after, sat_rebound(up, p, 1, nan, 1, 0, &after), SAT_ERR_NOT_FINITE);
    CHECK_MESSAGE(r, "velocity_b");
    FAILS_ZERO(r, left, sat_slide(endless, up, &left), SAT_ERR_NOT_FINITE);
    FAILS_ZERO(r, left, sat_slide(up, nan, &left), SAT_ERR_NOT_FINITE);
    /* a contact that does not exist moves nothing */
    memset(&parted, 0x55, sizeof parted);
    CHECK_STATUS(r, sat_resolve(p, 0, 1, 1, &parted), SAT_OK);
    CHECK(r, is_zero(&parted, sizeof parted));
}

void run_misuse_queries(report *r) {
    sat_shape *some = NULL;
    CHECK_STATUS(r, sat_shape_new_rectangle(2, 2, &some), SAT_OK);
    null_questions(r, some);
    bad_places(r, some);
    bad_paths(r, some);
    bad_motions(r, some);
    bad_bodies(r);
    sat_shape_free(some);
    fprintf(r->out, "misuse of queries: done\n");
}
