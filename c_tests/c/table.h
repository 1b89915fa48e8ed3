/* Reading a reference table: CSV with a header line and without quoting. */
#ifndef SAT2D_TABLE_H
#define SAT2D_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

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

#endif
