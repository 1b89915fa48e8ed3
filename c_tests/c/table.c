/* Reading a reference table. An unreadable table ends the program: a harness must not skip rows. */
#include "table.h"

#include <stdlib.h>
#include <string.h>

static void die(const char *why, const char *where) {
    fprintf(stderr, "harness: %s: %s\n", why, where);
    exit(3);
}

static bool read_line(table *t) {
    size_t length;
    if (!fgets(t->line, TABLE_LINE, t->file)) {
        return false;
    }
    length = strcspn(t->line, "\r\n");
    if (t->line[length] == '\0' && !feof(t->file)) {
        die("a line is too long", t->line);
    }
    t->line[length] = '\0';
    return true;
}

static size_t split(char *line, char **fields) {
    size_t count = 0;
    while (line) {
        char *comma = strchr(line, ',');
        if (count == TABLE_FIELDS) {
            die("a row has too many fields", line);
        }
        fields[count++] = line;
        if (comma) {
            *comma++ = '\0';
        }
        line = comma;
    }
    return count;
}

void table_open(table *t, const char *folder, const char *name, const char *columns) {
    char path[1024];
    int length = snprintf(path, sizeof path, "%s/%s.csv", folder, name);
    if (length < 0 || (size_t)length >= sizeof path) {
        die("a path is too long", folder);
    }
    t->file = fopen(path, "r");
    t->row = 0;
    if (!t->file) {
        die("cannot open", path);
    }
    if (!read_line(t) || strcmp(t->line, columns) != 0) {
        die("unexpected columns", path);
    }
    t->count = split(t->line, t->fields);
}

bool table_next(table *t) {
    size_t expected = t->count;
    if (!read_line(t)) {
        fclose(t->file);
        return false;
    }
    t->row++;
    t->count = split(t->line, t->fields);
    if (t->count != expected) {
        die("a row and the header differ in their number of fields", t->fields[0]);
    }
    return true;
}

double table_number(const table *t, size_t field) {
    const char *text = t->fields[field];
    double value = next_number(&text);
    if (*text != '\0') {
        die("not a number", t->fields[field]);
    }
    return value;
}

bool table_flag(const table *t, size_t field) {
    double value = table_number(t, field);
    if (value != 0 && value != 1) {
        die("neither 0 nor 1", t->fields[field]);
    }
    return value == 1;
}

double next_number(const char **text) {
    char *end;
    double value = strtod(*text, &end);
    if (end == *text) {
        die("not a number", *text);
    }
    *text = *end == ' ' ? end + 1 : end;
    return value;
}

size_t next_points(const char **text, sat_vec2 *points, size_t capacity) {
    size_t count = 0;
    while (**text != '\0' && **text != '|') {
        if (count == capacity) {
            die("too many points", *text);
        }
        points[count].x = next_number(text);
        points[count].y = next_number(text);
        count++;
    }
    return count;
}

sat_status table_shape(const table *t, size_t field, sat_shape **out) {
    const char *text = t->fields[field];
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
        count = next_points(&text, points, 256);
    }
    return sat_shape_new_polygon(points, &count, 1, out);
}

sat_relation table_relation(const table *t, size_t field) {
    const char *text = t->fields[field];
    return strcmp(text, "disjoint") == 0      ? SAT_DISJOINT
           : strcmp(text, "touching") == 0    ? SAT_TOUCHING
           : strcmp(text, "overlapping") == 0 ? SAT_OVERLAPPING
                                              : -1;
}
