/* Shared by the random calls: their state, and random arguments. */
#ifndef SAT2D_RANDOM_ARGUMENTS_H
#define SAT2D_RANDOM_ARGUMENTS_H

#include "harness.h"

#include <stdint.h>

enum { BODIES = 48, GONE = 64, SHAPES = 8, ROOM = 32 };

typedef struct game {
    report *report;
    uint64_t state;
    sat_world *world;
    sat_shape *shapes[SHAPES];
    sat_body_id alive[BODIES];
    size_t count;
    sat_body_id gone[GONE]; /* the last ids that became stale */
    size_t gone_count;
    long wrong;
    long found; /* calls that succeeded */
} game;

uint64_t random_next(game *g);
size_t random_below(game *g, size_t n);
/* Mostly a multiple of 1/8 from -10 to 10; sometimes NaN, infinite, huge, denormal or 0. */
double random_number(game *g);
sat_vec2 random_point(game *g);
/* A transform, sometimes mirrored, rotated, scaled, singular or not finite. */
sat_transform random_place(game *g);
/* A shape, sometimes NULL. */
const sat_shape *random_shape(game *g);
/* Counts a violation, and prints the first few. */
#define WRONG(g, condition) random_wrong((g), (condition), __FILE__, __LINE__, #condition)
void random_wrong(game *g, bool wrong, const char *file, int line, const char *what);
/* The answer of a call: the library must not have failed. */
void random_judge(game *g, sat_status status);

/* An id. `expected` becomes whether there is such a body. */
sat_body_id random_name(game *g, bool *expected);
/* Checks the status of a call on a body: SAT_ERR_STALE_ID exactly if there is none, unless the call
 * found another error first. */
void random_judge_body(game *g, sat_status status, bool expected);

/* One call, or a few that belong together, that leave the world as it is. */
void random_look(game *g);
/* The same of functions that need no world, */
void random_apart(game *g);
/* and of masks. */
void random_masks(game *g);

/* Callbacks for queries, which sometimes stop the query. `user` is the game. */
bool random_on(sat_body_id body, void *user);
bool random_on_hit(const sat_body_ray_hit *hit, void *user);
/* Sets or clears the predicate about pairs. */
void random_predicate(game *g);
/* Draws the world, or one body, with some or all of the callbacks. */
void random_draw(game *g);
sat_status random_draw_body(game *g, sat_body_id id);

#endif
