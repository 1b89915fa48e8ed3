/* Random masks, as shapes that all other random calls use too. The judge is an array of cells:
 * pixels, areas, points, and two sprites that are mirrored, turned by quarters and moved by whole
 * pixels, cell by cell. */
#include "random_arguments.h"

#include <stdlib.h>
#include <string.h>

/* Wide masks have several words in a row. The shapes of narrow ones have fewer pieces: other random
 * calls sweep and turn them. */
enum { WIDE = 70, NARROW = 8, HIGH = 9 };

typedef struct cells {
    uint8_t at[HIGH][WIDE];
    size_t width, height, count;
} cells;

static size_t below(game *g, size_t n) { return random_below(g, n); }

/* A few pixels, most of them, or some apart, of a narrow mask or of a wide one. */
static sat_mask *make(game *g, cells *c) {
    const size_t rarity = 1 + below(g, 12);
    sat_mask *mask = NULL;
    size_t x, y, count = 0;
    memset(c, 0, sizeof *c);
    c->width = 1 + below(g, below(g, 4) ? NARROW : WIDE);
    c->height = 1 + below(g, HIGH);
    WRONG(g, sat_mask_new(c->width, c->height, &mask) != SAT_OK);
    for (y = 0; y < c->height; y++) {
        for (x = 0; x < c->width; x++) {
            c->at[y][x] = (below(g, 12) < rarity);
            c->count += c->at[y][x];
            WRONG(g, sat_mask_set(mask, x, y, c->at[y][x] != 0) != SAT_OK);
        }
    }
    WRONG(g, sat_mask_count(mask, &count) != SAT_OK || count != c->count);
    return mask;
}

/* The shape of a mask; NULL exactly if no pixel counts. */
static sat_shape *shape_of(game *g, const cells *c, const sat_mask *mask, sat_vec2 pivot) {
    sat_shape *shape = NULL;
    double area = 0;
    const sat_status status = sat_shape_new_mask(mask, pivot, &shape);
    random_judge(g, status);
    WRONG(g, (status == SAT_OK) != (c->count > 0) || (shape != NULL) != (c->count > 0));
    if (shape) {
        WRONG(g, sat_shape_area(shape, &area) != SAT_OK || area != (double)c->count);
    }
    return shape;
}

/* A transform by quarter turns, mirrors and whole pixels: cell (x, y) goes to another cell. */
typedef struct turn {
    int a, b, c, d, tx, ty;
} turn;

static turn random_turn(game *g, int reach) {
    static const turn all[8] = {{1, 0, 0, 1, 0, 0},  {0, 1, -1, 0, 0, 0}, {-1, 0, 0, -1, 0, 0},
                                {0, -1, 1, 0, 0, 0}, {-1, 0, 0, 1, 0, 0}, {1, 0, 0, -1, 0, 0},
                                {0, 1, 1, 0, 0, 0},  {0, -1, -1, 0, 0, 0}};
    turn chosen = all[below(g, 2) ? 0 : below(g, 8)];
    chosen.tx = (int)below(g, 2 * (size_t)reach + 1) - reach;
    chosen.ty = (int)below(g, 2 * (size_t)reach + 1) - reach;
    return chosen;
}

static sat_transform transform_of(turn t) {
    sat_transform at;
    at.a = t.a;
    at.b = t.b;
    at.c = t.c;
    at.d = t.d;
    at.tx = t.tx;
    at.ty = t.ty;
    return at;
}

/* Twice the centre of a cell, moved. */
static void moved(turn t, size_t x, size_t y, int *to_x, int *to_y) {
    const int cx = 2 * (int)x + 1, cy = 2 * (int)y + 1;
    *to_x = t.a * cx + t.c * cy + 2 * t.tx;
    *to_y = t.b * cx + t.d * cy + 2 * t.ty;
}

/* The relation of a cell and all others: two squares overlap, touch or are apart. */
static sat_relation nearest(const cells *c, turn t, int x, int y) {
    sat_relation strongest = SAT_DISJOINT;
    size_t i, k;
    for (k = 0; k < c->height; k++) {
        for (i = 0; i < c->width; i++) {
            int to_x, to_y;
            if (!c->at[k][i]) {
                continue;
            }
            moved(t, i, k, &to_x, &to_y);
            if (to_x == x && to_y == y) {
                return SAT_OVERLAPPING;
            }
            if (abs(to_x - x) <= 2 && abs(to_y - y) <= 2) {
                strongest = SAT_TOUCHING;
            }
        }
    }
    return strongest;
}

static sat_relation expected(const cells *a, turn ta, const cells *b, turn tb) {
    sat_relation strongest = SAT_DISJOINT;
    size_t x, y;
    for (y = 0; y < a->height; y++) {
        for (x = 0; x < a->width; x++) {
            int to_x, to_y;
            sat_relation one;
            if (!a->at[y][x]) {
                continue;
            }
            moved(ta, x, y, &to_x, &to_y);
            one = nearest(b, tb, to_x, to_y);
            if (one == SAT_OVERLAPPING) {
                return one;
            }
            strongest = one == SAT_TOUCHING ? one : strongest;
        }
    }
    return strongest;
}

/* The point in the middle of a pixel is in the shape exactly if the pixel counts. */
static void look_up(game *g, const cells *c, const sat_shape *shape, turn t) {
    const size_t x = below(g, c->width), y = below(g, c->height);
    const sat_transform at = transform_of(t);
    sat_relation relation;
    sat_vec2 point;
    int to_x, to_y;
    moved(t, x, y, &to_x, &to_y);
    point.x = to_x / 2.0;
    point.y = to_y / 2.0;
    WRONG(g, sat_point_relation(shape, &at, point, &relation) != SAT_OK);
    WRONG(g, relation != (c->at[y][x] ? SAT_OVERLAPPING : SAT_DISJOINT));
}

static void compare(game *g, const cells *a, const sat_shape *one, const cells *b,
                    const sat_shape *other) {
    const turn ta = random_turn(g, 2), tb = random_turn(g, 9);
    const sat_transform at = transform_of(ta), to = transform_of(tb);
    const sat_relation truth = expected(a, ta, b, tb);
    sat_relation relation;
    sat_closest_points closest;
    WRONG(g, sat_collide(one, &at, other, &to, &relation) != SAT_OK || relation != truth);
    WRONG(g, sat_collide(other, &to, one, &at, &relation) != SAT_OK || relation != truth);
    WRONG(g, sat_distance(one, &at, other, &to, &closest) != SAT_OK);
    WRONG(g, (closest.distance > 0) != (truth == SAT_DISJOINT));
    look_up(g, a, one, ta);
    look_up(g, b, other, tb);
}

void random_masks(game *g) {
    const sat_vec2 origin = {0, 0};
    cells a, b;
    sat_mask *first = make(g, &a), *second = make(g, &b);
    sat_shape *one = shape_of(g, &a, first, origin), *other = shape_of(g, &b, second, origin);
    sat_shape *any = NULL;
    if (one && other) {
        compare(g, &a, one, &b, other);
    }
    sat_shape_free(other);
    /* the other random calls go on with it, or with the same about another pivot */
    if (below(g, 2)) {
        random_judge(g, sat_shape_new_mask(first, random_point(g), &any));
        sat_shape_free(one);
        one = any;
    }
    if (one && a.width <= NARROW) {
        const size_t k = below(g, SHAPES);
        sat_shape_free(g->shapes[k]);
        g->shapes[k] = one;
    } else {
        sat_shape_free(one);
    }
    sat_mask_free(first);
    sat_mask_free(second);
}
