/* Trees of display objects from the fields of the tables. */
#ifndef SAT2D_FLASH_TREE_H
#define SAT2D_FLASH_TREE_H

#include "sat2d_compat.h"

typedef sat_compat_flash_stage stage;
typedef sat_compat_flash_node node;

enum { MOST_SHAPES = 64, MOST_LAYERS = 8 };

/* The shapes that the tables name. */
typedef struct shape {
    char name[80];
    sat_aabb with_strokes, without;
    sat_compat_flash_layer layers[MOST_LAYERS];
    size_t count;
} shape;

typedef struct shapes {
    shape all[MOST_SHAPES];
    size_t count;
} shapes;

/* Reads the table of shapes. Free them with `free_shapes`. */
void read_shapes(shapes *all, const char *reference);
void free_shapes(shapes *all);

/* A new stage; the end of the program if there is none. */
stage *new_stage(void);

/* The six numbers at the start of `*text`. */
sat_transform next_matrix(const char **text);

/* Puts `child` into containers with the matrices of the text, up to its end or a bar, and the
 * outermost into `parent`. Returns the first status that is not SAT_OK. */
sat_status nest(stage *s, node parent, const char **text, node child);

/* Leaves `shape matrices | shape matrices ...`, or `x0 y0 x1 y1 matrices | ...` if `all` is NULL,
 * in a new child of the root. SAT_COMPAT_FLASH_NO_NODE if a call fails. */
node object(stage *s, shapes *all, const char *text);

#endif
