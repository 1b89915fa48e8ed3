/* Every row of the table of exact relations: as given, with the shapes swapped, and mirrored. */
#include "parts.h"
#include "table.h"

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

void run_relation(report *r, const char *reference) {
    rows rows = {r, "relation", 0, 0, 0};
    const sat_transform identity = sat_transform_identity();
    const sat_transform mirror_x = {-1, 0, 0, 1, 0, 0}, mirror_y = {1, 0, 0, -1, 0, 0};
    const sat_transform swap = {0, 1, 1, 0, 0, 0};
    long counts[3] = {0, 0, 0};
    table t;
    table_open(&t, reference, rows.table, "kind,a,b,relation");
    while (table_next(&t)) {
        sat_shape *a, *b;
        sat_status status_a = table_shape(&t, 1, &a), status_b = table_shape(&t, 2, &b);
        sat_relation expected = table_relation(&t, 3);
        if (status_a == SAT_OK && status_b == SAT_OK && expected >= 0) {
            rows.checked++;
            counts[expected]++;
            compare(&rows, t.row, "different relation", a, b, &identity, expected);
            compare(&rows, t.row, "different relation with the shapes swapped", b, a, &identity,
                    expected);
            compare(&rows, t.row, "different relation with x mirrored", a, b, &mirror_x, expected);
            compare(&rows, t.row, "different relation with y mirrored", a, b, &mirror_y, expected);
            compare(&rows, t.row, "different relation with x and y swapped", a, b, &swap, expected);
        } else {
            rows_disagree(&rows, t.row, "invalid shape or relation");
        }
        sat_shape_free(a);
        sat_shape_free(b);
    }
    rows_finish(&rows);
    fprintf(r->out, "  of these disjoint %ld, touching %ld, overlapping %ld\n",
            counts[SAT_DISJOINT], counts[SAT_TOUCHING], counts[SAT_OVERLAPPING]);
}
