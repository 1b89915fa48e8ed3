/* Explanations: pairs whose certificates are known, misuse, and certificates of random pairs, which
 * the test in Rust has checked. */
#include "parts.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { AXES = 256, TEXT = 1 << 16 };

static const sat_transform HERE = {1, 0, 0, 1, 0, 0};

static sat_transform at(double x, double y) {
    sat_transform t = HERE;
    t.tx = x;
    t.ty = y;
    return t;
}

/* The relation, the point and the number of axes, of which `axis` is the first one. */
static sat_relation explain(report *r, const sat_shape *a, const sat_shape *b, double x, double y,
                            sat_vec2 *point, sat_separating_axis *axis, size_t *count) {
    const sat_transform there = at(x, y);
    static sat_separating_axis axes[AXES];
    static char text[TEXT];
    sat_explanation *why = NULL;
    sat_relation relation = -1, known = -2;
    size_t length;
    CHECK_STATUS(r, sat_explain(a, &HERE, b, &there, &why), SAT_OK);
    CHECK_STATUS(r, sat_explanation_relation(why, &relation), SAT_OK);
    CHECK_STATUS(r, sat_collide(a, &HERE, b, &there, &known), SAT_OK);
    CHECK(r, relation == known);
    CHECK_STATUS(r, sat_explanation_point(why, point), SAT_OK);
    CHECK(r, (relation == SAT_DISJOINT) == (isnan(point->x) && isnan(point->y)));
    CHECK_STATUS(r, sat_explanation_axes(why, axes, AXES, count), SAT_OK);
    CHECK(r, (relation == SAT_OVERLAPPING) == (*count == 0));
    *axis = axes[0];
    CHECK_STATUS(r, sat_explanation_json(why, text, TEXT, &length), SAT_OK);
    CHECK(r, length == strlen(text) + 1 && text[0] == '{' && text[length - 2] == '}');
    sat_explanation_free(why);
    return relation;
}

static void known(report *r) {
    const sat_vec2 corners[6] = {{0, 0}, {9, 0}, {9, 1}, {1, 1}, {1, 9}, {0, 9}}; /* an L */
    const size_t ring_size = 6;
    sat_shape *box = NULL, *ball = NULL, *ell = NULL;
    sat_separating_axis axis;
    sat_vec2 point;
    size_t count;
    sat_shape_new_rectangle(2, 2, &box);
    sat_shape_new_circle((sat_vec2){0, 0}, 1, &ball);
    sat_shape_new_polygon(corners, &ring_size, 1, &ell);

    CHECK(r, explain(r, box, box, 3, 0, &point, &axis, &count) == SAT_DISJOINT);
    CHECK(r, count == 1 && axis.normal.x == 1 && axis.normal.y == 0 && axis.offset == 1.5);
    CHECK(r, axis.a_start == 0 && axis.a_end == 1 && axis.b_start == 0 && axis.b_end == 1);

    CHECK(r, explain(r, box, ball, 0, -2, &point, &axis, &count) == SAT_TOUCHING);
    CHECK(r, count == 1 && axis.normal.x == 0 && axis.normal.y == -1 && axis.offset == 1);
    CHECK(r, point.x == 0 && point.y == -1);

    CHECK(r, explain(r, box, ball, 1.5, 0, &point, &axis, &count) == SAT_OVERLAPPING);
    CHECK(r, point.x > 0.5 && point.x < 1 && fabs(point.y) < 1);

    /* in the corner of the L: one axis would not do */
    CHECK(r, explain(r, ell, ball, 2.5, 2.5, &point, &axis, &count) == SAT_DISJOINT);
    CHECK(r, count == 2 && axis.a_end - axis.a_start == 1);
    CHECK(r, explain(r, ell, ball, 2, 4, &point, &axis, &count) == SAT_TOUCHING);
    CHECK(r, count == 2 && point.x == 1 && point.y == 4);
    CHECK(r, explain(r, ell, ball, 1, 4, &point, &axis, &count) == SAT_OVERLAPPING);
    CHECK(r, point.x >= 0 && point.x <= 1);
    sat_shape_free(box);
    sat_shape_free(ball);
    sat_shape_free(ell);
}

