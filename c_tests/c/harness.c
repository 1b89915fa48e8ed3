/* The report, and functions that several parts use. */
#include "harness.h"

#include <stddef.h>
#include <string.h>

enum { SHOWN = 20 };

/* The file without its folders, so that the summary does not depend on where it was compiled. */
static const char *base_name(const char *file) {
    const char *slash = strrchr(file, '/');
    const char *backslash = strrchr(file, '\\');
    const char *last = backslash > slash ? backslash : slash;
    return last ? last + 1 : file;
}

void report_check(report *r, bool ok, const char *file, int line, const char *what) {
    if (!ok) {
        r->failures++;
        fprintf(r->out, "FAILED %s:%d: %s\n", base_name(file), line, what);
    }
}

void report_status(report *r, sat_status got, sat_status expected, const char *file, int line,
                   const char *call) {
    if (got != expected) {
        r->failures++;
        fprintf(r->out, "FAILED %s:%d: %s is %d (%s), expected %d (%s); last error: %s\n",
                base_name(file), line, call, (int)got, sat_status_message(got), (int)expected,
                sat_status_message(expected), sat_last_error());
    } else if (got != SAT_OK && *sat_last_error() == '\0') {
        r->failures++;
        fprintf(r->out, "FAILED %s:%d: %s left no message\n", base_name(file), line, call);
    }
}

void rows_disagree(rows *rows, long row, const char *what) {
    rows->report->failures++;
    if (rows->disagree++ < SHOWN) {
        fprintf(rows->report->out, "FAILED %s row %ld: %s\n", rows->table, row, what);
    }
}

void rows_finish(const rows *rows) {
    FILE *out = rows->report->out;
    fprintf(out, "%-16s %5ld rows checked, %ld skipped, %ld disagreements\n", rows->table,
            rows->checked, rows->skipped, rows->disagree);
    if (rows->checked == 0) {
        rows->report->failures++;
        fprintf(out, "FAILED %s: no rows\n", rows->table);
    }
}

sat_status harness_step(sat_world *world, sat_pair_event *events, size_t capacity, size_t *count) {
    const sat_status status = sat_world_step(world);
    *count = 0;
    return status == SAT_OK ? sat_world_events(world, events, capacity, count) : status;
}

sat_status harness_decompose(const sat_vec2 *points, const size_t *ring_sizes, size_t ring_count,
                             const sat_decompose_options *options, size_t *piece_sizes,
                             size_t piece_capacity, uint32_t *vertices, uint32_t *edges,
                             size_t corner_capacity, sat_decomposition *out) {
    sat_piece_buffers buffers;
    buffers.piece_sizes = piece_sizes;
    buffers.piece_capacity = piece_capacity;
    buffers.vertices = vertices;
    buffers.edges = edges;
    buffers.corner_capacity = corner_capacity;
    return sat_polygon_decompose(points, ring_sizes, ring_count, options, &buffers, out);
}

bool harness_same_manifold(const sat_manifold *a, const sat_manifold *b) {
    return memcmp(a, b, offsetof(sat_manifold, point_count)) == 0 &&
           a->point_count == b->point_count && memcmp(a->points, b->points, sizeof a->points) == 0;
}

bool harness_same_decomposition(const sat_decomposition *a, const sat_decomposition *b) {
    return memcmp(a, b, offsetof(sat_decomposition, lower_bound)) == 0 &&
           a->lower_bound == b->lower_bound;
}
