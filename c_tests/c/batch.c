/* Batches give the results of the same pairs one by one, and reject bad arguments. */
#include "parts.h"

#include <math.h>
#include <string.h>

/* More pairs than the library handles in one block, and no multiple of a block. */
enum { COUNT = 3000, BODIES = 60, PAIRS = 2000, KINDS = 4 };

static const sat_transform HERE = {1, 0, 0, 1, 0, 0};

/* Rectangles as structures of arrays. */
typedef struct columns_f64 {
    double values[6][COUNT];
} columns_f64;
typedef struct columns_f32 {
    float values[6][COUNT];
} columns_f32;

static sat_rectangles_f64 view_f64(columns_f64 *c) {
    sat_rectangles_f64 view;
    view.center_x = c->values[0];
    view.center_y = c->values[1];
    view.u_x = c->values[2];
    view.u_y = c->values[3];
    view.v_x = c->values[4];
    view.v_y = c->values[5];
    return view;
}

static sat_rectangles_f32 view_f32(columns_f32 *c) {
    sat_rectangles_f32 view;
    view.center_x = c->values[0];
    view.center_y = c->values[1];
    view.u_x = c->values[2];
    view.u_y = c->values[3];
    view.v_x = c->values[4];
    view.v_y = c->values[5];
    return view;
}

/* SplitMix64 (G. L. Steele, D. Lea, C. H. Flood: Fast splittable pseudorandom number generators,
 * 2014). */
