/* Shared by the parts of the harness: the report, to which each part adds lines and failures. */
#ifndef SAT2D_HARNESS_H
#define SAT2D_HARNESS_H

#include <stdio.h>

#include "sat2d.h"

typedef struct report {
    FILE *out;     /* the summary: the same in every run, so that it can be a snapshot */
    long failures; /* checks that failed and rows that disagree */
} report;

/* A check that is not a row of a table. Prints file and line if it fails. */
#define CHECK(r, condition) report_check((r), (condition), __FILE__, __LINE__, #condition)
void report_check(report *r, bool ok, const char *file, int line, const char *what);

/* Checks the status of a call and, if it failed, that there is a message. */
#define CHECK_STATUS(r, call, expected) \
    report_status((r), (call), (expected), __FILE__, __LINE__, #call)
void report_status(report *r, sat_status got, sat_status expected, const char *file, int line,
                   const char *call);

/* Checks that the message of the last failure contains `text`. Needs <string.h>. */
#define CHECK_MESSAGE(r, text) CHECK((r), strstr(sat_last_error(), (text)) != NULL)

/* Whether two ids are the same. */
#define SAME(a, b) sat_body_id_equal((a), (b))

/* Steps a world and reads the events of the step. */
sat_status harness_step(sat_world *world, sat_pair_event *events, size_t capacity, size_t *count);

/* Decomposes a polygon into these buffers. */
sat_status harness_decompose(const sat_vec2 *points, const size_t *ring_sizes, size_t ring_count,
                             const sat_decompose_options *options, size_t *piece_sizes,
                             size_t piece_capacity, uint32_t *vertices, uint32_t *edges,
                             size_t corner_capacity, sat_decomposition *out);

/* Whether all bits are the same, but for the padding that structs have where a pointer has 32 bits
 * and doubles are aligned to 64. */
bool harness_same_manifold(const sat_manifold *a, const sat_manifold *b);
bool harness_same_decomposition(const sat_decomposition *a, const sat_decomposition *b);

/* Counts a row that disagrees with the library. Prints the first few of each table. */
typedef struct rows {
    report *report;
    const char *table;
    long checked, skipped, disagree;
} rows;
void rows_disagree(rows *rows, long row, const char *what);
/* Prints the line of a table in the summary. A table without rows is a failure. */
void rows_finish(const rows *rows);

/* The layouts as this compiler sees them: the size of a struct or the offset of a field. NULL
 * beyond the last one. */
typedef struct layout {
    const char *name;
    size_t value;
} layout;
const layout *harness_layout(size_t index);

#endif
