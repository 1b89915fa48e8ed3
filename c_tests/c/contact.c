/* Contacts: every row of the table of depths. */
#include "parts.h"
#include "table.h"

#include <float.h>
#include <math.h>

enum { VERTICES = 256 };

static const sat_transform HERE = {1, 0, 0, 1, 0, 0};

static double larger(double x, double y) { return x > y ? x : y; }

/* The largest magnitude of a coordinate or radius. */
static double magnitude(const sat_shape *shape) {
    sat_vec2 points[VERTICES];
    size_t count, i;
    double m;
    if (sat_shape_radius(shape, &m) != SAT_OK ||
        sat_shape_vertices(shape, points, VERTICES, &count) != SAT_OK) {
        return NAN;
    }
    for (i = 0; i < count; i++) {
        m = larger(m, larger(fabs(points[i].x), fabs(points[i].y)));
    }
    return m;
}

/* A unit in the last place of a number, of which only powers of two matter. */
static double ulp(double m) {
    double power = 1;
    while (power > m && power > DBL_MIN / DBL_EPSILON) {
        power /= 2;
    }
    while (power * 2 <= m) {
        power *= 2;
    }
    return power * DBL_EPSILON;
}

static sat_transform moved(sat_vec2 by, double times) {
    sat_transform t = HERE;
    t.tx = by.x * times;
    t.ty = by.y * times;
    return t;
}

static void depth_row(rows *rows, long row, const sat_shape *a, const sat_shape *b, double depth) {
    const double allowed = larger(1e-12 * depth, 4 * ulp(larger(magnitude(a), magnitude(b))));
    sat_manifold c;
    double margin;
    sat_relation parted = -1;
    sat_transform there;
    if (sat_contact(a, &HERE, b, &HERE, &c) != SAT_OK || !(fabs(c.depth - depth) <= allowed)) {
        rows_disagree(rows, row, "different depth");
    }
    if (sat_rounding_margin(a, &HERE, b, &HERE, &margin) != SAT_OK || !(margin > 0)) {
        rows_disagree(rows, row, "no margin");
    }
    there = moved(c.normal, c.depth + margin);
    if (sat_collide(a, &HERE, b, &there, &parted) != SAT_OK || parted == SAT_OVERLAPPING) {
        rows_disagree(rows, row, "not separated by the depth and the margin");
    }
    there = moved(c.normal, -(c.depth + margin));
    if (sat_collide(a, &there, b, &HERE, &parted) != SAT_OK || parted == SAT_OVERLAPPING) {
        rows_disagree(rows, row, "not separated by moving the first shape");
    }
}

void run_contact(report *r, const char *reference) {
    rows rows = {r, "depth", 0, 0, 0};
    table t;
    table_open(&t, reference, rows.table, "kind,a,b,depth");
    while (table_next(&t)) {
        sat_shape *a, *b;
        const sat_status status_a = table_shape(&t, 1, &a), status_b = table_shape(&t, 2, &b);
        if (status_a == SAT_OK && status_b == SAT_OK) {
            rows.checked++;
            depth_row(&rows, t.row, a, b, table_number(&t, 3));
            depth_row(&rows, t.row, b, a, table_number(&t, 3));
        } else {
            rows_disagree(&rows, t.row, "a shape is invalid");
        }
        sat_shape_free(a);
        sat_shape_free(b);
    }
    rows_finish(&rows);
}
