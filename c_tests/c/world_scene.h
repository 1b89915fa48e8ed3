/* The world that several parts of the harness test: every result in it is known by hand. */
#ifndef SAT2D_WORLD_SCENE_H
#define SAT2D_WORLD_SCENE_H

#include "harness.h"

/* Five tiles of 2 by 2 in a row: a static one at x = 0; moving ones at 2 (touches the first), at
 * 3.5 (overlaps the second) and at 10; a sensor at 11 (overlaps the fourth). */
typedef struct scene {
    sat_world *world;
    sat_shape *tile;
    sat_body_id ids[5];
} scene;

/* A body with the shape `tile` at (x, 0). Its user value is 2 x. */
sat_body scene_tile(const sat_shape *tile, double x, sat_body_kind kind);
void scene_open(report *r, scene *s);
void scene_close(scene *s);

#endif
