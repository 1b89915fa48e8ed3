/* Every row of the tables of `flash.geom`. */
#include "parts.h"
#include "sat2d_compat.h"
#include "table.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* A field as a number; `blank` for an operand that the call left out. */
static double number_or(const table *t, size_t field, double blank) {
    return t->fields[field][0] == '\0' ? blank : table_number(t, field);
}

/* The same bits, or both NaN. The tables write zeros without a sign. */
static bool same(double expected, double got) {
    return expected == got || (expected != expected && got != got);
}

static bool same_numbers(const table *t, size_t field, const double *got, size_t count) {
    size_t i;
    for (i = 0; i < count; i++) {
        if (!same(table_number(t, field + i), got[i])) {
            return false;
        }
    }
    return true;
}

/* The language of a row. */
static sat_compat_flash_script script_at(const table *t, size_t field) {
    return strcmp(t->fields[field], "as2") == 0 ? SAT_COMPAT_FLASH_AS2 : SAT_COMPAT_FLASH_AS3;
}

/* The side that an operation sets, or -1. `twice` is set if it sets the next one too. */
static sat_compat_flash_side side_of(const char *op, bool *twice) {
    static const char *const names[] = {"set_left", "set_top", "set_right", "set_bottom"};
    sat_compat_flash_side side;
    for (side = 0; side < 4; side++) {
        if (strcmp(op, names[side]) == 0) {
            return side;
        }
    }
    *twice = true;
    return strcmp(op, "set_topLeft") == 0       ? SAT_COMPAT_FLASH_SIDE_LEFT
           : strcmp(op, "set_bottomRight") == 0 ? SAT_COMPAT_FLASH_SIDE_RIGHT
                                                : -1;
}

/* Does what an operation that gives a rectangle says. */
static sat_status rectangle_operation(const table *t, const char *op,
                                      sat_compat_flash_rectangle *a,
                                      const sat_compat_flash_rectangle *b) {
    const sat_compat_flash_script script = script_at(t, 1);
    bool twice = false;
    const sat_compat_flash_side side = side_of(op, &twice);
    if (side >= 0) {
        const sat_status status = sat_compat_flash_rectangle_set_side(a, side, b->x, a);
        return status != SAT_OK || !twice
                   ? status
                   : sat_compat_flash_rectangle_set_side(a, side + 1, b->y, a);
    }
    if (strncmp(op, "inflate", 7) == 0) {
        return sat_compat_flash_rectangle_inflate(a, b->x, b->y, a);
    }
    if (strcmp(op, "intersection") == 0) {
        return sat_compat_flash_rectangle_intersection(a, b, script, a);
    }
    if (strcmp(op, "union") == 0) {
        return sat_compat_flash_rectangle_union(a, b, script, a);
    }
    if (strncmp(op, "offset", 6) == 0) {
        a->x += b->x;
        a->y += b->y;
    } else if (strcmp(op, "setTo") == 0) {
        *a = *b;
    } else if (strcmp(op, "set_x") == 0) {
        a->x = b->x;
    } else if (strcmp(op, "set_y") == 0) {
        a->y = b->x;
    } else if (strcmp(op, "set_width") == 0) {
        a->width = b->x;
    } else if (strcmp(op, "set_height") == 0) {
        a->height = b->x;
    } else if (strcmp(op, "set_size") == 0) {
        a->width = b->x;
        a->height = b->y;
    } else {
        return -1;
    }
    return SAT_OK;
}

