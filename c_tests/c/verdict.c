/* Every row of the table of exact relations, as it stands, in the other order, and both shapes mirrored. */
#include "harness.h"
#include "table.h"

#include <string.h>

/* A shape as the tables write it: `circle x y r` or `polygon x y x y ...`. */
static sat_status parse_shape(const char *text, sat_shape **out) {
    sat_vec2 points[256];
    size_t count = 0;
    if (strncmp(text, "circle ", 7) == 0) {
        text += 7;
        points[0].x = next_number(&text);
        points[0].y = next_number(&text);
        return sat_shape_new_circle(points[0], next_number(&text), out);
    }
    if (strncmp(text, "polygon ", 8) == 0) {
        text += 8;
        while (*text != '\0' && count < 256) {
            points[count].x = next_number(&text);
            points[count].y = next_number(&text);
            count++;
        }
    }
    return sat_shape_new_convex_polygon(points, count, out);
}

static sat_relation parse_relation(const char *text) {
    return strcmp(text, "disjoint") == 0      ? SAT_DISJOINT
           : strcmp(text, "touching") == 0    ? SAT_TOUCHING
           : strcmp(text, "overlapping") == 0 ? SAT_OVERLAPPING
                                              : -1;
}

static void compare(rows *rows, long row, const char *what, const sat_shape *a, const sat_shape *b,
                    const sat_transform *at, sat_relation expected) {
    sat_relation relation = -1;
    if (sat_collide(a, at, b, at, &relation) != SAT_OK || relation != expected) {
        rows_disagree(rows, row, what);
    }
    if (sat_hits(a, at, b, at) != (expected != SAT_DISJOINT)) {
        rows_disagree(rows, row, "sat_hits");
    }
    if (sat_overlaps(a, at, b, at) != (expected == SAT_OVERLAPPING)) {
        rows_disagree(rows, row, "sat_overlaps");
    }
}

void run_verdict(report *r, const char *reference) {
    rows rows = {r, "relation", 0, 0, 0};
    const sat_transform identity = sat_transform_identity();
    const sat_transform mirror_x = {-1, 0, 0, 1, 0, 0}, mirror_y = {1, 0, 0, -1, 0, 0};
    const sat_transform swap = {0, 1, 1, 0, 0, 0};
    long counts[3] = {0, 0, 0};
    table t;
    table_open(&t, reference, rows.table, "kind,a,b,relation");
    while (table_next(&t)) {
        sat_shape *a, *b;
        sat_status status_a = parse_shape(t.fields[1], &a), status_b = parse_shape(t.fields[2], &b);
        sat_relation expected = parse_relation(t.fields[3]);
        if (status_a == SAT_OK && status_b == SAT_OK && expected >= 0) {
            rows.checked++;
            counts[expected]++;
            compare(&rows, t.row, "another relation", a, b, &identity, expected);
            compare(&rows, t.row, "another relation in the other order", b, a, &identity, expected);
            compare(&rows, t.row, "another relation with x mirrored", a, b, &mirror_x, expected);
            compare(&rows, t.row, "another relation with y mirrored", a, b, &mirror_y, expected);
            compare(&rows, t.row, "another relation with x and y swapped", a, b, &swap, expected);
        } else if ((status_a == SAT_OK || status_a == SAT_ERR_NOT_CONVEX) &&
                   (status_b == SAT_OK || status_b == SAT_ERR_NOT_CONVEX)) {
            rows.skipped++; /* a concave polygon */
        } else {
            rows_disagree(&rows, t.row, "no shape or no relation");
        }
        sat_shape_free(a);
        sat_shape_free(b);
    }
    rows_finish(&rows);
    fprintf(r->out, "  of these disjoint %ld, touching %ld, overlapping %ld\n", counts[SAT_DISJOINT],
            counts[SAT_TOUCHING], counts[SAT_OVERLAPPING]);
}
