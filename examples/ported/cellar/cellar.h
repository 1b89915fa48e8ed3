/** The game that was Cellar.java: what its loop asks of the functions for collisions. */
#ifndef CELLAR_H
#define CELLAR_H

#include <sat2d.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

enum { COINS = 8, LAVA_CORNERS = 6, ROOM_WIDTH = 320, ROOM_HEIGHT = 200 };
enum { RUNNER_WIDTH = 16, RUNNER_HEIGHT = 24, COIN_RADIUS = 6 };

static const int coin_places[COINS][2] = {{60, 60},   {150, 40}, {244, 60}, {290, 120},
                                          {170, 150}, {90, 170}, {30, 130}, {120, 100}};
static const int lava_corners[LAVA_CORNERS][2] = {{200, 110}, {260, 110}, {260, 150},
                                                  {230, 150}, {230, 190}, {200, 190}};

/** Must be called before the others. */
void touch_open(void);
void touch_close(void);
/** Whether the runner, whose upper left corner is at (x, y), is inside of the room. */
bool in_room(double x, double y);
/** Whether the runner takes a coin. */
bool takes_coin(double x, double y, int coin);
/** Whether the runner is in the lava. */
bool in_lava(double x, double y);
/** Whether a beam from (160, 100) to (to_x, to_y) hits the runner. */
bool in_beam(double x, double y, int to_x, int to_y);

static inline void check(sat_status status) {
    if (status != SAT_OK) {
        fprintf(stderr, "%s\n", sat_last_error());
        abort();
    }
}

#endif
