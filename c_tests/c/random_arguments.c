/* Random arguments, good and bad ones, and the checks that count violations. */
#include "random_arguments.h"

#include <math.h>
#include <string.h>

enum { SHOWN = 20 };

/* SplitMix64 (G. L. Steele, D. Lea, C. H. Flood: Fast splittable pseudorandom number generators,
 * 2014). */
uint64_t random_next(game *g) {
    uint64_t z = (g->state += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

size_t random_below(game *g, size_t n) { return (size_t)(random_next(g) % n); }

double random_number(game *g) {
    static const double bad[] = {NAN,   INFINITY, -INFINITY, 1e300,  -1e300, 1e200,
                                 1e150, 5e-324,   -1e-320,   1e-200, 0};
    if (random_below(g, 60) == 0) {
        return bad[random_below(g, sizeof bad / sizeof bad[0])];
    }
    return (double)(int)random_below(g, 161) / 8 - 10;
}

sat_vec2 random_point(game *g) {
    sat_vec2 p;
    p.x = random_number(g);
    p.y = random_number(g);
    return p;
}

sat_transform random_place(game *g) {
    sat_transform t = {1, 0, 0, 1, 0, 0};
    if (random_below(g, 4) == 0) {
        t.a = -1; /* mirrored */
    }
    if (random_below(g, 4) == 0) { /* rotated */
        (void)sat_transform_placement_degrees((sat_vec2){0, 0}, (double)random_below(g, 360), t.a,
                                              1, &t);
    }
    if (random_below(g, 8) == 0) {
        t.d = random_number(g); /* scaled unevenly, or singular */
    }
    t.tx = random_number(g);
    t.ty = random_number(g);
    return t;
}

const sat_shape *random_shape(game *g) {
    return random_below(g, 40) == 0 ? NULL : g->shapes[random_below(g, SHAPES)];
}

void random_wrong(game *g, bool wrong, const char *file, int line, const char *what) {
    if (wrong && g->wrong++ < SHOWN) {
        report_check(g->report, false, file, line, what);
    }
}

void random_judge(game *g, sat_status status) {
    g->found += status == SAT_OK;
    WRONG(g, status < SAT_OK || status == SAT_ERR_INTERNAL || status == SAT_ERR_BUSY ||
                 status == SAT_ERR_NOT_SIMILARITY);
}

sat_body_id random_name(game *g, bool *expected) {
    const size_t kind = random_below(g, 8);
    size_t i;
    sat_body_id id;
    *expected = false;
    if (kind < 5 && g->count > 0) {
        *expected = true;
        return g->alive[random_below(g, g->count)];
    }
    if (kind < 7 && g->gone_count > 0) {
        return g->gone[random_below(g, g->gone_count < GONE ? g->gone_count : GONE)];
    }
    id.bits = kind == 7 ? random_next(g) : random_below(g, 3);
    for (i = 0; i < g->count; i++) {
        *expected = *expected || SAME(g->alive[i], id);
    }
    return id;
}

void random_judge_body(game *g, sat_status status, bool expected) {
    random_judge(g, status);
    WRONG(g, expected ? status == SAT_ERR_STALE_ID : status == SAT_OK);
}
