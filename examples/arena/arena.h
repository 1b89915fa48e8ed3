/* A small arena seen from above, without a window: two teams of three shoot at
 * each other among walls, and slimes hunt them all.
 *
 * It shows how a game uses a sat_world. One idea per file:
 *
 *   room.c     shapes, walls, sensors, and the starting positions
 *   game.c     a frame: decisions, movement and their results
 *   bullets.c  bodies too fast to be moved step by step
 *   picture.c  a frame as an SVG picture, drawn by the world's callbacks
 *   check.c    invariants of every frame, checked without the world
 *   main.c     the command line
 *
 * Lengths are in metres, y points down as in the pictures, velocities are in metres per frame. */
#ifndef ARENA_H
#define ARENA_H

#include <sat2d.h>
#include <stdio.h>

enum {
    TEAMS = 2,
    AGENTS = 6,
    SLIMES = 9,
    PADS = 2,
    BULLETS = 24,
    MAX_BODIES = 64,
    MAX_EVENTS = 256,
    FULL_HEARTS = 3
};

#define BULLET_RADIUS 0.15

/* The categories of bodies. Bullets interact with nothing in a step; they are swept (bullets.c). */
enum { IS_WALL = 1, IS_AGENT = 2, IS_SLIME = 4, IS_PAD = 8, IS_BULLET = 16 };

/* A shooter. Its sprite looks to the right; facing left is a placement with a scale of -1. */
typedef struct agent {
    sat_body_id body; /* zero once it is out */
    const char *name;
    int team;
    int hearts;
    double facing; /* 1 right, -1 left: the scale of its placement */
    sat_vec2 velocity;
    int reload; /* frames until it can shoot again */
} agent;

typedef struct slime {
    sat_body_id body;
    char name[8];
} slime;

typedef struct bullet {
    sat_body_id body;   /* none if the entry is free */
    sat_body_id except; /* its shooter, until it bounces: it starts inside the barrel */
    const char *owner;
    sat_vec2 velocity;
    int bounces;
    /* Its path in the last frame, for the picture and the checks. */
    sat_vec2 trail[6];
    int trail_count;
} bullet;

typedef struct arena {
    sat_world *world;
    FILE *log;
    uint32_t random;
    int frame;
    agent agents[AGENTS];
    slime slimes[SLIMES];
    bullet bullets[BULLETS];
    sat_body_id pads[PADS];
    sat_shape *ball; /* every bullet's shape */
    sat_pair_event events[MAX_EVENTS];
    size_t event_count;
    /* The totals in the last line of the log. */
    int shots, hits, ricochets, bites, heals;
    long pairs_checked, faults;
} arena;

/* Ends the program with the library's message: for calls that fail only if the program is wrong. */
void must(sat_status status, const char *what);

/* The next random number below `below`; the sequence is the same on every machine. */
uint32_t dice(arena *game, uint32_t below);

/* room.c */
void arena_open(arena *game, FILE *log, bool threads);
void arena_close(arena *game);
/* of a shooter, a slime or a wall */
const char *arena_name_of(const arena *game, sat_body_id body);

/* game.c */
void arena_frame(arena *game);
sat_vec2 place_of(const arena *game, sat_body_id body);
void lose_heart(arena *game, agent *who);

/* bullets.c */
void bullet_fire(arena *game, agent *shooter, sat_vec2 direction);
void bullets_fly(arena *game);

/* picture.c: whether the file could be written */
bool arena_picture(const arena *game, const char *path);

/* check.c */
void check_agents(arena *game);
void check_events(arena *game);
void check_bullets(arena *game);

#endif