static void rectangles(report *r, const char *reference) {
    rows rows = {r, "flash_rectangle", 0, 0, 0};
    table t;
    table_open(&t, reference, rows.table,
               "source,api,test,op,ax,ay,aw,ah,b1,b2,b3,b4,r1,r2,r3,r4");
    for (; table_next(&t); rows.checked++) {
        const sat_compat_flash_script script = script_at(&t, 1);
        const char *op = t.fields[3];
        sat_compat_flash_rectangle a, b;
        double got[4];
        sat_status status = SAT_OK;
        size_t count = 1;
        bool flag = false;
        a.x = table_number(&t, 4);
        a.y = table_number(&t, 5);
        a.width = table_number(&t, 6);
        a.height = table_number(&t, 7);
        b.x = number_or(&t, 8, NAN);
        b.y = number_or(&t, 9, NAN);
        b.width = number_or(&t, 10, NAN);
        b.height = number_or(&t, 11, NAN);
        if (strcmp(op, "isEmpty") == 0) {
            status = sat_compat_flash_rectangle_is_empty(&a, script, &flag);
        } else if (strcmp(op, "equals") == 0) {
            flag = memcmp(&a, &b, sizeof a) == 0;
        } else if (strcmp(op, "contains") == 0 || strcmp(op, "containsPoint") == 0) {
            status = sat_compat_flash_rectangle_contains(&a, b.x, b.y, &flag);
        } else if (strcmp(op, "containsRect") == 0) {
            status = sat_compat_flash_rectangle_contains_rectangle(&a, &b, script, &flag);
        } else if (strcmp(op, "intersects") == 0) {
            status = sat_compat_flash_rectangle_intersects(&a, &b, script, &flag);
        } else if (strcmp(op, "edges") == 0) {
            for (count = 0; count < 4 && status == SAT_OK; count++) {
                status = sat_compat_flash_rectangle_side(&a, (sat_compat_flash_side)count,
                                                         &got[count]);
            }
        } else {
            status = rectangle_operation(&t, op, &a, &b);
            memcpy(got, &a, sizeof got);
            count = 4;
        }
        if (count == 1) {
            got[0] = flag;
        }
        if (status != SAT_OK || !same_numbers(&t, 12, got, count)) {
            rows_disagree(&rows, t.row, op);
        }
    }
    rows_finish(&rows);
}

/* What ActionScript 2 prints: 15 significant digits. */
static double printed(const table *t, double value) {
    char text[40];
    if (script_at(t, 1) == SAT_COMPAT_FLASH_AS3) {
        return value;
    }
    (void)snprintf(text, sizeof text, "%.15g", value);
    return strtod(text, NULL);
}

static void points(report *r, const char *reference) {
    rows rows = {r, "flash_point", 0, 0, 0};
    table t;
    table_open(&t, reference, rows.table, "source,api,test,op,x,y,b1,b2,b3,r1,r2");
    for (; table_next(&t); rows.checked++) {
        const sat_compat_flash_script script = script_at(&t, 1);
        const char *op = t.fields[3];
        sat_vec2 a, b, point = {0, 0};
        double got[2];
        size_t count = 1;
        sat_status status = SAT_OK;
        a.x = table_number(&t, 4);
        a.y = table_number(&t, 5);
        b.x = number_or(&t, 6, NAN);
        b.y = number_or(&t, 7, NAN);
        if (strcmp(op, "length") == 0) {
            status = sat_compat_flash_point_length(a, &point.x);
        } else if (strcmp(op, "distance") == 0) {
            status = sat_compat_flash_point_distance(a, b, &point.x);
        } else if (strcmp(op, "equals") == 0) {
            point.x = a.x == b.x && a.y == b.y;
        } else {
            count = 2;
            if (strcmp(op, "interpolate") == 0) {
                status = sat_compat_flash_point_interpolate(a, b, table_number(&t, 8), &point);
            } else if (strcmp(op, "normalize") == 0) {
                status = sat_compat_flash_point_normalize(a, script, b.x, &point);
            } else if (strcmp(op, "polar") == 0) {
                status = sat_compat_flash_point_polar(a.x, a.y, &point);
            } else if (strcmp(op, "subtract") == 0) {
                status = sat_compat_flash_point_subtract(a, b, &point);
            } else {
                status = sat_compat_flash_point_add(a, b, &point);
            }
        }
        got[0] = printed(&t, point.x);
        got[1] = printed(&t, point.y);
        if (status != SAT_OK || !same_numbers(&t, 9, got, count)) {
            rows_disagree(&rows, t.row, op);
        }
    }
    rows_finish(&rows);
}

static sat_transform matrix_at(const table *t, size_t field) {
    sat_transform map;
    map.a = number_or(t, field, NAN);
    map.b = number_or(t, field + 1, NAN);
    map.c = number_or(t, field + 2, NAN);
    map.d = number_or(t, field + 3, NAN);
    map.tx = number_or(t, field + 4, NAN);
    map.ty = number_or(t, field + 5, NAN);
    return map;
}

