/* Reading a reference table: CSV with a header line and without quoting. */
#ifndef SAT2D_TABLE_H
#define SAT2D_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#include "sat2d.h"

enum { TABLE_LINE = 131072, TABLE_FIELDS = 32 };

typedef struct table {
    FILE *file;
    long row; /* from 1 */
    size_t count;
    char *fields[TABLE_FIELDS];
    char line[TABLE_LINE];
} table;

/* Opens folder/name.csv and skips the line that names the columns, which must be `columns`. */
void table_open(table *t, const char *folder, const char *name, const char *columns);
/* Splits the next row into fields. Returns false at the end, and closes the file. A row with a
 * wrong number of fields ends the program. */
bool table_next(table *t);

/* A field, or the start of `*text`, as a number. Any other text ends the program. */
double table_number(const table *t, size_t field);
bool table_flag(const table *t, size_t field);
double next_number(const char **text);
/* The points `x y x y ...` at the start of `*text`, up to its end or a `|`. Too many points end the
 * program. */
size_t next_points(const char **text, sat_vec2 *points, size_t capacity);

/* Makes the shape of a field: `circle x y r` or `polygon x y x y ...`. Returns the status. */
sat_status table_shape(const table *t, size_t field, sat_shape **out);
/* A field as a relation, -1 if it is none. */
sat_relation table_relation(const table *t, size_t field);

#endif
