/** The game that was Meteors.as: what its loop asks of the display list. */
#ifndef METEORS_H
#define METEORS_H

#include <sat2d.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

enum { METEORS = 4 };

/** Creates the ship and the meteors. Must be called before the others. */
void list_open(void);
void list_close(void);
/** Moves the ship, or a meteor. */
void place_ship(double x, double y);
void place_meteor(int meteor, double x, double y);
/** Whether the ship hits a meteor. */
bool ship_hits(int meteor);
/** Whether a bullet at (x, y) hits a meteor. */
bool bullet_hits(int meteor, double x, double y);

static inline void check(sat_status status) {
    if (status != SAT_OK) {
        fprintf(stderr, "%s\n", sat_last_error());
        abort();
    }
}

#endif
