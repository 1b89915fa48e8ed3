/* The landscape: a mask, and a shape for each group of connected pixels. */
#include "siege.h"

#include <stdlib.h>

/* The surface: its row at some columns, straight in between. */
static const int surface[][2] = {{0, 62}, {24, 58}, {40, 58}, {56, 44}, {66, 60}, {78, 66},
                                 {94, 64}, {104, 48}, {118, 54}, {136, 54}, {160, 64}};

static int surface_at(int x) {
    int i = 0;
    while (x >= surface[i + 1][0]) {
        i++;
    }
    return surface[i][1] + (surface[i + 1][1] - surface[i][1]) * (x - surface[i][0]) /
                               (surface[i + 1][0] - surface[i][0]);
}

static void free_groups(siege *game) {
    while (game->group_count > 0) {
        sat_shape_free(game->groups[--game->group_count]);
    }
}

static void make_groups(siege *game) {
    const sat_vec2 pivot = {0, 0};
    free_groups(game);
    must(sat_shape_new_mask_groups(game->ground, pivot, game->groups, MAX_GROUPS,
                                   &game->group_count),
         "the shapes of the ground");
}

void ground_open(siege *game) {
    int x, y;
    must(sat_mask_new(WIDTH, HEIGHT, &game->ground), "the ground");
    for (x = 0; x < WIDTH; x++) {
        for (y = 0; y < HEIGHT; y++) {
            /* a bridge from hill to hill, with a tower on it */
            const bool is_bridge = x > 54 && x < 106 && y >= 42 && y < 46;
            const bool is_tower = x >= 74 && x < 86 && y >= 26 && y < 42;
            const bool is_window = x >= 78 && x < 82 && y >= 30 && y < 35;
            if (y >= surface_at(x) || is_bridge || (is_tower && !is_window)) {
                must(sat_mask_set(game->ground, (size_t)x, (size_t)y, true), "a pixel");
            }
        }
    }
    make_groups(game);
}

/* Whether a group moved one pixel down would be in another pixel of the ground or in a robot, or
 * below the landscape. */
static bool is_carried(const siege *game, const sat_mask *group, int32_t down) {
    const sat_pixel offset = {0, down};
    sat_pixel_box box;
    bool hits;
    int i;
    must(sat_mask_bounds(group, &box), "the box of a group");
    if (box.y + box.height + (size_t)down > HEIGHT) {
        return true;
    }
    must(sat_mask_overlaps(game->ground, group, offset, &hits), "a group and the ground");
    for (i = 0; i < ROBOTS && !hits; i++) {
        const robot *who = &game->robots[i];
        const sat_pixel apart = {who->corner.x, who->corner.y - down};
        must(sat_mask_overlaps(group, who->mask, apart, &hits), "a group and a robot");
    }
    return hits;
}

/* Lets a group of pixels fall until something carries it. Returns whether it moved. */
static bool drop(siege *game, const sat_shape *shape) {
    sat_transform at = {1, 0, 0, 1, 0, 0};
    sat_mask *group = NULL;
    int32_t down = 0;
    must(sat_mask_new(WIDTH, HEIGHT, &group), "the pixels of a group");
    must(sat_mask_fill(group, shape, &at, true), "the pixels of a group");
    must(sat_mask_fill(game->ground, shape, &at, false), "taking a group away");
    while (!is_carried(game, group, down + 1)) {
        down++;
    }
    at.ty = down;
    must(sat_mask_fill(game->ground, shape, &at, true), "putting a group down");
    sat_mask_free(group);
    return down > 0;
}

void ground_explode(siege *game, size_t *out_gone, size_t *out_fallen) {
    const sat_transform at = {1, 0, 0, 1, game->explosion.x, game->explosion.y};
    size_t before, after, i;
    bool moved;
    must(sat_mask_count(game->ground, &before), "the pixels before");
    must(sat_mask_fill(game->ground, game->blast, &at, false), "a crater");
    must(sat_mask_count(game->ground, &after), "the pixels after");
    *out_gone = before - after;
    *out_fallen = 0;
    /* what fell may have carried something else */
    do {
        make_groups(game);
        moved = false;
        for (i = 0; i < game->group_count && !moved; i++) {
            moved = drop(game, game->groups[i]);
        }
        *out_fallen += moved;
    } while (moved);
    must(sat_mask_count(game->ground, &before), "the pixels that fell");
    if (before != after) {
        fprintf(stderr, "siege: %lu pixels became %lu in a fall\n", (unsigned long)after,
                (unsigned long)before);
        exit(1);
    }
}

bool ground_carries(const siege *game, const robot *who) {
    const sat_pixel below = {who->corner.x, who->corner.y + 1};
    size_t height;
    bool hits;
    must(sat_mask_height(who->mask, &height), "the height of a robot");
    must(sat_mask_overlaps(game->ground, who->mask, below, &hits), "a robot and the ground");
    return hits || who->corner.y + (int32_t)height >= HEIGHT;
}
