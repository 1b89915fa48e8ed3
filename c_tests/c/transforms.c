/* Transforms: results of each function that are known by hand. */
#include "parts.h"

static bool is(const sat_transform *t, double a, double b, double c, double d, double tx,
               double ty) {
    return t->a == a && t->b == b && t->c == c && t->d == d && t->tx == tx && t->ty == ty;
}

void run_transforms(report *r) {
    const sat_vec2 origin = {0, 0}, position = {100, 50}, ten = {10, 0};
    const double quarter = 1.5707963267948966;
    const sat_transform identity = sat_transform_identity();
    const sat_transform skewed = {1, 0, 0.5, 1, 0, 0};
    sat_transform body, sword, placed, chain[3], nested, inverse, radians;
    sat_vec2 point;
    bool answer;

    CHECK(r, is(&identity, 1, 0, 0, 1, 0, 0));
    CHECK_STATUS(r, sat_transform_placement_degrees(position, 90, 1, 1, &body), SAT_OK);
    CHECK(r, is(&body, 0, 1, -1, 0, 100, 50));
    CHECK_STATUS(r, sat_transform_placement_degrees(origin, -270, 2, 3, &placed), SAT_OK);
    CHECK(r, is(&placed, 0, 2, -3, 0, 0, 0));
    CHECK_STATUS(r, sat_transform_placement(position, quarter, 1, 1, &radians), SAT_OK);
    CHECK(r, radians.b == 1 && radians.c == -1 && radians.a == radians.d && radians.a > 0 &&
                 radians.a < 1e-16);
    CHECK_STATUS(r, sat_transform_placement(ten, 0, -1, 1, &sword), SAT_OK);
    CHECK(r, is(&sword, -1, 0, 0, 1, 10, 0));

    CHECK_STATUS(r, sat_transform_product(&body, &sword, &placed), SAT_OK);
    CHECK(r, is(&placed, 0, -1, -1, 0, 100, 60));
    CHECK_STATUS(r, sat_transform_apply(&placed, ten, &point), SAT_OK);
    CHECK(r, point.x == 100 && point.y == 50);
    chain[0] = body;
    chain[1] = sword;
    chain[2] = identity;
    CHECK_STATUS(r, sat_transform_nested(chain, 3, &nested), SAT_OK);
    CHECK(r, is(&nested, placed.a, placed.b, placed.c, placed.d, placed.tx, placed.ty));
    CHECK_STATUS(r, sat_transform_nested(NULL, 0, &nested), SAT_OK);
    CHECK(r, is(&nested, 1, 0, 0, 1, 0, 0));
    CHECK_STATUS(r, sat_transform_inverse(&placed, &inverse), SAT_OK);
    CHECK_STATUS(r, sat_transform_product(&inverse, &placed, &inverse), SAT_OK);
    CHECK(r, is(&inverse, 1, 0, 0, 1, 0, 0));
    CHECK_STATUS(r, sat_transform_product(&body, &sword, &body), SAT_OK);
    CHECK(r, is(&body, placed.a, placed.b, placed.c, placed.d, placed.tx, placed.ty));

    CHECK_STATUS(r, sat_transform_is_mirrored(&placed, &answer), SAT_OK);
    CHECK(r, answer);
    CHECK_STATUS(r, sat_transform_is_mirrored(&skewed, &answer), SAT_OK);
    CHECK(r, !answer);
    CHECK_STATUS(r, sat_transform_is_similarity(&placed, &answer), SAT_OK);
    CHECK(r, answer);
    CHECK_STATUS(r, sat_transform_is_similarity(&skewed, &answer), SAT_OK);
    CHECK(r, !answer);
    fprintf(r->out, "transforms: done\n");
}
