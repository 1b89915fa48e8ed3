/* Every row of the tables of the original programs, through the compatibility functions. */
#include "parts.h"
#include "sat2d_compat.h"
#include "table.h"

#include <string.h>

static sat_compat_flash_rect flash_rect(const table *t, size_t field) {
    sat_compat_flash_rect rect;
    memset(&rect, 0, sizeof rect);
    rect.x = table_number(t, field);
    rect.y = table_number(t, field + 1);
    rect.width = table_number(t, field + 2);
    rect.height = table_number(t, field + 3);
    rect.rotation = table_number(t, field + 4);
    rect.mirror = sat_compat_flash_mirror_of(table_number(t, field + 5));
    return rect;
}

/* Equal in the notation of the tables, which keeps neither the sign of zero nor the payload of
 * NaN. */
static bool same(double a, double b) {
    return a == b || (a != a && b != b);
}

static void flash_rects(report *r, const char *reference) {
    rows rows = {r, "flash_rects", 0, 0, 0};
    table t;
    table_open(&t, reference, rows.table,
               "x1,y1,width1,height1,rotation1,mirror1,x2,y2,width2,height2,rotation2,mirror2,"
               "axis1_x,axis1_y,axis2_x,axis2_y,axis3_x,axis3_y,axis4_x,axis4_y,near,hit");
    for (; table_next(&t); rows.checked++) {
        sat_compat_flash_rect a = flash_rect(&t, 0), b = flash_rect(&t, 6);
        sat_compat_flash_outcome outcome;
        size_t i;
        if (sat_compat_flash_collide(&a, &b, &outcome) != SAT_OK) {
            rows_disagree(&rows, t.row, sat_last_error());
            continue;
        }
        for (i = 0; i < 4; i++) {
            if (!same(outcome.axes[i].x, table_number(&t, 12 + 2 * i)) ||
                !same(outcome.axes[i].y, table_number(&t, 13 + 2 * i))) {
                rows_disagree(&rows, t.row, "different axis");
            }
        }
        if (outcome.is_near != table_flag(&t, 20)) {
            rows_disagree(&rows, t.row, "another bounding-circle check");
        }
        if (outcome.hit != table_flag(&t, 21)) {
            rows_disagree(&rows, t.row, "different verdict");
        }
    }
    rows_finish(&rows);
}

static void flash_rotation(report *r, const char *reference) {
    rows rows = {r, "flash_rotation", 0, 0, 0};
    table t;
    table_open(&t, reference, rows.table,
               "levels,rotation1,scale_x1,rotation2,scale_x2,rotation3,scale_x3,rotation4,scale_x4,"
               "global_rotation");
    for (; table_next(&t); rows.checked++) {
        sat_compat_flash_level levels[4];
        size_t count = (size_t)table_number(&t, 0), i;
        double rotation;
        for (i = 0; i < count && i < 4; i++) {
            levels[i].rotation = table_number(&t, 1 + 2 * i);
            levels[i].scale_x = table_number(&t, 2 + 2 * i);
        }
        if (sat_compat_flash_global_rotation(levels, i, &rotation) != SAT_OK ||
            !same(rotation, table_number(&t, 9))) {
            rows_disagree(&rows, t.row, "different rotation");
        }
    }
    rows_finish(&rows);
}

static void awt_rects(report *r, const char *reference) {
    rows rows = {r, "awt_rects", 0, 0, 0};
    table t;
    table_open(
        &t, reference, rows.table,
        "a0_x,a0_y,a1_x,a1_y,a2_x,a2_y,a3_x,a3_y,b0_x,b0_y,b1_x,b1_y,b2_x,b2_y,b3_x,b3_y,hit");
    for (; table_next(&t); rows.checked++) {
        sat_compat_awt_point corners[8];
        bool hit;
        size_t i;
        for (i = 0; i < 8; i++) {
            corners[i].x = (int32_t)table_number(&t, 2 * i);
            corners[i].y = (int32_t)table_number(&t, 2 * i + 1);
        }
        if (sat_compat_awt_hit(corners, corners + 4, &hit) != SAT_OK || hit != table_flag(&t, 16)) {
            rows_disagree(&rows, t.row, "different verdict");
        }
    }
    rows_finish(&rows);
}

static sat_compat_xywh_rect xywh_rect(const table *t, size_t field) {
    sat_compat_xywh_rect rect;
    rect.x = table_number(t, field);
    rect.y = table_number(t, field + 1);
    rect.width = table_number(t, field + 2);
    rect.height = table_number(t, field + 3);
    return rect;
}

static void xywh_rects(report *r, const char *reference) {
    rows rows = {r, "xywh_rects", 0, 0, 0};
    table t;
    table_open(&t, reference, rows.table, "x1,y1,w1,h1,x2,y2,w2,h2,hit");
    for (; table_next(&t); rows.checked++) {
        sat_compat_xywh_rect a = xywh_rect(&t, 0), b = xywh_rect(&t, 4);
        bool hit;
        if (sat_compat_xywh_rect_to_rect(&a, &b, &hit) != SAT_OK || hit != table_flag(&t, 8)) {
            rows_disagree(&rows, t.row, "different verdict");
        }
    }
    rows_finish(&rows);
}

static void xywh_circle_rect(report *r, const char *reference) {
    rows rows = {r, "xywh_circle_rect", 0, 0, 0};
    table t;
    table_open(&t, reference, rows.table, "cx,cy,r,x,y,w,h,hit");
    for (; table_next(&t); rows.checked++) {
        sat_compat_xywh_rect rect = xywh_rect(&t, 3);
        sat_compat_xywh_circle circle;
        bool hit;
        circle.x = table_number(&t, 0);
        circle.y = table_number(&t, 1);
        circle.radius = table_number(&t, 2);
        if (sat_compat_xywh_circle_to_rect(&circle, &rect, &hit) != SAT_OK ||
            hit != table_flag(&t, 7)) {
            rows_disagree(&rows, t.row, "different verdict");
        }
    }
    rows_finish(&rows);
}

void run_compat(report *r, const char *reference) {
    flash_rects(r, reference);
    flash_rotation(r, reference);
    awt_rects(r, reference);
    xywh_rects(r, reference);
    xywh_circle_rect(r, reference);
}
