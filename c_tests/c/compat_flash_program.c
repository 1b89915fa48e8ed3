/* Every row of the tables of programs that change a stage and ask it, and of bounds of colours. */
#include "flash_tree.h"
#include "parts.h"
#include "table.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_NUMBERS = 8, MOST_COLOURS = 64 };

/* A line of a program: what it does, to what property, its numbers. */
typedef struct line {
    char op[16];
    sat_compat_flash_property property;
    double n[MOST_NUMBERS];
    size_t count;
} line;

static sat_compat_flash_property property_at(const char *text, size_t length) {
    static const char *const names[] = {"x",      "y",     "rotation", "scaleX",
                                        "scaleY", "width", "height"};
    sat_compat_flash_property p;
    for (p = 0; p < 7; p++) {
        if (strlen(names[p]) == length && memcmp(text, names[p], length) == 0) {
            return p;
        }
    }
    return -1;
}

/* The line at the start of `*text`, which ends at a semicolon. */
static line next_line(const char **text) {
    line l = {"", -1, {0}, 0};
    size_t length = strcspn(*text, " ;");
    memcpy(l.op, *text, length < sizeof l.op ? length : sizeof l.op - 1);
    *text += length;
    while (**text == ' ') {
        const sat_compat_flash_property p = property_at(*text + 1, strcspn(*text + 1, " ;"));
        char *end;
        *text += 1;
        if (p >= 0) {
            l.property = p;
            *text += strcspn(*text, " ;");
        } else if (l.count < MOST_NUMBERS) {
            l.n[l.count++] = strtod(*text, &end);
            *text = end;
        } else {
            break;
        }
    }
    *text += strspn(*text, "; ");
    return l;
}

static bool does(const line *l, const char *op) {
    return strcmp(l->op, op) == 0;
}

static sat_compat_flash_rectangle rectangle_of(const double *n) {
    sat_compat_flash_rectangle box;
    box.x = n[0];
    box.y = n[1];
    box.width = n[2];
    box.height = n[3];
    return box;
}

static sat_aabb corners_of(double x0, double y0, double x1, double y1) {
    sat_aabb box;
    box.min.x = x0;
    box.min.y = y0;
    box.max.x = x1;
    box.max.y = y1;
    return box;
}

static sat_status square(stage *s, const double *n) {
    const double x = n[0], y = n[1], right = x + n[2], bottom = y + n[3];
    const sat_compat_flash_path_step path[] = {{SAT_COMPAT_FLASH_MOVE_TO, 0, 0, 0, x, y},
                                               {SAT_COMPAT_FLASH_LINE_TO, 0, 0, 0, right, y},
                                               {SAT_COMPAT_FLASH_LINE_TO, 0, 0, 0, right, bottom},
                                               {SAT_COMPAT_FLASH_LINE_TO, 0, 0, 0, x, bottom},
                                               {SAT_COMPAT_FLASH_LINE_TO, 0, 0, 0, x, y}};
    const sat_compat_flash_layer fill = {SAT_COMPAT_FLASH_EVEN_ODD, 0, 0, path, 5};
    node made;
    return sat_compat_flash_stage_create_graphics(s, &fill, 1, NULL, NULL, &made);
}

/* A number as a node; 0 where the line has another number here. */
static node node_of(double number) {
    return number >= 0 && number <= UINT32_MAX ? (node)number : 0;
}

/* Does what a line says. `*answers` is how many numbers it answers, -1 if it asks nothing. */
static sat_status run(stage *s, const line *l, double *answer, int *answers) {
    const double *n = l->n;
    const node of = node_of(n[0]), other = node_of(n[1]);
    sat_compat_flash_rectangle box;
    sat_transform map = {0, 0, 0, 0, 0, 0};
    sat_vec2 point = {0, 0};
    sat_aabb corners;
    sat_status status;
    node made;
    bool hit;
    *answers = -1;
    if (does(l, "container")) {
        return sat_compat_flash_stage_create_container(s, &made);
    } else if (does(l, "box")) {
        corners = corners_of(0, 0, n[0], n[1]);
        return sat_compat_flash_stage_create_graphics(s, NULL, 0, &corners, &corners, &made);
    } else if (does(l, "square")) {
        return square(s, n);
    } else if (does(l, "child")) {
        return sat_compat_flash_stage_add_child(s, of, other);
    } else if (does(l, "matrix")) {
        memcpy(&map, n + 1, sizeof map);
        return sat_compat_flash_stage_set_matrix(s, of, &map);
    } else if (does(l, "set")) {
        return sat_compat_flash_stage_set(s, of, l->property, n[1]);
    } else if (does(l, "scroll")) {
        box = rectangle_of(n + 1);
        return sat_compat_flash_stage_set_scroll_rect(s, of, &box);
    } else if (does(l, "unscroll")) {
        return sat_compat_flash_stage_set_scroll_rect(s, of, NULL);
    } else if (does(l, "point")) {
        point.x = n[0];
        point.y = n[1];
        return sat_compat_flash_stage_set_mouse(s, point);
    } else if (does(l, "drag")) {
        corners = corners_of(n[2], n[3], n[4], n[5]);
        return sat_compat_flash_stage_start_drag(s, of, n[1] == 1, l->count > 2 ? &corners : NULL);
    } else if (does(l, "stop")) {
        return sat_compat_flash_stage_stop_drag(s);
    } else if (does(l, "get")) {
        *answers = 1;
        return sat_compat_flash_stage_property(s, of, l->property, answer);
    } else if (does(l, "hit")) {
        status = sat_compat_flash_stage_hit_test_point(s, of, n[1], n[2], n[3] == 1, &hit);
        *answers = 1;
        answer[0] = hit;
        return status;
    } else if (does(l, "to") || does(l, "local")) {
        point.x = n[1];
        point.y = n[2];
        status = does(l, "to") ? sat_compat_flash_stage_local_to_global(s, of, point, &point)
                               : sat_compat_flash_stage_global_to_local(s, of, point, &point);
        *answers = 2;
        answer[0] = point.x;
        answer[1] = point.y;
        return status;
    } else if (does(l, "concatenated")) {
        status = sat_compat_flash_stage_concatenated_matrix(s, of, &map);
        *answers = 6;
        memcpy(answer, &map, sizeof map);
        return status;
    }
    status = does(l, "bounds") ? sat_compat_flash_stage_bounds(s, of, other, true, &box)
                               : sat_compat_flash_stage_scroll_rect(s, of, &box);
    *answers = isnan(box.x) ? 0 : 4;
    memcpy(answer, &box, sizeof box);
    return status;
}

