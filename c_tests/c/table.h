/* Reading a reference table: CSV with a header line and without quoting. */
#ifndef SAT2D_TABLE_H
#define SAT2D_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#include "sat2d.h"

enum { TABLE_LINE = 8192, TABLE_FIELDS = 32 };

typedef struct table {
    FILE *file;
    long row; /* from 1 */
    size_t count;
    char *fields[TABLE_FIELDS];
    char line[TABLE_LINE];
} table;

/* Opens folder/name.csv and skips the line that names the columns, which must be `columns`. */
void table_open(table *t, const char *folder, const char *name, const char *columns);
/* Takes the next row apart; false at the end, which closes the file. A row of another width ends the program. */
bool table_next(table *t);

/* A field, or the start of `*text`, as a number; anything but a number ends the program. */
double table_number(const table *t, size_t field);
bool table_flag(const table *t, size_t field);
double next_number(const char **text);
/* The points `x y x y ...` at the start of `*text`, up to its end or a `|`; more than there is room for end the program. */
size_t next_points(const char **text, sat_vec2 *points, size_t capacity);

/* A field that is a shape, `circle x y r` or `polygon x y x y ...`: made, with the status of that. */
sat_status table_shape(const table *t, size_t field, sat_shape **out);
/* A field that is a relation in words; -1 where it is none. */
sat_relation table_relation(const table *t, size_t field);

#endif