static void matrices(report *r, const char *reference) {
    rows rows = {r, "flash_matrix", 0, 0, 0};
    table t;
    table_open(&t, reference, rows.table,
               "source,api,test,op,a,b,c,d,tx,ty,p1,p2,p3,p4,p5,p6,r1,r2,r3,r4,r5,r6");
    for (; table_next(&t); rows.checked++) {
        const sat_transform operand = matrix_at(&t, 10);
        const double angle = number_or(&t, 12, 0), x = number_or(&t, 13, 0);
        const double y = number_or(&t, 14, 0), p1 = operand.a, p2 = operand.b;
        const char *op = t.fields[3];
        sat_transform map = matrix_at(&t, 4);
        sat_vec2 point = {0, 0};
        double got[6];
        size_t count = 6;
        sat_status status = SAT_OK;
        if (strcmp(op, "scale") == 0) {
            status = sat_compat_flash_matrix_scale(&map, p1, p2, &map);
        } else if (strcmp(op, "rotate") == 0) {
            status = sat_compat_flash_matrix_rotate(&map, p1, &map);
        } else if (strcmp(op, "translate") == 0) {
            status = sat_compat_flash_matrix_translate(&map, p1, p2, &map);
        } else if (strcmp(op, "concat") == 0) {
            status = sat_compat_flash_matrix_concat(&map, &operand, &map);
        } else if (strcmp(op, "invert") == 0) {
            status = sat_compat_flash_matrix_invert(&map, &map);
        } else if (strcmp(op, "createBox") == 0) {
            status = sat_compat_flash_matrix_create_box(p1, p2, angle, x, y, &map);
        } else if (strcmp(op, "createGradientBox") == 0) {
            status = sat_compat_flash_matrix_create_gradient_box(p1, p2, angle, x, y, &map);
        } else if (strcmp(op, "setTo") == 0) {
            map = operand;
        } else {
            point.x = p1;
            point.y = p2;
            status = sat_compat_flash_matrix_delta_transform_point(&map, point, &point);
            count = 2;
        }
        if (count == 2) {
            got[0] = point.x;
            got[1] = point.y;
        } else {
            memcpy(got, &map, sizeof got);
        }
        if (status != SAT_OK || !same_numbers(&t, 16, got, count)) {
            rows_disagree(&rows, t.row, op);
        }
    }
    rows_finish(&rows);
}

static void misuse(report *r) {
    const sat_compat_flash_rectangle box = {0, 0, 4, 4};
    const sat_transform map = {2, 3, 5, 7, 11, 13};
    const sat_vec2 one = {1, 1};
    sat_compat_flash_rectangle after = box;
    sat_vec2 there = {0, 0};
    sat_transform no_map = map;
    double place = 1;
    bool flag = true;
    CHECK_STATUS(r, sat_compat_flash_rectangle_side(&box, 4, &place), SAT_ERR_INVALID_ENUM);
    CHECK(r, place == 0);
    CHECK_STATUS(r, sat_compat_flash_rectangle_set_side(&box, -1, 1, &after),
                 SAT_ERR_INVALID_ENUM);
    CHECK(r, after.width == 0);
    CHECK_STATUS(r, sat_compat_flash_rectangle_intersects(&box, &box, 2, &flag),
                 SAT_ERR_INVALID_ENUM);
    CHECK(r, !flag);
    CHECK_MESSAGE(r, "SAT_COMPAT_FLASH_AS");
    CHECK_STATUS(r, sat_compat_flash_rectangle_union(NULL, &box, SAT_COMPAT_FLASH_AS3, &after),
                 SAT_ERR_NULL);
    CHECK_STATUS(r, sat_compat_flash_rectangle_contains(&box, 1, 1, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_compat_flash_point_normalize(one, -1, 1, &there), SAT_ERR_INVALID_ENUM);
    CHECK_STATUS(r, sat_compat_flash_matrix_concat(&map, NULL, &no_map), SAT_ERR_NULL);
    CHECK(r, no_map.a == 0 && no_map.d == 0);
    CHECK_STATUS(r, sat_compat_flash_matrix_transform_point(&map, one, &there), SAT_OK);
    CHECK(r, there.x == 18 && there.y == 23);
}

void run_compat_flash_geom(report *r, const char *reference) {
    rectangles(r, reference);
    points(r, reference);
    matrices(r, reference);
    misuse(r);
}
