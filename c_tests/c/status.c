/* Messages of status codes: every code has its own text, and numbers that are no code share one. */
#include "parts.h"

#include <math.h>
#include <stdint.h>
#include <string.h>

void run_status(report *r) {
    const sat_status codes[] = {
        SAT_OK,
        SAT_ERR_NULL,
        SAT_ERR_CAPACITY,
        SAT_ERR_COUNT,
        SAT_ERR_INVALID_ENUM,
        SAT_ERR_INTERNAL,
        SAT_ERR_VERSION,
        SAT_ERR_RESERVED,
        SAT_ERR_LIMIT,
        SAT_ERR_MEMORY,
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
        SAT_ERR_PARTS_OVERLAP,
        SAT_ERR_TRUST_MISPLACED,
        SAT_ERR_NOT_RIGID,
        SAT_ERR_INDEX,
        SAT_ERR_NOT_OFFERED,
        SAT_ERR_NO_CERTIFICATE,
        SAT_ERR_STALE_ID,
        SAT_ERR_BUSY,
        SAT_ERR_FULL,
        SAT_ERR_UNSUPPORTED,
        SAT_ERR_NOT_A_WORLD,
        SAT_ERR_SAVE_VERSION,
        SAT_ERR_DAMAGED,
        SAT_ERR_IS_PART,
        SAT_ERR_NOT_A_PART,
    };
    const char *unknown = sat_status_message(-1);
    const size_t count = sizeof codes / sizeof codes[0];
    size_t i, k;
    char before[64] = "";
    const sat_transform here = sat_transform_identity();
    const double column[2] = {0, INFINITY};
    const sat_rectangles_f64 endless = {column, column, column, column, column, column};
    sat_relation relations[2];
    size_t answered;
    sat_error_details details;
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
    /* where an error is, as numbers */
    (void)sat_batch_rectangles_f64(&endless, &endless, 2, relations, &answered);
    sat_last_error_details(&details);
    CHECK(r, details.status == SAT_ERR_NOT_FINITE && details.entry == 1 && !details.has_point);
    CHECK(r, details.rings[0] == SAT_NO_INDEX && details.body == SAT_NO_INDEX);
    sat_last_error_details(NULL);
    (void)sat_polygon_validate(NULL, NULL, 1, NULL);
    sat_last_error_details(&details);
    CHECK(r, details.status == SAT_ERR_NULL && details.entry == SAT_NO_INDEX);
    /* a call that works keeps the message of the last failure */
    (void)sat_collide(NULL, &here, NULL, &here, &relation);
    strncpy(before, sat_last_error(), sizeof before - 1);
    (void)sat_transform_identity();
    (void)sat_version();
    CHECK(r, *before && strcmp(before, sat_last_error()) == 0);
}
