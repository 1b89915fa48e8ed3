/* The pictures of the duel. */
#ifndef PICTURE_H
#define PICTURE_H

#include "canvas.h"
#include "duel.h"

/* picture.c: the background, drawn once, and the rest, drawn every frame */
void picture_background(canvas *on, const duel *game);
void picture_frame(canvas *on, const duel *game);

/* debug.c */
void debug_frame(canvas *on, const duel *game);

#endif
