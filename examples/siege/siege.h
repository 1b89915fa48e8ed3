/* A siege: two robots on a landscape of pixels shoot rockets at each other in turn. Rockets and
 * robots are sprites, hit by exact masks however they are turned; explosions remove pixels. */
#ifndef SIEGE_H
#define SIEGE_H

#include <sat2d.h>

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

enum {
    WIDTH = 160,
    HEIGHT = 88,
    ROBOTS = 2,
    BLAST = 9, /* the radius of an explosion */
    MAX_STEPS = 400,
    MAX_GROUPS = 256 /* of connected pixels of the landscape */
};

/* An upright robot. Its mask has the pixels of its shape as it stands: one of them is mirrored. */
typedef struct robot {
    const char *name;
    sat_mask *mask;
    sat_transform at;
    sat_pixel corner; /* the pixel of the landscape at which pixel (0, 0) of the mask is */
    double power;
    int hearts;
} robot;

typedef struct siege {
    sat_mask *ground;
    sat_shape *groups[MAX_GROUPS]; /* the shapes of the ground */
    size_t group_count;
    sat_shape *robot_shape, *rocket, *blast;
    robot robots[ROBOTS];
    int shots;
    /* The placements of the last rocket, and where it exploded. */
    sat_transform trail[MAX_STEPS];
    int trail_count;
    sat_vec2 explosion;
} siege;

/* Ends the program if a call failed. */
void must(sat_status status, const char *what);

void siege_open(siege *game);
void siege_close(siege *game);
/* One shot of the robot whose turn it is; writes what happened to the log. */
void siege_shot(siege *game, FILE *log);
bool siege_is_over(const siege *game);
/* A number that depends on every pixel of the landscape. */
uint64_t siege_fingerprint(const siege *game);

/* ground.c: the landscape. */
void ground_open(siege *game);
/* Removes the pixels of an explosion, and lets fall what hangs in the air. */
void ground_explode(siege *game, size_t *out_gone, size_t *out_fallen);
/* Whether a robot stands on the ground, or on the lower edge of the landscape. */
bool ground_carries(const siege *game, const robot *who);

/* picture.c: the landscape, the robots and the last shot. */
void siege_text(const siege *game, FILE *file);
bool siege_picture(const siege *game, const char *path);

#endif
