/* Every row of the tables of display objects: properties, boxes, hit tests. */
#include "flash_tree.h"
#include "parts.h"
#include "table.h"

#include <math.h>
#include <string.h>

static bool same(double expected, double got) {
    return expected == got || (expected != expected && got != got);
}

static sat_compat_flash_property property_of(const char *op) {
    static const char *const names[] = {"x",      "y",     "rotation", "scaleX",
                                        "scaleY", "width", "height"};
    sat_compat_flash_property p;
    for (p = 0; p < 7; p++) {
        if (strcmp(op + strlen("set_"), names[p]) == 0) {
            return p;
        }
    }
    return -1;
}

static void properties(report *r, const char *reference) {
    rows rows = {r, "flash_display", 0, 0, 0};
    table t;
    table_open(&t, reference, rows.table,
               "source,api,test,op,w0,h0,sx,sy,value,read,width,height");
    for (; table_next(&t); rows.checked++) {
        sat_compat_flash_property p = property_of(t.fields[3]);
        stage *s = new_stage();
        node leaf = SAT_COMPAT_FLASH_NO_NODE;
        double read = 0, width = 0, height = 0;
        sat_aabb box = {{0, 0}, {0, 0}};
        sat_status status;
        if (t.fields[4][0] != '\0') {
            box.max.x = table_number(&t, 4);
            box.max.y = table_number(&t, 5);
        }
        status = sat_compat_flash_stage_create_graphics(s, NULL, 0, &box, &box, &leaf);
        if (t.fields[6][0] != '\0') {
            status |= sat_compat_flash_stage_set(s, leaf, SAT_COMPAT_FLASH_SCALE_X,
                                                 table_number(&t, 6));
            status |= sat_compat_flash_stage_set(s, leaf, SAT_COMPAT_FLASH_SCALE_Y,
                                                 table_number(&t, 7));
        }
        status |= sat_compat_flash_stage_set(s, leaf, p, table_number(&t, 8));
        if (p >= SAT_COMPAT_FLASH_WIDTH) {
            p -= SAT_COMPAT_FLASH_WIDTH - SAT_COMPAT_FLASH_SCALE_X;
        }
        status |= sat_compat_flash_stage_property(s, leaf, p, &read);
        status |= sat_compat_flash_stage_property(s, leaf, SAT_COMPAT_FLASH_WIDTH, &width);
        status |= sat_compat_flash_stage_property(s, leaf, SAT_COMPAT_FLASH_HEIGHT, &height);
        if (status != SAT_OK || !same(table_number(&t, 9), read) ||
            (t.fields[10][0] != '\0' && table_number(&t, 10) != width) ||
            (t.fields[11][0] != '\0' && table_number(&t, 11) != height)) {
            rows_disagree(&rows, t.row, t.fields[3]);
        }
        sat_compat_flash_stage_free(s);
    }
    rows_finish(&rows);
}

static void not_numbers(report *r, const char *reference) {
    rows rows = {r, "flash_display_matrix", 0, 0, 0};
    table t;
    table_open(&t, reference, rows.table,
               "source,api,test,op,a,b,c,d,tx,ty,value,read,ra,rb,rc,rd,rtx,rty");
    for (; table_next(&t); rows.checked++) {
        const sat_compat_flash_property p = property_of(t.fields[3]);
        stage *s = new_stage();
        sat_transform map, after = {0, 0, 0, 0, 0, 0};
        double read = 0, expected[6];
        node leaf = SAT_COMPAT_FLASH_NO_NODE;
        sat_status status = sat_compat_flash_stage_create_container(s, &leaf);
        size_t i;
        double *const numbers = expected;
        for (i = 0; i < 6; i++) {
            numbers[i] = table_number(&t, 4 + i);
        }
        memcpy(&map, numbers, sizeof map);
        for (i = 0; i < 6; i++) {
            numbers[i] = table_number(&t, 12 + i);
        }
        status |= sat_compat_flash_stage_set_matrix(s, leaf, &map);
        status |= sat_compat_flash_stage_set(s, leaf, p, table_number(&t, 10));
        status |= sat_compat_flash_stage_property(s, leaf, p, &read);
        status |= sat_compat_flash_stage_matrix(s, leaf, &after);
        if (status != SAT_OK || !same(table_number(&t, 11), read) ||
            memcmp(expected, &after, sizeof after) != 0) {
            rows_disagree(&rows, t.row, t.fields[3]);
        }
        sat_compat_flash_stage_free(s);
    }
    rows_finish(&rows);
}

