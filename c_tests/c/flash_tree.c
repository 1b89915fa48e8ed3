/* Trees of display objects from the fields of the tables. */
#include "flash_tree.h"

#include "table.h"

#include <stdlib.h>
#include <string.h>

static void stop(const char *why, const char *where) {
    fprintf(stderr, "harness: %s: %s\n", why, where);
    exit(3);
}

/* The steps of `M x y L x y Q cx cy x y ...`, to be freed. */
static sat_compat_flash_path_step *path_of(const char *text, size_t *count) {
    sat_compat_flash_path_step *steps = calloc(strlen(text) / 5 + 1, sizeof *steps);
    if (!steps) {
        stop("no memory", text);
    }
    for (*count = 0; *text != '\0'; ++*count) {
        sat_compat_flash_path_step *step = &steps[*count];
        step->kind = *text == 'M'   ? SAT_COMPAT_FLASH_MOVE_TO
                     : *text == 'L' ? SAT_COMPAT_FLASH_LINE_TO
                                    : SAT_COMPAT_FLASH_CURVE_TO;
        text += 2;
        if (step->kind == SAT_COMPAT_FLASH_CURVE_TO) {
            step->control_x = next_number(&text);
            step->control_y = next_number(&text);
        }
        step->x = next_number(&text);
        step->y = next_number(&text);
    }
    return steps;
}

static sat_aabb box_at(const table *t, size_t field) {
    sat_aabb box;
    box.min.x = table_number(t, field);
    box.min.y = table_number(t, field + 1);
    box.max.x = table_number(t, field + 2);
    box.max.y = table_number(t, field + 3);
    return box;
}

static shape *find(shapes *all, const char *name, size_t length) {
    size_t i;
    for (i = 0; i < all->count; i++) {
        if (strlen(all->all[i].name) == length && memcmp(all->all[i].name, name, length) == 0) {
            return &all->all[i];
        }
    }
    return NULL;
}

void read_shapes(shapes *all, const char *reference) {
    table t;
    table_open(&t, reference, "flash_shapes",
               "shape,x0,y0,x1,y1,ex0,ey0,ex1,ey1,layer,kind,path");
    all->count = 0;
    while (table_next(&t)) {
        const char *name = t.fields[0], *kind = t.fields[10];
        shape *found = find(all, name, strlen(name));
        if (!found) {
            if (all->count == MOST_SHAPES || strlen(name) >= sizeof found->name) {
                stop("too many shapes", name);
            }
            found = &all->all[all->count++];
            memset(found, 0, sizeof *found);
            memcpy(found->name, name, strlen(name) + 1);
            found->with_strokes = box_at(&t, 1);
            found->without = box_at(&t, 5);
        }
        if (strcmp(kind, "none") != 0) {
            sat_compat_flash_layer *layer = &found->layers[found->count++];
            if (found->count > MOST_LAYERS) {
                stop("too many layers", name);
            }
            layer->paint = strcmp(kind, "evenodd") == 0   ? SAT_COMPAT_FLASH_EVEN_ODD
                           : strcmp(kind, "nonzero") == 0 ? SAT_COMPAT_FLASH_NON_ZERO
                                                          : SAT_COMPAT_FLASH_STROKE;
            if (layer->paint == SAT_COMPAT_FLASH_STROKE) {
                layer->thickness = strtod(kind + strlen("stroke "), NULL);
            }
            layer->steps = path_of(t.fields[11], &layer->count);
        }
    }
}

void free_shapes(shapes *all) {
    size_t i, k;
    for (i = 0; i < all->count; i++) {
        for (k = 0; k < all->all[i].count; k++) {
            free((void *)all->all[i].layers[k].steps);
        }
    }
}

sat_transform next_matrix(const char **text) {
    sat_transform map;
    map.a = next_number(text);
    map.b = next_number(text);
    map.c = next_number(text);
    map.d = next_number(text);
    map.tx = next_number(text);
    map.ty = next_number(text);
    return map;
}

/* Puts `child` into containers with the matrices of the text, up to its end or a bar, and the
 * outermost into `parent`. Returns the first status that is not SAT_OK. */
sat_status nest(stage *s, node parent, const char **text, node child) {
    sat_status status = SAT_OK;
    while (status == SAT_OK && **text != '\0' && **text != '|') {
        const sat_transform map = next_matrix(text);
        node container = SAT_COMPAT_FLASH_NO_NODE;
        status = sat_compat_flash_stage_create_container(s, &container);
        status = status ? status : sat_compat_flash_stage_set_matrix(s, container, &map);
        status = status ? status : sat_compat_flash_stage_add_child(s, parent, container);
        parent = container;
    }
    return status ? status : sat_compat_flash_stage_add_child(s, parent, child);
}

/* Leaves `shape matrices | shape matrices ...`, or `x0 y0 x1 y1 matrices | ...` if `all` is NULL,
 * in a new child of the root. */
node object(stage *s, shapes *all, const char *text) {
    node parent = SAT_COMPAT_FLASH_NO_NODE;
    sat_status status = sat_compat_flash_stage_create_container(s, &parent);
    status = status ? status : sat_compat_flash_stage_add_child(s, SAT_COMPAT_FLASH_ROOT, parent);
    while (status == SAT_OK && *text != '\0') {
        node leaf = SAT_COMPAT_FLASH_NO_NODE;
        if (all) {
            const size_t length = strcspn(text, " ");
            const shape *found = find(all, text, length);
            if (!found) {
                stop("no such shape", text);
            }
            text += length + (text[length] == ' ');
            status = sat_compat_flash_stage_create_graphics(
                s, found->layers, found->count, &found->with_strokes, &found->without, &leaf);
        } else {
            sat_aabb box;
            box.min.x = next_number(&text);
            box.min.y = next_number(&text);
            box.max.x = next_number(&text);
            box.max.y = next_number(&text);
            status = sat_compat_flash_stage_create_graphics(s, NULL, 0, &box, &box, &leaf);
        }
        status = status ? status : nest(s, parent, &text, leaf);
        text += *text == '|' ? 2 : 0;
    }
    return status == SAT_OK ? parent : SAT_COMPAT_FLASH_NO_NODE;
}

/* A new stage; the end of the program if there is none. */
stage *new_stage(void) {
    stage *s = NULL;
    if (sat_compat_flash_stage_new(&s) != SAT_OK) {
        stop("no stage", sat_last_error());
    }
    return s;
}
