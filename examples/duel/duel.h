/* A duel seen from the side: the declarations that the files share.
 *
 *   scene.c    the level and the world
 *   fighter.c  a fighter: its parts in mirrored containers, how it walks, jumps and strikes
 *   fight.c    a frame of the fight: hits and their effects
 *   input.c    keyboard, mouse, the computer's player, and a script for runs without a screen
 *   canvas.c   filled polygons, lines, discs and letters, drawn by SDL into a picture
 *   picture.c  the picture of a frame
 *   debug.c    the debug view: shapes, separating axes, contacts, and the marquee
 *   main.c     window, clock, command line
 *
 * Lengths are pixels of a picture of 960 by 540, y points down, time is in frames of a
 * sixtieth of a second. The fight does not depend on the clock or on drawing. */
#ifndef DUEL_H
#define DUEL_H

#include <sat2d.h>
#include <stdio.h>

/* The size of a fighter relative to the coordinates of its parts: the scale of its outermost
 * container. */
#define FIGHTER_SIZE 1.9

enum {
    WIDTH = 960,
    HEIGHT = 540,
    FULL_HEALTH = 6,
    MAX_EVENTS = 128,
    MAX_BODIES = 32,
    LONG_AGO = 1000
};

/* The categories of bodies (sat_filter). The weapon of one side interacts with the hurt boxes of
 * the other side, feet with the level and other feet, soles with the level. */
enum {
    IS_LEVEL = 1,
    IS_FEET = 2,
    IS_HURT = 4 /* and 8, by side */,
    IS_WEAPON = 16 /* and 32 */,
    IS_SOLE = 64
};

/* The parts of a fighter: those that can be hit, the weapon, the ground sensor, and the body that
 * walks and collides. */
enum { HEAD, TORSO, LEGS, ARM, HURT_PARTS, WEAPON = HURT_PARTS, SOLE, FEET, PARTS };

/* The actions of a player, as bits. */
enum { GO_LEFT = 1, GO_RIGHT = 2, JUMP = 4, SWING = 8, THRUST = 16 };

typedef enum action { FREE, SWINGING, THRUSTING, REELING, DOWN } action;

typedef struct fighter {
    const char *name;
    const char *weapon_name;
    sat_body_id parts[PARTS];
    double facing; /* 1 right, -1 left: the scale of the outermost container */
    sat_vec2 velocity;
    sat_vec2 ground; /* the normal of the ground it stands on; zero in the air */
    action doing;
    int since;  /* the number of frames since that began */
    bool spent; /* this strike has already hit something */
    int health;
    double lean, arm, weapon; /* degrees, each within its container */
    sat_transform weapon_was; /* where its weapon was in the frame before */
    double stride;            /* distance walked, for the legs */
} fighter;

/* The last hit or clash. */
typedef struct spark {
    int age;
    bool clash;
    sat_vec2 at;
} spark;

/* The last landing. */
typedef struct dust {
    int age;
    sat_vec2 at;
} dust;

typedef struct marquee {
    bool active;
    sat_vec2 from, to;
    /* SAT_COVERAGE_TOUCHING, or SAT_COVERAGE_INSIDE: only what is fully in it */
    sat_coverage coverage;
    sat_body_id chosen[MAX_BODIES];
    size_t count;
} marquee;

typedef struct duel {
    sat_world *world;
    sat_body_id level[2]; /* the ground, and a floating rock with a hole */
    fighter fighters[2];
    marquee marquee;
    spark spark;
    dust dust[2];
    FILE *log;
    int frame, round;
    int freeze; /* frames without movement after a hit, for effect */
    int hits;
} duel;

/* Ends the program with the library's message: for calls that fail only if the program is wrong. */
void must(sat_status status, const char *what);

/* scene.c */
void scene_open(duel *game, FILE *log);
void scene_close(duel *game);
sat_body_id scene_put(duel *game, const sat_shape *shape, sat_body_kind kind, uint32_t category,
                      uint32_t mask, uint64_t user);
const char *scene_name_of(const duel *game, sat_body_id body);

/* fighter.c */
void fighter_open(duel *game, int side);
void fighter_reset(duel *game, int side);
void fighter_frame(duel *game, int side, unsigned buttons);
void fighter_begin(fighter *who, action what);
bool fighter_strikes(const fighter *who);
sat_vec2 fighter_place(const duel *game, int side);

/* fight.c */
void fight_frame(duel *game, const unsigned buttons[2]);

/* input.c */
unsigned keyboard_buttons(int side);
unsigned computer_buttons(const duel *game, int side);
unsigned script_buttons(int frame, int side);
void script_mouse(duel *game);
void marquee_choose(duel *game);

#endif
