/* What the parts of the harness share: the report that each adds its lines and failures to. */
#ifndef SAT2D_HARNESS_H
#define SAT2D_HARNESS_H

#include <stdio.h>

#include "sat2d.h"

typedef struct report {
    FILE *out;     /* the summary; the same from run to run, so it can be a snapshot */
    long failures; /* checks that failed and rows that disagree */
} report;

/* A check that is not a row of a table: prints its place if it failed. */
#define CHECK(r, condition) report_check((r), (condition), __FILE__, __LINE__, #condition)
void report_check(report *r, bool ok, const char *file, int line, const char *what);

/* Checks a call's status, that the harness knows it by name, and, if it failed, that there is a message. */
#define CHECK_STATUS(r, call, expected) report_status((r), (call), (expected), __FILE__, __LINE__, #call)
void report_status(report *r, sat_status got, sat_status expected, const char *file, int line, const char *call);

/* Whether two ids are the same. */
#define SAME(a, b) sat_body_id_equal((a), (b))

/* A step and its events. */
sat_status harness_step(sat_world *world, sat_pair_event *events, size_t capacity, size_t *count);

/* A decomposition into these buffers. */
sat_status harness_decompose(const sat_vec2 *points, const size_t *ring_sizes, size_t ring_count,
                             const sat_decompose_options *options, size_t *piece_sizes,
                             size_t piece_capacity, uint32_t *vertices, uint32_t *edges,
                             size_t corner_capacity, sat_decomposition *out);

/* A row that disagrees with its table. Prints the first few of each table. */
typedef struct rows {
    report *report;
    const char *table;
    long checked, skipped, disagree;
} rows;
void rows_disagree(rows *rows, long row, const char *what);
/* Prints the table's line of the summary. A table without rows is a failure. */
void rows_finish(const rows *rows);

/* The layouts as this compiler sees them: the size of a struct or the offset of a field. NULL past the last. */
typedef struct layout {
    const char *name;
    size_t value;
} layout;
const layout *harness_layout(size_t index);

#endif