/* Whether the answer at the start of `*text` is this one. `?` is a number that nothing decides. */
static bool agree(const char **text, const double *answer, int answers) {
    bool same = true;
    int i;
    if (strncmp(*text, "none", 4) == 0) {
        same = answers == 0;
        *text += 4;
    } else {
        for (i = 0; i < answers; i++) {
            char *end;
            if (**text == '?') {
                *text += 1;
            } else {
                const double expected = strtod(*text, &end);
                same = same && end != *text &&
                       (expected == answer[i] || (isnan(expected) && isnan(answer[i])));
                *text = end;
            }
            *text += **text == ' ';
        }
    }
    same = same && (**text == ';' || **text == '\0');
    *text += strspn(*text, "; ");
    return same;
}

static void programs(report *r, const char *reference) {
    rows rows = {r, "flash_stage", 0, 0, 0};
    table t;
    table_open(&t, reference, rows.table, "source,api,test,program,answers");
    for (; table_next(&t); rows.checked++) {
        const sat_compat_flash_script script =
            strcmp(t.fields[1], "as2") == 0 ? SAT_COMPAT_FLASH_AS2 : SAT_COMPAT_FLASH_AS3;
        const char *program = t.fields[3], *expected = t.fields[4];
        stage *s = NULL;
        bool same = sat_compat_flash_stage_new_script(script, &s) == SAT_OK;
        while (same && *program != '\0') {
            const line l = next_line(&program);
            double answer[6];
            int answers;
            same = run(s, &l, answer, &answers) == SAT_OK;
            same = same && (answers < 0 || agree(&expected, answer, answers));
        }
        if (!same || *expected != '\0') {
            rows_disagree(&rows, t.row, t.fields[3]);
        }
        sat_compat_flash_stage_free(s);
    }
    rows_finish(&rows);
}

static void colours(report *r, const char *reference) {
    rows rows = {r, "flash_color_bounds", 0, 0, 0};
    table t;
    table_open(&t, reference, rows.table,
               "source,api,test,image,transparent,mask,color,find,x,y,width,height");
    for (; table_next(&t); rows.checked++) {
        const char *text = t.fields[3];
        uint32_t argb[MOST_COLOURS];
        size_t count = 0, height = 1;
        sat_compat_flash_rectangle box;
        while (*text != '\0' && count < MOST_COLOURS) {
            char digits[9] = "";
            memcpy(digits, text, 8);
            argb[count++] = (uint32_t)strtoul(digits, NULL, 16);
            text += 8;
            height += *text == '/';
            text += *text == '/';
        }
        if (sat_compat_flash_color_bounds(argb, count / height, height, table_flag(&t, 4),
                                          (uint32_t)table_number(&t, 5),
                                          (uint32_t)table_number(&t, 6), table_flag(&t, 7),
                                          &box) != SAT_OK ||
            box.x != table_number(&t, 8) || box.y != table_number(&t, 9) ||
            box.width != table_number(&t, 10) || box.height != table_number(&t, 11)) {
            rows_disagree(&rows, t.row, "different bounds");
        }
    }
    rows_finish(&rows);
}

static void misuse(report *r) {
    sat_compat_flash_rectangle box;
    sat_transform map;
    sat_vec2 zero = {0, 0};
    stage *s = new_stage(), *none = s;
    CHECK_STATUS(r, sat_compat_flash_stage_new_script(2, &none), SAT_ERR_INVALID_ENUM);
    CHECK(r, none == NULL);
    CHECK_STATUS(r, sat_compat_flash_stage_set_scroll_rect(s, 9, NULL), SAT_ERR_INDEX);
    CHECK_STATUS(r, sat_compat_flash_stage_scroll_rect(s, 9, &box), SAT_ERR_INDEX);
    CHECK(r, isnan(box.x) && isnan(box.height));
    CHECK_STATUS(r, sat_compat_flash_stage_concatenated_matrix(s, 9, &map), SAT_ERR_INDEX);
    CHECK(r, map.a == 0);
    CHECK_STATUS(r, sat_compat_flash_stage_start_drag(s, 9, true, NULL), SAT_ERR_INDEX);
    CHECK_STATUS(r, sat_compat_flash_stage_set_mouse(NULL, zero), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_compat_flash_stage_stop_drag(NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_compat_flash_color_bounds(NULL, 1, 1, true, 0, 0, true, &box),
                 SAT_ERR_NULL);
    CHECK_STATUS(r, sat_compat_flash_color_bounds(NULL, SIZE_MAX, 2, true, 0, 0, true, &box),
                 SAT_ERR_COUNT);
    CHECK(r, box.width == 0);
    sat_compat_flash_stage_free(s);
}

void run_compat_flash_program(report *r, const char *reference) {
    programs(r, reference);
    colours(r, reference);
    misuse(r);
}