static void misuse(report *r) {
    const sat_transform flat = {1, 0, 0, 0, 0, 0}, away = at(3, 0);
    const sat_path_command leaf[2] = {{SAT_PATH_MOVE_TO, 0, 0, {0, 0}, {0, 0}, {0, 0}},
                                      {SAT_PATH_QUADRATIC_TO, 0, 0, {5, 6}, {0, 0}, {10, 0}}};
    sat_explanation *why = NULL;
    sat_shape *box = NULL, *outline = NULL;
    sat_relation relation;
    sat_separating_axis axis = {{7, 7}, 7, 7, 7, 7, 7};
    sat_vec2 point;
    size_t count, length;
    char text[4] = "abc";
    sat_shape_new_rectangle(2, 2, &box);
    CHECK_STATUS(r, sat_shape_new_outline(leaf, 2, SAT_FILL_EVEN_ODD, &outline), SAT_OK);
    CHECK_STATUS(r, sat_explain(NULL, &HERE, box, &HERE, &why), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_explain(box, NULL, box, &HERE, &why), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_explain(box, &HERE, NULL, &HERE, &why), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_explain(box, &HERE, box, NULL, &why), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_explain(box, &HERE, box, &HERE, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_explain(box, &flat, box, &HERE, &why), SAT_ERR_SINGULAR);
    CHECK_STATUS(r, sat_explain(outline, &HERE, box, &HERE, &why), SAT_ERR_NOT_OFFERED);
    CHECK(r, why == NULL);
    CHECK_STATUS(r, sat_explanation_relation(NULL, &relation), SAT_ERR_NULL);
    CHECK(r, relation == SAT_DISJOINT);
    CHECK_STATUS(r, sat_explanation_point(NULL, &point), SAT_ERR_NULL);
    CHECK(r, isnan(point.x) && isnan(point.y));
    CHECK_STATUS(r, sat_explanation_axes(NULL, &axis, 1, &count), SAT_ERR_NULL);
    CHECK(r, count == 0);
    CHECK_STATUS(r, sat_explanation_json(NULL, text, sizeof text, &count), SAT_ERR_NULL);
    CHECK(r, count == 0);

    CHECK_STATUS(r, sat_explain(box, &HERE, box, &away, &why), SAT_OK);
    sat_shape_free(box); /* the explanation has it */
    CHECK_STATUS(r, sat_explanation_relation(why, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_explanation_point(why, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_explanation_axes(why, NULL, 1, &count), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_explanation_axes(why, &axis, 1, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_explanation_axes(why, NULL, 0, &count), SAT_ERR_CAPACITY);
    CHECK(r, count == 1 && axis.offset == 7);
    CHECK_STATUS(r, sat_explanation_json(why, text, sizeof text, &length), SAT_ERR_CAPACITY);
    CHECK(r, length > 100 && strcmp(text, "abc") == 0);
    CHECK_STATUS(r, sat_explanation_json(why, NULL, 0, &count), SAT_ERR_CAPACITY);
    CHECK(r, count == length);
    sat_explanation_free(why);
    sat_explanation_free(NULL);
    sat_shape_free(outline);
}

void run_explain(report *r) {
    known(r);
    misuse(r);
    fprintf(r->out, "explain: done\n");
}

static uint64_t state = 1;

/* Whole numbers from `least` to `most`: much touches. */
static double whole(int least, int most) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return least + (int)((state >> 33) % (uint64_t)(most - least + 1));
}

static sat_shape *random_one(void) {
    const double w = whole(3, 8), h = whole(3, 8);
    const sat_vec2 corners[6] = {{0, 0}, {w, 0}, {w, 1}, {1, 1}, {1, h}, {0, h}};
    const size_t ring_size = 6;
    sat_shape *shape = NULL;
    switch ((int)whole(0, 5)) {
    case 0:
        sat_shape_new_circle((sat_vec2){0, 0}, w / 2, &shape);
        break;
    case 1:
        sat_shape_new_rectangle(w, h, &shape);
        break;
    case 2:
        sat_shape_new_capsule((sat_vec2){0, 0}, (sat_vec2){w, h}, 1, &shape);
        break;
    case 3:
        sat_shape_new_segment((sat_vec2){0, 0}, (sat_vec2){w, -h}, &shape);
        break;
    case 4:
        sat_shape_new_chain(corners, 6, whole(0, 1) == 1, &shape);
        break;
    default:
        sat_shape_new_polygon(corners, &ring_size, 1, &shape);
        break;
    }
    return shape;
}

static sat_transform random_place(void) {
    sat_transform t;
    const double turns = whole(0, 9);
    sat_transform_placement_degrees((sat_vec2){whole(-6, 6), whole(-6, 6)},
                                    turns < 8 ? 90 * turns : whole(0, 359),
                                    whole(0, 1) == 0 ? 1 : -1, 1, &t);
    return t;
}

/* Writes certificates of so many random pairs to a file, one a line; what had none is left out.
 * Returns the number of lines, -1 if something failed. Called from Rust. */
int harness_certificates(int pairs, const char *path);
int harness_certificates(int pairs, const char *path) {
    FILE *out = fopen(path, "w");
    static char text[TEXT];
    int lines = 0;
    if (!out) {
        return -1;
    }
    for (; pairs > 0; pairs--) {
        sat_shape *a = random_one(), *b = random_one();
        const sat_transform ta = random_place(), tb = random_place();
        sat_explanation *why = NULL;
        size_t count;
        const sat_status status = sat_explain(a, &ta, b, &tb, &why);
        if (status == SAT_OK && sat_explanation_json(why, text, TEXT, &count) == SAT_OK) {
            lines += fprintf(out, "%s\n", text) > 0;
        } else if (status != SAT_ERR_NO_CERTIFICATE) {
            lines = INT32_MIN;
        }
        sat_explanation_free(why);
        sat_shape_free(a);
        sat_shape_free(b);
    }
    return fclose(out) == 0 && lines >= 0 ? lines : -1;
}
