/* Every row of the tables of the JDK's own functions, through the compatibility functions. */
#include "parts.h"
#include "sat2d_compat.h"
#include "table.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_VERTICES = 64 };

/* The same bits, or both NaN. */
static bool same_bits(double a, double b) {
    return (a != a && b != b) || memcmp(&a, &b, sizeof a) == 0;
}

/* An int of a table; all of them are exact as doubles. */
static int32_t table_int(const table *t, size_t field) {
    return (int32_t)table_number(t, field);
}

static void expect(rows *rows, const table *t, bool agrees, const char *answer) {
    if (!agrees) {
        rows_disagree(rows, t->row, answer);
    }
}

/* Checks a call whose answer is a flag in a field. Uses `rows` and `t` of the caller. */
#define EXPECT_FLAG(call, field)                                                                   \
    do {                                                                                           \
        bool answer = false;                                                                       \
        const sat_status status = call;                                                            \
        expect(&rows, &t, status == SAT_OK && answer == table_flag(&t, field), #call);             \
    } while (0)

static sat_compat_awt_rectangle2d box_at(const table *t, size_t field) {
    sat_compat_awt_rectangle2d box;
    box.x = table_number(t, field);
    box.y = table_number(t, field + 1);
    box.width = table_number(t, field + 2);
    box.height = table_number(t, field + 3);
    return box;
}

static sat_compat_awt_line2d line_at(const table *t, size_t field) {
    sat_compat_awt_line2d line;
    line.x1 = table_number(t, field);
    line.y1 = table_number(t, field + 1);
    line.x2 = table_number(t, field + 2);
    line.y2 = table_number(t, field + 3);
    return line;
}

static sat_compat_awt_rectangle rectangle_at(const table *t, size_t field) {
    sat_compat_awt_rectangle rectangle;
    rectangle.x = table_int(t, field);
    rectangle.y = table_int(t, field + 1);
    rectangle.width = table_int(t, field + 2);
    rectangle.height = table_int(t, field + 3);
    return rectangle;
}

static bool same_rectangle(sat_compat_awt_rectangle a, sat_compat_awt_rectangle b) {
    return memcmp(&a, &b, sizeof a) == 0;
}

static void rectangles(report *r, const char *reference) {
    rows rows = {r, "awt_rectangle", 0, 0, 0};
    table t;
    table_open(&t, reference, rows.table,
               "ax,ay,aw,ah,bx,by,bw,bh,px,py,intersects,contains_point,contains_rect,"
               "intersection_x,intersection_y,intersection_w,intersection_h,"
               "union_x,union_y,union_w,union_h");
    for (; table_next(&t); rows.checked++) {
        const sat_compat_awt_rectangle a = rectangle_at(&t, 0), b = rectangle_at(&t, 4);
        const int32_t x = table_int(&t, 8), y = table_int(&t, 9);
        sat_compat_awt_rectangle found;
        EXPECT_FLAG(sat_compat_awt_rectangle_intersects(&a, &b, &answer), 10);
        EXPECT_FLAG(sat_compat_awt_rectangle_contains(&a, x, y, &answer), 11);
        EXPECT_FLAG(sat_compat_awt_rectangle_contains_rectangle(&a, &b, &answer), 12);
        expect(&rows, &t,
               sat_compat_awt_rectangle_intersection(&a, &b, &found) == SAT_OK &&
                   same_rectangle(found, rectangle_at(&t, 13)),
               "different intersection");
        expect(&rows, &t,
               sat_compat_awt_rectangle_union(&a, &b, &found) == SAT_OK &&
                   same_rectangle(found, rectangle_at(&t, 17)),
               "different union");
    }
    rows_finish(&rows);
}

static void rectangles2d(report *r, const char *reference) {
    rows rows = {r, "awt_rectangle2d", 0, 0, 0};
    table t;
    table_open(&t, reference, rows.table,
               "x,y,w,h,rx,ry,rw,rh,px,py,x1,y1,x2,y2,intersects,contains_point,contains_rect,"
               "outcode,intersects_line,"
               "intersection_x,intersection_y,intersection_w,intersection_h");
    for (; table_next(&t); rows.checked++) {
        const sat_compat_awt_rectangle2d a = box_at(&t, 0), b = box_at(&t, 4);
        const double x = table_number(&t, 8), y = table_number(&t, 9);
        const sat_compat_awt_line2d line = line_at(&t, 10);
        sat_compat_awt_rectangle2d found;
        uint32_t code;
        EXPECT_FLAG(sat_compat_awt_rectangle2d_intersects(&a, &b, &answer), 14);
        EXPECT_FLAG(sat_compat_awt_rectangle2d_contains(&a, x, y, &answer), 15);
        EXPECT_FLAG(sat_compat_awt_rectangle2d_contains_rectangle(&a, &b, &answer), 16);
        expect(&rows, &t,
               sat_compat_awt_rectangle2d_outcode(&a, x, y, &code) == SAT_OK &&
                   code == (uint32_t)table_int(&t, 17),
               "different outcode");
        EXPECT_FLAG(sat_compat_awt_rectangle2d_intersects_line(&a, &line, &answer), 18);
        expect(&rows, &t,
               sat_compat_awt_rectangle2d_intersection(&a, &b, &found) == SAT_OK &&
                   same_bits(found.x, table_number(&t, 19)) &&
                   same_bits(found.y, table_number(&t, 20)) &&
                   same_bits(found.width, table_number(&t, 21)) &&
                   same_bits(found.height, table_number(&t, 22)),
               "different intersection");
    }
    rows_finish(&rows);
}

static void lines(report *r, const char *reference) {
    rows rows = {r, "awt_line2d", 0, 0, 0};
    table t;
    table_open(&t, reference, rows.table,
               "x1,y1,x2,y2,x3,y3,x4,y4,px,py,lines_intersect,relative_ccw,pt_seg_dist_sq,"
               "pt_line_dist_sq");
    for (; table_next(&t); rows.checked++) {
        const sat_compat_awt_line2d a = line_at(&t, 0), b = line_at(&t, 4);
        const double x = table_number(&t, 8), y = table_number(&t, 9);
        int32_t side;
        double square;
        EXPECT_FLAG(sat_compat_awt_line2d_intersects_line(&a, &b, &answer), 10);
        expect(&rows, &t,
               sat_compat_awt_line2d_relative_ccw(&a, x, y, &side) == SAT_OK &&
                   side == table_int(&t, 11),
               "another side");
        expect(&rows, &t,
               sat_compat_awt_line2d_point_segment_distance_squared(&a, x, y, &square) == SAT_OK &&
                   same_bits(square, table_number(&t, 12)),
               "another distance to the segment");
        expect(&rows, &t,
               sat_compat_awt_line2d_point_line_distance_squared(&a, x, y, &square) == SAT_OK &&
                   same_bits(square, table_number(&t, 13)),
               "another distance to the line");
    }
    rows_finish(&rows);
}

/* The number at the start of `*text`, and what follows it and a separator. */
static double take_number(char **text) {
    const double number = strtod(*text, text);
    *text += **text != '\0';
    return number;
}

static void polygons(report *r, const char *reference) {
    rows rows = {r, "awt_polygon", 0, 0, 0};
    table t;
    table_open(&t, reference, rows.table,
               "polygon,ix,iy,px,py,rx,ry,rw,rh,contains_int,contains_point,contains_rect,"
               "intersects");
    for (; table_next(&t); rows.checked++) {
        const double ix = table_number(&t, 1), iy = table_number(&t, 2);
        const double px = table_number(&t, 3), py = table_number(&t, 4);
        const sat_compat_awt_rectangle2d box = box_at(&t, 5);
        sat_compat_awt_point p[MOST_VERTICES];
        char *text = t.fields[0];
        size_t n = 0;
        for (; *text != '\0' && n < MOST_VERTICES; n++) {
            p[n].x = (int32_t)take_number(&text);
            p[n].y = (int32_t)take_number(&text);
        }
        EXPECT_FLAG(sat_compat_awt_polygon_contains(p, n, ix, iy, &answer), 9);
        EXPECT_FLAG(sat_compat_awt_polygon_contains(p, n, px, py, &answer), 10);
        EXPECT_FLAG(sat_compat_awt_polygon_contains_rectangle(p, n, &box, &answer), 11);
        EXPECT_FLAG(sat_compat_awt_polygon_intersects(p, n, &box, &answer), 12);
    }
    rows_finish(&rows);
}

/* Appends the commands of a step such as `Q 1 2 3 4`, and goes on behind it. */
static size_t take_command(char **text, sat_compat_awt_path_command *commands) {
    static const char letters[] = "MLZQC"; /* in the order of the constants */
    const char letter = *(*text)++;
    size_t points = letter == 'Q' ? 2 : letter == 'C' ? 3 : 1;
    *text += **text != '\0';
    for (size_t i = 0; i < points; i++) {
        commands[i].kind = (sat_compat_awt_path_kind)(strchr(letters, letter) - letters);
        if (letter != 'Z') {
            commands[i].x = take_number(text);
            commands[i].y = take_number(text);
        }
    }
    return points;
}

static void paths(report *r, const char *reference, const char *name) {
    rows rows = {r, name, 0, 0, 0};
    table t;
    table_open(&t, reference, rows.table,
               "winding,path,px,py,rx,ry,rw,rh,contains_point,contains_rect,intersects");
    for (; table_next(&t); rows.checked++) {
        const sat_compat_awt_winding rule = table_int(&t, 0);
        const double x = table_number(&t, 2), y = table_number(&t, 3);
        const sat_compat_awt_rectangle2d box = box_at(&t, 4);
        sat_compat_awt_path_command p[MOST_VERTICES];
        char *text = t.fields[1];
        size_t n = 0;
        memset(p, 0, sizeof p);
        while (*text != '\0' && n + 3 < MOST_VERTICES) {
            n += take_command(&text, p + n);
        }
        EXPECT_FLAG(sat_compat_awt_path2d_contains(p, n, rule, x, y, &answer), 8);
        EXPECT_FLAG(sat_compat_awt_path2d_contains_rectangle(p, n, rule, &box, &answer), 9);
        EXPECT_FLAG(sat_compat_awt_path2d_intersects(p, n, rule, &box, &answer), 10);
    }
    rows_finish(&rows);
}

static void ellipses(report *r, const char *reference) {
    rows rows = {r, "awt_ellipse2d", 0, 0, 0};
    table t;
    table_open(&t, reference, rows.table,
               "ex,ey,ew,eh,px,py,rx,ry,rw,rh,contains_point,contains_rect,intersects");
    for (; table_next(&t); rows.checked++) {
        const sat_compat_awt_rectangle2d ellipse = box_at(&t, 0), box = box_at(&t, 6);
        const double x = table_number(&t, 4), y = table_number(&t, 5);
        EXPECT_FLAG(sat_compat_awt_ellipse2d_contains(&ellipse, x, y, &answer), 10);
        EXPECT_FLAG(sat_compat_awt_ellipse2d_contains_rectangle(&ellipse, &box, &answer), 11);
        EXPECT_FLAG(sat_compat_awt_ellipse2d_intersects(&ellipse, &box, &answer), 12);
    }
    rows_finish(&rows);
}

/* Runs a step such as `T 1 2` of a program, and goes on behind it. */
static sat_status take_step(char **text, sat_compat_awt_transform *map) {
    const char letter = **text;
    double numbers[3] = {0, 0, 0};
    size_t count = 0;
    bool more = true;
    *text += 2;
    while (more && count < 3) {
        numbers[count++] = strtod(*text, text);
        more = **text == ' ';
        *text += **text != '\0';
    }
    switch (letter) {
    case 'T': return sat_compat_awt_transform_translate(map, numbers[0], numbers[1], map);
    case 'S': return sat_compat_awt_transform_scale(map, numbers[0], numbers[1], map);
    case 'H': return sat_compat_awt_transform_shear(map, numbers[0], numbers[1], map);
    default: break;
    }
    return count == 1 ? sat_compat_awt_transform_rotate(map, numbers[0], map)
                      : sat_compat_awt_transform_rotate_about(map, numbers[0], numbers[1],
                                                              numbers[2], map);
}

static void transforms(report *r, const char *reference) {
    rows rows = {r, "awt_transform", 0, 0, 0};
    table t;
    table_open(&t, reference, rows.table, "program,px,py,m00,m10,m01,m11,m02,m12,x,y");
    for (; table_next(&t); rows.checked++) {
        sat_compat_awt_transform map = sat_compat_awt_transform_identity();
        char *text = t.fields[0];
        sat_vec2 point;
        while (*text != '\0') {
            expect(&rows, &t, take_step(&text, &map) == SAT_OK, "a step failed");
        }
        expect(&rows, &t,
               same_bits(map.m00, table_number(&t, 3)) && same_bits(map.m10, table_number(&t, 4)) &&
                   same_bits(map.m01, table_number(&t, 5)) &&
                   same_bits(map.m11, table_number(&t, 6)) &&
                   same_bits(map.m02, table_number(&t, 7)) &&
                   same_bits(map.m12, table_number(&t, 8)),
               "different coefficients");
        expect(&rows, &t,
               sat_compat_awt_transform_point(&map, table_number(&t, 1), table_number(&t, 2),
                                              &point) == SAT_OK &&
                   same_bits(point.x, table_number(&t, 9)) &&
                   same_bits(point.y, table_number(&t, 10)),
               "different point");
    }
    rows_finish(&rows);
}

static bool same_box(sat_compat_awt_rectangle2d box, const table *t, size_t field) {
    return same_bits(box.x, table_number(t, field)) &&
           same_bits(box.y, table_number(t, field + 1)) &&
           same_bits(box.width, table_number(t, field + 2)) &&
           same_bits(box.height, table_number(t, field + 3));
}

/* Checks a call that writes to a variable, which then has to be as the expression says. */
#define EXPECT(call, agrees)                                                                       \
    do {                                                                                           \
        const sat_status status = call;                                                            \
        expect(&rows, &t, status == SAT_OK && (agrees), #call);                                    \
    } while (0)

static void rectangle_changes(report *r, const char *reference) {
    rows rows = {r, "awt_rectangle_changes", 0, 0, 0};
    table t;
    table_open(&t, reference, rows.table,
               "ax,ay,aw,ah,bx,by,bw,bh,px,py,add_rect_x,add_rect_y,add_rect_w,add_rect_h,"
               "add_point_x,add_point_y,add_point_w,add_point_h,grow_x,grow_y,grow_w,grow_h,"
               "translate_x,translate_y,translate_w,translate_h");
    for (; table_next(&t); rows.checked++) {
        const sat_compat_awt_rectangle a = rectangle_at(&t, 0), b = rectangle_at(&t, 4);
        const int32_t x = table_int(&t, 8), y = table_int(&t, 9);
        sat_compat_awt_rectangle found;
        EXPECT(sat_compat_awt_rectangle_add_rectangle(&a, &b, &found),
               same_rectangle(found, rectangle_at(&t, 10)));
        EXPECT(sat_compat_awt_rectangle_add(&a, x, y, &found),
               same_rectangle(found, rectangle_at(&t, 14)));
        EXPECT(sat_compat_awt_rectangle_grow(&a, x, y, &found),
               same_rectangle(found, rectangle_at(&t, 18)));
        EXPECT(sat_compat_awt_rectangle_translate(&a, x, y, &found),
               same_rectangle(found, rectangle_at(&t, 22)));
    }
    rows_finish(&rows);
}

static void bounds2d(report *r, const char *reference) {
    rows rows = {r, "awt_bounds2d", 0, 0, 0};
    table t;
    table_open(&t, reference, rows.table,
               "x,y,w,h,rx,ry,rw,rh,px,py,union_x,union_y,union_w,union_h,add_rect_x,add_rect_y,"
               "add_rect_w,add_rect_h,add_point_x,add_point_y,add_point_w,add_point_h,bounds_x,"
               "bounds_y,bounds_w,bounds_h,distance_sq");
    for (; table_next(&t); rows.checked++) {
        const sat_compat_awt_rectangle2d a = box_at(&t, 0), b = box_at(&t, 4);
        const double x = table_number(&t, 8), y = table_number(&t, 9);
        sat_compat_awt_rectangle2d found;
        sat_compat_awt_rectangle ints;
        double square;
        EXPECT(sat_compat_awt_rectangle2d_union(&a, &b, &found), same_box(found, &t, 10));
        EXPECT(sat_compat_awt_rectangle2d_add_rectangle(&a, &b, &found), same_box(found, &t, 14));
        EXPECT(sat_compat_awt_rectangle2d_add(&a, x, y, &found), same_box(found, &t, 18));
        EXPECT(sat_compat_awt_rectangle2d_bounds(&a, &ints),
               same_rectangle(ints, rectangle_at(&t, 22)));
        EXPECT(sat_compat_awt_point2d_distance_squared(x, y, a.x, a.y, &square),
               same_bits(square, table_number(&t, 26)));
    }
    rows_finish(&rows);
}

static void round_rectangles(report *r, const char *reference) {
    rows rows = {r, "awt_round_rectangle2d", 0, 0, 0};
    table t;
    table_open(&t, reference, rows.table,
               "x,y,w,h,aw,ah,px,py,rx,ry,rw,rh,contains_point,contains_rect,intersects");
    for (; table_next(&t); rows.checked++) {
        const sat_compat_awt_rectangle2d frame = box_at(&t, 0), box = box_at(&t, 8);
        const double x = table_number(&t, 6), y = table_number(&t, 7);
        sat_compat_awt_round_rectangle2d a;
        a.x = frame.x;
        a.y = frame.y;
        a.width = frame.width;
        a.height = frame.height;
        a.arc_width = table_number(&t, 4);
        a.arc_height = table_number(&t, 5);
        EXPECT_FLAG(sat_compat_awt_round_rectangle2d_contains(&a, x, y, &answer), 12);
        EXPECT_FLAG(sat_compat_awt_round_rectangle2d_contains_rectangle(&a, &box, &answer), 13);
        EXPECT_FLAG(sat_compat_awt_round_rectangle2d_intersects(&a, &box, &answer), 14);
    }
    rows_finish(&rows);
}

static void arcs(report *r, const char *reference) {
    rows rows = {r, "awt_arc2d", 0, 0, 0};
    table t;
    table_open(&t, reference, rows.table,
               "x,y,w,h,start,extent,type,angle,px,py,rx,ry,rw,rh,contains_angle,contains_point,"
               "contains_rect,intersects,bounds_x,bounds_y,bounds_w,bounds_h");
    for (; table_next(&t); rows.checked++) {
        const sat_compat_awt_rectangle2d frame = box_at(&t, 0), box = box_at(&t, 10);
        const double angle = table_number(&t, 7);
        const double x = table_number(&t, 8), y = table_number(&t, 9);
        sat_compat_awt_rectangle2d bounds;
        sat_compat_awt_arc2d a;
        a.x = frame.x;
        a.y = frame.y;
        a.width = frame.width;
        a.height = frame.height;
        a.start = table_number(&t, 4);
        a.extent = table_number(&t, 5);
        a.closure = table_int(&t, 6);
        a.reserved = 0;
        EXPECT_FLAG(sat_compat_awt_arc2d_contains_angle(&a, angle, &answer), 14);
        EXPECT_FLAG(sat_compat_awt_arc2d_contains(&a, x, y, &answer), 15);
        EXPECT_FLAG(sat_compat_awt_arc2d_contains_rectangle(&a, &box, &answer), 16);
        EXPECT_FLAG(sat_compat_awt_arc2d_intersects(&a, &box, &answer), 17);
        EXPECT(sat_compat_awt_arc2d_bounds(&a, &bounds), same_box(bounds, &t, 18));
    }
    rows_finish(&rows);
}

/* `rotate(vecx, vecy, x, y)`, as the header says. */
static sat_status rotate_by_vector_about(sat_compat_awt_transform *map, const double *n) {
    sat_status status = sat_compat_awt_transform_translate(map, n[2], n[3], map);
    if (status == SAT_OK) {
        status = sat_compat_awt_transform_rotate_by_vector(map, n[0], n[1], map);
    }
    return status != SAT_OK ? status
                            : sat_compat_awt_transform_translate(map, -n[2], -n[3], map);
}

/* Changes or replaces a transform by a step with so many numbers; the capital letters are steps,
 * the small ones the factories. */
static sat_status run_step(sat_compat_awt_transform *map, char letter, const double *n,
                           size_t count) {
    switch (letter) {
    case 't': case 's': case 'h':
        *map = sat_compat_awt_transform_identity();
        break;
    default: break;
    }
    switch (letter) {
    case 'T': case 't': return sat_compat_awt_transform_translate(map, n[0], n[1], map);
    case 'S': case 's': return sat_compat_awt_transform_scale(map, n[0], n[1], map);
    case 'H': case 'h': return sat_compat_awt_transform_shear(map, n[0], n[1], map);
    case 'R':
        return count == 1 ? sat_compat_awt_transform_rotate(map, n[0], map)
                          : sat_compat_awt_transform_rotate_about(map, n[0], n[1], n[2], map);
    case 'V':
        return count == 2 ? sat_compat_awt_transform_rotate_by_vector(map, n[0], n[1], map)
                          : rotate_by_vector_about(map, n);
    case 'Q':
        return count == 1 ? sat_compat_awt_transform_quadrant_rotate(map, (int32_t)n[0], map)
                          : sat_compat_awt_transform_quadrant_rotate_about(map, (int32_t)n[0],
                                                                           n[1], n[2], map);
    case 'M':
        return sat_compat_awt_transform_from_matrix(n[0], n[1], n[2], n[3], n[4], n[5], map);
    case 'r':
        return count == 1 ? sat_compat_awt_transform_from_rotation(n[0], map)
                          : sat_compat_awt_transform_from_rotation_about(n[0], n[1], n[2], map);
    case 'v':
        return count == 2 ? sat_compat_awt_transform_from_vector(n[0], n[1], map)
                          : sat_compat_awt_transform_from_vector_about(n[0], n[1], n[2], n[3],
                                                                       map);
    case 'q':
        return sat_compat_awt_transform_from_quadrants((int32_t)n[0], count == 1 ? 0 : n[1],
                                                       count == 1 ? 0 : n[2], map);
    case 'I': return sat_compat_awt_transform_invert(map, map);
    default: return sat_compat_awt_transform_inverse(map, map);
    }
}

/* Runs a program on a stack of transforms, of which it leaves one; counts what has no inverse. */
static sat_status run_program(char *text, sat_compat_awt_transform *out, int32_t *refused) {
    sat_compat_awt_transform stack[16];
    size_t top = 0;
    sat_status status = SAT_OK;
    stack[0] = sat_compat_awt_transform_identity();
    *refused = 0;
    while (*text != '\0' && status == SAT_OK) {
        const char letter = *text++;
        double n[6] = {0, 0, 0, 0, 0, 0};
        size_t count = 0;
        while (*text == ' ' && count < 6) {
            n[count++] = strtod(text + 1, &text);
        }
        text += *text == ';';
        if (letter == '(') {
            stack[++top] = sat_compat_awt_transform_identity();
        } else if (letter == 'C') {
            top--;
            status = sat_compat_awt_transform_concatenate(&stack[top], &stack[top + 1],
                                                          &stack[top]);
        } else if (letter == 'P') {
            top--;
            status = sat_compat_awt_transform_pre_concatenate(&stack[top], &stack[top + 1],
                                                              &stack[top]);
        } else {
            const sat_compat_awt_transform before = stack[top];
            status = run_step(&stack[top], letter, n, count);
            if (status == SAT_ERR_SINGULAR) {
                stack[top] = before;
                status = SAT_OK;
                ++*refused;
            }
        }
    }
    *out = stack[0];
    return status;
}

static bool same_point(sat_vec2 point, const table *t, size_t field) {
    return same_bits(point.x, table_number(t, field)) &&
           same_bits(point.y, table_number(t, field + 1));
}

static void programs(report *r, const char *reference) {
    rows rows = {r, "awt_affine", 0, 0, 0};
    table t;
    table_open(&t, reference, rows.table,
               "program,px,py,refused,m00,m10,m01,m11,m02,m12,determinant,x,y,delta_x,delta_y,"
               "has_inverse,inverse_x,inverse_y");
    for (; table_next(&t); rows.checked++) {
        const double x = table_number(&t, 1), y = table_number(&t, 2);
        sat_compat_awt_transform map;
        sat_vec2 point;
        int32_t refused;
        double determinant;
        sat_status status;
        EXPECT(run_program(t.fields[0], &map, &refused),
               refused == table_int(&t, 3) && same_bits(map.m00, table_number(&t, 4)) &&
                   same_bits(map.m10, table_number(&t, 5)) &&
                   same_bits(map.m01, table_number(&t, 6)) &&
                   same_bits(map.m11, table_number(&t, 7)) &&
                   same_bits(map.m02, table_number(&t, 8)) &&
                   same_bits(map.m12, table_number(&t, 9)));
        EXPECT(sat_compat_awt_transform_determinant(&map, &determinant),
               same_bits(determinant, table_number(&t, 10)));
        EXPECT(sat_compat_awt_transform_point(&map, x, y, &point), same_point(point, &t, 11));
        EXPECT(sat_compat_awt_transform_delta_point(&map, x, y, &point), same_point(point, &t, 13));
        status = sat_compat_awt_transform_inverse_point(&map, x, y, &point);
        expect(&rows, &t,
               status == (table_flag(&t, 15) ? SAT_OK : SAT_ERR_SINGULAR) &&
                   same_point(point, &t, 16),
               "another inverse point");
    }
    rows_finish(&rows);
}

/* Bad arguments: NULL, unknown constants, a reserved field. Every output becomes harmless. */
static void misuse(report *r) {
    const sat_compat_awt_rectangle a = {0, 0, 1, 1};
    const sat_compat_awt_rectangle2d box = {0, 0, 1, 1};
    const sat_compat_awt_line2d line = {0, 0, 1, 1};
    sat_compat_awt_path_command command = {SAT_COMPAT_AWT_PATH_MOVE_TO, 0, 0, 0};
    sat_compat_awt_arc2d arc = {0, 0, 10, 10, 0, 90, SAT_COMPAT_AWT_ARC_PIE, 0};
    sat_compat_awt_transform map = sat_compat_awt_transform_identity();
    sat_compat_awt_rectangle made = {1, 1, 1, 1};
    bool hit = true;
    double square = 7;
    CHECK_STATUS(r, sat_compat_awt_rectangle_intersects(&a, NULL, &hit), SAT_ERR_NULL);
    CHECK(r, !hit);
    CHECK_STATUS(r, sat_compat_awt_rectangle_intersects(&a, &a, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_compat_awt_rectangle_union(NULL, &a, &made), SAT_ERR_NULL);
    CHECK(r, made.x == 0 && made.width == 0);
    CHECK_STATUS(r, sat_compat_awt_rectangle2d_intersects_line(&box, NULL, &hit), SAT_ERR_NULL);
    CHECK_STATUS(
        r, sat_compat_awt_line2d_point_line_distance_squared(NULL, 1, 1, &square), SAT_ERR_NULL);
    CHECK(r, square == 0);
    CHECK_STATUS(r, sat_compat_awt_line2d_intersects_line(&line, NULL, &hit), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_compat_awt_polygon_contains(NULL, 3, 0, 0, &hit), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_compat_awt_polygon_contains(NULL, 0, 0, 0, &hit), SAT_OK);
    CHECK_STATUS(r, sat_compat_awt_ellipse2d_contains(NULL, 0, 0, &hit), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_compat_awt_path2d_contains(&command, 1, 2, 0, 0, &hit),
                 SAT_ERR_INVALID_ENUM);
    command.kind = 5;
    CHECK_STATUS(r, sat_compat_awt_path2d_contains(&command, 1, 1, 0, 0, &hit),
                 SAT_ERR_INVALID_ENUM);
    CHECK(r, strstr(sat_last_error(), "commands[0].kind is 5") != NULL);
    command.kind = SAT_COMPAT_AWT_PATH_CLOSE;
    command.reserved = 1;
    CHECK_STATUS(r, sat_compat_awt_path2d_contains(&command, 1, 1, 0, 0, &hit), SAT_ERR_RESERVED);
    command.reserved = 0;
    command.kind = SAT_COMPAT_AWT_PATH_QUAD_TO;
    CHECK_STATUS(r, sat_compat_awt_path2d_contains(&command, 1, 1, 0, 0, &hit), SAT_ERR_COUNT);
    arc.closure = 3;
    CHECK_STATUS(r, sat_compat_awt_arc2d_contains(&arc, 0, 0, &hit), SAT_ERR_INVALID_ENUM);
    arc.closure = SAT_COMPAT_AWT_ARC_PIE;
    arc.reserved = 1;
    CHECK_STATUS(r, sat_compat_awt_arc2d_contains_angle(&arc, 0, &hit), SAT_ERR_RESERVED);
    CHECK_STATUS(r, sat_compat_awt_round_rectangle2d_contains(NULL, 0, 0, &hit), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_compat_awt_transform_concatenate(&map, NULL, &map), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_compat_awt_transform_from_matrix(0, 0, 0, 0, 0, 0, &map), SAT_OK);
    CHECK_STATUS(r, sat_compat_awt_transform_inverse(&map, &map), SAT_ERR_SINGULAR);
    CHECK(r, strstr(sat_last_error(), "no inverse") != NULL);
    map.form = 9;
    CHECK_STATUS(r, sat_compat_awt_transform_scale(&map, 2, 2, &map), SAT_ERR_INVALID_ENUM);
    CHECK(r, map.m00 == 0 && map.form == 0);
}

void run_compat_awt(report *r, const char *reference) {
    rectangles(r, reference);
    rectangles2d(r, reference);
    lines(r, reference);
    polygons(r, reference);
    paths(r, reference, "awt_path2d");
    paths(r, reference, "awt_curves");
    ellipses(r, reference);
    transforms(r, reference);
    programs(r, reference);
    rectangle_changes(r, reference);
    bounds2d(r, reference);
    round_rectangles(r, reference);
    arcs(r, reference);
    misuse(r);
}