static void local_global(report *r, const char *reference) {
    rows rows = {r, "flash_local_global", 0, 0, 0};
    table t;
    table_open(&t, reference, rows.table, "source,api,test,op,matrices,x,y,rx,ry");
    for (; table_next(&t); rows.checked++) {
        stage *s = new_stage();
        const char *text = t.fields[4];
        sat_vec2 point, there = {0, 0};
        node leaf = SAT_COMPAT_FLASH_NO_NODE;
        sat_status status = sat_compat_flash_stage_create_container(s, &leaf);
        status |= nest(s, SAT_COMPAT_FLASH_ROOT, &text, leaf);
        point.x = table_number(&t, 5);
        point.y = table_number(&t, 6);
        status |= strcmp(t.fields[3], "localToGlobal") == 0
                      ? sat_compat_flash_stage_local_to_global(s, leaf, point, &there)
                      : sat_compat_flash_stage_global_to_local(s, leaf, point, &there);
        if (status != SAT_OK || there.x != table_number(&t, 7) ||
            there.y != table_number(&t, 8)) {
            rows_disagree(&rows, t.row, t.fields[3]);
        }
        sat_compat_flash_stage_free(s);
    }
    rows_finish(&rows);
}

static void boxes(report *r, const char *reference, shapes *all) {
    rows rows = {r, "flash_bounds", 0, 0, 0};
    table t;
    table_open(&t, reference, rows.table,
               "source,api,test,strokes,object,matrices,target,x,y,w,h");
    for (; table_next(&t); rows.checked++) {
        stage *s = new_stage();
        const char *own = t.fields[5], *other = t.fields[6];
        const node leaves = object(s, all, t.fields[4]);
        node target = SAT_COMPAT_FLASH_NO_NODE;
        sat_compat_flash_rectangle box = {0, 0, 0, 0};
        sat_status status = nest(s, SAT_COMPAT_FLASH_ROOT, &own, leaves);
        status |= sat_compat_flash_stage_create_container(s, &target);
        status |= nest(s, SAT_COMPAT_FLASH_ROOT, &other, target);
        if (strcmp(t.fields[5], t.fields[6]) == 0) {
            target = leaves;
        }
        status |= sat_compat_flash_stage_bounds(s, leaves, target, table_flag(&t, 3), &box);
        if (status != SAT_OK || box.x != table_number(&t, 7) || box.y != table_number(&t, 8) ||
            box.width != table_number(&t, 9) || box.height != table_number(&t, 10)) {
            rows_disagree(&rows, t.row, "different box");
        }
        sat_compat_flash_stage_free(s);
    }
    rows_finish(&rows);
}

static void objects(report *r, const char *reference) {
    rows rows = {r, "flash_hit_test_object", 0, 0, 0};
    table t;
    table_open(&t, reference, rows.table, "source,api,test,a,b,hit");
    for (; table_next(&t); rows.checked++) {
        stage *s = new_stage();
        const node a = object(s, NULL, t.fields[3]), b = object(s, NULL, t.fields[4]);
        bool hit = false;
        const sat_status status = sat_compat_flash_stage_hit_test_object(s, a, b, &hit);
        if (status != SAT_OK || hit != table_flag(&t, 5)) {
            rows_disagree(&rows, t.row, "different verdict");
        }
        sat_compat_flash_stage_free(s);
    }
    rows_finish(&rows);
}

static void single_points(report *r, const char *reference, shapes *all) {
    rows rows = {r, "flash_hit_test_point", 0, 0, 0};
    table t;
    table_open(&t, reference, rows.table, "source,api,test,root,object,mask,x,y,shape_flag,hit");
    for (; table_next(&t); rows.checked++) {
        stage *s = new_stage();
        const char *root = t.fields[3];
        const node asked = object(s, all, t.fields[4]);
        bool hit = false;
        sat_status status = SAT_OK;
        if (*root != '\0') {
            const sat_transform map = next_matrix(&root);
            status |= sat_compat_flash_stage_set_matrix(s, SAT_COMPAT_FLASH_ROOT, &map);
        }
        if (t.fields[5][0] != '\0') {
            status |= sat_compat_flash_stage_set_mask(s, asked, object(s, all, t.fields[5]));
        }
        status |= sat_compat_flash_stage_hit_test_point(
            s, asked, table_number(&t, 6), table_number(&t, 7), table_flag(&t, 8), &hit);
        if (status != SAT_OK || hit != table_flag(&t, 9)) {
            rows_disagree(&rows, t.row, "different verdict");
        }
        sat_compat_flash_stage_free(s);
    }
    rows_finish(&rows);
}