static uint64_t next(uint64_t *state) {
    uint64_t z = (*state += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

/* Eighths: no corner is rounded, neither in double nor in float, and many pairs touch. */
static double eighths(uint64_t *state, int most) {
    return (double)((int)(next(state) % (2u * (unsigned)most + 1)) - most) / 8;
}

/* The parallelogram c ± u ± v: u and v are the columns of the transform of a square of side 2. */
static sat_transform place(uint64_t *state) {
    sat_transform t = {0, 0, 0, 0, 0, 0};
    while (t.a * t.d == t.b * t.c) {
        t.a = eighths(state, 16); /* half of them are mirrored, nearly all skewed */
        t.b = eighths(state, 16);
        t.c = eighths(state, 16);
        t.d = eighths(state, 16);
    }
    if (next(state) % 3 == 0) { /* axis-aligned, so that sides lie on each other */
        t.a = t.a == 0 ? 1 : t.a;
        t.d = t.d == 0 ? 1 : t.d;
        t.b = t.c = 0;
    }
    t.tx = eighths(state, 24);
    t.ty = eighths(state, 24);
    return t;
}

static void put(columns_f64 *wide, columns_f32 *narrow, size_t i, const sat_transform *t) {
    const double row[6] = {t->tx, t->ty, t->a, t->b, t->c, t->d};
    size_t k;
    for (k = 0; k < 6; k++) {
        wide->values[k][i] = row[k];
        narrow->values[k][i] = (float)row[k];
    }
}

static void rectangles(report *r) {
    static columns_f64 a64, b64;
    static columns_f32 a32, b32;
    static sat_transform ta[COUNT], tb[COUNT];
    static sat_relation wide[COUNT], narrow[COUNT];
    const sat_rectangles_f64 a = view_f64(&a64), b = view_f64(&b64);
    const sat_rectangles_f32 af = view_f32(&a32), bf = view_f32(&b32);
    sat_shape *square = NULL;
    uint64_t state = 1;
    size_t i, answered = 0;
    long counts[3] = {0, 0, 0}, wrong = 0;
    CHECK_STATUS(r, sat_shape_new_rectangle(2, 2, &square), SAT_OK);
    for (i = 0; i < COUNT; i++) {
        ta[i] = place(&state);
        tb[i] = place(&state);
        put(&a64, &a32, i, &ta[i]);
        put(&b64, &b32, i, &tb[i]);
    }
    CHECK_STATUS(r, sat_batch_rectangles_f64(&a, &b, COUNT, wide, &answered), SAT_OK);
    CHECK(r, answered == COUNT);
    answered = 0;
    CHECK_STATUS(r, sat_batch_rectangles_f32(&af, &bf, COUNT, narrow, &answered), SAT_OK);
    CHECK(r, answered == COUNT);
    for (i = 0; i < COUNT; i++) {
        sat_relation one = -1;
        wrong += sat_collide(square, &ta[i], square, &tb[i], &one) != SAT_OK || one != wide[i] ||
                 one != narrow[i];
        counts[wide[i]]++;
    }
    CHECK(r, wrong == 0);
    CHECK(r,
          counts[SAT_TOUCHING] > 20 && counts[SAT_DISJOINT] > 100 && counts[SAT_OVERLAPPING] > 100);
    fprintf(r->out,
            "batch: %d pairs of parallelograms: disjoint %ld, touching %ld, overlapping %ld\n",
            COUNT, counts[SAT_DISJOINT], counts[SAT_TOUCHING], counts[SAT_OVERLAPPING]);

    /* every rectangle with itself, and batches of every smaller size */
    CHECK_STATUS(r, sat_batch_rectangles_f64(&a, &a, COUNT, wide, NULL), SAT_OK);
    for (i = 0; i < COUNT; i++) {
        wrong += wide[i] != SAT_OVERLAPPING;
    }
    for (i = 0; i < 20; i++) {
        memset(wide, 0x55, sizeof wide);
        CHECK_STATUS(r, sat_batch_rectangles_f64(&a, &b, i, wide, &answered), SAT_OK);
        wrong +=
            answered != i || memcmp(wide, narrow, i * sizeof *wide) != 0 || wide[i] != 0x55555555;
    }
    /* a difference of one ulp decides */
    for (i = 0; i < 3; i++) {
        const sat_transform left = HERE, right = {1, 0, 0, 1, 2, 0};
        put(&a64, &a32, i, &left);
        put(&b64, &b32, i, &right);
    }
    b64.values[0][1] = nextafter(2, 3);
    b64.values[0][2] = nextafter(2, 1);
    b32.values[0][1] = nextafterf(2, 3);
    b32.values[0][2] = nextafterf(2, 1);
    CHECK_STATUS(r, sat_batch_rectangles_f64(&a, &b, 3, wide, NULL), SAT_OK);
    CHECK_STATUS(r, sat_batch_rectangles_f32(&af, &bf, 3, narrow, NULL), SAT_OK);
    CHECK(r, wide[0] == SAT_TOUCHING && wide[1] == SAT_DISJOINT && wide[2] == SAT_OVERLAPPING);
    CHECK(r,
          narrow[0] == SAT_TOUCHING && narrow[1] == SAT_DISJOINT && narrow[2] == SAT_OVERLAPPING);

    /* the batch ends at the first bad number */
    for (i = 0; i < 6; i++) {
        const double bad[3] = {NAN, INFINITY, -INFINITY};
        const double kept = b64.values[i][500];
        const float kept_f32 = b32.values[i][500];
        size_t k, after = 0;
        b64.values[i][500] = bad[i % 3];
        b32.values[i][500] = (float)bad[i % 3];
        memset(wide, 0x55, sizeof wide);
        memset(narrow, 0x55, sizeof narrow);
        CHECK_STATUS(r, sat_batch_rectangles_f64(&a, &b, COUNT, wide, &answered),
                     SAT_ERR_NOT_FINITE);
        CHECK(r, answered == 500 && strstr(sat_last_error(), "[500]") != NULL);
        CHECK_STATUS(r, sat_batch_rectangles_f32(&af, &bf, COUNT, narrow, &answered),
                     SAT_ERR_NOT_FINITE);
        CHECK(r, answered == 500 && memcmp(wide + 3, narrow + 3, (COUNT - 3) * sizeof *wide) == 0);
        for (k = 0; k < COUNT; k++) {
            sat_relation one = -1;
            if (k < 3 || k >= 500) {
                after += k >= 500 && wide[k] != SAT_DISJOINT;
            } else {
                wrong +=
                    sat_collide(square, &ta[k], square, &tb[k], &one) != SAT_OK || one != wide[k];
            }
        }
        CHECK(r, after == 0);
        b64.values[i][500] = kept;
        b32.values[i][500] = kept_f32;
    }
    CHECK(r, wrong == 0);

    CHECK_STATUS(r, sat_batch_rectangles_f64(NULL, &b, 1, wide, &answered), SAT_ERR_NULL);
    CHECK(r, answered == 0 && wide[0] == SAT_DISJOINT);
    CHECK_STATUS(r, sat_batch_rectangles_f64(&a, NULL, 1, wide, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_batch_rectangles_f64(&a, &b, 1, NULL, &answered), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_batch_rectangles_f64(&a, &b, 0, NULL, &answered), SAT_OK);
    CHECK_STATUS(r, sat_batch_rectangles_f64(&a, &b, SIZE_MAX, wide, &answered), SAT_ERR_COUNT);
    CHECK_STATUS(r, sat_batch_rectangles_f32(NULL, &bf, 1, narrow, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_batch_rectangles_f32(&af, NULL, 1, narrow, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_batch_rectangles_f32(&af, &bf, 1, NULL, NULL), SAT_ERR_NULL);
    {
        sat_rectangles_f64 hollow = a;
        sat_rectangles_f32 hollow_f32 = af;
        hollow.u_y = NULL;
        hollow_f32.v_y = NULL;
        CHECK_STATUS(r, sat_batch_rectangles_f64(&a, &hollow, 1, wide, NULL), SAT_ERR_NULL);
        CHECK(r, strstr(sat_last_error(), "u_y") != NULL);
        CHECK_STATUS(r, sat_batch_rectangles_f64(&a, &hollow, 0, wide, NULL), SAT_OK);
        CHECK_STATUS(r, sat_batch_rectangles_f32(&hollow_f32, &bf, 1, narrow, NULL), SAT_ERR_NULL);
    }
    sat_shape_free(square);
}

static void pairs(report *r) {
    static uint32_t list[2 * PAIRS];
    static sat_relation found[PAIRS];
    const sat_vec2 dart[4] = {{-1, -1}, {1, 0}, {-1, 1}, {0, 0}}, origin = {0, 0}, p = {1, 0};
    const size_t four = 4;
    sat_shape *kinds[KINDS] = {NULL, NULL, NULL, NULL};
    const sat_shape *shapes[BODIES];
    sat_transform places[BODIES];
    uint64_t state = 2;
    size_t i, answered = 0;
    long wrong = 0, hits = 0;
    CHECK_STATUS(r, sat_shape_new_rectangle(2, 2, &kinds[0]), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_circle(origin, 1, &kinds[1]), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_polygon(dart, &four, 1, &kinds[2]), SAT_OK);
    CHECK_STATUS(r, sat_shape_new_segment(origin, p, &kinds[3]), SAT_OK);
    for (i = 0; i < BODIES; i++) {
        const size_t kind = i % 2 == 0 ? 0 : next(&state) % KINDS;
        places[i] = place(&state);
        if (kind == 1) { /* round shapes: no transform but a reflection */
            places[i].a = i % 4 == 1 ? -1 : 1;
            places[i].d = 1;
            places[i].b = places[i].c = 0;
        }
        shapes[i] = kinds[kind];
    }
    for (i = 0; i < 2 * PAIRS; i++) {
        list[i] = (uint32_t)(next(&state) % BODIES);
    }
    CHECK_STATUS(r, sat_batch_pairs(shapes, places, BODIES, list, PAIRS, found, &answered), SAT_OK);
    CHECK(r, answered == PAIRS);
    for (i = 0; i < PAIRS; i++) {
        const uint32_t a = list[2 * i], b = list[2 * i + 1];
        sat_relation one = -1;
        wrong += sat_collide(shapes[a], &places[a], shapes[b], &places[b], &one) != SAT_OK ||
                 one != found[i];
        hits += one != SAT_DISJOINT;
    }
    CHECK(r, wrong == 0 && hits > PAIRS / 10);
    fprintf(r->out, "batch: %d pairs of %d bodies, %ld hits\n", PAIRS, BODIES, hits);

    list[2 * 700 + 1] = BODIES;
    CHECK_STATUS(r, sat_batch_pairs(shapes, places, BODIES, list, PAIRS, found, &answered),
                 SAT_ERR_INDEX);
    CHECK(r, answered == 700 && found[700] == SAT_DISJOINT && found[PAIRS - 1] == SAT_DISJOINT);
    list[2 * 700 + 1] = 1;
    shapes[1] = kinds[1];
    places[1] = HERE;
    places[1].tx = 1e200;
    list[0] = 0;
    list[1] = 1;
    CHECK_STATUS(r, sat_batch_pairs(shapes, places, BODIES, list, PAIRS, found, &answered),
                 SAT_ERR_OUT_OF_RANGE);
    CHECK(r, answered == 0);
    places[1].d = 0;
    CHECK_STATUS(r, sat_batch_pairs(shapes, places, BODIES, list, 0, NULL, NULL), SAT_ERR_SINGULAR);
    CHECK(r, strstr(sat_last_error(), "entry 1") != NULL);
    places[1].d = NAN;
    CHECK_STATUS(r, sat_batch_pairs(shapes, places, BODIES, list, PAIRS, found, NULL),
                 SAT_ERR_NOT_FINITE);
    places[1] = HERE;
    shapes[5] = NULL;
    CHECK_STATUS(r, sat_batch_pairs(shapes, places, BODIES, list, PAIRS, found, NULL),
                 SAT_ERR_NULL);
    CHECK(r, strstr(sat_last_error(), "entry 5") != NULL);
    CHECK_STATUS(r, sat_batch_pairs(NULL, places, 1, list, 1, found, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_batch_pairs(shapes, NULL, 1, list, 1, found, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_batch_pairs(shapes, places, 2, NULL, 1, found, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_batch_pairs(shapes, places, 2, list, 1, NULL, NULL), SAT_ERR_NULL);
    CHECK_STATUS(r, sat_batch_pairs(NULL, NULL, 0, list, 1, found, &answered), SAT_ERR_INDEX);
    CHECK_STATUS(r, sat_batch_pairs(NULL, NULL, 0, NULL, 0, NULL, &answered), SAT_OK);
    for (i = 0; i < KINDS; i++) {
        sat_shape_free(kinds[i]);
    }
}

void run_batch(report *r) {
    rectangles(r);
    pairs(r);
}
