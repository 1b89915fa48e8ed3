/* The drawing primitives. Everything is drawn at several times its size and scaled down at the
 * end, which gives smooth edges with SDL's plain triangles. */
#ifndef CANVAS_H
#define CANVAS_H

#include <SDL.h>
#include <sat2d.h>

typedef struct canvas {
    int scale;
    SDL_Surface *large;      /* the drawing surface */
    SDL_Surface *background; /* does not change between frames */
    SDL_Surface *picture;    /* WIDTH by HEIGHT */
    SDL_Renderer *renderer;
} canvas;

#define PI 3.14159265358979323846

/* 0xRRGGBBAA */
typedef Uint32 colour;

bool canvas_open(canvas *on, int scale);
void canvas_close(canvas *on);

/* Saves the current drawing as the background of every frame. */
void canvas_keep(canvas *on);
void canvas_begin(canvas *on);
void canvas_finish(canvas *on);

void canvas_convex(canvas *on, const sat_vec2 *corners, size_t count, colour fill);
void canvas_line(canvas *on, sat_vec2 from, sat_vec2 to, double width, colour ink);
void canvas_dashes(canvas *on, sat_vec2 from, sat_vec2 to, double width, double dash, colour ink);
void canvas_disc(canvas *on, sat_vec2 center, double radius, colour fill);
/* Letters, digits and a few signs, five dots high. */
void canvas_text(canvas *on, sat_vec2 at, double dot, colour ink, const char *text);
double canvas_text_width(double dot, const char *text);

/* Any shape (concave, round, with holes) under a transform, and its outline. */
void canvas_shape(canvas *on, const sat_shape *shape, const sat_transform *at, colour fill);
void canvas_outline(canvas *on, const sat_shape *shape, const sat_transform *at, double width,
                    colour ink);

#endif