/* Points at curves may differ: the summary has their number. */
static void scanned_points(report *r, const char *reference, shapes *all) {
    long points = 0, differ = 0;
    table t;
    table_open(&t, reference, "flash_hit_test_scan", "source,api,test,object,y,x_from,x_to,hits");
    while (table_next(&t)) {
        stage *s = new_stage();
        const node asked = object(s, all, t.fields[3]);
        const char *runs = t.fields[7];
        double first = INFINITY, last = INFINITY, x;
        if (*runs != '\0') {
            first = next_number(&runs);
            last = next_number(&runs);
        }
        for (x = table_number(&t, 5); x <= table_number(&t, 6); x++, points++) {
            bool hit = false;
            CHECK_STATUS(r,
                         sat_compat_flash_stage_hit_test_point(s, asked, x, table_number(&t, 4),
                                                               true, &hit),
                         SAT_OK);
            if (x > last && *runs != '\0') {
                first = next_number(&runs);
                last = next_number(&runs);
            }
            differ += hit != (first <= x && x <= last);
        }
        sat_compat_flash_stage_free(s);
    }
    fprintf(r->out, "flash_hit_test_scan %ld points, %ld at curves differ\n", points, differ);
}

static void misuse(report *r) {
    const sat_compat_flash_path_step start = {7, 0, 0, 0, 0, 0};
    sat_compat_flash_layer layer = {SAT_COMPAT_FLASH_EVEN_ODD, 0, 0, &start, 1};
    const sat_transform flat = {0, 0, 0, 0, 0, 0};
    const sat_vec2 zero = {0, 0};
    stage *s = new_stage();
    node a = 1, b = 1;
    sat_vec2 there;
    sat_compat_flash_rectangle box;
    bool hit = true;
    double value = 1;
    CHECK_STATUS(r, sat_compat_flash_stage_new(NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_compat_flash_stage_create_graphics(s, &layer, 1, NULL, NULL, &a),
                 SAT_ERR_INVALID_ENUM);
    CHECK(r, a == SAT_COMPAT_FLASH_NO_NODE);
    layer.paint = 9;
    CHECK_STATUS(r, sat_compat_flash_stage_create_graphics(s, &layer, 1, NULL, NULL, &a),
                 SAT_ERR_INVALID_ENUM);
    layer.reserved = 1;
    CHECK_STATUS(r, sat_compat_flash_stage_create_graphics(s, &layer, 1, NULL, NULL, &a),
                 SAT_ERR_RESERVED);
    CHECK_STATUS(r, sat_compat_flash_stage_create_graphics(s, NULL, 1, NULL, NULL, &a),
                 SAT_ERR_NULL);
    CHECK_STATUS(r, sat_compat_flash_stage_create_bitmap(s, 3, 4, &a), SAT_OK);
    CHECK_STATUS(r, sat_compat_flash_stage_create_container(s, &b), SAT_OK);
    CHECK_STATUS(r, sat_compat_flash_stage_add_child(s, a, 9), SAT_ERR_INDEX);
    CHECK_MESSAGE(r, "3 objects");
    CHECK_STATUS(r, sat_compat_flash_stage_add_child(s, b, a), SAT_OK);
    CHECK_STATUS(r, sat_compat_flash_stage_add_child(s, a, b), SAT_ERR_INDEX);
    CHECK_STATUS(r, sat_compat_flash_stage_set(s, a, 7, 1), SAT_ERR_INVALID_ENUM);
    CHECK_STATUS(r, sat_compat_flash_stage_property(s, a, -1, &value), SAT_ERR_INVALID_ENUM);
    CHECK(r, value == 0);
    CHECK_STATUS(r, sat_compat_flash_stage_set_mask(s, a, 9), SAT_ERR_INDEX);
    CHECK_STATUS(r, sat_compat_flash_stage_set_clipped_by(s, a, SAT_COMPAT_FLASH_NO_NODE), SAT_OK);
    CHECK_STATUS(r, sat_compat_flash_stage_hit_test_point(s, b, 3, 4, false, &hit), SAT_OK);
    CHECK(r, hit);
    CHECK_STATUS(r, sat_compat_flash_stage_set_matrix(s, a, &flat), SAT_OK);
    CHECK_STATUS(r, sat_compat_flash_stage_global_to_local(s, a, zero, &there), SAT_ERR_SINGULAR);
    CHECK_STATUS(r, sat_compat_flash_stage_bounds(s, b, a, true, &box), SAT_ERR_SINGULAR);
    CHECK_STATUS(r, sat_compat_flash_stage_remove(s, a), SAT_OK);
    CHECK_STATUS(r, sat_compat_flash_stage_bounds(s, b, a, true, &box), SAT_OK);
    CHECK(r, box.width == 0);
    CHECK_STATUS(r, sat_compat_flash_stage_hit_test_object(NULL, a, b, &hit), SAT_ERR_NULL);
    sat_compat_flash_stage_free(s);
    sat_compat_flash_stage_free(NULL);
}

void run_compat_flash_stage(report *r, const char *reference) {
    shapes all;
    read_shapes(&all, reference);
    properties(r, reference);
    not_numbers(r, reference);
    local_global(r, reference);
    boxes(r, reference, &all);
    objects(r, reference);
    single_points(r, reference, &all);
    scanned_points(r, reference, &all);
    misuse(r);
    free_shapes(&all);
}
